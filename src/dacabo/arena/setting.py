"""The setting of an arena: everything that determines its results, and nothing else."""

import shlex
from collections.abc import Sequence
from itertools import combinations

from dacabo.arena.backend import backend
from dacabo.arena.entrants import ArenaError, Entrant, parse_entrants
from dacabo.core.rules import RuleSet
from dacabo.core.values import Value
from dacabo.games import game_called, rules_called
from dacabo.judge.luck import can_measure
from dacabo.judge.weights import JudgeError

MIN_SEATS = 2


class Setting(Value):
    """The entrants, the game and its rules, the players per table, and the seed of all chance."""

    game: str
    preset: str
    players: int
    entrants: tuple[Entrant, ...]
    seed: int
    fast: bool = False
    """Whether the deals are played on the simulator."""
    luck: bool = False
    """Whether the luck of each seat is measured."""

    @property
    def rules(self) -> RuleSet:
        """The options of the rule set."""
        return rules_called(self.game, self.preset)

    @property
    def tables(self) -> list[tuple[int, ...]]:
        """The entrants by seat in each match of a deal.

        Every combination of entrants plays in all its cyclic rotations, so that every entrant plays
        the cards of every seat.
        """
        return [
            combination[first:] + combination[:first]
            for combination in combinations(range(len(self.entrants)), self.players)
            for first in range(self.players)
        ]

    def command(self, deals: int, *more: str) -> str:
        """Return the command that plays this setting."""
        specs = [entrant.spec for entrant in self.entrants]
        built_in = [spec for spec in specs if ":" not in spec]
        external = [part for spec in specs if ":" in spec for part in ("--bot", spec)]
        values = {
            "--game": self.game,
            "--rules": self.preset,
            "--players": self.players,
            "--deals": deals,
            "--seed": self.seed,
        }
        options = [str(part) for option in values.items() for part in option]
        if self.fast:
            options.append("--fast")
        if self.luck:
            options.append("--luck")
        return shlex.join(("dacabo", "arena", *built_in, *external, *options, *more))


def set_up(
    specs: Sequence[str],
    game: str,
    preset: str | None = None,
    players: int | None = None,
    seed: int = 1,
    *,
    fast: bool = False,
    luck: bool = False,
) -> Setting:
    """Return a setting from the requested values; refuse one that cannot be played there.

    The default rule set is the game's first. By default all entrants sit at one table if the rules
    allow it, otherwise two.
    """
    preset = next(iter(game_called(game).presets)) if preset is None else preset
    rules = rules_called(game, preset)
    entrants = parse_entrants(specs)
    if players is None:
        players = len(entrants) if len(entrants) in rules.players else MIN_SEATS
    rules.check_players(players)
    if len(entrants) < players:
        raise ArenaError("too-few-entrants", entrants=len(entrants), players=players)
    if fast:
        backend().check(game, [entrant.spec for entrant in entrants])
    if luck:
        if fast:
            raise ArenaError("luck-not-on-simulator")
        if not can_measure(rules):
            raise JudgeError("no-judge", game=game)
    return Setting(game, preset, players, entrants, seed, fast, luck)
