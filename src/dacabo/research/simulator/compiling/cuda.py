"""A kernel on a graphics card: one thread a lane, compiled by CUDA through CuPy.

A lane's numbers lie as far apart as there are lanes, so that neighbouring threads read neighbouring
bytes. The arrays are CuPy's: `__cuda_array_interface__` and DLPack hand them to PyTorch or JAX
without a copy.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from dacabo.research.simulator.compiling.assembling import TYPES, assemble
from dacabo.research.simulator.compiling.native import C_TYPES
from dacabo.research.simulator.compiling.translating import entries, translate

THREADS: Final = 128
MOST_THREADS: Final = 512
"""As many as have registers enough, where lanes are played for long."""
WORTH_DEALING: Final = 32
"""Lanes that wait for the next round before it is dealt to them: dealing takes long."""
_BESIDE_LANES: Final = 4096
"""Bytes of shared memory that are not for lanes."""
_ROWS: Final = """
#define ALONE
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


def row(numbers: Sequence[Any], name: str) -> Any:  # noqa: ANN401 (an array of CuPy's)
    """An array of these numbers."""
    import cupy  # noqa: PLC0415

    return cupy.array(numbers, TYPES[name])


def zeros(lanes: int, width: int, name: str) -> Any:  # noqa: ANN401 (an array of CuPy's)
    """An array with a row for each lane; a row's numbers lie `lanes` apart."""
    import cupy  # noqa: PLC0415

    return cupy.zeros((width, lanes), TYPES[name]).T


def load(modules: Sequence[str], own: Mapping[str, int]) -> dict[str, Callable[..., None]]:
    """The functions over many lanes; CuPy keeps what it has compiled, by the text.

    `own` has the sizes of the arrays that every thread has of its own, by name.
    """
    import cupy  # noqa: PLC0415

    text = "".join(
        [
            f"#define MOST_ACTIONS {own['listed']}\n",
            f"#define MOST_THREADS {MOST_THREADS}\n#define WORTH_DEALING {WORTH_DEALING}\n",
            _ROWS,
            translate(modules, assemble(modules)),
            _doors(modules, own),
        ]
    )
    module = cupy.RawModule(code=text, options=("-std=c++17", "-fmad=false"))
    return {
        name: _function(module.get_function(name), given, own)
        for name, given in entries(modules).items()
    }


def _doors(modules: Sequence[str], own: Mapping[str, int]) -> str:
    """A kernel of CUDA for each function over many lanes: every thread has a lane of its own."""
    doors = []
    for name, given in entries(modules).items():
        taken, passed, local = [], [], ""
        for one, kind in given.items():
            passed.append(one)
            if one in own:
                local += f"{C_TYPES[TYPES[one]]} {one}[{own[one]}]; "
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
// Threads that work side by side share their instructions, so they should do the same. Before each
// decision the lanes of a block are sorted by what is asked, and every thread takes another lane.
constexpr int KEYS = 32, DONE = KEYS - 1;
extern "C" __global__ void __launch_bounds__(MOST_THREADS) play_lanes(
    signed char *small, unsigned lanes, int *wide, unsigned, int *r, int decisions,
    int begin, int end, int small_size, int wide_size) {
  extern __shared__ int nearby[];
  __shared__ int counts[KEYS], left[MOST_THREADS];
  __shared__ short order[MOST_THREADS];
  short listed[MOST_ACTIONS];
  int threads = blockDim.x, me = threadIdx.x, lane = begin + blockIdx.x * threads + me;
  unsigned all = 0xffffffffu, before_me = (1u << (me & 31)) - 1;
  Rows<int> wide_here{nearby, blockDim.x}, wide_there{wide, lanes};
  Rows<signed char> small_here{(signed char *)(nearby + wide_size * threads), blockDim.x};
  Rows<signed char> small_there{small, lanes};
  if (lane < end) {
    copy(small_here[me], small_there[lane], small_size);
    copy(wide_here[me], wide_there[lane], wide_size);
  }
  left[me] = lane < end ? decisions : -1;
  while (true) {
    __syncthreads();
    int key = left[me] < 0 ? DONE : small_here[me][kernel::PHASE];
    if (left[me] == 0 && key != kernel::BETWEEN) key = DONE;
    if (me < KEYS) counts[me] = 0;
    __syncthreads();
    unsigned same = __match_any_sync(all, key);
    int leader = __ffs(same) - 1, place = 0;
    if ((me & 31) == leader) place = atomicAdd(&counts[key], __popc(same));
    place = __shfl_sync(all, place, leader) + __popc(same & before_me);
    __syncthreads();
    int done = counts[DONE], waiting = counts[kernel::BETWEEN];
    if (done == threads) break;
    for (int lower = 0; lower < key; ++lower) place += counts[lower];
    order[place] = me;
    __syncthreads();
    if (me >= threads - done) continue;
    int mine = order[me];
    auto s = small_here[mine];
    auto w = wide_here[mine];
    if (s[kernel::PHASE] != kernel::BETWEEN) {
      kernel::act(s, w, r, kernel::choose(s, w, r, listed));
      --left[mine];
    } else if (waiting >= WORTH_DEALING || waiting + done == threads) {
      kernel::settle(s, w, r);
    }
  }
  if (lane < end) {
    copy(small_there[lane], small_here[me], small_size);
    copy(wide_there[lane], wide_here[me], wide_size);
  }
}
"""


def _function(
    door: Any,  # noqa: ANN401 (of CuPy)
    given: dict[str, str],
    own: Mapping[str, int],
) -> Callable[..., None]:
    import cupy  # noqa: PLC0415

    names = list(given)

    def call(*values: Any) -> None:  # noqa: ANN401 (numbers and arrays of CuPy's)
        passed: list[Any] = []
        for name, value in zip(names, values, strict=True):
            if name in own:
                continue
            if isinstance(value, int):
                passed.append(cupy.int32(value))
            else:
                passed.append(value)
                if value.ndim > 1:
                    passed.append(cupy.uint32(value.shape[0]))
        begin, end = values[-2:]
        threads, shared = THREADS, 0
        if "decisions" in given:
            sizes = [values[0].shape[1], values[1].shape[1]]
            passed += map(cupy.int32, sizes)
            bytes_each = sizes[0] + 4 * sizes[1]
            room = cupy.cuda.Device().attributes["MaxSharedMemoryPerBlockOptin"] - _BESIDE_LANES
            threads = min(MOST_THREADS, room // bytes_each // 32 * 32)
            shared = threads * bytes_each
            door.max_dynamic_shared_size_bytes = shared
        door(((end - begin + threads - 1) // threads,), (threads,), passed, shared_mem=shared)

    return call
