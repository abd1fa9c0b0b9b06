"""One deal: the same cards for all entrants, in every seat; and their thinking times.

Times differ from run to run, so they are separate from the table.
"""

from collections import Counter
from collections.abc import Iterable
from math import floor, log10
from time import perf_counter
from typing import Final

from dacabo.arena.entrants import bot_factory, digest
from dacabo.arena.match import MatchResult, Meter, Player, play_match
from dacabo.arena.setting import Setting
from dacabo.core.chance import Sealed
from dacabo.core.seats import Seat
from dacabo.core.values import Value
from dacabo.games import GAMES
from dacabo.judge.luck import LuckMeter

_BINS_PER_DECADE: Final = 50
"""The number of bins, with which a percentile is accurate to a twentieth of its value."""
_PERCENTILE: Final = 0.95


class Times(Value):
    """Durations of decisions in milliseconds, as a histogram that can be merged."""

    decisions: int
    total: float
    longest: float
    classes: dict[int, int]
    """The number of decisions in each bin; bins are logarithmic."""

    @property
    def mean(self) -> float:
        """The mean milliseconds of a decision."""
        return self.total / self.decisions if self.decisions else 0.0

    @property
    def percentile(self) -> float:
        """The milliseconds that 95 % of all decisions do not exceed."""
        count = 0
        for bin_number in sorted(self.classes):
            count += self.classes[bin_number]
            if count >= _PERCENTILE * self.decisions:
                return min(self.longest, 10 ** ((bin_number + 1) / _BINS_PER_DECADE))
        return 0.0


def times_of(seconds: Iterable[float]) -> Times:
    """Make a histogram of durations."""
    milliseconds = [1000 * duration for duration in seconds]
    bins = Counter(
        floor(_BINS_PER_DECADE * log10(max(duration, 1e-6))) for duration in milliseconds
    )
    longest = max(milliseconds, default=0.0)
    return Times(len(milliseconds), sum(milliseconds), longest, dict(bins))


def merge_times(parts: Iterable[Times]) -> Times:
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
    started = perf_counter()
    game, rules = GAMES[setting.game], setting.rules
    chance = Sealed(digest("dacabo-arena", setting.seed, deal, "cards"))
    decision_seconds: list[list[float]] = [[] for _ in setting.entrants]
    matches = []
    for table in setting.tables:
        players = [_player(setting, deal, table, seat) for seat in range(setting.players)]
        meter = _meter(setting, deal) if setting.luck else None
        matches.append(play_match(game, rules, chance, players, meter))
        for player in players:
            decision_seconds[player.entrant] += player.decision_seconds
    times = tuple(map(times_of, decision_seconds))
    return Deal(deal, tuple(matches), times, perf_counter() - started)


def _meter(setting: Setting, deal: int) -> Meter:
    """Return a meter of luck, with the same random alternatives in each rotation."""
    seed = digest("dacabo-arena", setting.seed, deal, "luck")
    return LuckMeter(setting.rules, setting.players, int.from_bytes(seed[:8], "big"))


def _player(setting: Setting, deal: int, table: tuple[int, ...], seat: Seat) -> Player:
    """Seat an entrant, with a seed that is the same in each rotation.

    The seed depends on the entrants at this table, in the order in which they were entered. It does
    not depend on anything that happens at other tables.
    """
    entrant = setting.entrants[table[seat]]
    labels = (setting.entrants[other].label for other in sorted(table))
    seed = digest("dacabo-arena", setting.seed, deal, "bot", *labels, entrant.label)
    make_bot = bot_factory(entrant, setting.rules, players=setting.players, seat=seat, seed=seed)
    return Player(table[seat], entrant.label, deal, make_bot)
