"""Exchange messages that are not in the log with other nodes that serve the same table.

They are about connections, round-trip times, reactions, applause, films, hurries and shares of a
shuffle.
"""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from dacabo.core.seats import Seat
from dacabo.core.values import Discreet, Tagged
from dacabo.server.store.nodes import MESSAGE, Nodes
from dacabo.server.tables.audience import Audience
from dacabo.server.tables.race import MAX_ROUND_TRIP_MS
from dacabo.server.wire.table import MomentShown, Reaction
from dacabo.table.requests import Reveal


class RemoteReaction(Tagged, tag="reacted"):
    """A guest on a seat has reacted."""

    guest: str
    seat: Seat
    reaction: Reaction


class RemoteApplause(Tagged, tag="applauded"):
    """A spectator has applauded."""

    spectator: str


class RemoteShow(Tagged, tag="shown"):
    """A guest on a seat shows a moment of a film."""

    guest: str
    shown: MomentShown


class Hurried(Tagged, tag="hurried"):
    """A guest does not want to wait for bots."""


class RoundTrips(Tagged, tag="lines"):
    """By seat: the round-trip time to a player of the sending node, in milliseconds."""

    lines: dict[Seat, int]


class Revealed(Discreet, tag="revealed"):
    """A guest has revealed a share of the shuffle."""

    guest: str
    share: Reveal


NodeMessage: TypeAlias = (
    RemoteReaction | RemoteApplause | RemoteShow | Hurried | RoundTrips | Revealed
)
_encode = msgspec.json.Encoder().encode
read_node_message = msgspec.json.Decoder(NodeMessage).decode


class RemotePresence:
    """One table as the other nodes see it. Without other nodes, its methods do nothing.

    Args:
        code: the code of the table.
        nodes: the other nodes.
        audience: the viewers of the table on this node.
        guest_at: the guest on a seat.
    """

    def __init__(
        self, code: str, nodes: Nodes, audience: Audience, guest_at: Callable[[Seat], str | None]
    ) -> None:
        self._code = code
        self._nodes = nodes
        self._audience = audience
        self._guest_at = guest_at
        self._round_trips: dict[Seat, int] = {}

    def has(self, seat: Seat) -> bool:
        """Whether a player is connected to another node only."""
        guest = self._guest_at(seat)
        return guest in self._audience.remote and guest not in self._audience.connected

    def round_trip(self, seat: Seat) -> int | None:
        """The round-trip time of a player on another node; None if they are not there.

        As long as it is unknown, the slowest is assumed.
        """
        return self._round_trips.get(seat, MAX_ROUND_TRIP_MS) if self.has(seat) else None

    def send(self, message: NodeMessage) -> None:
        """Send a message to the other nodes."""
        if not self._nodes.alone:
            self._nodes.publish(MESSAGE, self._code, _encode(message))

    def send_round_trips(self, round_trip_of: Callable[[Seat], int | None]) -> None:
        """Send the round-trip times of this node's players to nodes with other players."""
        if self._audience.remote:
            seats = {
                connection.seat
                for connection in self._audience.connections
                if connection.seat is not None
            }
            self.send(RoundTrips({seat: round_trip_of(seat) or 0 for seat in seats}))

    def set_round_trips(self, round_trips: dict[Seat, int]) -> None:
        """Remember the round-trip times of players on another node."""
        self._round_trips |= round_trips

    async def arrive(self, guest: str | None) -> None:
        """Tell all nodes that a guest is connected here, before the guest gets any message."""
        if not self._nodes.alone and guest is not None:
            self._nodes.publish_presence(self._code, {*self._audience.here, guest})
            await self._nodes.flush()

    async def reveal(self, guest: str, share: Reveal) -> None:
        """Send a share to all nodes, which publish its word when the match begins."""
        if not self._nodes.alone:
            self.send(Revealed(guest, share))
            await self._nodes.flush()

    async def refresh_presence(self) -> None:
        """Update the guests on other nodes. Requests other than moves may depend on them."""
        if not self._nodes.alone:
            present = await self._nodes.present([self._code])
            self._audience.set_remote(present.get(self._code, ()))
