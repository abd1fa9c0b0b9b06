"""A kernel compiled by Numba: slow to compile, but it needs nothing except a Python package."""

from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba.core import config, types

from dacabo.research.simulator.compiling.assemble import TYPES, assemble, fingerprint, folder
from dacabo.research.simulator.compiling.translate import called_once, entry_points_of

_OPTIONS: dict[str, Any] = {
    "nogil": True,
    "error_model": "numpy",
    # Counting references to arrays that outlive every call would take most of the time.
    "_nrt": False,
}

_COMPILER_MODULES = (
    "dacabo.research.simulator.compiling.numba",
    "dacabo.research.simulator.compiling.translate",
)


def load(modules: Sequence[str]) -> dict[str, Callable[..., None]]:
    """Return the compiled functions over many envs; compile only if the source has changed.

    Numba notices a change in the module of a function, but not in the modules that it calls. So
    the name of the cache folder contains a hash of all of them.
    """
    names = assemble(modules)
    entry_points = entry_points_of(modules)
    inlined = called_once(modules)
    for name, value in names.items():
        if isinstance(value, FunctionType) and name not in entry_points:
            names[name] = numba.njit(forceinline=name in inlined, **_OPTIONS)(value)
    cache_dir = folder() / f"numba-{fingerprint([*modules, *_COMPILER_MODULES])}"
    settings: Any = config  # Any: Numba does not declare its settings
    previous, settings.CACHE_DIR = settings.CACHE_DIR, str(cache_dir)
    try:
        return {
            name: numba.njit(_signature(parameters), cache=True, **_OPTIONS)(names[name])
            for name, parameters in entry_points.items()
        }
    finally:
        settings.CACHE_DIR = previous


def _signature(parameters: dict[str, str]) -> Any:  # noqa: ANN401 (Numba has no type hints)
    dimensions = {"Rows": 2, "Numbers": 1, "Reals": 1}
    return types.void(
        *(
            types.Array(getattr(types, np.dtype(TYPES[name]).name), dimensions[kind], "C")
            if kind in dimensions
            else types.int64
            for name, kind in parameters.items()
        )
    )
