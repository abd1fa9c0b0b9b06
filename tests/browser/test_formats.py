"""Another format in a browser: chosen at the desk, a tie for the last seats, a consolation."""

from pathlib import Path
from typing import Any

import pytest
from browser.harness.person import Invite, Person
from browser.harness.tournament_desk import LISTED, Desk, wait_for
from browser.harness.two_steps import SIZES
from browser.test_event_links import open_page
from browser.test_network import BROKEN, House, house
from playwright.sync_api import Page, expect
from server.harness.link_holders import Holder, open_event
from server.harness.rig import Server

from dacabo.tournament.subjects.registration import Register

Json = dict[str, Any]
FORMATS = "[data-part=players] [data-part=outline] [data-action=format]"


class Program:
    """The organiser's own program, which enters results faster than fingers."""

    def __init__(self, room: House, desk: Desk) -> None:
        self.room = room
        self.page = desk.page
        self.key = desk.page.url.partition("#")[2]
        self.asked = 0

    def send(self, method: str, body: Json | None = None) -> Json:
        """Send a request; the answer."""
        assert self.room.server is not None
        key = {"Dacabo-Key": self.key}
        status, found = self.room.server.http(method, "/api/event", body, **key)
        assert status == 200, found
        answer: Json = found
        return answer

    def wait_for_stage(self, number: int) -> None:
        """Wait until so many stages have been drawn."""
        for _ in range(200):
            if len(self.send("GET")["page"]["event"]["stages"]) >= number:
                return
            self.page.wait_for_timeout(50)
        pytest.fail(f"stage {number} was not drawn")

    def finish(self, *totals: int) -> None:
        """Start all tables, and enter the same totals at each."""
        for request in ({"type": "start", "matches": []}, *self.results(totals)):
            self.asked += 1
            self.send("POST", {"id": f"p{self.asked}", "request": request})

    def results(self, totals: tuple[int, ...]) -> list[Json]:
        """The results of all tables of the stage."""
        matches = self.send("GET")["page"]["event"]["stages"][-1]["matches"]
        return [
            {
                "type": "enter-result",
                "match": match["id"],
                "totals": {
                    str(line["player"]): points
                    for line, points in zip(match["lines"], totals, strict=False)
                },
            }
            for match in matches
        ]


def test_one_stage_for_everybody_with_a_consolation(people: Invite, tmp_path: Path) -> None:
    """Eight people; four are tied for the last seats, and the server dies before the final."""
    with house(tmp_path) as room:
        link = room.open()
        desk = Desk(people, link)
        desk.person.expected += BROKEN
        desk.open("Spring Cup")
        assert not desk.choose_list("\n".join(("Name", *LISTED[:8])).encode())
        choose_format(desk)
        desk.draw()
        desk.publish()
        program = Program(room, desk)
        program.finish(10, 20, 20, 40)
        desk.do("decide-seats")
        desk.fill(1, 2, 3, 4)
        desk.settle("enter-seats")
        room.close()
        room.open()
        desk.do("to-the-final")
        program.wait_for_stage(2)
        desk.page.wait_for_selector("[data-part=tables] article:nth-of-type(2)")
        assert [desk.card(match).locator(".name").count() for match in desk.matches[:2]] == [4, 4]
        program.finish(10, 20, 30, 40)
        guest = people("Guest", link=link)
        guest.expected += BROKEN
        guest.go(desk.link("[data-action=public]"))
        wait_for(guest, "[data-part=consolation-winners]")
        assert guest.page.locator("[data-part=scores] tbody tr").count() == 8


def choose_format(desk: Desk) -> None:
    """One stage, a final of four, and the others beside it; the desk says what that means."""
    desk.page.click("[data-part=outline] [data-action=format]")
    dialog = desk.page.locator("dialog[open]")
    assert dialog.locator("[data-format]").count() == 4
    dialog.locator("[data-format=twice]").check()
    dialog.locator("[data-action=more-formats]").click()
    dialog.locator("[data-option=rounds]").first.check(force=True)
    dialog.locator("[data-field=consolation]").check()
    said = desk.settle("change-format")
    assert "everybody plays one stage" in said
    desk.page.wait_for_function(
        "() => document.querySelector('[data-part=outline]').innerText.includes('consolation')"
    )


def open_formats(people: Invite, organiser: Holder, size: tuple[int, int]) -> Person:
    """The organiser with a phone, who chooses a format."""
    ana = people("Ana", size=size)
    open_page(ana, organiser)
    ana.page.click("[data-action=part-players]")
    ana.page.click(FORMATS)
    ana.page.wait_for_selector("dialog [data-part=format-choices]")
    return ana


@pytest.mark.parametrize("size", SIZES)
def test_a_format_is_used_where_the_thumb_is(
    people: Invite, server: Server, size: tuple[int, int]
) -> None:
    """The buttons are on the screen at once, and so are the fields and the answers after a tap."""
    organiser = open_event(server)
    organiser.ask(Register(LISTED))
    ana = open_formats(people, organiser, size)
    for action in ("more-formats", "ask-change-format"):
        expect(ana.page.locator(f"dialog [data-action={action}]")).to_be_in_viewport(ratio=1)
    ana.page.locator("dialog [data-format=twice]").evaluate("one => one.click()")
    thumb(ana.page, "more-formats")
    expect(ana.page.locator("dialog [data-option=kind]").first).to_be_focused()
    assert clear(ana.page, "dialog label:has([data-option=kind])"), "nothing covers the first field"
    thumb(ana.page, "ask-change-format")
    answers = ana.page.locator("dialog [data-confirms=change-format] [data-part=answers] button")
    answers.first.wait_for()
    for one in answers.all():
        expect(one).to_be_in_viewport(ratio=1)
    thumb(ana.page, "change-format")
    ana.page.wait_for_selector("dialog[open]", state="detached")


def thumb(page: Page, action: str) -> None:
    """Tap a button where it is, without scrolling as Playwright would."""
    selector = f"dialog [data-action={action}]"
    page.wait_for_selector(selector)
    box = page.locator(selector).bounding_box()
    assert box is not None
    assert clear(page, selector)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def clear(page: Page, selector: str) -> bool:
    """Whether the middle of the first such element can be seen and tapped."""
    return bool(
        page.evaluate(
            """selector => {
              const one = document.querySelector(selector);
              const { x, y, width, height } = one.getBoundingClientRect();
              return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
            }""",
            selector,
        )
    )


def test_minutes_come_when_they_are_worked_out(people: Invite, server: Server) -> None:
    """A sign says so meanwhile, the format of now comes first, and nobody waits for an error."""
    organiser = open_event(server)
    organiser.ask(Register(LISTED))
    ana = people("Ana")
    ana.expected.append("status of 500")
    held = ana.hold("**/api/event/plan")
    open_page(ana, organiser)
    ana.page.click(FORMATS)
    choices = ana.page.locator("dialog [data-format]")
    expect(choices).to_have_count(4)
    soon = ana.page.locator("dialog [data-part=facts] [data-soon]")
    expect(soon).to_have_count(4)
    ana.wait(lambda _: len(held) == 1, "the first question")
    answer: Json = {"sentences": [], "basis": None, "low": 50, "high": 65, "seconds": 10}
    first = held.pop()
    body = first.request.post_data_json
    assert body is not None
    assert body["format"]["rounds"] == 0
    first.fulfill(json=answer)
    expect(soon).to_have_count(3)
    expect(ana.page.locator("dialog [data-part=facts]").first).to_contain_text("50–65 minutes")
    ana.wait(lambda _: len(held) == 1, "the second question")
    held.pop().fulfill(status=500, json={"code": "server-failed", "about": {}, "message": "No."})
    expect(soon).to_have_count(0)
