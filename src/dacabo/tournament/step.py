"""A step of an event: its request, its checks and its effect."""

from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeVar

from msgspec.structs import asdict

from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import (
    Clock,
    Entrant,
    Event,
    Match,
    Player,
    current_stage,
    find_entrant,
    match_of,
)
from dacabo.tournament.names import clean_text
from dacabo.tournament.roles import AsPlayer, AtTable, Door, OnlineTable, Organiser, Role

MAX_ITEMS: Final = 500
"""The most items of a list in one request. A list of names may have twice as many, so that the
error can state the limit of an event."""
HIGHEST_POINTS: Final = 999
"""The most points of a penalty or of one round."""


class Checks:
    """The checks of one fact: whether its author may do this, and to these players or matches."""

    def __init__(self, event: Event, by: Role, at: int) -> None:
        self.event = event
        self.by = by
        self.at = at

    # --- the author of the fact --------------------------------------------------

    def require_organiser(self) -> None:
        """Require an organiser."""
        if not isinstance(self.by, Organiser):
            raise TournamentError("organiser-only")

    def require_doorkeeper(self) -> None:
        """Require an organiser, or the helper at the door."""
        if not isinstance(self.by, Organiser | Door):
            raise TournamentError("organiser-only")

    def require_organiser_or(self, player: Player) -> None:
        """Require an organiser, or the player concerned."""
        if isinstance(self.by, AsPlayer) and self.by.player != player:
            raise TournamentError("not-about-you")
        if not isinstance(self.by, Organiser | AsPlayer):
            raise TournamentError("organiser-only")

    def require_at_match(self, match: Match, *, players: bool = False) -> None:
        """Require an organiser, the table of this match, or the live table it is played at."""
        match self.by:
            case Organiser():
                return
            case OnlineTable(code) if match.online == code:
                return
            case OnlineTable(code) if code in {table.code for table in match.decision_tables}:
                return
            case AsPlayer(player) if players and player in match.active and match.online is None:
                return
            case AtTable(table) if table == match.table:
                stage = current_stage(self.event)
                if stage is None or match.stage != stage.number:
                    raise TournamentError("other-table")
                if match.online is not None:
                    raise TournamentError("match-online")
            case AtTable() | OnlineTable() | AsPlayer():
                raise TournamentError("other-table")
            case _:
                raise TournamentError("organiser-only")

    # --- the players and matches that it names -----------------------------------

    def listed_player(self, player: Player) -> Entrant:
        """A player on the list."""
        return self.require_listed(find_entrant(self.event, player))

    def require_listed(self, entrant: Entrant | None) -> Entrant:
        """Require a player on the list who is not waiting to be admitted."""
        if entrant is None:
            raise TournamentError("not-on-the-list")
        if entrant.waiting:
            raise TournamentError("player-waits", name=entrant.name)
        return entrant

    def present_player(self, player: Player) -> Entrant:
        """A player who has not left."""
        return self.require_present(self.listed_player(player))

    def require_present(self, entrant: Entrant | None) -> Entrant:
        """Require a player on the list who has not left."""
        entrant = self.require_listed(entrant)
        if entrant.gone is not None:
            raise TournamentError("player-gone", name=entrant.name)
        return entrant

    def find_match(self, id: str) -> Match:  # noqa: A002 (its name)
        """A match in effect."""
        match = match_of(self.event, id)
        if match is None:
            raise TournamentError("match-gone")
        return match

    def clock_of(self, match: Match) -> Clock:
        """The clock of a match that has begun."""
        if match.clock is None:
            raise TournamentError("match-not-started")
        return match.clock

    def require_clean(self, reason: str) -> None:
        """Require a text in its normalised form."""
        if clean_text(reason) != reason:
            raise TournamentError("name-not-clean")


RequestType = TypeVar("RequestType")
FactType = TypeVar("FactType")


class LogLine(NamedTuple):
    """The position of a fact in the log: its number, time and author."""

    number: int
    at: int
    by: Role


class Step(NamedTuple, Generic[RequestType, FactType]):
    """A request, the fact that results from it, and how an event handles both."""

    request: type[RequestType] | None
    """None for a step that the server makes by itself."""
    fact: type[FactType]
    act: Callable[[Event, RequestType], FactType] | None
    """The fact that results from the request, if it is allowed."""
    allow: Callable[[Checks, FactType], None]
    """Refuses a fact that is not allowed now, or not for this role."""
    apply: Callable[[Event, FactType, LogLine], Event]
    """The event after the fact."""


def as_requested(fact: Callable[..., FactType]) -> Callable[[Event, Any], FactType]:
    """The fact that has the fields of its request, as they are."""
    return lambda _event, request: fact(**asdict(request))
