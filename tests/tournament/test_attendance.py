"""Attendance: check-ins, check-ins undone, players who come back, and corrected names."""

from tournament.harness.event_driver import EventDriver

from dacabo.tournament.event import (
    Gone,
    How,
    present_entrants,
)
from dacabo.tournament.roles import AsPlayer, AtTable, Public
from dacabo.tournament.subjects.attendance import (
    CheckIn,
    CheckInAll,
    DropOut,
    MarkNoShow,
    UndoCheckIn,
)
from dacabo.tournament.subjects.clocks import Continue, Pause
from dacabo.tournament.subjects.drawing import Draw
from dacabo.tournament.subjects.registration import Register, Rename
from dacabo.tournament.subjects.results import CorrectResult
from dacabo.tournament.subjects.taking_back import TakeBack, last_step
from dacabo.tournament.views.pages import public_view
from dacabo.tournament.views.todo import todo


def checked_in(driver: EventDriver) -> list[int]:
    """The players who have checked in."""
    return [entrant.player for entrant in present_entrants(driver.event) if entrant.here]


def test_one_step_checks_in_everybody_on_the_list() -> None:
    """It does not check in those who wait at the door."""
    driver = EventDriver()
    driver.register(6)
    for number in range(41):
        driver.ask(Register((f"S{number}",), How.SELF), Public())
    driver.ask(CheckIn(0), AsPlayer(0))
    driver.ask(MarkNoShow((5,)))
    assert driver.refused(CheckInAll(), AsPlayer(1)) == "organiser-only"
    driver.ask(CheckInAll())
    assert checked_in(driver) == [0, 1, 2, 3, 4, *range(6, 46)]
    assert driver.event.entrants[5].gone is Gone.NO_SHOW
    assert driver.event.entrants[46].waiting
    assert driver.refused(CheckInAll()) == "everybody-here"
    (wait, draw) = todo(driver.event, 0)
    assert (wait.phrase.key, draw.phrase.key) == ("tournament-todo-admit", "tournament-todo-draw")
    driver.ask(TakeBack(last_step(driver.event) or 0, "too soon"))
    assert checked_in(driver) == [0]
    driver.check_files()


def test_a_check_in_by_mistake_is_undone_before_the_draw() -> None:
    """An organiser can undo it until there is a draft."""
    driver = EventDriver()
    driver.register(6)
    assert driver.refused(UndoCheckIn(2)) == "not-checked-in"
    driver.ask(CheckInAll())
    assert driver.refused(UndoCheckIn(2), AsPlayer(2)) == "organiser-only"
    driver.ask(UndoCheckIn(2))
    assert checked_in(driver) == [0, 1, 3, 4, 5]
    assert driver.refused(Draw()) == "not-all-checked-in"
    driver.ask(CheckIn(2))
    driver.ask(Draw())
    assert driver.refused(UndoCheckIn(2)) == "check-in-over"
    driver.check_files()


def test_a_drop_out_by_mistake_is_undone_during_the_match() -> None:
    """Until the match has a result, the player gets the seat back and the clock goes on."""
    driver = EventDriver()
    first, second = driver.begin(8)
    leaver, other = first.active[1], second.active[0]
    driver.ask(DropOut(leaver))
    driver.ask(DropOut(other))
    driver.ask(Pause((first.id,)), AtTable(1))
    assert driver.refused(CheckIn(leaver), AsPlayer(leaver)) == "organiser-only"
    driver.ask(CheckIn(leaver))
    assert driver.match(first).active == first.active
    assert driver.event.entrants[leaver].gone is None
    driver.result(second, [10, 20, 101])
    assert driver.refused(CheckIn(other)) == "player-gone"
    driver.ask(Continue((first.id,)))
    driver.result(first, [10, 20, 30, 101])
    driver.check()
    driver.check_files()


def test_a_walkover_is_played_when_the_opponent_returns() -> None:
    """The clock was stopped, so it has to be started again."""
    driver = EventDriver()
    (final,) = driver.begin(3)
    driver.ask(DropOut(final.active[0]))
    driver.ask(DropOut(final.active[1]))
    assert driver.match(final).decided
    driver.ask(CheckIn(final.active[0]))
    assert not driver.match(final).decided
    assert todo(driver.event, 0)[0].phrase.key == "tournament-todo-continue"
    driver.check_files()


def test_a_place_lost_by_a_correction_is_not_given_back() -> None:
    """Both possible winners of a group have left, so the final is valid without them."""
    driver = EventDriver()
    matches = driver.begin(9)
    for match in matches:
        driver.result(match, [10, 20, 101])
    (final,) = driver.publish()
    winner, second, _ = matches[0].players
    for player in (winner, second):
        driver.ask(DropOut(player))
    driver.ask(CheckIn(winner))  # possible before the correction
    driver.ask(DropOut(winner))
    totals = dict(zip(matches[0].players, (20, 10, 101), strict=True))
    driver.ask(CorrectResult(matches[0].id, totals, "misread"))
    assert len(driver.match(final).active) == 2
    assert driver.refused(CheckIn(winner)) == "player-gone"
    driver.check_files()


def test_a_name_is_corrected_at_any_time() -> None:
    """The new name is on every page and among the places, and it must be unique."""
    driver = EventDriver()
    driver.register(6)
    assert driver.refused(Rename(1, "p1")) == "name-taken"
    assert driver.refused(Rename(1, "P2")) == "nothing-corrected"
    assert driver.refused(Rename(9, "Zoe")) == "not-on-the-list"
    assert driver.refused(Rename(1, " \u200b")) == "name-empty"
    assert driver.refused(Rename(1, "Zoe"), AsPlayer(1)) == "organiser-only"
    driver.ask(Rename(1, "p2"))
    driver.publish()
    driver.play()
    driver.ask(Rename(1, " Jörg  Ü."))
    shown = public_view(driver.event, 0)
    assert (shown.names[1], shown.players[1].name) == ("Jörg Ü.", "Jörg Ü.")
    driver.check_files()
    driver.ask(TakeBack(last_step(driver.event) or 0, "it was right"))
    assert public_view(driver.event, 0).names[1] == "p2"
    driver.check_files()
