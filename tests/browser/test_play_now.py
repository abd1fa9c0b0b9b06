"""From the address to a card in hand, within a few seconds and clicks."""

import pytest
from browser.harness.first_screen import choose_opponents
from browser.harness.person import DESKTOP, PHONE, Invite
from browser.harness.secrecy import Witness
from playwright.sync_api import expect

from dacabo.i18n.bundles import LANGUAGES


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)])
def test_play_now_takes_two_clicks(size: tuple[int, int], people: Invite) -> None:
    """One click on the first screen and one on a card begin the match."""
    ana = people("Ana", size=size)
    ana.go("/")
    ana.tap("play")
    ana.wait(lambda scene: "first-look" in scene.kinds, "the cards")
    with ana.answering():
        ana.choose(ana.look().places[0])
    ana.wait(lambda scene: scene.kinds == ("looking",), "the card")
    Witness().check(ana)


NOTE_FIRST_MOVE = """() => new MutationObserver((_, observer) => {
  if (!document.querySelector("[data-asked~=first-look]")) return;
  performance.mark("first-move");
  observer.disconnect();
}).observe(document, { attributes: true, childList: true, subtree: true })"""
FETCHED = """() => {
  const [{ startTime: until }] = performance.getEntriesByName("first-move");
  return performance.getEntriesByType("resource")
    .filter(({ name, startTime }) => /[.](js|css)$/.test(name) && startTime < until)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}"""
AT_ONCE = """new MutationObserver((_, observer) => {
  const play = document.querySelector("[data-action=play]");
  if (!play) return;
  observer.disconnect();
  setTimeout(() => play.click(), 50);
}).observe(document, { childList: true, subtree: true })"""
"""Whoever begins at once; cards, faces and doors of the first screen come half a second later."""
MAX_BYTES = 82_000
WORDIEST = "fr"
"""The language with the most bytes to fetch."""


@pytest.mark.parametrize(
    "language",
    [pytest.param(one, marks=() if one == WORDIEST else pytest.mark.long) for one in LANGUAGES],
)
def test_the_first_move_needs_few_bytes(language: str, people: Invite) -> None:
    """Scripts and styles up to the first possible move take at most 82 kB, packed."""
    ana = people("Ana", language=language)
    ana.page.add_init_script(f"({NOTE_FIRST_MOVE})(); {AT_ONCE}")
    ana.page.goto("/")
    ana.wait(lambda scene: "first-look" in scene.kinds, "the cards")
    assert 40_000 < ana.page.evaluate(FETCHED) <= MAX_BYTES


def test_the_last_choice_is_remembered(people: Invite) -> None:
    """After Da Capo! with three characters the page offers the same at once."""
    ana = people("Ana")
    ana.go("/")
    ana.page.check("[data-option=game][value=dacapo]", force=True)
    choose_opponents(ana, "clara", "otto", "theo")
    for _ in range(2):
        ana.tap("play")
        ana.wait(lambda scene: scene.screen == "table", "the cards")
        assert ana.table["options"]["game"] == "dacapo"
        names = [chair["name"] for chair in ana.table["chairs"]]
        assert names[1:] == ["Clara", "Otto", "Theo"]
        ana.go("/")
    expect(ana.page.locator("[data-list=mine] [data-table]")).to_have_count(2)


def test_a_code_leads_to_its_table(people: Invite) -> None:
    """Another browser opens the table from home by its code."""
    ana, bo = people("Ana"), people("Bo", size=DESKTOP)
    ana.introduce()
    code = ana.http("POST", "/api/tables", {"game": "cabo", "preset": "original", "players": 2})[
        "code"
    ]
    bo.go("/")
    bo.page.fill("[data-field=code]", code.lower())
    bo.tap("join")
    bo.wait(lambda scene: scene.screen == "lobby", "the lobby")
    bo.page.fill("[data-field=name]", "Bo")
    bo.tap("sit-down")
    bo.wait(lambda scene: "ready" in scene.actions, "a chair")
