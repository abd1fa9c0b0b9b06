"""A complete event among bots, from the list of names to the last prize; and its numbers.

Everything happens as in a real event: organiser, players and tables send requests, and the event's
own clock rings. Only time is simulated: nothing takes time but turns.
"""

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from typing import Final, NamedTuple, TypeAlias

from dacabo.arena.entrants import digest
from dacabo.arena.rehearsal.bouts import NAME, Bout, Meeting
from dacabo.arena.rehearsal.setting import Setting
from dacabo.core.values import Value
from dacabo.tournament import draw
from dacabo.tournament.apply import apply
from dacabo.tournament.commands import handle, next_due, on_timer, open_event
from dacabo.tournament.event import Event, How, Match, Player, current_stage
from dacabo.tournament.facts import Request
from dacabo.tournament.roles import AsPlayer, AtTable, Organiser, Role
from dacabo.tournament.standings import Tied, places_by_totals, placing, ties
from dacabo.tournament.subjects import prizes
from dacabo.tournament.subjects.attendance import CheckIn
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.prizes import ChoosePrize, NamePrizes
from dacabo.tournament.subjects.registration import Register
from dacabo.tournament.subjects.results import EnterDecision, EnterResult
from dacabo.tournament.views.pages import phase
from dacabo.tournament.views.types import Phase

_ORGANISER: Final = Organiser()


class Rehearsed(NamedTuple):
    """A finished event."""

    event: Event
    turns: int
    """Turns of all its matches and decision rounds."""


Playing: TypeAlias = Generator[Sequence[Meeting], Sequence[Bout]]
"""Part of an event: yields who meets at its tables, and is sent how that went."""


def evening(
    setting: Setting, number: int
) -> Generator[Sequence[Meeting], Sequence[Bout], Rehearsed]:
    """The event with this number; the caller plays what is asked for."""
    now = Evening(setting, number)
    while (at := phase(now.event)) is not Phase.OVER:
        if at is Phase.PLAYING:
            yield from now.play()
        else:
            _NEXT[at](now)
    return Rehearsed(now.event, now.turns)


def planned_matches(players: int) -> int:
    """The expected number of matches in an event; tied winners can require another."""
    groups = len(draw.sizes(players))
    return 1 if groups == 1 else groups + planned_matches(groups)


class Evening:
    """An event in progress, with every player registered and present."""

    def __init__(self, setting: Setting, number: int) -> None:
        self.setting = setting
        self.now = 0
        self.turns = 0
        seed = digest(NAME, setting.seed, number, "draw")
        self.new_seed = lambda: seed  # secrecy does not matter among bots
        opened = open_event(
            f"Rehearsal {number}",
            setting.changes,
            seed,
            self.now,
            _ORGANISER,
            game=setting.game,
            preset=setting.preset,
        )
        self.event = apply(None, opened)
        if setting.prizes:
            self.ask(NamePrizes(setting.prizes))
        self.ask(Register(setting.names, How.LIST))
        for player in range(len(setting.bots)):
            self.ask(CheckIn(player), AsPlayer(player))

    def ask(self, request: Request, by: Role = _ORGANISER) -> None:
        """Send a request to the event and apply the resulting facts."""
        for entry in handle(self.event, request, self.now, by, new_seed=self.new_seed):
            self.event = apply(self.event, entry)

    def draw(self) -> None:
        """Draw the groups of the next stage."""
        self.ask(Draw())

    def publish(self) -> None:
        """Publish the draw without changes."""
        self.ask(Publish())

    def play(self) -> Playing:
        """Play the matches of the stage simultaneously, then its decision rounds."""
        stage = current_stage(self.event)
        assert stage is not None
        if not all(match.decided for match in stage.matches):
            yield from self.play_matches(stage.matches)
            return
        open_ties = [(m, tied) for m in stage.matches for tied in ties(self.event, stage, m)]
        yield from self.play_decisions(open_ties)

    def play_matches(self, matches: Sequence[Match]) -> Playing:
        """Start every table now; each enters its result when it is done."""
        self.ask(Start())
        rules = self.event.rules
        bouts = yield [Meeting(match.id, match.active, rules) for match in matches]
        began = self.now
        done = zip(bouts, matches, strict=True)
        # Of two that end at the moment when time is up, one may have ended by itself.
        for bout, match in sorted(done, key=lambda one: (one[0].turns, one[0].called)):
            self.wait(began, bout)
            rounds = tuple(dict(zip(match.active, points, strict=True)) for points in bout.rounds)
            totals = dict(zip(match.active, bout.totals, strict=True))
            self.ask(EnterResult(match.id, totals, rounds), AtTable(match.table))

    def play_decisions(self, tied: Sequence[tuple[Match, Tied]]) -> Playing:
        """Play one decision round for all tied players, simultaneously."""
        rules = self.event.tournament_rules.decision_round(self.event.rules)
        bouts = yield [
            Meeting(
                "/".join(map(str, (match.id, "decision", len(match.decisions), *players))),
                tuple(players),
                rules,
            )
            for match, players in tied
        ]
        began = self.now
        done = zip(bouts, tied, strict=True)
        for bout, (match, players) in sorted(done, key=lambda one: one[0].turns):
            self.wait(began, bout)
            points = dict(zip(players, bout.totals, strict=True))
            self.ask(EnterDecision(match.id, points), AtTable(match.table))

    def wait(self, began: int, bout: Bout) -> None:
        """Let time pass until a bout is over; clocks ring on the way."""
        self.turns += bout.turns
        until = began + 1000 * self.setting.seconds * bout.turns
        due = next_due(self.event)
        if due is not None and (due < until or (due == until and bout.called)):
            for entry in on_timer(self.event, due):
                self.event = apply(self.event, entry)
        self.now = until

    def end(self) -> None:
        """Choose the prizes, always the first one left, and end the event."""
        while (chooser := prizes.next_chooser(self.event)) is not None:
            self.ask(
                ChoosePrize(chooser, prizes.remaining_prizes(self.event)[0]), AsPlayer(chooser)
            )
        self.ask(End())


_NEXT: Final[dict[Phase, Callable[[Evening], None]]] = {
    Phase.REGISTRATION: Evening.draw,
    Phase.DRAFT: Evening.publish,
    Phase.BETWEEN: Evening.draw,
    Phase.FINISHED: Evening.end,
}
"""The next step in each phase of the event that needs no bots."""


class Outline(Value, kw_only=True):
    """One event in numbers."""

    places: tuple[int, ...]
    """By player number."""
    group: int
    """The number of players at the winner's first table."""
    stages: int
    tables: int
    """The number of tables needed at once."""
    matches: int
    rounds: int
    """Including decision rounds, as in `turns`."""
    turns: int
    seconds: int
    """Playing time without breaks; the tables of a stage play simultaneously."""
    timed_out: int
    """Matches in which time was called."""
    shared_wins: int
    """Groups with more than one winner."""
    decisions_before_final: int
    """Decision rounds for a seat in the final."""
    decisions_in_final: int
    finalists: int
    sharing: int
    """Players who share their place."""

    @property
    def winner(self) -> Player:
        """The one player in first place: the final leaves no tie."""
        return self.places.index(1)


def outline(rehearsed: Rehearsed) -> Outline:
    """The numbers of an event."""
    event = rehearsed.event
    matches = [match for stage in event.stages for match in stage.matches]
    decisions = [len(match.decisions) for match in matches]
    places = _places(event)
    shared = Counter(places)
    first = next(m for m in event.stages[0].matches if places.index(1) in m.players)
    return Outline(
        places=places,
        group=len(first.players),
        stages=len(event.stages),
        tables=max(len(stage.matches) for stage in event.stages),
        matches=len(matches),
        rounds=sum(len(match.rounds) for match in matches) + sum(decisions),
        turns=rehearsed.turns,
        seconds=(event.log[-1].at - event.log[0].at) // 1000,
        timed_out=sum(match.clock is not None and match.clock.called for match in matches),
        shared_wins=sum(len(places_by_totals(match)[0]) > 1 for match in matches[:-1]),
        decisions_before_final=sum(decisions[:-1]),
        decisions_in_final=decisions[-1],
        finalists=len(matches[-1].players),
        sharing=sum(number for number in shared.values() if number > 1),
    )


def _places(event: Event) -> tuple[int, ...]:
    placed = {one.player: one.place for one in placing(event)}
    return tuple(placed[player] for player in range(len(placed)))
