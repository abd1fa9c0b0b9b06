"""Files of weights: the weights of a learned player, and a description of their training."""

import json
import re
from ast import literal_eval
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile, ZipFile

from dacabo.bots.matrices import Matrix, from_halves
from dacabo.core.errors import DacaboError

_ABOUT: Final = "about"


class WeightsError(DacaboError):
    """A file of weights is missing or cut, or belongs to another network."""


class LearnedWeights(NamedTuple):
    """The weights of a network, and a description of its training."""

    weights: dict[str, Matrix]
    about: dict[str, Any]
    """The fingerprint of the rules, the plan, and the decisions and seconds that training took.
    This only documents the weights: `read` also loads weights that were trained on other rules."""


def write(path: Path, weights: Mapping[str, Any], about: Mapping[str, Any]) -> None:
    """Write a file. Each weight takes 16 bits, which is precise enough to play."""
    import numpy as np  # noqa: PLC0415 (only training writes, and a browser has no NumPy)

    arrays: dict[str, Any] = {
        name: np.asarray(array, np.float16, order="C") for name, array in weights.items()
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
        with ZipFile(path) as file:
            arrays = {
                name.removesuffix(".npy"): _parse(file.read(name)) for name in file.namelist()
            }
        about = json.loads(arrays.pop(_ABOUT).data)
        weights = {name: from_halves(array.data, array.shape) for name, array in arrays.items()}
        shapes = player_shapes(about["width"])
    except FileNotFoundError as error:
        raise WeightsError("no-weights", file=path.name) from error
    except (BadZipFile, EOFError, KeyError, OSError, TypeError, ValueError) as error:
        raise WeightsError("broken-weights", file=path.name) from error
    if {name: array.shape for name, array in arrays.items()} != shapes:
        raise WeightsError("broken-weights", file=path.name)
    return LearnedWeights(weights, about)


class _Array(NamedTuple):
    """An array in a file."""

    shape: tuple[int, ...]
    data: bytes


_HEADER: Final = re.compile(
    rb"\x93NUMPY\x01\x00..{'descr': '(?:<f2|\|u1)', 'fortran_order': False, "
    rb"'shape': (\([\d, ]*\)), } *\n",
    re.DOTALL,
)


def _parse(npy: bytes) -> _Array:
    """Return what a file of NumPy has, if it is an array as `write` writes it."""
    header = _HEADER.match(npy)
    if header is None:
        raise ValueError(npy[:100])
    return _Array(literal_eval(header[1].decode()), npy[header.end() :])
