"""The knowledge of a viewer, learned from the facts they were told, one after the other.

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
    """The viewer's knowledge of one card that lies face down or is held by a player."""

    card: Card | None
    """The face of the card, if the viewer has seen it."""
    pool: int
    """The shuffle it came from: 0 is the deal, 1 the first reshuffle."""
    seen_by: tuple[Seat, ...] = ()
    """The players who have seen it, as far as the whole table could observe."""
    called: bool = False
    """Whether it was in the caller's layout at the moment of the call."""
    revealed: bool = False
    """Whether the viewer has seen it only when all cards were turned over after the round."""


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
    """The cards of each shuffle of the round that the viewer has not seen since, sorted."""
    looked: tuple[tuple[Slot, ...], ...] = ()
    """By seat: the slots everyone looked at before the first turn, in that order."""
    caller: Seat | None = None
    gone: int = 0
    """The sum of those cards of the caller that were discarded since the call."""

    @property
    def remembered(self) -> tuple[tuple[Card | None, ...], ...]:
        """The known cards by place, which a table with assisted memory shows.

        After a round these are the cards that were known before it ended: a table turns them over
        one by one, and must not tell what is still face down.
        """
        return tuple(
            tuple(belief.card if belief and not belief.revealed else None for belief in layout)
            for layout in self.layouts
        )


def know(rules: Rules, players: int, viewer: Seat | None) -> Knowledge:
    """Before the first fact, only the rules are known."""
    check_viewer(viewer, players)
    return Knowledge(rules, players, viewer, layouts=((),) * players)


def learn(knowledge: Knowledge, fact: Fact) -> Knowledge:
    """The knowledge after a fact. Facts that neither move nor show a card change nothing."""
    update = _UPDATES.get(type(fact))
    return update(knowledge, fact) if update else knowledge


# --- an update for each fact ---------------------------------------------------


def _learn_round_began(knowledge: Knowledge, _fact: RoundBegan) -> Knowledge:
    return know(knowledge.rules, knowledge.players, knowledge.viewer)


def _learn_dealt(knowledge: Knowledge, fact: Dealt) -> Knowledge:
    unseen = sorted(knowledge.rules.pack)
    unseen.remove(fact.discard)
    return replace(
        knowledge,
        layouts=((Belief(None, 0),) * fact.cards,) * knowledge.players,
        hand=None,
        discards=(fact.discard,),
        pile=fact.pile,
        pools=(tuple(unseen),),
        looked=((),) * knowledge.players,
    )


def _learn_looked(knowledge: Knowledge, fact: Looked) -> Knowledge:
    if fact.why is Glance.FIRST:
        slots = (*knowledge.looked[fact.by], fact.place[1])
        knowledge = replace(knowledge, looked=with_item(knowledge.looked, fact.by, slots))
    return _put(knowledge, fact.place, _seen_by(_at(knowledge, fact.place), fact.by))


def _learn_saw(knowledge: Knowledge, fact: Saw) -> Knowledge:
    return _recognise(knowledge, fact.place, fact.card)


def _learn_drew(knowledge: Knowledge, fact: Drew) -> Knowledge:
    belief = Belief(None, len(knowledge.pools) - 1, (fact.by,))
    return replace(knowledge, hand=belief, pile=knowledge.pile - 1)


def _learn_drawn(knowledge: Knowledge, fact: Drawn) -> Knowledge:
    assert knowledge.hand is not None
    return _forget_from_pool(
        replace(knowledge, hand=replace(knowledge.hand, card=fact.card)),
        knowledge.hand.pool,
        fact.card,
    )


def _learn_took(knowledge: Knowledge, fact: Took) -> Knowledge:
    # A card from the discard pile is in no pool of unseen cards; everyone has seen it.
    hand = Belief(fact.card, len(knowledge.pools) - 1, tuple(range(knowledge.players)))
    return replace(knowledge, hand=hand, discards=knowledge.discards[:-1])


def _learn_discarded(knowledge: Knowledge, fact: Discarded) -> Knowledge:
    assert knowledge.hand is not None
    if knowledge.hand.card is None:
        knowledge = _forget_from_pool(knowledge, knowledge.hand.pool, fact.card)
    return replace(knowledge, hand=None, discards=(*knowledge.discards, fact.card))


def _learn_replaced(knowledge: Knowledge, fact: Replaced) -> Knowledge:
    for slot, card in zip(fact.slots, fact.cards, strict=True):
        knowledge = _discard(knowledge, (fact.by, slot), card)
    knowledge = _put(knowledge, (fact.by, fact.slots[0]), knowledge.hand)
    return replace(knowledge, hand=None, discards=knowledge.discards + fact.cards)


def _learn_false_set(knowledge: Knowledge, fact: FalseSetShown) -> Knowledge:
    for slot, card in zip(fact.slots, fact.cards, strict=False):
        knowledge = _show_to_all(knowledge, (fact.by, slot), card)
    if not fact.kept:
        return knowledge  # the new card's move to the discard pile is a separate fact
    layout = (*knowledge.layouts[fact.by], knowledge.hand)
    return replace(knowledge, layouts=with_item(knowledge.layouts, fact.by, layout), hand=None)


def _learn_turned_up(knowledge: Knowledge, fact: TurnedUp) -> Knowledge:
    knowledge = _forget_from_pool(knowledge, len(knowledge.pools) - 1, fact.card)
    return replace(knowledge, discards=(fact.card,), pile=knowledge.pile - 1)


def _learn_swapped(knowledge: Knowledge, fact: Swapped) -> Knowledge:
    one, other = _at(knowledge, fact.one), _at(knowledge, fact.other)
    return _put(_put(knowledge, fact.one, other), fact.other, one)


def _learn_snapped(knowledge: Knowledge, fact: Snapped) -> Knowledge:
    place = (fact.by, fact.slot)
    if not fact.right:
        return _show_to_all(knowledge, place, fact.card)
    return replace(_discard(knowledge, place, fact.card), discards=(*knowledge.discards, fact.card))


def _learn_called(knowledge: Knowledge, fact: Called) -> Knowledge:
    layout = tuple(belief and replace(belief, called=True) for belief in knowledge.layouts[fact.by])
    return replace(knowledge, layouts=with_item(knowledge.layouts, fact.by, layout), caller=fact.by)


def _learn_penalty(knowledge: Knowledge, fact: PenaltyTaken) -> Knowledge:
    new_cards = (Belief(None, len(knowledge.pools) - 1),) * len(fact.slots)
    layouts = with_item(knowledge.layouts, fact.by, knowledge.layouts[fact.by] + new_cards)
    return replace(knowledge, layouts=layouts, pile=knowledge.pile - len(new_cards))


def _learn_reshuffled(knowledge: Knowledge, fact: Reshuffled) -> Knowledge:
    return replace(
        knowledge,
        pools=(*knowledge.pools, tuple(sorted(knowledge.discards[:-1]))),
        discards=knowledge.discards[-1:],
        pile=fact.cards,
    )


def _learn_round_ended(knowledge: Knowledge, fact: RoundEnded) -> Knowledge:
    for seat, score in enumerate(fact.result.scores):
        for slot, card in enumerate(score.cards):
            if card is not None:
                knowledge = _reveal(knowledge, (seat, slot), card)
    return knowledge


_UPDATES: Final[dict[type[Fact], Callable[[Knowledge, Any], Knowledge]]] = {
    RoundBegan: _learn_round_began,
    Dealt: _learn_dealt,
    Looked: _learn_looked,
    Saw: _learn_saw,
    Drew: _learn_drew,
    Drawn: _learn_drawn,
    Took: _learn_took,
    Discarded: _learn_discarded,
    Replaced: _learn_replaced,
    FalseSetShown: _learn_false_set,
    TurnedUp: _learn_turned_up,
    Swapped: _learn_swapped,
    Snapped: _learn_snapped,
    PenaltyTaken: _learn_penalty,
    Reshuffled: _learn_reshuffled,
    Called: _learn_called,
    RoundEnded: _learn_round_ended,
}


# --- helpers ------------------------------------------------------------------


def _at(knowledge: Knowledge, place: Place) -> Belief | None:
    return knowledge.layouts[place[0]][place[1]]


def _put(knowledge: Knowledge, place: Place, belief: Belief | None) -> Knowledge:
    seat, slot = place
    layout = with_item(knowledge.layouts[seat], slot, belief)
    return replace(knowledge, layouts=with_item(knowledge.layouts, seat, layout))


def _seen_by(belief: Belief | None, seat: Seat) -> Belief:
    assert belief is not None
    return replace(belief, seen_by=tuple(sorted({*belief.seen_by, seat})))


def _recognise(knowledge: Knowledge, place: Place, card: Card) -> Knowledge:
    """The viewer sees the card at a place."""
    belief = _at(knowledge, place)
    assert belief is not None
    if belief.card is not None:
        return knowledge
    return _put(_forget_from_pool(knowledge, belief.pool, card), place, replace(belief, card=card))


def _discard(knowledge: Knowledge, place: Place, card: Card) -> Knowledge:
    """A card moves from its place to the discard pile; everyone sees its face."""
    knowledge = _recognise(knowledge, place, card)
    belief = _at(knowledge, place)
    assert belief is not None
    discarded_sum = knowledge.gone + (VALUE[card] if belief.called else 0)
    return replace(_put(knowledge, place, None), gone=discarded_sum)


def _show_to_all(knowledge: Knowledge, place: Place, card: Card) -> Knowledge:
    knowledge = _recognise(knowledge, place, card)
    belief = _at(knowledge, place)
    assert belief is not None
    return _put(knowledge, place, replace(belief, seen_by=tuple(range(knowledge.players))))


def _reveal(knowledge: Knowledge, place: Place, card: Card) -> Knowledge:
    """A card is turned over after the round."""
    before = _at(knowledge, place)
    knowledge = _show_to_all(knowledge, place, card)
    belief = _at(knowledge, place)
    assert before is not None
    assert belief is not None
    return _put(knowledge, place, replace(belief, revealed=before.card is None))


def _forget_from_pool(knowledge: Knowledge, pool: int, card: Card) -> Knowledge:
    """Remove a card that the viewer has now seen from the unseen cards of its shuffle."""
    unseen = list(knowledge.pools[pool])
    unseen.remove(card)
    return replace(knowledge, pools=with_item(knowledge.pools, pool, tuple(unseen)))
