"""Which games have a score sheet, and which can be played at an event: a line each."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from dacabo.scorepad.cabo import CaboEntry, CaboSheet
from dacabo.scorepad.cabo_contest import CaboContest
from dacabo.scorepad.contest import Contest
from dacabo.scorepad.dacapo import DacapoEntry, DacapoSheet
from dacabo.scorepad.sheet import Sheet

Entry: TypeAlias = CaboEntry | DacapoEntry
"""What is entered for a round, in any game."""

SHEETS: Final[Mapping[str, Sheet]] = MappingProxyType(
    {"cabo": CaboSheet(), "dacapo": DacapoSheet()}
)

CONTESTS: Final[Mapping[str, Contest]] = MappingProxyType({"cabo": CaboContest()})

EVENT_GAME: Final = "cabo"
EVENT_PRESET: Final = "tournament"
"""What an event is played by that does not say so. The logs of older events rely on it."""
