"""The training of a judge, its evaluation and its correction, all of them tiny."""

import json
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

torch: Any = pytest.importorskip("torch")

from dacabo.games import GAMES  # noqa: E402 (only with PyTorch)
from dacabo.judge.weights import load, network_of, save, untrained  # noqa: E402
from dacabo.observations.cabo.layout import GLOBALS, PLACE_CODE, TOKEN  # noqa: E402
from dacabo.research.training import judge_evaluation, wins  # noqa: E402
from dacabo.research.training.cabo import calls_by_bots, weak_play  # noqa: E402
from dacabo.research.training.judge import JudgeLearner, JudgePlan, train  # noqa: E402
from dacabo.research.training.plan import Schedule, Setting  # noqa: E402

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def tiny_plan(game: str, **changes: Any) -> JudgePlan:
    """Return the plan of a training of seconds, with tables of two sizes."""
    settings = {
        "cabo": (Setting("original", 2, 32), Setting("dutch", 3, 32)),
        "dacapo": (Setting("single", 2, 32), Setting("match", 3, 32)),
    }
    plan = JudgePlan(
        game=game,
        settings=settings[game],
        slots={"cabo": 8, "dacapo": 4}[game],
        decisions=64 * 16 * 3,
        steps=16,
        minibatches=4,
        learning_rate=Schedule(1e-3, 1e-4),
        ema_decay=0.9,
    )
    return msgspec.structs.replace(plan, **changes)


@EVERY_GAME
def test_a_tiny_training_is_saved_and_measured(game: str, tmp_path: Path) -> None:
    """The losses are finite, the file can be read, and the evaluation has all figures."""
    torch.set_num_threads(1)
    plan = tiny_plan(game)
    learner = train(plan, tmp_path)
    assert learner.decisions >= plan.decisions
    lines = list(map(json.loads, (tmp_path / "judge.curve.jsonl").read_text().splitlines()))
    assert np.isfinite([lines[-1][name] for name in ("points", "action", "call")]).all()
    weights = load(tmp_path / "judge.npz", game)
    assert weights.about["decisions"] == learner.decisions
    sizes = {"turns": 10, "rollouts": 3, "steps": 48, "positions": 8, "copies": 4, "seconds": 600}
    figures = judge_evaluation.evaluate(plan, tmp_path, plan.settings, sizes)
    assert json.loads((tmp_path / "judge.figures.json").read_text()) == json.loads(
        json.dumps(figures)
    )
    names = {f"{setting.rules}, {setting.players}" for setting in plan.settings}
    assert names | {"all"} == figures["points"].keys()
    assert figures["points"]["all"]["strong"]["all"]["moves"] > 5
    assert figures["calls"].keys() == (names if game == "cabo" else set())
    for by_style in figures["calls"].values():
        assert by_style["strong"]["turns"] >= 10
        assert 0 <= by_style["weak"]["known"]["error"] <= 1


@EVERY_GAME
def test_the_chance_to_win_is_fitted_to_the_ends_of_matches(game: str, tmp_path: Path) -> None:
    """Only the head of the win changes, and its figures are those of matches held out.

    Rules that end after some rounds are played with fewer, too, unless they have so few already.
    """
    torch.set_num_threads(1)
    short = {"cabo": (1, 4), "dacapo": ()}[game]
    plan = tiny_plan(game, slots={"cabo": 8, "dacapo": 24}[game], short=short)
    network = network_of(game)
    parts = untrained(game)
    about = {"width": list(network.WIDTH)}
    save(tmp_path / "judge.npz", {"question": parts.question, "position": parts.position}, about)
    before = load(tmp_path / "judge.npz", game)
    (tmp_path / "plan.json").write_bytes(msgspec.json.encode(plan))
    wins.main([str(tmp_path / "plan.json"), str(tmp_path), "matches=12"])
    after = load(tmp_path / "judge.npz", game)
    changed = {
        name
        for name, array in after.position.items()
        if not np.array_equal(array, before.position[name])
    }
    assert changed == {name for name in after.position if name.startswith("win")}
    figures = json.loads((tmp_path / "judge.wins.json").read_text())
    assert figures["all"]["matches"] == sum(
        figures[name]["matches"] for name in figures if name != "all"
    )
    assert all(0 <= each["error"] <= 1 for each in figures.values())
    shorter = {name for name in figures if "rounds" in name}
    assert (
        shorter
        == {
            "cabo": {"original, 2, rounds: 1", "original, 2, rounds: 4", "dutch, 3, rounds: 4"},
            "dacapo": set(),
        }[game]
    )


def test_positions_learn_what_followed() -> None:
    """Updates on the same envs lower the loss of points."""
    torch.set_num_threads(1)
    learner = JudgeLearner(tiny_plan("cabo", settings=(Setting("original", 2, 96),), steps=32))
    losses = [learner.train_once(0.0)["points"] for _ in range(12)]
    assert np.mean(losses[-3:]) < 0.8 * np.mean(losses[:3])


def test_targets_are_the_results_of_rounds() -> None:
    """Where a round ended in the rollout, its change of totals is what the actions were worth."""
    learner = JudgeLearner(tiny_plan("cabo", settings=(Setting("original", 2, 64),), steps=96))
    learner._rollout()
    (envs,) = learner.envs
    zero = torch.zeros_like(envs.totals, dtype=torch.float32)
    envs.compute_targets(zero, 1.0)
    last = envs.done.nonzero()
    assert len(last) > 10
    for step, env in last.tolist():
        seat = int(envs.seat[step, env])
        own, other = (float(envs.delta[step, env, each]) for each in (seat, 1 - seat))
        assert envs.action_target[step, env].tolist() == [own, other]
        assert envs.points_target[step, env].tolist() == [own, other]
    assert envs.has_call.any()
    assert set(envs.call_target[envs.has_call].tolist()) == {0.0, 1.0}


def test_weak_players_forget_and_call_at_a_sum() -> None:
    """A forgotten card has no code any more; a low sum of the others is a call."""
    plan = tiny_plan("cabo", settings=(Setting("original", 2, 64),))
    learner = JudgeLearner(plan)
    (envs,) = learner.envs
    tokens, every = envs.tokens[0], torch.ones(64, 2 * plan.slots, dtype=torch.bool)
    blind = weak_play.forget(torch, tokens, every, plan.slots)
    assert (weak_play.forget(torch, tokens, ~every, plan.slots) == tokens).all()
    places = blind[:, GLOBALS:].reshape(64, -1, TOKEN)
    assert (places[..., PLACE_CODE] == 0).all()
    assert not weak_play.would_call(torch, blind, plan.slots).any()  # four unknown cards


def test_calls_among_bots_fit_a_correction() -> None:
    """A correction of an untrained judge predicts calls better than it does without."""
    torch.set_num_threads(1)
    obs, right = calls_by_bots.play("largo", "original", 2, list(range(30)))
    assert 5 < len(right) == len(obs) < 30
    weights = untrained("cabo")
    table = calls_by_bots.activations(weights, obs, calls_by_bots.WEAK)
    assert table.shape == (len(obs), weights.question["call_table"].shape[0])
    fitted = calls_by_bots.fit(weights, table, right, 1)
    assert {name for name in weights.question if name.startswith("weak_call")} == fitted.keys()
    before, after = (
        calls_by_bots.chances({**weights.question, **more}, table, calls_by_bots.WEAK)
        for more in ({}, fitted)
    )
    assert ((after - right) ** 2).mean() < ((before - right) ** 2).mean()
