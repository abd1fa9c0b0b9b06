"""The evening as a spreadsheet: everything that minutes need, and nothing invented."""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Any

import pytest
from tournament.harness.event_driver import EventDriver

from dacabo.i18n import LANGUAGES, Words
from dacabo.spreadsheet import Cell, Row
from dacabo.tournament.event import Match, Plan
from dacabo.tournament.roles import House
from dacabo.tournament.sheets import WORDS, EveningSheets, PadRounds
from dacabo.tournament.subjects.attendance import CheckIn, DropOut, MarkNoShow
from dacabo.tournament.subjects.cashbox import NotePlayers, PlayerNote
from dacabo.tournament.subjects.clocks import Extend, Start
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.description import Describe
from dacabo.tournament.subjects.drawing import Draw, Exchange
from dacabo.tournament.subjects.penalties import Disqualify, Penalise
from dacabo.tournament.subjects.planning import LearnPace, RecordPlan
from dacabo.tournament.subjects.prizes import ChoosePrize, NamePrizes
from dacabo.tournament.subjects.registration import Rename
from dacabo.tournament.subjects.results import CorrectResult, EnterDecision, EnterResult
from dacabo.tournament.subjects.taking_back import TakeBack, last_step
from dacabo.tournament.views.pages import desk
from dacabo.tournament.views.types import Timing

EVENING = 1_795_114_800_000
"""19 November 2026, 19:00 in UTC."""


def evening() -> tuple[EventDriver, Match]:
    """An evening of nine with a no-show and corrections; and its first match."""
    driver = EventDriver()
    driver.now = EVENING
    driver.register(9)
    driver.ask(Describe("2026-11-19T20:00", "Gretel’s", "Bring a pen"))
    driver.ask(Rename(1, "Zoë"))
    for player in range(8):
        driver.ask(CheckIn(player))
    driver.ask(MarkNoShow((8,)))
    driver.ask(NotePlayers((PlayerNote(0, paid=True, note="by card"), PlayerNote(2, paid=True))))
    driver.ask(Draw())
    one, other = (match.players[0] for match in driver.event.stages[-1].matches)
    driver.ask(Exchange(one, other, "sisters"))
    driver.publish()
    driver.ask(Start())
    driver.wait(30)
    first, second = driver.matches
    a, b, c, d = first.players
    rounds: Any = ({a: 0, b: 5, c: 9, d: 51}, {a: 10, b: 5, c: 1, d: 50})
    driver.ask(EnterResult(first.id, {a: 10, b: 10, c: 10, d: 101}, rounds))
    driver.ask(Penalise(b, 5, "late"))
    driver.ask(TakeBack(last_step(driver.event) or 0, "wrong person"))
    driver.ask(Penalise(b, 5, "was late"))
    driver.wait(4)
    driver.result(second, (101, 30, 20, 10))
    driver.ask(
        CorrectResult(
            second.id, dict(zip(second.players, (101, 30, 20, 40), strict=True)), "misread"
        )
    )
    driver.ask(DropOut(second.players[0]))
    driver.publish()
    (final,) = driver.matches
    driver.ask(Start())
    driver.ask(Extend(5))
    driver.wait(20)
    driver.result(final, [7] * (len(final.players) - 1) + [101])
    tied = final.players[:-1]
    driver.ask(EnterDecision(final.id, {player: 3 * n for n, player in enumerate(tied)}))
    driver.ask(NamePrizes(("Cards", "A plant")))
    driver.ask(ChoosePrize(tied[0], "Cards"))
    driver.ask(End())
    return driver, driver.match(first)


def sheets_of(
    driver: EventDriver, pads: dict[str, PadRounds] | None = None, language: str = "en"
) -> dict[str, list[Row]]:
    """The sheets by title, by a clock that is an hour ahead of UTC."""
    say = Words(language).say
    return dict(EveningSheets(driver.event, pads or {}, say, 60).sheets())


def column(rows: Sequence[Row], title: str) -> list[Cell]:
    """The cells below a heading."""
    index = rows[0].index(title)
    return [row[index] if index < len(row) else None for row in rows[1:]]


def test_the_first_sheet_has_the_facts_of_the_evening() -> None:
    """Dates and times are real ones, by the reader's clock."""
    driver, _ = evening()
    rows: dict[Cell, Any] = {row[0]: row[1] for row in sheets_of(driver)["Tournament"]}
    assert rows["Title"] == "Summer Cup"
    assert rows["Date"] == date(2026, 11, 19)
    assert rows["Location"] == "Gretel’s"
    began = datetime(2026, 11, 19, 20, tzinfo=UTC).replace(tzinfo=None)
    assert rows["Started"] == began
    assert rows["Minutes taken"] == 54
    assert (rows["Last result"] - began).total_seconds() == 54 * 60
    assert (rows["People on the list"], rows["People who played"]) == (9, 8)
    assert rows["Organisers"] == "Ana"
    assert rows["Game"] == "Cabo, Tournament"


def test_places_have_points_tie_breaks_and_prizes() -> None:
    """Whoever left or was disqualified is marked."""
    driver, _ = evening()
    rows = sheets_of(driver)["Final standings"]
    assert column(rows, "Place")[:2] == [1, 2]
    assert column(rows, "Points")[:2] == [7, 7]
    assert column(rows, "Tie-break rounds")[:2] == ["0", "3"]
    assert column(rows, "Stage")[0] == "Final"
    assert column(rows, "Prize")[:2] == ["Cards", "A plant"]
    assert len(rows) == 9


def test_every_round_says_who_called_where_the_pad_knows_it() -> None:
    """Without the pad there are the points alone; of a corrected result not even these."""
    driver, first = evening()
    a, b, *_ = first.players
    pads = {first.id: PadRounds(first.rounds, (a, None), first.totals or {})}
    rows = sheets_of(driver, pads)["Rounds"]
    assert len(rows) == 1 + 8
    called = [row for row in rows[1:] if row[6] == "yes"]
    assert called == [("Stage 1", "A", 1, 1, driver.event.names[a], 0, "yes", None)]
    without = sheets_of(driver)["Rounds"]
    assert [row[:6] for row in without] == [row[:6] for row in rows]
    others = {first.id: PadRounds(({a: 1, b: 2},), (a,), {a: 1, b: 2})}
    assert sheets_of(driver, others)["Rounds"] == without, "another result counts"


def test_rounds_that_are_not_the_result_say_so() -> None:
    """After a correction, beside the player whose points it changed."""
    driver = EventDriver()
    driver.register(4)
    (match,) = driver.publish()
    driver.ask(Start())
    a, b, c, d = match.players
    driver.ask(EnterResult(match.id, {a: 3, b: 4, c: 5, d: 101}, ({a: 3, b: 4, c: 5, d: 101},)))
    pad = PadRounds(({a: 3, b: 4, c: 5, d: 101},), (a,), {a: 3, b: 4, c: 5, d: 101})
    assert set(column(sheets_of(driver, {match.id: pad})["Rounds"], "Remark")) == {None}
    driver.ask(CorrectResult(match.id, {a: 3, b: 8, c: 5, d: 101}, "misread"))
    rows = sheets_of(driver, {match.id: pad})["Rounds"]
    remarks = dict(zip(column(rows, "Name"), column(rows, "Remark"), strict=True))
    differs = "the result is another one: corrected, or entered by hand"
    assert [one for one in remarks.items() if one[1]] == [(driver.event.names[b], differs)]


def test_corrections_have_their_reasons_and_authors() -> None:
    """What was taken back is there as that, and not as a correction."""
    driver, _ = evening()
    rows = sheets_of(driver)["Corrections"]
    assert column(rows, "Step") == [
        *("name corrected", "players swapped", "undone", "Penalty", "result corrected"),
        "more minutes",
    ]
    assert column(rows, "Reason") == [None, "sisters", "wrong person", "was late", "misread", None]
    assert set(column(rows, "By")) == {"Ana"}
    corrected = rows[5]
    assert corrected[5:7] == (10, 40)


def test_attendance_has_no_shows_and_the_cash_box() -> None:
    """With a sum below."""
    driver, _ = evening()
    rows = sheets_of(driver)["Attendance"]
    people = {row[0]: row[1:] for row in rows[1:]}
    assert people["P1"] == ("yes", None, None, "yes", "by card")
    assert people["P9"] == (None, "no-show", None, None, None)
    assert people["Total"] == (8, None, None, "2 of 8")


def test_matches_have_their_times() -> None:
    """And their penalties, places and who advanced."""
    driver, first = evening()
    rows = sheets_of(driver)["Matches"]
    of_first = [row for row in rows[1:] if row[:3] == ("Stage 1", "A", 1)]
    assert [row[-1] for row in of_first] == [30] * 4
    named = {row[3]: row for row in of_first}
    late = named[driver.event.names[first.players[1]]]
    assert late[4:6] == (15, 5)
    assert {row[8] for row in of_first} == {"yes", None}


def test_the_plan_stands_beside_what_was_played() -> None:
    """Without the break before the final; only the server records a plan."""
    driver = EventDriver()
    driver.now = EVENING
    driver.register(6)
    driver.ask(RecordPlan(40, 55), House())
    driver.publish()
    driver.ask(Start())
    driver.wait(20)
    driver.play()
    driver.wait(15)
    driver.publish()
    driver.ask(Start())
    driver.wait(23)
    driver.play()
    rows: dict[Cell, Any] = {row[0]: row[1] for row in sheets_of(driver)["Tournament"]}
    assert rows["Planned minutes of play"] == "40–55"
    assert rows["Minutes of play, without breaks"] == 43
    assert rows["Minutes taken"] == 58
    for request in (RecordPlan(1, 2), LearnPace(5)):
        assert driver.refused(request) == "organiser-only"
    for forged in (RecordPlan(9, 3), LearnPace(0)):
        assert driver.refused(forged, House()) == "minutes-out-of-range"
    driver.ask(End())
    assert desk(driver.event, driver.now).timing == Timing(Plan(40, 55), 43)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_words(language: str) -> None:
    """An event that has only just begun has its sheets, too."""
    driver = EventDriver(changes={"minutes": 30})
    driver.register(3)
    found = sheets_of(driver, language=language)
    assert len(found) == 7
    assert not any("tournament-sheet" in str(row) for rows in found.values() for row in rows)
    words = Words(language)
    assert all(words.text(key, n=1, paid=1, count=2) for key in WORDS)


def test_a_disqualified_player_is_marked() -> None:
    """With the reason."""
    driver = EventDriver()
    driver.begin(4)
    driver.ask(Disqualify(0, "hid cards"))
    found = sheets_of(driver)
    assert "disqualified" in column(found["Matches"], "Remark")
    assert found["Corrections"][1][2:] == ("disqualified", 1, "P1", None, None, "hid cards")
