"""The arena on the simulator gives the same figures, much faster."""

from collections.abc import Sequence
from math import hypot
from pathlib import Path
from typing import Any

import pytest

from dacabo.arena import Journal, as_json, page, results_of, run, set_up, table_lines, timing_of
from dacabo.arena.backend import backend
from dacabo.arena.figures import Results, Standing
from dacabo.arena.intervals import Estimate
from dacabo.arena.setting import Setting
from dacabo.core.errors import DacaboError
from dacabo.i18n import LANGUAGES, Words

FIGURES = ("win_rate", "mean_place", "points_per_round", "rounds_won", "calls_per_round")


def play(setting: Setting, deals: int, threads: int = 2, journal: Journal | None = None) -> Results:
    ran = run(setting, deals, threads, journal, lambda _done: None)
    assert ran.interruption is None
    return results_of(setting, ran.deals)


def distance(one: Estimate | None, other: Estimate | None) -> float:
    """Return how far two figures are apart, roughly in standard errors."""
    assert one is not None
    assert other is not None
    assert one.low is not None
    assert one.high is not None
    assert other.low is not None
    assert other.high is not None
    spread = hypot(one.high - one.low, other.high - other.low) / 4
    return abs(one.value - other.value) / spread


def by_name(results: Results) -> dict[str, Standing]:
    return {standing.name: standing for standing in results.standings}


@pytest.mark.parametrize(
    ("bots", "rules", "deals"),
    [
        (("allegro", "greedy"), "original", 10),
        pytest.param(("allegro", "greedy"), "original", 40, marks=pytest.mark.long),
        pytest.param(("allegro", "greedy", "random"), "dutch", 150, marks=pytest.mark.long),
        pytest.param(("allegro", "greedy", "random"), "tournament", 60, marks=pytest.mark.long),
        pytest.param(("allegro",) * 4, "gretel-malte", 40, marks=pytest.mark.long),
    ],
)
def test_figures_agree_with_real_matches(bots: Sequence[str], rules: str, deals: int) -> None:
    """The figures lie within each other's intervals, although the cards differ."""
    real = by_name(play(set_up(bots, "cabo", rules, seed=2), deals))
    fast = by_name(play(set_up(bots, "cabo", rules, seed=2, fast=True), 50 * deals))
    assert real.keys() == fast.keys()
    differences = {
        (name, figure): distance(getattr(real[name], figure), getattr(fast[name], figure))
        for name in real
        for figure in FIGURES
        if getattr(real[name], figure).low != getattr(real[name], figure).high
    }
    assert {key: value for key, value in differences.items() if value > 4} == {}


@pytest.mark.long
def test_the_table_is_the_same_whatever_the_number_of_threads(tmp_path: Path) -> None:
    """Interruptions make no difference either."""
    setting = set_up(("allegro", "random", "greedy"), "cabo", "dutch", 2, fast=True)
    uninterrupted = play(setting, 1200, 1)
    assert play(setting, 1200, 2) == uninterrupted
    file = str(tmp_path / "deals.jsonl")
    with Journal(file, setting) as journal:
        play(setting, 300, 2, journal)
    with Journal(file, setting) as journal:
        assert play(setting, 1200, 2, journal) == uninterrupted
    with pytest.raises(DacaboError) as caught:
        Journal(file, set_up(("allegro", "random", "greedy"), "cabo", "dutch", 2))
    assert caught.value.code == "journal-differs"


def test_a_match_that_outgrows_its_env_is_played_again() -> None:
    """It gets the same cards. Random snaps bring many penalty cards; such matches count, too."""
    rules = set_up(("random", "random"), "cabo", "dutch", fast=True).rules
    arguments: Any = (rules, [("random", "random")] * 200, range(200))
    matches = backend().play(*arguments, seed=1, threads=1)
    rounds = sorted(env for batch in matches.rounds for env in batch.envs.tolist())
    assert rounds == list(range(200))  # a match is one round
    points: dict[int, list[int]] = {}
    for batch in matches.rounds:
        points |= zip(batch.envs.tolist(), batch.points.tolist(), strict=True)
    assert [points[env] for env in range(200)] == matches.totals.tolist()
    assert len(matches.rounds) > 1  # some were played again


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_says_that_the_simulator_played(language: str) -> None:
    """Every format says so, and leaves out the times of decisions, which are not measured."""
    setting = set_up(("allegro", "greedy"), "cabo", fast=True)
    ran = run(setting, 3, 1, None, lambda _done: None)
    results, timing = results_of(setting, ran.deals), timing_of(setting, ran.deals)
    words = Words(language)
    remark = words.text("arena-on-simulator")
    assert remark in "\n".join(line.text for line in table_lines(results, words))
    report = page(results, timing, words)
    assert remark in report
    assert "--fast" in report
    assert words.text("arena-times") not in report
    assert '"fast": true' in as_json(results, timing)


@pytest.mark.parametrize(
    ("bots", "game", "code"),
    [
        (("allegro", "largo"), "cabo", "not-a-fast-bot"),
        (("allegro", "presto"), "cabo", "not-a-fast-bot"),
        (("random", "random"), "dacapo", "no-fast-bots"),
    ],
)
def test_a_bot_without_a_simulator_version_is_refused(
    bots: Sequence[str], game: str, code: str
) -> None:
    """The error comes before a match begins."""
    with pytest.raises(DacaboError) as caught:
        set_up(bots, game, fast=True)
    assert caught.value.code == code
    for language in LANGUAGES:
        assert Words(language).say(caught.value.phrase)
