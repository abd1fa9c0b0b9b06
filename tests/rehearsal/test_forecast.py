"""How long an evening takes: the answer, before all figures."""

from typing import Any

import pytest
from msgspec.structs import replace

from dacabo.arena.rehearsal import Forecast, Outline, Setting, forecast, forecast_of, plan, set_up
from dacabo.cli.main import execute
from dacabo.i18n import LANGUAGES, Words

SETTING = set_up(17, "allegro", fast=True)
EVENT = Outline(
    places=(1, 2, 3),
    group=3,
    stages=2,
    tables=4,
    matches=5,
    rounds=40,
    turns=1000,
    seconds=70 * 60,
    timed_out=0,
    shared_wins=0,
    decisions_before_final=0,
    decisions_in_final=0,
    finalists=4,
    sharing=0,
)


def expect(*events: dict[str, Any], setting: Setting = SETTING) -> Forecast:
    """Return what these events let expect; each is like `EVENT` but for what it says."""
    return forecast_of(setting, [replace(EVENT, **event) for event in events])


def sentences_of(expected: Forecast) -> str:
    """Return the answer in English."""
    return " ".join(Words("en").say(phrase) for phrase in plan(expected))


def test_half_are_over_after_the_shorter_time_and_nearly_all_after_the_longer() -> None:
    """In steps of five minutes, never too short."""
    expected = expect(*({"seconds": 60 * minutes} for minutes in range(1, 101)))
    assert (expected.usual, expected.long) == (50, 95)
    expected = expect(*({"seconds": 60 * minutes + 1} for minutes in range(1, 101)))
    assert (expected.usual, expected.long) == (55, 100)
    assert sentences_of(expect({})).startswith("Allow 70–75 minutes of play, plus breaks.")


@pytest.mark.parametrize(
    ("late", "sentence"),
    [
        (0, "Tables hardly ever run out of time."),
        (1, "Tables hardly ever run out of time."),
        (10, "On one evening in 10, a table runs out of time."),
        (33, "On one evening in 3, a table runs out of time."),
        (50, "On one evening in two, a table runs out of time."),
        (60, "On one evening in two, a table runs out of time."),
        (61, "On most evenings a table runs out of time."),
        (100, "On most evenings a table runs out of time."),
    ],
)
def test_how_often_time_runs_out(late: int, sentence: str) -> None:
    """At one table or at several: an evening counts once."""
    events = [{"timed_out": 1 + number % 3} if number < late else {} for number in range(100)]
    assert sentence in sentences_of(expect(*events))


def test_without_a_time_limit_nothing_is_said_of_it() -> None:
    """There is no time to run out of."""
    endless = replace(SETTING, changes={"minutes": None})
    assert "time" not in sentences_of(expect({}, setting=endless))


@pytest.mark.parametrize(
    ("finals", "sentence"),
    [
        ((4,) * 20, "Four play in the final."),
        ((4,) * 19 + (5,), "Four play in the final."),
        ((4,) * 18 + (5, 5), "Four play in the final, sometimes more."),
        ((2,) * 15 + (3, 4) * 2, "Two play in the final, sometimes more."),
        ((5,) * 20, "Five play in the final."),
    ],
)
def test_how_many_play_the_final(finals: tuple[int, ...], sentence: str) -> None:
    """As many as usual; ties can make it more."""
    assert sentences_of(expect(*({"finalists": count} for count in finals))).endswith(sentence)


def test_few_people_play_the_final_at_once() -> None:
    """Then there is nothing to say of a final, nor of a break before it."""
    text = sentences_of(expect({"stages": 1, "tables": 1, "matches": 1, "finalists": 5}))
    assert "everyone sits at one table, and that’s the final" in text
    assert "break" not in text


def test_it_is_played_until_there_are_enough_or_time_is_over() -> None:
    """At least once, however little time there is."""
    setting = set_up(5, "greedy", fast=True)
    assert forecast(setting, 60, 60).events == 60
    assert forecast(replace(setting, fast=False), 60, 0).events == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_line_begins_with_the_answer(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Then the table, from which it can be seen."""
    options = ("--players", "7", "--bots", "greedy", "--events", "20", "--processes", "1")
    execute(["tournament", "simulate", *options], Words(language))
    text = capsys.readouterr().out
    answer = " ".join(text.partition("\n\n")[0].split())
    setting = set_up(7, "greedy", fast=True)
    expected = forecast(setting, 20, 600)
    assert answer == " ".join(Words(language).say(phrase) for phrase in plan(expected))
    assert f"{expected.usual}" in answer
    assert Words(language).text("rehearsal-title", players=7) in text


@pytest.mark.parametrize(
    ("options", "fast"),
    [
        (("--bots", "greedy"), True),
        (("--bots", "greedy", "--no-fast"), False),
        (("--bots", "greedy,andante"), False),
    ],
)
def test_many_are_played_the_fast_way_where_that_is_possible(
    options: tuple[str, ...], *, fast: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody has to know of it; whoever does can have it otherwise."""
    words = Words("en")
    few = ("--players", "3", "--events", "2", "--processes", "1", "--quiet")
    execute(["tournament", "simulate", *few, *options], words)
    sentences_of = " ".join(capsys.readouterr().out.split())
    assert (words.text("arena-on-twin") in sentences_of) is fast
