"""One deal: the same cards for all entrants, in every seat; and their thinking times.

Times differ from run to run, so they are separate from the table.
"""

from collections import Counter
from collections.abc import Iterable
from math import floor, log10
from time import perf_counter
from typing import Final

from dacabo.arena.entrants import bot_factory, digest
from dacabo.arena.match import MatchResult, Player, play_match
from dacabo.arena.setting import Setting
from dacabo.core.chance import Sealed
from dacabo.core.seats import Seat
from dacabo.core.values import Value
from dacabo.games import GAMES

_STEPS: Final = 50
"""Bins per decade: a percentile is accurate to a twentieth of its value."""
_PERCENTILE: Final = 0.95


class Times(Value):
    """Durations of decisions in milliseconds, as a histogram that can be merged."""

    decisions: int
    total: float
    longest: float
    classes: dict[int, int]

    @property
    def mean(self) -> float:
        """The mean milliseconds of a decision."""
        return self.total / self.decisions if self.decisions else 0.0

    @property
    def percentile(self) -> float:
        """The milliseconds that 95 % of all decisions do not exceed."""
        counted = 0
        for step in sorted(self.classes):
            counted += self.classes[step]
            if counted >= _PERCENTILE * self.decisions:
                return min(self.longest, 10 ** ((step + 1) / _STEPS))
        return 0.0


def times_of(seconds: Iterable[float]) -> Times:
    """Make a histogram of durations."""
    spent = [1000 * duration for duration in seconds]
    classes = Counter(floor(_STEPS * log10(max(duration, 1e-6))) for duration in spent)
    return Times(len(spent), sum(spent), max(spent, default=0.0), dict(classes))


def together(parts: Iterable[Times]) -> Times:
    """Merge the times of several deals."""
    parts = list(parts)
    classes: Counter[int] = Counter()
    for part in parts:
        classes.update(part.classes)
    return Times(
        sum(part.decisions for part in parts),
        sum(part.total for part in parts),
        max((part.longest for part in parts), default=0.0),
        dict(classes),
    )


class Deal(Value):
    """All matches of a deal, in the order of `Setting.tables`."""

    deal: int
    """Counted from 1."""
    matches: tuple[MatchResult, ...]
    times: tuple[Times, ...]
    """The thinking times of each entrant."""
    seconds: float
    """The time of the whole deal on one core."""


def play_deal(setting: Setting, deal: int) -> Deal:
    """Play a deal with every combination of entrants in every rotation."""
    began = perf_counter()
    game, rules = GAMES[setting.game], setting.rules
    chance = Sealed(digest("dacabo-arena", setting.seed, deal, "cards"))
    spent: list[list[float]] = [[] for _ in setting.entrants]
    matches = []
    for table in setting.tables:
        players = [_player(setting, deal, table, seat) for seat in range(setting.players)]
        matches.append(play_match(game, rules, chance, players))
        for player in players:
            spent[player.entrant] += player.decision_seconds
    return Deal(deal, tuple(matches), tuple(map(times_of, spent)), perf_counter() - began)


def _player(setting: Setting, deal: int, table: tuple[int, ...], seat: Seat) -> Player:
    """An entrant with its own seed: the same in each rotation, whatever happens at other tables.

    It depends on the entrants at this table, in the order in which they were entered.
    """
    entrant = setting.entrants[table[seat]]
    labels = (setting.entrants[other].label for other in sorted(table))
    seed = digest("dacabo-arena", setting.seed, deal, "bot", *labels, entrant.label)
    make_bot = bot_factory(entrant, setting.rules, players=setting.players, seat=seat, seed=seed)
    return Player(table[seat], entrant.label, deal, make_bot)
