"""The losses of decisions: the same move costs nothing, noise is not taken for a better one."""

from typing import Any

import numpy as np
import pytest

torch: Any = pytest.importorskip("torch")

from dacabo.research.training.cabo.decision_losses import (  # noqa: E402 (only with PyTorch)
    KINDS,
    MARGINS,
    Losses,
    measure_losses,
    play,
    report,
    second_choice_gains,
)


def test_prestissimo_loses_nothing_against_its_own_moves() -> None:
    """It makes the same moves on the simulator, from positions of the engine, and loses nothing."""
    torch.set_num_threads(1)
    losses = measure_losses(play("prestissimo", range(2)).choices, second=False, device="cpu")
    assert len(losses.loss) > 5
    assert not losses.differs.any()
    assert (losses.loss == 0).all()


def test_only_another_move_can_cost_something() -> None:
    """The report has a line for each kind of decision."""
    torch.set_num_threads(1)
    rounds = play("largo", range(4))
    losses = measure_losses(rounds.choices, second=False, device="cpu")
    assert losses.differs.any()
    assert (losses.loss[~losses.differs] == 0).all()
    assert (losses.loss[losses.differs] != 0).any()
    assert ((losses.kind >= 0) & (losses.kind < len(KINDS))).all()
    assert report("largo", losses, rounds).count("\n| ") == len(KINDS) + 3


def test_a_second_choice_that_is_better_by_luck_counts_nothing() -> None:
    """A second choice that is always better counts in full."""
    rng = np.random.default_rng(1)
    num_choices = 20_000
    kind, close = (
        rng.integers(len(KINDS), size=num_choices),
        rng.integers(len(MARGINS) + 1, size=num_choices),
    )
    rounds, luck = np.arange(num_choices), rng.normal(0, 5, num_choices)
    noise = Losses(kind, kind >= 0, close, luck)
    assert abs(second_choice_gains(noise, rounds).mean()) < 0.1
    better = noise._replace(loss=luck - 2.0 * (kind == 1))
    assert second_choice_gains(better, rounds)[kind == 1].mean() == pytest.approx(2, abs=0.3)
