"""The desk while a stage is played, and what phones show of its steps; real browsers."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from browser.harness.person import DESKTOP, Invite, Person
from browser.harness.tournament_desk import LISTED
from browser.test_event_links import open_page
from browser.test_final import event_after_first_stage
from playwright.sync_api import WebSocketRoute, expect
from server.harness.club_keeper import play
from server.harness.link_holders import (
    PUBLIC,
    Holder,
    active,
    drawn_event,
    matches,
    open_event,
)
from server.harness.rig import Server

from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.scorepad.requests import Enter
from dacabo.tournament.formats import Format
from dacabo.tournament.roles import AsPlayer, AtTable, Organiser
from dacabo.tournament.subjects.attendance import CheckInAll
from dacabo.tournament.subjects.cashbox import NotePlayers, PlayerNote
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.formatting import ChangeFormat
from dacabo.tournament.subjects.links import RenewLink
from dacabo.tournament.subjects.prizes import ChoosePrize, NamePrizes
from dacabo.tournament.subjects.registration import Register
from dacabo.tournament.subjects.results import CorrectResult, EnterResult

Json = dict[str, Any]
MINUTE = 60


def results(organiser: Holder) -> None:
    """Start all tables; the players of each finish by seat."""
    organiser.ask(Start())
    for match in matches(organiser.page):
        totals = {player: 10 + 91 * seat for seat, player in enumerate(active(match))}
        organiser.ask(EnterResult(match["id"], totals))


def with_desk(people: Invite, organiser: Holder) -> Person:
    """The organiser at the desk."""
    ana = people("Ana", size=DESKTOP)
    open_page(ana, organiser)
    ana.page.wait_for_selector("[data-screen=desk]")
    return ana


def test_nobody_drops_out_without_a_match_to_come(people: Invite, server: Server) -> None:
    """Not who is out, nor who has won; a finalist can."""
    organiser = event_after_first_stage(server, 6)
    winners = [
        line["player"]
        for match in matches(organiser.page)
        for line in match["lines"]
        if line["advances"]
    ]
    loser = next(player for player in range(6) if player not in winners)
    out, finalist = people("Out"), people("Finalist")
    open_page(out, organiser.link(AsPlayer(loser)))
    open_page(finalist, organiser.link(AsPlayer(winners[0])))
    out.page.wait_for_selector("[data-part=my-place]")
    finalist.page.wait_for_selector("[data-part=my-place].good")
    assert finalist.page.locator("[data-action=ask-drop-out]").count() == 1
    assert out.page.locator("[data-action=ask-drop-out]").count() == 0
    organiser.ask(Draw())
    organiser.ask(Publish())
    organiser.ask(Start())
    (final,) = matches(organiser.page)
    first, *others = winners
    organiser.ask(EnterResult(final["id"], {first: 12} | dict.fromkeys(others, 101)))
    expect(finalist.page.locator("[data-part=my-place] h2")).to_contain_text("First place")
    for person in (out, finalist):
        assert person.page.locator("[data-action=ask-drop-out]").count() == 0


def test_phones_say_why_the_final_is_void(people: Invite, server: Server) -> None:
    """Who sat there, and the phone on the table, read that an earlier result was corrected."""
    organiser = event_after_first_stage(server, 6)
    first = matches(organiser.page)[0]
    old, new, *others = active(first)
    for request in (Draw(), Publish(), Start()):
        organiser.ask(request)
    mine, table = people("Mine"), people("Table")
    open_page(mine, organiser.link(AsPlayer(old)))
    open_page(table, organiser.link(AtTable(1)))
    for person in (mine, table):
        person.page.wait_for_selector("[data-part=pad]")
        assert person.page.locator("[data-part=voided]").count() == 0
    totals = {old: 60, new: 20} | dict.fromkeys(others, 101)
    organiser.ask(CorrectResult(first["id"], totals, "two slips exchanged"))
    for person in (mine, table):
        said = person.page.locator("[data-part=voided]")
        expect(said).to_contain_text("An earlier result was corrected")
        assert person.page.locator("[data-part=pad]").count() == 0
    organiser.ask(Draw())
    organiser.ask(Publish())
    for person in (mine, table):
        person.page.wait_for_selector("[data-part=voided]", state="detached")


def test_minutes_change_before_the_start_and_all_stop_together(
    people: Invite, server: Server
) -> None:
    """Tables that have not begun get other minutes; one button ends all that are playing."""
    organiser = drawn_event(server, 9)
    ana, phone = with_desk(people, organiser), people("Phone")
    open_page(phone, organiser.link(AtTable(1)))
    ana.tap("menu")
    ana.tap("minutes")
    assert "+" not in ana.page.inner_text("dialog form"), "not minutes more"
    ana.page.click("dialog label:has([data-option=minutes][value='30'])")
    ana.tap("set-minutes")
    ana.page.wait_for_selector("dialog[open]", state="detached")
    ana.tap("start-all")
    clock = phone.page.locator("[data-clock] .time")
    expect(clock).to_contain_text("30:00")
    ana.tap("ask-call-time-all")
    ana.tap("call-time-all")
    phone.page.wait_for_selector("[data-notice=time-up]")
    ana.page.wait_for_selector("[data-action=ask-call-time-all]", state="detached")
    assert all(match["clock"]["called"] for match in matches(organiser.page))


def test_the_desk_follows_the_tables(people: Invite, server: Server) -> None:
    """Rounds and standings arrive by themselves; a clock is stopped, goes on, and gets minutes."""
    organiser = drawn_event(server, 9)
    organiser.ask(Start())
    match, other, _ = matches(organiser.page)
    ana = with_desk(people, organiser)
    card = ana.page.locator(f"article[data-match='{match['id']}']")
    laid = tuple(map(Sum, (3, 9, 20, 30, 8)[: len(active(match))]))
    organiser.on_match_pad(match["id"], Enter(1, CaboEntry(laid, caller=0)))
    expect(card).to_contain_text("one round so far")
    expect(card.locator("tbody tr").nth(1)).to_contain_text("9")
    card.locator("[data-action=pause]").click()
    card.locator("[data-clock=rests]").wait_for()
    ana.page.wait_for_selector("[data-todo=continue]")
    ana.page.click("[data-todo=continue] [data-action=continue]")
    card.locator("[data-clock=runs]").wait_for()
    card.locator("[data-action=match]").click()
    ana.tap("extend")
    ana.page.click("dialog label:has([data-option=minutes][value='10'])")
    ana.page.click("dialog [data-action=extend].main")
    ana.page.wait_for_selector("dialog[open]", state="detached")
    limits = {one["id"]: one["clock"]["limit"] for one in matches(organiser.page)}
    assert limits[match["id"]] - limits[other["id"]] == 10 * MINUTE * 1000


def test_the_draws_of_two_stages_are_checked_on_the_page(people: Invite, server: Server) -> None:
    """Everybody plays twice, and the page proves both draws."""
    organiser = open_event(server)
    organiser.ask(Register(LISTED[:9]))
    organiser.ask(ChangeFormat(Format(rounds=2)))
    for stage in (1, 2):
        organiser.ask(Draw())
        organiser.ask(Publish())
        assert organiser.page["page"]["event"]["stages"][-1]["number"] == stage
        results(organiser)
    guest = people("Guest")
    open_page(guest, organiser.link(PUBLIC))
    guest.page.click("[data-part=fairness] summary")
    assert guest.page.locator("[data-seal='2'] dd").count() == 3, "seal, seed and label"
    guest.page.click("[data-part=fairness] [data-action=check]")
    proven = guest.page.locator("[data-part=fairness] .proven")
    expect(proven).to_contain_text("both draws")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda stage: stage["drawn"].reverse(), "don’t follow from the seed"),
        (lambda stage: stage.update(sat=[]), "don’t follow from the seed"),
        (lambda stage: stage.update(seed="00" * 32), "isn’t the one that was sealed"),
    ],
)
def test_a_forged_draw_is_not_proven(
    change: Callable[[Json], object], said: str, people: Invite, server: Server
) -> None:
    """A server that shows other groups, meetings or seeds of the second stage is found out."""
    organiser = open_event(server)
    organiser.ask(Register(LISTED[:9]))
    organiser.ask(ChangeFormat(Format(rounds=2)))
    for _ in (1, 2):
        organiser.ask(Draw())
        organiser.ask(Publish())
        results(organiser)

    def forge(line: WebSocketRoute) -> None:
        server_line = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            shown = json.loads(message)
            if shown["type"] == "shown":
                change(shown["page"]["event"]["stages"][1])
            line.send(json.dumps(shown))

        server_line.on_message(hear)

    guest = people("Guest")
    guest.page.route_web_socket("**/api/watch?*", forge)
    open_page(guest, organiser.link(PUBLIC))
    guest.page.click("[data-part=fairness] summary")
    guest.page.click("[data-part=fairness] [data-action=check]")
    problem = guest.page.locator("[data-part=fairness] .problem")
    expect(problem).to_contain_text(said, timeout=20_000)
    assert guest.page.locator("[data-part=fairness] .proven").count() == 0


def test_the_page_of_the_evening_says_what_a_result_was_before(
    people: Invite, server: Server
) -> None:
    """A correction stands there with its reason and the points that it replaced."""
    organiser = event_after_first_stage(server, 6)
    match = matches(organiser.page)[0]
    one, *others = active(match)
    totals = {one: 25} | {player: 50 + 30 * seat for seat, player in enumerate(others)}
    organiser.ask(CorrectResult(match["id"], totals, "two slips exchanged"))
    for request in (Draw(), Publish()):
        organiser.ask(request)
    results(organiser)
    organiser.ask(End())
    ana = people("Ana")
    ana.go(f"{server.link}/event/print?sheet=evening#{organiser.key}")
    report = ana.page.locator("[data-part=report]")
    expect(report).to_contain_text("two slips exchanged")
    expect(report).to_contain_text(f"Before: P{one + 1} 20.")


def test_the_rules_of_a_tournament_are_chosen_and_printed(people: Invite, server: Server) -> None:
    """Those of every game are offered; the cards on the tables say which number does what."""
    ana = people("Ana")
    ana.go(f"{server.link}/events")
    rules = ana.page.locator("form [data-field=rules]")
    expect(rules).to_have_value("cabo/tournament")
    rules.select_option("dacapo/match")
    expect(rules).to_have_value("dacapo/match")
    rules.select_option("cabo/tournament")
    ana.page.fill("[data-field=event-name]", "Spring Cup")
    ana.page.fill("[data-field=organiser]", "Ana")
    ana.page.click("form [data-action=open]")
    ana.page.wait_for_selector("[data-screen=desk]")
    event = Holder(server, ana.page.url.partition("#")[2])
    opened = event.page["page"]["event"]
    assert (opened["game"], opened["preset"], opened["changes"]) == ("cabo", "tournament", {})
    ana.go(f"{server.link}/event/print#{event.key}")
    ana.page.check("[data-option=sheet][value=rules]", force=True)
    card = ana.page.locator("[data-part=rule-card]").first
    for numbers in ("Peek: 7 and 8", "Spy: 9 and 10", "Swap: 11 and 12"):
        expect(card).to_contain_text(numbers)


@pytest.mark.long
def test_an_evening_is_compared_with_its_plan(people: Invite, server: Server) -> None:
    """After the final the desk says what was planned and how long it took."""
    organiser = open_event(server)
    organiser.ask(Register(LISTED[:6]))
    ana = with_desk(people, organiser)
    ana.page.wait_for_selector("[data-part=plan][data-soon=false]", timeout=120_000)
    for _ in range(2):
        organiser.ask(Draw())
        organiser.ask(Publish())
        organiser.ask(Start())
        server.turn(20 * MINUTE)
        for match in matches(organiser.page):
            totals = {player: 10 + 91 * seat for seat, player in enumerate(active(match))}
            organiser.ask(EnterResult(match["id"], totals))
    organiser.ask(End())
    said = ana.page.locator("[data-part=after] [data-part=timing]")
    expect(said).to_contain_text("Planned:")
    expect(said).to_contain_text("It took 40.")


def test_the_next_evening_is_like_the_last(people: Invite, server: Server) -> None:
    """One tick in the club book copies title, place, prizes, minutes and format; not the links."""
    body = {"name": "Cup", "changes": {"minutes": 30}, "place": "Gretel’s", "prizes": ["Cards"]}
    _, answer = server.http("POST", "/api/events", body)
    first = Holder(server, answer["key"])
    first.ask(Register(LISTED[:9]))
    first.ask(ChangeFormat(Format(consolation=True)))
    ana = with_desk(people, first)
    play(first)
    ana.go(f"{server.link}/events")
    ana.page.fill("[data-field=club-name]", "Kartenfreunde")
    ana.tap("new-club")
    ana.page.wait_for_selector("[data-screen=club]")
    ana.tap("other-event")
    ana.page.fill("[data-field=event-link]", f"{server.link}/event#{first.key}")
    ana.tap("by-link")
    ana.page.wait_for_selector("[data-part=take-in] [data-player='8']")
    ana.tap("take-in-now")
    ana.page.wait_for_selector("[data-evening]")
    ana.reload()  # as from a bookmark
    ana.tap("next-evening")
    like = ana.page.locator("[data-part=next] label:has([data-field=like])")
    expect(like).to_have_text(
        "Like last time: Gretel’s · 30 minutes a match · consolation · one prize"
    )
    expect(ana.page.locator("[data-part=next] [data-field=like]")).to_be_checked()
    ana.tap("open-evening")
    ana.page.wait_for_selector("[data-screen=desk]")
    event = Holder(server, ana.page.url.partition("#")[2]).page["page"]["event"]
    assert (event["name"], event["minutes"], event["prizes"]) == (
        "Kartenfreunde 2",
        30,
        ["Cards"],
    )
    assert event["about"]["place"] == "Gretel’s"
    assert event["format"]["consolation"]
    assert len(event["players"]) == 9
    assert event["stages"] == []


def test_a_book_says_that_the_link_of_an_evening_is_old(people: Invite, server: Server) -> None:
    """A link that was withdrawn adds nothing; with a good one the same form goes on."""
    organiser = open_event(server)
    organiser.ask(Register(LISTED[:6]))
    play(organiser)
    ana = people("Ana")
    ana.expected.append(r"status of (403|404)")
    ana.go(f"{server.link}/events")
    ana.page.fill("[data-field=club-name]", "Kartenfreunde")
    ana.tap("new-club")
    ana.page.wait_for_selector("[data-screen=club]")
    old = organiser.key
    new = organiser.ask(RenewLink(Organiser()))["key"]
    ana.tap("other-event")
    ana.page.fill("[data-field=event-link]", f"{server.link}/event#{old}")
    ana.tap("by-link")
    problem = ana.page.locator("[data-part=take-in] [role=alert]")
    expect(problem).not_to_be_empty()
    assert ana.page.locator("[data-action=take-in-now]").count() == 0
    ana.page.keyboard.press("Escape")
    ana.tap("other-event")
    ana.page.fill("[data-field=event-link]", f"{server.link}/event#{new}")
    ana.tap("by-link")
    ana.page.wait_for_selector("[data-part=take-in] [data-player='5']")


ALIGNED = """(rows) => [...document.querySelectorAll(rows)].map((row) => {
  const [first, last] = [row.firstElementChild, row.lastElementChild];
  const [one, other] = [first.getBoundingClientRect(), last.getBoundingClientRect()];
  return [one.top < other.bottom && other.top < one.bottom, Math.round(other.right)];
})"""
"""Whether the first and the last element of each row are in one line, and where the last ends."""


def test_points_stand_in_one_column(people: Invite, server: Server) -> None:
    """Beside prizes with long names on a small phone, too."""
    organiser = event_after_first_stage(server, 6)
    organiser.ask(NamePrizes(("A box of chocolates from Brussels", "A deck of cards"), ""))
    for request in (Draw(), Publish()):
        organiser.ask(request)
    results(organiser)
    first = organiser.page["page"]["event"]["placing"][0]["player"]
    organiser.ask(ChoosePrize(first, "A box of chocolates from Brussels"))
    ana = people("Ana", size=(360, 640))
    open_page(ana, organiser)
    ana.tap("part-standings")
    ana.page.wait_for_selector("[data-part=standings] .prize")
    rows = ana.page.evaluate(ALIGNED, "[data-part=standings] ol li")
    assert len(rows) == 6
    assert {fits for fits, _ in rows} == {True}
    assert len({right for _, right in rows}) == 1


def test_a_player_on_the_list_is_one_line(people: Invite, server: Server) -> None:
    """Beside the draft, where the list is narrow: the box, the name, the cash box, the menu."""
    organiser = open_event(server)
    organiser.ask(Register(LISTED[:9]))
    organiser.ask(NotePlayers((PlayerNote(2, paid=True),)))
    for request in (CheckInAll(), Draw()):
        organiser.ask(request)
    ana = with_desk(people, organiser)
    ana.page.wait_for_selector("[data-part=players] li [data-action=player]")
    rows = ana.page.evaluate(ALIGNED, "[data-part=players] li")
    assert len(rows) == 9
    assert {fits for fits, _ in rows} == {True}
