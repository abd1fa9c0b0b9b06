"""A player's standing relative to the others with all cards open, in cards of a stack."""

from typing import Final

from dacabo.bots.dacapo.board import WILD, Board
from dacabo.bots.dacapo.weighing.odds import odds
from dacabo.bots.dacapo.weighing.piles import given, laid, nearness, prefixes, routes
from dacabo.bots.dacapo.weighing.worth import TASTE
from dacabo.core.seats import Seat
from dacabo.dacapo.rules import Rules

VICTORY: Final = 8.0
"""The value of winning, beyond the cards that the others have left."""
ON_TURN: Final = 1.5
"""The value of a stack card that is sure to be built, for the player on turn."""


def standing(rules: Rules, board: Board, me: Seat) -> float:
    """How far a player is ahead of the average of the others, at the beginning of a turn."""
    seats = range(len(board.stacks))
    if board.winners:
        cards = [-float(len(stack)) for stack in board.stacks]
        for seat in board.winners:
            cards[seat] += VICTORY
    else:
        cards = [_alone(rules, board, seat) for seat in seats]
    return cards[me] - sum(cards[seat] for seat in seats if seat != me) / (len(cards) - 1)


def _alone(rules: Rules, board: Board, seat: Seat) -> float:
    """The value of a player's stack, hand and help piles alone."""
    hand, top = board.hands[seat], board.stacks[seat][-1]
    heights = tuple(sorted(board.heights))
    near = nearness(rules.highest, heights)
    jokers = hand.count(WILD)
    draws = rules.hand - len(hand)
    worth = TASTE.joker_held * jokers + TASTE.draw * draws - len(board.stacks[seat])
    held = 0
    for card in set(hand):
        if card:
            held |= 1 << card
            worth += TASTE.near * near[card]
    table = laid(rules.highest, TASTE)
    piles = [prefixes(pile, table, TASTE.deeper)[-1] for pile in board.helps[seat]]
    for pile, (card, _, order) in zip(board.helps[seat], piles, strict=True):
        worth += order
        if not pile:
            worth += TASTE.free
        elif card == WILD:
            worth += TASTE.joker_down
            jokers += 1
    sure = ON_TURN if seat == board.player else TASTE.soon
    if top == WILD:
        return worth + sure
    ways = routes(set(heights), top)
    if not ways:
        return worth
    missing = min((need & ~(held | given(height, piles))).bit_count() for height, need in ways)
    return worth + sure * odds(rules)[max(missing - jokers, 0)][draws]
