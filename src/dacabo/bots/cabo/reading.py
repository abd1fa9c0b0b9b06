"""Reading the others: what somebody does with a card tells about those that they know."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from dacabo.cabo.cards import VALUE
from dacabo.cabo.facts import Discarded, Drew, Replaced, RoundBegan, Snapped, Swapped, Took
from dacabo.cabo.knowledge import Knowledge
from dacabo.core.game import Fact
from dacabo.core.seats import Place, Seat, Slot

DRAWING: Final = 3
"""Whoever leaves a discard and draws hopes to save so much more than it would have saved."""
GIVEN: Final = 7
"""Whoever exchanges a card unseen gives away one that is at least so high, or so."""
USED: Final = 1
"""Whoever uses a card's power may know one that is so much higher: the power is worth that."""
LOWEST: Final = -1
HIGHEST: Final = 13


class Span(NamedTuple):
    """Between which values a card is likely to be."""

    low: int = LOWEST
    high: int = HIGHEST


class Reading:
    """For places on the table: what a sensible player would keep there, or give away."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.spans: dict[Place, Span] = {}
        self._drew = False

    def hear(self, fact: Fact, knowledge: Knowledge) -> None:
        """Conclude something from a fact; `knowledge` is what was known before it."""
        match fact:
            case RoundBegan():
                self.spans.clear()
            case Took():
                self._drew = False
            case Drew(by):
                self._drew = True
                if knowledge.discards:
                    self._knows_nothing_above(
                        by, VALUE[knowledge.discards[-1]] + DRAWING, knowledge
                    )
            case Discarded(by, card, used):
                value = VALUE[card] + (USED if used else 0)
                self._knows_nothing_above(by, value, knowledge)
            case Replaced(by, slots, cards):
                self._laid(by, slots, max(VALUE[card] for card in cards))
            case Snapped(by, slot, _, right) if right:
                self.spans.pop((by, slot), None)
            case Swapped(by, one, other):
                self._swapped(by, one, other)

    def _laid(self, seat: Seat, slots: Sequence[Slot], value: int) -> None:
        """A drawn card that somebody keeps for another is lower than that one, or so."""
        for slot in slots:
            self.spans.pop((seat, slot), None)
        if self._drew and seat != self.seat:
            self.spans[seat, slots[0]] = Span(high=value)

    def _swapped(self, seat: Seat, one: Place, other: Place) -> None:
        """What somebody gives away for another card is high; what they get may be anything."""
        first, second = self.spans.pop(one, None), self.spans.pop(other, None)
        if second is not None:
            self.spans[one] = second
        if seat != self.seat and one[0] == seat:
            self.spans[other] = Span(low=GIVEN)
        elif first is not None:
            self.spans[other] = first

    def _knows_nothing_above(self, seat: Seat, value: int, knowledge: Knowledge) -> None:
        """Somebody did not want a card of this value: what they know is not higher, or so."""
        if seat == self.seat:
            return
        for slot, belief in enumerate(knowledge.layouts[seat]):
            if belief is not None and seat in belief.seen_by:
                known = self.spans.get((seat, slot), Span())
                # A card that was taken to be higher than this has been misread.
                low = known.low if known.low <= value else LOWEST
                self.spans[seat, slot] = Span(low, min(known.high, value))
