"""The options that a pad offers first: those that change its sheet, and no others."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from scorepad.harness.pad_driver import PadDriver
from web.harness.random_pads import any_entry

from dacabo.core.errors import DacaboError
from dacabo.core.rules import Setting
from dacabo.games import GAMES
from dacabo.scorepad.errors import PadError
from dacabo.scorepad.sheets import SHEETS
from dacabo.server.wire.offers import OptionOffer, offers

ROUNDS = 12
PLAYERS = 3
NUMBERS = (0, 1, 2, 5, 7, 40, 60, 101)
OFFERS = {offer.name: offer for offer in offers()}
OPTIONS = [(game, option) for game in SHEETS for option in OFFERS[game].options]


def values(option: OptionOffer) -> list[Setting]:
    """Some values of an option."""
    if option.kind == "switch":
        return [True, False]
    if option.kind == "choice":
        return [*option.choices]
    numbers = [n for n in NUMBERS if (option.lowest or 0) <= n <= (option.highest or n)]
    return [*numbers, *([None] if option.none else [])]


def pads(game: str, option: OptionOffer) -> Iterator[tuple[PadDriver, PadDriver]]:
    """Pads of every rule set, with and without a change."""
    for preset in GAMES[game].presets:
        for value in values(option):
            try:
                changed = PadDriver(game, preset, PLAYERS, {option.name: value})
            except DacaboError:
                continue
            yield PadDriver(game, preset, PLAYERS), changed


def sheet_of(writing: PadDriver) -> tuple[Any, bool]:
    """What can be entered and how it is scored; whether there is a clock."""
    sheet, rules = writing.pad.sheet, writing.pad.rules
    return sheet.fields(rules), sheet.has_clock(rules)


def course(writing: PadDriver, entries: list[Any]) -> list[Any]:
    """Round by round: the result, how the match ended, and who begins the next one."""
    pad = writing.pad
    sheet, rules = pad.sheet, pad.rules
    results: list[Any] = []
    found: list[Any] = []
    for entry in entries:
        try:
            read = sheet.read(rules, PLAYERS, entry, ())
        except PadError as refused:
            found.append(refused.code)
            continue
        results.append(sheet.score(rules, read, results, ()))
        ended = sheet.ended(rules, results, (), time_up=False, agreed=None)
        found.append((results[-1], ended, sheet.begins(rules, PLAYERS, results, 0, ())))
    return found


@pytest.mark.parametrize(
    ("game", "option"), OPTIONS, ids=lambda one: one if isinstance(one, str) else one.name
)
def test_an_option_is_listed_if_it_changes_the_sheet(game: str, option: OptionOffer) -> None:
    """Some value of it does; and where it is not listed, none changes points, end or starter."""
    assert OFFERS[game].on_pads == SHEETS[game].options
    listed = option.name in SHEETS[game].options
    found = [*pads(game, option)]
    assert found
    if listed:
        assert any(sheet_of(plain) != sheet_of(changed) for plain, changed in found)
        return
    rng = Random(option.name)
    for plain, changed in found:
        entries = [any_entry(plain, rng) for _ in range(ROUNDS)]
        assert course(plain, entries) == course(changed, entries)


def test_few_options_are_listed() -> None:
    """Whoever opens a pad for Cabo finds what they look for among half of them."""
    assert {game: len(SHEETS[game].options) for game in OFFERS if game in SHEETS} == {
        "cabo": 11,
        "dacapo": 2,
    }
