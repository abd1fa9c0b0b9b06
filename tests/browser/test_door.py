"""The door of an evening in real browsers: who is there, by which name, and who comes back."""

import pytest
from browser.harness.person import DESKTOP, Invite, Person
from playwright.sync_api import expect
from server.harness.link_holders import PUBLIC, Holder, matches, open_event
from server.harness.rig import Server

from dacabo.tournament.roles import AsPlayer, AtTable
from dacabo.tournament.subjects.attendance import CheckIn, DropOut, EnterLate
from dacabo.tournament.subjects.clocks import CallTime, Start
from dacabo.tournament.subjects.description import Describe
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.prizes import NamePrizes
from dacabo.tournament.subjects.registration import Register


def at(person: Person, holder: Holder) -> None:
    """Open a link."""
    person.go(f"{holder.server.link}/event#{holder.key}")


def sees(person: Person, selector: str) -> None:
    """Wait until a person sees something."""
    person.page.wait_for_selector(selector)


def sees_not(person: Person, selector: str) -> None:
    """Wait until it is gone."""
    person.page.wait_for_selector(selector, state="detached")


def test_who_is_here(people: Invite, server: Server) -> None:
    """One tap for all, one for those who are here; a wrong tick and a wrong name are corrected."""
    organiser = open_event(server)
    organiser.ask(Register(tuple(f"P{n}" for n in range(1, 8))))
    organiser.ask(CheckIn(0))
    ana = people("Ana", size=DESKTOP)
    at(ana, organiser)
    sees(ana, "[data-todo=check-in]")
    assert ana.page.locator("[data-action=ask-draw-here]").count() == 0, "one is not enough"
    ana.page.click("[data-todo=check-in] [data-action=all-here]")
    sees(ana, "[data-todo=draw]")
    ana.page.click("li[data-player='3'] [data-action=check-out]")
    sees(ana, "li[data-player='3'] [data-action=check-in]")
    ana.page.click("li[data-player='1'] [data-action=player]")
    ana.page.click("dialog [data-action=rename]")
    ana.page.fill("[data-field=rename]", "Jörg")
    ana.page.click("dialog [data-action=do-rename]")
    sees_not(ana, "dialog[open]")
    assert ana.page.inner_text("li[data-player='1'] .name") == "Jörg"
    ana.tap("ask-draw-here")
    ana.tap("draw-here")
    sees(ana, "[data-part=draft]")
    assert "P4" not in ana.page.inner_text("[data-part=draft]")


@pytest.mark.long
def test_how_long_it_takes_follows_the_list(people: Invite, server: Server) -> None:
    """Worked out in the background; until it is, the last answer stays."""
    organiser = open_event(server, changes={"minutes": 2})
    organiser.ask(Register(("Ada", "Bo")))
    ana = people("Ana", size=DESKTOP)
    at(ana, organiser)
    sees(ana, "[data-part=players]")
    assert ana.page.locator("[data-part=plan]").count() == 0, "two are too few"
    organiser.ask(Register(("Cy",)))
    sees(ana, "[data-part=plan][data-soon=true]")
    sees(ana, "[data-part=plan][data-soon=false]")
    told = ana.page.inner_text("[data-part=plan]")
    assert "minutes of play: everyone sits at one table" in told
    assert "with 3 people, at 10 seconds a turn" in told
    organiser.ask(Register(("Di", "Ed", "Flo")))
    sees(ana, "[data-part=plan][data-soon=true]")
    assert ana.page.inner_text("[data-part=plan]") == told
    sees(ana, "[data-part=plan][data-soon=false]")
    told = ana.page.inner_text("[data-part=plan]")
    assert "minutes of play, plus breaks." in told
    assert "Two play in the final" in told
    organiser.ask(Draw())
    sees_not(ana, "[data-part=plan]")


def test_back_at_a_table(people: Invite, server: Server) -> None:
    """A wrong drop-out in the middle of a match is undone where it was made."""
    organiser = open_event(server)
    organiser.ask(Register(("Ada", "Bo", "Cy", "Di")))
    organiser.ask(Draw())
    organiser.ask(Publish())
    organiser.ask(Start())
    organiser.ask(DropOut(2))
    ana = people("Ana", size=DESKTOP)
    at(ana, organiser)
    sees(ana, "[data-part=no-late-place]")
    ana.page.click("li[data-player='2'] [data-action=player]")
    ana.page.click("dialog [data-action=back]")
    sees_not(ana, "li[data-player='2'].gone")


@pytest.mark.long
def test_a_name_on_the_public_page_becomes_a_page(people: Invite, server: Server) -> None:
    """A tap on the name, and one to be sure; the organiser sees it and refuses it."""
    organiser = open_event(server)
    organiser.ask(Register(("Ada", "Bo", "Cy")))
    organiser.ask(Describe("2026-11-20T19:00", "At Gretel’s"))
    wall = organiser.link(PUBLIC)
    ana, bo = people("Ana", size=DESKTOP), people("Bo")
    bo.expected += (r"WebSocket", r"status of (403|404|422)")
    at(ana, organiser)
    at(bo, wall)
    sees(bo, "[data-part=info] time[datetime='2026-11-20T19:00']")
    bo.page.click("[data-action=that-is-me][data-player='1']")
    bo.page.click("dialog [data-action=claim]")
    sees(bo, "[data-screen=event-player] [data-action=check-in]")
    bo.go("/events")
    sees(bo, "[data-list=events]")
    assert bo.page.locator("[data-list=events] li").count() == 1, "one evening is one line"
    at(bo, wall)
    sees(bo, "[data-action=own]")
    ana.page.click("li[data-player='1'] [data-action=player]")
    ana.page.click("[data-part=claim] [data-action=ask-refuse-claim]")
    ana.page.click("[data-part=claim] [data-action=refuse-claim]")
    sees_not(ana, "[data-part=claim]")


def test_places_and_lists(people: Invite, server: Server) -> None:
    """A limit is set at the desk, and the next one waits; a list says who was there already."""
    organiser = open_event(server)
    organiser.ask(Register(("Ada", "Bo")))
    ana, dee = people("Ana", size=DESKTOP), people("Dee")
    at(ana, organiser)
    ana.expected.append(r"status of (409|422)")
    ana.page.fill("[data-field=new-name]", "bo")
    ana.page.press("[data-field=new-name]", "Enter")
    sees(ana, "[data-field=new-name][aria-invalid]")
    ana.page.click("[data-part=players] [data-action=names]")
    ana.page.fill("[data-field=names]", "bo\nCy")
    ana.tap("add-names")
    ana.page.wait_for_selector("[data-part=read]:not(:empty)")
    ana.page.keyboard.press("Escape")
    sees(ana, "[data-field=new-name]:not([aria-invalid])")
    ana.tap("limit")
    ana.page.fill("[data-field=places]", "3")
    ana.tap("do-limit")
    at(dee, organiser.link(PUBLIC))
    sees(dee, "[data-part=full]")
    dee.page.fill("[data-field=register]", "Dee")
    dee.tap("register")
    sees(dee, "[data-part=waits]")
    sees(ana, "[data-part=door]")
    assert ana.page.locator("[data-todo=admit]").count() == 0, "there is no place to give"


@pytest.mark.long
def test_a_step_of_long_ago_is_undone(people: Invite, server: Server) -> None:
    """From the log; where others depend on it, the desk says which, and leads there."""
    organiser = open_event(server)
    organiser.ask(Register(tuple(f"P{n}" for n in range(1, 9))))
    organiser.ask(Draw())
    organiser.ask(Publish())
    organiser.ask(EnterLate("Late"))
    organiser.ask(NamePrizes(("a",)))
    ana = people("Ana", size=DESKTOP)
    at(ana, organiser)
    sees(ana, "[data-todo=draw-again]")
    ana.tap("menu")
    ana.page.click("dialog [data-action=log]")
    ana.page.click("[data-fact=drawn] [data-action=take-back-this]")
    ana.page.click("dialog [data-action=usual-reason] >> nth=0")
    ana.page.click("dialog [data-action=ask-take-back]")
    ana.page.wait_for_selector("[data-part=depends]")
    assert ana.page.locator("dialog [data-action=take-back]").count() == 0
    ana.page.click("[data-action=take-back-first] >> nth=0")
    ana.page.click("dialog [data-action=usual-reason] >> nth=0")
    ana.page.click("dialog [data-action=ask-take-back]")
    ana.page.click("dialog [data-action=take-back]")
    sees_not(ana, "[data-todo=draw-again]")
    ana.page.click("[data-part=tables] [data-action=draw-again]")
    ana.page.click("dialog [data-action=usual-reason] >> nth=0")
    ana.page.click("dialog [data-action=ask-discard-draw]")
    ana.page.click("dialog [data-action=discard-draw]")
    sees(ana, "[data-todo=draw]")
    assert ana.page.locator("[data-part=prizes] li").count() == 1, "what else was done stays"


def test_a_draft_is_not_lost_by_the_enter_key(people: Invite, server: Server) -> None:
    """The desk asks first. A link that only this computer can open says so; prizes are one tap."""
    organiser = open_event(server)
    organiser.ask(Register(tuple(f"P{n}" for n in range(1, 7))))
    organiser.ask(Draw())
    ana = people("Ana", size=DESKTOP)
    at(ana, organiser)
    ana.page.fill("[data-field=new-name]", "Late")
    ana.page.press("[data-field=new-name]", "Enter")
    sees(ana, "[data-part=draft-lost]")
    sees(ana, "[data-part=draft]")
    ana.page.click("[data-part=draft-lost] [data-action=add-anyway]")
    sees(ana, "[data-todo=draw]")
    ana.page.click("[data-part=prizes] [data-action=example-prizes]")
    sees(ana, "[data-part=prizes] li:nth-child(3)")
    held = ana.hold("**/api/event")
    remove = ana.page.locator("[data-action=remove-prize]")
    for number in (0, 1):  # on a slow line: the second would bring the first back
        remove.nth(number).dispatch_event("click")
    expect(remove.last).to_have_attribute("aria-disabled", "true")
    assert len(held) == 1
    held.pop().continue_()
    expect(remove).to_have_count(2)
    ana.page.unroute("**/api/event")
    ana.page.click("header [data-action=public]")
    sees(ana, "dialog [data-notice=only-here]")


def test_time_up_asks_whether_a_round_is_being_played(people: Invite, server: Server) -> None:
    """Between two rounds no new one begins."""
    organiser = open_event(server)
    organiser.ask(Register(("Ada", "Bo", "Cy")))
    organiser.ask(Draw())
    organiser.ask(Publish())
    organiser.ask(Start())
    (match,) = matches(organiser.page)
    organiser.ask(CallTime(match["id"]))
    phone = people("Phone")
    at(phone, organiser.link(AtTable(1)))
    phone.tap("round-no")
    sees(phone, "[data-part=round-answer]")
    player = people("Player")
    at(player, organiser.link(AsPlayer(0)))
    sees(player, "[data-notice=time-up]")
    assert player.page.locator("[data-action=check-in]").count() == 0, "the draw is long over"
