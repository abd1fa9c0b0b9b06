"""The options of a table."""

from enum import auto
from functools import lru_cache
from typing import Annotated, Final, Literal

import msgspec

from dacabo.bots.pace import Tempo
from dacabo.core.game import AnyGame
from dacabo.core.rules import RuleSet
from dacabo.core.values import Choice, Short, Value
from dacabo.games import GAMES, game_called, rules_called
from dacabo.records.record import Changes

MAX_SNAP_SECONDS: Final = 30
"""Nobody moves while a window is open, so a longer one would slow down every turn."""


class Memory(Choice):
    """Whether the table helps to remember."""

    CLASSIC = auto()
    """The table never shows a seen card again: remembering is part of the game."""
    ASSISTED = auto()
    """Players are shown what they have seen, and where that card is now."""


class Options(Value, kw_only=True):
    """The agreement before anyone sits down."""

    game: Short
    preset: Short
    changes: Changes = {}  # noqa: RUF012 (msgspec copies it)
    """The rule options that differ from the preset."""
    players: int
    memory: Memory = Memory.CLASSIC
    clock: Literal[15, 30, 60, 90] | None = None
    """Seconds for a turn, and for each decision outside a turn."""
    tempo: Tempo = Tempo.BRISK
    """The speed at which bots play and cards move."""
    snap_seconds: Annotated[int, msgspec.Meta(ge=1, le=MAX_SNAP_SECONDS)] | None = None
    """The time for which a snapping window is open; None for as long as suits the tempo."""
    public: bool = False
    """Listed for everyone; otherwise a link is needed."""
    spectators: bool = True


WINDOW_SECONDS: Final = {Tempo.CALM: 3, Tempo.BRISK: 2, Tempo.INSTANT: 1}
"""The time for which a window is open at a table that has not agreed on its own."""


def game_of(options: Options) -> AnyGame:
    """The game of a table."""
    return game_called(options.game)


def rules_of(options: Options) -> RuleSet:
    """The rules of a table; refused if the game cannot be played with them."""
    # The cache gets the changes as JSON: 1 and true are equal as keys, but not as options.
    return _cached_rules(options.game, options.preset, msgspec.json.encode(options.changes))


def check_options(options: Options) -> None:
    """Refuse options that cannot be played."""
    rules_called(options.game, options.preset)
    rules_of(options).check_players(options.players)


@lru_cache(maxsize=256)
def _cached_rules(game: str, preset: str, changes: bytes) -> RuleSet:
    rules: RuleSet = GAMES[game].presets[preset]
    return rules.changed(msgspec.json.decode(changes))
