"""A table as a viewer may see it, built only from what they are entitled to."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from msgspec import UNSET, UnsetType

from dacabo.bots.characters import CHARACTERS
from dacabo.core.chance import commitment
from dacabo.core.seats import Seat
from dacabo.core.values import Face, Value
from dacabo.table.facts import WhatIf
from dacabo.table.options import Options, game_of
from dacabo.table.table import Chair, Phase, Table, player_at


class ChairView(Value):
    """The occupant of a chair."""

    player: str | None
    """The public id, which grants no rights."""
    name: str
    level: str | None
    character: str | None
    """The character of the bot; its `name` is theirs."""
    ready: bool
    """Whether they are ready for the start, the next round or, after the match, another one."""
    seal: str | None
    """The SHA-256 of the share in the shuffle, in hex."""
    shown: bool
    """Whether the share has been shown to the table."""
    share: str | None
    """In hex, once the cards are dealt; earlier it would help players who have not shown theirs."""
    won: int = 0
    """The matches won at this table."""
    face: Face | UnsetType = UNSET
    """The face of a person; omitted for bots, and for people who have none."""


class WhatIfView(Value):
    """Where the match begins, if it plays on from a moment of another one."""

    round: int
    frame: int
    turn: int
    seat: Seat
    open: bool
    """Whether this seat sees all cards."""


class TableView(Value, kw_only=True):
    """The table around the cards, the same for all viewers."""

    code: str
    options: Options
    host: str
    assigned: bool
    """The seats are assigned to certain people: guests cannot sit down themselves."""
    chairs: tuple[ChairView, ...]
    phase: Phase
    match: int
    commitment: str
    """The seed's SHA-256, published before any share is shown."""
    seed: str | None
    """In hex, once the match is over or abandoned."""
    called_off: int
    """The number of times that the start of this match was called off because a share was not
    shown. Each time there is a new commitment."""
    silent: tuple[str, ...]
    """The names of the players who caused it."""
    what_if: WhatIfView | UnsetType = UNSET
    """Omitted for a match that began with a deal."""


def table_view(
    table: Table,
    code: str,
    names: Mapping[str, str],
    faces: Mapping[str, Face] = MappingProxyType({}),
) -> TableView:
    """The table around the cards, with the names and faces of guests by id."""
    is_dealt = table.state is not None
    return TableView(
        code=code,
        options=table.options,
        host=table.host,
        assigned=table.assigned,
        chairs=tuple(
            ChairView(
                chair.guest,
                name_of(chair, names),
                chair.level,
                chair.character,
                chair.ready,
                chair.seal,
                chair.share is not None,
                chair.share.hex() if is_dealt and chair.share else None,
                table.won.get(player_at(table, seat), 0),
                faces.get(chair.guest or "", UNSET),
            )
            for seat, chair in enumerate(table.chairs)
        ),
        phase=table.phase,
        match=table.match,
        commitment=commitment(table.seed),
        seed=table.seed.hex() if table.phase in (Phase.OVER, Phase.CLOSED) else None,
        called_off=table.called_off,
        silent=tuple(names[guest] for guest in table.silent if guest in names),
        what_if=_what_if_view(table.what_if),
    )


def _what_if_view(start: WhatIf | None) -> WhatIfView | UnsetType:
    if start is None:
        return UNSET
    return WhatIfView(start.round, start.frame, start.turn, start.seat, start.open)


def name_of(chair: Chair, names: Mapping[str, str]) -> str:
    """The name of a guest or a character, or of the player for whom a bot plays.

    Empty for a bot without a character.
    """
    if chair.character is not None and chair.character in CHARACTERS:
        return CHARACTERS[chair.character].name
    return chair.name or names.get(chair.guest or "", "")


def game_view(table: Table, viewer: Seat | None) -> Any:  # noqa: ANN401 (any game's view)
    """The cards as seen by a seat or (None) a spectator; None before the match."""
    if table.state is None:
        return None
    if table.what_if is not None and table.what_if.open and viewer == table.what_if.seat:
        return _open_view(table, viewer)
    memory = table.memories[viewer] if table.memories and viewer is not None else None
    return game_of(table.options).view(table.state, viewer, memory)


def _open_view(table: Table, viewer: Seat) -> Any:  # noqa: ANN401 (any game's view)
    """All cards, for the one person at a table where they play on with the cards open."""
    game = game_of(table.options)
    look = getattr(game, "open_view", game.view)  # not every game has it
    return look(table.state, viewer)


def possible_moves(table: Table, seat: Seat | None, decision: str) -> tuple[str, ...]:
    """The texts of the moves with which a seat can answer a decision; empty if it is not asked."""
    if table.state is None or table.phase is not Phase.PLAYING:
        return ()
    game = game_of(table.options)
    return tuple(
        game.text(move)
        for pending in table.decisions
        if pending.id == decision and pending.actor == seat
        for move in game.legal(table.state, pending)
    )
