"""What characters say now and then: by what everybody has seen, and by nothing else."""

from collections.abc import Iterable, Iterator, Sequence
from enum import auto
from hashlib import sha256
from types import MappingProxyType
from typing import Any, Final, Protocol

from dacabo.core.game import Fact, Told
from dacabo.core.seats import Seat
from dacabo.core.values import Choice, Value
from dacabo.games import part_of


class Occasion(Choice):
    """Something to remark on; of several at once, the first in this list counts."""

    VICTORY = auto()
    """Won the match."""
    DEFEAT = auto()
    """Lost the match."""
    AMAZED = auto()
    """Somebody else did what hardly ever happens."""
    WRONG = auto()
    """Ended the round, and was wrong."""
    WON = auto()
    """Won the round."""
    CALLS = auto()
    """Ends the round."""
    CALLED = auto()
    """Somebody else ends the round."""
    TOUCHED = auto()
    """Somebody meddled with the speaker's cards."""
    HELLO = auto()
    """The first cards of a match are dealt."""
    NEW_ROUND = auto()
    """Nobody has anything to say to that, but from now on something may be said again."""


LIKELY: Final = MappingProxyType(
    {
        Occasion.VICTORY: 0.9,
        Occasion.DEFEAT: 0.6,
        Occasion.AMAZED: 1.0,
        Occasion.WRONG: 0.8,
        Occasion.WON: 0.5,
        Occasion.CALLS: 0.4,
        Occasion.CALLED: 0.3,
        Occasion.TOUCHED: 0.2,
        Occasion.HELLO: 0.7,
        Occasion.NEW_ROUND: 0.0,
    }
)
"""How often something is said. With at most one remark a round, so that it stays charming."""
_LAST: Final = (Occasion.VICTORY, Occasion.DEFEAT)
"""The end of a match has a remark of its own."""
_ORDER: Final = tuple(Occasion)


class Moment(Value):
    """An occasion, and who would have something to say."""

    occasion: Occasion
    seats: tuple[Seat, ...] = ()


class Remark(Value):
    """Somebody says something."""

    seat: Seat
    character: str
    occasion: Occasion


class Listener(Protocol):
    """What a game's subpackage provides: the moments of the game."""

    def moments(self, fact: Any, players: int) -> Iterable[Moment]:  # noqa: ANN401 (any game's fact)
        """The moments in a fact that everybody was told."""
        ...


class Talk:
    """The remarks at one table. It is told only what everybody is told."""

    def __init__(self, game: str, seed: str) -> None:
        part: Any = part_of(game, "dacabo.bots", "talk")
        self._listener: Listener | None = part
        self._seed = seed
        self._said = False
        """Whether something was said in this round."""

    def hear(
        self, number: int, facts: Sequence[Fact], characters: Sequence[str | None]
    ) -> Remark | None:
        """The remark that follows from public facts, if there is one.

        Args:
            number: of the event, which is public too: it stands for chance.
            facts: what everybody was told.
            characters: by seat; None for people.
        """
        moments = sorted(
            self._moments(facts, len(characters)), key=lambda one: _ORDER.index(one.occasion)
        )
        if any(one.occasion in {Occasion.HELLO, Occasion.NEW_ROUND} for one in moments):
            self._said = False
        for moment in moments:
            if self._said and moment.occasion not in _LAST:
                continue
            able = [seat for seat in moment.seats if characters[seat]]
            luck = sha256(f"{self._seed}/{number}/{moment.occasion}".encode()).digest()
            if able and int.from_bytes(luck[:4]) < LIKELY[moment.occasion] * 2**32:
                seat = able[luck[4] % len(able)]
                self._said = True
                return Remark(seat, characters[seat] or "", moment.occasion)
        return None

    def _moments(self, facts: Sequence[Fact], players: int) -> Iterator[Moment]:
        if self._listener is not None:
            for fact in facts:
                yield from self._listener.moments(fact, players)


def public(told: Iterable[Told]) -> list[Fact]:
    """What everybody was told."""
    return [one.fact for one in told if one.to is None]
