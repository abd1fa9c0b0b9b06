"""Playing events: one after the other by real matches, or many side by side on the simulator.

Many are played on all cores, or on a cluster, until they are done or interrupted.
"""

from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from time import process_time
from typing import Final, NamedTuple

from dacabo.arena.backend import backend
from dacabo.arena.entrants import ArenaError
from dacabo.arena.rehearsal.bouts import play_bout, play_bouts
from dacabo.arena.rehearsal.evening import Evening, Outline, Rehearsed, evening, outline
from dacabo.arena.rehearsal.setting import Setting
from dacabo.arena.sharing import Where, shared
from dacabo.tournament.draw import MIN_PLAYERS

TOGETHER: Final = 25
"""Events that are played side by side on the simulator."""


def rehearse(
    setting: Setting, number: int, watch: Callable[[int], None] = lambda _matches: None
) -> Rehearsed:
    """Play the event with this number; `watch` is told how often a table has finished."""
    if setting.fast:
        return rehearse_together(setting, [number])[0]
    playing = evening(setting, number)
    finished = 0
    meetings = next(playing)
    while True:
        bouts = []
        for meeting in meetings:
            bouts.append(play_bout(setting, number, meeting))
            finished += 1
            watch(finished)
        try:
            meetings = playing.send(bouts)
        except StopIteration as over:
            rehearsed: Rehearsed = over.value
            return rehearsed


def rehearse_all(setting: Setting, numbers: Sequence[int]) -> list[Rehearsed]:
    """Play the events with these numbers."""
    if setting.fast:
        return rehearse_together(setting, numbers)
    return [rehearse(setting, number) for number in numbers]


def get_ready(setting: Setting) -> None:
    """Compile what the simulator needs, once for a machine: before a clock runs."""
    if setting.fast:
        backend().prepare(setting.rules, MIN_PLAYERS)


def rehearse_together(setting: Setting, numbers: Sequence[int]) -> list[Rehearsed]:
    """Play these events on the simulator; all their tables that can play now play at once."""
    playing = {number: evening(setting, number) for number in numbers}
    asked = {number: next(one) for number, one in playing.items()}
    rehearsed: dict[int, Rehearsed] = {}
    while asked:
        bouts = iter(play_bouts(setting, [(n, meeting) for n in asked for meeting in asked[n]]))
        for number, meetings in tuple(asked.items()):
            try:
                asked[number] = playing[number].send([next(bouts) for _ in meetings])
            except StopIteration as over:
                rehearsed[number] = over.value
                del asked[number]
    return [rehearsed[number] for number in numbers]


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
