"""A window in which the fastest answer counts, whatever the latency of each player's connection.

The race compares reaction times: from the moment a player saw what there is to answer until they
answered. The client claims a reaction time. The server also measures the time from its message to
the answer, subtracts the round trip and the animation of the cards, and accepts no shorter claim.
An answer is held back as long as a faster one of another person could still be on its way.
docs/protocol.md says what a cheating client could gain.

Each node judges its own players. All nodes release an answer at its reaction time plus the slowest
round trip of all, so the log gets the answers in the order of the reaction times.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

from dacabo.bots.pace import Tempo
from dacabo.core.seats import Seat
from dacabo.server.environment import Environment, Timer
from dacabo.table.table import Table, people_awaited, window_of

Answer = TypeVar("Answer")

MOVEMENT_MS: Final = {Tempo.CALM: 300, Tempo.BRISK: 180, Tempo.INSTANT: 80}
"""By tempo: the longest animation of a card, before the player can see it."""
MAX_ROUND_TRIP_MS: Final = 400
"""The slowest connection for which a race allows, and its longest wait for an answer."""


class _HeldAnswer:
    """An answer that is held back until no faster one can arrive."""

    def __init__(self, seat: Seat, reaction: int, arrived: int) -> None:
        self.seat = seat
        self.reaction = reaction
        self.arrived = arrived
        self.released = asyncio.get_running_loop().create_future()


class Race:
    """The race at one table.

    Args:
        environment: the clock.
        round_trip_of: the slowest recent round trip of a seat in milliseconds; None if its player
            is not connected.
        is_remote: whether a seat is connected to another node.
    """

    def __init__(
        self,
        environment: Environment,
        round_trip_of: Callable[[Seat], int | None],
        is_remote: Callable[[Seat], bool] = lambda _: False,
    ) -> None:
        self._environment = environment
        self._round_trip_of = round_trip_of
        self._is_remote = is_remote
        self._window: str | None = None
        """The clock of the window that is open."""
        self._opened = 0
        """The time at which the server sent the window to everybody."""
        self._movement = 0
        self._people: tuple[Seat, ...] = ()
        """The seats of people who may still answer."""
        self._held: list[_HeldAnswer] = []
        self._running: _HeldAnswer | None = None
        """The released answer that is being written to the log."""
        self._timer: Timer | None = None
        self._none_held = asyncio.Event()
        self._none_held.set()

    def follow(self, table: Table) -> bool:
        """Follow a change of the table; return whether a window has just opened."""
        window = window_of(table)
        has_opened = window is not None and window != self._window
        if has_opened:
            self._opened = self._environment.now()
        self._window = window
        self._movement = MOVEMENT_MS[table.options.tempo]
        self._people = () if window is None else people_awaited(table, window)
        self._release_fastest()
        return has_opened

    async def enter(
        self, seat: Seat, claimed: int | None, do: Callable[[], Awaitable[Answer]]
    ) -> Answer:
        """Hold back the answer of a seat until no faster one can arrive; then carry it out.

        Args:
            seat: the seat that answers.
            claimed: the reaction time in milliseconds that the client claims; None for a bot, or a
                client that claims none.
            do: carries the answer out.
        """
        held = _HeldAnswer(seat, self._reaction_time(seat, claimed), self._environment.now())
        self._held.append(held)
        self._none_held.clear()
        self._release_fastest()
        try:
            await held.released
            return await do()
        finally:
            self._held.remove(held)
            if self._running is held:
                self._running = None
            self._people = tuple(other for other in self._people if other != seat)
            if not self._held:
                self._none_held.set()
            self._release_fastest()

    async def wait_for_late_answers(self, due: int) -> None:
        """Wait until no answer that was given before `due` can still be on its way."""
        longest = max((self._round_trip(seat) for seat in self._people), default=0)
        if any(map(self._is_remote, self._people)):
            longest = MAX_ROUND_TRIP_MS  # the other node may hold an answer back
        if longest:
            time_up = asyncio.Event()
            timer = self._environment.call_at(due + longest, time_up.set)
            try:
                await time_up.wait()
            finally:
                timer.cancel()
        await self._none_held.wait()

    def _reaction_time(self, seat: Seat, claimed: int | None) -> int:
        """The claimed time, but no shorter than the server's own measurement allows."""
        elapsed = max(self._environment.now() - self._opened, 0)
        if claimed is None:
            return max(elapsed - self._round_trip(seat), 0)
        return max(claimed, elapsed - self._round_trip(seat) - self._movement, 0)

    def _round_trip(self, seat: Seat) -> int:
        return min(self._round_trip_of(seat) or 0, MAX_ROUND_TRIP_MS)

    def _release_fastest(self, *, has_waited: bool = False) -> None:
        """Release the fastest answer, once nobody can have been faster."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        waiting = [held for held in self._held if not held.released.done()]
        if self._running is not None or not waiting:
            return
        fastest = min(waiting, key=lambda held: (held.reaction, held.arrived))
        due = self._release_time(fastest)
        if due > self._environment.now() and not has_waited:
            release = partial(self._release_fastest, has_waited=True)
            self._timer = self._environment.call_at(due, release)
            return
        self._running = fastest
        fastest.released.set_result(None)

    def _release_time(self, fastest: _HeldAnswer) -> int:
        """The time by which every faster answer must have arrived."""
        answered = {held.seat for held in self._held}
        connected = [seat for seat in self._people if self._round_trip_of(seat) is not None]
        awaited = [seat for seat in connected if seat not in answered]
        if not awaited:
            return fastest.arrived
        if any(map(self._is_remote, awaited)):
            awaited = connected  # the other node waits for all of them, too
        given = self._opened + self._movement + fastest.reaction
        latest = given + max(map(self._round_trip, awaited))
        return min(latest, fastest.arrived + MAX_ROUND_TRIP_MS)
