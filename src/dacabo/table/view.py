"""What a viewer may see of a table, built up from what they are entitled to."""

from collections.abc import Mapping
from typing import Any

from dacabo.core.chance import commitment
from dacabo.core.seats import Seat
from dacabo.core.values import Value
from dacabo.table.options import Options, game_of
from dacabo.table.table import Phase, Table


class ChairView(Value):
    """Who sits on a chair."""

    player: str | None
    """Their public id; it lets nobody do anything."""
    name: str
    level: str | None
    ready: bool
    word: str


class TableView(Value, kw_only=True):
    """The table around the cards: the same for everybody."""

    code: str
    options: Options
    host: str
    assigned: bool
    """The chairs belong to certain people: nobody sits down by themselves."""
    chairs: tuple[ChairView, ...]
    phase: Phase
    match: int
    commitment: str
    """The seed's SHA-256, published before anybody adds a word."""
    seed: str | None
    """In hex, once the match is over or abandoned."""


def table_view(table: Table, code: str, names: Mapping[str, str]) -> TableView:
    """The table around the cards."""
    return TableView(
        code=code,
        options=table.options,
        host=table.host,
        assigned=table.assigned,
        chairs=tuple(
            ChairView(
                chair.guest,
                names.get(chair.guest or "", ""),
                chair.level,
                chair.ready,
                chair.word,
            )
            for chair in table.chairs
        ),
        phase=table.phase,
        match=table.match,
        commitment=commitment(table.seed),
        seed=table.seed.hex() if table.phase in (Phase.OVER, Phase.CLOSED) else None,
    )


def game_view(table: Table, viewer: Seat | None) -> Any:  # noqa: ANN401 (any game's view)
    """The cards as a seat, or (None) a spectator, sees them; nothing before the match."""
    if table.state is None:
        return None
    memory = table.memories[viewer] if table.memories and viewer is not None else None
    return game_of(table.options).view(table.state, viewer, memory)
