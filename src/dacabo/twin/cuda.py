"""A kernel on a graphics card: one thread a lane, compiled by CUDA through CuPy.

A lane's numbers lie as far apart as there are lanes, so that neighbouring threads read neighbouring
bytes. The arrays are CuPy's: `__cuda_array_interface__` and DLPack hand them to PyTorch or JAX
without a copy.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from dacabo.twin.assembling import TYPES, assemble
from dacabo.twin.native import C_TYPES
from dacabo.twin.translating import entries, translate

THREADS: Final = 128
_ROWS: Final = """
#define TOGETHER 12
#define FUNCTION __device__ __forceinline__
#define SHARED_FUNCTION __device__ __noinline__
template <class T> struct Column {
  T *first; unsigned lanes;
  __device__ T &operator[](unsigned number) const { return first[number * lanes]; }
};
template <class T> struct Rows {
  T *first; unsigned lanes;
  __device__ Column<T> operator[](int lane) const { return {first + lane, lanes}; }
};
namespace kernel {
__device__ bool gathered(bool waiting) {
  unsigned here = __activemask(), all = __ballot_sync(here, waiting);
  return waiting && (all == here || __popc(all) >= TOGETHER);
}
}
// Lanes that are played for long are fetched into the memory of their processor, and brought back.
template <class T> __device__ void copy(Column<T> to, Column<T> from, int size) {
  for (int number = 0; number < size; ++number) to[number] = from[number];
}
"""


def available() -> bool:
    """Whether there is a graphics card that CUDA can use."""
    import cupy  # noqa: PLC0415 (an extra, and heavy; here and below)

    try:
        return int(cupy.cuda.runtime.getDeviceCount()) > 0
    except cupy.cuda.runtime.CUDARuntimeError:
        return False


def row(numbers: Sequence[int], name: str) -> Any:  # noqa: ANN401 (an array of CuPy's)
    """An array of these numbers."""
    import cupy  # noqa: PLC0415

    return cupy.array(numbers, TYPES[name])


def zeros(lanes: int, width: int, name: str) -> Any:  # noqa: ANN401 (an array of CuPy's)
    """An array with a row for each lane; a row's numbers lie `lanes` apart."""
    import cupy  # noqa: PLC0415

    return cupy.zeros((width, lanes), TYPES[name]).T


def load(modules: Sequence[str], most_actions: int) -> dict[str, Callable[..., None]]:
    """The functions over many lanes; CuPy keeps what it has compiled, by the text."""
    import cupy  # noqa: PLC0415

    text = "".join(
        [
            f"#define MOST_ACTIONS {most_actions}\n",
            _ROWS,
            translate(modules, assemble(modules), "gathered"),
            _doors(modules),
        ]
    )
    module = cupy.RawModule(code=text, options=("-std=c++17",))
    return {
        name: _function(module.get_function(name), given)
        for name, given in entries(modules).items()
    }


def _doors(modules: Sequence[str]) -> str:
    """A kernel of CUDA for each function over many lanes: every thread has a lane of its own."""
    doors = []
    for name, given in entries(modules).items():
        taken, passed, local = [], [], ""
        for one, kind in given.items():
            passed.append(one)
            if one == "listed":
                local = f"{C_TYPES[TYPES[one]]} listed[MOST_ACTIONS];"
            elif kind == "int":
                taken.append(f"int {one}")
            else:
                c_type = C_TYPES[TYPES[one]]
                taken.append(f"{c_type} *{one}")
                if kind == "Rows":
                    taken.append(f"unsigned {one}_lanes")
                    passed[-1] = f"Rows<{c_type}>{{{one}, {one}_lanes}}"
        passed[-2:] = ["lane", "lane + 1"]
        if name == "play_lanes":
            doors.append(_PLAYED_NEARBY)
            continue
        doors.append(
            f'extern "C" __global__ void {name}({", ".join(taken)}) {{ {local}\n'
            "  int lane = begin + blockIdx.x * blockDim.x + threadIdx.x;\n"
            f"  if (lane < end) kernel::{name}({', '.join(passed)}); }}"
        )
    return "\n".join(doors)


_PLAYED_NEARBY: Final = """
extern "C" __global__ void play_lanes(
    signed char *small, unsigned lanes, int *wide, unsigned, int *r, int decisions,
    int begin, int end, int small_size, int wide_size) {
  extern __shared__ int nearby[];
  short listed[MOST_ACTIONS];
  int lane = begin + blockIdx.x * blockDim.x + threadIdx.x;
  Rows<int> wide_here{nearby, blockDim.x};
  Rows<signed char> small_here{(signed char *)(nearby + wide_size * blockDim.x), blockDim.x};
  Rows<signed char> small_there{small, lanes};
  Rows<int> wide_there{wide, lanes};
  int here = threadIdx.x;
  if (lane >= end) return;
  copy(small_here[here], small_there[lane], small_size);
  copy(wide_here[here], wide_there[lane], wide_size);
  kernel::play_lanes(small_here, wide_here, r, listed, decisions, here, here + 1);
  copy(small_there[lane], small_here[here], small_size);
  copy(wide_there[lane], wide_here[here], wide_size);
}
"""


def _function(door: Any, given: dict[str, str]) -> Callable[..., None]:  # noqa: ANN401 (of CuPy)
    import cupy  # noqa: PLC0415

    names = list(given)

    def call(*values: Any) -> None:  # noqa: ANN401 (numbers and arrays of CuPy's)
        passed: list[Any] = []
        for name, value in zip(names, values, strict=True):
            if name == "listed":
                continue
            if isinstance(value, int):
                passed.append(cupy.int32(value))
            else:
                passed.append(value)
                if value.ndim > 1:
                    passed.append(cupy.uint32(value.shape[0]))
        begin, end = values[-2:]
        shared = 0
        if "decisions" in given:
            sizes = [values[0].shape[1], values[1].shape[1]]
            passed += map(cupy.int32, sizes)
            shared = THREADS * (sizes[0] + 4 * sizes[1])
            door.max_dynamic_shared_size_bytes = shared
        door(((end - begin + THREADS - 1) // THREADS,), (THREADS,), passed, shared_mem=shared)

    return call
