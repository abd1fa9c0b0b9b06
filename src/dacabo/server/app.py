"""The card room over HTTP: who somebody is, which tables there are, and the way to each."""

import asyncio
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from functools import cache
from http import HTTPStatus
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router

from dacabo.core.errors import DacaboError
from dacabo.records import write
from dacabo.server.cost.limits import Crowd
from dacabo.server.cost.purse import TooFast, check_purse, payer, turn
from dacabo.server.events.client import Watcher
from dacabo.server.events.event_routes import EventRoutes
from dacabo.server.events.events import Events
from dacabo.server.events.online import OnlineMatches
from dacabo.server.events.pad_routes import PadRoutes
from dacabo.server.events.pads import Pads
from dacabo.server.guests.codes import Codes
from dacabo.server.guests.devices import Devices
from dacabo.server.guests.routes import GuestRoutes
from dacabo.server.http.answers import (
    Elsewhere,
    Handler,
    HttpError,
    Place,
    answering,
    json,
    language_of,
    problem,
    read_body,
    read_words,
)
from dacabo.server.http.door import Message, Receive, Send, is_from_here
from dacabo.server.http.pages import FOLDER, Pages
from dacabo.server.http.reception import Reception, address_of, token_hash_of
from dacabo.server.metrics import CONTENT_TYPE, Metrics
from dacabo.server.settings import Settings
from dacabo.server.sockets.connection import Connection
from dacabo.server.sockets.protocols import LINE
from dacabo.server.store.alarms import Alarms
from dacabo.server.store.clock import begin
from dacabo.server.store.space import Space
from dacabo.server.store.store import Guest, Listed, Store, StoreError
from dacabo.server.tables.bots import BotPlayers
from dacabo.server.tables.client import Client
from dacabo.server.tables.live_table import LiveTable, read_log
from dacabo.server.tables.summary import read_summaries
from dacabo.server.tables.tables import Tables
from dacabo.server.wire.offers import offers
from dacabo.server.wire.routes import JSON, LIVE, ROUTES, TEXT, WATCH, TableSummary
from dacabo.server.wire.schema import message_schema, openapi
from dacabo.table.errors import TableError
from dacabo.table.options import Options, check
from dacabo.table.record import guests_in, record_of
from dacabo.table.table import Phase

MOST_LISTED: Final = 100

OPENING: Final = frozenset(
    {"new_guest", "open_table", "open_pad", "pad_from_file", "open_event", "event_from_file"}
)
"""The routes that open something new, for which there must be space; what has begun goes on."""
_NOT_OPENED: Final = {"not-a-guest": 4401, "no-such-table": 4404, "too-fast": 4429}
"""How a socket is closed that was not even opened; whatever else hinders it may soon be over."""
_LIVE: Final = re.compile(re.escape(LIVE).replace(re.escape("{code}"), "([^/]*)"))


class CardRoom:
    """The handlers of all routes, each named as in `ROUTES`, and of the WebSocket."""

    def __init__(
        self, settings: Settings, store: Store, bots: BotPlayers, metrics: Metrics
    ) -> None:
        self._settings = settings
        self._store = store
        self._metrics = metrics
        self._pages = Pages(FOLDER)
        alarms, build = Alarms(store), self._pages.build
        self._tables = Tables(store, bots, alarms, settings=settings, metrics=metrics, build=build)
        online = OnlineMatches(self._tables)
        self._reception = Reception(settings, store)
        self._devices = Devices()
        self._codes = Codes(store, self._tables, self._reception)
        self._score_pads = Pads(store, build, self._reception.backroom)
        self._events = Events(store, alarms, online, build, self._reception.backroom)
        self._tables.at_sweep += [self._score_pads.put_away, self._events.put_away]
        self._space = Space(settings.database.parent)
        self._crowd = Crowd(settings.connections_per_address)
        self._router = self._routes(
            self,
            GuestRoutes(store, self._tables, self._reception, self._devices),
            PadRoutes(self._score_pads, self._reception),
            EventRoutes(self._events, online, self._reception),
        )

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        if scope["type"] == "websocket":
            await self._live(scope, receive, send)
            return
        try:
            await turn()
            check_purse()
        except TooFast as error:
            self._metrics.refused.add(error.code)
            await _too_fast(language_of(Request(scope)))(scope, receive, send)
        else:
            await self._router(scope, receive, send)

    def _routes(self, *desks: object) -> Router:
        handlers: defaultdict[str, dict[str, Handler]] = defaultdict(dict)
        for route in ROUTES:
            desk = next(desk for desk in desks if hasattr(desk, route.name))
            handler: Handler = getattr(desk, route.name)
            if "code" in route.parameters:
                handler = self._codes.found_first(handler)
            if route.name in OPENING:
                handler = self._with_space(handler)
            handlers[route.path][route.method] = answering(handler, self._metrics)
        return Router(
            [Route(path, Place(by_method)) for path, by_method in handlers.items()],
            redirect_slashes=False,
            default=Elsewhere(answering(self._page, self._metrics)),
            lifespan=self._open_hours,
        )

    def _with_space(self, handler: Handler) -> Handler:
        async def answer(request: Request) -> Response:
            await self._space.check()
            return await handler(request)

        return answer

    @asynccontextmanager
    async def _open_hours(self, _app: object) -> AsyncIterator[None]:
        packing = asyncio.create_task(asyncio.to_thread(self._get_ready))
        await begin(self._store)
        await self._tables.start()
        yield
        await self._events.close()
        await self._tables.close()
        await self._store.close()
        await self._reception.backroom.close()
        await packing

    def _get_ready(self) -> None:
        """What takes a while and everybody needs: in a thread, before the first asks for it."""
        read_words()
        message_schema()
        openapi()
        self._pages.pack()

    # --- tables ------------------------------------------------------------------------------

    async def tables(self, _request: Request) -> Response:
        """Where somebody can sit down."""
        tables = await self._summaries(await self._store.lobby(MOST_LISTED))
        return json([table for table in tables if table.seats_taken < table.players])

    async def my_tables(self, request: Request) -> Response:
        """Where one sits."""
        guest = await self._reception.guest(request)
        return json(await self._summaries(await self._store.of_member(guest.id, MOST_LISTED)))

    async def open_table(self, request: Request) -> Response:
        """A new table."""
        guest = await self._reception.guest(request)
        options = await read_body(request, Options)
        self._reception.charge(self._reception.new_tables, request.scope)
        live = await self._tables.open(options, guest.id)
        return json(await self._summary(live.code), HTTPStatus.CREATED)

    async def table(self, request: Request) -> Response:
        """A table, for somebody who has its code."""
        return json(await self._summary(request.path_params["code"]))

    async def table_link(self, request: Request) -> Response:
        """The way to a table, for somebody who wants to invite others."""
        code = (await self._summary(request.path_params["code"])).code
        return json(await self._reception.way_to(request, f"/tables/{code}"))

    async def record(self, request: Request) -> Response:
        """The record of a match: for everybody, once nobody can gain by it."""
        table = await self._summary(request.path_params["code"])
        text = request.path_params["match"]
        match = int(text) if text.isascii() and text.isdigit() and len(text) < len("10000") else 0
        # Known without playing the evening again, which takes a while.
        if not 1 <= match <= table.match or (match == table.match and table.phase is Phase.OPEN):
            raise HttpError("no-such-match", HTTPStatus.NOT_FOUND)
        if match == table.match and table.phase in (Phase.PLAYING, Phase.PAUSED):
            raise TableError("match-goes-on")
        backroom = self._reception.backroom
        async with backroom.turn():  # one long evening in memory, not those of everybody who asks
            lines = await self._store.read(table.code)
            names = await self._store.names(await backroom.work(_guests, lines))
            written = await backroom.work(_written, lines, match, names)
        return Response(written, media_type=f"{TEXT}; charset=utf-8")

    # --- WebSockets --------------------------------------------------------------------------

    async def _live(self, scope: Message, receive: Receive, send: Send) -> None:
        """A client at a table, or one that watches a pad or an event."""
        await receive()  # the wish to connect
        address = address_of(scope)
        if not self._crowd.enter(address):
            await send({"type": "websocket.close", "code": 1008, "reason": "too-many"})
            return
        self._metrics.connections.add(1)
        try:
            scope["extensions"][LINE].purse = payer()
            self._reception.charge(self._reception.new_connections, scope)
            await turn()
            check_purse()
            scope["extensions"][LINE].let_in()
            if scope["path"] == WATCH:
                await self._watch(scope, receive, send)
            else:
                await self._at_table(scope, receive, send)
        except DacaboError as error:
            self._metrics.refused.add(error.code)
            await send({"type": "websocket.accept"})
            code = _NOT_OPENED.get(error.code, 4503)
            await send({"type": "websocket.close", "code": code, "reason": error.code})
        finally:
            self._metrics.connections.add(-1)
            self._crowd.leave(address)

    async def _at_table(self, scope: Message, receive: Receive, send: Send) -> None:
        guest, live = await self._who_and_where(scope)
        line = scope["extensions"][LINE]
        name = None if guest is None else guest.id
        connection = Connection(name, line, address_of(scope), token_hash_of(scope))
        live.visitors += 1
        self._devices.enter(connection)
        try:
            # Whoever logs out from now on hangs up here as well; who did it meanwhile is refused.
            known = await self._reception.known(scope)
            if connection.closing or (guest is not None and known is None):
                raise TableError("not-a-guest")
            await send({"type": "websocket.accept"})
            await Client(live, connection, self._metrics).run(receive)
        finally:
            self._devices.leave(connection)
            live.visitors -= 1

    async def _who_and_where(self, scope: Message) -> tuple[Guest | None, LiveTable]:
        found = _LIVE.fullmatch(scope["path"])
        guest = await self._reception.known(scope)
        if guest is None and token_hash_of(scope) is not None:
            raise TableError("not-a-guest")
        code = await self._codes.find(scope, found[1] if found else "")
        return guest, await self._tables.find(code)

    async def _watch(self, scope: Message, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        connection = Connection(None, scope["extensions"][LINE])
        await Watcher(self._score_pads, self._events, connection).run(receive)

    # --- about this server ---------------------------------------------------------------------

    async def check_rules(self, request: Request) -> Response:
        """Whether a table could be opened, and why not."""
        check(await read_body(request, Options))
        return Response(status_code=HTTPStatus.NO_CONTENT)

    async def games(self, _request: Request) -> Response:
        """What can be played."""
        return json(offers())

    async def schema(self, _request: Request) -> Response:
        """The schema of all messages."""
        return Response(message_schema(), media_type=JSON)

    async def openapi(self, _request: Request) -> Response:
        """The document of all routes."""
        return Response(openapi(), media_type=JSON)

    async def health(self, _request: Request) -> Response:
        """Whether the store can be read and written to."""
        await self._store.check()
        return Response("ok\n", media_type=TEXT)

    async def metrics(self, request: Request) -> Response:
        """Figures for Prometheus."""
        if not is_from_here(request.scope):
            # How long bots think, for one, is nothing for players.
            raise HttpError("no-such-address", HTTPStatus.NOT_FOUND)
        self._metrics.tables_live.value = len(self._tables.live)
        return Response(self._metrics.text(), headers={"content-type": CONTENT_TYPE})

    async def _page(self, request: Request) -> Response:
        """The browser app, or nothing."""
        return self._pages.answer(request)

    # --- what several of them need -------------------------------------------------------------

    async def _summary(self, code: str) -> TableSummary:
        listed = await self._store.look_up(code)
        if listed is None:
            raise TableError("no-such-table")
        found = await self._summaries([listed])
        if not found:
            raise StoreError("stream-unreadable")
        return found[0]

    async def _summaries(self, listed: Iterable[Listed]) -> list[TableSummary]:
        found = read_summaries(listed)
        names = await self._store.names({table.host for table in found})
        return [table.summary(names) for table in found]


@cache
def _too_fast(language: str) -> Response:
    """For whoever has spent all their time: made once, since they may be many."""
    asked = Request({"type": "http", "headers": [(b"accept-language", language.encode())]})
    return problem(asked, TooFast("too-fast"))


def _guests(lines: list[bytes]) -> set[str]:
    """Everybody who has sat at a table."""
    return guests_in(read_log(lines))


def _written(lines: list[bytes], match: int, names: Mapping[str, str]) -> str:
    """The text of a match's record, if everybody may read it."""
    record = record_of(read_log(lines), match, names)
    if record is None:
        raise HttpError("no-such-match", HTTPStatus.NOT_FOUND)
    return write(record)
