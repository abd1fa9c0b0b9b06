"""The minutes of a match, before a stage starts, and the last round for all tables."""

import pytest
from tournament.harness.event_driver import MINUTE, EventDriver

from dacabo.tournament.roles import AsPlayer, AtTable, Door
from dacabo.tournament.subjects.clocks import CallTime, Extend, Pause, SetMinutes, Start
from dacabo.tournament.subjects.online import GoOnline
from dacabo.tournament.subjects.taking_back import TakeBack
from dacabo.tournament.views.pages import public_view


def limits(driver: EventDriver) -> list[int | None]:
    """The minutes of the matches that have begun."""
    clocks = [driver.match(match).clock for match in driver.matches]
    return [None if clock is None or not clock.limit else clock.limit // MINUTE for clock in clocks]


def test_the_minutes_are_set_before_any_stage() -> None:
    """Before the draw, between the draw and the start, and between two stages."""
    driver = EventDriver()
    driver.register(6)
    driver.ask(SetMinutes(20))
    driver.publish()
    assert public_view(driver.event, driver.now).minutes == 20
    driver.ask(SetMinutes(30))
    driver.ask(Start())
    assert limits(driver) == [30, 30]
    driver.play()
    driver.ask(SetMinutes(60))
    assert limits(driver) == [30, 30]
    driver.publish()
    driver.ask(Start())
    assert limits(driver) == [60]
    driver.check_files()


def test_the_minutes_of_a_running_stage_stay() -> None:
    """Its pads and its online tables have them already; organisers give more time instead."""
    driver = EventDriver()
    one, _ = driver.begin(6)
    assert driver.refused(SetMinutes(30)) == "matches-in-progress"
    online = EventDriver()
    online.register(6)
    online.ask(GoOnline(online.publish()[1].id, "mossy-owl"))
    assert online.refused(SetMinutes(30)) == "matches-in-progress"
    other = EventDriver()
    other.register(3)
    for by in (AtTable(1), AsPlayer(0), Door()):
        assert other.refused(SetMinutes(30), by) == "organiser-only"
    assert other.refused(SetMinutes(0)) == "minutes-out-of-range"
    assert other.refused(SetMinutes(601)) == "minutes-out-of-range"
    assert other.refused(SetMinutes(45)) == "nothing-corrected"
    driver.result(one, [10, 50, 101])
    assert driver.refused(SetMinutes(30)) == "matches-in-progress"


def test_minutes_are_taken_back_until_a_match_begins_by_them() -> None:
    """A pad that is open has its minutes."""
    driver = EventDriver()
    driver.register(6)
    driver.publish()
    driver.ask(SetMinutes(20))
    step = len(driver.event.log)
    driver.ask(TakeBack(step, "too short"))
    driver.ask(SetMinutes(30))
    driver.ask(Start())
    assert limits(driver) == [30, 30]
    assert driver.refused(TakeBack(len(driver.event.log) - 1, "too short")) == "steps-depend"
    driver.check_files()


def test_the_last_round_is_called_for_all() -> None:
    """At every table that still plays, also where the clock is paused; it can be taken back."""
    driver = EventDriver()
    one, two, three, four = driver.begin(17)
    driver.result(one, [10, 50, 60, 70, 101])
    driver.ask(Pause((two.id,)))
    driver.ask(CallTime(three.id))
    driver.ask(Extend(5, (four.id,)))
    driver.ask(CallTime())

    def called() -> list[bool]:
        clocks = [driver.match(match).clock for match in (one, two, three, four)]
        return [clock is not None and clock.called for clock in clocks]

    assert called() == [False, True, True, True]
    assert driver.refused(CallTime()) == "no-such-clocks"
    driver.ask(TakeBack(len(driver.event.log), "not yet"))
    assert called() == [False, False, True, False]
    for by in (AtTable(1), AsPlayer(0)):
        assert driver.refused(CallTime(), by) == "organiser-only"
    driver.check_files()


@pytest.mark.parametrize("players", [3, 6])
def test_nothing_is_called_before_the_start(players: int) -> None:
    """There is no round."""
    driver = EventDriver()
    driver.register(players)
    driver.publish()
    assert driver.refused(CallTime()) == "no-such-clocks"
