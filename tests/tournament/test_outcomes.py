"""What the standings say of each player: points, what they count, and what explains the place."""

import pytest
from msgspec import UNSET
from tournament.harness.event_driver import EventDriver

from dacabo.tournament.formats import By, Format
from dacabo.tournament.outcomes import Mark, Outcome, Scale, outcomes
from dacabo.tournament.standings import scores
from dacabo.tournament.subjects.attendance import DropOut
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.prizes import consolation_winners
from dacabo.tournament.subjects.results import EnterDecision
from dacabo.tournament.views.pages import public_view


def evening(by: By = By.PLACES) -> EventDriver:
    """Two rounds of twelve with a consolation, up to the final, which is drawn."""
    driver = EventDriver(format=Format(rounds=2, by=by, consolation=True))
    driver.register(12)
    for _ in range(2):
        driver.publish()
        driver.ask(Start())
        for table, match in enumerate(driver.matches):
            driver.result(match, [10 + table, 40, 70, 101])
    driver.publish()
    return driver


def by_player(driver: EventDriver) -> dict[int, Outcome]:
    """The outcomes by the numbers of the players."""
    return {one.player: one for one in outcomes(driver.event, scores(driver.event))}


def test_nobody_has_points_before_a_result() -> None:
    """Everybody shares the first place then; the scale is already known."""
    driver = EventDriver(format=Format(rounds=2))
    driver.register(6)
    driver.publish()
    assert {
        (one.place, one.points, one.scale) for one in outcomes(driver.event, scores(driver.event))
    } == {(1, None, Scale.PLACES)}


@pytest.mark.parametrize(("by", "scale"), [(By.PLACES, Scale.PLACES), (By.POINTS, Scale.ROUNDS)])
def test_finalists_have_other_points_than_the_others(by: By, scale: Scale) -> None:
    """The points of the final, and those of all rounds; a consolation counts for nobody."""
    driver = evening(by)
    driver.play()
    found, scored = by_player(driver), scores(driver.event)
    final, *beside = driver.event.stages[-1].matches
    assert final.totals is not None
    for player in final.players:
        one = found[player]
        assert (one.scale, one.points, one.stage) == (Scale.FINAL, final.totals[player], 3)
    for match in beside:
        for player in match.players:
            score = scored[player]
            total = score.place_sum if by is By.PLACES else score.point_sum
            one = found[player]
            assert (one.scale, one.points, one.stage) == (scale, total, 2)
    assert {*consolation_winners(driver.event)} == {match.players[0] for match in beside}


def test_a_tie_break_round_is_marked_with_its_points() -> None:
    """Only those whom it separated have the sign."""
    driver = evening()
    final, *_ = driver.matches
    driver.ask(Start())
    one, other, *rest = final.players
    driver.result(final, [15, 15, *range(40, 40 + len(rest))])
    assert by_player(driver)[one].mark is UNSET
    driver.ask(EnterDecision(final.id, {one: 7, other: 0}))
    found = by_player(driver)
    assert [(found[p].place, found[p].mark, found[p].tie_break) for p in (other, one)] == [
        (1, Mark.TIE_BREAK, (0,)),
        (2, Mark.TIE_BREAK, (7,)),
    ]
    assert {found[player].mark for player in rest} == {UNSET}


def test_equal_sums_with_different_places_are_marked() -> None:
    """The other sum decides between them, and the page says so for the standing of the rounds."""
    driver = evening()
    level = {
        one.player
        for one in outcomes(driver.event, scores(driver.event))
        if one.mark is Mark.OTHER_SUM
    }
    views = public_view(driver.event, driver.now).scores
    by_total: dict[int, set[int]] = {}
    for view in views:
        by_total.setdefault(view.total, set()).add(view.place)
    expected = {view.player for view in views if len(by_total[view.total]) > 1}
    assert expected
    assert {view.player for view in views if view.level} == expected
    assert level == expected - {*driver.matches[0].players}


def test_who_left_has_a_mark() -> None:
    """Whatever else would explain the place."""
    driver = evening()
    player = driver.matches[0].players[-1]
    driver.ask(DropOut(player))
    assert by_player(driver)[player].mark is Mark.LEFT


def test_in_a_knockout_all_points_are_those_of_the_last_match() -> None:
    """So they are all on one scale, which needs no word."""
    driver = EventDriver()
    driver.begin(8)
    driver.play()
    driver.publish()
    driver.play()
    assert {one.scale for one in outcomes(driver.event, scores(driver.event))} == {Scale.MATCH}
    assert {one.stage for one in outcomes(driver.event, scores(driver.event))} == {1, 2}
