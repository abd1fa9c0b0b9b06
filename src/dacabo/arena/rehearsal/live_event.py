"""A complete event among bots, from the list of names to the last prize, and its figures.

Everything happens as in a real event: organiser, players and tables send requests, and the event's
own clock calls time. Only time is simulated: nothing takes time but turns.
"""

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from typing import Final, NamedTuple, TypeAlias

from dacabo.arena.entrants import digest
from dacabo.arena.rehearsal.bouts import NAME, BoutResult, BoutSetup
from dacabo.arena.rehearsal.setting import Setting
from dacabo.core.values import Value
from dacabo.tournament import draw
from dacabo.tournament.apply import apply
from dacabo.tournament.commands import handle, next_due, on_timer, open_event
from dacabo.tournament.event import Event, How, Match, Player, Stage, current_stage
from dacabo.tournament.facts import HouseRequest
from dacabo.tournament.formats import Format
from dacabo.tournament.roles import AsPlayer, AtTable, Organiser, Role
from dacabo.tournament.standings import Rank, places_by_totals, placing, tie_for_last_seats, ties
from dacabo.tournament.subjects import prizes
from dacabo.tournament.subjects.attendance import CheckIn
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.drawing import MIN_CONSOLATION, Draw, Publish
from dacabo.tournament.subjects.prizes import ChoosePrize, NamePrizes
from dacabo.tournament.subjects.registration import Register
from dacabo.tournament.subjects.results import DecideSeats, EnterDecision, EnterFromPad
from dacabo.tournament.views.outline import knockout_stages
from dacabo.tournament.views.pages import phase
from dacabo.tournament.views.types import Phase

_ORGANISER: Final = Organiser()


class FinishedEvent(NamedTuple):
    """A finished event."""

    event: Event
    turns: int
    """The number of turns of all its matches and tie-break rounds."""


EventCoroutine: TypeAlias = Generator[Sequence[BoutSetup], Sequence[BoutResult]]
"""A part of an event. It yields the bouts to play, and receives their results in the same order."""


def run_event(
    setting: Setting, number: int
) -> Generator[Sequence[BoutSetup], Sequence[BoutResult], FinishedEvent]:
    """Run the event with this number. It yields the bouts to play, and receives their results."""
    live = LiveEvent(setting, number)
    while (current_phase := phase(live.event)) is not Phase.OVER:
        if current_phase is Phase.PLAYING:
            yield from live.play()
        else:
            _NEXT_STEP[current_phase](live)
    return FinishedEvent(live.event, live.turns)


def planned_matches(players: int, format: Format | None = None) -> int:  # noqa: A002 (its name)
    """Return the expected number of matches in an event; tied players can require another."""
    chosen = format or Format()
    groups = len(draw.sizes(players))
    if groups == 1:
        return 1
    if chosen.rounds:
        finalists, matches = chosen.finalists, chosen.rounds * groups + 1
    else:
        stages = knockout_stages(chosen, players)
        finalists, matches = stages[-1], sum(len(draw.sizes(number)) for number in stages)
    others = players - finalists if chosen.consolation else 0
    return matches + (len(draw.sizes(others)) if others >= MIN_CONSOLATION else 0)


class LiveEvent:
    """An event in progress, with every player registered and present."""

    def __init__(self, setting: Setting, number: int) -> None:
        self.setting = setting
        self.now = 0
        self.turns = 0
        seed = digest(NAME, setting.seed, number, "draw")
        self.new_seed = lambda: seed  # secrecy does not matter among bots
        opening = open_event(
            f"Rehearsal {number}",
            setting.changes,
            seed,
            self.now,
            _ORGANISER,
            game=setting.game,
            preset=setting.preset,
            format=setting.format,
        )
        self.event = apply(None, opening)
        if setting.prizes:
            self.send(NamePrizes(setting.prizes))
        self.send(Register(setting.names, How.LIST))
        for player in range(len(setting.bots)):
            self.send(CheckIn(player), AsPlayer(player))

    def send(self, request: HouseRequest, by: Role = _ORGANISER) -> None:
        """Send a request to the event and apply the resulting facts."""
        for entry in handle(self.event, request, self.now, by, new_seed=self.new_seed):
            self.event = apply(self.event, entry)

    def draw(self) -> None:
        """Draw the groups of the next stage."""
        self.send(Draw())

    def publish(self) -> None:
        """Publish the draw without changes."""
        self.send(Publish())

    def play(self) -> EventCoroutine:
        """Play the matches of the stage simultaneously, then its tie-break rounds."""
        stage = current_stage(self.event)
        assert stage is not None
        if not all(match.decided for match in stage.matches):
            yield from self.play_matches(stage.matches)
            return
        open_ties = [
            (match, tied) for match in stage.matches for tied in ties(self.event, stage, match)
        ]
        if open_ties:
            yield from self.play_decisions(open_ties)
        elif tied := tie_for_last_seats(self.event, stage):
            yield from self.play_for_seats(stage, tied)

    def play_matches(self, matches: Sequence[Match]) -> EventCoroutine:
        """Start every table now; each enters its result when it is done."""
        self.send(Start())
        rules = self.event.rules
        results = yield [BoutSetup(match.id, match.active, rules) for match in matches]
        started = self.now

        # Of two matches that end at the moment when time is up, one may have ended by itself.
        def order(finished: tuple[BoutResult, Match]) -> tuple[int, bool]:
            result, _ = finished
            return result.turns, result.called

        for result, match in sorted(zip(results, matches, strict=True), key=order):
            self.wait(started, result)
            rounds = tuple(dict(zip(match.active, points, strict=True)) for points in result.rounds)
            totals = dict(zip(match.active, result.totals, strict=True))
            self.send(EnterFromPad(match.id, totals, rounds, vouched=True), AtTable(match.table))

    def play_decisions(self, tied: Sequence[tuple[Match, Rank]]) -> EventCoroutine:
        """Play one tie-break round for all tied players, simultaneously."""
        rules = self.event.tournament_rules.decision_round(self.event.rules)
        results = yield [
            BoutSetup(
                "/".join(map(str, (match.id, "decision", len(match.decisions), *players))),
                tuple(players),
                rules,
            )
            for match, players in tied
        ]
        started = self.now
        finished = zip(results, tied, strict=True)
        for result, (match, players) in sorted(finished, key=lambda pair: pair[0].turns):
            self.wait(started, result)
            points = dict(zip(players, result.totals, strict=True))
            self.send(EnterDecision(match.id, points), AtTable(match.table))

    def play_for_seats(self, stage: Stage, tied: Rank) -> EventCoroutine:
        """Play one tie-break round for the last seats in the final, at as few tables as possible.

        Its points are compared as if everybody had sat at one table.
        """
        rules = self.event.tournament_rules.decision_round(self.event.rules)
        number, tables = len(stage.decisions), draw.sizes(len(tied))
        begins = [sum(tables[:index]) for index in range(len(tables))]
        seated = [tied[begin : begin + size] for begin, size in zip(begins, tables, strict=True)]
        results = yield [
            BoutSetup(f"{stage.number}/seats/{number}/{table}", players, rules)
            for table, players in enumerate(seated)
        ]
        started = self.now
        points: dict[Player, int] = {}
        for result, players in zip(results, seated, strict=True):
            points |= zip(players, result.totals, strict=True)
        self.wait(started, max(results, key=lambda result: result.turns))
        self.turns += sum(result.turns for result in results) - max(r.turns for r in results)
        self.send(DecideSeats(points))

    def wait(self, started: int, result: BoutResult) -> None:
        """Let time pass until a bout is over; the event's clock may call time meanwhile."""
        self.turns += result.turns
        end = started + 1000 * self.setting.seconds * result.turns
        due = next_due(self.event)
        if due is not None and (due < end or (due == end and result.called)):
            for entry in on_timer(self.event, due):
                self.event = apply(self.event, entry)
        self.now = end

    def end(self) -> None:
        """Choose the prizes, always the first one left, and end the event."""
        while (chooser := prizes.next_chooser(self.event)) is not None:
            prize = prizes.remaining_prizes(self.event)[0]
            self.send(ChoosePrize(chooser, prize), AsPlayer(chooser))
        self.send(End())


_NEXT_STEP: Final[dict[Phase, Callable[[LiveEvent], None]]] = {
    Phase.REGISTRATION: LiveEvent.draw,
    Phase.DRAFT: LiveEvent.publish,
    Phase.BETWEEN: LiveEvent.draw,
    Phase.FINISHED: LiveEvent.end,
}
"""The next step in each phase of the event that needs no bots."""


class Outline(Value, kw_only=True):
    """One event in numbers."""

    places: tuple[int, ...]
    """The place of each player, by player number."""
    group: int
    """The number of players at the winner's first table."""
    stages: int
    tables: int
    """The number of tables needed at once."""
    matches: int
    rounds: int
    """The number of rounds, tie-break rounds included."""
    turns: int
    seconds: int
    """Playing time without breaks; the tables of a stage play simultaneously."""
    timed_out: int
    """The number of matches in which time was called."""
    shared_wins: int
    """The number of groups with more than one winner."""
    decisions_before_final: int
    """The number of tie-break rounds for a seat in the final."""
    decisions_in_final: int
    finalists: int
    sharing: int
    """The number of players who share their place."""

    @property
    def winner(self) -> Player:
        """The one player in first place: the final leaves no tie."""
        return self.places.index(1)


def outline(rehearsed: FinishedEvent) -> Outline:
    """Return the numbers of an event."""
    event = rehearsed.event
    matches = [match for stage in event.stages for match in stage.matches]
    final = event.stages[-1].matches[0]
    decisions = sum(len(match.decisions) for match in matches)
    decisions += sum(len(stage.decisions) for stage in event.stages)
    places = _places(event)
    place_counts = Counter(places)
    winner = places.index(1)
    first_match = next(match for match in event.stages[0].matches if winner in match.players)
    return Outline(
        places=places,
        group=len(first_match.players),
        stages=len(event.stages),
        tables=max(len(stage.matches) for stage in event.stages),
        matches=len(matches),
        rounds=sum(len(match.rounds) for match in matches) + decisions,
        turns=rehearsed.turns,
        seconds=(event.log[-1].at - event.log[0].at) // 1000,
        timed_out=sum(match.clock is not None and match.clock.called for match in matches),
        shared_wins=sum(
            len(places_by_totals(event, match)[0]) > 1 for match in matches if match is not final
        ),
        decisions_before_final=decisions - len(final.decisions),
        decisions_in_final=len(final.decisions),
        finalists=len(final.players),
        sharing=sum(number for number in place_counts.values() if number > 1),
    )


def _places(event: Event) -> tuple[int, ...]:
    place_of = {placed.player: placed.place for placed in placing(event)}
    return tuple(place_of[player] for player in range(len(place_of)))
