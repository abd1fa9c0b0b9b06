"""People at the table: their faces, those who look on, and a friend who is away."""

import json

import pytest
from browser.harness.axe import violations
from browser.harness.company import against_bot, begin, gather, open_table, play, sit_down
from browser.harness.habits import act
from browser.harness.person import DESKTOP, PHONE, Invite, Person
from harness.shares import first
from playwright.sync_api import expect

PATIENCE_MS = 10_000
"""After which an absence is said."""
FACE = "() => JSON.parse(localStorage.getItem('dacabo.face'))"
BOXES = """() => [...document.querySelectorAll("main [data-place]")].map((place) => {
  const { x, y, width, height } = place.getBoundingClientRect();
  return [place.dataset.place, ...[x, y, width, height].map(Math.round)].join();
}).sort()"""


def cut(person: Person) -> None:
    """The line of a person breaks."""
    person.expected += [r"WebSocket connection to", r"net::ERR_", r"Failed to load resource"]
    person.page.close()


def test_a_face_is_chosen_in_two_taps(people: Invite) -> None:
    """It is kept on the device, and everybody at the table sees it."""
    ana = people("Ana")
    ana.go("/new")
    by_chance = ana.page.evaluate(FACE)
    assert len(by_chance) == 8
    ana.tap("face")
    offered = ana.page.locator("[data-action=take-face]")
    expect(offered).to_have_count(12)
    assert not violations(ana)
    offered.nth(3).click()
    expect(ana.page.locator("dialog")).to_have_count(0)
    mine = ana.page.evaluate(FACE)
    assert mine != by_chance
    ana.page.fill("[data-field=name]", "Ana")
    ana.tap("open")
    ana.wait(lambda scene: scene.screen == "lobby", "the lobby")
    assert ana.table["chairs"][0]["face"] == mine
    eva = people("Eva").go(f"/tables/{ana.table['code']}")
    assert eva.table["chairs"][0]["face"] == mine
    # Later, feature by feature.
    ana.go("/settings")
    ana.tap("face")
    ana.page.locator("[data-feature=hat]").click()
    ana.tap("face-done")
    expect(ana.page.locator("dialog")).to_have_count(0)
    other = ana.page.evaluate(FACE)
    assert [one for one in range(8) if other[one] != mine[one]]
    eva.wait(lambda _: eva.table["chairs"][0].get("face") == other, "the other face")


def test_people_have_faces_and_nobody_a_letter(people: Invite) -> None:
    """Also those who chose none; only somebody with an older app keeps a letter."""
    ana, bo = people("Ana", size=DESKTOP), people("Bo", size=DESKTOP)
    gather([ana, bo], "original")  # Ana becomes a guest without the app
    assert [len(chair.get("face", [])) for chair in bo.table["chairs"]] == [0, 8]
    expect(ana.page.locator(".plate .face .painted path")).not_to_have_count(1)
    expect(ana.page.locator(".plate .face .painted")).to_have_count(1)
    expect(ana.page.locator(".plate .face text")).to_have_text(["A"])


def test_a_spectator_sees_portraits_or_neutral_heads(people: Invite) -> None:
    """Never first a smiley that is then replaced."""
    ana = people("Ana")
    code = against_bot(ana, "original")
    eva = people("Eva")
    eva.page.add_init_script(
        """window.seen = [];
        new MutationObserver(() => {
          for (const face of document.querySelectorAll(".plate .face")) {
            seen.push(face.querySelector(".painted") ? "painted" : face.querySelector("text")
              ? "letter" : "smiley");
          }
        }).observe(document, { childList: true, subtree: true });"""
    )
    eva.go(f"/tables/{code}")
    expect(eva.page.locator(".plate .face .painted path").nth(3)).to_be_attached()
    assert "smiley" not in eva.page.evaluate("() => window.seen")


def test_spectators_are_counted_and_applaud(people: Invite) -> None:
    """Everybody sees how many look on, and their applause, unless they have muted reactions."""
    ana = people("Ana", size=(360, 640))
    code = against_bot(ana, "original")
    ana.pause(800)
    places = ana.page.evaluate(BOXES)
    assert places
    eva, kim = people("Eva").go(f"/tables/{code}"), people("Kim").go(f"/tables/{code}")
    watching = "[data-part=spectators]"
    for person in (ana, eva, kim):
        expect(person.page.locator(watching)).to_contain_text("2 watching")
    eva.tap("applaud")
    eva.tap("applaud")
    for person in (ana, eva, kim):
        expect(person.page.locator(f"{watching}.applause")).to_contain_text("×2")
    assert ana.page.evaluate(BOXES) == places
    assert not violations(ana)
    expect(ana.page.locator(f"{watching}.applause")).to_have_count(0)  # it dies down
    expect(ana.page.locator("[data-action=applaud]")).to_have_count(0)
    kim.go("/settings").page.click("[data-option=reactions]")
    kim.go(f"/tables/{code}")
    expect(kim.page.locator(watching)).to_contain_text("2 watching")
    expect(kim.page.locator("[data-action=applaud]")).to_have_count(0)
    eva.tap("applaud")
    expect(ana.page.locator(f"{watching}.applause")).to_have_count(1)
    assert json.loads(kim.frames[-1])["type"] == "applauded"
    expect(kim.page.locator(f"{watching}.applause")).to_have_count(0)


@pytest.mark.parametrize("size", first([((360, 640),), ((844, 390),), (DESKTOP,)], 1))
def test_a_friend_who_is_away(people: Invite, size: tuple[int, int]) -> None:
    """After ten seconds everybody reads it; the host lets a bot play; and no card has moved."""
    ana, bo = people("Ana", size=size), people("Bo")
    ana.introduce()
    code = open_table(ana, "original", 2)
    ana.go(f"/tables/{code}")
    sit_down(code, [bo])
    begin(ana, [bo])
    while ana.kinds:
        act(ana)
        ana.pause(50)
    eva = people("Eva").go(f"/tables/{code}")
    ana.pause(500)
    places = ana.page.evaluate(BOXES)
    cut(bo)
    away = "[data-part=away]"
    expect(ana.page.locator("main .plate svg.icon").first).to_be_attached()
    ana.pause(PATIENCE_MS * 0.7)
    expect(ana.page.locator(away)).to_have_count(0)
    expect(ana.page.locator(away)).to_contain_text("Bo is away. Wait, or let a bot play?")
    expect(eva.page.locator(away)).to_contain_text("Bo is away")
    expect(eva.page.locator(f"{away} button")).to_have_count(0)
    assert ana.page.evaluate(BOXES) == places
    assert not violations(ana)
    button = ana.page.locator(f"{away} [data-action=sit-in]")
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["y"] + box["height"] <= size[1]
    button.click()
    expect(ana.page.locator(away)).to_have_count(0)
    ana.wait(lambda _: ana.table["chairs"][1]["level"] is not None, "a bot")


def test_faces_react_to_what_everybody_sees(people: Invite) -> None:
    """A call startles the others, on every screen alike."""
    ana = people("Ana", size=PHONE)
    code = against_bot(ana, "original", table={"tempo": "instant"})
    eva = people("Eva").go(f"/tables/{code}")
    for person in (ana, eva):
        person.page.evaluate(
            """() => {
              window.moods = new Set();
              new MutationObserver(() => {
                for (const face of document.querySelectorAll(".plate .face")) {
                  moods.add(face.dataset.mood);
                }
              }).observe(document, { subtree: true, attributeFilter: ["data-mood"] });
            }"""
        )
    startled = "() => window.moods.has('startled')"
    play([ana], lambda: ana.page.evaluate(startled))
    eva.page.wait_for_function(startled)
