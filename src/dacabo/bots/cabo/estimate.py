"""A player's estimate of the cards on the table.

An estimate depends only on what a seat knows, not on how the seats are numbered, and numbers are
added in a fixed order. So `kernel/estimate.py` computes the same estimates to the last digit.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from dacabo.cabo.cards import VALUE
from dacabo.cabo.inference import Span
from dacabo.cabo.knowledge import Knowledge
from dacabo.cabo.rules import Rules
from dacabo.core.cards import Card
from dacabo.core.seats import Place, Seat, Slot


@dataclass(frozen=True, slots=True)
class Guess:
    """The value of one card on the table: certain, or expected."""

    slot: Slot
    value: float
    """The mean: the value of a known card."""
    spread: float
    """The variance: 0 for a known card."""
    card: Card | None


@dataclass(frozen=True, slots=True)
class Estimate:
    """The table as one player estimates it."""

    rules: Rules
    seat: Seat
    layouts: tuple[tuple[Guess, ...], ...]
    """By seat; empty slots are left out."""
    pile: Mapping[Card, float]
    """The probability of each value to be drawn next, lowest first; one card stands for all."""
    caller: Seat | None

    @property
    def own(self) -> tuple[Guess, ...]:
        """The player's own cards."""
        return self.layouts[self.seat]

    @property
    def others(self) -> list[tuple[Seat, tuple[Guess, ...]]]:
        """The cards of all other players, beginning with the next one."""
        seats = (*range(self.seat + 1, len(self.layouts)), *range(self.seat))
        return [(seat, self.layouts[seat]) for seat in seats]


def estimate_table(knowledge: Knowledge, *, counts: bool, spans: Mapping[Place, Span]) -> Estimate:
    """Estimate the table. Without counting cards, any unknown card may be any of the deck.

    `spans` limits the likely values of cards that another player kept or gave away.
    """
    assert knowledge.viewer is not None
    *earlier_pools, latest_cards = knowledge.pools if counts else (knowledge.rules.pack,)
    older_cards = tuple(chain(*earlier_pools)) if earlier_pools else latest_cards
    # If the pile is empty, players will draw from the reshuffled discards.
    next_cards = latest_cards if knowledge.pile or not counts else knowledge.discards[:-1]
    latest_pool = len(knowledge.pools) - 1

    def guess(seat: Seat, slot: Slot, pool: int, card: Card | None) -> Guess:
        if card is not None:
            return Guess(slot, VALUE[card], 0.0, card)
        cards = latest_cards if pool == latest_pool else older_cards
        return Guess(slot, *_mean_and_variance(cards, spans.get((seat, slot))), None)

    return Estimate(
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
        _chances(next_cards),
        knowledge.caller,
    )


@lru_cache(maxsize=4096)
def _mean_and_variance(pool: Sequence[Card], span: Span | None) -> tuple[float, float]:
    """Mean and variance of an unseen card, of those within a span if there are any."""
    values = [VALUE[card] for card in pool]
    if span is not None:
        values = [value for value in values if span.low <= value <= span.high] or values
    if not values:
        return 0.0, 0.0
    # Integers up to the last step: exact, and much faster than `statistics.pvariance`.
    count, total = len(values), sum(values)
    squares = sum(value * value for value in values)
    return total / count, (count * squares - total * total) / count**2


@lru_cache(maxsize=4096)
def _chances(pool: Sequence[Card]) -> Mapping[Card, float]:
    card_of = {VALUE[card]: card for card in pool}
    count = Counter(VALUE[card] for card in pool)
    return {card_of[value]: count[value] / len(pool) for value in sorted(count)}


def add_in_order(numbers: Iterable[float]) -> float:
    """The sum, rounded after each number; newer versions of Python's `sum` round only once."""
    result = 0.0
    for number in numbers:
        result += number
    return result
