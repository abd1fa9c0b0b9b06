"""What may happen now, and by whose hand. Every line of a log has passed here, read or written."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from dacabo.tournament import draw, prizes
from dacabo.tournament.advancing import complete, ties
from dacabo.tournament.budgets import check_length
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import (
    Clock,
    Event,
    Gone,
    Match,
    Stage,
    current,
    draft,
    last_played,
    last_step,
    published,
)
from dacabo.tournament.facts import (
    Admitted,
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
    LinkRenewed,
    NotShown,
    Opened,
    OrganiserInvited,
    OrganiserWithdrawn,
    Paused,
    Penalised,
    Player,
    PrizeChosen,
    PrizesNamed,
    Published,
    Registered,
    RegistrationClosed,
    RegistrationReopened,
    Replaced,
    ResultCorrected,
    ResultEntered,
    Sealed,
    Started,
    TakenBack,
    TimeCalled,
    TurnedAway,
    WentOnline,
)
from dacabo.tournament.field import contenders, not_checked_in
from dacabo.tournament.linking import LinkChecks
from dacabo.tournament.links import in_force
from dacabo.tournament.listing import ListChecks
from dacabo.tournament.names import text
from dacabo.tournament.roles import House, HouseClock
from dacabo.tournament.seals import drawn_by, label, label_of_old, seal_of

MOST_PRIZES: Final = 50
HIGHEST_TOTAL: Final = 9_999
HIGHEST_POINTS: Final = 999
"""Of a penalty or of one round."""
MOST_ROUNDS: Final = 500
LONGEST_EXTENSION: Final = 600
"""Minutes."""
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
    check_length(event, entry)
    if not in_force(event, entry.by):
        raise TournamentError("no-such-key")
    checks = _Checks(event, entry)
    _CHECK[type(fact)](checks, fact)


class _Checks(ListChecks, LinkChecks):
    """The checks for one fact."""

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
        event = self.event
        number, field = len(event.stages) + 1, contenders(event)
        labels = (label(event, number, field), label_of_old(event, number))
        if fact.stage != number or fact.label not in labels:
            raise TournamentError("draw-differs")
        if event.seals[-1].seed is not None:
            right = fact.groups == drawn_by(event, fact.label, field)
        else:  # as far as anybody can tell without the seed
            found = sorted(player for group in fact.groups for player in group)
            groups = tuple(map(len, fact.groups))
            right = found == sorted(field) and groups == draw.sizes(len(field))
        if not right:
            raise TournamentError("draw-differs")

    def sealed(self, fact: Sealed) -> None:
        if not isinstance(self.by, House):
            raise TournamentError("organiser-only")
        seal_of(fact)

    def draw_due(self) -> None:
        """Refuse to draw before everything is known, or when nothing is left to draw."""
        event = self.event
        if draft(event) is not None:
            raise TournamentError("draft-open")
        stage = current(event)
        field = len(contenders(event))
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
        """Refuse more or fewer points than anybody can have."""
        below_zero = self.event.contest.below_zero(self.event.rules)
        lowest = -HIGHEST_POINTS if below_zero else 0
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
    RegistrationClosed: _Checks.registration_closed,
    RegistrationReopened: _Checks.registration_reopened,
    Admitted: _Checks.admitted,
    TurnedAway: _Checks.turned_away,
    OrganiserInvited: _Checks.organiser_invited,
    OrganiserWithdrawn: _Checks.organiser_withdrawn,
    LinkRenewed: _Checks.link_renewed,
    CheckedIn: _Checks.checked_in,
    EnteredLate: _Checks.entered_late,
    DroppedOut: _Checks.dropped_out,
    NotShown: _Checks.not_shown,
    Replaced: _Checks.replaced,
    Penalised: _Checks.penalised,
    Disqualified: _Checks.disqualified,
    Drawn: _Checks.drawn,
    Sealed: _Checks.sealed,
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
