"""Players that are kernels, as a game's bots give them."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from dacabo.research.simulator.company import ANYBODY
from dacabo.research.simulator.errors import TwinError

ANY_MOVE: Final = "random"
"""Who makes any legal move, in every game."""


class Players(NamedTuple):
    """The fast players of a game."""

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
