"""The record of a match, from the log of its table."""

from collections.abc import Iterable, Mapping, Sequence

from dacabo.core.chance import commitment
from dacabo.core.moves import Move
from dacabo.core.names import make_unique
from dacabo.core.seats import TABLE, Seat
from dacabo.records.record import Record
from dacabo.table.apply import apply
from dacabo.table.errors import TableError
from dacabo.table.facts import Entry, Moved, Sat
from dacabo.table.options import game_of, rules_of
from dacabo.table.table import Chair, Phase, Table, chance_of
from dacabo.table.view import name_of


def record_of(log: Iterable[Entry], match: int, names: Mapping[str, str]) -> Record | None:
    """The record of a table's first, second, … match; None if that has not begun.

    Refused during the match: the record contains its seed and cards.
    """
    table: Table | None = None
    begun: Table | None = None
    played: list[tuple[Seat, str]] = []
    for entry in log:
        table = apply(table, entry).table
        if table.match == match and table.state is not None:
            begun = begun or table
            if isinstance(entry.fact, Moved):
                played.append((entry.fact.seat, entry.fact.move))
    if begun is None or table is None:
        return None
    if table.match == match and table.phase in (Phase.PLAYING, Phase.PAUSED):
        raise TableError("match-goes-on")
    options = begun.options
    shares = tuple(chair.share for chair in begun.chairs)
    sealed = any(shares)
    return Record(
        game=options.game,
        version=game_of(options).version,
        preset=options.preset,
        changes=options.changes,
        names=make_unique([_called(chair, names) for chair in begun.chairs]),
        commitment=commitment(begun.seed),
        seed=begun.seed,
        words=() if sealed else tuple(chair.word for chair in begun.chairs),
        shares=shares if sealed else (),
        moves=tuple(_with_chance(begun, played)),
    )


def _called(chair: Chair, names: Mapping[str, str]) -> str:
    """A name for the record; a bot that played for somebody is told apart from them."""
    called = name_of(chair, names) or chair.level or "?"
    return f"{called} (bot)" if chair.name else called


def guests_in(log: Iterable[Entry]) -> set[str]:
    """All guests who have sat at a table."""
    return {entry.fact.guest for entry in log if isinstance(entry.fact, Sat)}


def _with_chance(begun: Table, played: Sequence[tuple[Seat, str]]) -> list[tuple[Seat, Move]]:
    """The moves of the players with those of chance between them: shuffles and lots."""
    game, rules = game_of(begun.options), rules_of(begun.options)
    chance = chance_of(begun)
    state = game.start(rules, begun.options.players)
    moves: list[tuple[Seat, Move]] = []
    left = [(seat, game.parse(text)) for seat, text in reversed(played)]
    while True:
        asked = next((d.chance for d in game.decisions(state) if d.chance), None)
        if asked is None and not left:
            return moves
        actor, move = (TABLE, chance.answer(asked)) if asked else left.pop()
        state, _ = game.play(state, actor, move)
        moves.append((actor, move))
