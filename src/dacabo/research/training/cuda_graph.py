"""CUDA graphs: a GPU records its work once and then replays it without Python.

A rollout launches some ten thousand small kernels. Launching each of them from Python takes longer
than running it.
"""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any, Final

_EAGER_CALLS: Final = 3
"""The calls before the recording, in which everything is compiled and memory is allocated."""


class CudaGraph:
    """Work that a GPU records and replays; a processor just does it each time.

    The work has to read and write the same tensors each time, and its control flow must not depend
    on their contents.

    Args:
        torch: the library.
        device: the device of the tensors.
        work: a function that does the work.
    """

    def __init__(self, torch: Any, device: str, work: Callable[[], None]) -> None:  # noqa: ANN401
        self._torch = torch
        self._work = work
        self._eager_calls = _EAGER_CALLS if device == "cuda" else -1
        self._graph: Any = None

    def __call__(self) -> None:
        """Do the work."""
        if self._eager_calls:
            self._eager_calls -= 1
            self._work()
            return
        if self._graph is None:
            self._graph = self._record()
        self._graph.replay()

    def _record(self) -> Any:  # noqa: ANN401 (PyTorch's)
        cuda = self._torch.cuda
        graph = cuda.CUDAGraph()
        with cuda.graph(graph, stream=cuda.current_stream(), capture_error_mode="thread_local"):
            self._work()
        return graph


@contextmanager
def single_stream(torch: Any, device: str) -> Generator[None]:  # noqa: ANN401 (a library)
    """Let PyTorch and CuPy use the same stream, so that a graph records the work of both."""
    if device != "cuda":
        yield
        return
    import cupy  # noqa: PLC0415 (an extra, and heavy)

    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream), cupy.cuda.ExternalStream(stream.cuda_stream):
        yield
    torch.cuda.synchronize()
