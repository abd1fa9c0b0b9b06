"""Who is there: all at once, not after all, back again; and by which name."""

from tournament.harness.hall import Hall

from dacabo.tournament.event import (
    Gone,
    How,
    present,
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


def here(hall: Hall) -> list[int]:
    """The players who have checked in."""
    return [one.player for one in present(hall.event) if one.here]


def test_all_are_here_with_one_step() -> None:
    """Everybody who is not marked absent; nobody who waits at the door, and nobody twice."""
    hall = Hall()
    hall.register(6)
    for number in range(41):
        hall.ask(Register((f"S{number}",), How.SELF), Public())
    hall.ask(CheckIn(0), AsPlayer(0))
    hall.ask(MarkNoShow((5,)))
    assert hall.refused(CheckInAll(), AsPlayer(1)) == "organiser-only"
    hall.ask(CheckInAll())
    assert here(hall) == [0, 1, 2, 3, 4, *range(6, 46)]
    assert hall.event.entrants[5].gone is Gone.NO_SHOW
    assert hall.event.entrants[46].waiting
    assert hall.refused(CheckInAll()) == "everybody-here"
    (wait, draw) = todo(hall.event, 0)
    assert (wait.phrase.key, draw.phrase.key) == ("tournament-todo-admit", "tournament-todo-draw")
    hall.ask(TakeBack(last_step(hall.event) or 0, "too soon"))
    assert here(hall) == [0]
    hall.check_files()


def test_a_check_in_by_mistake_is_undone_before_the_draw() -> None:
    """By an organiser; with a draft it would be too late."""
    hall = Hall()
    hall.register(6)
    assert hall.refused(UndoCheckIn(2)) == "not-checked-in"
    hall.ask(CheckInAll())
    assert hall.refused(UndoCheckIn(2), AsPlayer(2)) == "organiser-only"
    hall.ask(UndoCheckIn(2))
    assert here(hall) == [0, 1, 3, 4, 5]
    assert hall.refused(Draw()) == "not-all-checked-in"
    hall.ask(CheckIn(2))
    hall.ask(Draw())
    assert hall.refused(UndoCheckIn(2)) == "check-in-over"
    hall.check_files()


def test_a_wrong_drop_out_comes_back_into_a_match_that_has_begun() -> None:
    """As long as there is no result without them; the seat is theirs, and the clock goes on."""
    hall = Hall()
    first, second = hall.begin(8)
    gone, other = first.active[1], second.active[0]
    hall.ask(DropOut(gone))
    hall.ask(DropOut(other))
    hall.ask(Pause((first.id,)), AtTable(1))
    assert hall.refused(CheckIn(gone), AsPlayer(gone)) == "organiser-only"
    hall.ask(CheckIn(gone))
    assert hall.match(first).active == first.active
    assert hall.event.entrants[gone].gone is None
    hall.result(second, [10, 20, 101])
    assert hall.refused(CheckIn(other)) == "player-gone"
    hall.ask(Continue((first.id,)))
    hall.result(first, [10, 20, 30, 101])
    hall.check()
    hall.check_files()


def test_a_walkover_is_played_when_the_other_comes_back() -> None:
    """The clock was stopped; it has to be started again."""
    hall = Hall()
    (final,) = hall.begin(3)
    hall.ask(DropOut(final.active[0]))
    hall.ask(DropOut(final.active[1]))
    assert hall.match(final).decided
    hall.ask(CheckIn(final.active[0]))
    assert not hall.match(final).decided
    assert todo(hall.event, 0)[0].phrase.key == "tournament-todo-continue"
    hall.check_files()


def test_whoever_lost_their_place_by_a_correction_does_not_come_back_to_it() -> None:
    """Both who could have won a group had left, so the final is right without either."""
    hall = Hall()
    matches = hall.begin(9)
    for match in matches:
        hall.result(match, [10, 20, 101])
    (final,) = hall.publish()
    won, second, _ = matches[0].players
    for player in (won, second):
        hall.ask(DropOut(player))
    hall.ask(CheckIn(won))  # nothing was corrected yet
    hall.ask(DropOut(won))
    totals = dict(zip(matches[0].players, (20, 10, 101), strict=True))
    hall.ask(CorrectResult(matches[0].id, totals, "misread"))
    assert len(hall.match(final).active) == 2
    assert hall.refused(CheckIn(won)) == "player-gone"
    hall.check_files()


def test_a_name_is_corrected_at_any_time() -> None:
    """On every page and in the places, in capitals or not; no two people have the same name."""
    hall = Hall()
    hall.register(6)
    assert hall.refused(Rename(1, "p1")) == "name-taken"
    assert hall.refused(Rename(1, "P2")) == "nothing-corrected"
    assert hall.refused(Rename(9, "Zoe")) == "not-on-the-list"
    assert hall.refused(Rename(1, " \u200b")) == "name-empty"
    assert hall.refused(Rename(1, "Zoe"), AsPlayer(1)) == "organiser-only"
    hall.ask(Rename(1, "p2"))
    hall.publish()
    hall.play()
    hall.ask(Rename(1, " Jörg  Ü."))
    shown = public_view(hall.event, 0)
    assert (shown.names[1], shown.players[1].name) == ("Jörg Ü.", "Jörg Ü.")
    hall.check_files()
    hall.ask(TakeBack(last_step(hall.event) or 0, "it was right"))
    assert public_view(hall.event, 0).names[1] == "p2"
    hall.check_files()
