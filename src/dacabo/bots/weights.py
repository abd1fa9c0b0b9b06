"""The file of a learned player: its weights, and how they were come by."""

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
    """A file of weights that is missing or cut, or that belongs to another network."""


class Learned(NamedTuple):
    """A network, and where it comes from."""

    weights: dict[str, NDArray[np.float32]]
    about: dict[str, Any]
    """The fingerprint of the rules it has learned, seed, configuration, decisions, seconds."""


def write(path: Path, weights: Mapping[str, Any], about: Mapping[str, Any]) -> None:
    """Write a file; 16 bits for each weight are enough."""
    arrays: dict[str, Any] = {name: np.asarray(one, np.float16) for name, one in weights.items()}
    arrays[_ABOUT] = np.frombuffer(json.dumps(about, sort_keys=True).encode(), np.uint8)
    np.savez_compressed(path, **arrays)


Shapes = Mapping[str, tuple[int, ...]]


def read(path: Path, player_shapes: Callable[[Sequence[int]], Shapes]) -> Learned:
    """Read a file, or say what is wrong with it.

    Args:
        path: the file.
        player_shapes: the weights that a game's network of such a width has.
    """
    try:
        with path.open("rb") as data, np.load(data, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        about = json.loads(arrays.pop(_ABOUT).tobytes())
        weights = {name: one.astype(np.float32) for name, one in arrays.items()}
        shapes = player_shapes(about["width"])
    except FileNotFoundError as missing:
        raise WeightsError("no-weights", file=path.name) from missing
    except (BadZipFile, EOFError, KeyError, OSError, TypeError, ValueError) as broken:
        raise WeightsError("broken-weights", file=path.name) from broken
    if {name: one.shape for name, one in weights.items()} != shapes:
        raise WeightsError("broken-weights", file=path.name)
    return Learned(weights, about)
