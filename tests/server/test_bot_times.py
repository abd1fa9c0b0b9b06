"""How long a bot takes tells nobody which cards it holds, however long it thinks about them."""

import asyncio
import pickle
from collections.abc import Callable, Sequence
from itertools import count, pairwise
from math import sqrt
from pathlib import Path
from random import Random
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest
from server.players import play_out, players_of
from server.rig import Json, Server, over_sockets, serving, sitting

from dacabo.bots.pace import Tempo
from dacabo.bots.roster import LEARNED, LEVELS
from dacabo.cabo.cards import POWER
from dacabo.cabo.facts import Drawn
from dacabo.cabo.state import Holding
from dacabo.core.cards import Card
from dacabo.core.game import Decision, Fact, Told, heard
from dacabo.core.seats import Seat
from dacabo.server.cost.worker import Done
from dacabo.server.metrics import Metrics
from dacabo.server.outside import Outside
from dacabo.server.tables.bots import BotPlayers
from dacabo.server.tables.thinkers import (
    AT_FIRST,
    LATELY,
    LONGEST_HIDDEN,
    Answer,
    Question,
    Thinkers,
)
from dacabo.table import requests
from dacabo.table.commands import act, move_bot, open_table
from dacabo.table.facts import By, Moved
from dacabo.table.options import Options
from dacabo.table.table import Step, Table, bots_asked

SURE = 4.9
"""Standard errors by which two kinds of times must differ to be told apart: by chance they do so
once in a million times."""
DECISIONS = 300
LONGEST_THOUGHT = 0.4
"""Seconds, in these tests."""
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


class Seeded(Outside):
    """The same chance each time."""

    def __init__(self) -> None:
        super().__init__()
        self._dice = Random(1)

    def random_bytes(self, size: int) -> bytes:
        """From a seed."""
        return self._dice.randbytes(size)


class Slow:
    """In place of a worker: one that thinks about some cards for longer than about others."""

    is_cold = False

    def __init__(self, seconds: Callable[[Question], float]) -> None:
        self._seconds = seconds

    async def do(self, work: bytes) -> Done:
        """Something harmless, after some time."""
        (question,) = pickle.loads(work).args  # noqa: S301 (ours)
        seconds = self._seconds(question)
        await asyncio.sleep(seconds)
        return Done(seconds, Answer(harmless(question.decision), b""))

    async def close(self) -> None:
        """It has no process."""


def harmless(decision: Decision) -> str:
    """Draws, and puts away what was drawn."""
    if decision.kind == "first-look":
        return f"look {'ab'[decision.actor]}{int(decision.id.rpartition('.')[2]) + 1}"
    return {"looking": "done", "turn": "draw"}.get(decision.kind, "discard")


class Room:
    """A table of a person, who answers at once, and a bot; and when the bot did what."""

    code, mine, hushed = "ABCDEF", True, False

    def __init__(self, tempo: Tempo, level: str) -> None:
        self.audience = SimpleNamespace(connections=[])
        self.told: list[Told] = []
        self.taken: list[Taken] = []
        self.changed: Callable[[], None] = lambda: None
        self._asked: dict[str, float] = {}
        self._ids = count(1)
        options = Options(game="cabo", preset="original", players=2, tempo=tempo)
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
        for _, decision in bots_asked(self.table):
            self._asked.setdefault(decision.id, asyncio.get_running_loop().time())
        self.changed()

    async def heard(self, seat: Seat) -> list[Fact]:
        """What the bot was told."""
        return heard(self.told, seat)

    async def move_bot(self, seat: Seat, decision: str, move: str, level: str | None) -> bool:
        """What the bot does."""
        card = card_at(self.table)
        if card is not None:
            seconds = asyncio.get_running_loop().time() - self._asked[decision]
            self.taken.append((card, seconds))
        steps = move_bot(self.table, seat, decision, move, 0, level=level)
        self._take(steps)
        return bool(steps)


def card_at(table: Table) -> Card | None:
    """The card that somebody has drawn."""
    phase = table.state.round.phase
    return phase.card if isinstance(phase, Holding) else None


def times(
    tempo: Tempo,
    seconds: Callable[[Question], float],
    *,
    level: str = "presto",
    hurry: bool = False,
) -> list[Taken]:
    """How long a bot takes for one drawn card after the other."""

    async def main() -> list[Taken]:
        thinkers = Thinkers(1)
        worker: Any = Slow(seconds)
        thinkers._workers, thinkers._idle = [worker], [worker]
        bots = BotPlayers(thinkers, Seeded(), Metrics())
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

    with asyncio.Runner(loop_factory=Virtual) as runner:
        return runner.run(main())


def searching(rng: Random) -> Callable[[Question], float]:
    """Thinks as Presto does: the more a card can do, the longer, and sometimes not at all."""

    def seconds(question: Question) -> float:
        hand = getattr(question.view, "hand", None)
        if question.decision.kind == "turn":
            return rng.uniform(0.02, 0.15)
        if question.decision.kind != "card" or hand is None:
            return 0.0002
        return (
            rng.uniform(0.05, LONGEST_THOUGHT)
            if POWER[hand.card]
            else rng.choice([0.0003, 0.02, 0.1])
        )

    return seconds


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


@pytest.mark.parametrize("hurry", [False, True], ids=["", "hurried"])
@pytest.mark.parametrize("tempo", Tempo)
def test_how_long_a_bot_thinks_about_a_card_is_not_seen(tempo: Tempo, hurry: bool) -> None:  # noqa: FBT001 (a parameter)
    """A card with a power keeps it busy for much longer than one without: it answers no later."""
    taken = times(tempo, searching(Random(5)), hurry=hurry)
    assert abs(difference(taken)) < SURE


def unhidden(_: Thinkers, *_kind: str) -> float:
    """Nothing is waited for."""
    return 0.0


def test_a_bot_that_answers_as_soon_as_it_has_thought_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With a pause that is shorter than many of its thoughts."""
    monkeypatch.setattr(Thinkers, "slowest", unhidden)
    assert abs(difference(times(Tempo.BRISK, searching(Random(5))))) > 2 * SURE


def test_a_pause_that_depends_on_a_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a tenth of a second."""
    honest = BotPlayers._pause

    def leaky(self: BotPlayers, live: Any, level: str, decision: Decision) -> float:
        card = card_at(live.table)
        seconds = honest(self, live, level, decision)
        return seconds + 0.1 * (card is not None and POWER[card] is not None)

    monkeypatch.setattr(BotPlayers, "_pause", leaky)
    assert abs(difference(times(Tempo.CALM, lambda _: 0.001, level="largo"))) > SURE


@pytest.mark.parametrize("level", [*LEVELS, *LEARNED])
@pytest.mark.parametrize("tempo", Tempo)
def test_pauses_do_not_depend_on_the_card(tempo: Tempo, level: str) -> None:
    """Of any level, if thoughts are quick."""
    assert abs(difference(times(tempo, lambda _: 0.001, level=level))) < SURE


def test_few_thoughts_are_longer_than_all_of_the_last() -> None:
    """Only those are seen: an answer comes with the next quarter of a second."""
    taken = times(Tempo.INSTANT, searching(Random(9)))
    late = [seconds for _, seconds in taken if seconds > LONGEST_THOUGHT + 1e-6]
    assert len(late) < DECISIONS / 50
    assert all(abs(seconds * 4 - round(seconds * 4)) < 1e-6 for seconds in late)


def test_a_busy_machine_makes_no_quick_bot_wait() -> None:
    """Delays that took no thinking are not hidden: they are the same for all cards."""

    async def main() -> None:
        thinkers = Thinkers(1)
        for _ in range(LATELY):
            thinkers._latest(("cabo", "largo", "card")).append(0.0)
        assert thinkers.slowest("cabo", "largo", "card") == 0
        assert thinkers.slowest("cabo", "andante", "card") == 0
        assert thinkers.slowest("cabo", "presto", "card") == pytest.approx(AT_FIRST)
        thinkers._latest(("cabo", "presto", "card")).append(0.41)
        assert thinkers.slowest("cabo", "presto", "card") == pytest.approx(0.45)
        assert thinkers.slowest("cabo", "presto", "turn") == pytest.approx(AT_FIRST)
        thinkers._latest(("cabo", "presto", "card")).append(8.0)
        assert thinkers.slowest("cabo", "presto", "card") == LONGEST_HIDDEN
        for _ in range(LATELY):
            thinkers._latest(("cabo", "presto", "card")).append(0.002)
        assert thinkers.slowest("cabo", "presto", "card") == pytest.approx(0.05)

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
async def test_presto_takes_no_longer_for_a_card_that_it_thinks_about(tmp_path: Path) -> None:
    """Without knowing how long it thinks, nobody can tell cards with a power from others.

    Until the slowest thoughts are known some answers are late, which does not count.
    """
    with serving(tmp_path, pace=1) as server:
        await watched(server, 120)
        tables = await asyncio.gather(*(watched(server, 300) for _ in range(3)))
    taken = [(card, round(seconds, 2)) for table in tables for card, seconds in table]
    assert abs(difference(taken)) < SURE
