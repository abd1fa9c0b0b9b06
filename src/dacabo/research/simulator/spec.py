"""What a game gives to the simulator: its sizes, and players that are kernels."""

from collections.abc import Iterable
from types import ModuleType
from typing import Final, NamedTuple

from dacabo.games import part_of
from dacabo.research.simulator import TwinError
from dacabo.research.simulator.company import ANYBODY

ANY_MOVE: Final = "random"
"""Who makes any legal move, in every game."""
NOBODY_CALLS: Final = -1
"""Where a lane would have the caller, in a game without calls."""


class Shape(NamedTuple):
    """Numbers for each lane; from `asked` on, where something is or begins."""

    small: int
    wide: int
    actions: int
    tokens: int
    """Bytes of an observation."""
    truth: int
    """Bytes of what a critic may see."""
    asked: int
    event: int
    winners: int
    """Of the latest round, one bit for each seat."""
    caller: int
    points: int
    totals: int
    final: int


class Players(NamedTuple):
    """The fast players of a game: its bots, as kernels."""

    names: tuple[str, ...]
    """In the order of their numbers for `answer`, from 1."""
    modules: tuple[str, ...]
    """Their kernel, which has `answer`."""

    @property
    def known(self) -> dict[str, int]:
        """By name: the number by which `company.py` calls a player."""
        return {**{name: at for at, name in enumerate(self.names, 1)}, ANY_MOVE: ANYBODY}

    def check(self, names: Iterable[str]) -> None:
        """Refuse those who are not among them."""
        for name in names:
            if name not in self.known:
                raise TwinError("not-a-fast-bot", bot=name[:40], bots=", ".join(self.known))


def spec_of(game: str) -> ModuleType:
    """The rules of a game as numbers; refused if it has no simulator."""
    spec = part_of(game, "dacabo.research.simulator", "spec")
    if spec is None:
        raise TwinError("no-twin", game=game)
    return spec


def fast_players(game: str) -> Players:
    """Those that a game has; refused if it has none."""
    spec = part_of(game, "dacabo.research.simulator", "spec")
    fast: Players | None = None if spec is None else spec.PLAYERS
    if fast is None:
        raise TwinError("no-fast-bots", game=game)
    return fast
