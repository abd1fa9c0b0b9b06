"""A live table on other nodes: who is there, and what is said without being written down."""

import msgspec

from dacabo.core.seats import Seat
from dacabo.core.values import Discreet, Tagged
from dacabo.server.store.nodes import SAID, Nodes
from dacabo.server.tables.audience import Audience
from dacabo.server.wire.table import Reaction
from dacabo.table.requests import Play, Reveal, StewardRequest


class Reacted(Tagged, tag="reacted"):
    """A guest shows a reaction."""

    guest: str
    seat: Seat
    reaction: Reaction


class Hurried(Tagged, tag="hurried"):
    """A guest does not want to wait for bots."""


class Revealed(Discreet, tag="revealed"):
    """A guest shows the word of a share."""

    guest: str
    share: Reveal


_encode = msgspec.json.Encoder().encode
read_said = msgspec.json.Decoder(Reacted | Hurried | Revealed).decode


class Elsewhere:
    """The other nodes, as far as one table is concerned."""

    def __init__(self, code: str, nodes: Nodes, audience: Audience) -> None:
        self._code = code
        self._nodes = nodes
        self._audience = audience

    async def arrive(self, guest: str | None) -> None:
        """Let all nodes know of a guest, before that guest is told anything."""
        if not self._nodes.alone and guest is not None:
            self._nodes.show(self._code, {*self._audience.connected, guest})
            await self._nodes.said()

    async def prepare(self, guest: str, request: StewardRequest) -> None:
        """What has to be known before a request is carried out: a share there, who is here."""
        if self._nodes.alone:
            return
        match request:
            case Play():
                return
            case Reveal():
                self.say(Revealed(guest, request))
                await self._nodes.said()
            case _:
                elsewhere = await self._nodes.present([self._code])
                self._audience.see(elsewhere.get(self._code, ()))

    def say(self, said: Reacted | Hurried | Revealed) -> None:
        """Tell other nodes what is not written down."""
        if not self._nodes.alone:
            self._nodes.say(SAID, self._code, _encode(said))
