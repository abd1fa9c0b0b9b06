"""All phrases of a pad exist in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from scorepad.harness.pad_driver import (
    NAMES,
    PadDriver,
    cards,
    doubts,
    round_with_call,
    round_without_call,
)

import dacabo.scorepad
from dacabo.cabo.sheet import Ending
from dacabo.core.phrases import Phrase
from dacabo.i18n import LANGUAGES, Words
from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.scorepad.dacapo.sheet import DacapoEntry
from dacabo.scorepad.files import paper_of
from dacabo.scorepad.requests import DrawLot, Enter, Leave, Prolong, Rename, Return, TakeTimeBack
from dacabo.scorepad.view import view

KEY = re.compile(r'"(scorepad-[a-z-]+)"')


def current_phrases(pad: PadDriver) -> Iterator[Phrase]:
    """The current phrases of a pad: what to do, the history, and the doubts."""
    now = view(pad.pad)
    yield from now.asks
    yield from (change.said for change in now.history)
    yield from (doubt for r in now.rounds for doubt in r.doubts)


def all_phrases() -> Iterator[Phrase]:
    """All phrases of pads, one way or another."""
    yield from _a_match()
    yield from _doubts()
    yield from _lots()
    for pad in (
        PadDriver(),
        PadDriver(starter=1),
        PadDriver(preset="dutch", changes={"rounds": 2}),
    ):
        yield from current_phrases(pad)
        pad.enter(round_with_call(0, 1, 2, 3))
        yield from current_phrases(pad)
    for preset in ("single", "match"):
        pad = PadDriver("dacapo", preset)
        pad.enter(DacapoEntry((0, 20, 20)))
        yield from current_phrases(pad)
        if preset == "match":
            pad.enter(DacapoEntry((0, 20, 20)))
            yield from current_phrases(pad)


def headings() -> set[str]:
    """The words of a sheet for spreadsheets, which are no sentences."""
    said: set[str] = set()

    def say(phrase: Phrase) -> str:
        said.add(phrase.key)
        return phrase.key

    pad = PadDriver()
    pad.enter(round_with_call(0, 0, 100, 30))
    paper_of(pad.pad, "de", say)
    return said


def _lots() -> Iterator[Phrase]:
    pad = PadDriver(sealed=True)
    pad.ask(DrawLot(1))
    yield from current_phrases(pad)
    pad.enter(round_with_call(2, 101, 30, 0))
    pad.continue_on_new_pad()
    yield from current_phrases(pad)


def _a_match() -> Iterator[Phrase]:
    pad = PadDriver(preset="tournament")
    pad.enter(round_with_call(0, 30, 30, 0), round_with_call(0, 1, 2, 3))
    pad.ask(Enter(2, round_with_call(0, "1", 2, 3), sure=True))
    pad.time_up(playing=True)
    yield from current_phrases(pad)
    pad.enter(round_with_call(0, 1, 2, 3))
    yield from current_phrases(pad)
    pad.correct(1, round_with_call(2, 101, 30, 0))
    pad.ask(Rename(0, "Anna"))
    yield from current_phrases(pad)
    pad.ask(Leave(1))
    pad.ask(Return(1))
    pad.take_back()
    pad.ask(TakeTimeBack())
    yield from current_phrases(pad)
    dutch = PadDriver(preset="dutch")
    dutch.enter(round_with_call(0, 1, 2, 3))
    yield from current_phrases(dutch)
    dutch.ask(Prolong(2))
    dutch.ask(Prolong(1))
    yield from current_phrases(dutch)
    rounds = PadDriver(preset="dutch", changes={"rounds": 2})
    rounds.enter(round_with_call(0, 1, 2, 3), round_with_call(0, 1, 2, 3))
    yield from current_phrases(rounds)


def _doubts() -> Iterator[Phrase]:
    strange = (
        round_with_call(0, 51, 20, 20),
        round_with_call(0, 0, 0, 0),
        CaboEntry((Sum(9, kamikaze=True), Sum(2), Sum(3)), 0),
        round_with_call(0, 20, 50, 2),
        round_with_call(0, "13 13 13", "", "1 2 3 4 5"),
        round_without_call(1, 2, 3),
        CaboEntry((cards("1"), Sum(2), Sum(3)), None, Ending.TURNS),
    )
    for entry in strange:
        yield from doubts(PadDriver(), entry)
    yield from doubts(PadDriver(changes={"sets": False}), round_with_call(0, "1", 20, 20))
    yield from doubts(PadDriver(preset="dutch"), round_with_call(0, 9, 20, 20, called_with=4))
    for left in ((21, 0, 3), (0, 0, 3), (1, 2, 3)):
        yield from doubts(PadDriver("dacapo", "match"), DacapoEntry(left))


def test_all_phrases_of_a_pad_are_tested() -> None:
    """The test below covers every key in the code."""
    code = "".join(
        file.read_text("utf-8") for file in Path(dacabo.scorepad.__path__[0]).rglob("*.py")
    )
    tested_keys = {phrase.key for phrase in all_phrases() if phrase.key.startswith("scorepad-")}
    assert tested_keys | headings() == set(KEY.findall(code))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_of_a_pad_is_a_sentence(language: str) -> None:
    """It is complete, with a capital and an end, and without placeholders."""
    words = Words(language, NAMES)
    for phrase in all_phrases():
        text = words.say(phrase)
        assert re.fullmatch(r"[„“]?[A-ZÀÇÉÎ0-9][^{}$_]*[.!?]", text), (phrase.key, text)
        assert not re.search("['\"]|  |\n", text), (phrase.key, text)
        if language == "fr":
            assert not re.search(r"[ \w][:;!?»]|«[ \w]", text), (phrase.key, text)
        else:
            assert not re.search(r"\s[:;!?]", text), (phrase.key, text)
