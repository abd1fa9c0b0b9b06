"""Many matches as a Gymnasium environment: one seat of each learns, a policy plays the others."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from dacabo.core.errors import extra
from dacabo.core.rules import RuleSet
from dacabo.games import GAMES, part_of
from dacabo.research.adapters import DoorError
from dacabo.research.simulator.batch import PASS_OVER
from dacabo.research.simulator.spec import ANY_MOVE, fast_players
from dacabo.research.simulator.twin import MATCH_OVER, ROUND_OVER, TRUNCATED, Now, Twin

with extra("zoo"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Array: TypeAlias = NDArray[Any]
Info: TypeAlias = dict[str, Any]
Policy: TypeAlias = Callable[[Now], Array]
"""Chooses an action in every lane; those of lanes in which the learner is asked do not count."""

EPISODES: Final = {"round": ROUND_OVER | MATCH_OVER, "match": MATCH_OVER}
"""The events that end an episode, by its name."""


class SeatVectorEnv(VectorEnv[Array, Array, Array]):
    """A seat learns in every lane of a twin: in lane 0 the first seat, in lane 1 the next one.

    A step does the learner's actions and then lets the others play until the learner is asked again
    in every lane. The twin deals on at once, so an episode's final observation is the last one that
    the learner was asked with. What happens in an episode before it is first asked pays nothing.

    Args:
        num_envs: the number of lanes.
        game: the name of a game that has a twin.
        rules: a preset's name, or rules.
        players: the number of players.
        others: how the other seats play: `random`, a fast player of the game, or a function.
        episode: what an episode is, a `round` or a `match`.
        slots: how much room there is in a lane, as in the twin.
        often: how often chance does what no player decides, as in the twin.
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
        **often: int,
    ) -> None:
        if episode not in EPISODES:
            known = ", ".join(EPISODES)
            raise DoorError("no-such-episode", episode=episode[:40], episodes=known)
        self._fast = isinstance(others, str) and others != ANY_MOVE
        fast = fast_players(game) if self._fast else None
        if fast is not None and others not in fast.known:
            known = ", ".join(fast.known)
            raise DoorError("no-such-policy", policy=str(others)[:40], policies=known)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.twin = Twin(
            game, rules, players, num_envs, device="cpu", slots=slots, fast=fast, **often
        )
        if fast is not None:
            self.twin.seat([str(others)] * players)
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0, 255, (self.twin.shape.tokens,), np.uint8)
        self.single_action_space = spaces.Discrete(self.twin.shape.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.learner: Array = np.arange(num_envs) % players
        """The seat that learns, by lane."""
        self._others = others
        self._ends = EPISODES[episode]
        self._worth = self.twin.worth

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, Info]:
        """Begin a match in every lane. The seed decides these and, without another, all others."""
        super().reset(seed=seed, options=options)
        self._now = self.twin.reset(int(self.np_random.integers(1 << 62)))
        while not (waiting := self._now.seat == self.learner).all():
            self.twin.run("step_lanes", self._answers(waiting))
        return self._shown()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, Info]:
        """Do the learner's actions; an illegal one is refused, -1 leaves its lane alone."""
        todo = np.asarray(actions)
        self.twin.check(todo)
        now = self._now
        seen, mask = now.tokens.copy(), now.mask.copy()
        rewards = np.zeros(self.num_envs)
        terminated, truncated = np.zeros((2, self.num_envs), bool)
        while True:
            self.twin.run("step_lanes", todo.astype(np.int16))
            event = np.where((todo == PASS_OVER) | terminated | truncated, 0, now.event)
            points = np.take_along_axis(now.points, self.learner[:, None], 1)[:, 0]
            rewards += np.where(event & ROUND_OVER, self._worth * points, 0)
            truncated |= event & TRUNCATED > 0
            terminated |= (event & self._ends > 0) & ~truncated
            if (waiting := now.seat == self.learner).all():
                break
            todo = self._answers(waiting)
        shown, info = self._shown()
        for lane in np.flatnonzero(terminated | truncated).tolist():
            last = {"final_obs": seen[lane], "final_info": {"action_mask": mask[lane]}}
            self._add_info(info, last, lane)
        return shown, rewards, terminated, truncated, info

    def _answers(self, waiting: Array) -> Array:
        """What the other seats do where they are asked; lanes that wait are passed over."""
        if not callable(self._others):
            answer = self.twin.answer if self._fast else self.twin.choose
            chosen: Array = answer(waiting)
            return chosen
        chosen = np.where(waiting, PASS_OVER, self._others(self.twin.observe()))
        self.twin.check(chosen)
        return chosen.astype(np.int16)

    def _shown(self) -> tuple[Array, Info]:
        """What the learners see, and which actions they have."""
        now = self.twin.observe()
        everywhere = np.ones(self.num_envs, bool)
        return now.tokens.copy(), {"action_mask": now.mask.copy(), "_action_mask": everywhere}


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """One lane, for those who want one match. The first seat learns.

    After an illegal action the same question is asked again: Gymnasium's own checks, among others,
    choose without the mask.
    """

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 (those of all lanes)
        self._lanes = SeatVectorEnv(1, **options)
        self.metadata = {"render_modes": []}
        self.observation_space = self._lanes.single_observation_space
        self.action_space = self._lanes.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, Info]:
        """Begin a match. The seed decides this one and, without another, all that follow."""
        super().reset(seed=seed, options=options)
        seen, info = self._lanes.reset(seed=int(self.np_random.integers(1 << 62)))
        self._mask: Array = info["action_mask"][0].copy()
        return seen[0], {"action_mask": info["action_mask"][0]}

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, Info]:
        """Do the learner's action."""
        legal = self.action_space.contains(action) and self._mask[action]
        todo = np.array([action if legal else PASS_OVER])
        shown, rewards, terminated, truncated, info = self._lanes.step(todo)
        seen, mask = shown[0], info["action_mask"][0]
        if terminated[0] or truncated[0]:
            seen, mask = info["final_obs"][0], info["final_info"]["action_mask"][0]
        self._mask = mask.copy()
        told = {"action_mask": mask}
        return seen, float(rewards[0]), bool(terminated[0]), bool(truncated[0]), told


for _game in GAMES:
    if part_of(_game, "dacabo.research.simulator", "spec"):
        gymnasium.register(
            f"dacabo/{_game}-v0",
            entry_point=f"{__name__}:{SeatEnv.__name__}",
            vector_entry_point=f"{__name__}:{SeatVectorEnv.__name__}",
            kwargs={"game": _game, "rules": next(iter(GAMES[_game].presets))},
        )
