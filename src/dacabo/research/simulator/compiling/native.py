"""A kernel compiled by the C++ compiler of this machine, which runs fastest on a processor."""

import ctypes
import platform
import shutil
import subprocess
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dacabo.research.simulator import SimulatorError
from dacabo.research.simulator.compiling.assemble import TYPES, assemble, folder
from dacabo.research.simulator.compiling.translate import entry_points_of, translate

COMPILERS: Final = ("c++", "g++", "clang++")
OPTIONS: Final = (
    *("-O3", "-std=c++17", "-fPIC", "-shared"),
    "-ffp-contract=off",  # estimates are rounded as Python does: no product and sum in one
    "-Werror=float-conversion",  # an estimate that a kernel keeps as a whole number by mistake
)
C_TYPES: Final = {
    np.int8: "signed char",
    np.uint8: "unsigned char",
    np.int16: "short",
    np.int32: "int",
    np.float64: "double",
}

_ARGUMENT_TYPES: Final = {
    "int": [ctypes.c_int],
    "Numbers": [ctypes.c_void_p],
    "Reals": [ctypes.c_void_p],
    "Rows": [ctypes.c_void_p, ctypes.c_long],
}
"""By type of a parameter: the C types of the arguments that stand for it."""

_ROWS: Final = """
// No two arrays of a function overlap.
#define ALONE __restrict
#include <cmath>
#define FUNCTION static inline
#define SHARED_FUNCTION static inline
template <class T> struct Rows {
  T *first; long width;
  T *operator[](int env) const { return first + env * width; }
};
"""


def compiler() -> str | None:
    """Return the C++ compiler of this machine, or None."""
    return next(filter(None, map(shutil.which, COMPILERS)), None)


def load(modules: Sequence[str]) -> dict[str, Callable[..., None]]:
    """Return the compiled functions over many envs; compile only if the source has changed."""
    text = _text(modules)
    library = _library(text)
    if not library.exists():
        _build(text, library)
    loaded = ctypes.CDLL(str(library))
    return {
        name: _function(getattr(loaded, name), parameters)
        for name, parameters in entry_points_of(modules).items()
    }


def is_built(modules: Sequence[str]) -> bool:
    """Return whether the compiled library is in the cache already."""
    return _library(_text(modules)).exists()


def _text(modules: Sequence[str]) -> str:
    return _ROWS + translate(modules, assemble(modules)) + _entry_points(modules)


def _library(text: str) -> Path:
    inputs = "\0".join([platform.machine(), *OPTIONS, text])
    return folder() / f"native-{sha256(inputs.encode()).hexdigest()[:20]}.so"


def _build(text: str, library: Path) -> None:
    command = compiler()
    assert command is not None
    with TemporaryDirectory(dir=library.parent) as work_dir:
        source = Path(work_dir) / "kernel.cpp"
        source.write_text(text, "utf-8")
        output = Path(work_dir) / library.name
        process = subprocess.run([command, *OPTIONS, "-o", output, source], check=False)  # noqa: S603
        if process.returncode:  # the compiler has printed why
            raise SimulatorError("compiler-failed", command=command)
        output.rename(library)  # atomic, so that no other process loads half of a file


def _entry_points(modules: Sequence[str]) -> str:
    """Write a function with a C interface for each function over many envs."""
    entry_points = []
    for name, parameters in entry_points_of(modules).items():
        signature, arguments = [], []
        for parameter, kind in parameters.items():
            if kind == "int":
                signature.append(f"int {parameter}")
                arguments.append(parameter)
                continue
            c_type = C_TYPES[TYPES[parameter]]
            signature.append(f"{c_type} *{parameter}")
            arguments.append(parameter)
            if kind == "Rows":
                signature.append(f"long {parameter}_width")
                arguments[-1] = f"Rows<{c_type}>{{{parameter}, {parameter}_width}}"
        entry_points.append(
            f'extern "C" void {name}({", ".join(signature)}) '
            f"{{ kernel::{name}({', '.join(arguments)}); }}"
        )
    return "\n".join(entry_points)


def _function(entry_point: Any, parameters: dict[str, str]) -> Callable[..., None]:  # noqa: ANN401 (of ctypes)
    entry_point.restype = None
    entry_point.argtypes = []
    for kind in parameters.values():
        entry_point.argtypes += _ARGUMENT_TYPES[kind]

    def call(*values: Any) -> None:  # noqa: ANN401 (numbers, arrays, addresses)
        arguments: list[int] = []
        for value in values:
            if isinstance(value, tuple):
                arguments += value
            elif isinstance(value, np.ndarray):
                arguments += address(value)
            else:
                arguments.append(value)
        entry_point(*arguments)

    return call


def address(array: NDArray[Any]) -> tuple[int, ...]:
    """Return the address of an array and the width of its rows, as C functions take them."""
    first: int = array.__array_interface__["data"][0]
    return (first, array.shape[1]) if array.ndim > 1 else (first,)
