"""From deals to standings, with matches that are made up."""

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


def named(setting: Setting, deals: list[Deal], name: str) -> Standing:
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
    first = named(PAIR, DEALS, "random")
    half = 4.302653 * 0.25 / 3**0.5
    assert first.win_rate is not None
    assert first.win_rate.value == 0.75
    assert first.win_rate.low == pytest.approx(max(0.75 - half, 0), abs=2e-6)
    assert first.mean_place is not None
    assert first.mean_place.value == round((1 + 1.5 + 1) / 3, 6)
    assert first.matches == 6


def test_the_same_matches_twice_are_no_news() -> None:
    """The deal is the unit: a deal told twice over makes no interval narrower."""
    twice = [deal(d.deal, *d.matches, *d.matches) for d in DEALS]
    once = results_of(PAIR, DEALS)
    again = results_of(PAIR, twice)
    assert once.finished_before == again.finished_before
    for first, other in zip(once.standings, again.standings, strict=True):
        assert first.win_rate == other.win_rate
        assert first.points_per_round == other.points_per_round


def test_points_calls_and_rounds_are_ratios() -> None:
    """Long matches count for more: 10 points in 1 round and 20 in 9 are 3 a round."""
    deals = [deal(1, match(1, 2, rounds=1)), deal(2, match(2, 1, rounds=9))]
    first, second = named(PAIR, deals, "random"), named(PAIR, deals, "random 2")
    assert first.points_per_round is not None
    assert first.points_per_round.value == 3.0
    assert first.rounds_won is not None
    assert first.rounds_won.value == 0.5
    assert first.calls_per_round is not None
    assert first.calls_per_round.value == 0.1
    assert first.good_calls is not None
    assert second.good_calls is not None
    assert (first.good_calls.value, second.good_calls.value) == (2.0, round(2 / 9, 6))


def test_the_matrix_counts_equal_places_half() -> None:
    """Ahead in 4 of 6 matches, level in one; the other way round it is the rest."""
    results = results_of(PAIR, DEALS)
    (_, ahead), (behind, _) = results.finished_before
    assert ahead is not None
    assert behind is not None
    assert (ahead.value, behind.value) == (0.75, 0.25)
    assert results.finished_before[0][0] is None
    assert ahead.low is not None
    assert behind.high == pytest.approx(1 - ahead.low)


def test_a_shared_first_place_is_shared_out() -> None:
    """Three who share it have a third each."""
    three = set_up(["random"] * 3, "cabo")
    deals = [deal(n, match(1, 1, 1, seats=(0, 1, 2)), entrants=3) for n in (1, 2)]
    for standing in results_of(three, deals).standings:
        assert standing.win_rate is not None
        assert standing.win_rate.value == round(1 / 3, 6)


def test_the_best_stands_first() -> None:
    """By win rate; the matrix has the same order."""
    deals = [deal(n, match(2, 1), flipped(2, 1)) for n in (1, 2)]
    results = results_of(PAIR, deals)
    assert [standing.name for standing in results.standings] == ["random 2", "random"]
    assert results.finished_before[0][1] == Estimate(1.0, round(0.025**0.5, 6), 1.0)


def test_ratings_are_those_of_openskill_match_by_match() -> None:
    """In the order of the deals: the winner of every match climbs."""
    model = PlackettLuce()
    first, second = model.rating(), model.rating()
    for match in (match for deal in DEALS for match in deal.matches):
        places = {seat.entrant: float(seat.rank) for seat in match.seats}
        [[first], [second]] = model.rate([[first], [second]], ranks=[places[0], places[1]])
    rating = named(PAIR, DEALS, "random").rating
    assert rating.mu == pytest.approx(first.mu, abs=1e-6)
    assert rating.sigma == pytest.approx(first.sigma, abs=1e-6)


def test_times_can_be_put_together_in_any_order() -> None:
    """Mean, longest and percentile of all decisions, the last to a twentieth of itself."""
    parts = [times_of([k / 1000 for k in range(first, 101, 4)]) for first in (1, 2, 3, 4)]
    for order in permutations(parts):
        times = merge_times(order)
        assert times.decisions == 100
        assert times.mean == pytest.approx(50.5)
        assert times.longest == pytest.approx(100)
        assert times.percentile == pytest.approx(95, rel=0.05)
    assert merge_times([]).percentile == merge_times([]).mean == 0.0


def test_the_pace_is_told_by_core() -> None:
    """Six matches in three seconds of work."""
    timing = timing_of(PAIR, DEALS)
    assert timing.matches_per_second == 2.0
    assert timing.names == ("random", "random 2")
    assert timing.times[0].mean == pytest.approx(2.0)
