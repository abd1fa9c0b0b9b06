"""The score sheets of the house, by game. A further game is a file and a line or two here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from dacabo.scorepad.cabo import CaboEntry, CaboSheet
from dacabo.scorepad.dacapo import DacapoEntry, DacapoSheet
from dacabo.scorepad.sheet import Sheet

Entry: TypeAlias = CaboEntry | DacapoEntry
"""What is entered for a round, in any game."""

SHEETS: Final[Mapping[str, Sheet]] = MappingProxyType(
    {"cabo": CaboSheet(), "dacapo": DacapoSheet()}
)
