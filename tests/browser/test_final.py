"""The organiser's desk around the final: one tap starts it."""

import pytest
from browser.harness.person import DESKTOP, Invite, Person
from playwright.sync_api import expect
from server.harness.link_holders import Holder, active, matches, open_event
from server.harness.rig import Server

from dacabo.tournament.formats import Format
from dacabo.tournament.logfile import read_log, write_log
from dacabo.tournament.roles import Public
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.formatting import ChangeFormat
from dacabo.tournament.subjects.registration import Register
from dacabo.tournament.subjects.results import EnterResult

PEOPLE = tuple(f"P{number}" for number in range(1, 14))


def event_after_first_stage(server: Server, people: int) -> Holder:
    """An event whose first stage is decided."""
    organiser = open_event(server)
    organiser.ask(Register(PEOPLE[:people]))
    for request in (Draw(), Publish(), Start()):
        organiser.ask(request)
    for match in matches(organiser.page):
        totals = {player: 20 + 30 * seat for seat, player in enumerate(active(match))}
        organiser.ask(EnterResult(match["id"], totals))
    return organiser


def open_desk(people: Invite, organiser: Holder) -> Person:
    """The organiser at the desk."""
    ana = people("Ana", size=DESKTOP)
    ana.go(f"{organiser.server.link}/event#{organiser.key}")
    ana.page.wait_for_selector("[data-screen=desk]")
    return ana


def fact_types(organiser: Holder) -> list[str]:
    """The types of all facts in the log."""
    return [line["entry"]["fact"]["type"] for line in organiser.get("/api/event/trail")[1]]


def test_one_tap_calls_the_finalists(people: Invite, server: Server) -> None:
    """The wall and a phone name the table; the clock waits for another tap, which can be undone."""
    organiser = event_after_first_stage(server, 6)
    before = len(fact_types(organiser))
    ana, wall = open_desk(people, organiser), people("Wall", size=DESKTOP)
    wall.go(f"{server.link}/event/wall#{organiser.link(Public()).key}")
    ana.tap("to-the-final")
    ana.page.wait_for_selector("[data-todo=start]")
    wall.page.get_by_text("Finalists to table 1, please!").wait_for()
    wall.page.get_by_role("heading", name="Final · table 1").wait_for()
    assert wall.page.locator("[data-part=clock]").count() == 0
    done = fact_types(organiser)[before:]
    assert [fact for fact in done if fact != "sealed"] == ["drawn", "published"]
    ana.tap("start")
    ana.page.wait_for_selector("[data-part=tables] article [data-clock]")
    wall.page.get_by_text("The final is being played at table 1.").wait_for()
    done = fact_types(organiser)[before:]
    assert [fact for fact in done if fact != "sealed"] == ["drawn", "published", "started"]
    log = read_log(organiser.file("/api/event/file"))
    assert read_log(write_log(log)) == log, "the log is still valid"
    assert ana.page.locator("[data-todo]").count() == 0
    ana.tap("undo")
    ana.page.click("dialog [data-action=usual-reason]")
    ana.page.click("dialog [data-action=ask-take-back]")
    ana.page.click("dialog [data-action=take-back]")
    ana.page.wait_for_selector("[data-todo=start]")
    assert fact_types(organiser)[-1] == "taken-back"


@pytest.mark.parametrize("consolation", [False, True])
def test_a_final_that_a_tie_makes_larger_is_called_as_well(
    people: Invite, server: Server, *, consolation: bool
) -> None:
    """Two share the first place of a group; the task says so, and has its button."""
    organiser = open_event(server)
    organiser.ask(Register(PEOPLE[:8]))
    if consolation:
        organiser.ask(ChangeFormat(Format(consolation=True)))
    for request in (Draw(), Publish(), Start()):
        organiser.ask(request)
    for match in matches(organiser.page):
        totals = (20, 20 if match["table"] == 1 else 30, 50, 101)
        organiser.ask(EnterResult(match["id"], dict(zip(active(match), totals, strict=True))))
    ana = open_desk(people, organiser)
    expect(ana.page.locator("[data-part=todo]")).to_contain_text("3 instead of 2")
    ana.tap("to-the-final")
    ana.page.wait_for_selector("[data-part=todo] [data-action^=start]")
    assert len(active(matches(organiser.page)[0])) == 3


def test_every_button_appears_once_after_the_draw(people: Invite, server: Server) -> None:
    """The desk has no second way to the same step."""
    organiser = open_event(server)
    organiser.ask(Register(PEOPLE[:12]))
    organiser.ask(Draw())
    ana = open_desk(people, organiser)
    ana.page.wait_for_selector("[data-part=draft]")
    shown = ana.page.locator("[data-action=publish]")
    assert [one.is_visible() for one in shown.all()].count(True) == 1
    ana.tap("publish")
    ana.page.wait_for_selector("[data-action=start-all]")
    assert ana.page.locator("[data-action=start-all]").count() == 1


def test_a_search_finds_a_folded_player(people: Invite, server: Server) -> None:
    """After the draw the list of players is folded, and a search finds a player in it."""
    organiser = open_event(server)
    organiser.ask(Register(PEOPLE[:12]))
    for request in (Draw(), Publish()):
        organiser.ask(request)
    ana = open_desk(people, organiser)
    ana.page.wait_for_selector("[data-action=start-all]")
    row = ana.page.locator("[data-part=players] li[data-player='6']")
    assert not row.is_visible()
    ana.page.fill("[data-field=search]", "p7")
    row.locator("[data-action=player]").click()
    assert ana.page.locator("dialog[open] .danger").count() == 0, "dropping out needs a second tap"
    ana.page.click("dialog [data-action=ask-drop-out]")
    ana.page.click("dialog [data-action=drop-out].danger")
    ana.page.wait_for_selector("li[data-player='6'].gone")
    ana.page.fill("[data-field=search]", "")
    ana.tap("unfold-players")
    assert ana.page.locator("[data-part=players] li[data-player='0']").is_visible()


def test_tables_without_a_result_are_named(people: Invite, server: Server) -> None:
    """The desk lists them from the first result to the last."""
    organiser = open_event(server)
    organiser.ask(Register(PEOPLE))
    for request in (Draw(), Publish(), Start()):
        organiser.ask(request)
    ana = open_desk(people, organiser)
    ana.page.wait_for_selector("[data-part=tables] article [data-clock]")
    assert ana.page.locator("[data-part=missing]").count() == 0
    found = matches(organiser.page)
    for match in found:
        totals = {player: 20 + 30 * seat for seat, player in enumerate(active(match))}
        organiser.ask(EnterResult(match["id"], totals))
        missing = [str(other["table"]) for other in found if other["table"] > match["table"]]
        ana.page.wait_for_function(
            "many => document.querySelectorAll('[data-action=see-match]').length === many",
            arg=len(missing),
        )
        chips = ana.page.locator("[data-action=see-match] [aria-hidden]")
        assert chips.all_inner_texts() == missing
