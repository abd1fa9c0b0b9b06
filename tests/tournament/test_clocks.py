"""Clocks of matches: minutes of play, due as a function of the log and the time."""

import pytest
from tournament.harness.hall import MINUTE, Hall

from dacabo.tournament.commands import next_due, on_timer
from dacabo.tournament.event import Clock
from dacabo.tournament.roles import SystemClock
from dacabo.tournament.subjects.attendance import DropOut
from dacabo.tournament.subjects.clocks import CallTime, Continue, Extend, Pause, Start, TimeCalled
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.prizes import NamePrizes
from dacabo.tournament.subjects.taking_back import TakeBack, last_step
from dacabo.tournament.views.pages import public_view
from dacabo.tournament.views.todo import todo


def clock(hall: Hall, table: int = 1) -> Clock:
    """The clock of a table."""
    found = hall.matches[table - 1].clock
    assert found is not None
    return found


def test_time_is_called_after_45_minutes_of_play() -> None:
    """Once, at all tables whose time is up, by the clock itself."""
    hall = Hall()
    start = hall.now
    hall.begin(6)
    assert next_due(hall.event) == start + 45 * MINUTE
    assert hall.wait(44.9) == []
    (entry,) = hall.wait(0.1)
    assert entry.fact == TimeCalled(tuple(match.id for match in hall.matches))
    assert entry.by == SystemClock()
    assert hall.wait(10) == []
    assert next_due(hall.event) is None
    assert clock(hall).called


def test_a_break_is_not_counted() -> None:
    """Paused after 20 minutes, for an hour: 25 are left."""
    hall = Hall()
    hall.begin(6)
    hall.wait(20)
    hall.ask(Pause((hall.matches[0].id,)))
    hall.wait(60)
    assert clock(hall, 2).called
    assert not clock(hall).called
    hall.ask(Continue())
    assert next_due(hall.event) == hall.now + 25 * MINUTE
    assert clock(hall).played(hall.now + MINUTE) == 21 * MINUTE


def test_more_minutes_put_off_the_end() -> None:
    """Before time is up, and after it was called: then it is called again, later."""
    hall = Hall()
    hall.begin(6)
    hall.wait(40)
    hall.ask(Extend(10))
    assert next_due(hall.event) == hall.now + 15 * MINUTE
    hall.wait(15)
    hall.ask(Extend(5, (hall.matches[0].id,)))
    assert not clock(hall).called
    assert clock(hall, 2).called
    assert hall.wait(5)
    assert clock(hall).called


def test_after_time_was_called_more_minutes_begin_now() -> None:
    """Twenty minutes too late, or twenty-five too early: five more are five from now."""
    hall = Hall()
    hall.begin(4)
    hall.wait(45)
    hall.wait(20)
    hall.ask(Extend(5))
    assert next_due(hall.event) == hall.now + 5 * MINUTE
    hall = Hall()
    (match,) = hall.begin(4)
    hall.wait(20)
    hall.ask(CallTime(match.id))
    hall.ask(Extend(5))
    assert next_due(hall.event) == hall.now + 5 * MINUTE


def test_a_clock_that_rests_is_to_go_on_also_after_time_was_called() -> None:
    """Otherwise no one would think of it."""
    hall = Hall()
    (match,) = hall.begin(4)
    hall.ask(Pause())
    hall.ask(CallTime(match.id))
    assert [one.phrase.key for one in todo(hall.event, hall.now)] == ["tournament-todo-continue"]
    hall.ask(Continue())
    assert [one.phrase.key for one in todo(hall.event, hall.now)] == ["tournament-todo-result"]


def test_the_result_stops_the_clock() -> None:
    """No clock rings at a finished table."""
    hall = Hall()
    first, _ = hall.begin(6)
    hall.wait(30)
    hall.result(first, [5, 50, 101])
    hall.wait(30)
    assert clock(hall) == Clock(45 * MINUTE, ran=30 * MINUTE)


def test_a_match_that_everybody_left_stops_its_clock() -> None:
    """The remaining player has won; no one waits for time to be up."""
    hall = Hall()
    first, second = hall.begin(6)
    for player in first.players[1:]:
        hall.ask(DropOut(player))
    hall.wait(50)
    assert clock(hall).since is None
    assert not clock(hall).called
    assert hall.match(second).clock == clock(hall, 2)


@pytest.mark.parametrize("minutes", [1, 30, 1000])
def test_the_organiser_chooses_the_minutes(minutes: int) -> None:
    """They are an option of the rules."""
    hall = Hall(changes={"minutes": minutes})
    hall.begin(4)
    assert next_due(hall.event) == hall.now + minutes * MINUTE


def test_without_minutes_nothing_rings() -> None:
    """A match may have no time limit at all; an organiser can still call time."""
    hall = Hall(changes={"minutes": None})
    (match,) = hall.begin(4)
    assert next_due(hall.event) is None
    assert hall.wait(10_000) == []
    hall.ask(CallTime(match.id))
    assert clock(hall).called


def test_time_never_runs_backwards() -> None:
    """If the server's clock is set back, no minutes of play are lost or added."""
    hall = Hall()
    (match,) = hall.begin(4)
    hall.now -= 10 * MINUTE
    hall.ask(Pause())
    assert clock(hall).ran == 0
    assert hall.event.log[-1].at == hall.event.log[-2].at
    assert match.clock is not None
    assert match.clock.played(match.clock.since or 0) == 0


def test_a_taken_back_pause_never_was() -> None:
    """The minutes since then were played."""
    hall = Hall()
    hall.begin(4)
    hall.wait(10)
    hall.ask(Pause())
    hall.wait(10)
    hall.ask(TakeBack(hall.event.standing[-1], "wrong table"))
    assert clock(hall).played(hall.now) == 20 * MINUTE


def test_the_clock_never_rings_before_the_last_fact() -> None:
    """The server's clock was set back: the file of the event can still be read."""
    hall = Hall()
    hall.begin(3)
    hall.now += 46 * MINUTE
    hall.ask(NamePrizes(("a book",)))
    hall.now -= MINUTE // 2
    (entry,) = hall.wait(0)
    assert entry.at == hall.event.log[-2].at
    hall.check_files()


def take_back(hall: Hall) -> None:
    """The last step was a mistake."""
    number = last_step(hall.event)
    assert number is not None
    hall.ask(TakeBack(number, "a slip"))


def test_a_ring_is_no_step() -> None:
    """Earlier steps can be taken back; time stays called, and does not ring again."""
    hall = Hall()
    first, _ = hall.begin(6)
    hall.wait(44)
    hall.ask(DropOut(first.players[0]))
    hall.wait(1)
    rang = len(hall.event.log)
    take_back(hall)
    assert hall.match(first).active == first.players
    assert clock(hall).called
    assert clock(hall, 2).called
    assert rang in hall.event.standing
    assert on_timer(hall.event, hall.now) == []
    hall.check_files()


def test_a_ring_counts_only_where_time_was_up() -> None:
    """A match that has not begun after all, a draw that never was, a paused clock."""
    hall = Hall()
    hall.begin(6)
    hall.wait(45)
    rang = len(hall.event.log)
    take_back(hall)  # the start
    assert all(match.clock is None for match in hall.matches)
    assert rang not in hall.event.standing
    take_back(hall)
    take_back(hall)
    assert hall.event.stages == ()
    hall.publish()
    hall.ask(Start((hall.matches[0].id,)))
    hall.ask(Start((hall.matches[1].id,)))
    hall.ask(Pause((hall.matches[1].id,)))
    hall.wait(10)
    hall.ask(Continue())
    hall.now += 55 * MINUTE
    hall.wait(0)  # both at once
    take_back(hall)
    assert clock(hall).called
    assert not clock(hall, 2).called
    assert clock(hall, 2).since is None
    hall.ask(NamePrizes(("a book",)))
    take_back(hall)  # folded again, the ring is still that of the first table alone
    assert clock(hall).called
    assert not clock(hall, 2).called
    hall.check_files()


def test_an_event_that_is_over_has_no_ringing_clocks() -> None:
    """An event closed with unfinished matches has no alarm."""
    hall = Hall()
    hall.begin(4)
    hall.ask(End())
    assert on_timer(hall.event, hall.now + 100 * MINUTE) == []


def test_the_desk_and_the_wall_show_the_clocks() -> None:
    """What has to be done about them, most urgent first; the time left for all."""
    hall = Hall()
    hall.begin(9)
    one, two, three = hall.matches
    hall.wait(30)
    hall.ask(Pause((two.id,)))
    hall.ask(Extend(30, (three.id,)))
    hall.now += 16 * MINUTE
    keys = [(t.phrase.key.rpartition("-")[2], t.match) for t in todo(hall.event, hall.now)]
    assert keys == [("time", one.id), ("continue", two.id)]
    hall.wait(0)
    keys = [(t.phrase.key.rpartition("-")[2], t.match) for t in todo(hall.event, hall.now)]
    assert keys == [("result", one.id), ("continue", two.id)]
    shown = [match.clock for match in public_view(hall.event, hall.now).stages[0].matches]
    assert [(c.played, c.runs, c.called) for c in shown if c] == [
        (46 * MINUTE, True, True),
        (30 * MINUTE, False, False),
        (46 * MINUTE, True, False),
    ]
