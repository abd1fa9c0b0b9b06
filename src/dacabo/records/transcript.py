"""The replay of a record: each step, its only possible text, and its score."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from dacabo.core.chance import Ask
from dacabo.core.game import AnyGame, Result, Scored, Seen, Told
from dacabo.core.moves import LotDrawn, Move, Shuffled
from dacabo.core.rules import Setting
from dacabo.core.seats import Seat, actor_text, seat_text
from dacabo.core.values import Discreet, Value
from dacabo.records.header import header_lines
from dacabo.records.record import Record, played_by


class Moment(Value):
    """A point in a match: moves with the same moment are on the same line of a record."""

    round: int
    turn: int
    over: bool
    """Whether the points of the round are written down."""


class Step(Discreet):
    """One move of a match."""

    actor: Seat
    move: Move
    when: Moment
    """The moment before the move."""
    then: Moment
    """The moment after the move."""
    asked: Ask | None
    """The request that the move answers, if it is a move of chance."""
    state: Any
    """The state after the move."""
    told: Sequence[Told]
    scored: Scored | None
    """The result of the round, if the move ended it."""
    result: Result | None
    """The result of the match, if the move ended it."""


def replay(record: Record) -> Iterator[Step]:
    """Play the moves. A move that the rules refuse raises the game's own error."""
    game = played_by(record)
    state = game.start(record.rules, len(record.names))
    now = _moment(game.view(state, None))
    for actor, move in record.moves:
        asked = None
        if isinstance(move, Shuffled | LotDrawn):
            asked = next((d.chance for d in game.decisions(state) if d.chance), None)
        state, told = game.play(state, actor, move)
        seen: Seen = game.view(state, None)
        after = _moment(seen)
        scored = seen.results[-1] if after.over and not now.over else None
        yield Step(actor, move, now, after, asked, state, told, scored, game.result(state))
        now = after


def _moment(seen: Seen) -> Moment:
    over = bool(seen.results) and seen.results[-1].round == seen.round
    return Moment(seen.round, 0 if over else seen.turn, over)


def write(record: Record) -> str:
    """The text of a match. A move that the rules refuse raises the game's own error."""
    return "".join(f"{line}\n" for line in lines_for(record, replay(record)))


def lines_for(record: Record, steps: Iterable[Step]) -> Iterator[str]:
    """The lines of a record, produced while its moves are replayed."""
    yield from header_lines(record)
    game = played_by(record)
    current_round = 0
    result = None
    for (when, _), group in groupby(steps, key=_line_of):
        if when.round > current_round:
            current_round = when.round
            yield from ("", f"Round {current_round}")
        turn = list(group)
        yield turn_line(game, turn)
        last = turn[-1]
        result = last.result
        if last.scored:
            yield f"Points: {' '.join(map(str, last.scored.points))}"
            yield f"Totals: {' '.join(map(str, last.scored.totals))}"
    yield from ("", f"Result: {_result_text(result)}")


def _line_of(step: Step) -> tuple[Moment, Seat | None]:
    """A turn is one line; before the first and after the last turn, each actor gets a line."""
    return step.when, None if step.when.turn else step.actor


def turn_line(game: AnyGame, turn: list[Step]) -> str:
    """`3. a: draw; discard; b: snap 2`."""
    number = turn[0].when.turn
    texts = []
    actor = None
    for step in turn:
        prefix = "" if step.actor == actor else f"{actor_text(step.actor)}: "
        actor = step.actor
        texts.append(prefix + game.text(step.move))
    return (f"{number}. " if number else "") + "; ".join(texts)


def _result_text(result: Result | None) -> str:
    if result is None:
        return "unfinished"
    return "won by " + ", ".join(seat_text(seat) for seat in result.winners)


class RoundScore(Value):
    """A finished round; points and totals by seat."""

    round: int
    points: tuple[int, ...]
    totals: tuple[int, ...]
    winners: tuple[str, ...]


class Summary(Value):
    """The outcome of a match; points, totals and places by seat, winners by name."""

    game: str
    version: int
    rules: str
    changes: dict[str, Setting]
    players: tuple[str, ...]
    finished: bool
    rounds: tuple[RoundScore, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...] | None
    """1, 1, 3 if two share the first place; None while the match is in progress."""
    winners: tuple[str, ...]


def summary(record: Record) -> Summary:
    """Replay a match and return only its score."""
    rounds: list[RoundScore] = []
    result: Result | None = None
    for step in replay(record):
        result = step.result
        if step.scored:
            rounds.append(_round_score(record, step.scored))
    return Summary(
        game=record.game,
        version=record.version,
        rules=record.preset,
        changes=record.changes,
        players=record.names,
        finished=result is not None,
        rounds=tuple(rounds),
        totals=rounds[-1].totals if rounds else (0,) * len(record.names),
        places=result.places if result else None,
        winners=_names_of(record, result.winners) if result else (),
    )


def _round_score(record: Record, scored: Scored) -> RoundScore:
    winners = _names_of(record, scored.winners)
    return RoundScore(scored.round, scored.points, scored.totals, winners)


def _names_of(record: Record, seats: tuple[Seat, ...]) -> tuple[str, ...]:
    return tuple(record.names[seat] for seat in seats)
