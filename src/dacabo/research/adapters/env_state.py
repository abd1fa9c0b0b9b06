"""The interface between the adapters and a game: the state of a match, as an immutable value."""

from collections.abc import Sequence
from typing import Any, Protocol, Self

from dacabo.core.cards import Card
from dacabo.core.chance import Sealed
from dacabo.core.game import Result, Scored, Told
from dacabo.core.phrases import Term
from dacabo.core.rules import RuleSet
from dacabo.core.seats import Seat
from dacabo.games import part_of
from dacabo.research.adapters import AdapterError


class EnvState(Protocol):
    """The state of a match between two actions, with all that every seat has heard.

    A state never changes, because `after` returns another one. So callers can keep it, share it
    and branch from it.
    """

    @property
    def asked(self) -> Seat | None:
        """The seat that has to act; None once the match is over, and while a shuffle is due."""
        ...

    @property
    def told(self) -> Sequence[Told]:
        """The facts that the latest action has made known."""
        ...

    @property
    def begun(self) -> tuple[int, ...]:
        """The actions that the seat to act has chosen already, if its move needs several."""
        ...

    @property
    def outgrown(self) -> bool:
        """Whether an observation has too few slots to show the match, which then cannot go on."""
        ...

    @property
    def rounds(self) -> Sequence[Scored]:
        """The finished rounds."""
        ...

    @property
    def result(self) -> Result | None:
        """The result, once the match is over."""
        ...

    @property
    def to_shuffle(self) -> Sequence[Card]:
        """The cards to shuffle before anybody can act, in a match without a seed."""
        ...

    def legal(self) -> Sequence[int]:
        """Return the legal actions of the seat that has to act, in ascending order."""
        ...

    def after(self, action: int) -> Self:
        """Return the state after an action of the seat to act; refuse an illegal action."""
        ...

    def shuffled(self, order: tuple[int, ...]) -> Self:
        """Return the state after a shuffle of `to_shuffle`."""
        ...

    def observation(self, seat: Seat) -> bytes:
        """Return the observation of a seat; somebody has to be about to act."""
        ...

    def name(self, action: int) -> str:
        """Return an action in words, for debugging."""
        ...


class EnvConfig(Protocol):
    """A rule set, a number of players, and the sizes of actions and observations that follow."""

    @property
    def rules(self) -> RuleSet:
        """The rules."""
        ...

    @property
    def players(self) -> int:
        """The number of players."""
        ...

    @property
    def actions(self) -> int:
        """The number of actions."""
        ...

    @property
    def width(self) -> int:
        """The size of an observation in bytes."""
        ...

    def begin(self, chance: Sealed | None) -> EnvState:
        """Begin a match. Without a seed, the caller gives its shuffles one by one."""
        ...


def env_config(game: str, rules: RuleSet, players: int, **options: Any) -> EnvConfig:  # noqa: ANN401 (a game's own options)
    """Return the configuration of a game; refuse a game that no adapter knows."""
    module = part_of(game, "dacabo.research.adapters", "env_state")
    if module is None:
        raise AdapterError("no-adapter", game=Term(f"{game}-name"))
    config: EnvConfig = module.EnvConfig(rules, players, **options)
    return config
