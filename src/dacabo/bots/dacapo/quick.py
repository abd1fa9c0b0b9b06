"""A turn played quickly: the player's stack card by the shortest route, then anything that fits.

This is how Andante plays.
"""

from typing import Final

from dacabo.bots.dacapo.board import DONE, HAND, HELP, PUT, STACK, WILD, Board, Step
from dacabo.core.values import Value

REACH: Final = 3
"""The number of cards that it looks ahead."""
JOKER: Final = 12
"""The cost of a joker, in cards: a way without one is always cheaper, and two are too many."""


class Order(Value):
    """How much it matters what a card is put on."""

    pair: int = 3
    """An equal one."""
    free: int = 6
    """A free place: it may be needed later."""


ORDER = Order()


def quick(board: Board, order: Order = ORDER) -> Step:
    """The next move."""
    return _stack_card(board) or _other_build(board) or _put_down(board, order)


def _stack_card(board: Board) -> Step | None:  # noqa: C901, PLR0912 (one pass, for speed)
    """The first step of the cheapest route for the player's stack card."""
    me = board.player
    top = board.tops[me]
    heights = board.heights
    if top == WILD:
        return Step(STACK, me, _best_for_joker(board))
    best, first = 2 * JOKER, None
    hand, helps = board.hand, board.helps[me]
    for place, height in enumerate(heights):
        gap = top - 1 - height
        if gap < 0 or gap > REACH or gap >= best:
            continue
        if not gap:
            return Step(STACK, me, place)
        cost, step = gap, None
        held = hand.count(WILD)
        left = [len(pile) for pile in helps]
        for number in range(height + 1, top):
            for k, size in enumerate(left):
                if size and helps[k][size - 1] == number:
                    left[k] -= 1
                    now = Step(HELP, k, place)
                    break
            else:
                if number in hand:
                    now = Step(HAND, number, place)
                else:
                    cost += JOKER
                    for k, size in enumerate(left):
                        if size and helps[k][size - 1] == WILD:
                            left[k] -= 1
                            now = Step(HELP, k, place)
                            break
                    else:
                        if not held:
                            cost = best
                            break
                        held -= 1
                        now = Step(HAND, WILD, place)
            step = step or now
        if cost < best:
            best, first = cost, step
    return first


def _best_for_joker(board: Board) -> int:
    """The best place for a joker on the player's stack: before cards that can follow it."""
    me = board.player
    hand = board.hand
    tops = [pile[-1] for pile in board.helps[me] if pile]
    theirs = board.tops[(me + 1) % len(board.stacks)]

    def good(place: int) -> int:
        number = board.heights[place] + 2
        return (
            2 * (number in hand)
            + 3 * (number in tops)
            - 4 * (theirs == number)
            + 4 * (theirs == number - 1)
        )

    return max(range(len(board.heights)), key=good)


def _other_build(board: Board) -> Step | None:
    """A help card or a hand card that fits."""
    me = board.player
    hand, helps, heights = board.hand, board.helps[me], board.heights
    for place, height in enumerate(heights):
        for k, pile in enumerate(helps):
            if pile and pile[-1] == height + 1:
                return Step(HELP, k, place)
        if height + 1 in hand:
            return Step(HAND, height + 1, place)
    return None


def _put_down(board: Board, order: Order) -> Step:  # noqa: C901 (one pass, for speed)
    """The card that is missed least, where it buries least."""
    me = board.player
    hand = board.hand
    if not hand:
        return DONE
    top = board.tops[me]
    low = min(board.heights)
    best, step = -1000, DONE
    free = False
    costs = []
    for card in dict.fromkeys(hand):
        if card == WILD:
            costs.append((card, -30))
            continue
        score = card // 2
        if hand.count(card) > 1:
            score += 2
        elif low < card < top:
            score -= 3
        costs.append((card, score))
    for k, pile in enumerate(board.helps[me]):
        if not pile:
            if free:
                continue
            free = True
        for card, score in costs:
            value = score + _laid(pile[-1], card, order) if pile else score - order.free
            if value > best:
                best, step = value, Step(PUT, card, k)
    return step


def _laid(below: int, card: int, order: Order) -> int:
    """How good it is to lay a card on another one."""
    if below == WILD:
        return -25
    if card == WILD:
        return -6
    if below == card + 1:
        return 6
    if below == card:
        return order.pair
    if below > card:
        return -2 - (below - card) // 2
    return -8 - (card - below) // 2
