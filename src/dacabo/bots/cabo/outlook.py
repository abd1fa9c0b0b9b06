"""What a player takes the cards on the table to be worth."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from dacabo.bots.cabo.reading import Span
from dacabo.cabo.cards import VALUE
from dacabo.cabo.knowledge import Knowledge
from dacabo.cabo.rules import Rules
from dacabo.core.cards import Card
from dacabo.core.seats import Place, Seat, Slot


@dataclass(frozen=True, slots=True)
class Guess:
    """What one card on the table is worth: for sure, or as an expectation."""

    slot: Slot
    worth: float
    spread: float
    """The variance: 0 for a card that is known."""
    card: Card | None


@dataclass(frozen=True, slots=True)
class Outlook:
    """The table as one player judges it."""

    rules: Rules
    seat: Seat
    layouts: tuple[tuple[Guess, ...], ...]
    """By seat; empty slots are left out."""
    pile: Mapping[Card, float]
    """How likely each card is to be drawn next."""
    caller: Seat | None

    @property
    def own(self) -> tuple[Guess, ...]:
        """One's own cards."""
        return self.layouts[self.seat]

    @property
    def others(self) -> list[tuple[Seat, tuple[Guess, ...]]]:
        """Everybody else's."""
        return [(s, layout) for s, layout in enumerate(self.layouts) if s != self.seat]


def look_over(knowledge: Knowledge, *, counts: bool, spans: Mapping[Place, Span]) -> Outlook:
    """Judge the table. Who does not count cards takes an unknown one to be like any of the deck.

    `spans` says between which values a card is likely to be that somebody kept or gave away.
    """
    assert knowledge.viewer is not None
    pools = knowledge.pools if counts else (knowledge.rules.pack,) * len(knowledge.pools)
    # Whoever finds the pile empty draws from what lay under the top discard.
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
    # In whole numbers up to the last step: exact, and far quicker than `statistics.pvariance`.
    number, total = len(values), sum(values)
    squares = sum(value * value for value in values)
    return total / number, (number * squares - total * total) / number**2


@lru_cache(maxsize=4096)
def _chances(pool: Sequence[Card]) -> Mapping[Card, float]:
    chances: dict[Card, float] = {}
    for card in pool:
        chances[card] = chances.get(card, 0.0) + 1 / len(pool)
    return chances
