"""A kernel compiled by Numba: slower to build than with a C++ compiler, but one `pip` away."""

from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba.core import config, types

from dacabo.research.simulator.compiling.assembling import TYPES, assemble, fingerprint, folder
from dacabo.research.simulator.compiling.translating import called_once, entries

_OPTIONS: dict[str, Any] = {
    "nogil": True,
    "error_model": "numpy",
    # Counting references to arrays that outlive every call would take most of the time.
    "_nrt": False,
}

_MAKERS = (
    "dacabo.research.simulator.compiling.numba",
    "dacabo.research.simulator.compiling.translating",
)


def load(modules: Sequence[str]) -> dict[str, Callable[..., None]]:
    """The functions over many lanes, compiled; kept until a module changes.

    Numba itself would look for changes in the module of a function alone, not in those that it
    calls; so the folder is named after all of them.
    """
    names = assemble(modules)
    lanes = entries(modules)
    once = called_once(modules)
    for name, value in names.items():
        if isinstance(value, FunctionType) and name not in lanes:
            names[name] = numba.njit(forceinline=name in once, **_OPTIONS)(value)
    place = folder() / f"numba-{fingerprint([*modules, *_MAKERS])}"
    settings: Any = config  # whose names are not declared
    kept, settings.CACHE_DIR = settings.CACHE_DIR, str(place)
    try:
        return {
            name: numba.njit(_signature(given), cache=True, **_OPTIONS)(names[name])
            for name, given in lanes.items()
        }
    finally:
        settings.CACHE_DIR = kept


def _signature(given: dict[str, str]) -> Any:  # noqa: ANN401 (a type of Numba's)
    arrays = {"Rows": 2, "Numbers": 1, "Reals": 1}
    return types.void(
        *(
            types.Array(getattr(types, np.dtype(TYPES[name]).name), arrays[kind], "C")
            if kind in arrays
            else types.int64
            for name, kind in given.items()
        )
    )
