"""The numbers of one finished event, from which the figures are computed."""

from collections import Counter

from dacabo.core.values import Value
from dacabo.rehearsal.evening import Rehearsed
from dacabo.tournament.event import Event, Player
from dacabo.tournament.standings import by_totals, placing


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
        shared_wins=sum(len(by_totals(match)[0]) > 1 for match in matches[:-1]),
        decisions_before_final=sum(decisions[:-1]),
        decisions_in_final=decisions[-1],
        finalists=len(matches[-1].players),
        sharing=sum(number for number in shared.values() if number > 1),
    )


def _places(event: Event) -> tuple[int, ...]:
    placed = {one.player: one.place for one in placing(event)}
    return tuple(placed[player] for player in range(len(placed)))
