"""The games with a score sheet, and those for events; both are found in folders of their name."""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from dacabo.core.values import Tagged
from dacabo.games import GAMES, part_of
from dacabo.scorepad.sheet import Sheet, TournamentRules


def _offered(module: str, name: str) -> Mapping[str, Any]:
    """By game: an object of this name from a module in the game's folder."""
    parts = {game: part_of(game, "dacabo.scorepad", module) for game in GAMES}
    return MappingProxyType({game: getattr(part, name) for game, part in parts.items() if part})


SHEETS: Final[Mapping[str, Sheet]] = _offered("sheet", "SHEET")
TOURNAMENT_RULES: Final[Mapping[str, TournamentRules]] = _offered(
    "tournament_rules", "TOURNAMENT_RULES"
)

if TYPE_CHECKING:
    RoundEntry: TypeAlias = Tagged
    Fields: TypeAlias = Tagged
else:
    RoundEntry = reduce(or_, (sheet.entry_type for sheet in SHEETS.values()))
    Fields = reduce(or_, (sheet.fields_type for sheet in SHEETS.values()))
"""The entry of a round in any game and what can be entered, both identified by their tags."""
