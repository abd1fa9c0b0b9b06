"""The value of the end of a turn for its player, in cards of the stack."""

from typing import Final

from dacabo.core.values import Value


class Taste(Value):
    """The weights of the evaluation. One card less in the player's own stack is worth 1."""

    theirs: float = 0.6
    """One more card in the others' stacks, on average."""
    soon: float = 0.9
    """The certainty of building the own stack card in the next turn."""
    next_player: float = 0.0
    """The certainty that the next player builds theirs. A habit (`habits.py`): no level minds."""
    joker_held: float = 0.75
    joker_down: float = 0.4
    """A joker on top of a help pile."""
    joker_buried: float = -0.5
    draw: float = 0.1
    """A card to be drawn at the beginning of the next turn."""
    free: float = -0.2
    """A free help place: a card is better placed there than in the hand."""
    run: float = 0.2
    """A help card on one that is higher by one: both can be built in a row."""
    pair: float = 0.15
    """A help card on an equal one."""
    gap: float = 0.05
    """A help card on a higher one."""
    buried: float = -0.15
    """A help card on a lower one, which is needed earlier but cannot be reached."""
    deeper: float = 0.8
    """The discount for each card further down in a help pile."""
    near: float = 0.13
    """A hand card that fits at once; half of it if one card is missing before it, and so on."""
    different: float = -0.1
    """Building piles that stand at different numbers."""
    turned_up: float = 0.2
    """A new stack card, which is seen before the turn continues."""
    turned_up_fits: float = 1.5
    """The same if it certainly fits."""
    new_hand: float = 0.8
    """A hand emptied by building, which is refilled at once."""
    unknown_top: float = 0.6
    """The probability that a hidden stack card can be built."""


WON: Final = 1e6
