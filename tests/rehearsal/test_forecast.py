"""The forecast of how long a tournament takes."""

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


def forecast_from(*events: dict[str, Any], setting: Setting = SETTING) -> Forecast:
    """Return the forecast of these events; each is like `EVENT` except for its values."""
    return forecast_of(setting, [replace(EVENT, **event) for event in events])


def sentences_of(expected: Forecast) -> str:
    """Return the sentences of a forecast in English."""
    return " ".join(Words("en").say(phrase) for phrase in plan(expected))


def test_the_two_times_are_the_median_and_nearly_the_maximum() -> None:
    """They are rounded up to steps of five minutes."""
    expected = forecast_from(*({"seconds": 60 * minutes} for minutes in range(1, 101)))
    assert (expected.usual, expected.long) == (50, 95)
    expected = forecast_from(*({"seconds": 60 * minutes + 1} for minutes in range(1, 101)))
    assert (expected.usual, expected.long) == (55, 100)
    assert sentences_of(forecast_from({})).startswith("Allow 70–75 minutes of play, plus breaks.")


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
def test_the_forecast_says_how_often_time_runs_out(late: int, sentence: str) -> None:
    """A tournament counts once, even if time runs out at several tables."""
    events = [{"timed_out": 1 + number % 3} if number < late else {} for number in range(100)]
    assert sentence in sentences_of(forecast_from(*events))


def test_a_forecast_without_a_time_limit_does_not_mention_time() -> None:
    """There is no time to run out of."""
    endless = replace(SETTING, changes={"minutes": None})
    assert "time" not in sentences_of(forecast_from({}, setting=endless))


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
def test_the_forecast_says_how_many_play_the_final(finals: tuple[int, ...], sentence: str) -> None:
    """It gives the usual number; ties can make it larger."""
    assert sentences_of(forecast_from(*({"finalists": count} for count in finals))).endswith(
        sentence
    )


def test_a_forecast_for_few_people_has_no_separate_final() -> None:
    """It mentions no break before the final either."""
    text = sentences_of(forecast_from({"stages": 1, "tables": 1, "matches": 1, "finalists": 5}))
    assert "everyone sits at one table, and that’s the final" in text
    assert "break" not in text


def test_a_forecast_plays_until_it_has_enough_events_or_no_time() -> None:
    """It plays at least one, however little time there is."""
    setting = set_up(5, "greedy", fast=True)
    assert forecast(setting, 60, 60).events == 60
    assert forecast(replace(setting, fast=False), 60, 0).events == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_prints_the_forecast_first(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The table with the figures follows."""
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
def test_many_events_are_played_on_the_simulator_by_default(
    options: tuple[str, ...], *, fast: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """An option switches that off."""
    words = Words("en")
    few = ("--players", "3", "--events", "2", "--processes", "1", "--quiet")
    execute(["tournament", "simulate", *few, *options], words)
    sentences_of = " ".join(capsys.readouterr().out.split())
    assert (words.text("arena-on-simulator") in sentences_of) is fast
