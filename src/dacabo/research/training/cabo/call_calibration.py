"""The calibration of a probe that predicts whether a call wins, from a network's activations.

At random turns the player is forced to call. Otherwise only calls that it prefers would be counted.
A logistic regression on the activations of the table at that turn predicts whether the call wins
the round. It is cross-validated: the regression that predicts a turn was fitted to other envs.

`python -m dacabo.research.training.cabo.call_calibration PLAYERS TURNS` prints the results of the
player that ships.
"""

import json
import sys
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dacabo.bots.cabo.learned.network import encode, policy_head
from dacabo.bots.cabo.prestissimo import SLOTS, shipped_weights
from dacabo.bots.layers import Weights, array_ops
from dacabo.core.errors import extra
from dacabo.observations.cabo.layout import (
    CALL,
    OBS_PHASE,
    TURN_BEGINS,
)
from dacabo.research.simulator.simulator import ROUND_OVER, TRUNCATED
from dacabo.research.training.cabo.task import extract_features, sensible_mask
from dacabo.research.training.envs import EnvBatch
from dacabo.research.training.plan import Plan, Setting

Tensor = Any
Floats = NDArray[np.float64]

CALL_PROB: Final = 0.2
"""The probability that the player is forced to call at a turn."""
FOLDS: Final = 5
BINS: Final = 20
RIDGE: Final = 30.0
"""The L2 penalty of the regression."""
NEWTON_STEPS: Final = 8
"""Newton's method has converged after this many steps."""
NUM_ENVS: Final = 1024


class Calls(NamedTuple):
    """Forced calls, a row each."""

    activations: NDArray[np.float32]
    won: NDArray[np.bool_]
    envs: NDArray[np.int64]


class Calibration(NamedTuple):
    """The distance of the predicted probabilities from the outcomes."""

    turns: int
    won: float
    """The share of calls that won."""
    error: float
    """The expected calibration error."""
    brier: float
    """The Brier score: the mean squared distance of a probability from the outcome."""
    brier_blind: float
    """The Brier score of always predicting the share of calls that win."""


def collect(weights: Weights, setting: Setting, turns: int, seed: int) -> Calls:
    """Let the player play all seats until there were this many forced calls."""
    with extra("train"):
        import torch  # noqa: PLC0415 (heavy)
    envs = EnvBatch(Plan(game="cabo", settings=(setting,), slots=SLOTS), setting, seed)
    tensors = {name: torch.tensor(array) for name, array in weights.items()}
    ops = array_ops(torch, torch.float32)
    generator = torch.Generator().manual_seed(seed)
    indexes = torch.arange(setting.num_envs)
    caller = torch.full((setting.num_envs,), -1)
    activations_at_call = torch.zeros(setting.num_envs, tensors["table_0"].shape[0])
    finished_calls: list[tuple[Tensor, Tensor, Tensor]] = []
    count = 0
    with torch.no_grad():
        while count < turns:
            tokens = envs.tokens.long()
            allowed = sensible_mask(ops, tokens, envs.mask.bool(), SLOTS)
            actions = allowed.byte().argmax(1)
            calls = (tokens[:, OBS_PHASE] == TURN_BEGINS) & allowed[:, CALL] & (caller < 0)
            calls &= torch.rand(setting.num_envs, generator=generator) < CALL_PROB
            # The network runs only where there is a choice or a call, and always in env 0, so that
            # the batch is never empty.
            running = indexes[(allowed.sum(1) > 1) | calls | (indexes == 0)]
            activations = encode(torch, tensors, extract_features(ops, tokens[running], SLOTS))
            logits = policy_head(torch, tensors, activations)
            logits = logits.masked_fill(~allowed[running], -torch.inf)
            actions[running] = logits.argmax(1)
            activations_at_call[running] = activations_at_call[running].where(
                ~calls[running][:, None], activations.table
            )
            actions[calls] = CALL
            caller = torch.where(calls, envs.seat.long(), caller)
            envs.step(actions)
            is_over = (envs.event & (ROUND_OVER | TRUNCATED)) > 0
            is_scored = ((envs.event & ROUND_OVER) > 0) & (caller >= 0)
            points = envs.points[is_scored]
            own_points = points.gather(1, caller[is_scored][:, None])[:, 0]
            finished_calls.append(
                (
                    activations_at_call[is_scored],
                    own_points == points.amin(1),
                    indexes[is_scored],
                )
            )
            count += int(is_scored.sum())
            caller = caller.masked_fill(is_over, -1)
    return Calls(*(torch.cat(columns).numpy() for columns in zip(*finished_calls, strict=True)))


def calibrate(calls: Calls) -> Calibration:
    """Predict the outcome of each call by cross-validation, and measure the calibration."""
    predicted = np.zeros(len(calls.won))
    for fold in range(FOLDS):
        held_out = calls.envs % FOLDS == fold
        weights = fit(calls.activations[~held_out], calls.won[~held_out])
        predicted[held_out] = predict(weights, calls.activations[held_out])
    won = calls.won.astype(np.float64)
    share = won.mean()
    return Calibration(
        len(won),
        share,
        expected_error(predicted, won),
        float(((predicted - won) ** 2).mean()),
        float(share * (1 - share)),
    )


def fit(activations: NDArray[np.float32], won: NDArray[np.bool_]) -> Floats:
    """Fit a logistic regression by Newton's method; the last weight is the bias."""
    rows = _with_bias(activations)
    weights = np.zeros(rows.shape[1])
    ridge = RIDGE * np.eye(len(weights))
    for _ in range(NEWTON_STEPS):
        predicted = _sigmoid(rows @ weights)
        gradient = rows.T @ (won - predicted) - RIDGE * weights
        hessian = (rows * (predicted * (1 - predicted))[:, None]).T @ rows + ridge
        weights += np.linalg.solve(hessian, gradient)
    return weights


def predict(weights: Floats, activations: NDArray[np.float32]) -> Floats:
    """Return the probability that each call wins."""
    return _sigmoid(_with_bias(activations) @ weights)


def expected_error(predicted: Floats, won: Floats) -> float:
    """Return the expected calibration error, in bins of equal width."""
    bins = np.minimum((predicted * BINS).astype(np.int64), BINS - 1)
    residuals = np.bincount(bins, predicted - won, BINS)
    return float(np.abs(residuals).sum() / len(won))


def _with_bias(activations: NDArray[np.float32]) -> Floats:
    return np.hstack([activations.astype(np.float64), np.ones((len(activations), 1))])


def _sigmoid(logits: Floats) -> Floats:
    probabilities: Floats = 1 / (1 + np.exp(-logits.clip(-30, 30)))
    return probabilities


def main(arguments: list[str]) -> None:
    """Print the calibration of the player that ships, by the original rules."""
    players, turns = map(int, arguments)
    calls = collect(
        shipped_weights().weights, Setting("original", players, NUM_ENVS), turns, seed=1
    )
    results = {name: round(figure, 4) for name, figure in calibrate(calls)._asdict().items()}
    print(json.dumps({"players": players, **results}))  # noqa: T201 (a program of its own)


if __name__ == "__main__":
    main(sys.argv[1:])
