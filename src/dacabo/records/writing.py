"""From a match to its text. Every match has exactly one text."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from dacabo.core.game import AnyGame, Result
from dacabo.core.seats import Seat, actor_text, seat_text
from dacabo.records.header import header_lines
from dacabo.records.record import Record, played_by
from dacabo.records.replaying import Moment, Step, replay


def write(record: Record) -> str:
    """The text of a match. A move that the rules refuse raises the game's own error."""
    return "".join(f"{line}\n" for line in lines_for(record, replay(record)))


def lines_for(record: Record, steps: Iterable[Step]) -> Iterator[str]:
    """The lines of a record, produced while its moves are replayed."""
    yield from header_lines(record)
    game = played_by(record)
    heading = 0
    result = None
    for (when, _), group in groupby(steps, key=_line_of):
        if when.round > heading:
            heading = when.round
            yield from ("", f"Round {heading}")
        turn = list(group)
        yield turn_line(game, turn)
        last = turn[-1]
        result = last.result
        if last.scored:
            yield f"Points: {' '.join(map(str, last.scored.points))}"
            yield f"Totals: {' '.join(map(str, last.scored.totals))}"
    yield from ("", f"Result: {_result(result)}")


def _line_of(step: Step) -> tuple[Moment, Seat | None]:
    """A turn is one line; before the first and after the last turn, each actor gets a line."""
    return step.when, None if step.when.turn else step.actor


def turn_line(game: AnyGame, turn: list[Step]) -> str:
    """`3. a: draw; discard; b: snap 2`."""
    number = turn[0].when.turn
    texts = []
    actor = None
    for step in turn:
        who = "" if step.actor == actor else f"{actor_text(step.actor)}: "
        actor = step.actor
        texts.append(who + game.text(step.move))
    return (f"{number}. " if number else "") + "; ".join(texts)


def _result(result: Result | None) -> str:
    if result is None:
        return "unfinished"
    return "won by " + ", ".join(seat_text(seat) for seat in result.winners)
