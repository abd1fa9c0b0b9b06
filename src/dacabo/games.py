"""The registry of games: the only module of the shared code that names them.

The other parts of a game are in folders with its name: its bots in `bots/<game>/`, its score sheet
in `scorepad/<game>/`. `part_of` finds them there. A game without such a folder has no such part.
"""

from collections.abc import Collection, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType, ModuleType
from typing import Final

from dacabo.cabo.game import Cabo
from dacabo.core.errors import RulesError
from dacabo.core.game import AnyGame
from dacabo.core.rules import RuleSet
from dacabo.dacapo.game import DaCapo

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType(
    {
        game.name: game
        for game in (
            Cabo(),
            DaCapo(),
        )
    }
)
"""The games by name. A command that names no game uses the first one."""

EVENT_GAME: Final = "cabo"
EVENT_PRESET: Final = "tournament"
"""The game and the rule set of an event that names none. The logs of older events rely on them."""


def game_called(name: str, among: Collection[str] = GAMES) -> AnyGame:
    """The game of that name; refused if it is not among these."""
    if name not in among:
        raise RulesError("no-such-game", game=name[:40], games=", ".join(among))
    return GAMES[name]


def rules_called(game: str, preset: str, among: Collection[str] = GAMES) -> RuleSet:
    """The rule set of that name; refused if the game has none, or is not among these."""
    presets = game_called(game, among).presets
    if preset not in presets:
        raise RulesError("no-such-rules", rules=preset[:40], presets=", ".join(presets))
    rules: RuleSet = presets[preset]
    return rules


@cache
def part_of(game: str, package: str, module: str) -> ModuleType | None:
    """A module of a game's folder in a package such as `dacabo.bots`; None if there is none."""
    folder = f"{package}.{game_called(game).name}"
    if find_spec(folder) is None or find_spec(f"{folder}.{module}") is None:
        return None
    return import_module(f"{folder}.{module}")
