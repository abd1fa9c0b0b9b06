"""Small things that make a match quick: few taps for two looks, first taps, and Enter."""

import pytest
from browser.harness.company import against_bot, gather, play
from browser.harness.hands import FOCUS
from browser.harness.person import Invite, Person
from browser.harness.secrecy import Witness
from harness.shares import first

TAP_AS_SOON = """([selector, delay]) => new MutationObserver((_, observer) => {
  const found = document.querySelector(selector);
  if (!found || found.ariaDisabled === "true" || found.disabled) return;
  observer.disconnect();
  setTimeout(() => found.click(), delay);
}).observe(document, { attributes: true, childList: true, subtree: true })"""
"""A tap on something, so many milliseconds after it can be tapped."""

PLACES = """() => [...document.querySelectorAll("[data-place]")].map((one) => {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight, dataset } = one;
  return [dataset.place, offsetLeft, offsetTop, offsetWidth, offsetHeight].join(" ");
})"""
PEOPLES_REST = "document.adoptedStyleSheets = []"
"""From now on buttons rest as they do for people."""


def places_shown(person: Person) -> list[str]:
    """The places of the cards that a player was shown."""
    told = [
        fact for message in person.messages for fact in message.get("event", {}).get("facts", ())
    ]
    return [
        "abcdef"[fact["place"][0]] + str(fact["place"][1] + 1)
        for fact in told
        if fact["type"] == "saw"
    ]


def open_cards(person: Person) -> list[str]:
    """My cards whose faces are up."""
    faces = person.cards["layouts"][person.seat]
    return [
        f"{person.letter}{slot + 1}" for slot, face in enumerate(faces) if face not in ("?", None)
    ]


@pytest.mark.parametrize("preset", first(["original", "dutch"], 1))
def test_two_looks_take_three_taps(people: Invite, preset: str) -> None:
    """A tap on the next card closes the last one; a tap on the open card closes it."""
    ana = people("Ana", size=(390, 844), motion=True, rest=True)
    ana.refusals_expected = set()
    against_bot(ana, preset)
    ana.wait(lambda scene: scene.kinds == ("first-look",), "the cards")
    one, other = ana.look().places[:2]
    ana.choose(one)
    ana.wait(lambda scene: scene.kinds == ("looking",), "the first card")
    ana.pause(400)
    assert one in ana.look().places
    ana.choose(other)
    ana.wait(lambda _: places_shown(ana) == [one, other], "the second card")
    ana.shows_what_was_told()
    ana.pause(400)
    assert ana.look().places == (other,)
    Witness().check(ana)
    ana.choose(other)
    ana.wait(lambda scene: scene.kinds != ("looking",), "the end of my looks")
    assert open_cards(ana) == []
    assert {answer["type"] for answer in ana.answers} == {"done"}


def test_a_tap_on_the_next_card_is_not_lost(people: Invite) -> None:
    """Both cards are tapped before the server answers, and each is open long enough to be seen."""
    ana = people("Ana", size=(390, 844), rest=True)
    ana.refusals_expected = set()
    against_bot(ana, "original")
    ana.wait(lambda scene: scene.kinds == ("first-look",), "the cards")
    ana.pause(400)
    one, other = ana.look().places[:2]
    for place in (one, one, other):
        ana.page.evaluate(
            "(place) => document.querySelector(place).click()", f"[data-place={place}]"
        )
    ana.wait(lambda _: places_shown(ana) == [one], "the first card")
    ana.pause(500)
    assert places_shown(ana) == [one], "it closed before it was seen"
    ana.wait(lambda _: places_shown(ana) == [one, other], "the second card")
    ana.pause(500)
    assert open_cards(ana) == [other], "a double tap closed it"


def test_a_double_tap_does_not_close_a_look(people: Invite) -> None:
    """The second half of a double tap on a card leaves it open."""
    ana = people("Ana", size=(390, 844), motion=True, rest=True)
    against_bot(ana, "original")
    ana.wait(lambda scene: scene.kinds == ("first-look",), "the cards")
    place = ana.look().places[0]
    spot = f"[data-place={place}]"
    ana.page.evaluate(TAP_AS_SOON, [f"[data-asked~=looking] {spot}", 100])
    ana.page.click(spot, click_count=2, delay=40)
    ana.wait(lambda scene: scene.kinds == ("looking",), "the card")
    ana.pause(600)
    assert ana.look().kinds == ("looking",)


@pytest.mark.parametrize("selector", [".actions [data-action=draw]", "[data-place=pile]"])
def test_a_tap_right_after_a_button_appears_counts(people: Invite, selector: str) -> None:
    """A tap on Draw right after it appears draws: the player can have meant nothing else."""
    ana, bo = company = [people("Ana"), people("Bo")]
    gather(company, "original")
    play(company, lambda: bo.look().kinds == ("card",) and ana.is_asked() and bo.is_asked())
    ana.page.evaluate(PEOPLES_REST)
    ana.pause(400)
    assert "draw" not in ana.look().actions
    ana.page.evaluate(TAP_AS_SOON, [selector, 20])
    bo.choose(f"{bo.letter}1")
    ana.wait(lambda scene: scene.kinds == ("card",), "the card", seconds=8)
    ana.pause(500)
    assert ana.look().kinds == ("card",)


def focused_element(person: Person) -> str:
    """The element that has the focus."""
    return str(person.page.evaluate(FOCUS)["what"])


def test_enter_makes_the_only_possible_move(people: Invite) -> None:
    """Enter and Space close a card, open the only one that is left, and pass."""
    ana = people("Ana")
    against_bot(ana, "dutch", rounds=1)
    ana.wait(lambda scene: scene.kinds == ("first-look",), "the cards")
    one, other = ana.look().places
    ana.page.focus(f"[data-place={one}]")
    keys = ana.page.keyboard
    keys.press("Enter")
    ana.wait(lambda scene: scene.kinds == ("looking",), "the first card")
    keys.press("Space")
    ana.wait(lambda scene: scene.kinds == ("first-look",), "the card to be closed")
    assert f'data-place="{one}"' in focused_element(ana)
    keys.press("Enter")
    ana.wait(lambda scene: scene.kinds == ("looking",), "the other card")
    assert places_shown(ana) == [one, other]
    keys.press("Enter")
    ana.wait(lambda scene: scene.kinds != ("looking",), "the end of my looks")


def test_enter_makes_no_choice(people: Invite) -> None:
    """On my turn Enter only presses what has the focus."""
    ana = people("Ana")
    against_bot(ana, "original")
    play([ana], lambda: ana.look().kinds == ("turn",) and ana.is_asked())
    before = len(ana.answers)
    ana.page.evaluate("document.activeElement.blur()")
    ana.page.keyboard.press("Enter")
    ana.pause(300)
    assert ana.look().kinds == ("turn",)
    assert len(ana.answers) == before
    ana.page.focus("[data-action=log]")
    ana.page.keyboard.press("Enter")
    ana.wait(lambda scene: scene.sheet, "the log")


@pytest.mark.parametrize("preset", first(["original", "dutch"], 1))
def test_the_card_in_hand_shows_where_it_would_go(people: Invite, preset: str) -> None:
    """It is over the card that a mouse or the focus points at; no card moves, and only I see it."""
    ana, bo = company = [people("Ana", size=(1440, 900)), people("Bo", size=(1440, 900))]
    gather(company, preset)
    play(company, lambda: ana.look().kinds == ("card",) and ana.is_asked() and bo.is_asked())
    places = ana.page.evaluate(PLACES)
    ghost = f".slot:has([data-place={ana.letter}2]) .ghost"
    ana.page.hover(f"[data-place={ana.letter}2]")
    ana.page.wait_for_selector(ghost)
    assert ana.page.locator(".ghost").count() == 1
    assert ana.page.evaluate(PLACES) == places
    assert bo.page.locator(".ghost").count() == 0
    Witness().check(ana)
    ana.page.mouse.move(5, 5)
    ana.wait(lambda _: ana.page.locator(".ghost").count() == 0, "it to go")
    ana.page.focus(f"[data-place={ana.letter}1]")
    ana.page.keyboard.press("ArrowRight")
    ana.page.wait_for_selector(ghost)
    assert "Tap the card it should replace" in ana.page.inner_text(".actions .hint")
    with ana.answering():
        ana.page.keyboard.press("Enter")
    assert ana.page.locator(".ghost").count() == 0


def test_the_message_shows_the_discard_in_a_window(people: Invite) -> None:
    """It does not say who may snap."""
    ana = people("Ana")
    against_bot(ana, "dutch", table={"snap_seconds": 30})
    play([ana], lambda: ana.look().kinds == ("snap",) and ana.is_asked())
    assert "snap now" not in ana.page.inner_text("[data-screen]")
    told = ana.page.text_content("[data-action=log]") or ""
    assert "snap" not in told
    assert told.strip()
