"""The value of a table to the player on turn: of building no more, and of each card to put down."""

from functools import cache
from typing import NamedTuple

from dacabo.bots.dacapo.board import DONE, HIDDEN, PUT, WILD, Board, Step
from dacabo.bots.dacapo.weighing.odds import odds
from dacabo.bots.dacapo.weighing.piles import Laid, Route, given, laid, nearness, prefixes, routes
from dacabo.bots.dacapo.weighing.worth import WON, Taste
from dacabo.core.seats import Seat
from dacabo.dacapo.rules import Rules


class Node(NamedTuple):
    """The table after some builds."""

    heights: tuple[int, ...]
    kinds: tuple[int, ...]
    """The heights in ascending order, since the positions of the piles do not matter."""
    hand: tuple[int, ...]
    helps: tuple[int, ...]
    """The number of cards left in each of the player's help piles."""
    gone: tuple[int, ...]
    """The number of cards built from each stack."""
    parent: int
    step: Step


class _Around(NamedTuple):
    """What depends on the building piles only."""

    worth: float
    near: list[float]
    """By number: how close a card is to fitting."""
    routes: list[Route]
    """The routes for the player's stack card."""


class Judge:
    """Judges the tables that follow from one board.

    A player only sees their own hand and open cards.
    """

    def __init__(self, rules: Rules, board: Board, taste: Taste) -> None:
        self._board = board
        self._me: Seat = board.player
        self._taste = taste
        self._odds = odds(rules)
        self._soon = _soon(rules, taste)
        self._laid = laid(rules.highest, taste)
        # The upper bound of what a card put down can gain: its place and a better order.
        self._gain = max(-taste.free, max(map(max, self._laid)) - min(map(min, self._laid)))
        deck = rules.highest * rules.copies + rules.jokers
        self._joker_share, self._number_share = rules.jokers / deck, rules.copies / deck
        self.piles = [prefixes(pile, self._laid, taste.deeper) for pile in board.helps[self._me]]
        """The own help piles, by how many of their cards are left."""
        others = board.helps[(self._me + 1) % len(board.helps)]
        self._theirs = [prefixes(pile, self._laid, taste.deeper)[-1] for pile in others]
        self._around: dict[tuple[tuple[int, ...], tuple[int, ...]], _Around] = {}

    # --- what can be seen --------------------------------------------------------------------

    def top(self, seat: Seat, gone: int) -> int:
        """The top card of a stack after some cards are gone."""
        return HIDDEN if gone else self._board.tops[seat]

    # --- evaluation --------------------------------------------------------------------------

    def judge(self, node: Node, least: float) -> tuple[float, Step]:
        """The value of building no more, and the best card to put down then.

        A table that cannot be worth `least` is not judged closely.
        """
        board, me, taste = self._board, self._me, self._taste
        gone = node.gone[me]
        if gone == board.stacks[me]:
            return WON, DONE
        heights = node.kinds
        around = self._around.get((heights, node.gone))
        if around is None:
            around = self._around[heights, node.gone] = self._look_around(heights, node.gone)
        top = self.top(me, gone)
        worth = around.worth + gone
        if top == HIDDEN:
            fits = len(set(heights)) * self._number_share + self._joker_share
            worth += taste.turned_up + taste.turned_up_fits * fits + taste.soon * taste.unknown_top
        elif top == WILD:
            worth += taste.soon
        piles = [rows[size] for rows, size in zip(self.piles, node.helps, strict=True)]
        down = 0
        for card, _, order in piles:
            worth += order
            if card == WILD:
                down += 1
            elif card == HIDDEN:
                worth += taste.free
        worth += taste.joker_down * down
        if node.hand:
            return self._put_down(node, worth, around, piles, down, least=least)
        worth += taste.draw * board.size
        if around.routes:
            worth += taste.soon * self._ready(around.routes, piles, down)
        return worth + (taste.new_hand if board.drawable else 0.0), DONE

    def _put_down(  # noqa: C901, PLR0912 (the innermost loop, for speed)
        self,
        node: Node,
        worth: float,
        around: _Around,
        piles: list[Laid],
        down: int,
        *,
        least: float,
    ) -> tuple[float, Step]:
        """The best card to put down, and the best place for it."""
        taste, hand, near = self._taste, node.hand, around.near
        draws = self._board.size - len(hand) + 1
        soon = self._soon[draws]
        jokers = hand.count(WILD)
        worth += taste.draw * draws + taste.joker_held * jokers
        held = 0
        for card in set(hand):
            if card:
                held |= 1 << card
                worth += taste.near * near[card]
        # Skip the search if even the best card and place could not be good enough.
        if worth + soon[0] + self._gain < least:
            return -WON, DONE
        # The cost of giving each card away, and the numbers left in the hand without it.
        choices: list[tuple[int, float, int]] = []
        for card in dict.fromkeys(hand):
            if card == WILD:
                choices.append((card, worth + taste.joker_down - taste.joker_held, held))
            elif hand.count(card) > 1:
                choices.append((card, worth, held))
            else:
                choices.append((card, worth - taste.near * near[card], held & ~(1 << card)))
        best, end, free = -WON, DONE, False
        for k, (top, bits, order) in enumerate(piles):
            if top == HIDDEN:
                if free:
                    continue
                free = True
                gains = [-taste.free] * len(self._laid)
            else:
                loss = (taste.deeper - 1) * order - (taste.joker_down if top == WILD else 0.0)
                gains = [loss + gain for gain in self._laid[top]]
            others = piles[:k] + piles[k + 1 :]
            needs = [(height, need & ~given(height, others)) for height, need in around.routes]
            most = soon[0] if needs else 0.0
            wild = jokers + down - (top == WILD)
            for card, cost, left in choices:
                value = cost + gains[card]
                if value + most <= best:
                    continue  # even a certain stack card would not make it the best
                if needs:
                    lying = ((1 << card) | (bits if top > card else 0) if card else 0) | left
                    missing = len(soon)
                    for height, need in needs:
                        lacks = (need & ~(lying if card > height else left)).bit_count()
                        missing = min(missing, lacks)
                    value += soon[missing - wild if missing > wild else 0]
                if value > best:
                    best, end = value, (PUT, card, k)
        return best, end

    def _look_around(self, heights: tuple[int, ...], gone: tuple[int, ...]) -> _Around:
        board, me, taste = self._board, self._me, self._taste
        near = nearness(board.highest, heights)
        kinds = set(heights)
        theirs = sum(board.stacks) - board.stacks[me] - sum(gone) + gone[me]
        worth = taste.different * len(kinds) + taste.theirs * theirs / (len(board.stacks) - 1)
        if taste.next_player:
            worth -= taste.next_player * self._next_is_ready(kinds, gone)
        top = self.top(me, gone[me])
        return _Around(worth, near, routes(kinds, top) if top > WILD else [])

    def _next_is_ready(self, kinds: set[int], gone: tuple[int, ...]) -> float:
        """The probability that the next player brings out their stack card."""
        seat = (self._me + 1) % len(gone)
        top, piles = self.top(seat, gone[seat]), self._theirs
        if top == HIDDEN:
            return self._taste.unknown_top
        if top == WILD:
            return 1.0
        jokers = sum(card == WILD for card, _, _ in piles)
        return self._ready(routes(kinds, top), piles, jokers)

    def _ready(self, routes: list[Route], piles: list[Laid], jokers: int) -> float:
        """The probability that a hidden full hand brings out the stack card."""
        if not routes:
            return 0.0
        missing = min((need & ~given(height, piles)).bit_count() for height, need in routes)
        return self._odds[max(missing - jokers, 0)][self._board.size]


@cache
def _soon(rules: Rules, taste: Taste) -> list[list[float]]:
    """By number of draws and missing numbers: the value of the chance to build the stack card."""
    return [[taste.soon * row[cards] for row in odds(rules)] for cards in range(rules.hand + 1)]
