"""What nodes have to agree on to share a database: they read each other's facts."""

from hashlib import sha256
from typing import Any, Final

import msgspec

from dacabo.club.facts import ClubEntry
from dacabo.games import GAMES
from dacabo.scorepad.facts import PadEntry
from dacabo.table.facts import Entry as TableEntry
from dacabo.tournament.facts import Entry as EventEntry

MESSAGES: Final = 2
"""Raised when nodes say other things to each other, or to clients: an older one would not know
the links to tables that a newer one has given to people."""


def speaks() -> str:
    """A short name for all kinds of facts and the versions of the games.

    A version that knows another fact, or plays a move differently, has another one.
    """
    kinds = msgspec.json.schema_components(
        (TableEntry, EventEntry, PadEntry, ClubEntry), ref_template="{name}"
    )
    games = {name: game.version for name, game in GAMES.items()}
    text = msgspec.json.encode((MESSAGES, _bare(kinds), games), order="deterministic")
    return sha256(text).hexdigest()[:16]


def _bare(schema: Any) -> Any:  # noqa: ANN401 (JSON)
    """A schema without its explanations."""
    match schema:
        case dict():
            return {name: _bare(one) for name, one in schema.items() if name != "description"}
        case list() | tuple():
            return [_bare(one) for one in schema]
        case _:
            return schema
