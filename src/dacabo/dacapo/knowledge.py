"""What a viewer knows, as a fold over the facts they were told."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from dacabo.core.cards import Card
from dacabo.core.checks import check_viewer
from dacabo.core.game import Fact
from dacabo.core.seats import Seat
from dacabo.core.values import Discreet, with_item
from dacabo.dacapo.facts import (
    Built,
    Dealt,
    Drawn,
    Drew,
    Ended,
    PileFinished,
    Put,
    Reshuffled,
    RoundBegan,
    Source,
    TurnedUp,
)
from dacabo.dacapo.hidden import Case, Hidden, drawn, played, reshuffled, shown, without
from dacabo.dacapo.play import sort_hand
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.state import Pile


class Knowledge(Discreet):
    """Everything that a seat, or a spectator (None), can know with perfect memory."""

    rules: Rules
    players: int
    viewer: Seat | None
    hand: Pile = ()
    """The viewer's own hand."""
    hands: tuple[int, ...] = ()
    stacks: tuple[int, ...] = ()
    tops: tuple[Card | None, ...] = ()
    helps: tuple[tuple[Pile, ...], ...] = ()
    building: tuple[Pile, ...] = ()
    aside: Pile = ()
    pile: int = 0
    hidden: Hidden = Hidden()
    """The hidden cards: in stacks, in other hands, in the pile."""
    reshuffles: int = 0
    acted: bool = False
    """Whether the player on turn has drawn or built in this turn."""
    idle: int = 0
    """The number of consecutive turns in which no card was drawn, built or put down."""

    @property
    def unseen(self) -> Pile:
        """All hidden cards, sorted."""
        return self.hidden.unseen


def know(rules: Rules, players: int, viewer: Seat | None) -> Knowledge:
    """Before the first fact, only the rules are known."""
    check_viewer(viewer, players)
    return Knowledge(rules, players, viewer)


def learn(knowledge: Knowledge, fact: Fact) -> Knowledge:
    """What is known after a fact."""
    update = _UPDATES.get(type(fact))
    return update(knowledge, fact) if update else knowledge


def _round_began(mind: Knowledge, _fact: RoundBegan) -> Knowledge:
    return know(mind.rules, mind.players, mind.viewer)


def _dealt(mind: Knowledge, fact: Dealt) -> Knowledge:
    hands = tuple(() if seat == mind.viewer else (0,) * fact.hand for seat in range(mind.players))
    return replace(
        mind,
        hands=(fact.hand,) * mind.players,
        stacks=(fact.stack,) * mind.players,
        tops=fact.tops,
        helps=(((),) * mind.rules.help_piles,) * mind.players,
        building=((),) * mind.rules.building_piles,
        pile=fact.pile,
        hidden=Hidden((without(mind.rules.pack, fact.tops),), (Case(1.0, hands),)),
    )


def _drawn(mind: Knowledge, fact: Drawn) -> Knowledge:
    hidden = mind.hidden
    for card in fact.cards:
        hidden = shown(hidden, hidden.last, card)
    return replace(mind, hand=sort_hand([*mind.hand, *fact.cards]), hidden=hidden)


def _drew(mind: Knowledge, fact: Drew) -> Knowledge:
    others = fact.by != mind.viewer
    return replace(
        mind,
        hands=with_item(mind.hands, fact.by, mind.hands[fact.by] + fact.count),
        pile=mind.pile - fact.count,
        hidden=drawn(mind.hidden, fact.by, fact.count) if others else mind.hidden,
        acted=True,
        idle=0,
    )


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
    return replace(mind, building=with_item(mind.building, fact.pile, pile), acted=True, idle=0)


def _from_hand(mind: Knowledge, seat: Seat, card: Card) -> Knowledge:
    """A card leaves a hand: the viewer's own, whose cards they knew, or another player's."""
    hands = with_item(mind.hands, seat, mind.hands[seat] - 1)
    if seat == mind.viewer:
        return replace(mind, hands=hands, hand=sort_hand(list(without(mind.hand, (card,)))))
    return replace(mind, hands=hands, hidden=played(mind.hidden, seat, card))


def _turned_up(mind: Knowledge, fact: TurnedUp) -> Knowledge:
    return replace(
        mind,
        tops=with_item(mind.tops, fact.seat, fact.card),
        hidden=shown(mind.hidden, 0, fact.card),
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
    return replace(mind, helps=with_item(mind.helps, fact.by, helps), acted=False, idle=0)


def _ended(mind: Knowledge, _fact: Ended) -> Knowledge:
    return replace(mind, acted=False, idle=mind.idle if mind.acted else mind.idle + 1)


def _reshuffled(mind: Knowledge, fact: Reshuffled) -> Knowledge:
    return replace(
        mind,
        aside=(),
        pile=fact.cards,
        hidden=reshuffled(mind.hidden, mind.aside),
        reshuffles=mind.reshuffles + 1,
    )


_UPDATES: Final[dict[type[Fact], Callable[[Knowledge, Any], Knowledge]]] = {
    RoundBegan: _round_began,
    Dealt: _dealt,
    Drawn: _drawn,
    Drew: _drew,
    Built: _built,
    TurnedUp: _turned_up,
    PileFinished: _pile_finished,
    Put: _put,
    Ended: _ended,
    Reshuffled: _reshuffled,
}
