"""The games of the house, by name. A further game is a folder and a line here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from dacabo.cabo.game import Cabo
from dacabo.core.errors import RulesError
from dacabo.core.game import AnyGame
from dacabo.core.rules import RuleSet
from dacabo.dacapo.game import DaCapo

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType(
    {game.name: game for game in (Cabo(), DaCapo())}
)


def game_called(name: str) -> AnyGame:
    """The game of that name; refused if there is none."""
    if name not in GAMES:
        raise RulesError("no-such-game", game=name[:40], games=", ".join(GAMES))
    return GAMES[name]


def rules_called(game: str, preset: str) -> RuleSet:
    """The rule set of that name; refused if the game has none."""
    presets = game_called(game).presets
    if preset not in presets:
        raise RulesError("no-such-rules", rules=preset[:40], presets=", ".join(presets))
    rules: RuleSet = presets[preset]
    return rules
