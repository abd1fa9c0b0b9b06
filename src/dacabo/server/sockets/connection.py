"""One client at a table. Nobody ever waits for it: whoever is too slow to listen is dropped."""

from typing import Protocol

import msgspec
from websockets.frames import Frame, Opcode

from dacabo.core.seats import Seat

_encode = msgspec.json.Encoder().encode


def frame(message: msgspec.Struct) -> bytes:
    """A message as it goes over the wire: made once, for all who get the same."""
    return Frame(Opcode.TEXT, _encode(message)).serialize(mask=False)


class Line(Protocol):
    """What a connection needs of its WebSocket."""

    def write(self, frame: bytes) -> bool:
        """Pass on a frame; False if the client is too far behind, and was dropped."""
        ...

    def show(self, frame: bytes) -> None:
        """Pass on a frame that makes all before it needless."""
        ...

    def hang_up(self, code: int, reason: str) -> None:
        """End the connection."""
        ...


class Connection:
    """A client that looks at a table."""

    __slots__ = ("_line", "address", "closing", "guest", "seat", "token", "welcomed")

    def __init__(
        self, guest: str | None, line: Line, address: str = "", token: bytes | None = None
    ) -> None:
        self.address = address
        """Where it comes from."""
        self.guest = guest
        """Who it is; None for a stranger who only watches."""
        self.token = token
        """The hash of the token that opened it, by which devices of a guest are told apart."""
        self.seat: Seat | None = None
        self.welcomed = False
        """Whether it has said hello: before that it is told nothing."""
        self.closing = False
        self._line = line

    def send(self, frame: bytes) -> bool:
        """Tell the client something; False if it was too slow to listen. Never waits."""
        if self.closing:
            return True
        if self._line.write(frame):
            return True
        self.closing = True
        return False

    def show(self, frame: bytes) -> None:
        """Show the client a whole page; of several for which it is too slow, the last."""
        if not self.closing:
            self._line.show(frame)

    def close(self, code: int, reason: str) -> None:
        """Hang up, after what was sent before."""
        if not self.closing:
            self.closing = True
            self._line.hang_up(code, reason)
