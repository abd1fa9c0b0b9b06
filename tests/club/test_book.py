"""The club book: the people, evenings and seasons that it accepts and refuses."""

from datetime import date

import msgspec
import pytest
from club.harness.book import TEN_SEVEN_FIVE, BookDriver, an_event
from msgspec.structs import replace
from tournament.harness.event_driver import EventDriver

from dacabo.club import requests as ask
from dacabo.club.club import replay
from dacabo.club.erasure import erase
from dacabo.club.evening import evening_of, proposal
from dacabo.club.facts import (
    ByPlace,
    ByResult,
    ClubError,
    ClubFileError,
    EveningPlanned,
    Link,
    PersonRenamed,
    Season,
)
from dacabo.club.files import HEADINGS, ClubSheets, read_club, write_club
from dacabo.club.seasons import met_before
from dacabo.club.views import club_log, club_view
from dacabo.core.errors import DacaboError
from dacabo.core.names import NameRefused
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.formats import Format
from dacabo.tournament.subjects.closing import End

NAMES = ("Ana", "Bo", "Chidi", "Dörte", "Émile", "Fatima", "Göran")


def book_with(*names: str) -> BookDriver:
    """A book with these people."""
    book = BookDriver()
    book.ask(ask.AddPeople(names))
    return book


def code_of_refusal(book: BookDriver, request: ask.Request) -> str:
    """The code with which a request is refused; checks that nothing has changed."""
    before = book.club
    try:
        book.ask(request)
    except DacaboError as error:
        assert book.club is before
        return error.code
    message = f"{request} was not refused"
    raise AssertionError(message)


# --- people -----------------------------------------------------------------------------


def test_people_are_added_renamed_joined_and_forgotten() -> None:
    """A person keeps their number; a name that is free again can be given again."""
    book = book_with("Ana", "Bo", "Anna")
    book.ask(ask.RenamePerson(1, " Bodo "))
    book.ask(ask.MergePeople(0, 2))
    book.ask(ask.ForgetPerson(1))
    assert [*book.club.names] == ["Ana", None, None]
    assert book.club.people == (0, 1)
    book.ask(ask.AddPeople(("Bodo",)))
    assert book.club.names[3] == "Bodo"
    with pytest.raises(ClubError, match="no-such-person"):
        book.ask(ask.RenamePerson(1, "Bo"))


def test_a_name_is_given_once() -> None:
    """It does not matter how the name is written, but its owner may correct it."""
    book = book_with("Ana", "Bo")
    with pytest.raises(TournamentError, match="name-taken"):
        book.ask(ask.AddPeople(("Chidi", "aNA")))
    with pytest.raises(TournamentError, match="name-taken"):
        book.ask(ask.RenamePerson(1, "ana"))
    with pytest.raises(NameRefused):
        book.ask(ask.AddPeople((" ",)))
    book.ask(ask.RenamePerson(0, "ANA"))
    assert book.club.names == ("ANA", "Bo")
    assert code_of_refusal(book, ask.AddPeople(())) == "club-nobody"
    assert code_of_refusal(book, ask.MergePeople(0, 0)) == "club-same-person"
    assert code_of_refusal(book, ask.ForgetPerson(7)) == "no-such-person"


def test_a_repeated_request_happens_once() -> None:
    """Its id identifies it."""
    book = BookDriver()
    assert book.ask(ask.AddPeople(("Ana",)), id="same")
    assert book.ask(ask.AddPeople(("Ana",)), id="same") == []


# --- evenings ---------------------------------------------------------------------------


def test_an_evening_is_added_with_tables_places_and_points() -> None:
    """New players are added as people; the book needs the tournament no more."""
    book, event = BookDriver(), an_event(*NAMES)
    book.take_in(event)
    assert book.club.names == NAMES
    (evening,) = book.club.evenings.values()
    assert (evening.name, evening.on, evening.game) == ("Summer Cup", "2026-11-20", event.game)
    assert sorted(came.place for came in evening.came if came.place) == [1, 2, 3, 3, 5, 5, 7]
    assert [len(table.sat) for table in evening.tables] == [4, 3, 2]
    assert [table.final for table in evening.tables] == [False, False, True]
    assert [sat.points for sat in evening.tables[2].sat] == [10, 101]


def test_the_book_proposes_known_people_by_name() -> None:
    """The spelling of a name does not matter, and the organiser decides."""
    book = BookDriver()
    book.take_in(an_event(*NAMES))
    second = an_event("ana", "Bo", "Hinemoa")
    proposed = proposal(book.club, "event-2", second)
    assert [(guest.name, guest.person) for guest in proposed.guests] == [
        ("ana", 0),
        ("Bo", 1),
        ("Hinemoa", None),
    ]
    book.take_in(second, "event-2", (0, 2, None))
    assert book.club.names == (*NAMES, "Hinemoa")
    evening = book.club.evenings[2]
    assert [came.person for came in evening.came] == [0, 2, 7]


def test_a_new_person_with_a_known_name_gets_a_number() -> None:
    """Two Anas are two people if the organiser says so."""
    book = BookDriver()
    book.take_in(an_event("Ana", "Bo", "Chidi"))
    book.take_in(an_event("ANA", "Bo", "Chidi"), "event-2", (None, 1, 2))
    assert book.club.names == ("Ana", "Bo", "Chidi", "Ana 2")


def test_an_unfinished_repeated_or_wrong_evening_is_refused() -> None:
    """The book then has nothing of it, not even the new names."""
    book = BookDriver()
    with pytest.raises(ClubError, match="evening-not-over"):
        book.take_in(an_event("Ana", "Bo", "Chidi", over=False))
    event = an_event("Ana", "Bo", "Chidi")
    with pytest.raises(ClubError, match="evening-who"):
        book.take_in(event, who=(None, None))
    with pytest.raises(ClubError, match="not-a-date"):
        book.ask(ask.TakeIn("e", "20.11.2026", (None,) * 3), ("e", event))
    assert book.club.names == ()
    book.take_in(event)
    with pytest.raises(ClubError, match="evening-there-already"):
        book.take_in(event, who=(0, 1, 2))
    with pytest.raises(ClubError, match="club-twice-there"):
        book.take_in(event, "event-2", (0, 0, 2))
    with pytest.raises(ClubError, match="no-such-person"):
        book.take_in(event, "event-2", (0, 1, 99))


def test_an_evening_can_be_removed_and_added_again() -> None:
    """It gets another number, and the standings have nothing of the first time."""
    book, event = BookDriver(), an_event("Ana", "Bo", "Chidi")
    book.take_in(event)
    view_before = club_view(book.club)
    book.ask(ask.TakeOut(1))
    assert club_view(book.club).evenings == ()
    assert code_of_refusal(book, ask.TakeOut(1)) == "no-such-evening"
    book.take_in(event, who=(0, 1, 2))
    assert [evening.evening for evening in club_view(book.club).evenings] == [2]
    assert club_view(book.club).pairs == view_before.pairs


def test_two_players_of_one_evening_cannot_be_joined() -> None:
    """They are two people, so their entries stay apart."""
    book = BookDriver()
    book.take_in(an_event("Ana", "Bo", "Chidi"))
    assert code_of_refusal(book, ask.MergePeople(0, 1)) == "club-both-there"


# --- seasons ----------------------------------------------------------------------------


def test_a_season_is_created_changed_and_removed() -> None:
    """Its number is never used for another season."""
    book = BookDriver()
    season = Season(name=" Autumn ", points=TEN_SEVEN_FIVE)
    book.ask(ask.SetSeason(season))
    book.ask(ask.SetSeason(replace(season, best=3), 1))
    assert book.club.seasons == {1: Season(name="Autumn", best=3, points=TEN_SEVEN_FIVE)}
    book.ask(ask.RemoveSeason(1))
    book.ask(ask.SetSeason(season))
    assert [*book.club.seasons] == [2]
    assert code_of_refusal(book, ask.RemoveSeason(1)) == "no-such-season"
    assert code_of_refusal(book, ask.SetSeason(season, 9)) == "no-such-season"


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"since": "2026-11-20", "until": "2026-11-19"}, "season-backwards"),
        ({"since": "20261120"}, "not-a-date"),
        ({"best": 0}, "season-best"),
        ({"points": ByPlace((10, -1))}, "season-points"),
        ({"points": ByResult(1001)}, "season-points"),
        ({"points": ByPlace((1,) * 51)}, "season-points"),
        ({"name": " "}, "text-missing"),
    ],
)
def test_an_invalid_season_is_refused(wrong: dict[str, object], why: str) -> None:
    """Each mistake has its code."""
    season = replace(Season(name="Autumn", points=TEN_SEVEN_FIVE), **wrong)
    assert code_of_refusal(BookDriver(), ask.SetSeason(season)) == why


# --- forgetting -------------------------------------------------------------------------


def test_a_forgotten_person_keeps_results_but_no_name() -> None:
    """Places, points and ratings of all others are the same as before."""
    book = BookDriver()
    book.take_in(an_event("Ana", "Bo", "Chidi"))
    book.ask(ask.SetSeason(Season(name="All", points=TEN_SEVEN_FIVE)))
    before = club_view(book.club)
    book.ask(ask.ForgetPerson(1))
    after = club_view(book.club)
    assert after.people[1].name is None
    assert after.seasons == before.seasons
    assert after.pairs == before.pairs
    assert [person.rating for person in after.people] == [person.rating for person in before.people]
    assert after.last == (0, 2)


def test_the_log_has_no_name_of_a_forgotten_person() -> None:
    """It has neither a former name nor that of a joined entry; the rest is as it was."""
    book = BookDriver()
    book.take_in(an_event("Yolanda", "Bo", "Chidi"))
    book.ask(ask.AddPeople(("Yola",)))
    book.ask(ask.RenamePerson(0, "Yoyo"))
    book.ask(ask.MergePeople(0, 3))
    book.ask(ask.ForgetPerson(0))
    book.ask(ask.AddPeople(("Yolanda",)))
    log = erase(book.club.log)
    assert msgspec.json.encode(log[:-1]).count(b"Yo") == 0
    assert msgspec.json.encode(log[-1]).count(b"Yolanda") == 1
    assert club_view(replay(log)) == club_view(book.club)
    assert erase(log) == log
    assert read_club(write_club(book.club)) == tuple(replace(entry, id=None) for entry in log)


def test_no_title_has_the_name_of_a_forgotten_person() -> None:
    """A name inside another word stays, as in the title of another evening."""
    book = book_with("Bo", "Ana", "Cy")
    for title in ("Bo’s birthday", "Bohemian night"):
        planned = EveningPlanned(title, title, (0, 1, 2))
        book.club = replay((*book.club.log, replace(book.club.log[-1], fact=planned)))
    book.ask(ask.SetSeason(Season(name="Bo, Ana and Cy", points=TEN_SEVEN_FIVE)))
    book.ask(ask.ForgetPerson(0))
    club = replay(erase(book.club.log))
    assert [plan.name for plan in club.plans.values()] == ["N. N. 1’s birthday", "Bohemian night"]
    assert club.seasons[1].name == "N. N. 1, Ana and Cy"
    assert erase(club.log) == club.log


def test_only_two_kinds_of_facts_have_names() -> None:
    """So names can be removed from a log without a change of anything else."""
    book = BookDriver()
    book.take_in(an_event("Zacharias", "Yolanda", "Xenia"))
    book.ask(ask.RenamePerson(0, "Zack"))
    text = [
        msgspec.json.encode(entry)
        for entry in book.club.log
        if not isinstance(entry.fact, PersonRenamed)
    ]
    with_names = [line for line in text if b"Zach" in line or b"Yola" in line or b"Xen" in line]
    assert len(with_names) == 1
    assert b"people-added" in with_names[0]


# --- the next evening -------------------------------------------------------------------


def test_a_planned_evening_knows_its_people_and_their_meetings() -> None:
    """Planned people are known by their numbers, others by their names."""
    book = BookDriver()
    book.take_in(an_event("Ana", "Bo", "Chidi", "Dörte"))
    book.ask(ask.SetSeason(Season(name="All", points=TEN_SEVEN_FIVE)))
    book.ask(ask.RenamePerson(2, "Chidiebere"))
    event = an_event("Chidi", "Bo", "Dörte", "Émile")
    planned = EveningPlanned("event-2", "Next", (2, 1), 1)
    book.club = replay((*book.club.log, replace(book.club.log[-1], fact=planned)))
    proposed = proposal(book.club, "event-2", event)
    assert [guest.person for guest in proposed.guests] == [2, 1, 3, None]
    meetings = met_before(book.club, 1, "event-2", event)
    assert [(meeting.one, meeting.other, meeting.times) for meeting in meetings] == [
        (0, 1, 1),
        (0, 2, 1),
        (1, 2, 1),
    ]
    book.take_in(event, "event-2", (2, 1, 3, None))
    assert book.club.plans == {}


def test_a_plan_can_be_dropped() -> None:
    """The second request to drop it is refused."""
    book = book_with("Ana")
    planned = EveningPlanned("event-2", "Next", (0,))
    book.club = replay((*book.club.log, replace(book.club.log[-1], fact=planned)))
    book.ask(ask.DropPlan("event-2"))
    assert code_of_refusal(book, ask.DropPlan("event-2")) == "no-such-plan"


# --- organisers -------------------------------------------------------------------------


def test_another_organiser_writes_in_the_book_under_their_name() -> None:
    """A name is in use once, and at least one organiser stays."""
    book = book_with("Ana")
    book.ask(ask.InviteOrganiser(" Yusuf "))
    book.ask(ask.AddPeople(("Bo",)), by=1)
    assert [line.by for line in club_log(book.club)] == [0, 0, 0, 1]
    assert [one.name for one in book.club.organisers] == ["", "Yusuf"]
    for request, by, code in (
        (ask.InviteOrganiser("YUSUF"), 0, "club-organiser-known"),
        (ask.WithdrawOrganiser(2), 0, "no-such-club-organiser"),
        (ask.WithdrawOrganiser(1), 1, "club-own-link"),
        (ask.ForgetOrganiser(1), 0, "club-organiser-there"),
    ):
        with pytest.raises(ClubError, match=code):
            book.ask(request, by=by)
    book.ask(ask.WithdrawOrganiser(0), by=1)
    with pytest.raises(ClubError, match="club-organiser-gone"):
        book.ask(ask.WithdrawOrganiser(0), by=1)
    book.ask(ask.ForgetOrganiser(0), by=1)
    assert book.club.organisers[0].name is None
    again = replay(read_club(write_club(book.club)))
    assert [one.withdrawn for one in again.organisers] == [True, False]


def test_a_book_has_twenty_organisers_at_most() -> None:
    """Also counting those whose links were withdrawn."""
    book = book_with("Ana")
    for number in range(19):
        book.ask(ask.InviteOrganiser(f"O{number}"))
    assert code_of_refusal(book, ask.InviteOrganiser("One more")) == "club-organisers-full"


def test_a_forgotten_organiser_can_come_back_under_a_new_name() -> None:
    """The old name stays deleted."""
    book = book_with("Ana")
    book.ask(ask.InviteOrganiser("Yusuf Quist"))
    book.ask(ask.WithdrawOrganiser(1))
    book.ask(ask.ForgetOrganiser(1))
    log = erase(book.club.log)
    assert "Quist" not in msgspec.json.encode(log).decode()
    assert replay(log).organisers == book.club.organisers


# --- files ------------------------------------------------------------------------------


def full_book() -> BookDriver:
    """A book with a bit of everything."""
    book = BookDriver()
    book.take_in(an_event(*NAMES))
    book.ask(ask.SetSeason(Season(name="All", best=1, points=TEN_SEVEN_FIVE)))
    book.ask(ask.RenewLink(Link.PUBLIC))
    book.ask(ask.ForgetPerson(3))
    return book


def test_a_file_holds_the_whole_book() -> None:
    """Reading it gives the same standings; links and request ids stay on the server."""
    book = full_book()
    file = write_club(book.club)
    club = replay(read_club(file))
    assert club_view(club).seasons == club_view(book.club).seasons
    assert [entry.id for entry in club.log] == [None] * len(club.log)
    assert club.generations == {}
    reckoned = msgspec.json.decode(file)["reckoned"]
    assert reckoned["name"] == "Kartenfreunde"
    assert reckoned["seasons"][0]["standings"][0]["points"] == 10


FINAL = b'{"person":0,"place":1,"points":10},{"person":1,"place":2,"points":101}'
"""The players of the last table, as a file has them."""


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ((b'"dacabo": "club"', b'"dacabo": "pad"'), "club-file-foreign"),
        ((b'"version": 1', b'"version": 2'), "club-file-version"),
        ((b'"place":1', b'"place":"one"'), "club-file-unreadable"),
        ((b'"place":1', b'"place":0'), "club-file-refused"),
        ((b'"place":1', b'"place":-2147483648'), "club-file-refused"),
        ((b'"place":1', b'"place":%d' % 10**400), "club-file-refused"),
        ((b'"place":1,"points"', b'"place":0,"points"'), "club-file-refused"),
        ((b'"place":1,"points"', b'"place":%d,"points"' % 10**400), "club-file-refused"),
        ((b'"points":10', b'"points":%d' % 10**400), "club-file-refused"),
        ((FINAL, b""), "club-file-refused"),
        ((FINAL, FINAL.partition(b",{")[0]), "club-file-refused"),
        ((b'"on":"2026-11-20"', b'"on":"never"'), "club-file-refused"),
        ((b'"type":"opened"', b'"type":"closed"'), "club-file-unreadable"),
        ((b"[", b""), "club-file-not-json"),
    ],
)
def test_a_file_with_a_mistake_is_refused(change: tuple[bytes, bytes], why: str) -> None:
    """The error has the line of the mistake."""
    file = write_club(full_book().club).replace(*change, 1)
    with pytest.raises(ClubFileError, match=why) as refused:
        read_club(file)
    assert refused.value.about["line"] in (1, 2, 3, 4)


def test_the_spreadsheet_has_a_sheet_for_each_season_and_for_everything_else() -> None:
    """All rows of a sheet have one width, and forgotten people get a placeholder name."""
    view = club_view(full_book().club)
    words = {heading: heading.removeprefix("club-sheet-") for heading in HEADINGS}
    sheets = dict(ClubSheets(view, words, {3: "Somebody"}).sheets())
    assert [*sheets] == ["All", "people", "evenings", "tables", "pairs"]
    for rows in sheets.values():
        assert len({len(row) for row in rows}) == 1
        assert len(rows) > 5
    assert sheets["All"][0] == ("place", "person", "points", "won", date(2026, 11, 20))
    assert any("Somebody" in row for row in sheets["people"])
    assert len(sheets["tables"]) == 1 + 4 + 3 + 2
    assert sheets["tables"][0][:4] == ("date", "evening", "stage", "table")
    assert [row[2:4] for row in sheets["tables"][1:]] == [(1, 1)] * 4 + [(1, 2)] * 3 + [
        ("final", 1)
    ] * 2
    assert sheets["tables"][1][0] == sheets["evenings"][1][0] == date(2026, 11, 20)


def test_the_consolation_is_not_called_a_final() -> None:
    """An evening has one final; the groups beside it say what they were."""
    driver = EventDriver(format=Format(consolation=True))
    driver.begin(8)
    driver.play()
    driver.publish()
    driver.play()
    driver.ask(End())
    tables = evening_of("e", driver.event, "2026-11-20", {p: p for p in range(8)}).tables
    assert [(table.final, table.consolation) for table in tables] == [
        (False, False),
        (False, False),
        (True, False),
        *[(False, True)] * (len(tables) - 3),
    ]
    assert any(table.consolation for table in tables)
