"""The clocks of matches, which follow from the log and the time."""

import pytest
from tournament.harness.event_driver import MINUTE, EventDriver

from dacabo.tournament.commands import next_due, on_timer
from dacabo.tournament.event import Clock
from dacabo.tournament.roles import HouseClock
from dacabo.tournament.subjects.attendance import DropOut
from dacabo.tournament.subjects.clocks import CallTime, Continue, Extend, Pause, Start, TimeCalled
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.prizes import NamePrizes
from dacabo.tournament.subjects.taking_back import TakeBack, last_step
from dacabo.tournament.views.pages import public_view
from dacabo.tournament.views.todo import todo


def clock(driver: EventDriver, table: int = 1) -> Clock:
    """The clock of a table."""
    match_clock = driver.matches[table - 1].clock
    assert match_clock is not None
    return match_clock


def test_time_is_called_after_45_minutes_of_play() -> None:
    """The clock calls time once, at all tables whose time is up."""
    driver = EventDriver()
    start = driver.now
    driver.begin(6)
    assert next_due(driver.event) == start + 45 * MINUTE
    assert driver.wait(44.9) == []
    (entry,) = driver.wait(0.1)
    assert entry.fact == TimeCalled(tuple(match.id for match in driver.matches))
    assert entry.by == HouseClock()
    assert driver.wait(10) == []
    assert next_due(driver.event) is None
    assert clock(driver).called


def test_a_break_is_not_counted() -> None:
    """After a pause of an hour at 20 minutes, 25 minutes are left."""
    driver = EventDriver()
    driver.begin(6)
    driver.wait(20)
    driver.ask(Pause((driver.matches[0].id,)))
    driver.wait(60)
    assert clock(driver, 2).called
    assert not clock(driver).called
    driver.ask(Continue())
    assert next_due(driver.event) == driver.now + 25 * MINUTE
    assert clock(driver).played(driver.now + MINUTE) == 21 * MINUTE


def test_more_minutes_postpone_the_end() -> None:
    """Organisers can extend the time before and after it was called; it is then called later."""
    driver = EventDriver()
    driver.begin(6)
    driver.wait(40)
    driver.ask(Extend(10))
    assert next_due(driver.event) == driver.now + 15 * MINUTE
    driver.wait(15)
    driver.ask(Extend(5, (driver.matches[0].id,)))
    assert not clock(driver).called
    assert clock(driver, 2).called
    assert driver.wait(5)
    assert clock(driver).called


def test_more_minutes_after_time_was_called_count_from_now() -> None:
    """It does not matter when time was called."""
    driver = EventDriver()
    driver.begin(4)
    driver.wait(45)
    driver.wait(20)
    driver.ask(Extend(5))
    assert next_due(driver.event) == driver.now + 5 * MINUTE
    driver = EventDriver()
    (match,) = driver.begin(4)
    driver.wait(20)
    driver.ask(CallTime(match.id))
    driver.ask(Extend(5))
    assert next_due(driver.event) == driver.now + 5 * MINUTE


def test_the_desk_reminds_the_organiser_of_a_paused_clock() -> None:
    """It also does so after time was called."""
    driver = EventDriver()
    (match,) = driver.begin(4)
    driver.ask(Pause())
    driver.ask(CallTime(match.id))
    assert [task.phrase.key for task in todo(driver.event, driver.now)] == [
        "tournament-todo-continue"
    ]
    driver.ask(Continue())
    assert [task.phrase.key for task in todo(driver.event, driver.now)] == [
        "tournament-todo-result"
    ]


def test_a_result_stops_the_clock() -> None:
    """Nobody calls time at a table with a result."""
    driver = EventDriver()
    first, _ = driver.begin(6)
    driver.wait(30)
    driver.result(first, [5, 50, 101])
    driver.wait(30)
    assert clock(driver) == Clock(45 * MINUTE, ran=30 * MINUTE)


def test_a_match_that_everybody_left_stops_its_clock() -> None:
    """The remaining player has won, so the clock stops."""
    driver = EventDriver()
    first, second = driver.begin(6)
    for player in first.players[1:]:
        driver.ask(DropOut(player))
    driver.wait(50)
    assert clock(driver).since is None
    assert not clock(driver).called
    assert driver.match(second).clock == clock(driver, 2)


@pytest.mark.parametrize("minutes", [1, 30, 1000])
def test_the_organiser_chooses_the_minutes(minutes: int) -> None:
    """The minutes of a match are an option of the rules."""
    driver = EventDriver(changes={"minutes": minutes})
    driver.begin(4)
    assert next_due(driver.event) == driver.now + minutes * MINUTE


def test_a_match_without_a_limit_has_no_automatic_call() -> None:
    """An organiser can still call time."""
    driver = EventDriver(changes={"minutes": None})
    (match,) = driver.begin(4)
    assert next_due(driver.event) is None
    assert driver.wait(10_000) == []
    driver.ask(CallTime(match.id))
    assert clock(driver).called


def test_time_never_runs_backwards() -> None:
    """If the server's clock is set back, playing time is neither lost nor added."""
    driver = EventDriver()
    (match,) = driver.begin(4)
    driver.now -= 10 * MINUTE
    driver.ask(Pause())
    assert clock(driver).ran == 0
    assert driver.event.log[-1].at == driver.event.log[-2].at
    assert match.clock is not None
    assert match.clock.played(match.clock.since or 0) == 0


def test_a_pause_that_is_taken_back_counts_as_playing_time() -> None:
    """The minutes since the pause are added to the playing time."""
    driver = EventDriver()
    driver.begin(4)
    driver.wait(10)
    driver.ask(Pause())
    driver.wait(10)
    driver.ask(TakeBack(driver.event.in_effect[-1], "wrong table"))
    assert clock(driver).played(driver.now) == 20 * MINUTE


def test_the_clock_never_rings_before_the_last_fact() -> None:
    """After the server's clock is set back, the file of the event can still be read."""
    driver = EventDriver()
    driver.begin(3)
    driver.now += 46 * MINUTE
    driver.ask(NamePrizes(("a book",)))
    driver.now -= MINUTE // 2
    (entry,) = driver.wait(0)
    assert entry.at == driver.event.log[-2].at
    driver.check_files()


def take_back(driver: EventDriver) -> None:
    """Take back the last step."""
    number = last_step(driver.event)
    assert number is not None
    driver.ask(TakeBack(number, "a slip"))


def test_an_automatic_call_of_time_is_no_step() -> None:
    """Earlier steps can be taken back; time stays called and is not called again."""
    driver = EventDriver()
    first, _ = driver.begin(6)
    driver.wait(44)
    driver.ask(DropOut(first.players[0]))
    driver.wait(1)
    rang = len(driver.event.log)
    take_back(driver)
    assert driver.match(first).active == first.players
    assert clock(driver).called
    assert clock(driver, 2).called
    assert rang in driver.event.in_effect
    assert on_timer(driver.event, driver.now) == []
    driver.check_files()


def test_an_automatic_call_is_void_where_time_was_left() -> None:
    """Taking a step back may leave a match with time that it did not have."""
    driver = EventDriver()
    driver.begin(6)
    driver.wait(45)
    rang = len(driver.event.log)
    take_back(driver)  # the start
    assert all(match.clock is None for match in driver.matches)
    assert rang not in driver.event.in_effect
    take_back(driver)
    take_back(driver)
    assert driver.event.stages == ()
    driver.publish()
    driver.ask(Start((driver.matches[0].id,)))
    driver.ask(Start((driver.matches[1].id,)))
    driver.ask(Pause((driver.matches[1].id,)))
    driver.wait(10)
    driver.ask(Continue())
    driver.now += 55 * MINUTE
    driver.wait(0)  # time is called at both tables at once
    take_back(driver)
    assert clock(driver).called
    assert not clock(driver, 2).called
    assert clock(driver, 2).since is None
    driver.ask(NamePrizes(("a book",)))
    take_back(driver)  # after the replay, time is still called at the first table only
    assert clock(driver).called
    assert not clock(driver, 2).called
    driver.check_files()


def test_an_event_that_is_over_has_no_timer() -> None:
    """Its matches may be unfinished."""
    driver = EventDriver()
    driver.begin(4)
    driver.ask(End())
    assert on_timer(driver.event, driver.now + 100 * MINUTE) == []


def test_the_desk_and_the_public_page_show_the_clocks() -> None:
    """The desk lists the tasks, most urgent first, and everybody sees the time left."""
    driver = EventDriver()
    driver.begin(9)
    one, two, three = driver.matches
    driver.wait(30)
    driver.ask(Pause((two.id,)))
    driver.ask(Extend(30, (three.id,)))
    driver.now += 16 * MINUTE
    keys = [(t.phrase.key.rpartition("-")[2], t.match) for t in todo(driver.event, driver.now)]
    assert keys == [("time", one.id), ("continue", two.id)]
    driver.wait(0)
    keys = [(t.phrase.key.rpartition("-")[2], t.match) for t in todo(driver.event, driver.now)]
    assert keys == [("result", one.id), ("continue", two.id)]
    shown = [match.clock for match in public_view(driver.event, driver.now).stages[0].matches]
    assert [(c.played, c.runs, c.called) for c in shown if c] == [
        (46 * MINUTE, True, True),
        (30 * MINUTE, False, False),
        (46 * MINUTE, True, False),
    ]
