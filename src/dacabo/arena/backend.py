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
"""Of NumPy."""


class Round(NamedTuple):
    """A round in many envs: a row for each env, a column for each seat."""

    envs: Array
    """The numbers of those in which it was played."""
    points: Array
    winners: Array
    """1 for a seat that won it."""
    callers: Array


class Matches(NamedTuple):
    """A finished match in each env."""

    rounds: list[Round]
    totals: Array
    places: Array
    """The place of each seat, from 1; those with equal totals share one."""
    turns: Array
    timed: Array
    """Whether time was called."""


class Backend(Protocol):
    """What the simulator does for arena and rehearsals."""

    def check(self, game: str, bots: Sequence[str]) -> None:
        """Refuse bots that cannot play there."""
        ...

    def can_play(self, game: str, bots: Sequence[str]) -> bool:
        """Whether all these bots can play there, on this machine."""
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
    """The back-end of this installation."""
    found: Any = import_module(_NAME)
    simulator: Backend = found
    return simulator
