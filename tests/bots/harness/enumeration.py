"""All states that a viewer may be in, found by trying every shuffle; and a test of samplers.

It uses neither samplers nor knowledge. It replays a match with every order of the cards, and keeps
the states in which the viewer would have been told exactly the same.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import NormalDist
from typing import Any, TypeAlias

from dacabo.core.cards import distinct_orders
from dacabo.core.errors import DacaboError
from dacabo.core.game import Fact, heard
from dacabo.core.moves import Move, Shuffled
from dacabo.core.rules import RuleSet
from dacabo.core.seats import TABLE, Seat
from dacabo.testing.subject import Step, Subject, play_on

Sampler: TypeAlias = Callable[[Any, Any, Random], Any]

Ways: TypeAlias = Callable[[Any, Seat, Move], int]
"""The number of cards with which a player can make a move, if others only see its face."""

MIN_EXPECTED = 8
"""States that are expected less often than this are counted together."""


@dataclass(frozen=True)
class Moment:
    """A moment of a match for one viewer, and all states that the viewer may be in."""

    subject: Subject
    steps: Sequence[Step]
    viewer: Seat | None
    mind: Any
    """The knowledge of the viewer."""
    worlds: Mapping[Any, int]
    """Every possible state, and the number of ways to reach it."""

    @property
    def state(self) -> Any:
        """The real state."""
        return self.steps[-1].after

    @property
    def view(self) -> Any:
        """The view of the viewer."""
        return self.subject.game.view(self.state, self.viewer)

    @property
    def facts(self) -> list[Fact]:
        """All facts that the viewer was told."""
        return [fact for step in self.steps for fact in heard(step.told, self.viewer)]

    def samples(self, sampler: Sampler, rng: Random, count: int) -> list[Any]:
        """The samples of a sampler."""
        view = self.view
        return [sampler(self.mind, view, rng) for _ in range(count)]


def moments(
    subject: Subject, rng: Random, rules: RuleSet, players: int, *, ways: Ways, viewer: Seat | None
) -> Iterator[Moment]:
    """A match, with every moment at which a player has to decide."""
    game = subject.game
    start, knowledge = game.start(rules, players), game.know(rules, players, viewer)
    worlds: Mapping[Any, int] = {start: 1}
    steps = []
    for step in play_on(subject, rng, start, most=200):
        steps.append(step)
        worlds = _states_after(subject, worlds, step, ways, viewer)
        for fact in heard(step.told, viewer):
            knowledge = game.learn(knowledge, fact)
        if any(decision.actor != TABLE for decision in game.decisions(step.after)):
            yield Moment(subject, tuple(steps), viewer, knowledge, worlds)


def _states_after(
    subject: Subject,
    possible_states: Mapping[Any, int],
    step: Step,
    ways: Ways,
    viewer: Seat | None,
) -> Mapping[Any, int]:
    told_to_viewer = heard(step.told, viewer)
    after: Counter[Any] = Counter()
    for possible_state, number in possible_states.items():
        for move in _moves(subject, possible_state, step):
            try:
                state, told = subject.game.play(possible_state, step.actor, move)
            except DacaboError:
                continue
            if heard(told, viewer) == told_to_viewer:
                own = step.actor in (viewer, TABLE)
                after[state] += number * (1 if own else ways(possible_state, step.actor, move))
    return after


def _moves(subject: Subject, possible_state: Any, step: Step) -> Iterator[Move]:
    """The move itself; for a shuffle, one order for each arrangement that looks different."""
    if isinstance(step.move, Shuffled):
        yield from map(Shuffled, distinct_orders(subject.to_shuffle(possible_state)))
    else:
        yield step.move


def plausibility(possible_states: Mapping[Any, int], samples: Sequence[Any]) -> float:
    """The probability that a correct sampler deviates as much as these samples, or more.

    It is Pearson's chi-square test, with the tail by Wilson and Hilferty. A sample of an impossible
    state has probability 0.
    """
    counts, ways = Counter(samples), sum(possible_states.values())
    if counts.keys() - possible_states.keys():
        return 0.0
    cells, rare, rarely = [], 0.0, 0
    for possible_state, number in possible_states.items():
        expected = len(samples) * number / ways
        if expected < MIN_EXPECTED:
            rare, rarely = rare + expected, rarely + counts[possible_state]
        else:
            cells.append((expected, counts[possible_state]))
    cells += [(rare, rarely)] if rare else []
    freedom = len(cells) - 1
    if not freedom:
        return 1.0
    distance = sum((observed - expected) ** 2 / expected for expected, observed in cells)
    spread = 2 / (9 * freedom)
    return NormalDist(1 - spread, spread**0.5).cdf(
        2 * (1 - spread) - (distance / freedom) ** (1 / 3)
    )
