"""The figures of many events, for a terminal and as JSON; and one event as JSON."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

import msgspec

from dacabo.arena.rehearsal.figures import Evenness, Figures, Spread
from dacabo.arena.rehearsal.forecast import plan
from dacabo.arena.rehearsal.live_event import FinishedEvent, outline
from dacabo.arena.rehearsal.setting import Setting
from dacabo.arena.rehearsal.story import WIDEST, settings_text
from dacabo.arena.report.table import (
    SHARE_DIGITS,
    Kind,
    ReportLine,
    Row,
    decimal,
    grid,
    interval_text,
    value_text,
)
from dacabo.i18n import Words
from dacabo.tournament.views.pages import public_view

_ROWS: Final = {
    "stages": "rehearsal-stages",
    "tables": "rehearsal-tables",
    "matches": "rehearsal-matches",
    "rounds": "rehearsal-rounds",
    "turns": "rehearsal-turns",
    "minutes": "rehearsal-minutes",
    "timed_out": "rehearsal-timed-out-matches",
    "shared_wins": "rehearsal-shared-wins",
    "decisions_before_final": "rehearsal-decisions-before-final",
    "decisions_in_final": "rehearsal-decisions-in-final",
    "finalists": "rehearsal-finalists",
    "sharing": "rehearsal-sharing",
}
"""The label of each number of an event."""
_SPREAD: Final = (
    "rehearsal-mean",
    "rehearsal-interval",
    "rehearsal-least",
    "rehearsal-within",
    "rehearsal-most",
)
_SIGNIFICANT_DIGITS: Final = 4
"""The rough number of digits of a mean, because one tie-break round in a hundred events matters."""


def table_lines(figures: Figures, words: Words) -> Iterator[ReportLine]:
    """Format the figures, the answer first; deterministic, byte for byte."""
    setting = figures.setting
    yield from _remark(" ".join(words.say(phrase) for phrase in plan(figures.forecast)))
    yield ReportLine(Kind.REMARK, "")
    yield ReportLine(Kind.HEADING, words.text("rehearsal-title", players=len(setting.bots)))
    yield from _remark(words.text("rehearsal-played", events=figures.events))
    yield from _remark(settings_text(setting, words))
    yield ReportLine(Kind.REMARK, "")
    rows = [Row(words.text(_ROWS[name]), _spread(s, words)) for name, s in figures.spreads.items()]
    yield from grid([words.text(key) for key in _SPREAD], rows)
    yield ReportLine(Kind.REMARK, "")
    if figures.evenness is None:
        yield from _levels(figures, words)
    else:
        yield from _remark(_even(figures.evenness, words))
    if figures.groups:
        yield ReportLine(Kind.REMARK, "")
        yield from _remark(words.text("rehearsal-groups"))
        yield from _groups(figures, words)
    yield ReportLine(Kind.REMARK, "")
    yield from _remark(words.text("rehearsal-reading"))


def speed_text(events: int, cpu_seconds: float, words: Words) -> str:
    """Return the number of events per CPU second."""
    return words.text("rehearsal-speed", events=decimal(events / cpu_seconds, 2, words))


def _spread(spread: Spread, words: Words) -> list[str]:
    """Return the cells of a distribution; a number that never varies has only one."""
    if spread.least == spread.most:
        return [_plain(spread.most, words), "", "", "", ""]
    digits = max(0, min(2, _SIGNIFICANT_DIGITS - len(str(int(spread.mean.value)))))
    return [
        value_text(spread.mean, 1, digits, words),
        interval_text(spread.mean, 1, digits, words),
        *(_plain(number, words) for number in (spread.least, spread.within, spread.most)),
    ]


def _plain(number: float, words: Words) -> str:
    return decimal(number, 0 if number == int(number) else 1, words)


def _levels(figures: Figures, words: Words) -> Iterator[ReportLine]:
    """The wins by bot, and how often the best players win."""
    keys = ("rehearsal-players", "rehearsal-won", "rehearsal-chance", "rehearsal-mean-place")
    rows = [
        Row(
            level.bot,
            [
                str(level.players),
                value_text(level.won, 100, SHARE_DIGITS, words),
                decimal(100 * level.chance, SHARE_DIGITS, words),
                value_text(level.mean_place, 1, SHARE_DIGITS, words),
            ],
            [
                "",
                interval_text(level.won, 100, SHARE_DIGITS, words),
                "",
                interval_text(level.mean_place, 1, SHARE_DIGITS, words),
            ],
        )
        for level in figures.levels
    ]
    yield from grid([words.text(key) for key in keys], rows)
    best = figures.levels[0]
    yield ReportLine(Kind.REMARK, "")
    yield from _remark(
        words.text(
            "rehearsal-best",
            bot=best.bot,
            won=value_text(best.won, 100, SHARE_DIGITS, words),
            chance=decimal(100 * best.chance, SHARE_DIGITS, words),
        )
    )


def _even(evenness: Evenness, words: Words) -> str:
    wins = words.text(
        "rehearsal-even",
        fewest=evenness.fewest,
        most=evenness.most,
        expected=_plain(evenness.expected, words),
    )
    if evenness.by_chance is None:
        return f"{wins} {words.text('rehearsal-even-unsure')}"
    share = decimal(100 * evenness.by_chance, SHARE_DIGITS, words)
    return f"{wins} {words.text('rehearsal-even-chance', share=share)}"


def _groups(figures: Figures, words: Words) -> Iterator[ReportLine]:
    """Yield the effect of being drawn into a larger group."""
    keys = ("rehearsal-players", "rehearsal-won-by-each", "rehearsal-chance")
    even = decimal(100 / len(figures.setting.bots), SHARE_DIGITS, words)
    rows = [
        Row(
            words.text("rehearsal-group-of", size=group.size),
            [str(group.players), value_text(group.won, 100, SHARE_DIGITS, words), even],
            ["", interval_text(group.won, 100, SHARE_DIGITS, words), ""],
        )
        for group in figures.groups
    ]
    yield from grid([words.text(key) for key in keys], rows)


def _remark(text: str) -> Iterator[ReportLine]:
    for line in wrap(text, WIDEST):
        yield ReportLine(Kind.REMARK, line)


def event_json(setting: Setting, rehearsed: FinishedEvent) -> str:
    """Return one event: its figures, and the contents of its public page."""
    event = rehearsed.event
    return _text(
        {
            "setting": _setting(setting),
            "outline": outline(rehearsed),
            "event": public_view(event, event.log[-1].at),
        }
    )


def figures_json(figures: Figures) -> str:
    """Return all figures of many events."""
    best, *others = figures.levels
    return _text(
        {
            "setting": _setting(figures.setting),
            "events": figures.events,
            "forecast": figures.forecast,
            "per_event": figures.spreads,
            "best": {"bot": best.bot, "won": best.won, "chance": best.chance} if others else None,
            "levels": figures.levels,
            "evenness": figures.evenness,
            "first_groups": figures.groups,
        }
    )


def _setting(setting: Setting) -> dict[str, object]:
    return {
        "players": len(setting.bots),
        "bots": setting.players_per_bot,
        "seed": setting.seed,
        "seconds_a_turn": setting.seconds,
        "minutes_a_match": setting.minutes,
        "fast": setting.fast,
    }


def _text(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
