"""The ASGI application: guests, tables, tournaments, and their WebSockets."""

import asyncio
import re
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache, partial
from itertools import chain
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp

from dacabo.core.errors import DacaboError
from dacabo.server.api.about import About
from dacabo.server.api.monitor import Monitor, Siblings
from dacabo.server.api.schema import message_schema, openapi
from dacabo.server.clubs.clubs import Clubs
from dacabo.server.clubs.routes import ClubRoutes
from dacabo.server.environment import Environment
from dacabo.server.events.backups import EVERY_SECONDS, Backups
from dacabo.server.events.client import Watcher
from dacabo.server.events.events import Events
from dacabo.server.events.online import OnlineMatches
from dacabo.server.events.routes.events import EventRoutes
from dacabo.server.events.routes.matches import MatchRoutes
from dacabo.server.film.analysis import AnalysisRoutes
from dacabo.server.film.routes import FilmRoutes
from dacabo.server.guests.codes import Invitations, TableCodes
from dacabo.server.guests.routes import GuestRoutes
from dacabo.server.http.pages import Pages
from dacabo.server.http.request_guard import Receive, Scope, Send
from dacabo.server.http.responses import (
    Handler,
    language_of,
    problem,
    read_words,
    routed,
)
from dacabo.server.http.route_context import RouteContext, address_of, token_hash_of
from dacabo.server.http.routing import Route, routes_of
from dacabo.server.limits.background_queue import BackgroundQueue
from dacabo.server.limits.buckets import ConnectionCounter
from dacabo.server.limits.cpu_budget import TooFast, charged, check_budget, current_budget, throttle
from dacabo.server.metrics import Metrics
from dacabo.server.pads.pads import Pads
from dacabo.server.pads.routes import PadRoutes
from dacabo.server.settings import Settings
from dacabo.server.sockets.connection import EXTENSION, Connection, Socket
from dacabo.server.sockets.devices import Devices
from dacabo.server.store.health import Space
from dacabo.server.store.nodes import CUT_OFF
from dacabo.server.store.scheduler import Scheduler
from dacabo.server.store.store import Store, StoreError
from dacabo.server.store.stream import Streams
from dacabo.server.tables.bots import BotPlayers
from dacabo.server.tables.client import Client
from dacabo.server.tables.routes import TableRoutes
from dacabo.server.tables.tables import Tables
from dacabo.server.wire.table import LIVE
from dacabo.server.wire.watch import WATCH
from dacabo.table.errors import TableError

_CLOSE_CODES: Final = {"not-a-guest": 4401, "no-such-table": 4404, "too-fast": 4429}
"""Close codes for refused WebSockets; every other refusal gets 4503, after which clients retry."""
_SERVICE_RESTART: Final = 1012
"""The close code by which clients connect to another node."""
_TABLE: Final = re.compile("/tables/([^/]+)")
_LIVE: Final = re.compile(re.escape(LIVE).replace(re.escape("{code}"), "([^/]*)"))


class CardRoom:
    """The whole application: all HTTP routes and all WebSockets."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bots: BotPlayers,
        metrics: Metrics,
        environment: Environment,
        *,
        siblings: Siblings | None = None,
        background: BackgroundQueue | None = None,
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._environment = environment
        self._limits = settings.limits
        self._pages = Pages(settings.pages)
        self._background = background or BackgroundQueue()
        streams = Streams(store, environment, self._background)
        scheduler, build = Scheduler(store, environment), self._pages.build
        self._tables = Tables(
            streams, bots, scheduler, settings=settings, metrics=metrics, build=build
        )
        online = OnlineMatches(self._tables)
        self._context = RouteContext(settings, store, environment, self._background)
        self._devices = Devices(self._context, store.nodes)
        self._codes = TableCodes(store, self._tables, self._context)
        self._invitations = Invitations(store, self._codes, self._context, self._pages)
        self._score_pads = Pads(streams, build)
        days = max(settings.finished_days, settings.open_days)
        backups = Backups(settings.copies, days, environment)
        self._events = Events(streams, scheduler, online, backups, build)
        self._clubs = Clubs(streams, self._events)
        self._tables.at_sweep += [
            self._score_pads.evict,
            self._events.evict,
            self._clubs.evict,
        ]
        database = settings.database
        folder = database.parent if isinstance(database, Path) else None
        self._space = Space(folder, settings.limits.free_bytes)
        self._connections = ConnectionCounter(settings.connections_per_address)
        self._open_sockets: set[Socket] = set()
        store.nodes.subscribe(CUT_OFF, lambda _about, _body: self._disconnect_all())
        about = About(settings, store, environment, schema=message_schema, openapi=openapi)
        self._app = self._routes(
            GuestRoutes(store, self._tables, self._context, self._devices, environment),
            TableRoutes(store, self._tables, self._context),
            AnalysisRoutes(self._context),
            PadRoutes(self._score_pads, self._context),
            EventRoutes(self._events, self._context, environment),
            MatchRoutes(self._events, online, self._context, environment),
            ClubRoutes(self._clubs, self._context),
            FilmRoutes(self._context),
            about,
        )
        self.monitor = Monitor(about, self._tables, store.nodes, metrics, siblings)
        """The application for monitors on this machine."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        if scope["type"] == "websocket":
            await self._serve_websocket(scope, receive, send)
            return
        try:
            await throttle()
            check_budget()
        except TooFast as error:
            self._metrics.refuse(error.code)
            await _too_fast(language_of(Request(scope)))(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _routes(self, *route_groups: object) -> ASGIApp:
        handlers: defaultdict[str, dict[str, Handler]] = defaultdict(dict)
        for route, handler in chain.from_iterable(map(routes_of, route_groups)):
            handlers[route.path][route.method] = partial(self._answer, route, handler)
        return routed(handlers, self._page, self._metrics, self._lifespan)

    async def _answer(self, route: Route, handler: Handler, request: Request) -> Response:
        """Check free disk space and the table code, then call the handler."""
        if route.opens:
            await self._space.check()
        parameters = request.path_params
        if "code" in parameters:
            parameters["code"] = await self._codes.find(request.scope, parameters["code"])
        return await handler(request)

    @asynccontextmanager
    async def _lifespan(self, _app: object) -> AsyncIterator[None]:
        self._environment.start(await self._store.last_changed())
        await self._context.open()
        await self._tables.start()
        backing_up = asyncio.create_task(self._back_up_regularly())
        yield
        backing_up.cancel()
        await self._events.close()
        await self._tables.close()
        await self._store.close()
        await self._background.close()

    async def _back_up_regularly(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            await self._events.copy()

    def warm_up(self) -> None:
        """Compute cached values that are slow and always needed; meant for a thread."""
        read_words()
        message_schema()
        openapi()
        self._pages.compress()

    # --- WebSockets --------------------------------------------------------------------------

    async def _serve_websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a client at a table, or one that watches a pad or an event."""
        await receive()  # the `websocket.connect` message
        address = address_of(scope)
        if not self._connections.enter(address):
            await send({"type": "websocket.close", "code": 1008, "reason": "too-many"})
            return
        self._metrics.connections.inc()
        socket: Socket = scope["extensions"][EXTENSION]
        self._open_sockets.add(socket)
        try:
            socket.budget = current_budget()
            self._context.charge(self._context.new_connections, scope)
            await throttle()
            check_budget()
            socket.let_in()
            if self._store.nodes.cut_off:
                raise StoreError("store-away")
            if scope["path"] == WATCH:
                await self._serve_watcher(scope, receive, send)
            else:
                await self._serve_player(scope, receive, send)
        except DacaboError as error:
            self._metrics.refuse(error.code)
            if error.code == "store-away" and not socket.accepted:
                # Answer with an HTTP error, so that a proxy tries the next node.
                answer = problem(Request({**scope, "type": "http"}), error)
                socket.refuse(answer.status_code, answer.raw_headers, bytes(answer.body))
                return
            if not socket.accepted:
                await send({"type": "websocket.accept"})
            socket.close(_CLOSE_CODES.get(error.code, 4503), error.code)
        finally:
            self._open_sockets.discard(socket)
            self._metrics.connections.dec()
            self._connections.leave(address)

    def _disconnect_all(self) -> None:
        """Close all WebSockets, so that the clients connect to another node.

        This one has lost the database.
        """
        for socket in [*self._open_sockets]:
            socket.close(_SERVICE_RESTART, "store-away")

    async def _serve_player(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = Connection(scope["extensions"][EXTENSION], address_of(scope))
        try:
            token = token_hash_of(scope)
            if token is not None:
                await self._devices.enter(connection, token)
            found = _LIVE.fullmatch(scope["path"])
            code = await self._codes.find(scope, found[1] if found else "")
            await self._serve_table(code, connection, receive, send)
        finally:
            self._devices.leave(connection)

    async def _serve_table(
        self, code: str, connection: Connection, receive: Receive, send: Send
    ) -> None:
        live = await self._tables.find(code)
        live.visitors += 1
        try:
            if connection.closing:  # logged out meanwhile
                raise TableError("not-a-guest")
            await send({"type": "websocket.accept"})
            client = Client(
                live,
                connection,
                self._devices,
                self._environment,
                self._metrics,
                limit=self._limits.messages,
            )
            # Without a task of its own, every message would resume the whole chain of callers.
            await asyncio.create_task(charged(client.run(receive)))
        finally:
            live.visitors -= 1

    async def _serve_watcher(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        connection = Connection(scope["extensions"][EXTENSION])
        limit = self._limits.messages
        watcher = Watcher(self._score_pads, self._events, connection, self._environment, limit)
        await watcher.run(receive)

    async def _page(self, request: Request) -> Response:
        """The browser app, or 404."""
        table = _TABLE.fullmatch(request.scope["path"])
        preview = await self._invitations.preview(request, table[1]) if table else None
        return self._pages.answer(request, preview)


@cache
def _too_fast(language: str) -> Response:
    """The answer to an address that has used up its budget; cached, as it may be sent often."""
    request = Request({"type": "http", "headers": [(b"accept-language", language.encode())]})
    return problem(request, TooFast("too-fast"))
