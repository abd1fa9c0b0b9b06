"""What may happen to the list: who puts themselves on it, comes late, leaves, takes a place."""

from collections.abc import Collection

from dacabo.tournament.advancing import by_totals
from dacabo.tournament.checking import Checks
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import (
    Gone,
    Match,
    at_the_door,
    last_match,
    last_matches,
    published,
    taken_names,
)
from dacabo.tournament.facts import (
    Admitted,
    CheckedIn,
    DroppedOut,
    EnteredLate,
    How,
    NotShown,
    Player,
    Registered,
    RegistrationClosed,
    RegistrationReopened,
    Replaced,
    TurnedAway,
)
from dacabo.tournament.field import (
    check_room,
    check_waiting,
    late_place,
    late_place_by_step,
    late_places,
)
from dacabo.tournament.names import player_name, same
from dacabo.tournament.roles import Organiser, Public


class ListChecks(Checks):
    """The checks for what is about the list."""

    def registered(self, fact: Registered) -> None:
        """New names, as long as nothing is published."""
        self.may_register(fact)
        # A draft is given up for a name that an organiser adds, not for one who adds their own.
        closed = published(self.event) if isinstance(self.by, Organiser) else self.event.stages
        if closed:
            raise TournamentError("registration-over")
        if not fact.newcomers:
            raise TournamentError("no-names")
        if fact.waiting:
            check_waiting(self.event, len(fact.newcomers))
        else:
            check_room(self.event, len(fact.newcomers))
        taken = taken_names(self.event)
        for number, newcomer in enumerate(fact.newcomers, len(self.event.names)):
            if newcomer.player != number:
                raise TournamentError("number-taken")
            if player_name(newcomer.name, taken) != newcomer.name:
                raise TournamentError("name-not-clean")
            taken.add(same(newcomer.name))

    def may_register(self, fact: Registered) -> None:
        """Organisers anybody; others themselves, while the list is open."""
        if fact.how is not How.SELF:
            self.organiser()
            if fact.waiting:
                raise TournamentError("nobody-waits")
        elif not isinstance(self.by, Organiser | Public):
            raise TournamentError("organiser-only")
        elif len(fact.newcomers) > 1:
            raise TournamentError("one-name-only")
        elif self.event.closed and isinstance(self.by, Public):
            raise TournamentError("registration-closed")

    def registration_closed(self, _fact: RegistrationClosed) -> None:
        """Once."""
        self.organiser()
        if self.event.closed:
            raise TournamentError("registration-closed-already")

    def registration_reopened(self, _fact: RegistrationReopened) -> None:
        """Once."""
        self.organiser()
        if not self.event.closed:
            raise TournamentError("registration-open-already")

    def admitted(self, fact: Admitted) -> None:
        """As far as there is room on the list."""
        self.at_door(fact.players)
        check_room(self.event, len(fact.players))

    def turned_away(self, fact: TurnedAway) -> None:
        """Whoever waits, and nobody who was let in."""
        self.at_door(fact.players)

    def at_door(self, players: tuple[Player, ...]) -> None:
        """An organiser speaks of people who wait."""
        self.organiser()
        if not players:
            raise TournamentError("nobody-waits")
        if len(set(players)) != len(players):
            raise TournamentError("player-twice")
        if not {one.player for one in at_the_door(self.event)} >= set(players):
            raise TournamentError("waits-no-more")

    def checked_in(self, fact: CheckedIn) -> None:
        """Whoever is expected."""
        self.organiser_or(fact.player)
        found = self.player(fact.player)
        if found.gone is Gone.DISQUALIFIED:
            raise TournamentError("player-gone", name=found.name)
        if found.gone is not None:
            self.organiser()  # whoever was taken off the list does not put themselves on it
            if published(self.event) and not self.awaited(fact.player):
                raise TournamentError("player-gone", name=found.name)
        elif found.here:
            raise TournamentError("here-already", name=found.name)

    def awaited(self, player: Player) -> bool:
        """Whether a player who had left has something to play.

        That is a match that has not begun, or the next stage, as long as it is not drawn and
        nothing has been decided without them.
        """
        match = last_match(self.event, player)
        if match is None or match.stage != len(self.event.stages):
            return False
        if player in match.left:
            return self.has_seat(match, player)
        stage = self.event.stages[-1]
        won = not stage.final and player in by_totals(match)[0]
        return won and all(player in decision for decision in match.decisions)

    def entered_late(self, fact: EnteredLate) -> None:
        """Into a group that has not begun, by lot."""
        self.organiser()
        if not published(self.event):
            raise TournamentError("not-late-yet")
        if fact.name is not None:
            self.newcomer(fact.player, fact.name)
        else:
            self.without_match(fact.player)
        if fact.match not in [place.id for place in self.possible_places()]:
            raise TournamentError("draw-differs")

    def possible_places(self) -> Collection[Match]:
        """Where the lot can have sent somebody: where its seal is elsewhere, nobody can tell."""
        proven = self.event.seals[-1].seed is not None
        if not proven:
            return late_places(self.event)
        return late_place(self.event), late_place_by_step(self.event)

    def dropped_out(self, fact: DroppedOut) -> None:
        """Whoever takes part."""
        self.organiser_or(fact.player)
        self.playing(fact.player)

    def not_shown(self, fact: NotShown) -> None:
        """Whoever has not begun to play."""
        self.organiser()
        if not fact.players:
            raise TournamentError("everybody-here")
        listed = {one.player: one for one in self.event.entrants}
        last = last_matches(self.event)
        for player in fact.players:
            found = self.still_there(listed.get(player))
            if player in last and last[player].clock is not None:
                raise TournamentError("player-did-play", name=found.name)
        if len(set(fact.players)) != len(fact.players):
            raise TournamentError("player-twice")

    def replaced(self, fact: Replaced) -> None:
        """As long as the match has not begun, in the first stage."""
        self.organiser()
        found = self.player(fact.player)
        stage = self.event.stages[-1] if self.event.stages else None
        if stage is None:
            raise TournamentError("not-drawn")
        match = next((m for m in stage.matches if fact.player in m.players), None)
        if stage.number > 1 or match is None or not self.has_seat(match, fact.player):
            raise TournamentError("too-late-to-replace", name=found.name)
        if fact.name is not None:
            self.newcomer(fact.by, fact.name)
        else:
            self.without_match(fact.by)
