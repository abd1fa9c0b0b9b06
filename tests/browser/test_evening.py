"""A whole evening with real cards and one online table, run with browsers alone."""

import re
from pathlib import Path

import pytest
from browser.harness.habits import act
from browser.harness.person import Invite, Person
from browser.harness.tournament_desk import (
    BY_PHONE,
    LISTED,
    Desk,
    enter_round,
    rounds,
    type_round,
    wait_for,
)
from browser.test_network import BROKEN, House, house
from playwright.sync_api import expect

LIMIT = 45 * 60
"""Seconds until the time is up."""
REFUSED = r"status of (409|422)"
"""Chromium logs intended refusals."""
PRIZES = ("A deck of cards", "Chocolate")


@pytest.mark.long
def test_an_evening_with_seventeen_people(people: Invite, tmp_path: Path) -> None:
    """It has phones, an online table, a clock, a crash, a correction, and prizes."""
    with house(tmp_path) as room:
        link = room.open()
        desk = Desk(people, link)
        zoe = people(BY_PHONE, link=link)
        desk.person.expected += (*BROKEN, REFUSED)
        zoe.expected += BROKEN
        register_players(desk, zoe)
        exchanged = draw_and_exchange(desk)
        mine = desk.match_of(BY_PHONE)
        desk.play_online(mine, (BY_PHONE,))
        first, *others = [match for match in desk.matches if match != mine]
        zoe.page.click("[data-action=take-seat]")
        zoe.page.wait_for_url("**/tables/*")
        desk.do("start-all")

        phones = [people(name, link=link) for name in ("Left", "Right")]
        address = desk.table_link(first)
        for phone in phones:
            phone.expected += (*BROKEN, REFUSED)
            phone.go(address)
        write_at_once(*phones)
        write_offline(*phones)
        kill_server(room, phones)
        room.turn(LIMIT)
        wait_for(phones[0], "[data-notice=time-up]")  # by itself
        hand_in_result(phones[0])
        play_online_match(zoe)
        desk.card(mine).locator("[data-action=correct]").wait_for()  # it reported by itself

        desk.result(others[0], 20, 30, 104, 50, 70)
        desk.result(others[1], 20, 20, 104, 50, 70)  # two share the win: both go to the final
        final = draw_final(desk)
        said = correct_result(desk, others[0])
        assert "final" in said.lower()
        again = draw_final(desk)
        assert again != final
        finish_event(desk)
        repeat_draw(people, desk, exchanged)
        print_sheets(desk, tmp_path)


def register_players(desk: Desk, zoe: Person) -> None:
    """Register players by hand, by file and by phone."""
    desk.open("Spring Cup")
    for prize in PRIZES:
        desk.page.fill("[data-field=prize]", prize)
        desk.page.click("[data-action=add-prize]")
        desk.page.wait_for_selector(f"[data-part=prizes] .name:text-is('{prize}')")
    desk.add(LISTED[0])
    # A broken list is refused with its line, and none of its names is registered.
    assert "2" in desk.choose_list(f"{LISTED[1]}\n{LISTED[1]}\n".encode())
    assert not desk.choose_list("\n".join(("Name", *LISTED[1:])).encode())
    zoe.go(desk.link("[data-action=public]"))
    zoe.page.fill("[data-field=register]", BY_PHONE)
    zoe.tap("register")
    wait_for(zoe, "[data-screen=event-player]")
    zoe.tap("check-in")
    desk.check_in_all()
    expect(desk.page.locator("[data-part=players] [data-player]")).to_have_count(17)


def draw_and_exchange(desk: Desk) -> list[str]:
    """Draw, exchange two players, and publish; return the two."""
    desk.draw()
    groups = desk.page.locator("[data-part=draft] .group")
    sizes = [group.locator("[data-player]").count() for group in groups.all()]
    assert sorted(sizes) == [4, 4, 4, 5]
    names = [groups.nth(n).locator("[data-player]").first for n in (0, 1)]
    before = [name.inner_text() for name in names]
    for name in names:
        name.click()
    desk.page.fill("[data-field=reason]", "sisters")
    desk.page.click("[data-action=exchange]")
    desk.page.wait_for_function(
        "name => document.querySelector('[data-part=draft] .group [data-player]')"
        ".innerText === name",
        arg=before[1],
    )
    desk.publish()
    return before


def write_at_once(left: Person, right: Person) -> None:
    """Two phones write the same round at once: one entry is accepted, the other is questioned."""
    for phone, sums in ((left, [5, 12, 20, 9, 8]), (right, [5, 12, 21, 9, 8])):
        wait_for(phone, "[data-part=pad] [data-action=enter]")
        type_round(phone, sums)
    for phone in (left, right):
        phone.page.click("[data-part=entry] [data-action=write]")
    asked = '[data-part=question] [data-action="keep-theirs"]'
    left.wait(lambda _: any(p.page.locator(asked).count() for p in (left, right)), "a question")
    (slower,) = [phone for phone in (left, right) if phone.page.locator(asked).count()]
    slower.tap("keep-theirs")
    for phone in (left, right):
        phone.wait(lambda _, phone=phone: rounds(phone) == 1, "one round")  # type: ignore[misc]


def write_offline(left: Person, right: Person) -> None:
    """An offline phone keeps its entries, and sends them once, later."""
    right.context.set_offline(True)
    enter_round(right, [7, 3, 11, 30, 6], caller=1)
    right.page.wait_for_selector("[data-part=pad] tr.waiting")
    assert rounds(left) == 1
    right.context.set_offline(False)
    for phone in (left, right):
        phone.wait(lambda _, phone=phone: rounds(phone) == 2, "the second round")  # type: ignore[misc]
    expect(left.page.locator("tr.waiting")).to_have_count(0)


def kill_server(room: House, phones: list[Person]) -> None:
    """The server dies in the middle: acknowledged entries are there, and pending ones are sent."""
    room.close()
    enter_round(phones[0], [1, 9, 8, 40, 7])
    phones[0].page.wait_for_selector("[data-part=pad] tr.waiting")
    room.open()
    for phone in phones:
        phone.wait(lambda _, phone=phone: rounds(phone) == 3, "the third round")  # type: ignore[misc]


def hand_in_result(phone: Person) -> None:
    """Write the last round, and hand in the result of a table from its pad."""
    enter_round(phone, [0, 9, 8, 10, 11])
    phone.wait(lambda _: rounds(phone) == 4, "the last round")
    phone.tap("look")
    phone.page.click("[data-part=hand-in] [data-action=hand-in]")
    wait_for(phone, "[data-screen=event-table]:not(:has([data-part=hand-in]))")


def play_online_match(person: Person) -> None:
    """Play as somebody at an online table until the match is over."""
    for _ in range(3_000):
        if person.look().screen == "outcome":
            return
        if not act(person):
            person.pause(20)
    pytest.fail("the match does not end")


def draw_final(desk: Desk) -> str:
    """Decide ties, let bots advance, and draw the final in one step; return its match."""
    todo = "[data-part=todo] [data-action={}]".format
    steps = ", ".join(map(todo, ("decide", "bot-advances", "to-the-final")))
    desk.page.wait_for_selector(steps)
    while not desk.page.locator(todo("to-the-final")).count():
        if desk.page.locator(todo("decide")).count():
            enter_tie_break(desk)
        elif desk.page.locator(todo("bot-advances")).count():
            button = desk.page.query_selector(todo("bot-advances"))
            assert button is not None
            button.click()
            button.wait_for_element_state("hidden")  # asked once for each bot
        desk.page.wait_for_selector(steps)
    desk.do("to-the-final")
    desk.page.wait_for_selector(todo("start"))  # by hand, since a table was online
    return desk.matches[0]


def enter_tie_break(desk: Desk) -> None:
    """Enter a tie-break round: points in the order of the list."""
    desk.do("decide")
    desk.fill(3, 7, 9, 11, 13)
    desk.settle("enter-decision")


def correct_result(desk: Desk, match: str) -> str:
    """Correct a result after the final was drawn, and read the preview of the desk."""
    desk.card(match).locator("[data-action=correct]").click()
    desk.fill(60, 10, 104, 50, 70)
    desk.page.fill("dialog[open] [data-field=reason]", "two slips exchanged")
    return desk.settle("correct-result")


def finish_event(desk: Desk) -> None:
    """Play the final with a tie, its tie-break round, the prizes and the end."""
    (final,) = [match for match in desk.matches if "inal" in desk.card(match).inner_text()]
    desk.do("start")
    desk.result(final, 40, 40, 60, 103, 80)
    enter_tie_break(desk)
    for _ in PRIZES[:-1]:  # the last one is given by itself
        before = desk.page.inner_text("[data-part=todo]")
        desk.page.locator("[data-part=todo] [data-action=choose-prize]").first.click()
        desk.page.wait_for_function(
            "said => document.querySelector('[data-part=todo]').innerText !== said", arg=before
        )
    desk.do("ask-end")
    desk.do("end")
    desk.page.wait_for_selector("[data-phase=over]")


def repeat_draw(people: Invite, desk: Desk, exchanged: list[str]) -> None:
    """Repeat the draw with the published seed: only the two exchanged players differ."""
    anybody = people("Anybody", link=desk.person.link)
    anybody.expected += BROKEN  # the room closes first
    anybody.go(desk.link("[data-action=public]"))
    anybody.page.click("[data-part=fairness] summary")
    anybody.page.click("[data-part=fairness] [data-action=check]")
    wait_for(anybody, "[data-part=fairness] [role=status] p")
    said = anybody.page.inner_text("[data-part=fairness] [role=status]")
    found = {name for name in (*LISTED, BY_PHONE) if re.search(rf"\b{name}\b", said)}
    assert found == set(exchanged)


def print_sheets(desk: Desk, folder: Path) -> None:
    """Print every sheet as A4 pages; no printed address contains an organiser's link."""
    with desk.page.context.expect_page() as opened:
        desk.page.click("[data-action=print]")
    sheets = opened.value
    sheets.wait_for_selector("[data-screen=event-print]")
    key = desk.page.url.partition("#")[2]
    sheets.wait_for_function("key => location.hash && !location.hash.includes(key)", arg=key)
    choices = sheets.locator(".chooser input[type=radio]")
    assert choices.count() >= 5
    for number in range(choices.count()):
        choices.nth(number).check(force=True)
        sheets.wait_for_selector(".paper > *")
        file = folder / f"{number}.pdf"
        sheets.pdf(path=file, prefer_css_page_size=True)
        pages = re.findall(rb"/MediaBox\s*\[\s*0 0 (\d+)[\d.]* (\d+)", file.read_bytes())
        assert pages
        assert set(pages) <= {
            (b"594", b"841"),
            (b"595", b"842"),
            (b"595", b"841"),
            (b"594", b"842"),
        }
    sheets.close()
