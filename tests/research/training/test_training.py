"""A training in seconds: it learns something, and what it has learned can be kept and played."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

torch: Any = pytest.importorskip("torch")

from dacabo.bots.cabo.learned.features import notice  # noqa: E402 (only with PyTorch)
from dacabo.bots.cabo.learned.network import player_shapes, prefer  # noqa: E402
from dacabo.bots.layers import tools  # noqa: E402
from dacabo.bots.weights import read  # noqa: E402
from dacabo.research.training import plan as plans  # noqa: E402
from dacabo.research.training.__main__ import Diary, main  # noqa: E402
from dacabo.research.training.learning import Learner, train  # noqa: E402
from dacabo.research.training.measuring import measure  # noqa: E402
from dacabo.research.training.plan import (  # noqa: E402
    RIVAL,
    Course,
    Measured,
    Plan,
    Setting,
    TrainingError,
    rules_for,
    subject_of,
)

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
    learning=Course(3e-3, 1e-3),
    averaging=0.9,
)
MIXED = msgspec.structs.replace(
    PLAN,
    settings=(Setting("original", 2, 8), Setting("dutch", 3, 8), Setting("tournament", 4, 8)),
    slots=6,
    decisions=24 * 6 * 2,
    steps=6,
    minibatches=2,
    match=0.5,
    against=(Measured(Setting("original", 2, 8), "allegro", 60),),
)


def test_a_few_updates_beat_random_play() -> None:
    """By points that chance does not give: several standard errors."""
    torch.set_num_threads(1)
    learner = train(PLAN, lambda *_: None)
    learned = measure(learner, learner.average, TWO, against="random", steps=150, seed=5)
    assert learned.points - learned.points_error > 1.0


def test_what_is_kept_plays_the_same_with_numpy(tmp_path: Path) -> None:
    """Both libraries, the same lines, the same preferences; and the training can go on."""
    (tmp_path / "plan.json").write_bytes(msgspec.json.encode(MIXED))
    main([str(tmp_path / "plan.json"), str(tmp_path / "out")])
    main([str(tmp_path / "plan.json"), str(tmp_path / "on"), str(tmp_path / "out" / "state.pt")])
    kept = read(tmp_path / "on" / "weights.npz", player_shapes)
    assert kept.about["decisions"] == 4 * 24 * 6
    assert kept.about["plan"]["seed"] == 1
    lines = (tmp_path / "on" / "curve.jsonl").read_text().splitlines()
    assert [("points" in line) for line in lines] == [False, True]
    learner = Learner(MIXED)
    for room in learner.rooms:
        seen = room.tokens[0].long()
        weights = {name: torch.tensor(one) for name, one in kept.weights.items()}
        with torch.no_grad():
            there = prefer(torch, weights, notice(learner.tools, seen, 6)).numpy()
        here = prefer(np, kept.weights, notice(tools(np, np.float32), seen.numpy(), 6))
        assert np.abs(there - here).max() < 1e-3


def test_rewards_of_a_round_add_up_to_nothing() -> None:
    """What somebody wins the others lose; a seat that is not there has no part in it."""
    learner = Learner(msgspec.structs.replace(MIXED, steps=120))
    learner.play()
    for room in learner.rooms:
        ended = room.over.bool()
        assert ended.any()
        assert room.reward[ended].abs().sum() > 0
        assert room.reward.sum(2).abs().max() < 1e-4
        assert not room.reward[~ended].any()


def test_a_learner_alone_among_allegros() -> None:
    """The others do what Allegro does, and nobody learns from that."""
    plan = msgspec.structs.replace(MIXED, settings=(Setting("original", 2, 8, "allegro"),))
    learner = Learner(plan)
    (room,) = learner.rooms
    (table,) = room.tables
    for _ in range(30):
        learns = table.learns()
        assert (learns == (table.seat == torch.arange(8) % 2)).all()
        advice = torch.from_numpy(table.twin.answer().copy())
        draws = table.mask.byte().argmax(1)
        table.step(draws)
        done = torch.from_numpy(table._todo)  # what was done in the end
        assert (done[learns] == draws[learns]).all()
        assert (done[~learns] == advice[~learns]).all()
    learner.play()
    assert 0 < room.learns.float().mean() < 1
    assert (room.truth[..., -1] == 1).all()
    before = {name: one.detach().clone() for name, one in learner.player.items()}
    room.learns[:] = False
    learner.learn(0.0)
    assert all(torch.equal(one, before[name]) for name, one in learner.player.items())


def test_a_learner_alone_among_rivals(tmp_path: Path) -> None:
    """They play as their file says, and only the learner learns."""
    (tmp_path / "plan.json").write_bytes(msgspec.json.encode(MIXED))
    main([str(tmp_path / "plan.json"), str(tmp_path / "out")])
    file = tmp_path / "out" / "weights.npz"
    plan = msgspec.structs.replace(
        MIXED,
        settings=(Setting("original", 2, 8, RIVAL),),
        rival=str(file),
        against=(Measured(Setting("original", 2, 8), RIVAL, 60),),
        listening=0.5,
    )
    learner = Learner(plan)
    (room,) = learner.rooms
    learner.play()
    learns = room.learns[:-1]
    assert 0 < learns.float().mean() < 1
    weights = {name: torch.tensor(one) for name, one in read(file, player_shapes).weights.items()}
    theirs = learner.liked(weights, room.tokens[-2], room.mask[-2], 6).argmax(1)
    done = torch.from_numpy(room.tables[0]._todo)  # in the last step
    assert (done == torch.where(learns[-1], room.action[-1], theirs)).all()
    (tmp_path / "exploit.json").write_bytes(msgspec.json.encode(plan))
    main([str(tmp_path / "exploit.json"), str(tmp_path / "better"), str(file)])
    (curve,) = (tmp_path / "better" / "curve.jsonl").read_text().splitlines()[1:]
    assert f'"against": "{RIVAL}"' in curve


@pytest.mark.parametrize("path", sorted(PLANS.glob("*/*.json")), ids=lambda path: path.stem)
def test_every_plan_can_be_read(path: Path) -> None:
    """And whoever is named in it is there."""
    plan = msgspec.json.decode(path.read_bytes(), type=Plan)
    assert plan.seconds or plan.decisions
    assert bool(plan.rival) == any(setting.among == RIVAL for setting in plan.settings)
    assert not plan.rival or Path(PLANS.parents[3] / plan.rival).exists()


def test_who_only_listens_does_not_change() -> None:
    """While the critic learns to judge."""
    learner = Learner(msgspec.structs.replace(MIXED, listening=0.5))
    player, critic = (
        {name: one.detach().clone() for name, one in weights.items()}
        for weights in (learner.player, learner.critic)
    )
    learner.play()
    learner.learn(0.4)
    assert all(torch.equal(one, player[name]) for name, one in learner.player.items())
    assert not all(torch.equal(one, critic[name]) for name, one in learner.critic.items())
    learner.play()
    learner.learn(0.5)
    assert not all(torch.equal(one, player[name]) for name, one in learner.player.items())


def test_a_game_that_nobody_teaches_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """By its name: whoever adds a game need not teach it."""
    monkeypatch.setattr(plans, "part_of", lambda *_: None)
    with pytest.raises(TrainingError) as caught:
        subject_of("dacapo")
    assert caught.value.code == "not-taught"


def test_a_game_without_a_tiny_deck_is_refused() -> None:
    """By its name."""
    with pytest.raises(TrainingError) as caught:
        rules_for("dacapo", {"faces": "1 2 3"})
    assert caught.value.code == "not-taught"


def test_a_diary_needs_no_folder(tmp_path: Path) -> None:
    """It makes one."""
    Diary(PLAN, tmp_path / "a" / "b").write(decisions=1)
    assert (tmp_path / "a" / "b" / "curve.jsonl").exists()
