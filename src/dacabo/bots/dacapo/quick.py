"""A quick way to choose a move: first the shortest way to play the stack card, then any that fits.

This is how Andante plays.
"""

from typing import Final

from dacabo.bots.dacapo.board import DONE, HAND, HELP, PUT, STACK, WILD, Board, Step
from dacabo.core.values import Value

MAX_GAP: Final = 3
"""The most cards that it plays to reach its stack card."""
JOKER_COST: Final = 12
"""The cost of a joker, counted in cards.

A route without a joker is always cheaper, and no route uses two.
"""


class PutDownWeights(Value):
    """The weights of the cards on which a card can be put."""

    pair: int = 3
    """The bonus for a card of the same number."""
    free: int = 6
    """The cost of using up an empty help pile: it may be needed later."""


WEIGHTS: Final = PutDownWeights()


def quick_step(board: Board, weights: PutDownWeights = WEIGHTS) -> Step:
    """The next move."""
    return _stack_card(board) or _other_build(board) or _put_down(board, weights)


def _stack_card(board: Board) -> Step | None:
    """The first step of the cheapest route for the player's stack card."""
    me = board.player
    if board.tops[me] == WILD:
        return Step(STACK, me, _best_for_joker(board))
    best_cost, best_step = 2 * JOKER_COST, None
    for place in range(len(board.heights)):
        route = _route(board, place)
        if route is not None and route[0] < best_cost:
            best_cost, best_step = route
    return best_step


def _route(board: Board, place: int) -> tuple[int, Step] | None:
    """The cost of reaching the stack card on one building pile, and the first step."""
    me, hand = board.player, board.hand
    top, height = board.tops[me], board.heights[place]
    gap = top - 1 - height
    if not 0 <= gap <= MAX_GAP:
        return None
    first_step = None if gap else Step(STACK, me, place)
    cost = gap
    jokers_left = hand.count(WILD)
    pile_sizes = [len(pile) for pile in board.helps[me]]
    for number in range(height + 1, top):
        card_step = _from_help(board, number, place, pile_sizes)
        if card_step is None and number in hand:
            card_step = Step(HAND, number, place)
        if card_step is None:
            cost += JOKER_COST
            card_step = _from_help(board, WILD, place, pile_sizes)
        if card_step is None:
            if not jokers_left:
                return None
            jokers_left -= 1
            card_step = Step(HAND, WILD, place)
        first_step = first_step or card_step
    assert first_step is not None
    return cost, first_step


def _from_help(board: Board, card: int, place: int, pile_sizes: list[int]) -> Step | None:
    """Build a card from the top of a help pile, whose size this reduces."""
    for index, pile in enumerate(board.helps[board.player]):
        size = pile_sizes[index]
        if size and pile[size - 1] == card:
            pile_sizes[index] -= 1
            return Step(HELP, index, place)
    return None


def _best_for_joker(board: Board) -> int:
    """The best place for a joker on the player's stack: before cards that can follow it."""
    me = board.player
    hand = board.hand
    tops = [pile[-1] for pile in board.helps[me] if pile]
    next_players_top = board.tops[(me + 1) % len(board.stacks)]

    def score(place: int) -> int:
        number = board.heights[place] + 2
        # Good: we can continue with our own cards, or the joker takes the number of the next
        # player's card. Bad: the next player can continue.
        return (
            2 * (number in hand)
            + 3 * (number in tops)
            - 4 * (next_players_top == number)
            + 4 * (next_players_top == number - 1)
        )

    return max(range(len(board.heights)), key=score)


def _other_build(board: Board) -> Step | None:
    """A help card or a hand card that fits."""
    me = board.player
    hand, help_piles, heights = board.hand, board.helps[me], board.heights
    for place, height in enumerate(heights):
        for index, pile in enumerate(help_piles):
            if pile and pile[-1] == height + 1:
                return Step(HELP, index, place)
        if height + 1 in hand:
            return Step(HAND, height + 1, place)
    return None


def _put_down(board: Board, weights: PutDownWeights) -> Step:
    """Put down the card we need least, on the help pile where it does least harm."""
    scores = _hand_scores(board)
    best_value, best_step = -1000, DONE
    tried_empty = False
    for index, pile in enumerate(board.helps[board.player]):
        if not pile:
            if tried_empty:
                continue  # empty piles are all the same: try one
            tried_empty = True
        for card, score in scores:
            value = score + _score_on(pile[-1], card, weights) if pile else score - weights.free
            if value > best_value:
                best_value, best_step = value, Step(PUT, card, index)
    return best_step


def _hand_scores(board: Board) -> list[tuple[int, int]]:
    """The cards of the hand, and how little we need each."""
    hand, top = board.hand, board.tops[board.player]
    low = min(board.heights)
    scores = []
    for card in dict.fromkeys(hand):
        if card == WILD:
            scores.append((card, -30))
            continue
        score = card // 2
        if hand.count(card) > 1:
            score += 2
        elif low < card < top:
            score -= 3
        scores.append((card, score))
    return scores


def _score_on(below: int, card: int, weights: PutDownWeights) -> int:
    """The score of laying a card on another one."""
    if below == WILD:
        return -25
    if card == WILD:
        return -6
    if below == card + 1:
        return 6
    if below == card:
        return weights.pair
    if below > card:
        return -2 - (below - card) // 2
    return -8 - (card - below) // 2
