"""A kernel compiled by Numba: slow to compile, but it needs nothing except a Python package."""

from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba.core import config, types

from dacabo.research.simulator.compiling.assemble import TYPES, assemble, fingerprint, folder
from dacabo.research.simulator.compiling.translate import called_once, entries

_OPTIONS: dict[str, Any] = {
    "nogil": True,
    "error_model": "numpy",
    # Counting references to arrays that outlive every call would take most of the time.
    "_nrt": False,
}

_MAKERS = (
    "dacabo.research.simulator.compiling.numba",
    "dacabo.research.simulator.compiling.translate",
)


def load(modules: Sequence[str]) -> dict[str, Callable[..., None]]:
    """Return the compiled functions over many envs; compile only if a module has changed.

    Numba notices a change in the module of a function, but not in the modules that it calls. So
    the name of the cache folder contains a hash of all of them.
    """
    names = assemble(modules)
    envs = entries(modules)
    once = called_once(modules)
    for name, value in names.items():
        if isinstance(value, FunctionType) and name not in envs:
            names[name] = numba.njit(forceinline=name in once, **_OPTIONS)(value)
    place = folder() / f"numba-{fingerprint([*modules, *_MAKERS])}"
    settings: Any = config  # whose names are not declared
    kept, settings.CACHE_DIR = settings.CACHE_DIR, str(place)
    try:
        return {
            name: numba.njit(_signature(parameters), cache=True, **_OPTIONS)(names[name])
            for name, parameters in envs.items()
        }
    finally:
        settings.CACHE_DIR = kept


def _signature(parameters: dict[str, str]) -> Any:  # noqa: ANN401 (a type of Numba's)
    arrays = {"Rows": 2, "Numbers": 1, "Reals": 1}
    return types.void(
        *(
            types.Array(getattr(types, np.dtype(TYPES[name]).name), arrays[kind], "C")
            if kind in arrays
            else types.int64
            for name, kind in parameters.items()
        )
    )
