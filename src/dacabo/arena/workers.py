"""Many tasks with a number each, on all cores; what comes out does not depend on how many."""

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
"""Seconds after which somebody who waits is told that it goes on."""
_ONE_THREAD_EACH: Final = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")


def cores() -> int:
    """How many cores there are for us."""
    allowed = getattr(os, "sched_getaffinity", None)  # where there is such a thing
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def on_cores(
    play: Callable[[int], Done], numbers: Iterable[int], processes: int
) -> Generator[tuple[int, Done] | None]:
    """Each number with what `play` made of it, as they finish; None now and then while one waits.

    With one process, or nothing to share out, all of it happens here; else `play` is sent to
    processes of their own.
    """
    to_do = iter(numbers)
    first = list(islice(to_do, processes))
    if len(first) <= 1:
        for number in (*first, *to_do):
            yield number, play(number)
        return
    context = get_context("spawn")  # the same on every system, and no bot inherits anything
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


def _receive(pipe: Connection) -> Any:  # noqa: ANN401 (whatever was played)
    try:
        answer = pipe.recv()
    except (EOFError, ConnectionResetError):
        raise ArenaError("worker-ended") from None
    if isinstance(answer, ArenaError):
        raise answer
    return answer


def _work(pipe: Connection, play: Callable[[int], object]) -> None:
    """A process of its own: play what is asked for until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in _ONE_THREAD_EACH:  # read by numerical libraries, which a bot may load later
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
    """What is started now never hears Ctrl-C, not even before it can say so itself."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
