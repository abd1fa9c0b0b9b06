"""What a score pad asks of a game: how a round is entered, doubted, scored and written out."""

from collections.abc import Sequence
from typing import Any, Protocol

from dacabo.core.game import Result, Scored
from dacabo.core.phrases import Phrase
from dacabo.core.seats import Seat
from dacabo.core.values import Value


class Ended(Value):
    """How a match came to its end."""

    result: Result
    why: Phrase
    won: Phrase
    """Who won, with how many points."""


class Begins(Value):
    """Who begins the next round."""

    seats: tuple[Seat, ...]
    """One player; or several, where a lot decides or the pad was not told."""
    said: Phrase


class Sheet(Protocol):
    """One game's score sheet. Entries and results are the game's own; the pad looks into neither.

    Results are what the engine writes down after a round, made by the same code.
    """

    @property
    def version(self) -> int:
        """Rises when an older pad would be reckoned differently."""
        ...

    @property
    def entry_type(self) -> type[Value]:
        """How a round is entered."""
        ...

    @property
    def result_type(self) -> type[Value]:
        """What is written down; a description of the wire is made from it."""
        ...

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns of a table of all rounds, after the round and the player."""
        ...

    def read(self, rules: Any, players: int, entry: Any) -> Any:  # noqa: ANN401 (any game's)
        """The entry in the one form in which it is kept; refused if nothing can be reckoned."""
        ...

    def doubts(self, rules: Any, players: int, entry: Any) -> tuple[Phrase, ...]:  # noqa: ANN401 (any game's)
        """What is strange about an entry that was read, as questions."""
        ...

    def score(self, rules: Any, entry: Any, before: Sequence[Any]) -> Any:  # noqa: ANN401 (any game's)
        """What is written down for a round, after the results of those before it."""
        ...

    def ended(self, rules: Any, results: Sequence[Any], *, time_up: bool) -> Ended | None:  # noqa: ANN401 (any game's)
        """How the match ended with the last of these results, if it did."""
        ...

    def has_clock(self, rules: Any) -> bool:  # noqa: ANN401 (any game's)
        """Whether a match by these rules ends when time is up."""
        ...

    def begins(
        self,
        rules: Any,  # noqa: ANN401 (any game's)
        players: int,
        results: Sequence[Any],
        first: Seat | None,
    ) -> Begins:
        """Who begins the round after these; `first` began the first, if the pad was told."""
        ...

    def row(self, result: Any, seat: Seat) -> tuple[int | str, ...]:  # noqa: ANN401 (any game's)
        """What stands in the columns for one player and round."""
        ...


def totals_after(results: Sequence[Scored], players: int) -> tuple[int, ...]:
    """Everyone's points so far."""
    return results[-1].totals if results else (0,) * players
