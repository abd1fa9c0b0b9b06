"""Snaps and taps at full speed, double taps, and dead connections."""

import os
import signal
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest
from browser.harness.app_words import app_text
from browser.harness.company import against_bot, gather, play
from browser.harness.habits import act, may_sneak
from browser.harness.person import Invite, Person
from browser.test_network import BROKEN
from server.harness.rig import Server, serving

DOUBLE_TAP_MS = 130


STOPWATCH = """(text) => {
  window.stopwatch = {};
  addEventListener("click", () => (stopwatch.tapped ??= performance.now()), true);
  new MutationObserver(() => {
    if (document.body.innerText.includes(text)) stopwatch.noticed ??= performance.now();
  }).observe(document.body, { subtree: true, childList: true });
}"""
"""When something was tapped, and when a text appeared, by the page's own clock."""


def bar_buttons(person: Person) -> list[str]:
    """The buttons of the action bar."""
    found = person.page.locator(".actions [data-action]").all()
    return [str(button.get_attribute("data-action")) for button in found]


def bar_text(person: Person) -> str:
    """The text of the action bar."""
    return person.page.inner_text(".actions .hint")


def tap_twice(person: Person, selector: str) -> None:
    """A double tap on the right half of something."""
    box = person.page.locator(selector).first.bounding_box()
    assert box is not None
    x, y = box["x"] + 0.8 * box["width"], box["y"] + box["height"] / 2
    person.page.mouse.click(x, y)
    person.pause(DOUBLE_TAP_MS)
    person.page.mouse.click(x, y)


def press_both(person: Person, one: str, other: str) -> None:
    """Two keys, one right after the other."""
    person.page.keyboard.press(one)
    person.pause(60)
    person.page.keyboard.press(other)


@pytest.mark.long
def test_a_double_tap_makes_no_second_move(people: Invite) -> None:
    """The second tap on Draw, on a card or by key sends no move that the server refuses."""
    ana = people("Ana", size=(390, 844), motion=True, rest=True)
    ana.refusals_expected = set()
    against_bot(ana, "original")
    ana.pause(400)
    ways: tuple[Callable[[], None], ...] = (
        lambda: tap_twice(ana, '.actions [data-action="draw"]'),
        lambda: tap_twice(ana, '[data-place="pile"]'),
        lambda: press_both(ana, "d", "x"),
    )
    for again in ways:
        play_calmly_to(ana, "turn")
        before = len(ana.answers)
        again()
        ana.wait(lambda scene: scene.kinds == ("card",), "a card")
        ana.pause(500)
        assert ana.look().kinds == ("card",)
        assert ana.cards["hand"]["drawn"]
        assert len(ana.answers) == before + 1
        tap_twice(ana, f'[data-place="{ana.letter}2"]')
        ana.wait(lambda scene: scene.kinds != ("card",), "the end of the turn")
    assert {answer["type"] for answer in ana.answers} == {"done"}


def play_calmly_to(person: Person, kind: str) -> None:
    """Play to this decision as people do, who see what they tap."""
    deadline = monotonic() + 60
    while person.look().kinds != (kind,) or person.look().asked != person.kinds:
        assert monotonic() < deadline, person.look()
        scene = person.look()
        if scene.kinds:
            person.pause(400)
            if person.look() == scene and scene.asked == person.kinds:
                if scene.kinds[0] == "turn":
                    break
                act(person)
        person.pause(20)
    person.pause(400)


def test_a_snap_needs_one_tap(people: Invite) -> None:
    """There is no question and no button: a tap on a card snaps, a tap on the felt passes."""
    ana = people("Ana")
    against_bot(ana, "dutch", table={"snap_seconds": 30})
    assert ana.look().kinds == ("first-look",)
    assert bar_buttons(ana) == []
    assert not may_sneak(ana.look())
    ana.tap("menu")
    ana.wait(lambda scene: scene.sheet, "the menu")
    assert ana.page.locator('[data-action="sneak"]').count() == 0
    ana.page.keyboard.press("Escape")
    ana.wait(lambda scene: not scene.sheet, "the table")

    play([ana], lambda: ana.look().kinds == ("snap",) and ana.kinds == ana.look().asked)
    assert bar_buttons(ana) == []
    assert bar_text(ana) == app_text("en", "app-choose-snap")
    assert set(ana.look().places) == {f"{ana.letter}{n}" for n in range(1, 5)}
    assert ana.page.locator("svg.window").count() == 1
    with ana.answering():
        ana.page.keyboard.press("w")
    assert ana.look().kinds != ("snap",)
    play([ana], lambda: ana.look().kinds == ("turn",) and ana.kinds == ana.look().asked)
    log = ana.page.evaluate("document.body.innerText")
    assert "passes" not in log
    assert "You pass" not in log

    ana.tap("cabo")
    assert all(price in bar_text(ana) for price in ("5 or more", "20", "10", "locked"))
    ana.tap("back")
    ana.tap("menu")
    ana.tap("sneak")
    assert bar_text(ana) == app_text("en", "app-sneak-price")


def test_the_price_of_a_call_depends_on_the_rules(people: Invite) -> None:
    """The original rules have another one."""
    ana = people("Ana")
    against_bot(ana, "original")
    play([ana], lambda: ana.look().kinds == ("turn",) and ana.kinds == ana.look().asked)
    ana.tap("cabo")
    assert "plus 5" in bar_text(ana)
    assert "20" not in bar_text(ana)
    assert "locked" not in bar_text(ana)


@pytest.mark.long
def test_a_dead_connection_is_noticed_within_seconds(people: Invite, tmp_path: Path) -> None:
    """A tap shows that it is under way, and within 3 seconds that the connection is gone.

    Later it counts once.
    """
    with serving(tmp_path) as server:
        ana = people("Ana", link=server.link)
        ana.expected += BROKEN
        against_bot(ana, "original")
        play([ana], lambda: ana.look().kinds == ("turn",) and ana.kinds == ana.look().asked)
        lost = app_text("en", "app-banner-lost")
        os.kill(server.pid, signal.SIGSTOP)
        try:
            ana.page.evaluate(STOPWATCH, lost)
            ana.tap("draw")
            assert ana.page.get_attribute('[data-action="draw"]', "aria-busy") == "true"
            ana.wait(lambda _: lost in ana.text(), "a word about the line", seconds=10)
        finally:
            os.kill(server.pid, signal.SIGCONT)
        tapped, noticed = ana.page.evaluate("[stopwatch.tapped, stopwatch.noticed]")
        assert noticed - tapped < 3_000
        ana.wait(lambda scene: scene.kinds == ("card",), "the card")
        assert ana.cards["hand"]["drawn"]

        ana.context.set_offline(True)
        ana.wait(lambda _: lost in ana.text(), "the browser's own word", seconds=1.5)
        ana.context.set_offline(False)
        ana.wait(lambda _: lost not in ana.text(), "the line")


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Time is up: the table plays for Ana."),
        ("fr", "Le temps est écoulé\u00a0: la table joue pour Ana."),
    ],
)
def test_a_move_made_by_the_clock_is_marked(
    people: Invite, server: Server, language: str, said: str
) -> None:
    """The others see it, and so does the player who was away."""
    ana, bo = company = [people("Ana"), people("Bo", language=language)]
    gather(company, "original", table={"clock": 15})
    play(company, lambda: ana.look().kinds == ("turn",) and ana.kinds == ana.look().asked)
    server.turn(16)
    bo.wait(lambda _: said in bo.page.evaluate("document.body.textContent"), "the clock")
