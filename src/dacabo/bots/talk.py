"""The remarks of characters. They depend only on what everybody has seen."""

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
    """Nobody remarks on it, but from now on there may be another remark."""


REMARK_PROBABILITY: Final = MappingProxyType(
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
"""The probability of a remark on each occasion.

There is at most one remark in a round, and a character says a line only once in a match."""
_END_OF_MATCH: Final = (Occasion.VICTORY, Occasion.DEFEAT)
"""There may be a remark on these even if there was one in the round."""
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
    """The subpackage of a game: the moments of the game."""

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
        self._lines: set[tuple[str, Occasion]] = set()
        """The lines of this match: a character has one for each occasion."""

    def hear(
        self, number: int, facts: Sequence[Fact], characters: Sequence[str | None]
    ) -> Remark | None:
        """The remark that follows from public facts, if there is one.

        Args:
            number: the number of the event, which is public; chance is derived from it.
            facts: the facts that everybody was told.
            characters: the character in each seat; None for people.
        """
        moments = sorted(
            self._moments(facts, len(characters)),
            key=lambda candidate: _ORDER.index(candidate.occasion),
        )
        if any(candidate.occasion in {Occasion.HELLO, Occasion.NEW_ROUND} for candidate in moments):
            self._said = False
        if any(candidate.occasion is Occasion.HELLO for candidate in moments):
            self._lines.clear()
        for moment in moments:
            if self._said and moment.occasion not in _END_OF_MATCH:
                continue
            speakers = [
                seat
                for seat in moment.seats
                if (character := characters[seat])
                and (character, moment.occasion) not in self._lines
            ]
            digest = sha256(f"{self._seed}/{number}/{moment.occasion}".encode()).digest()
            if (
                speakers
                and int.from_bytes(digest[:4]) < REMARK_PROBABILITY[moment.occasion] * 2**32
            ):
                seat = speakers[digest[4] % len(speakers)]
                self._said = True
                remark = Remark(seat, characters[seat] or "", moment.occasion)
                self._lines.add((remark.character, remark.occasion))
                return remark
        return None

    def _moments(self, facts: Sequence[Fact], players: int) -> Iterator[Moment]:
        if self._listener is not None:
            for fact in facts:
                yield from self._listener.moments(fact, players)


def public_facts(told: Iterable[Told]) -> list[Fact]:
    """The facts that everybody was told."""
    return [item.fact for item in told if item.to is None]
