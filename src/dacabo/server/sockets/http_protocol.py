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
"""Bytes of a request that are not its body, approximately: the head, and what frames the chunks of
a body, with all that follows them."""
MAX_PIPELINED: Final = 100
"""Requests that may wait until an earlier one on the same connection is answered."""
READ_AT_ONCE: Final = 4 * 1024
"""Bytes parsed between two checks of the limits: up to a thousand headers."""
HEAD_SECONDS: Final = 20
"""Seconds that a client may take to send a request."""


class HttpProtocol(StallGuard, HttpToolsProtocol):
    """One connection, and its requests."""

    _head = 0
    """Bytes of the current request so far that are not its body."""
    _head_timer: TimerHandle | None = None
    """Closes the connection of a client that sends its request too slowly."""
    _resumed = False
    """Whether the write buffer has drained since the last check."""
    _to_parse = 0
    """Bytes received that are not parsed yet, with those that are being parsed."""

    def __init__(self, slot: Slot, app_state: dict[str, Any], **given: Any) -> None:  # noqa: ANN401 (the library's)
        super().__init__(app_state={**app_state, SLOT: slot}, **given)
        self._slot = slot
        self._stalled_seconds = slot.limiter.stalled_seconds
        self._unanswered: deque[RequestResponseCycle] = deque()
        """The request that is being answered, and those behind it."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """The connection is open."""
        super().connection_made(transport)
        self._wait()
        self._watch()
        if self.client is None:  # it has gone already, and nobody knows whose request it would be
            self.cut()

    def connection_lost(self, exc: Exception | None) -> None:
        """End all requests of the connection."""
        self._cancel_timeout()
        self._stop_watching()
        self._slot.leave()
        self._nobody_listens()
        super().connection_lost(exc)

    def cut(self) -> None:
        """Close the connection now."""
        self._nobody_listens()
        super().cut()

    def _nobody_listens(self) -> None:
        """End all requests; uvicorn would write on to a client that has gone."""
        for cycle in self._unanswered:
            cycle.disconnected = True
        self._unanswered.clear()

    def data_received(self, data: bytes) -> None:
        """Read data, within limits of size and time."""
        began = thread_time()
        for start in range(0, len(data), READ_AT_ONCE):
            part = data[start : start + READ_AT_ONCE]
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
            if budget.is_deep_in_debt:  # even what is ignored takes time
                self.cut()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP."""
        self._slot.limiter.metrics.unreadable.inc()
        super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        """Upgrade to a WebSocket, which keeps its place until the application counts it."""
        upgrade = sys.exception()  # which says where the request ends
        if isinstance(upgrade, HttpParserUpgrade) and upgrade.args[0] < self._to_parse:
            self.send_400_response("Nothing may follow before the answer.")
            return
        self._stop_watching()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers to this line

    def on_message_begin(self) -> None:
        """A request begins, unless too many wait."""
        while self._unanswered and self._unanswered[0].response_complete:
            self._unanswered.popleft()
        if len(self._unanswered) > MAX_PIPELINED:
            raise OverflowError
        super().on_message_begin()
        self._head = 0
        if self._head_timer is None:
            self._wait()

    def on_headers_complete(self) -> None:
        """The request head is complete."""
        self._cancel_timeout()
        super().on_headers_complete()
        if self.cycle is not None:  # as for a WebSocket
            self._unanswered.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._head -= len(body)
        super().on_body(body)

    def resume_writing(self) -> None:
        """The client has read almost everything."""
        self._resumed = True
        super().resume_writing()

    def _has_read(self) -> bool:
        resumed, self._resumed = self._resumed, False
        return resumed

    def _wait(self) -> None:
        self._head_timer = self.loop.call_later(HEAD_SECONDS, self.cut)

    def _cancel_timeout(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None
