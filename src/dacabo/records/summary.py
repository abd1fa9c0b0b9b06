"""The score of a match for programs: rounds, points, totals, winners."""

from dacabo.core.game import Result, Scored
from dacabo.core.rules import Setting
from dacabo.core.seats import Seat
from dacabo.core.values import Value
from dacabo.records.record import Record
from dacabo.records.replaying import replay


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
            rounds.append(_round(record, step.scored))
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
        winners=_named(record, result.winners) if result else (),
    )


def _round(record: Record, scored: Scored) -> RoundScore:
    winners = _named(record, scored.winners)
    return RoundScore(scored.round, scored.points, scored.totals, winners)


def _named(record: Record, seats: tuple[Seat, ...]) -> tuple[str, ...]:
    return tuple(record.names[seat] for seat in seats)
