"""Parse the text of a record into the match that it records.

Every match has exactly one text. So a text is read by replaying its moves and comparing it line by
line with what would be written for them. Points that do not follow from the moves, a wrong turn
number and a superfluous space are all detected in the same way.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from enum import auto
from typing import Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from dacabo.core.chance import Sealed, commitment
from dacabo.core.errors import DacaboError, InvalidMove
from dacabo.core.game import AnyGame
from dacabo.core.moves import Move
from dacabo.core.seats import Seat, actor_text, read_actor
from dacabo.core.values import Choice, Discreet, Value
from dacabo.records.header import FIRST_LINE, Field, read_header
from dacabo.records.record import Record, RecordError, played_by
from dacabo.records.texts import MAX_MOVES, MAX_ROUNDS, lines_of
from dacabo.records.transcript import Step, lines_for, replay


class Spot(NamedTuple):
    """A position in a text; lines and columns count from 1."""

    line: int
    column: int


class ParsedRecord(Discreet):
    """A parsed but not yet validated record, with the positions of its parts."""

    record: Record
    lines: Sequence[str]
    fields: dict[str, Field]
    """The fields of the header."""
    spots: Sequence[Spot]
    """The position of each move."""


Check: TypeAlias = Callable[[Step, Spot], None]
"""An additional check of each step while the moves are replayed; raises `RecordError`."""


def read(text: str) -> Record:
    """Read a record and check that every move and all points follow from the rules."""
    parsed = parse(text)
    compare(parsed)
    return parsed.record


# --- the moves ----------------------------------------------------------------


def parse(text: str) -> ParsedRecord:
    """Parse a text without playing any move."""
    if not text.startswith(FIRST_LINE):
        raise RecordError("record-no-record", line=1, column=1, first=FIRST_LINE)
    lines = lines_of(text)
    record, fields = read_header(lines)
    moves: list[tuple[Seat, Move]] = []
    spots: list[Spot] = []
    game = played_by(record)
    for number, line in _turn_lines(lines):
        for column, actor, move in _moves(game, number, line):
            if len(moves) == MAX_MOVES:
                raise RecordError(
                    "record-too-many-moves", line=number, column=column, moves=MAX_MOVES
                )
            moves.append((actor, move))
            spots.append(Spot(number, column))
    return ParsedRecord(replace(record, moves=tuple(moves)), lines, fields, spots)


_ROUND: Final = re.compile("Round [1-9][0-9]{0,8}")
_SCORES: Final = ("Points: ", "Totals: ", "Result: ")


def _turn_lines(lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The lines that contain moves; the others are only compared later."""
    rounds = 0
    end_of_header = lines.index("")
    for number, line in enumerate(lines[end_of_header:], start=end_of_header + 1):
        if _ROUND.fullmatch(line):
            rounds += 1
            if rounds > MAX_ROUNDS:
                raise RecordError(
                    "record-too-many-rounds", line=number, column=1, rounds=MAX_ROUNDS
                )
        elif line and not line.startswith(_SCORES):
            yield number, line


_NUMBER: Final = re.compile(r"[1-9][0-9]{0,8}\. ")
_ACTOR: Final = re.compile("(table|[a-z]): ")


def _moves(game: AnyGame, number: int, line: str) -> Iterator[tuple[int, Seat, Move]]:
    """The moves on a line, each with its column and actor."""
    turn = _NUMBER.match(line)
    start = turn.end() if turn else 0
    actor: Seat | None = None
    for text in line[start:].split("; "):
        actor_prefix = _ACTOR.match(text)
        if actor_prefix:
            actor = read_actor(actor_prefix[1])
        elif actor is None:
            raise RecordError("record-actor", line=number, column=start + 1)
        move = text[actor_prefix.end() :] if actor_prefix else text
        column = start + len(text) - len(move) + 1
        try:
            yield column, actor, game.parse(move)
        except InvalidMove as error:
            raise RecordError("record-move", line=number, column=column, move=move) from error
        start += len(text) + len("; ")


# --- comparing ----------------------------------------------------------------


def compare(parsed: ParsedRecord, check: Check | None = None) -> None:
    """Replay the moves and compare the text with the expected one; stop at the first error."""
    record, lines, spots = parsed.record, parsed.lines, parsed.spots
    index = 0

    def steps() -> Iterator[Step]:
        nonlocal index
        for step in replay(record):
            if check:
                check(step, spots[index])
            index += 1
            yield step

    number = 0
    try:
        for number, line in enumerate(lines_for(record, steps()), start=1):
            _compare_line(number, lines[number - 1], line)
    except RecordError:
        raise
    except DacaboError as error:
        spot = spots[index]
        actor, move = record.moves[index]
        raise RecordError(
            "record-move-refused",
            line=spot.line,
            column=spot.column,
            move=f"{actor_text(actor)}: {played_by(record).text(move)}",
        ) from error
    if number < len(lines):
        raise RecordError("record-after-result", line=number + 1, column=1)


def _compare_line(number: int, actual: str, expected: str) -> None:
    if actual == expected:
        return
    pairs = enumerate(zip(actual, expected, strict=False))
    shorter = min(len(actual), len(expected))
    column = next((index for index, (one, other) in pairs if one != other), shorter) + 1
    if not expected:
        raise RecordError("record-line-not-empty", line=number, column=column)
    if expected.startswith(_SCORES):
        raise RecordError("record-points", line=number, column=column, expected=expected)
    raise RecordError("record-line", line=number, column=column, expected=expected)


class Chance(Choice):
    """The proofs about the shuffles and lots of a match."""

    PROVEN = auto()
    """The shuffles and lots follow from the seed to which the table committed."""
    SEALED = auto()
    """The table committed to a seed that is not in the record yet."""
    UNPROVEN = auto()
    """There is no evidence for them."""


class Verified(Value):
    """A record without errors."""

    record: Record
    chance: Chance


def verify(text: str, on_step: Callable[[Step], None] = lambda _step: None) -> Verified:
    """Check the commitment, every shuffle and lot, every move and all points.

    The `RecordError` reports the first of several errors.

    Args:
        text: the record.
        on_step: called for each move once it is played, so that nobody has to replay it again.
    """
    parsed = parse(text)
    record = parsed.record
    if record.seed is None:
        compare(parsed, lambda step, _spot: on_step(step))
        return Verified(record, Chance.SEALED if record.commitment else Chance.UNPROVEN)
    _check_commitment(parsed, record.seed)
    sealed = Sealed(record.seed, record.words, shares=record.shares)

    def check(step: Step, spot: Spot) -> None:
        if step.asked and step.move != sealed.answer(step.asked):
            raise RecordError(
                "record-chance", line=spot.line, column=spot.column, label=step.asked.label
            )
        on_step(step)

    compare(parsed, check)
    return Verified(record, Chance.PROVEN)


def _check_commitment(parsed: ParsedRecord, seed: bytes) -> None:
    if parsed.record.commitment != commitment(seed):
        field = parsed.fields["Seed"]
        raise RecordError("record-commitment", line=field.line, column=field.column)
