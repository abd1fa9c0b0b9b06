"""Every way to play a turn with the visible cards, and the value of each.

The search covers all sequences of builds: own stack, help piles, hand, jokers, others' stacks.
Different orders that lead to the same table are merged, and so are equal building piles. It begins
with sequences that cost nothing and continues with one joker, two jokers and so on, so that what
it omits when there are too many is wasteful anyway.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from dacabo.bots.dacapo.board import DONE, HAND, HELP, HIDDEN, PUT, STACK, WILD, Board, Step
from dacabo.bots.dacapo.odds import odds
from dacabo.bots.dacapo.piles import Laid, Route, given, laid, nearness, prefixes, routes
from dacabo.bots.dacapo.worth import TASTE, WON, Taste
from dacabo.core.seats import Seat
from dacabo.dacapo.rules import Rules

NOBODY: Final = -1


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
    drawn: int
    """The number of cards drawn into an emptied hand."""
    jokers: int
    """The number of jokers, and of other players' cards, used."""
    parent: int
    step: Step


class Plan(NamedTuple):
    """A way to play the turn, or its beginning up to where a new card is seen."""

    worth: float
    steps: tuple[Step, ...]


class _Around(NamedTuple):
    """What depends on the building piles only."""

    worth: float
    near: list[float]
    """By number: how close a card is to fitting."""
    routes: list[Route]
    """The routes for the player's stack card."""


class Turn:
    """A search of the turn of the player on turn.

    It examines at most `most` tables. Plans that are worse than the best by more than `within` may
    be omitted. Whatever the board holds, a player only sees their own hand and open cards, except
    for the oracle, which `sees_all`.
    """

    def __init__(
        self,
        rules: Rules,
        board: Board,
        *,
        most: int,
        within: float = 0.0,
        taste: Taste = TASTE,
        sees_all: bool = False,
    ) -> None:
        self._within = within
        self._best = -WON
        self._board = board
        self._sees_all = sees_all
        self._me: Seat = board.player
        self._taste = taste
        self._odds = odds(rules)
        self._soon = _soon(rules, taste)
        self._laid = laid(rules.highest, taste)
        # The upper bound of what a card put down can gain: its place and a better order.
        self._gain = max(-taste.free, max(map(max, self._laid)) - min(map(min, self._laid)))
        deck = rules.highest * rules.copies + rules.jokers
        self._joker_share, self._number_share = rules.jokers / deck, rules.copies / deck
        self._piles = [prefixes(pile, self._laid, taste.deeper) for pile in board.helps[self._me]]
        self._theirs = [
            [prefixes(pile, self._laid, taste.deeper)[-1] for pile in piles]
            for piles in board.helps
        ]
        self._around: dict[tuple[tuple[int, ...], tuple[int, ...]], _Around] = {}
        self.nodes: list[Node] = []
        self.worths: list[float] = []
        self.ends: list[Step] = []
        self._search(most)

    # --- results -------------------------------------------------------------------------

    def best(self) -> Plan:
        """The plan with the highest value."""
        worths = self.worths
        return self._plan(max(range(len(worths)), key=worths.__getitem__))

    def plans(self, most: int) -> list[Plan]:
        """The plans with the highest values, all with different steps."""
        found: dict[tuple[Step, ...], Plan] = {}
        for index in sorted(range(len(self.worths)), key=self.worths.__getitem__, reverse=True):
            plan = self._plan(index)
            found.setdefault(plan.steps, plan)
            if len(found) == most:
                break
        return list(found.values())

    def _plan(self, index: int) -> Plan:
        worth, path = self.worths[index], [self.ends[index]]
        while index:
            path.append(self.nodes[index].step)
            index = self.nodes[index].parent
        return Plan(worth, tuple(self._until_something_new(reversed(path))))

    def _until_something_new(self, path: Iterator[Step]) -> Iterator[Step]:
        """A plan ends where a card that is hidden now is turned up or drawn."""
        board = self._board
        held = len(board.hands[self._me])
        gone = [0] * len(board.stacks)
        drawn = 0
        for step in path:
            yield step
            what, which, _ = step
            if what == STACK:
                gone[which] += 1
                if self._top(which, gone[which]) == HIDDEN:
                    return
            elif what == HAND:
                held -= 1
                if not held:
                    new = self._new_hand(drawn)
                    if new is None:
                        return
                    held, drawn = len(new), drawn + len(new)

    # --- the search ------------------------------------------------------------------------

    def _search(self, most: int) -> None:
        board, me = self._board, self._me
        root = Node(
            tuple(board.heights),
            tuple(sorted(board.heights)),
            tuple(sorted(board.hands[me])),
            tuple(len(pile) for pile in board.helps[me]),
            (0,) * len(board.stacks),
            0,
            0,
            NOBODY,
            DONE,
        )
        nodes, worths, ends = self.nodes, self.worths, self.ends
        nodes.append(root)
        worths.append(-WON)
        ends.append(DONE)
        known = {root[1:5]}
        # By jokers; depth first within the same number of jokers.
        waiting: list[list[int]] = [[0]]
        for layer in waiting:
            while layer:
                index = layer.pop()
                node = nodes[index]
                worths[index], ends[index] = self._judge(node)
                if worths[index] > self._best:
                    self._best = worths[index]
                    if self._best == WON:
                        return
                if not node.hand and index and self._drawable(node):
                    continue  # the hand is filled with cards that are not visible yet
                for child in self._builds(index, node):
                    key = child[1:5]
                    if key in known or len(nodes) == most:
                        continue
                    known.add(key)
                    while len(waiting) <= child.jokers:
                        waiting.append([])
                    waiting[child.jokers].append(len(nodes))
                    nodes.append(child)
                    worths.append(-WON)
                    ends.append(DONE)

    def _builds(self, index: int, node: Node) -> Iterator[Node]:  # noqa: C901, PLR0912 (the innermost loop, for speed)
        """What can be built next; the best comes last, to be explored first."""
        me, piles, hand = self._me, self._piles, node.hand
        places = [p for p, height in enumerate(node.heights) if node.heights.index(height) == p]
        tops = [piles[k][size][0] for k, size in enumerate(node.helps)]
        for seat in range(len(node.gone)):
            if seat != me and len(self._board.stacks[seat]) - node.gone[seat] > 1:
                top = self._top(seat, node.gone[seat])
                for place in places:
                    if top in (WILD, node.heights[place] + 1):
                        yield self._after(index, node, (STACK, seat, place), 1)
        if WILD in hand:
            for place in places:
                yield self._after(index, node, (HAND, WILD, place), 1)
        for k, top in enumerate(tops):
            if top == WILD:
                for place in places:
                    yield self._after(index, node, (HELP, k, place), 1)
        for place in places:
            number = node.heights[place] + 1
            if number in hand:
                yield self._after(index, node, (HAND, number, place), 0)
            for k, top in enumerate(tops):
                if top == number:
                    yield self._after(index, node, (HELP, k, place), 0)
        top = self._top(me, node.gone[me])
        for place in places:
            if top in (WILD, node.heights[place] + 1):
                yield self._after(index, node, (STACK, me, place), 0)

    def _after(self, index: int, node: Node, step: Step, cost: int) -> Node:
        heights, _, hand, helps, gone, drawn, jokers, _, _ = node
        what, which, place = step
        height = (heights[place] + 1) % self._board.highest
        heights = (*heights[:place], height, *heights[place + 1 :])
        if what == HAND:
            at = hand.index(which)
            hand = hand[:at] + hand[at + 1 :]
            if not hand and (new := self._new_hand(drawn)):
                hand, drawn = new, drawn + len(new)
        elif what == HELP:
            helps = (*helps[:which], helps[which] - 1, *helps[which + 1 :])
        else:
            gone = (*gone[:which], gone[which] + 1, *gone[which + 1 :])
        kinds = tuple(sorted(heights))
        return Node(heights, kinds, hand, helps, gone, drawn, jokers + cost, index, step)

    def _top(self, seat: Seat, gone: int) -> int:
        """The top card of a stack after some cards are gone."""
        stack = self._board.stacks[seat]
        if gone and not self._sees_all:
            return HIDDEN
        return stack[-1 - gone] if gone < len(stack) else HIDDEN

    def _new_hand(self, drawn: int) -> tuple[int, ...] | None:
        """The cards that fill an emptied hand, if they are known."""
        if not self._sees_all:
            return None
        pile, size = self._board.pile, self._board.size
        new = pile[max(len(pile) - drawn - size, 0) : len(pile) - drawn]
        return tuple(sorted(new)) if len(new) == size else None

    def _drawable(self, node: Node) -> bool:
        return len(self._board.pile) - node.drawn > 0 or bool(self._board.aside)

    # --- evaluation --------------------------------------------------------------------------

    def _judge(self, node: Node) -> tuple[float, Step]:
        """The value of building no more, and the best card to put down then."""
        board, me, taste = self._board, self._me, self._taste
        gone = node.gone[me]
        if gone == len(board.stacks[me]):
            return WON, DONE
        heights = node.kinds
        around = self._around.get((heights, node.gone))
        if around is None:
            around = self._around[heights, node.gone] = self._look_around(heights, node.gone)
        top = self._top(me, gone)
        worth = around.worth + gone
        if top == HIDDEN:
            fits = len(set(heights)) * self._number_share + self._joker_share
            worth += taste.turned_up + taste.turned_up_fits * fits + taste.soon * taste.unknown_top
        elif top == WILD:
            worth += taste.soon
        piles = [rows[size] for rows, size in zip(self._piles, node.helps, strict=True)]
        down = 0
        for card, _, order in piles:
            worth += order
            if card == WILD:
                down += 1
            elif card == HIDDEN:
                worth += taste.free
        worth += taste.joker_down * down
        if node.hand:
            return self._put_down(node, worth, around, piles, down)
        worth += taste.draw * board.size
        if around.routes:
            worth += taste.soon * self._ready(around.routes, piles, down)
        return worth + (taste.new_hand if self._drawable(node) else 0.0), DONE

    def _put_down(  # noqa: C901, PLR0912 (the innermost loop, for speed)
        self, node: Node, worth: float, around: _Around, piles: list[Laid], down: int
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
        if worth + soon[0] + self._gain < self._best - self._within:
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
        highest, players = board.highest, len(board.stacks)
        near = nearness(highest, heights)
        kinds = set(heights)
        worth = taste.different * len(kinds)
        for ahead in range(1, players):
            seat = (me + ahead) % players
            top = self._top(seat, gone[seat])
            piles = self._theirs[seat]
            if top == HIDDEN:
                ready = taste.unknown_top
            elif top == WILD:
                ready = 1.0
            else:
                jokers = sum(card == WILD for card, _, _ in piles)
                ready = self._ready(routes(kinds, top), piles, jokers)
            worth += taste.theirs * (len(board.stacks[seat]) - gone[seat]) / (players - 1)
            if ahead == 1:
                worth -= taste.next_player * ready
                worth -= taste.their_near * sum(near[card] for card, _, _ in piles if card > 0)
            else:
                worth -= taste.later_players * ready / (players - 2)
        top = self._top(me, gone[me])
        return _Around(worth, near, routes(kinds, top) if top > WILD else [])

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
