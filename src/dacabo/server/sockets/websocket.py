"""A WebSocket: the protocol that uvicorn hands a connection to when the client upgrades it.

The sans-I/O layer of `websockets` knows the rules: the handshake, control frames, messages in
parts, how to close. This class has the transport and the timers, queues messages for the
application, and bounds what one client can cost. It reads a message that is one whole frame by
itself, in a fraction of the time. And its `write` never waits: through ASGI every frame would need
a task per connection; with four players at a thousand tables that would be most of the server's
work.
"""

import asyncio
from asyncio import Future, TimerHandle
from collections import deque
from collections.abc import Callable, Iterable
from http import HTTPStatus
from time import thread_time
from typing import Any, Final, TypeAlias
from urllib.parse import unquote

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF
from websockets.server import ServerProtocol

from dacabo.server.limits.buckets import Rate, TokenBucket
from dacabo.server.logs import note_failure
from dacabo.server.sockets.connection_limiter import SLOT, Slot
from dacabo.server.sockets.stall_guard import StallGuard
from dacabo.server.wire.table import LARGEST

try:
    from websockets.speedups import apply_mask  # in C, where it could be compiled
except ImportError:
    from websockets.utils import apply_mask

MAX_WAITING: Final = 256 * 1024
"""Bytes that may wait for a client. A client further behind is dropped, and can reconnect."""
PING_SECONDS: Final = 30
"""Seconds between two pings of a client, and seconds it has to answer."""
LINGER_SECONDS: Final = 5
"""Seconds that a client may take to receive the close frame."""
BYTES: Final = Rate(per_second=32 * 1024, burst=512 * 1024)
"""What one client may send, including control frames."""
SIGNALS: Final = Rate(per_second=2, burst=20)
"""Pings and pongs that one client may send."""
MAX_BYTES: Final = 2 * LARGEST
"""Bytes per message."""
MAX_PARTS: Final = 64
"""Frames per message."""
MAX_AHEAD: Final = 8
"""Messages that may wait while more is received: to stop reading and go on costs system calls."""
MAX_QUEUED: Final = 2_000
"""Messages that may wait to be read. A client beyond this has exceeded its rate, and is refused."""
Header: TypeAlias = tuple[bytes, bytes]
EMPTY: Final = ((b"content-length", b"0"),)
"""The headers of an answer without a body."""
EXTENSION: Final = "dacabo.line"
"""The key of the WebSocket among the extensions of the ASGI scope."""

_WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""
_MASKED: Final = 0x80
_TWO_BYTES: Final = 126
"""A length that says that the true one follows in two bytes; 127 says in eight."""


class WebSocket(StallGuard):
    """One connection, from its handshake to its end."""

    accepted = False
    """Whether the application has accepted the handshake."""
    _response: Response | None = None
    """The answer to the handshake, once there was one."""
    _paused = False
    """Whether we receive nothing for now because messages wait."""
    _deaf = False
    """Whether the client has sent too much, so that the rest is ignored."""
    _slow = False
    """Whether output waits for the client."""
    _large = 0
    """Bytes of the largest waiting frame: a single large frame does not put a client behind."""
    _page: bytes | None = None
    """The page that a slow client is shown when it has caught up."""
    _pings = 0
    _unanswered = b""
    """The ping that the client has to answer to stay."""
    _measured: tuple[bytes, Callable[[], None]] | None = None
    """A ping on its way, and what to call when it is answered."""
    _reader: Future[None] | None = None
    """Waits for a message. `asyncio.Queue`, for any number of readers, takes longer."""
    _pinging: TimerHandle | None = None
    _closing: TimerHandle | None = None
    """Runs once we have hung up."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self.loop = asyncio.get_running_loop()
        self._app = config.loaded_app
        self._server = server_state
        self._state = app_state
        self._slot: Slot = app_state[SLOT]
        self._stalled_seconds = self._slot.limiter.stalled_seconds
        self.budget = self._slot.budget
        """The client; behind a proxy, once the client's address is known."""
        self._rules = ServerProtocol(max_size=MAX_BYTES)
        self._credits = TokenBucket(BYTES, self.loop.time())
        self._signals = TokenBucket(SIGNALS, self.loop.time())
        self._rest = bytearray()
        """The beginning of a frame."""
        self._parts: list[bytes] = []
        """The beginning of a message in parts."""
        self._inbox: deque[dict[str, Any]] = deque()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take over a connection that is already in the limiter."""
        self.transport = transport
        self._server.connections.add(self)  # type: ignore[arg-type]  # it knows only its own
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 (asyncio's)
        """Clean up after the connection has ended."""
        self._server.connections.discard(self)
        for timer in (self._pinging, self._closing):
            if timer is not None:
                timer.cancel()
        self._stop_watching()
        self._slot.leave()
        self._put({"type": "websocket.disconnect", "code": CloseCode.ABNORMAL_CLOSURE})

    def shutdown(self) -> None:
        """The server stops."""
        self.refuse(HTTPStatus.SERVICE_UNAVAILABLE)
        self.close(CloseCode.SERVICE_RESTART, "")
        self.transport.close()

    def _has_read(self) -> bool:
        """An open connection has to answer pings, which come after everything else."""
        return not self.transport.is_closing()

    def _flush(self) -> None:
        """Send what the rules of the protocol have to say; they say when it was the last of it."""
        if self.transport.is_closing():
            return
        said = self._rules.data_to_send()
        self.transport.write(b"".join(said))
        if SEND_EOF in said:
            self._put({"type": "websocket.disconnect", "code": CloseCode.NO_STATUS_RCVD})
            self.transport.close()

    # --- the handshake, and the application ------------------------------------------------------

    def _shake_hands(self, data: bytes) -> None:
        self._rules.receive_data(data)
        for request in self._rules.events_received():
            assert isinstance(request, Request)
            self._response = self._rules.accept(request)
            if self._response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
                self._rules.send_response(self._response)
                break
            self._put({"type": "websocket.connect"})
            task = self.loop.create_task(self._serve(self._scope(request)))
            self._server.tasks.add(task)
            task.add_done_callback(self._server.tasks.discard)
        self._flush()

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        headers = request.headers.raw_items()
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": _address(self.transport.get_extra_info("sockname")),
            "client": _address(self.transport.get_extra_info("peername")),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers],
            "state": self._state.copy(),
            "extensions": {EXTENSION: self},
        }

    async def _serve(self, scope: dict[str, Any]) -> None:
        """Run the application; that the connection was lost is not an error."""
        try:
            await self._app(scope, self.receive, self.send)
        except Exception as error:  # noqa: BLE001 (any error ends the connection)
            if not self.transport.is_closing():
                note_failure("connection-failed", error)
        finally:
            scope["extensions"].clear()  # it refers to us: we would live on until a collection
        self.refuse(HTTPStatus.INTERNAL_SERVER_ERROR)
        if self._closing is None:
            self.transport.close()

    async def send(self, message: Any) -> None:  # noqa: ANN401 (ASGI)
        """Answer the handshake. All else that the application has to say, it writes itself."""
        if message["type"] == "websocket.close":
            self.refuse(HTTPStatus.FORBIDDEN)
        elif not self.transport.is_closing():
            assert message["type"] == "websocket.accept"
            assert self._response is not None
            self._rules.send_response(self._response)
            self._flush()
            self.accepted = True
            self._pinging = self.loop.call_later(PING_SECONDS, self._stay_alive)

    def refuse(self, status: int, headers: Iterable[Header] = EMPTY, body: bytes = b"") -> None:
        """Answer the handshake by HTTP and close the connection, unless that has happened."""
        if self.accepted or self.transport.is_closing():
            return
        said = [(name.decode(), value.decode("latin-1")) for name, value in headers]
        named = Headers([*said, ("connection", "close")])
        self._rules.send_response(Response(status, HTTPStatus(status).phrase, named, body))
        self._flush()

    def let_in(self) -> None:
        """The application counts the connection from now on."""
        self._slot.let_in()

    # --- reading -----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read data, unless the client sends without end."""
        if self._response is None:
            self._shake_hands(data)
        elif not self.accepted or not self._credits.take(self.loop.time(), len(data)):
            self.transport.abort()  # a client has to wait for the answer to its handshake
        elif not self._deaf:
            began = thread_time()
            self._read(data)
            if self.budget is not None:
                self.budget.pay(thread_time() - began)

    def _read(self, data: bytes | bytearray) -> None:
        """Read all frames that are whole; keep the beginning of the next one."""
        if self._rest:
            self._rest += data
            data = self._rest
        at = 0
        while not (self._deaf or self.transport.is_closing()):
            found = _frame_at(data, at)
            if found is None:
                break
            start, end, shortest = found
            if not shortest:
                self._fail(CloseCode.PROTOCOL_ERROR, "length not in its shortest form")
            elif end - start > MAX_BYTES:
                self._obey(data[at:])  # refused before it has come
            elif end > len(data):
                break
            elif data[at] == _WHOLE_TEXT and data[at + 1] & _MASKED and not self._parts:
                self._enqueue(apply_mask(data[start:end], data[start - 4 : start]))
            else:
                self._obey(data[at:end])
            at = end
        if at or not self._rest:
            self._rest = bytearray(data[at:])

    def _obey(self, frame: bytes | bytearray) -> None:
        """Read a frame that is not a whole message, by the rules of the protocol."""
        self._rules.receive_data(frame)
        for event in self._rules.events_received():
            assert isinstance(event, Frame)
            match event.opcode:
                case Opcode.TEXT | Opcode.CONT:
                    self._parts.append(bytes(event.data))
                    if len(self._parts) > MAX_PARTS:  # which may be empty and endless
                        self.transport.abort()
                    elif event.fin:
                        parts, self._parts = self._parts, []
                        self._enqueue(b"".join(parts))
                case Opcode.BINARY:
                    self._fail(CloseCode.UNSUPPORTED_DATA, "text only")
                case Opcode.PING:
                    self._count_signal()
                    if self.transport.get_write_buffer_size() > MAX_WAITING:
                        self.transport.abort()  # it keeps sending and does not read
                case Opcode.PONG:
                    self._on_pong(bytes(event.data))
        self._flush()

    def _fail(self, code: CloseCode, reason: str) -> None:
        """Hang up on a client that does not keep to the protocol."""
        self._rules.fail(code, reason)
        self._flush()

    def _enqueue(self, message: bytes) -> None:
        """Let a message wait to be read; receive no more for now if many do."""
        if self._closing is not None:
            return
        self._put({"type": "websocket.receive", "bytes": message})
        waiting = len(self._inbox)
        if waiting >= MAX_AHEAD and not self._paused:
            self._paused = True
            self.transport.pause_reading()
        self._deaf = waiting > MAX_QUEUED

    def _put(self, message: dict[str, Any]) -> None:
        self._inbox.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def receive(self) -> dict[str, Any]:
        """The next message; other clients have their turns between two of this one."""
        if self._inbox:
            await asyncio.sleep(0)
        else:
            self._reader = self.loop.create_future()
            await self._reader
        message = self._inbox.popleft()
        if self._paused and not self._inbox:
            self._resume_reading()
        return message

    def _resume_reading(self) -> None:
        self._paused = False
        self.transport.resume_reading()

    # --- pings -------------------------------------------------------------------------------

    def _stay_alive(self) -> None:
        """Ping the client; one that has not answered by the next time is gone."""
        if self._unanswered:
            self.cut()
        elif not self._over:
            self._unanswered = self._ping()
            self._pinging = self.loop.call_later(PING_SECONDS, self._stay_alive)

    def measure(self, heard: Callable[[], None]) -> None:
        """Ping the client; `heard` is called when it answers. One ping at a time."""
        if self._measured is None and not self._over:
            self._measured = self._ping(), heard

    def _ping(self) -> bytes:
        self._pings += 1
        ping = b"%d" % self._pings
        self._rules.send_ping(ping)
        self._flush()
        return ping

    def _on_pong(self, pong: bytes) -> None:
        if self._measured is not None and pong == self._measured[0]:
            heard, self._measured = self._measured[1], None
            heard()
        elif pong and pong == self._unanswered:
            self._unanswered = b""
        else:
            self._count_signal()

    def _count_signal(self) -> None:
        """Count a ping, or a pong that nobody waits for; a client that sends many is cut off."""
        if not self._signals.take(self.loop.time()):
            self.cut()

    # --- writing -----------------------------------------------------------------------------

    @property
    def _over(self) -> bool:
        """Whether we have hung up, or the client has."""
        return self._closing is not None or self.transport.is_closing()

    def write(self, frame: bytes) -> bool:
        """Write a frame; False if the client was too far behind and has been dropped."""
        if self._over:
            return True
        waiting = self.transport.get_write_buffer_size()
        if waiting <= MAX_WAITING:
            self._large = 0
        elif waiting > MAX_WAITING + self._large:
            self.transport.abort()
            return False
        self._large = max(self._large, len(frame))
        self.transport.write(frame)
        return True

    def show(self, frame: bytes) -> None:
        """Write a frame that replaces all earlier ones; a slow client gets the last."""
        if self._slow:
            self._page = frame
        else:
            self.write(frame)

    def pause_writing(self) -> None:
        """Output waits for the client."""
        self._slow = True

    def resume_writing(self) -> None:
        """The client has caught up."""
        self._slow = False
        if self._page is not None:
            page, self._page = self._page, None
            self.write(page)

    def close(self, code: int, reason: str) -> None:
        """Send the reason, stop listening, and close once the client has received it.

        Does nothing before the handshake is complete: the code that opens the connection checks for
        itself.
        """
        if not self.accepted or self._over:
            return
        self._rules.send_close(code, reason)
        self._flush()
        self._put({"type": "websocket.disconnect", "code": code})
        # Reading continues meanwhile: closing a socket with unread input would lose the reason.
        self._closing = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
        if self._paused:
            self._resume_reading()


def _address(name: Any) -> tuple[str, int] | None:  # noqa: ANN401 (asyncio's)
    """The address of one end of a connection; None if it has gone already."""
    return (name[0], name[1]) if name else None


def _frame_at(data: bytes | bytearray, at: int) -> tuple[int, int, bool] | None:
    """Where the content of a frame begins and ends, which may be beyond the data.

    And whether its length has no more bytes than it needs. None if the length is not all here.
    """
    if len(data) < at + 2:
        return None
    start, length, least = at + 2, data[at + 1] & ~_MASKED, 0
    if length >= _TWO_BYTES:
        start, least = (at + 4, _TWO_BYTES) if length == _TWO_BYTES else (at + 10, 1 << 16)
        if len(data) < start:
            return None
        length = int.from_bytes(data[at + 2 : start])
    if data[at + 1] & _MASKED:
        start += 4
    return start, start + length, length >= least
