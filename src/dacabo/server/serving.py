"""Run the server: open the database, listen, report the address, and shut down in order."""

import asyncio
import errno
import os
import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from logging import WARNING
from typing import Any, Final, Literal, NamedTuple

import uvicorn

from dacabo import __version__
from dacabo.core.system import reason_of
from dacabo.server.api.monitor import Siblings
from dacabo.server.app import CardRoom
from dacabo.server.environment import Environment
from dacabo.server.gc_policy import collect_as_usual, collect_rarely
from dacabo.server.http.request_guard import RequestGuard
from dacabo.server.lan import lan_address, link_to
from dacabo.server.limits.background_process import ONE_THREAD_EACH
from dacabo.server.limits.cpu_budget import CpuBudgets
from dacabo.server.logs import note, report_suppressed, set_up_logs
from dacabo.server.metrics import Metrics
from dacabo.server.processes import node_compatibility
from dacabo.server.settings import Settings, SettingsError
from dacabo.server.sockets.connection_limiter import BACKLOG, ConnectionLimiter, files_for
from dacabo.server.sockets.http_protocol import HttpProtocol
from dacabo.server.sockets.listener import Listener, Sockets
from dacabo.server.sockets.stall_guard import StallGuard, prepare
from dacabo.server.sockets.websocket import WebSocket
from dacabo.server.store.factory import open_store, right_to_serve
from dacabo.server.supervisor import Supervisor, Systemd
from dacabo.server.tables.bots import BotPlayers

GRACE_SECONDS: Final = 4
"""Seconds that clients have to receive the last answers when the server stops."""
REPORT_TICKS: Final = 100
"""Ticks of uvicorn – tenths of a second – between two reports of suppressed log lines."""
SWITCH_SECONDS: Final = 0.0005
"""Seconds after which a thread returns the interpreter to the event loop. With Python's default of
five milliseconds, every client would wait that long whenever the store or the pages are at work."""

LOOPBACK: Final = "127.0.0.1"
"""The address at which monitors reach this server."""
MAX_MONITORS: Final = 100
"""The most connections of monitors; they do not count against those of people."""


def serve(
    settings: Settings, opened: Callable[[str], None], environment: Environment | None = None
) -> None:
    """Serve until the process is stopped.

    Args:
        settings: the settings of the server.
        opened: called with the link once the server answers.
        environment: the source of time and randomness; this machine by default.

    Raises:
        StoreError: the database cannot be used.
        SettingsError: the address cannot be listened on.
    """
    set_up_logs(settings.log_format, settings.log_level)
    with right_to_serve(settings.database), ExitStack() as stack:
        public = stack.enter_context(_listen(settings, settings.host, settings.port))
        metrics = _listen_for_monitors(settings, public)
        sockets = Sockets(public, metrics and stack.enter_context(metrics))
        port = public.getsockname()[1]
        host = (lan_address() if settings.lan else None) or _reachable(settings.host)
        link = f"{settings.public_url}/" if settings.public_url else link_to(host, port)

        def report_link() -> None:
            if metrics is not None:
                note("metrics-opened", url=link_to(*metrics.getsockname()))
            opened(link)

        systemd = Systemd()
        if settings.processes == 1:
            _run_server(settings, sockets, report_link, environment or Environment(), systemd)
            return
        from dacabo.server.processes import serve_together  # noqa: PLC0415 (seldom needed)

        serve_together(
            settings.processes,
            _run_worker,
            settings,
            sockets,
            opened=report_link,
            supervisor=systemd,
        )


def _run_server(
    settings: Settings,
    sockets: Sockets,
    opened: Callable[[], None],
    environment: Environment,
    supervisor: Supervisor,
    *,
    siblings: Siblings | None = None,
) -> None:
    sys.setswitchinterval(SWITCH_SECONDS)
    for name in ONE_THREAD_EACH:  # the matrices of bots are so small that threads only cost time
        os.environ.setdefault(name, "1")
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, sockets, opened, environment, supervisor, siblings=siblings))


def _run_worker(
    settings: Settings, sockets: Sockets, siblings: Siblings | None, supervisor: Supervisor
) -> None:
    """Serve in one of several processes."""
    set_up_logs(settings.log_format, settings.log_level)
    _run_server(settings, sockets, lambda: None, Environment(), supervisor, siblings=siblings)


async def _serve(
    settings: Settings,
    sockets: Sockets,
    opened: Callable[[], None],
    environment: Environment,
    supervisor: Supervisor,
    *,
    siblings: Siblings | None = None,
) -> None:
    metrics = Metrics()
    most, backlog = files_for(settings.max_connections)
    limits = settings.limits
    budgets = CpuBudgets(settings.share_per_address / 100, saved_seconds=limits.saved_seconds)
    limiter = ConnectionLimiter(
        most,
        settings.connections_per_address,
        settings.trusted_proxies,
        budgets=budgets,
        metrics=metrics,
        stalled_seconds=limits.stalled_seconds,
    )
    if (settings.public_url or "").startswith("https:") and not settings.trusted_proxies:
        note("no-trusted-proxies", WARNING)  # all clients would seem to have one address
    store = await open_store(settings.database)
    if not store.nodes.alone:
        await store.nodes.start(environment.new_id(), node_compatibility(), environment.keep_time)
    bots = BotPlayers(environment, metrics, limits.bot_pace)
    room = CardRoom(settings, store, bots, metrics, environment, siblings=siblings)
    monitor_settings = Settings(database=settings.database)  # by default for this machine only
    monitor_limiter = ConnectionLimiter(
        MAX_MONITORS,
        MAX_MONITORS,
        (),
        budgets=CpuBudgets(1),
        metrics=Metrics(),
        stalled_seconds=limits.stalled_seconds,
    )
    monitor_app = RequestGuard(room.monitor, monitor_settings, CpuBudgets(1))
    monitor_config = _config(monitor_app, BACKLOG, lifespan="off")
    public_config = _config(RequestGuard(room, settings, budgets), backlog)
    endpoints = [_Endpoint(sockets.public, limiter, public_config)]
    endpoints += [
        _Endpoint(listening, monitor_limiter, monitor_config)
        for listening in (sockets.metrics, siblings and siblings.own)
        if listening is not None
    ]
    warming_up = asyncio.create_task(asyncio.to_thread(room.warm_up))
    await _Server(endpoints, opened, supervisor).serve()
    await warming_up
    note("closed", version=__version__)


class _Endpoint(NamedTuple):
    """A listening socket, the limits for its clients, and the application that serves them."""

    listening: socket.socket
    limiter: ConnectionLimiter
    config: uvicorn.Config


def _config(
    app: RequestGuard, backlog: int, lifespan: Literal["on", "off"] = "on"
) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws=WebSocket,
        lifespan=lifespan,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=GRACE_SECONDS + 1,
        backlog=backlog,
    )


class _Server(uvicorn.Server):
    """uvicorn's server, with listeners of our own, periodic tasks and heartbeats.

    The first endpoint is the one for people.
    """

    def __init__(
        self, endpoints: list[_Endpoint], opened: Callable[[], None], supervisor: Supervisor
    ) -> None:
        super().__init__(endpoints[0].config)
        self._endpoints = endpoints
        self._opened = opened
        self._supervisor = supervisor
        self._listeners: list[Listener] = []

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        heartbeats = asyncio.create_task(self._send_heartbeats())
        try:
            await super().serve(sockets or [endpoint.listening for endpoint in self._endpoints])
        finally:
            heartbeats.cancel()

    async def _send_heartbeats(self) -> None:
        """Show that the event loop runs, also while the server stops."""
        while True:
            await asyncio.sleep(self._supervisor.heartbeat_seconds)
            if self.started:
                self._supervisor.notify_alive()

    async def startup(self, sockets: Any = None) -> None:  # noqa: ANN401, ARG002 (the library's)
        await super().startup([])
        if self.started:
            for listening, limiter, config in self._endpoints:
                if not config.loaded:
                    config.load()
                listening.listen(config.backlog)
                new_protocol = partial(
                    HttpProtocol,
                    config=config,
                    server_state=self.server_state,
                    app_state=self.lifespan.state,
                )
                self._listeners.append(Listener(listening, limiter, new_protocol))
            collect_rarely()
            self._opened()
            self._supervisor.notify_ready()
            note("opened", version=__version__)

    async def on_tick(self, counter: int) -> bool:
        if counter % REPORT_TICKS == 0:
            report_suppressed()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._supervisor.notify_stopping()
        timer = asyncio.get_running_loop().call_later(GRACE_SECONDS, self._cut_all)
        await asyncio.gather(*(listener.close() for listener in self._listeners))
        await super().shutdown(sockets)
        timer.cancel()
        collect_as_usual()

    def _cut_all(self) -> None:
        """Close the connections of clients that still have not read the last answers."""
        for connection in [*self.server_state.connections]:
            if isinstance(connection, StallGuard):
                connection.cut()


def _listen_for_monitors(settings: Settings, public: socket.socket) -> socket.socket | None:
    port = settings.metrics_port
    if port is None:
        return None
    if port == public.getsockname()[1]:  # the system would notice only when both listen
        reason = reason_of(OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE)))
        raise SettingsError("cannot-listen", host=LOOPBACK, port=port, reason=reason)
    return _listen(settings, LOOPBACK, port)


def _listen(settings: Settings, host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is explicit: asyncio turns off Nagle's algorithm only for sockets that name TCP.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    prepare(listening, settings.limits.stalled_seconds)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise SettingsError(
            "cannot-listen", host=host, port=port, reason=reason_of(error)
        ) from None
    return listening


def _reachable(host: str) -> str:
    """A host that a browser can open; a server may listen at an address that means any."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 (only read)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop  # noqa: PLC0415 (not on Windows)
    except ImportError:
        return None
    return uvloop.new_event_loop
