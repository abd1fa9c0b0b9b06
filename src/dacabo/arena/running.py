"""Playing many deals on all cores, until they are done or somebody stops it."""

import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Final, NamedTuple

from dacabo.arena.deals import Deal, play_deal
from dacabo.arena.errors import ArenaError
from dacabo.arena.journal import Journal
from dacabo.arena.setting import Setting

_TICK: Final = 1.0
"""Seconds after which somebody who waits is told that it goes on."""
_ONE_THREAD_EACH: Final = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")


class Ran(NamedTuple):
    """The deals that are finished, in order, and what stopped the others."""

    deals: list[Deal]
    stopped: KeyboardInterrupt | ArenaError | None


def cores() -> int:
    """How many cores there are for us."""
    allowed = getattr(os, "sched_getaffinity", None)  # where there is such a thing
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def run(
    setting: Setting,
    deals: int,
    processes: int,
    journal: Journal | None,
    watch: Callable[[int], None],
) -> Ran:
    """Play the deals from 1 on that the journal does not have; `watch` is told how many are done.

    The same deals whatever the number of processes, in whatever order they finish.
    """
    numbers = range(1, deals + 1)
    finished = (
        {} if journal is None else {n: journal.deals[n] for n in numbers if n in journal.deals}
    )
    missing = [number for number in numbers if number not in finished]
    stopped: KeyboardInterrupt | ArenaError | None = None
    try:
        watch(len(finished))
        with closing(play_deals(setting, missing, processes)) as playing:
            for deal in playing:
                if deal is not None:
                    if journal is not None:
                        journal.add(deal)
                    finished[deal.deal] = deal
                watch(len(finished))
    except (KeyboardInterrupt, ArenaError) as error:
        stopped = error
    return Ran([finished[number] for number in sorted(finished)], stopped)


def play_deals(setting: Setting, numbers: Sequence[int], processes: int) -> Generator[Deal | None]:
    """Deals as they are finished, and now and then None while one waits."""
    if min(processes, len(numbers)) <= 1:
        for number in numbers:
            yield play_deal(setting, number)
        return
    context = get_context("spawn")  # the same on every system, and no bot inherits anything
    to_do = iter(numbers)
    busy: list[Connection] = []
    workers = []
    try:
        for number in islice(to_do, processes):
            ours, theirs = context.Pipe()
            worker = context.Process(target=_work, args=(theirs, setting), daemon=True)
            with _deaf_to_ctrl_c():
                worker.start()
            theirs.close()
            workers.append(worker)
            busy.append(ours)
            _ask(ours, number)
        while busy:
            ready = wait(busy, _TICK)
            if not ready:
                yield None
            for pipe in ready:
                assert isinstance(pipe, Connection)
                deal = _receive(pipe)
                if (following := next(to_do, None)) is None:
                    busy.remove(pipe)
                else:
                    _ask(pipe, following)
                yield deal
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


def _receive(pipe: Connection) -> Deal:
    try:
        answer = pipe.recv()
    except (EOFError, ConnectionResetError):
        raise ArenaError("worker-ended") from None
    if isinstance(answer, ArenaError):
        raise answer
    assert isinstance(answer, Deal)
    return answer


def _work(pipe: Connection, setting: Setting) -> None:
    """A process of its own: play the deals that are asked for until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in _ONE_THREAD_EACH:  # read by numerical libraries, which a bot may load later
        os.environ.setdefault(name, "1")
    try:
        while True:
            number = pipe.recv()
            try:
                answer: Deal | ArenaError = play_deal(setting, number)
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
