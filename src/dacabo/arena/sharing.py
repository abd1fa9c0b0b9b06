"""Where tasks are played: on all cores, or on a cluster. The results do not depend on it."""

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import chain, islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final, TypeAlias, TypeVar

from dacabo.arena.entrants import ArenaError

Task = TypeVar("Task")
Done = TypeVar("Done")

Where: TypeAlias = int | str
"""The number of processes of this machine, or the address of a cluster."""

TICK: Final = 1.0
"""Seconds after which a waiting caller gets a sign of life."""
_ONE_THREAD_EACH: Final = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")


def cores() -> int:
    """The number of cores available to this process."""
    allowed = getattr(os, "sched_getaffinity", None)  # not on every system
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def shared(
    play: Callable[[Task], Done], tasks: Iterable[Task], where: Where
) -> Generator[tuple[Task, Done] | None]:
    """Yield each task with its result, as they finish; None periodically while waiting.

    The results do not depend on where they are played.
    """
    if isinstance(where, int):
        return on_cores(play, tasks, where)
    from dacabo.arena.cluster import on_cluster  # noqa: PLC0415 (an extra)

    return on_cluster(play, tasks, where)


def on_cores(
    play: Callable[[Task], Done], tasks: Iterable[Task], processes: int
) -> Generator[tuple[Task, Done] | None]:
    """Yield each task with its result, as they finish; None periodically while waiting.

    With one process, or nothing to distribute, everything runs in this process; otherwise `play` is
    sent to worker processes.
    """
    to_do = iter(tasks)
    first = list(islice(to_do, processes))
    if len(first) <= 1:
        for task in chain(first, to_do):
            yield None
            yield task, play(task)
        return
    context = get_context("spawn")  # the same on every system, and bots inherit nothing
    busy: dict[Connection, Task] = {}
    workers = []
    try:
        for task in first:
            ours, theirs = context.Pipe()
            worker = context.Process(target=_work, args=(theirs, play), daemon=True)
            with _deaf_to_ctrl_c():
                worker.start()
            theirs.close()
            workers.append(worker)
            busy[ours] = task
            _ask(ours, task)
        while busy:
            ready = wait(list(busy), TICK)
            if not ready:
                yield None
            for pipe in ready:
                assert isinstance(pipe, Connection)
                task, done = busy.pop(pipe), _receive(pipe)
                for following in islice(to_do, 1):
                    busy[pipe] = following
                    _ask(pipe, following)
                yield task, done
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join()


def _ask(pipe: Connection, task: object) -> None:
    try:
        pipe.send(task)
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


def _work(pipe: Connection, play: Callable[[Any], object]) -> None:
    """The worker process: play the requested tasks until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in _ONE_THREAD_EACH:  # read by numerical libraries that a bot may import later
        os.environ.setdefault(name, "1")
    try:
        while True:
            task = pipe.recv()
            try:
                answer = play(task)
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
