"""A match as a PettingZoo environment: an agent for each seat, who act one after the other."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, SupportsInt, TypeAlias

import numpy as np

from dacabo.core.chance import SEED_BYTES, Sealed
from dacabo.core.errors import extra
from dacabo.core.game import heard
from dacabo.games import game_called, rules_called
from dacabo.i18n import Words
from dacabo.research.adapters import AdapterError
from dacabo.research.adapters.env_state import EnvState, env_config

with extra("zoo"):
    from gymnasium import spaces
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv

Agent: TypeAlias = str
Observation: TypeAlias = dict[str, Any]

REWARDS: Final = ("points", "match")


class MatchEnv(AECEnv):  # type: ignore[misc]
    """A whole match.

    An observation is a dictionary: `observation` has the bytes of the observation, and
    `action_mask` is all 0 for a seat that does not have to act. Once the match is over,
    observations stay what they were at the last decision.

    Args:
        game: the name of the game.
        preset: the name of the rule set.
        players: the number of players.
        changes: the options that differ from the rule set, by name.
        reward: `points` rewards each round with its points, negated; `match` rewards the match
            with the place in it, negated.
        render_mode: with `ansi`, `render` returns what everybody has heard; with None, nothing.
        options: the options of the game, such as `slots` for the size of its observations.
    """

    def __init__(
        self,
        game: str,
        preset: str,
        *,
        players: int = 2,
        changes: Mapping[str, object] | None = None,
        reward: str = "points",
        render_mode: str | None = None,
        **options: Any,  # noqa: ANN401 (a game's own)
    ) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise AdapterError("no-such-reward", reward=reward[:40], rewards=", ".join(REWARDS))
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents: list[Agent] = [f"seat_{seat}" for seat in range(players)]
        self._game = game_called(game)
        self._config = env_config(
            game, rules_called(game, preset).changed(changes or {}), players, **options
        )
        self._reward = reward
        self._observation_spaces = {
            agent: self._new_observation_space() for agent in self.possible_agents
        }
        self._action_spaces = {
            agent: spaces.Discrete(self._config.actions) for agent in self.possible_agents
        }
        self._random, _ = np_random()

    def _new_observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self._config.width,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self._config.actions,), np.int8),
            }
        )

    def observation_space(self, agent: Agent) -> spaces.Dict:
        """Return the observations of an agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        """Return the actions of an agent."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match. A seed also decides later matches until another is given."""
        del options  # the library passes it; there are none
        if seed is not None:
            self._random, _ = np_random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._unrendered: list[str] = []
        self._set_state(self._config.begin(Sealed(self._random.bytes(SEED_BYTES))))

    def step(self, action: SupportsInt | None) -> None:
        """Act for the agent whose turn it is; None for an agent whose match is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        previous = self._state
        state = previous.after(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._set_state(state)
        self._write_rewards(len(previous.rounds))
        self._accumulate_rewards()

    def observe(self, agent: Agent) -> Observation:
        """Return the observation of an agent and its mask."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self._config.actions, np.int8)
        if self._state.asked == seat:
            mask[list(self._state.legal())] = 1
        observation = np.frombuffer(self._last_decision.observation(seat), np.uint8).copy()
        return {"observation": observation, "action_mask": mask}

    def render(self) -> str | None:
        """Return in words what everybody has heard since the last call."""
        if self.render_mode is None:
            return None
        sentences, self._unrendered = self._unrendered, []
        return "\n".join(sentences)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _set_state(self, state: EnvState) -> None:
        """Make this the current state."""
        self._state = state
        if self.render_mode is not None:
            words = _words()
            self._unrendered += [
                words.say(phrase)
                for fact in heard(state.told, None)
                for phrase in self._game.phrases(fact)
            ]
        if state.asked is not None:
            self._last_decision = state
            self.agent_selection = self.possible_agents[state.asked]
            return
        has_result = state.result is not None
        for agent in self.agents:
            self.terminations[agent], self.truncations[agent] = has_result, not has_result
        self.agent_selection = self.agents[0]

    def _write_rewards(self, rewarded_rounds: int) -> None:
        """Write the rewards of rounds that have ended since, or of the match."""
        state = self._state
        for seat, agent in enumerate(self.possible_agents):
            if self._reward == "points":
                points = sum(scored.points[seat] for scored in state.rounds[rewarded_rounds:])
                self.rewards[agent] = float(-points)
            elif state.result is not None:
                self.rewards[agent] = float(-state.result.places[seat])


@cache
def _words() -> Words:
    return Words("en")
