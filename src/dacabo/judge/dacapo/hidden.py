"""The hidden cards of Da Capo!, as the position network sees them."""

from collections import Counter
from collections.abc import Iterable
from itertools import chain

from dacabo.core.cards import Card
from dacabo.core.seats import Seat, clockwise
from dacabo.dacapo.state import Match
from dacabo.observations.dacapo.steps import kind


def hidden(state: Match, viewer: Seat, slots: int) -> bytes:
    """Return the cards by kind: of every hand, and of both pools.

    The first pool is the rest of the deal: the stacks below their top cards and, until the first
    reshuffle, the draw pile. After a reshuffle the draw pile is the second pool.
    """
    del slots
    now, kinds = state.round, state.rules.highest + 1
    dealt = list(chain.from_iterable(stack[:-1] for stack in now.stacks))
    pools = (dealt, now.pile) if now.reshuffles else ([*dealt, *now.pile], ())
    hands = (now.hands[seat] for seat in clockwise(viewer, state.players))
    return b"".join(counts(cards, kinds) for cards in (*hands, *pools))


def counts(cards: Iterable[Card], kinds: int) -> bytes:
    """Return the number of cards of each kind."""
    by_kind = Counter(map(kind, cards))
    return bytes(by_kind[number] for number in range(kinds))
