"""OpenSpiel's own tests of the games, its solvers, and further checks."""

import pickle
import unittest
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.cfr import CFRPlusSolver
from open_spiel.python.algorithms.exploitability import exploitability
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

import dacabo.research.adapters.spiel  # noqa: F401 (registers the games)
from dacabo.core.errors import DacaboError
from dacabo.research.adapters.node import LONGEST

SMALL = "python_cabo_tiny(faces=0 1 1 2,turns=2)"
POWERS = "python_cabo_tiny(faces=1 7 9 11,turns=1)"
"""A game with a card of each action."""
TINY = "python_cabo_tiny"
FULL = [
    "python_cabo",
    "python_cabo(players=5,preset=gretel-malte)",
    "python_cabo(players=3,preset=dutch)",
    "python_cabo(players=2,preset=tournament)",
]


@cache
def game(name: str) -> Any:
    return pyspiel.load_game(name)


def all_states(state: Any) -> Iterator[Any]:
    """Yield all states of a tree."""
    yield state
    for action in state.legal_actions():
        yield from all_states(state.child(action))


@pytest.mark.parametrize("name", [SMALL, POWERS, TINY, *FULL])
def test_random_matches_pass_the_checks_of_the_library(name: str) -> None:
    """They cover copies, histories, texts, tensors, bounds and serialised states."""
    pyspiel.random_sim_test(game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("name", "nodes", "information"),
    [
        pytest.param(SMALL, (49, 336, 252), 278, marks=pytest.mark.long),
        (POWERS, (1, 276, 180), 164),
        pytest.param(TINY, (1, 7380, 5940), 3648, marks=pytest.mark.long),
    ],
)
def test_the_whole_tree_passes_the_checks_of_the_library(
    name: str, nodes: tuple[int, int, int], information: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They cover perfect recall by string and by tensor, zero-sum returns, and legal actions."""
    api = pytest.importorskip("open_spiel.integration_tests.api_test")
    monkeypatch.setitem(api.TOTAL_NUM_STATES, name, nodes)
    monkeypatch.setitem(api.PERFECT_RECALL_NUM_STATES, name, information)
    for base in (api.EnforceAPIOnFullTreeBase, api.EnforceAPIOnPartialTreeBase):
        run(type("Tree", (base,), {"game_name": name, "game": game(name)}))


@pytest.mark.parametrize("name", FULL)
def test_parts_of_the_tree_pass_the_checks_of_the_library(name: str) -> None:
    """The whole tree of a full deck is too large."""
    api = pytest.importorskip("open_spiel.integration_tests.api_test")
    base = api.EnforceAPIOnPartialTreeBase
    run(type("Tree", (base,), {"game_name": name, "game": game(name)}))


def run(case: Any) -> None:
    outcome = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(outcome)
    assert outcome.testsRun > 3
    assert [text for _, text in outcome.errors + outcome.failures] == []


@pytest.mark.parametrize(("name", "information"), [(SMALL, 278), (POWERS, 164)])
def test_information_states_agree_as_strings_and_as_tensors(name: str, information: int) -> None:
    """Two states are equal by string exactly if they are equal by tensor."""
    tensors, strings = defaultdict(set), defaultdict(set)
    for state in all_states(game(name).new_initial_state()):
        if state.current_player() >= 0:
            string = state.information_state_string()
            tensor = tuple(state.information_state_tensor())
            tensors[string].add(tensor)
            strings[tensor].add(string)
    assert len(tensors) == information
    assert {len(found) for found in (*tensors.values(), *strings.values())} == {1}


def test_an_unseen_card_is_in_no_information_state() -> None:
    """A seat can tell its own card and the first discard apart in 90 deals, and nothing else."""
    root = game(TINY).new_initial_state()
    strings_of: tuple[set[str], set[str]] = (set(), set())
    tensors_of: tuple[set[bytes], set[bytes]] = (set(), set())
    for deal, chance in root.chance_outcomes():
        assert chance == 1 / 90
        state = root.child(deal)
        for _ in range(4):  # everybody looks, and puts the card back
            state = state.child(state.legal_actions()[0])
        for seat in (0, 1):
            strings_of[seat].add(state.information_state_string(seat))
            tensors_of[seat].add(bytes(map(int, state.observation_tensor(seat))))
    assert [*map(len, strings_of), *map(len, tensors_of)] == [9, 9, 9, 9]


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "iterations", "at_most"),
    [
        (SMALL, 20, 0.05),
        (TINY, 30, 0.05),
    ],
)
def test_cfr_approaches_an_equilibrium(name: str, iterations: int, at_most: float) -> None:
    """The exploitability falls almost to zero."""
    solver = CFRPlusSolver(game(name))
    exploited = [exploitability(game(name), solver.average_policy())]
    for _ in range(2):
        for _ in range(iterations // 2):
            solver.evaluate_and_update_policy()
        exploited.append(exploitability(game(name), solver.average_policy()))
    assert exploited[0] > 1
    assert exploited[0] > 4 * exploited[1] > 8 * exploited[2]
    assert exploited[2] < at_most


def test_a_sampling_solver_and_an_environment_run() -> None:
    """They are Monte Carlo CFR, and the library's interface for learning agents."""
    ExternalSamplingSolver(game(SMALL)).iteration()
    env = rl_environment.Environment(game("python_cabo(players=3,preset=dutch)"))
    env.seed(1)
    step = env.reset()
    random = Random(1)
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([random.choice(step.observations["legal_actions"][seat])])
    assert len(step.rewards) == 3


def test_chance_chooses_the_seed_of_a_match() -> None:
    """The seed has eight equally likely bytes and determines the match."""
    full = game(FULL[3])
    ends = set()
    for first in (0, 0, 1):
        state = full.new_initial_state()
        for byte in (first, 2, 3, 4, 5, 6, 7, 8):
            assert len(state.chance_outcomes()) == 256
            state.apply_action(byte)
        random = Random(1)
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
        assert max(state.returns()) <= 0 > min(state.returns())
        ends.add(state.information_state_string(0))
    assert len(ends) == 2


def test_an_endless_match_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends after the longest length, with the points so far."""
    assert game(FULL[0]).max_game_length() == LONGEST
    monkeypatch.setattr("dacabo.research.adapters.node.LONGEST", 30)
    state = game(FULL[0]).new_initial_state()
    for _ in range(8):
        state.apply_action(0)
    for _ in range(30):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]


def test_copies_of_a_state_share_the_match() -> None:
    """A copy costs nothing, because a node never changes."""
    state = game(SMALL).new_initial_state().child(3)
    copy = state.clone()
    assert copy.node is state.node
    copy.apply_action(copy.legal_actions()[0])
    assert copy.node is not state.node
    again = pickle.loads(pickle.dumps(state))  # noqa: S301 (our own)
    assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("python_cabo_tiny(faces=0 1)", "no-tiny-deck"),
        ("python_cabo_tiny(faces=0 1 2 3 4 5 6 7 8)", "no-tiny-deck"),
        ("python_cabo_tiny(faces=0 1 2 spade)", "no-tiny-deck"),
        ("python_cabo_tiny(turns=0)", "option-out-of-range"),
        ("python_cabo(players=6)", "number-of-players"),
        ("python_cabo(preset=nobody)", "no-such-rules"),
    ],
)
def test_a_game_with_invalid_parameters_is_refused(name: str, code: str) -> None:
    """The library asks for it, but the error is one of Dacabo's."""
    with pytest.raises(DacaboError) as refused:
        pyspiel.load_game(name)
    assert refused.value.code == code
