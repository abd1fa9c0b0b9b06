"""Voices and rights in real browsers: messages, calls, the door's page, deletion, elsewhere."""

from typing import Any

import pytest
from browser.harness.person import DESKTOP, Invite, Person
from browser.harness.tournament_desk import LISTED
from playwright.sync_api import expect
from server.harness.link_holders import PUBLIC, Holder, open_event
from server.harness.rig import Server

from dacabo.i18n import LANGUAGES
from dacabo.tournament.roles import AtTable, Door
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.closing import GoElsewhere
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.registration import Register

GONE = (r"WebSocket", r"status of (403|404|422)")
"""What Chromium logs when a link is no longer valid."""


def at(person: Person, holder: Holder, path: str = "/event") -> None:
    """Open a link."""
    person.go(f"{holder.server.link}{path}#{holder.key}")


def seated(server: Server) -> Holder:
    """An event of six that has begun."""
    organiser = open_event(server)
    organiser.ask(Register(LISTED[:6]))
    organiser.ask(Draw())
    organiser.ask(Publish())
    organiser.ask(Start())
    return organiser


@pytest.mark.long
def test_everybody_hears_the_organiser_and_the_organiser_hears_a_table(
    people: Invite, server: Server
) -> None:
    """A message is on phones and wall until it is taken down; a call is answered with one tap."""
    organiser = seated(server)
    ana, phone, anybody, screen = (people(name) for name in ("Ana", "Phone", "Anybody", "Screen"))
    at(ana, organiser)
    at(phone, organiser.link(AtTable(1)))
    at(anybody, organiser.link(PUBLIC))
    at(screen, organiser.link(PUBLIC), "/event/wall")
    ana.tap("menu")
    ana.tap("announce-sheet")
    ana.page.fill("[data-field=announcement]", "The buffet is open")
    ana.tap("announce")
    for one in (ana, phone, anybody, screen):
        one.page.wait_for_selector("[data-part=announcement]:has-text('The buffet is open')")
    screen.page.wait_for_selector("[data-part=band]:has-text('The buffet is open')")
    ana.tap("end-announcement")
    for one in (phone, anybody, screen):
        one.page.wait_for_selector("[data-part=announcement]", state="detached")

    phone.tap("call-organiser")
    phone.page.wait_for_selector("[data-call=called]")
    ana.page.wait_for_selector("[data-todo=call]:first-child")
    assert "1" in ana.page.inner_text("[data-todo=call]")
    ana.tap("answer-call")
    phone.page.wait_for_selector("[data-call=coming]")
    ana.page.wait_for_selector("[data-todo=call]", state="detached")
    phone.tap("end-call")
    phone.page.wait_for_selector("[data-call]", state="detached")


def test_the_way_on_says_where_it_leads(people: Invite, server: Server) -> None:
    """The button names the host to which the browser goes, on the first screen of a small phone."""
    organiser = open_event(server)
    organiser.ask(GoElsewhere("https://cards.example:8443/event#aaaabbbbccccdddd.dw.seal"))
    for language in LANGUAGES:
        phone = people("Phone", size=(360, 640), language=language)
        at(phone, organiser.link(PUBLIC))
        way = phone.page.locator("[data-action=elsewhere]")
        expect(way).to_be_in_viewport(ratio=1)
        expect(way).to_contain_text("cards.example:8443")
        assert way.evaluate("link => link.host") == "cards.example:8443"
    screen = people("Screen", size=DESKTOP)
    at(screen, organiser.link(PUBLIC), "/event/wall")
    expect(screen.page.locator("body")).to_contain_text("cards.example:8443")


@pytest.mark.long
def test_the_door_deleted_data_and_a_way_on(people: Invite, server: Server) -> None:
    """The door checks in and renames; a name is deleted; the old place leads to the new one."""
    organiser = open_event(server)
    organiser.ask(Register(LISTED[:5]))
    ana, door, phone = people("Ana", size=DESKTOP), people("Door"), people("Phone")
    for one in (ana, door, phone):
        one.expected += GONE
    at(door, organiser.link(Door()))
    door.page.click("[data-player='0'] [data-action=check-in]")
    door.page.wait_for_selector("[data-player='0'] [data-action=check-out]")
    door.page.fill("[data-field=new-name]", "Zoë")
    door.page.press("[data-field=new-name]", "Enter")
    door.page.click("[data-player='5'] [data-action=player]")
    assert door.page.locator("dialog [data-action=player-link]").count() == 0
    assert door.page.locator("dialog [data-action=drop-out]").count() == 0
    door.tap("rename")
    door.page.fill("[data-field=rename]", "Zora")
    door.tap("do-rename")
    at(ana, organiser)
    ana.page.wait_for_selector("[data-player='5']:has-text('Zora')")

    ana.page.click("[data-player='5'] [data-action=player]")
    ana.tap("forget-player")
    ana.tap("ask-forget")
    ana.tap("forget")
    door.page.wait_for_selector("[data-player='5']:has-text('N. N. 6')")
    ana.tap("menu")
    ana.tap("links-door")
    ana.tap("ask-renew")
    ana.tap("renew")
    door.page.wait_for_selector("[data-screen=closed]:has-text('withdrawn')")

    at(phone, organiser.link(PUBLIC))
    ana.go("/events")
    saved = organiser.file("/api/event/file")
    file: Any = {"name": "cup.dacabo-event", "mimeType": "x/x", "buffer": saved}
    ana.page.set_input_files("[data-field=event-file]", file)
    ana.page.wait_for_selector("[data-screen=desk]")
    ana.tap("lead-here")
    phone.tap("elsewhere")
    phone.page.wait_for_function("() => !document.querySelector('[data-part=elsewhere]')")
    there = Holder(server, ana.page.url.partition("#")[2])
    assert phone.page.url.endswith(there.link(PUBLIC).key)
    assert organiser.ask_refused(Draw()) == "event-elsewhere"

    ana.tap("menu")
    ana.tap("forget-sheet")
    ana.tap("ask-delete-event")
    ana.tap("delete-event")
    ana.page.wait_for_selector("[data-screen=events]")
    phone.page.wait_for_selector("[data-screen=closed]")
