"""Events over HTTP, for whoever has the key of a link."""

from http import HTTPStatus
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from dacabo.core.names import clean_name
from dacabo.server.events.events import Events
from dacabo.server.events.live_event import LiveEvent
from dacabo.server.events.online import OnlineMatches
from dacabo.server.http.answers import (
    as_json,
    download,
    has_body,
    json,
    key_of,
    read_body,
    read_file,
)
from dacabo.server.http.reception import Reception
from dacabo.server.http.routing import route
from dacabo.server.keys import KeyRefused
from dacabo.server.outside import Outside
from dacabo.server.wire.bodies import (
    FILE,
    BotFor,
    EventAsk,
    KeyGiven,
    LinkFor,
    NewEvent,
    OnlineMatch,
    PadAsk,
    RoleLink,
    SeatTaken,
    TakeSeat,
    WhatIf,
    Written,
)
from dacabo.server.wire.watch import Page
from dacabo.tournament import logfile
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Match, answered, match_of
from dacabo.tournament.facts import How
from dacabo.tournament.links import MOST_TABLES, first, holding
from dacabo.tournament.namelist import LARGEST, read_names
from dacabo.tournament.pages.changes import Changes, preview
from dacabo.tournament.pages.views import LogLine
from dacabo.tournament.requests import GoOnline, Register
from dacabo.tournament.roles import AsPlayer, AtTable, Holder, Organiser, Public

SHORTEST_ID: Final = 16
"""Of a request to put oneself on the list: whoever can say it again gets the key of that page."""


class EventRoutes:
    """The handlers of all routes about events.

    Each reads what was sent before it looks for the event: that may take a while, and meanwhile an
    event that nobody looks at is put away.
    """

    def __init__(
        self, events: Events, online: OnlineMatches, reception: Reception, outside: Outside
    ) -> None:
        self._events = events
        self._outside = outside
        self._online = online
        self._reception = reception
        self._do = reception.backroom.do

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
        """A new event."""
        asked = await read_body(request, NewEvent)
        self._reception.charge(self._reception.new_tables, request.scope)
        key = await self._events.open(asked, _name(asked.organiser))
        return json(KeyGiven(key), HTTPStatus.CREATED)

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
        """An event that was saved."""
        self._reception.charge(self._reception.new_tables, request.scope)
        file = await read_file(request, logfile.LARGEST)
        return json(KeyGiven(await self._events.from_file(file)), HTTPStatus.CREATED)

    # --- asking ------------------------------------------------------------------------------

    @route("GET", "/api/event", "An event, as far as the key goes", response=Page, key=True)
    async def event(self, request: Request) -> Response:
        """What the holder of the key may see."""
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
        """Do something, if the holder of the key may."""
        asked = await read_body(request, EventAsk)
        live, holder = await self._events.find(key_of(request), asked.id)
        if isinstance(asked.request, GoOnline):
            raise KeyRefused("key-not-for-this")  # the house itself says at which table
        if isinstance(asked.request, Register) and not isinstance(holder, Organiser):
            self._reception.charge(self._reception.new_guests, request.scope)
            if len(asked.id) < SHORTEST_ID and answered(live.event, asked.id, holder) is None:
                raise TournamentError("id-too-short", least=SHORTEST_ID)
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
        """What would change."""
        asked = await read_body(request, WhatIf)
        live, holder = await self._find(request)
        return json(await live.preview(asked.request, holder))

    @route(
        "POST",
        "/api/event/names",
        "Put all names of a CSV file on the list of players, or none",
        file=True,
        response=Written,
        key=True,
    )
    async def register_list(self, request: Request) -> Response:
        """A file of names, all or none."""
        file = await read_file(request, LARGEST)
        live, holder = await self._as_organiser(request)
        taken = tuple(one.name for one in live.event.entrants)
        names = await self._do(read_names, file, taken)
        # Nobody needs to know it again: sent twice, its names would be taken.
        id = f"list-{self._outside.new_id()}"  # noqa: A001 (its name)
        return json(await self._events.ask(live, Register(names, How.LIST), holder, id))

    @route(
        "GET",
        "/api/event/file",
        "An event as a file, to go on with elsewhere; for organisers only",
        media=FILE,
        key=True,
    )
    async def event_file(self, request: Request) -> Response:
        """The whole event, to go on with elsewhere."""
        live, _ = await self._as_organiser(request)
        return download(await live.file(), FILE, "event.dacabo")

    @route(
        "GET",
        "/api/event/trail",
        "The whole audit trail of an event; for organisers only",
        response=tuple[LogLine, ...],
        key=True,
    )
    async def event_trail(self, request: Request) -> Response:
        """Everything that ever happened."""
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
        """A link: one's own or the public one; for organisers anybody's but another organiser's.

        It is always the one that counts now.
        """
        wanted = (await read_body(request, LinkFor)).holder
        live, holder = await self._find(request)
        mine = first(wanted) == first(holder)
        if not isinstance(holder, Organiser) and not mine and not isinstance(wanted, Public):
            raise TournamentError("organiser-only")
        if isinstance(wanted, Organiser) and not _is(holder, wanted):
            raise TournamentError("others-link")
        key = live.keys.key(holder if isinstance(wanted, Organiser) else _possible(live, wanted))
        way = await self._reception.way_to(request, f"/event#{key}")
        return json(RoleLink(key, way.url, way.qr))

    # --- online tables -----------------------------------------------------------------------

    @route(
        "POST",
        "/api/event/online",
        "Let a match be played at a live table of the card room",
        request=OnlineMatch,
        response=SeatTaken,
        key=True,
    )
    async def play_online(self, request: Request) -> Response:
        """A live table for a match."""
        asked = await read_body(request, OnlineMatch)
        live, holder = await self._as_organiser(request)
        match = _match(live, asked.match)
        if match.online is None or not await self._online.fits(live.id, match):
            # Asked before the table is opened: it might be refused.
            preview(live.event, GoOnline(match.id, "-"), self._outside.now(), holder)
            self._reception.charge(self._reception.new_tables, request.scope)
            # The same for whoever asks twice at once: the first table is the match's.
            id = f"online-{match.id}-{len(live.event.log)}"  # noqa: A001 (its name)
            code = await self._online.open(live.id, live.event, match)
            await self._events.ask(live, GoOnline(match.id, code), holder, id)
            match = _match(live, match.id)
        return json(SeatTaken(match.online or ""))

    @route(
        "POST",
        "/api/event/bot",
        "Let a bot play for somebody at the live table of a match",
        request=BotFor,
        response=SeatTaken,
        key=True,
    )
    async def seat_bot(self, request: Request) -> Response:
        """A bot for somebody who is not there."""
        asked = await read_body(request, BotFor)
        live, _ = await self._as_organiser(request)
        code = await self._online.seat_bot(
            live.id, live.event, asked.match, asked.player, asked.level
        )
        return json(SeatTaken(code))

    @route(
        "POST",
        "/api/event/seat",
        "Sit down at the live table of my match",
        request=TakeSeat,
        optional=True,
        response=SeatTaken,
        guest=True,
        key=True,
    )
    async def take_seat(self, request: Request) -> Response:
        """Sit down at the table of one's match."""
        seal = (await read_body(request, TakeSeat)).seal if has_body(request) else None
        live, holder = await self._find(request)
        guest = await self._reception.guest(request)
        if not isinstance(holder, AsPlayer):
            raise KeyRefused("key-not-for-this")
        code = await self._online.seat(live.id, live.event, holder.player, guest.id, seal)
        return json(SeatTaken(code))

    # --- the pads of matches ---------------------------------------------------------------------

    @route(
        "POST",
        "/api/event/pads/{id}",
        "Write on the score pad of a match",
        request=PadAsk,
        response=Written,
        key=True,
        also=(409,),
    )
    async def ask_match_pad(self, request: Request) -> Response:
        """Write on the pad of a match, if one is there."""
        asked = await read_body(request, PadAsk)
        live, holder = await self._find(request)
        match = _match(live, request.path_params["id"])
        _check_writes(match, holder)
        number = await live.pads.ask(live.event, match, asked)
        live.watchers.show()
        return json(Written(number))

    # --- what several of them need ---------------------------------------------------------------

    async def _find(self, request: Request) -> tuple[LiveEvent, Holder]:
        return await self._events.find(key_of(request))

    async def _as_organiser(self, request: Request) -> tuple[LiveEvent, Holder]:
        live, holder = await self._find(request)
        if not isinstance(holder, Organiser):
            raise TournamentError("organiser-only")
        return live, holder


def _is(holder: Holder, wanted: Organiser) -> bool:
    """Whether somebody wants their own link; who they are need not be said."""
    if not isinstance(holder, Organiser):
        return False
    own = holder.number == wanted.number and wanted.name in ("", holder.name)
    return own or first(wanted) == Organiser()


def _name(typed: str) -> str:
    """What an organiser is called; it may be nothing."""
    return clean_name(typed) if typed.strip() else ""


def _possible(live: LiveEvent, holder: Holder) -> Holder:
    """Refuse a link for somebody who is not there."""
    match holder:
        case AtTable(table) if not 1 <= table <= MOST_TABLES:
            raise TournamentError("match-gone")
        case AsPlayer(player) if not any(one.player == player for one in live.event.entrants):
            raise TournamentError("not-on-the-list")
        case _:
            return holding(live.event, holder)


def _match(live: LiveEvent, id: str) -> Match:  # noqa: A002 (its name)
    found = match_of(live.event, id)
    if found is None:
        raise TournamentError("match-gone")
    return found


def _check_writes(match: Match, holder: Holder) -> None:
    """Refuse whoever is not at the table of a match."""
    match holder:
        case Organiser():
            return
        case AtTable(table) if table == match.table:
            return
        case AsPlayer(player) if player in match.active:
            return
        case Public():
            raise TournamentError("organiser-only")
        case _:
            raise TournamentError("other-table")
