"""Gymnasium's own check of one env, and further checks of many."""

from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from harness.shares import first
from numpy.testing import assert_array_equal

from dacabo.core.errors import DacaboError
from dacabo.games import GAMES
from dacabo.research.adapters.gym import EPISODES, SeatVectorEnv
from dacabo.research.simulator.batch import PASS_OVER
from dacabo.research.simulator.simulator import TimeStep

TABLES = [
    (game, preset, players)
    for game in GAMES
    for preset in GAMES[game].presets
    for players in (2, 3)
]


def make_envs(num_envs: int, **options: Any) -> SeatVectorEnv:
    return SeatVectorEnv(num_envs, **{"game": "cabo", "rules": "original"} | options)


def random_actions(mask: Any, random: np.random.Generator) -> Any:
    """Return a random legal action in each env."""
    return (random.random(mask.shape) * mask).argmax(1)


def steps(env: SeatVectorEnv, count: int, seed: int = 0) -> Iterator[tuple[Any, ...]]:
    """Yield what is shown before a random step, and all that the step gives."""
    random = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    for _ in range(count):
        before = observation, info["action_mask"]
        outcome = env.step(random_actions(info["action_mask"], random))
        yield *before, *outcome
        observation, info = outcome[0], outcome[-1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("episode", EPISODES)
def test_the_environment_passes_the_checks_of_the_library(game: str, episode: str) -> None:
    """Warnings count as errors here."""
    check_env(gymnasium.make(f"dacabo/{game}-v0", episode=episode).unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_many_envs_can_be_made_by_name(game: str) -> None:
    """They are one environment, which the library's wrappers accept."""
    env = gymnasium.make_vec(f"dacabo/{game}-v0", num_envs=6, players=3, episode="round")
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    counted = RecordEpisodeStatistics(env)
    _, info = counted.reset(seed=1)
    random = np.random.default_rng(1)
    for _ in range(150):
        _, _, _, _, info = counted.step(random_actions(info["action_mask"], random))
    assert counted.episode_count > 0


@pytest.mark.parametrize(("game", "preset", "players"), TABLES)
def test_the_learner_is_asked_in_every_env(game: str, preset: str, players: int) -> None:
    """Each seat learns in some env; the arrays are that seat's observations, and stay unchanged."""
    env = make_envs(7, game=game, rules=preset, players=players)
    assert env.learner.tolist() == [number % players for number in range(7)]
    copies = []
    for observation, mask, next_observation, *_, info in steps(env, 40):
        assert_array_equal(env._timestep.seat, env.learner)
        assert env.observation_space.contains(next_observation)
        assert mask.any(1).all()
        assert info["_action_mask"].all()
        for seat in range(players):
            as_seen = env.simulator.observe(seat).tokens[env.learner == seat]
            assert_array_equal(as_seen, next_observation[env.learner == seat])
        env.simulator.observe()
        copies.append((observation, observation.copy()))
    assert all((one == copy).all() for one, copy in copies)


def test_a_fast_player_sits_in_the_other_seats() -> None:
    """Random players lose to it, round after round."""
    env = make_envs(32, game="cabo", rules="original", players=3, others="allegro", episode="round")
    rewards = sum(float(reward.sum()) for _, _, _, reward, *_ in steps(env, 60))
    evenly = make_envs(32, game="cabo", rules="original", players=3, episode="round")
    assert rewards < sum(float(reward.sum()) for _, _, _, reward, *_ in steps(evenly, 60))


@pytest.mark.parametrize(("game", "preset", "players"), first(reversed(TABLES), 4))
def test_rewards_are_the_points_of_a_simulator(game: str, preset: str, players: int) -> None:
    """Another simulator, asked action by action, has the same rounds and ends."""
    random, rewards, ends = np.random.default_rng(3), 0.0, 0
    log: list[tuple[int, int]] = []
    env = make_envs(1, game=game, rules=preset, players=players, others=first_of(log))
    _, info = env.reset(seed=5)
    begun = int(np.random.default_rng(5).integers(1 << 62))
    for _ in range(300):
        action = random_actions(info["action_mask"], random)
        log.append((0, int(action[0])))
        _, reward, ended, truncated, info = env.step(action)
        rewards += reward[0]
        ends += int(ended[0] or truncated[0])
    simulator = type(env.simulator)(game, preset, players, 1)
    now = simulator.reset(begun)
    points, terminated = 0, 0
    for seat, acted in log:
        assert now.seat[0] == seat
        now = simulator.step(np.array([acted], np.int16))
        points += int(now.points[0, 0]) if now.event[0] & 1 else 0
        terminated += int(now.event[0] & 6 > 0)
    assert (abs(rewards), ends) == (points, terminated)
    assert points > 0
    assert (rewards < 0) == (game == "cabo")


def first_of(log: list[tuple[int, int]]) -> Callable[[TimeStep], Any]:
    """A policy that chooses a legal action by the number of answers so far, and remembers it."""

    def policy(now: TimeStep) -> Any:
        legal = np.flatnonzero(now.mask[0])
        log.append((int(now.seat[0]), int(legal[len(log) % len(legal)])))
        return np.array([log[-1][1]])

    return policy


@pytest.mark.parametrize("episode", EPISODES)
def test_an_episode_ends_with_the_last_observation_of_the_learner(episode: str) -> None:
    """The round's points are paid, and another episode begins in the same step."""
    ended, rewards = 0, 0
    for observation, mask, next_observation, reward, terminated, truncated, info in steps(
        make_envs(32, episode=episode), 200
    ):
        assert not truncated.any()
        assert_array_equal(info.get("_final_obs", np.zeros(32, bool)), terminated)
        for number in np.flatnonzero(terminated):
            assert_array_equal(info["final_obs"][number], observation[number])
            assert_array_equal(info["final_info"]["action_mask"][number], mask[number])
            assert next_observation[number][7] == 1 or episode == "round"  # the first round
        ended += terminated.sum()
        rewards += (reward != 0).sum()
        assert episode == "match" or not reward[~terminated].any()
    assert ended > 10
    assert rewards > ended / 2 if episode == "round" else rewards > ended


def test_an_env_that_outgrows_its_slots_is_truncated() -> None:
    """It gives no points; an env is never both truncated and terminated."""
    cuts = 0
    for *_, reward, terminated, truncated, _ in steps(
        make_envs(64, rules="dutch", players=3, slots=4), 60
    ):
        assert not (terminated & truncated).any()
        assert not reward[truncated].any()
        cuts += truncated.sum()
    assert cuts > 0


def test_an_env_does_not_depend_on_the_others() -> None:
    """Envs that wait draw no numbers: the first envs of a large batch are a small one."""
    few, many = make_envs(3, players=3), make_envs(50, players=3)
    few_seen, few_info = few.reset(seed=4)
    observation, info = many.reset(seed=4)
    for _ in range(80):
        assert_array_equal(few_seen, observation[:3])
        actions = info["action_mask"].argmax(1)
        few_seen, few_paid, *_, few_info = few.step(actions[:3])
        observation, rewards, *_, info = many.step(actions)
        assert_array_equal(few_paid, rewards[:3])
        assert_array_equal(few_info["action_mask"], info["action_mask"][:3])


def test_a_seed_determines_the_matches_that_follow() -> None:
    """A second reset gives other matches, but the same whenever the first is repeated."""
    env = make_envs(4)
    stories = [env.reset(seed=seed)[0].tobytes() for seed in (7, None, 7, None, 8)]
    assert stories[0:2] == stories[2:4]
    assert len(set(stories)) == 3


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        ([0, 0], "not-an-action"),  # at the beginning, cards have to be chosen
        ([10_000, -1], "not-an-action"),
        ([-2, -1], "not-an-action"),
        ([-1], "one-action-an-env"),
        ([[-1, -1]], "one-action-an-env"),
        ([0.5, -1.0], "one-action-an-env"),
    ],
)
def test_an_illegal_action_is_refused_and_changes_nothing(actions: Any, code: str) -> None:
    """Any learner or policy may have sent it."""
    env = make_envs(2)
    observation, _ = env.reset(seed=1)
    with pytest.raises(DacaboError) as refused:
        env.step(np.array(actions))
    assert refused.value.code == code
    again, rewards, *_ = env.step(np.array([PASS_OVER, PASS_OVER]))
    assert_array_equal(observation, again)
    assert not rewards.any()


def test_a_policy_is_limited_to_legal_actions() -> None:
    """Its actions are checked where it is asked."""
    with pytest.raises(DacaboError, match="not-an-action"):
        make_envs(8, others=lambda now: np.full(len(now.seat), 2)).reset(seed=1)


def test_one_env_asks_again_after_an_illegal_action() -> None:
    """It shows the last observation when its match is over."""
    env = gymnasium.make("dacabo/cabo-v0", episode="round")
    observation, info = env.reset(seed=1)
    again, reward, *_ = env.step(0)
    assert_array_equal(observation, again)
    assert reward == 0
    before, terminated, random = observation, False, np.random.default_rng(1)
    while not terminated:
        before = observation
        action = random_actions(info["action_mask"][None], random)[0]
        observation, _, terminated, _, info = env.step(action)
    assert_array_equal(observation, before)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"episode": "evening"}, "no-such-episode"),
        ({"others": "clever"}, "no-such-policy"),
        ({"game": "chess"}, "no-such-game"),
        ({"rules": "nobody"}, "no-such-rules"),
        ({"players": 9}, "number-of-players"),
    ],
)
def test_invalid_options_are_refused(options: dict[str, Any], code: str) -> None:
    """The error has a code, and comes before a match begins."""
    with pytest.raises(DacaboError) as refused:
        make_envs(2, **options)
    assert refused.value.code == code
