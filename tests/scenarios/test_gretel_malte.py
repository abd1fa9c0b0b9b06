"""Gretel & Malte's Cabo: what differs from the original (GM-1 to GM-4)."""

import pytest
from scenarios.scene import Scene

from dacabo.cabo.facts import TurnedUp


@pytest.mark.rule("GM-1")
def test_a_false_set_leaves_the_player_with_one_card_more() -> None:
    """The cards are turned down where they were, the drawn card opens a new slot, nothing goes."""
    scene = Scene("gretel-malte", hands=["1 2 3 4", "5 6 7 8"], pile="9 0", discard="5")
    scene.play("a: draw", "a: replace 1+2")
    assert scene.cards("a") == "1 2 3 4 9"
    assert scene.discard == "5"
    assert scene.turn == "b"


@pytest.mark.rule("GM-1")
def test_a_taken_card_leaves_the_discard_pile_one_card_smaller() -> None:
    """A card taken for a false set is known to all and stays with the player."""
    scene = Scene("gretel-malte", hands=["1 2 3 4", "5 6 7 8"], discard="7 5")
    scene.play("a: take", "a: replace 3+4")
    assert scene.cards("a") == "1 2 3 4 5"
    assert scene.discard == "7"


@pytest.mark.rule("GM-1")
def test_an_emptied_discard_pile_is_started_anew_from_the_draw_pile() -> None:
    """The last discard was taken for a false set: the top card of the pile is turned up."""
    scene = Scene("gretel-malte", hands=["1 2 3 4", "5 6 7 8"], pile="9 0", discard="5")
    assert TurnedUp("9") in scene.play("a: take", "a: replace 1+2")  # type: ignore[arg-type]
    assert scene.discard == "9"
    assert scene.pile == "0"
