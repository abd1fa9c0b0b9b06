"""Matches that begin in the middle: with given points, or with every card in a given place."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from dacabo.core.cards import deck_of
from dacabo.core.positions import ImpossiblePosition, check_seat, check_totals, rest_of
from dacabo.core.seats import Seat
from dacabo.dacapo.play import fitting, open_round, sort_hand
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.state import Match, Pile, Round, Turn


def from_totals(
    rules: Rules, totals: Sequence[int], *, number: int = 1, dealer: Seat | None = None
) -> Match:
    """A match before the deal of a game, with the points of the games before it.

    Args:
        rules: the rules of the match.
        totals: points so far, by seat.
        number: the number of the game in the match.
        dealer: the seat that deals; drawn by lot if not given.
    """
    players = len(totals)
    rules.check_players(players)
    check_seat(dealer, players)
    if number < 1:
        raise ImpossiblePosition("position-round")
    if rules.target is not None and max(totals) >= rules.target:
        raise ImpossiblePosition("position-over")
    now, _ = open_round(number, players, dealer)
    return Match(rules, players, now, carried=tuple(totals))


def from_cards(
    rules: Rules,
    stacks: Sequence[str],
    hands: Sequence[str],
    *,
    helps: Mapping[Seat, Sequence[str]] | None = None,
    building: Sequence[str] = (),
    aside: str = "",
    pile: str = "",
    player: Seat = 0,
    totals: Sequence[int] = (),
    number: int = 1,
) -> Match:
    """A match in the middle of a game, in a turn with the hand already filled.

    Stacks and the draw pile are written from the top; piles that players lay are written in the
    order they were laid. No player has been told anything, so bots, which know only what they were
    told, cannot play from here. Deal a stacked deck for them.

    Args:
        rules: the rules of the match.
        stacks: each player's stack, top card first.
        hands: each player's hand.
        helps: help piles by seat, for players who have any; "" is a free place.
        building: the building piles; "" is a free place.
        aside: the finished building piles.
        pile: the draw pile, top card first; the rest of the deck lies below, in deck order.
        player: the seat whose turn it is; the seat before it is the dealer.
        totals: the points of the games before, by seat.
        number: the number of the game in the match.
    """
    players = len(stacks)
    totals = totals or (0,) * players
    check_totals(totals, players)
    start = from_totals(rules, totals, number=number)
    check_seat(player, players)
    helps = helps or {}
    for seat in helps:
        check_seat(seat, players)
    if len(hands) != players:
        raise ImpossiblePosition("position-hands", players=players)
    top = _cards(pile)
    now = Round(
        number,
        Turn(),
        dealer=(player - 1) % players,
        player=player,
        turn=1,
        stacks=tuple(_cards(stack)[::-1] for stack in stacks),
        hands=tuple(sort_hand(list(_cards(hand))) for hand in hands),
        helps=tuple(_places(helps.get(seat, ()), rules.help_piles) for seat in range(players)),
        building=_places(building, rules.building_piles),
        aside=_cards(aside),
    )
    _check(rules, now)
    laid_cards = [
        card
        for piles in (now.stacks, now.hands, now.building, *now.helps)
        for lying_pile in piles
        for card in lying_pile
    ]
    below = rest_of(rules.pack, [*laid_cards, *now.aside, *top])
    now = replace(now, pile=(*reversed(below), *reversed(top)))
    if not now.hands[player] and (now.pile or now.aside):
        raise ImpossiblePosition("position-no-cards")
    return replace(start, round=now)


def _check(rules: Rules, now: Round) -> None:
    if not all(now.stacks):
        raise ImpossiblePosition("position-no-cards")
    if max(map(len, now.hands)) > rules.hand:
        raise ImpossiblePosition("position-large-hand", most=rules.hand)
    for pile in now.building:
        is_counted_up = all(card in fitting(pile[:count]) for count, card in enumerate(pile))
        if not is_counted_up or len(pile) >= rules.highest:
            raise ImpossiblePosition("position-building", highest=rules.highest)


def _places(piles: Sequence[str], places: int) -> tuple[Pile, ...]:
    """The given piles, then free places."""
    if len(piles) > places:
        raise ImpossiblePosition("position-piles", most=places)
    return tuple(_cards(pile) for pile in [*piles, *[""] * (places - len(piles))])


def _cards(text: str) -> Pile:
    return deck_of(*text.split())
