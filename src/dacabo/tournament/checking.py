"""What the checks of all facts share: by whose hand, and what it is about."""

from dacabo.tournament import draw
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import (
    Entrant,
    Event,
    Gone,
    Match,
    current,
    draft,
    entrant,
    last_match,
    match_of,
    taken_names,
)
from dacabo.tournament.facts import Entry, Player
from dacabo.tournament.field import check_room
from dacabo.tournament.names import player_name, text
from dacabo.tournament.roles import AsPlayer, AtTable, OnlineTable, Organiser


class Checks:
    """The checks for one fact."""

    def __init__(self, event: Event, entry: Entry) -> None:
        self.event = event
        self.by = entry.by
        self.at = entry.at

    # --- who -------------------------------------------------------------------

    def organiser(self) -> None:
        """Nobody but an organiser."""
        if not isinstance(self.by, Organiser):
            raise TournamentError("organiser-only")

    def organiser_or(self, player: Player) -> None:
        """An organiser, or the player about whom it is."""
        if isinstance(self.by, AsPlayer) and self.by.player != player:
            raise TournamentError("not-about-you")
        if not isinstance(self.by, Organiser | AsPlayer):
            raise TournamentError("organiser-only")

    def at_match(self, match: Match, *, players: bool = False) -> None:
        """An organiser, whoever sits at this match's table, or the live table it is played at."""
        match self.by:
            case Organiser():
                return
            case OnlineTable(code) if match.online == code:
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
        """Somebody on the list."""
        return self.on_the_list(entrant(self.event, player))

    def on_the_list(self, found: Entrant | None) -> Entrant:
        """Somebody who is there, and does not wait to be let in."""
        if found is None:
            raise TournamentError("not-on-the-list")
        if found.waiting:
            raise TournamentError("player-waits", name=found.name)
        return found

    def playing(self, player: Player) -> Entrant:
        """A player who has not left."""
        return self.still_there(self.player(player))

    def still_there(self, found: Entrant | None) -> Entrant:
        """Somebody on the list who has not left."""
        found = self.on_the_list(found)
        if found.gone is not None:
            raise TournamentError("player-gone", name=found.name)
        return found

    def match(self, id: str) -> Match:  # noqa: A002 (its name)
        """A match that counts."""
        found = match_of(self.event, id)
        if found is None:
            raise TournamentError("match-gone")
        return found

    def newcomer(self, player: Player, name: str) -> None:
        """A new player: with the next number, and a name that nobody has."""
        if player != len(self.event.names):
            raise TournamentError("number-taken")
        if player_name(name, taken_names(self.event)) != name:
            raise TournamentError("name-not-clean")
        check_room(self.event, 1)

    def without_match(self, player: Player) -> None:
        """Somebody on the list who has no match, or came too late for it."""
        found = self.player(player)
        if found.gone is Gone.DISQUALIFIED:
            raise TournamentError("player-gone", name=found.name)
        match = last_match(self.event, player)
        late = found.gone is Gone.NO_SHOW and match is not None and not self.has_seat(match, player)
        if (match is not None and not late) or self.drafted(player):
            raise TournamentError("player-has-match", name=found.name)

    def has_seat(self, match: Match, player: Player) -> bool:
        """Whether a player, or somebody instead, can still sit down at a match."""
        full = player in match.left and len(match.active) >= draw.TABLE_SEATS
        return match.clock is None and not full

    def drafted(self, player: Player) -> bool:
        """Whether a player is in the draft."""
        stage = draft(self.event)
        return stage is not None and any(player in match.players for match in stage.matches)

    def reason(self, reason: str) -> None:
        """A text as it is shown."""
        if text(reason) != reason:
            raise TournamentError("name-not-clean")
