"""A step of an event: its request, when it is allowed, and its effect; and the checks of it."""

from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeVar

from msgspec.structs import asdict

from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Clock, Entrant, Event, Match, Player, current, entrant, match_of
from dacabo.tournament.names import clean_text
from dacabo.tournament.roles import AsPlayer, AtTable, Door, OnlineTable, Organiser, Role

MAX_ITEMS: Final = 500
"""The maximum of anything in one request. Twice as many names can be parsed, so that the error can
state the limit of an event."""
HIGHEST_POINTS: Final = 999
"""The maximum of a penalty or of one round."""


class Checks:
    """The checks of one fact: of its author, and of what it is about."""

    def __init__(self, event: Event, by: Role, at: int) -> None:
        self.event = event
        self.by = by
        self.at = at

    # --- who -------------------------------------------------------------------

    def organiser(self) -> None:
        """Require an organiser."""
        if not isinstance(self.by, Organiser):
            raise TournamentError("organiser-only")

    def doorkeeper(self) -> None:
        """Require an organiser, or the helper at the door."""
        if not isinstance(self.by, Organiser | Door):
            raise TournamentError("organiser-only")

    def organiser_or(self, player: Player) -> None:
        """Require an organiser, or the player concerned."""
        if isinstance(self.by, AsPlayer) and self.by.player != player:
            raise TournamentError("not-about-you")
        if not isinstance(self.by, Organiser | AsPlayer):
            raise TournamentError("organiser-only")

    def at_match(self, match: Match, *, players: bool = False) -> None:
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
                stage = current(self.event)
                if stage is None or match.stage != stage.number:
                    raise TournamentError("other-table")
                if match.online is not None:
                    raise TournamentError("match-online")
            case AtTable() | OnlineTable() | AsPlayer():
                raise TournamentError("other-table")
            case _:
                raise TournamentError("organiser-only")

    # --- what it is about ------------------------------------------------------

    def player(self, player: Player) -> Entrant:
        """A player on the list."""
        return self.on_the_list(entrant(self.event, player))

    def on_the_list(self, found: Entrant | None) -> Entrant:
        """Require a player on the list who is not waiting to be admitted."""
        if found is None:
            raise TournamentError("not-on-the-list")
        if found.waiting:
            raise TournamentError("player-waits", name=found.name)
        return found

    def playing(self, player: Player) -> Entrant:
        """A player who has not left."""
        return self.still_there(self.player(player))

    def still_there(self, found: Entrant | None) -> Entrant:
        """Require a player on the list who has not left."""
        found = self.on_the_list(found)
        if found.gone is not None:
            raise TournamentError("player-gone", name=found.name)
        return found

    def match(self, id: str) -> Match:  # noqa: A002 (its name)
        """A match in effect."""
        found = match_of(self.event, id)
        if found is None:
            raise TournamentError("match-gone")
        return found

    def begun(self, match: Match) -> Clock:
        """The clock of a match that has begun."""
        if match.clock is None:
            raise TournamentError("match-not-started")
        return match.clock

    def reason(self, reason: str) -> None:
        """Require a text in its normalised form."""
        if clean_text(reason) != reason:
            raise TournamentError("name-not-clean")


Asked = TypeVar("Asked")
Happened = TypeVar("Happened")


class LogLine(NamedTuple):
    """The position of a fact in the log: its number, time and author."""

    number: int
    at: int
    by: Role


class Step(NamedTuple, Generic[Asked, Happened]):
    """A request, the fact that results from it, and how an event handles both."""

    request: type[Asked] | None
    """None for a step that the server makes by itself."""
    fact: type[Happened]
    act: Callable[[Event, Asked], Happened] | None
    """The fact that results from the request, if it is allowed."""
    allow: Callable[[Checks, Happened], None]
    """Refuses a fact that is not allowed now, or not for this role."""
    apply: Callable[[Event, Happened, LogLine], Event]
    """The event after the fact."""


def as_requested(fact: Callable[..., Happened]) -> Callable[[Event, Any], Happened]:
    """The fact that has the fields of its request, as they are."""
    return lambda _event, request: fact(**asdict(request))
