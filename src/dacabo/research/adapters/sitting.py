"""What the adapters need of a game: a match between two actions, as a value."""

from collections.abc import Sequence
from typing import Any, Protocol, Self

from dacabo.core.cards import Card
from dacabo.core.chance import Sealed
from dacabo.core.game import Result, Scored, Told
from dacabo.core.phrases import Term
from dacabo.core.rules import RuleSet
from dacabo.core.seats import Seat
from dacabo.games import part_of
from dacabo.research.adapters import DoorError


class Sitting(Protocol):
    """A match between two actions, and what every seat has heard of it.

    It never changes: `after` returns another one. So it can be kept, shared and branched.
    """

    @property
    def asked(self) -> Seat | None:
        """The seat that has to act; None once the match is over, and while chance is awaited."""
        ...

    @property
    def told(self) -> Sequence[Told]:
        """What the latest action has made known."""
        ...

    @property
    def begun(self) -> tuple[int, ...]:
        """The actions that the asked seat has chosen already, if its move needs several."""
        ...

    @property
    def outgrown(self) -> bool:
        """Whether the match has outgrown what an observation can show. It cannot go on then."""
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
        """The cards that have to be shuffled before anybody can act, where no seed decides."""
        ...

    def legal(self) -> Sequence[int]:
        """The actions of the asked seat, in ascending order."""
        ...

    def after(self, action: int) -> Self:
        """The match after an action of the asked seat; an illegal one is refused."""
        ...

    def shuffled(self, order: tuple[int, ...]) -> Self:
        """The match after a shuffle of `to_shuffle`."""
        ...

    def observation(self, seat: Seat) -> bytes:
        """What a seat sees and knows, while somebody is asked."""
        ...

    def name(self, action: int) -> str:
        """An action in words, for debugging."""
        ...


class Table(Protocol):
    """Where sittings begin: a rule set, a number of players, and the sizes that follow."""

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
        """How many actions there are."""
        ...

    @property
    def width(self) -> int:
        """How many bytes an observation has."""
        ...

    def begin(self, chance: Sealed | None) -> Sitting:
        """A new match. Without a seed, its shuffles have to be answered one by one."""
        ...


def table_of(game: str, rules: RuleSet, players: int, **options: Any) -> Table:  # noqa: ANN401 (a game's own options)
    """A table for a game that has a folder here."""
    part = part_of(game, "dacabo.research.adapters", "sitting")
    if part is None:
        raise DoorError("no-door", game=Term(f"{game}-name"))
    table: Table = part.Table(rules, players, **options)
    return table
