"""The probe that predicts whether a call wins is calibrated, and finds what it should."""

from typing import Any

import numpy as np
import pytest

torch: Any = pytest.importorskip("torch")

from dacabo.bots.cabo.prestissimo import shipped_weights  # noqa: E402 (only with PyTorch)
from dacabo.research.training.cabo.call_calibration import (  # noqa: E402
    Calls,
    calibrate,
    collect,
    expected_error,
    fit,
    predict,
)
from dacabo.research.training.plan import Setting  # noqa: E402


def test_true_probabilities_have_no_error() -> None:
    """True probabilities have hardly any calibration error; halved ones have it."""
    rng = np.random.default_rng(1)
    chances = rng.random(100_000)
    won = (rng.random(100_000) < chances).astype(np.float64)
    assert expected_error(chances, won) < 0.01
    assert expected_error(chances / 2, won) == pytest.approx(0.25, abs=0.01)


def test_a_regression_finds_which_activations_matter() -> None:
    """One of three activations matters, and the bias is negative."""
    rng = np.random.default_rng(2)
    activations = rng.normal(size=(20_000, 3)).astype(np.float32)
    odds = 2 * activations[:, 1] - 1
    won = rng.random(20_000) < 1 / (1 + np.exp(-odds))
    weights = fit(activations, won)
    assert np.allclose(weights, (0, 2, 0, -1), atol=0.1)
    assert np.allclose(predict(weights, activations), 1 / (1 + np.exp(-odds)), atol=0.05)
    calibration = calibrate(Calls(activations, won, np.arange(20_000)))
    assert calibration.error < 0.02
    assert calibration.brier < calibration.brier_blind


def test_some_forced_calls_win() -> None:
    """Forced calls win less often than free ones would."""
    torch.set_num_threads(1)
    calls = collect(shipped_weights().weights, Setting("original", 2, 48), 150, seed=2)
    assert len(calls.won) == len(calls.activations) == len(calls.envs) >= 150
    assert 0.1 < calls.won.mean() < 0.6
    assert np.isfinite(calls.activations).all()
    assert (calls.activations.std(0) > 0).any()
