"""A player's estimate of the cards on the table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from dacabo.cabo.cards import VALUE
from dacabo.cabo.knowledge import Knowledge
from dacabo.cabo.reading import Span
from dacabo.cabo.rules import Rules
from dacabo.core.cards import Card
from dacabo.core.seats import Place, Seat, Slot


@dataclass(frozen=True, slots=True)
class Guess:
    """The value of one card on the table: certain, or expected."""

    slot: Slot
    worth: float
    spread: float
    """The variance: 0 for a known card."""
    card: Card | None


@dataclass(frozen=True, slots=True)
class Outlook:
    """The table as one player estimates it."""

    rules: Rules
    seat: Seat
    layouts: tuple[tuple[Guess, ...], ...]
    """By seat; empty slots are left out."""
    pile: Mapping[Card, float]
    """The probability of each card to be drawn next."""
    caller: Seat | None

    @property
    def own(self) -> tuple[Guess, ...]:
        """The player's own cards."""
        return self.layouts[self.seat]

    @property
    def others(self) -> list[tuple[Seat, tuple[Guess, ...]]]:
        """The cards of all other players."""
        return [(s, layout) for s, layout in enumerate(self.layouts) if s != self.seat]


def look_over(knowledge: Knowledge, *, counts: bool, spans: Mapping[Place, Span]) -> Outlook:
    """Estimate the table. Without counting cards, any unknown card may be any of the deck.

    `spans` limits the likely values of cards that another player kept or gave away.
    """
    assert knowledge.viewer is not None
    pools = knowledge.pools if counts else (knowledge.rules.pack,) * len(knowledge.pools)
    # From an empty pile, players draw from what lay below the top discard.
    coming = pools[-1] if knowledge.pile or not counts else knowledge.discards[:-1]

    def guess(seat: Seat, slot: Slot, pool: int, card: Card | None) -> Guess:
        if card is not None:
            return Guess(slot, VALUE[card], 0.0, card)
        return Guess(slot, *_worth(pools[pool], spans.get((seat, slot))), None)

    return Outlook(
        knowledge.rules,
        knowledge.viewer,
        tuple(
            tuple(
                guess(seat, slot, belief.pool, belief.card)
                for slot, belief in enumerate(layout)
                if belief is not None
            )
            for seat, layout in enumerate(knowledge.layouts)
        ),
        _chances(coming),
        knowledge.caller,
    )


@lru_cache(maxsize=4096)
def _worth(pool: Sequence[Card], span: Span | None) -> tuple[float, float]:
    """Mean and variance of an unseen card, of those within a span if there are any."""
    values = [VALUE[card] for card in pool]
    if span is not None:
        values = [value for value in values if span.low <= value <= span.high] or values
    if not values:
        return 0.0, 0.0
    # Integers up to the last step: exact, and much faster than `statistics.pvariance`.
    number, total = len(values), sum(values)
    squares = sum(value * value for value in values)
    return total / number, (number * squares - total * total) / number**2


@lru_cache(maxsize=4096)
def _chances(pool: Sequence[Card]) -> Mapping[Card, float]:
    chances: dict[Card, float] = {}
    for card in pool:
        chances[card] = chances.get(card, 0.0) + 1 / len(pool)
    return chances
