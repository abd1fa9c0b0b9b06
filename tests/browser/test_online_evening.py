"""Online tables of an evening in real browsers: bots by name, the way back, a decision round."""

import pytest
from browser.harness.person import DESKTOP, PHONE, Invite, Person
from server.harness.link_holders import PUBLIC, Holder, active, drawn_event, matches, open_event
from server.harness.rig import Server

from dacabo.tournament.roles import AsPlayer
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.registration import Register
from dacabo.tournament.subjects.results import EnterResult

SHORT = {"changes": {"rounds": 1, "turn_limit": 3}}
"""Over after a turn each."""


def open_page(person: Person, holder: Holder, page: str = "event") -> None:
    """Open a link."""
    person.go(f"{holder.server.link}/{page}#{holder.key}")


def let_bot_play(organiser: Holder, match: str, player: int) -> None:
    """Let a bot play for a player."""
    organiser.post("/api/event/bot", {"match": match, "player": player, "level": "largo"})


def test_players_go_from_the_event_to_the_table_and_back(people: Invite, server: Server) -> None:
    """Seats of absent players are marked; a tie leads to another table."""
    organiser = drawn_event(server, 3, **SHORT)
    match = matches(organiser.page)[0]["id"]
    emil, ana, cyd = active(matches(organiser.page)[0])
    names = organiser.page["page"]["event"]["names"]
    organiser.post("/api/event/online", {"match": match})
    for player in (emil, cyd):
        let_bot_play(organiser, match, player)
    person = people("Ana", size=PHONE)
    open_page(person, organiser.link(AsPlayer(ana)))
    person.tap("take-seat")
    back = person.page.wait_for_selector("[data-action=back-to-evening]")
    assert back is not None
    assert "1" in back.inner_text()
    person.page.wait_for_selector("[data-screen=table], [data-screen=outcome], .plate")
    seen = person.page.inner_text("body")
    assert f"{names[emil]} (bot)" in seen
    assert f"{names[cyd]} (bot)" in seen
    person.tap("back-to-evening")
    person.page.wait_for_selector("[data-screen=event-player]")
    assert f"{names[emil]} (bot)" in person.page.inner_text("[data-screen=event-player]")

    totals = {emil: 5, ana: 5, cyd: 60}
    organiser.ask(EnterResult(match, totals, bots=(emil, cyd)))
    person.page.wait_for_selector("[data-part=decision-online]")
    decision = matches(organiser.page)[0]["decision_tables"][0]["code"]
    person.tap("take-seat")
    person.page.wait_for_function("code => location.pathname.includes(code)", arg=decision)
    person.page.wait_for_selector("[data-action=back-to-evening]")


@pytest.mark.long
def test_spectators_return_to_the_event_after_a_match(people: Invite, server: Server) -> None:
    """They are not led to a new table."""
    organiser = drawn_event(server, 3, **SHORT)
    (match,) = matches(organiser.page)
    organiser.post("/api/event/online", {"match": match["id"]})
    guest = people("Guest", size=PHONE)
    open_page(guest, organiser.link(PUBLIC))
    guest.tap("watch")
    for player in active(match):
        let_bot_play(organiser, match["id"], player)
    guest.page.wait_for_selector("[data-action=result]", timeout=60_000)
    guest.tap("result")
    guest.page.wait_for_selector("[data-screen=outcome]")
    assert guest.page.locator("[data-action=new]").count() == 0
    guest.page.click("main [data-action=back-to-evening]")
    guest.page.wait_for_selector("[data-screen=event-public]")


def test_the_organiser_decides_whether_a_bot_advances(people: Invite, server: Server) -> None:
    """One of two buttons among the tasks decides; then the final can be drawn."""
    organiser = open_event(server)
    organiser.ask(Register(tuple(f"P{n}" for n in range(1, 7))))
    organiser.ask(Draw())
    organiser.ask(Publish())
    first, second = matches(organiser.page)
    organiser.post("/api/event/online", {"match": first["id"]})
    organiser.ask(Start())
    for match in (first, second):
        players = active(match)
        bots = players[:1] if match is first else ()
        totals = dict(zip(players, (3, 50, 101), strict=True))
        organiser.ask(EnterResult(match["id"], totals, bots=bots))
    ana = people("Ana", size=DESKTOP)
    open_page(ana, organiser)
    ana.page.wait_for_selector("[data-todo=bot]")
    assert ana.page.locator("[data-todo=final]").count() == 0
    winner = organiser.page["page"]["event"]["names"][active(first)[0]]
    assert f"{winner} (bot)" in ana.page.inner_text(f"[data-match='{first['id']}']")
    ana.tap("bot-stays")
    ana.page.wait_for_selector("[data-todo=final]")
    assert f"P{active(first)[1] + 1}" in ana.page.inner_text("[data-todo=final]")


@pytest.mark.long
def test_sheets_of_the_organiser_survive_a_reload(people: Invite, server: Server) -> None:
    """The address of cards for tables and badges contains no key; rule cards are for all."""
    organiser = open_event(server)
    long = "Maximiliane Alexandra von und zu Hohenfels-Rabenstein"
    organiser.ask(Register((long, "Bo", "Cy", "Di", "Ed", "Fay")))
    ana = people("Ana", size=DESKTOP)
    open_page(ana, organiser, "event/print")
    public = organiser.link(PUBLIC).key
    for _ in range(2):
        ana.page.wait_for_function("key => location.hash.slice(1) === key", arg=public)
        ana.page.click("label:has([value=cards])")
        ana.page.wait_for_selector("[data-sheet=cards] section svg")
        ana.page.reload()
    ana.page.wait_for_selector("[data-option=sheet][value=badges]", state="attached")
    ana.page.click("label:has([value=badges])")
    ana.page.wait_for_function(
        "() => document.querySelectorAll('[data-sheet=badges] svg').length === 6"
    )
    cut = ana.page.evaluate(
        "() => [...document.querySelectorAll('[data-sheet=badges] .name')].filter("
        "  (name) => name.scrollWidth > name.clientWidth + 1"
        "    || name.getBoundingClientRect().height > name.closest('section').clientHeight"
        ").length"
    )
    assert cut == 0
    ana.page.click("label:has([value=rules])")
    ana.page.wait_for_selector("[data-part=rule-card] h3")
    over = ana.page.evaluate(
        "() => { const text = document.querySelector('[data-part=rule-card] .text');"
        " return [text.scrollHeight - text.clientHeight, text.scrollWidth - text.clientWidth]; }"
    )
    assert max(over) <= 1
    guest = people("Guest", size=DESKTOP)
    open_page(guest, organiser.link(PUBLIC), "event/print")
    guest.page.wait_for_selector("[data-option=sheet][value=rules]", state="attached")
    assert guest.page.locator("[value=badges], [value=cards]").count() == 0


def test_all_tables_are_online_and_full_of_bots_in_two_steps(
    people: Invite, server: Server
) -> None:
    """A tap opens all live tables, and another one seats bots for everybody who is missing."""
    organiser = drawn_event(server, 8, **SHORT)
    ana = people("Ana", size=DESKTOP)
    open_page(ana, organiser)
    assert ana.page.inner_text("[data-phase=playing]") == "Drawn, not started"
    for step in ("all-online", "all-bots"):
        ana.page.wait_for_selector(f"[data-action=ask-{step}]")
        ana.tap(f"ask-{step}")
        ana.tap(step)
        ana.page.wait_for_selector(f"[data-action=ask-{step}]", state="detached")
    assert all(match["online"] for match in matches(organiser.page))
    ana.wait(lambda _: all(one["clock"] for one in matches(organiser.page)), "all to begin")
    assert ana.page.inner_text("[data-phase=playing]") == "Playing"


def test_the_draft_names_people_with_one_first_name(people: Invite, server: Server) -> None:
    """They sit together by chance: the desk says so, and a swap is a tap away."""
    organiser = open_event(server)
    names = ("Anna Schmidt", "anna Weber", "Anna", "Ánna-Lena", "Bo", "Cyd")
    organiser.ask(Register(names))
    organiser.ask(Draw())
    together = [
        annas
        for match in organiser.page["page"]["draft"]["matches"]
        if len(annas := [one["player"] for one in match["lines"] if one["player"] < 4]) > 1
    ]
    ana = people("Ana", size=DESKTOP)
    open_page(ana, organiser)
    ana.page.wait_for_selector("[data-part=namesakes]")
    said = ana.page.locator("[data-part=namesakes]").all_inner_texts()
    assert len(said) == len(together)
    assert all(names[player] in said[0] for player in together[0])
    assert "share a first name" in said[0]
