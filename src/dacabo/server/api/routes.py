"""All routes over HTTP."""

from typing import Final

from dacabo.server.api.about import About
from dacabo.server.clubs.routes import ClubRoutes
from dacabo.server.events.routes.events import EventRoutes
from dacabo.server.events.routes.matches import MatchRoutes
from dacabo.server.guests.routes import GuestRoutes
from dacabo.server.http.routing import Route, routes_of
from dacabo.server.pads.routes import PadRoutes
from dacabo.server.tables.routes import TableRoutes

DESKS: Final = (GuestRoutes, TableRoutes, PadRoutes, EventRoutes, MatchRoutes, ClubRoutes, About)

ROUTES: Final[tuple[Route, ...]] = tuple(route for desk in DESKS for route, _ in routes_of(desk))
