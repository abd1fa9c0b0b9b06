"""A record: everything that it takes to play a match again."""

from typing import Annotated, TypeAlias

import msgspec

from dacabo.core.game import AnyGame
from dacabo.core.moves import Move
from dacabo.core.rules import RuleSet, Setting
from dacabo.core.seats import Seat
from dacabo.core.values import Discreet, Short
from dacabo.games import GAMES

Changes: TypeAlias = Annotated[dict[Short, bool | int | Short | None], msgspec.Meta(max_length=64)]
"""The options that differ from a preset, as somebody asks for them."""


class Record(Discreet, kw_only=True):
    """A match from its rules to its last move, shuffles included.

    Discreet: the moves of the table are the order of all cards. As long as a match is played its
    record stays where the cards are, and has no seed.
    """

    game: str
    version: int
    preset: str
    changes: dict[str, Setting] = {}  # noqa: RUF012 (msgspec copies it)
    """The options that differ from the preset."""
    names: tuple[str, ...]
    """By seat; no two the same."""
    commitment: str | None = None
    seed: bytes | None = None
    words: tuple[str, ...] = ()
    """By seat, `""` for no word; or nothing, where shares were sealed or chance was not."""
    shares: tuple[bytes | None, ...] = ()
    """By seat, where at least one player has sealed one."""
    moves: tuple[tuple[Seat, Move], ...] = ()

    @property
    def rules(self) -> RuleSet:
        """The rule set with its changes."""
        preset: RuleSet = played_by(self).presets[self.preset]
        return preset.changed(self.changes)


def played_by(record: Record) -> AnyGame:
    """The game that a record is of."""
    return GAMES[record.game]


def changes_between(preset: RuleSet, rules: RuleSet) -> dict[str, Setting]:
    """The options in which rules differ from a preset, in the order of the rules."""
    before, after = msgspec.to_builtins(preset), msgspec.to_builtins(rules)
    return {option: value for option, value in after.items() if value != before[option]}
