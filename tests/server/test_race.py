"""Snapping is fair: the player who reacts first to what they see wins, on a fast or a slow line."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from copy import copy
from functools import partial
from operator import ne
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

NEAR_SECONDS: Final = 0.010
FAR_SECONDS: Final = 0.100
"""The delay of each line in seconds, one way."""
SURE_MS: Final = 40
"""A difference of reactions that a busy machine does not blur."""


WINDOWS: Final = 6
"""The number of windows at one table, after which its cards are used up."""


# --- with a manual clock -----------------------------------------------------------------------


class ManualClock(Environment):
    """A clock that a test advances."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 1_000_000
        self.timers: list[ManualTimer] = []

    def now(self) -> int:
        """The current time of the test."""
        return self.time

    def call_at(self, due: int, callback: Callable[..., object], *arguments: object) -> Timer:
        """Call a function when the clock reaches a time."""
        timer = ManualTimer(due, lambda: callback(*arguments))
        self.timers.append(timer)
        return timer

    async def advance(self, ms: int) -> None:
        """Advance the clock, millisecond by millisecond."""
        for _ in range(ms):
            self.time += 1
            for timer in [t for t in self.timers if t.due <= self.time and t.call]:
                call, timer.call = timer.call, None
                assert call is not None
                call()
            for _ in range(3):
                await asyncio.sleep(0)


class ManualTimer:
    """A call that waits for the clock."""

    def __init__(self, due: int, call: Callable[[], object]) -> None:
        self.due = due
        self.call: Callable[[], object] | None = call

    def cancel(self) -> None:
        """Cancel the call."""
        self.call = None


def table_with_window(tempo: Tempo = Tempo.BRISK) -> Table:
    """A table of three players: the first has just discarded, and the others may snap."""
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


@pytest.mark.parametrize("delays", [(20, 20), (20, 200), (200, 20), (300, 390)])
@pytest.mark.parametrize("reactions", [(300, 301), (301, 300), (250, 600), (900, 350)])
def test_people_on_two_nodes_are_judged_by_their_reactions(
    delays: tuple[int, int], reactions: tuple[int, int]
) -> None:
    """Each node judges its own players and knows only the delay of the other's line."""

    async def main() -> None:
        environment, table, order = ManualClock(), table_with_window(), list[Seat]()
        window = window_of(table)
        assert window is not None
        seats = people_awaited(table, window)
        delay_of_seat = dict(zip(seats, delays, strict=True))
        races = [Race(environment, delay_of_seat.get, partial(ne, own_seat)) for own_seat in seats]
        tasks = []

        async def answer(seat: Seat) -> None:
            order.append(seat)

        for race in races:
            race.follow(table)
        for seat, race, reaction in zip(seats, races, reactions, strict=True):
            arrives = environment.time + MOVEMENT_MS[Tempo.BRISK] + reaction + delay_of_seat[seat]

            def arrive(race: Race = race, seat: Seat = seat, reaction: int = reaction) -> None:
                judged = race.enter(seat, reaction, lambda: answer(seat))
                tasks.append(asyncio.create_task(judged))

            environment.call_at(arrives, arrive)
        await environment.advance(2000)
        await asyncio.gather(*tasks)
        assert order == sorted(seats, key=dict(zip(seats, reactions, strict=True)).__getitem__)

    asyncio.run(main())


class RaceUnderTest:
    """A race with given lines, which records the seats in the order of judgement."""

    def __init__(self, lines: dict[Seat, int | None], tempo: Tempo = Tempo.BRISK) -> None:
        self.environment = ManualClock()
        self.table = table_with_window(tempo)
        window = window_of(self.table)
        assert window is not None
        self.one, self.other = people_awaited(self.table, window)
        self.judged: list[Seat] = []
        self.race = Race(
            self.environment, lambda seat: lines.get((self.one, self.other).index(seat))
        )
        self.tasks: list[asyncio.Task[None]] = []
        assert self.race.follow(self.table)

    def answer_arrives(self, seat: Seat, claimed: int | None) -> None:
        """Let an answer arrive."""

        async def done() -> None:
            await asyncio.sleep(0)
            self.judged.append(seat)

        task = asyncio.create_task(self.race.enter(seat, claimed, done))
        self.tasks.append(task)

    def pass_window(self, seat: Seat) -> None:
        """Let a player decline to snap."""
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
    """Its clock does not start again when the table changes around it."""
    race_ = RaceUnderTest({0: 20, 1: 20})
    assert not race_.race.follow(race_.table)


@over_sockets
async def test_a_disconnected_player_is_not_judged() -> None:
    """A line that breaks just before the judgement leaves the race to the other player."""
    race_ = RaceUnderTest({0: 20, 1: 300})
    await race_.environment.advance(600)
    race_.answer_arrives(race_.one, 400)
    await race_.environment.advance(2)
    race_.tasks[0].cancel()
    race_.pass_window(race_.other)  # the task has not noticed it yet
    await race_.environment.advance(10)
    assert race_.judged == []


@over_sockets
async def test_the_faster_reaction_wins_on_the_slower_line() -> None:
    """The earlier arrival waits as long as the other answer may be on its way."""
    race_ = RaceUnderTest({0: 20, 1: 200})
    await race_.environment.advance(20 + 180 + 500)
    race_.answer_arrives(race_.one, 500)
    await race_.environment.advance(100)
    assert race_.judged == []
    race_.answer_arrives(race_.other, 420)
    await race_.environment.advance(5)
    assert race_.judged == [race_.other, race_.one]


@over_sockets
async def test_an_answer_waits_at_most_for_the_delay_of_the_other_line() -> None:
    """It does not wait at all if a faster answer would have arrived already."""
    race_ = RaceUnderTest({0: 20, 1: 200})
    await race_.environment.advance(20 + 180 + 500)
    race_.answer_arrives(race_.one, 500)
    await race_.environment.advance(179)
    assert race_.judged == []
    await race_.environment.advance(3)
    assert race_.judged == [race_.one]
    late = RaceUnderTest({0: 20, 1: 200})
    await late.environment.advance(200 + 180 + 500)
    late.answer_arrives(late.other, 500)
    await late.environment.advance(2)
    assert late.judged == [late.other]


@over_sockets
async def test_an_answer_does_not_wait_for_players_who_passed_or_are_disconnected() -> None:
    """Their answer is known, or will not come."""
    race_ = RaceUnderTest({0: 20, 1: 300})
    await race_.environment.advance(600)
    race_.answer_arrives(race_.one, 400)
    await race_.environment.advance(2)
    assert race_.judged == []
    race_.pass_window(race_.other)
    await race_.environment.advance(1)
    assert race_.judged == [race_.one]
    disconnected_race = RaceUnderTest({0: 20, 1: None})
    await disconnected_race.environment.advance(600)
    disconnected_race.answer_arrives(disconnected_race.one, 400)
    await disconnected_race.environment.advance(1)
    assert disconnected_race.judged == [disconnected_race.one]


@over_sockets
async def test_the_wait_for_a_slow_line_is_bounded() -> None:
    """The bound holds however slow the line seems to be."""
    race_ = RaceUnderTest({0: 20, 1: 9_000})
    await race_.environment.advance(20 + 180 + 500)
    race_.answer_arrives(race_.one, 500)
    await race_.environment.advance(MAX_ROUND_TRIP_MS - 25)
    assert race_.judged == []
    await race_.environment.advance(30)
    assert race_.judged == [race_.one]


@pytest.mark.parametrize("tempo", Tempo)
@over_sockets
async def test_a_forged_reaction_gains_at_most_the_time_of_the_animation(tempo: Tempo) -> None:
    """A claim counts only as far as the server's own measurement allows."""
    movement = MOVEMENT_MS[tempo]
    for slower, wins in ((movement - 20, True), (movement + 20, False)):
        race_ = RaceUnderTest({0: 20, 1: 20}, tempo)
        await race_.environment.advance(20 + 400)
        race_.answer_arrives(race_.one, 400)  # they saw it without the animation, and claim so
        await race_.environment.advance(slower)
        race_.answer_arrives(race_.other, 0)
        await race_.environment.advance(MAX_ROUND_TRIP_MS)
        assert (race_.judged[0] == race_.other) is wins


@over_sockets
async def test_equal_reactions_are_judged_by_arrival() -> None:
    """A slower line is no advantage either."""
    race_ = RaceUnderTest({0: 20, 1: 200})
    await race_.environment.advance(20 + 180 + 500)
    race_.answer_arrives(race_.one, 510)
    await race_.environment.advance(100)
    race_.answer_arrives(race_.other, 510)
    await race_.environment.advance(5)
    assert race_.judged == [race_.one, race_.other]


@over_sockets
async def test_the_end_of_a_window_waits_for_answers_that_were_in_time() -> None:
    """Such an answer may still be on its way."""
    race_ = RaceUnderTest({0: 20, 1: 200})
    due = race_.environment.now() + 2_000
    await race_.environment.advance(2_000)
    closing = asyncio.create_task(race_.race.wait_for_late_answers(due))
    await race_.environment.advance(150)
    assert not closing.done()
    race_.answer_arrives(race_.other, 1_600)
    await race_.environment.advance(60)
    assert closing.done()
    assert race_.judged == [race_.other]


# --- over two real connections -----------------------------------------------------------------


@asynccontextmanager
async def delayed_connection_to(server: Server, seconds: float) -> AsyncIterator[Server]:
    """The server behind a proxy that delays everything, in both directions."""
    host, port = urlsplit(server.link).hostname, urlsplit(server.link).port

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        while data := await reader.read(65_536):
            loop.call_later(seconds, writer.write, data)
        loop.call_later(seconds, writer.close)

    writers: list[asyncio.StreamWriter] = []

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        upstream = await asyncio.open_connection(host, port)
        writers.extend((writer, upstream[1]))
        with suppress(ConnectionError):
            await asyncio.gather(carry(reader, upstream[1]), carry(upstream[0], writer))

    proxy = await asyncio.start_server(connect, "127.0.0.1", 0)
    try:
        delayed_server = copy(server)
        delayed_server.link = f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"
        yield delayed_server
    finally:
        proxy.close()
        for writer in writers:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()


class Snapper:
    """Makes default moves, and snaps after a while when the first player discards.

    Args:
        client: the player's connection.
        reaction: draws the next reaction in milliseconds; None if the player never snaps.
        claim: the reaction that the player claims to have had.
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
        """The reactions by turn."""
        self.first_by_turn: dict[int, int] = {}
        """The player who was judged first, by turn."""
        self._answered: set[str] = set()
        self._snap_tasks: list[asyncio.Task[None]] = []

    async def play(self, windows: int) -> None:
        """Play until this many windows have been decided."""
        window = 0
        await self._answer()
        while len(self.first_by_turn) < windows:
            message = await self.client.receive()
            if message["type"] == "news":
                for fact in message["event"]["facts"]:
                    if fact["type"] == "window-opened":
                        window = message["view"]["turn"]
                    if fact["type"] == "snapped":
                        self.first_by_turn.setdefault(window, fact["by"])
                await self._answer()
        for task in self._snap_tasks:
            task.cancel()

    async def _answer(self) -> None:
        view = self.client.cards
        for decision in view["decisions"]:
            if decision["actor"] != self.client.seat or decision["id"] in self._answered:
                continue
            self._answered.add(decision["id"])
            own_cards = view["layouts"][self.client.seat]
            match decision["kind"]:
                case "snap" if view["player"] == 0 and self.reaction is not None:
                    real_reaction = self.reactions[view["turn"]] = self.reaction()
                    slot = next(slot for slot, card in enumerate(own_cards) if card is not None)
                    snap = self._play(decision, f"snap {slot + 1}", real_reaction)
                    self._snap_tasks.append(asyncio.create_task(snap))
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
        request: Json = {"type": "play", "decision": decision["id"], "move": move}
        if reaction is not None:
            await asyncio.sleep(reaction / 1000)
            request["reaction"] = self.claim(reaction)
        await self.client.send({"type": "ask", "id": decision["id"], "request": request})


async def race(
    server: Server, windows: int, near: Any, far: Any, forged: Callable[[int], int] = lambda r: r
) -> list[tuple[int, int, bool]]:
    """Race at one table: for each window both reactions, and whether the near player won."""
    guests = [server.guest(name) for name in ("Ana", "Bo", "Cem")]
    code = guests[0].open(preset="dutch", players=3, snap_seconds=30, changes={"limit": 999})
    async with AsyncExitStack() as stack:
        links = [
            server,
            await stack.enter_async_context(delayed_connection_to(server, NEAR_SECONDS)),
            await stack.enter_async_context(delayed_connection_to(server, FAR_SECONDS)),
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
            await client.wait_for_fact(clients[0].number)
        snappers = [
            Snapper(clients[0]),
            Snapper(clients[1], near),
            Snapper(clients[2], far, forged),
        ]
        async with asyncio.timeout(120):
            await asyncio.gather(*(snapper.play(windows) for snapper in snappers))
        _, near_snapper, far_snapper = snappers
        return [
            (near_snapper.reactions[turn], far_snapper.reactions[turn], winner == 1)
            for turn, winner in snappers[0].first_by_turn.items()
        ]


async def races(server: Server, tables: int, *how: Any) -> list[tuple[int, int, bool]]:
    """Race at several tables at once."""
    results = await asyncio.gather(*(race(server, WINDOWS, *how) for _ in range(tables)))
    return [window for table in results for window in table]


def between(low: int, high: int, seed: int) -> Callable[[], int]:
    """Draw random reactions within bounds."""
    rng = Random(seed)
    return lambda: rng.randint(low, high)


def check_fairness(windows: list[tuple[int, int, bool]]) -> None:
    """Check that the faster reaction always won, and that both players won about equally often."""
    clear = [(near < far, first) for near, far, first in windows if abs(near - far) > SURE_MS]
    assert len(clear) > len(windows) / 4
    assert [first for _, first in clear] == [faster for faster, _ in clear]
    share = sum(first for *_, first in windows) / len(windows)
    assert 0.2 <= share <= 0.8, share


@pytest.mark.long
@over_sockets
async def test_the_slower_line_is_no_disadvantage(tmp_path: Path) -> None:
    """The lines take 20 and 200 milliseconds; only the reactions count.

    By arrival, the near player would have won all of these windows.
    """
    with serving(tmp_path) as server:
        seen = await races(server, 2, between(250, 420, 1), between(250, 420, 2))
        check_fairness(seen)
        assert all(near < far + 180 for near, far, _ in seen)
        quick = await races(server, 1, lambda: 350, lambda: 270)
        assert not any(first for *_, first in quick)


@pytest.mark.long
@over_sockets
async def test_a_forged_claim_does_not_win_over_two_lines(tmp_path: Path) -> None:
    """A player who claims to have taken no time at all is not believed."""
    with serving(tmp_path) as server:
        seen = await races(server, 1, lambda: 300, lambda: 560, lambda _true: 0)
        assert all(first for *_, first in seen)


@pytest.mark.long
@over_sockets
async def test_the_slower_line_is_no_disadvantage_in_ten_times_as_many_windows(
    tmp_path: Path,
) -> None:
    """The results are also closer to one half."""
    with serving(tmp_path) as server:
        seen = []
        for turn in range(5):
            how = between(250, 420, 10 + turn), between(250, 420, 20 + turn)
            seen += await races(server, 4, *how)
        check_fairness(seen)
        share = sum(first for *_, first in seen) / len(seen)
        assert 0.4 <= share <= 0.6, share
