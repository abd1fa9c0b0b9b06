"""Train a player: `python -m dacabo.research.training PLAN.json FOLDER [CHECKPOINT]`."""

import json
import sys
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from dacabo.core.errors import extra
from dacabo.research.simulator.compiling.assemble import fingerprint
from dacabo.research.training.evaluation import evaluate
from dacabo.research.training.plan import FROZEN_OPPONENT, Plan, Setting, task_of
from dacabo.research.training.ppo import Learner, train


class TrainingLog:
    """The files of a training: a learning curve, a checkpoint, and the weights to ship."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.started = self.last_evaluation = monotonic()
        folder.mkdir(parents=True, exist_ok=True)

    def write(self, **entry: Any) -> None:  # noqa: ANN401 (anything that JSON has)
        """Append a line to the learning curve, and print it."""
        line = json.dumps({"seconds": round(monotonic() - self.started, 1), **entry})
        with (self.folder / "curve.jsonl").open("a") as file:
            file.write(line + "\n")
        print(line, flush=True)  # noqa: T201 (a program of its own)

    def after_update(self, learner: Learner, progress: float) -> None:
        """Evaluate and save the learner, if it is time for that or the training is over."""
        is_due = monotonic() - self.last_evaluation > self.plan.eval_interval
        if is_due or progress >= 1:
            self.write(decisions=learner.decisions, progress=round(progress, 4), **learner.metrics)
            for evaluation in self.plan.evaluations:
                self.evaluate(learner, evaluation.setting, evaluation.opponents, evaluation.steps)
            self.save(learner)
            self.last_evaluation = monotonic()

    def evaluate(self, learner: Learner, setting: Setting, against: str, steps: int) -> None:
        """Log the strength of the averaged weights."""
        opponents = learner.frozen_opponent if against == FROZEN_OPPONENT else against
        strength = evaluate(
            learner,
            learner.ema_policy,
            setting,
            against=opponents,
            steps=steps,
            seed=self.plan.seed,
        )
        about = {"rules": setting.rules, "players": setting.players, "against": against}
        figures = {name: round(figure, 4) for name, figure in strength._asdict().items()}
        self.write(**about, **figures)

    def save(self, learner: Learner) -> None:
        """Write the checkpoint and the file of weights."""
        learner.torch.save(learner.state(), self.folder / "state.pt")
        modules = learner.buffers[0].batches[0].spec.MODULES
        about = {
            "rules": fingerprint(modules),
            "plan": msgspec.to_builtins(self.plan),
            "decisions": learner.decisions,
            "seconds": round(monotonic() - self.started),
        }
        weights = {name: tensor.cpu().numpy() for name, tensor in learner.ema_policy.items()}
        learner.task.save_weights(self.folder / "weights.npz", weights, about)


def main(arguments: list[str]) -> None:
    """Train as a plan says.

    The arguments are the plan, the folder for the results and, if there is a third one, a
    checkpoint to continue from or a file of weights to begin with.
    """
    plan = msgspec.json.decode(Path(arguments[0]).read_bytes(), type=Plan)
    with extra("train"):
        import torch  # noqa: PLC0415
    state = None
    if len(arguments) > 2:  # noqa: PLR2004 (the docstring lists them)
        start = Path(arguments[2])
        if start.suffix == ".npz":
            weights = task_of(plan.game).load_weights(start)
            state = {"player": weights, "average": weights}
        else:
            state = torch.load(start, map_location=plan.device)
    train(plan, TrainingLog(plan, Path(arguments[1])).after_update, state)


if __name__ == "__main__":
    main(sys.argv[1:])
