"""An evening of eleven, with the shorter ways that an organiser's review led to.

Everything happens in browsers. The test kills the server in the middle, and nothing is lost. It
compares the numbers of clicks and taps with earlier ones.
"""

from pathlib import Path
from typing import Any, Final

import pytest
from browser.harness.counting import Counting
from browser.harness.person import Invite, Person
from browser.harness.tournament_desk import BY_PHONE, Desk, by_sums, enter_round, rounds, wait_for
from browser.test_evening import REFUSED, play_online_match
from browser.test_network import BROKEN, House, house
from browser.test_score_pad import totals
from playwright.sync_api import expect
from server.harness.club_keeper import Keeper
from server.harness.link_holders import PUBLIC, Holder, matches

from dacabo.tournament.roles import AsPlayer, AtTable, Door
from dacabo.tournament.roles import LinkRole as Role

FIRST_NAMES: Final = (
    *("Anton", "Bo", "Chidi", "Doris", "Émile", "Frieda", "Göran", "Hinemoa", "Ivo", "Jörg"),
)
SURNAMES: Final = (
    *("Adler", "Berg", "Çelik", "Dörr", "Eßer", "Früh", "Groß", "Hahn", "Ilić", "Jäger"),
)
LISTED: Final = tuple(f"{one} {other}" for one, other in zip(FIRST_NAMES, SURNAMES, strict=True))
LIMIT: Final = 45 * 60
"""Seconds until the time is up."""
REVIEWED: Final = {
    "open": 2,
    "list": 2,
    "draw": 1,
    "publish": 1,
    "start": 1,
    "final": 3,
    "prizes": 3,
    "end": 2,
    "check in": 11,
    "name the prizes": 3,
}
"""Clicks at the desk when it was reviewed: 15, one for everybody who came, and three for prizes."""
MAX_CLICKS: Final = 15
"""Now."""
BY_CARD, BY_SUM = 19, 11
"""Taps for a round of four; they were 22 and up to 14."""
FINAL: Final = ((3, 9, 40, 20, 20), (9, 3, 40, 20, 20), (4, 4, 30, 20, 20))
"""Rounds after which the first two have 9 points each, and the third more than 100."""
PRIZES: Final = 3
READINGS: Final = ("now", "at", "played")
"""Readings of clocks, which differ from second to second."""


class EventOfEleven:
    """The people of the event, and the taps that they needed."""

    def __init__(self, people: Invite, room: House) -> None:
        self.room = room
        self.people = people
        self.link = room.open()
        self.desk = Desk(people, self.link)
        self.clicks = Counting(self.desk.person)
        self.wall = self.invite("Wall", size=(1280, 720))
        self.desk.person.expected += (*BROKEN, REFUSED)

    def invite(self, name: str, **how: Any) -> Person:
        """Somebody with a phone, which may be without a network for a while."""
        person = self.people(name, link=self.link, **how)
        person.expected += (*BROKEN, REFUSED)
        return person

    @property
    def organiser(self) -> Holder:
        """The link of the desk, without its screens."""
        assert self.room.server is not None
        return Holder(self.room.server, self.desk.page.url.partition("#")[2])

    def match_at(self, phone: Person) -> Any:
        """The match at a phone's table."""
        table = phone.page.inner_text("h1")
        (match,) = [one for one in matches(self.organiser.page) if str(one["table"]) in table]
        return match

    @property
    def public(self) -> str:
        """The address of the public page."""
        return f"/event#{self.organiser.link(PUBLIC).key}"


@pytest.mark.long
def test_an_evening_of_eleven(people: Invite, tmp_path: Path) -> None:
    """It has the door, pads, the clock, a crash, an online table, the final, and the book."""
    with house(tmp_path) as room:
        evening = EventOfEleven(people, room)
        zoe = check_in_players(evening)
        left, right = open_tables(evening, zoe)
        write_pads(evening, left, right)
        send_message_and_call(evening, right)
        kill_server_twice(evening, left, zoe)
        call_time(evening, left, right)
        play_online_match(zoe)
        correct_result(evening, right)
        play_final(evening, left)
        give_prizes(evening)
        print_parts(evening.desk, "certificates", 3)
        add_to_book(evening)
        clicks = evening.clicks.jobs
        assert clicks.total() <= MAX_CLICKS, clicks
        assert all(clicks[job] <= then for job, then in REVIEWED.items()), clicks


# --- the door -------------------------------------------------------------------------------


def check_in_players(evening: EventOfEleven) -> Person:
    """Read a list from a spreadsheet, register more by tap and phone, and check all in."""
    desk, clicks = evening.desk, evening.clicks
    desk.person.go("/")
    with clicks.job("open"):
        desk.page.click("[data-action=events]")
        desk.page.fill("[data-field=event-name]", "Kartenabend")
        desk.page.fill("[data-field=organiser]", "Ana")
        desk.page.click("form [data-action=open]")
        desk.page.wait_for_selector("[data-screen=desk]")
    pasted = "\n".join(map("\t".join, zip(FIRST_NAMES, SURNAMES, strict=True)))
    with clicks.job("list"):
        desk.page.click("[data-part=players] [data-action=names]")
        desk.page.fill("[data-field=names]", f"Vorname\tNachname\n{pasted}")
        desk.page.click("[data-action=add-names]")
        desk.page.wait_for_selector("dialog[open]", state="detached")
    # As German Excel writes it: nobody is entered twice.
    file = "Vorname;Nachname\r\nBo;Berg\r\nJörg;Jäger\r\n".encode("cp1252")
    chosen: Any = {"name": "names.csv", "mimeType": "text/csv", "buffer": file}
    desk.page.click("[data-part=players] [data-action=names]")
    desk.page.set_input_files("[data-field=names-file]", chosen)
    desk.page.wait_for_selector("[data-part=read]:has-text('Jörg Jäger')")
    desk.page.keyboard.press("Escape")
    assert desk.page.locator("[data-part=players] [data-player]").count() == len(LISTED)
    with clicks.job("name the prizes"):
        desk.page.click("[data-part=prizes] [data-action=example-prizes]")

    zoe = evening.invite(BY_PHONE)
    zoe.go(evening.public)
    zoe.page.fill("[data-field=register]", BY_PHONE)
    zoe.tap("register")
    wait_for(zoe, "[data-screen=event-player] [data-action=check-in]")
    zoe.tap("check-in")
    bo = evening.invite("Bo")
    bo.go(evening.public)
    bo.page.click("[data-action=that-is-me][data-player='1']")
    bo.page.click("dialog [data-action=claim]")
    wait_for(bo, "[data-screen=event-player] [data-action=check-in]")
    bo.tap("check-in")
    door = evening.invite("Door")
    door.go(f"/event#{evening.organiser.link(Door()).key}")
    door.page.click("[data-player='2'] [data-action=check-in]")
    door.page.wait_for_selector("[data-player='2'] [data-action=check-out]")
    with clicks.job("check in"):
        desk.do("all-here")
        desk.page.wait_for_selector("[data-todo=draw]")
    for name in (*LISTED, BY_PHONE):
        assert name in desk.page.inner_text("[data-part=players]")
    print_parts(desk, "badges", len(LISTED) + 1)
    return zoe


def print_parts(desk: Desk, sheet: str, parts: int) -> None:
    """Check that a printed sheet has this number of parts."""
    with desk.page.context.expect_page() as opened:
        desk.page.click("[data-action=print]")
    page = opened.value
    page.wait_for_selector("[data-screen=event-print]")
    page.locator(f".chooser input[value={sheet}]").check(force=True)
    expect(page.locator(f"[data-sheet={sheet}] :is(section, article)")).to_have_count(parts)
    page.close()


def open_tables(evening: EventOfEleven, zoe: Person) -> tuple[Person, Person]:
    """Open three tables, one of them online, with a phone on each of the others."""
    desk, clicks = evening.desk, evening.clicks
    evening.wall.go(evening.public.replace("/event#", "/event/wall#"))
    with clicks.job("draw"):
        desk.draw()
    with clicks.job("publish"):
        desk.publish()
    evening.wall.page.wait_for_selector(".wall section >> nth=2")
    mine = desk.match_of(BY_PHONE)
    desk.play_online(mine, (BY_PHONE,))
    wait_for(zoe, "[data-action=take-seat]")
    zoe.tap("take-seat")
    zoe.page.wait_for_url("**/tables/*")
    with clicks.job("start"):
        desk.do("start-all")
    left, right = evening.invite("Left", size=(390, 844)), evening.invite("Right")
    sizes = {match["id"]: len(match["lines"]) for match in matches(evening.organiser.page)}
    others = sorted({*sizes} - {mine}, key=lambda match: -sizes[match])
    for phone, match in zip((left, right), others, strict=True):
        phone.go(desk.table_link(match))
        wait_for(phone, "[data-part=pad] [data-action=enter]")
    return left, right


# --- the tables -----------------------------------------------------------------------------


def write_pads(evening: EventOfEleven, left: Person, right: Person) -> None:
    """Write a round by card and one by sum, with a leaver and a phone that is offline."""
    taps = Counting(left)
    left.reload()
    wait_for(left, "[data-part=pad] [data-action=enter]")
    with taps.job("card"):
        left.page.click("[data-part=pad] [data-action=enter]")
        left.page.click("[data-part=entry] [data-seat='1'] label:has([data-action=called])")
        for card in [
            "12",
            "3",
            "0",
            "5",
            "1",
            "0",
            "2",
            "1",
            "7",
            "7",
            "8",
            "9",
            "13",
            "4",
            "4",
            "6",
        ]:
            left.page.click(f"[data-part=entry] [data-card='{card}']")
        left.page.click("[data-part=entry] [data-action=write]")
    left.wait(lambda _: totals(left) == ["20", "0", "31", "27"], "the first round")
    left.page.click("[data-part=pad] [data-action=enter]")
    by_sums(left)  # which is remembered
    left.page.keyboard.press("Escape")
    with taps.job("sum"):
        left.page.click("[data-part=pad] [data-action=enter]")
        left.page.click("[data-part=entry] [data-seat='1'] label:has([data-action=called])")
        for digit in "21113012":
            left.page.click(f"[data-part=entry] [data-key='{digit}']")
        left.page.click("[data-part=entry] [data-action=write]")
    left.wait(lambda _: totals(left) == ["41", "0", "61", "39"], "the second round")
    assert taps.jobs == {"card": BY_CARD, "sum": BY_SUM}

    remove_last_player(evening, left)
    enter_round(left, [9, 4, 12], caller=1)
    left.wait(lambda _: totals(left)[:3] == ["50", "0", "73"], "a round of those who stayed")

    right.context.set_offline(True)
    enter_round(right, [3, 9, 20, 30])
    right.page.wait_for_selector("[data-part=pad] tr.waiting")
    assert totals(right)[:3] == ["0", "9", "20"], "reckoned without a network"
    right.context.set_offline(False)
    right.wait(lambda _: rounds(right) == 1, "the round to be sent")


def remove_last_player(evening: EventOfEleven, left: Person) -> None:
    """The last player at a table leaves: the desk tells the consequences; the pad goes on."""
    desk = evening.desk
    leaver = evening.match_at(left)["lines"][-1]["player"]
    name = evening.organiser.page["page"]["event"]["names"][leaver]
    desk.page.fill("[data-part=players] [data-field=search]", name)
    desk.page.click(f"[data-part=players] [data-player='{leaver}'] [data-action=player]")
    assert "pad" in desk.settle("drop-out")
    left.page.wait_for_selector("[data-part=pad] th.out")


def send_message_and_call(evening: EventOfEleven, right: Person) -> None:
    """Send a message to everybody, and call the organiser."""
    desk = evening.desk.person
    desk.tap("menu")
    desk.tap("announce-sheet")
    desk.page.fill("[data-field=announcement]", "The buffet is open")
    desk.tap("announce")
    for one in (right, evening.wall):
        wait_for(one, "[data-part=announcement]:has-text('The buffet is open')")
    desk.tap("end-announcement")
    right.tap("call-organiser")
    wait_for(desk, "[data-todo=call]:first-child")
    desk.tap("answer-call")
    wait_for(right, "[data-call=coming]")
    right.tap("end-call")
    wait_for(right, "[data-action=call-organiser]")


# --- the crash ------------------------------------------------------------------------------


def kill_server_twice(evening: EventOfEleven, left: Person, zoe: Person) -> None:
    """Kill the server twice: while nothing happens, and while a phone writes."""
    zoe.wait(lambda scene: bool(scene.kinds) and scene.asked == zoe.kinds, "her turn")
    check_nothing_is_lost(evening)
    evening.room.close()
    enter_round(left, [7, 5, 11], caller=1)
    left.page.wait_for_selector("[data-part=pad] tr.waiting")
    evening.room.open()
    left.wait(lambda _: rounds(left) == 4 and totals(left)[:3] == ["57", "0", "84"], "the round")
    left.page.wait_for_selector("[data-part=pad] tr.waiting", state="detached")


def check_nothing_is_lost(evening: EventOfEleven) -> None:
    """Kill and restart the server: the store, the file and all pages are as they were."""
    before = everything_shown(evening.organiser)
    evening.room.close()
    evening.room.open()
    after = everything_shown(evening.organiser)
    for what, then in before.items():
        assert after[what] == then, what
    wait_for(evening.desk.person, "[data-screen=desk]")


def everything_shown(organiser: Holder) -> dict[str, Any]:
    """All that is shown of the event, without the time."""
    event = organiser.page["page"]["event"]
    tables = {match["table"] for stage in event["stages"] for match in stage["matches"]}
    roles: list[Role] = [PUBLIC, Door(), *map(AtTable, sorted(tables))]
    roles += map(AsPlayer, range(len(event["names"])))
    pages: dict[str, Any] = {repr(role): organiser.link(role).page for role in roles}
    told = {"file": organiser.file("/api/event/file"), "store": organiser.server.place.facts()}
    pages |= {"desk": organiser.page, "trail": organiser.get("/api/event/trail")}
    return told | {role: without_clocks(page) for role, page in pages.items()}


def without_clocks(page: Any) -> Any:
    """A page without the readings of its clocks."""
    if isinstance(page, dict):
        return {name: without_clocks(part) for name, part in page.items() if name not in READINGS}
    return [without_clocks(part) for part in page] if isinstance(page, list) else page


# --- results --------------------------------------------------------------------------------


def call_time(evening: EventOfEleven, left: Person, right: Person) -> None:
    """At one table a round is in progress, which is the last; at the other none is."""
    evening.room.turn(LIMIT)
    for phone in (left, right):
        wait_for(phone, "[data-notice=time-up]")
    left.tap("round-yes")
    enter_round(left, [6, 9, 20])
    left.wait(lambda _: totals(left)[:3] == ["57", "9", "104"], "the last round")
    right.tap("round-no")
    for phone in (left, right):
        hand_in_result(phone)


def hand_in_result(phone: Person) -> None:
    """Tap the one large button, and confirm."""
    phone.page.click("[data-part=hand-in] [data-action=look].large")
    phone.page.click("[data-part=hand-in] [data-action=hand-in]")
    wait_for(phone, "[data-screen=event-table]:not(:has([data-part=hand-in]))")


def correct_result(evening: EventOfEleven, right: Person) -> None:
    """Correct a result: the desk first says which players advance instead."""
    desk = evening.desk
    match = evening.match_at(right)
    names = evening.organiser.page["page"]["event"]["names"]
    first, second = (names[line["player"]] for line in match["lines"][:2])
    desk.card(match["id"]).locator("[data-action=correct]").click()
    desk.fill(25, 9, 20, 30)
    desk.page.click("dialog[open] [data-action=usual-reason] >> nth=0")
    said = desk.settle("correct-result")
    assert first in said
    assert second in said


def play_final(evening: EventOfEleven, phone: Person) -> None:
    """A player whom a bot replaced stays out; two share the win, and a round on the pad decides."""
    desk, clicks = evening.desk, evening.clicks
    ready = "[data-part=todo] :is([data-action=bot-stays], [data-action=to-the-final])"
    desk.page.wait_for_selector(ready)
    while desk.page.locator("[data-part=todo] [data-action=bot-stays]").count():
        before = desk.page.inner_text("[data-part=todo]")
        desk.do("bot-stays")
        desk.page.wait_for_function(
            "said => document.querySelector('[data-part=todo]').innerText !== said", arg=before
        )
    with clicks.job("final"):
        desk.do("to-the-final")
        desk.do("start")  # by hand, since a table was online
    (final,) = [match["id"] for match in matches(evening.organiser.page)]
    phone.go(desk.table_link(final))
    wait_for(phone, "[data-part=pad] [data-action=enter]")
    for number, sums in enumerate(FINAL):
        enter_round(phone, [*sums], caller=number)
        phone.wait(lambda _, number=number: rounds(phone) == number + 1, "the round")  # type: ignore[misc]
    wait_for(evening.wall, ".wall li .round")
    hand_in_result(phone)
    phone.page.click("[data-action=enter-decision]")
    phone.page.wait_for_selector("[data-part=decision-entry]")
    if phone.page.locator("[data-part=decision-entry] [data-card]").count() == 0:
        phone.tap("mode")
    phone.page.check("[data-part=decision-entry] [data-seat='0'] [data-action=called]", force=True)
    for card in ["0", "1", "2", "1", "7", "3", "9", "4"]:
        phone.page.click(f"[data-part=decision-entry] [data-card='{card}']")
    phone.page.click("[data-part=decision-entry] [data-action=write]")
    phone.page.wait_for_selector("[data-part=decision-entry]", state="detached")


def give_prizes(evening: EventOfEleven) -> None:
    """Two players choose, the third gets the last prize; the wall shows the podium."""
    desk, clicks = evening.desk, evening.clicks
    with clicks.job("prizes"):
        for _ in range(2):
            desk.page.wait_for_selector("[data-part=todo] [data-action=choose-prize]")
            before = desk.page.inner_text("[data-part=todo]")
            desk.page.locator("[data-part=todo] [data-action=choose-prize]").first.click()
            desk.page.wait_for_function(
                "said => document.querySelector('[data-part=todo]').innerText !== said", arg=before
            )
    with clicks.job("end"):
        desk.do("ask-end")
        desk.do("end")
        desk.page.wait_for_selector("[data-phase=over]")
    assert len(evening.organiser.page["page"]["event"]["taken"]) == PRIZES
    wait_for(evening.wall, ".podium")
    guest = evening.invite("Guest")
    guest.go(evening.public)
    assert guest.page.locator("[data-field=find]").count() == 0, "nobody asks where they play"


def add_to_book(evening: EventOfEleven) -> None:
    """Add the evening to a club book with all eleven players; the book outlives the server."""
    ana = evening.desk.person
    organiser = evening.organiser
    ana.go("/events")
    ana.page.fill("[data-field=club-name]", "Kartenfreunde")
    ana.tap("new-club")
    ana.page.wait_for_selector("[data-screen=club]")
    ana.tap("new-season")
    ana.page.fill("[data-field=season-name]", "Winter")
    ana.tap("save-season")
    ana.page.wait_for_selector("[data-action=change-season]")
    ana.tap("other-event")
    ana.tap("choose-event")
    ana.page.wait_for_selector("[data-part=take-in] [data-player='10']")
    ana.tap("take-in-now")
    ana.page.wait_for_selector("[data-table=standings] [data-person='10']")
    server = evening.room.server
    assert server is not None
    club = Keeper(server, ana.page.url.partition("#")[2])
    before, event = club.file("/api/club"), everything_shown(organiser)
    evening.room.close()
    evening.room.open()
    server = evening.room.server
    assert server is not None
    assert Keeper(server, club.key).file("/api/club") == before
    assert everything_shown(organiser.on(server)) == event
