"""Two-player zero-sum games in sequence form: CFR+ and exact exploitability.

A game consists of the information sets of each player, their actions, and the payoffs of the
terminal histories by the last sequence of each player. (The sequence form: von Stengel, Efficient
computation of behavior strategies. CFR+: Tammelin, Solving large imperfect information games using
CFR+. As in OpenSpiel, updates alternate between the players, and later iterations weigh more.)
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


class InfosetTree(NamedTuple):
    """The information sets of one player.

    A sequence is an action at an information set. It stands for all actions of the player up to
    there. The sequences of an information set have consecutive numbers. 0 is the empty sequence.
    """

    first: Ints
    """By information set: its first sequence."""
    num_actions: Ints
    """By information set: the number of its actions."""
    parent: Ints
    """By information set: the sequence of the same player that leads to it."""
    layers: tuple[slice, ...]
    """The information sets at each depth, in the order of the depths."""
    num_sequences: int
    """The number of sequences, the empty one included."""

    def sequences(self, layer: slice) -> slice:
        """Return the sequences of the information sets of a layer."""
        last = layer.stop - 1
        return slice(int(self.first[layer.start]), int(self.first[last] + self.num_actions[last]))

    def infoset(self) -> Ints:
        """Return the information set of each sequence but the empty one."""
        return np.repeat(np.arange(len(self.num_actions)), self.num_actions)


class Game(NamedTuple):
    """The information sets of both players, and the payoffs."""

    trees: tuple[InfosetTree, InfosetTree]
    last: tuple[Ints, Ints]
    """By terminal history: the last sequence of each player."""
    payoff: Floats
    """By terminal history: the first player's payoff times the probability of chance."""
    payoff_range: float
    """The difference between the highest and the lowest payoff."""

    def sequence_values(self, seat: int, opponent_reach: Floats) -> Floats:
        """Return the expected payoff of each sequence of a seat, given the opponent's reach.

        It counts the terminal histories that end with this sequence, not those after later ones.
        """
        payoff = self.payoff if seat == 0 else -self.payoff
        weights = payoff * opponent_reach[self.last[1 - seat]]
        return sum_by_index(self.last[seat], weights, self.trees[seat].num_sequences)


def sum_by_index(indexes: Ints, weights: Floats, size: int = 0) -> Floats:
    """Return the sum of the weights of each index."""
    return np.bincount(indexes, weights, size).astype(np.float64, copy=False)


Strategy = tuple[Floats, Floats]
"""The behaviour strategies of both players: the probability of each action at its information set,
by sequence. The empty sequence has 1."""


def reach(tree: InfosetTree, strategy: Floats) -> Floats:
    """Return a player's contribution to the probability of reaching each sequence."""
    reach_probs = np.ones(tree.num_sequences)
    for layer in tree.layers:
        sequences = tree.sequences(layer)
        parent_reach = np.repeat(reach_probs[tree.parent[layer]], tree.num_actions[layer])
        reach_probs[sequences] = strategy[sequences] * parent_reach
    return reach_probs


def infoset_values(tree: InfosetTree, values: Floats, strategy: Floats | None = None) -> Floats:
    """Return the value of each information set, by backward induction.

    The player follows the strategy, or plays a best response if there is none. The value of an
    information set is added to `values` at its parent sequence, in place.
    """
    by_infoset = np.zeros(len(tree.num_actions))
    for layer in reversed(tree.layers):
        sequences = tree.sequences(layer)
        first = tree.first[layer] - sequences.start
        if strategy is None:
            by_infoset[layer] = np.maximum.reduceat(values[sequences], first)
        else:
            by_infoset[layer] = np.add.reduceat(values[sequences] * strategy[sequences], first)
        values += sum_by_index(tree.parent[layer], by_infoset[layer], tree.num_sequences)
    return by_infoset


def normalize(tree: InfosetTree, weights: Floats) -> Floats:
    """Return the strategy in proportion to these weights; uniform where all of them are 0."""
    sums = np.repeat(np.add.reduceat(weights, tree.first), tree.num_actions)
    uniform = np.repeat(1 / tree.num_actions, tree.num_actions)
    strategy = np.ones(tree.num_sequences)
    strategy[1:] = np.divide(weights[1:], sums, out=uniform, where=sums > 0)
    return strategy


def uniform_strategy(game: Game) -> Strategy:
    """Return the strategy of players who choose every action with the same probability."""
    first, second = (normalize(tree, np.zeros(tree.num_sequences)) for tree in game.trees)
    return first, second


class Exploitability(NamedTuple):
    """The distance of a strategy from an equilibrium."""

    value: float
    """The expected payoff of the first player against the second."""
    exploitability: float
    """The gain of a best response, averaged over both seats."""


def exploitability(game: Game, strategy: Strategy) -> Exploitability:
    """Compute the exploitability of a strategy exactly."""
    best_responses = []
    for seat, tree in enumerate(game.trees):
        opponent_reach = reach(game.trees[1 - seat], strategy[1 - seat])
        values = game.sequence_values(seat, opponent_reach)
        infoset_values(tree, values)
        best_responses.append(float(values[0]))
    values = game.sequence_values(0, reach(game.trees[1], strategy[1]))
    infoset_values(game.trees[0], values, strategy[0])
    return Exploitability(float(values[0]), sum(best_responses) / 2)


class CFRPlus:
    """The solver CFR+, whose average strategy converges to an equilibrium."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.iterations = 0
        self._strategy: list[Floats] = list(uniform_strategy(game))
        self._regrets = [np.zeros(tree.num_sequences) for tree in game.trees]
        self._sums = [np.zeros(tree.num_sequences) for tree in game.trees]
        self._infosets = [tree.infoset() for tree in game.trees]

    def iterate(self) -> None:
        """Update the first player, then the second one against the updated first."""
        self.iterations += 1
        for seat, tree in enumerate(self.game.trees):
            mine, theirs = self._strategy[seat], self._strategy[1 - seat]
            values = self.game.sequence_values(seat, reach(self.game.trees[1 - seat], theirs))
            by_infoset = infoset_values(tree, values, mine)
            regrets: Any = self._regrets[seat]
            regrets[1:] += values[1:] - by_infoset[self._infosets[seat]]
            np.maximum(regrets, 0, out=regrets)
            self._sums[seat] += self.iterations * reach(tree, mine)
            self._strategy[seat] = normalize(tree, regrets)

    def average_strategy(self) -> Strategy:
        """Return the average strategy, weighted by iteration."""
        first, second = (
            normalize(tree, sums) for tree, sums in zip(self.game.trees, self._sums, strict=True)
        )
        return first, second


def solve(
    game: Game, within: float, max_iterations: int = 10_000
) -> tuple[CFRPlus, Exploitability]:
    """Iterate until the exploitability is at most this share of the payoff range.

    To compute it takes as long as an iteration. So it is computed less and less often.
    """
    solver = CFRPlus(game)
    next_check = 10
    while True:
        while solver.iterations < next_check:
            solver.iterate()
        gap = exploitability(game, solver.average_strategy())
        if gap.exploitability <= within * game.payoff_range or next_check >= max_iterations:
            return solver, gap
        next_check += max(10, next_check // 4)
