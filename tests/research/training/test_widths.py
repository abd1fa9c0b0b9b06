"""The widths of the networks, which a plan may give, and the weights that ship."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from dacabo.bots.weights import read
from dacabo.research.training.plan import Plan, task_of

WIDTHS = {"cabo": (8, 12, 20), "dacapo": (8, 12, 20, 6)}


def shipped_weights(game: str) -> Path:
    """The file of weights that ships with a game."""
    return Path(task_of(game).spec.__file__).parents[3] / "bots" / game / "prestissimo.npz"


@pytest.mark.parametrize("game", WIDTHS)
def test_networks_have_the_widths_of_the_plan(game: str, tmp_path: Path) -> None:
    """Their weights can be saved, and read again without the plan."""
    task, file = task_of(game), tmp_path / "weights.npz"
    policy, critic = task.network_shapes(*WIDTHS[game])
    assert policy["table"][1] == critic["table"][1] == 20
    assert critic["value_seat"] == (12, 12)
    task.save_weights(file, {name: np.zeros(shape) for name, shape in policy.items()}, {})
    loaded = task.load_weights(file)
    assert {name: weights.shape for name, weights in loaded.items()} == dict(policy)


@pytest.mark.parametrize("game", WIDTHS)
def test_shipped_weights_have_the_default_widths(game: str) -> None:
    """Weights without a width are those of `POLICY_SHAPES`."""
    task = task_of(game)
    shipped = task.load_weights(shipped_weights(game))
    assert {name: weights.shape for name, weights in shipped.items()} == dict(task.POLICY_SHAPES)


@pytest.mark.parametrize("game", WIDTHS)
def test_shipped_weights_name_the_plan_that_trained_them(game: str) -> None:
    """A plan in the file with names of an older release could not be run again."""
    about = read(shipped_weights(game), lambda _: task_of(game).POLICY_SHAPES).about
    file = Path(task_of(game).__file__).with_name("prestissimo.json")
    assert msgspec.convert(about["plan"], Plan) == msgspec.json.decode(file.read_bytes(), type=Plan)
