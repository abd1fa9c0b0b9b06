"""Statistics and interventions count rightly, and effects have intervals."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch: Any = pytest.importorskip("torch")

from dacabo.bots.cabo.prestissimo import shipped_weights  # noqa: E402 (only with PyTorch)
from dacabo.research.training.cabo import strategy  # noqa: E402
from dacabo.research.training.cabo.effects import mean_effect  # noqa: E402
from dacabo.research.training.cabo.interventions import CALLING, Interventions, InterventionStudy  # noqa: E402
from dacabo.research.training.cabo.play_statistics import FOR_SET, SLOTS, Situation, summarise  # noqa: E402
from dacabo.research.training.plots import curves  # noqa: E402

NUM_ENVS = 64


@pytest.fixture(scope="module")
def study() -> InterventionStudy:
    torch.set_num_threads(1)
    return InterventionStudy(shipped_weights().weights, 2, NUM_ENVS, seed=3)


def test_a_known_sum_is_the_real_sum(study: InterventionStudy) -> None:
    """The summary of a situation agrees with the real cards, where the seat knows them."""
    whole = 0
    for _ in range(60):
        with torch.no_grad():
            study._step()
        now = summarise(study.envs.tokens.long(), SLOTS)
        cards = torch.from_numpy(study.envs.simulator.reveal().copy())[:, 1 : 1 + SLOTS].long()
        sums = ((cards - 2) * (cards > 0)).sum(1)
        all_known = now.unknown == 0
        whole += int(all_known.sum())
        assert (now.total[all_known] == sums[all_known]).all()
        assert (now.cards == (cards > 0).sum(1)).all()
        for hand, pair in zip(cards[all_known].tolist(), now.pair[all_known].tolist(), strict=True):
            assert pair == max([card - 2 for card in hand if card and hand.count(card) > 1] or [-1])
        assert (now.highest <= 13).all()
        assert (now.lap >= 0).all()
    assert whole > 0


def test_rounds_are_counted_or_have_an_intervention(study: InterventionStudy) -> None:
    """Rounds with an intervention do not enter the counts of free play."""
    result = study.play(9)
    assert result.rounds == 9 * NUM_ENVS
    counted = int(result.counts.laps.sum())
    assert result.rounds * 0.1 < counted < result.rounds * 0.2
    assert counted + len(result.interventions.kind) <= result.rounds
    assert set(result.interventions.kind) == set(range(7))
    calls, turns = result.counts.calls, result.counts.turns
    assert result.counts.won.sum() <= calls.sum()
    assert (calls <= turns).all()
    assert result.counts.free_calls.sum() <= calls.sum()
    assert result.counts.drawn[:, :, FOR_SET].sum() > 0  # sets
    assert result.counts.swapped.sum() > 0
    assert calls[:, :5].sum() / turns[:, :5].sum() > calls[:, 20:].sum() / turns[:, 20:].sum()


def test_a_call_with_high_cards_costs_points(study: InterventionStudy) -> None:
    """A few rounds show the effect, and treatment and control have different outcomes."""
    tried = study.play(9).interventions
    high = (tried.kind == CALLING) & (tried.now.total >= 20)
    assert tried.effect[high].mean() < -5
    assert (tried.effect != 0).mean() > 0.3


def test_a_copy_has_the_cards_of_its_env(study: InterventionStudy) -> None:
    """The copy has the same state, and then another action is forced in it."""
    simulator = study.envs.simulator
    step = simulator.step
    before = np.zeros(NUM_ENVS, bool)
    copies = 0

    def compared(actions: Any) -> Any:
        nonlocal before, copies
        now = (study._is_open[:NUM_ENVS] & study._is_open[NUM_ENVS:]).numpy()
        new, before = now & ~before, now
        copies += int(new.sum())
        assert (simulator.small[:NUM_ENVS][new] == simulator.small[NUM_ENVS:][new]).all()
        assert (simulator.wide[:NUM_ENVS][new] == simulator.wide[NUM_ENVS:][new]).all()
        assert (actions[:NUM_ENVS][new] != actions[NUM_ENVS:][new]).all()
        return step(actions)

    simulator.step = compared  # type: ignore[method-assign]
    study.play(11)
    del simulator.step
    assert copies > 0


def test_a_mean_effect_has_an_interval() -> None:
    """The mean effect lies in its interval; too few cases give a dash."""
    gained = np.random.default_rng(1).normal(1.5, 5, 4000)
    zero = np.zeros(4000, np.int64)
    tried = Interventions(zero + CALLING, zero, Situation(*[zero] * len(Situation._fields)), gained)
    result = mean_effect(tried, tried.kind == CALLING)
    assert abs(result.points - 1.5) < 2 * result.error < 1
    assert str(mean_effect(tried, tried.kind != CALLING)) == "–"


def test_the_program_writes_tables_and_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There are some for all numbers of players."""
    monkeypatch.setitem(strategy.NUM_ENVS, "cpu", 60)
    strategy.main(["60", str(tmp_path)])
    tables = (tmp_path / "strategy-tables.md").read_text("utf-8")
    assert tables.count("**") == 2 * 24
    assert {file.name for file in tmp_path.glob("*.svg")} == {
        "strategy-laps.svg",
        "strategy-players.svg",
        "strategy-worth.svg",
    }


def test_a_picture_has_its_curves() -> None:
    """Each curve has a name, and the picture has a title for screen readers."""
    lines = {"one & all": [(0.0, 0.0), (4.0, 100.0)], "two": [(0.0, 50.0), (2.0, 25.0)]}
    picture = curves("A title", "across", "up", lines, ticks=((0, 2, 4), (0, 50, 100)))
    texts = re.findall(r"<text[^>]*>([^<]*)</text>", picture)
    assert {"one &amp; all", "two", "across", "up"} <= set(texts)
    assert "<title>A title</title>" in picture
    assert picture.count('stroke-width="2"') == 2 * len(lines)
