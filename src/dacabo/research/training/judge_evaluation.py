"""Measure a judge on new deals: `python -m dacabo.research.training.judge_evaluation PLAN FOLDER`.

* Calls: at random turns the seat is made to call, and Prestissimo plays the last lap. How often do
  the calls of which the judge says 30% turn out right?
* Points: random positions are copied and played out many times, with each of several moves. How far
  is the judge's estimate from the mean?

Both are measured after strong and after weak play, separately. `FOLDER` has the `judge.npz` of a
training; the figures are written to `judge.figures.json` there.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec
import numpy as np

from dacabo.bots.layers import array_ops
from dacabo.judge.heads import WHOSE
from dacabo.judge.weights import JudgeWeights, load
from dacabo.research.simulator.batch import PASS_OVER
from dacabo.research.simulator.chance import GAME_STATE, ROUND
from dacabo.research.simulator.simulator import MATCH_OVER, ROUND_OVER
from dacabo.research.training.cuda_graph import single_stream
from dacabo.research.training.envs import EnvBatch
from dacabo.research.training.judge import JudgeLearner, JudgePlan
from dacabo.research.training.plan import Plan, Setting

Tensor = Any

BINS: Final = 20
SEED_OFFSET: Final = 7919
"""Evaluations use other seeds than trainings."""
STYLES: Final = ("strong", "weak")
MOVES: Final = 4
"""The moves of a position that are played out: Prestissimo's, and others at random."""


class Evaluation:
    """The measurements of a judge in one setting."""

    def __init__(self, plan: JudgePlan, setting: Setting, weights: JudgeWeights) -> None:
        plan = msgspec.structs.replace(plan, settings=(setting,), seed=plan.seed + SEED_OFFSET)
        self.plan = plan
        self.setting = setting
        self.learner = JudgeLearner(plan, compiled=False)
        self.torch = self.learner.torch
        self.envs = self.learner.envs[0]
        device = self.learner.device
        self.ops = array_ops(self.torch, self.torch.float32, device=plan.device)
        self.question, self.position = (
            {name: self.torch.tensor(array).to(device) for name, array in part.items()}
            for part in (weights.question, weights.position)
        )

    def rollout(self) -> None:
        """Play a rollout by the styles, and compute what followed."""
        self.learner._rollout()  # noqa: SLF001 (a part of the same program)
        no_values = self.torch.zeros_like(self.envs.totals, dtype=self.torch.float32)
        self.envs.compute_targets(no_values, 0.0)

    # --- calls -------------------------------------------------------------------------

    def calls(self, turns: int, most_rollouts: int) -> dict[str, Any]:
        """Return the calibration of the chance that a call is right, by style."""
        torch, envs = self.torch, self.envs
        found: dict[str, list[tuple[Tensor, Tensor, Tensor]]] = {style: [] for style in STYLES}
        counts = dict.fromkeys(STYLES, 0)
        for _ in range(most_rollouts):
            self.rollout()
            for number, style in enumerate(STYLES):
                if counts[style] >= turns:
                    continue
                rows = envs.has_call & envs.was_forced & (envs.was_weak == bool(number))
                tokens = envs.tokens[:-1][rows]
                predicted = [self.chances(tokens, known) for known in (None, 1 - number)]
                found[style].append((*predicted, envs.call_target[rows]))
                counts[style] += len(tokens)
            envs.carry_over()
            if min(counts.values()) >= turns:
                break
        figures = {}
        for style, parts in found.items():
            unknown, known, right = (
                torch.cat(column).double().cpu().numpy() for column in zip(*parts, strict=True)
            )
            figures[style] = {
                "turns": len(right),
                "right": round(float(right.mean()), 4),
                "unknown": calibration(unknown, right),
                "known": calibration(known, right),
            }
        return figures

    def chances(self, tokens: Tensor, known: int | None) -> Tensor:
        """Return the chances that a call is right; `known` is 1 if the others play strongly."""
        torch = self.torch
        chances = []
        with torch.no_grad():
            for part in tokens.split(65_536):
                style = torch.zeros(len(part), 2, device=part.device)
                if known is not None:
                    style[:, 1 - known] = 1.0
                features = self.learner.task.extract_features(
                    self.ops, part.long(), self.plan.slots
                )
                asked = self.learner.network.question_values(
                    self.ops, self.question, features, style
                )
                chances.append(torch.sigmoid(asked.call_logit))
        return torch.cat(chances)

    # --- points ------------------------------------------------------------------------

    def points(self, positions: int, copies: int) -> list[dict[str, Any]]:
        """Play out random positions, and return a row for each move that was tried."""
        torch, envs, plan = self.torch, self.envs, self.plan
        simulator = envs.batches[0].simulator
        small, wide = torch.from_dlpack(simulator.small), torch.from_dlpack(simulator.wide)
        rng = np.random.default_rng(plan.seed)
        with torch.no_grad():
            self.learner._rollout()  # noqa: SLF001
            envs.carry_over()
            allowed = envs.mask[0].float()
            # Moves that are never better than another are tried as well, but less often.
            with self.learner.autocast():
                logits = self.learner.player_logits(
                    envs.tokens[0], envs.tokens[0], envs.mask[0], plan.slots
                )
            best = logits.argmax(1)
            weight = allowed * torch.where(logits > -1e8, 1.0, 0.2)  # noqa: PLR2004
            weight.scatter_(1, best[:, None], 0.0)
            choices = ((allowed.sum(1) > 1) & ~envs.reference).nonzero()[:, 0].cpu().numpy()
            chosen = np.sort(rng.choice(choices, min(positions, len(choices)), replace=False))
            at = torch.tensor(chosen, device=envs.device)
            others = torch.multinomial(weight[at] + 1e-9, MOVES - 1)
            is_real = weight[at].gather(1, others) > 0
            actions = torch.cat([best[at][:, None], others], 1)
            is_real = torch.cat([torch.ones_like(is_real[:, :1]), is_real], 1)
            # With fewer moves than that, Prestissimo's is played out again and not counted.
            actions = torch.where(is_real, actions, actions[:, :1])
            rows = [
                self._play_out(small[part], wide[part], actions[where], copies)
                for part, where in zip(
                    at.split(max(1, 262_144 // (MOVES * copies))),
                    torch.arange(len(at)).split(max(1, 262_144 // (MOVES * copies))),
                    strict=True,
                )
            ]
            mean, error = (torch.cat(column) for column in zip(*rows, strict=True))
            weak = envs.is_weak[at]
            judged = self._judged(at, weak)
            tokens, seats = envs.tokens[0][at], envs.seat[0][at]
        points = judged["points"].gather(1, actions[..., None].expand(-1, -1, 2))
        return [
            {
                "weak": bool(weak[number]),
                "best": move == 0,
                "kind": self.learner.task.kind_of_decision(tokens[number].tolist()),
                "said": [float(value) for value in points[number, move]],
                "true": [float(value) for value in mean[number, move]],
                "error": [float(value) for value in error[number, move]],
                "value": float(judged["value"][number]),
                "seat": int(seats[number]),
            }
            for number in range(len(at))
            for move in range(MOVES)
            if bool(is_real[number, move])
        ]

    def _judged(self, at: Tensor, weak: Tensor) -> dict[str, Tensor]:
        envs, torch = self.envs, self.torch
        tokens = envs.tokens[0][at].long()
        features = self.learner.task.extract_features(self.ops, tokens, self.plan.slots)
        style = torch.stack([~weak, weak], 1).float()
        network = self.learner.network
        asked = network.question_values(self.ops, self.question, features, style)
        values = network.position_values(
            self.ops, self.position, features, envs.hidden[0][at].long(), self.plan.slots
        )
        return {
            "points": asked.points,
            "value": values.points[:, 0],
        }

    def _play_out(
        self, small: Tensor, wide: Tensor, actions: Tensor, copies: int
    ) -> tuple[Tensor, Tensor]:
        """Play each move out, and return the mean points and their standard errors.

        The points are the seat's own and the mean of the others'.
        """
        torch, learner = self.torch, self.learner
        count = len(small)
        rows = count * MOVES * copies
        as_plan = Plan(
            game=self.plan.game, settings=(), slots=self.plan.slots, device=self.plan.device
        )
        setting = msgspec.structs.replace(self.setting, num_envs=rows, opponents="")
        batch = EnvBatch(as_plan, setting, seed=self.plan.seed)
        source = torch.arange(rows, device=learner.device) % count
        which = torch.arange(rows, device=learner.device) // count % MOVES
        torch.from_dlpack(batch.simulator.small)[:] = small[source]
        state = torch.from_dlpack(batch.simulator.wide)
        state[:, GAME_STATE:] = wide[source, GAME_STATE:]
        state[:, ROUND] = wide[source, ROUND]
        batch.simulator.observe()
        seat = batch.seat.long()[:, None].clone()
        before = batch.totals.float().clone()
        action = actions[source, which]
        active = torch.ones(rows, dtype=torch.bool, device=learner.device)
        outcome = torch.zeros(rows, WHOSE, device=learner.device)
        players = self.setting.players
        step = 0
        while bool(active.any()) and step < 1000:  # noqa: PLR2004 (no round takes as many)
            if step:
                with learner.autocast():
                    action = learner.player_logits(
                        batch.tokens, batch.tokens, batch.mask.bool(), self.plan.slots
                    ).argmax(1)
            batch.step(action.masked_fill(~active, PASS_OVER))
            ended = active & (batch.event > 0)
            over = (batch.event & MATCH_OVER) > 0
            after = torch.where(over[:, None], batch.final.float(), batch.totals.float())
            delta = torch.where(
                ((batch.event & ROUND_OVER) > 0)[:, None], after - before, torch.nan
            )
            own = delta.gather(1, seat)[:, 0]
            others = (delta.sum(1) - own) / (players - 1)
            result = torch.stack([own, others], 1)
            outcome = torch.where(ended[:, None], result, outcome)
            active &= ~ended
            step += 1
        table = outcome.reshape(copies, MOVES, count, WHOSE).permute(2, 1, 0, 3).double()
        return table.nanmean(2), table.nan_to_num().std(2) / copies**0.5


def calibration(predicted: np.ndarray[Any, Any], right: np.ndarray[Any, Any]) -> dict[str, Any]:
    """Return the calibration error, the Brier score, and the bins of a reliability plot."""
    bins = np.minimum((predicted * BINS).astype(np.int64), BINS - 1)
    counts = np.bincount(bins, minlength=BINS)
    said = np.bincount(bins, predicted, BINS)
    happened = np.bincount(bins, right, BINS)
    return {
        "error": round(float(np.abs(said - happened).sum() / len(right)), 5),
        "brier": round(float(((predicted - right) ** 2).mean()), 5),
        "bins": [
            [int(n), round(float(a / n), 4), round(float(b / n), 4)] if n else [0, 0.0, 0.0]
            for n, a, b in zip(counts, said, happened, strict=True)
        ],
    }


def summarise(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Return how far the judge's points are from roll-outs, by style and by kind of decision."""
    table: dict[str, Any] = {}
    for style in STYLES:
        of_style = [row for row in rows if row["weak"] == (style == "weak")]
        kinds = sorted({row["kind"] for row in of_style})
        table[style] = {
            kind: _agreement([row for row in of_style if kind in (row["kind"], "all")] or of_style)
            for kind in (*kinds, "all")
            if kind == "all" or any(row["kind"] == kind for row in of_style)
        }
        table[style]["all"] = _agreement(of_style)
        best = [row for row in of_style if row["best"]]
        table[style]["position"] = _distance(
            [row["value"] for row in best],
            [row["true"][0] for row in best],
            [row["error"][0] for row in best],
        )
    return table


def _agreement(rows: list[dict[str, Any]]) -> dict[str, Any]:
    return _distance(
        [row["said"][0] for row in rows],
        [row["true"][0] for row in rows],
        [row["error"][0] for row in rows],
    )


def _distance(said: list[float], true: list[float], error: list[float]) -> dict[str, Any]:
    """Compare estimates with the means of roll-outs, which have standard errors of their own."""
    a, b, noise = np.array(said), np.array(true), np.array(error)
    known = ~np.isnan(b)
    a, b, noise = a[known], b[known], noise[known]
    if len({*a.tolist()}) == 1 or len({*b.tolist()}) == 1 or len(a) < 3:  # noqa: PLR2004
        # There is no correlation.
        return {"moves": len(a)}
    mean_square = float(((a - b) ** 2).mean())
    own = float((noise**2).mean())
    return {
        "moves": len(a),
        "mae": round(float(np.abs(a - b).mean()), 3),
        "rmse_without_noise": round(max(mean_square - own, 0.0) ** 0.5, 3),
        "noise": round(own**0.5, 3),
        "bias": round(float((a - b).mean()), 3),
        "correlation": round(float(np.corrcoef(a, b)[0, 1]), 4),
        "spread": round(float(b.std()), 3),
    }


def evaluate(
    plan: JudgePlan, folder: Path, settings: tuple[Setting, ...], sizes: Mapping[str, int]
) -> dict[str, Any]:
    """Measure a judge in these settings, and write the figures after each of them.

    Args:
        plan: the plan of the training.
        folder: the folder with the weights.
        settings: the settings to measure.
        sizes: `turns`, `rollouts`, `steps`, `positions`, `copies`, and the `seconds` that all may
            take; `envs` if other than in the plan.
    """
    weights = load(folder / "judge.npz", plan.game)
    figures: dict[str, Any] = {"calls": {}, "points": {}, "about": dict(sizes)}
    rows: list[dict[str, Any]] = []
    began = monotonic()
    for planned in settings:
        name = f"{planned.rules}, {planned.players}"
        if monotonic() - began > sizes["seconds"]:
            print(f"no time for {name}", flush=True)  # noqa: T201
            continue
        setting = msgspec.structs.replace(planned, num_envs=sizes.get("envs", planned.num_envs))
        changed = msgspec.structs.replace(plan, forced_calls=1.0, steps=sizes["steps"])
        one = Evaluation(changed, setting, weights)
        with single_stream(one.torch, plan.device):
            if one.envs.weak is not None:
                figures["calls"][name] = one.calls(sizes["turns"], sizes["rollouts"])
            found = one.points(sizes["positions"], sizes["copies"])
        rows += [{"setting": name, **row} for row in found]
        figures["points"][name] = summarise(found)
        figures["points"]["all"] = summarise(rows)
        figures["seconds"] = round(monotonic() - began)
        (folder / "judge.figures.json").write_text(json.dumps(figures))
        (folder / "judge.positions.json").write_text(json.dumps(rows))
        errors = {
            style: (found["turns"], found["unknown"]["error"], found["known"]["error"])
            for style, found in figures["calls"].get(name, {}).items()
        }
        agree = {
            style: (found["all"].get("correlation"), found["position"].get("correlation"))
            for style, found in figures["points"][name].items()
        }
        print(name, errors, agree, figures["seconds"], flush=True)  # noqa: T201
    return figures


def main(arguments: list[str]) -> None:
    """Measure the judge of a folder in all settings of its plan."""
    plan = msgspec.json.decode(Path(arguments[0]).read_bytes(), type=JudgePlan)
    sizes = {"turns": 100_000, "rollouts": 60, "steps": 128}
    sizes |= {"positions": 1024, "copies": 64, "seconds": 3600}
    sizes |= {name: int(value) for name, value in (each.split("=") for each in arguments[2:])}
    evaluate(plan, Path(arguments[1]), plan.settings, sizes)


if __name__ == "__main__":
    main(sys.argv[1:])
