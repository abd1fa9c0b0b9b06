"""Rehearsals on the simulator give the same figures, much faster."""

from collections.abc import Callable, Sequence

import pytest

from dacabo.arena.rehearsal import (
    Figures,
    Setting,
    figures_of,
    on_simulator_if_possible,
    outline,
    rehearse,
    run,
    set_up,
    story,
)
from dacabo.arena.rehearsal.bouts import BoutResult, BoutSetup, play_bout, play_bouts
from dacabo.arena.rehearsal.running import rehearse_on_simulator
from dacabo.core.errors import DacaboError
from dacabo.games import EVENT_GAME, EVENT_PRESET, rules_called
from dacabo.i18n import Words


def rehearse_many(setting: Setting, events: int, processes: int = 1) -> Figures:
    ran = run(setting, events, processes, lambda _done: None)
    assert ran.interruption is None
    return figures_of(setting, ran.outlines)


def test_an_event_does_not_depend_on_its_batch() -> None:
    """An event depends on its number only."""
    setting = set_up(9, "allegro,greedy,random", fast=True)
    together = rehearse_on_simulator(setting, [1, 2, 3])
    assert together == [rehearse(setting, number) for number in (1, 2, 3)]
    assert together[0] != together[1]


@pytest.mark.long
def test_figures_do_not_depend_on_the_number_of_processes() -> None:
    """There are more events than are played side by side."""
    setting = set_up(6, "greedy", fast=True)
    assert rehearse_many(setting, 60, 1) == rehearse_many(setting, 60, 2)


def differing_counts(real: Sequence[BoutResult], fast: Sequence[BoutResult]) -> list[str]:
    """Return the counts that differ by more than four standard errors."""
    differences = []
    for name, count in COUNTS.items():
        numbers, others = [count(bout) for bout in real], [count(bout) for bout in fast]
        mean, true = sum(numbers) / len(real), sum(others) / len(fast)
        variance = sum((other - true) ** 2 for other in others) / len(fast)
        if abs(mean - true) > 4 * (variance / len(real)) ** 0.5 + 1e-9:
            differences.append(name)
    return differences


COUNTS: dict[str, Callable[[BoutResult], int]] = {
    "turns": lambda bout: bout.turns,
    "rounds": lambda bout: len(bout.rounds),
    "called": lambda bout: bout.called,
    "lowest": lambda bout: min(bout.totals),
    "highest": lambda bout: max(bout.totals),
}


@pytest.mark.parametrize(
    ("bots", "other", "seconds"),
    [
        ("random", "greedy", 60),
        pytest.param("allegro", "greedy", 20, marks=pytest.mark.long),
    ],
)
def test_matches_take_as_long_as_real_ones(bots: str, other: str, seconds: int) -> None:
    """Turns, rounds, calls of time and points agree; a biased player would be noticed."""
    setting = set_up(4, bots, seconds=seconds, minutes=30)
    rules = rules_called(EVENT_GAME, EVENT_PRESET).changed({"minutes": 30})
    few, many = 60, 3000
    setups = [BoutSetup(str(number), (0, 1, 2, 3), rules) for number in range(many)]
    real = [play_bout(setting, 1, setup) for setup in setups[:few]]
    fast = play_bouts(setting, [(1, setup) for setup in setups])
    assert differing_counts(real, fast) == []
    assert len({bout.called for bout in fast}) == 2
    biased = set_up(4, other, seconds=seconds, minutes=30)
    assert "turns" in differing_counts(real, play_bouts(biased, [(1, one) for one in setups]))


def disagreements(real: Figures, fast: Figures) -> list[str]:
    """The figures of full play that are further from those of the simulator than chance would be.

    The intervals are those of 95 %, and twice as much is allowed: all figures of a fair player are
    within that in all but one of some hundred runs, and these runs are always the same.
    """
    pairs = {name: (one.mean, fast.spreads[name].mean) for name, one in real.spreads.items()}
    for level, same in zip(real.levels, fast.levels, strict=True):
        pairs[f"won by {level.bot}"] = level.won, same.won
        pairs[f"place of {level.bot}"] = level.mean_place, same.mean_place
    return [
        name
        for name, (one, other) in pairs.items()
        if one.low is not None
        and one.high is not None
        and abs(one.value - other.value) > one.high - one.low
    ]


@pytest.mark.long
def test_figures_agree_with_full_play() -> None:
    """Duration, calls of time, matches, ties and places agree; a biased player would be noticed."""
    bots = "allegro=1,greedy"
    real = rehearse_many(set_up(9, bots, minutes=20), 60, 2)
    fast = rehearse_many(set_up(9, bots, minutes=20, fast=True), 1500, 2)
    assert disagreements(real, fast) == []
    biased = rehearse_many(set_up(9, "allegro=8,greedy", minutes=20, fast=True), 1500, 2)
    assert "minutes" in disagreements(real, biased)


@pytest.mark.long
def test_a_thousand_events_of_17_take_a_minute_at_most() -> None:
    """The command line plays them on two cores, and prints the speed."""
    ran = run(on_simulator_if_possible(set_up(17, "allegro")), 1000, 2, lambda _done: None)
    assert len(ran.outlines) == 1000
    assert ran.cpu_seconds / 2 < 60, "seconds of the processor, so that other work does not count"


def test_a_story_says_that_the_simulator_played() -> None:
    """The story of a tournament says so at its beginning."""
    setting = set_up(3, "greedy", fast=True)
    rehearsed = rehearse(setting, 1)
    assert outline(rehearsed).turns > 0
    text = " ".join(line.text for line in story(setting, rehearsed, "en"))
    assert Words("en").text("arena-on-simulator") in " ".join(text.split())


def test_many_events_are_played_on_the_simulator_if_possible(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All bots must be kernels, and the machine must be able to compile them."""
    assert on_simulator_if_possible(set_up(9, "allegro,greedy")).fast
    assert not on_simulator_if_possible(set_up(9, "allegro,andante")).fast
    monkeypatch.setattr("dacabo.research.simulator.matches.can_compile", lambda: False)
    assert not on_simulator_if_possible(set_up(9, "allegro,greedy")).fast


def test_bots_that_are_no_kernels_are_refused() -> None:
    """The error comes before a match begins."""
    with pytest.raises(DacaboError) as caught:
        set_up(5, "allegro,andante", fast=True)
    assert caught.value.code == "not-a-fast-bot"
