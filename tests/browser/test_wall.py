"""Big screens are read from afar: nothing is cut, nothing overlaps, names are words."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from browser.harness.fits import PATIENCE_MS, speak
from browser.harness.walls import EVENINGS, GIVEN, MANY, NAMES, SURNAMES, moments
from playwright.sync_api import Browser, Page

from dacabo.i18n import LANGUAGES

SIZES: Final = ((1024, 768), (1366, 768), (1920, 1080), (3840, 2160))
SMALLEST: Final = {1024: 1.4, 1366: 1.9, 1920: 1.9, 3840: 1.9}
"""The smallest letters, in hundredths of the screen's height, by its width."""
NAMED: Final = {1024: 2.0, 1366: 2.4, 1920: 2.4, 3840: 2.4}
"""The same for names: whoever sits at the back looks for theirs."""

MEASURE: Final = """() => {
  const found = [];
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector(".wall"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const at = node.parentElement;
    const seen = { checkOpacity: true, checkVisibilityCSS: true };
    if (!node.data.trim() || at.closest(".hidden-text, .controls") || !at.checkVisibility(seen)) {
      continue;
    }
    if (getComputedStyle(at).clipPath === "inset(50%)") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(getComputedStyle(at).fontSize);
    for (const box of range.getClientRects()) {
      if (!box.width) continue;
      // Letters are lower than their line: a quarter of it is air.
      const top = box.top + box.height * 0.2;
      const bottom = box.bottom - box.height * 0.2;
      const text = node.data.trim();
      texts.push({ text, size, at, node, left: box.left, right: box.right, top, bottom });
    }
  }
  for (const one of texts) {
    const inside = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let at = one.at; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === "visible") continue;
      const box = at.getBoundingClientRect();
      for (const side of ["left", "top"]) inside[side] = Math.max(inside[side], box[side]);
      for (const side of ["right", "bottom"]) inside[side] = Math.min(inside[side], box[side]);
    }
    const over = Math.max(
      inside.left - one.left, inside.top - one.top,
      one.right - inside.right, one.bottom - inside.bottom,
    );
    // Dots instead of a part of a pixel cost letters.
    const dots = one.at.closest(".name, .now, h1");
    if (over > (dots ? 0.1 : 1.5)) found.push(`${one.text} is cut by ${Math.round(over)} px`);
  }
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (one.node === other.node || wide <= 1 || high <= 1) continue;
      // A band lies over everything else, for a while.
      if (one.at.closest("[data-part=band]") !== other.at.closest("[data-part=band]")) continue;
      found.push(`${one.text} and ${other.text} overlap`);
    }
  }
  for (const box of document.querySelectorAll(".wall svg, .wall section")) {
    const seen = { checkOpacity: true, checkVisibilityCSS: true };
    if (!box.checkVisibility(seen) || box.closest(".controls")) continue;
    const { left, top, right, bottom, width, height } = box.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      found.push(`${box.outerHTML.slice(0, 60)} reaches over the edge`);
    }
    if (width < 4 || height < 4) found.push(`${box.outerHTML.slice(0, 60)} has no room`);
  }
  const place = (one) => one.getBoundingClientRect();
  for (const heading of document.querySelectorAll(".wall li.scale")) {
    const next = heading.nextElementSibling;
    if (!next || place(next).left > place(heading).left + 1) {
      found.push(`${heading.textContent.trim()} stands alone at the foot of a column`);
    }
  }
  for (const list of document.querySelectorAll(".wall :is(ul, ol)")) {
    const columns = getComputedStyle(list).gridTemplateColumns.split(" ").length;
    const filled = new Set([...list.children].map((one) => Math.round(place(one).left)));
    if (list.children.length && filled.size < columns) found.push("a column is empty");
  }
  const names = [...document.querySelectorAll(".wall .name")];
  const sizeOf = (name) => parseFloat(getComputedStyle(name).fontSize);
  const pageOf = (name) => name.closest(".tables") ?? name.closest("ul, ol");
  for (const place of new Set(names.map(pageOf))) {
    const there = names.filter((name) => pageOf(name) === place);
    const sizes = there.map(sizeOf);
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
    if (most - least > 0.5) found.push(`names of ${least} and ${most} px`);
  }
  for (const name of names) {
    for (const form of name.children) {
      if (!form.checkVisibility() || getComputedStyle(form).clipPath === "inset(50%)") continue;
      const text = form.firstChild;
      for (const { 0: word, index } of text?.data.matchAll(/[^\\s\\u00ad–-]+/gu) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${word} is broken`);
      }
    }
  }
  const least = (sizes) => (100 * Math.min(Infinity, ...sizes)) / innerHeight;
  return {
    found: [...new Set(found)],
    smallest: least(texts.map(({ size }) => size)),
    named: least(names.filter((name) => name.checkVisibility()).map(sizeOf)),
  };
}"""


PEOPLE: Final = """() => [...document.querySelectorAll(".wall .name > .whole")]
  .map((one) => one.textContent.trim().replace(/[\\u2068\\u2069]| \\(.*\\)$/gu, ""))"""
"""The names on the page, without what stands in brackets behind them: a bot plays for them."""


@pytest.fixture
def wall(browser: Browser, gallery: str) -> Iterator[Page]:
    """A big screen."""
    context = browser.new_context(locale="en")
    page = context.new_page()
    page.goto(f"{gallery}?state=event-wall-opened")
    page.wait_for_selector("html[data-settled]", timeout=PATIENCE_MS, state="attached")
    yield page
    context.close()


def show_messages(wall: Page, *told: dict[str, Any]) -> None:
    """Show the same screen with other messages."""
    wall.evaluate("told => gallery.tell(told)", list(told))


def problems_on_pages(
    wall: Page, told: dict[str, Any], sizes: tuple[tuple[int, int], ...]
) -> list[str]:
    """The problems of all pages of the screen, one after the other; everybody is on one of them."""
    found: list[str] = []
    shown: dict[str, list[str]] = {}
    for page in range(wall.locator(".turns .dot").count() or 1):
        if page:
            wall.evaluate("() => gallery.turn()")
        kind = wall.locator(".wall").get_attribute("data-kind") or ""
        shown.setdefault(kind, []).extend(wall.evaluate(PEOPLE))
        # The small ones last: a large one takes long to draw the next moment.
        for size in reversed(sizes):
            found += [f"{one} ({size[0]}, page {page})" for one in problems_on_wall(wall, size)]
    for kind, names in shown.items():
        if sorted(names) != sorted(expected_names(told, kind)):
            found.append(f"not everybody is once on the pages of {kind}")
    return found


def expected_names(told: dict[str, Any], kind: str) -> list[str]:
    """The names of everybody who has to be on the pages of a kind."""
    event = told["page"]["event"]
    names = event["names"]
    if kind == "list":
        return [one["name"] for one in event["players"]]
    if kind in {"names", "tables"}:
        matches = event["stages"][-1]["matches"]
        return [names[line["player"]] for match in matches for line in match["lines"]]
    if kind == "consolation":
        return [names[player] for player in event["consolation_winners"]]
    listed = {"scores": event["scores"], "places": event["placing"]}.get(kind, [])
    return [names[one["player"]] for one in listed]


def problems_on_wall(wall: Page, size: tuple[int, int]) -> list[str]:
    """The problems of the screen as it is, at this size."""
    width, height = size
    wall.set_viewport_size({"width": width, "height": height})
    wall.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    seen = wall.evaluate(MEASURE)
    found: list[str] = seen["found"]
    if (seen["smallest"] or 100) < SMALLEST[width]:
        found.append(f"letters of {seen['smallest']:.2f} vh")
    if (seen["named"] or 100) < NAMED[width]:
        found.append(f"names of {seen['named']:.2f} vh")
    return found


THREE_TABLES: Final = ("playing", "last-round", "one-plays-on", "tied", "decided")


@pytest.mark.long
def test_three_tables_fit_beside_each_other(wall: Page) -> None:
    """The narrowest tables on a wall fit in every language."""
    shown = {f"stage-1-{moment}" for moment in THREE_TABLES}
    found = {}
    for moment, told in moments(11):
        if moment not in shown:
            continue
        show_messages(wall, told)
        assert wall.locator(".tables > section").count() == 3
        for language in LANGUAGES:
            speak(wall, language)
            if wrong := problems_on_wall(wall, SIZES[0]):
                found[moment, language] = wrong
    assert not found


def test_the_wall_shows_the_course_of_the_event(wall: Page) -> None:
    """It shows the leaders, the way to the end, one clock for all, and the places one by one."""
    told = dict(moments(11))
    show_messages(wall, told["stage-1-drawn"])
    assert wall.locator("[data-part=fair-draw]").is_visible()
    show_messages(wall, told["stage-1-playing"])
    assert wall.locator("html").get_attribute("data-theme") == "dark"
    assert not wall.locator("[data-action=full-screen]").is_visible()
    wall.mouse.move(200, 200)
    assert wall.locator("[data-action=full-screen]").is_visible()
    assert wall.locator("[data-part=clock]").inner_text() == "33:00"
    assert [name.split()[0] for name in wall.locator(".leads .name").all_inner_texts()] == [
        wall.locator("section").nth(table).locator(".name").first.inner_text() for table in range(3)
    ]
    assert wall.locator(".near").all_inner_texts() == ["27 short of 100!"] * 2
    show_messages(wall, told["stage-1-five-minutes"])
    assert wall.locator("[data-part=clock] p").all_inner_texts() == ["4:00", "Last five minutes"]
    assert not wall.locator("[data-part=band]").count()
    show_messages(wall, told["stage-1-five-minutes"], told["stage-1-last-round"])
    assert "Time is up" in wall.locator("[data-part=band]").inner_text()
    assert problems_on_band(wall) == []
    show_messages(wall, told["final-playing"])
    assert wall.locator("li .round").count() == 3 * 4
    show_messages(wall, told["final-tied"], told["places"])
    assert wall.locator(".podium .covered").count() == 3
    assert "wins" not in wall.locator("header").inner_text()
    show_messages(wall, told["places"])
    assert not wall.locator(".podium .covered").count()
    assert "wins" in wall.locator("header").inner_text()


def problems_on_band(wall: Page) -> list[str]:
    """The texts that are cut off on the band, on every screen and in every language."""
    found = []
    for language in LANGUAGES:
        speak(wall, language)
        for width, height in SIZES:
            wall.set_viewport_size({"width": width, "height": height})
            cut = wall.locator("[data-part=band] p").evaluate_all(
                "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length"
            )
            if cut:
                found.append(f"{language}, {width}")
    speak(wall, "en")
    return found


TWO_ANNAS: Final = (*NAMES[:7], "Anna Schmidt", "Anna Schmidt-Bonn", "Anna Schmidt (Köln)")
"""People with nearly the same name, two of whom come far."""


def shown_names(wall: Page, where: str) -> list[str]:
    """The names as people read them, in full or short."""
    names = wall.locator(f"{where} .name > :visible").evaluate_all(
        """all => all
            .filter((one) => getComputedStyle(one).clipPath !== "inset(50%)")
            .map((one) => one.textContent.trim())"""
    )
    return [str(name) for name in names]


def test_nearly_equal_names_stay_apart(wall: Page) -> None:
    """They are in full in the draw and on the podium; a short one means one person only."""
    told = dict(moments(10, tuple(reversed(TWO_ANNAS))))
    for size in SIZES[:3]:
        for moment in ("list", "stage-1-drawn", "stage-1-playing", "final-playing", "places"):
            show_messages(wall, told[moment])
            assert problems_on_wall(wall, size) == []
            names = shown_names(wall, ".wall")
            annas = [name for name in names if name.startswith("Anna ")]
            assert len(set(annas)) == len(annas)
            assert "Anna S." not in annas
            if moment in {"stage-1-drawn", "places"}:
                assert set(names) <= set(TWO_ANNAS)


PLANTED: Final = {
    "is cut": "document.querySelector('.wall h1').style.translate = '-60vw'",
    "overlap": "document.querySelector('.others .place').style.translate = '4em'",
    "over the edge": "document.querySelector('.wall svg').style.translate = '0 -90vh'",
    "letters of": "document.querySelector('.wall .legend').style.fontSize = '6px'",
    "names of": "document.querySelector('.others .name').style.fontSize = '40px'",
    "stands alone": """
        const heading = document.querySelectorAll(".others .scale")[1];
        heading.style.gridArea = "-2 / 1";
        heading.nextElementSibling.style.gridArea = "1 / 2";
    """,
    "a column is empty": """
        document.querySelector(".others").style.gridTemplateColumns = "repeat(9, 1fr)";
    """,
    "is broken": """
        const name = document.querySelector(".others .name");
        name.style = "flex: none; width: 2ch; white-space: normal; overflow-wrap: anywhere";
    """,
    "not everybody": "document.querySelector('.others li:last-child').remove()",
}


@pytest.mark.parametrize("wrong", PLANTED)
def test_the_measure_finds_a_planted_fault(wall: Page, wrong: str) -> None:
    """Nothing is found before it is planted, and then that."""
    told = dict(moments(12, **EVENINGS["one-round"]))["over"]
    show_messages(wall, told)
    assert problems_on_pages(wall, told, SIZES[2:3]) == []
    wall.evaluate(f"() => {{{PLANTED[wrong]}}}")
    assert any(wrong in one for one in problems_on_pages(wall, told, SIZES[2:3]))


SHORT: Final = (
    *("final-playing", "final-pads-over", "final-void", "places", "over"),
    *("stage-1-drawn", "stage-1-all-rest", "stage-1-online", "stage-1-decided"),
    *("stage-1-seats", "stage-2-seats"),
)


@pytest.mark.parametrize("evening", ["two-rounds", "one-round", "best-losers"])
@pytest.mark.parametrize("players", [12, 30])
def test_other_formats_fit(wall: Page, evening: str, players: int) -> None:
    """Tie-breaks for the last seats, consolations and voided finals, in a few sizes."""
    found = {}
    for number, (moment, told) in enumerate(moments(players, **EVENINGS[evening])):
        if moment not in SHORT:
            continue
        show_messages(wall, told)
        speak(wall, LANGUAGES[number % len(LANGUAGES)])
        if moment.endswith("seats"):
            tied = len(told["page"]["event"]["stages"][-1]["seats"])
            assert wall.locator("[data-part=seats]").is_visible()
            assert 0 < wall.locator(".sign.swap").count() <= tied
        if wrong := problems_on_pages(wall, told, SIZES[:2]):
            found[moment] = wrong
    assert found == {}


def test_a_warning_leaves_a_name_its_room(wall: Page) -> None:
    """On a narrow table it takes two lines beside the name."""
    told = dict(moments(20, **EVENINGS["two-advance"]))["final-first-done"]
    show_messages(wall, told)
    speak(wall, "de")
    assert wall.locator(".near").count()
    assert problems_on_pages(wall, told, SIZES[:3]) == []


def test_long_names_are_not_cut(wall: Page) -> None:
    """Everybody has a name of 24 letters at six tables; a part of a pixel would cost letters."""
    names = (f"{GIVEN[n % 8]} {SURNAMES[n % 25]}-{SURNAMES[(n * 7 + 3) % 25]}" for n in range(30))
    found = {}
    for moment, told in moments(30, tuple(one[:24] for one in names), **EVENINGS["one-round"]):
        if moment in {"stage-1-playing", "final-first-done"}:
            show_messages(wall, told)
            speak(wall, "de")
            found[moment] = problems_on_pages(wall, told, SIZES[:1])
    assert found == {"stage-1-playing": [], "final-first-done": []}


def test_two_hundred_people_fit(wall: Page) -> None:
    """On several pages that follow each other, with a sign for the page."""
    found = {}
    for moment, told in moments(200, MANY, **EVENINGS["one-round"]):
        if moment not in {"stage-1-drawn", "stage-1-only-first-plays", "stage-1-seats", "over"}:
            continue
        show_messages(wall, told)
        speak(wall, "fr")  # one of its sentences is half a pixel too long
        if wrong := problems_on_pages(wall, told, SIZES[:1]):
            found[moment] = wrong
    assert found == {}


@pytest.mark.long
@pytest.mark.parametrize("evening", EVENINGS)
@pytest.mark.parametrize("players", [*range(2, len(NAMES) + 1), len(MANY)])
def test_every_moment_fits_on_every_wall(players: int, evening: str, wall: Page) -> None:
    """It goes from the list to the last prize, each moment in another language."""
    found = {}
    for number, (moment, told) in enumerate(moments(players, MANY, **EVENINGS[evening])):
        show_messages(wall, told)
        language = LANGUAGES[(number + players) % len(LANGUAGES)]
        speak(wall, language)
        if wrong := problems_on_pages(wall, told, SIZES):
            found[moment, language] = wrong
    assert not found
