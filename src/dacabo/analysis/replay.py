"""The replay of a match, in which every seat remembers what it was told.

It collects the decisions of all players and the positions after all frames, as bytes. So the
networks see the whole match at once.
"""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import groupby
from typing import Any, Final, NamedTuple

from dacabo.analysis.encoding import Encoding, Memory, Path, encoding_of
from dacabo.core.chance import Sealed
from dacabo.core.dealing import resolve_chance
from dacabo.core.errors import DacaboError
from dacabo.core.game import Decision, Told, heard
from dacabo.core.moves import Move, NextRound
from dacabo.core.seats import TABLE, Seat
from dacabo.judge.weights import JudgeError
from dacabo.records import Frame, Record, frames, played_by

MAX_MOVES: Final = 5_000
"""A longer record is refused: a long match has two thousand moves, and this many take four
seconds, in which nothing else is computed in the background."""

DEALS: Final = 16
"""The deals that are drawn to value a match between two rounds."""


class AnalysisError(DacaboError):
    """A match that cannot be analysed."""


class Question(NamedTuple):
    """A decision of a player."""

    frame: Frame
    decision: Decision
    made: Path
    """The actions of the move that the player made."""
    moves: Mapping[Path, Move]
    """The moves that make sense, and the one that was made, by their actions."""
    steps: Mapping[Path, bytes]
    """The observation before each action of these moves, by the actions before it."""
    known: int | None
    """The points of the actor's own cards, if the actor knows all of them."""


class Position(NamedTuple):
    """A position with all cards."""

    seat: Seat
    """The seat whose observation it is; the values count from it."""
    obs: bytes
    hidden: bytes


class Moment(NamedTuple):
    """A frame, the decision that made it, and the position after it."""

    frame: Frame
    question: Question | None
    position: Position | None
    """None if the round is over, or if no player has to act."""
    deals: Sequence[Position]
    """After a round, positions of the next round, which are drawn and have nothing to do with the
    real ones."""


class Replay:
    """The finished rounds of a match, as the networks need them."""

    def __init__(self, record: Record) -> None:
        if len(record.moves) > MAX_MOVES:
            raise AnalysisError("too-long-to-analyse", moves=MAX_MOVES)
        self.record = record
        self.game = played_by(record)
        self.players = len(record.names)
        self.encoding: Encoding = encoding_of(record.game)
        self._frames = _finished(frames(record))
        slots = self.encoding.slots_for(record.rules, (each.state for each in self._frames))
        if slots is None:
            raise JudgeError("no-judge", game=record.game)
        self.slots = slots
        self.moments = [*self._play()]

    def _memories(self) -> list[Memory]:
        rules, players = self.record.rules, self.players
        return [self.encoding.observer(rules, players, seat, self.slots) for seat in range(players)]

    def _play(self) -> Iterator[Moment]:
        memories = self._memories()
        position: Position | None = None
        for frame in self._frames:
            question = self._question(frame, memories, position)
            _tell(memories, frame.told)
            position = self._position(frame.state, memories)
            between_rounds = frame.scored is not None and frame.result is None
            deals = [*self._deals(frame)] if between_rounds else []
            yield Moment(frame, question, position, deals)

    def _question(
        self, frame: Frame, memories: Sequence[Memory], before: Position | None
    ) -> Question | None:
        game, encoding, actor, move = self.game, self.encoding, frame.actor, frame.move
        if actor == TABLE or move is None or not encoding.knows(frame.before, actor):
            return None
        asked = [each for each in game.decisions(frame.before) if each.actor == actor]
        legal = {each: game.legal(frame.before, each) for each in asked}
        decision = next((each for each, moves in legal.items() if move in moves), None)
        if decision is None or (len(legal[decision]) == 1 and not encoding.is_call(move)):
            return None
        memory, view = memories[actor], game.view(frame.before, actor)
        moves = {**encoding.paths(memory, view, decision, legal[decision])}
        if not moves:
            return None
        made = encoding.path(memory, view, move)
        moves[made] = move
        beginnings = {path[:length] for path in moves for length in range(len(path))}
        steps = {
            begun: before.obs
            if before is not None and before.seat == actor and not begun
            else memory.observe(view, actor, begun=begun)
            for begun in sorted(beginnings)
        }
        return Question(frame, decision, made, moves, steps, encoding.known_points(memory))

    def _position(self, state: Any, memories: Sequence[Memory]) -> Position | None:  # noqa: ANN401 (any game's state)
        seat = self.encoding.asked_seat(state, self.game.decisions(state))
        if seat is None:
            return None
        obs = memories[seat].observe(self.game.view(state, seat), seat)
        return Position(seat, obs, self.encoding.hidden(state, seat, self.slots))

    def _deals(self, frame: Frame) -> Iterator[Position]:
        """Draw deals of the next round.

        Their seeds depend on nothing but the number of the round, so they say nothing about the
        real deal.
        """
        game, state = self.game, frame.state
        opened, told = game.play(state, TABLE, NextRound())
        for number in range(DEALS):
            seed = sha256(f"analysis {frame.round} {number}".encode()).digest()
            dealt, more = resolve_chance(game, opened, Sealed(seed, [""] * self.players))
            memories = self._memories()
            _tell(memories, (*told, *more))
            position = self._position(dealt, memories)
            if position is not None:
                yield position


def _finished(moments: Iterator[Frame]) -> list[Frame]:
    """Return the frames of the rounds that are over."""
    rounds = (list(group) for _, group in groupby(moments, key=lambda frame: frame.round))
    return [frame for group in rounds if any(each.scored for each in group) for frame in group]


def _tell(memories: Sequence[Memory], told: Sequence[Told]) -> None:
    """Tell each seat the facts that it may hear."""
    for seat, memory in enumerate(memories):
        memory.hear(heard(told, seat))
