"""The record of a match, from the log of its table."""

from collections.abc import Iterable, Mapping, Sequence

from dacabo.core.chance import commitment
from dacabo.core.moves import Move
from dacabo.core.names import make_unique
from dacabo.core.seats import TABLE, Seat
from dacabo.records.frames import first_rounds
from dacabo.records.record import Record
from dacabo.table.apply import apply
from dacabo.table.errors import TableError
from dacabo.table.facts import Entry, Moved, Sat
from dacabo.table.options import game_of, rules_of
from dacabo.table.table import Chair, Phase, Table, chance_of
from dacabo.table.view import name_of


def record_of(
    log: Iterable[Entry], match: int, names: Mapping[str, str], rounds: int | None = None
) -> Record | None:
    """The record of a table's match by its number, from 1; None if that match has not begun.

    Args:
        log: the facts of the table.
        match: the number of the match.
        names: the names of guests.
        rounds: of a match in progress, the part with so many finished rounds. It has no seed and
            no shares, and so reveals nothing of the rounds to come.

    Raises:
        TableError: the match is in progress, and has not that many finished rounds. Or it plays
            on from a moment of another one, and so has no record.
    """
    table: Table | None = None
    table_at_start: Table | None = None
    player_moves: list[tuple[Seat, str]] = []
    for entry in log:
        table = apply(table, entry).table
        if table.what_if is not None:
            raise TableError("what-if-no-record")
        if table.match == match and table.state is not None:
            table_at_start = table_at_start or table
            if isinstance(entry.fact, Moved):
                player_moves.append((entry.fact.seat, entry.fact.move))
    if table_at_start is None or table is None:
        return None
    is_running = table.match == match and table.phase in (Phase.PLAYING, Phase.PAUSED)
    if is_running and rounds is None:
        raise TableError("match-goes-on")
    options, chairs = table_at_start.options, table_at_start.chairs
    shares = tuple(chair.share for chair in chairs)
    has_sealed_shares = any(shares)
    record = Record(
        game=options.game,
        version=game_of(options).version,
        preset=options.preset,
        changes=options.changes,
        names=make_unique([_recorded_name(chair, names) for chair in chairs]),
        commitment=commitment(table_at_start.seed),
        seed=table_at_start.seed,
        words=() if has_sealed_shares else tuple(chair.word for chair in chairs),
        shares=shares if has_sealed_shares else (),
        moves=tuple(_add_chance_moves(table_at_start, player_moves)),
    )
    if not is_running:
        return record
    part = None if rounds is None else first_rounds(record, rounds)
    if part is None:
        raise TableError("match-goes-on")
    return part


def _recorded_name(chair: Chair, names: Mapping[str, str]) -> str:
    """A name for the record, which distinguishes a bot from the player it played for."""
    name = name_of(chair, names) or chair.level or "?"
    return f"{name} (bot)" if chair.name else name


def guests_in(log: Iterable[Entry]) -> set[str]:
    """All guests who have sat at a table."""
    return {entry.fact.guest for entry in log if isinstance(entry.fact, Sat)}


def _add_chance_moves(
    table: Table, player_moves: Sequence[tuple[Seat, str]]
) -> list[tuple[Seat, Move]]:
    """Insert the moves of chance – shuffles and lots – between those of the players."""
    game, rules = game_of(table.options), rules_of(table.options)
    chance = chance_of(table)
    state = game.start(rules, table.options.players)
    moves: list[tuple[Seat, Move]] = []
    remaining = [(seat, game.parse(text)) for seat, text in reversed(player_moves)]
    while True:
        question = next((d.chance for d in game.decisions(state) if d.chance), None)
        if question is None and not remaining:
            return moves
        actor, move = (TABLE, chance.answer(question)) if question else remaining.pop()
        state, _ = game.play(state, actor, move)
        moves.append((actor, move))
