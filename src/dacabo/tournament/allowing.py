"""What may happen now, and by whose hand. Every line of a log has passed here, read or written."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from dacabo.tournament import draw, prizes
from dacabo.tournament.advancing import by_totals, complete, qualified, ties
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import (
    Clock,
    Entrant,
    Event,
    Gone,
    Match,
    Stage,
    current,
    draft,
    entrant,
    last_match,
    last_matches,
    last_played,
    last_step,
    match_of,
    present,
    published,
    rules_of,
    taken_names,
)
from dacabo.tournament.facts import (
    CheckedIn,
    Continued,
    DecisionEntered,
    Disqualified,
    Drawn,
    DroppedOut,
    Ended,
    EnteredLate,
    Entry,
    Exchanged,
    Extended,
    How,
    NotShown,
    Opened,
    Paused,
    Penalised,
    Player,
    PrizeChosen,
    PrizesNamed,
    Published,
    Registered,
    Replaced,
    ResultCorrected,
    ResultEntered,
    Started,
    TakenBack,
    TimeCalled,
    WentOnline,
)
from dacabo.tournament.names import player_name, same, text
from dacabo.tournament.roles import (
    AsPlayer,
    AtTable,
    HouseClock,
    OnlineTable,
    Organiser,
    Public,
)

MOST_PLAYERS: Final = 500
MOST_PRIZES: Final = 50
HIGHEST_TOTAL: Final = 9_999
HIGHEST_POINTS: Final = 999
"""Of a penalty or of one round."""
MOST_ROUNDS: Final = 500
LONGEST_EXTENSION: Final = 600
"""Minutes."""
MOST_FACTS: Final = 5_000
"""Of one event: many times what the longest evening needs."""


MOST_TAKEN_BACK: Final = 300
"""Steps taken back: each is reckoned with everything before it."""


def allow(event: Event, entry: Entry) -> None:
    """Refuse a fact that cannot be now, or not by this role.

    Raises:
        TournamentError: why not.
    """
    fact = entry.fact
    if isinstance(fact, Opened):
        raise TournamentError("event-open-already")
    if event.over:
        raise TournamentError("event-over")
    if len(event.log) >= MOST_FACTS and not isinstance(fact, Ended):
        raise TournamentError("event-worn-out", most=MOST_FACTS)
    checks = _Checks(event, entry)
    _CHECK[type(fact)](checks, fact)


def check_room(event: Event, newcomers: int) -> None:
    """Refuse more names than an event has room for."""
    if len(event.entrants) + newcomers > MOST_PLAYERS:
        raise TournamentError("field-full", most=MOST_PLAYERS)


def waiting(event: Event) -> tuple[Player, ...]:
    """Who the next draw is about: everybody on the list, or all who go on from the last stage."""
    stage = current(event)
    if stage is None:
        return tuple(one.player for one in present(event))
    return qualified(event, stage)


def not_checked_in(event: Event) -> tuple[Player, ...]:
    """Who has not said that they are there, once anybody has."""
    here = [one.here for one in present(event)]
    return tuple(one.player for one in present(event) if not one.here) if any(here) else ()


def late_places(event: Event) -> tuple[Match, ...]:
    """The groups that somebody who comes late can join: the smallest that have not begun.

    Nobody wins a group by coming late: where all have left, there is nobody to play against.
    """
    stage = current(event)
    if stage is None or len(event.stages) > 1:
        return ()
    free = [m for m in stage.matches if m.clock is None and 0 < len(m.active) < draw.TABLE_SEATS]
    smallest = min((len(match.active) for match in free), default=0)
    return tuple(match for match in free if len(match.active) == smallest)


def late_place(event: Event) -> Match:
    """The group for somebody who comes late: by lot among those that they can join."""
    places = late_places(event)
    if not places:
        raise TournamentError("no-late-place")
    return places[draw.lot(event.seed, f"late/{len(event.log) + 1}", len(places))]


class _Checks:
    """The checks for one fact."""

    def __init__(self, event: Event, entry: Entry) -> None:
        self.event = event
        self.by = entry.by
        self.at = entry.at

    # --- who -------------------------------------------------------------------

    def organiser(self) -> None:
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
        found = entrant(self.event, player)
        if found is None:
            raise TournamentError("not-on-the-list")
        return found

    def playing(self, player: Player) -> Entrant:
        """A player who has not left."""
        return self.still_there(self.player(player))

    def still_there(self, found: Entrant | None) -> Entrant:
        """Somebody on the list who has not left."""
        if found is None:
            raise TournamentError("not-on-the-list")
        if found.gone is not None:
            raise TournamentError("player-gone", name=found.name)
        return found

    def match(self, id: str) -> Match:  # noqa: A002 (its name)
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
        stage = draft(self.event)
        return stage is not None and any(player in match.players for match in stage.matches)

    # --- the list --------------------------------------------------------------

    def registered(self, fact: Registered) -> None:
        self.may_register(fact)
        # A draft is given up for a name that an organiser adds, not for one who adds their own.
        closed = published(self.event) if isinstance(self.by, Organiser) else self.event.stages
        if closed:
            raise TournamentError("registration-over")
        if not fact.newcomers:
            raise TournamentError("no-names")
        check_room(self.event, len(fact.newcomers))
        taken = taken_names(self.event)
        for number, newcomer in enumerate(fact.newcomers, len(self.event.names)):
            if newcomer.player != number:
                raise TournamentError("number-taken")
            if player_name(newcomer.name, taken) != newcomer.name:
                raise TournamentError("name-not-clean")
            taken.add(same(newcomer.name))

    def may_register(self, fact: Registered) -> None:
        if fact.how is not How.SELF:
            self.organiser()
        elif not isinstance(self.by, Organiser | Public):
            raise TournamentError("organiser-only")
        elif len(fact.newcomers) > 1:
            raise TournamentError("one-name-only")

    def checked_in(self, fact: CheckedIn) -> None:
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
        self.organiser()
        if not published(self.event):
            raise TournamentError("not-late-yet")
        place = late_place(self.event)
        if fact.name is not None:
            self.newcomer(fact.player, fact.name)
        else:
            self.without_match(fact.player)
        if place.id != fact.match:
            raise TournamentError("draw-differs")

    def dropped_out(self, fact: DroppedOut) -> None:
        self.organiser_or(fact.player)
        self.playing(fact.player)

    def not_shown(self, fact: NotShown) -> None:
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

    # --- penalties -------------------------------------------------------------

    def penalised(self, fact: Penalised) -> None:
        self.organiser()
        found = self.playing(fact.player)
        match = last_played(self.event, fact.player)
        if match is None:
            raise TournamentError("no-match-yet", name=found.name)
        if match.id != fact.match:
            raise TournamentError("match-gone")
        if not 1 <= fact.points <= HIGHEST_POINTS:
            raise TournamentError("points-out-of-range", lowest=1, highest=HIGHEST_POINTS)
        self.reason(fact.reason)

    def reason(self, reason: str) -> None:
        if text(reason) != reason:
            raise TournamentError("name-not-clean")

    def disqualified(self, fact: Disqualified) -> None:
        self.organiser()
        found = self.player(fact.player)
        if found.gone is Gone.DISQUALIFIED:
            raise TournamentError("player-gone", name=found.name)
        match = last_played(self.event, fact.player)
        if fact.match != (None if match is None else match.id):
            raise TournamentError("match-gone")
        self.reason(fact.reason)

    # --- the draw --------------------------------------------------------------

    def drawn(self, fact: Drawn) -> None:
        self.organiser()
        self.draw_due()
        number = len(self.event.stages) + 1
        label = draw.label(number, self.event.draws.count(number))
        groups = draw.groups(self.event.seed, label, waiting(self.event))
        if (fact.stage, fact.label, fact.groups) != (number, label, groups):
            raise TournamentError("draw-differs")

    def draw_due(self) -> None:
        """Refuse to draw before everything is known, or when nothing is left to draw."""
        event = self.event
        if draft(event) is not None:
            raise TournamentError("draft-open")
        stage = current(event)
        field = len(waiting(event))
        if stage is None:
            if absent := not_checked_in(event):
                raise TournamentError("not-all-checked-in", count=len(absent))
            if field < draw.FEWEST:
                raise TournamentError("too-few-players", fewest=draw.FEWEST, found=field)
            return
        if stage.final:
            raise TournamentError("final-drawn")
        if missing := sum(not match.decided for match in stage.matches):
            raise TournamentError("results-missing", count=missing)
        if not complete(event, stage):
            raise TournamentError("ties-undecided")
        if field == 0:
            raise TournamentError("nobody-left")

    def exchanged(self, fact: Exchanged) -> None:
        self.organiser()
        stage = self.has_draft()
        tables = []
        for player in (fact.one, fact.other):
            found = self.player(player)
            at = [match.table for match in stage.matches if player in match.players]
            if not at:
                raise TournamentError("not-in-draft", name=found.name)
            tables += at
        if len(set(tables)) == 1:
            raise TournamentError("same-group")
        self.reason(fact.reason)

    def has_draft(self) -> Stage:
        stage = draft(self.event)
        if stage is None:
            raise TournamentError("no-draft")
        return stage

    def published(self, _fact: Published) -> None:
        self.organiser()
        self.has_draft()

    # --- matches ---------------------------------------------------------------

    def went_online(self, fact: WentOnline) -> None:
        self.organiser()
        match = self.match(fact.match)
        if match.clock is not None or match.decided:
            raise TournamentError("match-begun")
        if text(fact.code) != fact.code:
            raise TournamentError("name-not-clean")
        if fact.code in {m.online for s in published(self.event) for m in s.matches}:
            raise TournamentError("code-taken")

    def clocks(self, ids: Collection[str], *, table: bool = True) -> list[Match]:
        """Matches whose clock somebody wants to touch; none is there twice or decided."""
        if not ids:
            raise TournamentError("no-such-clocks")
        if len(set(ids)) != len(ids):
            raise TournamentError("match-twice")
        matches = [self.match(id) for id in ids]  # noqa: A001 (its name)
        for match in matches:
            if table:
                self.at_match(match)
            if match.decided:
                raise TournamentError("match-decided")
        return matches

    def running(self, match: Match) -> Clock:
        if match.clock is None:
            raise TournamentError("match-not-started")
        return match.clock

    def started(self, fact: Started) -> None:
        for match in self.clocks(fact.matches):
            if match.clock is not None:
                raise TournamentError("match-begun")

    def paused(self, fact: Paused) -> None:
        for match in self.clocks(fact.matches):
            if self.running(match).since is None:
                raise TournamentError("clock-rests")

    def continued(self, fact: Continued) -> None:
        for match in self.clocks(fact.matches):
            if self.running(match).since is not None:
                raise TournamentError("clock-runs")

    def extended(self, fact: Extended) -> None:
        self.organiser()
        if not 1 <= fact.minutes <= LONGEST_EXTENSION:
            raise TournamentError("minutes-out-of-range", lowest=1, highest=LONGEST_EXTENSION)
        for match in self.clocks(fact.matches):
            if self.running(match).limit is None:
                raise TournamentError("no-time-limit")

    def time_called(self, fact: TimeCalled) -> None:
        if not isinstance(self.by, HouseClock):
            self.organiser()
        for match in self.clocks(fact.matches, table=False):
            clock = self.running(match)
            if clock.called:
                raise TournamentError("time-is-up-already")
            if isinstance(self.by, HouseClock) and (clock.due is None or clock.due > self.at):
                raise TournamentError("clock-not-due")

    # --- results ---------------------------------------------------------------

    def result_entered(self, fact: ResultEntered) -> None:
        match = self.match(fact.match)
        self.at_match(match, players=True)
        if match.decided:
            raise TournamentError("result-there")
        self.running(match)
        self.totals(match, fact.totals)
        if len(fact.rounds) > MOST_ROUNDS:
            raise TournamentError("too-many-rounds", most=MOST_ROUNDS)
        for points in fact.rounds:
            self.round(match.active, points)

    def totals(self, match: Match, totals: Mapping[Player, int]) -> None:
        if totals.keys() != set(match.active):
            raise TournamentError("totals-of-others")
        self.points(totals, HIGHEST_TOTAL)

    def points(self, points: Mapping[Player, int], highest: int) -> None:
        """Points below 0 are possible with jokers only."""
        lowest = -HIGHEST_POINTS if getattr(rules_of(self.event), "jokers", 0) else 0
        if not all(lowest <= number <= highest for number in points.values()):
            raise TournamentError("points-out-of-range", lowest=lowest, highest=highest)

    def round(self, players: Collection[Player], points: Mapping[Player, int]) -> None:
        if not points.keys() <= set(players):
            raise TournamentError("totals-of-others")
        self.points(points, HIGHEST_POINTS)

    def result_corrected(self, fact: ResultCorrected) -> None:
        self.organiser()
        match = self.match(fact.match)
        if match.totals is None:
            raise TournamentError("no-result-yet")
        self.totals(match, fact.totals)
        if fact.totals == match.totals:
            raise TournamentError("nothing-corrected")
        self.reason(fact.reason)

    def decision_entered(self, fact: DecisionEntered) -> None:
        match = self.match(fact.match)
        self.at_match(match, players=True)
        stage = self.event.stages[-1]
        # Once the next stage is drawn, no tie of an earlier one is open.
        open_ties = ties(self.event, stage, match) if match.stage == stage.number else ()
        if set(fact.points) not in map(set, open_ties):
            raise TournamentError("no-such-tie")
        self.round(fact.points.keys(), fact.points)

    # --- prizes and the end ----------------------------------------------------

    def prizes_named(self, fact: PrizesNamed) -> None:
        self.organiser()
        if prizes.taken(self.event):
            raise TournamentError("prizes-chosen")
        if len(fact.prizes) > MOST_PRIZES:
            raise TournamentError("too-many-prizes", most=MOST_PRIZES)
        if len(set(fact.prizes)) != len(fact.prizes):
            raise TournamentError("prize-twice")
        for prize in fact.prizes:
            self.reason(prize)

    def prize_chosen(self, fact: PrizeChosen) -> None:
        self.organiser_or(fact.player)
        self.player(fact.player)
        stage = current(self.event)
        if stage is None or not stage.final or not stage.matches[0].decided:
            raise TournamentError("final-not-over")
        if fact.prize not in self.event.prizes:
            raise TournamentError("no-such-prize")
        if fact.prize not in prizes.left(self.event):
            raise TournamentError("prize-gone")
        chooser = prizes.chooser(self.event)
        if chooser is None:
            decided = complete(self.event, stage)
            raise TournamentError("not-a-finalist" if decided else "ties-undecided")
        if chooser != fact.player:
            raise TournamentError("other-chooses", name=self.event.names[chooser])

    def taken_back(self, fact: TakenBack) -> None:
        self.organiser()
        last = last_step(self.event)
        if last is None:
            raise TournamentError("nothing-to-take-back")
        if fact.number != last:
            raise TournamentError("not-the-last-step")
        before = sum(isinstance(entry.fact, TakenBack) for entry in self.event.log)
        if before >= MOST_TAKEN_BACK:
            raise TournamentError("taken-back-too-often", most=MOST_TAKEN_BACK)
        self.reason(fact.reason)

    def ended(self, _fact: Ended) -> None:
        self.organiser()


_CHECK: Final[dict[type, Callable[[_Checks, Any], None]]] = {
    Registered: _Checks.registered,
    CheckedIn: _Checks.checked_in,
    EnteredLate: _Checks.entered_late,
    DroppedOut: _Checks.dropped_out,
    NotShown: _Checks.not_shown,
    Replaced: _Checks.replaced,
    Penalised: _Checks.penalised,
    Disqualified: _Checks.disqualified,
    Drawn: _Checks.drawn,
    Exchanged: _Checks.exchanged,
    Published: _Checks.published,
    WentOnline: _Checks.went_online,
    Started: _Checks.started,
    Paused: _Checks.paused,
    Continued: _Checks.continued,
    Extended: _Checks.extended,
    TimeCalled: _Checks.time_called,
    ResultEntered: _Checks.result_entered,
    ResultCorrected: _Checks.result_corrected,
    DecisionEntered: _Checks.decision_entered,
    PrizesNamed: _Checks.prizes_named,
    PrizeChosen: _Checks.prize_chosen,
    TakenBack: _Checks.taken_back,
    Ended: _Checks.ended,
}
