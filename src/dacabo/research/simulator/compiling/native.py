"""A kernel compiled by the C++ compiler of this machine: fast to build, fastest to run."""

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

from dacabo.research.simulator import TwinError
from dacabo.research.simulator.compiling.assembling import TYPES, assemble, folder
from dacabo.research.simulator.compiling.translating import entries, translate

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

_ROWS: Final = """
// No two arrays of a function overlap.
#define ALONE __restrict
#include <cmath>
#define FUNCTION static inline
#define SHARED_FUNCTION static inline
template <class T> struct Rows {
  T *first; long width;
  T *operator[](int lane) const { return first + lane * width; }
};
"""


def compiler() -> str | None:
    """The C++ compiler of this machine, if there is one."""
    return next(filter(None, map(shutil.which, COMPILERS)), None)


def load(modules: Sequence[str]) -> dict[str, Callable[..., None]]:
    """The functions over many lanes, compiled; kept until the text changes that is compiled."""
    text = _text(modules)
    library = _library(text)
    if not library.exists():
        _build(text, library)
    loaded = ctypes.CDLL(str(library))
    return {
        name: _function(getattr(loaded, name), given) for name, given in entries(modules).items()
    }


def is_built(modules: Sequence[str]) -> bool:
    """Whether nothing has to be compiled any more."""
    return _library(_text(modules)).exists()


def _text(modules: Sequence[str]) -> str:
    return _ROWS + translate(modules, assemble(modules)) + _doors(modules)


def _library(text: str) -> Path:
    made_of = "\0".join([platform.machine(), *OPTIONS, text])
    return folder() / f"native-{sha256(made_of.encode()).hexdigest()[:20]}.so"


def _build(text: str, library: Path) -> None:
    command = compiler()
    assert command is not None
    with TemporaryDirectory(dir=library.parent) as place:
        source = Path(place) / "kernel.cpp"
        source.write_text(text, "utf-8")
        built = Path(place) / library.name
        made = subprocess.run([command, *OPTIONS, "-o", built, source], check=False)  # noqa: S603
        if made.returncode:  # it has said why
            raise TwinError("compiler-failed", command=command)
        built.rename(library)  # whoever looks for it finds all of it, or nothing


def _doors(modules: Sequence[str]) -> str:
    """A function of C for each one over many lanes."""
    doors = []
    for name, given in entries(modules).items():
        taken, passed = [], []
        for one, kind in given.items():
            if kind == "int":
                taken.append(f"int {one}")
                passed.append(one)
                continue
            c_type = C_TYPES[TYPES[one]]
            taken.append(f"{c_type} *{one}")
            passed.append(one)
            if kind == "Rows":
                taken.append(f"long {one}_width")
                passed[-1] = f"Rows<{c_type}>{{{one}, {one}_width}}"
        doors.append(
            f'extern "C" void {name}({", ".join(taken)}) {{ kernel::{name}({", ".join(passed)}); }}'
        )
    return "\n".join(doors)


def _function(door: Any, given: dict[str, str]) -> Callable[..., None]:  # noqa: ANN401 (of ctypes)
    door.restype = None
    door.argtypes = [
        one
        for kind in given.values()
        for one in (
            [ctypes.c_int]
            if kind == "int"
            else [ctypes.c_void_p, ctypes.c_long]
            if kind == "Rows"
            else [ctypes.c_void_p]
        )
    ]

    def call(*values: Any) -> None:  # noqa: ANN401 (numbers, arrays, addresses)
        passed: list[int] = []
        for value in values:
            if isinstance(value, tuple):
                passed += value
            elif isinstance(value, np.ndarray):
                passed += address(value)
            else:
                passed.append(value)
        door(*passed)

    return call


def address(array: NDArray[Any]) -> tuple[int, ...]:
    """Where an array is, and how wide its rows are: what a function is given in its place."""
    first: int = array.__array_interface__["data"][0]
    return (first, array.shape[1]) if array.ndim > 1 else (first,)
