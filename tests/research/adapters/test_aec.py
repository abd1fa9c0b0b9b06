"""PettingZoo's own tests of the environment, and further checks."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from harness.shares import first
from numpy.testing import assert_array_equal
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from dacabo.cabo.rules import PRESETS
from dacabo.core.errors import DacaboError, IllegalMove
from dacabo.observations.cabo import layout as at
from dacabo.research.adapters.aec import MatchEnv

TABLES = [(preset, players) for preset in PRESETS for players in (2, 5)] + [("dutch", 6)]

# The library's own tests know environments with dictionaries by their names and warn of all others;
# and they warn of an agent that can do nothing, even if its match is over.
KNOWN = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def steps(env: MatchEnv, seed: int = 0) -> Iterator[tuple[str, dict[str, Any], float, bool]]:
    """Yield a match with random actions: agent, observation, reward, and whether it is over."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        over = terminated or truncated
        yield agent, observation, reward, over
        env.step(None if over else random.choice(np.flatnonzero(observation["action_mask"])))


@pytest.mark.filterwarnings(*KNOWN)
@pytest.mark.parametrize(("preset", "players"), first(reversed(TABLES), 3))
def test_the_environment_passes_the_checks_of_the_library(preset: str, players: int) -> None:
    """They cover spaces, rewards, agents that leave, and the same match from the same seed."""
    api_test(MatchEnv("cabo", preset, players=players), num_cycles=250)
    api_test(OrderEnforcingWrapper(MatchEnv("cabo", preset, players=players)), num_cycles=50)
    seed_test(lambda: MatchEnv("cabo", preset, players=players, sneaking=True), num_cycles=60)


@pytest.mark.parametrize("preset", PRESETS)
def test_rewards_are_the_points_negated_or_the_places(preset: str) -> None:
    """Whole matches with the same actions are played once with each kind of reward."""
    sums: dict[str, list[float]] = {}
    for reward in ("points", "match"):
        env = MatchEnv("cabo", preset, players=3, reward=reward, slots=30)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent, _, paid, _ in steps(env, seed=3):
            total[agent] += paid
        sums[reward] = list(total.values())
        result = env._state.result
        assert result is not None
        if reward == "match":
            assert sums[reward] == [-place for place in result.places]
        else:
            rounds = env._state.rounds
            assert sums[reward] == [-sum(r.points[seat] for r in rounds) for seat in range(3)]


def test_only_the_asked_agent_can_act() -> None:
    """Everybody can look at any time; actions are masked for all but one."""
    env = MatchEnv("cabo", "dutch", players=4)
    for agent, observation, _, over in steps(env):
        others = [env.observe(other) for other in env.agents if other != agent]
        assert not any(other["action_mask"].any() for other in others)
        assert observation["action_mask"].any() != over
        assert observation["observation"].dtype == np.uint8
        assert observation["action_mask"].dtype == np.int8
        assert env.observation_space(agent).contains(observation)


def test_an_action_that_is_masked_is_refused_and_changes_nothing() -> None:
    """Any agent may have sent it."""
    env = MatchEnv("cabo", "original")
    env.reset(seed=1)
    before = env.last()
    for action in (at.CALL, 10_000, -3, None):
        with pytest.raises(IllegalMove, match="not-now"):
            env.step(action)
    after = env.last()
    assert_array_equal(before[0]["observation"], after[0]["observation"])
    assert before[1:] == after[1:]


def test_a_match_that_outgrows_its_observations_is_truncated() -> None:
    """All agents leave; the last observations are those that fitted."""
    env = MatchEnv("cabo", "dutch", players=3, slots=4)
    ends = set()
    for seed in range(20):
        for agent, observation, _, over in steps(env, seed):
            if over:
                assert env.truncations[agent] != env.terminations[agent]
                ends.add("truncated" if env.truncations[agent] else "terminated")
                assert observation["observation"].any()
        assert env.agents == []
    assert "truncated" in ends


def test_a_seed_determines_the_matches_that_follow() -> None:
    """A second match is another one, but the same whenever the first is repeated."""
    env = MatchEnv("cabo", "original", players=2, render_mode="ansi")
    stories = []
    for seed in (7, None, 7, None, 8):
        env.reset(seed=seed)
        for _ in range(40):
            env.step(np.flatnonzero(env.last()[0]["action_mask"])[0])
        stories.append(env.render())
    assert stories[0:2] == stories[2:4]
    assert len(set(stories)) == 3


def test_public_facts_can_be_read_once() -> None:
    """They show no hidden card."""
    env = MatchEnv("cabo", "original", players=2, render_mode="ansi")
    env.reset(seed=1)
    rendered = env.render()
    assert rendered is not None
    assert "4 cards each" in rendered
    assert env.render() == ""
    assert MatchEnv("cabo", "original").render() is None


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"reward": "gold"}, "no-such-reward"),
        ({"preset": "nobody"}, "no-such-rules"),
        ({"game": "chess"}, "no-such-game"),
        ({"players": 9}, "number-of-players"),
        ({"changes": {"cards": 99}}, "option-out-of-range"),
        ({"slots": 1}, "too-few-slots"),
    ],
)
def test_invalid_options_are_refused(options: dict[str, Any], code: str) -> None:
    """The error has a code, and comes before a match begins."""
    with pytest.raises(DacaboError) as refused:
        MatchEnv(**{"game": "cabo", "preset": "original"} | options)
    assert refused.value.code == code
