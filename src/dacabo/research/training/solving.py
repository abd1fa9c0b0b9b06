"""A game of two that can be thought through: equilibria by CFR+, and how far somebody is from one.

Of a game only this matters: what each player can be asked, knowing all that it has been told; which
answers there are; and what the ends are worth that a pair of answers leads to. (The sequence form:
von Stengel, Efficient computation of behavior strategies; CFR+: Tammelin, Solving large imperfect
information games using CFR+. It is the variant of OpenSpiel: players learn in turns, and later
rounds of learning count more.)
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


class Side(NamedTuple):
    """What one player may be asked. Answers to a question follow each other; 0 answers none."""

    first: Ints
    """By question: its first answer,"""
    many: Ints
    """how many there are,"""
    before: Ints
    """and the answer of the same player that came before."""
    layers: tuple[slice, ...]
    """Questions that are asked after as many moves as each other: the earliest ones first."""
    answers: int
    """How many there are in all."""

    def of(self, layer: slice) -> slice:
        """The answers to the questions of a layer."""
        last = layer.stop - 1
        return slice(int(self.first[layer.start]), int(self.first[last] + self.many[last]))

    def question(self) -> Ints:
        """By answer, but for the first: the question."""
        return np.repeat(np.arange(len(self.many)), self.many)


class Game(NamedTuple):
    """Two sides, and the ends."""

    sides: tuple[Side, Side]
    last: tuple[Ints, Ints]
    """By end: the last answer of each player,"""
    worth: Floats
    """and what it is worth to the first one, times the chance of all that nobody decides."""
    span: float
    """What lies between the best and the worst end."""

    def gains(self, seat: int, reach: Floats) -> Floats:
        """What each answer of a seat gains in the ends after it, the other coming so far so often.

        Ends that later answers of the same seat lead to are not counted.
        """
        worth = self.worth if seat == 0 else -self.worth
        weights = worth * reach[self.last[1 - seat]]
        return added(self.last[seat], weights, self.sides[seat].answers)


def added(numbers: Ints, weights: Floats, many: int = 0) -> Floats:
    """The sum of the weights of each number."""
    return np.bincount(numbers, weights, many).astype(np.float64, copy=False)


Chances = tuple[Floats, Floats]
"""Of each player: how likely it gives each answer when it is asked."""


def reach(side: Side, chances: Floats) -> Floats:
    """How likely a player answers so, and has answered all questions before so, if it is asked."""
    found = np.ones(side.answers)
    for layer in side.layers:
        answers = side.of(layer)
        come = np.repeat(found[side.before[layer]], side.many[layer])
        found[answers] = chances[answers] * come
    return found


def look_ahead(side: Side, gains: Floats, chances: Floats | None = None) -> Floats:
    """What each question is worth to whoever answers so; to whoever answers best, if not said.

    What later questions are worth is added to the gains of the answer before.
    """
    worth = np.zeros(len(side.many))
    for layer in reversed(side.layers):
        answers = side.of(layer)
        first = side.first[layer] - answers.start
        if chances is None:
            worth[layer] = np.maximum.reduceat(gains[answers], first)
        else:
            worth[layer] = np.add.reduceat(gains[answers] * chances[answers], first)
        gains += added(side.before[layer], worth[layer], side.answers)
    return worth


def shares(side: Side, weights: Floats) -> Floats:
    """The chances that are as these weights, by question; even ones if all are 0."""
    sums = np.repeat(np.add.reduceat(weights, side.first), side.many)
    even = np.repeat(1 / side.many, side.many)
    found = np.ones(side.answers)
    found[1:] = np.divide(weights[1:], sums, out=even, where=sums > 0)
    return found


def even(game: Game) -> Chances:
    """Whoever chooses blindly."""
    one, other = (shares(side, np.zeros(side.answers)) for side in game.sides)
    return one, other


class Gap(NamedTuple):
    """How a pair of players does."""

    value: float
    """What the first one gets from the second,"""
    exploitability: float
    """and what somebody who knows them gains on them, on the average of both seats."""


def gap(game: Game, chances: Chances) -> Gap:
    """How far these players are from an equilibrium: exactly."""
    best = []
    for seat, side in enumerate(game.sides):
        other = reach(game.sides[1 - seat], chances[1 - seat])
        gains = game.gains(seat, other)
        look_ahead(side, gains)
        best.append(float(gains[0]))
    gains = game.gains(0, reach(game.sides[1], chances[1]))
    look_ahead(game.sides[0], gains, chances[0])
    return Gap(float(gains[0]), sum(best) / 2)


class Solver:
    """Two players who learn from what they regret."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rounds = 0
        self._chances: list[Floats] = list(even(game))
        self._regrets = [np.zeros(side.answers) for side in game.sides]
        self._sums = [np.zeros(side.answers) for side in game.sides]
        self._questions = [side.question() for side in game.sides]

    def learn(self) -> None:
        """One round: first one player, then the other one, who knows that already."""
        self.rounds += 1
        for seat, side in enumerate(self.game.sides):
            mine, theirs = self._chances[seat], self._chances[1 - seat]
            gains = self.game.gains(seat, reach(self.game.sides[1 - seat], theirs))
            worth = look_ahead(side, gains, mine)
            regrets: Any = self._regrets[seat]
            regrets[1:] += gains[1:] - worth[self._questions[seat]]
            np.maximum(regrets, 0, out=regrets)
            self._sums[seat] += self.rounds * reach(side, mine)
            self._chances[seat] = shares(side, regrets)

    def average(self) -> Chances:
        """What they have done on the average, which is what comes near an equilibrium."""
        one, other = (
            shares(side, sums) for side, sums in zip(self.game.sides, self._sums, strict=True)
        )
        return one, other


def solve(game: Game, within: float, most: int = 10_000) -> tuple[Solver, Gap]:
    """Learn until an equilibrium is so near, as a share of the span; looks now and then."""
    solver = Solver(game)
    due = 10
    while True:
        while solver.rounds < due:
            solver.learn()
        found = gap(game, solver.average())
        if found.exploitability <= within * game.span or due >= most:
            return solver, found
        due += max(10, due // 4)
