"""A training of seconds learns something, and its weights can be saved and played."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

torch: Any = pytest.importorskip("torch")

from dacabo.bots.cabo.learned.features import extract_features  # noqa: E402 (only with PyTorch)
from dacabo.bots.cabo.learned.network import player_shapes, policy_logits  # noqa: E402
from dacabo.bots.layers import array_ops  # noqa: E402
from dacabo.bots.weights import read  # noqa: E402
from dacabo.research.training import plan as plans  # noqa: E402
from dacabo.research.training.__main__ import TrainingLog, main  # noqa: E402
from dacabo.research.training.evaluation import evaluate  # noqa: E402
from dacabo.research.training.plan import (  # noqa: E402
    FROZEN_OPPONENT,
    Evaluation,
    Plan,
    Schedule,
    Setting,
    TrainingError,
    rules_for,
    task_of,
)
from dacabo.research.training.ppo import Learner, train  # noqa: E402

PLANS = Path(plans.__file__).parent
TWO = Setting("original", 2, 96)
PLAN = Plan(
    game="cabo",
    settings=(TWO,),
    slots=4,
    decisions=96 * 24 * 14,
    steps=24,
    minibatches=4,
    epochs=2,
    learning_rate=Schedule(3e-3, 1e-3),
    ema_decay=0.9,
)
MIXED = msgspec.structs.replace(
    PLAN,
    settings=(Setting("original", 2, 8), Setting("dutch", 3, 8), Setting("tournament", 4, 8)),
    slots=6,
    decisions=24 * 6 * 2,
    steps=6,
    minibatches=2,
    match_share=0.5,
    evaluations=(Evaluation(Setting("original", 2, 8), "allegro", 60),),
)


def test_a_few_updates_beat_random_play() -> None:
    """The margin is more than chance explains."""
    torch.set_num_threads(1)
    learner = train(PLAN, lambda *_: None)
    learned = evaluate(learner, learner.ema_policy, TWO, against="random", steps=150, seed=5)
    assert learned.points - learned.points_error > 1.0


def test_saved_weights_play_the_same_with_numpy(tmp_path: Path) -> None:
    """NumPy and PyTorch compute the same logits, and a training can go on from its checkpoint."""
    (tmp_path / "plan.json").write_bytes(msgspec.json.encode(MIXED))
    main([str(tmp_path / "plan.json"), str(tmp_path / "out")])
    main([str(tmp_path / "plan.json"), str(tmp_path / "on"), str(tmp_path / "out" / "state.pt")])
    saved = read(tmp_path / "on" / "weights.npz", player_shapes)
    assert saved.about["decisions"] == 4 * 24 * 6
    assert saved.about["plan"]["seed"] == 1
    lines = (tmp_path / "on" / "curve.jsonl").read_text().splitlines()
    assert [("points" in line) for line in lines] == [False, True]
    learner = Learner(MIXED)
    for buffer in learner.buffers:
        tokens = buffer.tokens[0].long()
        weights = {name: torch.tensor(one) for name, one in saved.weights.items()}
        with torch.no_grad():
            torch_logits = policy_logits(
                torch, weights, extract_features(learner.ops, tokens, 6)
            ).numpy()
        numpy_logits = policy_logits(
            np, saved.weights, extract_features(array_ops(np, np.float32), tokens.numpy(), 6)
        )
        assert np.abs(torch_logits - numpy_logits).max() < 1e-3


def test_rewards_of_a_round_add_up_to_zero() -> None:
    """Rewards are zero-sum, and an empty seat gets none."""
    learner = Learner(msgspec.structs.replace(MIXED, steps=120))
    learner.collect_rollout()
    for buffer in learner.buffers:
        ended = buffer.done.bool()
        assert ended.any()
        assert buffer.reward[ended].abs().sum() > 0
        assert buffer.reward.sum(2).abs().max() < 1e-4
        assert not buffer.reward[~ended].any()


def test_a_learner_alone_among_allegros() -> None:
    """Allegro plays the other seats, and its decisions do not train the policy."""
    plan = msgspec.structs.replace(MIXED, settings=(Setting("original", 2, 8, "allegro"),))
    learner = Learner(plan)
    (buffer,) = learner.buffers
    (batch,) = buffer.batches
    for _ in range(30):
        learns = batch.learner_acts()
        assert (learns == (batch.seat == torch.arange(8) % 2)).all()
        advice = torch.from_numpy(batch.simulator.answer().copy())
        draws = batch.mask.byte().argmax(1)
        batch.step(draws)
        final_actions = torch.from_numpy(batch._action_array)  # what was done in the end
        assert (final_actions[learns] == draws[learns]).all()
        assert (final_actions[~learns] == advice[~learns]).all()
    learner.collect_rollout()
    assert 0 < buffer.learner_acts.float().mean() < 1
    assert (buffer.hidden_state[..., -1] == 1).all()
    before = {name: one.detach().clone() for name, one in learner.policy.items()}
    buffer.learner_acts[:] = False
    learner.update(0.0)
    assert all(torch.equal(one, before[name]) for name, one in learner.policy.items())


def test_a_learner_alone_among_frozen_opponents(tmp_path: Path) -> None:
    """The frozen opponents play as their file says, and only the learner learns."""
    (tmp_path / "plan.json").write_bytes(msgspec.json.encode(MIXED))
    main([str(tmp_path / "plan.json"), str(tmp_path / "out")])
    file = tmp_path / "out" / "weights.npz"
    plan = msgspec.structs.replace(
        MIXED,
        settings=(Setting("original", 2, 8, FROZEN_OPPONENT),),
        frozen_opponent=str(file),
        evaluations=(Evaluation(Setting("original", 2, 8), FROZEN_OPPONENT, 60),),
        critic_warmup=0.5,
    )
    learner = Learner(plan)
    (buffer,) = learner.buffers
    learner.collect_rollout()
    learns = buffer.learner_acts[:-1]
    assert 0 < learns.float().mean() < 1
    weights = {name: torch.tensor(one) for name, one in read(file, player_shapes).weights.items()}
    opponent_actions = learner.log_probs(weights, buffer.tokens[-2], buffer.mask[-2], 6).argmax(1)
    final_actions = torch.from_numpy(buffer.batches[0]._action_array)  # in the last step
    assert (final_actions == torch.where(learns[-1], buffer.action[-1], opponent_actions)).all()
    (tmp_path / "exploit.json").write_bytes(msgspec.json.encode(plan))
    main([str(tmp_path / "exploit.json"), str(tmp_path / "better"), str(file)])
    (curve,) = (tmp_path / "better" / "curve.jsonl").read_text().splitlines()[1:]
    assert f'"against": "{FROZEN_OPPONENT}"' in curve


@pytest.mark.parametrize("path", sorted(PLANS.glob("*/*.json")), ids=lambda path: path.stem)
def test_every_plan_can_be_read(path: Path) -> None:
    """A plan has an end, and the file of its frozen opponent exists."""
    plan = msgspec.json.decode(path.read_bytes(), type=Plan)
    assert plan.seconds or plan.decisions
    assert bool(plan.frozen_opponent) == any(
        setting.opponents == FROZEN_OPPONENT for setting in plan.settings
    )
    assert not plan.frozen_opponent or Path(PLANS.parents[3] / plan.frozen_opponent).exists()


def test_a_policy_does_not_change_while_the_critic_warms_up() -> None:
    """Only the critic changes until the warm-up is over."""
    learner = Learner(msgspec.structs.replace(MIXED, critic_warmup=0.5))
    policy, critic = (
        {name: one.detach().clone() for name, one in weights.items()}
        for weights in (learner.policy, learner.critic)
    )
    learner.collect_rollout()
    learner.update(0.4)
    assert all(torch.equal(one, policy[name]) for name, one in learner.policy.items())
    assert not all(torch.equal(one, critic[name]) for name, one in learner.critic.items())
    learner.collect_rollout()
    learner.update(0.5)
    assert not all(torch.equal(one, policy[name]) for name, one in learner.policy.items())


def test_a_game_without_a_training_task_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error says so; a new game need not have a task."""
    monkeypatch.setattr(plans, "part_of", lambda *_: None)
    with pytest.raises(TrainingError) as caught:
        task_of("dacapo")
    assert caught.value.code == "no-training"


def test_a_game_without_a_tiny_deck_is_refused() -> None:
    """The error names the game."""
    with pytest.raises(TrainingError) as caught:
        rules_for("dacapo", {"faces": "1 2 3"})
    assert caught.value.code == "no-training"


def test_a_log_needs_no_folder(tmp_path: Path) -> None:
    """The log creates its folder."""
    TrainingLog(PLAN, tmp_path / "a" / "b").write(decisions=1)
    assert (tmp_path / "a" / "b" / "curve.jsonl").exists()
