"""Cards are dragged to where they should go; taps and keys do the same."""

import pytest
from browser.harness.company import against_bot, play
from browser.harness.person import Invite, Person
from browser.harness.secrecy import Witness

NEAR = 0.5


def drag_with_mouse(person: Person, source: str, target: str) -> None:
    """Drag from the centre of one place to the centre of another."""
    mouse = person.page.mouse
    (x, y), (to_x, to_y) = centre_of(person, source), centre_of(person, target)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 4, y)
    assert person.page.locator(".held").count() == 0, "a thumb is never quite still"
    mouse.move((x + to_x) / 2, (y + to_y) / 2)
    person.page.locator(".held .card").first.wait_for()
    mouse.move(to_x, to_y)
    mouse.up()


def centre_of(person: Person, place: str) -> tuple[float, float]:
    """The centre of a place on the screen."""
    box = person.page.locator(f'main [data-place="{place}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] * NEAR, box["y"] + box["height"] * NEAR


def play_to_first_turn(person: Person) -> None:
    """Play until the first turn begins; the code for dragging loads after the first card."""
    play([person], lambda: person.look().kinds == ("turn",))
    person.pause(500)


@pytest.mark.long
def test_cards_of_cabo_are_dragged(people: Invite) -> None:
    """A drawn card goes to the discard pile or the layout; the discard goes to the layout."""
    ana = people("Ana", seed=5)
    against_bot(ana, "original", limit=500)
    witness = Witness()

    play_to_first_turn(ana)
    drag_with_mouse(ana, "discard", f"{ana.letter}2")
    ana.wait(lambda scene: not scene.kinds or scene.kinds == ("turn",), "the end of my turn")
    heard = announcements(ana)
    assert "You take " in heard
    assert "You replace card 2" in heard

    play_to_first_turn(ana)
    for target, words in (("discard", "You discard"), (f"{ana.letter}3", "You replace card 3")):
        with ana.answering():
            ana.tap("draw")
        ana.wait(lambda scene: scene.kinds == ("card",), "the card")
        held = ana.page.locator("[data-place=hand] .card").first
        glow = held.evaluate("(card) => getComputedStyle(card).boxShadow")
        assert glow != ana.page.locator("[data-place=discard]").evaluate(
            "(pile) => getComputedStyle(pile).boxShadow"
        ), "what cannot be tapped does not glow"
        drag_with_mouse(ana, "hand", "pile")  # which means nothing
        assert ana.look().kinds == ("card",)
        drag_with_mouse(ana, "hand", target)
        ana.wait(lambda scene: scene.kinds != ("card",), "the end of my turn")
        assert words in announcements(ana)
        witness.check(ana)
        play_to_first_turn(ana)


def announcements(person: Person) -> str:
    """All that was read aloud."""
    person.tap("log")
    lines = person.page.locator("dialog .log li")
    lines.first.wait_for()
    heard = " ".join(lines.all_inner_texts())
    person.page.keyboard.press("Escape")
    return heard


def test_a_side_pile_may_be_started_at_any_free_place(people: Invite) -> None:
    """The card lies at the first free place, because the rules do not distinguish them."""
    ana = people("Ana", seed=5)
    against_bot(ana, "single")
    ana.wait(lambda scene: scene.kinds == ("turn",), "my turn", seconds=60)
    seat, place = ana.seat, f"help-{ana.letter}-3"
    assert ana.cards["helps"][seat] == [[], [], []]
    card = ana.cards["hand"][0]
    drag_with_mouse(ana, "hand-1", place)
    ana.wait(lambda _: ana.cards["helps"][seat] == [[card], [], []], "the card on a pile")
