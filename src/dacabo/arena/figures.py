"""The results of finished deals: the figures of every entrant."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from openskill.models import PlackettLuce

from dacabo.arena.deals import Deal, Times, merge_times
from dacabo.arena.intervals import SHARE, Adjusted, Estimate, adjust, mean, ratio
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
    """The bot's name on the command line."""
    matches: int
    win_rate: Estimate | None
    """The share of matches won; a shared first place counts as a fraction."""
    mean_place: Estimate | None
    points_per_round: Estimate | None
    rounds_won: Estimate | None
    calls_per_round: Estimate | None
    good_calls: Estimate | None
    """The share of calls whose round the caller won."""
    rating: Rating


class AdjustedStanding(Value):
    """The figures of one entrant without the luck that was measured."""

    name: str
    win_rate: Adjusted
    points_per_round: Adjusted


class Results(Value):
    """The results of an arena, which depend on the setting and the deals only."""

    setting: Setting
    deals: int
    matches: int
    standings: tuple[Standing, ...]
    """The figures of the entrants, the best win rate first."""
    finished_before: tuple[tuple[Estimate | None, ...], ...]
    """By entrant and other entrant, in the order of the standings: how often the first finished
    before the second. A tie counts as a half."""
    adjusted: tuple[AdjustedStanding, ...] = ()
    """The figures adjusted for luck, in the order of the standings; none if it was not measured, or
    in too few deals."""


class Timing(Value):
    """The thinking times of all entrants, and the speed of the whole arena."""

    names: tuple[str, ...]
    times: tuple[Times, ...]
    matches_per_second: float
    """The speed on one core."""


Seat: TypeAlias = tuple[MatchResult, SeatResult]
"""A match and an entrant's result in it."""


def results_of(setting: Setting, deals: Sequence[Deal]) -> Results:
    """Return all figures of the deals, which must be in order."""
    entrants = range(len(setting.entrants))
    ratings = _ratings(setting, deals)
    standings = []
    for entrant in entrants:
        by_deal = [_seats(deal, entrant) for deal in deals]
        standings.append(_standing(setting, entrant, by_deal, ratings[entrant]))

    def win_rate(entrant: int) -> float:
        estimate = standings[entrant].win_rate
        return 0.0 if estimate is None else estimate.value

    order = sorted(entrants, key=win_rate, reverse=True)
    return Results(
        setting,
        len(deals),
        sum(len(deal.matches) for deal in deals),
        tuple(standings[entrant] for entrant in order),
        tuple(
            tuple(_finished_before(deals, entrant, other) for other in order) for entrant in order
        ),
        tuple(
            standing
            for entrant in order
            if setting.luck and (standing := _adjusted(setting, entrant, deals)) is not None
        ),
    )


def timing_of(setting: Setting, deals: Sequence[Deal]) -> Timing:
    """Return the times of the deals."""
    seconds = sum(deal.seconds for deal in deals)
    matches = sum(len(deal.matches) for deal in deals)
    return Timing(
        tuple(entrant.label for entrant in setting.entrants),
        tuple(
            merge_times(deal.times[entrant] for deal in deals)
            for entrant in range(len(setting.entrants))
        ),
        matches / seconds if seconds else 0.0,
    )


def _seats(deal: Deal, entrant: int) -> list[Seat]:
    """Return the seats of an entrant in a deal."""
    return [
        (match, seat) for match in deal.matches for seat in match.seats if seat.entrant == entrant
    ]


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
        mean(average(_win_share), SHARE),
        mean(average(lambda seat: seat[1].rank), (1, setting.players)),
        ratio(total(lambda seat: seat[1].points), rounds),
        ratio(total(lambda seat: seat[1].won), rounds, SHARE),
        ratio(calls, rounds, SHARE),
        ratio(total(lambda seat: seat[1].won_calls), calls, SHARE),
        rating,
    )


def _adjusted(setting: Setting, entrant: int, deals: Sequence[Deal]) -> AdjustedStanding | None:
    """Return the figures of an entrant without its luck, and without that of the others."""
    by_deal = [_seats(deal, entrant) for deal in deals]
    controls = [
        [sum(column) / len(seats) for column in zip(*map(_luck, seats), strict=True)]
        for seats in by_deal
    ]
    wins = [sum(map(_win_share, seats)) / len(seats) for seats in by_deal]
    points = [float(sum(seat.points for _, seat in seats)) for seats in by_deal]
    rounds = [float(sum(match.rounds for match, _ in seats)) for seats in by_deal]
    win_rate = adjust(wins, [1.0] * len(wins), controls, SHARE)
    points_per_round = adjust(points, rounds, controls)
    if win_rate is None or points_per_round is None:
        return None
    return AdjustedStanding(setting.entrants[entrant].label, win_rate, points_per_round)


def _luck(seat: Seat) -> tuple[float, float, float]:
    """Return an entrant's luck in points, the mean of the others', and its luck in wins."""
    match, result = seat
    luck = match.luck
    assert luck is not None
    number = match.seats.index(result)
    own = luck.points[number]
    others = (sum(luck.points) - own) / (len(luck.points) - 1)
    return own, others, luck.wins[number]


def _win_share(seat: Seat) -> float:
    """Return the entrant's share of a victory, which all in first place share equally."""
    match, result = seat
    winners = sum(other.rank == 1 for other in match.seats)
    return 1 / winners if result.rank == 1 else 0.0


def _finished_before(deals: Sequence[Deal], entrant: int, other: int) -> Estimate | None:
    """Return how often one entrant finished before another at the same table."""
    if entrant == other:
        return None
    rates = []
    for deal in deals:
        scores = []
        for match in deal.matches:
            ranks = {seat.entrant: seat.rank for seat in match.seats}
            if entrant in ranks and other in ranks:
                is_tie = ranks[entrant] == ranks[other]
                scores.append((ranks[entrant] < ranks[other]) + is_tie / 2)
        rates.append(sum(scores) / len(scores))
    return mean(rates, SHARE)


def _ratings(setting: Setting, deals: Sequence[Deal]) -> list[Rating]:
    model = PlackettLuce()
    ratings = [model.rating() for _ in setting.entrants]
    for match in (match for deal in deals for match in deal.matches):
        teams = [[ratings[seat.entrant]] for seat in match.seats]
        new_ratings = model.rate(teams, ranks=[float(seat.rank) for seat in match.seats])
        for seat, (rating,) in zip(match.seats, new_ratings, strict=True):
            ratings[seat.entrant] = rating
    return [Rating(round(rating.mu, 6), round(rating.sigma, 6)) for rating in ratings]
