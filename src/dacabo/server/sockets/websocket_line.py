"""uvicorn's WebSocket, but nobody can make it wait, or fill the memory."""

from asyncio import CancelledError
from collections.abc import Awaitable, Callable
from functools import partial
from time import thread_time
from typing import Any, Final, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from dacabo.server.cost.limits import Credits, Rate
from dacabo.server.sockets.hall import Place
from dacabo.server.sockets.line import Line

App: TypeAlias = Callable[..., Awaitable[None]]

MOST_WAITING: Final = 256 * 1024
"""Bytes that may wait for a client. Whoever is further behind is dropped, and can come back."""
LINGER_SECONDS: Final = 5
"""How long a client may take to hear that the server hangs up."""
MOST_PARTS: Final = 64
"""Frames of which a message may be made."""
BYTES: Final = Rate(per_second=32 * 1024, burst=512 * 1024)
"""What one client may send, frames that are no messages included."""
SIGNALS: Final = Rate(per_second=2, burst=20)
"""Pings and pongs that one client may send."""
READ_AT_ONCE: Final = 4 * 1024
"""Bytes that are taken apart before anybody looks whether it is too much: up to 700 frames."""
MOST_QUEUED: Final = 2_000
"""Messages that may wait to be read. Whoever says more has long said too many, and will be told."""
LINE: Final = "dacabo.line"
"""Where an application finds the line of a connection, among the extensions of its scope."""


class WebSocketLine(Line, WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a way to write that never waits.

    Through ASGI every frame would need a task to wait in, for every connection; with four players
    at a thousand tables that is most of what the server does.
    """

    _credits: Credits | None = None
    """For what the client sends; made with the first bytes."""
    _signals: Credits | None = None
    """For pings and pongs."""
    _noisy = False
    _deaf = False
    """So much was said that nobody listens to the rest."""
    _large = 0
    """Bytes of the largest frame that may still wait: nobody is behind for what is but large."""
    _page: bytes | None = None
    """What a client that is behind is shown when it has caught up."""

    def __init__(self, place: Place, **given: Any) -> None:  # noqa: ANN401 (the library's)
        super().__init__(**given)
        self.app: App = partial(self._serve, self.app)
        self.purse = place.purse
        """Who pays; behind a proxy, once it is known who came."""
        self._place = place

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 (the library's)
        """Somebody who was there already wants a WebSocket."""
        super().connection_made(transport)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._watch_no_more()
        self._place.leave()
        super().connection_lost(exc)

    def let_in(self) -> None:
        """The application has counted it."""
        self._place.let_in()

    async def _serve(self, app: App, *given: Any) -> None:  # noqa: ANN401 (ASGI)
        """Let the application speak; a line that is gone, or a server that stops, is no error."""
        try:
            await app(*given)
        except CancelledError:
            self.cut()
        except Exception:
            if not self.transport.is_closing():
                raise
        else:
            return
        self.handshake_complete = True  # so that nobody misses an answer

    def _has_read(self) -> bool:
        """As long as it is open it has to answer pings, which come after everything else."""
        return not self.transport.is_closing()

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
        if self._deaf:
            return
        began = thread_time()
        for start in range(0, len(data), READ_AT_ONCE):
            super().data_received(data[start : start + READ_AT_ONCE])
            if self._noisy:
                self.cut()
            self._deaf = self.queue.qsize() > MOST_QUEUED
            if self._deaf or self.transport.is_closing():
                break
        if self.purse is not None:
            self.purse.pay(thread_time() - began)
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

    def handle_pong(self, event: Any) -> None:  # noqa: ANN401 (the library's)
        """Somebody is there, as they need not say all the time."""
        if self._may_signal():
            super().handle_pong(event)

    def _may_signal(self) -> bool:
        """Frames that are no messages are few: whoever sends more is cut off."""
        now = self.loop.time()
        self._signals = self._signals or Credits(SIGNALS, now)
        self._noisy = self._noisy or not self._signals.take(now)
        return not self._noisy

    def handle_ping(self) -> None:
        """Answer, unless the client sends and sends and never reads."""
        if not self._may_signal():
            return
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        """Nobody is there: do not wait for what was not read."""
        super().keepalive_timeout()
        self.cut()

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
        """Say why, stop listening, and close when that has been heard.

        Before the connection is open there is nobody to be told: whoever opens it is to notice.
        """
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
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
