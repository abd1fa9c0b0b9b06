"""A vectorised Gymnasium environment: the learner has one seat of each match."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from dacabo.core.errors import extra
from dacabo.core.rules import RuleSet
from dacabo.games import GAMES, part_of
from dacabo.research.adapters import AdapterError
from dacabo.research.simulator.batch import PASS_OVER
from dacabo.research.simulator.simulator import (
    MATCH_OVER,
    ROUND_OVER,
    TRUNCATED,
    Simulator,
    TimeStep,
)
from dacabo.research.simulator.spec import RANDOM, fast_players

with extra("zoo"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Array: TypeAlias = NDArray[Any]
Info: TypeAlias = dict[str, Any]
Policy: TypeAlias = Callable[[TimeStep], Array]
"""A policy of the other seats. It returns an action for every env. Those of envs in which it is the
learner's turn do not count."""

EPISODES: Final = {"round": ROUND_OVER | MATCH_OVER, "match": MATCH_OVER}
"""The events that end an episode, by its name."""


class SeatVectorEnv(VectorEnv[Array, Array, Array]):
    """A vectorised environment in which one seat of each match learns.

    In env 0 the first seat learns, in env 1 the next one, and so on. A step does the learner's
    actions and then lets the others play until it is the learner's turn again in every env. The
    simulator deals again at once, so the final observation of an episode is the last one in which
    the learner had to act. What happens in an episode before its first turn gives no reward.

    Args:
        num_envs: the number of envs.
        game: the name of a game that has a simulator.
        rules: a preset's name, or rules.
        players: the number of players.
        others: the policy of the other seats: `random`, a fast player of the game, or a function.
        episode: `round` or `match`.
        slots: see `Simulator`.
        chance_rates: see `Simulator`.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        game: str,
        rules: str | RuleSet,
        players: int = 2,
        others: str | Policy = "random",
        episode: str = "match",
        slots: int | None = None,
        **chance_rates: int,
    ) -> None:
        if episode not in EPISODES:
            names = ", ".join(EPISODES)
            raise AdapterError("no-such-episode", episode=episode[:40], episodes=names)
        self._has_fast_players = isinstance(others, str) and others != RANDOM
        fast = fast_players(game) if self._has_fast_players else None
        if fast is not None and others not in fast.numbers:
            names = ", ".join(fast.numbers)
            raise AdapterError("no-such-policy", policy=str(others)[:40], policies=names)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.simulator = Simulator(
            game, rules, players, num_envs, device="cpu", slots=slots, fast=fast, **chance_rates
        )
        if fast is not None:
            self.simulator.seat([str(others)] * players)
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0, 255, (self.simulator.shape.tokens,), np.uint8)
        self.single_action_space = spaces.Discrete(self.simulator.shape.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.learner: Array = np.arange(num_envs) % players
        """The seat of the learner, by env."""
        self._others = others
        self._final_events = EPISODES[episode]
        self._points_sign = self.simulator.points_sign

    @property
    def twin(self) -> Simulator:
        """The former name of `simulator`."""
        return self.simulator

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, Info]:
        """Begin a match in every env. A seed also decides later matches until another is given."""
        super().reset(seed=seed, options=options)
        self._timestep = self.simulator.reset(int(self.np_random.integers(1 << 62)))
        while not (is_waiting := self._timestep.seat == self.learner).all():
            self.simulator.run("step_envs", self._answers(is_waiting))
        return self._observe()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, Info]:
        """Do the learner's actions. An illegal one is refused; -1 leaves its env as it is."""
        actions = np.asarray(actions)
        self.simulator.check(actions)
        timestep = self._timestep  # the simulator writes every step to these arrays
        last_tokens, last_mask = timestep.tokens.copy(), timestep.mask.copy()
        rewards = np.zeros(self.num_envs)
        terminated, truncated = np.zeros((2, self.num_envs), bool)
        while True:
            self.simulator.run("step_envs", actions.astype(np.int16))
            event = np.where((actions == PASS_OVER) | terminated | truncated, 0, timestep.event)
            points = np.take_along_axis(timestep.points, self.learner[:, None], 1)[:, 0]
            rewards += np.where(event & ROUND_OVER, self._points_sign * points, 0)
            truncated |= event & TRUNCATED > 0
            terminated |= (event & self._final_events > 0) & ~truncated
            if (is_waiting := timestep.seat == self.learner).all():
                break
            actions = self._answers(is_waiting)
        observations, info = self._observe()
        for env in np.flatnonzero(terminated | truncated).tolist():
            final_info = {"action_mask": last_mask[env]}
            self._add_info(info, {"final_obs": last_tokens[env], "final_info": final_info}, env)
        return observations, rewards, terminated, truncated, info

    def _answers(self, is_waiting: Array) -> Array:
        """Return the actions of the other seats; envs that wait for the learner are passed over."""
        if not callable(self._others):
            answer = self.simulator.answer if self._has_fast_players else self.simulator.choose
            actions: Array = answer(is_waiting)
            return actions
        actions = np.where(is_waiting, PASS_OVER, self._others(self.simulator.observe()))
        self.simulator.check(actions)
        return actions.astype(np.int16)

    def _observe(self) -> tuple[Array, Info]:
        """Return the learners' observations and their masks."""
        timestep = self.simulator.observe()
        # Gymnasium stores beside each entry of an info which envs have it: all of them.
        has_mask = np.ones(self.num_envs, bool)
        info = {"action_mask": timestep.mask.copy(), "_action_mask": has_mask}
        return timestep.tokens.copy(), info


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """A single match. The first seat learns.

    An illegal action changes nothing, because Gymnasium's own checks choose without the mask.
    """

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 (those of all envs)
        self._envs = SeatVectorEnv(1, **options)
        self.metadata = {"render_modes": []}
        self.observation_space = self._envs.single_observation_space
        self.action_space = self._envs.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, Info]:
        """Begin a match. A seed also decides later matches until another is given."""
        super().reset(seed=seed, options=options)
        observations, info = self._envs.reset(seed=int(self.np_random.integers(1 << 62)))
        self._mask: Array = info["action_mask"][0].copy()
        return observations[0], {"action_mask": info["action_mask"][0]}

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, Info]:
        """Do the learner's action."""
        is_legal = self.action_space.contains(action) and self._mask[action]
        actions = np.array([action if is_legal else PASS_OVER])
        observations, rewards, terminated, truncated, info = self._envs.step(actions)
        observation, mask = observations[0], info["action_mask"][0]
        if terminated[0] or truncated[0]:
            observation, mask = info["final_obs"][0], info["final_info"]["action_mask"][0]
        self._mask = mask.copy()
        return (
            observation,
            float(rewards[0]),
            bool(terminated[0]),
            bool(truncated[0]),
            {"action_mask": mask},
        )


for _game in GAMES:
    if part_of(_game, "dacabo.research.simulator", "spec"):
        gymnasium.register(
            f"dacabo/{_game}-v0",
            entry_point=f"{__name__}:{SeatEnv.__name__}",
            vector_entry_point=f"{__name__}:{SeatVectorEnv.__name__}",
            kwargs={"game": _game, "rules": next(iter(GAMES[_game].presets))},
        )
