"""What a game defines for the simulator: the sizes of its arrays and its fast players."""

from collections.abc import Iterable
from types import ModuleType
from typing import Final, NamedTuple

from dacabo.games import part_of
from dacabo.research.simulator import SimulatorError
from dacabo.research.simulator.seated_players import RANDOM_PLAYER

RANDOM: Final = "random"
"""The name of the player that makes random legal moves; every game has it."""
NOBODY_CALLS: Final = -1
"""This stands in place of the index of the caller in a game without calls."""


class Shape(NamedTuple):
    """The sizes of the arrays of an env. From `asked` on, these are indexes into them."""

    small: int
    wide: int
    actions: int
    tokens: int
    """The size of an observation in bytes."""
    hidden_state: int
    """The size in bytes of the hidden cards that a critic sees."""
    asked: int
    event: int
    winners: int
    """The index of the winners of the latest round, one bit for each seat."""
    caller: int
    points: int
    totals: int
    final: int


class Players(NamedTuple):
    """The fast players of a game, which are bots written as kernels."""

    names: tuple[str, ...]
    """The names, in the order of the players' numbers from 1."""
    modules: tuple[str, ...]
    """The kernel modules of the players, which define `answer`."""

    @property
    def known(self) -> dict[str, int]:
        """The number of each player in `seated_players.py`, by name."""
        return {**{name: at for at, name in enumerate(self.names, 1)}, RANDOM: RANDOM_PLAYER}

    def check(self, names: Iterable[str]) -> None:
        """Refuse names that are not among the players."""
        for name in names:
            if name not in self.known:
                raise SimulatorError("not-a-fast-bot", bot=name[:40], bots=", ".join(self.known))


def spec_of(game: str) -> ModuleType:
    """Return the simulator's module of a game; refuse a game that has none."""
    spec = part_of(game, "dacabo.research.simulator", "spec")
    if spec is None:
        raise SimulatorError("no-twin", game=game)
    return spec


def fast_players(game: str) -> Players:
    """Return the fast players of a game; refuse a game that has none."""
    spec = part_of(game, "dacabo.research.simulator", "spec")
    fast: Players | None = None if spec is None else spec.PLAYERS
    if fast is None:
        raise SimulatorError("no-fast-bots", game=game)
    return fast
