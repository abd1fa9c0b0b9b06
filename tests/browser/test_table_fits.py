"""At a table everything that is needed is in view, at every size of screen: nothing scrolls."""

from collections.abc import Iterator
from typing import Any

import pytest
from browser.harness.fits import FRAMES, PATIENCE_MS
from harness.shares import first
from playwright.sync_api import Browser, Page, expect

SIZES = (
    (360, 640),
    (390, 844),
    (844, 390),
    (720, 450),  # a desk at 200 %
    (820, 1180),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
)
QUICK = (
    ("five-last-lap", (360, 640)),
    ("dutch-turn", (360, 640)),
    ("dutch-six-spying", (360, 640)),
    ("dutch-six-totals", (360, 640)),
    ("dacapo-reactions", (360, 640)),
    ("dacapo-turn", (844, 390)),
    ("call", (844, 390)),
    ("turn-since", (360, 640)),
)
SHARES = 8

LOOK = """() => {
  const box = (one) => one.getBoundingClientRect();
  const felt = document.querySelector(".felt");
  const found = [];
  const page = document.documentElement;
  const over = page.scrollHeight - innerHeight;
  if (over > 0) found.push(`the page scrolls by ${over} px`);
  if (page.scrollWidth > innerWidth) found.push("the page is too wide");
  const beyond = felt.scrollHeight - felt.clientHeight;
  if (beyond > 0) found.push(`the felt scrolls by ${beyond} px`);

  const inView = ({ left, top, right, bottom }, { left: l, top: t, right: r, bottom: b }) =>
    left >= l - 1 && top >= t - 1 && right <= r + 1 && bottom <= b + 1;
  const all = (what) => [...document.querySelectorAll(what)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }));
  for (const place of all("main [data-place]")) {
    const name = place.dataset.place;
    if (!inView(box(place), box(felt))) found.push(`${name} is not in view`);
    if (place.getAttribute("aria-disabled") !== "false") continue;
    // A thumb hits it anywhere in a square of 40 pixels; of 34 where somebody has
    // penalty cards on the smallest phone, or at a desk at 200 %: forty do not fit there.
    const small = innerWidth < 390 || innerHeight < 480;
    const many = small && all(".seat .layout").some((one) => one.children.length > 4);
    const reach = many ? 16 : 19; // less a pixel, as edges lie between two of them
    const { left, top, width, height } = box(place);
    const [x, y] = [left + width / 2, top + height / 2];
    const missed = [[-reach, 0], [reach, 0], [0, -reach], [0, reach]].filter(([right, down]) =>
      !place.contains(document.elementFromPoint(x + right, y + down)));
    if (missed.length) {
      found.push(`${name} is small: ${Math.round(width)} x ${Math.round(height)}`);
    }
  }
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const button of all(".actions button, header button, header a")) {
    const { width, height } = box(button);
    if (!inView(box(button), screen)) found.push(`${button.dataset.action} is not in view`);
    if (Math.min(width, height) < 44) found.push(`${button.dataset.action} is small`);
  }
  // What lies on the felt; a card in somebody's hand is held over the table.
  const parts = all(".seat > .inside, .opponent, .latest > *, main [data-place]")
    .filter((one) => !one.closest("[data-place=hand]"));
  for (const [index, one] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [box(one), box(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) {
        const name = (part) => part.dataset.place ?? part.className.split(" ")[0];
        found.push(`${name(one)} and ${name(other)} overlap, ${Math.round(wide)} x ${high}`);
      }
    }
  }
  // What somebody says is beside their face, and over no card, no button, no other face.
  for (const bubble of all(".bubble")) {
    const plate = bubble.closest(".plate");
    const own = plate.querySelector(".face");
    const far = Math.hypot(
      Math.max(0, box(bubble).left - box(own).right, box(own).left - box(bubble).right),
      Math.max(0, box(bubble).top - box(own).bottom, box(own).top - box(bubble).bottom));
    if (far > 24) found.push(`“${bubble.innerText}” is ${Math.round(far)} px from its face`);
    if (!inView(box(bubble), box(felt))) found.push(`“${bubble.innerText}” leaves the felt`);
    const roomy = box(felt).width >= 600 && box(felt).height >= 560;
    const others = all("main [data-place], header *, .actions *, .face").concat(
      roomy ? all("main .plate").filter((one) => one !== plate) : []);
    for (const other of others) {
      if (other.closest(".hidden-text")) continue;
      const [a, b] = [box(bubble), box(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // Only the rim of the own face may be covered.
      const over = other === own ? 8 : 2;
      if (wide > over && high > over) {
        const name = other.dataset.place ?? other.getAttribute("class");
        found.push(`“${bubble.innerText}” is over ${name}`);
      }
    }
  }
  // Names before levels before counts: points are in their seat, a name is never left out.
  for (const plate of all(".plate")) {
    const seat = box(plate.closest(".inside, .opponent, .me") ?? plate);
    for (const part of plate.querySelectorAll(".name, .total, .face")) {
      if (!inView(box(part), seat)) found.push(`${part.innerText ?? "a face"} leaves its seat`);
    }
    const name = plate.querySelector(".name");
    const letters = name.innerText.length;
    if (box(name).width < Math.min(letters, 5) * 6) found.push(`no name: ${name.innerText}`);
    const shown = [...plate.querySelectorAll(".marks > *")].filter((mark) =>
      box(mark).height && inView(box(mark), box(mark.parentElement)));
    const cut = name.querySelector(".cut");
    if (shown.some((mark) => mark.matches(".tempo")) && cut.scrollWidth > cut.clientWidth + 1
        && plate.matches(".line")) {
      found.push(`${name.innerText} is cut for a level`);
    }
  }
  // Large faces where there is room.
  if (box(felt).width >= 780 && box(felt).height >= 700) {
    for (const face of all("main .plate .face")) {
      const size = Math.round(box(face).width);
      if (size < 48 || size > 64) found.push(`a face of ${size} px`);
    }
  }
  // Words on a card that somebody holds stay on the felt.
  for (const words of all(".power, [data-part=snap-question]")) {
    if (!inView(box(words), box(felt))) found.push(`${words.innerText} leaves the felt`);
  }
  // Around a card is the mark of what can be chosen, and nothing lies over it.
  for (const ring of all("[data-mark=ring]")) {
    const shadows = getComputedStyle(ring).boxShadow.split(/,(?![^(]*\\))/);
    if (!shadows.every((shadow) => shadow.includes("inset"))) found.push("a ring hides a mark");
  }
  const held = document.querySelector("[data-place=hand]");
  const discard = document.querySelector("[data-place=discard]");
  if (held?.checkVisibility({ visibilityProperty: true })) {
    if (box(held).right > box(discard).left + 1) found.push("the discard pile is covered");
  }

  // One card a place: what lies below it in a pile is not seen.
  const cards = all("main [data-place]").filter((one) => one.querySelector(".card"));
  const area = (one) => box(one).width * box(one).width * 1.4;
  const share = cards.reduce((sum, one) => sum + area(one), 0) / box(felt).width / box(felt).height;
  const other = document.querySelector(".seat .spot");
  const bubbles = all(".bubble").length;
  return { found, share, bubbles, other: other && box(other).width };
}"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page that changes its size."""
    context = browser.new_context(locale="en")
    yield context.new_page()
    context.close()


def show(page: Page, gallery: str, state: str) -> None:
    """Show a state."""
    page.goto(f"{gallery}?state={state}&lang=en")
    page.wait_for_selector("html[data-settled]", timeout=PATIENCE_MS, state="attached")


def problems_shown(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    """The problems of the state that is shown, at a size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(FRAMES)
    result: dict[str, Any] = page.evaluate(LOOK)
    return result


def problems_on_screen(
    page: Page, gallery: str, state: str, size: tuple[int, int]
) -> dict[str, Any]:
    """The problems of a state on a screen that has this size from the beginning."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    show(page, gallery, state)
    return problems_shown(page, size)


def test_the_tightest_states_are_in_view(page: Page, gallery: str) -> None:
    """Everything is on the felt, nothing over another, and large enough for a thumb."""
    found = {
        (state, size): wrong
        for state, size in QUICK
        if (wrong := problems_on_screen(page, gallery, state, size)["found"])
    }
    assert found == {}


@pytest.mark.parametrize("state", first(["remarks", "reactions", "dacapo-reactions"], 1))
def test_a_remark_is_beside_its_speaker(page: Page, gallery: str, state: str) -> None:
    """A remark or a reaction covers no card and no button."""
    for size in ((360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        show(page, gallery, state)
        page.wait_for_selector(".bubble", timeout=PATIENCE_MS)
        there = problems_shown(page, size)
        assert (there["found"], there["bubbles"] > 0) == ([], True), size


def test_reactions_are_readable_over_locked_cards(page: Page, gallery: str) -> None:
    """After a call each of them can be read and tapped, and none shines through."""
    page.set_viewport_size({"width": 390, "height": 844})
    show(page, gallery, "dutch-six-reacting")
    fan, layer = (
        page.locator(what).evaluate("one => Number(getComputedStyle(one).zIndex)")
        for what in (".fan", ".layer")
    )
    assert page.locator("[data-mark=ribbon]").count() == 1
    assert fan > layer


@pytest.mark.parametrize("language", first(["de", "en", "nl", "fr"], 1))
def test_the_question_before_a_call_moves_nothing(page: Page, gallery: str, language: str) -> None:
    """Its two lines and its buttons fit the bar, in every language."""
    for width, height in ((1440, 900), (960, 700), (820, 1180), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{gallery}?state=dutch-turn&lang={language}")
        page.wait_for_selector("html[data-settled]", timeout=PATIENCE_MS, state="attached")
        page.wait_for_timeout(500)  # a button that has just come takes no tap
        page.click("[data-action=cabo]")
        expect(page.locator(".actions .button")).to_have_count(2)
        page.evaluate(FRAMES)
        bar = page.locator(".actions").bounding_box()
        last = page.locator(".actions .button").last.bounding_box()
        assert bar
        assert last
        assert last["y"] + last["height"] <= min(bar["y"] + bar["height"], height), width
        assert page.evaluate("document.documentElement.scrollHeight") <= height, width


def test_letters_grow_with_the_table(page: Page, gallery: str) -> None:
    """Names, words and buttons are larger on a tablet and a desktop than on a phone."""
    size = "one => Number.parseFloat(getComputedStyle(one).fontSize)"
    for window, least in (((390, 844), 16), ((820, 1180), 18), ((1920, 1080), 20)):
        page.set_viewport_size({"width": window[0], "height": window[1]})
        show(page, gallery, "turn")
        for part in ("header h1", "main .plate .name", ".hint", "[data-action=draw]"):
            assert page.locator(part).first.evaluate(size) >= least, (part, window)
        draw = page.locator("[data-action=draw]").bounding_box()
        assert draw is not None
        assert draw["width"] >= (44 if least == 16 else 110)


def test_the_question_of_a_snap_is_at_the_discard(page: Page, gallery: str) -> None:
    """It stands on the pile that it is about."""
    for window in ((360, 640), (844, 390), (1440, 900)):
        page.set_viewport_size({"width": window[0], "height": window[1]})
        show(page, gallery, "snap-window")
        question = page.locator("[data-place=discard] [data-part=snap-question]")
        question.wait_for()
        words, pile = question.bounding_box(), page.locator("[data-place=discard]").bounding_box()
        assert words is not None
        assert pile is not None
        assert pile["y"] < words["y"] < pile["y"] + pile["height"]
        assert abs(words["x"] + words["width"] / 2 - pile["x"] - pile["width"] / 2) < 8


@pytest.mark.long
def test_cards_are_large(page: Page, gallery: str) -> None:
    """Cards cover 40 % of a phone's felt and 25 % of a desk's; those of others are 44 px wide."""
    phone = problems_on_screen(page, gallery, "three-players", (390, 844))
    assert phone["share"] >= 0.4
    assert phone["other"] >= 44
    assert problems_on_screen(page, gallery, "turn", (390, 844))["other"] >= 44
    assert problems_on_screen(page, gallery, "three-players", (1440, 900))["share"] >= 0.25


@pytest.mark.long
@pytest.mark.parametrize("part", range(SHARES))
def test_every_table_is_in_view(page: Page, gallery: str, part: int) -> None:
    """Every state of a table is checked, at every size."""
    page.goto(gallery)
    page.locator("[data-state]").first.wait_for()
    states: list[str] = page.locator("[data-state]").evaluate_all(
        "all => all.map(({ dataset }) => dataset.state)"
    )
    found = {}
    for state in states[part::SHARES]:
        show(page, gallery, state)
        tables = page.locator(".felt").count()
        if not tables or page.locator("dialog[open]").count():
            continue
        for size in SIZES:
            if wrong := problems_shown(page, size)["found"]:
                found[state, size] = wrong
    assert found == {}
