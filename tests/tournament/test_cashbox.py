"""The cash box: ticks and notes, for organisers and the door only, and gone with the person."""

import msgspec
import pytest
from tournament.harness.event_driver import EventDriver

from dacabo.club.evening import evening_of
from dacabo.core.phrases import Who
from dacabo.i18n import Words
from dacabo.tournament.event import How
from dacabo.tournament.namelist import ListNote, read_names
from dacabo.tournament.roles import AsPlayer, AtTable, Door, Public
from dacabo.tournament.sheets import EveningSheets
from dacabo.tournament.subjects.attendance import CheckInAll, DropOut, MarkNoShow
from dacabo.tournament.subjects.cashbox import NotePlayers, PlayerNote, PlayersNoted, cash_entrants
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.closing import End, GoElsewhere
from dacabo.tournament.subjects.privacy import Forget
from dacabo.tournament.subjects.registration import Register
from dacabo.tournament.subjects.taking_back import TakeBack, last_step
from dacabo.tournament.views.changes import preview
from dacabo.tournament.views.pages import (
    desk,
    door_page,
    player_page,
    public_view,
    table_page,
)


def paid(driver: EventDriver) -> dict[int, tuple[bool, str]]:
    """The ticks and notes at the desk, of those who have any."""
    listed = desk(driver.event, driver.now).listed
    assert listed == door_page(driver.event, driver.now).listed
    return {
        one.player: (one.paid or False, one.note or "") for one in listed if one.paid or one.note
    }


def test_a_tick_and_a_note_stay_until_they_are_changed() -> None:
    """The tick of one organiser does not overwrite the note of another."""
    driver = EventDriver()
    driver.register(4)
    driver.ask(NotePlayers((PlayerNote(1, paid=True),)))
    driver.ask(NotePlayers((PlayerNote(1, note=" owes  2 € "), PlayerNote(2, paid=True))), Door())
    assert paid(driver) == {1: (True, "owes 2 €"), 2: (True, "")}
    driver.ask(NotePlayers((PlayerNote(1, paid=False),)))
    assert paid(driver) == {1: (False, "owes 2 €"), 2: (True, "")}
    driver.ask(NotePlayers((PlayerNote(1, note=""),)))
    assert paid(driver) == {2: (True, "")}
    driver.publish()
    driver.ask(NotePlayers((PlayerNote(3, paid=True),)))
    assert paid(driver) == {2: (True, ""), 3: (True, "")}
    driver.check_files()


def test_a_step_of_the_cash_box_is_previewed_and_taken_back() -> None:
    """The preview says what becomes of the tick and of the note."""
    driver = EventDriver()
    driver.register(4)
    driver.ask(NotePlayers((PlayerNote(0, paid=True, note="by card"),)))
    step = last_step(driver.event)
    assert step is not None
    ana = driver.event.log[0].by
    told = preview(driver.event, TakeBack(step, "a slip"), driver.now, ana).phrases
    assert [(one.key, one.about["who"]) for one in told] == [
        ("tournament-change-unpaid", Who(0)),
        ("tournament-change-no-note", Who(0)),
    ]
    request = NotePlayers((PlayerNote(1, paid=True, note="later"),))
    told = preview(driver.event, request, driver.now, ana).phrases
    assert [one.key for one in told] == ["tournament-change-paid", "tournament-change-note"]
    driver.ask(TakeBack(step, "a slip"))
    assert paid(driver) == {}
    driver.check_files()


def test_nothing_new_or_impossible_is_refused() -> None:
    """Everything is refused as a whole."""
    driver = EventDriver()
    driver.register(3)
    driver.ask(NotePlayers((PlayerNote(0, paid=True),)))
    for notes, code in (
        ((PlayerNote(0, paid=True),), "nothing-corrected"),
        ((), "nothing-corrected"),
        ((PlayerNote(1, note=""),), "nothing-corrected"),
        ((PlayerNote(9, paid=True),), "not-on-the-list"),
        ((PlayerNote(1, paid=True), PlayerNote(1, note="x")), "player-twice"),
        ((PlayerNote(1, note="x" * 81),), "text-too-long"),
    ):
        assert driver.refused(NotePlayers(notes)) == code
    for by in (AsPlayer(0), AtTable(1), Public()):
        assert driver.refused(NotePlayers((PlayerNote(1, paid=True),)), by) == "organiser-only"


def test_the_cash_box_is_counted_after_the_end() -> None:
    """It goes on until the event moves to another server, which has its own then."""
    driver = EventDriver()
    driver.register(3)
    driver.publish()
    driver.play()
    driver.ask(End())
    driver.ask(NotePlayers((PlayerNote(0, paid=True),)))
    assert paid(driver) == {0: (True, "")}
    driver.check_files()
    moved = EventDriver()
    moved.register(3)
    moved.ask(GoElsewhere("https://cards.example/event#aaaabbbbccccdddd.dw.seal"))
    assert moved.refused(NotePlayers((PlayerNote(0, paid=True),))) == "event-elsewhere"


def test_no_other_page_has_a_tick_or_a_note() -> None:
    """Neither by its words nor by its fields."""
    driver = EventDriver()
    driver.register(5)
    driver.ask(NotePlayers((PlayerNote(0, paid=True, note="zebra"),)))
    driver.publish()
    driver.play()
    now = driver.now
    pages = [public_view(driver.event, now), table_page(driver.event, 1, now)]
    for page in (*pages, *(player_page(driver.event, player, now) for player in range(5))):
        text = msgspec.json.encode(page).decode()
        assert "zebra" not in text
        assert '"paid"' not in text


def test_a_deleted_person_takes_tick_and_note_along() -> None:
    """Their name is deleted from the notes about others, too; nothing can be noted any more."""
    driver = EventDriver()
    driver.ask(Register(("Xenia Quist", "Ben", "Cleo")))
    driver.ask(NotePlayers((PlayerNote(0, paid=True, note="by card"),)))
    driver.ask(NotePlayers((PlayerNote(1, note="pays for Xenia Quist"),)))
    driver.ask(Forget(0))
    text = msgspec.json.encode(driver.event.log).decode()
    assert "by card" not in text
    assert "Quist" not in text
    assert driver.event.log[2].fact == PlayersNoted((PlayerNote(0),))
    assert paid(driver) == {1: (False, "pays for N. N. 1")}
    assert driver.refused(NotePlayers((PlayerNote(0, paid=True),))) == "forgotten-already"
    driver.check_files()


def test_a_long_note_with_a_deleted_name_still_fits() -> None:
    """A pseudonym may be longer than the name."""
    driver = EventDriver()
    driver.ask(Register(("N", "Ben", "Cleo")))
    driver.ask(NotePlayers((PlayerNote(1, note="N " * 40),)))
    driver.ask(Forget(0))
    assert len(paid(driver)[1][1]) <= 80
    driver.check_files()


def test_somebody_who_waits_is_not_in_the_cash_box() -> None:
    """Nobody has let them in yet."""
    driver = EventDriver()
    for number in range(41):
        driver.ask(Register((f"S{number}",), How.SELF), Public())
    assert driver.refused(NotePlayers((PlayerNote(40, paid=True),))) == "player-waits"


# --- a column of a list -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "notes"),
    [
        ("Name;bezahlt\nAna;ja\nBen;\n", [("Ana", True, "")]),
        (
            "Name,Paid,Note\nAna,no,friend of Ben\nBen,x,\n",
            [("Ana", False, "friend of Ben"), ("Ben", True, "")],
        ),
        ("naam\tBetaald?\tOpmerking\nAna\t5,00\t\nBen\t0,00\t\nCy\tnee\t\n", [("Ana", True, "")]),
        ("Prénom;Nom;Payé\nAna;Bauer;10 €\nBen;Chen;0 €\nCy;Dor;non\n", [("Ana Bauer", True, "")]),
        (
            "Vorname;Nachname;E-Mail;bezahlt;Notiz\nAna;Bauer;a@b.c;nein;zahlt  später\n",
            [("Ana Bauer", False, "zahlt später")],
        ),
        ("Ana;Bauer\nBen;Chen\n", []),
        ("Name;bezahlt;bezahlt\nAna;ja;nein\n", []),
        ("Name;bezahlt\nAna;nicht bezahlt\nBen;ja\n", [("Ben", True, "")]),
    ],
)
def test_a_list_says_who_has_paid(file: str, notes: list[tuple[str, bool, str]]) -> None:
    """With a heading in four languages; an empty cell, a zero and a no mean not yet."""
    assert read_names(file.encode()).notes == tuple(ListNote(*note) for note in notes)


# --- who counts -------------------------------------------------------------------------------


def test_the_cash_box_counts_who_paid_who_is_expected_and_who_played() -> None:
    """Who left before playing counts only with a payment, at the desk and in the spreadsheet."""
    driver = EventDriver()
    driver.register(12)
    driver.ask(CheckInAll())
    driver.ask(DropOut(8))
    driver.ask(NotePlayers((PlayerNote(9, paid=True),)))
    driver.ask(DropOut(9))
    driver.ask(MarkNoShow((10,)))
    driver.publish()
    driver.ask(DropOut(0))
    driver.ask(Start())
    driver.ask(DropOut(1))
    counted = {*range(12)} - {0, 8, 10}
    assert {one.player for one in cash_entrants(driver.event)} == counted
    listed = desk(driver.event, driver.now).listed
    assert {one.player for one in listed if not one.exempt} == counted
    sheets = dict(EveningSheets(driver.event, {}, Words("en").say, 0).sheets())
    assert sheets["Attendance"][-1][4] == "1 of 9"
    driver.check_files()


def test_a_name_that_leaves_before_the_draw_is_in_no_record() -> None:
    """Such as a name that was added twice; a payment keeps it."""
    driver = EventDriver()
    driver.register(6)
    driver.ask(CheckInAll())
    driver.ask(DropOut(4))
    driver.ask(NotePlayers((PlayerNote(5, paid=True),)))
    driver.ask(DropOut(5))
    driver.publish()
    driver.play()
    driver.ask(End())
    sheets = dict(EveningSheets(driver.event, {}, Words("en").say, 0).sheets())
    names = [row[0] for row in sheets["Attendance"][1:-1]]
    assert names == ["P1", "P2", "P3", "P4", "P6"]
    people = {player: player for player in (0, 1, 2, 3, 5)}
    evening = evening_of("e", driver.event, "2026-11-20", people)
    assert [one.person for one in evening.came] == [0, 1, 2, 3, 5]
