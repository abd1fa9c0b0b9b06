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
from dacabo.arena.rehearsal.live_event import FinishedEvent, LiveEvent, Outline, outline, run_event
from dacabo.arena.rehearsal.setting import Setting
from dacabo.arena.sharing import Where, map_tasks
from dacabo.tournament.draw import MIN_PLAYERS

EVENTS_AT_ONCE: Final = 25
"""The number of events that are played side by side on the simulator."""


def rehearse(
    setting: Setting, number: int, watch: Callable[[int], None] = lambda _matches: None
) -> FinishedEvent:
    """Play the event with this number; `watch` is called with the number of finished bouts."""
    if setting.fast:
        return rehearse_on_simulator(setting, [number])[0]
    event = run_event(setting, number)
    finished_bouts = 0
    setups = next(event)
    while True:
        results = []
        for setup in setups:
            results.append(play_bout(setting, number, setup))
            finished_bouts += 1
            watch(finished_bouts)
        try:
            setups = event.send(results)
        except StopIteration as end:
            finished_event: FinishedEvent = end.value
            return finished_event


def rehearse_all(setting: Setting, numbers: Sequence[int]) -> list[FinishedEvent]:
    """Play the events with these numbers."""
    if setting.fast:
        return rehearse_on_simulator(setting, numbers)
    return [rehearse(setting, number) for number in numbers]


def prepare(setting: Setting) -> None:
    """Compile what the simulator needs before anything is timed."""
    if setting.fast:
        backend().prepare(setting.rules, MIN_PLAYERS)


def rehearse_on_simulator(setting: Setting, numbers: Sequence[int]) -> list[FinishedEvent]:
    """Play these events on the simulator; all their tables that can play now play at once."""
    events = {number: run_event(setting, number) for number in numbers}
    setups_of = {number: next(event) for number, event in events.items()}
    finished: dict[int, FinishedEvent] = {}
    while setups_of:
        bouts = [(number, setup) for number, setups in setups_of.items() for setup in setups]
        results = iter(play_bouts(setting, bouts))
        for number, setups in tuple(setups_of.items()):
            try:
                setups_of[number] = events[number].send([next(results) for _ in setups])
            except StopIteration as end:
                finished[number] = end.value
                del setups_of[number]
    return [finished[number] for number in numbers]


class RehearsalRun(NamedTuple):
    """The finished events without gaps from the first, and what interrupted the others."""

    outlines: list[Outline]
    cpu_seconds: float
    """CPU seconds spent on these events."""
    interruption: KeyboardInterrupt | ArenaError | None


def run(setting: Setting, events: int, where: Where, watch: Callable[[int], None]) -> RehearsalRun:
    """Play the events from 1 on; `watch` receives the number of finished events.

    The results do not depend on where they are played. After an interruption, events that
    overtook an unfinished one are dropped; otherwise short events would be overrepresented.
    """
    LiveEvent(setting, 1)  # an impossible event is refused before anything is played
    finished: dict[int, tuple[Outline, float]] = {}
    interruption: KeyboardInterrupt | ArenaError | None = None
    try:
        watch(0)
        step = EVENTS_AT_ONCE if setting.fast else 1
        prepare(setting)
        play = partial(_play_timed, setting, step, events)
        with closing(map_tasks(play, range(1, events + 1, step), where)) as results:
            for result in results:
                if result is not None:
                    _, part = result
                    finished |= part
                watch(len(finished))
    except (KeyboardInterrupt, ArenaError) as error:
        interruption = error
    without_gaps: list[tuple[Outline, float]] = []
    while len(without_gaps) + 1 in finished:
        without_gaps.append(finished[len(without_gaps) + 1])
    return RehearsalRun(
        [event for event, _ in without_gaps],
        sum(cpu_seconds for _, cpu_seconds in without_gaps),
        interruption,
    )


def _play_timed(
    setting: Setting, step: int, last: int, first: int
) -> dict[int, tuple[Outline, float]]:
    """Play the events from `first` on, and return them by number with their share of the time."""
    started = process_time()
    numbers = range(first, min(first + step - 1, last) + 1)
    outlines = [outline(rehearsed) for rehearsed in rehearse_all(setting, numbers)]
    cpu_seconds = (process_time() - started) / len(numbers)
    return {number: (event, cpu_seconds) for number, event in zip(numbers, outlines, strict=True)}
