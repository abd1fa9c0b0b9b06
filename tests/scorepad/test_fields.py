"""A sheet offers an entry exactly if the pad accepts it without a doubt."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import pytest
from msgspec.structs import replace
from scorepad.harness.pad_driver import cards

from dacabo.cabo.cards import DeckKind
from dacabo.cabo.rules import PRESETS, Hundred, Rules, Scoring
from dacabo.cabo.sheet import Ending
from dacabo.core.errors import RulesError
from dacabo.games import GAMES
from dacabo.log import Context
from dacabo.scorepad.cabo.sheet import SHEET, CaboEntry, CaboFields, CaboPoints, Sum
from dacabo.scorepad.commands import Opening, open_pad
from dacabo.scorepad.dacapo.sheet import SHEET as DACAPO
from dacabo.scorepad.dacapo.sheet import DacapoEntry
from dacabo.scorepad.errors import PadError
from dacabo.scorepad.pad import apply
from dacabo.scorepad.sheets import SHEETS
from dacabo.scorepad.view import view

OPTIONS: Final[dict[str, tuple[Any, ...]]] = {
    "jokers": (0, 2),
    "caller_locked": (False, True),
    "call_below": (None, 5),
    "empty_pile": ("reshuffle", "end-round"),
    "pile_out_after_call": ("end-cabo", "end-pile", "play-on"),
    "turn_limit": (None, 40),
}
"""The options that change what can be entered, besides the deck and the scoring of a preset."""


def house_rules(preset: str) -> Iterator[Rules]:
    """A preset with every combination of these options that can be played."""
    yield PRESETS[preset]
    for values in product(*OPTIONS.values()):
        try:
            yield PRESETS[preset].changed(dict(zip(OPTIONS, values, strict=True)))
        except RulesError:
            continue


def accepts(rules: Rules, entry: CaboEntry) -> bool:
    """Whether this entry can be made as it is: not refused, not doubted, nothing of it ignored."""
    try:
        read = SHEET.read(rules, 2, entry, ())
    except PadError:
        return False
    return read == entry and not SHEET.doubts(rules, 2, read, ())


@pytest.mark.parametrize("preset", PRESETS)
def test_cabo_offers_exactly_the_entries_that_its_rules_accept(preset: str) -> None:
    """This is true for every rule set and its house rules."""
    two = (Sum(6), Sum(9))
    for rules in house_rules(preset):
        fields = SHEET.fields(rules)
        assert fields.deck is rules.deck
        assert fields.jokers == accepts(rules, CaboEntry((Sum(-1), Sum(9)), 0))
        assert fields.jokers == accepts(rules, CaboEntry((cards("X"), Sum(9)), 0))
        assert fields.kamikaze == accepts(rules, CaboEntry((Sum(6), Sum(50, kamikaze=True)), 0))
        for ending in Ending:
            offered = ending in fields.endings
            assert offered == accepts(rules, CaboEntry(two, None, ending)), ending
        assert fields.pile_out == accepts(rules, CaboEntry(two, 0, Ending.PILE))
        assert fields.called_with == accepts(rules, CaboEntry(two, 0, called_with=4))


def test_the_sheets_of_cabo_have_the_fields_of_their_rules() -> None:
    """The expected fields are written out for each rule set."""
    original = SHEET.fields(PRESETS["original"])
    assert original == CaboFields(
        full=4,
        full_sum=50,
        deck=DeckKind.CABO,
        jokers=False,
        kamikaze=True,
        endings=(),
        pile_out=False,
        called_with=False,
        most_cards=60,
        highest=1_000,
        points=CaboPoints(
            scoring=Scoring.CABO,
            hundred=Hundred.ALWAYS,
            call_below=None,
            limit=101,
            rounds=None,
            youngest_begins=False,
            pile_after_call=False,
        ),
    )
    growing = SHEET.fields(PRESETS["gretel-malte"])  # a failed set adds cards
    assert (growing.full, growing.full_sum) == (None, None)
    assert replace(growing, full=4, full_sum=50) == original
    assert SHEET.fields(PRESETS["tournament"]).endings == (Ending.PILE,)
    dutch = SHEET.fields(PRESETS["dutch"])
    assert (dutch.deck, dutch.jokers, dutch.kamikaze) == (DeckKind.FRENCH, True, False)


def test_the_bounds_are_those_of_an_entry() -> None:
    """One more is refused."""
    rules = PRESETS["original"]
    most, highest = SHEET.fields(rules).most_cards, SHEET.fields(rules).highest
    for laid in cards("1 " * most), Sum(highest), Sum(-highest):
        SHEET.read(rules, 2, CaboEntry((laid, Sum(9)), 0), ())
    for laid in cards("1 " * (most + 1)), Sum(highest + 1), Sum(-highest - 1):
        with pytest.raises(PadError):
            SHEET.read(rules, 2, CaboEntry((laid, Sum(9)), 0), ())
    for preset in GAMES["dacapo"].presets.values():
        left = DACAPO.fields(preset).highest
        DACAPO.read(preset, 2, DacapoEntry((0, left)), ())
        with pytest.raises(PadError):
            DACAPO.read(preset, 2, DacapoEntry((0, left + 1)), ())


@pytest.mark.parametrize(
    ("game", "preset"), [(game, preset) for game in SHEETS for preset in GAMES[game].presets]
)
def test_a_pad_shows_the_fields_of_its_sheet(game: str, preset: str) -> None:
    """It also has the tag of its game, and says whether time can be called."""
    pad = apply(None, open_pad(Opening(game, preset, ("Ana", "Ben")), Context(0, "x")))
    seen, sheet = view(pad), SHEETS[game]
    assert seen.fields == sheet.fields(pad.rules)
    assert seen.clock == sheet.has_clock(pad.rules)
    assert isinstance(seen.fields, sheet.fields_type)
    assert sheet.fields_type.__struct_config__.tag == sheet.entry_type.__struct_config__.tag == game
