"""A kernel on a GPU, compiled by CUDA through CuPy: one thread for each env.

The arrays are stored column by column, so that neighbouring threads read neighbouring bytes.
PyTorch and JAX can use CuPy's arrays without a copy, by DLPack or `__cuda_array_interface__`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from dacabo.research.simulator.compiling.assemble import TYPES, assemble
from dacabo.research.simulator.compiling.native import C_TYPES
from dacabo.research.simulator.compiling.translate import entry_points_of, translate

THREADS: Final = 128
"""The threads of a block, in all functions but `play_envs`."""
MAX_THREADS: Final = 512
"""The most threads of a block for which the registers suffice in `play_envs`."""
MIN_ENVS_TO_DEAL: Final = 32
"""The envs of a block that wait for a deal before any of them is dealt: dealing is slow."""
_OTHER_SHARED_BYTES: Final = 4096
"""The bytes of shared memory that `play_envs` needs besides the state of its envs."""
_ROWS: Final = """
#define ALONE
#define FUNCTION __device__ __forceinline__
#define SHARED_FUNCTION __device__ __noinline__
template <class T> struct Column {
  T *first; unsigned envs;
  __device__ T &operator[](unsigned number) const { return first[number * envs]; }
};
template <class T> struct Rows {
  T *first; unsigned envs;
  __device__ Column<T> operator[](int env) const { return {first + env, envs}; }
};
// `play_envs` copies the state of an env into shared memory, plays there, and copies it back.
template <class T> __device__ void copy(Column<T> to, Column<T> from, int size) {
  for (int number = 0; number < size; ++number) to[number] = from[number];
}
"""


def available() -> bool:
    """Return whether there is a GPU that CUDA can use."""
    import cupy  # noqa: PLC0415 (an extra, and heavy; here and below)

    try:
        return int(cupy.cuda.runtime.getDeviceCount()) > 0
    except cupy.cuda.runtime.CUDARuntimeError:
        return False


def array(numbers: Sequence[Any], name: str) -> Any:  # noqa: ANN401 (an array of CuPy's)
    """Return an array of these numbers."""
    import cupy  # noqa: PLC0415

    return cupy.array(numbers, TYPES[name])


def zeros(num_envs: int, width: int, name: str) -> Any:  # noqa: ANN401 (an array of CuPy's)
    """Return an array of zeros with a row for each env, stored column by column."""
    import cupy  # noqa: PLC0415

    return cupy.zeros((width, num_envs), TYPES[name]).T


def load(modules: Sequence[str], scratch: Mapping[str, int]) -> dict[str, Callable[..., None]]:
    """Compile the functions over many envs. CuPy caches what it compiles, by the source text.

    `scratch` has the size of each scratch array, by name. Every thread declares its own.
    """
    import cupy  # noqa: PLC0415

    text = "".join(
        [
            f"#define MAX_ACTIONS {scratch['legal_actions']}\n",
            f"#define MAX_THREADS {MAX_THREADS}\n#define MIN_ENVS_TO_DEAL {MIN_ENVS_TO_DEAL}\n",
            _ROWS,
            translate(modules, assemble(modules)),
            _entry_points(modules, scratch),
        ]
    )
    module = cupy.RawModule(code=text, options=("-std=c++17", "-fmad=false"))
    return {
        name: _function(module.get_function(name), parameters, scratch)
        for name, parameters in entry_points_of(modules).items()
    }


def _entry_points(modules: Sequence[str], scratch: Mapping[str, int]) -> str:
    """Write a CUDA kernel for each function over many envs. Every thread plays one env."""
    entry_points = []
    for name, parameters in entry_points_of(modules).items():
        signature, arguments, local = [], [], ""
        for parameter, kind in parameters.items():
            arguments.append(parameter)
            if parameter in scratch:
                local += f"{C_TYPES[TYPES[parameter]]} {parameter}[{scratch[parameter]}]; "
            elif kind == "int":
                signature.append(f"int {parameter}")
            else:
                c_type = C_TYPES[TYPES[parameter]]
                signature.append(f"{c_type} *{parameter}")
                if kind == "Rows":
                    signature.append(f"unsigned {parameter}_envs")
                    arguments[-1] = f"Rows<{c_type}>{{{parameter}, {parameter}_envs}}"
        arguments[-2:] = ["env", "env + 1"]
        if name == "play_envs":
            entry_points.append(_PLAY_IN_SHARED_MEMORY)
            continue
        entry_points.append(
            f'extern "C" __global__ void {name}({", ".join(signature)}) {{ {local}\n'
            "  int env = begin + blockIdx.x * blockDim.x + threadIdx.x;\n"
            f"  if (env < end) kernel::{name}({', '.join(arguments)}); }}"
        )
    return "\n".join(entry_points)


_PLAY_IN_SHARED_MEMORY: Final = """
// The threads of a warp diverge where their envs are in different phases. So before each decision
// the block sorts its envs by phase, and every thread takes the env at its place in that order.
constexpr int KEYS = 32, DONE = KEYS - 1;
extern "C" __global__ void __launch_bounds__(MAX_THREADS) play_envs(
    signed char *small, unsigned envs, int *wide, unsigned, int *r, int decisions,
    int begin, int end, int small_size, int wide_size) {
  extern __shared__ int nearby[];
  __shared__ int counts[KEYS], left[MAX_THREADS];
  __shared__ short order[MAX_THREADS];
  short legal_actions[MAX_ACTIONS];
  int threads = blockDim.x, me = threadIdx.x, env = begin + blockIdx.x * threads + me;
  unsigned all = 0xffffffffu, before_me = (1u << (me & 31)) - 1;
  Rows<int> wide_here{nearby, blockDim.x}, wide_there{wide, envs};
  Rows<signed char> small_here{(signed char *)(nearby + wide_size * threads), blockDim.x};
  Rows<signed char> small_there{small, envs};
  if (env < end) {
    copy(small_here[me], small_there[env], small_size);
    copy(wide_here[me], wide_there[env], wide_size);
  }
  left[me] = env < end ? decisions : -1;
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
      kernel::act(s, w, r, kernel::choose(s, w, r, legal_actions));
      --left[mine];
    } else if (waiting >= MIN_ENVS_TO_DEAL || waiting + done == threads) {
      kernel::deal_next_round(s, w, r);
    }
  }
  if (env < end) {
    copy(small_there[env], small_here[me], small_size);
    copy(wide_there[env], wide_here[me], wide_size);
  }
}
"""


def _function(
    entry_point: Any,  # noqa: ANN401 (of CuPy)
    parameters: dict[str, str],
    scratch: Mapping[str, int],
) -> Callable[..., None]:
    import cupy  # noqa: PLC0415

    names = list(parameters)

    def call(*values: Any) -> None:  # noqa: ANN401 (numbers and arrays of CuPy's)
        arguments: list[Any] = []
        for name, value in zip(names, values, strict=True):
            if name in scratch:
                continue
            if isinstance(value, int):
                arguments.append(cupy.int32(value))
            else:
                arguments.append(value)
                if value.ndim > 1:
                    arguments.append(cupy.uint32(value.shape[0]))
        begin, end = values[-2:]
        threads, shared = THREADS, 0
        if "decisions" in parameters:
            sizes = [values[0].shape[1], values[1].shape[1]]
            arguments += map(cupy.int32, sizes)
            bytes_per_env = sizes[0] + 4 * sizes[1]
            shared_memory = cupy.cuda.Device().attributes["MaxSharedMemoryPerBlockOptin"]
            room = shared_memory - _OTHER_SHARED_BYTES
            threads = min(MAX_THREADS, room // bytes_per_env // 32 * 32)
            shared = threads * bytes_per_env
            entry_point.max_dynamic_shared_size_bytes = shared
        entry_point(
            ((end - begin + threads - 1) // threads,), (threads,), arguments, shared_mem=shared
        )

    return call
