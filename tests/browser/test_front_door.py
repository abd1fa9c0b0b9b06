"""The front door: what somebody sees first, what stays where it is, and what is remembered."""

import re
from itertools import product

import pytest
from browser.harness.axe import violations
from browser.harness.company import against_bot, open_table, play
from browser.harness.first_screen import choose, choose_opponents
from browser.harness.person import Invite, Person
from harness.shares import every_nth
from playwright.sync_api import expect

SIZES = [(360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900), (1920, 1080)]
SMALL, WIDE = (360, 640), (1440, 900)

PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll("button, a, input, select, h1, h2, p")]
    .filter((one) => one.checkVisibility())
    .map((one, index) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const name = one.dataset.action ?? one.dataset.field ?? one.getAttribute("aria-label") ??
        one.textContent.trim();
      const box = [x, y + scrollY, width, height].map(Math.round);
      return [`${one.tagName} ${name} ${one.value ?? ""}`, box];
    }))"""
"""The places of everything that can be read or touched, by name."""


IS_ON_TOP = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(x + width / 2, y + height - 2);
  return element.contains(found);
}"""
"""Whether nothing lies over the lower edge of an element."""


def returning_guest(person: Person, *presets: str) -> list[str]:
    """A guest with running and finished matches; the codes of the tables."""
    person.introduce()
    codes = []
    for preset in presets:
        code = open_table(person, preset, 2)
        person.go(f"/tables/{code}")
        person.tap("fill")
        person.wait(lambda scene: "start" in scene.actions, "a full table")
        person.tap("start")
        person.wait(lambda scene: scene.screen == "table", "the cards")
        codes.append(code)
    return codes


@pytest.mark.parametrize("size", every_nth(((one,) for one in SIZES), 2))
def test_play_and_learn_need_no_scrolling(size: tuple[int, int], people: Invite) -> None:
    """The first screen also explains the game and shows the faces of the players."""
    ana = people("Ana", size=size)
    ana.go("/")
    for action in ("play", "learn", "opponents"):
        expect(ana.page.locator(f"[data-action={action}]")).to_be_in_viewport(ratio=1)
    expect(ana.page.locator(".what")).to_have_text(re.compile("get rid of the high ones"))
    ana.page.check("[data-option=game][value=dacapo]", force=True)
    expect(ana.page.locator(".what")).to_have_text(re.compile("from 1 to 10"))
    expect(ana.page.locator("[data-action=opponents] .painted path").nth(3)).to_be_attached()
    expect(ana.page.locator("[data-action=opponents]")).to_contain_text("Mila and Gus")
    width = ana.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= size[0]
    ana.page.wait_for_selector("[data-list=open]")
    room = ana.page.evaluate(
        "() => [...document.querySelectorAll('.quick, .door')]"
        ".map((one) => one.getBoundingClientRect().right)"
    )
    assert max(room) > 0.85 * size[0]  # nothing is left empty beside them


@pytest.mark.parametrize(("size", "known"), every_nth(product([SMALL, WIDE], [False, True]), 3))
def test_the_first_screen_does_not_shift(
    size: tuple[int, int], people: Invite, *, known: bool
) -> None:
    """For three seconds everything stays where it first appeared; lists come below (P8)."""
    ana = people("Ana", size=size)
    if known:
        returning_guest(ana, "original", "dutch")
    ana.go("/")
    first: dict[str, list[int]] = {}
    for _ in range(30):
        for name, box in ana.page.evaluate(PLACES).items():
            # A browser rounds where something lies: a pixel is no move.
            assert first.setdefault(name, box) == pytest.approx(box, abs=1), name
        ana.pause(100)
    assert any("join" in name for name in first)


def test_every_running_match_has_a_way_back(people: Invite) -> None:
    """Two matches run at once, and both ways are visible without scrolling."""
    ana = people("Ana", size=SMALL)
    codes = returning_guest(ana, "original", "dutch")
    ana.go("/")
    running = ana.page.locator("[data-part=running]")
    expect(running).to_have_count(2)
    links = {str(one.get_attribute("href")) for one in running.all()}
    assert links == {f"/tables/{code}" for code in codes}
    expect(ana.page.locator("[data-action=learn]")).to_be_in_viewport(ratio=1)
    expect(running.first.locator(".painted path").nth(3)).to_be_attached()
    running.first.click()
    ana.wait(lambda scene: scene.screen == "table", "the match")


CUT = """() => [...document.querySelectorAll("[data-part=running]")].filter((one) => {
  const [card, list] = [one, one.closest("ul")].map((part) => part.getBoundingClientRect());
  return card.top < list.top + 3 || card.bottom > list.bottom - 3;
}).length"""
"""The number of cards whose upper or lower edge is out of view."""


def test_only_the_list_of_running_matches_moves_sideways(people: Invite) -> None:
    """The page is not wider than a phone, and the cards of the list are whole."""
    ana = people("Ana", size=SMALL)
    returning_guest(ana, "original", "dutch")
    for size in SIZES:
        ana.page.set_viewport_size({"width": size[0], "height": size[1]})
        ana.go("/")
        expect(ana.page.locator("[data-part=running]")).to_have_count(2)
        ana.page.wait_for_selector("[data-list=open]")
        wide = ana.page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= size[0], size
        assert ana.page.evaluate(CUT) == 0, size


@pytest.mark.parametrize("size", every_nth(((one,) for one in SIZES), 3))
def test_my_face_fits_its_button(size: tuple[int, int], people: Invite) -> None:
    """It is as large as the button, whatever size the faces of the opponents have."""
    ana = people("Ana", size=size)
    ana.go("/")
    button = ana.page.locator("[data-action=face]")
    expect(button.locator("path").nth(3)).to_be_attached()
    there, face = button.bounding_box(), button.locator("svg").bounding_box()
    assert there is not None
    assert face == pytest.approx(there, abs=1)


FRAME = """() => {
  const page = document.querySelector(".felt-page");
  const { left, right } = page.getBoundingClientRect();
  const colour = (one, what) => getComputedStyle(one)[what];
  return {
    left,
    right: innerWidth - right,
    wood: colour(page, "borderLeftColor") === colour(document.documentElement, "backgroundColor"),
    over: document.documentElement.scrollHeight - innerHeight,
  };
}"""
"""The space beside the frame of a table, and whether it has the colour of the frame."""


def test_the_wooden_frame_is_equal_on_both_sides(people: Invite) -> None:
    """The space of a scroll bar is wood; for a newcomer, a desktop does not scroll."""
    for size in SIZES[3:]:
        ana = people("Ana", size=size)
        ana.go("/").page.wait_for_selector("[data-list=open]")
        seen = ana.page.evaluate(FRAME)
        assert seen["left"] == seen["right"], (size, seen)
        assert seen["wood"], (size, seen)
        assert seen["over"] <= 0 or size[0] < 960, (size, seen)


def test_opponents_are_chosen_by_their_faces(people: Invite) -> None:
    """The chosen characters sit down, each at their own level, and the page remembers them."""
    ana = people("Ana")
    ana.go("/")
    choose_opponents(ana, "clara", "theo")
    expect(ana.page.locator("[data-action=opponents]")).to_contain_text("Clara and Theo")
    ana.reload()
    expect(ana.page.locator("[data-action=opponents]")).to_contain_text("Clara and Theo")
    ana.tap("play")
    ana.wait(lambda scene: scene.screen == "table", "the cards")
    bots = [(one["name"], one["level"]) for one in ana.table["chairs"] if one["level"]]
    assert bots == [("Clara", "andante"), ("Theo", "presto")]


def test_a_stored_choice_of_an_older_version_works(people: Invite) -> None:
    """A level and a number become characters of that level."""
    ana = people("Ana")
    old = '{"game": "cabo", "preset": "dutch", "level": "allegro", "bots": 3, "points": 50}'
    ana.page.add_init_script(f"localStorage['dacabo.choice'] ??= '{old}'")
    ana.go("/")
    expect(ana.page.locator("[data-action=opponents]")).to_contain_text("Otto, Yara and")
    expect(ana.page.locator("[data-action=options]")).to_contain_text("Dutch · to 50")


def test_settings_are_one_line(people: Invite) -> None:
    """Rules, length and tempo are behind it.

    A game shows its length once, and no help option of its own.
    """
    ana = people("Ana")
    ana.go("/")
    line = ana.page.locator("[data-action=options]")
    expect(line).to_have_text("Original · to 100 · brisk")
    choose(ana, "tempo", "calm")
    choose(ana, "length", "50")
    expect(line).to_have_text("Original · to 50 · calm")
    ana.tap("options")
    expect(ana.page.locator("dialog [data-option=assisted]")).to_have_count(1)
    ana.page.keyboard.press("Escape")
    ana.page.check("[data-option=game][value=dacapo]", force=True)
    expect(line).to_have_text("One round · calm")
    ana.tap("options")
    ana.page.locator("dialog [data-option=preset]").first.wait_for(state="attached")
    for option in ("length", "assisted"):  # P12
        expect(ana.page.locator(f"dialog [data-option={option}]")).to_have_count(0)
    ana.page.check("[data-option=preset][value=match]", force=True)
    ana.page.keyboard.press("Escape")
    expect(line).to_have_text("To 50 points · calm")
    ana.tap("play")
    ana.wait(lambda scene: scene.screen == "table", "the cards")
    options = ana.table["options"]
    assert (options["preset"], options["changes"], options["tempo"]) == ("match", {}, "calm")


@pytest.mark.parametrize(("size", "words"), [(SMALL, "phone"), (WIDE, "device")])
def test_a_phone_is_called_a_phone(size: tuple[int, int], words: str, people: Invite) -> None:
    """Everything else is a device (P17)."""
    ana = people("Ana", size=size)
    ana.go("/")
    expect(ana.page.locator("[data-action=play-here]")).to_have_text(f"Together on this {words}")


def test_a_name_typed_on_home_is_kept(people: Invite) -> None:
    """It is there on every screen that asks for it, and at the table (P6)."""
    ana, bo = people("Ana"), people("Bo")
    bo.introduce()
    code = open_table(bo, "original", 3)
    ana.go("/").page.fill("[data-field=name]", "Ana")
    ana.page.click("[data-action=new]")
    field = ana.page.locator("[data-field=name]")
    expect(field).to_have_value("Ana")
    ana.go(f"/tables/{code}")
    expect(field).to_have_value("Ana")
    ana.tap("sit-down")
    ana.wait(lambda scene: "ready" in scene.actions, "a chair")
    assert "Ana" in [chair["name"] for chair in ana.table["chairs"]]
    ana.go("/")
    expect(field).to_have_value("Ana")


def test_pass_and_play_asks_for_two_names(people: Invite) -> None:
    """It needs no link and no QR code."""
    ana = people("Ana", size=SMALL)
    ana.go("/")
    ana.tap("play-here")
    ana.wait(lambda scene: scene.screen == "lobby", "the lobby")
    expect(ana.page.locator("h1")).to_have_text("Who plays?")
    expect(ana.page.locator("[role=img]:visible")).to_have_count(0)
    expect(ana.page.locator("[data-field=name]")).to_be_focused()
    ana.hold("**/api/me")
    ana.page.keyboard.type("Ana")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("[data-field=companion]")).to_be_focused()
    ana.page.keyboard.type("Ben")
    ana.page.keyboard.press("Enter")
    ana.pause(300)
    ana.page.unroute("**/api/me")
    ana.wait(lambda scene: "start" in scene.actions, "both")
    names = [chair["name"] for chair in ana.table["chairs"]]
    assert names == ["Ana", "Ben"]
    expect(ana.page.locator("[data-action=start]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("players", [2, 6])
def test_the_lobby_shows_faces_and_free_seats(players: int, people: Invite) -> None:
    """Characters can fill the seats; seals are behind a line (P9, P10)."""
    ana = people("Ana", size=SMALL)
    ana.introduce()
    ana.go("/")
    choose_opponents(ana, "otto")
    ana.go(f"/tables/{open_table(ana, 'dutch', players)}")
    expect(ana.page.locator("h1")).to_have_text("Who plays?")
    assert "deal Otto" in ana.text()
    assert "Allegro" not in ana.text()
    square = ana.page.locator("[role=img][aria-label*='QR']")
    expect(square).to_be_visible()  # the text names it
    expect(ana.page.locator("[data-notice=only-here]")).to_be_visible()  # at 127.0.0.1
    assert not ana.page.locator("[data-field=word]").is_visible()
    ana.page.locator("[data-chair='1'] [data-action=cast]").click()
    ana.page.locator("dialog [data-character=yara]").click()
    expect(ana.page.locator("[data-chair='1']")).to_contain_text("Yara")
    if players > 2:
        ana.tap("fill")
    ana.wait(lambda scene: "start" in scene.actions, "everybody")
    expect(ana.page.locator("[data-chair] .painted")).to_have_count(players - 1)
    expect(ana.page.locator("[data-action=start]")).to_be_in_viewport(ratio=1)
    ana.tap("start")
    ana.wait(lambda scene: scene.screen == "table", "the cards")


def test_six_chairs_and_the_way_on_are_in_view_on_a_low_screen(people: Invite) -> None:
    """Nothing lies over a chair, before and after bots have sat down."""
    ana = people("Ana", size=(844, 390))
    ana.introduce()
    ana.go(f"/tables/{open_table(ana, 'dutch', 6)}")
    for action in ("fill", "start"):
        way_on = ana.page.locator(f"[data-action={action}]")
        expect(way_on).to_be_in_viewport(ratio=1)
        for chair in ana.page.locator("[data-chair]").all():
            expect(chair).to_be_in_viewport(ratio=1)
            assert chair.evaluate(IS_ON_TOP)
        way_on.click()


@pytest.mark.parametrize("size", [(844, 390), (820, 1180)])
def test_the_way_on_stands_on_the_felt(size: tuple[int, int], people: Invite) -> None:
    """Only on a phone it has a ground of its own, where it lies over the chairs."""
    ana = people("Ana", size=size)
    ana.introduce()
    ana.go(f"/tables/{open_table(ana, 'original', 3)}")
    ground = ana.page.locator(".dock").evaluate("one => getComputedStyle(one).backgroundImage")
    assert ground == "none"


@pytest.mark.parametrize(("locale", "written"), [("en-GB", r"\d+ \w{3}"), ("de", r"\d+\. \w{3}")])
def test_my_matches_show_faces_and_rules(locale: str, written: str, people: Invite) -> None:
    """The day has the form of the reader's language (friction 2)."""
    ana = people("Ana", language=locale, size=WIDE)
    returning_guest(ana, "original")
    ana.go("/")
    row = ana.page.locator("[data-list=mine] [data-table]")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Mila")
    expect(row).to_contain_text("Cabo · Original")
    expect(row).to_contain_text(re.compile(written))
    expect(row.locator(".painted path").nth(3)).to_be_attached()
    row.click()
    ana.wait(lambda scene: scene.screen == "table", "the match")


def test_a_finished_match_shows_its_result(people: Invite) -> None:
    """It says won or lost, with my points first; an old table without seats is still a line."""
    ana = people("Ana", size=WIDE)
    ana.introduce()
    seats = [
        {"name": "Ana", "character": None, "you": True, "total": 57, "won": False},
        {"name": "Gus", "character": "gus", "you": False, "total": 12, "won": True},
    ]
    table = ana.http("POST", "/api/tables", {"game": "cabo", "preset": "original", "players": 2})
    over = table | {"phase": "over", "seats": seats, "changed": 1_700_000_000_000}
    old = table | {"code": "CCCCCC", "phase": "over", "others": ["Bo"], "bots": ["largo"]}
    ana.page.route("**/api/me/tables", lambda route: route.fulfill(json=[over, old]))
    ana.go("/")
    rows = ana.page.locator("[data-list=mine] [data-table]")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Gus")
    expect(rows.first).to_contain_text("57 : 12")
    expect(rows.first).to_contain_text("lost")
    expect(rows.last).to_contain_text("Bo and Largo")


@pytest.mark.long
def test_a_match_that_was_played_to_its_end_is_remembered(people: Invite) -> None:
    """The home page says its score, mine first, and whether it was won."""
    ana = people("Ana", size=WIDE)
    against_bot(ana, "single")
    play([ana], lambda: ana.look().screen == "outcome")
    (table,) = ana.http("GET", "/api/me/tables")
    mine, theirs = sorted(table["seats"], key=lambda seat: not seat["you"])
    ana.go("/")
    row = ana.page.locator("[data-list=mine] [data-table]")
    expect(row).to_contain_text(theirs["name"])
    expect(row).to_contain_text(f"{mine['total']} : {theirs['total']}")
    expect(row).to_contain_text("won" if mine["won"] else "lost")


@pytest.mark.parametrize(("size", "theme"), every_nth(product([SMALL, WIDE], ["light", "dark"]), 3))
def test_the_first_screens_are_accessible(
    size: tuple[int, int], theme: str, people: Invite
) -> None:
    """Axe finds no violation on home with its sheets, the lobby and the invitation."""
    ana, bo = people("Ana", size=size, theme=theme), people("Bo", size=size, theme=theme)
    returning_guest(ana, "original")
    ana.go("/").page.wait_for_selector("[data-list=mine]")
    assert not violations(ana)
    for action in ("opponents", "options"):
        ana.tap(action)
        ana.page.locator("dialog :is(li button, fieldset)").first.wait_for()
        assert not violations(ana)
        ana.page.keyboard.press("Escape")
    code = open_table(ana, "dutch", 6)
    ana.go(f"/tables/{code}").page.wait_for_selector("[role=img]")
    assert not violations(ana)
    bo.go(f"/tables/{code}").page.wait_for_selector("[data-action=sit-down]")
    assert not violations(bo)
