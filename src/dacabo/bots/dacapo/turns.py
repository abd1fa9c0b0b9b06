"""Every way to play a turn with the visible cards.

The search covers all sequences of builds: own stack, help piles, hand, jokers, others' stacks.
Different orders that lead to the same table are merged, and so are equal building piles. It begins
with sequences that cost nothing and continues with one joker, two jokers and so on, so that what
it omits when there are too many is wasteful anyway.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from dacabo.bots.dacapo.board import DONE, HAND, HELP, STACK, WILD, Board, Step
from dacabo.bots.dacapo.evaluation import WON, EvaluationWeights, Judge, Node
from dacabo.core.seats import Seat
from dacabo.dacapo.rules import Rules

NOBODY: Final = -1


class Plan(NamedTuple):
    """A way to play the turn, or its beginning up to where a new card is seen."""

    value: float
    steps: tuple[Step, ...]


class Turn:
    """A search of the turn of the player on turn, which examines at most `most` tables."""

    def __init__(
        self, rules: Rules, board: Board, *, most: int, weights: EvaluationWeights
    ) -> None:
        self._best = -WON
        self._board = board
        self._me: Seat = board.player
        self._judge = Judge(rules, board, weights)
        self.nodes: list[Node] = []
        self.values: list[float] = []
        self.ends: list[Step] = []
        self._search(most)

    # --- results -------------------------------------------------------------------------

    def best(self) -> Plan:
        """The plan with the highest value."""
        values = self.values
        return self._plan(max(range(len(values)), key=values.__getitem__))

    def _plan(self, index: int) -> Plan:
        value, path = self.values[index], [self.ends[index]]
        while index:
            path.append(self.nodes[index].step)
            index = self.nodes[index].parent
        return Plan(value, tuple(self._until_something_new(reversed(path))))

    def _until_something_new(self, path: Iterator[Step]) -> Iterator[Step]:
        """A plan ends where a card that is hidden now is turned up or drawn."""
        held = len(self._board.hand)
        for step in path:
            yield step
            if step.kind == HAND:
                held -= 1
            if step.kind == STACK or (step.kind == HAND and not held):
                return

    # --- the search ------------------------------------------------------------------------

    def _search(self, most: int) -> None:
        board, me = self._board, self._me
        root = Node(
            tuple(board.heights),
            tuple(sorted(board.heights)),
            tuple(sorted(board.hand)),
            tuple(len(pile) for pile in board.helps[me]),
            (0,) * len(board.stacks),
            NOBODY,
            DONE,
        )
        self._known = {root[1:5]}
        self._note(root)
        # Without jokers, then with one and so on; depth first within the same number of jokers.
        waiting, left = [0], most
        while waiting and left:
            examined: list[int] = []
            while waiting and left:
                index = waiting.pop()
                left -= 1
                node = self.nodes[index]
                value, self.ends[index] = self._judge.judge(node, self._best)
                self.values[index] = value
                if value > self._best:
                    self._best = value
                    if value == WON:
                        return
                if index and (node.step.kind == STACK or (board.drawable and not node.hand)):
                    continue  # a card is seen that is not visible yet
                examined.append(index)
                waiting += self._new(self._builds(index, node))
            if left:
                for index in examined:
                    waiting += self._new(self._wasteful(index, self.nodes[index]))

    def _note(self, node: Node) -> int:
        """Keep a table to be examined; returns its number."""
        self.nodes.append(node)
        self.values.append(-WON)
        self.ends.append(DONE)
        return len(self.nodes) - 1

    def _new(self, nodes: Iterator[Node]) -> Iterator[int]:
        """Keep the tables that were not reached before."""
        for node in nodes:
            key = node[1:5]
            if key not in self._known:
                self._known.add(key)
                yield self._note(node)

    def _builds(self, index: int, node: Node) -> Iterator[Node]:
        """What can be built for nothing; the best comes last, to be explored first."""
        hand, piles = node.hand, _piles(node)
        tops = self._tops(node)
        for pile in piles:
            number = node.heights[pile] + 1
            if number in hand:
                yield self._after(index, node, Step(HAND, number, pile))
            for k, top in enumerate(tops):
                if top == number:
                    yield self._after(index, node, Step(HELP, k, pile))
        top = self._judge.top(self._me, node.gone[self._me])
        for pile in piles:
            if top in (WILD, node.heights[pile] + 1):
                yield self._after(index, node, Step(STACK, self._me, pile))

    def _wasteful(self, index: int, node: Node) -> Iterator[Node]:
        """What can be built with a joker, or with a card of another player's stack."""
        piles = _piles(node)
        for seat in range(len(node.gone)):
            if seat != self._me and self._board.stacks[seat] - node.gone[seat] > 1:
                top = self._judge.top(seat, node.gone[seat])
                for pile in piles:
                    if top in (WILD, node.heights[pile] + 1):
                        yield self._after(index, node, Step(STACK, seat, pile))
        if WILD in node.hand:
            for pile in piles:
                yield self._after(index, node, Step(HAND, WILD, pile))
        for k, top in enumerate(self._tops(node)):
            if top == WILD:
                for pile in piles:
                    yield self._after(index, node, Step(HELP, k, pile))

    def _tops(self, node: Node) -> list[int]:
        """The top cards of the player's help piles."""
        return [pile[size][0] for pile, size in zip(self._judge.piles, node.helps, strict=True)]

    def _after(self, index: int, node: Node, step: Step) -> Node:
        heights, _, hand, helps, gone, _, _ = node
        kind, card, pile = step
        height = (heights[pile] + 1) % self._board.highest
        heights = (*heights[:pile], height, *heights[pile + 1 :])
        if kind == HAND:
            at = hand.index(card)
            hand = hand[:at] + hand[at + 1 :]
        elif kind == HELP:
            helps = (*helps[:card], helps[card] - 1, *helps[card + 1 :])
        else:
            gone = (*gone[:card], gone[card] + 1, *gone[card + 1 :])
        kinds = tuple(sorted(heights))
        return Node(heights, kinds, hand, helps, gone, index, step)


def _piles(node: Node) -> list[int]:
    """The building piles, one of each height."""
    return [pile for pile, h in enumerate(node.heights) if node.heights.index(h) == pile]
