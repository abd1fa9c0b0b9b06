"""Play on from a moment of a match that is over: the first facts of such a table.

The guest takes one seat and bots take all others. The moves up to the moment follow in the log like
those of any match, so the table, its bots and its viewers learn of them as they learn of any move.
Then the match is paused, until the guest has looked at the table and wants to play.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from dacabo.bots.characters import CHARACTERS, pick_character
from dacabo.bots.levels import NoSuchBot, levels_in
from dacabo.core.game import AnyGame, Decision
from dacabo.core.moves import LotDrawn, Move, Shuffled
from dacabo.core.seats import TABLE, Seat
from dacabo.core.values import Discreet
from dacabo.records import Frame, Record, frames, played_by
from dacabo.records.redraw import redraw
from dacabo.table.errors import TableError
from dacabo.table.facts import (
    BotSat,
    By,
    Entry,
    Moved,
    Opened,
    Paused,
    Sat,
    Started,
    TableFact,
    WhatIf,
)
from dacabo.table.options import Memory, Options

MAX_MOVES: Final = 10_000
"""The most moves before the moment. A long match has two thousand."""


class Branch(Discreet):
    """What to play on from: a moment, as who, and with which cards."""

    round: int
    frame: int
    seat: Seat
    level: str
    """The level of all bots."""
    open: bool
    """With the real cards, and all of them visible."""


def open_what_if(
    record: Record, branch: Branch, host: str, at: int, *, seed: bytes, rng: Random
) -> list[Entry]:
    """The facts of a table that begins at a moment of a match.

    Args:
        record: the match, from its beginning to its end.
        branch: what to play on from.
        host: the guest.
        at: the time.
        seed: the source of all shuffles after the moment.
        rng: the source of the cards that are drawn anew.

    Raises:
        TableError: there is no such moment or seat, or the match is not over, or it is too long.
        NoSuchBot: there is no such level.
    """
    if branch.level not in levels_in(record.game):
        available = ", ".join(levels_in(record.game))
        raise NoSuchBot("no-such-bot", bot=branch.level[:40], bots=available)
    if not 0 <= branch.seat < len(record.names):
        raise TableError("no-such-chair")
    game = played_by(record)
    before, deal, moment = _find(record, branch)
    if moment.moves > MAX_MOVES:
        raise TableError("what-if-too-long")
    moves = list(record.moves[: moment.moves])
    if not branch.open:
        redrawn = redraw(game, before, moves[deal:], branch.seat, rng)
        if redrawn is None:
            raise TableError("what-if-too-long")
        moves[deal:] = redrawn
    stacked, moved = _separate(game, game.start(record.rules, len(record.names)), moves)
    what_if = WhatIf(branch.round, branch.frame, moment.turn, branch.seat, branch.open, stacked)
    options = Options(
        game=record.game,
        preset=record.preset,
        changes=dict(record.changes),
        players=len(record.names),
        memory=Memory.ASSISTED,  # nobody can remember what another seat has seen
        spectators=False,
    )
    facts: list[TableFact] = [
        Opened(options, host, seed, what_if=what_if),
        Sat(branch.seat, host),
        *_seat_bots(branch, record.names, at),
        Started(record.version),
        *moved,
        Paused(),
    ]
    return [Entry(at, fact) for fact in facts]


def _find(record: Record, branch: Branch) -> tuple[Any, int, Frame]:
    """The state before the round, the number of moves before it, and the moment in it."""
    before, deal, moves = None, 0, 0
    found: Frame | None = None
    result = None
    for frame in frames(record):
        if frame.number == 0 and frame.round == branch.round:
            before, deal = frame.before, moves
        if (frame.round, frame.number) == (branch.round, branch.frame):
            found = frame
        moves, result = frame.moves, frame.result
    if result is None:
        raise TableError("what-if-unfinished")
    if found is None:
        raise TableError("what-if-no-moment")
    if found.result is not None:
        raise TableError("what-if-after-the-end")
    return before, deal, found


def _seat_bots(branch: Branch, names: Sequence[str], at: int) -> Iterator[BotSat]:
    """The bots on all other seats: the same characters, and others in place of people.

    No name of a person is kept, because it would outlive the person's wish to delete it.
    """
    by_name = {character.name: key for key, character in CHARACTERS.items()}
    others = {
        seat: by_name.pop(name, None) for seat, name in enumerate(names) if seat != branch.seat
    }
    there = [character for character in others.values() if character is not None]
    for seat, known in others.items():
        character = known or pick_character(branch.level, there, at)
        if known is None and character is not None:
            there.append(character)
        yield BotSat(seat, branch.level, character)


def _separate(
    game: AnyGame,
    state: Any,  # noqa: ANN401 (any game's state)
    moves: Sequence[tuple[Seat, Move]],
) -> tuple[dict[str, tuple[int, ...] | int], list[Moved]]:
    """The answers of chance by label, and the moves of everybody else as facts."""
    stacked: dict[str, tuple[int, ...] | int] = {}
    moved: list[Moved] = []
    for actor, move in moves:
        pending = game.decisions(state)
        asked = next((decision.chance for decision in pending if decision.chance), None)
        match move:
            case Shuffled(order) if asked:
                stacked[asked.label] = order
            case LotDrawn() if asked:
                stacked[asked.label] = move.number
            case _ if asked:  # the table named the starter, which a lot may do as well
                stacked[asked.label] = _same_lot(game, state, move, asked.size)
            case _:
                decision = _answered(game, state, actor, move)
                by = By.CLOCK if actor == TABLE else By.PERSON
                moved.append(Moved(actor, decision.id, game.text(move), by))
        state, _ = game.play(state, actor, move)
    return stacked, moved


def _answered(game: AnyGame, state: Any, actor: Seat, move: Move) -> Decision:  # noqa: ANN401
    """The decision that a move answers."""
    pending = [decision for decision in game.decisions(state) if decision.actor == actor]
    optional = [decision for decision in pending if not decision.must]
    for decision in optional:
        if len(pending) == 1 or move in game.legal(state, decision):
            return decision
    return next(decision for decision in pending if decision.must)


def _same_lot(game: AnyGame, state: Any, move: Move, size: int) -> int:  # noqa: ANN401
    """The lot that leads to the same state as a move of the table."""
    then, _ = game.play(state, TABLE, move)
    return next(n for n in range(size) if game.play(state, TABLE, LotDrawn(n))[0] == then)
