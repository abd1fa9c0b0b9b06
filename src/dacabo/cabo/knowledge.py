"""What a viewer knows, as a fold over the facts they were told.

An unknown card still belongs to a known *pool*: the cards of the shuffle it came from, without
those the viewer has seen since. A reshuffled pile is a pool of its own, so that counting cards
stays exact.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from dacabo.cabo.cards import VALUE
from dacabo.cabo.facts import (
    Called,
    Dealt,
    Discarded,
    Drawn,
    Drew,
    FalseSetShown,
    Glance,
    Looked,
    PenaltyTaken,
    Replaced,
    Reshuffled,
    RoundBegan,
    RoundEnded,
    Saw,
    Snapped,
    Swapped,
    Took,
    TurnedUp,
)
from dacabo.cabo.rules import Rules
from dacabo.core.cards import Card
from dacabo.core.checks import check_viewer
from dacabo.core.game import Fact
from dacabo.core.seats import Place, Seat, Slot
from dacabo.core.values import Discreet, with_item


class Belief(Discreet):
    """What the viewer knows about one card that lies face down or is held by a player."""

    card: Card | None
    """Its face, if the viewer has seen it."""
    pool: int
    """The shuffle it came from: 0 is the deal, 1 the first reshuffle."""
    seen_by: tuple[Seat, ...] = ()
    """The players who have seen it, as far as the whole table could observe."""
    called: bool = False
    """Whether it was in the caller's layout at the moment of the call."""


class Knowledge(Discreet):
    """Everything that a seat, or a spectator (None), can know with perfect memory."""

    rules: Rules
    players: int
    viewer: Seat | None
    layouts: tuple[tuple[Belief | None, ...], ...]
    hand: Belief | None = None
    discards: tuple[Card, ...] = ()
    pile: int = 0
    pools: tuple[tuple[Card, ...], ...] = ()
    """For each shuffle of the round, sorted: the cards that the viewer has not seen since."""
    looked: tuple[tuple[Slot, ...], ...] = ()
    """By seat: the slots everyone looked at before the first turn, in that order."""
    caller: Seat | None = None
    gone: int = 0
    """The sum of those cards of the caller that were discarded since the call."""

    @property
    def remembered(self) -> tuple[tuple[Card | None, ...], ...]:
        """The known cards by place, which a table with assisted memory shows."""
        return tuple(tuple(b.card if b else None for b in layout) for layout in self.layouts)


def know(rules: Rules, players: int, viewer: Seat | None) -> Knowledge:
    """Before the first fact, only the rules are known."""
    check_viewer(viewer, players)
    return Knowledge(rules, players, viewer, layouts=((),) * players)


def learn(knowledge: Knowledge, fact: Fact) -> Knowledge:
    """What is known after a fact. Facts that neither move nor show a card change nothing."""
    update = _UPDATES.get(type(fact))
    return update(knowledge, fact) if update else knowledge


# --- an update for each fact ---------------------------------------------------


def _round_began(knowledge: Knowledge, _fact: RoundBegan) -> Knowledge:
    return know(knowledge.rules, knowledge.players, knowledge.viewer)


def _dealt(know: Knowledge, fact: Dealt) -> Knowledge:
    unseen = sorted(know.rules.pack)
    unseen.remove(fact.discard)
    return replace(
        know,
        layouts=((Belief(None, 0),) * fact.cards,) * know.players,
        hand=None,
        discards=(fact.discard,),
        pile=fact.pile,
        pools=(tuple(unseen),),
        looked=((),) * know.players,
    )


def _looked(know: Knowledge, fact: Looked) -> Knowledge:
    if fact.why is Glance.FIRST:
        slots = (*know.looked[fact.by], fact.place[1])
        know = replace(know, looked=with_item(know.looked, fact.by, slots))
    return _put(know, fact.place, _noticed(_at(know, fact.place), fact.by))


def _saw(know: Knowledge, fact: Saw) -> Knowledge:
    return _recognise(know, fact.place, fact.card)


def _drew(know: Knowledge, fact: Drew) -> Knowledge:
    belief = Belief(None, len(know.pools) - 1, (fact.by,))
    return replace(know, hand=belief, pile=know.pile - 1)


def _drawn(know: Knowledge, fact: Drawn) -> Knowledge:
    assert know.hand is not None
    return _forget_from_pool(
        replace(know, hand=replace(know.hand, card=fact.card)), know.hand.pool, fact.card
    )


def _took(know: Knowledge, fact: Took) -> Knowledge:
    # A card from the open pile belongs to no pool; everyone has seen it.
    hand = Belief(fact.card, len(know.pools) - 1, tuple(range(know.players)))
    return replace(know, hand=hand, discards=know.discards[:-1])


def _discarded(know: Knowledge, fact: Discarded) -> Knowledge:
    assert know.hand is not None
    if know.hand.card is None:
        know = _forget_from_pool(know, know.hand.pool, fact.card)
    return replace(know, hand=None, discards=(*know.discards, fact.card))


def _replaced(know: Knowledge, fact: Replaced) -> Knowledge:
    for slot, card in zip(fact.slots, fact.cards, strict=True):
        know = _put_away(know, (fact.by, slot), card)
    know = _put(know, (fact.by, fact.slots[0]), know.hand)
    return replace(know, hand=None, discards=know.discards + fact.cards)


def _false_set(know: Knowledge, fact: FalseSetShown) -> Knowledge:
    for slot, card in zip(fact.slots, fact.cards, strict=False):
        know = _show_to_all(know, (fact.by, slot), card)
    if not fact.kept:
        return know  # the new card's move to the discard pile is a separate fact
    layout = (*know.layouts[fact.by], know.hand)
    return replace(know, layouts=with_item(know.layouts, fact.by, layout), hand=None)


def _turned_up(know: Knowledge, fact: TurnedUp) -> Knowledge:
    know = _forget_from_pool(know, len(know.pools) - 1, fact.card)
    return replace(know, discards=(fact.card,), pile=know.pile - 1)


def _swapped(know: Knowledge, fact: Swapped) -> Knowledge:
    one, other = _at(know, fact.one), _at(know, fact.other)
    return _put(_put(know, fact.one, other), fact.other, one)


def _snapped(know: Knowledge, fact: Snapped) -> Knowledge:
    place = (fact.by, fact.slot)
    if not fact.right:
        return _show_to_all(know, place, fact.card)
    return replace(_put_away(know, place, fact.card), discards=(*know.discards, fact.card))


def _called(know: Knowledge, fact: Called) -> Knowledge:
    layout = tuple(b and replace(b, called=True) for b in know.layouts[fact.by])
    return replace(know, layouts=with_item(know.layouts, fact.by, layout), caller=fact.by)


def _penalty(know: Knowledge, fact: PenaltyTaken) -> Knowledge:
    added = (Belief(None, len(know.pools) - 1),) * len(fact.slots)
    layouts = with_item(know.layouts, fact.by, know.layouts[fact.by] + added)
    return replace(know, layouts=layouts, pile=know.pile - len(added))


def _reshuffled(know: Knowledge, fact: Reshuffled) -> Knowledge:
    return replace(
        know,
        pools=(*know.pools, tuple(sorted(know.discards[:-1]))),
        discards=know.discards[-1:],
        pile=fact.cards,
    )


def _round_ended(know: Knowledge, fact: RoundEnded) -> Knowledge:
    for seat, score in enumerate(fact.result.scores):
        for slot, card in enumerate(score.cards):
            if card is not None:
                know = _show_to_all(know, (seat, slot), card)
    return know


_UPDATES: Final[dict[type[Fact], Callable[[Knowledge, Any], Knowledge]]] = {
    RoundBegan: _round_began,
    Dealt: _dealt,
    Looked: _looked,
    Saw: _saw,
    Drew: _drew,
    Drawn: _drawn,
    Took: _took,
    Discarded: _discarded,
    Replaced: _replaced,
    FalseSetShown: _false_set,
    TurnedUp: _turned_up,
    Swapped: _swapped,
    Snapped: _snapped,
    PenaltyTaken: _penalty,
    Reshuffled: _reshuffled,
    Called: _called,
    RoundEnded: _round_ended,
}


# --- helpers ------------------------------------------------------------------


def _at(know: Knowledge, place: Place) -> Belief | None:
    return know.layouts[place[0]][place[1]]


def _put(know: Knowledge, place: Place, belief: Belief | None) -> Knowledge:
    seat, slot = place
    layout = with_item(know.layouts[seat], slot, belief)
    return replace(know, layouts=with_item(know.layouts, seat, layout))


def _noticed(belief: Belief | None, seat: Seat) -> Belief:
    assert belief is not None
    return replace(belief, seen_by=tuple(sorted({*belief.seen_by, seat})))


def _recognise(know: Knowledge, place: Place, card: Card) -> Knowledge:
    """The viewer sees the card at a place."""
    belief = _at(know, place)
    assert belief is not None
    if belief.card is not None:
        return know
    return _put(_forget_from_pool(know, belief.pool, card), place, replace(belief, card=card))


def _put_away(know: Knowledge, place: Place, card: Card) -> Knowledge:
    """A card moves from its place to the discard pile; everyone sees its face."""
    know = _recognise(know, place, card)
    belief = _at(know, place)
    assert belief is not None
    gone = know.gone + (VALUE[card] if belief.called else 0)
    return replace(_put(know, place, None), gone=gone)


def _show_to_all(know: Knowledge, place: Place, card: Card) -> Knowledge:
    know = _recognise(know, place, card)
    belief = _at(know, place)
    assert belief is not None
    return _put(know, place, replace(belief, seen_by=tuple(range(know.players))))


def _forget_from_pool(know: Knowledge, pool: int, card: Card) -> Knowledge:
    """Remove a card that the viewer has now seen from the unseen cards of its shuffle."""
    unseen = list(know.pools[pool])
    unseen.remove(card)
    return replace(know, pools=with_item(know.pools, pool, tuple(unseen)))
