"""Everything can be done with keys alone."""

import pytest
from browser.harness.company import against_bot, play
from browser.harness.hands import FOCUS, Keys
from browser.harness.person import DESKTOP, Invite, Person

FOCUSED_PLACE = "() => document.activeElement?.dataset.place ?? ''"


def _keys(person: Person) -> Keys:
    assert isinstance(person.hands, Keys)
    return person.hands


@pytest.mark.long
def test_a_whole_round_by_keyboard(people: Invite) -> None:
    """Keys suffice from the first look to the points, and the focus is always visible."""
    ana = people("Ana", seed=3)
    against_bot(ana, "dutch", rounds=1)
    ana.hands = Keys(ana)
    play([ana], lambda: ana.look().screen in ("summary", "outcome"))
    assert not _keys(ana).focus_lost
    assert {"Enter", "Tab", "d"} <= _keys(ana).pressed


@pytest.mark.long
def test_a_whole_game_of_da_capo_by_keyboard(people: Invite) -> None:
    """Keys suffice for a whole round of Da Capo!."""
    ana = people("Ana", seed=3, size=DESKTOP)
    against_bot(ana, "single", stack=2)
    ana.hands = Keys(ana)
    play([ana], lambda: ana.look().screen == "outcome")
    assert not _keys(ana).focus_lost


def test_from_home_to_the_first_card_by_keyboard(people: Invite) -> None:
    """A player without a mouse starts as fast as others."""
    ana = people("Ana", hands=Keys)
    ana.go("/")
    _keys(ana).walk_to("[data-action=play]")
    ana.page.keyboard.press("Enter")
    ana.wait(lambda scene: "first-look" in scene.kinds)
    ana.page.keyboard.press("1")
    ana.wait(lambda scene: scene.kinds == ("looking",))
    ana.page.wait_for_selector("[aria-keyshortcuts=o]")
    ana.page.keyboard.press("o")
    ana.wait(lambda scene: scene.kinds == ("first-look",))
    assert not _keys(ana).focus_lost


def test_arrows_go_along_the_cards(people: Invite) -> None:
    """Left and right lead along my cards, up leads to the middle, and down back."""
    ana = people("Ana")
    against_bot(ana, "original")
    play([ana], lambda: "card" in ana.look().kinds and ana.is_asked())
    page = ana.page
    page.focus('[data-place="a1"]')
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED_PLACE) == "a2"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(FOCUSED_PLACE) == "a2"
    visited = []
    for _ in range(3):  # past the line with the latest event
        page.keyboard.press("ArrowUp")
        visited.append(page.evaluate(FOCUSED_PLACE))
    assert {"pile", "discard"} & set(visited), visited
    assert visited[-1].startswith("b"), visited


def test_the_list_of_keys(people: Invite) -> None:
    """`?` lists the keys that work now, and Escape returns to the table with its focus."""
    ana = people("Ana")
    against_bot(ana, "original")
    play([ana], lambda: ana.look().kinds == ("turn",))
    ana.page.focus("[data-action=draw]")
    ana.page.keyboard.press("?")
    ana.page.wait_for_selector("dialog[open]")
    keys = ana.page.locator("dialog[open] kbd").all_inner_texts()
    assert {"D", "T", "C", "M", "?"} <= set(keys)
    ana.page.keyboard.press("d")
    assert ana.look().kinds == ("turn",)
    ana.page.keyboard.press("Escape")
    ana.wait(lambda scene: not scene.sheet)
    focus = ana.page.evaluate(FOCUS)
    assert focus
    assert 'data-action="draw"' in focus["what"]
    with ana.answering():
        ana.page.keyboard.press("d")
    assert ana.look().kinds == ("card",)
