"""Matches that begin in the middle: with given points, or with every card in a given place."""

from collections.abc import Sequence

from msgspec.structs import replace

from dacabo.cabo.chapters.round import open_round
from dacabo.cabo.chapters.scoring import sum_of
from dacabo.cabo.facts import Begins
from dacabo.cabo.rules import Rules
from dacabo.cabo.sheet import Layout
from dacabo.cabo.state import Match, Round, Turn, occupied
from dacabo.core.cards import Card, deck_of
from dacabo.core.positions import ImpossiblePosition, check_seat, check_totals, rest_of
from dacabo.core.seats import Seat, clockwise


def from_totals(
    rules: Rules, totals: Sequence[int], *, number: int = 1, starter: Seat | None = None
) -> Match:
    """A match before the deal of a round, with the points of the rounds before it.

    Args:
        rules: the rules of the match.
        totals: points so far, by seat.
        number: the number of the round; the last one ends the match where the rules count rounds.
        starter: the seat that begins; drawn by lot if not given.
    """
    players = len(totals)
    rules.check_players(players)
    check_seat(starter, players)
    if number < 1 or (rules.rounds is not None and number > rules.rounds):
        raise ImpossiblePosition("position-round")
    if rules.limit is not None and max(totals) >= rules.limit:
        raise ImpossiblePosition("position-over")
    candidates = tuple(range(players)) if starter is None else (starter,)
    now, _ = open_round(number, players, candidates, Begins.WON)
    return Match(rules, players, now, carried=tuple(totals))


def from_cards(
    rules: Rules,
    hands: Sequence[str],
    *,
    discards: str,
    pile: str = "",
    player: Seat = 0,
    caller: Seat | None = None,
    totals: Sequence[int] = (),
    number: int = 1,
) -> Match:
    """A match at the beginning of a turn, with the cards in given places.

    No player has been told anything, so bots, which know only what they were told, cannot play
    from here. Deal a stacked deck for them.

    Args:
        rules: the rules of the match.
        hands: each player's cards by slot, such as `1 2 - 4`; `-` is an empty slot.
        discards: the discard pile, top card last.
        pile: the draw pile, top card first; the rest of the deck lies below, in deck order.
        player: the seat whose turn it is.
        caller: the seat that has called, with the cards it still has.
        totals: the points of the rounds before, by seat.
        number: the number of the round.
    """
    layouts = tuple(map(_layout, hands))
    players = len(layouts)
    totals = totals or (0,) * players
    check_totals(totals, players)
    start = from_totals(rules, totals, number=number)
    check_seat(player, players)
    check_seat(caller, players)
    if not all(map(occupied, layouts)):
        raise ImpossiblePosition("position-no-cards")
    if caller == player:
        raise ImpossiblePosition("position-caller")
    top, discard_pile = deck_of(*pile.split()), deck_of(*discards.split())
    layout_cards = [card for layout in layouts for card in layout if card is not None]
    below = rest_of(rules.pack, [*layout_cards, *discard_pile, *top])
    first = player if caller is None else caller
    now = Round(
        number,
        Turn(),
        starter=first,
        player=player,
        turn=1 + clockwise(first, players).index(player),
        caller=caller,
        called_with=0 if caller is None else sum_of(layouts[caller]),
        layouts=layouts,
        pile=(*reversed(below), *reversed(top)),
        discards=discard_pile,
    )
    return replace(start, round=now)


def _layout(hand: str) -> Layout:
    return tuple(None if face == "-" else Card(face) for face in hand.split())
