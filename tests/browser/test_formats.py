"""Another format in a browser: chosen at the desk, a tie for the last seats, a consolation."""

from pathlib import Path
from typing import Any

from browser.harness.person import Invite
from browser.harness.tournament_desk import LISTED, Desk, wait_for
from browser.test_network import BROKEN, House, house

Json = dict[str, Any]


class Program:
    """The organiser's own program, which enters results faster than fingers."""

    def __init__(self, room: House, desk: Desk) -> None:
        self.room = room
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
