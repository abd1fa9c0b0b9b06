"""The ASGI application: guests, tables, events, and the WebSockets of each."""

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
from websockets.frames import CloseCode

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
from dacabo.server.guests.codes import Codes, Invitations
from dacabo.server.guests.routes import GuestRoutes
from dacabo.server.http.pages import Pages
from dacabo.server.http.request_guard import Message, Receive, Send
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
from dacabo.server.sockets.connection import Connection
from dacabo.server.sockets.devices import Devices
from dacabo.server.sockets.websocket import LINE, WebSocket
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

_NOT_OPENED: Final = {"not-a-guest": 4401, "no-such-table": 4404, "too-fast": 4429}
"""Close codes of sockets refused before they were opened; other reasons may be temporary."""
_TABLE: Final = re.compile("/tables/([^/]+)")
_LIVE: Final = re.compile(re.escape(LIVE).replace(re.escape("{code}"), "([^/]*)"))


class CardRoom:
    """The whole application: all desks behind one door, and the WebSockets."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bots: BotPlayers,
        metrics: Metrics,
        environment: Environment,
        *,
        siblings: Siblings | None = None,
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._environment = environment
        self._limits = settings.limits
        self._pages = Pages(settings.pages)
        self._background = BackgroundQueue()
        streams = Streams(store, environment, self._background)
        scheduler, build = Scheduler(store, environment), self._pages.build
        self._tables = Tables(
            streams, bots, scheduler, settings=settings, metrics=metrics, build=build
        )
        online = OnlineMatches(self._tables)
        self._context = RouteContext(settings, store, environment, self._background)
        self._devices = Devices(self._context, store.nodes)
        self._codes = Codes(store, self._tables, self._context)
        self._invitations = Invitations(store, self._codes, self._context)
        self._score_pads = Pads(streams, build)
        days = max(settings.finished_days, settings.open_days)
        copies = Backups(settings.copies, days, environment)
        self._events = Events(streams, scheduler, online, copies, build)
        self._clubs = Clubs(streams, self._events)
        self._tables.at_sweep += [
            self._score_pads.evict,
            self._events.evict,
            self._clubs.evict,
        ]
        database = settings.database
        folder = database.parent if isinstance(database, Path) else None
        self._space = Space(folder, settings.limits.free_bytes)
        self._crowd = ConnectionCounter(settings.connections_per_address)
        self._open: set[WebSocket] = set()
        """All WebSockets."""
        store.nodes.subscribe(CUT_OFF, lambda _about, _body: self._send_elsewhere())
        about = About(settings, store, environment, schema=message_schema, openapi=openapi)
        self._app = self._routes(
            GuestRoutes(store, self._tables, self._context, self._devices, environment),
            TableRoutes(store, self._tables, self._context),
            PadRoutes(self._score_pads, self._context),
            EventRoutes(self._events, self._context, environment),
            MatchRoutes(self._events, online, self._context, environment),
            ClubRoutes(self._clubs, self._context),
            about,
        )
        self.monitor = Monitor(about, self._tables, store.nodes, metrics, siblings)
        """What only monitors on this machine may ask."""

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        if scope["type"] == "websocket":
            await self._live(scope, receive, send)
            return
        try:
            await throttle()
            check_budget()
        except TooFast as error:
            self._metrics.refuse(error.code)
            await _too_fast(language_of(Request(scope)))(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _routes(self, *desks: object) -> ASGIApp:
        handlers: defaultdict[str, dict[str, Handler]] = defaultdict(dict)
        for route, handler in chain.from_iterable(map(routes_of, desks)):
            handlers[route.path][route.method] = partial(self._answer, route, handler)
        return routed(handlers, self._page, self._metrics, self._open_hours)

    async def _answer(self, route: Route, handler: Handler, request: Request) -> Response:
        """Answer if there is space for what a request opens, and the table of its code exists."""
        if route.opens:
            await self._space.check()
        given = request.path_params
        if "code" in given:
            given["code"] = await self._codes.find(request.scope, given["code"])
        return await handler(request)

    @asynccontextmanager
    async def _open_hours(self, _app: object) -> AsyncIterator[None]:
        packing = asyncio.create_task(asyncio.to_thread(self._get_ready))
        self._environment.begin(await self._store.last_changed())
        await self._context.open()
        await self._tables.start()
        copying = asyncio.create_task(self._copy_often())
        yield
        copying.cancel()
        await self._events.close()
        await self._tables.close()
        await self._store.close()
        await self._background.close()
        await packing

    async def _copy_often(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            await self._events.copy()

    def _get_ready(self) -> None:
        """Prepare what is slow and always needed; runs in a thread before the first request."""
        read_words()
        message_schema()
        openapi()
        self._pages.pack()

    # --- WebSockets --------------------------------------------------------------------------

    async def _live(self, scope: Message, receive: Receive, send: Send) -> None:
        """Serve a client at a table, or one that watches a pad or an event."""
        await receive()  # the `websocket.connect` message
        address = address_of(scope)
        if not self._crowd.enter(address):
            await send({"type": "websocket.close", "code": 1008, "reason": "too-many"})
            return
        self._metrics.connections.inc()
        line: WebSocket = scope["extensions"][LINE]
        self._open.add(line)
        try:
            line.budget = current_budget()
            self._context.charge(self._context.new_connections, scope)
            await throttle()
            check_budget()
            line.let_in()
            if self._store.nodes.cut_off:
                raise StoreError("store-away")
            if scope["path"] == WATCH:
                await self._watch(scope, receive, send)
            else:
                await self._at_table(scope, receive, send)
        except DacaboError as error:
            self._metrics.refuse(error.code)
            if error.code == "store-away" and not line.accepted:  # a proxy asks the next node
                answer = problem(Request({**scope, "type": "http"}), error)
                line.refuse(answer.status_code, answer.raw_headers, bytes(answer.body))
                return
            if not line.accepted:
                await send({"type": "websocket.accept"})
            line.close(_NOT_OPENED.get(error.code, 4503), error.code)
        finally:
            self._open.discard(line)
            self._metrics.connections.dec()
            self._crowd.leave(address)

    def _send_elsewhere(self) -> None:
        """Let all clients come back, to another node: this one hears of nothing any more."""
        for line in [*self._open]:
            line.close(CloseCode.SERVICE_RESTART, "store-away")

    async def _at_table(self, scope: Message, receive: Receive, send: Send) -> None:
        connection = Connection(scope["extensions"][LINE], address_of(scope))
        try:
            token = token_hash_of(scope)
            if token is not None:
                await self._devices.enter(connection, token)
            found = _LIVE.fullmatch(scope["path"])
            code = await self._codes.find(scope, found[1] if found else "")
            await self._serve(code, connection, receive, send)
        finally:
            self._devices.leave(connection)

    async def _serve(self, code: str, connection: Connection, receive: Receive, send: Send) -> None:
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
            # In a task of its own: each message would otherwise wake all that has let it in.
            await asyncio.create_task(charged(client.run(receive)))
        finally:
            live.visitors -= 1

    async def _watch(self, scope: Message, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        connection = Connection(scope["extensions"][LINE])
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
    """The answer to an address that has spent its time; cached, because there may be many."""
    asked = Request({"type": "http", "headers": [(b"accept-language", language.encode())]})
    return problem(asked, TooFast("too-fast"))
