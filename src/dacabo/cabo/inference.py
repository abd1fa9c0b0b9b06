"""Inference about other players: their moves say something about the cards that they know."""

from collections.abc import Sequence
from typing import Final, NamedTuple, Self

from dacabo.cabo.cards import VALUE
from dacabo.cabo.facts import Discarded, Drew, Replaced, RoundBegan, Snapped, Swapped, Took
from dacabo.cabo.knowledge import Knowledge
from dacabo.core.game import Fact
from dacabo.core.seats import Place, Seat, Slot

HOPE_OF_DRAW: Final = 3
"""A player who draws instead of taking the discard knows no card more than this much above it."""
GIVEN_AWAY: Final = 7
"""A card that its owner knows and gives away probably has at least this value."""
WORTH_OF_POWER: Final = 1
"""A player who uses a card's power may know a card this much higher: the power is worth it."""
LOWEST: Final = -1
"""The value of a joker."""
HIGHEST: Final = 13


class Span(NamedTuple):
    """The range of values that a card probably has."""

    low: int = LOWEST
    high: int = HIGHEST


class Inference:
    """The probable values of other players' cards by place, if those players act sensibly."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.spans: dict[Place, Span] = {}
        self._drew = False

    def __copy__(self) -> Self:
        other = type(self)(self.seat)
        other.spans.update(self.spans)
        other._drew = self._drew  # noqa: SLF001 (of another one of its kind)
        return other

    def hear(self, fact: Fact, knowledge: Knowledge) -> None:
        """Draw conclusions from a fact; `knowledge` is from before it."""
        match fact:
            case RoundBegan():
                self.spans.clear()
            case Took():
                self._drew = False
            case Drew(by):
                self._drew = True
                if knowledge.discards:
                    self._note_refused_value(
                        by, VALUE[knowledge.discards[-1]] + HOPE_OF_DRAW, knowledge
                    )
            case Discarded(by, card, used):
                value = VALUE[card] + (WORTH_OF_POWER if used else 0)
                self._note_refused_value(by, value, knowledge)
            case Replaced(by, slots, cards):
                self._note_replacement(by, slots, max(VALUE[card] for card in cards))
            case Snapped(by, slot, _, right) if right:
                self.spans.pop((by, slot), None)
            case Swapped(by, one, other):
                self._note_swap(by, one, other, knowledge)

    def _note_replacement(self, seat: Seat, slots: Sequence[Slot], value: int) -> None:
        """A drawn card kept in place of another is probably not higher than that one."""
        for slot in slots:
            self.spans.pop((seat, slot), None)
        if self._drew and seat != self.seat:
            self.spans[seat, slots[0]] = Span(high=value)

    def _note_swap(self, seat: Seat, one: Place, other: Place, knowledge: Knowledge) -> None:
        """A player who gives a known card away gives a high one, and may receive anything."""
        span, other_span = self.spans.pop(one, None), self.spans.pop(other, None)
        if other_span is not None:
            self.spans[one] = other_span
        belief = knowledge.layouts[one[0]][one[1]]
        if seat == one[0] != self.seat and belief is not None and seat in belief.seen_by:
            self.spans[other] = Span(low=GIVEN_AWAY)
        elif span is not None:
            self.spans[other] = span

    def _note_refused_value(self, seat: Seat, value: int, knowledge: Knowledge) -> None:
        """A player did not want this value, so the cards they know are probably not higher."""
        if seat == self.seat:
            return
        for slot, belief in enumerate(knowledge.layouts[seat]):
            if belief is not None and seat in belief.seen_by:
                span = self.spans.get((seat, slot), Span())
                # An earlier estimate above this value was wrong.
                low = span.low if span.low <= value else LOWEST
                self.spans[seat, slot] = Span(low, min(span.high, value))
