"""Announcements, tables that call an organiser, and tournaments that move to another server."""

import msgspec
import pytest
from tournament.harness.event_driver import EventDriver

from dacabo.core.phrases import Argument, Phrase, Who
from dacabo.tournament.apply import apply
from dacabo.tournament.budgets import MAX_BY_LINK
from dacabo.tournament.commands import next_due, seal
from dacabo.tournament.errors import LogError
from dacabo.tournament.logfile import read_log, write_log
from dacabo.tournament.roles import AsPlayer, AtTable, Organiser
from dacabo.tournament.subjects.attendance import DropOut
from dacabo.tournament.subjects.clocks import Pause
from dacabo.tournament.subjects.closing import ComeBack, End, GoElsewhere
from dacabo.tournament.subjects.links import RenewLink
from dacabo.tournament.subjects.messages import (
    Announce,
    AnswerCall,
    CallOrganiser,
    EndAnnouncement,
    EndCall,
)
from dacabo.tournament.subjects.privacy import Forget
from dacabo.tournament.subjects.registration import Rename
from dacabo.tournament.subjects.results import EnterResult
from dacabo.tournament.views.pages import desk, player_page, public_view, table_page

NEW_ADDRESS = "https://cards.example/event#aaaabbbbccccdddd.dw.seal"


def test_an_announcement_is_on_every_page_until_it_is_removed() -> None:
    """Pages show the latest one; it cannot be taken back, and the log has it."""
    driver = EventDriver()
    driver.begin(6)
    before = desk(driver.event, driver.now).last
    driver.ask(Announce("  The buffet   is open "))
    driver.ask(Announce("Five minutes’ break"))
    announcement = public_view(driver.event, driver.now).announcement
    assert announcement is not None
    assert (announcement.text, announcement.number) == (
        "Five minutes’ break",
        len(driver.event.log),
    )
    assert table_page(driver.event, 1, driver.now).announcement == announcement
    assert player_page(driver.event, 0, driver.now).event.announcement == announcement
    assert desk(driver.event, driver.now).last == before
    driver.ask(EndAnnouncement())
    assert public_view(driver.event, driver.now).announcement is None
    said_once = [line.entry.fact for line in desk(driver.event, driver.now).log][-3:]
    assert [type(fact).__name__ for fact in said_once] == [
        "Announced",
        "Announced",
        "AnnouncementEnded",
    ]
    driver.check_files()


def test_a_call_of_a_table_is_the_first_task() -> None:
    """The call is the first task, with the table and the caller; they see the answer."""
    driver = EventDriver()
    one, two = driver.begin(6)
    caller = two.players[1]
    driver.ask(CallOrganiser(one.id), AtTable(1))
    driver.now += 1
    driver.ask(CallOrganiser(two.id), AsPlayer(caller))
    first, second, *_ = desk(driver.event, driver.now).todo
    assert (first.phrase, first.match) == (Phrase("tournament-todo-call", {"table": 1}), one.id)
    about: dict[str, Argument] = {"table": 2, "who": Who(caller)}
    assert (second.phrase, second.match) == (Phrase("tournament-todo-call-by", about), two.id)
    assert driver.refused(CallOrganiser(one.id), AsPlayer(one.players[0])) == "called-already"
    driver.ask(AnswerCall(one.id))
    for call in (
        table_page(driver.event, 1, driver.now).call,
        player_page(driver.event, one.players[0], driver.now).call,
    ):
        assert call is not None
        assert call.coming
    assert desk(driver.event, driver.now).todo[0] == second
    driver.now += 1
    driver.ask(CallOrganiser(one.id), AtTable(1))  # nobody came, so they call again
    assert desk(driver.event, driver.now).todo[1].match == one.id
    driver.ask(EndCall(one.id), AtTable(1))
    driver.ask(EndCall(two.id))
    assert driver.event.calls == {}
    assert driver.refused(CallOrganiser(one.id), AsPlayer(caller)) == "other-table"
    driver.check_files()


def test_too_many_calls_use_up_only_the_link_of_the_caller() -> None:
    """One phone cannot fill the log of an event."""
    driver = EventDriver()
    one, two = driver.begin(6)
    for _ in range(MAX_BY_LINK // 2):
        driver.ask(CallOrganiser(one.id), AtTable(1))
        driver.ask(EndCall(one.id), AtTable(1))
    assert driver.refused(CallOrganiser(one.id), AtTable(1)) == "link-worn-out"
    driver.ask(CallOrganiser(two.id), AtTable(2))


def test_an_event_that_has_moved_only_shows_the_new_address() -> None:
    """Nothing can be written and no clock runs, but the event can come back."""
    driver = EventDriver()
    (match, _) = driver.begin(6)
    assert next_due(driver.event) is not None
    driver.ask(GoElsewhere(f" {NEW_ADDRESS.replace('/event', '/event/wall')} "))
    for request, by in (
        (Pause(), Organiser("Ana")),
        (EnterResult(match.id, dict.fromkeys(match.active, 101)), AtTable(1)),
        (CallOrganiser(match.id), AtTable(1)),
        (DropOut(match.active[0]), AsPlayer(match.active[0])),
        (GoElsewhere(NEW_ADDRESS), Organiser("Ana")),
    ):
        assert driver.refused(request, by) == "event-elsewhere"
    assert public_view(driver.event, driver.now).elsewhere == NEW_ADDRESS
    page = table_page(driver.event, match.table, driver.now)
    assert (page.elsewhere, page.enter, page.may_call) == (NEW_ADDRESS, False, False)
    assert (desk(driver.event, driver.now).todo, next_due(driver.event)) == ((), None)
    assert driver.wait(60) == []
    moved = read_log(write_log(driver.event))
    assert moved.elsewhere == NEW_ADDRESS
    assert apply(moved, seal(moved, driver.now, driver.new_seed(), moved=True)).elsewhere == ""
    driver.seeds.pop()
    driver.ask(ComeBack())
    driver.ask(Pause())
    driver.check_files()


@pytest.mark.parametrize(
    "link",
    [
        # Base 64 that is none: a single letter, letters beyond ASCII, digits of other scripts.
        "https://x/event#abcdefghijklmnop.A.b",
        "https://x/event#abcdefghijklmnop.é.b",
        "https://x/event#abcdefghijklmnop.dw.é",
        "https://x/event#abcdefghijklmnop.dw.٣",
        "https://x/event#abcdefghijklmno².dw.seal",
        # A browser reads a backslash as a slash, and ignores tabs and line feeds.
        "https://evil.example\\cards.example/event#aaaabbbbccccdddd.dw.seal",
        "https:\\\\evil.example/event#aaaabbbbccccdddd.dw.seal",
        "https://evil.example\t.cards.example/event#aaaabbbbccccdddd.dw.seal",
        "https://evil.example\n/event#aaaabbbbccccdddd.dw.seal",
        "https://evil.example\0/event#aaaabbbbccccdddd.dw.seal",
        "https://cards.example /event#aaaabbbbccccdddd.dw.seal",
        # Somebody's name and password; no host, or one that no browser would find.
        "https://ana@cards.example/event#aaaabbbbccccdddd.dw.seal",
        "https://ana:pw@cards.example/event#aaaabbbbccccdddd.dw.seal",
        "https:///event#aaaabbbbccccdddd.dw.seal",
        "https://:443/event#aaaabbbbccccdddd.dw.seal",
        "https://[::1/event#aaaabbbbccccdddd.dw.seal",
        "https://cards.example:99999/event#aaaabbbbccccdddd.dw.seal",
        "https://cards.example:٤٤٣/event#aaaabbbbccccdddd.dw.seal",
        "https://cards%2eexample/event#aaaabbbbccccdddd.dw.seal",
        "https://cards.example/../event#aaaabbbbccccdddd.dw.seal",
        "ftp://cards.example/event#aaaabbbbccccdddd.dw.seal",
        "//cards.example/event#aaaabbbbccccdddd.dw.seal",
    ],
)
def test_only_the_link_of_a_tournament_page_is_a_new_address(link: str) -> None:
    """No other link becomes a button on public pages, not even from a file."""
    driver = EventDriver()
    assert driver.refused(GoElsewhere(link)) == "no-event-link"
    driver.ask(GoElsewhere(NEW_ADDRESS))
    written = msgspec.json.encode(NEW_ADDRESS)
    forged = write_log(driver.event).replace(written, msgspec.json.encode(link))
    with pytest.raises(LogError, match="log-impossible"):
        read_log(forged)


def test_the_new_address_is_in_the_canonical_form_of_browsers() -> None:
    """Everybody gets the same address."""
    for typed, canonical in (
        ("HTTPS://Cards.Example:443/event/print#", "https://cards.example/event#"),
        ("https://bücher.example/event#", "https://xn--bcher-kva.example/event#"),
        ("http://[::1]:8420/event/wall#", "http://[::1]:8420/event#"),
    ):
        driver = EventDriver()
        driver.ask(GoElsewhere(f"{typed}aaaabbbbccccdddd.dw.seal"))
        assert driver.event.elsewhere == f"{canonical}aaaabbbbccccdddd.dw.seal"
        driver.check_files()


def test_links_and_names_outlive_an_event() -> None:
    """When it is over, links can be renewed and names deleted; nothing else changes."""
    driver = EventDriver()
    driver.register(3)
    driver.ask(End())
    driver.ask(RenewLink(AsPlayer(0)))
    driver.ask(Forget(1))
    assert driver.event.names[1] == "N. N. 2"
    assert driver.refused(Rename(0, "Zoe")) == "event-over"
    driver.check_files()
