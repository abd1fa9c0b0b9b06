"""The desk withdraws links, controls the door, and shows the number of draws; real browsers."""

import pytest
from browser.harness.person import Invite, Person
from playwright.sync_api import expect
from server.harness.link_holders import PUBLIC, Holder, open_event
from server.harness.rig import Server

from dacabo.tournament.event import How
from dacabo.tournament.roles import AsPlayer, AtTable, Organiser
from dacabo.tournament.subjects.attendance import DropOut
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.registration import Register

GONE = (r"WebSocket", r"status of (403|404|422)")
"""The line that Chromium logs when a link is no longer valid."""


def open_page(person: Person, holder: Holder) -> None:
    """Open a link."""
    person.go(f"{holder.server.link}/event#{holder.key}")


def register_crowd(organiser: Holder, count: int) -> Holder:
    """Register this number of players; return the public link."""
    wall = organiser.link(PUBLIC)
    for number in range(count):
        wall.ask(Register((f"S{number}",), How.SELF))
    return wall


def test_a_link_without_its_fragment_says_that_it_was_cut(people: Invite) -> None:
    """Mail programs cut it: reloading never helps, and the page says what does."""
    ana = people("Ana")
    for path in ("/event", "/event/print", "/event/wall", "/pad", "/club"):
        ana.go(path).page.wait_for_selector("[data-screen=cut-link]")
        assert "The part after # is missing" in ana.page.inner_text("main")


def test_a_waiting_player_is_admitted_with_one_tap(people: Invite, server: Server) -> None:
    """The page says that they wait; when the list is closed, it names the person to ask."""
    organiser = open_event(server)
    wall = register_crowd(organiser, 42)
    ana, late = people("Ana"), people("Late")
    late.expected += GONE
    open_page(ana, organiser)
    open_page(late, wall)
    late.page.fill("[data-field=register]", "Latecomer")
    late.tap("register")
    late.page.wait_for_selector("[data-part=waits]")
    ana.page.wait_for_selector("[data-part=door] [data-player='42']")
    ana.page.uncheck("[data-player='41']")
    ana.tap("admit")
    late.page.wait_for_selector("[data-action=check-in]")
    ana.tap("ask-turn-away")
    ana.tap("turn-away")
    ana.page.wait_for_selector("[data-part=door]", state="detached")
    ana.tap("close-registration")
    open_page(late, wall)
    late.page.wait_for_selector("[data-part=closed]")
    ana.tap("reopen-registration")
    late.page.wait_for_selector("[data-field=register]")


@pytest.mark.long
def test_a_new_link_of_a_table_replaces_the_old_one(people: Invite, server: Server) -> None:
    """The sheet shows the new link, and the phone with the old one shows nothing more."""
    organiser = open_event(server)
    organiser.ask(Register(tuple(f"P{n}" for n in range(1, 7))))
    organiser.ask(Draw())
    organiser.ask(Publish())
    ana, phone = people("Ana"), people("Phone")
    phone.expected += GONE
    open_page(phone, organiser.link(AtTable(1)))
    phone.page.wait_for_selector("[data-screen=event-table], [data-action=start]")
    open_page(ana, organiser)
    ana.tap("menu")
    ana.tap("links-tables")
    old = ana.page.get_attribute("[data-action=open-link]", "href")
    ana.tap("ask-renew")
    ana.tap("renew")
    ana.page.wait_for_function(
        "old => document.querySelector('[data-action=open-link]')?.href !== old"
        " && document.querySelector('[data-action=open-link]')",
        arg=old,
    )
    new = ana.page.get_attribute("[data-action=open-link]", "href")
    assert new != old
    phone.page.wait_for_selector("[data-action=start]", state="detached")
    phone.go(str(new))
    phone.page.wait_for_selector("[data-action=start]")
    assert organiser.link(AsPlayer(0)).get("/api/event")[0] == 200


@pytest.mark.long
def test_organisers_are_invited_and_withdrawn(people: Invite, server: Server) -> None:
    """An organiser who renews their link continues with the new one."""
    organiser = open_event(server)
    ana, ben = people("Ana"), people("Ben")
    for person in (ana, ben):
        person.expected += GONE
    open_page(ana, organiser)
    ana.tap("menu")
    ana.tap("co-organiser")
    ana.page.fill("[data-field=co-name]", "Ben")
    ana.tap("make-link")
    ana.page.wait_for_selector("[data-organiser='1']")
    ana.page.wait_for_selector("dialog [data-action=copy]")
    expect(ana.page.locator("[data-field=co-name]")).not_to_be_focused()
    ben.go(ana.page.input_value("dialog input[readonly]"))
    ben.page.wait_for_selector("[data-screen=desk]")
    ana.page.click("[data-organiser='1'] [data-action=ask-withdraw]")
    ana.page.click("[data-organiser='1'] [data-action=withdraw]")
    ben.page.wait_for_selector("[data-screen=desk]", state="detached")
    ana.page.click("[data-organiser='0'] [data-action=ask-renew-own]")
    before = ana.page.url
    ana.page.click("[data-organiser='0'] [data-action=renew-own]")
    ana.page.wait_for_function("before => location.href !== before", arg=before)
    ana.page.wait_for_selector("[data-screen=desk]")
    mine = Holder(server, ana.page.url.partition("#")[2])
    assert mine.link(Organiser()).key == mine.key
    assert organiser.get("/api/event")[0] == 404


@pytest.mark.long
def test_the_number_of_draws_is_public(people: Invite, server: Server) -> None:
    """The public page and the big screen show it as soon as the draw is published."""
    organiser = open_event(server)
    organiser.ask(Register(tuple(f"P{n}" for n in range(1, 10))))
    for player in (8, 7):
        organiser.ask(Draw())
        organiser.ask(DropOut(player))
    wall = organiser.link(PUBLIC)
    anybody, screen = people("Anybody"), people("Screen")
    open_page(anybody, wall)
    anybody.page.wait_for_selector("[data-part=drawn-often]")
    organiser.ask(Draw())
    organiser.ask(Publish())
    anybody.page.wait_for_selector(".stage [data-part=drawn-often]")
    assert "3" in anybody.page.inner_text(".stage [data-part=drawn-often]")
    anybody.page.click("[data-part=fairness] summary")
    anybody.page.click("[data-part=fairness] [data-action=check]")
    anybody.page.wait_for_selector("[data-part=fairness] .proven")
    screen.go(f"{server.link}/event/wall#{wall.key}")
    screen.page.wait_for_selector("[data-screen=event-wall] [data-part=drawn-often]")
