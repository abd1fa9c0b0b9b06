"""The offers of this server: games, their rule sets and options, and the levels of bots."""

from enum import EnumType
from functools import cache
from types import NoneType
from typing import Literal, get_args, get_type_hints

import msgspec

from dacabo.bots.levels import levels_in
from dacabo.core.errors import RulesError
from dacabo.core.game import AnyGame
from dacabo.core.rules import RuleSet, Setting
from dacabo.core.values import Value
from dacabo.games import GAMES
from dacabo.scorepad.sheets import SHEETS


class OptionOffer(Value, kw_only=True):
    """A rule option and its possible values."""

    name: str
    kind: Literal["switch", "number", "choice"]
    choices: tuple[str, ...] = ()
    lowest: int | None = None
    highest: int | None = None
    none: bool = False
    """Whether the number can be omitted."""


class PresetOffer(Value):
    """A rule set with a name."""

    name: str
    players: tuple[int, ...]
    """The possible numbers of players."""
    settings: dict[str, Setting]
    """The value of every option."""


class GameOffer(Value):
    """A game and its rule sets."""

    name: str
    presets: tuple[PresetOffer, ...]
    options: tuple[OptionOffer, ...]
    levels: tuple[str, ...]
    """The levels of bots, from the easiest to the hardest."""
    on_pads: tuple[str, ...]
    """The options that change a score sheet; empty without one."""


@cache
def offers() -> tuple[GameOffer, ...]:
    """All games of this server."""
    return tuple(_game(game) for game in GAMES.values())


def _game(game: AnyGame) -> GameOffer:
    presets = tuple(_preset(name, rules) for name, rules in game.presets.items())
    rules = type(next(iter(game.presets.values())))
    types = get_type_hints(rules)
    options = tuple(_option(rules, name, types[name]) for name in rules.__struct_fields__)
    sheet = SHEETS.get(game.name)
    on_pads = () if sheet is None else sheet.options
    return GameOffer(game.name, presets, options, levels_in(game.name), on_pads)


def _preset(name: str, rules: RuleSet) -> PresetOffer:
    players = []
    for number in rules.players:
        try:
            rules.check_players(number)
        except RulesError:
            continue
        players.append(number)
    return PresetOffer(name, tuple(players), msgspec.to_builtins(rules))


def _option(rules: type[RuleSet], name: str, kind: type) -> OptionOffer:
    if kind is bool:
        return OptionOffer(name=name, kind="switch")
    if isinstance(kind, EnumType):
        return OptionOffer(name=name, kind="choice", choices=tuple(kind))
    lowest, highest = rules.bounds[name]
    none = NoneType in get_args(kind)
    return OptionOffer(name=name, kind="number", lowest=lowest, highest=highest, none=none)
