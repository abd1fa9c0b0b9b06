"""The registries of score sheets and of tournament rules, by game.

Both are found in the folder of `dacabo.scorepad` that is named after the game.
"""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from dacabo.core.values import Tagged
from dacabo.games import GAMES, part_of
from dacabo.scorepad.sheet import Sheet, TournamentRules


def _collect(module: str, name: str) -> Mapping[str, Any]:
    """By game: the object of this name in a module of the game's folder, if it has that module."""
    modules = {game: part_of(game, "dacabo.scorepad", module) for game in GAMES}
    objects = {game: getattr(found, name) for game, found in modules.items() if found}
    return MappingProxyType(objects)


SHEETS: Final[Mapping[str, Sheet]] = _collect("sheet", "SHEET")
TOURNAMENT_RULES: Final[Mapping[str, TournamentRules]] = _collect(
    "tournament_rules", "TOURNAMENT_RULES"
)

if TYPE_CHECKING:
    RoundEntry: TypeAlias = Tagged
    Fields: TypeAlias = Tagged
else:
    RoundEntry = reduce(or_, (sheet.entry_type for sheet in SHEETS.values()))
    Fields = reduce(or_, (sheet.fields_type for sheet in SHEETS.values()))
"""The entry of a round in any game and what can be entered, both identified by their tags."""
