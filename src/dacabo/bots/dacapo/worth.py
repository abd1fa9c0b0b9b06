"""What the end of a turn is worth to the player who made it, in cards of the stack."""

from typing import Final

from dacabo.core.values import Value


class Taste(Value):
    """How much everything counts. One card fewer in the own stack is worth 1."""

    theirs: float = 0.6
    """A card more in the others' stacks, on average."""
    soon: float = 0.9
    """Being sure to bring out the own stack card in the next turn."""
    next_player: float = 1.7
    """The next player being sure to bring out theirs."""
    later_players: float = 0.2
    """All players after the next being sure to bring out theirs."""
    joker_held: float = 0.75
    joker_down: float = 0.4
    """A joker on top of a help pile."""
    joker_buried: float = -0.5
    draw: float = 0.1
    """A card to be drawn at the beginning of the next turn."""
    free: float = -0.2
    """A place without a help pile: a card lies there better than in the hand."""
    run: float = 0.2
    """A help card on the one that is higher by one: both can go in a row."""
    pair: float = 0.15
    """A help card on its like."""
    gap: float = 0.05
    """A help card on a higher one."""
    buried: float = -0.15
    """A help card on a lower one, which is needed before it and cannot be reached."""
    deeper: float = 0.8
    """How much less everything counts in a help pile, card by card from the top."""
    near: float = 0.13
    """A hand card that fits at once; half of it if one card is missing before, and so on."""
    their_near: float = 0.3
    """The same for the next player's help cards."""
    different: float = -0.1
    """Building piles that stand at different numbers."""
    turned_up: float = 0.2
    """A new stack card, to be seen before the turn goes on."""
    turned_up_fits: float = 1.5
    """The same if it is sure to fit."""
    new_hand: float = 0.8
    """A hand emptied by building, which is filled at once."""
    unknown_top: float = 0.6
    """How likely it is that a stack card nobody has seen can be brought out."""


TASTE: Final = Taste()
OWN_TURN: Final = Taste(next_player=0.0, later_players=0.0, their_near=0.0)
"""Of somebody who does not think of what they leave to the next player."""
WON: Final = 1e6
