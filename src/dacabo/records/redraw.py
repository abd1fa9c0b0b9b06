"""Draw anew the cards that a seat did not know at a moment of a match.

Only the shuffles of the round change. All moves stay the same, and so does everything that the seat
was told: what it could not know may just as well have been so. Every other seat was told what
follows from the new cards, so bots that hear it know what their seat would know.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from dacabo.core.errors import DacaboError
from dacabo.core.game import AnyGame, Fact, heard
from dacabo.core.moves import Move, Shuffled
from dacabo.core.seats import Seat
from dacabo.core.values import with_item

Moves: TypeAlias = Sequence[tuple[Seat, Move]]

ATTEMPTS: Final = 20
"""How often all unknown cards are shuffled together, before they are exchanged two by two."""
MAX_PLAYED: Final = 600_000
"""The most moves that are played to find the unknown cards and to mix them: seven seconds at most.
Rounds of bots need 8,000 to 70,000, depending on the game."""


def redraw(
    game: AnyGame,
    before: Any,  # noqa: ANN401 (any game's state)
    moves: Moves,
    viewer: Seat,
    rng: Random,
) -> tuple[tuple[Seat, Move], ...] | None:
    """The moves of a round up to a moment, with other shuffles that tell a seat the same.

    None if there are so many moves and cards that it would take too long.

    Args:
        game: the game.
        before: the state before the first of the moves.
        moves: the moves of the round up to the moment, with its shuffles.
        viewer: the seat that keeps what it knows.
        rng: the source of the new cards.
    """
    try:
        course = _Course(game, before, viewer, moves)
        for index, (_, move) in enumerate(moves):
            if isinstance(move, Shuffled):
                course.mix(index, rng)
    except _TooLong:
        return None
    return tuple(course.moves)


class _TooLong(Exception):
    """More than `MAX_PLAYED` moves have been played."""


class _Course:
    """The moves of a round, and what the viewer is told by them."""

    def __init__(self, game: AnyGame, before: Any, viewer: Seat, moves: Moves) -> None:  # noqa: ANN401
        self._game = game
        self._before = before
        self._viewer = viewer
        self.moves = list(moves)
        self._played = 0
        """The number of moves that were played so far."""
        self._facts: list[Fact] = []
        self._state = before
        for facts, state in self._play(self.moves):
            self._facts += facts
            self._state = state
        self._view = game.view(self._state, viewer)

    def mix(self, index: int, rng: Random) -> None:
        """Shuffle the unknown cards of one shuffle."""
        places = self._unknown(index)
        for _ in range(ATTEMPTS):
            mixed = rng.sample(places, len(places))
            if self._accept(index, dict(zip(places, mixed, strict=True))):
                return
        for place in places:
            other = rng.choice(places)
            self._accept(index, {place: other, other: place})

    def _accept(self, index: int, moved: dict[int, int]) -> bool:
        """Move the cards of a shuffle if the viewer is told the same."""
        moves = self._moves_with(index, moved)
        if self._difference(moves) is not None:
            return False
        self.moves = moves
        return True

    def _unknown(self, index: int) -> list[int]:
        """The places in a shuffle whose cards the viewer could not know.

        Two such cards can be exchanged, and the viewer is told the same. If a card was seen, the
        first fact that differs says when, at the latest: the search goes on among later ones.
        """
        move = self.moves[index][1]
        assert isinstance(move, Shuffled)
        candidates = list(range(len(move.order)))
        while len(candidates) > 1:
            chosen = candidates.pop()
            seen, same, unknown = self._compare(index, chosen, candidates)
            if unknown:
                _, _, also = self._compare(index, unknown[0], same)
                return [*unknown, *also, chosen]
            latest = max(seen.values(), default=0)
            candidates = [p for p in candidates if p in same or seen.get(p) == latest]
        return []

    def _compare(
        self, index: int, chosen: int, places: Sequence[int]
    ) -> tuple[dict[int, int], list[int], list[int]]:
        """Exchange a card with each of these: when they were seen, the same cards, the unknown."""
        seen: dict[int, int] = {}
        same: list[int] = []
        unknown: list[int] = []
        for place in places:
            moves = self._moves_with(index, {place: chosen, chosen: place})
            if (when := self._difference(moves)) is not None:
                seen[place] = when
            elif self._last == self._state:
                same.append(place)
            else:
                unknown.append(place)
        return seen, same, unknown

    def _moves_with(self, index: int, moved: dict[int, int]) -> list[tuple[Seat, Move]]:
        """The moves with the cards of one shuffle at other places."""
        actor, move = self.moves[index]
        assert isinstance(move, Shuffled)
        order = tuple(move.order[moved.get(place, place)] for place in range(len(move.order)))
        return [*with_item(tuple(self.moves), index, (actor, Shuffled(order)))]

    def _difference(self, moves: Moves) -> int | None:
        """The number of facts that the viewer is told as before; None if all are the same."""
        told = 0
        try:
            for facts, state in self._play(moves):
                for fact in facts:
                    if told == len(self._facts) or fact != self._facts[told]:
                        return told
                    told += 1
                self._last = state
        except DacaboError:  # a move that is not possible with these cards
            return told
        view = self._game.view(self._last, self._viewer)
        return None if told == len(self._facts) and view == self._view else told

    def _play(self, moves: Moves) -> Iterator[tuple[list[Fact], Any]]:
        """What the viewer is told by each move, and the state after it."""
        state = self._before
        for actor, move in moves:
            if self._played == MAX_PLAYED:
                raise _TooLong
            self._played += 1
            state, told = self._game.play(state, actor, move)
            yield heard(told, self._viewer), state
