"""Getting to a table and coming back to it: the first screen, invitations, another match."""

import re
from pathlib import Path

import pytest
from browser.harness.company import open_table
from browser.harness.first_screen import choose, choose_opponents
from browser.harness.habits import act, call
from browser.harness.person import Invite, Person
from browser.test_network import BROKEN, house
from harness.shares import first
from playwright.sync_api import expect

LONG = "A name of thirty letters or so"


def play_quick_round(person: Person, game: str = "cabo") -> None:
    """Play one round against a bot, from the first screen."""
    person.go("/")
    person.page.check(f"[data-option=game][value={game}]", force=True)
    choose_opponents(person, "mila")
    if game == "cabo":
        choose(person, "length", "null")
    person.tap("play")
    person.wait(lambda scene: scene.screen == "table", "the deal")


def test_play_and_learn_are_on_the_first_screen(people: Invite) -> None:
    """All other choices are one tap away, and the table is as chosen."""
    ana = people("Ana", size=(360, 640))
    ana.go("/")
    for action in ("play", "learn"):
        box = ana.page.locator(f"[data-action={action}]").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 640
        assert box["height"] >= 44
    play, learn = (
        ana.page.locator(f"[data-action={action}]").bounding_box() for action in ("play", "learn")
    )
    assert play
    assert learn
    assert play["width"] * play["height"] == pytest.approx(learn["width"] * learn["height"])
    ana.tap("options")
    ana.page.check("[data-option=length][value='50']", force=True)
    for preset in ("gretel-malte", "original"):  # what was chosen before stays
        ana.page.check(f"[data-option=preset][value={preset}]", force=True)
    ana.page.check("[data-option=assisted]", force=True)
    ana.page.keyboard.press("Escape")
    ana.tap("play")
    ana.wait(lambda scene: scene.screen == "table", "the deal")
    options = ana.table["options"]
    assert (options["game"], options["changes"]) == ("cabo", {"limit": 51})
    assert options["memory"] == "assisted"


def test_a_running_match_is_at_the_top(people: Invite) -> None:
    """It names the opponents and the player on turn; one tap continues it."""
    ana = people("Ana")
    play_quick_round(ana)
    ana.wait(lambda scene: bool(scene.kinds), "something to do")
    ana.go("/").page.wait_for_selector("[data-part=running][data-your-turn=yes]")
    running = ana.page.locator("[data-part=running]")
    assert ana.table["chairs"][1]["name"] in running.inner_text()
    box = running.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 300
    running.click()
    ana.wait(lambda scene: scene.screen == "table")


def test_play_now_waits_for_the_server(people: Invite, tmp_path: Path) -> None:
    """Without a server "Play now" says so, and plays when there is one again (B8)."""
    with house(tmp_path) as room:
        ana = people("Ana", link=room.open())
        ana.expected += BROKEN
        ana.go("/")
        room.close()
        ana.tap("play")
        expect(ana.page.locator("[data-screen=home] .quick [role=alert]")).not_to_be_empty()
        room.open()
        ana.wait(lambda scene: scene.screen == "table", "the table")


def test_a_wrong_code_is_refused_beside_its_field(people: Invite) -> None:
    """The error is visible, and the field is marked (B18)."""
    ana = people("Ana", size=(390, 844))
    ana.expected.append("status of 404")
    ana.go("/").page.fill("[data-field=code]", "CCCCCC")
    ana.page.evaluate("() => scrollTo(0, 0)")
    ana.page.locator("[data-action=join]").dispatch_event("click")
    problem = ana.page.locator("form:has([data-field=code]) [role=alert]")
    expect(problem).not_to_be_empty()
    expect(problem).to_be_in_viewport(ratio=1)
    assert ana.page.get_attribute("[data-field=code]", "aria-invalid") == "true"


def test_a_name_has_at_most_24_letters(people: Invite) -> None:
    """The field takes no more; a refused name is marked and has the focus (B16)."""
    ana = people("Ana")
    ana.expected.append("status of 422")
    ana.go("/new").page.wait_for_selector("[data-option=preset]")
    field = ana.page.locator("[data-field=name]")
    field.press_sequentially(LONG)
    assert field.input_value() == LONG[:24]
    field.evaluate("one => { one.removeAttribute('maxlength'); }")
    field.fill(LONG)
    ana.page.click("[data-action=open]")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()


def test_a_link_to_other_rules_works_before_the_offers_arrive(people: Invite) -> None:
    """The page follows the link while it still fetches the offers."""
    ana = people("Ana")
    held = ana.hold("**/api/games")
    with ana.page.expect_request("**/api/games"):
        ana.go("/new")
    ana.page.evaluate("() => { location.hash = 'game=dacapo&preset=match'; }")
    held.pop().continue_()
    expect(ana.page.locator("[data-option=preset]:checked")).to_have_value("dacapo/match")


def test_an_invitation_names_host_and_game(people: Invite) -> None:
    """The title and the heading say it; the code comes after them."""
    ana, bo = people("Ana"), people("Bo")
    ana.introduce()
    code = open_table(ana, "dutch", 4)
    bo.go(f"/tables/{code}").page.wait_for_selector("h1:has-text('Ana')")
    assert "Ana invites you to play Cabo" in bo.page.title()


def test_the_host_changes_the_table_in_the_lobby(people: Invite) -> None:
    """The number of seats and the rules change at once, and players have to get ready again."""
    ana, bo = people("Ana"), people("Bo")
    ana.introduce()
    bo.introduce()
    code = open_table(ana, "original", 3)
    ana.go(f"/tables/{code}").page.wait_for_selector("[data-action=add-seat]")
    bo.go(f"/tables/{code}")
    bo.tap("sit-down")
    bo.tap("ready")
    bo.page.wait_for_selector("[data-action=not-ready]")
    ana.page.locator("[data-action=remove-seat]").click()
    expect(bo.page.locator("[data-chair]")).to_have_count(2)
    bo.page.wait_for_selector("[data-action=ready]")
    ana.tap("add-seat")
    expect(bo.page.locator("[data-chair]")).to_have_count(3)
    ana.page.locator("[data-chair='2'] [data-action=sit]").click()
    expect(bo.page.locator("[data-chair='0'][data-taken=no]")).to_have_count(1)
    ana.tap("change-rules")
    ana.page.check('dialog [data-option=preset][value="cabo/dutch"]')
    ana.page.locator("dialog [data-action=agree]").click()
    bo.wait(lambda _: bo.table["options"]["preset"] == "dutch", "the other rules")
    assert bo.page.locator("[data-action=change-rules]").count() == 0


@pytest.mark.long
def test_one_tap_starts_a_rematch(people: Invite) -> None:
    """Against bots the next match is dealt at once, and the series is counted."""
    ana = people("Ana")
    ana.introduce()
    for match in (1, 2):
        if match == 1:
            play_quick_round(ana)
        finish_match(ana)
        if match == 1:
            ana.tap("rematch")
            ana.wait(lambda scene: scene.screen == "table", "another deal", 8)
    assert ana.table["match"] == 2
    won = [int(text) for text in re.findall(r"\d+$", series_lines(ana), re.MULTILINE)]
    assert sum(won) >= 2


def finish_match(person: Person) -> None:
    """Play to the end of the match."""
    while (scene := person.look()).screen != "outcome":
        ready = "cabo" in scene.actions and scene.kinds == ("turn",)
        if not (call(person) if ready else act(person)):
            person.pause(20)


def series_lines(person: Person) -> str:
    """The matches won at this table, one player a line."""
    return "\n".join(person.page.locator("[data-part=series] .series").all_inner_texts())


@pytest.mark.parametrize("touch", first([False, True], 1))
def test_escape_leads_from_every_menu_page_to_the_table(people: Invite, *, touch: bool) -> None:
    """The rules open at the right paragraph, over the table."""
    ana = people("Ana")
    play_quick_round(ana)
    ana.wait(lambda scene: bool(scene.kinds), "something to do")
    if touch:
        ana.tap("rules-now")
    else:
        ana.tap("menu")
        ana.tap("rules")
    heading = ana.page.locator("dialog [data-part=rules] h2[id='first-look']")
    expect(heading).to_be_in_viewport()
    outline = heading.evaluate("one => getComputedStyle(one).outlineStyle")
    assert outline == "none"  # opened by hand: nobody looks for the focus (B19)
    assert len(ana.context.pages) == 1
    ana.page.keyboard.press("Escape")
    ana.wait(lambda scene: not scene.sheet, "the table")
    ana.tap("menu")
    ana.tap("hand")
    ana.page.keyboard.press("Escape")
    assert ana.page.get_attribute("html", "data-hand") == "left"
    assert ana.page.evaluate("() => JSON.parse(localStorage['dacabo.settings']).hand") == "left"


def test_the_menu_of_a_phone_lists_no_keys(people: Invite) -> None:
    """A phone has no keyboard."""
    ana = people("Ana")
    ana.page.add_init_script(
        "const real = matchMedia; matchMedia = (query) => /any-pointer/.test(query)"
        " ? { matches: false, addEventListener() {} } : real.call(window, query);"
    )
    play_quick_round(ana)
    ana.tap("menu")
    scene = ana.wait(lambda scene: "scores" in scene.actions, "the menu")
    assert "keys" not in scene.actions


FAKE = """
globalThis.called = []; globalThis.locks = 0;
globalThis.Notification = class {
  static permission = "granted";
  static requestPermission() { return Promise.resolve("granted"); }
  constructor(title, about) { called.push({ title, about }); }
  close() {}
};
Object.defineProperty(navigator, "wakeLock", { value: {
  request: async () => (locks++, { release: async () => void locks-- }),
} });
let hidden = false;
Object.defineProperty(document, "hidden", { get: () => hidden });
globalThis.lookAway = (away) => { hidden = away; document.dispatchEvent(new Event("x")); };
"""


@pytest.mark.long
def test_the_screen_stays_on_and_a_hidden_page_calls(people: Invite) -> None:
    """A player who looks at another page is told of their turn, but of no card."""
    ana = people("Ana")
    ana.page.add_init_script(FAKE)
    play_quick_round(ana)
    ana.page.wait_for_function("() => locks === 1")
    ana.tap("menu")
    ana.tap("notify")
    ana.page.keyboard.press("Escape")
    while ana.look().kinds != ("turn",):
        if not act(ana):
            ana.pause(20)
    while ana.look().kinds:
        act(ana)
        ana.page.evaluate("() => lookAway(true)")
    ana.page.wait_for_function("() => called.length > 0")
    said = ana.page.evaluate("() => called")
    assert {one["title"] for one in said} == {"Your turn"}
    assert {one["about"]["data"] for one in said} == {f"/tables/{ana.table['code']}"}
    ana.page.evaluate("() => lookAway(false)")
    ana.go("/")
    assert ana.page.evaluate("() => locks") == 0
