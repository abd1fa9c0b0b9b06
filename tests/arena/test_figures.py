"""The standings that the arena calculates from deals, with matches that are made up."""

from itertools import permutations

import pytest
from openskill.models import PlackettLuce

from dacabo.arena.deals import Deal, merge_times, times_of
from dacabo.arena.figures import Standing, results_of, timing_of
from dacabo.arena.intervals import Estimate
from dacabo.arena.match import MatchResult, SeatResult
from dacabo.arena.setting import Setting, set_up

PAIR = set_up(["random", "random"], "cabo")


def match(*places: int, rounds: int = 2, seats: tuple[int, ...] = (0, 1)) -> MatchResult:
    """A match in which every seat scores ten times its place and the winners call all rounds."""
    return MatchResult(
        rounds,
        tuple(
            SeatResult(entrant, place, 10 * place, rounds / 2, rounds if place == 1 else 0, 1)
            for entrant, place in zip(seats, places, strict=True)
        ),
    )


def deal(number: int, *matches: MatchResult, entrants: int = 2) -> Deal:
    """Return a deal that took a second."""
    return Deal(number, matches, (times_of([0.001, 0.003]),) * entrants, 1.0)


def figures_of(setting: Setting, deals: list[Deal], name: str) -> Standing:
    """Return one entrant's figures."""
    return next(s for s in results_of(setting, deals).standings if s.name == name)


def flipped(*places: int) -> MatchResult:
    """Return the second seating of a pair, places still by entrant."""
    return match(*places[::-1], seats=(1, 0))


DEALS = [
    deal(1, match(1, 2), flipped(1, 2)),
    deal(2, match(1, 2), flipped(2, 1)),
    deal(3, match(1, 1), flipped(1, 2)),
]
"""The first entrant wins all of the first deal, half of the second, three quarters of the third."""


def test_wins_and_places_are_averaged_within_a_deal_first() -> None:
    """Win rates by deal are 1, 0.5, 0.75: mean 0.75, s = 0.25, t(2) = 4.302653."""
    figures = figures_of(PAIR, DEALS, "random")
    half = 4.302653 * 0.25 / 3**0.5
    assert figures.win_rate is not None
    assert figures.win_rate.value == 0.75
    assert figures.win_rate.low == pytest.approx(max(0.75 - half, 0), abs=2e-6)
    assert figures.mean_place is not None
    assert figures.mean_place.value == round((1 + 1.5 + 1) / 3, 6)
    assert figures.matches == 6


def test_repeated_matches_in_a_deal_narrow_no_interval() -> None:
    """The unit is the deal, so a deal whose matches are repeated adds no information."""
    twice = [deal(d.deal, *d.matches, *d.matches) for d in DEALS]
    once = results_of(PAIR, DEALS)
    again = results_of(PAIR, twice)
    assert once.finished_before == again.finished_before
    for first, other in zip(once.standings, again.standings, strict=True):
        assert first.win_rate == other.win_rate
        assert first.points_per_round == other.points_per_round


def test_points_calls_and_rounds_are_ratios() -> None:
    """Long matches have more weight: 10 points in 1 round and 20 in 9 rounds are 3 a round."""
    deals = [deal(1, match(1, 2, rounds=1)), deal(2, match(2, 1, rounds=9))]
    first, second = figures_of(PAIR, deals, "random"), figures_of(PAIR, deals, "random 2")
    assert first.points_per_round is not None
    assert first.points_per_round.value == 3.0
    assert first.rounds_won is not None
    assert first.rounds_won.value == 0.5
    assert first.calls_per_round is not None
    assert first.calls_per_round.value == 0.1
    assert first.good_calls is not None
    assert second.good_calls is not None
    assert (first.good_calls.value, second.good_calls.value) == (2.0, round(2 / 9, 6))


def test_the_matrix_counts_an_equal_place_as_half_a_win() -> None:
    """One entrant is ahead in 4 of 6 matches, and level in one; the other entrant gets the rest."""
    results = results_of(PAIR, DEALS)
    (_, ahead), (behind, _) = results.finished_before
    assert ahead is not None
    assert behind is not None
    assert (ahead.value, behind.value) == (0.75, 0.25)
    assert results.finished_before[0][0] is None
    assert ahead.low is not None
    assert behind.high == pytest.approx(1 - ahead.low)


def test_a_shared_first_place_is_divided() -> None:
    """Three entrants in the first place have a third of a win each."""
    three = set_up(["random"] * 3, "cabo")
    deals = [deal(n, match(1, 1, 1, seats=(0, 1, 2)), entrants=3) for n in (1, 2)]
    for standing in results_of(three, deals).standings:
        assert standing.win_rate is not None
        assert standing.win_rate.value == round(1 / 3, 6)


def test_the_best_stands_first() -> None:
    """Entrants are in the order of their win rates, in the matrix as well."""
    deals = [deal(n, match(2, 1), flipped(2, 1)) for n in (1, 2)]
    results = results_of(PAIR, deals)
    assert [standing.name for standing in results.standings] == ["random 2", "random"]
    assert results.finished_before[0][1] == Estimate(1.0, round(0.025**0.5, 6), 1.0)


def test_ratings_are_those_of_openskill() -> None:
    """OpenSkill rates match by match, in the order of the deals; the winner of a match climbs."""
    model = PlackettLuce()
    first, second = model.rating(), model.rating()
    for match in (match for deal in DEALS for match in deal.matches):
        places = {seat.entrant: float(seat.rank) for seat in match.seats}
        [[first], [second]] = model.rate([[first], [second]], ranks=[places[0], places[1]])
    rating = figures_of(PAIR, DEALS, "random").rating
    assert rating.mu == pytest.approx(first.mu, abs=1e-6)
    assert rating.sigma == pytest.approx(first.sigma, abs=1e-6)


def test_times_can_be_put_together_in_any_order() -> None:
    """The mean and the longest time are exact, the percentile to a twentieth of its value."""
    parts = [times_of([k / 1000 for k in range(first, 101, 4)]) for first in (1, 2, 3, 4)]
    for order in permutations(parts):
        times = merge_times(order)
        assert times.decisions == 100
        assert times.mean == pytest.approx(50.5)
        assert times.longest == pytest.approx(100)
        assert times.percentile == pytest.approx(95, rel=0.05)
    assert merge_times([]).percentile == merge_times([]).mean == 0.0


def test_the_pace_is_given_per_core() -> None:
    """Six matches took three seconds of work."""
    timing = timing_of(PAIR, DEALS)
    assert timing.matches_per_second == 2.0
    assert timing.names == ("random", "random 2")
    assert timing.times[0].mean == pytest.approx(2.0)
