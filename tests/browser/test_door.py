"""The door of an evening in real browsers: who is there, by which name, and who comes back."""

import pytest
from browser.harness.person import DESKTOP, Invite, Person
from playwright.sync_api import expect
from server.harness.link_holders import PUBLIC, Holder, matches, open_event
from server.harness.rig import Server

from dacabo.tournament.roles import AsPlayer, AtTable
from dacabo.tournament.subjects.attendance import CheckIn, DropOut, EnterLate, MarkNoShow
from dacabo.tournament.subjects.clocks import CallTime, Start
from dacabo.tournament.subjects.description import Describe
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.prizes import NamePrizes
from dacabo.tournament.subjects.registration import Register


def open_page(person: Person, holder: Holder) -> None:
    """Open a link."""
    person.go(f"{holder.server.link}/event#{holder.key}")


def wait_until_visible(person: Person, selector: str) -> None:
    """Wait until a person sees an element."""
    person.page.wait_for_selector(selector)


def wait_until_gone(person: Person, selector: str) -> None:
    """Wait until an element is gone."""
    person.page.wait_for_selector(selector, state="detached")


def test_players_are_checked_in_one_by_one_or_together(people: Invite, server: Server) -> None:
    """A wrong tick and a wrong name are corrected."""
    organiser = open_event(server)
    organiser.ask(Register(tuple(f"P{n}" for n in range(1, 8))))
    organiser.ask(CheckIn(0))
    ana = people("Ana", size=DESKTOP)
    open_page(ana, organiser)
    wait_until_visible(ana, "[data-todo=check-in]")
    assert ana.page.locator("[data-action=ask-draw-here]").count() == 0, "one is not enough"
    ana.page.click("[data-todo=check-in] [data-action=all-here]")
    wait_until_visible(ana, "[data-todo=draw]")
    ana.page.click("li[data-player='3'] [data-action=check-out]")
    wait_until_visible(ana, "li[data-player='3'] [data-action=check-in]")
    ana.page.click("li[data-player='1'] [data-action=player]")
    ana.page.click("dialog [data-action=rename]")
    ana.page.fill("[data-field=rename]", "Jörg")
    ana.page.click("dialog [data-action=do-rename]")
    wait_until_gone(ana, "dialog[open]")
    assert ana.page.inner_text("li[data-player='1'] .name") == "Jörg"
    ana.tap("ask-draw-here")
    ana.tap("draw-here")
    wait_until_visible(ana, "[data-part=draft]")
    assert "P4" not in ana.page.inner_text("[data-part=draft]")


@pytest.mark.long
def test_the_forecast_follows_the_list(people: Invite, server: Server) -> None:
    """The server computes it in the background; meanwhile the last forecast stays."""
    organiser = open_event(server, changes={"minutes": 2})
    organiser.ask(Register(("Ada", "Bo")))
    ana = people("Ana", size=DESKTOP)
    open_page(ana, organiser)
    wait_until_visible(ana, "[data-part=players]")
    assert ana.page.locator("[data-part=plan]").count() == 0, "two are too few"
    organiser.ask(Register(("Cy",)))
    wait_until_visible(ana, "[data-part=plan][data-soon=true]")
    wait_until_visible(ana, "[data-part=plan][data-soon=false]")
    told = ana.page.inner_text("[data-part=plan]")
    assert "minutes of play: everyone sits at one table" in told
    assert "with 3 players, at 10 seconds a turn" in told
    organiser.ask(Register(("Di", "Ed", "Flo")))
    wait_until_visible(ana, "[data-part=plan][data-soon=true]")
    assert ana.page.inner_text("[data-part=plan]") == told
    wait_until_visible(ana, "[data-part=plan][data-soon=false]")
    told = ana.page.inner_text("[data-part=plan]")
    assert "minutes of play, plus breaks." in told
    assert "Two play in the final" in told
    organiser.ask(Draw())
    wait_until_gone(ana, "[data-part=plan]")


def test_a_wrong_departure_is_undone_during_a_match(people: Invite, server: Server) -> None:
    """The button is at the place where the player was removed."""
    organiser = open_event(server)
    organiser.ask(Register(("Ada", "Bo", "Cy", "Di")))
    organiser.ask(Draw())
    organiser.ask(Publish())
    organiser.ask(Start())
    organiser.ask(DropOut(2))
    ana = people("Ana", size=DESKTOP)
    open_page(ana, organiser)
    wait_until_visible(ana, "[data-part=no-late-place]")
    ana.page.click("li[data-player='2'] [data-action=player]")
    ana.page.click("dialog [data-asks=back]")
    wait_until_gone(ana, "li[data-player='2'].gone")


def test_letting_somebody_back_in_says_that_the_draft_is_lost(
    people: Invite, server: Server
) -> None:
    """The draft stays until the organiser has read it and taps again."""
    organiser = open_event(server)
    organiser.ask(Register(("Ada", "Bo", "Cy", "Di", "Eve")))
    organiser.ask(MarkNoShow((4,)))
    organiser.ask(Draw())
    ana = people("Ana", size=DESKTOP)
    open_page(ana, organiser)
    wait_until_visible(ana, "[data-action=publish]")
    ana.page.click("li[data-player='4'] [data-action=player]")
    ana.page.click("dialog [data-asks=back]")
    wait_until_visible(ana, "dialog [data-part=changes]")
    assert "draft" in ana.page.inner_text("dialog [data-part=changes]")
    assert organiser.page["page"]["draft"] is not None
    ana.page.click("dialog [data-action=back]")
    wait_until_gone(ana, "[data-action=publish]")
    assert organiser.page["page"]["draft"] is None


def test_a_listed_name_that_is_typed_leads_to_the_own_page(people: Invite, server: Server) -> None:
    """The page asks whether that is them: nobody becomes a second person with a letter."""
    organiser = open_event(server)
    organiser.ask(Register(("Lea Ott", "Bo")))
    lea = people("lea ott")
    lea.expected.append(r"status of (409|422)")
    lea.page.set_viewport_size({"width": 360, "height": 640})
    open_page(lea, organiser.link(PUBLIC))
    lea.page.fill("[data-field=register]", "lea ott")
    lea.tap("register")
    button = lea.page.locator("[data-part=known] [data-action=that-is-me]")
    expect(button).to_be_enabled()
    expect(button).to_be_in_viewport()
    assert "Is that you?" in lea.page.inner_text("[data-part=known]")
    button.click()
    lea.page.click("dialog [data-action=claim]")
    lea.page.wait_for_selector("[data-screen=event-player]")
    players = organiser.page["page"]["event"]["players"]
    assert [one["name"] for one in players] == ["Lea Ott", "Bo"]
    assert players[0]["page"]
    ana = people("Ana", size=DESKTOP)
    open_page(ana, organiser)
    wait_until_visible(ana, "[data-part=legend]")
    assert "Page claimed: somebody tapped this name" in ana.page.inner_text("[data-part=legend]")


@pytest.mark.long
def test_a_player_claims_a_page_and_an_organiser_refuses_it(people: Invite, server: Server) -> None:
    """A tap on the name claims it, and a second tap confirms."""
    organiser = open_event(server)
    organiser.ask(Register(("Ada", "Bo", "Cy")))
    organiser.ask(Describe("2026-11-20T19:00", "At Gretel’s"))
    wall = organiser.link(PUBLIC)
    ana, bo = people("Ana", size=DESKTOP), people("Bo")
    bo.expected += (r"WebSocket", r"status of (403|404|422)")
    open_page(ana, organiser)
    open_page(bo, wall)
    wait_until_visible(bo, "[data-part=info] time[datetime='2026-11-20T19:00']")
    bo.page.click("[data-action=that-is-me][data-player='1']")
    bo.page.click("dialog [data-action=claim]")
    wait_until_visible(bo, "[data-screen=event-player] [data-action=check-in]")
    bo.go("/events")
    wait_until_visible(bo, "[data-list=events]")
    assert bo.page.locator("[data-list=events] li").count() == 1, "one evening is one line"
    open_page(bo, wall)
    wait_until_visible(bo, "[data-action=own]")
    ana.page.click("li[data-player='1'] [data-action=player]")
    ana.page.click("[data-part=claim] [data-action=ask-refuse-claim]")
    ana.page.click("[data-part=claim] [data-action=refuse-claim]")
    wait_until_gone(ana, "[data-part=claim]")


def test_players_beyond_the_limit_wait(people: Invite, server: Server) -> None:
    """An organiser sets the limit at the desk; a list names those who were there already."""
    organiser = open_event(server)
    organiser.ask(Register(("Ada", "Bo")))
    ana, dee = people("Ana", size=DESKTOP), people("Dee")
    open_page(ana, organiser)
    ana.expected.append(r"status of (409|422)")
    ana.page.fill("[data-field=new-name]", "bo")
    ana.page.press("[data-field=new-name]", "Enter")
    wait_until_visible(ana, "[data-field=new-name][aria-invalid]")
    ana.page.click("[data-part=players] [data-action=names]")
    ana.page.fill("[data-field=names]", "bo\nCy")
    ana.tap("add-names")
    ana.page.wait_for_selector("[data-part=read]:not(:empty)")
    ana.page.keyboard.press("Escape")
    wait_until_visible(ana, "[data-field=new-name]:not([aria-invalid])")
    ana.tap("limit")
    ana.page.fill("[data-field=places]", "3")
    ana.tap("do-limit")
    open_page(dee, organiser.link(PUBLIC))
    wait_until_visible(dee, "[data-part=full]")
    dee.page.fill("[data-field=register]", "Dee")
    dee.tap("register")
    wait_until_visible(dee, "[data-part=waits]")
    wait_until_visible(ana, "[data-part=door]")
    assert ana.page.locator("[data-todo=admit]").count() == 0, "there is no place to give"


@pytest.mark.long
def test_an_old_step_is_undone_from_the_log(people: Invite, server: Server) -> None:
    """If later steps depend on it, the desk names them and leads there."""
    organiser = open_event(server)
    organiser.ask(Register(tuple(f"P{n}" for n in range(1, 9))))
    organiser.ask(Draw())
    organiser.ask(Publish())
    organiser.ask(EnterLate("Late"))
    organiser.ask(NamePrizes(("a",)))
    ana = people("Ana", size=DESKTOP)
    open_page(ana, organiser)
    wait_until_visible(ana, "[data-todo=draw-again]")
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
    wait_until_gone(ana, "[data-todo=draw-again]")
    ana.page.click("[data-part=tables] [data-action=draw-again]")
    ana.page.click("dialog [data-action=usual-reason] >> nth=0")
    ana.page.click("dialog [data-action=ask-discard-draw]")
    ana.page.click("dialog [data-action=discard-draw]")
    wait_until_visible(ana, "[data-todo=draw]")
    assert ana.page.locator("[data-part=prizes] li").count() == 1, "what else was done stays"


def test_enter_does_not_discard_a_draft(people: Invite, server: Server) -> None:
    """The desk asks first. A link that only this computer can open says so; prizes are one tap."""
    organiser = open_event(server)
    organiser.ask(Register(tuple(f"P{n}" for n in range(1, 7))))
    organiser.ask(Draw())
    ana = people("Ana", size=DESKTOP)
    open_page(ana, organiser)
    ana.page.fill("[data-field=new-name]", "Late")
    ana.page.press("[data-field=new-name]", "Enter")
    wait_until_visible(ana, "[data-part=draft-lost]")
    wait_until_visible(ana, "[data-part=draft]")
    ana.page.click("[data-part=draft-lost] [data-action=add-anyway]")
    wait_until_visible(ana, "[data-todo=draw]")
    ana.page.click("[data-part=prizes] [data-action=example-prizes]")
    wait_until_visible(ana, "[data-part=prizes] li:nth-child(3)")
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
    wait_until_visible(ana, "dialog [data-notice=only-here]")


def test_time_up_asks_whether_a_round_is_in_progress(people: Invite, server: Server) -> None:
    """Between two rounds no new one begins."""
    organiser = open_event(server)
    organiser.ask(Register(("Ada", "Bo", "Cy")))
    organiser.ask(Draw())
    organiser.ask(Publish())
    organiser.ask(Start())
    (match,) = matches(organiser.page)
    organiser.ask(CallTime(match["id"]))
    phone = people("Phone")
    open_page(phone, organiser.link(AtTable(1)))
    phone.tap("round-no")
    wait_until_visible(phone, "[data-part=round-answer]")
    player = people("Player")
    open_page(player, organiser.link(AsPlayer(0)))
    wait_until_visible(player, "[data-notice=time-up]")
    assert player.page.locator("[data-action=check-in]").count() == 0, "the draw is long over"
