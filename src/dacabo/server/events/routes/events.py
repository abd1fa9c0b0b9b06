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
    read_body,
    read_file,
)
from dacabo.server.http.route_context import RouteContext
from dacabo.server.http.routing import route
from dacabo.server.keys import KeyRefused
from dacabo.server.wire.bodies import (
    FILE,
    SHORTEST_SECRET,
    EventAsk,
    KeyGiven,
    LinkFor,
    ListRead,
    NewEvent,
    RoleLink,
    WhatIf,
    Written,
)
from dacabo.server.wire.watch import Page
from dacabo.tournament import logfile
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import How, answered, find_entrant
from dacabo.tournament.namelist import LARGEST, read_names
from dacabo.tournament.roles import AsPlayer, AtTable, Door, LinkRole, Organiser, Public
from dacabo.tournament.subjects.links import (
    MAX_TABLES,
    Claim,
    with_first_generation,
    with_valid_generation,
)
from dacabo.tournament.subjects.online import GoOnline
from dacabo.tournament.subjects.registration import Register
from dacabo.tournament.views.changes import Changes
from dacabo.tournament.views.types import LogLine


class EventDesk(DocumentRoutes):
    """Handlers of routes about events.

    Each reads the request body before it looks up the event: reading may take a while, and an event
    without watchers may be unloaded meanwhile.
    """

    def __init__(self, events: Events, context: RouteContext, environment: Environment) -> None:
        super().__init__(events, context)
        self._events = events
        self._environment = environment

    async def _find(self, request: Request) -> tuple[LiveEvent, LinkRole]:
        return await self._events.find(key_of(request))

    async def _at_the_door(self, request: Request) -> tuple[LiveEvent, LinkRole]:
        live, holder = await self._find(request)
        if not isinstance(holder, Organiser | Door):
            raise TournamentError("organiser-only")
        return live, holder

    async def _as_organiser(self, request: Request) -> tuple[LiveEvent, LinkRole]:
        live, holder = await self._find(request)
        if not isinstance(holder, Organiser):
            raise TournamentError("organiser-only")
        return live, holder


class EventRoutes(EventDesk):
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
        return await self._opened(request, self._events.open(asked, _name(asked.organiser)))

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
        return await self._from_file(request, logfile.LARGEST)

    # --- asking ------------------------------------------------------------------------------

    @route("GET", "/api/event", "An event, as far as the key goes", response=Page, key=True)
    async def event(self, request: Request) -> Response:
        """The page of the key's holder."""
        live, holder = await self._find(request)
        return as_json(live.watchers.page(holder))

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
        live, holder = await self._events.find(key_of(request), asked.id)
        if isinstance(asked.request, GoOnline):
            raise KeyRefused("key-not-for-this")  # only the server itself assigns a table
        if isinstance(asked.request, Register | Claim) and not isinstance(holder, Organiser | Door):
            self._context.charge(self._context.new_guests, request.scope)
            known = answered(live.event, asked.id, holder) is not None
            if len(asked.id) < SHORTEST_SECRET and not known:
                raise TournamentError("id-too-short", least=SHORTEST_SECRET)
        return json(await self._events.ask(live, asked.request, holder, asked.id))

    @route(
        "POST",
        "/api/event/preview",
        "What would change if this were asked of an event",
        request=WhatIf,
        response=Changes,
        key=True,
    )
    async def preview_event(self, request: Request) -> Response:
        """The effects of a request, without carrying it out."""
        asked = await read_body(request, WhatIf)
        live, holder = await self._find(request)
        return json(await live.preview(asked.request, holder))

    @route(
        "POST",
        "/api/event/names",
        "Put all names of a CSV file on the list of players, or none",
        file=True,
        response=ListRead,
        key=True,
    )
    async def register_list(self, request: Request) -> Response:
        """Register a file of names, all or none; those on the list stay as they are."""
        file = await read_file(request, LARGEST)
        live, holder = await self._at_the_door(request)
        taken = tuple(entrant.name for entrant in live.event.entrants)
        found = await self._context.background.run(read_names, file, taken)
        number = len(live.event.log)
        if found.names:
            # The id need not be known to the client: sent twice, all names are known.
            id = f"list-{self._environment.new_id()}"  # noqa: A001 (its name)
            asked = Register(found.names, How.LIST)
            number = (await self._events.ask(live, asked, holder, id)).number
        return json(ListRead(number, len(found.names), found.known))

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
        """A link: one's own or the public one; organisers get any link but another organiser's.

        It is always the current one.
        """
        wanted = (await read_body(request, LinkFor)).holder
        live, holder = await self._find(request)
        mine = with_first_generation(wanted) == with_first_generation(holder)
        if not isinstance(holder, Organiser) and not mine and not isinstance(wanted, Public):
            raise TournamentError("organiser-only")
        if isinstance(wanted, Organiser) and not _is_own_link(holder, wanted):
            raise TournamentError("others-link")
        key = live.keys.key(
            holder if isinstance(wanted, Organiser) else _existing_holder(live, wanted)
        )
        return await self._link(request, "event", key)


def _is_own_link(holder: LinkRole, wanted: Organiser) -> bool:
    """Whether an organiser asks for their own link; they may omit their name."""
    if not isinstance(holder, Organiser):
        return False
    own = holder.number == wanted.number and wanted.name in ("", holder.name)
    return own or with_first_generation(wanted) == Organiser()


def _name(typed: str) -> str:
    """The name of an organiser; may be empty."""
    return clean_name(typed) if typed.strip() else ""


def _existing_holder(live: LiveEvent, holder: LinkRole) -> LinkRole:
    """Refuse a link for a table or a player that does not exist."""
    match holder:
        case AtTable(table) if not 1 <= table <= MAX_TABLES:
            raise TournamentError("match-gone")
        case AsPlayer(player) if find_entrant(live.event, player) is None:
            raise TournamentError("not-on-the-list")
        case _:
            return with_valid_generation(live.event, holder)
