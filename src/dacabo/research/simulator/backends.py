"""The backends that run a kernel: each has its own compiler and its own arrays."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np

from dacabo.research.simulator import SimulatorError
from dacabo.research.simulator.compiling import native
from dacabo.research.simulator.compiling.assemble import TYPES, assemble


class Scratch(NamedTuple):
    """A scratch array in the arguments of a kernel function; each call gets a fresh one."""

    name: str
    size: int


class Backend:
    """The kernel functions over many envs, and the arrays that they work on."""

    is_thread_safe = True
    """Whether several threads may call its functions at once."""

    def __init__(self, functions: dict[str, Callable[..., None]]) -> None:
        self.functions = functions

    def zeros(self, num_envs: int, width: int, name: str) -> Any:  # noqa: ANN401 (the backend's own arrays)
        """Return an array of zeros with a row for each env; `name` is a key of `TYPES`."""
        return np.zeros((num_envs, width), TYPES[name])

    def array(self, numbers: Sequence[Any], name: str) -> Any:  # noqa: ANN401 (the backend's own arrays)
        """Return an array of these numbers; `name` is a key of `TYPES`."""
        return np.array(numbers, TYPES[name])

    def as_argument(self, array: Any) -> Any:  # noqa: ANN401 (the backend's own arrays)
        """Return the form in which a kernel function takes an array that stays in its place."""
        return array

    def with_scratch(self, arguments: Iterable[Any]) -> list[Any]:
        """Replace each `Scratch` by a fresh array, so that threads do not share one."""
        return [
            np.zeros(value.size, TYPES[value.name]) if isinstance(value, Scratch) else value
            for value in arguments
        ]


class Native(Backend):
    """Functions that the C++ compiler of this machine has built. They take addresses."""

    def as_argument(self, array: Any) -> Any:  # noqa: ANN401 (of NumPy)
        """Return the address; looking it up once saves time in every call."""
        return native.address(array)


class PlainPython(Backend):
    """The kernel as it is, in plain Python: slow, but a debugger can step through it."""

    is_thread_safe = False

    def __init__(self, functions: dict[str, Callable[..., None]]) -> None:
        super().__init__({name: with_lists(function) for name, function in functions.items()})


class Cuda(Backend):
    """Functions that CUDA has compiled for a GPU. They work on arrays of CuPy."""

    is_thread_safe = False

    def zeros(self, num_envs: int, width: int, name: str) -> Any:  # noqa: ANN401 (of CuPy)
        """Return an array of zeros with a row for each env; `name` is a key of `TYPES`."""
        from dacabo.research.simulator.compiling import cuda  # noqa: PLC0415 (an extra)

        return cuda.zeros(num_envs, width, name)

    def array(self, numbers: Sequence[Any], name: str) -> Any:  # noqa: ANN401 (of CuPy)
        """Return an array of these numbers; `name` is a key of `TYPES`."""
        from dacabo.research.simulator.compiling import cuda  # noqa: PLC0415 (an extra)

        return cuda.array(numbers, name)

    def with_scratch(self, arguments: Iterable[Any]) -> list[Any]:
        """Leave the arguments alone: every thread of the GPU declares its own scratch arrays."""
        return list(arguments)


def can_compile() -> bool:
    """Return whether this machine has a compiler for kernels."""
    return native.compiler() is not None or find_spec("numba") is not None


def choose_backend(device: str, modules: tuple[str, ...], scratch: tuple[Scratch, ...]) -> Backend:
    """Return the backend of a device; for `cpu`, the fastest that this machine has.

    `scratch` lists the scratch arrays that its functions may take.
    """
    if device == "cpu":
        device = "native" if native.compiler() else "numba"
    match device:
        case "native":
            if native.compiler() is None:
                raise SimulatorError("no-compiler")
            return Native(_load(native, modules))
        case "numba":
            if find_spec("numba") is None:
                raise SimulatorError("no-numba")
            from dacabo.research.simulator.compiling import numba  # noqa: PLC0415 (an extra)

            return Backend(_load(numba, modules))
        case "python":
            return PlainPython(_load_plain(modules))
        case "cuda":
            return Cuda(_load_cuda(modules, scratch))
        case _:
            raise SimulatorError("no-such-device", device=device[:40])


@cache
def _load(compiler: Any, modules: tuple[str, ...]) -> dict[str, Callable[..., None]]:  # noqa: ANN401 (a module)
    functions: dict[str, Callable[..., None]] = compiler.load(modules)
    return functions


@cache
def _load_plain(modules: tuple[str, ...]) -> dict[str, Callable[..., None]]:
    return {name: value for name, value in assemble(modules).items() if name.endswith("_envs")}


def with_lists(function: Callable[..., None]) -> Callable[..., None]:
    """Let a function work on lists in place of arrays, and copy the results back.

    NumPy's small integers overflow, and Python's do not.
    """

    def call(*values: Any) -> None:  # noqa: ANN401 (numbers and arrays)
        arguments = [value.tolist() if isinstance(value, np.ndarray) else value for value in values]
        function(*arguments)
        for value, argument in zip(values, arguments, strict=True):
            if isinstance(value, np.ndarray):
                value[...] = argument

    return call


@cache
def _load_cuda(
    modules: tuple[str, ...], scratch: tuple[Scratch, ...]
) -> dict[str, Callable[..., None]]:
    if find_spec("cupy") is None:
        raise SimulatorError("no-cupy")
    from dacabo.research.simulator.compiling import cuda  # noqa: PLC0415 (an extra)

    if not cuda.available():
        raise SimulatorError("no-graphics-card")
    return cuda.load(modules, dict(scratch))
