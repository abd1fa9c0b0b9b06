"""An event, or the figures of many, as deterministic JSON."""

import msgspec

from dacabo.rehearsal.evening import Rehearsed
from dacabo.rehearsal.figures import Figures
from dacabo.rehearsal.outline import outline
from dacabo.rehearsal.setting import Setting
from dacabo.tournament.pages.pages import public_view


def event_json(setting: Setting, rehearsed: Rehearsed) -> str:
    """One event: its figures, and the contents of its public page."""
    event = rehearsed.event
    return _text(
        {
            "setting": _setting(setting),
            "outline": outline(rehearsed),
            "event": public_view(event, event.log[-1].at),
        }
    )


def figures_json(figures: Figures) -> str:
    """All figures of many events."""
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
        "bots": setting.levels,
        "seed": setting.seed,
        "seconds_a_turn": setting.seconds,
        "minutes_a_match": setting.minutes,
        "fast": setting.fast,
    }


def _text(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
