"""Tiny rounds have the same figures as in OpenSpiel, and training lowers exploitability."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.cfr import CFRPlusSolver
from open_spiel.python.algorithms.expected_game_score import policy_value
from open_spiel.python.algorithms.exploitability import exploitability
from open_spiel.python.policy import TabularPolicy

torch: Any = pytest.importorskip("torch")

import dacabo.research.adapters.spiel  # noqa: E402, F401 (registers the games)
from dacabo.bots.cabo.learned.network import Width, player_shapes  # noqa: E402
from dacabo.research.adapters.cabo.tiny import TinyEnvConfig  # noqa: E402
from dacabo.research.training.cabo import tiny  # noqa: E402
from dacabo.research.training.cabo.game_tree import GameTree, Infosets  # noqa: E402
from dacabo.research.training.cfr import CFRPlus, solve, uniform_strategy  # noqa: E402
from dacabo.research.training.cfr import exploitability as exact  # noqa: E402
from dacabo.research.training.plan import Plan  # noqa: E402
from dacabo.research.training.ppo import train  # noqa: E402

SMALL = {"faces": "0 1 1 2", "turns": 2, "cards": 1}
TWO_CARDS = {"faces": "0 1 2 7 7 9", "turns": 1, "cards": 2}
"""This deck has cards that nobody has seen, a peek and a spy."""
PLAN = msgspec.json.decode(tiny.PLAN.read_bytes(), type=Plan)
A: dict[str, Any] = {"cards": 1, **dict(PLAN.settings[0].rules)}  # type: ignore[arg-type]  # a tiny deck


def spiel(chosen: dict[str, Any]) -> Any:
    return pyspiel.load_game("python_cabo_tiny", dict(chosen))


def game_tree(chosen: dict[str, Any]) -> GameTree:
    return GameTree(TinyEnvConfig(**chosen), chosen["cards"])


def network() -> dict[str, Any]:
    """Return a network with random weights."""
    random = np.random.default_rng(4)
    return {
        name: (random.standard_normal(shape) / shape[0] ** 0.5).astype(np.float32)
        for name, shape in player_shapes(Width()).items()
    }


def as_spiel(game: Any, weights: dict[str, Any], slots: int) -> TabularPolicy:
    """Return the policy of a network as OpenSpiel stores it."""
    policy = TabularPolicy(game)
    states = policy.states
    tensors = np.array([state.observation_tensor(state.current_player()) for state in states])
    mask = np.array([state.legal_actions_mask() for state in states])
    chances = tiny.action_probabilities(
        Infosets(tensors.astype(np.uint8), mask.astype(np.uint8)), weights, slots
    )
    policy.action_probability_array[:] = 0
    policy.action_probability_array[mask > 0] = chances[1:]
    return policy


@pytest.mark.parametrize(
    ("chosen", "iterations"),
    # In A some regrets are equal but for rounding, and the solvers go different ways.
    [(SMALL, 10), (TWO_CARDS, 10), pytest.param(A, 0, marks=pytest.mark.long)],
    ids=["small", "two cards", "A"],
)
def test_openspiel_gives_the_same_figures(chosen: dict[str, Any], iterations: int) -> None:
    """Both have the same information sets, and the same exploitability of three strategies."""
    tree, spiel_game = game_tree(chosen), spiel(chosen)
    blind = TabularPolicy(spiel_game)
    assert sum(len(one.mask) for one in tree.infosets) == len(blind.states)
    assert exact(tree.game, uniform_strategy(tree.game)).exploitability == pytest.approx(
        exploitability(spiel_game, blind)
    )
    weights = network()
    gap = exact(tree.game, tiny.network_strategy(tree, weights, chosen["cards"]))
    policy = as_spiel(spiel_game, weights, chosen["cards"])
    assert gap.exploitability == pytest.approx(exploitability(spiel_game, policy), abs=1e-6)
    value = policy_value(spiel_game.new_initial_state(), [policy] * 2)[0]
    assert gap.value == pytest.approx(value, abs=1e-6)
    if not iterations:
        return
    solver, spiel_solver = CFRPlus(tree.game), CFRPlusSolver(spiel_game)
    for _ in range(iterations):
        solver.iterate()
        spiel_solver.evaluate_and_update_policy()
    average = spiel_solver.average_policy()
    gap = exact(tree.game, solver.average_strategy())
    assert gap.exploitability == pytest.approx(exploitability(spiel_game, average), abs=1e-9)
    value = policy_value(spiel_game.new_initial_state(), [average] * 2)[0]
    assert gap.value == pytest.approx(value, abs=1e-9)


def test_an_equilibrium_is_found() -> None:
    """The solver gets as near as was asked for; the uniform strategy is far away."""
    game = game_tree(TWO_CARDS).game
    _, gap = solve(game, 0.001)
    assert gap.exploitability <= 0.001 * game.payoff_range
    assert exact(game, uniform_strategy(game)).exploitability > 0.05 * game.payoff_range


def test_a_minute_of_training_lowers_exploitability(tmp_path: Path) -> None:
    """The log of a short training ends with a lower exploitability."""
    plan = msgspec.structs.replace(
        PLAN,
        settings=tuple(
            msgspec.structs.replace(setting, num_envs=64, rules=rules)
            for setting, rules in zip(PLAN.settings, (SMALL, TWO_CARDS), strict=True)
        ),
        seconds=0.0,
        decisions=128 * 16 * 12,
        steps=16,
        ema_decay=0.9,
    )
    torch.set_num_threads(1)
    rounds = tiny.TinyRounds(plan)
    before = rounds.evaluate(1, network())["exploitability"]
    train(plan, tiny.ExactLog(plan, tmp_path, rounds).after_update)
    lines = list(map(msgspec.json.decode, (tmp_path / "curve.jsonl").read_bytes().splitlines()))
    assert [line.get("faces") for line in lines[-2:]] == [SMALL["faces"], TWO_CARDS["faces"]]
    assert lines[-1]["exploitability"] < before


@pytest.mark.long
def test_the_whole_training_is_hardly_exploitable(tmp_path: Path) -> None:
    """Exploitability is at most 2% of the payoff range, and the solver's at most 0.1%."""
    tiny.main([str(tmp_path)])
    lines = list(map(msgspec.json.decode, (tmp_path / "curve.jsonl").read_bytes().splitlines()))
    assert [line["solver's gap"] <= tiny.WITHIN for line in lines[:2]] == [True, True]
    assert [line["share"] <= 0.02 for line in lines[-2:]] == [True, True]
