"""The pad of a match at an event, on the phone that lies on the table."""

from browser.harness import two_steps
from browser.harness.person import Invite
from browser.harness.tournament_desk import by_sums, enter_round
from browser.test_around import FAKE
from browser.test_event_links import open_page
from browser.test_pad_end import COVERED
from playwright.sync_api import expect
from server.harness.link_holders import active, drawn_event, matches
from server.harness.rig import Server

from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.scorepad.requests import Enter
from dacabo.tournament.roles import AsPlayer, AtTable, Public
from dacabo.tournament.subjects.attendance import DropOut
from dacabo.tournament.subjects.clocks import CallTime, Start
from dacabo.tournament.subjects.messages import Announce
from dacabo.tournament.subjects.registration import Rename
from dacabo.tournament.subjects.results import EnterResult


def test_others_finish_and_hand_in_after_a_player_left(people: Invite, server: Server) -> None:
    """The leaver is struck through; at the end one button is visible, and no clock."""
    organiser = drawn_event(server, 4)
    (match,) = matches(organiser.page)
    organiser.ask(Start())
    table = organiser.link(AtTable(1))
    first = CaboEntry((Sum(3), Sum(9), Sum(20), Sum(30)), caller=0)
    table.on_match_pad(match["id"], Enter(1, first))
    ana, desk = people("Ana"), people("Desk")
    ana.page.add_init_script(FAKE)
    open_page(ana, table)
    ana.page.wait_for_selector("[data-part=pad] tr[data-round='1']")
    ana.page.wait_for_function("() => locks === 1")  # the phone on the table stays on
    assert ana.page.locator("[data-clock]").count() == 1
    organiser.ask(DropOut(active(match)[1]))
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
    ana.page.wait_for_function("() => locks === 0")
    assert ana.page.locator("[data-clock]").count() == 0
    box, height = button.bounding_box(), ana.page.evaluate("innerHeight")
    assert box is not None
    assert box["y"] + box["height"] <= height
    open_page(desk, organiser)
    desk.page.wait_for_selector("[data-todo=finished]")
    wall = people("Wall")
    wall.go(f"{server.link}/event/wall#{organiser.link(Public()).key}")
    wall.page.get_by_text("The final is over. The result is on its way.").wait_for()
    assert wall.page.locator("[data-part=clock]").count() == 0
    ana.tap("look")
    totals = ana.page.locator("[data-part=hand-in] li strong").all_inner_texts()
    assert totals == ["0", "60", "120"]
    number = table.page["pad"]["number"]
    with ana.page.expect_request("**/api/event") as sent:
        ana.page.click("[data-part=hand-in] [data-action=hand-in]")
    asked = {"type": "hand-in", "match": match["id"], "number": number}
    body = sent.value.post_data_json
    assert body is not None
    assert body["request"] == asked
    ana.page.wait_for_selector("[data-part=hand-in]", state="detached")
    desk.page.wait_for_selector("[data-todo=finished]", state="detached")


def test_a_result_written_meanwhile_is_checked_again(people: Invite, server: Server) -> None:
    """Nothing can be handed in before the first round; then the page shows a doubt."""
    organiser = drawn_event(server, 3)
    (match,) = matches(organiser.page)
    organiser.ask(Start())
    table = organiser.link(AtTable(1))
    ana = people("Ana")
    open_page(ana, table)
    ana.page.wait_for_selector("[data-part=hand-in]")
    assert ana.page.locator("[data-part=hand-in] :is(button, input)").count() == 0
    entry = CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0)
    table.on_match_pad(match["id"], Enter(1, entry))
    ana.tap("look")
    ana.page.wait_for_selector("[data-part=hand-in] p.bold")
    table.on_match_pad(match["id"], Enter(2, entry))
    ana.page.wait_for_selector("[data-part=hand-in] [data-action=look]")
    ana.tap("look")
    totals = ana.page.locator("[data-part=hand-in] li strong").all_inner_texts()
    assert totals == ["0", "18", "40"]


def test_a_result_waits_for_the_rounds_of_its_phone(people: Invite, server: Server) -> None:
    """Rounds behind an open question are not in the totals: the page leads to that question."""
    organiser = drawn_event(server, 3)
    (match,) = matches(organiser.page)
    organiser.ask(Start())
    table = organiser.link(AtTable(1))
    entry = CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0)
    table.on_match_pad(match["id"], Enter(1, entry))
    ana = people("Ana")
    open_page(ana, table)
    ana.page.wait_for_selector("[data-part=pad] tr[data-round='1']")
    ana.expected.append("status of 422")
    enter_round(ana, [3, 53, 9])
    ana.page.wait_for_selector("[data-part=question]")
    ana.page.keyboard.press("Escape")
    enter_round(ana, [0, 9, 9])
    ana.page.wait_for_selector("dialog", state="detached")
    ana.tap("look")
    ana.page.get_by_text("First answer the question about round 2").wait_for()
    assert ana.page.evaluate("document.activeElement.closest('[data-part=question]') !== null")
    assert ana.page.locator("[data-part=hand-in] [data-action=hand-in]").count() == 0
    ana.page.click("[data-part=question] [data-action=sure]")
    ana.page.wait_for_selector("[data-part=pad] tr[data-round='3']")
    ana.tap("look")
    ana.page.wait_for_selector("[data-part=hand-in] [data-action=hand-in]")


def test_an_early_result_is_handed_in_where_the_thumb_is(people: Invite, server: Server) -> None:
    """On a player's own page, whose pad shows no end: the answers are seen on every phone."""
    organiser = drawn_event(server, 3)
    (match,) = matches(organiser.page)
    organiser.ask(Start())
    entry = CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0)
    organiser.on_match_pad(match["id"], Enter(1, entry))
    ana = people("Ana")
    open_page(ana, organiser.link(AsPlayer(active(match)[0])))
    ana.page.wait_for_selector("[data-part=hand-in] [data-action=look]:not(.large)")
    for width, height in two_steps.SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        assert two_steps.wrong(ana.page, "hand-in") == []


def test_another_phone_confirms_an_early_result(people: Invite, server: Server) -> None:
    """It waits at the desk; one tap on a phone of the table, and the tournament goes on."""
    organiser = drawn_event(server, 3)
    (match,) = matches(organiser.page)
    organiser.ask(Start())
    one, two, _ = active(match)
    phone, other, desk = people("Phone"), people("Other"), people("Desk")
    open_page(phone, organiser.link(AsPlayer(one)))
    open_page(other, organiser.link(AsPlayer(two)))
    open_page(desk, organiser)
    entry = CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0)
    organiser.on_match_pad(match["id"], Enter(1, entry))
    phone.tap("look")
    phone.page.click("[data-part=hand-in] [data-action=hand-in]")
    phone.page.wait_for_selector("[data-part=confirm] [role=status]")
    assert phone.page.locator("[data-action=vouch]").count() == 0
    desk.page.wait_for_selector("[data-todo=vouch-by] [data-action=vouch]")
    desk.tap("ask-table")
    desk.page.wait_for_selector("[data-todo=vouch-by] [role=status]")
    desk.page.wait_for_selector("[data-action=ask-table]", state="detached")
    other.page.wait_for_selector("[data-part=confirm].asked")
    other.tap("vouch")
    desk.page.wait_for_selector("[data-todo=vouch-by]", state="detached")
    other.page.wait_for_selector("[data-part=my-place]")


def test_nobody_wins_with_a_round_that_looks_wrong(people: Invite, server: Server) -> None:
    """The pad says who is asked, and names a winner only when somebody has confirmed it."""
    organiser = drawn_event(server, 3)
    (match,) = matches(organiser.page)
    organiser.ask(Start())
    phone, other, desk = people("Phone"), people("Other"), people("Desk")
    open_page(phone, organiser.link(AtTable(1)))
    open_page(other, organiser.link(AsPlayer(active(match)[0])))
    open_page(desk, organiser)
    entry = CaboEntry((Sum(3), Sum(9), Sum(120)), caller=0)
    organiser.on_match_pad(match["id"], Enter(1, entry, sure=True))
    for person in (phone, other):
        expect(person.page.locator("[data-part=in-doubt]")).to_contain_text("Round 1 looks wrong")
        assert person.page.locator("[data-part=end]").count() == 0
        assert "won" not in person.page.inner_text("[data-part=pad]").lower()
    phone.tap("look")
    expect(phone.page.locator("[data-confirms=hand-in]")).to_contain_text("has to confirm it")
    phone.page.click("[data-part=hand-in] [data-action=hand-in]")
    said = phone.page.locator("[data-part=confirm] [role=status]")
    expect(said).to_contain_text("doesn’t count yet")
    other.page.wait_for_selector("[data-part=confirm] [data-action=vouch]")
    for person in (phone, other):
        assert person.page.locator("[data-part=end], [data-part=my-place]").count() == 0
    task = desk.page.locator("[data-todo=vouch-doubtful]")
    expect(task).to_contain_text("with a round that looks wrong")
    desk.tap("vouch")
    task.wait_for(state="detached")
    expect(other.page.locator("[data-part=my-place] h2")).to_contain_text("First place")
    phone.page.get_by_text("The result is in.").wait_for()


def test_time_up_between_rounds_ends_the_match(people: Invite, server: Server) -> None:
    """Only the button to hand in is left, unless a round was in progress."""
    organiser = drawn_event(server, 4)
    (match,) = matches(organiser.page)
    organiser.ask(Start())
    table = organiser.link(AtTable(1))
    first = CaboEntry((Sum(3), Sum(9), Sum(20), Sum(30)), caller=0)
    table.on_match_pad(match["id"], Enter(1, first))
    ana = people("Ana")
    open_page(ana, table)
    ana.page.wait_for_selector("[data-part=pad] tr[data-round='1']")
    organiser.ask(CallTime(match["id"]))
    ana.page.click("[data-action=round-no]")
    ana.page.wait_for_selector("[data-part=hand-in] [data-action=look].large")
    assert ana.page.locator("[data-part=pad] [data-action=enter]").count() == 0
    ana.page.click("[data-action=round-after-all]")
    ana.page.wait_for_selector("[data-part=pad] [data-action=enter]")


def test_a_tie_break_round_is_entered_on_the_pad(people: Invite, server: Server) -> None:
    """Its cards are tapped as in any round, and stay when news comes to the table meanwhile."""
    organiser = drawn_event(server, 4)
    (match,) = matches(organiser.page)
    organiser.ask(Start())
    one, two, *others = active(match)
    table = organiser.link(AtTable(1))
    organiser.ask(EnterResult(match["id"], {one: 30, two: 30} | dict.fromkeys(others, 101)))
    caller, other = matches(organiser.page)[0]["ties"][0]  # in the order of the form's lines
    ana = people("Ana")
    open_page(ana, table)
    ana.page.locator("[data-action=enter-decision]").first.click()
    ana.page.wait_for_selector("[data-part=decision-entry]")
    if ana.page.locator("[data-part=decision-entry] [data-card]").count() == 0:
        ana.tap("mode")
    ana.page.check("[data-part=decision-entry] [data-seat='0'] [data-action=called]", force=True)
    for card in ("0", "1", "2", "1"):
        ana.page.click(f"[data-part=decision-entry] [data-card='{card}']")
    organiser.ask(Announce("The buffet is open."))
    ana.page.wait_for_selector("text=The buffet is open.", state="attached")
    for card in ("7", "3", "9", "4"):  # nobody taps *next*
        ana.page.click(f"[data-part=decision-entry] [data-card='{card}']")
    ana.page.click("[data-part=decision-entry] [data-action=write]")
    ana.page.wait_for_selector("[data-part=decision-entry]", state="detached")
    assert matches(organiser.page)[0]["decisions"] == [{str(caller): 0, str(other): 23}]


def test_a_half_entered_round_survives(people: Invite, server: Server) -> None:
    """It survives a reload, and a name that the organiser corrects meanwhile."""
    organiser = drawn_event(server, 4)
    (match,) = matches(organiser.page)
    organiser.ask(Start())
    ana = people("Ana", size=(844, 390))
    open_page(ana, organiser.link(AtTable(1)))
    ana.page.click("[data-part=pad] [data-action=enter]")
    by_sums(ana)
    sums = ana.page.locator("[data-part=entry] [data-field=sum]")
    sums.nth(0).fill("17")
    ana.reload()
    ana.page.click("[data-part=pad] [data-action=enter]")
    by_sums(ana)
    assert sums.nth(0).input_value() == "17"
    ana.page.keyboard.press("Escape")
    organiser.ask(Rename(active(match)[1], "Zoë"))
    ana.page.wait_for_selector("[data-part=pad] th:has-text('Zoë')")
    ana.page.click("[data-part=pad] [data-action=enter]")
    by_sums(ana)
    assert sums.nth(0).input_value() == "17"


def test_the_keys_of_a_tie_break_round_hide_no_line(people: Invite, server: Server) -> None:
    """On a phone on its side every line is visible."""
    organiser = drawn_event(server, 4)
    (match,) = matches(organiser.page)
    organiser.ask(Start())
    organiser.ask(EnterResult(match["id"], dict.fromkeys(active(match), 101)))
    ana = people("Ana", size=(844, 390))
    open_page(ana, organiser.link(AtTable(1)))
    ana.page.locator("[data-action=enter-decision]").first.click()
    ana.page.wait_for_selector("[data-part=decision-entry] [data-seat]")
    if ana.page.locator("[data-part=decision-entry] [data-card]").count() == 0:
        ana.tap("mode")
    assert ana.page.evaluate(COVERED, "decision-entry") == [True, 0]
