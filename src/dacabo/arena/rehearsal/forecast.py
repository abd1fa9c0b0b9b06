"""The forecast that organisers ask for first: the duration, overtime, and the size of the final."""

import time
from collections import Counter
from collections.abc import Sequence
from math import ceil
from typing import Final

from dacabo.arena.rehearsal.live_event import Outline, outline
from dacabo.arena.rehearsal.running import EVENTS_AT_ONCE, prepare, rehearse_all
from dacabo.arena.rehearsal.setting import USUAL_PACE, Setting
from dacabo.core.phrases import Argument, Phrase
from dacabo.core.values import Value

STEP: Final = 5
"""Minutes of play are rounded up to this step, because nobody plans more exactly."""
_USUAL: Final = 0.5
"""The share of events that take at most the usual time."""
_LONG: Final = 0.95
"""The share of events that take at most the long time."""
_HARDLY: Final = 0.02
"""The share of events below which something hardly ever happens."""
_MOSTLY: Final = 0.6
"""The share of events above which something happens mostly."""
_SOMETIMES: Final = 0.05
"""The share of events above which something happens now and then."""


class Forecast(Value, kw_only=True):
    """The figures that an organiser can expect of an event."""

    events: int
    """The number of rehearsals that the forecast rests on."""
    players: int
    seconds: int
    """The seconds per turn."""
    usual: int
    """Half of the events are over after this many minutes of play, without breaks."""
    long: int
    """95 % of the events are over after this many minutes of play, without breaks."""
    overtime: float | None
    """The share of events in which time is up at a table; None without a time limit."""
    finalists: int
    """The usual number of players in the final."""
    more: bool
    """Whether the final has more players now and then."""
    at_once: bool
    """Whether the first match is the final."""


def forecast_of(setting: Setting, events: Sequence[Outline]) -> Forecast:
    """Return the forecast that follows from these rehearsals."""
    minutes = sorted(event.seconds / 60 for event in events)
    usual = _rounded(minutes[ceil(_USUAL * len(events)) - 1])
    final_sizes = Counter(event.finalists for event in events)
    finalists = max(final_sizes, key=lambda size: (final_sizes[size], -size))
    larger_finals = sum(count for size, count in final_sizes.items() if size > finalists)
    overtime = sum(event.timed_out > 0 for event in events) / len(events)
    return Forecast(
        events=len(events),
        players=len(setting.bots),
        seconds=setting.seconds,
        usual=usual,
        long=max(usual + STEP, _rounded(minutes[ceil(_LONG * len(events)) - 1])),
        overtime=None if setting.minutes is None else overtime,
        finalists=finalists,
        more=larger_finals > _SOMETIMES * len(events),
        at_once=all(event.stages == 1 for event in events),
    )


def forecast(setting: Setting, enough: int, seconds: float) -> Forecast:
    """Rehearse at least once, until there are enough events or this many seconds are over."""
    prepare(setting)
    deadline = time.monotonic() + seconds
    step = EVENTS_AT_ONCE if setting.fast else 1
    outlines: list[Outline] = []
    while len(outlines) < enough and (not outlines or time.monotonic() < deadline):
        first = len(outlines) + 1
        numbers = range(first, min(first + step, enough + 1))
        outlines += map(outline, rehearse_all(setting, numbers))
    return forecast_of(setting, outlines)


_CALIBRATIONS: Final = 8
"""The rehearsals that tell how many turns a round has."""


def pace_for(setting: Setting, hand_ms: int) -> int:
    """The seconds per turn with which each player's share of a round takes so many milliseconds."""
    prepare(setting)
    turns = hands = 0
    for rehearsed in rehearse_all(setting, range(1, _CALIBRATIONS + 1)):
        turns += rehearsed.turns
        matches = [match for stage in rehearsed.event.stages for match in stage.matches]
        hands += sum(len(match.rounds) * len(match.active) for match in matches)
    return min(_SLOWEST, max(1, round(hand_ms * hands / turns / 1000))) if turns else USUAL_PACE


_SLOWEST: Final = 60
"""Seconds per turn; a slower table has taken a break."""


def plan(expected: Forecast) -> tuple[Phrase, ...]:
    """Return a forecast in sentences."""
    about: dict[str, Argument] = {"low": expected.usual, "high": expected.long}
    if expected.at_once:
        return (Phrase("tournament-plan-one-match", about), *_overtime(expected))
    final = "tournament-plan-final-or-more" if expected.more else "tournament-plan-final"
    return (
        Phrase("tournament-plan-minutes", about),
        *_overtime(expected),
        Phrase(final, {"count": expected.finalists}),
    )


def basis(expected: Forecast) -> Phrase:
    """Return a sentence that says on what pace and field the forecast rests."""
    about: dict[str, Argument] = {"players": expected.players, "seconds": expected.seconds}
    return Phrase("tournament-plan-basis", about)


def _overtime(expected: Forecast) -> tuple[Phrase, ...]:
    share = expected.overtime
    if share is None:
        return ()
    if share < _HARDLY:
        return (Phrase("tournament-plan-in-time"),)
    if share > _MOSTLY:
        return (Phrase("tournament-plan-overtime-mostly"),)
    return (Phrase("tournament-plan-overtime", {"evenings": max(2, round(1 / share))}),)


def _rounded(minutes: float) -> int:
    return STEP * ceil(minutes / STEP)
