"""Counts of games, states and information sets, like perft in chess.

Everything that can happen after the deal is enumerated. Cards with the same face are
interchangeable: of all orders of a shuffle that look the same, only one is played.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from dacabo.core.cards import distinct_orders
from dacabo.core.chance import Shuffle
from dacabo.core.game import Told, heard
from dacabo.core.moves import Shuffled
from dacabo.core.seats import TABLE, Seat
from dacabo.testing.subject import Subject

Possible: TypeAlias = frozenset[int]
"""The states, by number, that are consistent with a history of observations."""


class Row(NamedTuple):
    """The counts at one depth."""

    paths: int
    ended: int
    states: int
    information: tuple[int, ...]
    """Distinct histories of observations: by seat, then of a spectator."""
    points: tuple[int, ...]
    """By seat, summed over the paths that ended here."""


class Book:
    """Every state that occurs, by number, and the steps that follow from it.

    Args:
        subject: the game under test.
        start: a state that waits for the deal.
        essence: the part of a state that matters for the future.
        points: the points by seat once the round is over; None before.
    """

    def __init__(
        self,
        subject: Subject,
        start: Any,
        essence: Callable[[Any], object],
        points: Callable[[Any], Sequence[int] | None],
    ) -> None:
        self._subject, self._essence, self.points = subject, essence, points
        self.viewers: list[Seat | None] = [*range(start.players), None]
        self.states: list[Any] = []
        self._numbers: dict[bytes, int] = {}
        self._steps: dict[int, list[tuple[int, tuple[bytes, ...]]]] = {}
        self.beginnings = [self._note(*step) for step in self._answers(start)]

    def steps(self, number: int) -> list[tuple[int, tuple[bytes, ...]]]:
        """All possible next steps: the number of the state, and what each viewer observes."""
        if number not in self._steps:
            self._steps[number] = [self._note(*step) for step in self._answers(self.states[number])]
        return self._steps[number]

    def _answers(self, state: Any) -> Iterator[tuple[Any, Sequence[Told]]]:
        game = self._subject.game
        if self.points(state) is not None:
            return
        for decision in game.decisions(state):
            if isinstance(decision.chance, Shuffle):
                for order in distinct_orders(self._subject.to_shuffle(state)):
                    yield game.play(state, TABLE, Shuffled(order))
            else:
                for move in game.legal(state, decision):
                    yield game.play(state, decision.actor, move)

    def _note(self, state: Any, told: Sequence[Told]) -> tuple[int, tuple[bytes, ...]]:
        key = msgspec.json.encode(self._essence(state))
        number = self._numbers.setdefault(key, len(self._numbers))
        if number == len(self.states):
            self.states.append(state)
        return number, tuple(msgspec.json.encode(heard(told, viewer)) for viewer in self.viewers)


def count(book: Book, depth: int) -> list[Row]:
    """The counts at each depth, from the deal on."""
    paths = Counter(number for number, _ in book.beginnings)
    histories = [
        _gather([(number, observations[viewer]) for number, observations in book.beginnings])
        for viewer in range(len(book.viewers))
    ]
    rows = [_row(book, paths, histories)]
    for _ in range(depth):
        longer: Counter[int] = Counter()
        for number, times in paths.items():
            for following, _ in book.steps(number):
                longer[following] += times
        paths = longer
        histories = [
            _lengthen(book, history_counts, viewer)
            for viewer, history_counts in enumerate(histories)
        ]
        rows.append(_row(book, paths, histories))
    return rows


def _gather(seen: list[tuple[int, bytes]]) -> Counter[Possible]:
    """Group states by observation; each group is consistent with one history."""
    groups = defaultdict(set)
    for number, observation in seen:
        groups[observation].add(number)
    return Counter(frozenset(group) for group in groups.values())


def _lengthen(book: Book, histories: Counter[Possible], viewer: int) -> Counter[Possible]:
    longer: Counter[Possible] = Counter()
    for possible, times in histories.items():
        successors = [
            (after, observations[viewer])
            for number in possible
            for after, observations in book.steps(number)
        ]
        for group, groups in _gather(successors).items():
            longer[group] += times * groups
    return longer


def _row(book: Book, paths: Counter[int], histories: list[Counter[Possible]]) -> Row:
    ended = 0
    totals = [0] * (len(book.viewers) - 1)
    for number, times in paths.items():
        points = book.points(book.states[number])
        if points is not None:
            ended += times
            totals = [total + times * scored for total, scored in zip(totals, points, strict=True)]
    return Row(
        paths=sum(paths.values()),
        ended=ended,
        states=len(paths),
        information=tuple(sum(counts.values()) for counts in histories),
        points=tuple(totals),
    )
