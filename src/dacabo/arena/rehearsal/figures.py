"""The figures of many events, which tell an organiser how a format works."""

from collections import Counter
from collections.abc import Callable, Sequence
from math import ceil, erfc, exp, fsum, pi, sqrt
from typing import Final

from dacabo.arena.intervals import SHARE, Estimate, mean
from dacabo.arena.rehearsal.forecast import Forecast, forecast_of
from dacabo.arena.rehearsal.live_event import Outline
from dacabo.arena.rehearsal.setting import BotName, Setting
from dacabo.core.values import Value
from dacabo.tournament.draw import sizes

_PERCENTILE: Final = 0.95
_MIN_EXPECTED: Final = 5
"""The expected wins per player that the evenness test requires."""


class Spread(Value):
    """The distribution of a number over all events."""

    mean: Estimate
    least: float
    within: float
    """95 % of the events do not exceed it."""
    most: float


class Level(Value):
    """The results of the players of one bot."""

    bot: BotName
    players: int
    won: Estimate
    """The share of events that one of them won."""
    chance: float
    """The share of events that they would win if all players were equally strong."""
    mean_place: Estimate


class Evenness(Value):
    """The distribution of wins over players of equal strength."""

    fewest: int
    """The wins of the player with the fewest."""
    most: int
    expected: float
    """The wins per player of a perfectly even distribution."""
    by_chance: float | None
    """The probability of a distribution at least this uneven; None with too few events."""


class Group(Value):
    """The results of players drawn into a first group of a given size."""

    size: int
    players: int
    """The number of players in groups of that size."""
    won: Estimate
    """The share of events that one such player won."""


class Figures(Value, kw_only=True):
    """The results of a rehearsal; a function of the setting and the events."""

    setting: Setting
    events: int
    forecast: Forecast
    spreads: dict[str, Spread]
    levels: tuple[Level, ...]
    """Strongest first; `won` of the first level is how often the best players win."""
    evenness: Evenness | None
    """None if the bots differ."""
    groups: tuple[Group, ...]
    """Empty if all groups have the same size."""


COUNTED: Final[dict[str, Callable[[Outline], float]]] = {
    "stages": lambda event: event.stages,
    "tables": lambda event: event.tables,
    "matches": lambda event: event.matches,
    "rounds": lambda event: event.rounds,
    "turns": lambda event: event.turns,
    "minutes": lambda event: event.seconds / 60,
    "timed_out": lambda event: event.timed_out,
    "shared_wins": lambda event: event.shared_wins,
    "decisions_before_final": lambda event: event.decisions_before_final,
    "decisions_in_final": lambda event: event.decisions_in_final,
    "finalists": lambda event: event.finalists,
    "sharing": lambda event: event.sharing,
}
"""The numbers of an event, by name."""


def figures_of(setting: Setting, events: Sequence[Outline]) -> Figures:
    """Return all figures of these events."""
    levels = setting.players_per_bot
    group_sizes = sizes(len(setting.bots))
    return Figures(
        setting=setting,
        events=len(events),
        forecast=forecast_of(setting, events),
        spreads={
            name: _spread([count(event) for event in events]) for name, count in COUNTED.items()
        },
        levels=tuple(_level(setting, bot, events) for bot in levels),
        evenness=_evenness(len(setting.bots), events) if len(levels) == 1 else None,
        groups=tuple(
            _group(size, group_sizes.count(size), events) for size in _distinct_sizes(group_sizes)
        ),
    )


def _estimate(values: Sequence[float], bounds: tuple[float, float] | None = None) -> Estimate:
    estimate = mean(values, bounds)
    assert estimate is not None  # there is at least one event
    return estimate


def _spread(values: Sequence[float]) -> Spread:
    ordered = [round(value, 2) for value in sorted(values)]
    least, most = ordered[0], ordered[-1]
    estimate = _estimate(values)
    # Nothing here is negative; and if all events agree, the variance is unknown.
    low = None if estimate.low is None or least == most else max(estimate.low, 0.0)
    mean_of_all = Estimate(estimate.value, low, None if low is None else estimate.high)
    return Spread(mean_of_all, least, ordered[ceil(_PERCENTILE * len(ordered)) - 1], most)


def _level(setting: Setting, bot: BotName, events: Sequence[Outline]) -> Level:
    players = [player for player, other in enumerate(setting.bots) if other == bot]
    won = [float(event.winner in players) for event in events]
    mean_places = [
        fsum(event.places[player] for player in players) / len(players) for event in events
    ]
    chance = round(len(players) / len(setting.bots), 6)
    return Level(bot, len(players), _estimate(won, SHARE), chance, _estimate(mean_places))


def _distinct_sizes(group_sizes: tuple[int, ...]) -> tuple[int, ...]:
    """Return the sizes of groups that differ; none if all groups have the same size."""
    distinct = tuple(dict.fromkeys(group_sizes))
    return distinct if len(distinct) > 1 else ()


def _group(size: int, groups: int, events: Sequence[Outline]) -> Group:
    players = size * groups
    won = [(event.group == size) / players for event in events]
    return Group(size, players, _estimate(won, (0, 1 / players)))


def _evenness(players: int, events: Sequence[Outline]) -> Evenness:
    """Test the wins against equal chances for everyone, by Pearson's chi-squared test."""
    wins_of = Counter(event.winner for event in events)
    wins = [wins_of[player] for player in range(players)]
    expected = len(events) / players
    chi_squared = fsum((number - expected) ** 2 for number in wins) / expected
    by_chance = chi_squared_tail(chi_squared, players - 1) if expected >= _MIN_EXPECTED else None
    return Evenness(min(wins), max(wins), round(expected, 2), by_chance)


def chi_squared_tail(value: float, freedom: int) -> float:
    """Return the probability of a chi-squared of at least this value.

    It is a finite sum, because the degrees of freedom are an integer.
    """
    half = value / 2
    odd = freedom % 2
    term = exp(-half) * (2 * sqrt(half / pi) if odd else 1.0)
    terms = [erfc(sqrt(half))] if odd else []
    for k in range(freedom // 2):
        terms.append(term)
        term *= half / (k + 1 + odd / 2)
    return round(fsum(terms), 6)
