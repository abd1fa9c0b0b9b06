"""A club book in a real browser: opened, filled with an evening, and read by everybody."""

import pytest
from browser.harness.person import Invite, Person
from playwright.sync_api import expect
from server.harness.club_keeper import play
from server.harness.link_holders import PUBLIC, Holder, open_event
from server.harness.rig import Server

from dacabo.tournament.subjects.registration import Register

PEOPLE = ("Ana", "Bo", "Chidi", "Dörte", "Émile", "Fatima", "Göran", "Hinemoa", "Ines")


def fill(person: Person, field: str, text: str) -> None:
    """Type into a field."""
    person.page.fill(f"[data-field={field}]", text)


def plan_second_evening(ana: Person, server: Server) -> Holder:
    """Open the desk of the next evening, without Ines; its draw avoids the first tables."""
    ana.tap("next-evening")
    assert ana.page.locator("[data-part=next] input[data-person]:checked").count() == len(PEOPLE)
    ana.page.uncheck("[data-part=next] [data-person='8']")
    ana.page.click("label:has([data-option=avoid][value='1'])")
    ana.tap("open-evening")
    ana.page.wait_for_selector("[data-screen=desk]")
    desk = Holder(server, ana.page.url.partition("#")[2])
    event = desk.link(PUBLIC).page["event"]
    assert [one["name"] for one in event["players"]] == [*PEOPLE[:8]]
    assert event["met"]
    return desk


def test_a_book_takes_one_name_after_the_other(people: Invite) -> None:
    """The focus returns to the field after every name, and stays after a correction."""
    ana = people("Ana")
    ana.go("/events")
    organiser = ana.page.locator("[data-field=organiser]")
    expect(organiser).to_have_attribute("autocomplete", "nickname")
    fill(ana, "club-name", "Kartenfreunde")
    ana.tap("new-club")
    ana.page.wait_for_selector("[data-screen=club]")
    fill(ana, "people", "Bo")
    ana.tap("add-people")
    expect(ana.page.locator("[data-field=people]")).to_be_focused()
    assert "minus three times" in ana.page.inner_text("[data-part=people] [data-part=order]")
    ana.page.click("[data-part=people] [data-person='0']")
    fill(ana, "rename", "Bob")
    with ana.page.expect_response("**/api/club"):
        ana.tap("rename")
    ana.page.wait_for_selector("[data-part=people] :text-is('Bob')")
    expect(ana.page.locator("dialog [data-action=rename]")).to_be_focused()


@pytest.mark.long
def test_a_second_evening_is_drawn_from_the_book(people: Invite, server: Server) -> None:
    """The book opens among the tournaments; the second evening is one tap away."""
    first = open_event(server)
    first.ask(Register(PEOPLE))
    play(first)
    ana = people("Ana")
    ana.go(f"{server.link}/events")
    fill(ana, "club-name", "Kartenfreunde")
    ana.tap("new-club")
    ana.page.wait_for_selector("[data-screen=club]")

    ana.tap("new-season")
    fill(ana, "season-name", "Winter")
    ana.tap("save-season")
    ana.page.wait_for_selector("[data-action=change-season]")
    ana.tap("other-event")
    fill(ana, "event-link", f"{server.link}/event#{first.key}")
    ana.tap("by-link")
    ana.page.wait_for_selector("[data-part=take-in] [data-player='8']")
    ana.tap("take-in-now")
    ana.page.wait_for_selector("[data-table=standings] [data-person='8']")
    rows = ana.page.locator("[data-table=standings] tbody tr")
    assert rows.count() == len(PEOPLE)
    assert "10" in rows.first.inner_text()

    ana.page.click("[data-part=people] [data-person='0']")
    ana.page.wait_for_selector("[data-part=person] svg")
    assert ana.page.locator("[data-table=pairs] tbody tr").count() >= 2
    ana.page.keyboard.press("Escape")

    club = ana.page.url
    desk = plan_second_evening(ana, server)
    play(desk)
    ana.go(club)
    ana.tap("take-in")
    ana.page.wait_for_selector("[data-part=take-in] [data-player='7']")
    assert not ana.page.locator("[data-part=take-in] option[value=new]:checked").count()
    ana.tap("take-in-now")
    ana.page.wait_for_selector("[data-plan]", state="detached")
    assert ana.page.locator("[data-evening]").count() == 2
    ana.tap("links")
    address = ana.page.locator("dialog input[readonly]")
    address.wait_for()
    reader = people("Reader")
    reader.go(f"/club#{address.input_value().partition('#')[2]}")
    reader.page.wait_for_selector("[data-table=standings]")
    assert not reader.page.locator("[data-action=next-evening]").count()

    ana.tap("ask-delete-club")
    ana.tap("delete-club")
    ana.page.wait_for_selector("[data-screen=events]")
    assert not ana.page.locator("[data-action=open-club]").count()
    reader.expected.append(r"status of 404")
    reader.page.reload()
    reader.page.wait_for_selector("[data-screen=no-club] h1:has-text('deleted')")
