"""What all routes about events need: the event of a key, and its holder."""

from starlette.requests import Request

from dacabo.server.documents.routes import DocumentRoutes
from dacabo.server.events.events import Events
from dacabo.server.events.live_event import LiveEvent
from dacabo.server.http.answers import key_of
from dacabo.server.http.reception import Reception
from dacabo.server.outside import Outside
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.roles import Door, Holder, Organiser


class EventDesk(DocumentRoutes):
    """Handlers of routes about events.

    Each reads the request body before it looks up the event: reading may take a while, and an event
    without watchers may be unloaded meanwhile.
    """

    def __init__(self, events: Events, reception: Reception, outside: Outside) -> None:
        super().__init__(events, reception)
        self._events = events
        self._outside = outside

    async def _find(self, request: Request) -> tuple[LiveEvent, Holder]:
        return await self._events.find(key_of(request))

    async def _at_the_door(self, request: Request) -> tuple[LiveEvent, Holder]:
        live, holder = await self._find(request)
        if not isinstance(holder, Organiser | Door):
            raise TournamentError("organiser-only")
        return live, holder

    async def _as_organiser(self, request: Request) -> tuple[LiveEvent, Holder]:
        live, holder = await self._find(request)
        if not isinstance(holder, Organiser):
            raise TournamentError("organiser-only")
        return live, holder
