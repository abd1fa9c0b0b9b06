"""What somebody at the table knows, as a fold over what they were told."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from dacabo.core.cards import Card
from dacabo.core.game import Fact
from dacabo.core.seats import Seat
from dacabo.core.values import Discreet, with_item
from dacabo.dacapo.facts import (
    Built,
    Dealt,
    Drawn,
    Drew,
    PileFinished,
    Put,
    Reshuffled,
    RoundBegan,
    Source,
    TurnedUp,
)
from dacabo.dacapo.play import hand_of
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.state import Pile


class Knowledge(Discreet):
    """Everything that a seat, or (None) a spectator, can know by perfect memory."""

    rules: Rules
    players: int
    viewer: Seat | None
    hand: Pile = ()
    """The viewer's own."""
    hands: tuple[int, ...] = ()
    stacks: tuple[int, ...] = ()
    tops: tuple[Card | None, ...] = ()
    helps: tuple[tuple[Pile, ...], ...] = ()
    building: tuple[Pile, ...] = ()
    aside: Pile = ()
    pile: int = 0
    unseen: Pile = ()
    """The cards that lie hidden somewhere: in stacks, in other hands, in the pile."""


def know(rules: Rules, players: int, viewer: Seat | None) -> Knowledge:
    """Before the first fact nothing is known but the rules."""
    return Knowledge(rules, players, viewer)


def learn(knowledge: Knowledge, fact: Fact) -> Knowledge:
    """What is known after a fact."""
    lesson = _LESSONS.get(type(fact))
    return lesson(knowledge, fact) if lesson else knowledge


def _round_began(mind: Knowledge, _fact: RoundBegan) -> Knowledge:
    return know(mind.rules, mind.players, mind.viewer)


def _dealt(mind: Knowledge, fact: Dealt) -> Knowledge:
    return replace(
        mind,
        hands=(fact.hand,) * mind.players,
        stacks=(fact.stack,) * mind.players,
        tops=fact.tops,
        helps=(((),) * mind.rules.help_piles,) * mind.players,
        building=((),) * mind.rules.building_piles,
        pile=fact.pile,
        unseen=_without(mind.rules.pack, fact.tops),
    )


def _drawn(mind: Knowledge, fact: Drawn) -> Knowledge:
    return replace(
        mind,
        hand=hand_of([*mind.hand, *fact.cards]),
        unseen=_without(mind.unseen, fact.cards),
    )


def _drew(mind: Knowledge, fact: Drew) -> Knowledge:
    held = mind.hands[fact.by] + fact.count
    return replace(mind, hands=with_item(mind.hands, fact.by, held), pile=mind.pile - fact.count)


def _built(mind: Knowledge, fact: Built) -> Knowledge:
    match fact.source:
        case Source.HAND:
            mind = _from_hand(mind, fact.by, fact.card)
        case Source.HELP:
            assert fact.help is not None
            helps = mind.helps[fact.owner]
            helps = with_item(helps, fact.help, helps[fact.help][:-1])
            mind = replace(mind, helps=with_item(mind.helps, fact.owner, helps))
        case Source.STACK:
            height = mind.stacks[fact.owner] - 1
            mind = replace(
                mind,
                stacks=with_item(mind.stacks, fact.owner, height),
                tops=with_item(mind.tops, fact.owner, None),
            )
    pile = (*mind.building[fact.pile], fact.card)
    return replace(mind, building=with_item(mind.building, fact.pile, pile))


def _from_hand(mind: Knowledge, seat: Seat, card: Card) -> Knowledge:
    """A card leaves a hand: the viewer's own, which they knew, or another's."""
    mind = replace(mind, hands=with_item(mind.hands, seat, mind.hands[seat] - 1))
    if seat == mind.viewer:
        return replace(mind, hand=hand_of(list(_without(mind.hand, (card,)))))
    return replace(mind, unseen=_without(mind.unseen, (card,)))


def _turned_up(mind: Knowledge, fact: TurnedUp) -> Knowledge:
    return replace(
        mind,
        tops=with_item(mind.tops, fact.seat, fact.card),
        unseen=_without(mind.unseen, (fact.card,)),
    )


def _pile_finished(mind: Knowledge, fact: PileFinished) -> Knowledge:
    return replace(
        mind,
        aside=mind.aside + mind.building[fact.pile],
        building=with_item(mind.building, fact.pile, ()),
    )


def _put(mind: Knowledge, fact: Put) -> Knowledge:
    mind = _from_hand(mind, fact.by, fact.card)
    helps = mind.helps[fact.by]
    helps = with_item(helps, fact.help, (*helps[fact.help], fact.card))
    return replace(mind, helps=with_item(mind.helps, fact.by, helps))


def _reshuffled(mind: Knowledge, fact: Reshuffled) -> Knowledge:
    unseen = tuple(sorted(mind.unseen + mind.aside))
    return replace(mind, aside=(), pile=fact.cards, unseen=unseen)


_LESSONS: Final[dict[type[Fact], Callable[[Knowledge, Any], Knowledge]]] = {
    RoundBegan: _round_began,
    Dealt: _dealt,
    Drawn: _drawn,
    Drew: _drew,
    Built: _built,
    TurnedUp: _turned_up,
    PileFinished: _pile_finished,
    Put: _put,
    Reshuffled: _reshuffled,
}


def _without(cards: Pile, seen: Iterable[Card]) -> Pile:
    left = sorted(cards)
    for card in seen:
        left.remove(card)
    return tuple(left)
