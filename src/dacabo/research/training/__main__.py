"""`python -m dacabo.research.training PLAN.json FOLDER`: trains a player, keeps and measures it."""

import json
import sys
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from dacabo.core.errors import extra
from dacabo.research.simulator.compiling.assembling import fingerprint
from dacabo.research.training.learning import Learner, train
from dacabo.research.training.measuring import measure
from dacabo.research.training.plan import RIVAL, Plan, Setting, subject_of


class Diary:
    """What is kept of a training: a curve, the state to go on from, and the weights to ship."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.began = self.latest = monotonic()
        folder.mkdir(parents=True, exist_ok=True)

    def write(self, **told: Any) -> None:  # noqa: ANN401 (whatever is known)
        """A line of the curve."""
        line = json.dumps({"seconds": round(monotonic() - self.began, 1), **told})
        with (self.folder / "curve.jsonl").open("a") as file:
            file.write(line + "\n")
        print(line, flush=True)  # noqa: T201 (a program of its own)

    def told(self, learner: Learner, progress: float) -> None:
        """After each update: now and then measure and keep what has been learned."""
        due = monotonic() - self.latest > self.plan.measured
        if due or progress >= 1:
            self.write(decisions=learner.decisions, progress=round(progress, 4), **learner.noted)
            for measured in self.plan.against:
                self.measure(learner, measured.setting, measured.by, measured.steps)
            self.keep(learner)
            self.latest = monotonic()

    def measure(self, learner: Learner, setting: Setting, against: str, steps: int) -> None:
        """A line about the strength of the averaged weights."""
        others = learner.rival if against == RIVAL else against
        strength = measure(
            learner, learner.average, setting, against=others, steps=steps, seed=self.plan.seed
        )
        about = {"rules": setting.rules, "players": setting.players, "against": against}
        self.write(**about, **{name: round(one, 4) for name, one in strength._asdict().items()})

    def keep(self, learner: Learner) -> None:
        """Write both files."""
        learner.torch.save(learner.state(), self.folder / "state.pt")
        modules = learner.rooms[0].tables[0].spec.MODULES
        about = {
            "rules": fingerprint(modules),
            "plan": msgspec.to_builtins(self.plan),
            "decisions": learner.decisions,
            "seconds": round(monotonic() - self.began),
        }
        weights = {name: one.cpu().numpy() for name, one in learner.average.items()}
        learner.subject.keep(self.folder / "weights.npz", weights, about)


def main(arguments: list[str]) -> None:
    """Train as a file says.

    A third argument is the state of an earlier training to go on from, or the weights of a player
    to begin as.
    """
    plan = msgspec.json.decode(Path(arguments[0]).read_bytes(), type=Plan)
    with extra("train"):
        import torch  # noqa: PLC0415
    state = None
    if len(arguments) > 2:  # noqa: PLR2004 (said above)
        earlier = Path(arguments[2])
        if earlier.suffix == ".npz":
            weights = subject_of(plan.game).recall(earlier)
            state = {"player": weights, "average": weights}
        else:
            state = torch.load(earlier, map_location=plan.device)
    train(plan, Diary(plan, Path(arguments[1])).told, state)


if __name__ == "__main__":
    main(sys.argv[1:])
