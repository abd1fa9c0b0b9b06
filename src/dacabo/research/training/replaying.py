"""Work that is the same every time: a graphics card records it once, and repeats it by itself.

A stretch of play is some ten thousand small steps. Asking for each of them takes a processor longer
than doing it takes the card.
"""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any, Final

_EAGER: Final = 3
"""As often it is done step by step at first, until everything is compiled and has its memory."""


class Replayed:
    """Work that reads and writes the same arrays each time, and whose way depends on none of them.

    Args:
        torch: the library.
        device: where its arrays are.
        work: what is done.
    """

    def __init__(self, torch: Any, device: str, work: Callable[[], None]) -> None:  # noqa: ANN401
        self._torch = torch
        self._work = work
        self._eager = _EAGER if device == "cuda" else -1
        self._recorded: Any = None

    def __call__(self) -> None:
        """Do it."""
        if self._eager:
            self._eager -= 1
            self._work()
            return
        if self._recorded is None:
            self._recorded = self._record()
        self._recorded.replay()

    def _record(self) -> Any:  # noqa: ANN401 (PyTorch's)
        cuda = self._torch.cuda
        recorded = cuda.CUDAGraph()
        with cuda.graph(recorded, stream=cuda.current_stream(), capture_error_mode="thread_local"):
            self._work()
        return recorded


@contextmanager
def in_a_row(torch: Any, device: str) -> Generator[None]:  # noqa: ANN401 (a library)
    """All libraries' steps on the card one after the other, in a queue that can be recorded."""
    if device != "cuda":
        yield
        return
    import cupy  # noqa: PLC0415 (an extra, and heavy)

    queue = torch.cuda.Stream()
    with torch.cuda.stream(queue), cupy.cuda.ExternalStream(queue.cuda_stream):
        yield
    torch.cuda.synchronize()
