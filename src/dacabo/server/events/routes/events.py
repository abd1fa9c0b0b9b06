"""Events over HTTP, for the holders of their keys."""

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from dacabo.core.names import clean_name
from dacabo.server.documents.routes import DocumentRoutes
from dacabo.server.environment import Environment
from dacabo.server.events.events import Events
from dacabo.server.events.live_event import LiveEvent
from dacabo.server.http.responses import (
    as_json,
    download,
    json,
    key_of,
    language_of,
    read_body,
    read_file,
)
from dacabo.server.http.route_context import RouteContext
from dacabo.server.http.routing import east_of, route
from dacabo.server.keys import KeyRefused
from dacabo.server.wire.bodies import (
    FILE,
    SHORTEST_SECRET,
    XLSX,
    EventAsk,
    EventPreview,
    KeyGiven,
    LinkFor,
    ListRead,
    NewEvent,
    PlanFor,
    RoleLink,
    Written,
)
from dacabo.server.wire.watch import Page, Plan
from dacabo.tournament import logfile
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event, How, answered, find_entrant
from dacabo.tournament.namelist import MAX_LIST_BYTES, NamesRead, read_names
from dacabo.tournament.names import name_key
from dacabo.tournament.roles import AsPlayer, AtTable, Door, LinkRole, Organiser, Public
from dacabo.tournament.subjects.cashbox import NotePlayers, PlayerNote, news
from dacabo.tournament.subjects.links import (
    MAX_TABLES,
    Claim,
    with_first_generation,
    with_valid_generation,
)
from dacabo.tournament.subjects.online import GoOnline
from dacabo.tournament.subjects.registration import Register, listed_entrants
from dacabo.tournament.views.changes import Changes
from dacabo.tournament.views.types import LogLine


class KeyRoutes(DocumentRoutes):
    """Base class for handlers of routes that need the key of an event.

    Each handler reads the request body before it looks up the event: reading may take a while, and
    an event without watchers may be unloaded meanwhile.
    """

    def __init__(self, events: Events, context: RouteContext, environment: Environment) -> None:
        super().__init__(events, context)
        self._events = events
        self._environment = environment

    async def _find(self, request: Request) -> tuple[LiveEvent, LinkRole]:
        return await self._events.find(key_of(request))

    async def _at_the_door(self, request: Request) -> tuple[LiveEvent, LinkRole]:
        live, role = await self._find(request)
        if not isinstance(role, Organiser | Door):
            raise TournamentError("organiser-only")
        return live, role

    async def _as_organiser(self, request: Request) -> tuple[LiveEvent, LinkRole]:
        live, role = await self._find(request)
        if not isinstance(role, Organiser):
            raise TournamentError("organiser-only")
        return live, role


class EventRoutes(KeyRoutes):
    """An event as a whole."""

    # --- opening ---------------------------------------------------------------------------

    @route(
        "POST",
        "/api/events",
        "Open an event",
        request=NewEvent,
        response=KeyGiven,
        status=201,
        opens=True,
    )
    async def open_event(self, request: Request) -> Response:
        """Open an event."""
        asked = await read_body(request, NewEvent)
        return await self._answer_key(
            request, self._events.open(asked, _clean_optional(asked.organiser))
        )

    @route(
        "POST",
        "/api/events/file",
        "Go on with an event that was saved as a file",
        file=True,
        response=KeyGiven,
        status=201,
        opens=True,
    )
    async def event_from_file(self, request: Request) -> Response:
        """Open an event from a file."""
        return await self._from_file(request, logfile.MAX_LOG_BYTES)

    # --- asking ------------------------------------------------------------------------------

    @route("GET", "/api/event", "An event, as far as the key goes", response=Page, key=True)
    async def event(self, request: Request) -> Response:
        """The page of the key's holder."""
        live, role = await self._find(request)
        return as_json(live.watchers.page(role))

    @route(
        "POST",
        "/api/event",
        "Ask something of an event",
        request=EventAsk,
        response=Written,
        key=True,
    )
    async def ask_event(self, request: Request) -> Response:
        """Carry out a request, if the holder of the key may make it."""
        asked = await read_body(request, EventAsk)
        live, role = await self._events.find(key_of(request), asked.id)
        if isinstance(asked.request, GoOnline):
            raise KeyRefused("key-not-for-this")  # only the server itself assigns a table
        if isinstance(asked.request, Register | Claim) and not isinstance(role, Organiser | Door):
            self._context.charge(self._context.new_guests, request.scope)
            is_repeated = answered(live.event, asked.id, role) is not None
            if len(asked.id) < SHORTEST_SECRET and not is_repeated:
                raise TournamentError("id-too-short", least=SHORTEST_SECRET)
        return json(await self._events.ask(live, asked.request, role, asked.id))

    @route(
        "POST",
        "/api/event/preview",
        "What would change if this were asked of an event",
        request=EventPreview,
        response=Changes,
        key=True,
    )
    async def preview_event(self, request: Request) -> Response:
        """The effects of a request, without carrying it out."""
        asked = await read_body(request, EventPreview)
        live, role = await self._find(request)
        return json(await live.preview(asked.request, role))

    @route(
        "POST",
        "/api/event/names",
        "Put all names of a CSV file on the list of players, or none",
        file=True,
        response=ListRead,
        key=True,
    )
    async def register_list(self, request: Request) -> Response:
        """Register a file of names, all or none; of those on the list, only the cash box."""
        file = await read_file(request, MAX_LIST_BYTES)
        live, role = await self._at_the_door(request)
        taken = tuple(entrant.name for entrant in live.event.entrants)
        found = await self._context.background.run(read_names, file, taken)
        number, noted = len(live.event.log), 0
        if found.names:
            # The client need not know the id: if it sends the file again, all names are known.
            id = f"list-{self._environment.new_id()}"  # noqa: A001 (its name)
            asked = Register(found.names, How.LIST)
            number = (await self._events.ask(live, asked, role, id)).number
        if notes := _notes_of(live.event, found):
            id = f"notes-{self._environment.new_id()}"  # noqa: A001 (its name)
            number = (await self._events.ask(live, NotePlayers(notes), role, id)).number
            noted = len(notes)
        return json(ListRead(number, len(found.names), found.known, noted))

    @route(
        "GET",
        "/api/event/file",
        "An event as a file, to go on with elsewhere; for organisers only",
        media=FILE,
        key=True,
    )
    async def event_file(self, request: Request) -> Response:
        """The whole event as a file, to continue elsewhere."""
        live, _ = await self._as_organiser(request)
        return download(await live.file(), FILE, "event.dacabo")

    @route(
        "POST",
        "/api/event/plan",
        "How long an event would take with other minutes, pace or format; for organisers only",
        request=PlanFor,
        response=Plan,
        key=True,
    )
    async def plan_event(self, request: Request) -> Response:
        """The forecast; without sentences while it is being computed."""
        asked = await read_body(request, PlanFor)
        live, _ = await self._as_organiser(request)
        return json(live.what_if(asked))

    @route(
        "GET",
        "/api/event/spreadsheet",
        "The evening as a spreadsheet; for organisers only",
        optional_query=("east",),
        media=XLSX,
        key=True,
    )
    async def event_spreadsheet(self, request: Request) -> Response:
        """The evening as a spreadsheet, in the organiser's language and by their clock."""
        live, _ = await self._as_organiser(request)
        east = east_of(request)
        return download(await live.workbook(language_of(request), east), XLSX, "event.xlsx")

    @route(
        "DELETE",
        "/api/event",
        "Delete an event for good, with its pads and copies; for organisers only",
        status=204,
        key=True,
    )
    async def delete_event(self, request: Request) -> Response:
        """Delete everything about an event but the fact that it was deleted."""
        live, _ = await self._as_organiser(request)
        await self._events.delete(live)
        return Response(status_code=HTTPStatus.NO_CONTENT)

    @route(
        "GET",
        "/api/event/trail",
        "The whole audit trail of an event; for organisers only",
        response=tuple[LogLine, ...],
        key=True,
    )
    async def event_trail(self, request: Request) -> Response:
        """The complete history."""
        live, _ = await self._as_organiser(request)
        return as_json(await live.trail())

    @route(
        "POST",
        "/api/event/link",
        "A link for somebody at an event, and its QR code",
        request=LinkFor,
        response=RoleLink,
        key=True,
    )
    async def event_link(self, request: Request) -> Response:
        """The current link of a role: one's own or the public one.

        Organisers get any link except those of other organisers.
        """
        wanted = (await read_body(request, LinkFor)).holder
        live, role = await self._find(request)
        is_own = with_first_generation(wanted) == with_first_generation(role)
        if not isinstance(role, Organiser) and not is_own and not isinstance(wanted, Public):
            raise TournamentError("organiser-only")
        if isinstance(wanted, Organiser) and not _is_own_link(role, wanted):
            raise TournamentError("others-link")
        key = live.keys.key(role if isinstance(wanted, Organiser) else _existing_role(live, wanted))
        return await self._link(request, "event", key)


def _is_own_link(role: LinkRole, wanted: Organiser) -> bool:
    """Whether an organiser asks for their own link; they may omit their name."""
    if not isinstance(role, Organiser):
        return False
    own = role.number == wanted.number and wanted.name in ("", role.name)
    return own or with_first_generation(wanted) == Organiser()


def _notes_of(event: Event, found: NamesRead) -> tuple[PlayerNote, ...]:
    """The notes of a list that are new. An empty cell takes nothing away."""
    players = {
        name_key(entrant.name): entrant.player
        for entrant in listed_entrants(event)
        if entrant.player not in event.forgotten
    }
    return news(
        event,
        tuple(
            PlayerNote(players[name_key(note.name)], note.paid or None, note.note or None)
            for note in found.notes
            if name_key(note.name) in players
        ),
    )


def _clean_optional(typed: str) -> str:
    """The name of an organiser; may be empty."""
    return clean_name(typed) if typed.strip() else ""


def _existing_role(live: LiveEvent, role: LinkRole) -> LinkRole:
    """Refuse a link for a table or a player that does not exist."""
    match role:
        case AtTable(table) if not 1 <= table <= MAX_TABLES:
            raise TournamentError("match-gone")
        case AsPlayer(player) if find_entrant(live.event, player) is None:
            raise TournamentError("not-on-the-list")
        case _:
            return with_valid_generation(live.event, role)
