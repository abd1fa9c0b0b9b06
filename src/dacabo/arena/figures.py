"""From finished deals to the results: the figures of every entrant."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from openskill.models import PlackettLuce

from dacabo.arena.deals import Deal, Times, together
from dacabo.arena.intervals import SHARE, Estimate, mean, ratio
from dacabo.arena.match import MatchResult, SeatResult
from dacabo.arena.setting import Setting
from dacabo.core.values import Value


class Rating(Value):
    """OpenSkill (Plackett–Luce), after all matches in the order of the deals."""

    mu: float
    sigma: float


class Standing(Value):
    """The figures of one entrant."""

    name: str
    bot: str
    """How it was named on the command line."""
    matches: int
    win_rate: Estimate | None
    """Matches won; a shared first place counts as a fraction."""
    mean_place: Estimate | None
    points_per_round: Estimate | None
    rounds_won: Estimate | None
    calls_per_round: Estimate | None
    good_calls: Estimate | None
    """The share of calls whose round the caller won."""
    rating: Rating


class Results(Value):
    """The results of an arena, which depend on the setting and the deals only."""

    setting: Setting
    deals: int
    matches: int
    standings: tuple[Standing, ...]
    """The best win rate first."""
    finished_before: tuple[tuple[Estimate | None, ...], ...]
    """How often one finished before another, in the order of the standings; a tie is a half."""


class Timing(Value):
    """How long everything took."""

    names: tuple[str, ...]
    times: tuple[Times, ...]
    matches_per_second: float
    """On one core."""


Seat: TypeAlias = tuple[MatchResult, SeatResult]
"""An entrant's result in a match."""


def results_of(setting: Setting, deals: Sequence[Deal]) -> Results:
    """All figures of the deals, which must be in order."""
    entrants = range(len(setting.entrants))
    parts = [[_seats(deal, entrant) for deal in deals] for entrant in entrants]
    ratings = _ratings(setting, deals)
    standings = [_standing(setting, e, parts[e], ratings[e]) for e in entrants]
    order = sorted(entrants, key=lambda e: -(standings[e].win_rate or _NOTHING).value)
    return Results(
        setting,
        len(deals),
        sum(len(deal.matches) for deal in deals),
        tuple(standings[e] for e in order),
        tuple(tuple(_before(deals, one, other) for other in order) for one in order),
    )


def timing_of(setting: Setting, deals: Sequence[Deal]) -> Timing:
    """The times of the deals."""
    seconds = sum(deal.seconds for deal in deals)
    matches = sum(len(deal.matches) for deal in deals)
    return Timing(
        tuple(entrant.label for entrant in setting.entrants),
        tuple(
            together(deal.times[entrant] for deal in deals)
            for entrant in range(len(setting.entrants))
        ),
        matches / seconds if seconds else 0.0,
    )


_NOTHING = Estimate(0.0, None, None)


def _seats(deal: Deal, entrant: int) -> list[Seat]:
    """The seats of an entrant in a deal."""
    return [(m, seated) for m in deal.matches for seated in m.seats if seated.entrant == entrant]


def _standing(
    setting: Setting, entrant: int, deals: Sequence[Sequence[Seat]], rating: Rating
) -> Standing:
    def total(count: Callable[[Seat], float]) -> list[float]:
        return [sum(map(count, seats)) for seats in deals]

    def average(count: Callable[[Seat], float]) -> list[float]:
        return [sum(map(count, seats)) / len(seats) for seats in deals]

    rounds = total(lambda seat: seat[0].rounds)
    calls = total(lambda seat: seat[1].calls)
    return Standing(
        setting.entrants[entrant].label,
        setting.entrants[entrant].spec,
        sum(map(len, deals)),
        mean(average(_victory), SHARE),
        mean(average(lambda seat: seat[1].rank), (1, setting.players)),
        ratio(total(lambda seat: seat[1].points), rounds),
        ratio(total(lambda seat: seat[1].won), rounds, SHARE),
        ratio(calls, rounds, SHARE),
        ratio(total(lambda seat: seat[1].won_calls), calls, SHARE),
        rating,
    )


def _victory(seat: Seat) -> float:
    match, seated = seat
    first = sum(other.rank == 1 for other in match.seats)
    return 1 / first if seated.rank == 1 else 0.0


def _before(deals: Sequence[Deal], one: int, other: int) -> Estimate | None:
    """How often one entrant finished before another at the same table."""
    if one == other:
        return None
    rates = []
    for deal in deals:
        met = [places for match in deal.matches if (places := _places(match, one, other))]
        rates.append(sum((a < b) + (a == b) / 2 for a, b in met) / len(met))
    return mean(rates, SHARE)


def _places(match: MatchResult, *entrants: int) -> tuple[int, ...] | None:
    places = {seated.entrant: seated.rank for seated in match.seats}
    return tuple(places[e] for e in entrants) if places.keys() >= set(entrants) else None


def _ratings(setting: Setting, deals: Sequence[Deal]) -> list[Rating]:
    model = PlackettLuce()
    ratings = [model.rating() for _ in setting.entrants]
    for match in (match for deal in deals for match in deal.matches):
        teams = [[ratings[seated.entrant]] for seated in match.seats]
        rated = model.rate(teams, ranks=[float(seated.rank) for seated in match.seats])
        for seated, (rating,) in zip(match.seats, rated, strict=True):
            ratings[seated.entrant] = rating
    return [Rating(round(rating.mu, 6), round(rating.sigma, 6)) for rating in ratings]
