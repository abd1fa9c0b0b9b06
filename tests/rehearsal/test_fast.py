"""Rehearsals on the twin: the same figures, much sooner."""

import pytest

from dacabo.core.errors import DacaboError
from dacabo.games import EVENT_GAME, EVENT_PRESET, rules_called
from dacabo.rehearsal import Figures, Setting, figures_of, outline, rehearse, run, set_up, story
from dacabo.rehearsal.bouts import Meeting, play_bout
from dacabo.rehearsal.fast import play_bouts
from dacabo.rehearsal.rehearsing import rehearse_together
from dacabo.words import Words


def played(setting: Setting, events: int, processes: int = 1) -> Figures:
    ran = run(setting, events, processes, lambda _done: None)
    assert ran.stopped is None
    return figures_of(setting, ran.outlines)


def test_events_are_the_same_side_by_side() -> None:
    """An event depends on its number, not on its company."""
    setting = set_up(9, "allegro,greedy,random", fast=True)
    together = rehearse_together(setting, [1, 2, 3])
    assert together == [rehearse(setting, number) for number in (1, 2, 3)]
    assert together[0] != together[1]


def test_figures_do_not_depend_on_the_number_of_processes() -> None:
    """More events than are played side by side."""
    setting = set_up(6, "greedy", fast=True)
    assert played(setting, 60, 1) == played(setting, 60, 2)


@pytest.mark.parametrize(
    ("bots", "seconds"), [("random", 60), pytest.param("allegro", 20, marks=pytest.mark.long)]
)
def test_matches_take_as_long_as_real_ones(bots: str, seconds: int) -> None:
    """Turns, rounds, time called, points: within their intervals."""
    setting = set_up(4, bots, seconds=seconds, minutes=30)
    rules = rules_called(EVENT_GAME, EVENT_PRESET).changed({"minutes": 30})
    few, many = 60, 3000
    meetings = [Meeting(str(number), (0, 1, 2, 3), rules) for number in range(many)]
    real = [play_bout(setting, 1, meeting) for meeting in meetings[:few]]
    fast = play_bouts(setting, [(1, meeting) for meeting in meetings])
    for count in (
        lambda bout: bout.turns,
        lambda bout: len(bout.rounds),
        lambda bout: bout.called,
        lambda bout: min(bout.totals),
        lambda bout: max(bout.totals),
    ):
        numbers, others = [count(bout) for bout in real], [count(bout) for bout in fast]
        mean, true = sum(numbers) / few, sum(others) / many
        spread = (sum((other - true) ** 2 for other in others) / many / few) ** 0.5
        assert abs(mean - true) <= 4 * spread + 1e-9
    assert len({bout.called for bout in fast}) == 2


@pytest.mark.long
def test_figures_agree_with_full_play() -> None:
    """Duration, matches, ties and places of whole events."""
    bots = "allegro=1,greedy"
    real = played(set_up(9, bots, minutes=20), 60, 2)
    fast = played(set_up(9, bots, minutes=20, fast=True), 1500, 2)
    for name, spread in real.spreads.items():
        other = fast.spreads[name].mean
        if spread.mean.low is None or spread.mean.high is None:
            continue
        half = spread.mean.high - spread.mean.low  # twice the interval, to either side
        assert abs(spread.mean.value - other.value) <= half, name
    for level, same in zip(real.levels, fast.levels, strict=True):
        assert level.won.low is not None
        assert level.won.high is not None
        assert abs(level.won.value - same.won.value) <= level.won.high - level.won.low


def test_a_rehearsal_says_where_it_was_played() -> None:
    """In the story of an event."""
    setting = set_up(3, "greedy", fast=True)
    rehearsed = rehearse(setting, 1)
    assert outline(rehearsed).turns > 0
    told = " ".join(line.text for line in story(setting, rehearsed, "en"))
    assert Words("en").text("arena-on-twin") in told


def test_who_cannot_play_there_is_told() -> None:
    """Before anything is played."""
    with pytest.raises(DacaboError) as caught:
        set_up(5, "allegro,andante", fast=True)
    assert caught.value.code == "not-a-fast-bot"
