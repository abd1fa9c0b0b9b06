"""Playing events: one after the other by real matches, or many side by side on the twin."""

from collections.abc import Callable, Sequence
from typing import Final

from dacabo.arena.backend import backend
from dacabo.rehearsal.bouts import play_bout
from dacabo.rehearsal.evening import Rehearsed, evening
from dacabo.rehearsal.setting import Setting
from dacabo.tournament.draw import FEWEST

TOGETHER: Final = 25
"""Events that are played side by side on the twin."""


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
    """Compile what the twin needs, once for a machine: before a clock runs."""
    if setting.fast:
        backend().prepare(setting.rules, FEWEST)


def rehearse_together(setting: Setting, numbers: Sequence[int]) -> list[Rehearsed]:
    """Play these events on the twin; all their tables that can play now play at once."""
    from dacabo.rehearsal.fast import play_bouts  # noqa: PLC0415 (few play on the twin)

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
