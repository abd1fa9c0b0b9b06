"""The analysis in words, on a page and on the command line."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from analysis.harness.matches import EVERY_RULE_SET, STRONG, WEAK, analysed, played
from msgspec.structs import replace

from dacabo.analysis.analyse import analyse
from dacabo.analysis.page import page
from dacabo.analysis.report import Report
from dacabo.analysis.results import CallJudgement
from dacabo.analysis.story import tell_story
from dacabo.cli.main import run
from dacabo.core.phrases import Who
from dacabo.i18n import LANGUAGES, Words

EXAMPLES = Path(__file__).parents[1] / "records" / "examples"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "preset"), EVERY_RULE_SET)
def test_everything_is_told_in_every_language(language: str, game: str, preset: str) -> None:
    """The report names everybody, and the page has the same sentences and its plots."""
    bots = (STRONG, WEAK)
    report = Report(played(game, preset, bots), analysed(game, preset, bots), Words(language))
    lines = [line.text for line in report.lines()]
    assert any(line.startswith("Ana ") for line in lines)
    shown = page(report)
    ET.fromstring(shown.partition("\n")[2].replace("&nbsp;", " "))  # noqa: S314 (our own page)
    assert shown.count("<svg") == 2 + bool(analysed(game, preset, bots).calls)
    assert "<script" not in shown
    assert not re.search(r"(src|href)=", shown)


def test_the_story_adds_up() -> None:
    """What cards and play brought, in whole points, is the margin."""
    analysis = analysed("cabo", "original", (STRONG, WEAK))
    for seat in analysis.seats:
        story = [phrase for phrase in analysis.story if phrase.about.get("who") == Who(seat.seat)]
        margin, cards, play = (
            int(str(phrase.about.get("points", 0)))
            * (1 if phrase.key.endswith(("good", "ahead")) else -1)
            for phrase in story[:3]
        )
        assert margin == cards + play == round(seat.margin)


@pytest.mark.parametrize(
    ("right", "told"),
    [
        ([True, True], "Ben called 2 times, and it paid off every time."),
        ([True], "Ben called once, and it paid off."),
        ([True, False, True], "Ben called 3 times; it paid off 2 times."),
        ([False, True], "Ben called 2 times; it paid off once."),
        ([False, False], "Ben called 2 times; it never paid off."),
        ([False], "Ben called once; it did not pay off."),
    ],
)
def test_the_story_counts_calls(right: list[bool], told: str) -> None:
    """So one reads the pattern of a match, such as that one player never called."""
    seats = analysed("cabo", "original", (STRONG, WEAK)).seats
    calls = [CallJudgement(number, 9, 1, 0.5, one, 1) for number, one in enumerate(right)]
    story = [*map(Words("en", ("Ana", "Ben")).say, tell_story(seats, calls, None, {}))]
    assert told in story
    assert ("Ana never called." in story) == (len(right) >= 3)


def test_a_name_is_escaped() -> None:
    """A name cannot become a part of the page."""
    record = played("cabo", "dutch", (STRONG, WEAK))
    evil = replace(record, names=("<script>alert(1)</script>", '" onload="x'))
    shown = page(Report(evil, analyse(evil), Words("en")))
    assert "<script" not in shown
    assert 'onload="x' not in shown


@pytest.mark.parametrize("name", [file.stem for file in sorted(EXAMPLES.glob("*.dacabo"))])
def test_every_example_can_be_analysed(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Unfinished ones, too, unless the judge does not know their rules."""
    code = run(["analyse", str(EXAMPLES / f"{name}.dacabo"), "--language", "en"])
    out, err = capsys.readouterr()
    assert (code, bool(out), "no judge" in err) in ((0, True, False), (2, False, True))
