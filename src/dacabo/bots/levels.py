"""The available bots: levels and characters by game, and how a bot takes its seat."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib.util import find_spec
from typing import Any, Final, Protocol

from dacabo.bots.bot import Bot, RandomBot
from dacabo.bots.characters import CHARACTERS
from dacabo.core.errors import DacaboError
from dacabo.core.rules import RuleSet
from dacabo.core.seats import Seat
from dacabo.games import GAMES, part_of

LEVELS: Final = ("largo", "andante", "allegro", "presto")
"""The levels that play every game, from the easiest to the hardest."""

LEARNED: Final = ("prestissimo",)
"""Levels above them, which were trained for a game and play no other."""

RANDOM: Final = "random"
YARDSTICKS: Final = (RANDOM, "greedy")
"""Baselines for the arena rather than opponents for people."""


@cache
def levels_in(game: str) -> tuple[str, ...]:
    """The levels a player of a game can choose as opponents, from the easiest to the hardest.

    A level that was trained for a game has a module in the folder of the game. This only looks for
    the module, because the server calls it, too, and does not import bots.
    """
    package = f"dacabo.bots.{game}"
    trained = [name for name in LEARNED if find_spec(package) and find_spec(f"{package}.{name}")]
    return (*LEVELS, *trained)


def names_in(game: str) -> tuple[str, ...]:
    """The bots of a game; only a game with its own bots has a greedy one."""
    yardsticks = YARDSTICKS if bots_of(game) else (RANDOM,)
    return (*levels_in(game), *yardsticks, *CHARACTERS)


def level_of(name: str) -> str:
    """The level of a character; any other bot is its own level."""
    return CHARACTERS[name].level if name in CHARACTERS else name


class NoSuchBot(DacaboError):
    """A bot that does not exist, or cannot play this game."""


class GameBots(Protocol):
    """The subpackage of a game: the bots that understand the game."""

    BOTS: Mapping[str, Callable[..., Bot]]
    """The factories of all levels and of `greedy`; each takes rules, players, a seat and a seed.

    Levels also take the `habit` of a character.
    """


def bots_of(game: str) -> GameBots | None:
    """The bots of a game, imported only when needed: NumPy is slow to import.

    None for a game without its own bots.
    """
    part: Any = part_of(game, "dacabo.bots", "registry")
    bots: GameBots | None = part
    return bots


def seat_bot(
    game: str,
    name: str,
    rules: RuleSet,
    *,
    players: int,
    seat: Seat,
    seed: int,
    character: str | None = None,
) -> Bot:
    """A bot for one match: a level, a yardstick, or a character, who plays at their own level.

    With `character`, a level has that character's habit. In a game without its own bots, every
    level plays random legal moves.
    """
    if name in CHARACTERS:
        character, name = name, level_of(name)
    bots = None if name == RANDOM else bots_of(game)
    if name == RANDOM or (bots is None and name in LEVELS):
        return RandomBot(GAMES[game], rules, players, seat, seed)
    maker = None if bots is None else bots.BOTS.get(name)
    if maker is None:
        raise NoSuchBot("no-such-bot", bot=name, bots=", ".join(names_in(game)))
    # A log may name a character who no longer exists; learned levels have no habits.
    if character is not None and character in CHARACTERS and name in LEVELS:
        maker = partial(maker, habit=CHARACTERS[character].habit)
    return maker(rules, players, seat, seed)
