"""Random score pads of every kind, request by request, for the browser to score again."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final
from unittest.mock import patch

from scorepad.harness.pad_driver import PadDriver

from dacabo.cabo.rules import Rules as CaboRules
from dacabo.cabo.sheet import Ending
from dacabo.core.errors import DacaboError
from dacabo.dacapo.rules import Rules as DacapoRules
from dacabo.games import GAMES
from dacabo.scorepad import requests as ask
from dacabo.scorepad.cabo.sheet import CaboEntry, Cards, HandEntry, Sum
from dacabo.scorepad.dacapo.sheet import DacapoEntry
from dacabo.scorepad.sheets import SHEETS, RoundEntry
from dacabo.scorepad.view import PadView, view

PADS_PER_RULE_SET: Final = 120
"""The number of random pads of each rule set."""
STEPS: Final = 16
HOUSE: Final[dict[str, dict[str, tuple[Any, ...]]]] = {
    "cabo": {
        "deck": ("cabo", "french"),
        "scoring": ("cabo", "dutch"),
        "hundred": ("always", "once", "never"),
        "limit": (None, 50, 101, 200),
        "rounds": (None, 1, 7),
        "minutes": (None, 45),
        "call_below": (None, 5, 10),
        "starter": ("winner", "youngest"),
        "empty_pile": ("reshuffle", "end-round"),
        "pile_out_after_call": ("end-cabo", "end-pile", "play-on"),
        "turn_limit": (None, 40),
        "caller_locked": (False, True),
        "jokers": (0, 2),
    },
    "dacapo": {"target": (None, 30, 50, 100), "stack": (5, 20)},
}
"""The options that change a sheet, and some of their values."""


def all_pads() -> dict[str, list[dict[str, object]]]:
    """By rule set: pads by its rules, and with house rules."""
    with patch("dacabo.scorepad.view._doubts", return_value=()):  # they take long, and are not told
        return _all_pads()


def _all_pads() -> dict[str, list[dict[str, object]]]:
    return {
        f"{game} {preset}": [*_random_pads(game, preset, Random(preset))]
        for game in SHEETS
        if game in HOUSE
        for preset in GAMES[game].presets
    }


def _random_pads(game: str, preset: str, rng: Random) -> Iterator[dict[str, object]]:
    for number in range(PADS_PER_RULE_SET):
        changes = _house_rules(game, preset, rng) if number % 3 else {}
        rules = GAMES[game].presets[preset].changed(changes)
        players = rng.choice([*rules.players])
        starter = rng.choice([None, None, rng.randrange(players)])
        pad = PadDriver(game, preset, min(players, 6), changes, starter, sealed=True)
        for _ in range(rng.randrange(3) if number % 2 else 0):
            _try(pad, ask.DrawLot(1))
        opened = view(pad.pad, ())
        steps = [
            {"request": asked, "then": _shown(view(pad.pad, ()))}
            for asked in _random_requests(pad, rng)
        ]
        yield {"opened": opened, "steps": steps, "rounds": view(pad.pad, ()).rounds}


def _house_rules(game: str, preset: str, rng: Random) -> dict[str, Any]:
    """Return some changes that can be played together."""
    changes: dict[str, Any] = {}
    for name, values in HOUSE[game].items():
        more = changes | {name: rng.choice(values)}
        if rng.random() < 0.5 and _playable(game, preset, more):
            changes = more
    return changes


def _playable(game: str, preset: str, changes: dict[str, Any]) -> bool:
    try:
        rules = GAMES[game].presets[preset].changed(changes)
    except DacaboError:
        return False
    return bool(rules.players)


def _random_requests(pad: PadDriver, rng: Random) -> Iterator[ask.Request]:
    """Yield what is written on a pad, step by step."""
    for _ in range(STEPS):
        asked = _any_request(pad, rng)
        if _try(pad, asked):
            yield asked


def _try(pad: PadDriver, asked: ask.Request) -> bool:
    try:
        return bool(pad.ask(asked))
    except DacaboError:
        return False


def _any_request(pad: PadDriver, rng: Random) -> ask.Request:
    entries = pad.pad.entries
    seat = rng.randrange(pad.pad.players)
    if not entries or rng.random() < 0.7:
        return ask.Enter(len(entries) + 1, any_entry(pad, rng), sure=True)
    number = rng.randrange(len(entries)) + 1
    other: list[ask.Request] = [
        ask.Correct(number, any_entry(pad, rng), entries[number - 1], sure=True),
        ask.Correct(number, any_entry(pad, rng), entries[number - 1], sure=True),
        ask.TakeBack(len(entries), entries[-1]),
        ask.Leave(seat),
        ask.Return(seat),
        ask.Rename(seat, f"Zoë {pad.pad.number}"),
        ask.CallTime(len(entries) + rng.randrange(2)),
        ask.TakeTimeBack(),
        ask.Prolong(len(entries) + rng.randrange(2)),
        ask.Prolong(len(entries) + 1),
    ]
    return rng.choice(other)


def any_entry(pad: PadDriver, rng: Random) -> RoundEntry:
    rules, players = pad.pad.rules, pad.pad.players
    if isinstance(rules, DacapoRules):
        return DacapoEntry(tuple(rng.choice([0, 1, rng.randrange(21)]) for _ in range(players)))
    assert isinstance(rules, CaboRules)
    caller = rng.choice([None, *range(players)])
    ending = rng.choice([Ending.CABO, Ending.PILE]) if caller is not None else Ending.PILE
    if caller is None and rng.random() < 0.3:
        ending = Ending.TURNS
    return CaboEntry(
        _laid(pad, rng),
        caller,
        ending,
        rng.choice([None, None, rng.randrange(20)]),
    )


def _laid(pad: PadDriver, rng: Random) -> tuple[HandEntry, ...]:
    """Cards or sums; low ones, so that there are ties, and now and then exactly 100 in total."""
    rules = pad.pad.rules
    assert isinstance(rules, CaboRules)
    entries: list[HandEntry] = []
    for total in pad.pad.totals:
        kamikaze = rng.random() < 0.03 and rules.scoring.value == "cabo"
        hundred = 100 - total if 0 <= 100 - total <= 50 else 50
        sums = [rng.randrange(8), rng.randrange(8), rng.randrange(40), hundred]
        entries.append(
            Sum(50 if kamikaze else rng.choice(sums), kamikaze)
            if rng.random() < 0.5
            else Cards(tuple(rng.sample(rules.pack, rng.randrange(1, 6))))
        )
    return tuple(entries)


def _shown(view: PadView) -> dict[str, object]:
    names = ("names", "out", "totals", "last", "agreed", "result", "starters", "asks")
    return {name: getattr(view, name) for name in names}
