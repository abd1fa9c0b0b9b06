"""Playing a game of Da Capo!: the deal, filling a hand, building, putting down.

A game is one `Round` of a match.
"""

from typing import NamedTuple

from msgspec.structs import replace

from dacabo.core.cards import Card
from dacabo.core.errors import IllegalMove, InvalidMove
from dacabo.core.game import Told
from dacabo.core.moves import LotDrawn, Shuffled
from dacabo.core.seats import Seat, clockwise
from dacabo.core.values import with_item
from dacabo.dacapo.facts import (
    Built,
    DealerChosen,
    Dealt,
    Drawn,
    Drew,
    Ended,
    PileFinished,
    Put,
    RanOut,
    Reshuffled,
    RoundBegan,
    Source,
    TurnedUp,
)
from dacabo.dacapo.moves import BuildHand, BuildHelp, BuildStack, EndTurn, PutDown
from dacabo.dacapo.rules import JOKER, Rules
from dacabo.dacapo.state import Deal, Lots, Pile, Reshuffling, Round, RoundOver, Step, Turn

# --- the deal (DACAPO-2, DACAPO-4) -----------------------------------------------


def open_round(number: int, players: int, dealer: Seat | None) -> Step:
    """Open a game; a lot decides who deals the first one."""
    now = Round(number, Lots(), stacks=((),) * players)
    told = [Told(RoundBegan(number))]
    if dealer is None:
        return now, told
    now, dealer_facts = _set_dealer(now, dealer, by_lot=False)
    return now, told + dealer_facts


def draw_lot(_rules: Rules, now: Round, move: LotDrawn) -> Step:
    """The lot chooses the dealer."""
    if not 0 <= move.number < len(now.stacks):
        raise InvalidMove("no-such-lot")
    return _set_dealer(now, move.number, by_lot=True)


def _set_dealer(now: Round, dealer: Seat, *, by_lot: bool) -> Step:
    starter = (dealer + 1) % len(now.stacks)
    return (
        replace(now, phase=Deal(), dealer=dealer, player=starter),
        [Told(DealerChosen(dealer, by_lot))],
    )


def deal(rules: Rules, now: Round, move: Shuffled) -> Step:
    """Deal one card at a time: first the stacks, then the hands (DACAPO-2)."""
    players = len(now.stacks)
    cards = move.of(rules.pack)
    stacked = players * rules.stack
    dealt = stacked + players * rules.hand
    deal_order = {seat: position for position, seat in enumerate(clockwise(now.player, players))}
    seats = range(players)
    now = replace(
        now,
        phase=Turn(),
        turn=1,
        stacks=tuple(tuple(cards[deal_order[seat] : stacked : players]) for seat in seats),
        hands=tuple(
            sort_hand(cards[stacked + deal_order[seat] : dealt : players]) for seat in seats
        ),
        helps=(((),) * rules.help_piles,) * players,
        building=((),) * rules.building_piles,
        pile=tuple(reversed(cards[dealt:])),
    )
    tops = tuple(stack[-1] for stack in now.stacks)
    table = Dealt(now.number, now.player, rules.stack, rules.hand, tops, len(now.pile))
    return now, [Told(table), *(Told(Drawn(hand), (seat,)) for seat, hand in enumerate(now.hands))]


def sort_hand(cards: list[Card]) -> Pile:
    """Sort a hand, which has no order of its own: numbers first, jokers last."""
    return tuple(sorted(cards, key=lambda card: (card == JOKER, len(card), card)))


# --- drawing (DACAPO-5, DACAPO-6) -------------------------------------------------


def fill(rules: Rules, now: Round, told: list[Told]) -> Step:
    """Draw until the hand is full or there is nothing left to draw."""
    hand = now.hands[now.player]
    count = min(rules.hand - len(hand), len(now.pile))
    if count > 0:
        drawn_cards = tuple(reversed(now.pile[-count:]))
        hand = sort_hand([*hand, *drawn_cards])
        now = replace(
            now,
            hands=with_item(now.hands, now.player, hand),
            pile=now.pile[:-count],
            acted=True,
            idle=0,
        )
        # Everyone is told how many cards were drawn, but only the player which ones.
        told = [
            *told,
            Told(Drew(now.player, count)),
            Told(Drawn(sort_hand(list(drawn_cards))), (now.player,)),
        ]
    if len(hand) < rules.hand and now.aside:
        return replace(now, phase=Reshuffling()), [*told, Told(RanOut(now.player))]
    return replace(now, phase=Turn()), told


def reshuffle(rules: Rules, now: Round, move: Shuffled) -> Step:
    """The finished piles become the new pile; jokers no longer stand for a number."""
    cards = move.of(now.aside)
    told = [Told(Reshuffled(len(cards)))]
    now = replace(now, pile=tuple(reversed(cards)), aside=(), reshuffles=now.reshuffles + 1)
    return fill(rules, now, told)


# --- building (DACAPO-7 to DACAPO-10) ----------------------------------------------


def fitting(pile: Pile) -> frozenset[Card]:
    """The cards that can be built on a pile: the next number, or a joker (DACAPO-8)."""
    return _FITTING[len(pile)]


_FITTING = [
    frozenset({Card(str(number)), JOKER}) for number in range(1, Rules.bounds["highest"][1] + 1)
]


def open_places(piles: tuple[Pile, ...]) -> list[int]:
    """All piles with cards, and the first free place; other free places would be the same."""
    return [place for place, pile in enumerate(piles) if pile or place == piles.index(())]


def build_hand(rules: Rules, now: Round, move: BuildHand) -> Step:
    """Build a hand card."""
    _check_in_hand(now, move.card)
    hand = list(now.hands[now.player])
    hand.remove(move.card)
    after_removal = replace(now, hands=with_item(now.hands, now.player, tuple(hand)))
    return _build(rules, after_removal, _CardToBuild(Source.HAND, now.player, move.card), move.pile)


def build_help(rules: Rules, now: Round, move: BuildHelp) -> Step:
    """Build the top card of one of one's own help piles."""
    help_piles = now.helps[now.player]
    if not 0 <= move.help < len(help_piles):
        raise InvalidMove("no-such-pile")
    if not help_piles[move.help]:
        raise IllegalMove("empty-pile")
    *rest, card = help_piles[move.help]
    help_piles = with_item(help_piles, move.help, tuple(rest))
    after_removal = replace(now, helps=with_item(now.helps, now.player, help_piles))
    card_to_build = _CardToBuild(Source.HELP, now.player, card, move.help)
    return _build(rules, after_removal, card_to_build, move.pile)


def build_stack(rules: Rules, now: Round, move: BuildStack) -> Step:
    """Build the top card of a stack; the next one is turned up at once."""
    if not 0 <= move.seat < len(now.stacks):
        raise InvalidMove("no-such-seat")
    *rest, card = now.stacks[move.seat]
    after_removal = replace(now, stacks=with_item(now.stacks, move.seat, tuple(rest)))
    return _build(rules, after_removal, _CardToBuild(Source.STACK, move.seat, card), move.pile)


class _CardToBuild(NamedTuple):
    """A card about to be built, and where it came from."""

    source: Source
    owner: Seat
    card: Card
    help: int | None = None


def _build(rules: Rules, now: Round, card_to_build: _CardToBuild, place: int) -> Step:
    source, owner, card, help_pile = card_to_build
    if not 0 <= place < len(now.building):
        raise InvalidMove("no-such-pile")
    if place not in open_places(now.building):
        raise InvalidMove("first-free-place")
    pile = now.building[place]
    if card not in fitting(pile):
        raise IllegalMove("does-not-fit", number=len(pile) + 1)
    pile = (*pile, card)
    told = [Told(Built(now.player, source, owner, help_pile, card, place, len(pile)))]
    if len(pile) == rules.highest:
        told.append(Told(PileFinished(place)))
        now = replace(now, aside=now.aside + pile)
        pile = ()
    now = replace(now, building=with_item(now.building, place, pile), acted=True, idle=0)
    if source is Source.STACK:
        if not now.stacks[owner]:
            return replace(now, phase=RoundOver()), told
        told.append(Told(TurnedUp(owner, now.stacks[owner][-1])))
    # A turn must end with a hand card; an empty hand is refilled as soon as possible (DACAPO-10).
    return (now, told) if now.hands[now.player] else fill(rules, now, told)


# --- the end of a turn (DACAPO-11, DACAPO-12) ----------------------------------------


def put_down(rules: Rules, now: Round, move: PutDown) -> Step:
    """Put a hand card on a help pile."""
    _check_in_hand(now, move.card)
    help_piles = now.helps[now.player]
    if not 0 <= move.help < len(help_piles):
        raise InvalidMove("no-such-pile")
    if move.help not in open_places(help_piles):
        raise InvalidMove("first-free-place")
    hand = list(now.hands[now.player])
    hand.remove(move.card)
    help_piles = with_item(help_piles, move.help, (*help_piles[move.help], move.card))
    now = replace(
        now,
        hands=with_item(now.hands, now.player, tuple(hand)),
        helps=with_item(now.helps, now.player, help_piles),
        idle=0,
    )
    return _next_turn(rules, now, [Told(Put(now.player, move.card, move.help))])


def end_turn(rules: Rules, now: Round, _move: EndTurn) -> Step:
    """End the turn without a card to put down; a lap in which nothing happens ends the game."""
    if now.hands[now.player]:
        raise IllegalMove("put-a-card-down")
    told = [Told(Ended(now.player))]
    if not now.acted:
        now = replace(now, idle=now.idle + 1)
    if now.idle == len(now.stacks):
        return replace(now, phase=RoundOver()), told
    return _next_turn(rules, now, told)


def _next_turn(rules: Rules, now: Round, told: list[Told]) -> Step:
    player = (now.player + 1) % len(now.stacks)
    return fill(rules, replace(now, player=player, turn=now.turn + 1, acted=False), told)


def _check_in_hand(now: Round, card: Card) -> None:
    if card not in now.hands[now.player]:
        raise IllegalMove("not-in-your-hand")
