"""The exploitability of a trained network in tiny rounds, whose equilibria are known.

A solver can search the whole game tree of a tiny round. A network is trained on two such rounds as
on the whole game. What a best response gains on it is then computed exactly, not estimated.

`python -m dacabo.research.training.cabo.tiny FOLDER` solves both rounds, trains by `tiny.json`, and
writes and prints the results. A folder that has weights already is only evaluated.
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec
import numpy as np

from dacabo.bots.layers import array_ops
from dacabo.core.errors import extra
from dacabo.research.adapters.cabo.tiny import TinyEnvConfig
from dacabo.research.training.__main__ import TrainingLog
from dacabo.research.training.cabo.game_tree import GameTree, Infosets
from dacabo.research.training.cabo.task import (
    extract_features,
    load_weights,
    policy_logits,
    sensible_mask,
)
from dacabo.research.training.cfr import Floats, Strategy, exploitability, solve
from dacabo.research.training.plan import Plan
from dacabo.research.training.ppo import MASKED_LOGIT, Learner, train

PLAN: Final = Path(__file__).with_name("tiny.json")
WITHIN: Final = 0.001
"""The solver stops at this exploitability, as a share of the payoff range."""
_BATCH: Final = 1 << 14


class TinyRounds:
    """The game trees of the rounds of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.trees: list[GameTree] = []
        for setting in plan.settings:
            assert not isinstance(setting.rules, str), "a tiny deck"
            self.trees.append(GameTree(TinyEnvConfig(**setting.rules), plan.slots))

    def solve(self, number: int) -> dict[str, Any]:
        """Solve a round; return its size, its value and the solver's exploitability."""
        tree = self.trees[number]
        started = monotonic()
        solver, gap = solve(tree.game, WITHIN)
        return {
            **_parameters(self.plan, number),
            "histories": tree.num_histories,
            "information sets": sum(len(infosets.mask) for infosets in tree.infosets),
            "span": tree.game.payoff_range,
            "value": round(gap.value, 5),
            "solver's gap": round(gap.exploitability / tree.game.payoff_range, 6),
            "iterations": solver.iterations,
            "solved in": round(monotonic() - started, 1),
        }

    def evaluate(self, number: int, weights: Mapping[str, Any]) -> dict[str, Any]:
        """Return the exploitability of a network in a round."""
        tree = self.trees[number]
        gap = exploitability(tree.game, network_strategy(tree, weights, self.plan.slots))
        return {
            **_parameters(self.plan, number),
            "value": round(gap.value, 4),
            "exploitability": round(gap.exploitability, 4),
            "share": round(gap.exploitability / tree.game.payoff_range, 5),
        }


def network_strategy(tree: GameTree, weights: Mapping[str, Any], slots: int) -> Strategy:
    """Return the strategy of a network that samples its actions, as in training."""
    first, second = (action_probabilities(infosets, weights, slots) for infosets in tree.infosets)
    return first, second


def action_probabilities(infosets: Infosets, weights: Mapping[str, Any], slots: int) -> Floats:
    """Return the probability of each sequence at its information set; the empty one has 1."""
    ops = array_ops(np, np.float32)
    probabilities = [np.ones(1)]
    for begin in range(0, len(infosets.mask), _BATCH):
        tokens = infosets.tokens[begin : begin + _BATCH].astype(np.int64)
        mask = infosets.mask[begin : begin + _BATCH] > 0
        features = extract_features(ops, tokens, slots)
        logits = policy_logits(np, weights, features).astype(np.float64)
        logits = np.where(sensible_mask(ops, tokens, mask, slots), logits, MASKED_LOGIT)
        odds = np.exp(logits - logits.max(1, keepdims=True))
        probabilities.append((odds / odds.sum(1, keepdims=True))[mask])
    return np.concatenate(probabilities)


def _parameters(plan: Plan, number: int) -> dict[str, Any]:
    rules = plan.settings[number].rules
    assert not isinstance(rules, str)
    return dict(rules)


class ExactLog(TrainingLog):
    """A training log with the exact exploitability of the saved weights."""

    def __init__(self, plan: Plan, folder: Path, rounds: TinyRounds) -> None:
        super().__init__(plan, folder)
        self.rounds = rounds

    def save(self, learner: Learner) -> None:
        """Save the weights, and evaluate the saved file."""
        super().save(learner)
        self.write_exploitability(self.folder / "weights.npz")

    def write_exploitability(self, weights: Path) -> None:
        """Append a line for each round."""
        for number in range(len(self.rounds.trees)):
            self.write(**self.rounds.evaluate(number, load_weights(weights)))


def main(arguments: list[str]) -> None:
    """Solve the rounds, train a network and evaluate it."""
    folder = Path(arguments[0])
    with extra("train"):
        import torch  # noqa: F401, PLC0415 (a missing library is reported before the solver runs)
    plan = msgspec.json.decode(PLAN.read_bytes(), type=Plan)
    rounds = TinyRounds(plan)
    log = ExactLog(plan, folder, rounds)
    for number in range(len(rounds.trees)):
        log.write(**rounds.solve(number))
    weights = folder / "weights.npz"
    if weights.exists():
        log.write_exploitability(weights)
    else:
        train(plan, log.after_update)


if __name__ == "__main__":
    main(sys.argv[1:])
