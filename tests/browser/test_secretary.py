"""The secretary in a real browser: cash box, spreadsheet, one page, text and club book."""

import re
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from browser.harness.person import Invite, Person
from playwright.sync_api import expect
from server.harness.club_keeper import open_club, play_matches
from server.harness.link_holders import PUBLIC, Holder, active, matches, open_event
from server.harness.rig import Server

from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.scorepad.requests import Enter
from dacabo.tournament.roles import AtTable, Door
from dacabo.tournament.subjects.attendance import DropOut
from dacabo.tournament.subjects.cashbox import NotePlayers, PlayerNote
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.prizes import ChoosePrize, NamePrizes
from dacabo.tournament.subjects.registration import Register
from dacabo.tournament.subjects.results import CorrectResult, EnterDecision, EnterResult

PEOPLE = ("Ana", "Bo", "Chidi", "Dörte", "Émile", "Fatima", "Göran", "Hinemoa", "Ines")


def saved(person: Person, action: str) -> tuple[str, bytes]:
    """Tap a button that saves a file; its name and content."""
    with person.page.expect_download() as download:
        person.tap(action)
    return download.value.suggested_filename, Path(download.value.path()).read_bytes()


def test_the_cash_box_is_ticked_at_the_desk_and_at_the_door(people: Invite, server: Server) -> None:
    """The sum follows, a note stands below the name, and guests see nothing of it."""
    organiser = open_event(server)
    organiser.ask(Register(PEOPLE))
    ana, guest = people("Ana"), people("Guest")
    ana.go(f"{server.link}/event#{organiser.link(Door()).key}")
    ana.page.set_viewport_size({"width": 360, "height": 640})
    ana.page.wait_for_selector("[data-part=outline]")
    assert ana.page.locator("[data-action=format]").count() == 0, "organisers choose it"
    ana.tap("cash-box")
    ana.page.click("[data-player='1'] [data-action=paid]")
    expect(ana.page.locator("[data-part=cash-sum]")).to_contain_text("1 of 9")
    ana.page.click("[data-player='3'] [data-action=player]")
    ana.page.click("dialog [data-action=note]")
    ana.page.fill("dialog [data-field=note]", "owes 2 €")
    ana.page.click("dialog [data-action=do-note]")
    expect(ana.page.locator("[data-player='3']")).to_contain_text("owes 2 €")
    desk = people("Desk")
    desk.go(f"{server.link}/event#{organiser.key}")
    expect(desk.page.locator("[data-part=cash-sum]")).to_contain_text("1 of 9")
    desk.page.click("[data-player='1'] [data-action=unpaid]")
    expect(ana.page.locator("[data-part=cash-sum]")).to_contain_text("0 of 9")
    desk.tap("names")
    desk.page.fill("[data-field=names]", "Name\tbezahlt\nBo\tja\nZoë\t\n")
    desk.tap("add-names")
    expect(desk.page.locator("[data-part=read]")).to_contain_text("one person")
    expect(ana.page.locator("[data-part=cash-sum]")).to_contain_text("1 of 10")
    guest.go(f"{server.link}/event#{organiser.link(PUBLIC).key}")
    guest.page.wait_for_selector("text=Dörte")
    assert "owes" not in guest.page.content()
    check_in = "[data-sheet=check-in]"
    for person, key in ((desk, organiser.key), (guest, organiser.link(PUBLIC).key)):
        person.go(f"{server.link}/event/print#{key}")
        person.page.click("label:has([value=check-in])")
        person.page.wait_for_selector(f"{check_in} >> text=Dörte")
    expect(desk.page.locator(check_in)).to_contain_text("owes 2 €")
    expect(desk.page.locator(check_in)).to_contain_text("Paid: 1 of 10")
    assert "owes" not in guest.page.content()
    assert "Paid" not in guest.page.content()


def test_paper_counts_the_cash_box_as_the_desk_does(people: Invite, server: Server) -> None:
    """Who left after paying stays on the list; a name that was added twice is nowhere."""
    organiser = open_event(server)
    organiser.ask(Register((*PEOPLE, "Ines Pereira", "Kaethe", "Käthe Maximiliane")))
    ana = people("Ana")
    ana.go(f"{server.link}/event#{organiser.key}")
    ana.tap("cash-box")
    ana.tap("menu")
    with ana.page.expect_popup() as popup:
        ana.tap("print")
    paper = popup.value
    paper.click("label:has([value=check-in])")
    sheet = paper.locator("[data-sheet=check-in]")
    expect(sheet.locator("thead")).to_contain_text("Paid")
    expect(sheet).to_contain_text("Paid: 0 of 12")
    organiser.ask(DropOut(10))
    organiser.ask(NotePlayers(tuple(PlayerNote(n, paid=True) for n in range(10))))
    organiser.ask(Draw())
    organiser.ask(Publish())
    organiser.ask(DropOut(11))
    organiser.ask(DropOut(3))
    prize = "The very big illustrated book of old card games"
    organiser.ask(NamePrizes((prize, "Cards")))
    expect(ana.page.locator("[data-part=cash-sum]")).to_contain_text("10 of 10")
    paper.click("label:has([value=check-in])")
    expect(sheet).to_contain_text("Paid: 10 of 10")
    expect(sheet).to_contain_text("Dörte")
    expect(sheet).not_to_contain_text("Kaethe")
    for request in (Start(), Draw(), Publish(), Start()):
        organiser.ask(request)
        if isinstance(request, Start):  # Ines Pereira wins
            for match in matches(organiser.page):
                first, *others = sorted(active(match), key=lambda player: player != 9)
                totals = {player: 101 + seat for seat, player in enumerate(others)}
                tied = 101 if match["final"] else 10
                organiser.ask(EnterResult(match["id"], {first: tied} | totals))
    (final,) = matches(organiser.page)
    _, second, *_ = sorted(active(final), key=lambda player: player != 9)
    for points in (24, 14, 3):
        organiser.ask(EnterDecision(final["id"], {9: points, second: points + (points == 3)}))
    organiser.ask(ChoosePrize(9, prize))
    organiser.ask(End())
    paper.click("label:has([value=evening])")
    report = paper.locator("[data-part=report]")
    expect(report).to_contain_text("Paid: 10 of 10")
    expect(report).not_to_contain_text("Kaethe")
    assert report.locator(".places .name").evaluate_all(BROKEN_WORDS) == []
    paper.close()


BROKEN_WORDS = """names => names.flatMap(name => {
  const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
  const broken = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { index, 0: word } of text.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
})"""
"""The words of some elements that stand on more than one line."""


def test_an_evening_is_saved_printed_and_written_in_the_book(
    people: Invite, server: Server
) -> None:
    """One tap each, when it is over."""
    organiser = open_event(server)
    organiser.ask(Register(PEOPLE))
    organiser.ask(NotePlayers((PlayerNote(2, note="owes 2 €"),)))
    play_matches(organiser)
    first = organiser.page["page"]["event"]["stages"][0]["matches"][0]
    totals = {line["player"]: line["total"] for line in first["lines"]}
    totals[max(totals, key=totals.__getitem__)] = 250
    organiser.ask(CorrectResult(first["id"], totals, "a digit was missing"))
    organiser.ask(End())
    ana = people("Ana")
    ana.go("/events")
    ana.page.fill("[data-field=club-name]", "Kartenfreunde")
    ana.tap("new-club")
    ana.page.wait_for_selector("[data-screen=club]")
    ana.go(f"{server.link}/event#{organiser.key}")
    name, file = saved(ana, "spreadsheet")
    assert name.endswith(".xlsx")
    with ZipFile(BytesIO(file)) as book:
        assert 'name="Final standings"' in book.read("xl/workbook.xml").decode()
    ana.tap("menu")
    ana.tap("log")
    name, text = saved(ana, "save-log")
    assert name.endswith(".txt")
    lines = text.decode("utf-8-sig").splitlines()
    assert len(lines) > 8
    assert "a digit was missing" in text.decode()
    ana.page.keyboard.press("Escape")
    with ana.page.expect_popup() as popup:
        ana.tap("print-evening")
    paper = popup.value
    paper.wait_for_selector("[data-part=report] ol li")
    assert paper.locator("[data-part=report] ol li").count() == len(PEOPLE)
    report = paper.locator("[data-part=report]")
    expect(report).to_contain_text("a digit was missing")
    for player, total in totals.items():
        expect(report).to_contain_text(f"{PEOPLE[player]} {total}")
    assert "owes" not in text.decode() + report.inner_text()
    assert organiser.key not in paper.url, "nobody finds the desk's link on paper"
    pages = paper.pdf(format="A4", print_background=True)
    assert pages.count(b"/Type /Page\n") + pages.count(b"/Type /Page ") == 1
    paper.close()
    ana.tap("write-in-book")
    ana.page.wait_for_selector("[data-part=take-in] [data-player='8']")
    ana.tap("take-in-now")
    ana.page.wait_for_selector("[data-evening]")


def test_a_book_has_a_second_organiser(people: Invite) -> None:
    """They write with their own link, until it is withdrawn; the log names both."""
    ana, yusuf = people("Ana"), people("Yusuf")
    yusuf.expected.append(r"status of 404")
    ana.go("/events")
    ana.page.fill("[data-field=club-name]", "Kartenfreunde")
    ana.tap("new-club")
    ana.page.wait_for_selector("[data-screen=club]")
    ana.tap("links")
    ana.tap("organisers")
    ana.page.fill("[data-field=co-name]", "Yusuf")
    ana.tap("invite")
    link = ana.page.locator("dialog input[readonly]")
    link.wait_for()
    yusuf.go(f"/club#{link.input_value().partition('#')[2]}")
    yusuf.page.fill("[data-field=people]", "Bo")
    yusuf.tap("add-people")
    yusuf.page.wait_for_selector("[data-part=people] [data-person='0']")
    ana.page.click("[data-organiser='1'] [data-action=ask-withdraw]")
    ana.page.click("[data-organiser='1'] [data-action=withdraw]")
    ana.page.wait_for_selector("[data-organiser='1'] [data-action=invite-again]")
    ana.page.keyboard.press("Escape")
    ana.tap("links")
    ana.tap("club-log")
    log = ana.page.locator("[data-part=club-log]")
    expect(log).to_contain_text("Yusuf")
    expect(log.locator("li", has_text="Bo").first).to_contain_text("Yusuf")
    yusuf.page.reload()
    yusuf.page.wait_for_selector("[data-screen=no-club]")


def test_a_new_tournament_is_like_the_last_one(people: Invite, server: Server) -> None:
    """Title, place, prizes, minutes and format are there at once; the people are not."""
    body = {"name": "Cup 7", "changes": {"minutes": 30}, "place": "Gretel’s", "prizes": ["Cards"]}
    _, answer = server.http("POST", "/api/events", body)
    ana = people("Ana")
    ana.go(f"{server.link}/event#{answer['key']}")
    ana.page.wait_for_selector("[data-screen=desk]")
    ana.go(f"{server.link}/events")
    ana.page.click("[data-part=like] summary")
    assert ana.page.input_value("[data-field=like-name]") == "Cup 8"
    ana.tap("open-like")
    ana.page.wait_for_selector("[data-screen=desk]")
    event = Holder(server, ana.page.url.partition("#")[2]).page["page"]["event"]
    assert (event["name"], event["minutes"], event["prizes"]) == ("Cup 8", 30, ["Cards"])
    assert event["about"]["place"] == "Gretel’s"
    assert event["players"] == []


def low(said: str) -> int:
    """The smaller number of minutes in a sentence."""
    found = re.search(r"(\d+)–", said)
    assert found
    return int(found[1])


@pytest.mark.long
def test_a_lever_shows_how_long_other_minutes_would_take(people: Invite, server: Server) -> None:
    """Fewer minutes take less time, slow tables more; the tournament stays as it is."""
    organiser = open_event(server, changes={"minutes": 45})
    organiser.ask(Register(PEOPLE))
    ana = people("Ana")
    ana.go(f"{server.link}/event#{organiser.key}")
    ana.page.click("[data-part=lever] summary")
    answer = ana.page.locator("[data-part=lever-answer]")
    answers: list[str] = []
    for field, value in (("minutes", "45"), ("minutes", "10"), ("pace", "30")):
        ana.page.fill(f"[data-field=lever-{field}]", value)
        expect(answer).not_to_have_text(answers[-1] if answers else "")
        expect(answer).to_contain_text("–", timeout=60_000)
        answers.append(answer.inner_text())
    usual, short, slow = map(low, answers)
    assert short < min(usual, slow)
    assert organiser.page["page"]["event"]["minutes"] == 45


@pytest.mark.long
def test_the_lever_begins_at_the_pace_of_the_club(people: Invite, server: Server) -> None:
    """Its tables need less than the usual ten seconds a turn."""
    keeper = open_club(server, *PEOPLE[:4])
    quick = keeper.next_evening("First", [0, 1, 2, 3])
    for request in (Draw(), Publish(), Start()):
        quick.ask(request)
    (match,) = matches(quick.page)
    for number in range(1, 11):
        laid = tuple(Sum(1 + 7 * (seat == 3) + seat) for seat in range(4))
        quick.on_match_pad(match["id"], Enter(number, CaboEntry(laid, caller=0)))
    server.turn(2_000)
    quick.link(AtTable(1)).hand_in(match["id"])
    quick.ask(End())
    keeper.take_in(quick.key.split(".")[0], "2026-11-20")
    desk = keeper.next_evening("Second", [0, 1, 2, 3])
    ana = people("Ana")
    ana.go(f"{server.link}/event#{desk.key}")
    ana.page.wait_for_selector("[data-part=plan][data-soon=false]", timeout=60_000)
    ana.page.click("[data-part=lever] summary")
    pace = ana.page.locator("[data-field=lever-pace]")
    assert int(pace.input_value()) < 10
    answer = ana.page.locator("[data-part=lever-answer]")
    expect(answer).to_contain_text("–", timeout=60_000)
    as_always = answer.inner_text()
    pace.fill("20")
    expect(answer).not_to_have_text(as_always)
    expect(answer).to_contain_text("–", timeout=60_000)
    assert low(answer.inner_text()) > low(as_always)


def test_table_signs_say_that_phones_have_to_stay_awake(people: Invite, server: Server) -> None:
    """Over plain http, browsers cannot keep the screen on."""
    organiser = open_event(server)
    organiser.ask(Register(PEOPLE))
    ana = people("Ana")
    ana.go(f"{server.link}/event/print#{organiser.key}")
    ana.page.click("label:has([data-sheet=cards]), [data-sheet=cards], label:has([value=cards])")
    sign = ana.page.locator(".cards section").first
    expect(sign).to_contain_text("stay awake")
