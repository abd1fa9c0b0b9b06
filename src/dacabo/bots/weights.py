"""Files of weights: the weights of a learned player, and a description of their training."""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from dacabo.core.errors import DacaboError

_ABOUT = "about"


class WeightsError(DacaboError):
    """A file of weights is missing or cut, or belongs to another network."""


class LearnedWeights(NamedTuple):
    """The weights of a network, and a description of its training."""

    weights: dict[str, NDArray[np.float32]]
    about: dict[str, Any]
    """The fingerprint of the rules, the plan, and the decisions and seconds that training took.
    This only documents the weights: `read` also loads weights that were trained on other rules."""


def write(path: Path, weights: Mapping[str, Any], about: Mapping[str, Any]) -> None:
    """Write a file. Each weight takes 16 bits, which is precise enough to play."""
    arrays: dict[str, Any] = {
        name: np.asarray(array, np.float16) for name, array in weights.items()
    }
    arrays[_ABOUT] = np.frombuffer(json.dumps(about, sort_keys=True).encode(), np.uint8)
    np.savez_compressed(path, **arrays)


Shapes = Mapping[str, tuple[int, ...]]


def read(path: Path, player_shapes: Callable[[Sequence[int]], Shapes]) -> LearnedWeights:
    """Read a file; refuse one that is missing, broken or of other shapes.

    Args:
        path: the file.
        player_shapes: returns the shapes of the weights for the widths that the file names.
    """
    try:
        with path.open("rb") as data, np.load(data, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        about = json.loads(arrays.pop(_ABOUT).tobytes())
        weights = {name: array.astype(np.float32) for name, array in arrays.items()}
        shapes = player_shapes(about["width"])
    except FileNotFoundError as error:
        raise WeightsError("no-weights", file=path.name) from error
    except (BadZipFile, EOFError, KeyError, OSError, TypeError, ValueError) as error:
        raise WeightsError("broken-weights", file=path.name) from error
    if {name: array.shape for name, array in weights.items()} != shapes:
        raise WeightsError("broken-weights", file=path.name)
    return LearnedWeights(weights, about)
