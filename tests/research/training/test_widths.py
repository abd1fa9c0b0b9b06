"""A plan may give the widths of the networks, in every game that can be learned."""

from pathlib import Path

import numpy as np
import pytest

from dacabo.research.training.plan import task_of

WIDTHS = {"cabo": (8, 12, 20), "dacapo": (8, 12, 20, 6)}


@pytest.mark.parametrize("game", WIDTHS)
def test_networks_have_the_widths_of_the_plan(game: str, tmp_path: Path) -> None:
    """Their weights can be saved, and read again without the plan."""
    task, file = task_of(game), tmp_path / "weights.npz"
    policy, critic = task.network_shapes(*WIDTHS[game])
    assert policy["table"][1] == critic["table"][1] == 20
    assert critic["value_seat"] == (12, 12)
    task.save_weights(file, {name: np.zeros(shape) for name, shape in policy.items()}, {})
    read = task.load_weights(file)
    assert {name: weights.shape for name, weights in read.items()} == dict(policy)


@pytest.mark.parametrize("game", WIDTHS)
def test_the_player_that_ships_has_the_usual_widths(game: str) -> None:
    """Weights without a width are those of `POLICY_SHAPES`."""
    task = task_of(game)
    shipped = task.load_weights(
        Path(task.spec.__file__).parents[3] / "bots" / game / "prestissimo.npz"
    )
    assert {name: weights.shape for name, weights in shipped.items()} == dict(task.POLICY_SHAPES)
