"""The time that a bot takes tells nobody which cards it holds."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from itertools import count, pairwise, product
from math import sqrt
from pathlib import Path
from random import Random
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest
from harness.shares import every_nth
from server.harness.players import play_out, players_of
from server.harness.rig import Json, Server, over_sockets, serving, sitting

from dacabo.bots.cabo.levels import Allegro
from dacabo.bots.levels import LEARNED, LEVELS, seat_bot
from dacabo.bots.pace import Tempo
from dacabo.cabo.cards import POWER
from dacabo.cabo.facts import Drawn
from dacabo.cabo.rules import PRESETS
from dacabo.cabo.state import Holding
from dacabo.core.cards import Card
from dacabo.core.game import Decision, Fact, Told, heard
from dacabo.core.seats import Seat
from dacabo.server.environment import Environment
from dacabo.server.metrics import Metrics
from dacabo.server.tables.bots import BOT_SHARE, BotPlayers, _wait_for_budget
from dacabo.server.tables.live_table import LiveTable
from dacabo.table import requests
from dacabo.table.commands import act, move_bot, open_table
from dacabo.table.facts import By, Moved
from dacabo.table.options import Options
from dacabo.table.table import Step, Table, bot_decisions, next_round

SURE_ERRORS = 4.9
"""Standard errors by which two kinds of times must differ to count as different: by chance they do
so once in a million times."""
DECISIONS = 300
Timing = tuple[Card, float]
"""The card that a bot has drawn, and the seconds until it has acted on it."""


# --- virtual time, and tables for it -----------------------------------------------------------


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    """An event loop in which time passes only when no task is ready, and then at once."""

    def __init__(self) -> None:
        super().__init__()
        self._passed = 0.0

    def time(self) -> float:
        """The seconds since the loop began."""
        return self._passed

    def _run_once(self) -> None:
        timers: list[asyncio.TimerHandle] = self._scheduled  # type: ignore[attr-defined]
        waiting = [timer.when() for timer in timers if not timer.cancelled()]
        if waiting and not self._ready:  # type: ignore[attr-defined]
            self._passed = max(self._passed, min(waiting))
        super()._run_once()  # type: ignore[misc]


class SeededEnvironment(Environment):
    """An environment with the same chance each time."""

    def __init__(self) -> None:
        super().__init__()
        self._dice = Random(1)

    def random_bytes(self, size: int) -> bytes:
        """Random bytes from a seed."""
        return self._dice.randbytes(size)


def default_move(decision: Decision) -> str:
    """Draw, and discard the drawn card."""
    if decision.kind == "first-look":
        return f"look {'ab'[decision.actor]}{int(decision.id.rpartition('.')[2]) + 1}"
    return {"looking": "done", "turn": "draw"}.get(decision.kind, "discard")


class BotTable:
    """A table of a person who answers at once, and a bot, whose moves are timed."""

    code, has_lease, hushed = "ABCDEF", True, False

    def __init__(self, tempo: Tempo, level: str) -> None:
        self.audience = SimpleNamespace(connections=[])
        self.facts_told: list[Told] = []
        self.taken: list[Timing] = []
        self.changed: Callable[[], None] = lambda: None
        self._asked: dict[str, float] = {}
        self._ids = count(1)
        endless: dict[str, bool | int | str | None] = {"limit": 10_000}
        options = Options(game="cabo", preset="original", players=2, changes=endless, tempo=tempo)
        steps = open_table(options, "ana", Random(7).randbytes(32), 0)
        self.table: Table = steps[-1].table
        for request in (requests.SeatBot(level), requests.Start()):
            self._ask(request)

    def _ask(self, request: requests.Request) -> None:
        steps = act(
            self.table,
            request,
            0,
            guest="ana",
            id=str(next(self._ids)),
            present=("ana",),
            new_seed=lambda: bytes(32),
        )
        self._apply(steps)

    def _apply(self, steps: Sequence[Step]) -> None:
        for step in steps:
            self.facts_told += step.told
            self.table = step.table
        own_decisions = [decision for decision in self.table.decisions if decision.actor == 0]
        if own_decisions:
            self._ask(requests.Play(own_decisions[0].id, default_move(own_decisions[0])))
            return
        if next_round(self.table) is not None:
            self._ask(requests.Ready())
            return
        for _, decision in bot_decisions(self.table):
            self._asked.setdefault(decision.id, asyncio.get_running_loop().time())
        self.changed()

    async def heard(self, seat: Seat) -> list[Fact]:
        """The facts that the bot was told."""
        return heard(self.facts_told, seat)

    async def move_bot(self, seat: Seat, decision: str, move: str) -> bool:
        """Make the bot's move."""
        card = card_at(self.table)
        if card is not None:
            seconds = asyncio.get_running_loop().time() - self._asked[decision]
            self.taken.append((card, seconds))
        steps = move_bot(self.table, seat, decision, move, 0)
        self._apply(steps)
        return bool(steps)


def card_at(table: Table) -> Card | None:
    """The card that a player has drawn."""
    phase = table.state.round.phase
    return phase.card if isinstance(phase, Holding) else None


def timings_of(tempo: Tempo, level: str, *, hurry: bool = False) -> list[Timing]:
    """The times that a bot takes for one drawn card after the other."""

    async def main() -> list[Timing]:
        bots = BotPlayers(SeededEnvironment(), Metrics())
        table: Any = BotTable(tempo, level)
        enough = asyncio.get_running_loop().create_future()

        def changed() -> None:
            bots.look(table)
            if hurry:
                asyncio.get_running_loop().call_later(0.02, bots.hurry, table)
            if len(table.taken) >= DECISIONS and not enough.done():
                enough.set_result(None)

        table.changed = changed
        changed()
        await enough
        await bots.close()
        return list(table.taken)

    with pytest.MonkeyPatch.context() as patch:
        # Time stands still here while bots compute, so nobody waits for them.
        patch.setattr("dacabo.server.tables.bots.BOT_SHARE", 1e6)
        seat_bot("cabo", level, PRESETS["original"], players=2, seat=0, seed=1)  # loads it
        with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
            return runner.run(main())


def difference(taken: Sequence[Timing]) -> float:
    """The difference between times for cards with a power and other times, in standard errors.

    It is computed by ranks (Mann and Whitney): for equal kinds it is normally distributed.
    """
    ordered = sorted(taken, key=lambda timing: timing[1])
    ranks: list[float] = []
    while len(ranks) < len(ordered):
        tied_times = [
            timing for timing in ordered if abs(timing[1] - ordered[len(ranks)][1]) < 1e-6
        ]
        ranks += [len(ranks) + (len(tied_times) + 1) / 2] * len(tied_times)
    powers = [rank for rank, (card, _) in zip(ranks, ordered, strict=True) if POWER[card]]
    n, m, total = len(powers), len(ordered) - len(powers), len(ordered)
    assert min(n, m) > 50
    ties = sum(ranks.count(rank) ** 3 - ranks.count(rank) for rank in {*ranks})
    spread = sqrt(n * m / 12 * (total + 1 - ties / (total * (total - 1))))
    return (sum(powers) - n * (total + 1) / 2) / spread if spread else 0.0


Deciding = Callable[[BotPlayers, LiveTable, str, Decision], Awaitable[str | None]]


def slowed_for_powers(decide: Deciding, seconds: float) -> Deciding:
    """Decide as usual, but wait longer if a card has a power."""

    async def slow(self: BotPlayers, live: LiveTable, level: str, decision: Decision) -> str | None:
        card = card_at(live.table)
        await asyncio.sleep(seconds if card is not None and POWER[card] else 0)
        return await decide(self, live, level, decision)

    return slow


@pytest.mark.parametrize(("tempo", "hurry"), every_nth(product(Tempo, [False, True]), 3))
def test_the_time_of_a_decision_is_hidden(
    monkeypatch: pytest.MonkeyPatch,
    tempo: Tempo,
    hurry: bool,  # noqa: FBT001 (a parameter)
) -> None:
    """The decision takes forty times as long for cards with a power; the answer comes no later."""
    monkeypatch.setattr(BotPlayers, "_decide", slowed_for_powers(BotPlayers._decide, 0.04))
    assert abs(difference(timings_of(tempo, "presto", hurry=hurry))) < SURE_ERRORS


def test_a_decision_that_takes_longer_than_a_pause_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is longer by a tenth of a second."""
    monkeypatch.setattr(BotPlayers, "_decide", slowed_for_powers(BotPlayers._decide, 0.4))
    assert abs(difference(timings_of(Tempo.BRISK, "presto"))) > SURE_ERRORS


def test_a_pause_that_depends_on_a_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pause is longer by a tenth of a second."""
    honest = BotPlayers._pause

    def leaky(self: BotPlayers, live: Any, level: str, decision: Decision) -> float:
        card = card_at(live.table)
        seconds = honest(self, live, level, decision)
        return seconds + 0.1 * (card is not None and POWER[card] is not None)

    monkeypatch.setattr(BotPlayers, "_pause", leaky)
    assert abs(difference(timings_of(Tempo.CALM, "largo"))) > SURE_ERRORS


@pytest.mark.parametrize(("tempo", "level"), every_nth(product(Tempo, [*LEVELS, *LEARNED]), 4))
def test_pauses_do_not_depend_on_the_card(tempo: Tempo, level: str) -> None:
    """This holds for bots of any level."""
    assert abs(difference(timings_of(tempo, level))) < SURE_ERRORS


# --- a bot that fails, and bots that use up their share ----------------------------------------


def test_the_log_entry_of_a_failing_bot_does_not_mention_cards(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The type and the place of the error are logged, and the match continues."""

    def fail(_bot: Allegro, view: object, _decision: Decision) -> None:
        raise ValueError(view)

    monkeypatch.setattr(Allegro, "choose", fail)
    assert len(timings_of(Tempo.INSTANT, "allegro")) >= DECISIONS
    failures = [entry.exc_info for entry in caplog.records if entry.msg == "bot-failed"]
    assert failures
    for failure in failures:
        assert failure is not None
        assert re.fullmatch(r"ValueError at test_bot_times\.py:\d+", str(failure[1]))


def test_bots_of_one_network_wait_only_for_each_other() -> None:
    """Bots of an overdrawn network wait until its budget has grown again, then play on."""

    async def main() -> None:
        bots = BotPlayers(SeededEnvironment(), Metrics())
        table_: Any = BotTable(Tempo.INSTANT, "largo")
        first_client, other_client = (
            SimpleNamespace(guest=None, seat=None, address=f"10.0.0.{n}") for n in "12"
        )
        table_.audience.connections = [first_client]
        bots._budget(table_).pay(0.2 + BOT_SHARE * 0.5)  # all that may be taken at once, and more
        began = monotonic()
        await _wait_for_budget(bots._budget(table_))
        assert monotonic() - began == pytest.approx(0.5, abs=0.2)
        bots._budget(table_).pay(60)
        table_.audience.connections = [other_client]
        assert not bots._budget(table_).is_bursting

    asyncio.run(main())


# --- Presto over a socket ----------------------------------------------------------------------


async def timings_over_a_socket(server: Server, facts: int) -> list[Timing]:
    """The times that a person at a table of Prestos measures for each drawn card."""
    async with sitting(
        server, 1, ("presto",) * 3, tempo="instant", changes={"limit": 1000}
    ) as party:
        client, arrived = party.host, dict[int, float]()
        honest = client.receive

        async def receive() -> Json:
            message = await honest()
            if message["type"] == "news":
                arrived[message["event"]["number"]] = monotonic()
            return message

        client.receive = receive  # type: ignore[method-assign]
        await party.start()
        (player,) = players_of(party)
        await play_out(client, player, lambda start: start.number > facts)
        steps = await party.steps()
    timings = []
    for drawn, after in pairwise(steps):
        fact = drawn.entry.fact
        if isinstance(fact, Moved) and fact.by is By.BOT and fact.move == "draw":
            card = next(told.fact.card for told in drawn.told if isinstance(told.fact, Drawn))
            start, end = (arrived.get(step.table.number) for step in (drawn, after))
            if start is not None and end is not None:
                timings.append((card, end - start))
    return timings


@pytest.mark.long
@over_sockets
async def test_presto_takes_no_longer_for_a_card_with_a_power(tmp_path: Path) -> None:
    """The times at which answers arrive do not distinguish such cards."""
    with serving(tmp_path, bot_pace=1) as server:
        tables = await asyncio.gather(*(timings_over_a_socket(server, 300) for _ in range(3)))
    taken = [(card, round(seconds, 2)) for table in tables for card, seconds in table]
    assert abs(difference(taken)) < SURE_ERRORS
