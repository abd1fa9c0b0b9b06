"""Tasks shared among the cores of this machine or the workers of a cluster.

The results do not depend on where they are played.
"""

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
"""A generator of results yields None at least once in this many seconds."""
_THREAD_VARIABLES: Final = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")
"""The variables that, set to 1, limit numerical libraries to a single thread in each process."""


def cores() -> int:
    """Return the number of cores available to this process."""
    get_affinity = getattr(os, "sched_getaffinity", None)  # not every system has it
    return len(get_affinity(0)) if get_affinity else os.cpu_count() or 1


def map_tasks(
    play: Callable[[Task], Done], tasks: Iterable[Task], where: Where
) -> Generator[tuple[Task, Done] | None]:
    """Yield each task with its result, as they finish; None periodically while waiting.

    The results do not depend on where they are played.
    """
    if isinstance(where, int):
        return map_on_cores(play, tasks, where)
    from dacabo.arena.cluster import map_on_cluster  # noqa: PLC0415 (an extra)

    return map_on_cluster(play, tasks, where)


def map_on_cores(
    play: Callable[[Task], Done], tasks: Iterable[Task], processes: int
) -> Generator[tuple[Task, Done] | None]:
    """Yield each task with its result, as they finish; None periodically while waiting.

    With one process, or nothing to distribute, everything runs in this process; otherwise `play` is
    sent to worker processes.
    """
    pending = iter(tasks)
    first_tasks = list(islice(pending, processes))
    if len(first_tasks) <= 1:
        for task in chain(first_tasks, pending):
            yield None
            yield task, play(task)
        return
    context = get_context("spawn")  # the same on every system, and bots inherit nothing
    running: dict[Connection, Task] = {}
    workers = []
    try:
        for task in first_tasks:
            our_end, worker_end = context.Pipe()
            worker = context.Process(target=_work, args=(worker_end, play), daemon=True)
            with _ignored_ctrl_c():
                worker.start()
            worker_end.close()
            workers.append(worker)
            running[our_end] = task
            _send(our_end, task)
        while running:
            ready = wait(list(running), TICK)
            if not ready:
                yield None
            for pipe in ready:
                assert isinstance(pipe, Connection)
                task, result = running.pop(pipe), _receive(pipe)
                for next_task in islice(pending, 1):
                    running[pipe] = next_task
                    _send(pipe, next_task)
                yield task, result
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join()


def _send(pipe: Connection, task: object) -> None:
    try:
        pipe.send(task)
    except OSError:
        raise ArenaError("worker-ended") from None


def _receive(pipe: Connection) -> Any:  # noqa: ANN401 (any result)
    try:
        result = pipe.recv()
    except (EOFError, ConnectionResetError):
        raise ArenaError("worker-ended") from None
    if isinstance(result, ArenaError):
        raise result
    return result


def _work(pipe: Connection, play: Callable[[Any], object]) -> None:
    """Play the requested tasks in a worker process until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in _THREAD_VARIABLES:  # a bot may import such a library later
        os.environ.setdefault(name, "1")
    try:
        while True:
            task = pipe.recv()
            try:
                result = play(task)
            except ArenaError as error:
                result = error
            pipe.send(result)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return


@contextmanager
def _ignored_ctrl_c() -> Iterator[None]:
    """Make child processes ignore Ctrl-C from their start."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
