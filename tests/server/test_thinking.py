"""Bots in processes of their own: the same moves, whatever happens to the processes."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest
import uvloop

from dacabo.bots.cabo.search.lanes import ready
from dacabo.bots.roster import LEVELS, seat_bot
from dacabo.core.chance import Sealed
from dacabo.core.dealing import next_decision, settle
from dacabo.core.game import AnyGame, Decision, Fact, heard
from dacabo.core.moves import Shuffled
from dacabo.core.rules import RuleSet
from dacabo.core.seats import TABLE, Seat
from dacabo.games import GAMES
from dacabo.server.cost.worker import GRACE, NICE, Done
from dacabo.server.tables.thinkers import (
    LONG,
    Answer,
    Mind,
    Question,
    Seated,
    Thinkers,
    ThinkingError,
)

SHORTER: Final[dict[str, dict[str, object]]] = {
    "original": {"rounds": 1},
    "dutch": {},
    "single": {"stack": 4},
}
"""Matches of every kind that are over after a few hundred moves at most."""

RULES: Final[dict[str, RuleSet]] = {
    preset: game.presets[preset].changed(SHORTER[preset])
    for game in GAMES.values()
    for preset in game.presets
    if preset in SHORTER
}
PATIENCE: Final = 60.0
"""Seconds that are never needed, except on a very busy machine."""
QUICK: Final = 0.25
"""Seconds in which no process starts, and every bot that does not search has answered."""
EVERY_RULE_SET = pytest.mark.parametrize(
    "preset",
    [pytest.param(one, marks=() if one == "dutch" else pytest.mark.long) for one in SHORTER],
)
EVERY_LOOP = pytest.mark.parametrize(
    "run",
    [uvloop.run, pytest.param(asyncio.run, marks=pytest.mark.long)],
    ids=["uvloop", "asyncio"],
)
"""The loop of a server; and in the long run Python's own, for systems without the other."""
Run = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture(autouse=True, scope="module")
def _twin() -> None:
    """Presto plays on the twin as soon as that is compiled: here from the beginning."""
    ready(wait=True)


def seated(rules: RuleSet, seat: Seat, level: str) -> Seated:
    return Seated(
        game=rules.game, rules=rules, players=len(LEVELS), seat=seat, level=level, seed=70 + seat
    )


class Match:
    """A match with a bot of each level."""

    def __init__(self, preset: str) -> None:
        self.rules = RULES[preset]
        self.game: AnyGame = GAMES[self.rules.game]
        self.chance = Sealed(bytes(32))
        self.told: list[list[Fact]] = [[] for _ in LEVELS]
        """By seat, everything that it was told."""
        self.state, told = settle(self.game, self.game.start(self.rules, len(LEVELS)), self.chance)
        self._tell(told)

    def _tell(self, told: Any) -> None:
        for seat, facts in enumerate(self.told):
            facts.extend(heard(told, seat))

    def asked(self) -> Iterator[Decision]:
        """The decisions of bots, one after the other."""
        while decision := next_decision(self.game, self.state, self.chance, len(LEVELS)):
            if decision.actor == TABLE:
                move = self.game.default(self.state, decision)
                assert move is not None
                self.play(TABLE, self.game.text(move))
            else:
                yield decision
        assert self.game.result(self.state) is not None

    def view(self, seat: Seat) -> Any:
        """The view of a seat."""
        return self.game.view(self.state, seat)

    def play(self, seat: Seat, move: str) -> None:
        """A move; an illegal one is refused."""
        self.state, told = self.game.play(self.state, seat, self.game.parse(move))
        self._tell(told)
        self.state, told = settle(self.game, self.state, self.chance)
        self._tell(told)


@cache
def played_here(preset: str) -> tuple[str, ...]:
    """The moves of a match whose bots think in this process."""
    match = Match(preset)
    bots = [
        seat_bot(
            match.rules.game, level, match.rules, players=len(LEVELS), seat=seat, seed=70 + seat
        )
        for seat, level in enumerate(LEVELS)
    ]
    known = [0] * len(LEVELS)
    moves = []
    for decision in match.asked():
        seat = decision.actor
        for fact in match.told[seat][known[seat] :]:
            bots[seat].hear(fact)
        known[seat] = len(match.told[seat])
        moves.append(match.game.text(bots[seat].choose(match.view(seat), decision)))
        match.play(seat, moves[-1])
    return tuple(moves)


Disturb = Callable[[int, Match, list[Mind]], Awaitable[None]]


async def played(
    preset: str, thinkers: Thinkers, disturb: Disturb | None = None
) -> tuple[str, ...]:
    """The moves of the same match with `Thinkers`, and something that happens before each."""
    match = Match(preset)
    minds = [Mind(seated(match.rules, seat, level)) for seat, level in enumerate(LEVELS)]
    moves: list[str] = []
    for decision in match.asked():
        seat = decision.actor
        listen(minds[seat], match)
        if disturb:
            await disturb(len(moves), match, minds)
        moves.append(await thinkers.choose(minds[seat], match.view(seat), decision))
        match.play(seat, moves[-1])
    return tuple(moves)


def listen(mind: Mind, match: Match) -> None:
    """Hear what has happened since."""
    for fact in match.told[mind.bot.seat][mind.heard :]:
        mind.hear(fact)


class Scene:
    """A moment at which Presto has a lot to think about."""

    def __init__(self, level: str = "presto") -> None:
        moves = iter(played_here("original"))
        match = Match("original")
        for decision in match.asked():
            if (
                decision.kind == "turn"
                and LEVELS[decision.actor] == "presto"
                and match.view(0).turn > 8
            ):
                self.match, self.decision = match, decision
                break
            match.play(decision.actor, next(moves))
        self.level = level

    def mind(self) -> Mind:
        """A bot that sits in at that moment."""
        mind = Mind(seated(self.match.rules, self.decision.actor, self.level))
        listen(mind, self.match)
        return mind

    async def think(self, thinkers: Thinkers, payer: str = "") -> str:
        """Its move."""
        view = self.match.view(self.decision.actor)
        return await thinkers.choose(self.mind(), view, self.decision, payer)


@asynccontextmanager
async def opened(workers: int) -> AsyncIterator[Thinkers]:
    """Thinkers that end with the test, also when it fails."""
    thinkers = Thinkers(workers, PATIENCE)
    try:
        yield thinkers
    finally:
        await thinkers.close()


def pids(thinkers: Thinkers) -> list[int]:
    """The running processes."""
    return [worker._process.pid for worker in thinkers._workers if worker._process]


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


# --- the same moves -----------------------------------------------------------------


@EVERY_RULE_SET
def test_bots_play_as_they_would_in_the_same_process(preset: str) -> None:
    """Whole matches with every level: the same seed, facts and views give the same moves."""

    async def scene() -> None:
        async with opened(2) as thinkers:
            assert await played(preset, thinkers) == played_here(preset)
            assert len(pids(thinkers)) == 1  # one question at a time needs one worker

    uvloop.run(scene())


@EVERY_LOOP
@pytest.mark.parametrize(
    "preset",
    ["dutch", *(pytest.param(one, marks=pytest.mark.long) for one in ("single", "original"))],
)
def test_a_worker_that_is_killed_changes_no_move(preset: str, run: Run) -> None:
    """SIGKILL between two questions: another worker is started, and knows what it must."""

    async def scene() -> None:
        async with opened(1) as thinkers:
            killed = set()

            async def disturb(move: int, _match: Match, _minds: list[Mind]) -> None:
                if move in {3, 11, 17}:
                    (pid,) = pids(thinkers)
                    os.kill(pid, signal.SIGKILL)
                    killed.add(pid)
                    if move == 11:  # asked at once, or when the server has noticed it
                        await asyncio.sleep(0.05)

            assert await played(preset, thinkers, disturb) == played_here(preset)
            assert len(killed) > 1

    run(scene())


@pytest.mark.long
@EVERY_LOOP
def test_a_worker_that_is_killed_while_it_thinks_is_asked_again(run: Run) -> None:
    """The answer is the same, and comes from another process."""

    async def scene() -> None:
        async with opened(1) as thinkers:
            scene = Scene()
            move = await scene.think(thinkers)
            (first,) = pids(thinkers)
            thinking = asyncio.create_task(scene.think(thinkers))
            await asyncio.sleep(0.01)
            assert not thinking.done()
            os.kill(first, signal.SIGKILL)
            assert await thinking == move
            assert pids(thinkers) != [first]

    run(scene())


@pytest.mark.long
def test_what_comes_to_nothing_changes_no_move() -> None:
    """A thought that took too long, and one that was cancelled, have not happened."""

    async def scene() -> None:
        async with opened(1) as thinkers:

            async def disturb(move: int, match: Match, minds: list[Mind]) -> None:
                decision = next(match.asked())
                mind, view = minds[decision.actor], match.view(decision.actor)
                if move % 30 == 5:
                    thinkers.seconds = 0.0001
                    with pytest.raises(ThinkingError):
                        await thinkers.choose(mind, view, decision)
                    thinkers.seconds = PATIENCE
                elif move % 10 == 7:
                    before = pids(thinkers)
                    thinking = asyncio.create_task(thinkers.choose(mind, view, decision))
                    await asyncio.sleep(0)
                    thinking.cancel()
                    with pytest.raises(asyncio.CancelledError):
                        await thinking
                    assert pids(thinkers) == before

            assert await played("dutch", thinkers, disturb) == played_here("dutch")

    uvloop.run(scene())


def test_whoever_sits_in_knows_what_the_seat_was_told() -> None:
    """A new Allegro, told everything at once, plays like the one that was there all the time."""

    async def scene() -> None:
        async with opened(1) as thinkers:
            match = Match("original")
            seat = LEVELS.index("allegro")
            compared = 0
            moves = iter(played_here("original"))
            for decision in match.asked():
                move = next(moves)
                if decision.actor == seat:
                    mind = Mind(seated(match.rules, seat, "allegro"))
                    listen(mind, match)
                    assert await thinkers.choose(mind, match.view(seat), decision) == move
                    compared += 1
                match.play(decision.actor, move)
            assert compared > 5

    uvloop.run(scene())


def test_several_questions_about_one_bot_at_once_do_not_harm_it() -> None:
    """Each is answered, and afterwards the bot still knows every fact once."""

    async def scene() -> None:
        async with opened(2) as thinkers:
            match = Match("original")
            seat = LEVELS.index("allegro")
            mind = Mind(seated(match.rules, seat, "allegro"))
            moves = iter(played_here("original"))
            for decision in match.asked():
                move = next(moves)
                listen(mind, match)
                if decision.actor == seat:
                    view = match.view(seat)
                    asked = [thinkers.choose(mind, view, decision) for _ in range(3)]
                    assert await asyncio.gather(*asked) == [move] * 3
                match.play(decision.actor, move)

    uvloop.run(scene())


# --- what goes wrong ---------------------------------------------------------------------


def test_a_bot_that_fails_says_so_without_a_word_about_the_cards() -> None:
    """The type and place of the error; the worker continues with others."""

    async def scene() -> None:
        async with opened(1) as thinkers:
            with pytest.raises(ThinkingError, match=r"^RosterError$"):
                await Scene("accelerando").think(thinkers)
            (pid,) = pids(thinkers)
            scene = Scene()
            sneak = Decision("sneak", scene.decision.actor, "no such thing")
            view = scene.match.view(sneak.actor)
            with pytest.raises(ThinkingError, match=r"^ValueError at levels\.py:\d+$"):
                await thinkers.choose(scene.mind(), view, sneak)
            await scene.think(thinkers)
            assert pids(thinkers) == [pid]

    uvloop.run(scene())


@pytest.mark.long
@EVERY_LOOP
def test_a_bot_that_takes_too_long_holds_nobody_up(run: Run) -> None:
    """The asker gets an error in time, and those who waited an answer: waiting is not a failure."""

    async def scene() -> None:
        async with opened(1) as thinkers:
            scene = Scene()
            await scene.think(thinkers)
            (pid,) = pids(thinkers)
            os.kill(pid, signal.SIGSTOP)  # it will never answer
            thinkers.seconds = 0.2
            began = time.monotonic()
            first = asyncio.create_task(scene.think(thinkers))
            await asyncio.sleep(0.01)
            thinkers.seconds = PATIENCE  # for the next question
            second = asyncio.create_task(scene.think(thinkers))
            with pytest.raises(ThinkingError):
                await first
            assert time.monotonic() - began < 2
            await second
            assert not is_there(pid)

    run(scene())


def test_a_worker_takes_its_time_to_start() -> None:
    """That is no thinking: else, on a busy machine, no worker would ever have started."""

    async def scene() -> None:
        async with opened(1) as thinkers:
            thinkers.seconds = QUICK
            assert await Scene("greedy").think(thinkers)

    uvloop.run(scene())


def test_the_event_loop_is_free_while_a_bot_thinks() -> None:
    """Others have their turn hundreds of times before the answer comes."""

    async def scene() -> None:
        async with opened(1) as thinkers:
            scene = Scene()
            await scene.think(thinkers)
            ticks = 0
            thinking = asyncio.create_task(scene.think(thinkers))
            while not thinking.done():
                await asyncio.sleep(0)
                ticks += 1
            assert ticks > 100

    uvloop.run(scene())


@pytest.mark.long
def test_workers_think_at_the_same_time() -> None:
    """Several questions go to several workers, and the rest waits for its turn."""

    async def scene() -> None:
        async with opened(2) as thinkers:
            scene = Scene()
            moves = await asyncio.gather(*(scene.think(thinkers) for _ in range(5)))
            assert len(set(moves)) == 1
            assert len(pids(thinkers)) == 2

    uvloop.run(scene())


# --- many questions ----------------------------------------------------------------------


class Patient:
    """In place of a worker: one that answers on command."""

    is_cold = False

    def __init__(self) -> None:
        self.answers = asyncio.Semaphore(0)

    async def do(self, _work: bytes) -> Done:
        """The answer to anything."""
        await self.answers.acquire()
        return Done(0, Answer("draw", b""))

    async def close(self) -> None:
        """It has no process."""


def with_patience(workers: int = 1, seconds: float = PATIENCE) -> tuple[Thinkers, Patient]:
    """Thinkers whose work is controlled by the test."""
    thinkers, patient = Thinkers(workers, seconds), Patient()
    workers_: list[Any] = [patient] * workers
    thinkers._workers, thinkers._idle = workers_, [*workers_]
    return thinkers, patient


@pytest.mark.long
def test_many_questions_of_one_payer_hold_nobody_else_up() -> None:
    """Sixty of one and then one of another: that one is answered second."""

    async def scene() -> None:
        async with opened(1) as thinkers:
            scene, order = Scene("largo"), list[str]()

            async def ask(payer: str) -> None:
                await scene.think(thinkers, payer)
                order.append(payer)

            many = [asyncio.create_task(ask("many")) for _ in range(60)]
            await asyncio.sleep(0)
            await ask("few")
            assert order.index("few") <= 1
            await asyncio.gather(*many)

    uvloop.run(scene())


def test_waiting_for_a_worker_is_no_failure() -> None:
    """However long the others' questions take: only a bot's own thought is limited."""

    async def scene() -> None:
        thinkers, patient = with_patience(seconds=1)
        scene = Scene()
        asked = [asyncio.create_task(scene.think(thinkers)) for _ in range(6)]
        for _ in asked:
            await asyncio.sleep(0.25)
            patient.answers.release()
        assert await asyncio.gather(*asked) == ["draw"] * 6

    asyncio.run(scene())


def test_whoever_has_learned_a_game_thinks_there_as_well() -> None:
    """It makes the moves that it would make here, and its mind has no network in it."""

    async def scene() -> None:
        match = Match("dutch")
        everybody = [seated(match.rules, seat, "prestissimo") for seat in range(len(LEVELS))]
        minds = [Mind(one) for one in everybody]
        bots = [
            seat_bot(one.game, one.level, one.rules, players=4, seat=one.seat, seed=one.seed)
            for one in everybody
        ]
        async with opened(1) as thinkers:
            for decision in islice(match.asked(), 60):
                seat = decision.actor
                for fact in match.told[seat][minds[seat].heard :]:
                    minds[seat].hear(fact)
                    bots[seat].hear(fact)
                move = await thinkers.choose(minds[seat], match.view(seat), decision)
                assert move == match.game.text(bots[seat].choose(match.view(seat), decision))
                assert len(minds[seat].ask(match.view(seat), decision).memory or b"") < 20_000
                match.play(seat, move)

    uvloop.run(scene())


def test_dear_levels_give_way_where_much_waits() -> None:
    """By the number of questions ahead, and nothing else; a payer with few is not affected.

    A cancelled question is no longer ahead of others.
    """

    async def scene() -> None:
        for workers in (1, 2):
            thinkers, patient = with_patience(workers)
            scene = Scene()
            asked = []
            for waiting in range(LONG * workers):
                assert thinkers.level_now("presto", "many") == "presto", waiting
                asked.append(asyncio.create_task(scene.think(thinkers, "many")))
                while len(asked) <= workers:  # these do not wait
                    asked.append(asyncio.create_task(scene.think(thinkers, "many")))
                await asyncio.sleep(0)
            assert thinkers.level_now("presto", "many") == "allegro"
            assert thinkers.level_now("presto", "few") == "presto"
            for level in ("largo", "andante", "allegro"):
                assert thinkers.level_now(level, "many") == level
            asked.pop().cancel()
            await asyncio.sleep(0)
            assert thinkers.level_now("presto", "many") == "presto"
            for _ in asked:
                patient.answers.release()
            await asyncio.gather(*asked)

    asyncio.run(scene())


# --- the end --------------------------------------------------------------------------


@pytest.mark.long
@EVERY_LOOP
def test_closing_leaves_no_process(run: Run) -> None:
    """Idle or in the middle of a thought: all end at once, and waiting callers are told."""

    async def scene() -> None:
        async with opened(2) as thinkers:
            assert not pids(thinkers)  # no bot has had to think
            scene = Scene()
            await asyncio.gather(scene.think(thinkers), scene.think(thinkers))
            processes = pids(thinkers)
            assert len(processes) == 2
            thinking = [asyncio.create_task(scene.think(thinkers)) for _ in range(4)]
            await asyncio.sleep(0)  # two are being thought about, two wait for a process
            began = time.monotonic()
            await thinkers.close()
            assert time.monotonic() - began < GRACE
            assert not any(map(is_there, processes))
            ends = await asyncio.gather(*thinking, return_exceptions=True)
            told = [end for end in ends if isinstance(end, ThinkingError)]
            assert len(told) >= 2  # a thought may finish while the process ends
            assert all(isinstance(end, str | ThinkingError) for end in ends)
            with pytest.raises(ThinkingError):
                await scene.think(thinkers)
            assert not pids(thinkers)

    run(scene())


@pytest.mark.long
@EVERY_LOOP
@pytest.mark.parametrize("after", [0, 0.001, 0.05])
def test_closing_while_a_worker_starts_leaves_no_process(run: Run, after: float) -> None:
    """At any stage."""

    async def scene() -> None:
        async with opened(1) as thinkers:
            thinking = asyncio.create_task(Scene().think(thinkers))
            await asyncio.sleep(after)
            await thinkers.close()
            with pytest.raises(ThinkingError):
                await thinking
            assert not pids(thinkers)

    run(scene())


@pytest.mark.long
@EVERY_LOOP
def test_a_stubborn_worker_is_ended(run: Run) -> None:
    """It does not notice that the pipe is closed; closing takes a little longer."""

    async def scene() -> None:
        async with opened(1) as thinkers:
            await Scene().think(thinkers)
            (pid,) = pids(thinkers)
            os.kill(pid, signal.SIGSTOP)
            await thinkers.close()
            assert not is_there(pid)

    run(scene())


SERVER: Final = """
import asyncio, sys
sys.path[:0] = sys.argv[1:]
from server.test_thinking import Scene, Thinkers
async def serve():
    thinkers, scene = Thinkers(2), Scene()
    while True:
        await asyncio.gather(scene.think(thinkers), scene.think(thinkers))
        print("thought", flush=True)
asyncio.run(serve())
"""


@pytest.mark.long
def test_workers_end_with_the_server() -> None:
    """SIGKILL of the server while bots think: its error output, which workers share, is closed."""
    tests = Path(__file__).parents[1]
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, tests], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"thought\n"
        server.kill()
        _, errors = server.communicate(timeout=5)
        assert errors == b""


# --- nothing but what the seat may know -----------------------------------------------------


def parts(value: object) -> Iterator[object]:
    """A value and everything in it."""
    yield value
    inner: Any = ()
    if hasattr(value, "__struct_fields__"):
        inner = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, dict):
        inner = [*value, *value.values()]
    elif isinstance(value, tuple | list | set | frozenset):
        inner = value
    elif hasattr(value, "__dict__") and not isinstance(value, type):
        inner = vars(value).values()
    for part in inner:
        yield from parts(part)


@EVERY_RULE_SET
def test_a_worker_gets_nothing_but_what_the_seat_was_told_and_sees(preset: str) -> None:
    """Everything sent and returned in a whole match is unpickled and inspected."""

    async def scene() -> None:
        async with opened(1) as thinkers:
            kinds: set[type] = set()
            facts: dict[Seat, list[Fact]] = {seat: [] for seat in range(len(LEVELS))}

            async def disturb(_move: int, match: Match, minds: list[Mind]) -> None:
                decision = next(match.asked())
                seat = decision.actor
                asked = pickle.loads(pickle.dumps(minds[seat].ask(match.view(seat), decision)))  # noqa: S301 (ours)
                assert isinstance(asked, Question)
                assert asked.view == match.view(seat)
                facts[seat] += asked.facts
                assert facts[seat] == match.told[seat]
                kinds.update(map(type, parts(asked)))
                if asked.memory is not None:
                    kinds.update(map(type, parts(pickle.loads(asked.memory))))  # noqa: S301 (ours)

            await played(preset, thinkers, disturb)
            game = GAMES[RULES[preset].game]
            allowed = {"view", "facts", "rules", "knowledge", "reading", "sheet", "cards", "hidden"}
            for kind in kinds:
                package, _, module = kind.__module__.rpartition(".")
                if kind.__module__.startswith("dacabo.") and package == f"dacabo.{game.name}":
                    assert module in allowed | {"game"}, kind
                assert kind not in {type(game.start(RULES[preset], 4)), Sealed, Shuffled}
                assert not kind.__module__.startswith("dacabo.table")

    uvloop.run(scene())


def test_nothing_else_can_be_passed() -> None:
    """A state for a view, a secret for a fact, another seat's decision: refused before sending."""
    scene = Scene()
    mind, match, seat = scene.mind(), scene.match, scene.decision.actor
    with pytest.raises(TypeError):
        mind.ask(match.state, scene.decision)
    with pytest.raises(TypeError):
        mind.hear(match.state)
    with pytest.raises(TypeError):
        mind.hear(Shuffled((0, 1)))  # type: ignore[arg-type] # that is what is tested
    for other in (TABLE, (seat + 1) % len(LEVELS)):
        with pytest.raises(ValueError, match=str(other)):
            mind.ask(match.view(seat), Decision("turn", other, "turn"))
    question = mind.ask(match.view(seat), scene.decision)
    assert repr(question) == "<Question>"


@EVERY_LOOP
def test_bots_step_back_for_people(run: Run) -> None:
    """With fewer cores than work, a worker does not get CPU time before the server."""

    async def ask() -> None:
        thinkers = Thinkers(1)
        try:
            process = await thinkers._workers[0]._start()
            own = os.getpriority(os.PRIO_PROCESS, 0)
            async with asyncio.timeout(PATIENCE):
                while os.getpriority(os.PRIO_PROCESS, process.pid) == own:  # noqa: ASYNC110 (no event)
                    await asyncio.sleep(0.05)
            assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(own + NICE, 19)
        finally:
            await thinkers.close()

    run(ask())
