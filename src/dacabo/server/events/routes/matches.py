"""Matches of an event over HTTP: at live tables of the card room, and on score pads."""

from starlette.requests import Request
from starlette.responses import Response

from dacabo.server.environment import Environment
from dacabo.server.events.events import Events
from dacabo.server.events.live_event import LiveEvent
from dacabo.server.events.match_pads import decided_points
from dacabo.server.events.online import OnlineMatches
from dacabo.server.events.routes.events import KeyRoutes
from dacabo.server.http.responses import (
    has_body,
    json,
    read_body,
)
from dacabo.server.http.route_context import RouteContext
from dacabo.server.http.routing import route
from dacabo.server.keys import KeyRefused
from dacabo.server.wire.bodies import (
    BotFor,
    DecisionAsk,
    OnlineMatch,
    PadAsk,
    SeatTaken,
    TakeSeat,
    Written,
)
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Match, match_of
from dacabo.tournament.roles import AsPlayer, AtTable, Door, LinkRole, Organiser, Public
from dacabo.tournament.subjects.online import GoOnline
from dacabo.tournament.subjects.results import EnterDecision
from dacabo.tournament.views.changes import preview


class MatchRoutes(KeyRoutes):
    """The matches of an event."""

    def __init__(
        self, events: Events, online: OnlineMatches, context: RouteContext, environment: Environment
    ) -> None:
        super().__init__(events, context, environment)
        self._online = online

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
        """Open a live table for a match."""
        asked = await read_body(request, OnlineMatch)
        live, role = await self._as_organiser(request)
        match = _match(live, asked.match)
        if match.online is None or not await self._online.fits(live.id, match):
            # Check whether the event would refuse it, before a table is opened.
            preview(live.event, GoOnline(match.id, "-"), self._environment.now(), role)
            self._charge(request)
            # Two simultaneous requests have the same id, so both get the table of the first.
            id = f"online-{match.id}-{len(live.event.log)}"  # noqa: A001 (its name)
            code = await self._online.open(live.id, live.event, match)
            await self._events.ask(live, GoOnline(match.id, code), role, id)
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
        """Seat a bot for a player who is absent."""
        asked = await read_body(request, BotFor)
        live, _ = await self._as_organiser(request)
        if live.event.elsewhere:
            raise TournamentError("event-elsewhere")
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
        live, role = await self._find(request)
        guest = await self._context.guest(request)
        if not isinstance(role, AsPlayer):
            raise KeyRefused("key-not-for-this")
        if live.event.elsewhere:
            raise TournamentError("event-elsewhere")
        code = await self._online.seat(live.id, live.event, role.player, guest.id, seal)
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
        """Write on the pad of a match, if it has one."""
        asked = await read_body(request, PadAsk)
        live, role = await self._find(request)
        match = _match(live, request.path_params["id"])
        _check_writes(match, role)
        if live.event.elsewhere:
            raise TournamentError("event-elsewhere")
        number = await live.pads.ask(live.event, match, asked)
        live.watchers.show()
        return json(Written(number))

    @route(
        "POST",
        "/api/event/decisions/{id}",
        "Enter a decision round with cards or sums; the rules score it",
        request=DecisionAsk,
        response=Written,
        key=True,
        also=(409,),
    )
    async def enter_decision(self, request: Request) -> Response:
        """Score a tie-break round, and enter its points."""
        asked = await read_body(request, DecisionAsk)
        live, role = await self._find(request)
        match = _match(live, request.path_params["id"])
        points = decided_points(live.event, asked)
        return json(await self._events.ask(live, EnterDecision(match.id, points), role, asked.id))


def _match(live: LiveEvent, id: str) -> Match:  # noqa: A002 (its name)
    found = match_of(live.event, id)
    if found is None:
        raise TournamentError("match-gone")
    return found


def _check_writes(match: Match, role: LinkRole) -> None:
    """Refuse a holder who is not at the table of a match."""
    match role:
        case Organiser():
            return
        case AtTable(table) if table == match.table:
            return
        case AsPlayer(player) if player in match.active:
            return
        case Public() | Door():
            raise TournamentError("organiser-only")
        case _:
            raise TournamentError("other-table")
