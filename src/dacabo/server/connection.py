"""One client's line. Nobody ever waits for a client: whoever is too slow to listen is dropped."""

from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from dacabo.core.seats import Seat

MOST_WAITING: Final = 256 * 1024
"""Bytes that may wait for a client. Whoever is further behind is dropped, and can come back."""
LINGER_SECONDS: Final = 5
"""How long a client may take to hear that the server hangs up."""
LINE: Final = "dacabo.line"
"""Where an application finds the line of a connection, among the extensions of its scope."""


def frame_of(text: bytes) -> bytes:
    """A message as it goes over the wire: made once, for all who get the same."""
    return Frame(Opcode.TEXT, text).serialize(mask=False)


class Line(Protocol):
    """What a connection needs of its WebSocket."""

    def write(self, frame: bytes) -> bool:
        """Pass on a frame; False if the client is too far behind, and was dropped."""
        ...

    def hang_up(self, code: int, reason: str) -> None:
        """End the connection."""
        ...


class WebSocketLine(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a way to write that never waits.

    Through ASGI every frame would need a task to wait in, for every connection; with four players
    at a thousand tables that is most of what the server does.
    """

    def handle_connect(self, event: Any) -> None:  # noqa: ANN401 (the library's)
        """Let the application find the line."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    def write(self, frame: bytes) -> bool:
        """Pass on a frame; False if the client is too far behind, and was dropped."""
        if self.close_sent or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()
            return False
        self.transport.write(frame)
        return True

    def hang_up(self, code: int, reason: str) -> None:
        """Say why, stop listening, and close when that has been heard."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)


class Connection:
    """A client that looks at a table."""

    __slots__ = ("_line", "closing", "guest", "seat", "welcomed")

    def __init__(self, guest: str | None, line: Line) -> None:
        self.guest = guest
        """Who it is; None for a stranger who only watches."""
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

    def close(self, code: int, reason: str) -> None:
        """Hang up, after what was sent before."""
        if not self.closing:
            self.closing = True
            self._line.hang_up(code, reason)
