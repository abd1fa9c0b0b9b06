"""The definitions of a game for the simulator: the sizes of its arrays and its fast players."""

from collections.abc import Iterable
from types import ModuleType
from typing import Final, NamedTuple

from dacabo.games import part_of
from dacabo.research.simulator import SimulatorError
from dacabo.research.simulator.seated_players import RANDOM_PLAYER

RANDOM: Final = "random"
"""The name of the player that makes random legal moves; every game has it."""
NOBODY_CALLS: Final = -1
"""The value in place of the index of the caller in a game without calls."""


class Shape(NamedTuple):
    """The sizes of the arrays of an env, and the indexes of what every game has in its state."""

    small: int
    """The number of small numbers in the state of an env."""
    wide: int
    """The number of wide numbers in the state of an env."""
    actions: int
    """The number of actions, legal or not."""
    tokens: int
    """The size of an observation in bytes."""
    hidden_state: int
    """The size in bytes of the hidden cards that a critic sees."""
    asked: int
    """The small index of the seat that has to act."""
    event: int
    """The small index of what the latest step has ended."""
    winners: int
    """The small index of the winners of the latest round, one bit for each seat."""
    caller: int
    """The small index of the caller, or `NOBODY_CALLS`."""
    points: int
    """The first wide index of the points of the latest round, by seat."""
    totals: int
    """The first wide index of the totals of the current match, by seat."""
    final: int
    """The first wide index of the totals of the latest match that ended, by seat."""


class Players(NamedTuple):
    """The fast players of a game, which are bots written as kernels."""

    names: tuple[str, ...]
    """The names, in the order of the players' numbers from 1."""
    modules: tuple[str, ...]
    """The kernel modules of the players, which define `answer`."""

    @property
    def numbers(self) -> dict[str, int]:
        """The number of each player in `seated_players.py`, by name."""
        numbers = {name: number for number, name in enumerate(self.names, 1)}
        return {**numbers, RANDOM: RANDOM_PLAYER}

    def check(self, names: Iterable[str]) -> None:
        """Refuse names that are not among the players."""
        for name in names:
            if name not in self.numbers:
                raise SimulatorError("not-a-fast-bot", bot=name[:40], bots=", ".join(self.numbers))


def spec_of(game: str) -> ModuleType:
    """Return the simulator's module of a game; refuse a game that has none."""
    spec = part_of(game, "dacabo.research.simulator", "spec")
    if spec is None:
        raise SimulatorError("no-simulator", game=game)
    return spec


def fast_players(game: str) -> Players:
    """Return the fast players of a game; refuse a game that has none."""
    spec = part_of(game, "dacabo.research.simulator", "spec")
    fast: Players | None = None if spec is None else spec.PLAYERS
    if fast is None:
        raise SimulatorError("no-fast-bots", game=game)
    return fast
