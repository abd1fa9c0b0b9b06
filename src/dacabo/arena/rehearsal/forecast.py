"""What organisers ask first: how long it takes, whether time runs out, how many play the final."""

import time
from collections import Counter
from collections.abc import Sequence
from math import ceil
from typing import Final

from dacabo.arena.rehearsal.evening import Outline, outline
from dacabo.arena.rehearsal.running import TOGETHER, get_ready, rehearse_all
from dacabo.arena.rehearsal.setting import Setting
from dacabo.core.phrases import Argument, Phrase
from dacabo.core.values import Value

STEP: Final = 5
"""Minutes of play are told in steps of five: nobody plans more exactly than that."""
_USUAL: Final = 0.5
_LONG: Final = 0.95
_HARDLY: Final = 0.02
"""The share of events below which something hardly ever happens."""
_MOSTLY: Final = 0.6
"""The share of events above which something happens mostly."""
_SOMETIMES: Final = 0.05


class Forecast(Value, kw_only=True):
    """What to expect of an event."""

    events: int
    """The number of rehearsals that it rests on."""
    players: int
    seconds: int
    """Per turn."""
    usual: int
    """Half of the events are over after this many minutes of play, without breaks."""
    long: int
    """95 % of the events are."""
    overtime: float | None
    """The share of events in which time is up at a table; None without a time limit."""
    finalists: int
    """How many usually play the final."""
    more: bool
    """Whether more do now and then."""
    at_once: bool
    """Whether the first match is the final."""


def forecast_of(setting: Setting, events: Sequence[Outline]) -> Forecast:
    """What these events let expect."""
    minutes = sorted(event.seconds / 60 for event in events)
    usual = _rounded(minutes[ceil(_USUAL * len(events)) - 1])
    finals = Counter(event.finalists for event in events)
    finalists = max(finals, key=lambda count: (finals[count], -count))
    more = sum(number for count, number in finals.items() if count > finalists)
    overtime = sum(event.timed_out > 0 for event in events) / len(events)
    return Forecast(
        events=len(events),
        players=len(setting.bots),
        seconds=setting.seconds,
        usual=usual,
        long=max(usual + STEP, _rounded(minutes[ceil(_LONG * len(events)) - 1])),
        overtime=None if setting.minutes is None else overtime,
        finalists=finalists,
        more=more > _SOMETIMES * len(events),
        at_once=all(event.stages == 1 for event in events),
    )


def forecast(setting: Setting, enough: int, seconds: float) -> Forecast:
    """Rehearse until there are enough events, or time is over; at least once."""
    get_ready(setting)
    until = time.monotonic() + seconds
    step = TOGETHER if setting.fast else 1
    found: list[Outline] = []
    while len(found) < enough and (not found or time.monotonic() < until):
        first = len(found) + 1
        numbers = range(first, min(first + step, enough + 1))
        found += map(outline, rehearse_all(setting, numbers))
    return forecast_of(setting, found)


def plan(found: Forecast) -> tuple[Phrase, ...]:
    """The same in sentences."""
    about: dict[str, Argument] = {"low": found.usual, "high": found.long}
    if found.at_once:
        return (Phrase("tournament-plan-one-match", about), *_overtime(found))
    final = "tournament-plan-final-or-more" if found.more else "tournament-plan-final"
    return (
        Phrase("tournament-plan-minutes", about),
        *_overtime(found),
        Phrase(final, {"count": found.finalists}),
    )


def basis(found: Forecast) -> Phrase:
    """What it rests on."""
    about: dict[str, Argument] = {"players": found.players, "seconds": found.seconds}
    return Phrase("tournament-plan-basis", about)


def _overtime(found: Forecast) -> tuple[Phrase, ...]:
    share = found.overtime
    if share is None:
        return ()
    if share < _HARDLY:
        return (Phrase("tournament-plan-in-time"),)
    if share > _MOSTLY:
        return (Phrase("tournament-plan-overtime-mostly"),)
    return (Phrase("tournament-plan-overtime", {"evenings": max(2, round(1 / share))}),)


def _rounded(minutes: float) -> int:
    return STEP * ceil(minutes / STEP)
