"""The fast back-end of arena and rehearsals: whole matches on the simulator, many at a time.

Nothing that plays for people imports `dacabo.research`. So the back-end is found by its name, and
only where somebody asks for it.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from dacabo.core.rules import RuleSet

_NAME: Final = "dacabo.research.simulator.matches"

Array: TypeAlias = Any
"""An array of NumPy."""


class Round(NamedTuple):
    """A round in many envs. Arrays of seats have a row for each env and a column for each seat."""

    envs: Array
    """The numbers of the envs in which this round was played."""
    points: Array
    """The points of each seat."""
    winners: Array
    """1 for each seat that won the round, 0 for the others."""
    callers: Array
    """1 or True for the seat that called, if any did."""


class Matches(NamedTuple):
    """A finished match in each env."""

    rounds: list[Round]
    totals: Array
    """The total of each seat."""
    places: Array
    """The place of each seat, from 1; seats with equal totals share a place."""
    turns: Array
    """The number of turns of each match."""
    timed: Array
    """Whether time was called in each match."""


class Backend(Protocol):
    """The interface of the simulator for arena and rehearsals."""

    def check(self, game: str, bots: Sequence[str]) -> None:
        """Refuse bots that cannot play there."""
        ...

    def can_play(self, game: str, bots: Sequence[str]) -> bool:
        """Return whether all these bots can play there, on this machine."""
        ...

    def prepare(self, rules: RuleSet, players: int) -> None:
        """Compile what will be needed, before a clock runs or other processes start."""
        ...

    def play(
        self,
        rules: RuleSet,
        seats: Sequence[Sequence[str]],
        deals: Sequence[int],
        *,
        seed: int,
        threads: int,
        until: int | None = None,
    ) -> Matches:
        """Play a match in each env, with these players and this deal.

        Time is called after `until` turns.
        """
        ...


def backend() -> Backend:
    """Return the back-end of this installation."""
    module: Any = import_module(_NAME)
    simulator: Backend = module
    return simulator
