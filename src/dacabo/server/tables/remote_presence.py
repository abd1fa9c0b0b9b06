"""A table on the other nodes: who is there, how far away they are, and what is not written down."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from dacabo.core.seats import Seat
from dacabo.core.values import Discreet, Tagged
from dacabo.server.store.nodes import SAID, Nodes
from dacabo.server.tables.audience import Audience
from dacabo.server.tables.race import LONGEST_LINE_MS
from dacabo.server.wire.table import Reaction
from dacabo.table.requests import Reveal


class RemoteReaction(Tagged, tag="reacted"):
    """Somebody has reacted."""

    guest: str
    seat: Seat
    reaction: Reaction


class RemoteApplause(Tagged, tag="applauded"):
    """A spectator has applauded."""

    spectator: str


class Hurried(Tagged, tag="hurried"):
    """Somebody does not want to wait for bots."""


class RoundTrips(Tagged, tag="lines"):
    """How long it is to the players of a node and back, in milliseconds."""

    lines: dict[Seat, int]


class Revealed(Discreet, tag="revealed"):
    """A guest shows a share."""

    guest: str
    share: Reveal


Said: TypeAlias = RemoteReaction | RemoteApplause | Hurried | RoundTrips | Revealed
_encode = msgspec.json.Encoder().encode
read_said = msgspec.json.Decoder(Said).decode


class RemotePresence:
    """One table on the other nodes; without any, nobody is there and nothing is said.

    Args:
        code: of the table.
        nodes: the other nodes.
        audience: its viewers.
        guest_at: the guest who has a seat.
    """

    def __init__(
        self, code: str, nodes: Nodes, audience: Audience, guest_at: Callable[[Seat], str | None]
    ) -> None:
        self._code = code
        self._nodes = nodes
        self._audience = audience
        self._guest_at = guest_at
        self._lines: dict[Seat, int] = {}

    def has(self, seat: Seat) -> bool:
        """Whether a player is connected to another node only."""
        guest = self._guest_at(seat)
        return guest in self._audience.remote and guest not in self._audience.connected

    def line(self, seat: Seat) -> int | None:
        """The line of a player there, as far as it is known; None if they are not there."""
        return self._lines.get(seat, LONGEST_LINE_MS) if self.has(seat) else None

    def say(self, said: Said) -> None:
        """Tell the other nodes."""
        if not self._nodes.alone:
            self._nodes.publish(SAID, self._code, _encode(said))

    def tell_lines(self, line_of: Callable[[Seat], int | None]) -> None:
        """Tell other nodes where people play, too, how far away those of this node are."""
        if self._audience.remote:
            seats = {
                connection.seat
                for connection in self._audience.connections
                if connection.seat is not None
            }
            self.say(RoundTrips({seat: line_of(seat) or 0 for seat in seats}))

    def learn(self, lines: dict[Seat, int]) -> None:
        """Take note of lines there."""
        self._lines |= lines

    async def arrive(self, guest: str | None) -> None:
        """Let all nodes know of a guest here, before that guest is told anything."""
        if not self._nodes.alone and guest is not None:
            self._nodes.show(self._code, {*self._audience.here, guest})
            await self._nodes.said()

    async def reveal(self, guest: str, share: Reveal) -> None:
        """Show a share to all nodes, which tell its word when the match begins."""
        if not self._nodes.alone:
            self.say(Revealed(guest, share))
            await self._nodes.said()

    async def learn_presence(self) -> None:
        """Learn who is connected there: on that a request other than a move may depend."""
        if not self._nodes.alone:
            present = await self._nodes.present([self._code])
            self._audience.set_remote(present.get(self._code, ()))
