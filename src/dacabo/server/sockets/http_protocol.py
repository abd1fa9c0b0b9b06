"""uvicorn's HTTP protocol, with limits for slow and large requests and for unread answers."""

import sys
from asyncio import TimerHandle, Transport
from collections import deque
from time import thread_time
from typing import Any, Final

from httptools import HttpParserUpgrade
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from dacabo.server.sockets.connection_limiter import SLOT, Slot
from dacabo.server.sockets.stall_guard import StallGuard

MAX_HEAD: Final = 32 * 1024
"""The most bytes of a request besides its body, approximately: its head, the sizes of chunks, and
trailers."""
MAX_PIPELINED: Final = 100
"""The most requests that may wait until an earlier one on the same connection is answered."""
PARSE_BYTES: Final = 4 * 1024
"""Bytes parsed between two checks of the limits: up to a thousand headers."""
HEAD_SECONDS: Final = 20
"""Seconds that a client may take to send a request."""


class HttpProtocol(StallGuard, HttpToolsProtocol):
    """One connection, and its requests."""

    _head = 0
    """Bytes of the current request so far, without its body."""
    _head_timer: TimerHandle | None = None
    """Closes the connection of a client that sends its request too slowly."""
    _resumed = False
    """Whether the write buffer has drained since the last check."""
    _to_parse = 0
    """Bytes received that are not parsed yet, with those that are being parsed."""

    def __init__(self, slot: Slot, app_state: dict[str, Any], **kwargs: Any) -> None:  # noqa: ANN401 (the library's)
        super().__init__(app_state={**app_state, SLOT: slot}, **kwargs)
        self._slot = slot
        self._stalled_seconds = slot.limiter.stalled_seconds
        self._unanswered: deque[RequestResponseCycle] = deque()
        """The request that is being answered, and those that wait."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Begin to time the client."""
        super().connection_made(transport)
        self._start_timeout()
        self._watch()
        if self.client is None:  # it has disconnected already, so its address is unknown
            self.cut()

    def connection_lost(self, exc: Exception | None) -> None:
        """End all requests of the connection."""
        self._cancel_timeout()
        self._stop_watching()
        self._slot.leave()
        self._end_requests()
        super().connection_lost(exc)

    def cut(self) -> None:
        """Close the connection now."""
        self._end_requests()
        super().cut()

    def _end_requests(self) -> None:
        """End all requests, because uvicorn would continue to write to a closed connection."""
        for cycle in self._unanswered:
            cycle.disconnected = True
        self._unanswered.clear()

    def data_received(self, data: bytes) -> None:
        """Read data, within limits of size and time."""
        began = thread_time()
        for start in range(0, len(data), PARSE_BYTES):
            part = data[start : start + PARSE_BYTES]
            self._to_parse = len(data) - start
            self._head += len(part)
            super().data_received(part)
            if self._head > MAX_HEAD and not self.transport.is_closing():
                self.send_400_response("Too much around the request.")
            if self.transport.is_closing():
                break
        budget = self._slot.budget
        if budget is not None:
            budget.pay(thread_time() - began)
            if budget.is_deep_in_debt:  # even ignoring a request takes time
                self.cut()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP."""
        self._slot.limiter.metrics.unreadable.inc()
        super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        """Upgrade to a WebSocket, which keeps its slot until the application counts it."""
        upgrade = sys.exception()  # it has the position of the request's end
        if isinstance(upgrade, HttpParserUpgrade) and upgrade.args[0] < self._to_parse:
            self.send_400_response("Nothing may follow before the answer.")
            return
        self._stop_watching()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers to this protocol

    def on_message_begin(self) -> None:
        """Begin a request, unless too many wait."""
        while self._unanswered and self._unanswered[0].response_complete:
            self._unanswered.popleft()
        if len(self._unanswered) > MAX_PIPELINED:
            raise OverflowError
        super().on_message_begin()
        self._head = 0
        if self._head_timer is None:
            self._start_timeout()

    def on_headers_complete(self) -> None:
        """Let the complete head of a request be handled."""
        self._cancel_timeout()
        super().on_headers_complete()
        if self.cycle is not None:  # it is None for a WebSocket
            self._unanswered.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        """Handle a part of the body, which does not count against `MAX_HEAD`."""
        self._head -= len(body)
        super().on_body(body)

    def resume_writing(self) -> None:
        """Remember that the client has read almost everything."""
        self._resumed = True
        super().resume_writing()

    def _has_read(self) -> bool:
        resumed, self._resumed = self._resumed, False
        return resumed

    def _start_timeout(self) -> None:
        self._head_timer = self.loop.call_later(HEAD_SECONDS, self.cut)

    def _cancel_timeout(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None
