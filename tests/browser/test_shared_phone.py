"""Pass and play: several people with one phone, and nothing for the wrong eyes."""

from collections.abc import Iterator
from time import monotonic
from typing import Any

import pytest
from browser.harness.company import open_table
from browser.harness.first_screen import choose
from browser.harness.secrecy import Witness
from browser.harness.shared_phone import Phone
from playwright.sync_api import Browser
from server.harness.rig import Server

PASSED_ON = {"take", ""}
"""No moves."""


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Phone]:
    """One phone, which belongs to Ana."""
    phone = Phone(browser, server.link, "Ana", size=(390, 844))
    yield phone
    phone.leave()


def sit(phone: Phone, preset: str, *others: str, bots: int = 0, **changes: Any) -> str:
    """Ana opens a table, and the others sit down with her phone; the match begins."""
    phone.introduce()
    code = open_table(phone, preset, 1 + len(others) + bots, **changes)
    phone.go(f"/tables/{code}")
    for name in others:
        phone.add(name)
    if bots:
        phone.tap("fill")
    start(phone)
    return code


def start(phone: Phone) -> None:
    """The match begins, in nobody's hands."""
    phone.wait(lambda scene: "start" in scene.actions, "everybody")
    phone.tap("start")
    phone.wait(lambda scene: scene.screen == "hand-over", "the first cover")


def play(phone: Phone, reload_after: int = 0, seconds: float = 120) -> int:
    """Play until the result; how often the phone went from hand to hand."""
    deadline, moves, passed = monotonic() + seconds, 0, 0
    while phone.look().screen != "outcome":
        assert monotonic() < deadline, f"nothing happens any more: {phone.look()}"
        done = phone.go_on()
        passed += done == "take"
        moves += done not in PASSED_ON
        if moves == reload_after > 0:
            phone.holder = ""
            phone.reload()
            phone.wait(lambda scene: scene.screen == "hand-over", "the cover after a reload")
            reload_after = 0
        if not done:
            phone.pause(20)
    return passed


@pytest.mark.long
def test_two_with_one_phone(phone: Phone) -> None:
    """From the first screen to the record, with a reload: every cover is bare, all is proven."""
    phone.go("/")
    phone.page.fill("[data-field=name]", "Ana")
    choose(phone, "length", "null")
    phone.tap("play-here")
    phone.wait(lambda scene: scene.screen == "lobby", "the lobby")
    phone.add("Cem")
    phone.page.click('[data-chair="1"] [data-action=free]')
    phone.page.wait_for_selector('[data-chair="1"][data-taken=no]')
    phone.add("Ben")
    start(phone)
    assert play(phone, reload_after=7) > 6
    record = phone.proven()
    assert record.names == ("Ana", "Ben")
    assert len({share for share in record.shares or () if share}) == 2
    assert all(cover["focus"] == "take" for cover in phone.covers)


@pytest.mark.long
@pytest.mark.parametrize("memory", ["classic", "assisted"])
def test_who_snaps_has_the_phone_at_once(memory: str, phone: Phone) -> None:
    """Play stops for no cover, unless there is something to hide: what the table remembers."""
    sit(phone, "dutch", "Ben", rounds=1, table={"snap_seconds": 30, "memory": memory})
    other = ""
    while not other:
        if phone.go_on() == "":
            phone.pause(20)
        offered = [action for action in phone.look().actions if action.startswith("snap-")]
        other = offered[0] if offered else ""
    seat = int(other.removeprefix("snap-"))
    phone.tap(other)
    if memory == "assisted":
        phone.wait(lambda scene: scene.screen == "hand-over", "a cover")
        phone.take()
    phone.holder = phone.table["chairs"][seat]["player"]
    phone.be(phone.holder)
    scene = phone.wait(lambda scene: scene.kinds == ("snap",), "their own cards")
    assert {place[0] for place in scene.places} == {phone.letter} == {"abc"[seat]}
    Witness().check_spots(phone)
    with phone.answering():
        phone.wave()
    play(phone)
    assert phone.proven().names == ("Ana", "Ben")


@pytest.mark.long
@pytest.mark.parametrize("theirs", ["original", "gretel-malte", "dutch", "tournament"])
def test_three_and_a_bot_at_every_table_of_cabo(theirs: str, phone: Phone) -> None:
    """A match of two rounds, or of what the rules say."""
    sit(phone, theirs, "Ben", "Cem", bots=1, rounds=2)
    assert play(phone, reload_after=15, seconds=400) > 12
    assert phone.proven().names[:3] == ("Ana", "Ben", "Cem")


@pytest.mark.long
@pytest.mark.parametrize(("theirs", "changes"), [("single", {}), ("match", {"target": 10})])
def test_three_and_a_bot_at_every_table_of_dacapo(
    theirs: str, changes: dict[str, int], phone: Phone
) -> None:
    """Hands are private all the time: the phone is covered before anybody sees one."""
    sit(phone, theirs, "Ben", "Cem", bots=1, stack=4, **changes)
    assert play(phone, reload_after=15, seconds=400) > 3
    assert phone.proven().names[:3] == ("Ana", "Ben", "Cem")


@pytest.mark.long
def test_whoever_goes_can_come_back(phone: Phone) -> None:
    """A bot plays on for somebody who has gone, and they return by the menu; then a rematch.

    Whoever has the phone next sees their time running.
    """
    sit(phone, "original", "Ben", rounds=1, table={"clock": 90})
    assert phone.page.locator("[data-screen=hand-over] [role=timer]").is_visible()
    while "Ben" not in phone.check_cover().get("takes", [""])[0]:
        if not phone.go_on():
            phone.pause(20)
        phone.wait(lambda _: True)
    phone.tap("ask-gone")
    phone.tap("gone")
    phone.wait(lambda scene: scene.screen == "hand-over" and "ask-gone" in scene.actions)
    phone.take("Ana")
    phone.tap("menu")
    phone.tap("return-here")
    play(phone)
    phone.tap("rematch")
    phone.wait(lambda scene: scene.screen == "hand-over", "another match")
    play(phone)
    assert phone.proven().names == ("Ana", "Ben")
