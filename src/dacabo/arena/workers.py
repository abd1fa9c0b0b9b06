"""Numbered tasks on all cores; the results do not depend on the number of processes."""

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final, TypeVar

from dacabo.arena.errors import ArenaError

Done = TypeVar("Done")

_TICK: Final = 1.0
"""Seconds after which a waiting caller gets a sign of life."""
_ONE_THREAD_EACH: Final = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")


def cores() -> int:
    """The number of cores available to this process."""
    allowed = getattr(os, "sched_getaffinity", None)  # not on every system
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def on_cores(
    play: Callable[[int], Done], numbers: Iterable[int], processes: int
) -> Generator[tuple[int, Done] | None]:
    """Yield each number with its result, as they finish; None periodically while waiting.

    With one process, or nothing to distribute, everything runs in this process; otherwise `play` is
    sent to worker processes.
    """
    to_do = iter(numbers)
    first = list(islice(to_do, processes))
    if len(first) <= 1:
        for number in (*first, *to_do):
            yield number, play(number)
        return
    context = get_context("spawn")  # the same on every system, and bots inherit nothing
    busy: dict[Connection, int] = {}
    workers = []
    try:
        for number in first:
            ours, theirs = context.Pipe()
            worker = context.Process(target=_work, args=(theirs, play), daemon=True)
            with _deaf_to_ctrl_c():
                worker.start()
            theirs.close()
            workers.append(worker)
            busy[ours] = number
            _ask(ours, number)
        while busy:
            ready = wait(list(busy), _TICK)
            if not ready:
                yield None
            for pipe in ready:
                assert isinstance(pipe, Connection)
                number, done = busy.pop(pipe), _receive(pipe)
                if (following := next(to_do, None)) is not None:
                    busy[pipe] = following
                    _ask(pipe, following)
                yield number, done
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join()


def _ask(pipe: Connection, number: int) -> None:
    try:
        pipe.send(number)
    except OSError:
        raise ArenaError("worker-ended") from None


def _receive(pipe: Connection) -> Any:  # noqa: ANN401 (any result)
    try:
        answer = pipe.recv()
    except (EOFError, ConnectionResetError):
        raise ArenaError("worker-ended") from None
    if isinstance(answer, ArenaError):
        raise answer
    return answer


def _work(pipe: Connection, play: Callable[[int], object]) -> None:
    """The worker process: play the requested numbers until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in _ONE_THREAD_EACH:  # read by numerical libraries that a bot may import later
        os.environ.setdefault(name, "1")
    try:
        while True:
            number = pipe.recv()
            try:
                answer = play(number)
            except ArenaError as error:
                answer = error
            pipe.send(answer)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Make child processes ignore Ctrl-C from their very start."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
