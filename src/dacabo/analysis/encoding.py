"""The part of an analysis that each game has in its own folder: its decisions and positions."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, cast

from dacabo.core.game import Decision, Fact, Scored
from dacabo.core.moves import Move
from dacabo.core.rules import RuleSet
from dacabo.core.seats import Seat
from dacabo.games import part_of
from dacabo.judge.weights import JudgeError

Path = tuple[int, ...]
"""The actions of a move, or of the beginning of one."""


class Memory(Protocol):
    """What a seat remembers of the match."""

    def hear(self, facts: Iterable[Fact]) -> None:
        """Remember facts that were told to this seat."""
        ...

    def observe(self, view: Any, asked: Seat, *, begun: Path = ()) -> bytes:  # noqa: ANN401 (any game's view)
        """Encode what the seat knows now, in the middle of a move if it has begun one."""
        ...


class Encoding(Protocol):
    """The module `encoding` of a game."""

    POINTS_SIGN: int
    """1 if the most points win, -1 if the fewest do."""

    def slots_for(self, rules: RuleSet, states: Iterable[Any]) -> int | None:
        """Return the slots of all observations of a match; None if there is no judge for it."""
        ...

    def observer(self, rules: RuleSet, players: int, seat: Seat, slots: int) -> Memory:
        """Return the memory of a seat."""
        ...

    def asked_seat(self, state: Any, pending: Sequence[Decision]) -> Seat | None:  # noqa: ANN401 (any game's state)
        """Return the seat whose observation describes a position; None if no player has to act."""
        ...

    def knows(self, state: Any, seat: Seat) -> bool:  # noqa: ANN401 (any game's state)
        """Return whether the judge knows decisions of this seat in such a position."""
        ...

    def paths(
        self,
        memory: Memory,
        view: Any,  # noqa: ANN401 (any game's view)
        decision: Decision,
        moves: Iterable[Move],
    ) -> Mapping[Path, Move]:
        """Return the actions of the moves to compare; none if the judge knows no such decision."""
        ...

    def path(self, memory: Memory, view: Any, move: Move) -> Path:  # noqa: ANN401 (any game's view)
        """Return the actions of a move."""
        ...

    def hidden(self, state: Any, viewer: Seat, slots: int) -> bytes:  # noqa: ANN401 (any game's state)
        """Return the hidden cards as the position network sees them."""
        ...

    def known_points(self, memory: Any) -> int | None:  # noqa: ANN401 (any game's memory)
        """Return the points of a seat's own cards; None if it does not know all of them."""
        ...

    def is_call(self, move: Move) -> bool:
        """Return whether a move calls the end of the round."""
        ...

    def is_routine(self, move: Move) -> bool:
        """Return whether a move is hardly worth praise, such as a look or a pass."""
        ...

    def sums(self, result: Scored) -> tuple[int, ...]:
        """Return the points that lay on the table at the end of a round."""
        ...


def encoding_of(game: str) -> Encoding:
    """Return the encoding of a game; refuse a game without one."""
    found = part_of(game, "dacabo.analysis", "encoding")
    if found is None:
        raise JudgeError("no-judge", game=game)
    return cast("Encoding", found)
