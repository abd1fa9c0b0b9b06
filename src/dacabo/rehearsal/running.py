"""Many events on all cores, until they are done or somebody stops it."""

from collections.abc import Callable
from contextlib import closing
from functools import partial
from time import process_time
from typing import NamedTuple

from dacabo.arena.errors import ArenaError
from dacabo.arena.workers import on_cores
from dacabo.rehearsal.evening import Evening, rehearse
from dacabo.rehearsal.outline import Outline, outline
from dacabo.rehearsal.setting import Setting


class Ran(NamedTuple):
    """The events from the first on that are finished, and what stopped the others."""

    outlines: list[Outline]
    spent: float
    """Seconds of a core, for these events; waiting for one is not counted."""
    stopped: KeyboardInterrupt | ArenaError | None


def run(setting: Setting, events: int, processes: int, watch: Callable[[int], None]) -> Ran:
    """Play the events from 1 on; `watch` is told how many are done.

    The same events whatever the number of processes. Where it is stopped, events that overtook one
    which is not finished do not count: else short ones would count more often.
    """
    Evening(setting, 1, watch)  # an event that cannot be is refused before anything is played
    finished: dict[int, tuple[Outline, float]] = {}
    stopped: KeyboardInterrupt | ArenaError | None = None
    try:
        watch(0)
        play = partial(_timed, setting)
        with closing(on_cores(play, range(1, events + 1), processes)) as playing:
            for done in playing:
                if done is not None:
                    number, played = done
                    finished[number] = played
                watch(len(finished))
    except (KeyboardInterrupt, ArenaError) as error:
        stopped = error
    counted: list[tuple[Outline, float]] = []
    while len(counted) + 1 in finished:
        counted.append(finished[len(counted) + 1])
    return Ran([outline for outline, _ in counted], sum(spent for _, spent in counted), stopped)


def _timed(setting: Setting, number: int) -> tuple[Outline, float]:
    began = process_time()
    return outline(rehearse(setting, number)), process_time() - began
