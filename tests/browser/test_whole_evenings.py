"""Whole evenings in browsers, from the first name to the last prize, by three formats.

The server is killed in the middle of each: every round that it acknowledged is there again, and
all pages go on without being loaded again. At the end a guest checks the draws in a browser.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from browser.harness.person import Invite, Person
from browser.harness.tournament_desk import Desk, enter_round, rounds, type_round, wait_for
from browser.test_evening import REFUSED
from browser.test_evening_of_eleven import everything_shown, hand_in_result
from browser.test_network import BROKEN, House, house
from browser.test_score_pad import totals
from playwright.sync_api import expect
from server.harness.link_holders import PUBLIC, Holder, matches
from server.test_format_evenings import draws_are_proven

from dacabo.tournament.roles import Door
from dacabo.tournament.subjects.results import EnterResult

Json = dict[str, Any]
FIRST_NAMES: Final = (
    *("Anton", "Bo", "Chidi", "Doris", "Émile", "Friederike", "Göran", "Hinemoa", "Ivo", "Jörg"),
    *("Khadija", "Łukasz", "Maximiliane", "Nils", "Olga", "Paweł", "Quirin", "Rosalie", "Søren"),
    *("Theodora", "Uwe", "Valentina", "Wim", "Xaver", "Yasmin", "Alexandra", "Bartholomäus"),
    *("Cléo", "Dimitrios"),
)
BY_PHONE: Final = "Zoë"
"""She wins wherever she plays."""
LIMIT: Final = 45 * 60
"""Seconds until the time is up."""
SUMS: Final = (2, 11, 20, 30, 40)
"""The cards of a round, from the best player to the worst, who gets 40 at a smaller table, too."""
LAST_ROUND: Final = 3
"""With these sums, a match is over after so many rounds."""
LEFT: Final = (0, 8, 12)
"""The same for the cards that are left in Da Capo!."""


class Evening:
    """The people of an evening with their pages, which are never loaded again."""

    def __init__(self, people: Invite, room: House, size: tuple[int, int], language: str) -> None:
        self.people = people
        self.room = room
        self.language = language
        self.link = room.open()
        self.desk = Desk(people, self.link, size, language=language)
        self.stay_open: list[Person] = []
        self.desk.person.expected += (*BROKEN, REFUSED)
        self.zoe = self.invite(BY_PHONE, (360, 640))
        self.wall = self.invite("Wall", (1280, 720))

    def invite(self, name: str, size: tuple[int, int]) -> Person:
        """Somebody with a device, which may be without a network for a while."""
        person = self.people(name, link=self.link, size=size, language=self.language)
        person.expected += (*BROKEN, REFUSED)
        return person

    @property
    def organiser(self) -> Holder:
        """The link of the desk, without its screens."""
        assert self.room.server is not None
        return Holder(self.room.server, self.desk.page.url.partition("#")[2])

    @property
    def event(self) -> Json:
        """What everybody may know."""
        event: Json = self.organiser.page["page"]["event"]
        return event

    @property
    def open_matches(self) -> list[Json]:
        """The matches of the stage that have no result."""
        return [match for match in matches(self.organiser.page) if not match["decided"]]

    def player(self, name: str) -> int:
        """The number of a player."""
        names: list[str] = self.event["names"]
        return names.index(name)

    def match_of(self, player: int) -> Json:
        """The current match of a player."""
        found = matches(self.organiser.page)
        return next(m for m in found if player in [line["player"] for line in m["lines"]])

    def ranked(self, match: Json) -> list[int]:
        """The players of a match, the best one first: Zoë, then as on the list."""
        zoe = self.player(BY_PHONE)
        seats = [line["player"] for line in match["lines"]]
        return sorted(seats, key=lambda player: (player != zoe, player))

    def address(self, path: str, key: str) -> str:
        """The address of a page."""
        return f"{self.link}/{path}#{key}"

    @property
    def public(self) -> str:
        """The public page."""
        return self.address("event", self.organiser.link(PUBLIC).key)

    # --- pages that stay open ------------------------------------------------------------------

    def remember_pages(self, phones: list[Person]) -> None:
        """Mark these pages, and those of the desk, of Zoë and of the wall."""
        self.stay_open = [self.desk.person, self.zoe, self.wall, *phones]
        for person in self.stay_open:
            person.page.evaluate("() => { window.stayedOpen = true; }")

    def check_pages_stayed(self) -> None:
        """No page was loaded again since it was marked."""
        for person in self.stay_open:
            assert person.page.evaluate("() => window.stayedOpen === true"), person.name

    # --- results -------------------------------------------------------------------------------

    def enter_by_program(self, *without: Json) -> None:
        """Enter the results of all other tables of the stage, faster than fingers."""
        most_win = self.event["most_points_win"]
        for match in self.open_matches:
            if match["id"] in [other["id"] for other in without]:
                continue
            players = self.ranked(match)
            points = [
                103 - 15 * rank if most_win else 15 * rank + 44 for rank, _ in enumerate(players)
            ]
            self.organiser.ask(EnterResult(match["id"], dict(zip(players, points, strict=True))))


def sums_of(evening: Evening, match: Json) -> list[int]:
    """The numbers of a round by seat, so that the best player wins."""
    ranked = evening.ranked(match)
    best_first = LEFT if evening.event["most_points_win"] else SUMS
    by_rank = [*best_first[: len(ranked) - 1], best_first[-1]]
    return [by_rank[ranked.index(line["player"])] for line in match["lines"]]


def caller_of(evening: Evening, match: Json) -> int | None:
    """The seat of the best player, who calls; nobody does in Da Capo!."""
    if evening.event["most_points_win"]:
        return None
    return [line["player"] for line in match["lines"]].index(evening.ranked(match)[0])


def write_round(phone: Person, sums: list[int], caller: int | None) -> None:
    """Write a round on a pad, and wait until the server has it."""
    before = rounds(phone)
    enter_round(phone, sums, caller)
    phone.wait(lambda _: rounds(phone) == before + 1, "the round")


def play_on_pad(evening: Evening, phone: Person, match: Json, until: int = LAST_ROUND) -> None:
    """Write the rounds of a match up to this one."""
    wait_for(phone, "[data-part=pad] [data-action=enter]")
    while rounds(phone) < until:
        write_round(phone, sums_of(evening, match), caller_of(evening, match))
    phone.page.wait_for_selector("[data-part=pad] tr.waiting", state="detached")


# --- before the draw ------------------------------------------------------------------------


def choose_format(evening: Evening, name: str, *, consolation: bool) -> None:
    """Choose a format by its name."""
    desk = evening.desk
    desk.page.click("[data-part=outline] [data-action=format]")
    dialog = desk.page.locator("dialog[open]")
    dialog.locator(f"[data-format={name}]").check()
    if consolation:
        dialog.locator("[data-action=more-formats]").click()
        dialog.locator("[data-field=consolation]").check()
    desk.settle("change-format")


def register_and_check_in(evening: Evening, count: int) -> None:
    """One name by phone, one typed, all others pasted; two check in by themselves."""
    desk, zoe = evening.desk, evening.zoe
    listed = FIRST_NAMES[: count - 2]
    assert not desk.choose_list("\n".join(("Name", *listed)).encode())
    desk.add(FIRST_NAMES[count - 2])
    show_tab(desk, "prizes")
    desk.page.click("[data-part=prizes] [data-action=example-prizes]")
    desk.page.wait_for_selector("[data-part=prizes] li")
    show_tab(desk, "players")
    zoe.go(evening.public)
    zoe.page.fill("[data-field=register]", BY_PHONE)
    zoe.tap("register")
    wait_for(zoe, "[data-screen=event-player] [data-action=check-in]")
    zoe.tap("check-in")
    door = evening.invite("Door", (375, 667))
    door.go(evening.address("event", evening.organiser.link(Door()).key))
    door.page.click("[data-player='2'] [data-action=check-in]")
    door.page.wait_for_selector("[data-player='2'] [data-action=check-out]")
    desk.do("all-here")
    desk.page.wait_for_selector("[data-todo=draw]")
    assert len(evening.event["players"]) == count
    evening.wall.go(evening.public.replace("/event#", "/event/wall#"))


def show_tab(desk: Desk, tab: str) -> None:
    """On a phone the desk shows one part at a time."""
    button = desk.page.locator(f"[data-action=part-{tab}]")
    if button.is_visible():
        button.click()


def draw_and_start(evening: Evening, tables: int) -> None:
    """Draw, publish and start a stage at the desk; a phone and the wall follow."""
    desk = evening.desk
    desk.draw()
    desk.publish()
    assert len(evening.open_matches) == tables
    table = evening.match_of(evening.player(BY_PHONE))["table"]
    expect(evening.zoe.page.locator(".mine .table")).to_contain_text(str(table))
    desk.do("start-all")
    expect(evening.wall.page.locator(".wall section")).to_have_count(min(tables, 6))


def phones_at(evening: Evening, found: Sequence[Json]) -> list[Person]:
    """A phone on each of these tables, with the link that the desk shows for it."""
    sizes = ((360, 640), (390, 844), (320, 568), (412, 915))
    phones = []
    for match, size in zip(found, sizes, strict=False):
        phone = evening.invite(f"Table {match['table']}", size)
        phone.go(evening.desk.table_link(match["id"]))
        wait_for(phone, "[data-part=pad] [data-action=enter]")
        phones.append(phone)
    return phones


# --- the crash ------------------------------------------------------------------------------


def kill(evening: Evening) -> None:
    """Kill the server and start it again; its clock goes on."""
    room = evening.room
    assert room.server is not None
    ahead = room.server.ahead
    room.close()
    room.open(ahead=ahead)
    assert room.server is not None
    room.server.ahead = ahead


def kill_in_the_middle(evening: Evening, phones: list[Person], found: list[Json]) -> None:
    """Kill the server between rounds, then while all phones write a round.

    The first phone has been told that its round is written, the second has just sent it, and all
    others write without a server.
    """
    evening.remember_pages(phones)
    before = everything_shown(evening.organiser)
    kill(evening)
    after = everything_shown(evening.organiser)
    for what, then in before.items():
        assert after[what] == then, what
    room = evening.room
    assert room.server is not None
    ahead = room.server.ahead
    then = [(rounds(phone), totals(phone)) for phone in phones]
    written = [(sums_of(evening, one), caller_of(evening, one)) for one in found]
    for phone, (sums, caller) in zip(phones[:2], written, strict=False):
        type_round(phone, sums, caller)
    first, second, *others = phones
    first.page.click("[data-part=entry] [data-action=write]")
    first.wait(lambda _: rounds(first) == then[0][0] + 1, "the first phone's round")
    second.page.click("[data-part=entry] [data-action=write]")
    room.close()
    for phone, (sums, caller) in zip(others, written[2:], strict=True):
        enter_round(phone, sums, caller)
        phone.page.wait_for_selector("[data-part=pad] tr.waiting")
    room.open(ahead=ahead)
    room.server.ahead = ahead
    for phone, (count, points) in zip(phones, then, strict=True):
        phone.wait(lambda _, phone=phone, count=count: rounds(phone) == count + 1, "one more round")  # type: ignore[misc]
        phone.page.wait_for_selector("[data-part=pad] tr.waiting", state="detached")
        assert totals(phone) != points
    for phone, match in zip(phones, found, strict=True):
        live = evening.organiser.page["live"]
        (shown,) = [one for one in live if one["match"] == match["id"]]
        assert [str(shown["totals"][str(line["player"])]) for line in match["lines"]] == totals(
            phone
        )
    evening.check_pages_stayed()


# --- the end --------------------------------------------------------------------------------


def tie_in_final(evening: Evening, phone: Person, final: Json) -> None:
    """Two finalists share the win when time is up, and a tie-break round on the phone decides."""
    wait_for(phone, "[data-part=pad] [data-action=enter]")
    seats = [line["player"] for line in final["lines"]]
    first, second, *_ = (seats.index(player) for player in evening.ranked(final))
    for better, worse in ((first, second), (second, first)):
        sums = [20 + 5 * seat for seat in range(len(seats))]
        sums[better], sums[worse] = 3, 9
        write_round(phone, sums, better)
    evening.room.turn(LIMIT)
    wait_for(phone, "[data-notice=time-up]")
    phone.tap("round-no")
    hand_in_result(phone)
    decide_on_phone(evening, phone, final, (2, 7))


def decide_on_phone(
    evening: Evening, phone: Person, match: Json, best_first: Sequence[int]
) -> None:
    """Enter the tie-break round of two players, by sums."""
    (tied,) = evening.match_of(match["lines"][0]["player"])["ties"]
    ranked = sorted(tied, key=evening.ranked(match).index)
    phone.page.click("[data-action=enter-decision]")
    phone.page.wait_for_selector("[data-part=decision-entry]")
    entry = phone.page.locator("[data-part=decision-entry]")
    if entry.locator("[data-field=sum]").count() == 0:
        phone.tap("mode")
    for seat, player in enumerate(tied):
        entry.locator(f"[data-seat='{seat}'] [data-field=sum]").fill(
            str(best_first[ranked.index(player)])
        )
    caller = f"[data-seat='{tied.index(ranked[0])}'] label:has([data-action=called])"
    if entry.locator(caller).count():
        entry.locator(caller).click()
    entry.locator("[data-action=write]").click()
    phone.page.wait_for_selector("[data-part=decision-entry]", state="detached")


def give_prizes(evening: Evening, finalists: int) -> None:
    """Zoë chooses on her phone, the second at the desk, and the third gets what is left."""
    desk, zoe = evening.desk, evening.zoe
    wait_for(zoe, "[data-part=choose-prize]")
    zoe.page.locator("[data-prize]").first.check()
    zoe.tap("choose-prize")
    zoe.page.wait_for_selector("[data-part=choose-prize]", state="detached")
    buttons = desk.page.locator("[data-part=todo] [data-action=choose-prize]")
    expect(buttons).to_have_count(2)
    buttons.first.click()
    expect(buttons).to_have_count(0)
    taken = [choice["player"] for choice in evening.event["taken"]]
    assert taken == [placed["player"] for placed in evening.event["placing"][: min(finalists, 3)]]


def end_and_check(evening: Evening, draws: int) -> None:
    """End the event; a guest checks all draws in a browser, and a script does the same."""
    desk = evening.desk
    desk.do("ask-end")
    desk.do("end")
    desk.page.wait_for_selector("[data-phase=over]")
    evening.wall.page.wait_for_selector(".podium [data-place='1']:not(.covered)")
    assert BY_PHONE in evening.wall.page.inner_text(".podium [data-place='1']")
    evening.check_pages_stayed()
    guest = evening.invite("Guest", (390, 844))
    guest.go(evening.public)
    guest.page.click("[data-part=fairness] summary")
    expect(guest.page.locator("[data-part=fairness] [data-seal]")).to_have_count(draws + 1)
    guest.page.click("[data-part=fairness] [data-action=check]")
    guest.page.wait_for_selector("[data-part=fairness] .proven")
    assert guest.page.locator("[data-part=places] ol li").count() == len(evening.event["players"])
    assert draws_are_proven(evening.event)


# --- the evenings ---------------------------------------------------------------------------


@pytest.mark.long
def test_an_evening_of_thirty_by_stages(people: Invite, tmp_path: Path) -> None:
    """Three stages for everybody, a final of four and a consolation beside it."""
    with house(tmp_path) as room:
        evening = Evening(people, room, (1280, 800), "en")
        desk, zoe, wall = evening.desk, evening.zoe, evening.wall
        desk.open("Kartenabend")
        register_for_three_stages(evening)
        for stage in (1, 2, 3):
            draw_and_start(evening, 6)
            assert len(evening.event["stages"]) == stage
            hers = evening.match_of(evening.player(BY_PHONE))
            found = [match for match in evening.open_matches if match["id"] != hers["id"]]
            if stage == 1:
                play_on_pad(evening, zoe, hers)
                hand_in_on_own_phone(zoe)
                desk.result(found[0]["id"], 20, 31, 42, 53, 104)
            elif stage == 2:
                phones = phones_at(evening, found[:3])
                for phone, match in zip(phones, found, strict=False):
                    play_on_pad(evening, phone, match, 2)
                kill_in_the_middle(evening, phones, found[:3])
                for phone in phones:
                    hand_in_result(phone)
            evening.enter_by_program()
            wait_for(wall, "[data-part=scores] li")
        decide_seats(desk)
        desk.do("to-the-final")
        desk.do("start-all")
        final = evening.match_of(evening.player(BY_PHONE))
        assert final["final"]
        assert len(final["lines"]) == 4
        expect(wall.page.get_by_role("heading", name="Final")).to_be_visible()
        evening.enter_by_program(final)
        (phone,) = phones_at(evening, [final])
        tie_in_final(evening, phone, final)
        give_prizes(evening, 4)
        wait_for(wall, "[data-part=consolation-winners]")
        end_and_check(evening, 4)


def decide_seats(desk: Desk) -> None:
    """Enter a tie-break round for the last seats of the final, if chance brought one about."""
    seats, final = "[data-action=decide-seats]", "[data-action=to-the-final]"
    desk.page.wait_for_selector(f"[data-part=todo] :is({seats}, {final})")
    if desk.page.locator(f"[data-part=todo] {seats}").count():
        desk.do("decide-seats")
        fields = desk.page.locator("dialog[open] [data-points]").count()
        desk.fill(*range(3, 3 + fields))
        desk.settle("enter-seats")


def register_for_three_stages(evening: Evening) -> None:
    """Register thirty people, and choose three stages with a consolation."""
    register_and_check_in(evening, 30)
    choose_format(evening, "thrice", consolation=True)
    desk = evening.desk
    desk.page.fill("[data-part=consolation-prize] input", "Chocolate")
    desk.page.press("[data-part=consolation-prize] input", "Enter")
    desk.page.wait_for_function("() => document.body.innerText.includes('consolation')")


def hand_in_on_own_phone(phone: Person) -> None:
    """Hand in a result from a player's own page; the pad shows the end, so that it counts."""
    phone.page.click("[data-part=hand-in] [data-action=look].large")
    phone.page.click("[data-part=hand-in] [data-action=hand-in]")
    wait_for(phone, "[data-screen=event-player]:not(:has([data-part=hand-in]))")


@pytest.mark.long
def test_an_evening_of_thirty_by_the_usual_format(people: Invite, tmp_path: Path) -> None:
    """Six winners, 3 + 3, a final of two; the desk is a phone."""
    with house(tmp_path) as room:
        evening = Evening(people, room, (375, 667), "en")
        desk, zoe = evening.desk, evening.zoe
        desk.open("Kartenabend")
        register_and_check_in(evening, 30)
        draw_and_start(evening, 6)
        hers = evening.match_of(evening.player(BY_PHONE))
        found = [match for match in evening.open_matches if match["id"] != hers["id"]]
        phones = phones_at(evening, found[:3])
        for phone, match in zip(phones, found, strict=False):
            play_on_pad(evening, phone, match, 2)
        kill_in_the_middle(evening, phones, found[:3])
        for phone in phones:
            hand_in_result(phone)
        play_on_pad(evening, zoe, hers)
        hand_in_on_own_phone(zoe)
        desk.result(found[3]["id"], 20, 31, 42, 53, 104)
        evening.enter_by_program()
        draw_and_start(evening, 2)
        evening.enter_by_program()
        desk.do("to-the-final")
        desk.do("start")
        final = evening.match_of(evening.player(BY_PHONE))
        assert len(final["lines"]) == 2
        (phone,) = phones_at(evening, [final])
        tie_in_final(evening, phone, final)
        give_prizes(evening, 2)
        end_and_check(evening, 3)


@pytest.mark.long
def test_a_da_capo_evening_of_nine(people: Invite, tmp_path: Path) -> None:
    """Three tables with phones and a final; the most points win."""
    with house(tmp_path) as room:
        evening = Evening(people, room, (1280, 800), "de")
        desk, zoe = evening.desk, evening.zoe
        desk.open("Kartenabend", "dacapo/match")
        register_and_check_in(evening, 9)
        draw_and_start(evening, 3)
        hers = evening.match_of(evening.player(BY_PHONE))
        found = [match for match in evening.open_matches if match["id"] != hers["id"]]
        phones = phones_at(evening, found)
        for phone, match in zip(phones, found, strict=True):
            play_on_pad(evening, phone, match, 2)
        kill_in_the_middle(evening, phones, found)
        hand_in_result(phones[0])
        play_on_pad(evening, zoe, hers)
        hand_in_on_own_phone(zoe)
        desk.result(found[1]["id"], 20, 40, 60)
        desk.do("to-the-final")
        desk.do("start")
        final = evening.match_of(evening.player(BY_PHONE))
        (phone,) = phones_at(evening, [final])
        seats = [line["player"] for line in final["lines"]]
        first, second, third = (seats.index(player) for player in evening.ranked(final))
        wait_for(phone, "[data-part=pad] [data-action=enter]")
        for winner in (first, second, first, second):
            write_round(phone, [0 if seat == winner else 10 for seat in range(3)], None)
        enter_round(phone, [20 if seat == third else 0 for seat in range(3)], None)
        phone.page.click("dialog[open] [data-action=sure]")  # two stacks are empty
        phone.wait(lambda _: rounds(phone) == 5, "the last round")
        hand_in_result(phone)
        decide_on_phone(evening, phone, final, (0, 9))
        desk.do("vouch")
        give_prizes(evening, 3)
        end_and_check(evening, 2)
