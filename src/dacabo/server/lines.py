"""The lines of this server: uvicorn's, but nobody can make them wait, or fill the memory."""

from asyncio import TimerHandle, Transport
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from dacabo.server.limits import Credits, Rate

MOST_WAITING: Final = 256 * 1024
"""Bytes that may wait for a client. Whoever is further behind is dropped, and can come back."""
LINGER_SECONDS: Final = 5
"""How long a client may take to hear that the server hangs up."""
MOST_PARTS: Final = 64
"""Frames of which a message may be made."""
MOST_HEAD: Final = 32 * 1024
"""Bytes of a request before its body, or a little more if they come at once."""
HEAD_SECONDS: Final = 20
"""How long a client may take to say what it wants."""
BYTES: Final = Rate(per_second=32 * 1024, burst=512 * 1024)
"""What one client may send, frames that are no messages included."""
LINE: Final = "dacabo.line"
"""Where an application finds the line of a connection, among the extensions of its scope."""


class WebSocketLine(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a way to write that never waits.

    Through ASGI every frame would need a task to wait in, for every connection; with four players
    at a thousand tables that is most of what the server does.
    """

    _credits: Credits | None = None
    """For what the client sends; made with the first bytes."""
    _large = 0
    """Bytes of the largest frame that may still wait: nobody is behind for what is but large."""
    _page: bytes | None = None
    """What a client that is behind is shown when it has caught up."""

    def handle_connect(self, event: Any) -> None:  # noqa: ANN401 (the library's)
        """Let the application find the line."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Listen, but to nobody who never stops, or cannot open a WebSocket."""
        now = self.loop.time()
        self._credits = self._credits or Credits(BYTES, now)
        if not self._credits.take(now, len(data)):
            self.transport.abort()
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None:
            self.transport.close()

    def handle_text(self, event: Any) -> None:  # noqa: ANN401 (the library's)
        """Pass on text as it comes: whoever reads JSON sees whether it is UTF-8."""
        self.handle_bytes(event)

    def handle_cont(self, event: Any) -> None:  # noqa: ANN401 (the library's)
        """Collect the parts of a message, which may be empty and without end."""
        if len(self.frames) >= MOST_PARTS:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer, unless the client sends and sends and never reads."""
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        """Nobody is there: do not wait for what was not read."""
        super().keepalive_timeout()
        self.transport.abort()

    def write(self, frame: bytes) -> bool:
        """Pass on a frame; False if the client is too far behind, and was dropped."""
        if self.close_sent or self.transport.is_closing():
            return True
        waiting = self.transport.get_write_buffer_size()
        if waiting <= MOST_WAITING:
            self._large = 0
        elif waiting > MOST_WAITING + self._large:
            self.transport.abort()
            return False
        self._large = max(self._large, len(frame))
        self.transport.write(frame)
        return True

    def show(self, frame: bytes) -> None:
        """Pass on a frame that makes all before it needless: whoever is behind gets the last."""
        if self.writable.is_set():
            self.write(frame)
        else:
            self._page = frame

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        if self._page is not None:
            page, self._page = self._page, None
            self.write(page)

    def hang_up(self, code: int, reason: str) -> None:
        """Say why, stop listening, and close when that has been heard."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        # While it runs the line stays open: closed with something unread, it would lose the reason.
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()


class HttpLine(HttpToolsProtocol):
    """uvicorn's HTTP, for clients who say what they want soon and in few words."""

    _head = 0
    """Bytes so far of what a request begins with."""
    _patience: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody is there."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._wait_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Listen, but not for ever."""
        super().data_received(data)
        if self._patience is not None:
            self._head += len(data)
            if self._head > MOST_HEAD and not self.transport.is_closing():
                self.send_400_response("Too much before the request.")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if self._patience is None:
            self._wait()

    def on_headers_complete(self) -> None:
        """It is known what is asked for."""
        self._wait_no_more()
        super().on_headers_complete()

    def _wait(self) -> None:
        self._head = 0
        self._patience = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def _wait_no_more(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
