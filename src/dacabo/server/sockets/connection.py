"""One client at a table. Nobody ever waits for it: whoever is too slow to listen is dropped."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from time import monotonic
from typing import Any, Final, Protocol, TypeAlias

from websockets.frames import Frame, Opcode

from dacabo.core.seats import Seat
from dacabo.server.cost.limits import Credits
from dacabo.server.cost.purse import TooFast, broke, turn

Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
"""What ASGI says next of a WebSocket."""


PAUSE_SECONDS: Final = 0.25
"""How long nobody listens to a client whose address has spent all its time: even no costs some."""


def frame_of(text: bytes) -> bytes:
    """A message as it goes over the wire: made once, for all who get the same."""
    return Frame(Opcode.TEXT, text).serialize(mask=False)


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


async def said(
    receive: Receive, connection: Connection, credits_: Credits, too_fast: Callable[[], None]
) -> AsyncIterator[str | bytes]:
    """What a client says, until one of the two hangs up; each message costs a credit."""
    while (event := await receive())["type"] != "websocket.disconnect":
        if not credits_.take(monotonic()):
            too_fast()
        text = event.get("text")
        if connection.closing:
            continue
        try:
            await turn()
        except TooFast:
            too_fast()
        if not connection.closing:
            yield event.get("bytes") or b"" if text is None else text
        # Whatever else somebody has said already, others have their turns in between.
        await asyncio.sleep(PAUSE_SECONDS if broke() else 0)
