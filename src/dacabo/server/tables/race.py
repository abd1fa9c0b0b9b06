"""A window in which the fastest counts: by when each player saw it, not by whose line is faster.

What is judged is a reaction: the time from the moment a player was shown what there is to answer
until they answered. A client says how long that was. The server measures for itself how long its
news and the answer took together, subtracts the round trip of the line and the movement of the
cards, and believes no shorter time. A quick answer waits for as long as a quicker one of another
person could still be on its way. docs/protocol.md says what somebody who cheats could gain.

People on another node are judged there. All nodes let an answer go at its reaction plus the
slowest line of all, so the log gets the answers in the order of their reactions.
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
"""How long a card is on its way to where it is seen, at most."""
LONGEST_LINE_MS: Final = 400
"""The slowest round trip that anybody is waited for, or believed."""


class _Held:
    """An answer that waits to be judged."""

    def __init__(self, seat: Seat, reaction: int, arrived: int) -> None:
        self.seat = seat
        self.reaction = reaction
        self.arrived = arrived
        self.go = asyncio.get_running_loop().create_future()


class Race:
    """The race at one table.

    Args:
        environment: the clock.
        line: the slowest recent round trip of a seat in milliseconds; None if nobody is connected.
        remote: whether a seat is connected to another node.
    """

    def __init__(
        self,
        environment: Environment,
        line: Callable[[Seat], int | None],
        remote: Callable[[Seat], bool] = lambda _: False,
    ) -> None:
        self._environment = environment
        self._line = line
        self._elsewhere = remote
        self._window: str | None = None
        """The clock of the window that is open."""
        self._opened = 0
        """When all were told."""
        self._movement = 0
        self._people: tuple[Seat, ...] = ()
        """Whose answers are still possible."""
        self._held: list[_Held] = []
        self._judging: _Held | None = None
        """The answer that is being written down."""
        self._timer: Timer | None = None
        self._quiet = asyncio.Event()
        self._quiet.set()

    def follow(self, table: Table) -> bool:
        """Note what has changed; whether a window has just opened."""
        window = window_of(table)
        new = window is not None and window != self._window
        if new:
            self._opened = self._environment.now()
        self._window = window
        self._movement = MOVEMENT_MS[table.options.tempo]
        self._people = () if window is None else people_awaited(table, window)
        self._judge()
        return new

    async def judged(
        self, seat: Seat, claimed: int | None, do: Callable[[], Awaitable[Answer]]
    ) -> Answer:
        """Do what a seat has answered when its turn has come.

        Args:
            seat: that answers.
            claimed: its reaction in milliseconds, in the client's words; None for a bot, or a
                client that does not say.
            do: what it wants to do.
        """
        held = _Held(seat, self._reaction(seat, claimed), self._environment.now())
        self._held.append(held)
        self._quiet.clear()
        self._judge()
        try:
            await held.go
            return await do()
        finally:
            self._held.remove(held)
            if self._judging is held:
                self._judging = None
            self._people = tuple(other for other in self._people if other != seat)
            if not self._held:
                self._quiet.set()
            self._judge()

    async def over(self, due: int) -> None:
        """Wait until nothing that was answered in time can still be on its way."""
        longest = max((self._slowest(seat) for seat in self._people), default=0)
        if any(map(self._elsewhere, self._people)):
            longest = LONGEST_LINE_MS  # an answer may wait for its turn there
        if longest:
            late = asyncio.Event()
            timer = self._environment.call_at(due + longest, late.set)
            try:
                await late.wait()
            finally:
                timer.cancel()
        await self._quiet.wait()

    def _reaction(self, seat: Seat, claimed: int | None) -> int:
        """The claimed time, but no shorter than the server's own measure allows."""
        passed = max(self._environment.now() - self._opened, 0)
        if claimed is None:
            return max(passed - self._slowest(seat), 0)
        return max(claimed, passed - self._slowest(seat) - self._movement, 0)

    def _slowest(self, seat: Seat) -> int:
        return min(self._line(seat) or 0, LONGEST_LINE_MS)

    def _judge(self, *, waited: bool = False) -> None:
        """Let the fastest go, once nobody can have been faster."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        waiting = [held for held in self._held if not held.go.done()]  # not those who have gone
        if self._judging is not None or not waiting:
            return
        first = min(waiting, key=lambda held: (held.reaction, held.arrived))
        due = self._until(first)
        if due > self._environment.now() and not waited:
            self._timer = self._environment.call_at(due, partial(self._judge, waited=True))
            return
        self._judging = first
        first.go.set_result(None)

    def _until(self, first: _Held) -> int:
        """When every answer that was faster must have arrived."""
        here = {held.seat for held in self._held}
        connected = [seat for seat in self._people if self._line(seat) is not None]
        awaited = [seat for seat in connected if seat not in here]
        if not awaited:
            return first.arrived
        if any(map(self._elsewhere, awaited)):
            awaited = connected  # whom the other node waits for, too
        seen = self._opened + self._movement + first.reaction
        return min(seen + max(map(self._slowest, awaited)), first.arrived + LONGEST_LINE_MS)
