"""The pictures of README.md and docs/organising.md, taken of the real app in a real browser.

`make pictures` writes them to docs/pictures, and to web/public those that a messenger shows beside
the link to a table. Cards and groups are random, so details differ from
run to run; the scenes do not.
"""

import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.harness import chromium
from browser.harness.first_screen import choose_opponents
from browser.harness.habits import act
from browser.harness.person import DESKTOP, Invite, PageState, Person
from browser.harness.tournament_desk import BY_PHONE, LISTED, Desk, enter_round, rounds, wait_for
from playwright.sync_api import Page, sync_playwright
from server.harness.rig import serving

from dacabo.games import GAMES

OUT: Final = Path(__file__).parents[2] / "docs" / "pictures"
PUBLIC: Final = Path(__file__).parents[2] / "web" / "public"
INVITATION: Final = (1200, 630)
"""The size of pictures that messengers ask for."""
COVER_ONLY: Final = """
  html { scrollbar-gutter: auto !important }
  body { background: #4f3b27 !important }
  .cover:not(:has(:checked)), nav, .what, .go, .doors { display: none !important }
  .home { border-width: 18px !important; background: #1f4b55 !important }
  .home { box-shadow: none !important }
  main, .table, .quick { display: block !important; max-width: none !important }
  .quick { --card-width: 250px !important }
  .cover { gap: 24px !important; padding: 40px 0 0 !important; border: 0 !important }
  .cover { background: none !important }
  .name { font-size: 84px !important }
  header { position: absolute; top: 28px; left: 48px }
  h1 { font-size: 44px !important }
"""
"""A style that leaves only the chosen game of the first screen: its cards and its name."""
HOST: Final = "cards.example"
"""The address that people see, as on a server that phones can reach."""
WALL: Final = (1280, 720)
TURNS: Final = 3
"""Ana's moves in the match before the picture."""
FORECAST_MS: Final = 120_000
"""How long the desk may take to work out the length of the evening."""
SETTLE_MS: Final = 2_000
"""How long the log may take to show the last move."""
ALIGN: Final = """() => {
  const log = document.querySelector(".log[role=region]");
  const top = log.getBoundingClientRect().top;
  const above = (one) => one.getBoundingClientRect().top - top;
  const first = [...log.querySelectorAll("h3, li")].find((one) => above(one) >= -1);
  log.style.paddingBottom = `${above(first)}px`;
  log.scrollTop = log.scrollHeight;
}"""
"""Lets the log begin with a whole entry."""


def take(page: Page, name: str) -> None:
    """Take a picture of the current screen."""
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(400)
    page.screenshot(path=OUT / f"{name}.png")
    print(f"docs/pictures/{name}.png")


def invitation(ana: Person, game: str) -> None:
    """The picture beside a link to a table: the cards of its game on the felt."""
    ana.go("/").page.check(f"[data-option=game][value={game}]", force=True)
    ana.page.wait_for_selector(".cover .card")
    ana.page.evaluate(
        "(css) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css);"
        " document.adoptedStyleSheets.push(sheet); }",
        COVER_ONLY,
    )
    ana.page.wait_for_timeout(400)
    ana.page.screenshot(path=PUBLIC / f"invitation-{game}.png")
    print(f"web/public/invitation-{game}.png")


def match(ana: Person) -> None:
    """Take a picture of a match of four, after a round, with a card whose action can be used."""
    ana.go("/")
    ana.page.check("[data-option=game][value=cabo]", force=True)
    choose_opponents(ana, "mila", "gus", "clara")
    ana.tap("play")
    ana.wait(lambda scene: scene.screen == "table", "the cards")

    def in_the_middle(scene: PageState) -> bool:
        scored = ana.page.locator("table tbody tr").count() > 0
        return ana.turns > TURNS and scored and "use" in scene.actions

    while not in_the_middle(scene := ana.look()):
        if "rematch" in scene.actions:
            ana.tap("rematch")
        elif not act(ana):
            ana.pause(100)
    ana.page.wait_for_selector(".bubble", state="detached")
    ana.pause(SETTLE_MS)
    ana.page.evaluate(ALIGN)
    take(ana.page, "match")


def driver(desk: Desk, invite: Invite) -> None:
    """Take the pictures of the page, one after the other."""
    address = registration(desk)
    zoe = invite(BY_PHONE)
    by_phone(zoe, address)
    desk.check_in_all()
    desk.draw()
    take(desk.page, "draft")
    desk.publish()
    wall = invite("Wall", size=WALL)
    wall.go(address.replace("/event#", "/event/wall#"))
    take(wall.page, "wall-draw")
    wait_for(zoe, "[data-screen=event-player] .mine")
    take(zoe.page, "player")
    desk.do("start-all")
    matches = desk.matches
    playing(invite("Table"), desk.table_link(matches[0]))
    take(wall.page, "wall-playing")
    take(desk.page, "playing")
    results(desk, matches)
    final(desk, next(match for match in desk.matches if match not in matches))
    wall.page.wait_for_selector(".podium:not(:has(.covered))")  # one after the other
    take(wall.page, "wall-places")
    sheets(desk)


def registration(desk: Desk) -> str:
    """Return a new event with a list of names; the public address."""
    desk.page.set_viewport_size({"width": 1280, "height": 800})
    desk.open("Spring Cup")
    desk.choose_list("\n".join(LISTED).encode())
    desk.page.fill("[data-field=prize]", "Chocolate")
    desk.page.click("[data-action=add-prize]")
    desk.page.wait_for_selector("[data-part=plan][data-soon=false]", timeout=FORECAST_MS)
    desk.page.click("[data-action=public]")
    desk.page.wait_for_selector("dialog[open] [data-action=open-link]")
    take(desk.page, "registration")
    address = desk.page.get_attribute("dialog[open] [data-action=open-link]", "href")
    desk.page.keyboard.press("Escape")
    assert address is not None
    return address


def by_phone(person: Person, address: str) -> None:
    """Let a player register with a phone."""
    person.go(address)
    person.page.fill("[data-field=register]", BY_PHONE)
    take(person.page, "register-by-phone")
    person.tap("register")
    wait_for(person, "[data-screen=event-player]")
    person.tap("check-in")


def playing(phone: Person, address: str) -> None:
    """Take a picture of the phone on a table, after three rounds."""
    phone.go(address)
    wait_for(phone, "[data-part=pad] [data-action=enter]")
    for number, sums in enumerate(([5, 12, 20, 9, 8], [7, 3, 11, 30, 6], [4, 9, 8, 13, 7]), 1):
        enter_round(phone, sums, caller=number % 2)
        phone.wait(lambda _, number=number: rounds(phone) == number, "the round")  # type: ignore[misc]
    phone.page.locator("[data-part=pad] table").scroll_into_view_if_needed()
    take(phone.page, "table")


def results(desk: Desk, matches: list[str]) -> None:
    """Enter all results, draw the final, and discover an error too late."""
    first, second, *rest = matches
    desk.result(first, 31, 22, 104, 77, 50)
    desk.result(second, 20, 20, 104, 50, 70)
    for match in rest:
        desk.result(match, 12, 55, 101, 30, 64)
    desk.do("to-the-final")
    desk.page.wait_for_selector("[data-phase=playing]")
    desk.card(first).locator("[data-action=correct]").click()
    desk.fill(31, 52, 104, 77, 50)
    desk.page.fill("dialog[open] [data-field=reason]", "added up wrongly")
    desk.page.click("dialog[open] [data-action=ask-correct-result]")
    desk.page.wait_for_selector("dialog[open] [data-part=changes]")
    take(desk.page, "correction")
    desk.page.keyboard.press("Escape")


def final(desk: Desk, match: str) -> None:
    """Play the final, choose a prize, and end the tournament."""
    desk.result(match, 40, 52, 60, 103, 80)
    desk.page.locator("[data-part=todo] [data-action=choose-prize]").first.click()
    desk.do("ask-end")
    desk.do("end")
    desk.page.wait_for_selector("[data-phase=over]")


def sheets(desk: Desk) -> None:
    """Take pictures of the printed pages."""
    with desk.page.context.expect_page() as opened:
        desk.page.click("[data-action=print]")
    page = opened.value
    page.set_viewport_size({"width": 1280, "height": 1500})
    page.wait_for_selector("[data-screen=event-print]")
    page.locator(".chooser input[type=radio][value=certificates]").check(force=True)
    page.wait_for_selector("[data-sheet=certificates]")
    take(page, "certificates")


def main() -> None:
    """Take all pictures again."""
    OUT.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), origins=f"http://{HOST}") as server,
        sync_playwright() as playwright,
        ExitStack() as leaving,
    ):
        path = chromium.find()
        if path is None:
            sys.exit(chromium.ADVICE)
        link = f"http://{HOST}"
        flags = (
            f"--host-resolver-rules=MAP {HOST} {server.link.removeprefix('http://')}",
            f"--unsafely-treat-insecure-origin-as-secure={link}",
        )
        browser = playwright.chromium.launch(executable_path=path, args=[*chromium.FLAGS, *flags])

        def invite(name: str, **how: Any) -> Person:
            person = Person(browser, how.pop("link", link), name, **how)
            leaving.callback(person.leave)
            return person

        for game in GAMES:
            invitation(invite("Ana", size=INVITATION), game)
        match(invite("Ana", size=DESKTOP))
        driver(Desk(invite, link), invite)


if __name__ == "__main__":
    main()
