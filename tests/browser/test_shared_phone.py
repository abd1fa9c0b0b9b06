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


def open_table_for(phone: Phone, preset: str, *others: str, bots: int = 0, **changes: Any) -> str:
    """Ana opens a table, and the others sit down with her phone; the match begins."""
    phone.introduce()
    code = open_table(phone, preset, 1 + len(others) + bots, **changes)
    phone.go(f"/tables/{code}")
    for name in others:
        phone.add(name)
    if bots:
        phone.tap("fill")
    start_match(phone)
    return code


def start_match(phone: Phone) -> None:
    """Start the match, with the phone in nobody's hands."""
    phone.wait(lambda scene: "start" in scene.actions, "everybody")
    phone.tap("start")
    phone.wait(lambda scene: scene.screen == "hand-over", "the first cover")


def play_to_result(phone: Phone, reload_after: int = 0, seconds: float = 120) -> int:
    """Play until the result; return how often the phone changed hands."""
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
def test_two_people_play_with_one_phone(phone: Phone) -> None:
    """No cover shows a card, even after a reload, and the record proves all deals."""
    phone.go("/")
    phone.page.fill("[data-field=name]", "Ana")
    choose(phone, "length", "null")
    phone.tap("play-here")
    phone.wait(lambda scene: scene.screen == "lobby", "the lobby")
    phone.add("Cem")
    phone.page.click('[data-chair="1"] [data-action=free]')
    phone.page.wait_for_selector('[data-chair="1"][data-taken=no]')
    phone.add("Ben")
    start_match(phone)
    assert play_to_result(phone, reload_after=7) > 6
    record = phone.proven()
    assert record.names == ("Ana", "Ben")
    assert len({share for share in record.shares or () if share}) == 2
    assert all(cover["focus"] == "take" for cover in phone.covers)


@pytest.mark.long
@pytest.mark.parametrize("memory", ["classic", "assisted"])
def test_a_snap_needs_no_cover(memory: str, phone: Phone) -> None:
    """Play stops for a cover only if there is something to hide: what the table remembers."""
    open_table_for(phone, "dutch", "Ben", rounds=1, table={"snap_seconds": 30, "memory": memory})
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
    play_to_result(phone)
    assert phone.proven().names == ("Ana", "Ben")


@pytest.mark.long
@pytest.mark.parametrize("theirs", ["original", "gretel-malte", "dutch", "tournament"])
def test_three_people_and_a_bot_play_cabo(theirs: str, phone: Phone) -> None:
    """They play a match of two rounds, or of the length that the rules set."""
    open_table_for(phone, theirs, "Ben", "Cem", bots=1, rounds=2)
    assert play_to_result(phone, reload_after=15, seconds=400) > 12
    assert phone.proven().names[:3] == ("Ana", "Ben", "Cem")


@pytest.mark.long
@pytest.mark.parametrize(("theirs", "changes"), [("single", {}), ("match", {"target": 10})])
def test_three_people_and_a_bot_play_dacapo(
    theirs: str, changes: dict[str, int], phone: Phone
) -> None:
    """Hands are private all the time: a cover comes before anybody sees one."""
    open_table_for(phone, theirs, "Ben", "Cem", bots=1, stack=4, **changes)
    assert play_to_result(phone, reload_after=15, seconds=400) > 3
    assert phone.proven().names[:3] == ("Ana", "Ben", "Cem")


@pytest.mark.long
def test_a_player_who_left_can_return(phone: Phone) -> None:
    """A bot plays for them, and they return by the menu; then a rematch.

    The next player sees their time running.
    """
    open_table_for(phone, "original", "Ben", rounds=1, table={"clock": 90})
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
    play_to_result(phone)
    phone.tap("rematch")
    phone.wait(lambda scene: scene.screen == "hand-over", "another match")
    play_to_result(phone)
    assert phone.proven().names == ("Ana", "Ben")
