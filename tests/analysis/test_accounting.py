"""Luck and skill add up to the result, in every rule set."""

import pytest
from analysis.harness.matches import EVERY_RULE_SET, STRONG, WEAK, analysed, played

from dacabo.records import frames, summary

CLOSE = 1e-3
"""Points in an analysis are rounded."""


@pytest.mark.parametrize(("game", "preset"), EVERY_RULE_SET)
@pytest.mark.parametrize("bots", [(STRONG, WEAK), (WEAK, STRONG, "allegro")], ids=["two", "three"])
def test_luck_and_skill_add_up_to_the_result(game: str, preset: str, bots: tuple[str, ...]) -> None:
    """They do so over the match, and after every frame; and skill is won from the others."""
    analysis = analysed(game, preset, bots)
    totals = summary(played(game, preset, bots)).totals
    sign = (
        1
        if (totals[0] > totals[1]) == (analysis.seats[0].margin > analysis.seats[1].margin)
        else -1
    )
    others = len(bots) - 1
    for seat in analysis.seats:
        own = totals[seat.seat]
        margin = sign * (own - (sum(totals) - own) / others)
        assert seat.margin == pytest.approx(margin, abs=CLOSE)
        assert seat.luck + seat.skill == pytest.approx(seat.margin, abs=2 * CLOSE)
    sums = [0.0] * len(bots)
    for moment in analysis.course:
        changes = [luck + skill for luck, skill in zip(moment.luck, moment.skill, strict=True)]
        sums = [total + change for total, change in zip(sums, changes, strict=True)]
        assert sums == pytest.approx(moment.points, abs=2 * CLOSE)
        assert sum(moment.skill) == pytest.approx(0, abs=CLOSE)
        assert sum(moment.points) == pytest.approx(0, abs=2 * CLOSE)


@pytest.mark.parametrize(("game", "preset"), EVERY_RULE_SET)
def test_the_course_follows_the_frames(game: str, preset: str) -> None:
    """Every frame has its moment, the chances are shares of 1, and the winner ends with all."""
    record, analysis = played(game, preset, (STRONG, WEAK)), analysed(game, preset, (STRONG, WEAK))
    moments = [(frame.round, frame.number) for frame in frames(record)]
    assert [(moment.round, moment.frame) for moment in analysis.course] == moments
    for moment in analysis.course:
        assert sum(moment.chances) == pytest.approx(1, abs=CLOSE)
        assert min(moment.chances) >= 0
    result = [*frames(record)][-1].result
    assert result is not None
    winners = {seat for seat, chance in enumerate(analysis.course[-1].chances) if chance}
    assert winners == {*result.winners}
    assert analysis.turning_point in moments


@pytest.mark.parametrize(("game", "preset"), EVERY_RULE_SET)
def test_what_is_named_was_judged(game: str, preset: str) -> None:
    """Costs are not negative, and the moves that are named were possible."""
    analysis = analysed(game, preset, (STRONG, WEAK))
    places = {(each.round, each.frame): each for each in analysis.judgements}
    assert len(places) == len(analysis.judgements)
    for each in analysis.judgements:
        moves = [alternative.move for alternative in each.alternatives]
        assert each.cost >= 0
        assert moves[0] == each.best
        assert each.move in moves
        assert len(moves) <= 8
        assert (each.cost == 0) == (each.move in (each.best, each.prestissimo))
        distances = {one.move: one.distance for one in each.alternatives}
        assert distances[each.best] == 0
        assert each.cost in (distances[each.move], 0)
        assert [*distances.values()] == sorted(distances.values())
    for seat in analysis.seats:
        for place in (*seat.costliest, *([] if seat.best is None else [seat.best])):
            assert places[place].seat == seat.seat
        costs = [places[place].cost for place in seat.costliest]
        assert costs == sorted(costs, reverse=True)
        assert all(places[place].prestissimo != places[place].move for place in seat.costliest)
        if seat.best is not None:
            assert places[seat.best].prestissimo == places[seat.best].move
