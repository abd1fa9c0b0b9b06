"""Which backend runs a kernel, and with whose arrays."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np

from dacabo.research.simulator import TwinError
from dacabo.research.simulator.compiling import native
from dacabo.research.simulator.compiling.assembling import TYPES, assemble


class Own(NamedTuple):
    """Stands for an array of its own for each call, such as one to list legal actions in."""

    name: str
    size: int


class Backend:
    """The functions over many lanes, and the arrays they are for."""

    threads = True
    """Whether its functions can run in several threads at once."""

    def __init__(self, functions: dict[str, Callable[..., None]]) -> None:
        self.functions = functions

    def zeros(self, lanes: int, width: int, name: str) -> Any:  # noqa: ANN401 (its own arrays)
        """An array with a row for each lane."""
        return np.zeros((lanes, width), TYPES[name])

    def row(self, numbers: Sequence[Any], name: str) -> Any:  # noqa: ANN401 (its own arrays)
        """An array of these numbers."""
        return np.array(numbers, TYPES[name])

    def handed(self, array: Any) -> Any:  # noqa: ANN401 (its own arrays)
        """What its functions are given for an array that stays where it is."""
        return array

    def own(self, given: Iterable[Any]) -> list[Any]:
        """What a function is given, with arrays of its own."""
        return [
            np.zeros(one.size, TYPES[one.name]) if isinstance(one, Own) else one for one in given
        ]


class Native(Backend):
    """A C++ compiler's work: it is given addresses."""

    def handed(self, array: Any) -> Any:  # noqa: ANN401 (of NumPy)
        """The address, found once."""
        return native.address(array)


class Plain(Backend):
    """Plain Python: slow, for debugging and to see what a kernel does."""

    threads = False

    def __init__(self, functions: dict[str, Callable[..., None]]) -> None:
        super().__init__({name: with_lists(one) for name, one in functions.items()})


class Cuda(Backend):
    """A graphics card."""

    threads = False

    def zeros(self, lanes: int, width: int, name: str) -> Any:  # noqa: ANN401 (of CuPy)
        """An array with a row for each lane."""
        from dacabo.research.simulator.compiling import cuda  # noqa: PLC0415 (heavy, and seldom there)

        return cuda.zeros(lanes, width, name)

    def row(self, numbers: Sequence[Any], name: str) -> Any:  # noqa: ANN401 (of CuPy)
        """An array of these numbers."""
        from dacabo.research.simulator.compiling import cuda  # noqa: PLC0415 (heavy, and seldom there)

        return cuda.row(numbers, name)

    def own(self, given: Iterable[Any]) -> list[Any]:
        """Every thread has arrays of its own anyway."""
        return list(given)


def can_compile() -> bool:
    """Whether this machine has a compiler for kernels."""
    return native.compiler() is not None or find_spec("numba") is not None


def choose(device: str, modules: tuple[str, ...], own: tuple[Own, ...]) -> Backend:
    """The backend for a device; for `cpu` the fastest that this machine has.

    `own` are the arrays of their own that its functions may be given.
    """
    if device == "cpu":
        device = "native" if native.compiler() else "numba"
    match device:
        case "native":
            if native.compiler() is None:
                raise TwinError("no-compiler")
            return Native(_load(native, modules))
        case "numba":
            if find_spec("numba") is None:
                raise TwinError("no-numba")
            from dacabo.research.simulator.compiling import numba  # noqa: PLC0415 (an extra)

            return Backend(_load(numba, modules))
        case "python":
            return Plain(_plain(modules))
        case "cuda":
            return Cuda(_cuda(modules, own))
        case _:
            raise TwinError("no-such-device", device=device[:40])


@cache
def _load(backend: Any, modules: tuple[str, ...]) -> dict[str, Callable[..., None]]:  # noqa: ANN401 (a module)
    loaded: dict[str, Callable[..., None]] = backend.load(modules)
    return loaded


@cache
def _plain(modules: tuple[str, ...]) -> dict[str, Callable[..., None]]:
    return {name: one for name, one in assemble(modules).items() if name.endswith("_lanes")}


def with_lists(function: Callable[..., None]) -> Callable[..., None]:
    """Let a function work on lists: numbers of NumPy overflow where those of Python do not."""

    def call(*values: Any) -> None:  # noqa: ANN401 (numbers and arrays)
        arrays = {n: value for n, value in enumerate(values) if isinstance(value, np.ndarray)}
        given = [value.tolist() if n in arrays else value for n, value in enumerate(values)]
        function(*given)
        for number, array in arrays.items():
            array[...] = given[number]

    return call


@cache
def _cuda(modules: tuple[str, ...], own: tuple[Own, ...]) -> dict[str, Callable[..., None]]:
    if find_spec("cupy") is None:
        raise TwinError("no-cupy")
    from dacabo.research.simulator.compiling import cuda  # noqa: PLC0415 (an extra)

    if not cuda.available():
        raise TwinError("no-graphics-card")
    return cuda.load(modules, dict(own))
