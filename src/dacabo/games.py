"""The games of the house, by name. A further game is a folder and a line here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from dacabo.cabo.game import Cabo
from dacabo.core.game import AnyGame
from dacabo.dacapo.game import DaCapo

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType(
    {game.name: game for game in (Cabo(), DaCapo())}
)
