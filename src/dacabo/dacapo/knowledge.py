"""The knowledge of a viewer, learned from the facts they were told, one after the other."""

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
from dacabo.dacapo.hidden import (
    Case,
    Hidden,
    after_card_played,
    after_card_shown,
    after_draw,
    after_reshuffle,
    remaining_cards,
)
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
    """The knowledge after a fact."""
    update = _UPDATES.get(type(fact))
    return update(knowledge, fact) if update else knowledge


def _learn_round_began(knowledge: Knowledge, _fact: RoundBegan) -> Knowledge:
    return know(knowledge.rules, knowledge.players, knowledge.viewer)


def _learn_dealt(knowledge: Knowledge, fact: Dealt) -> Knowledge:
    hands = tuple(
        () if seat == knowledge.viewer else (0,) * fact.hand for seat in range(knowledge.players)
    )
    return replace(
        knowledge,
        hands=(fact.hand,) * knowledge.players,
        stacks=(fact.stack,) * knowledge.players,
        tops=fact.tops,
        helps=(((),) * knowledge.rules.help_piles,) * knowledge.players,
        building=((),) * knowledge.rules.building_piles,
        pile=fact.pile,
        hidden=Hidden((remaining_cards(knowledge.rules.pack, fact.tops),), (Case(1.0, hands),)),
    )


def _learn_drawn(knowledge: Knowledge, fact: Drawn) -> Knowledge:
    hidden = knowledge.hidden
    for card in fact.cards:
        hidden = after_card_shown(hidden, hidden.last, card)
    return replace(knowledge, hand=sort_hand([*knowledge.hand, *fact.cards]), hidden=hidden)


def _learn_drew(knowledge: Knowledge, fact: Drew) -> Knowledge:
    is_other = fact.by != knowledge.viewer
    return replace(
        knowledge,
        hands=with_item(knowledge.hands, fact.by, knowledge.hands[fact.by] + fact.count),
        pile=knowledge.pile - fact.count,
        hidden=after_draw(knowledge.hidden, fact.by, fact.count) if is_other else knowledge.hidden,
        acted=True,
        idle=0,
    )


def _learn_built(knowledge: Knowledge, fact: Built) -> Knowledge:
    match fact.source:
        case Source.HAND:
            knowledge = _leave_hand(knowledge, fact.by, fact.card)
        case Source.HELP:
            assert fact.help is not None
            help_piles = knowledge.helps[fact.owner]
            help_piles = with_item(help_piles, fact.help, help_piles[fact.help][:-1])
            knowledge = replace(knowledge, helps=with_item(knowledge.helps, fact.owner, help_piles))
        case Source.STACK:
            height = knowledge.stacks[fact.owner] - 1
            knowledge = replace(
                knowledge,
                stacks=with_item(knowledge.stacks, fact.owner, height),
                tops=with_item(knowledge.tops, fact.owner, None),
            )
    pile = (*knowledge.building[fact.pile], fact.card)
    return replace(
        knowledge, building=with_item(knowledge.building, fact.pile, pile), acted=True, idle=0
    )


def _leave_hand(knowledge: Knowledge, seat: Seat, card: Card) -> Knowledge:
    """A card leaves a hand: the viewer's own, whose cards they knew, or another player's."""
    hands = with_item(knowledge.hands, seat, knowledge.hands[seat] - 1)
    if seat == knowledge.viewer:
        return replace(
            knowledge, hands=hands, hand=sort_hand(list(remaining_cards(knowledge.hand, (card,))))
        )
    return replace(knowledge, hands=hands, hidden=after_card_played(knowledge.hidden, seat, card))


def _learn_turned_up(knowledge: Knowledge, fact: TurnedUp) -> Knowledge:
    return replace(
        knowledge,
        tops=with_item(knowledge.tops, fact.seat, fact.card),
        hidden=after_card_shown(knowledge.hidden, 0, fact.card),
    )


def _learn_pile_finished(knowledge: Knowledge, fact: PileFinished) -> Knowledge:
    return replace(
        knowledge,
        aside=knowledge.aside + knowledge.building[fact.pile],
        building=with_item(knowledge.building, fact.pile, ()),
    )


def _learn_put(knowledge: Knowledge, fact: Put) -> Knowledge:
    knowledge = _leave_hand(knowledge, fact.by, fact.card)
    help_piles = knowledge.helps[fact.by]
    help_piles = with_item(help_piles, fact.help, (*help_piles[fact.help], fact.card))
    return replace(
        knowledge, helps=with_item(knowledge.helps, fact.by, help_piles), acted=False, idle=0
    )


def _learn_ended(knowledge: Knowledge, _fact: Ended) -> Knowledge:
    return replace(
        knowledge, acted=False, idle=knowledge.idle if knowledge.acted else knowledge.idle + 1
    )


def _learn_reshuffled(knowledge: Knowledge, fact: Reshuffled) -> Knowledge:
    return replace(
        knowledge,
        aside=(),
        pile=fact.cards,
        hidden=after_reshuffle(knowledge.hidden, knowledge.aside),
        reshuffles=knowledge.reshuffles + 1,
    )


_UPDATES: Final[dict[type[Fact], Callable[[Knowledge, Any], Knowledge]]] = {
    RoundBegan: _learn_round_began,
    Dealt: _learn_dealt,
    Drawn: _learn_drawn,
    Drew: _learn_drew,
    Built: _learn_built,
    TurnedUp: _learn_turned_up,
    PileFinished: _learn_pile_finished,
    Put: _learn_put,
    Ended: _learn_ended,
    Reshuffled: _learn_reshuffled,
}
