"""Rehearsals on the simulator: the same figures, much sooner."""

from collections.abc import Callable, Sequence

import pytest

from dacabo.arena.rehearsal import (
    Figures,
    Setting,
    figures_of,
    outline,
    rehearse,
    run,
    set_up,
    on_simulator_if_possible,
    story,
)
from dacabo.arena.rehearsal.bouts import BoutResult, BoutSetup, play_bout, play_bouts
from dacabo.arena.rehearsal.running import rehearse_on_simulator
from dacabo.core.errors import DacaboError
from dacabo.games import EVENT_GAME, EVENT_PRESET, rules_called
from dacabo.i18n import Words


def played(setting: Setting, events: int, processes: int = 1) -> Figures:
    ran = run(setting, events, processes, lambda _done: None)
    assert ran.interruption is None
    return figures_of(setting, ran.outlines)


def test_events_are_the_same_side_by_side() -> None:
    """An event depends on its number, not on its company."""
    setting = set_up(9, "allegro,greedy,random", fast=True)
    together = rehearse_on_simulator(setting, [1, 2, 3])
    assert together == [rehearse(setting, number) for number in (1, 2, 3)]
    assert together[0] != together[1]


@pytest.mark.long
def test_figures_do_not_depend_on_the_number_of_processes() -> None:
    """More events than are played side by side."""
    setting = set_up(6, "greedy", fast=True)
    assert played(setting, 60, 1) == played(setting, 60, 2)


def differing_counts(real: Sequence[BoutResult], fast: Sequence[BoutResult]) -> list[str]:
    """Return what differs by more than four standard errors."""
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
    """Turns, rounds, time called, points; and whoever played otherwise there would be noticed."""
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
    """Duration, time run out, matches, ties, places; a player with a bias would be noticed."""
    bots = "allegro=1,greedy"
    real = played(set_up(9, bots, minutes=20), 60, 2)
    fast = played(set_up(9, bots, minutes=20, fast=True), 1500, 2)
    assert disagreements(real, fast) == []
    biased = played(set_up(9, "allegro=8,greedy", minutes=20, fast=True), 1500, 2)
    assert "minutes" in disagreements(real, biased)


@pytest.mark.long
def test_a_thousand_events_of_17_take_a_minute_at_most() -> None:
    """On two cores, as the command line plays them; it says how fast they were."""
    ran = run(on_simulator_if_possible(set_up(17, "allegro")), 1000, 2, lambda _done: None)
    assert len(ran.outlines) == 1000
    assert ran.cpu_seconds / 2 < 60, "seconds of the processor, so that other work does not count"


def test_a_rehearsal_says_where_it_was_played() -> None:
    """In the story of an event."""
    setting = set_up(3, "greedy", fast=True)
    rehearsed = rehearse(setting, 1)
    assert outline(rehearsed).turns > 0
    text = " ".join(line.text for line in story(setting, rehearsed, "en"))
    assert Words("en").text("arena-on-twin") in " ".join(text.split())


def test_many_events_are_played_there_if_that_is_possible(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All bots are kernels, and the machine can compile them; otherwise matches are real ones."""
    assert on_simulator_if_possible(set_up(9, "allegro,greedy")).fast
    assert not on_simulator_if_possible(set_up(9, "allegro,andante")).fast
    monkeypatch.setattr("dacabo.research.simulator.matches.can_compile", lambda: False)
    assert not on_simulator_if_possible(set_up(9, "allegro,greedy")).fast


def test_who_cannot_play_there_is_told() -> None:
    """Before anything is played."""
    with pytest.raises(DacaboError) as caught:
        set_up(5, "allegro,andante", fast=True)
    assert caught.value.code == "not-a-fast-bot"
