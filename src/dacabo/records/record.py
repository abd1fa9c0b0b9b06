"""A record: everything needed to replay a match; and an error in one, with its place."""

from typing import Annotated, TypeAlias

import msgspec

from dacabo.core.errors import DacaboError
from dacabo.core.game import AnyGame
from dacabo.core.moves import Move
from dacabo.core.rules import RuleSet, Setting
from dacabo.core.seats import Seat
from dacabo.core.values import Discreet, Short
from dacabo.games import GAMES


class RecordError(DacaboError):
    """An error in a record, with its line and column, both counted from 1.

    If a rule of the game is the reason, `__cause__` is the game's own error.
    """

    @property
    def where(self) -> tuple[int, int]:
        """The line and the column of the error."""
        return int(str(self.about["line"])), int(str(self.about["column"]))


Changes: TypeAlias = Annotated[dict[Short, bool | int | Short | None], msgspec.Meta(max_length=64)]
"""The options that differ from a preset, as requested by a client."""


class Record(Discreet, kw_only=True):
    """A match from its rules to its last move, shuffles included.

    Discreet: the moves of the table reveal the order of all cards. While a match is in progress,
    its record must not leave the server, and it has no seed.
    """

    game: str
    version: int
    preset: str
    changes: dict[str, Setting] = {}  # noqa: RUF012 (msgspec copies it)
    """The options that differ from the preset."""
    names: tuple[str, ...]
    """By seat; distinct."""
    commitment: str | None = None
    seed: bytes | None = None
    words: tuple[str, ...] = ()
    """By seat, `""` for no word. Empty if shares were sealed or chance was not sealed at all."""
    shares: tuple[bytes | None, ...] = ()
    """By seat; empty unless at least one player sealed a share."""
    moves: tuple[tuple[Seat, Move], ...] = ()

    @property
    def rules(self) -> RuleSet:
        """The rule set with its changes."""
        preset: RuleSet = played_by(self).presets[self.preset]
        return preset.changed(self.changes)


def played_by(record: Record) -> AnyGame:
    """The game a record belongs to."""
    return GAMES[record.game]


def changes_between(preset: RuleSet, rules: RuleSet) -> dict[str, Setting]:
    """The options in which rules differ from a preset, in declaration order."""
    before, after = msgspec.to_builtins(preset), msgspec.to_builtins(rules)
    return {option: value for option, value in after.items() if value != before[option]}
