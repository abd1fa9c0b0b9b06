"""uvicorn's HTTP, for clients who say soon and briefly what they want, and read the answer."""

from asyncio import CancelledError, TimerHandle, Transport
from functools import partial
from time import thread_time
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from dacabo.server.sockets.hall import Hall, Place
from dacabo.server.sockets.line import Line
from dacabo.server.sockets.websocket_line import App, WebSocketLine

MOST_HEAD: Final = 32 * 1024
"""Bytes of a request before its body, or a little more if they come at once."""
HEAD_SECONDS: Final = 20
"""How long a client may take to say what it wants."""


class HttpLine(Line, HttpToolsProtocol):
    """One connection, and the requests that come over it."""

    _head = 0
    """Bytes so far of what a request begins with."""
    _patience: TimerHandle | None = None
    _resumed = False
    """Whether what waited became little since we last looked."""
    _answering: Any = None
    """The request that is being answered; others may wait behind it."""
    _place: Place | None = None
    """None for somebody who is turned away."""

    def __init__(self, hall: Hall, **given: Any) -> None:  # noqa: ANN401 (the library's)
        super().__init__(**given)
        self._hall = hall

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody is there; perhaps one too many: as little as possible is done for those."""
        peer = transport.get_extra_info("peername")
        found = self._hall.enter(peer[0] if isinstance(peer, tuple) else "")
        if isinstance(found, bytes):
            transport.write(found)
            transport.close()
            self.parser = None  # type: ignore[assignment]  # which holds this line
            return
        super().connection_made(transport)
        self._place = found
        self._wait()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone: nobody is left to be answered."""
        if self._place is None:
            return
        self._wait_no_more()
        self._watch_no_more()
        self._place.leave()
        self._nobody_listens()
        super().connection_lost(exc)

    def cut(self) -> None:
        """End the connection now."""
        self._nobody_listens()
        super().cut()

    def data_received(self, data: bytes) -> None:
        """Listen, but not for ever, and not for nothing."""
        if self._place is None:
            return
        began = thread_time()
        super().data_received(data)
        if self._place.purse is not None:
            self._place.purse.pay(thread_time() - began)
        if self._patience is not None:
            self._head += len(data)
            if self._head > MOST_HEAD and not self.transport.is_closing():
                self.send_400_response("Too much before the request.")

    def send_400_response(self, msg: str) -> None:
        """This is no HTTP."""
        self._hall.metrics.unreadable.add()
        super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        """Somebody wants a WebSocket, and keeps their place until the application counts it."""
        assert self._place is not None
        self._watch_no_more()
        self.ws_protocol_class = partial(WebSocketLine, self._place)  # type: ignore[assignment]
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if self._patience is None:
            self._wait()

    def on_headers_complete(self) -> None:
        """It is known what is asked for."""
        self._wait_no_more()
        super().on_headers_complete()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more is asked for; but somebody with a slow line may still be reading."""
        if self._waiting():
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )
        else:
            super().timeout_keep_alive_handler()

    def resume_writing(self) -> None:
        """The client has read almost everything."""
        self._resumed = True
        super().resume_writing()

    def _has_read(self) -> bool:
        resumed, self._resumed = self._resumed, False
        return resumed

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:  # noqa: ANN401 (the library's)
        self._answering = cycle
        super()._start_asgi_task(cycle, partial(self._serve, cycle, app))

    async def _serve(self, cycle: Any, app: App, *given: Any) -> None:  # noqa: ANN401 (ASGI)
        """Let the application answer; a line that is gone, or a server that stops, is no error."""
        try:
            await app(*given)
        except CancelledError:
            self.cut()
        except Exception:
            if not self.transport.is_closing():
                raise
            cycle.disconnected = True

    def _nobody_listens(self) -> None:
        """Let no request believe that there is somebody to be answered."""
        for cycle in (self._answering, *(waiting for waiting, _ in self.pipeline)):
            if cycle is not None:
                cycle.disconnected = True
        self.pipeline.clear()

    def _wait(self) -> None:
        self._head = 0
        self._patience = self.loop.call_later(HEAD_SECONDS, self.cut)

    def _wait_no_more(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
