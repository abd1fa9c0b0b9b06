"""The pad of a match at an event, on the phone that lies on the table."""

from browser.person import Invite
from browser.test_event_links import at
from server.holders import active, drawn_event, matches
from server.rig import Server

from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.scorepad.requests import Enter
from dacabo.tournament import requests as ask
from dacabo.tournament.roles import AtTable


def test_somebody_leaves_the_others_finish_and_hand_in(people: Invite, server: Server) -> None:
    """The leaver is struck through; at the end one button is in sight, and no clock."""
    organiser = drawn_event(server, 4)
    (match,) = matches(organiser.page)
    organiser.ask(ask.Start())
    table = organiser.link(AtTable(1))
    first = CaboEntry((Sum(3), Sum(9), Sum(20), Sum(30)), caller=0)
    table.on_match_pad(match["id"], Enter(1, first))
    ana, desk = people("Ana"), people("Desk")
    at(ana, table)
    ana.page.wait_for_selector("[data-part=pad] tr[data-round='1']")
    assert ana.page.locator("[data-clock]").count() == 1
    organiser.ask(ask.DropOut(active(match)[1]))
    ana.page.wait_for_selector("[data-part=pad] th.out")
    ana.page.click("[data-part=pad] [data-action=enter]")
    ana.page.wait_for_selector("[data-part=entry] [data-seat='2']")
    assert ana.page.locator("[data-part=entry] [data-seat='1']").count() == 0
    ana.page.keyboard.press("Escape")
    last = CaboEntry((Sum(3), Sum(0), Sum(20), Sum(45)), caller=0)
    for number in (2, 3):
        table.on_match_pad(match["id"], Enter(number, last, sure=True))
    button = ana.page.locator("[data-part=hand-in] [data-action=look].large")
    button.wait_for()
    assert ana.page.locator("[data-clock]").count() == 0
    box, height = button.bounding_box(), ana.page.evaluate("innerHeight")
    assert box is not None
    assert box["y"] + box["height"] <= height
    at(desk, organiser)
    desk.page.wait_for_selector("[data-todo=finished]")
    ana.tap("look")
    ana.page.click("[data-part=hand-in] [data-action=hand-in]")
    ana.page.wait_for_selector("[data-part=hand-in]", state="detached")
    desk.page.wait_for_selector("[data-todo=finished]", state="detached")
