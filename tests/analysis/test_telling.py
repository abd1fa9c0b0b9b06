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
from dacabo.analysis.results import CallJudgement, CallVerdict
from dacabo.analysis.story import call_phrase, call_verdict, tell_story
from dacabo.cabo.cards import VALUE
from dacabo.cli.main import run
from dacabo.core.phrases import Who
from dacabo.i18n import LANGUAGES, Words
from dacabo.records import frames

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
    calls = [
        CallJudgement(number, 9, 1, 0.5, one, 1, CallVerdict.RIGHT)
        for number, one in enumerate(right)
    ]
    story = [*map(Words("en", ("Ana", "Ben")).say, tell_story(seats, calls, None, {}))]
    assert told in story
    assert ("Ana never called." in story) == (len(right) >= 3)


@pytest.mark.parametrize(
    ("chance", "right", "told"),
    [
        (0.62, True, "62% – and it paid off."),
        (0.62, False, "62% – a good call, but unlucky."),
        (0.3, True, "30% – bold, and lucky."),
        (0.4, False, "40% – a little early."),
        (0.2, False, "20% – too early."),
        (0.004, False, "0% – far too early."),
    ],
)
def test_a_call_is_judged_by_its_chance(chance: float, *, right: bool, told: str) -> None:
    """A call that could hardly be right was not just a little early."""
    verdict = call_verdict(chance, right=right)
    call = CallJudgement(1, 9, 1, chance, right, -23, verdict)
    said = Words("en", ("Ana", "Ben")).say(call_phrase(call))
    assert said.replace("\u00a0", " ").endswith(told)


def test_a_call_tells_what_its_caller_knew() -> None:
    """The points are named only if the caller had seen all cards, and then they are right."""
    calls, frames_by_place = [], {}
    for seed in (1, 2):
        record = played("cabo", "original", (STRONG, WEAK), seed)
        calls += [(seed, call) for call in analysed("cabo", "original", (STRONG, WEAK), seed).calls]
        for frame in frames(record):
            frames_by_place[seed, frame.round, frame.number] = frame
    known = [(seed, call) for seed, call in calls if call.known is not None]
    assert known
    for seed, call in known:
        layout = frames_by_place[seed, call.round, call.frame].before.round.layouts[call.seat]
        assert call.known == sum(VALUE[card] for card in layout if card is not None)


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
