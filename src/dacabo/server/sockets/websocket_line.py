"""uvicorn's WebSocket protocol, with writes that never block and bounded memory."""

from asyncio import CancelledError
from collections.abc import Awaitable, Callable
from functools import partial
from time import thread_time
from typing import Any, Final, TypeAlias

from dacabo.server.cost.limits import Credits, Rate
from dacabo.server.sockets.hall import Place
from dacabo.server.sockets.line import Line
from dacabo.server.sockets.messages import Messages

App: TypeAlias = Callable[..., Awaitable[None]]

MOST_WAITING: Final = 256 * 1024
"""Bytes that may wait for a client. A client further behind is dropped, and can reconnect."""
LINGER_SECONDS: Final = 5
"""Seconds that a client may take to receive the close frame."""
BYTES: Final = Rate(per_second=32 * 1024, burst=512 * 1024)
"""What one client may send, including control frames."""
SIGNALS: Final = Rate(per_second=2, burst=20)
"""Pings and pongs that one client may send."""
READ_AT_ONCE: Final = 4 * 1024
"""Bytes parsed between two checks of the limits: up to 700 frames."""
MOST_QUEUED: Final = 2_000
"""Messages that may wait to be read. A client beyond this has exceeded its rate, and is refused."""
LINE: Final = "dacabo.line"
"""The key of the line among the extensions of the ASGI scope."""


class WebSocketLine(Line, Messages):
    """uvicorn's WebSocket with a write that never waits.

    Through ASGI every frame would need a task per connection; with four players at a thousand
    tables that would be most of the server's work.
    """

    _credits: Credits | None = None
    """For everything the client sends; created with the first bytes."""
    _signals: Credits | None = None
    """For pings and pongs."""
    _noisy = False
    _deaf = False
    """Whether the client has sent too much, so that the rest is ignored."""
    _large = 0
    """Bytes of the largest waiting frame: a single large frame does not put a client behind."""
    _page: bytes | None = None
    """The page that a slow client is shown when it has caught up."""
    _measured: tuple[bytes, Callable[[], None]] | None = None
    """A ping on its way, and what to call when it is answered."""
    _pings = 0

    def __init__(self, place: Place, **given: Any) -> None:  # noqa: ANN401 (the library's)
        super().__init__(**given)
        self.app: App = partial(self._serve, self.app)
        self.purse = place.purse
        """The payer; behind a proxy, once the client's address is known."""
        self._place = place

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 (the library's)
        """Upgrade a connection that is already in the hall."""
        super().connection_made(transport)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up after the connection has ended."""
        self._watch_no_more()
        self._place.leave()
        super().connection_lost(exc)

    def let_in(self) -> None:
        """The application counts the connection from now on."""
        self._place.let_in()

    async def _serve(self, app: App, *given: Any) -> None:  # noqa: ANN401 (ASGI)
        """Run the application; a lost connection or a stopping server is not an error."""
        try:
            await app(*given)
        except CancelledError:
            self.cut()
        except Exception:
            if not self.transport.is_closing():
                raise
        else:
            return
        finally:  # both refer to this line: it would live on until the next collection
            self.scope["extensions"].pop(LINE, None)
            del self.app
        self.handshake_complete = True  # so that uvicorn sends no answer of its own

    def _has_read(self) -> bool:
        """An open connection has to answer pings, which come after everything else."""
        return not self.transport.is_closing()

    def handle_connect(self, event: Any) -> None:  # noqa: ANN401 (the library's)
        """Give the application access to the line."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Read data, unless the client sends without end or cannot open a WebSocket."""
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
            self._deaf = self.inbox.qsize() > MOST_QUEUED
            if self._deaf or self.transport.is_closing():
                break
        if self.purse is not None:
            self.purse.pay(thread_time() - began)
        if self.conn.handshake_exc is not None:
            self.transport.close()

    def handle_pong(self, event: Any) -> None:  # noqa: ANN401 (the library's)
        """Accept a pong; one that we have not asked for, within the limit of control frames."""
        if self._measured is not None and bytes(event.data) == self._measured[0]:
            heard, self._measured = self._measured[1], None
            heard()
        elif self._may_signal():
            super().handle_pong(event)

    def _may_signal(self) -> bool:
        """Count a control frame; a client that sends too many is cut off."""
        now = self.loop.time()
        self._signals = self._signals or Credits(SIGNALS, now)
        self._noisy = self._noisy or not self._signals.take(now)
        return not self._noisy

    def handle_ping(self) -> None:
        """Answer, unless the client keeps sending without reading."""
        if not self._may_signal():
            return
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        """The client does not answer: close without flushing."""
        super().keepalive_timeout()
        self.cut()

    def write(self, frame: bytes) -> bool:
        """Write a frame; False if the client was too far behind and has been dropped."""
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

    def measure(self, heard: Callable[[], None]) -> None:
        """Ping the client; `heard` is called when it answers. One ping at a time."""
        if self._measured is not None or self.close_sent or self.transport.is_closing():
            return
        self._pings += 1
        ping = b"line %d" % self._pings
        self._measured = ping, heard
        self.conn.send_ping(ping)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def show(self, frame: bytes) -> None:
        """Write a frame that replaces all earlier ones; a slow client gets the last."""
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
        """Send the reason, stop reading, and close once it has been received.

        Does nothing before the handshake is complete: the code that opens the connection checks for
        itself.
        """
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": code})
        # Reading continues meanwhile: closing a socket with unread input would lose the reason.
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
