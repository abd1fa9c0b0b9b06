"""Snapping is fair: who saw it first and reacted first is first, whoever has the better line."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from copy import copy
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from server.harness.rig import Client, Json, Server, over_sockets, serving, watch

from dacabo.bots.pace import Tempo
from dacabo.core.seats import Seat
from dacabo.server.environment import Environment, Timer
from dacabo.server.tables.race import MAX_ROUND_TRIP_MS, MOVEMENT_MS, Race
from dacabo.table import requests
from dacabo.table.commands import act, open_table
from dacabo.table.options import Options, game_of
from dacabo.table.table import Table, people_awaited, window_of

NEAR: Final = 0.010
FAR: Final = 0.100
"""Seconds that anything takes on two lines, one way: 20 and 200 milliseconds there and back."""
SURE_MS: Final = 40
"""A difference of reactions that no busy machine blurs."""


WINDOWS: Final = 6
"""At one table: then the cards are used up."""


# --- by the clock alone -----------------------------------------------------------------------


class Hand(Environment):
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 1_000_000
        self.timers: list[HandTimer] = []

    def now(self) -> int:
        """The time."""
        return self.time

    def call_at(self, due: int, callback: Callable[..., object], *given: object) -> Timer:
        """Call a function once the clock is moved there."""
        timer = HandTimer(due, lambda: callback(*given))
        self.timers.append(timer)
        return timer

    async def pass_(self, ms: int) -> None:
        """Move it, a millisecond after the other."""
        for _ in range(ms):
            self.time += 1
            for timer in [t for t in self.timers if t.due <= self.time and t.call]:
                call, timer.call = timer.call, None
                assert call is not None
                call()
            for _ in range(3):
                await asyncio.sleep(0)


class HandTimer:
    """A call that waits for the hand."""

    def __init__(self, due: int, call: Callable[[], object]) -> None:
        self.due = due
        self.call: Callable[[], object] | None = call

    def cancel(self) -> None:
        """Cancel the call."""
        self.call = None


def in_a_window(tempo: Tempo = Tempo.BRISK) -> Table:
    """A table of three; the first has just discarded, the others may snap."""
    options = Options(game="cabo", preset="dutch", players=3, tempo=tempo)
    table = open_table(options, "ana", bytes(32), 0)[-1].table
    count = iter(range(10_000))

    def ask(guest: str, request: requests.Request) -> None:
        nonlocal table
        steps = act(
            table, request, 0, guest=guest, id=str(next(count)), present=(), new_seed=lambda: b""
        )
        table = steps[-1].table if steps else table

    for guest in ("ben", "cyd"):
        ask(guest, requests.Sit())
        ask(guest, requests.Ready())
    ask("ana", requests.Start())
    guests = ("ana", "ben", "cyd")
    while window_of(table) is None:
        decision = next(d for d in table.decisions if d.must)
        game = game_of(options)
        move = game.default(table.state, decision)
        assert move is not None
        ask(guests[decision.actor], requests.Play(decision.id, game.text(move)))
    return table


@pytest.mark.parametrize("lines", [(20, 20), (20, 200), (200, 20), (300, 390)])
@pytest.mark.parametrize("reactions", [(300, 301), (301, 300), (250, 600), (900, 350)])
def test_people_on_two_nodes_are_judged_by_their_reactions(
    lines: tuple[int, int], reactions: tuple[int, int]
) -> None:
    """Each node judges its own and knows only the other's line: the quicker one comes first."""

    async def main() -> None:
        environment, table, first = Hand(), in_a_window(), list[Seat]()
        window = window_of(table)
        assert window is not None
        seats = people_awaited(table, window)
        line = dict(zip(seats, lines, strict=True))
        races = [Race(environment, line.get, lambda seat, own=own: seat != own) for own in seats]  # type: ignore[misc]
        tasks = []

        async def answer(seat: Seat) -> None:
            first.append(seat)

        for race in races:
            race.follow(table)
        for seat, race, reaction in zip(seats, races, reactions, strict=True):
            arrives = environment.time + MOVEMENT_MS[Tempo.BRISK] + reaction + line[seat]

            def arrive(race: Race = race, seat: Seat = seat, reaction: int = reaction) -> None:
                judged = race.enter(seat, reaction, lambda: answer(seat))
                tasks.append(asyncio.create_task(judged))

            environment.call_at(arrives, arrive)
        await environment.pass_(2000)
        await asyncio.gather(*tasks)
        assert first == sorted(seats, key=dict(zip(seats, reactions, strict=True)).__getitem__)

    asyncio.run(main())


class Course:
    """A race with given lines; the seats in the order in which they were judged."""

    def __init__(self, lines: dict[Seat, int | None], tempo: Tempo = Tempo.BRISK) -> None:
        self.environment = Hand()
        self.table = in_a_window(tempo)
        window = window_of(self.table)
        assert window is not None
        self.one, self.other = people_awaited(self.table, window)
        self.judged: list[Seat] = []
        self.race = Race(
            self.environment, lambda seat: lines.get((self.one, self.other).index(seat))
        )
        self.tasks: list[asyncio.Task[None]] = []
        assert self.race.follow(self.table)

    def answers(self, seat: Seat, claimed: int | None) -> None:
        """An answer arrives."""

        async def done() -> None:
            await asyncio.sleep(0)
            self.judged.append(seat)

        task = asyncio.create_task(self.race.enter(seat, claimed, done))
        self.tasks.append(task)

    def has_passed(self, seat: Seat) -> None:
        """Somebody does not snap."""
        decision = next(d for d in self.table.decisions if d.actor == seat and not d.must)
        guest = self.table.chairs[seat].guest
        assert guest is not None
        steps = act(
            self.table,
            requests.Play(decision.id, "pass"),
            0,
            guest=guest,
            id="p",
            present=(),
            new_seed=lambda: b"",
        )
        self.table = steps[-1].table
        assert not self.race.follow(self.table)


@over_sockets
async def test_a_window_opens_once() -> None:
    """What is told again, or changes around it, does not start the clock again."""
    course = Course({0: 20, 1: 20})
    assert not course.race.follow(course.table)


@over_sockets
async def test_who_goes_away_while_waiting_is_not_judged() -> None:
    """A line that breaks just when its answer would be judged leaves the race to the other."""
    course = Course({0: 20, 1: 300})
    await course.environment.pass_(600)
    course.answers(course.one, 400)
    await course.environment.pass_(2)
    course.tasks[0].cancel()
    course.has_passed(course.other)  # before the task itself has noticed
    await course.environment.pass_(10)
    assert course.judged == []


@over_sockets
async def test_the_faster_reaction_wins_on_the_slower_line() -> None:
    """The first to arrive waits for as long as the other's answer may be on its way."""
    course = Course({0: 20, 1: 200})
    await course.environment.pass_(20 + 180 + 500)
    course.answers(course.one, 500)
    await course.environment.pass_(100)
    assert course.judged == []
    course.answers(course.other, 420)
    await course.environment.pass_(5)
    assert course.judged == [course.other, course.one]


@over_sockets
async def test_nobody_waits_longer_than_the_other_s_line() -> None:
    """Nor at all, if the answer of somebody faster would have been here."""
    course = Course({0: 20, 1: 200})
    await course.environment.pass_(20 + 180 + 500)
    course.answers(course.one, 500)
    await course.environment.pass_(179)
    assert course.judged == []
    await course.environment.pass_(3)
    assert course.judged == [course.one]
    late = Course({0: 20, 1: 200})
    await late.environment.pass_(200 + 180 + 500)
    late.answers(late.other, 500)
    await late.environment.pass_(2)
    assert late.judged == [late.other]


@over_sockets
async def test_nobody_waits_for_those_who_pass_or_are_away() -> None:
    """Their answer is known, or will not come."""
    course = Course({0: 20, 1: 300})
    await course.environment.pass_(600)
    course.answers(course.one, 400)
    await course.environment.pass_(2)
    assert course.judged == []
    course.has_passed(course.other)
    await course.environment.pass_(1)
    assert course.judged == [course.one]
    gone = Course({0: 20, 1: None})
    await gone.environment.pass_(600)
    gone.answers(gone.one, 400)
    await gone.environment.pass_(1)
    assert gone.judged == [gone.one]


@over_sockets
async def test_a_line_may_be_very_slow_and_nobody_waits_for_ever() -> None:
    """However slow a line says it is."""
    course = Course({0: 20, 1: 9_000})
    await course.environment.pass_(20 + 180 + 500)
    course.answers(course.one, 500)
    await course.environment.pass_(MAX_ROUND_TRIP_MS - 25)
    assert course.judged == []
    await course.environment.pass_(30)
    assert course.judged == [course.one]


@pytest.mark.parametrize("tempo", Tempo)
@over_sockets
async def test_a_forged_reaction_gains_the_movement_at_most(tempo: Tempo) -> None:
    """A claim counts only as far as the server's own measure allows it."""
    movement = MOVEMENT_MS[tempo]
    for slower, wins in ((movement - 20, True), (movement + 20, False)):
        course = Course({0: 20, 1: 20}, tempo)
        await course.environment.pass_(20 + 400)
        course.answers(course.one, 400)  # who has seen it without any movement, and says so
        await course.environment.pass_(slower)
        course.answers(course.other, 0)
        await course.environment.pass_(MAX_ROUND_TRIP_MS)
        assert (course.judged[0] == course.other) is wins


@over_sockets
async def test_ties_go_by_arrival() -> None:
    """Whose line is slower has no advantage either."""
    course = Course({0: 20, 1: 200})
    await course.environment.pass_(20 + 180 + 500)
    course.answers(course.one, 510)
    await course.environment.pass_(100)
    course.answers(course.other, 510)
    await course.environment.pass_(5)
    assert course.judged == [course.one, course.other]


@over_sockets
async def test_the_end_of_a_window_waits_for_what_was_in_time() -> None:
    """An answer that was given before the end may still be on its way."""
    course = Course({0: 20, 1: 200})
    due = course.environment.now() + 2_000
    await course.environment.pass_(2_000)
    over = asyncio.create_task(course.race.wait_for_late_answers(due))
    await course.environment.pass_(150)
    assert not over.done()
    course.answers(course.other, 1_600)
    await course.environment.pass_(60)
    assert over.done()
    assert course.judged == [course.other]


# --- over two real lines ------------------------------------------------------------------------


@asynccontextmanager
async def line_to(server: Server, seconds: float) -> AsyncIterator[Server]:
    """The server at the end of a line on which everything takes so long, in either direction."""
    host, port = urlsplit(server.link).hostname, urlsplit(server.link).port

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        while data := await reader.read(65_536):
            loop.call_later(seconds, writer.write, data)
        loop.call_later(seconds, writer.close)

    open_: list[asyncio.StreamWriter] = []

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection(host, port)
        open_.extend((writer, there[1]))
        with suppress(ConnectionError):
            await asyncio.gather(carry(reader, there[1]), carry(there[0], writer))

    proxy = await asyncio.start_server(connect, "127.0.0.1", 0)
    try:
        far = copy(server)
        far.link = f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"
        yield far
    finally:
        proxy.close()
        for writer in open_:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()


class Snapper:
    """Plays harmlessly, and snaps whatever the first player discards after some time.

    Args:
        client: their connection.
        reaction: draws the next reaction, in milliseconds; None for somebody who never snaps.
        claim: what they say of it.
    """

    def __init__(
        self,
        client: Client,
        reaction: Callable[[], int] | None = None,
        claim: Callable[[int], int] = lambda true: true,
    ) -> None:
        self.client = client
        self.reaction = reaction
        self.claim = claim
        self.reactions: dict[int, int] = {}
        """By turn."""
        self.first: dict[int, int] = {}
        """By turn: who was judged first."""
        self._answered: set[str] = set()
        self._later: list[asyncio.Task[None]] = []

    async def play(self, windows: int) -> None:
        """Until so many windows have been raced for."""
        window = 0
        await self._answer()
        while len(self.first) < windows:
            message = await self.client.receive()
            if message["type"] == "news":
                for fact in message["event"]["facts"]:
                    if fact["type"] == "window-opened":
                        window = message["view"]["turn"]
                    if fact["type"] == "snapped":
                        self.first.setdefault(window, fact["by"])
                await self._answer()
        for task in self._later:
            task.cancel()

    async def _answer(self) -> None:
        view = self.client.cards
        for decision in view["decisions"]:
            if decision["actor"] != self.client.seat or decision["id"] in self._answered:
                continue
            self._answered.add(decision["id"])
            mine = view["layouts"][self.client.seat]
            match decision["kind"]:
                case "snap" if view["player"] == 0 and self.reaction is not None:
                    true = self.reactions[view["turn"]] = self.reaction()
                    slot = next(slot for slot, card in enumerate(mine) if card is not None)
                    snap = self._play(decision, f"snap {slot + 1}", true)
                    self._later.append(asyncio.create_task(snap))
                case "first-look":
                    place = f"{'abc'[self.client.seat or 0]}{4 - int(decision['id'][-1])}"
                    await self._play(decision, f"look {place}")
                case "looking":
                    await self._play(decision, "done")
                case "turn":
                    await self._play(decision, "draw")
                case "card":
                    await self._play(decision, "discard")
                case "snap":
                    await self._play(decision, "pass")

    async def _play(self, decision: Json, move: str, reaction: int | None = None) -> None:
        about: Json = {"type": "play", "decision": decision["id"], "move": move}
        if reaction is not None:
            await asyncio.sleep(reaction / 1000)
            about["reaction"] = self.claim(reaction)
        await self.client.send({"type": "ask", "id": decision["id"], "request": about})


async def race(
    server: Server, windows: int, near: Any, far: Any, forged: Callable[[int], int] = lambda r: r
) -> list[tuple[int, int, bool]]:
    """Windows at one table: the near one's reaction, the far one's, and whether near was first."""
    guests = [server.guest(name) for name in ("Ana", "Bo", "Cem")]
    code = guests[0].open(preset="dutch", players=3, snap_seconds=30, changes={"limit": 999})
    async with AsyncExitStack() as stack:
        links = [
            server,
            await stack.enter_async_context(line_to(server, NEAR)),
            await stack.enter_async_context(line_to(server, FAR)),
        ]
        clients = [
            await stack.enter_async_context(watch(link, code, guest.token))
            for link, guest in zip(links, guests, strict=True)
        ]
        for client in clients[1:]:
            await client.ask("sit")
            await client.ask("ready")
        await clients[0].ask("start")
        for client in clients[1:]:
            await client.heard(clients[0].number)
        snappers = [
            Snapper(clients[0]),
            Snapper(clients[1], near),
            Snapper(clients[2], far, forged),
        ]
        async with asyncio.timeout(120):
            await asyncio.gather(*(snapper.play(windows) for snapper in snappers))
        _, one, other = snappers
        return [
            (one.reactions[turn], other.reactions[turn], first == 1)
            for turn, first in snappers[0].first.items()
        ]


async def races(server: Server, tables: int, *how: Any) -> list[tuple[int, int, bool]]:
    """The same at several tables at once."""
    seen = await asyncio.gather(*(race(server, WINDOWS, *how) for _ in range(tables)))
    return [window for table in seen for window in table]


def between(low: int, high: int, seed: int) -> Callable[[], int]:
    """Reactions that vary."""
    rng = Random(seed)
    return lambda: rng.randint(low, high)


def check_equal(seen: list[tuple[int, int, bool]]) -> None:
    """Whoever reacted first was first, on either line, and both were about equally often."""
    clear = [(near < far, first) for near, far, first in seen if abs(near - far) > SURE_MS]
    assert len(clear) > len(seen) / 4
    assert [first for _, first in clear] == [faster for faster, _ in clear]
    share = sum(first for *_, first in seen) / len(seen)
    assert 0.2 <= share <= 0.8, share


@pytest.mark.long
@over_sockets
async def test_neither_wins_by_their_line(tmp_path: Path) -> None:
    """Lines of 20 and 200 milliseconds: what counts is the reaction.

    By arrival the near one would have won all of these windows.
    """
    with serving(tmp_path) as server:
        seen = await races(server, 2, between(250, 420, 1), between(250, 420, 2))
        check_equal(seen)
        assert all(near < far + 180 for near, far, _ in seen)
        quick = await races(server, 1, lambda: 350, lambda: 270)
        assert not any(first for *_, first in quick)


@pytest.mark.long
@over_sockets
async def test_a_forged_claim_does_not_win_over_two_lines(tmp_path: Path) -> None:
    """Somebody who says that they took no time at all is not believed."""
    with serving(tmp_path) as server:
        seen = await races(server, 1, lambda: 300, lambda: 560, lambda _true: 0)
        assert all(first for *_, first in seen)


@pytest.mark.long
@over_sockets
async def test_neither_wins_by_their_line_in_the_long_run(tmp_path: Path) -> None:
    """As above, in ten times as many windows."""
    with serving(tmp_path) as server:
        seen = []
        for turn in range(5):
            how = between(250, 420, 10 + turn), between(250, 420, 20 + turn)
            seen += await races(server, 4, *how)
        check_equal(seen)
        share = sum(first for *_, first in seen) / len(seen)
        assert 0.4 <= share <= 0.6, share
