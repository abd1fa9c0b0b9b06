"""Two interfaces that a game implements: its score sheet, and its rules for tournaments.

`Sheet` says how a round is entered, questioned, scored and exported. Games for events also have
`TournamentRules`.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from dacabo.core.game import Result, Scored
from dacabo.core.phrases import Phrase
from dacabo.core.rules import RuleSet, Setting
from dacabo.core.seats import Seat
from dacabo.core.values import Value


class Ended(Value):
    """The end of a match."""

    result: Result
    why: Phrase
    won: Phrase
    """The winner and their points."""


class Begins(Value):
    """The seat that begins the next round."""

    seats: tuple[Seat, ...]
    """One player; or several, if a lot decides or the pad does not know."""
    said: Phrase


class Sheet(Protocol):
    """A game's score sheet. The pad does not inspect entries and results.

    Results are those of the engine after a round, made by the same code. Seats keep their numbers
    when somebody leaves: `without` names those who had left before a round, and `out` all who have
    left by now.
    """

    @property
    def version(self) -> int:
        """Increases when an older pad would be scored differently."""
        ...

    @property
    def entry_type(self) -> type[Value]:
        """The type of an entry."""
        ...

    @property
    def fields_type(self) -> type[Value]:
        """The type of what can be entered."""
        ...

    @property
    def result_type(self) -> type[Value]:
        """The type of a result; the schema of the wire is made from it."""
        ...

    @property
    def unit(self) -> str:
        """The word for an entry in the message catalogues: a `round`, or a `game`."""
        ...

    @property
    def options(self) -> tuple[str, ...]:
        """The options that change a sheet: its points, its end, who begins, what is entered.

        Others concern how people play, and at most what is questioned.
        """
        ...

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns of a table of all rounds, after the round and the player."""
        ...

    def fields(self, rules: Any) -> Any:  # noqa: ANN401 (any game's)
        """The entry form of these rules, from which clients build their input."""
        ...

    def read(self, rules: Any, players: int, entry: Any, without: Sequence[Seat]) -> Any:  # noqa: ANN401 (any game's)
        """The entry in normal form; refused if it cannot be scored.

        Whatever it says of those who had left is emptied.
        """
        ...

    def merged(self, current: Any, entry: Any) -> Any | None:  # noqa: ANN401 (any game's)
        """One entry with all that two of the same round know; None if they contradict each other.

        They do if points or caller differ. `current` is preferred in everything else.
        """
        ...

    def doubts(
        self,
        rules: Any,  # noqa: ANN401 (any game's)
        players: int,
        entry: Any,  # noqa: ANN401 (any game's)
        without: Sequence[Seat],
    ) -> tuple[Phrase, ...]:
        """The questions about an entry that was read, if it is unlikely."""
        ...

    def score(
        self,
        rules: Any,  # noqa: ANN401 (any game's)
        entry: Any,  # noqa: ANN401 (any game's)
        before: Sequence[Any],
        without: Sequence[Seat],
    ) -> Any:  # noqa: ANN401 (any game's)
        """The result of a round, given those before it."""
        ...

    def ended(
        self,
        rules: Any,  # noqa: ANN401 (any game's)
        results: Sequence[Any],
        out: Sequence[Seat],
        *,
        time_up: bool,
        agreed: int | None,
    ) -> Ended | None:
        """The end of the match with the last of these results; None if it goes on.

        By the number of rounds it ends with round `agreed`, if that is later than by the rules.
        """
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
        out: Sequence[Seat],
    ) -> Begins:
        """The seat that begins the round after these; `first` began the first one, if known."""
        ...

    def first(
        self,
        rules: Any,  # noqa: ANN401 (any game's)
        players: int,
        number: int,
        seat: Seat,
    ) -> Seat | None:
        """The seat that must have begun the first round if a lot gave round `number` to `seat`.

        None if that says nothing about other rounds.
        """
        ...

    def row(self, result: Any, seat: Seat) -> tuple[int | str, ...]:  # noqa: ANN401 (any game's)
        """The values of the columns for one player and round."""
        ...


def totals_after(results: Sequence[Scored], players: int) -> tuple[int, ...]:
    """The points of all players so far."""
    return results[-1].totals if results else (0,) * players


def place_absent_last(result: Result, out: Sequence[Seat]) -> Result:
    """Put the seats that have left behind all others, whose places become gapless (TOUR-11)."""
    remaining = [place for seat, place in enumerate(result.places) if seat not in out]
    return Result(
        result.points,
        tuple(
            len(remaining) + 1 if seat in out else 1 + sum(other < place for other in remaining)
            for seat, place in enumerate(result.places)
        ),
    )


class TournamentRules(Protocol):
    """A game that can be played at events."""

    def barred(self, rules: Any) -> str | None:  # noqa: ANN401 (any game's)
        """An option of these rules that excludes them from events, if there is one."""
        ...

    def minutes(self, rules: Any) -> int | None:  # noqa: ANN401 (any game's)
        """Minutes after which the current round is the last of a match; None without a limit."""
        ...

    def with_time_limit(self, minutes: int) -> dict[str, Setting]:
        """The options that limit a match to `minutes`."""
        ...

    def ends_at(self, rules: Any) -> int | None:  # noqa: ANN401 (any game's)
        """The total at which a match ends before its time.

        None if these rules have another end.
        """
        ...

    def most_points_win(self, rules: Any) -> bool:  # noqa: ANN401 (any game's)
        """Whether the largest total is the best; otherwise the smallest is (TOUR-3)."""
        ...

    def below_zero(self, rules: Any) -> bool:  # noqa: ANN401 (any game's)
        """Whether points and totals can be below 0."""
        ...

    def decision_round(self, rules: Any) -> RuleSet:  # noqa: ANN401 (any game's)
        """The rules of a single round from zero, which decides a tie (TOUR-11)."""
        ...
