"""How far a player who learned by playing is from the best play there is: where that is known.

Tiny rounds can be thought through to the end. A network is trained on them as on the whole game,
and what somebody who knows it would gain is reckoned exactly, not estimated.

`python -m dacabo.research.training.cabo.tiny FOLDER` solves both rounds, trains by `tiny.json`, and
writes and prints what it finds; a folder that has weights already is measured only.
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec
import numpy as np

from dacabo.bots.layers import tools
from dacabo.core.errors import extra
from dacabo.research.adapters.cabo.tiny import TinyTable
from dacabo.research.training.__main__ import Diary
from dacabo.research.training.cabo.histories import Asked, Histories
from dacabo.research.training.cabo.subject import notice, prefer, recall, sensible
from dacabo.research.training.learning import NEVER, Learner, train
from dacabo.research.training.plan import Plan
from dacabo.research.training.solving import Chances, Floats, gap, solve

PLAN: Final = Path(__file__).with_name("tiny.json")
WITHIN: Final = 0.001
"""How near an equilibrium the solver comes, as a share of the span of payoffs."""
_AT_ONCE: Final = 1 << 14


class Tiny:
    """The rounds of a plan, thought through."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rounds: list[Histories] = []
        for setting in plan.settings:
            assert not isinstance(setting.rules, str), "a tiny deck"
            self.rounds.append(Histories(TinyTable(**setting.rules), plan.slots))

    def solved(self, number: int) -> dict[str, Any]:
        """How large a round is, what it is worth to who begins, how near the solver has come."""
        tiny = self.rounds[number]
        began = monotonic()
        solver, found = solve(tiny.game, WITHIN)
        return {
            **_named(self.plan, number),
            "histories": tiny.histories,
            "information sets": sum(len(one.mask) for one in tiny.asked),
            "span": tiny.game.span,
            "value": round(found.value, 5),
            "solver's gap": round(found.exploitability / tiny.game.span, 6),
            "iterations": solver.rounds,
            "solved in": round(monotonic() - began, 1),
        }

    def measured(self, number: int, weights: Mapping[str, Any]) -> dict[str, Any]:
        """What somebody who knows it would gain on a network."""
        tiny = self.rounds[number]
        found = gap(tiny.game, played(tiny, weights, self.plan.slots))
        return {
            **_named(self.plan, number),
            "value": round(found.value, 4),
            "exploitability": round(found.exploitability, 4),
            "share": round(found.exploitability / tiny.game.span, 5),
        }


def played(tiny: Histories, weights: Mapping[str, Any], slots: int) -> Chances:
    """How likely a network gives each answer: as in training, as likely as it likes it."""
    one, other = (chances(asked, weights, slots) for asked in tiny.asked)
    return one, other


def chances(asked: Asked, weights: Mapping[str, Any], slots: int) -> Floats:
    """The same, of some questions; answer 0 is to none."""
    kit = tools(np, np.float32)
    found = [np.ones(1)]
    for begin in range(0, len(asked.mask), _AT_ONCE):
        seen = asked.tokens[begin : begin + _AT_ONCE].astype(np.int64)
        mask = asked.mask[begin : begin + _AT_ONCE] > 0
        liked = prefer(np, weights, notice(kit, seen, slots)).astype(np.float64)
        liked = np.where(sensible(kit, seen, mask, slots), liked, NEVER)
        liked = np.exp(liked - liked.max(1, keepdims=True))
        found.append((liked / liked.sum(1, keepdims=True))[mask])
    return np.concatenate(found)


def _named(plan: Plan, number: int) -> dict[str, Any]:
    rules = plan.settings[number].rules
    assert not isinstance(rules, str)
    return dict(rules)


class Exact(Diary):
    """A diary of what a learner gives away."""

    def __init__(self, plan: Plan, folder: Path, tiny: Tiny) -> None:
        super().__init__(plan, folder)
        self.tiny = tiny

    def keep(self, learner: Learner) -> None:
        """Keep the weights, and measure them as they are kept."""
        super().keep(learner)
        self.tell(self.folder / "weights.npz")

    def tell(self, weights: Path) -> None:
        """A line for each round."""
        for number in range(len(self.tiny.rounds)):
            self.write(**self.tiny.measured(number, recall(weights)))


def main(arguments: list[str]) -> None:
    """Solve, train, measure."""
    folder = Path(arguments[0])
    with extra("train"):
        import torch  # noqa: F401, PLC0415 (said now, not when all is solved)
    plan = msgspec.json.decode(PLAN.read_bytes(), type=Plan)
    tiny = Tiny(plan)
    diary = Exact(plan, folder, tiny)
    for number in range(len(tiny.rounds)):
        diary.write(**tiny.solved(number))
    weights = folder / "weights.npz"
    if weights.exists():
        diary.tell(weights)
    else:
        train(plan, diary.told)


if __name__ == "__main__":
    main(sys.argv[1:])
