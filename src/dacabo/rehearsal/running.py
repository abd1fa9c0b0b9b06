"""Many events on all cores, or on a cluster, until they are done or interrupted."""

from collections.abc import Callable
from contextlib import closing
from functools import partial
from time import process_time
from typing import NamedTuple

from dacabo.arena.errors import ArenaError
from dacabo.arena.sharing.sharing import Where, shared
from dacabo.rehearsal.evening import Evening
from dacabo.rehearsal.outline import Outline, outline
from dacabo.rehearsal.rehearsing import TOGETHER, get_ready, rehearse_all
from dacabo.rehearsal.setting import Setting


class Ran(NamedTuple):
    """The finished events without gaps from the first, and what stopped the others."""

    outlines: list[Outline]
    spent: float
    """CPU seconds spent on these events."""
    stopped: KeyboardInterrupt | ArenaError | None


def run(setting: Setting, events: int, where: Where, watch: Callable[[int], None]) -> Ran:
    """Play the events from 1 on; `watch` receives the number of finished events.

    The results do not depend on where they are played. After an interruption, events that
    overtook an unfinished one are dropped; otherwise short events would be overrepresented.
    """
    Evening(setting, 1)  # refuses an impossible one before anything is played
    finished: dict[int, tuple[Outline, float]] = {}
    stopped: KeyboardInterrupt | ArenaError | None = None
    try:
        watch(0)
        step = TOGETHER if setting.fast else 1
        get_ready(setting)
        play = partial(_timed, setting, step, events)
        with closing(shared(play, range(1, events + 1, step), where)) as playing:
            for done in playing:
                finished |= {} if done is None else done[1]
                watch(len(finished))
    except (KeyboardInterrupt, ArenaError) as error:
        stopped = error
    counted: list[tuple[Outline, float]] = []
    while len(counted) + 1 in finished:
        counted.append(finished[len(counted) + 1])
    return Ran([outline for outline, _ in counted], sum(spent for _, spent in counted), stopped)


def _timed(setting: Setting, step: int, last: int, first: int) -> dict[int, tuple[Outline, float]]:
    """Some events, by number, each with its share of the time."""
    began = process_time()
    numbers = range(first, min(first + step - 1, last) + 1)
    outlines = [outline(rehearsed) for rehearsed in rehearse_all(setting, numbers)]
    spent = (process_time() - began) / len(numbers)
    return {n: (one, spent) for n, one in zip(numbers, outlines, strict=True)}
