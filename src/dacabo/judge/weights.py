"""The weights of the judges: a file for each game, with both networks."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

import numpy as np

from dacabo.bots.layers import Weights
from dacabo.bots.weights import read, write
from dacabo.core.errors import DacaboError
from dacabo.games import part_of
from dacabo.judge.heads import join, split

FOLDER: Final = Path(__file__).parent


class JudgeError(DacaboError):
    """There is no judge for a game."""


class JudgeWeights(NamedTuple):
    """The weights of both networks of a judge, and a description of their training."""

    question: Weights
    position: Weights
    about: Mapping[str, Any]


def network_of(game: str) -> ModuleType:
    """Return the module with the networks of a game's judge; refuse a game without one."""
    network = part_of(game, "dacabo.judge", "network")
    if network is None:
        raise JudgeError("no-judge", game=game)
    return network


def load(path: Path, game: str) -> JudgeWeights:
    """Read the weights of a game's judge from a file."""
    network = network_of(game)

    def shapes(widths: Sequence[int]) -> dict[str, tuple[int, ...]]:
        return join(**network.judge_shapes(widths))

    weights, about = read(path, shapes)
    return JudgeWeights(split(weights, "question"), split(weights, "position"), about)


@cache
def shipped(game: str) -> JudgeWeights:
    """Return the weights that ship with a game's judge; the file is read once."""
    return load(FOLDER / game / "judge.npz", game)


def save(path: Path, weights: Mapping[str, Weights], about: Mapping[str, Any]) -> None:
    """Write the weights of both networks to a file."""
    write(path, join(**weights), about)


def untrained(game: str, seed: int = 1) -> JudgeWeights:
    """Return random weights, for tests that need a judge but not its quality."""
    network = network_of(game)
    rng = np.random.default_rng(seed)
    parts = {
        part: {
            name: rng.normal(0.0, (2 / shape[0]) ** 0.5, shape).astype(np.float32)
            for name, shape in shapes.items()
        }
        for part, shapes in network.judge_shapes(network.WIDTH).items()
    }
    return JudgeWeights(parts["question"], parts["position"], {})
