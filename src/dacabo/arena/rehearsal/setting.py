"""The setting of a rehearsal: the players, their pace, and the seed of all chance."""

import re
from collections.abc import Sequence
from itertools import cycle, islice
from typing import Final, TypeAlias

from msgspec.structs import replace

from dacabo.arena.backend import backend
from dacabo.bots.characters import CHARACTERS
from dacabo.bots.levels import YARDSTICKS, level_of, levels_in
from dacabo.core.errors import DacaboError
from dacabo.core.names import make_unique
from dacabo.core.rules import RuleSet
from dacabo.core.rules import Setting as Option
from dacabo.core.values import Value
from dacabo.games import EVENT_GAME, EVENT_PRESET, rules_called
from dacabo.scorepad.sheets import TOURNAMENT_RULES
from dacabo.tournament.draw import MIN_PLAYERS
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.formats import Format, is_possible
from dacabo.tournament.names import clean_text
from dacabo.tournament.subjects.registration import MAX_PLAYERS


class RehearsalError(DacaboError):
    """An event cannot be rehearsed as requested."""


BotName: TypeAlias = str
"""The name of a level or character, as typed: `allegro`, `presto`."""

LEVELS_WEAKEST_FIRST: Final = (*YARDSTICKS, *levels_in(EVENT_GAME))
"""The available bots, from the weakest to the strongest."""
TIME_LIMIT: Final = 45
"""Minutes per match in the tournament rules (TOUR-2)."""
USUAL_PACE: Final = 10
"""Seconds per turn: with it, four bots take about the half hour printed on the box."""
MAX_TURN_SECONDS: Final = 600
"""The maximum number of seconds per turn."""
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,5}")
_NAMES: Final = (
    *("Ana", "Ben", "Chloé", "Dirk", "Emma", "Finn", "Giulia", "Hugo", "Ilse", "Jan"),
    *("Karim", "Lotte", "Milan", "Nora", "Otto", "Pia", "Quentin", "Rosa", "Sven", "Tess"),
    *("Umut", "Vera", "Wim", "Xenia", "Yara", "Zoë", "Anton", "Britt", "Cem", "Daan"),
    *("Élise", "Femke", "Greta", "Hanna", "Ivo", "Jule", "Kees", "Léa", "Malik", "Noor"),
    *("Olga", "Paul", "Rania", "Sofie", "Théo", "Ulla", "Victor", "Willem", "Youssef", "Zita"),
    *("Amélie", "Bram", "Clara", "David", "Eva", "Felix", "Gaël", "Henk", "Inès", "Jonas"),
)


class Setting(Value):
    """Everything that determines the course of an event, and nothing else."""

    bots: tuple[BotName, ...]
    """The bot of each player, by player number."""
    seed: int
    seconds: int
    """The seconds per turn, including its share of shuffling, dealing and counting."""
    changes: dict[str, Option]
    """The rule options of the event that differ from its preset."""
    prizes: tuple[str, ...] = ()
    fast: bool = False
    """Whether matches are played in the simulator."""
    game: str = EVENT_GAME
    preset: str = EVENT_PRESET
    format: Format = Format()

    @property
    def rules(self) -> RuleSet:
        """The rules of the event."""
        return rules_called(self.game, self.preset).changed(self.changes)

    @property
    def minutes(self) -> int | None:
        """After this time, the round in progress is the last of a match; None without a limit."""
        return TOURNAMENT_RULES[self.game].minutes(self.rules)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by number."""
        return make_unique(islice(cycle(_NAMES), len(self.bots)))

    @property
    def players_per_bot(self) -> dict[BotName, int]:
        """The number of players per bot, strongest first."""
        bots = sorted(set(self.bots), key=strength, reverse=True)
        return {bot: self.bots.count(bot) for bot in bots}


def set_up(
    players: int,
    bots: str,
    *,
    seed: int = 1,
    seconds: int = USUAL_PACE,
    minutes: int = TIME_LIMIT,
    prizes: Sequence[str] = (),
    fast: bool = False,
    format: Format | None = None,  # noqa: A002 (its name)
) -> Setting:
    """Make a setting from a user's input, or refuse an impossible one.

    Bots are separated by commas and assigned in turn: `allegro,largo`. With a number, exactly that
    many players get the bot, and the other bots share the rest: `allegro=1,largo`.
    """
    if players < MIN_PLAYERS:
        raise TournamentError("too-few-players", fewest=MIN_PLAYERS, found=players)
    if players > MAX_PLAYERS:
        raise TournamentError("field-full", most=MAX_PLAYERS)
    if not 1 <= seconds <= MAX_TURN_SECONDS:
        raise RehearsalError("seconds-out-of-range", lowest=1, highest=MAX_TURN_SECONDS)
    bot_of_player = assign_bots(bots, players)
    if fast:
        backend().check(EVENT_GAME, bot_of_player)
    changes = TOURNAMENT_RULES[EVENT_GAME].with_time_limit(minutes)
    chosen = format or Format()
    if not is_possible(chosen):
        raise TournamentError("format-impossible")
    return Setting(
        bots=bot_of_player,
        seed=seed,
        seconds=seconds,
        changes=changes,
        prizes=tuple(map(clean_text, prizes)),
        fast=fast,
        format=chosen,
    )


def on_simulator_if_possible(setting: Setting) -> Setting:
    """Return the same setting, played on the simulator if it has the bots and finds a compiler."""
    return replace(setting, fast=backend().can_play(setting.game, setting.bots))


def assign_bots(bots: str, players: int) -> tuple[BotName, ...]:
    """Return the bot of each player."""
    with_number: list[BotName] = []
    without_number: list[BotName] = []
    for entry in bots.split(","):
        bot, equals, number = map(str.strip, entry.partition("="))
        _check_exists(bot)
        if not equals:
            without_number.append(bot)
        elif _NUMBER.fullmatch(number):
            with_number += [bot] * min(int(number), players + 1)
        else:
            raise RehearsalError("bots-unreadable", bots=entry)
    if len(with_number) + len(without_number) > players:
        raise RehearsalError("more-bots-than-players", players=players)
    if not without_number and len(with_number) < players:
        raise RehearsalError("players-without-bot", count=players - len(with_number))
    return (*with_number, *islice(cycle(without_number), players - len(with_number)))


def strength(bot: BotName) -> int:
    """Return the sort key of a bot: its level."""
    return LEVELS_WEAKEST_FIRST.index(level_of(bot))


def _check_exists(bot: BotName) -> None:
    if bot not in LEVELS_WEAKEST_FIRST and bot not in CHARACTERS:
        raise RehearsalError(
            "no-such-bot", bot=bot, bots=", ".join((*LEVELS_WEAKEST_FIRST, *CHARACTERS))
        )
