"""Matches as OpenSpiel games; importing this module registers them.

Each game with a folder here becomes `python_<game>`, with a full deck. If the folder has a module
`tiny`, there is also `python_<game>_tiny`, a round with so few cards that tabular algorithms solve
it.
"""

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any, ClassVar, Final

import numpy as np

from dacabo.core.chance import SEED_BYTES, Sealed
from dacabo.core.errors import extra
from dacabo.games import GAMES, part_of, rules_called
from dacabo.research.adapters.env_state import EnvConfig, env_config
from dacabo.research.adapters.node import (
    CHANCE,
    LONGEST,
    NOBODY,
    Node,
    begin,
    cached_after,
    orders,
)

with extra("spiel"):
    import pyspiel

RANDOM_SEED_BYTES: Final = 8
"""The bytes of a seed that chance chooses, one after the other. The others are 0."""
MAX_POINTS: Final = 1_000.0
"""The bound of utilities: nobody scores more in a match, in either direction."""

Params = Mapping[str, Any]


# --- states -----------------------------------------------------------------------


class _State(pyspiel.State):  # type: ignore[misc]
    """The base class of the states of full and tiny games."""

    node: Node | None

    def current_player(self) -> int:
        """Return the seat that has to act, or OpenSpiel's number of chance or of nobody."""
        return CHANCE if self.node is None else self.node.player

    def is_terminal(self) -> bool:
        """Return whether the match is over, or too long."""
        return self.node is not None and self.node.player == NOBODY

    def _legal_actions(self, _player: int) -> Sequence[int]:
        assert self.node is not None
        return self.node.state.legal()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE or self.node is None:
            return f"chance {action}"
        return self.node.state.name(action)

    def __str__(self) -> str:
        return self.history_str() or "beginning"

    def _points(self) -> Sequence[int]:
        """Return the points so far."""
        assert self.node is not None
        rounds = self.node.state.rounds
        return rounds[-1].totals if rounds else (0,) * self.num_players()


class MatchState(_State):
    """A match with a full deck: chance chooses its seed, byte by byte."""

    def __init__(self, game: "MatchGame") -> None:
        super().__init__(game)
        self.seed = b""
        self.node = None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all values of the next byte of the seed."""
        return _BYTES

    def _apply_action(self, action: int) -> None:
        if self.node is not None:
            self.node = self.node.after(action)
            return
        self.seed += bytes([action])
        if len(self.seed) == RANDOM_SEED_BYTES:
            config: EnvConfig = self.get_game().config
            state = config.begin(Sealed(self.seed.ljust(SEED_BYTES, b"\0")))
            self.node = begin(state, config.players)

    def returns(self) -> list[float]:
        """Return the points, negated."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return [float(-points) for points in self._points()]


_BYTES: Final = [(byte, 1 / 256) for byte in range(256)]


class TinyState(_State):
    """A round with a tiny deck: chance chooses one of its orders."""

    def __init__(self, game: "TinyGame") -> None:
        super().__init__(game)
        self.node = game.root

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all distinct orders, which are equally likely."""
        assert self.node is not None
        count = len(orders(tuple(self.node.state.to_shuffle)))
        return [(number, 1 / count) for number in range(count)]

    def _apply_action(self, action: int) -> None:
        self.node = cached_after(self.node, action)

    def returns(self) -> list[float]:
        """Return the difference in points: what one player wins, the other loses."""
        if not self.is_terminal():
            return [0.0, 0.0]
        first, second = self._points()
        return [float(second - first), float(first - second)]


# --- what a seat observes -----------------------------------------------------------


class SeatObserver:
    """The observation of a seat; with perfect recall, the path to it.

    The path has the observation of every step and the action before it, because an observation
    alone does not say whether the latest discard was drawn or came from a layout. In a tiny game
    everybody sees all actions.
    """

    def __init__(self, config: EnvConfig, *, recall: bool, rows: int) -> None:
        self._recall = recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        shapes: dict[str, tuple[int, ...]] = {"observation": (config.width,)}
        if recall:
            shapes = {
                "player": (config.players,),
                "observations": (rows, config.width),
                "actions": (rows, config.actions),
            }
            if not rows:
                return
        self.tensor = np.zeros(sum(map(prod, shapes.values())), np.float32)
        start = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[start : start + prod(shape)].reshape(shape)
            start += prod(shape)

    def set_from(self, state: _State, player: int) -> None:
        """Write the tensor. It is all 0 before the first decision."""
        self.tensor.fill(0)
        node = state.node
        if not self._recall:
            if node is not None and node.last_decision is not None:
                self.tensor[:] = np.frombuffer(node.last_decision.observation(player), np.uint8)
            return
        self.dict["player"][player] = 1
        path = []
        while node is not None:
            if node.state.asked is not None:
                path.append(node)
            node = node.parent
        for row, step in enumerate(reversed(path)):
            observation = np.frombuffer(step.state.observation(player), np.uint8)
            self.dict["observations"][row] = observation
            if step.action is not None:
                self.dict["actions"][row, step.action] = 1

    def string_from(self, state: _State, player: int) -> str:
        """Return what a seat was told and the move it has begun, or its observation as hex."""
        node = state.node
        if node is None or node.last_decision is None:
            return f"seat {player}"
        if not self._recall:
            return node.last_decision.observation(player).hex()
        if player == node.state.asked and node.state.begun:
            return f"{node.heard[player]}\n{node.state.begun}"
        return node.heard[player]


# --- games --------------------------------------------------------------------------


class _Game(pyspiel.Game):  # type: ignore[misc]
    """The base class of full and tiny games."""

    of: ClassVar[str]
    """The name of the game; there is a subclass for each."""
    config: EnvConfig
    rows: int
    """The number of observations in an information state; 0 if it exists only as a string."""

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 (of an untyped library)
        params: Params | None = None,
    ) -> SeatObserver | None:
        """Return the observer of a seat, or None for any other kind of observation."""
        del params
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SeatObserver(self.config, recall=kind.perfect_recall, rows=self.rows)


class MatchGame(_Game):
    """A whole match with a full deck."""

    def __init__(self, params: Params | None = None) -> None:
        game = self.of
        all_params = {**_match_params(game), **(params or {})}
        rules = rules_called(game, all_params["preset"])
        self.config = env_config(game, rules, all_params["players"])
        self.rows = 0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.config.actions,
            max_chance_outcomes=256,
            num_players=self.config.players,
            min_utility=-MAX_POINTS,
            max_utility=MAX_POINTS,
            max_game_length=LONGEST,
        )
        super().__init__(_match_type(game), info, all_params)

    def new_initial_state(self) -> MatchState:
        """Return the state before the seed is chosen."""
        return MatchState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of bytes of a seed."""
        return RANDOM_SEED_BYTES


class TinyGame(_Game):
    """A round of two players with a tiny deck."""

    def __init__(self, params: Params | None = None) -> None:
        game = self.of
        part = part_of(game, "dacabo.research.adapters", "tiny")
        assert part is not None, "only such games are registered"
        all_params = {**part.PARAMS, **(params or {})}
        tiny = part.TinyEnvConfig(**all_params)
        self.config = tiny
        self.rows = tiny.longest
        self.root = begin(tiny.begin(None), 2)
        self._shuffles: int = tiny.shuffles
        info = pyspiel.GameInfo(
            num_distinct_actions=tiny.actions,
            max_chance_outcomes=len(orders(tiny.rules.pack)),
            num_players=2,
            min_utility=-tiny.most_points,
            max_utility=tiny.most_points,
            utility_sum=0.0,
            max_game_length=tiny.longest,
        )
        super().__init__(_tiny_type(game, part.PARAMS), info, all_params)

    def new_initial_state(self) -> TinyState:
        """Return the state before the deal."""
        return TinyState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the most shuffles of a round: the deal and the reshuffles."""
        return self._shuffles


def _match_type(game: str) -> Any:  # noqa: ANN401 (of an untyped library)
    """Return the type of a full game, which is general-sum: all players count their own points."""
    return pyspiel.GameType(
        short_name=f"python_{game}",
        long_name=f"{game}, by the rules of Dacabo",
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        max_num_players=6,
        provides_information_state_tensor=False,
        parameter_specification=_match_params(game),
        **_COMMON,
    )


def _match_params(game: str) -> dict[str, Any]:
    return {"players": 2, "preset": next(iter(GAMES[game].presets))}


def _tiny_type(game: str, params: Params) -> Any:  # noqa: ANN401 (of an untyped library)
    """Return the type of a tiny game. It is zero-sum, as solvers need it: differences count."""
    return pyspiel.GameType(
        short_name=f"python_{game}_tiny",
        long_name=f"{game} with a tiny deck, by the rules of Dacabo",
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        max_num_players=2,
        provides_information_state_tensor=True,
        parameter_specification=dict(params),
        **_COMMON,
    )


_COMMON: Final = {
    # Chance is listed in full: the bytes of a seed, or the orders of a deck. What follows from them
    # is fixed, which is what OpenSpiel means by explicit.
    "chance_mode": pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    "dynamics": pyspiel.GameType.Dynamics.SEQUENTIAL,
    "information": pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    "reward_model": pyspiel.GameType.RewardModel.TERMINAL,
    "min_num_players": 2,
    "provides_information_state_string": True,
    "provides_observation_string": True,
    "provides_observation_tensor": True,
}


def _register() -> None:
    """Register all games with OpenSpiel.

    OpenSpiel frees what it was given after the interpreter has ended, when nothing of Python can be
    freed any more. A class is safe, because it refers to itself; a function would not be.
    """
    for game in GAMES:
        if part_of(game, "dacabo.research.adapters", "env_state"):
            kind = type(f"MatchGame_{game}", (MatchGame,), {"of": game})
            pyspiel.register_game(_match_type(game), kind)
        if part := part_of(game, "dacabo.research.adapters", "tiny"):
            kind = type(f"TinyGame_{game}", (TinyGame,), {"of": game})
            pyspiel.register_game(_tiny_type(game, part.PARAMS), kind)


_register()
