"""A WebSocket: the protocol to which uvicorn hands a connection when the client upgrades it.

The sans-I/O layer of `websockets` implements the handshake, control frames, fragmented messages and
closing. This class has the transport and the timers, queues messages for the application, and
bounds what one client can cost. A message that is one whole frame it parses itself, in a fraction
of the time.

The application writes frames with `write`, which never waits. Through ASGI every frame would need a
task per connection; with four players at a thousand tables that would be most of the server's work.
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
from dacabo.server.sockets.connection import EXTENSION, TWO_BYTES, WHOLE_TEXT
from dacabo.server.sockets.connection_limiter import SLOT, Slot
from dacabo.server.sockets.stall_guard import StallGuard
from dacabo.server.wire.table import MAX_MESSAGE_BYTES

try:
    from websockets.speedups import apply_mask  # in C, where it could be compiled
except ImportError:
    from websockets.utils import apply_mask

MAX_UNREAD_BYTES: Final = 256 * 1024
"""The most bytes that may wait for a client. A slower client is dropped, and can reconnect."""
PING_SECONDS: Final = 30
"""Seconds between two pings of a client, and seconds it has to answer."""
LINGER_SECONDS: Final = 5
"""Seconds that a client may take to receive the close frame."""
BYTES: Final = Rate(per_second=32 * 1024, burst=512 * 1024)
"""The bytes that one client may send, including control frames."""
PINGS: Final = Rate(per_second=2, burst=20)
"""The pings and unexpected pongs that one client may send."""
MAX_BYTES: Final = 2 * MAX_MESSAGE_BYTES
"""The most bytes of one message."""
MAX_FRAGMENTS: Final = 64
"""The most frames of one message."""
PAUSE_AT: Final = 8
"""With so many unread messages we stop receiving. Fewer would pause for every burst, and each pause
costs system calls."""
MAX_QUEUED: Final = 2_000
"""The most unread messages. A client that sends more has exceeded its rate, and is refused."""
Header: TypeAlias = tuple[bytes, bytes]
EMPTY: Final = ((b"content-length", b"0"),)
"""The headers of an answer without a body."""

_MASKED: Final = 0x80


class WebSocket(StallGuard):
    """One connection, from its handshake to its end."""

    accepted = False
    """Whether the application has accepted the handshake."""
    _response: Response | None = None
    """The answer to the handshake, once the request has been read."""
    _is_paused = False
    """Whether we have stopped receiving because messages wait."""
    _ignores_input = False
    """Whether the client has sent too much, so that the rest is ignored."""
    _is_slow = False
    """Whether output waits for the client."""
    _largest_frame = 0
    """The length of the largest waiting frame. It is added to the limit, so that a client is not
    dropped because of a single large frame."""
    _page: bytes | None = None
    """The last page for a slow client, which is sent when the client has caught up."""
    _pings = 0
    _pending_ping = b""
    """The ping that the client has to answer before the next one."""
    _round_trip_ping: tuple[bytes, Callable[[], None]] | None = None
    """A ping that measures the round trip, and the callback for its answer."""
    _reader: Future[None] | None = None
    """Resolved when a message arrives. There is one reader, so this is faster than a queue."""
    _ping_timer: TimerHandle | None = None
    _close_timer: TimerHandle | None = None
    """Aborts the connection some time after we have sent a close frame."""

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
        """The budget of the client. Behind a proxy, the application sets it."""
        self._protocol = ServerProtocol(max_size=MAX_BYTES)
        self._byte_bucket = TokenBucket(BYTES, self.loop.time())
        self._ping_bucket = TokenBucket(PINGS, self.loop.time())
        self._partial_frame = bytearray()
        """The received part of an incomplete frame."""
        self._fragments: list[bytes] = []
        """The received frames of an incomplete message."""
        self._inbox: deque[dict[str, Any]] = deque()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take over a connection that is already in the limiter."""
        self.transport = transport
        self._server.connections.add(self)  # type: ignore[arg-type]  # it knows only its own
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 (asyncio's)
        """Clean up after the connection has ended."""
        self._server.connections.discard(self)
        for timer in (self._ping_timer, self._close_timer):
            if timer is not None:
                timer.cancel()
        self._stop_watching()
        self._slot.leave()
        self._put({"type": "websocket.disconnect", "code": CloseCode.ABNORMAL_CLOSURE})

    def shutdown(self) -> None:
        """Close the connection because the server stops."""
        self.refuse(HTTPStatus.SERVICE_UNAVAILABLE)
        self.close(CloseCode.SERVICE_RESTART, "")
        self.transport.close()

    def _has_read(self) -> bool:
        """Pings, which are behind all other output, show whether an open connection is read."""
        return not self.transport.is_closing()

    def _flush(self) -> None:
        """Send the output of the protocol, and close the connection after the last of it."""
        if self.transport.is_closing():
            return
        output = self._protocol.data_to_send()
        self.transport.write(b"".join(output))
        if SEND_EOF in output:
            self._put({"type": "websocket.disconnect", "code": CloseCode.NO_STATUS_RCVD})
            self.transport.close()

    # --- the handshake, and the application ------------------------------------------------------

    def _read_handshake(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for request in self._protocol.events_received():
            assert isinstance(request, Request)
            self._response = self._protocol.accept(request)
            if self._response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
                self._protocol.send_response(self._response)
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
            scope["extensions"].clear()  # this reference to us would be a cycle
        self.refuse(HTTPStatus.INTERNAL_SERVER_ERROR)
        if self._close_timer is None:
            self.transport.close()

    async def send(self, message: Any) -> None:  # noqa: ANN401 (ASGI)
        """Answer the handshake. The application sends everything else with `write`."""
        if message["type"] == "websocket.close":
            self.refuse(HTTPStatus.FORBIDDEN)
        elif not self.transport.is_closing():
            assert message["type"] == "websocket.accept"
            assert self._response is not None
            self._protocol.send_response(self._response)
            self._flush()
            self.accepted = True
            self._ping_timer = self.loop.call_later(PING_SECONDS, self._ping_periodically)

    def refuse(self, status: int, headers: Iterable[Header] = EMPTY, body: bytes = b"") -> None:
        """Answer the handshake by HTTP and close the connection, unless that has happened."""
        if self.accepted or self.transport.is_closing():
            return
        decoded = [(name.decode(), value.decode("latin-1")) for name, value in headers]
        all_headers = Headers([*decoded, ("connection", "close")])
        self._protocol.send_response(Response(status, HTTPStatus(status).phrase, all_headers, body))
        self._flush()

    def let_in(self) -> None:
        """Leave the counting of this connection to the application from now on."""
        self._slot.let_in()

    # --- reading -----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read data, unless the client sends too much."""
        if self._response is None:
            self._read_handshake(data)
        elif not self.accepted or not self._byte_bucket.take(self.loop.time(), len(data)):
            self.transport.abort()  # a client has to wait for the answer to its handshake
        elif not self._ignores_input:
            began = thread_time()
            self._read(data)
            if self.budget is not None:
                self.budget.pay(thread_time() - began)

    def _read(self, data: bytes | bytearray) -> None:
        """Read all complete frames; store the incomplete rest."""
        if self._partial_frame:
            self._partial_frame += data
            data = self._partial_frame
        at = 0
        while not (self._ignores_input or self.transport.is_closing()):
            bounds = _frame_at(data, at)
            if bounds is None:
                break
            start, end, is_shortest = bounds
            if not is_shortest:
                self._fail(CloseCode.PROTOCOL_ERROR, "length not in its shortest form")
            elif end - start > MAX_BYTES:
                self._read_by_protocol(data[at:])  # which refuses it before it is complete
            elif end > len(data):
                break
            elif data[at] == WHOLE_TEXT and data[at + 1] & _MASKED and not self._fragments:
                self._enqueue(apply_mask(data[start:end], data[start - 4 : start]))
            else:
                self._read_by_protocol(data[at:end])
            at = end
        if at or not self._partial_frame:
            self._partial_frame = bytearray(data[at:])

    def _read_by_protocol(self, frame: bytes | bytearray) -> None:
        """Let the library read a frame that is not a whole message."""
        self._protocol.receive_data(frame)
        for event in self._protocol.events_received():
            assert isinstance(event, Frame)
            match event.opcode:
                case Opcode.TEXT | Opcode.CONT:
                    self._fragments.append(bytes(event.data))
                    if len(self._fragments) > MAX_FRAGMENTS:  # empty ones would cost no bytes
                        self.transport.abort()
                    elif event.fin:
                        parts, self._fragments = self._fragments, []
                        self._enqueue(b"".join(parts))
                case Opcode.BINARY:
                    self._fail(CloseCode.UNSUPPORTED_DATA, "text only")
                case Opcode.PING:
                    self._charge_ping()
                    if self.transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
                        self.transport.abort()  # it sends pings but does not read the pongs
                case Opcode.PONG:
                    self._on_pong(bytes(event.data))
        self._flush()

    def _fail(self, code: CloseCode, reason: str) -> None:
        """Close the connection of a client that violates the protocol."""
        self._protocol.fail(code, reason)
        self._flush()

    def _enqueue(self, message: bytes) -> None:
        """Queue a message for the application; stop receiving if many wait."""
        if self._close_timer is not None:
            return
        self._put({"type": "websocket.receive", "bytes": message})
        waiting = len(self._inbox)
        if waiting >= PAUSE_AT and not self._is_paused:
            self._is_paused = True
            self.transport.pause_reading()
        self._ignores_input = waiting > MAX_QUEUED

    def _put(self, message: dict[str, Any]) -> None:
        self._inbox.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def receive(self) -> dict[str, Any]:
        """The next message; between two messages, other tasks have a turn."""
        if self._inbox:
            await asyncio.sleep(0)
        else:
            self._reader = self.loop.create_future()
            await self._reader
        message = self._inbox.popleft()
        if self._is_paused and not self._inbox:
            self._resume_reading()
        return message

    def _resume_reading(self) -> None:
        self._is_paused = False
        self.transport.resume_reading()

    # --- pings -------------------------------------------------------------------------------

    def _ping_periodically(self) -> None:
        """Ping the client, or cut it off if it has not answered the last ping."""
        if self._pending_ping:
            self.cut()
        elif not self._has_ended:
            self._pending_ping = self._ping()
            self._ping_timer = self.loop.call_later(PING_SECONDS, self._ping_periodically)

    def measure(self, on_pong: Callable[[], None]) -> None:
        """Ping the client; `on_pong` is called when it answers. One ping at a time."""
        if self._round_trip_ping is None and not self._has_ended:
            self._round_trip_ping = self._ping(), on_pong

    def _ping(self) -> bytes:
        self._pings += 1
        ping = b"%d" % self._pings
        self._protocol.send_ping(ping)
        self._flush()
        return ping

    def _on_pong(self, pong: bytes) -> None:
        if self._round_trip_ping is not None and pong == self._round_trip_ping[0]:
            on_pong, self._round_trip_ping = self._round_trip_ping[1], None
            on_pong()
        elif pong and pong == self._pending_ping:
            self._pending_ping = b""
        else:
            self._charge_ping()

    def _charge_ping(self) -> None:
        """Charge for a ping or an unexpected pong, and cut off a client that sends too many."""
        if not self._ping_bucket.take(self.loop.time()):
            self.cut()

    # --- writing -----------------------------------------------------------------------------

    @property
    def _has_ended(self) -> bool:
        """Whether we have closed the connection, or the client has."""
        return self._close_timer is not None or self.transport.is_closing()

    def write(self, frame: bytes) -> bool:
        """Write a frame; False if the client was too far behind and has been dropped."""
        if self._has_ended:
            return True
        waiting = self.transport.get_write_buffer_size()
        if waiting <= MAX_UNREAD_BYTES:
            self._largest_frame = 0
        elif waiting > MAX_UNREAD_BYTES + self._largest_frame:
            self.transport.abort()
            return False
        self._largest_frame = max(self._largest_frame, len(frame))
        self.transport.write(frame)
        return True

    def show(self, frame: bytes) -> None:
        """Write a frame that replaces all earlier ones; a slow client gets the last."""
        if self._is_slow:
            self._page = frame
        else:
            self.write(frame)

    def pause_writing(self) -> None:
        """Remember that output waits for the client."""
        self._is_slow = True

    def resume_writing(self) -> None:
        """Send the last page to a client that has caught up."""
        self._is_slow = False
        if self._page is not None:
            page, self._page = self._page, None
            self.write(page)

    def close(self, code: int, reason: str) -> None:
        """Send a close frame, and close the connection once the client has received it.

        Before the handshake is complete this does nothing: the code that opens a connection checks
        for itself whether it should be closed.
        """
        if not self.accepted or self._has_ended:
            return
        self._protocol.send_close(code, reason)
        self._flush()
        self._put({"type": "websocket.disconnect", "code": code})
        # Reading continues meanwhile: closing a socket with unread input would lose the reason.
        self._close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
        if self._is_paused:
            self._resume_reading()


def _address(name: Any) -> tuple[str, int] | None:  # noqa: ANN401 (asyncio's)
    """The address of one end of a connection; None if it has been closed already."""
    return (name[0], name[1]) if name else None


def _frame_at(data: bytes | bytearray, at: int) -> tuple[int, int, bool] | None:
    """The bounds of a frame's content, and whether its length is written in the shortest form.

    The end may be beyond the data. None if the head of the frame is not complete yet.
    """
    if len(data) < at + 2:
        return None
    start, length, least = at + 2, data[at + 1] & ~_MASKED, 0
    if length >= TWO_BYTES:
        start, least = (at + 4, TWO_BYTES) if length == TWO_BYTES else (at + 10, 1 << 16)
        if len(data) < start:
            return None
        length = int.from_bytes(data[at + 2 : start])
    if data[at + 1] & _MASKED:
        start += 4
    return start, start + length, length >= least
