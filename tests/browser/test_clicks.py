"""The clicks that an evening of seventeen takes at the desk, beside what an organiser counted."""

from typing import Any

import pytest
from browser.harness.counting import Counting
from browser.harness.person import Invite
from browser.harness.tournament_desk import BY_PHONE, LISTED, Desk
from server.harness.link_holders import Holder, active, matches
from server.harness.rig import Server

from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.scorepad.requests import Enter
from dacabo.tournament.roles import AtTable
from dacabo.tournament.subjects.results import EnterResult

PLAIN = 12
"""The clicks without mishaps; with two typed fields, 14: as many as an organiser counted once,
though the clock of the final has got a button of its own."""
FULL = 34
"""The clicks with every mishap on that organiser's list, and 12 typed fields: they counted 48."""


def matches_of(organiser: Holder, stage: int) -> list[Any]:
    """The matches of a stage."""
    found: list[Any] = organiser.page["page"]["event"]["stages"][stage]["matches"]
    return found


class Evening:
    """The desk, and phones on the tables that hand in by themselves."""

    def __init__(self, people: Invite, server: Server) -> None:
        self.desk = Desk(people, server.link)
        self.page = self.desk.page
        self.clicks = Counting(self.desk.person)
        self.server = server

    @property
    def organiser(self) -> Holder:
        """The link of the desk, without its screens."""
        return Holder(self.server, self.page.url.partition("#")[2])

    def open(self) -> None:
        """Type two fields, and open."""
        self.desk.person.go("/events")
        with self.clicks.job("open"):
            self.page.fill("[data-field=event-name]", "Spring Cup")
            self.page.fill("[data-field=organiser]", "Ana")
            self.page.click("form [data-action=open]")
            self.page.wait_for_selector("[data-screen=desk]")

    def paste(self, *names: str) -> None:
        """A column from a spreadsheet."""
        self.page.click("[data-part=players] [data-action=names]")
        self.page.fill("dialog [data-field=names]", "\n".join(names))
        self.page.click("dialog [data-action=add-names]")

    def todo(self, action: str) -> None:
        """Take the next task, under its name."""
        with self.clicks.job(action):
            self.desk.do(action)
            self.page.wait_for_selector(
                f"[data-part=todo] [data-action={action}]", state="detached"
            )

    def name(self, player: int) -> str:
        """A player's name."""
        names: list[str] = self.organiser.page["page"]["event"]["names"]
        return names[player]

    def play_final_with_correction(self) -> None:
        """The final is on when an earlier result turns out wrong; its own ends with a tie."""
        page, desk = self.page, self.desk
        for action in ("to-the-final", "start"):
            self.todo(action)
        first = matches_of(self.organiser, 0)[0]
        with self.clicks.job("correction"):
            desk.card(first["id"]).locator("[data-action=correct]").click()
            desk.fill(90, 10)  # the others stay
            page.locator("dialog [data-action=usual-reason]").first.click()
            desk.settle("correct-result")
        for action in ("to-the-final", "start"):
            self.todo(action)
        (final,) = matches(self.organiser.page)
        totals = dict(zip(active(final), (40, 40, 60, 103), strict=False))
        self.organiser.ask(EnterResult(final["id"], totals))
        with self.clicks.job("tie-break"):
            desk.do("decide")
            desk.fill(3, 7)
            desk.settle("enter-decision")
            page.wait_for_selector("[data-todo=prize]")

    def play(self) -> None:
        """The phones on the tables write three rounds each, and hand in."""
        for match in matches(self.organiser.page):
            table = self.organiser.link(AtTable(match["table"]))
            sums = (7, 41, 30, 28, 24)
            laid = tuple(
                Sum(0 if line["left"] else points)
                for line, points in zip(match["lines"], sums, strict=False)
            )
            for number in (1, 2, 3):
                table.on_match_pad(match["id"], Enter(number, CaboEntry(laid, caller=0)))
            table.hand_in(match["id"])


def test_an_evening_without_mishaps(people: Invite, server: Server) -> None:
    """Lists, draw, start, final, two prizes and the end."""
    evening = Evening(people, server)
    evening.open()
    with evening.clicks.job("list"):
        evening.paste(*LISTED, BY_PHONE)
        evening.page.wait_for_selector("[data-part=players] [data-player='16']")
    for prize in ("A deck of cards", "Chocolate"):
        evening.page.fill("[data-field=prize]", prize)
        evening.page.press("[data-field=prize]", "Enter")
        evening.page.wait_for_selector(f"[data-part=prizes] .name:text-is('{prize}')")
    with evening.clicks.job("all here"):
        evening.desk.check_in_all()
    for action in ("draw", "publish", "start-all"):
        evening.todo(action)
    evening.play()
    evening.page.wait_for_selector("[data-part=todo] li")
    for action in ("to-the-final", "start"):
        evening.todo(action)
    evening.play()
    with evening.clicks.job("prizes"):
        evening.page.locator("[data-part=todo] [data-action=choose-prize]").first.click()
        evening.page.wait_for_selector("[data-todo=prize]", state="detached")
    with evening.clicks.job("end"):
        evening.desk.do("ask-end")
        evening.desk.do("end")
        evening.page.wait_for_selector("[data-phase=over]")
    assert evening.clicks.jobs.total() <= PLAIN, evening.clicks.jobs


@pytest.mark.long
def test_an_evening_with_every_mishap(people: Invite, server: Server) -> None:
    """A refused list, a no-show, an exchange, a latecomer, a drop-out, a correction, a tie."""
    evening = Evening(people, server)
    page, clicks = evening.page, evening.clicks
    evening.desk.person.expected.append(r"status of (409|422)")
    evening.open()
    with clicks.job("list"):
        evening.paste(*LISTED, LISTED[0])
        page.wait_for_selector("dialog [role=alert]:not(:empty)")
        page.fill("dialog [data-field=names]", "\n".join((*LISTED, BY_PHONE)))
        page.click("dialog [data-action=add-names]")
        page.wait_for_selector("[data-part=players] [data-player='16']")
    for prize in ("A deck of cards", "Chocolate"):
        page.fill("[data-field=prize]", prize)
        page.press("[data-field=prize]", "Enter")
        page.wait_for_selector(f"[data-part=prizes] .name:text-is('{prize}')")
    with clicks.job("no-show"):
        page.click("[data-part=players] [data-player='3'] [data-action=player]")
        page.click("dialog [data-action=ask-no-show]")
        page.click("dialog [data-action=no-show]")
        page.wait_for_selector("[data-player='3'].gone")
        page.wait_for_selector("dialog[open]", state="detached")
    with clicks.job("all here"):
        evening.desk.check_in_all()
    draw_and_lose_somebody(evening)
    evening.play()
    evening.play_final_with_correction()
    with clicks.job("prizes"):
        page.locator("[data-part=todo] [data-action=choose-prize]").first.click()
        page.wait_for_selector("[data-todo=prize]", state="detached")
    with clicks.job("end"):
        evening.desk.do("ask-end")
        evening.desk.do("end")
        page.wait_for_selector("[data-phase=over]")
    with clicks.job("save"), page.expect_download():
        page.click("[data-action=spreadsheet]")
    with clicks.job("print"), page.expect_popup():
        page.click("[data-action=print-evening]")
    assert clicks.jobs.total() <= FULL, clicks.jobs


def draw_and_lose_somebody(evening: Evening) -> None:
    """Two are exchanged in the draft, one comes late, and one leaves."""
    page, clicks = evening.page, evening.clicks
    evening.todo("draw")
    with clicks.job("exchange"):
        groups = page.locator("[data-part=draft] .group")
        for number in (0, 1):
            groups.nth(number).locator("[data-player]").first.click()
        page.locator("[data-part=draft] [data-action=usual-reason]").first.click()
        page.click("[data-action=exchange]")
        page.wait_for_selector("[data-part=draft] [data-action=take-back]")
    evening.todo("publish")
    with clicks.job("latecomer"):
        page.fill("[data-field=new-name]", "Rosa")
        page.press("[data-field=new-name]", "Enter")
        page.wait_for_selector("[data-part=players] [data-player='17']", state="attached")
    evening.todo("start-all")
    leaver = active(matches(evening.organiser.page)[1])[2]
    with clicks.job("drop-out"):
        page.fill("[data-field=search]", evening.name(leaver))
        page.click(f"[data-part=players] [data-player='{leaver}'] [data-action=player]")
        page.click("dialog [data-action=ask-drop-out]")
        page.click("dialog [data-action=drop-out]")
        page.wait_for_selector("dialog[open]", state="detached")
