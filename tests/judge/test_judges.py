"""The judges that ship: their files, and that what they say makes sense."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pytest

from dacabo.bots.layers import array_ops
from dacabo.bots.levels import seat_bot
from dacabo.cabo.cards import VALUE
from dacabo.cabo.moves import Call
from dacabo.cabo.rules import PRESETS
from dacabo.core.chance import Sealed
from dacabo.core.dealing import next_decision, resolve_chance
from dacabo.core.errors import DacaboError
from dacabo.core.game import heard
from dacabo.games import GAMES
from dacabo.judge.heads import PositionValues, QuestionValues
from dacabo.judge.weights import (
    FOLDER,
    JudgeError,
    JudgeWeights,
    load,
    network_of,
    save,
    shipped,
    untrained,
)
from dacabo.observations.cabo.observer import Observer
from dacabo.research.simulator.simulator import Simulator
from dacabo.research.training import plan as plans
from dacabo.research.training.judge import JudgePlan
from dacabo.research.training.judge_evaluation import calibration

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
TABLES = pytest.mark.parametrize(
    ("game", "preset", "players"),
    [
        ("cabo", "original", 2),
        ("cabo", "dutch", 6),
        ("dacapo", "single", 2),
        ("dacapo", "match", 4),
    ],
)
SLOTS = {"cabo": 8, "dacapo": 4}
NUMPY = array_ops(np, np.float32)


class Positions(NamedTuple):
    """Positions of random matches: what the acting seat sees, and what is hidden."""

    obs: Any
    hidden: Any
    mask: Any


def positions(game: str, preset: str, players: int, steps: int = 30) -> Positions:
    """Return positions of random matches."""
    simulator = Simulator(game, preset, players, 8, device="python", slots=SLOTS[game])
    now, rows = simulator.reset(3), []
    for _ in range(steps):
        rows.append((now.tokens.copy(), simulator.reveal().copy(), now.mask.astype(np.bool_)))
        now = simulator.step(simulator.choose())
    obs, hidden, mask = (np.concatenate(column) for column in zip(*rows, strict=True))
    return Positions(obs.astype(np.int64), hidden.astype(np.int64), mask)


def judge(
    game: str,
    weights: JudgeWeights,
    seen: Positions,
    style: Sequence[float] = (0.0, 0.0),
    ops: Any = NUMPY,
) -> tuple[QuestionValues, PositionValues]:
    """Return what a judge says of decisions and of positions."""
    network = network_of(game)
    features = network.extract_features(ops, seen.obs, SLOTS[game])
    styles = ops.xp.asarray(np.tile(np.array(style, np.float32), (len(seen.obs), 1)))
    asked = network.question_values(ops, weights.question, features, styles)
    values = network.position_values(ops, weights.position, features, seen.hidden, SLOTS[game])
    return asked, values


# --- the files ---------------------------------------------------------------------------


@EVERY_GAME
def test_a_shipped_file_is_small_and_describes_its_training(game: str) -> None:
    """Both networks have at most a megabyte together."""
    weights = shipped(game)
    assert (FOLDER / game / "judge.npz").stat().st_size < 1_000_000
    assert {"rules", "plan", "decisions", "seconds", "width"} <= weights.about.keys()
    shapes = network_of(game).judge_shapes(weights.about["width"])
    for part in ("question", "position"):
        arrays = getattr(weights, part)
        assert {name: array.shape for name, array in arrays.items()} == shapes[part]
        assert all(np.isfinite(array).all() for array in arrays.values())


@EVERY_GAME
def test_a_saved_judge_can_be_read_again(game: str, tmp_path: Any) -> None:
    """A file holds the weights to the precision of 16 bits."""
    weights = untrained(game)
    about = {"width": list(network_of(game).WIDTH)}
    parts = {"question": weights.question, "position": weights.position}
    save(tmp_path / "judge.npz", parts, about)
    again = load(tmp_path / "judge.npz", game)
    assert again.about == about
    for part in ("question", "position"):
        for name, array in getattr(weights, part).items():
            assert np.allclose(getattr(again, part)[name], array, rtol=1e-3, atol=1e-6)


def test_a_game_without_a_judge_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error has a sentence."""
    monkeypatch.setattr("dacabo.judge.weights.part_of", lambda *_: None)
    with pytest.raises(JudgeError) as caught:
        network_of("cabo")
    assert isinstance(caught.value, DacaboError)
    assert caught.value.code == "no-judge"


# --- what they say -----------------------------------------------------------------------


@TABLES
def test_every_decision_and_every_position_has_a_value(
    game: str, preset: str, players: int
) -> None:
    """Chances add up to 1, empty seats have none, and points are those of a round."""
    seen = positions(game, preset, players)
    asked, values = judge(game, shipped(game), seen)
    count = len(seen.obs)
    assert asked.points.shape == (*seen.mask.shape, 2)
    assert asked.call_logit.shape == (count,)
    assert np.isfinite(asked.points).all()
    assert np.abs(asked.points[seen.mask]).max() < 150
    chances = np.exp(values.win_logits - values.win_logits.max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    assert chances.shape[1] >= players
    assert chances[:, players:].sum() < 1e-6
    assert (chances[:, :players] > 0).all()
    assert np.abs(values.points[:, :players]).max() < 150


@TABLES
def test_the_style_of_the_others_matters(game: str, preset: str, players: int) -> None:
    """The judge expects other points against strong players than against weak ones."""
    seen = positions(game, preset, players)
    strong, weak = (
        judge(game, shipped(game), seen, style)[0] for style in ((1.0, 0.0), (0.0, 1.0))
    )
    assert np.abs(strong.points - weak.points)[seen.mask].mean() > 0.01
    if game == "cabo":
        assert np.abs(strong.call_logit - weak.call_logit).mean() > 0.01


@TABLES
def test_numpy_and_pytorch_say_the_same(game: str, preset: str, players: int) -> None:
    """The judge runs with NumPy, and is trained with PyTorch."""
    torch: Any = pytest.importorskip("torch")
    seen, weights = positions(game, preset, players), shipped(game)
    question, position = (
        {name: torch.tensor(array) for name, array in part.items()} for part in weights[:2]
    )
    tensors = JudgeWeights(question, position, {})
    torch_seen = Positions(*map(torch.tensor, seen))
    ours = judge(game, weights, seen, (0.0, 1.0))
    theirs = judge(game, tensors, torch_seen, (0.0, 1.0), array_ops(torch, torch.float32))
    for our, their in zip((*ours[0], *ours[1]), (*theirs[0], *theirs[1]), strict=True):
        assert np.abs(our - their.numpy()).max() < 2e-3


@EVERY_GAME
def test_the_shipped_plans_and_figures_belong_together(game: str) -> None:
    """There are figures of every planned setting, and they have enough turns."""
    folder = Path(plans.__file__).with_name(game)
    plan = msgspec.json.decode((folder / "judge.json").read_bytes(), type=JudgePlan)
    figures = json.loads((folder / "judge.figures.json").read_bytes())
    names = {f"{setting.rules}, {setting.players}" for setting in plan.settings}
    assert names | {"all"} == figures["points"].keys()
    for by_style in figures["calls"].values():
        for style in ("strong", "weak"):
            assert by_style[style]["turns"] >= 100_000
            assert by_style[style]["known"]["error"] <= 0.01


# --- calls -------------------------------------------------------------------------------


class Turn(NamedTuple):
    """A turn at which the acting seat knows all its cards."""

    points: int
    chance: float


def turns(preset: str, players: int, deals: int) -> Iterator[Turn]:
    """Yield turns of matches among Prestissimos, with the chance that the judge gives a call."""
    game, rules, weights = GAMES["cabo"], PRESETS[preset], shipped("cabo")
    for number in range(deals):
        chance = Sealed(number.to_bytes(32, "big"))
        bots = [
            seat_bot("cabo", "prestissimo", rules, players=players, seat=seat, seed=1)
            for seat in range(players)
        ]
        observers = [Observer(rules, players, seat, SLOTS["cabo"]) for seat in range(players)]
        state, told = resolve_chance(game, game.start(rules, players), chance)
        while not state.results:
            for seat in range(players):
                facts = heard(told, seat)
                observers[seat].hear(facts)
                for fact in facts:
                    bots[seat].hear(fact)
            decision = next_decision(game, state, chance, players)
            assert decision is not None
            seat, view = decision.actor, game.view(state, decision.actor)
            own = [belief for belief in observers[seat].knowledge.layouts[seat] if belief]
            known = [belief.card for belief in own if belief.card is not None]
            if Call() in game.legal(state, decision) and len(known) == len(own):
                obs = np.frombuffer(observers[seat].observe(view, seat), np.uint8)[None]
                seen = Positions(obs.astype(np.int64), np.zeros((1, 1 + 8 * players), np.int64), 0)
                logit = judge("cabo", weights, seen, (1.0, 0.0))[0].call_logit[0]
                yield Turn(sum(VALUE[card] for card in known), 1 / (1 + np.exp(-logit)))
            state, by_move = game.play(state, seat, bots[seat].choose(view, decision))
            state, by_chance = resolve_chance(game, state, chance)
            told = [*by_move, *by_chance]


@pytest.mark.parametrize(("preset", "players", "few"), [("original", 2, 1), ("dutch", 4, 0)])
def test_obvious_calls_have_high_chances_and_hopeless_ones_low(
    preset: str, players: int, few: int
) -> None:
    """Whoever knows to have almost nothing should call; whoever has 20 or more should not."""
    found = list(turns(preset, players, 25))
    low = [turn.chance for turn in found if turn.points <= few]
    high = [turn.chance for turn in found if turn.points >= 20]
    assert low
    assert high
    assert np.mean(low) > 0.6
    assert max(high) < 0.3


def test_perfect_chances_have_no_calibration_error() -> None:
    """Chances that are half as large as they should be have a quarter."""
    rng = np.random.default_rng(1)
    chances = rng.random(100_000)
    right = (rng.random(100_000) < chances).astype(np.float64)
    figures = calibration(chances, right)
    assert figures["error"] < 0.01
    assert sum(count for count, _, _ in figures["bins"]) == 100_000
    assert calibration(chances / 2, right)["error"] == pytest.approx(0.25, abs=0.01)


def test_the_documented_calibration_is_that_of_the_figures() -> None:
    """The table of calls in `docs/analysis.md` has the calibration errors of both styles."""
    folder = Path(plans.__file__).with_name("cabo")
    calls = json.loads((folder / "judge.figures.json").read_bytes())["calls"]
    page = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text("utf-8")
    names = {"original": "original", "tournament": "tournament", "Dutch": "dutch"}
    names["Gretel & Malte"] = "gretel-malte"
    for name, preset in names.items():
        for style in ("known", "unknown"):
            row = next(line for line in page.splitlines() if f"| {name}, style {style} |" in line)
            cells = [cell.strip() for cell in row.strip("|").split("|")[1:]]
            for players, cell in enumerate(cells, start=2):
                errors = [
                    f"{100 * calls[f'{preset}, {players}'][play][style]['error']:.2f}"
                    for play in ("strong", "weak")
                    if f"{preset}, {players}" in calls
                ]
                assert cell == (" / ".join(errors) or "–")
