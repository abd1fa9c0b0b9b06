"""The card room on one device: kept, offered without a connection, played, and removed."""

from typing import Any

import pytest
from browser.harness.habits import act
from browser.harness.person import Invite, PageState, Person
from browser.test_network import BROKEN
from playwright.sync_api import Page, Route, expect

HEARD = """() => {
  const plain = globalThis.Worker;
  globalThis.Worker = class extends plain {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => data.kind === "text" && heard(data.text));
    }
  };
}"""
"""Tells what the card room says to the page: there is no socket on which others could listen."""
CHOICE = """() => {
  localStorage["dacabo.choice"] ??= JSON.stringify({
    game: "cabo", preset: "original", opponents: ["mila"], points: null,
  });
  localStorage["dacabo.settings"] ??= JSON.stringify({ tempo: "instant" });
}"""
"""One round against one bot that does not wait."""
HERE = """() => { localStorage["dacabo.here"] = "true"; }"""
NO_SPACE = """() => {
  navigator.storage.estimate = async () => ({ quota: 3e6, usage: 1e6 });
}"""
A_PART = "**/assets/pocket-*-msgspec.so.gz"
STARTS = 60.0
"""The seconds that the first start takes at most."""


def settle(people: Invite, *scripts: str, keeps_app: bool = False) -> Person:
    """A person whose device plays a short match, and is heard."""
    ana = people("Ana", keeps_app=keeps_app)
    ana.expected += BROKEN
    ana.context.expose_binding("heard", lambda _, text: ana._hear(text))
    for script in (HEARD, CHOICE, *scripts):
        ana.context.add_init_script(f"({script})()")
    return ana


def start_here(ana: Person) -> None:
    """Open the app as a device does that played on its own before."""
    ana.go("/").page.evaluate(HERE)
    ana.go("/")


def arrive(ana: Person, wanted: Any, what: str) -> PageState:
    """Wait for what takes longer when the room starts."""
    return ana.wait(wanted, what, STARTS)


def keep(ana: Person) -> None:
    """Keep Dacabo on the device, in the settings."""
    ana.go("/settings").tap("keep")
    expect(ana.page.locator("progress")).to_be_visible()
    expect(ana.page.locator("[data-action=remove-files]")).to_be_visible(timeout=60_000)


def play_on(ana: Person) -> None:
    """Play until the match is over."""
    for _ in range(600):
        if ana.look().screen == "outcome":
            return
        act(ana)
        ana.pause(30)
    pytest.fail(f"the match does not end: {ana.look()}")


def test_a_match_without_a_network(people: Invite) -> None:
    """Kept, then offered without a connection; the match goes on after a reload, and is proven."""
    ana = settle(people, keeps_app=True)
    keep(ana)
    ana.context.set_offline(True)
    ana.go("/").tap("on-device")
    expect(ana.page.locator("[data-screen=device]")).to_contain_text("Getting the cards ready")
    arrive(ana, lambda scene: "play" in scene.actions, "the card room")
    expect(ana.page.locator("[data-part=on-device]")).to_contain_text("Nothing leaves it")
    for missing in ("events", "join"):
        expect(ana.page.locator(f"[data-action={missing}]")).to_have_count(0)
    ana.tap("play")
    ana.wait(lambda scene: "first-look" in scene.kinds, "the cards")
    act(ana)
    before = ana.cards["round"]
    ana.reload()
    arrive(ana, lambda scene: scene.screen == "table" and scene.asked == ana.kinds, "the table")
    assert ana.cards["round"] == before
    play_on(ana)
    ana.page.locator("[data-action=check]").scroll_into_view_if_needed()
    expect(ana.page.locator("[data-part=deal-verdict].proven")).to_be_visible()
    ana.page.click("summary:has-text('How')")
    expect(ana.page.locator("details[open]")).to_contain_text("The device itself shuffled")


@pytest.mark.long
def test_two_tabs_take_turns(people: Invite) -> None:
    """The second says that the first plays, and goes on when that is closed."""
    ana = settle(people)
    start_here(ana)
    arrive(ana, lambda scene: "play" in scene.actions, "the card room")
    other = ana.context.new_page()
    other.goto("/")
    expect(other.locator("[data-screen=device]")).to_contain_text("in another tab")
    ana.page.close()
    other.wait_for_selector("[data-action=play]")
    other.click("[data-action=online]")
    expect(other.locator("[data-list=open]")).to_be_visible()


@pytest.mark.long
def test_several_people_pass_the_device_round(people: Invite) -> None:
    """Bo sits down beside Ana, and the cards are dealt."""
    ana = settle(people)
    start_here(ana)
    arrive(ana, lambda scene: "play-here" in scene.actions, "the card room")
    ana.tap("play-here")
    ana.wait(lambda scene: scene.screen == "lobby", "the lobby")
    expect(ana.page.locator("[data-action=share], canvas")).to_have_count(0)
    ana.page.fill("[data-field=companion]", "Bo")
    ana.tap("add-here")
    ana.page.wait_for_selector('[data-chair][data-taken=yes]:has-text("Bo")')
    ana.wait(lambda scene: "start" in scene.actions, "everybody")
    ana.tap("start")
    ana.wait(lambda scene: scene.screen == "hand-over", "the cover between two people")


def cut(route: Route) -> None:
    """Answer with half of a file."""
    body = route.fetch().body()
    route.fulfill(body=body[: len(body) // 2])


def test_a_damaged_file_is_fetched_again(people: Invite) -> None:
    """If it is damaged again, a sentence says so, and the next try succeeds."""
    ana = settle(people)
    ana.context.route(A_PART, cut, times=3)
    start_here(ana)
    arrive(ana, lambda scene: "again" in scene.actions, "the sentence")
    expect(ana.page.locator("[data-screen=device]")).to_contain_text("damaged on its way")
    ana.tap("again")
    arrive(ana, lambda scene: "play" in scene.actions, "the card room")


@pytest.mark.long
def test_too_little_space_is_said_before_a_match(people: Invite) -> None:
    """Neither is anything fetched in vain, nor does a match begin that could not be stored."""
    ana = settle(people, NO_SPACE)
    ana.go("/settings").tap("keep")
    expect(ana.page.locator("[data-part=on-device] [role=alert]")).to_contain_text("2\xa0MB left")
    ana.tap("on-device")
    expect(ana.page.locator("[data-screen=device]")).to_contain_text("no space left")
    ana.tap("online")
    expect(ana.page.locator("[data-list=open]")).to_be_visible()


def lists(page: Page) -> list[str]:
    """The names of the caches of this browser."""
    names: list[str] = page.evaluate("() => caches.keys()")
    return names


@pytest.mark.long
def test_it_is_removed(people: Invite) -> None:
    """First what can be fetched again; then matches, after a question."""
    ana = settle(people, keeps_app=True)
    keep(ana)
    ana.tap("on-device")
    arrive(ana, lambda scene: "play" in scene.actions, "the card room")
    ana.tap("play")
    ana.wait(lambda scene: "first-look" in scene.kinds, "the cards")
    ana.go("/")
    arrive(ana, lambda scene: "online" in scene.actions, "the card room")
    ana.tap("online")
    ana.page.wait_for_selector("[data-list=open]")
    ana.go("/settings").tap("remove-files")
    ana.page.wait_for_selector("[data-action=keep]")
    assert "dacabo-pocket" not in lists(ana.page)
    ana.tap("ask-remove-matches")
    expect(ana.page.locator("[data-part=on-device]")).to_contain_text("gone for good")
    ana.tap("remove-matches")
    expect(ana.page.locator("[data-action=ask-remove-matches]")).to_have_count(0)


@pytest.mark.long
def test_a_browser_that_cannot_says_so(people: Invite) -> None:
    """It has the score pad instead."""
    ana = settle(people, "() => { delete globalThis.DecompressionStream; }")
    part = ana.go("/settings").page.locator("[data-part=on-device]")
    expect(part).to_contain_text("needs a connection in this browser")
    expect(part.locator("[data-action=pads]")).to_be_visible()
    expect(part.locator("[data-action=keep]")).to_have_count(0)
