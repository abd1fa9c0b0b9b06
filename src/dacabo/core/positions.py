"""Decks and positions laid out on purpose, card by card.

Cards are written as people read them, separated by spaces: `7 7 0`, `QH XS`.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from dacabo.core.cards import Card, Deck, deck_of
from dacabo.core.errors import DacaboError
from dacabo.core.moves import Shuffled
from dacabo.core.seats import Seat


class ImpossiblePosition(DacaboError):
    """A deck or a position that cannot occur with these rules and cards."""


def on_top(pack: Sequence[Card], cards: str) -> Shuffled:
    """The shuffle that puts these cards on top, the first one uppermost, followed by the rest.

    `pack` is what is shuffled, in the order in which the shuffle counts it: `rules.pack` for a
    deal. A shuffle is a permutation of indices: its k-th number says which card of `pack` lies at
    the k-th place from the top.
    """
    wanted = deck_of(*cards.split())
    check_in_pack(pack, wanted)
    remaining = dict(enumerate(pack))
    order = []
    for card in wanted:
        index = next(index for index, face in remaining.items() if face == card)
        del remaining[index]
        order.append(index)
    return Shuffled((*order, *remaining))


def rest_of(pack: Sequence[Card], cards: Iterable[Card]) -> Deck:
    """The cards of a pack that are left after removing some, in the order of the pack."""
    removed = list(cards)
    check_in_pack(pack, removed)
    rest = list(pack)
    for card in removed:
        rest.remove(card)
    return tuple(rest)


def check_in_pack(pack: Sequence[Card], cards: Iterable[Card]) -> None:
    """Refuse more copies of a card than the pack has."""
    available = Counter(pack)
    for card, needed in Counter(cards).items():
        if needed > available[card]:
            raise ImpossiblePosition(
                "too-many-of-a-card", card=card[:20], deck=available[card], needed=needed
            )


def check_seat(seat: Seat | None, players: int) -> None:
    """Refuse a seat that does not exist."""
    if seat is not None and not 0 <= seat < players:
        raise ImpossiblePosition("no-such-seat")


def check_totals(totals: Sequence[int], players: int) -> None:
    """Refuse totals that are not one number per player."""
    if len(totals) != players:
        raise ImpossiblePosition("position-totals", players=players)
