"""Reading the others: what somebody does with a card tells about those that they know."""

from collections.abc import Sequence
from typing import Final

from dacabo.cabo.cards import VALUE
from dacabo.cabo.facts import Discarded, Drew, Replaced, RoundBegan, Snapped, Swapped, Took
from dacabo.cabo.knowledge import Knowledge
from dacabo.core.game import Fact
from dacabo.core.seats import Place, Seat, Slot

DRAWING: Final = 3
"""Whoever leaves a discard and draws hopes to save so much more than it would have saved."""


class Reading:
    """For places before the others: the highest value that a sensible player would keep there."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.bounds: dict[Place, int] = {}
        self._drew = False

    def hear(self, fact: Fact, knowledge: Knowledge) -> None:
        """Conclude something from a fact; `knowledge` is what was known before it."""
        match fact:
            case RoundBegan():
                self.bounds.clear()
            case Took():
                self._drew = False
            case Drew(by):
                self._drew = True
                if knowledge.discards:
                    self._knows_nothing_above(
                        by, VALUE[knowledge.discards[-1]] + DRAWING, knowledge
                    )
            case Discarded(by, card, used):
                self._knows_nothing_above(by, VALUE[card] + used, knowledge)
            case Replaced(by, slots, cards):
                self._laid(by, slots, max(VALUE[card] for card in cards))
            case Snapped(by, slot, _, right) if right:
                self.bounds.pop((by, slot), None)
            case Swapped(_, one, other):
                first, second = self.bounds.pop(one, None), self.bounds.pop(other, None)
                moved = ((one, second), (other, first))
                self.bounds.update({place: bound for place, bound in moved if bound is not None})

    def _laid(self, seat: Seat, slots: Sequence[Slot], value: int) -> None:
        """A drawn card that somebody keeps for another is lower than that one, or so."""
        for slot in slots:
            self.bounds.pop((seat, slot), None)
        if self._drew and seat != self.seat:
            self.bounds[seat, slots[0]] = value

    def _knows_nothing_above(self, seat: Seat, value: int, knowledge: Knowledge) -> None:
        """Somebody did not want a card of this value: what they know is not higher, or so."""
        if seat == self.seat:
            return
        for slot, belief in enumerate(knowledge.layouts[seat]):
            if belief is not None and seat in belief.seen_by:
                bound = self.bounds.get((seat, slot), value)
                self.bounds[seat, slot] = min(bound, value)
