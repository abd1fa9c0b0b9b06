"""A pad offers first the options that change its sheet, and no others."""

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
    """The fields of a sheet and its scoring, and whether it has a clock."""
    sheet, rules = writing.pad.sheet, writing.pad.rules
    return sheet.fields(rules), sheet.has_clock(rules)


def outcome_by_round(writing: PadDriver, entries: list[Any]) -> list[Any]:
    """Round by round: the result, how the match ended, and who begins the next one."""
    pad = writing.pad
    sheet, rules = pad.sheet, pad.rules
    results: list[Any] = []
    outcomes: list[Any] = []
    for entry in entries:
        try:
            read = sheet.read(rules, PLAYERS, entry, ())
        except PadError as refused:
            outcomes.append(refused.code)
            continue
        results.append(sheet.score(rules, read, results, ()))
        ended = sheet.ended(rules, results, (), time_up=False, agreed=None)
        outcomes.append((results[-1], ended, sheet.begins(rules, PLAYERS, results, 0, ())))
    return outcomes


@pytest.mark.parametrize(
    ("game", "option"), OPTIONS, ids=lambda one: one if isinstance(one, str) else one.name
)
def test_an_option_is_listed_if_it_changes_the_sheet(game: str, option: OptionOffer) -> None:
    """Some value of it does; an option that is not listed changes no points, end or starter."""
    assert OFFERS[game].on_pads == SHEETS[game].options
    listed = option.name in SHEETS[game].options
    compared_pads = [*pads(game, option)]
    assert compared_pads
    if listed:
        assert any(sheet_of(plain) != sheet_of(changed) for plain, changed in compared_pads)
        return
    rng = Random(option.name)
    for plain, changed in compared_pads:
        entries = [any_entry(plain, rng) for _ in range(ROUNDS)]
        assert outcome_by_round(plain, entries) == outcome_by_round(changed, entries)


def test_few_options_are_listed() -> None:
    """At most half of the options of Cabo are, so that people find those they need."""
    assert {game: len(SHEETS[game].options) for game in OFFERS if game in SHEETS} == {
        "cabo": 11,
        "dacapo": 2,
    }
