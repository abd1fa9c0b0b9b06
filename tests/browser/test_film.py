"""The film of a match: its table, its controls, the judge beside it, and what it keeps secret."""

import re

import pytest
from browser.harness.axe import violations
from browser.harness.company import against_bot, play
from browser.harness.films import (
    LINES,
    RULES,
    choose_film,
    faces_up,
    frames,
    judged,
    moment,
    open_film,
    reach,
    record_of,
)
from browser.harness.fits import FRAMES
from browser.harness.person import DESKTOP, PATIENCE, PHONE, Invite, Person, Theme
from harness.shares import first
from playwright.sync_api import expect

from dacabo.i18n import Words, tell_error
from dacabo.match import Match
from dacabo.records import MAX_BYTES, RecordError, decode, verify, write

SIZES = ((360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900), (1920, 1080))

MISFITS = """() => {
  const found = [];
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1) found.push(`the page is ${page.scrollHeight} high`);
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
  const box = (one) => one.getBoundingClientRect();
  const controls = document.querySelectorAll(
    "[data-part=film-controls] .buttons button, header button, header a, [data-field=seek]");
  for (const one of controls) {
    const { left, top, right, bottom, width, height } = box(one);
    const name = one.dataset.action ?? one.dataset.field;
    if (one.disabled) found.push(`${name} is disabled`);
    if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      found.push(`${name} is not in view`);
    }
    if (one.matches("button, a") && (width < 44 || height < 44)) found.push(`${name} is small`);
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!one.contains(above)) found.push(`${name} is covered by ${above?.outerHTML.slice(0, 80)}`);
  }
  const row = [...document.querySelectorAll("[data-part=film-controls] .buttons button")];
  if (new Set(row.map((one) => Math.round(box(one).top))).size > 1) found.push("several rows");
  for (const one of document.querySelectorAll("button[data-place]")) {
    const { left, top, right, bottom, width } = box(one);
    if (!width) continue;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (above && !one.contains(above)) found.push(`${one.dataset.place} is covered`);
    if (left < 0 || right > innerWidth + 1) found.push(`${one.dataset.place} is not in view`);
  }
  return found;
}"""
"""The controls and cards that are covered, out of view or too small."""


def press(person: Person, *keys: str) -> None:
    """Press keys, one after the other."""
    for key in keys:
        person.page.keyboard.press(key)


def go_through(person: Person) -> None:
    """Go through a film: speed, steps, turns, rounds, eyes, marks and the end."""
    assert moment(person) == (1, 0)
    speed = person.page.locator("[data-action=speed]")
    speeds = []
    for _ in range(5):
        speeds.append(speed.inner_text())
        person.tap("speed")
    assert len(set(speeds)) > 2
    assert speeds[0] in speeds[1:], "no way back to the first speed"
    person.tap("step-on")
    number, stepped = moment(person)
    assert (number, stepped > 0) == (1, True)
    person.tap("turn-on")
    assert moment(person)[1] > stepped
    press(person, "ArrowDown")
    reach(person, (2, 0))
    press(person, "Home")
    reach(person, (1, 0))
    press(person, "End")
    person.page.wait_for_function(
        "() => document.querySelector('[data-screen=film]').dataset.round > 1"
    )
    assert moment(person)[1] == frames(person) - 1
    expect(person.page.locator("[data-part=film-controls] [role=status]")).to_contain_text("win")
    judged(person)
    person.page.locator("[data-mark-kind]").first.click()
    assert moment(person)[1] < frames(person) - 1


@pytest.mark.parametrize(("game", "preset"), [("cabo", "dutch"), ("dacapo", "match")])
def test_a_film_of_many(game: str, preset: str, people: Invite) -> None:
    """With as many players as there can be, one goes through the whole match."""
    ana = people("Ana", size=DESKTOP)
    open_film(ana, record_of(game, preset))
    go_through(ana)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, None])
@pytest.mark.parametrize(("game", "preset"), RULES)
def test_a_film_of_every_rule_set(
    game: str, preset: str, players: int | None, people: Invite
) -> None:
    """Every rule set with two and with most players has its film, at a desk and on a phone."""
    record = record_of(game, preset, players)
    ana = people("Ana", size=DESKTOP, motion=True)
    open_film(ana, record)
    ana.tap("play")
    ana.page.wait_for_function(
        "() => document.querySelector('[data-screen=film]').dataset.frame > 2"
    )
    ana.tap("play")
    for width, height in SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        for eyes in ("all", "0", "1"):
            ana.page.evaluate(f"() => {{ location.hash = '1.20.{eyes}'; }}")
            ana.page.wait_for_selector(f'[data-eyes="{eyes}"]', state="attached")
            ana.page.evaluate(FRAMES)
            ana.page.wait_for_timeout(500)
            assert ana.page.evaluate(MISFITS) == [], (width, height, eyes)


def test_eyes_decide_which_cards_are_open(people: Invite) -> None:
    """All cards are open, or those that a seat could see."""
    ana = people("Ana", size=DESKTOP)
    open_film(ana, record_of("cabo", "original", 4), "1.20.all")
    assert faces_up(ana) >= 14
    press(ana, "2")
    ana.page.wait_for_selector('[data-screen=film][data-eyes="1"]', state="attached")
    assert moment(ana) == (1, 20)
    assert faces_up(ana) <= 2
    press(ana, "0")
    ana.page.wait_for_selector("[data-screen=film][data-eyes=all]", state="attached")
    assert faces_up(ana) >= 14


WATCH_BACKS = """() => {
  window.mostBacks = 0;
  const look = () => {
    const words = [...document.querySelectorAll(
      "[data-place]:not([data-place=pile]):not([data-place=discard]) .hidden-text")];
    const backs = words.filter((one) => one.textContent.includes("face down")).length;
    window.mostBacks = Math.max(window.mostBacks, backs);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Counts the cards that lie face down, until the page is left."""


def test_open_cards_stay_open_at_the_end_of_a_round(people: Invite) -> None:
    """They are counted, and none is turned face down first."""
    ana = people("Ana", size=DESKTOP, motion=True)
    open_film(ana, record_of("cabo", "original", 2))
    last = frames(ana) - 1
    ana.page.evaluate(f"() => {{ location.hash = '1.{last - 1}.all'; }}")
    reach(ana, (1, last - 1))
    assert faces_up(ana) == 8
    ana.page.evaluate(WATCH_BACKS)
    press(ana, "ArrowRight")
    reach(ana, (1, last))
    expect(ana.page.locator("[data-sum]")).to_have_count(2, timeout=1_000 * PATIENCE)
    assert (faces_up(ana), ana.page.evaluate("() => window.mostBacks")) == (8, 0)


COVERED = """() => {
  const found = [];
  const cards = [...document.querySelectorAll("button[data-place]")].map((one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    return { place: one.dataset.place, left, top, right, bottom, width, height };
  }).filter(({ width }) => width);
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const badges = [...document.querySelectorAll("[data-mark=known] .badge")];
  for (const badge of badges) {
    const box = badge.getBoundingClientRect();
    const under = cards.filter((card) => overlap(box, card)).map(({ place }) => place);
    if (under.length > 1) found.push(`${badge.title} lies on ${under}`);
    if (!badge.title) found.push("a badge without a title");
  }
  for (const lock of document.querySelectorAll("[data-mark=ribbon] .ribbon")) {
    const box = lock.getBoundingClientRect();
    for (const { place, left, top, width, height } of cards) {
      const value = { left, right: left + 0.6 * width, top, bottom: top + height };
      const middle = { left, right: left + width, top: top + 0.25 * height, bottom: top + height };
      if (overlap(box, value) || overlap(box, middle)) found.push(`the lock covers ${place}`);
    }
  }
  for (const number of document.querySelectorAll(".mine .number")) {
    const box = number.getBoundingClientRect();
    const card = cards.find(({ left, right, top, bottom }) =>
      left <= box.left && right >= box.right && top < box.top && bottom + 12 > box.bottom);
    if (card && card.width < 60 && box.top < card.bottom - 0.12 * card.height) {
      found.push(`a number covers ${card.place}`);
    }
  }
  const marks = [...document.querySelectorAll("[data-mark-kind]")];
  for (const mark of marks) {
    const icon = mark.querySelector("svg").getBoundingClientRect();
    const count = mark.querySelector("[data-count]")?.getBoundingClientRect();
    if (count && overlap(icon, count)) found.push("a count covers its sign");
  }
  return { found, badges: badges.length, marks: marks.length,
    several: badges.filter(({ dataset }) => dataset.mistaken.includes(" ")).length,
    locks: document.querySelectorAll("[data-mark=ribbon]").length };
}"""
"""What lies over a neighbouring card, or over a value."""


def test_badges_and_locks_leave_the_cards_readable(people: Invite) -> None:
    """With six players, who knows a card is one badge on it, and a lock covers no value."""
    ana = people("Ana", size=DESKTOP)
    open_film(ana, record_of("cabo", "dutch"))
    ana.tap("spoil")
    last = frames(ana) - 1
    several = locks = 0
    for width, height in ((360, 640), (1440, 900)):
        ana.page.set_viewport_size({"width": width, "height": height})
        for frame in (last // 2, last - 5, last - 2):
            ana.page.evaluate(f"() => {{ location.hash = '1.{frame}.all'; }}")
            reach(ana, (1, frame))
            ana.page.evaluate(FRAMES)
            ana.page.wait_for_timeout(500)
            ana.page.wait_for_function(f"() => (({COVERED})()).badges > 0")
            there = ana.page.evaluate(COVERED)
            assert there["found"] == [], (width, frame)
            assert there["badges"] * there["marks"] > 0
            several += there["several"]
            locks += there["locks"]
    assert several * locks > 0


def test_a_group_of_marks_leads_from_one_to_the_next(people: Invite) -> None:
    """Taps on it go round in it, and never to the end of the round."""
    ana = people("Ana", size=PHONE)
    open_film(ana, record_of("cabo", "dutch"))
    ana.page.set_viewport_size({"width": 1440, "height": 900})
    ana.tap("spoil")
    ana.page.set_viewport_size({"width": 360, "height": 640})
    ana.page.evaluate(FRAMES)
    group = ana.page.locator("[data-mark-kind]:has([data-count])").last
    reached = set()
    for _ in range(1 + int(group.locator("[data-count]").get_attribute("data-count") or 0)):
        group.click()
        ana.page.wait_for_timeout(150)
        reached.add(moment(ana)[1])
    assert len(reached) > 1
    assert max(reached) < frames(ana) - 1


def test_what_if_begins_with_the_level_of_the_bots_in_the_film(people: Invite) -> None:
    """Mila is a beginner, and so are the bots against whom one plays on."""
    match = Match("cabo", "original", ["Ana", "Mila"], seed=bytes(32), changes={"rounds": 1})
    for seat in range(2):
        match.seat_bot(seat, "largo")
    ana = people("Ana", size=DESKTOP)
    open_film(ana, write(match.record))
    ana.tap("what-if")
    assert ana.page.locator("[data-option=level]:checked").input_value() == "largo"
    sheet = ana.page.locator("dialog[open]")
    assert sheet.locator("[data-action=play-on]").count() == 1
    assert sheet.locator("[data-action=judge]").count() == 0, "it leads back to the same button"


def test_the_first_looks_are_nobodys_turn(people: Invite) -> None:
    """The header and the panel say that people look at their cards, until the first turn."""
    ana = people("Ana", size=DESKTOP)
    open_film(ana, record_of("cabo", "dutch"))
    press(ana, "ArrowRight")
    for where in ("header h1", "[data-part=moment]"):
        expect(ana.page.locator(where)).to_contain_text("Looking at the cards")
    assert "turn" not in ana.page.locator("header h1").inner_text()
    press(ana, "Shift+ArrowRight")
    expect(ana.page.locator("header h1")).to_contain_text("turn")


SEEN_WHILE_PLAYING = """async () => {
  const film = document.querySelector("[data-screen=film]");
  const begun = +film.dataset.frame;
  let fewest = Infinity;
  while (+film.dataset.frame < begun + 4) {
    fewest = Math.min(fewest, document.querySelectorAll("[data-mark=known]").length);
    await new Promise((seen) => requestAnimationFrame(seen));
  }
  return fewest;
}"""


def test_faces_stay_on_cards_while_the_film_plays(people: Invite) -> None:
    """Only a card that flies has no faces on it."""
    ana = people("Ana", size=DESKTOP, motion=True)
    open_film(ana, record_of("cabo", "original", 4), "1.30.all")
    ana.page.wait_for_selector("[data-mark=known]")
    ana.tap("play")
    assert ana.page.evaluate(SEEN_WHILE_PLAYING) > 2


def test_a_legend_says_what_the_signs_on_the_bar_mean(people: Invite) -> None:
    """The menu has a line for each kind of mark that the bar shows."""
    ana = people("Ana", size=PHONE)
    open_film(ana, record_of("cabo", "dutch"), "1.60.all")
    marks = ana.page.locator("[data-mark-kind]")
    assert marks.count() > 0
    ana.tap("film-menu")
    lines = ana.page.locator("[data-part=signs] li")
    assert lines.count() > 0
    assert all(lines.all_inner_texts())


def test_a_record_dropped_on_the_home_page_opens_as_a_film(people: Invite) -> None:
    """A file that is no record gets its refusal on the page of films."""
    ana = people("Ana", size=DESKTOP)
    ana.expected.append("status of 4")
    ana.go("/")
    ana.page.wait_for_selector("[data-action=open-film]")
    drop_file(ana, record_of("cabo", "dutch").encode(), "body")
    ana.page.wait_for_selector("[data-screen=film] [data-action=play]")
    ana.go("/")
    ana.page.wait_for_selector("[data-action=open-film]")
    drop_file(ana, b"no record", "body")
    expect(ana.page.get_by_text("not a Dacabo record")).to_be_visible()


def test_from_home_to_a_film_and_its_link(people: Invite) -> None:
    """Home leads to the page for records, whose button is centred; nothing touches a link."""
    ana = people("Ana", size=DESKTOP)
    ana.go("/")
    ana.page.click("[data-action=open-film]")
    ana.page.wait_for_selector("[data-part=drop] label")
    left, width, place_left, place_width = ana.page.evaluate(
        """() => ["label", ""].flatMap((inside) => {
          const { left, width } = document.querySelector(`[data-part=drop] ${inside}`)
            .getBoundingClientRect();
          return [left, width];
        })"""
    )
    assert abs(left + width / 2 - place_left - place_width / 2) < 2


def test_the_film_works_by_keyboard(people: Invite) -> None:
    """Keys step, play and change eyes; their list names them, and the bar is named."""
    ana = people("Ana", size=DESKTOP)
    open_film(ana, record_of("cabo", "original", 4))
    press(ana, "ArrowRight", "ArrowRight", "ArrowRight")
    assert moment(ana)[1] >= 3
    press(ana, "ArrowLeft")
    before = moment(ana)
    press(ana, "Shift+ArrowRight")
    assert moment(ana)[1] > before[1]
    press(ana, "Shift+ArrowLeft", "Shift+ArrowLeft")
    assert moment(ana)[1] <= before[1]
    ana.page.focus("[data-field=seek]")
    press(ana, "ArrowRight")
    value = ana.page.get_attribute("[data-field=seek]", "aria-valuetext") or ""
    assert "Ana" in value or "Ben" in value or "Clara" in value or "Dirk" in value
    said = " ".join(ana.page.get_by_role("log").first.all_inner_texts())
    assert said.strip()
    ana.page.evaluate("() => document.activeElement.blur()")
    press(ana, "?")
    keys = ana.page.locator("dialog[open]").inner_text()
    for text in ("Play", "One step forward", "Next turn", "Next round", "As Ben saw it"):
        assert text in keys


def test_nothing_that_is_to_come_is_told(people: Invite) -> None:
    """Marks and curve end at the moment that was reached, until the whole match has been seen."""
    ana = people("Ana", size=DESKTOP)
    record = record_of("cabo", "original", 4)
    open_film(ana, record)
    judged(ana)
    assert ana.page.locator("[data-mark-kind]").count() == 0
    points = "() => document.querySelector('[data-part=curve] polyline').points.length"
    assert ana.page.evaluate(points) == 1
    ana.tap("spoil")
    assert ana.page.locator("[data-mark-kind]").count() > 0
    assert ana.page.evaluate(points) > 20
    ana.go("/film")
    choose_film(ana, record)
    judged(ana)
    assert ana.page.locator("[data-mark-kind]").count() == 0
    press(ana, "End")
    ana.page.wait_for_function(
        "() => document.querySelector('[data-screen=film]').dataset.round > 1"
    )
    ana.go("/film")
    choose_film(ana, record)
    assert ana.page.locator("[data-mark-kind]").count() > 0


def test_the_judge_speaks_about_decisions(people: Invite) -> None:
    """A call has its chance, a decision its alternatives, and decisive moments are a tap away."""
    ana = people("Ana", size=DESKTOP)
    open_film(ana, record_of("cabo", "original", 4))
    judged(ana)
    ana.tap("spoil")
    ana.page.locator("[data-mark-kind=call]").first.click()
    expect(ana.page.locator("[data-part=call]")).to_contain_text("called with")
    ana.page.locator("[data-action=decisive]").first.click()
    story = ana.page.locator("[data-part=story]")
    assert 3 <= story.locator(":scope > p, :scope > button").count() <= 5
    before = moment(ana)
    story.locator(":scope > [data-action=told-moment]").first.click()
    ana.page.wait_for_function(
        "([round, frame]) => { const { dataset } = document.querySelector('[data-screen=film]');"
        " return +dataset.round !== round || +dataset.frame !== frame; }",
        arg=[*before],
    )
    expect(story).to_be_attached()
    luck = ana.page.locator("[data-part=luck]").inner_text()
    assert len(re.findall(r"[+−±][0-9]", luck)) == 2, luck
    knowledge = ana.page.locator("[data-part=knowledge]")
    assert knowledge.locator("path.known").count() == knowledge.locator("path.real").count() == 4
    press(ana, "End")
    knowledge.locator("[data-action=note]").first.click()
    press(ana, "Home")
    for _ in range(60):
        if ana.page.locator("[data-part=alternatives]").count():
            break
        press(ana, "ArrowRight")
    ana.page.click("[data-part=alternatives] summary")
    assert ana.page.locator("[data-part=alternatives] li").count() > 1


@pytest.mark.parametrize("theme", first(["dark", "light"], 1))
def test_the_curve_needs_no_colours(theme: Theme, people: Invite) -> None:
    """Each line has dashes of its own, and the key beside a name is a piece of that line."""
    ana = people("Ana", size=DESKTOP, theme=theme)
    open_film(ana, record_of("cabo", "dutch"), "1.40.all")
    judged(ana)
    lines = ana.page.evaluate(LINES, "[data-part=judge]")
    assert lines["keys"] == lines["curve"]
    assert len({dashes for _, _, dashes in lines["curve"]}) == len(lines["curve"]) == 6


def test_a_decisive_moment_has_its_round_and_turn(people: Invite) -> None:
    """Each is another turn. The panel is about the turn to which one has jumped, and no other."""
    ana = people("Ana", size=DESKTOP)
    open_film(ana, record_of("cabo", "dutch"))
    judged(ana)
    ana.tap("spoil")
    told = ana.page.locator("[data-action=decisive] span:first-of-type").all_inner_texts()
    places = [re.match(r"Round \d+(, turn \d+)?:", text) for text in told]
    assert None not in places
    assert len({place[0] for place in places if place}) == len(told) > 2
    turns = 0
    for index, place in enumerate(places):
        turn = place and place[1]
        ana.page.locator("[data-action=decisive]").nth(index).click()
        about = ana.page.locator("[data-part=moment]")
        if turn:
            wanted = re.compile(rf"^T{turn.removeprefix(', t')}(:|$)")
            expect(about).to_have_text(wanted, timeout=1_000 * PATIENCE)
            turns += 1
    assert turns > 1
    ana.page.locator("[data-mark-kind=call]").first.click()
    expect(ana.page.locator("[data-part=call]")).to_be_visible()
    expect(ana.page.locator("[data-part=moment]")).to_contain_text("Cabo")


ALTERNATIVES = """() => {
  const part = document.querySelector("[data-part=alternatives]");
  if (!part) return null;
  part.open = true;
  return {
    text: part.innerText,
    costs: [...part.querySelectorAll(".tabular-nums")].map((cost) => cost.innerText),
    made: part.querySelector(".made .tabular-nums")?.innerText,
    verdict: document.querySelector("[data-part=verdict]")?.innerText ?? "",
  };
}"""
"""The alternatives and the verdict of one moment: another round may arrive at any time."""


def test_the_alternatives_have_the_order_of_their_numbers(people: Invite) -> None:
    """Fewer points given away are better, and the row of the move says what the verdict says."""
    ana = people("Ana", size=DESKTOP)
    open_film(ana, record_of("cabo", "dutch"))
    judged(ana)
    ana.tap("spoil")
    seen = 0
    for index in range(ana.page.locator("[data-action=decisive]").count()):
        ana.page.locator("[data-action=decisive]").nth(index).click()
        ana.page.evaluate(FRAMES)
        shown = ana.page.evaluate(ALTERNATIVES)
        if shown is None:
            continue
        costs = [float(cost) for cost in shown["costs"]]
        seen += len(costs) > 1
        assert costs[0] == 0
        assert costs[:-1] == sorted(costs[:-1])
        if "Points given away" in shown["verdict"]:
            assert shown["verdict"].rstrip(".").endswith(f" {shown['made']}")
        assert "Fewer is better" in shown["text"]
    assert seen


CARD_NAMES = re.compile(
    r"\b(?:[2-9]|10|ace|jack|queen|king) of (?:clubs|spades|hearts|diamonds)\b|\bjoker\b"
)


def test_a_seat_is_told_of_no_card_that_it_does_not_know(people: Invite) -> None:
    """Before anybody has looked, no note tells what somebody saw; the judge names no card."""
    ana = people("Ana", size=DESKTOP)
    record = record_of("cabo", "dutch")
    open_film(ana, record, "1.0.1")
    judged(ana)
    ana.tap("spoil")
    for eyes in (1, 4):
        press(ana, str(eyes + 1))
        ana.page.wait_for_selector(f"[data-screen=film][data-eyes='{eyes}']", state="attached")
        assert ana.page.locator("[data-action=decisive]").count() > 2
        assert ana.page.locator("[data-action=note]").count() == 0
        for part in ("judge", "knowledge"):
            words = ana.page.locator(f"[data-part={part}]").inner_text()
            assert CARD_NAMES.findall(words) == [], part
    press(ana, "0")
    ana.page.wait_for_selector("[data-screen=film][data-eyes=all]", state="attached")
    words = ana.page.locator("[data-part=judge]").inner_text()
    assert CARD_NAMES.findall(words) != [], "with all cards open, they are named"


@pytest.mark.parametrize("theme", first(["dark", "light"], 1))
def test_the_film_is_accessible(theme: Theme, people: Invite) -> None:
    """Axe finds nothing, neither at the table nor in the sheets."""
    ana = people("Ana", size=PHONE, theme=theme)
    open_film(ana, record_of("cabo", "original", 4), "1.30.all")
    assert violations(ana) == []
    for sheet in ("eyes", "share-moment", "film-menu", "film-panel"):
        ana.tap(sheet)
        ana.page.wait_for_selector("dialog[open]")
        if sheet == "film-panel":
            judged(ana)
        assert violations(ana) == [], sheet
        press(ana, "Escape")
    ana.page.set_viewport_size({"width": 1440, "height": 900})
    ana.page.evaluate(FRAMES)
    assert violations(ana) == []


@pytest.mark.parametrize(
    ("preset", "players"), first([("dutch", None), ("match", None), ("single", 2)], 2)
)
def test_the_film_fits(preset: str, players: int | None, people: Invite) -> None:
    """At six sizes every control is in view, and no card is covered."""
    ana = people("Ana")
    open_film(
        ana, record_of("dacapo" if preset in ("single", "match") else "cabo", preset, players)
    )
    press(ana, *["ArrowRight"] * 12)
    for width, height in SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.evaluate(FRAMES)
        ana.page.wait_for_timeout(500)
        assert ana.page.evaluate(MISFITS) == [], (width, height)


DROP = """([letters, where]) => {
  const data = new DataTransfer();
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  data.items.add(new File([bytes], "match.dacabo", { type: "text/plain" }));
  const there = document.querySelector(where);
  for (const type of ["dragover", "drop"]) {
    const event = { dataTransfer: data, bubbles: true, cancelable: true };
    there.dispatchEvent(new DragEvent(type, event));
  }
}"""


def test_bad_files_are_refused_with_a_sentence(people: Invite) -> None:
    """A file that is no record, is cut or forged gets the refusal of `dacabo verify`."""
    ana = people("Ana")
    ana.expected.append("status of 4")
    ana.go("/film")
    record = record_of("cabo", "original", 2).encode()
    told = [""]
    for bad in bad_files(record):
        drop_file(ana, bad)
        ana.page.wait_for_function(
            """([before]) => [...document.querySelectorAll("[data-part=drop] [role=alert]")]
              .some(({ innerText }) => innerText && innerText !== before)""",
            arg=[told[-1]],
        )
        problems = ana.page.locator("[data-part=drop] [role=alert]").all_inner_texts()
        told.append("".join(problems))
    assert told[1:] == [*map(refusal, bad_files(record))]
    assert "film-file" not in ana.page.evaluate("() => Object.keys(sessionStorage).join()")
    drop_file(ana, record)
    ana.page.wait_for_selector("[data-screen=film] [data-action=play]")


def bad_files(record: bytes) -> list[bytes]:
    """Files that are no record, cut, forged, not in UTF-8, with a byte order mark, or huge."""
    forged = record.replace(b"Points: ", b"Points: 1", 1)
    assert forged != record
    latin = record.replace(b"Ana", "Añá".encode("latin-1"), 1)
    return [
        b"Hello",
        record + b"x" * MAX_BYTES,
        record[: len(record) // 2],
        record + b"x" * 5 * MAX_BYTES,
        forged,
        latin,
        b"\xef\xbb\xbf" + record,
    ]


def refusal(file: bytes) -> str:
    """What the command line says of a file."""
    with pytest.raises(RecordError) as caught:
        verify(decode(file))
    return tell_error(caught.value, Words("en"))


def drop_file(person: Person, file: bytes, where: str = "[data-part=drop]") -> None:
    """Drop a file on a page."""
    person.page.evaluate(DROP, [file.decode("latin-1"), where])


def test_from_a_round_to_its_film_and_back(people: Invite) -> None:
    """After a round its players see what really happened, and nothing of rounds to come."""
    ana = people("Ana", size=DESKTOP, seed=2)
    code = against_bot(ana, "original", rounds=2)
    play([ana], lambda: "round-film" in ana.look().actions)
    ana.tap("round-film")
    ana.page.wait_for_selector("[data-screen=film] [data-action=play]")
    assert moment(ana) == (1, 0)
    ana.tap("film-menu")
    assert ana.page.locator("dialog [data-action^=round-]").count() == 1
    press(ana, "Escape")
    ana.tap("step-on")
    ana.page.wait_for_function("() => /#1[.][1-9]/.test(location.hash)")
    ana.tap("leave")
    ana.wait(lambda scene: scene.screen == "summary", "the table")
    play([ana], lambda: ana.look().screen == "outcome")
    ana.go(f"/film/{code}/1#2.5.0")
    ana.page.wait_for_selector('[data-screen=film][data-eyes="0"]', state="attached")
    assert moment(ana) == (2, 5)
    ana.tap("share-moment")
    url = ana.page.locator("dialog input").input_value()
    field = ana.page.locator("dialog input").bounding_box()
    below = ana.page.locator("dialog [data-action=share-picture]").bounding_box()
    assert field
    assert below
    assert below["y"] - field["y"] - field["height"] >= 8
    assert url.endswith(f"/film/{code}/1#2.5.0")
    ana.tap("share-picture")
    ana.page.wait_for_selector("canvas[data-drawn]")
    with ana.page.expect_download() as downloading:
        ana.tap("save-picture")
    png = downloading.value.path().read_bytes()
    assert png.startswith(b"\x89PNG")
    assert len(png) > 20_000, "an empty picture"
    ana.go("/")
    ana.page.click("[data-film='1']")
    ana.page.wait_for_selector("[data-screen=film] [data-action=play]")
    assert ana.page.url.split("#")[0].endswith(f"/film/{code}/1")
