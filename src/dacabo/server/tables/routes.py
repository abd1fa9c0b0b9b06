"""Tables over HTTP: lists, new tables, links, and the records of matches."""

from collections.abc import Container, Iterable, Mapping
from http import HTTPStatus
from itertools import islice
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from dacabo.records import MAX_BYTES, write
from dacabo.server.http.responses import HttpError, json, read_body
from dacabo.server.http.route_context import RouteContext
from dacabo.server.http.routing import number_in, route
from dacabo.server.store.replay import log_unreadable, replay
from dacabo.server.store.store import IndexedStream, Store, StoreError
from dacabo.server.tables.stored import TableKind, read_log
from dacabo.server.tables.summary import read_summaries
from dacabo.server.tables.tables import Tables
from dacabo.server.wire.bodies import TEXT, NewWhatIf, TableLink, TableSummary
from dacabo.server.wire.offers import GameOffer, offers
from dacabo.table.errors import TableError
from dacabo.table.options import Options, check_options
from dacabo.table.record import guests_in, record_of
from dacabo.table.table import Phase, awaited_guests, seat_of

MAX_LISTED: Final = 100
MAX_WHAT_IF: Final = 2 * MAX_BYTES
"""The most bytes of a request to play on; a record grows a little as JSON."""
MAX_TURNS_CHECKED: Final = 3
"""The most tables for which a list says whether it is the guest's turn: each may have to be loaded
for that."""


class TableRoutes:
    """The handlers of all routes about tables."""

    def __init__(self, store: Store, tables: Tables, context: RouteContext) -> None:
        self._store = store
        self._tables = tables
        self._context = context

    @route(
        "GET",
        "/api/tables",
        "The public tables where somebody can sit down",
        response=tuple[TableSummary, ...],
    )
    async def tables(self, _request: Request) -> Response:
        """The open tables."""
        tables = await self._summaries(await self._store.lobby(MAX_LISTED))
        return json([table for table in tables if table.seats_taken < table.players])

    @route(
        "GET",
        "/api/me/tables",
        "The tables where I sit",
        response=tuple[TableSummary, ...],
        guest=True,
    )
    async def my_tables(self, request: Request) -> Response:
        """The guest's own tables."""
        guest = await self._context.guest(request)
        mine = await self._store.streams_of_member(guest.id, MAX_LISTED)
        waiting = await self._tables_waiting_for(guest.id, mine)
        return json(await self._summaries(mine, guest.id, waiting))

    @route(
        "POST",
        "/api/tables",
        "Open a table",
        request=Options,
        response=TableSummary,
        status=201,
        guest=True,
        opens=True,
    )
    async def open_table(self, request: Request) -> Response:
        """Open a table."""
        guest = await self._context.guest(request)
        options = await read_body(request, Options)
        self._context.charge(self._context.new_tables, request.scope)
        live = await self._tables.open(options, guest.id)
        return json(await self._summary(live.code), HTTPStatus.CREATED)

    @route(
        "POST",
        "/api/what-if",
        "Play on against bots from a moment of a match that is over",
        request=NewWhatIf,
        response=TableSummary,
        status=201,
        guest=True,
        opens=True,
    )
    async def what_if(self, request: Request) -> Response:
        """Open a table whose match begins at a moment of a record."""
        guest = await self._context.guest(request)
        wanted = await read_body(request, NewWhatIf, MAX_WHAT_IF)
        self._context.charge(self._context.new_tables, request.scope)
        live = await self._tables.open_what_if(wanted, guest.id)
        return json(await self._summary(live.code), HTTPStatus.CREATED)

    @route("GET", "/api/tables/{code}", "A table", response=TableSummary)
    async def table(self, request: Request) -> Response:
        """A table, for a client that has its code."""
        return json(await self._summary(request.path_params["code"]))

    @route(
        "GET",
        "/api/tables/{code}/link",
        "The address of a table for others, and its QR code",
        response=TableLink,
    )
    async def table_link(self, request: Request) -> Response:
        """A link to a table, to invite others."""
        code = (await self._summary(request.path_params["code"])).code
        return json(await self._context.make_link(request, self._context.table_path(code)))

    @route(
        "GET",
        "/api/tables/{code}/records/{match}",
        "The record of a match that is over",
        media=TEXT,
        optional_query=("rounds",),
        also=(409,),
    )
    async def record(self, request: Request) -> Response:
        """The record of a match: public once it gives no one an advantage.

        Who plays in a match gets its finished rounds before that.
        """
        table = await self._summary(request.path_params["code"])
        text = request.path_params["match"]
        match = int(text) if text.isascii() and text.isdigit() and len(text) < len("10000") else 0
        # Check without replaying the log first, which takes a while.
        if not 1 <= match <= table.match or (match == table.match and table.phase is Phase.OPEN):
            raise HttpError("no-such-match", HTTPStatus.NOT_FOUND)
        rounds = None
        if match == table.match and table.phase in (Phase.PLAYING, Phase.PAUSED):
            rounds = number_in(request, "rounds")
            if rounds is None or not await self._plays(request, table.code):
                raise TableError("match-goes-on")
        background = self._context.background
        async with background.turn():  # only one log is in memory at a time
            with log_unreadable(table.code):
                lines = await self._store.read(table.code)
                guests = await background.run_in_turn(_find_guests, lines)
                names = await self._store.names(guests)
                record = await background.run_in_turn(_write_record, lines, match, names, rounds)
        # The right to it depends on the guest and changes with the match: no proxy may keep it.
        headers = {"cache-control": "no-store"}
        return Response(record, headers=headers, media_type=f"{TEXT}; charset=utf-8")

    async def _plays(self, request: Request, code: str) -> bool:
        """Whether the guest has a seat at a table."""
        guest = await self._context.find_guest(request.scope)
        if guest is None:
            return False
        live = await self._tables.find(code)
        return seat_of(live.table, guest.id) is not None

    @route(
        "POST",
        "/api/rules",
        "Whether a table can be opened with these options",
        request=Options,
        status=204,
    )
    async def check_rules(self, request: Request) -> Response:
        """Whether a table could be opened with these rules, and why not."""
        check_options(await read_body(request, Options))
        return Response(status_code=HTTPStatus.NO_CONTENT)

    @route(
        "GET",
        "/api/games",
        "What can be played: games, rule sets, options, bots",
        response=tuple[GameOffer, ...],
    )
    async def games(self, _request: Request) -> Response:
        """The games on offer."""
        return json(offers())

    async def _summary(self, code: str) -> TableSummary:
        listed = await self._store.look_up(code)
        if listed is None:
            raise TableError("no-such-table")
        summaries = await self._summaries([listed])
        if not summaries:
            raise StoreError("stream-unreadable")
        return summaries[0]

    async def _summaries(
        self,
        listed: Iterable[IndexedStream],
        guest: str | None = None,
        waiting: Container[str] = (),
    ) -> list[TableSummary]:
        tables = read_summaries(listed)
        if guest is not None:  # whoever plays on from a film finds the way through the film
            tables = [table for table in tables if not table.what_if]
        people = {table.host for table in tables}
        if guest is not None:
            people.update(*(table.people for table in tables))
        names = await self._store.names(people)
        faces = {} if guest is None else await self._store.faces(people)
        return [
            table.summary(names, guest, faces=faces, your_turn=table.code in waiting)
            for table in tables
        ]

    async def _tables_waiting_for(self, guest: str, mine: Iterable[IndexedStream]) -> set[str]:
        """The codes of a guest's latest tables whose match waits for them.

        The live tables know it. To store it would cost a row for every move.
        """
        waiting = set()
        playing = (stream for stream in mine if stream.state == Phase.PLAYING)
        for listed in islice(playing, MAX_TURNS_CHECKED):
            try:
                live = await self._tables.find(listed.stream)
            except (TableError, StoreError):
                continue  # deleted meanwhile, or unreadable: the list is shown nevertheless
            if guest in awaited_guests(live.table):
                waiting.add(live.code)
        return waiting


def _find_guests(lines: list[bytes]) -> set[str]:
    """All guests who have sat at a table."""
    return guests_in(read_log(lines))


def _write_record(
    lines: list[bytes], match: int, names: Mapping[str, str], rounds: int | None
) -> str:
    """The text of a match's record, if it is public, or of its first rounds."""
    try:
        record = record_of(read_log(lines), match, names, rounds)
    except Exception:
        replay(TableKind(), lines)  # if a fact cannot be applied, its error says which one
        raise
    if record is None:
        raise HttpError("no-such-match", HTTPStatus.NOT_FOUND)
    return write(record)
