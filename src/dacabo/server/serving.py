"""Runs the server: opens the database, listens, reports the address, and shuts down in order."""

import asyncio
import socket
import sys
from collections.abc import Callable
from logging import WARNING
from typing import Final

import uvicorn

from dacabo import __version__
from dacabo.server.api.beside import Beside
from dacabo.server.app import CardRoom
from dacabo.server.cost.purse import Purses
from dacabo.server.http.door import Door
from dacabo.server.lan import lan_address, link_to
from dacabo.server.logs import note, set_up_logs, tell_left_out
from dacabo.server.metrics import Metrics
from dacabo.server.nodes.speaking import speaks
from dacabo.server.outside import Outside
from dacabo.server.settings import Settings, SettingsError
from dacabo.server.sockets.hall import Hall, Place, files_for
from dacabo.server.sockets.http_line import HttpLine
from dacabo.server.sockets.line import Line, prepare
from dacabo.server.sockets.listener import Listener
from dacabo.server.sockets.websocket_line import WebSocketLine
from dacabo.server.store.opening import open_store, right_to_serve
from dacabo.server.supervisor import Supervisor, Systemd
from dacabo.server.tables.bots import BotPlayers
from dacabo.server.tables.thinkers import Thinkers
from dacabo.server.tidying import tidy_as_usual, tidy_seldom
from dacabo.server.wire.table import LARGEST

GRACE_SECONDS: Final = 4
"""Seconds that clients have to receive the last answers when the server stops."""
TELL_TICKS: Final = 100
"""Tenths of a second between two reports of suppressed log lines."""
SWITCH_SECONDS: Final = 0.0005
"""How soon the event loop gets the interpreter back from a thread. With Python's default of five
milliseconds every client would wait that long whenever the store or the pages are at work."""
PING_SECONDS: Final = 30
"""Seconds between two pings of a client, and seconds it has to answer."""


def serve(
    settings: Settings, opened: Callable[[str], None], outside: Outside | None = None
) -> None:
    """Serve until the process is stopped.

    Args:
        settings: of the server.
        opened: called with the link once the server answers.
        outside: the source of time and chance; this machine by default.

    Raises:
        StoreError: the database cannot be used.
        SettingsError: the address cannot be listened on.
    """
    set_up_logs(settings.log_format, settings.log_level)
    with right_to_serve(settings.database), _listen(settings) as listening:
        port = listening.getsockname()[1]
        seen_as = (lan_address() if settings.lan else None) or _shown(settings.host)
        link = f"{settings.public_url}/" if settings.public_url else link_to(seen_as, port)
        systemd = Systemd()
        if settings.processes == 1:
            outside = outside or Outside()
            _serve_here(settings, listening, lambda: opened(link), outside, supervisor=systemd)
            return
        from dacabo.server.nodes.processes import serve_together  # noqa: PLC0415 (seldom needed)

        serve_together(
            settings.processes,
            _serve_apart,
            settings,
            listening,
            lambda: opened(link),
            supervisor=systemd,
        )


def _serve_here(
    settings: Settings,
    listening: socket.socket,
    opened: Callable[[], None],
    outside: Outside,
    *,
    beside: Beside | None = None,
    supervisor: Supervisor | None = None,
) -> None:
    sys.setswitchinterval(SWITCH_SECONDS)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        serving = _serve(settings, listening, opened, outside, beside=beside, supervisor=supervisor)
        runner.run(serving)


def _serve_apart(
    settings: Settings, listening: socket.socket, beside: Beside, supervisor: Supervisor
) -> None:
    """Serve in one of several processes."""
    set_up_logs(settings.log_format, settings.log_level)
    _serve_here(settings, listening, lambda: None, Outside(), beside=beside, supervisor=supervisor)


async def _serve(
    settings: Settings,
    listening: socket.socket,
    opened: Callable[[], None],
    outside: Outside,
    *,
    beside: Beside | None = None,
    supervisor: Supervisor | None = None,
) -> None:
    supervisor = supervisor or Supervisor()
    metrics = Metrics()
    most, backlog = files_for(settings.max_connections)
    purses = Purses(settings.share_per_address / 100)
    hall = Hall(
        most,
        settings.connections_per_address,
        settings.trusted_proxies,
        purses=purses,
        metrics=metrics,
    )
    if (settings.public_url or "").startswith("https:") and not settings.trusted_proxies:
        note("no-trusted-proxies", WARNING)  # all clients would seem to have one address
    store = await open_store(settings.database)
    if not store.nodes.alone:
        await store.nodes.start(outside.new_id(), speaks(), outside.keep_time)
    bots = BotPlayers(Thinkers(settings.workers), outside, metrics)
    config = uvicorn.Config(
        Door(CardRoom(settings, store, bots, metrics, outside, beside=beside), settings, purses),
        ws=WebSocketLine,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=2 * LARGEST,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,  # which takes memory for every connection
        timeout_graceful_shutdown=GRACE_SECONDS + 1,
        backlog=backlog,
    )
    server = _Server(config, hall, opened, supervisor)
    await server.serve([listening] if beside is None else [listening, beside.own])
    note("closed", version=__version__)


class _Server(uvicorn.Server):
    """uvicorn's server, with listeners of our own, periodic chores and signs of life."""

    def __init__(
        self,
        config: uvicorn.Config,
        hall: Hall,
        opened: Callable[[], None],
        supervisor: Supervisor,
    ) -> None:
        super().__init__(config)
        self._hall = hall
        self._opened = opened
        self._supervisor = supervisor
        self._listeners: list[Listener] = []

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        beating = asyncio.create_task(self._beat())
        try:
            await super().serve(sockets)
        finally:
            beating.cancel()

    async def _beat(self) -> None:
        """Show that the event loop turns, also while the server stops."""
        while True:
            await asyncio.sleep(self._supervisor.seconds)
            if self.started:
                self._supervisor.alive()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        if self.started:
            for one in sockets or ():
                one.listen(self.config.backlog)
                self._listeners.append(Listener(one, self._hall, self._new_line))
            tidy_seldom()
            self._opened()
            self._supervisor.ready()
            note("opened", version=__version__)

    def _new_line(self, place: Place) -> HttpLine:
        return HttpLine(
            place,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )

    async def on_tick(self, counter: int) -> bool:
        if counter % TELL_TICKS == 0:
            tell_left_out()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._supervisor.stopping()
        cutting = asyncio.get_running_loop().call_later(GRACE_SECONDS, self._cut_all)
        for listener in self._listeners:
            await listener.close()
        await super().shutdown(sockets)  # which closes the sockets first
        cutting.cancel()
        tidy_as_usual()

    def _cut_all(self) -> None:
        for line in [*self.server_state.connections]:
            if isinstance(line, Line):
                line.cut()


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Explicit: asyncio sends small frames at once only for sockets that declare TCP.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    prepare(listening)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise SettingsError(
            "cannot-listen", host=settings.host, port=settings.port, reason=error.strerror or ""
        ) from None
    return listening


def _shown(host: str) -> str:
    """A host that a browser can open, for one that means any."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 (only read)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop  # noqa: PLC0415 (not on Windows)
    except ImportError:
        return None
    return uvloop.new_event_loop
