"""The end of a match: everybody on a podium, its story, and the ways on, at every size."""

from collections.abc import Iterator
from typing import Any

import pytest
from browser.harness.axe import SOURCE
from browser.harness.company import gather, is_over, play
from browser.harness.films import LINES
from browser.harness.fits import FRAMES, PATIENCE_MS
from browser.harness.person import Invite
from harness.shares import first
from playwright.sync_api import Browser, ConsoleMessage, Page, expect
from server.harness.rig import Server

SIZES = ((360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900), (1920, 1080))
STATES = {
    "outcome-won": (5, True),
    "outcome-lost": (2, True),
    "outcome-six": (6, True),
    "outcome-shared": (3, True),
    "outcome-spectator": (3, False),
    "outcome-again-wanted": (3, True),
    "dacapo-outcome": (3, True),
    "story-won": (5, True),
    "story-lost": (2, True),
    "story-six": (6, True),
    "story-spectator": (3, False),
}
"""The number of players, and whether the viewer was one."""

LOOK = """() => {
  const box = (one) => one.getBoundingClientRect();
  const inside = (one, around) => {
    const [a, b] = [box(one), box(around)];
    return a.width > 0 && a.left >= b.left - 1 && a.right <= b.right + 1
      && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  };
  const page = document.documentElement;
  const felt = document.querySelector(".felt");
  const problems = [];
  if (page.scrollHeight > innerHeight) problems.push("the page scrolls");
  if (page.scrollWidth > innerWidth) problems.push("the page is too wide");
  const first = document.querySelector(".scroll");
  if (felt.scrollHeight > felt.clientHeight || felt.offsetHeight > first.clientHeight) {
    problems.push("the felt is higher than the screen");
  }
  const podium = [...document.querySelectorAll("[data-podium]")];
  for (const one of podium) {
    if (!inside(one, felt)) problems.push(`seat ${one.dataset.podium} is not in view`);
    if (box(one.querySelector("svg[data-mood]")).width < 32) problems.push("a small face");
  }
  const parts = "h1, [data-part=story], [data-part=kind-word], [data-part=victory-line], "
    + "[data-part=luck], [data-moment]";
  const words = [...felt.querySelectorAll(parts)].filter((one) => one.checkVisibility());
  for (const one of words) if (!inside(one, felt)) problems.push(`out of view: ${one.innerText}`);
  const standing = [...document.querySelectorAll("[data-podium] svg[data-mood]")];
  for (const [index, one] of words.entries()) {
    for (const other of [...words.slice(index + 1), ...standing]) {
      const [a, b] = [box(one), box(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) problems.push(`${one.innerText} covers ${other.innerText ?? ""}`);
    }
  }
  for (const one of felt.querySelectorAll("[data-moment]")) {
    if (box(one).height < 44) problems.push(`small: ${one.innerText}`);
  }
  const ways = [...document.querySelectorAll(".buttons [data-action]")];
  for (const way of ways) {
    const { width, height, left, right, top, bottom } = box(way);
    if (way.disabled || height < 44) problems.push(`${way.dataset.action} cannot be pressed`);
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) {
      problems.push(`${way.dataset.action} is not in view`);
    }
  }
  const [one, other] = ways.map(box);
  if (Math.abs(one.width - other.width) + Math.abs(one.height - other.height) > 1) {
    problems.push("one way on is larger than the other");
  }
  return {
    problems,
    ways: ways.map((way) => way.dataset.action),
    podium: podium.map((one) => Number(one.dataset.podium)),
    moments: [...felt.querySelectorAll("[data-moment]")].map((one) => one.dataset.moment),
    moods: podium.map((one) => one.querySelector("svg[data-mood]").dataset.mood),
    places: podium.map((one) => Number(one.dataset.standing)),
  };
}"""
"""The problems of a podium, and the places of its people."""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of the gallery, on which nothing goes wrong."""
    wrong: list[str] = []
    page = browser.new_page()

    def complain(message: ConsoleMessage) -> None:
        if message.type == "error":
            wrong.append(message.text)

    page.on("console", complain)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    yield page
    page.close()
    assert wrong == []


def show(page: Page, gallery: str, state: str, more: str = "") -> None:
    """A state of the gallery."""
    page.goto(f"{gallery}?state={state}{more}")
    page.wait_for_selector("html[data-settled]", timeout=PATIENCE_MS, state="attached")


@pytest.mark.parametrize("state", first(sorted(STATES, key=STATES.__getitem__, reverse=True), 2))
def test_the_podium_is_in_view(page: Page, gallery: str, state: str) -> None:
    """All faces, the words, the moments and the ways on are visible without scrolling."""
    players, plays = STATES[state]
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        show(page, gallery, state)
        seen: dict[str, Any] = page.evaluate(LOOK)
        at = f"{state} at {width} x {height}"
        assert seen["problems"] == [], at
        assert sorted(seen["podium"]) == list(range(players)), at
        assert seen["places"] == sorted(seen["places"]), at
        assert [mood == "happy" for mood in seen["moods"]] == [p == 1 for p in seen["places"]]
        ways = ["film", "rematch"] if plays else ["film"]
        assert [way for way in seen["ways"] if way in ("film", "rematch")] == ways, at
        moments = ["decided", "best", "costliest"] if "story" in state else []
        assert seen["moments"] == moments, at


@pytest.mark.parametrize("language", first(["fr", "de", "nl"], 1))
def test_the_podium_fits_in_every_language(page: Page, gallery: str, language: str) -> None:
    """Longer words fit the smallest screens, too."""
    for width, height in SIZES[:3]:
        page.set_viewport_size({"width": width, "height": height})
        for state in ("outcome-six", "story-lost", "story-six"):
            show(page, gallery, state, f"&lang={language}")
            assert page.evaluate(LOOK)["problems"] == [], f"{language} {state} {width} x {height}"


CUT = """() => [...document.querySelectorAll(".scene h1, .scene p, .scene .text > *")]
  .filter((one) => one.checkVisibility() && !one.matches(".hidden-text")).flatMap((one) => {
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const range = document.createRange();
    range.selectNodeContents(one);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    const rims = [];
    for (let at = one; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX !== "visible" || overflowY !== "visible") rims.push(at.getBoundingClientRect());
    }
    rims.push({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    const cut = rims.some((rim) => left < rim.left - 1 || right > rim.right + 1
      || top < rim.top - 3 || bottom > rim.bottom + 3);
    return cut ? [one.innerText] : [];
  })"""
"""The sentences of which a part cannot be read, wherever one scrolls."""


@pytest.mark.parametrize("language", first(["en", "de", "fr", "nl"], 1))
def test_sentences_are_whole(page: Page, gallery: str, language: str) -> None:
    """The longest sentences about moments can be read to their ends at every size."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        show(page, gallery, "story-told", f"&lang={language}")
        assert page.locator(".moments .said").count() == 3
        assert page.evaluate(CUT) == [], (width, height)


MOMENTS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const list = box(document.querySelector(".moments"));
  const cards = [...document.querySelectorAll("[data-moment]")].map(box);
  const covered = cards.reduce((sum, { width, height }) => sum + width * height, 0);
  return {
    kinds: [...document.querySelectorAll("[data-moment]")].map((one) => one.dataset.moment),
    share: covered / (list.width * list.height),
  };
}"""


def test_one_decision_that_was_two_things_leaves_no_hole(page: Page, gallery: str) -> None:
    """The costliest decision decided the match: one card says both, and two cards fill the list."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        show(page, gallery, "story-merged")
        seen = page.evaluate(MOMENTS)
        assert seen["kinds"] == ["decided costliest", "best"]
        assert seen["share"] > 0.9, (width, height)
        both = page.inner_text("[data-moment~=decided]")
        assert "The moment that decided it" in both
        assert "Your costliest: 4 points" in both


def test_place_and_points_are_apart(page: Page, gallery: str) -> None:
    """The place is a medal on the face; beside the points there is no other number."""
    apart = """() => [...document.querySelectorAll("[data-podium]")].map((one) => {
      const points = one.querySelector(".total").getBoundingClientRect();
      const { left, right, top, bottom } = one.querySelector(".place").getBoundingClientRect();
      return left >= points.right || right <= points.left || bottom <= points.top
        ? Boolean(one.querySelector(".face .place")) : false;
    })"""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        show(page, gallery, "outcome-six")
        assert page.evaluate(apart) == [True] * 6, (width, height)


@pytest.mark.parametrize("theme", first(["dark", "light"], 1))
def test_the_curve_of_the_score_sheet_needs_no_colours(
    page: Page, gallery: str, theme: str
) -> None:
    """Each line has dashes of its own, and the key beside a name is a piece of that line."""
    show(page, gallery, "outcome-six", f"&theme={theme}")
    page.wait_for_selector("[data-part=review] [data-line]", state="attached")
    lines = page.evaluate(LINES, "[data-part=review] figure")
    assert lines["keys"] == lines["curve"]
    assert len({dashes for _, _, dashes in lines["curve"]}) == 6


@pytest.mark.parametrize("theme", first(["dark", "light"], 1))
def test_the_end_is_accessible(page: Page, gallery: str, theme: str) -> None:
    """Axe finds nothing, neither on the podium nor on the sheet behind it."""
    for state in ("outcome-won", "story-lost", "outcome-look"):
        show(page, gallery, state, f"&theme={theme}")
        page.evaluate(SOURCE.read_text())
        found = page.evaluate("() => axe.run().then(({ violations }) => violations)")
        assert [(one["id"], one["nodes"][0]["html"]) for one in found] == [], state


def test_the_table_leaves_the_end_to_the_podium(page: Page, gallery: str) -> None:
    """Log, captions and live regions tell the last round; the podium tells who wins the match."""
    told = "wins the match"
    for width, height in SIZES[1::2]:
        page.set_viewport_size({"width": width, "height": height})
        show(page, gallery, "match-over")
        page.wait_for_selector("[data-action=result]")
        words = page.text_content("body") or ""
        assert "Gus wins the round" in words
        assert told not in words, f"{width} x {height}"
        page.click("[data-action=result]")
        page.wait_for_selector("[data-screen=outcome]")
        assert told in page.inner_text("h1")


def test_a_total_beyond_the_goal_is_not_a_part_of_it(page: Page, gallery: str) -> None:
    """A plate says 53 of 100, but never 105 of 100."""
    page.set_viewport_size({"width": 1440, "height": 900})
    show(page, gallery, "round-over-stays")
    assert "of 100" in page.inner_text(".mine .plate")
    show(page, gallery, "match-over")
    page.wait_for_selector("[data-action=result]")
    plate = page.inner_text(".mine .plate")
    assert "105" in plate
    assert "of 100" not in plate


def test_the_end_is_announced(page: Page, gallery: str) -> None:
    """The heading names the winner and has the focus; the rest is announced."""
    show(page, gallery, "outcome-lost")
    assert page.evaluate("() => document.activeElement.innerText") == page.inner_text("h1")
    assert "Gus" in page.inner_text("h1")
    said = page.get_by_role("log").first.inner_text()
    assert page.inner_text("[data-part=story]") in said
    assert page.inner_text("[data-part=kind-word]") in said
    assert page.inner_text("[data-part=victory-line]") in said
    rows = page.get_by_role("list", name="Final standings").get_by_role("listitem")
    first = rows.first.text_content() or ""
    assert "Place 1" in first
    assert "65 points" in first


def test_the_winners_line_does_not_stay(page: Page, gallery: str) -> None:
    """It leaves after a while, and nothing moves."""
    page.add_init_script("""
      let given = setTimeout;
      Object.defineProperty(globalThis, "setTimeout", {
        get: () => {
          const real = given;
          return (run, ms) => (ms === 12_000 ? (globalThis.isRead = run) && 0 : real(run, ms));
        },
        set: (other) => { given = other; },
      });
    """)
    show(page, gallery, "outcome-lost")
    line = page.locator("[data-part=victory-line]")
    expect(line).to_be_visible()
    top = "() => document.querySelector('[data-podium]').getBoundingClientRect().top"
    before = page.evaluate(top)
    page.evaluate("() => globalThis.isRead()")
    expect(line).to_have_count(0)
    assert page.evaluate(top) == before


def test_the_end_works_by_keyboard(page: Page, gallery: str) -> None:
    """Tab leads to all ways on; a key leads to the score sheet."""
    show(page, gallery, "outcome-lost")
    sheet = page.locator("[data-part=review] table").first
    expect(sheet).not_to_be_in_viewport()
    page.keyboard.press("l")
    expect(sheet).to_be_in_viewport()
    page.locator("h1").focus()
    seen = []
    for _ in range(20):
        page.keyboard.press("Tab")
        seen.append(page.evaluate("() => document.activeElement.dataset.action"))
    assert {"film", "rematch", "look-again"} <= set(seen)


def test_every_moment_leads_into_the_film(page: Page, gallery: str) -> None:
    """A link names round, frame and eyes; those who only watch see all cards."""
    for state, eyes in (("story-lost", "0"), ("story-spectator", "all")):
        show(page, gallery, state)
        links = page.eval_on_selector_all("[data-moment]", "all => all.map((a) => a.hash)")
        assert links == ["#3.17.all.choice", f"#2.9.{eyes}.choice", f"#3.30.{eyes}.choice"]
        film = page.get_attribute("[data-action=film]", "href")
        assert film == "/film/K7Q2MX/1"


def test_nothing_moves_when_the_judge_has_looked(page: Page, gallery: str) -> None:
    """The podium and the buttons stay where they are when luck and skill arrive."""
    hold = """() => {
      const answer = globalThis.Response.json;
      globalThis.judge = null;
      globalThis.Response.json = (body) => {
        if (!("judgements" in (body ?? {}))) return answer.call(Response, body);
        const given = answer.call(Response, body);
        given.text = async () => {
          await new Promise((resolve) => (globalThis.judge = resolve));
          return JSON.stringify(body);
        };
        return given;
      };
    }"""
    places = """() => [...document.querySelectorAll("h1, [data-podium], .buttons > *, .moments")]
      .map((one) => Math.round(one.getBoundingClientRect().top))"""
    page.add_init_script(f"({hold})()")
    for width, height in SIZES[:4]:
        page.set_viewport_size({"width": width, "height": height})
        show(page, gallery, "story-lost")
        page.wait_for_function("() => globalThis.judge")
        before = page.evaluate(places)
        assert page.locator("[data-part=story]").count() == 1
        page.evaluate("() => globalThis.judge()")
        page.wait_for_selector("[data-moment]")
        assert page.evaluate(places) == before, f"{width} x {height}"
        reason, luck = (
            page.locator(f"[data-part={part}]").bounding_box() for part in ("story", "luck")
        )
        assert reason is not None
        assert luck is not None
        assert reason["y"] < luck["y"], "the plain reason stays on top"


def test_checking_the_deals_is_not_shown_as_an_error(page: Page, gallery: str) -> None:
    """While the page checks the deals, no text has the red of errors."""
    show(page, gallery, "outcome-look")
    page.route("**/records/**", lambda _: None)  # the answer never comes
    page.evaluate("() => { globalThis.fetch = () => new Promise(() => undefined); }")
    page.click("[data-action=check]")
    verdict = page.locator("[data-part=deal-verdict]")
    verdict.get_by_text("Shuffling it all once more").wait_for()
    colours = "one => [getComputedStyle(one).color, getComputedStyle(one.parentElement).color]"
    plain = page.evaluate(
        """() => {
          const one = document.createElement("p");
          one.className = "problem";
          document.querySelector("[data-part=review]").append(one);
          return getComputedStyle(one).color;
        }"""
    )
    assert verdict.evaluate(colours)[0] != plain


REACTIONS_STAY = """() => {
  const later = setTimeout;
  globalThis.setTimeout = (run, ms) => (ms > 3_000 ? 0 : later(run, ms));
}"""
HIDDEN_BY_BUBBLES = """() => [...document.querySelectorAll(".bubble")].flatMap((one) => {
  const bubble = one.getBoundingClientRect();
  if (one.scrollWidth > one.clientWidth) return [`${one.innerText.trim()} is too wide`];
  const parts = ".name, .total, .crown, .face, h1, [data-part], [data-moment]";
  return [...document.querySelectorAll(parts)].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const edge = one.matches(".face") ? 8 : 1;
    return Math.min(right, bubble.right) - Math.max(left, bubble.left) > edge
      && Math.min(bottom, bubble.bottom) - Math.max(top, bubble.top) > edge;
  }).map((part) => `${one.innerText.trim()} is over ${part.className || part.tagName}`);
})"""
"""What the bubbles of speakers on the podium cover; the rim of a face does not count."""
CONFETTI = """() => {
  const pieces = [...document.querySelectorAll(".confetti span")];
  for (const piece of pieces) for (const fall of piece.getAnimations()) fall.finish();
  const seen = pieces.filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  });
  return [pieces.length, seen.length];
}"""
"""The number of pieces of confetti, and of those in view after all have fallen."""


def test_two_people_at_the_end(people: Invite) -> None:
    """A reaction hides nobody's name or points; the winner's confetti leaves and takes no tap."""
    company = [people(name, motion=True, size=(390, 844)) for name in ("Ana", "Bo")]
    gather(company, "dutch", rounds=1)
    play(company, lambda: is_over(company))
    for person in company:
        person.page.evaluate(REACTIONS_STAY)
    for speaker in company:
        for action in ("react", "react-bravo"):
            speaker.page.locator(f"[data-action={action}]").dispatch_event("click")
    for person in company:
        expect(person.page.locator(".bubble")).to_have_count(2)
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.evaluate(FRAMES)
            assert person.page.evaluate(HIDDEN_BY_BUBBLES) == [], (person.name, width, height)
    winners = [person for person in company if person.page.locator(".confetti").count()]
    assert winners
    for person in winners:
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            pieces, in_view = person.page.evaluate(CONFETTI)
            assert pieces > 20
            assert in_view == 0, (width, height)
        person.tap("look-again")


MEASURE = """async () => {
  const { SOUNDS } = await gallery.sounds();
  const found = {};
  for (const [name, play] of Object.entries(SOUNDS)) {
    const at = new OfflineAudioContext(1, 4 * 44100, 44100);
    play(at, 3);
    const samples = (await at.startRendering()).getChannelData(0);
    let peak = 0, last = 0, energy = 0, crossings = 0, high = 0, before = 0;
    for (const [index, value] of samples.entries()) {
      peak = Math.max(peak, Math.abs(value));
      if (Math.abs(value) > 0.004) last = index;
      energy += value * value;
      high += (value - before) ** 2;
      if (before < 0 !== value < 0) crossings += 1;
      before = value;
    }
    // The mean frequency of the energy: how bright it is.
    const brightness = (Math.sqrt(high / energy) * 44100) / (2 * Math.PI);
    found[name] = { peak, seconds: last / 44100, brightness: Math.round(brightness), energy };
  }
  return found;
}"""


def test_every_sound_is_audible_and_clean(page: Page, gallery: str) -> None:
    """Each ends soon and does not clip; low ones are low, bright ones bright."""
    show(page, gallery, "outcome-lost")
    sounds: dict[str, dict[str, float]] = page.evaluate(MEASURE)
    for name, sound in sounds.items():
        assert 0.02 < sound["peak"] < 0.9, (name, sound)
        assert 0.03 < sound["seconds"] < 3, (name, sound)
        assert sound["brightness"] < 5_000, (name, sound)
    bright = {name: sound["brightness"] for name, sound in sounds.items()}
    assert bright["thump"] < bright["slap"] < bright["shine"]
    assert bright["thump"] < 300
    assert bright["shine"] > 1_000
    assert sounds["slap"]["seconds"] < 0.3, "a palm is short"
    assert sounds["thump"]["energy"] > 3 * sounds["shine"]["energy"], "a 13 weighs more than a 0"
    marks = sorted((sound["brightness"], sound["seconds"]) for sound in sounds.values())
    assert len(set(marks)) == len(marks), "two sounds are alike"


def test_a_phone_is_silent_at_first(browser: Browser, server: Server) -> None:
    """Sounds are off on a phone until the player switches them on; on a desktop they are on."""
    for touch in (True, False):
        context = browser.new_context(has_touch=touch, is_mobile=touch, locale="en")
        page = context.new_page()
        page.goto(f"{server.link}/settings")
        sound = page.locator("[data-option=sound]")
        sound.wait_for()
        assert sound.is_checked() is not touch
        if touch:
            assert page.locator("[data-option=vibration]").is_checked()
        context.close()


@pytest.mark.parametrize("state", ["story-shared", "story-shared-six"])
def test_a_result_becomes_a_picture(page: Page, gallery: str, state: str) -> None:
    """The picture has the size that messengers show, names the winner, and can be saved."""
    for width, height in SIZES[:3]:
        page.set_viewport_size({"width": width, "height": height})
        show(page, gallery, state)
        page.wait_for_selector("canvas[data-drawn]")
        for action in ("save-picture", "copy-picture"):
            button = page.locator(f"dialog [data-action={action}]")
            expect(button).to_be_enabled()
            expect(button).to_be_in_viewport(ratio=1)
    named = page.locator("dialog [role=img]").get_attribute("aria-label") or ""
    assert "wins the match" in named
    assert "You" not in named, "the picture is for others"
    page.evaluate("() => { navigator.clipboard.write = () => Promise.reject(new Error()); }")
    with page.expect_download():
        page.click("[data-action=copy-picture]")
    expect(page.locator("dialog [role=status]")).to_contain_text("doesn’t allow copying")
    with page.expect_download() as downloading:
        page.click("[data-action=save-picture]")
    png = downloading.value.path().read_bytes()
    assert png.startswith(b"\x89PNG")
    assert [int.from_bytes(png[at : at + 4]) for at in (16, 20)] == [1200, 630]
    assert len(png) > 20_000, "an empty picture"
