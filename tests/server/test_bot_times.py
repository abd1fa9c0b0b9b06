"""How long a bot takes tells nobody which cards it holds."""

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

SURE = 4.9
"""Standard errors by which two kinds of times must differ to be told apart: by chance they do so
once in a million times."""
DECISIONS = 300
Taken = tuple[Card, float]
"""The card that a bot has drawn, and the seconds until it has done something with it."""


# --- time and tables of one's own ------------------------------------------------------------


class Virtual(asyncio.SelectorEventLoop):
    """A loop in which time passes only when there is nothing to do, and then at once."""

    def __init__(self) -> None:
        super().__init__()
        self._passed = 0.0

    def time(self) -> float:
        """Seconds since it began."""
        return self._passed

    def _run_once(self) -> None:
        timers: list[asyncio.TimerHandle] = self._scheduled  # type: ignore[attr-defined]
        waiting = [timer.when() for timer in timers if not timer.cancelled()]
        if waiting and not self._ready:  # type: ignore[attr-defined]
            self._passed = max(self._passed, min(waiting))
        super()._run_once()  # type: ignore[misc]


class Seeded(Environment):
    """The same chance each time."""

    def __init__(self) -> None:
        super().__init__()
        self._dice = Random(1)

    def random_bytes(self, size: int) -> bytes:
        """From a seed."""
        return self._dice.randbytes(size)


def harmless(decision: Decision) -> str:
    """Draws, and puts away what was drawn."""
    if decision.kind == "first-look":
        return f"look {'ab'[decision.actor]}{int(decision.id.rpartition('.')[2]) + 1}"
    return {"looking": "done", "turn": "draw"}.get(decision.kind, "discard")


class Room:
    """A table of a person, who answers at once, and a bot; and when the bot did what."""

    code, has_lease, hushed = "ABCDEF", True, False

    def __init__(self, tempo: Tempo, level: str) -> None:
        self.audience = SimpleNamespace(connections=[])
        self.told: list[Told] = []
        self.taken: list[Taken] = []
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
        self._take(steps)

    def _take(self, steps: Sequence[Step]) -> None:
        for step in steps:
            self.told += step.told
            self.table = step.table
        mine = [decision for decision in self.table.decisions if decision.actor == 0]
        if mine:
            self._ask(requests.Play(mine[0].id, harmless(mine[0])))
            return
        if next_round(self.table) is not None:
            self._ask(requests.Ready())
            return
        for _, decision in bot_decisions(self.table):
            self._asked.setdefault(decision.id, asyncio.get_running_loop().time())
        self.changed()

    async def heard(self, seat: Seat) -> list[Fact]:
        """What the bot was told."""
        return heard(self.told, seat)

    async def move_bot(self, seat: Seat, decision: str, move: str) -> bool:
        """What the bot does."""
        card = card_at(self.table)
        if card is not None:
            seconds = asyncio.get_running_loop().time() - self._asked[decision]
            self.taken.append((card, seconds))
        steps = move_bot(self.table, seat, decision, move, 0)
        self._take(steps)
        return bool(steps)


def card_at(table: Table) -> Card | None:
    """The card that somebody has drawn."""
    phase = table.state.round.phase
    return phase.card if isinstance(phase, Holding) else None


def times(tempo: Tempo, level: str, *, hurry: bool = False) -> list[Taken]:
    """How long a bot takes for one drawn card after the other."""

    async def main() -> list[Taken]:
        bots = BotPlayers(Seeded(), Metrics())
        room: Any = Room(tempo, level)
        enough = asyncio.get_running_loop().create_future()

        def changed() -> None:
            bots.look(room)
            if hurry:
                asyncio.get_running_loop().call_later(0.02, bots.hurry, room)
            if len(room.taken) >= DECISIONS and not enough.done():
                enough.set_result(None)

        room.changed = changed
        changed()
        await enough
        await bots.close()
        return list(room.taken)

    with pytest.MonkeyPatch.context() as patch:
        # Time stands still here while bots take theirs: nobody has to wait for that.
        patch.setattr("dacabo.server.tables.bots.BOT_SHARE", 1e6)
        seat_bot("cabo", level, PRESETS["original"], players=2, seat=0, seed=1)  # is read meanwhile
        with asyncio.Runner(loop_factory=Virtual) as runner:
            return runner.run(main())


def difference(taken: Sequence[Taken]) -> float:
    """How far the times for cards with a power are from those of others, in standard errors.

    By ranks (Mann and Whitney): for equal kinds of times it is normally distributed.
    """
    ordered = sorted(taken, key=lambda one: one[1])
    ranks: list[float] = []
    while len(ranks) < len(ordered):
        same = [one for one in ordered if abs(one[1] - ordered[len(ranks)][1]) < 1e-6]
        ranks += [len(ranks) + (len(same) + 1) / 2] * len(same)
    powers = [rank for rank, (card, _) in zip(ranks, ordered, strict=True) if POWER[card]]
    n, m, total = len(powers), len(ordered) - len(powers), len(ordered)
    assert min(n, m) > 50
    ties = sum(ranks.count(rank) ** 3 - ranks.count(rank) for rank in {*ranks})
    spread = sqrt(n * m / 12 * (total + 1 - ties / (total * (total - 1))))
    return (sum(powers) - n * (total + 1) / 2) / spread if spread else 0.0


Deciding = Callable[[BotPlayers, LiveTable, str, Decision], Awaitable[str | None]]


def slower(decide: Deciding, seconds: float) -> Deciding:
    """Decides as usual, and takes so much longer if a card has a power."""

    async def slow(self: BotPlayers, live: LiveTable, level: str, decision: Decision) -> str | None:
        card = card_at(live.table)
        await asyncio.sleep(seconds if card is not None and POWER[card] else 0)
        return await decide(self, live, level, decision)

    return slow


@pytest.mark.parametrize(("tempo", "hurry"), every_nth(product(Tempo, [False, True]), 3))
def test_how_long_a_decision_takes_is_not_seen(
    monkeypatch: pytest.MonkeyPatch,
    tempo: Tempo,
    hurry: bool,  # noqa: FBT001 (a parameter)
) -> None:
    """A card with a power takes forty times as long as it ever would: it is answered no later."""
    monkeypatch.setattr(BotPlayers, "_decide", slower(BotPlayers._decide, 0.04))
    assert abs(difference(times(tempo, "presto", hurry=hurry))) < SURE


def test_a_decision_that_takes_longer_than_a_pause_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By a tenth of a second."""
    monkeypatch.setattr(BotPlayers, "_decide", slower(BotPlayers._decide, 0.4))
    assert abs(difference(times(Tempo.BRISK, "presto"))) > SURE


def test_a_pause_that_depends_on_a_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a tenth of a second."""
    honest = BotPlayers._pause

    def leaky(self: BotPlayers, live: Any, level: str, decision: Decision) -> float:
        card = card_at(live.table)
        seconds = honest(self, live, level, decision)
        return seconds + 0.1 * (card is not None and POWER[card] is not None)

    monkeypatch.setattr(BotPlayers, "_pause", leaky)
    assert abs(difference(times(Tempo.CALM, "largo"))) > SURE


@pytest.mark.parametrize(("tempo", "level"), every_nth(product(Tempo, [*LEVELS, *LEARNED]), 4))
def test_pauses_do_not_depend_on_the_card(tempo: Tempo, level: str) -> None:
    """Of any level."""
    assert abs(difference(times(tempo, level))) < SURE


# --- a bot that fails, and bots that take too much ----------------------------------------------


def test_a_bot_that_fails_says_so_without_a_word_about_the_cards(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The type and the place of the error are logged, and the table goes on."""

    def fail(_bot: Allegro, view: object, _decision: Decision) -> None:
        raise ValueError(view)

    monkeypatch.setattr(Allegro, "choose", fail)
    assert len(times(Tempo.INSTANT, "allegro")) >= DECISIONS
    failures = [entry.exc_info for entry in caplog.records if entry.msg == "bot-failed"]
    assert failures
    for failure in failures:
        assert failure is not None
        assert re.fullmatch(r"ValueError at test_bot_times\.py:\d+", str(failure[1]))


def test_bots_of_one_network_wait_for_each_other_and_for_nobody_else() -> None:
    """Who has taken more than the share waits until it has grown again, and plays on then."""

    async def main() -> None:
        bots = BotPlayers(Seeded(), Metrics())
        room: Any = Room(Tempo.INSTANT, "largo")
        home, other = (SimpleNamespace(guest=None, seat=None, address=f"10.0.0.{n}") for n in "12")
        room.audience.connections = [home]
        bots._budget(room).pay(0.2 + BOT_SHARE * 0.5)  # all that may be taken at once, and more
        began = monotonic()
        await _wait_for_budget(bots._budget(room))
        assert monotonic() - began == pytest.approx(0.5, abs=0.2)
        bots._budget(room).pay(60)
        room.audience.connections = [other]
        assert not bots._budget(room).is_bursting

    asyncio.run(main())


# --- Presto itself, over a socket --------------------------------------------------------------


async def watched(server: Server, facts: int) -> list[Taken]:
    """A person at a table of Prestos sees how long each of them takes for what it has drawn."""
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
        await play_out(client, player, lambda one: one.number > facts)
        steps = await party.steps()
    found = []
    for drawn, after in pairwise(steps):
        fact = drawn.entry.fact
        if isinstance(fact, Moved) and fact.by is By.BOT and fact.move == "draw":
            card = next(told.fact.card for told in drawn.told if isinstance(told.fact, Drawn))
            one, other = (arrived.get(step.table.number) for step in (drawn, after))
            if one is not None and other is not None:
                found.append((card, other - one))
    return found


@pytest.mark.long
@over_sockets
async def test_presto_takes_no_longer_for_a_card_that_it_can_use(tmp_path: Path) -> None:
    """Nobody can tell cards with a power from others by the times at which answers arrive."""
    with serving(tmp_path, bot_pace=1) as server:
        tables = await asyncio.gather(*(watched(server, 300) for _ in range(3)))
    taken = [(card, round(seconds, 2)) for table in tables for card, seconds in table]
    assert abs(difference(taken)) < SURE
