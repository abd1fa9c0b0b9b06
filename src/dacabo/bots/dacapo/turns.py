"""Every way to play a turn with the visible cards.

The search covers all sequences of builds: own stack, help piles, hand, jokers, others' stacks.
Different orders that lead to the same table are merged, and so are building piles of the same
height. The search begins with sequences that use no joker and continues with one joker, two jokers
and so on. So if there are too many sequences, it omits only wasteful ones.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from dacabo.bots.dacapo.board import DONE, HAND, HELP, STACK, WILD, Board, Step
from dacabo.bots.dacapo.evaluation import WON, EvaluationWeights, Judge, Node
from dacabo.core.seats import Seat
from dacabo.dacapo.rules import Rules

NO_PARENT: Final = -1


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
        cards_left = len(self._board.hand)
        for step in path:
            yield step
            if step.kind == HAND:
                cards_left -= 1
            if step.kind == STACK or (step.kind == HAND and not cards_left):
                return

    # --- the search ------------------------------------------------------------------------

    def _search(self, max_nodes: int) -> None:
        board, me = self._board, self._me
        root = Node(
            tuple(board.heights),
            tuple(sorted(board.heights)),
            tuple(sorted(board.hand)),
            tuple(len(pile) for pile in board.helps[me]),
            (0,) * len(board.stacks),
            NO_PARENT,
            DONE,
        )
        self._known = {root[1:5]}
        self._add(root)
        # Without jokers, then with one and so on; depth first within the same number of jokers.
        to_examine, nodes_left = [0], max_nodes
        while to_examine and nodes_left:
            examined: list[int] = []
            while to_examine and nodes_left:
                index = to_examine.pop()
                nodes_left -= 1
                node = self.nodes[index]
                value, self.ends[index] = self._judge.judge(node, self._best)
                self.values[index] = value
                if value > self._best:
                    self._best = value
                    if value == WON:
                        return
                if index and (node.step.kind == STACK or (board.drawable and not node.hand)):
                    continue  # the next step depends on a card that is still hidden
                examined.append(index)
                to_examine += self._add_new(self._free_builds(index, node))
            if nodes_left:
                for index in examined:
                    to_examine += self._add_new(self._costly_builds(index, self.nodes[index]))

    def _add(self, node: Node) -> int:
        """Add a table to be examined, and return its index."""
        self.nodes.append(node)
        self.values.append(-WON)
        self.ends.append(DONE)
        return len(self.nodes) - 1

    def _add_new(self, nodes: Iterator[Node]) -> Iterator[int]:
        """Add the tables that were not reached before, and yield their indexes."""
        for node in nodes:
            key = node[1:5]
            if key not in self._known:
                self._known.add(key)
                yield self._add(node)

    def _free_builds(self, index: int, node: Node) -> Iterator[Node]:
        """The tables after building a card without a joker; the best comes last, to go first."""
        hand, piles = node.hand, _piles(node)
        tops = self._tops(node)
        for pile in piles:
            number = node.heights[pile] + 1
            if number in hand:
                yield self._after(index, node, Step(HAND, number, pile))
            for help_pile, top in enumerate(tops):
                if top == number:
                    yield self._after(index, node, Step(HELP, help_pile, pile))
        top = self._judge.top(self._me, node.gone[self._me])
        for pile in piles:
            if top in (WILD, node.heights[pile] + 1):
                yield self._after(index, node, Step(STACK, self._me, pile))

    def _costly_builds(self, index: int, node: Node) -> Iterator[Node]:
        """The tables after building a joker, or a card of another player's stack."""
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
        for help_pile, top in enumerate(self._tops(node)):
            if top == WILD:
                for pile in piles:
                    yield self._after(index, node, Step(HELP, help_pile, pile))

    def _tops(self, node: Node) -> list[int]:
        """The top cards of the player's help piles."""
        return [pile[size][0] for pile, size in zip(self._judge.piles, node.helps, strict=True)]

    def _after(self, index: int, node: Node, step: Step) -> Node:
        heights, _, hand, helps, gone, _, _ = node
        kind, card, pile = step
        height = (heights[pile] + 1) % self._board.highest
        heights = (*heights[:pile], height, *heights[pile + 1 :])
        if kind == HAND:
            index_in_hand = hand.index(card)
            hand = hand[:index_in_hand] + hand[index_in_hand + 1 :]
        elif kind == HELP:
            helps = (*helps[:card], helps[card] - 1, *helps[card + 1 :])
        else:
            gone = (*gone[:card], gone[card] + 1, *gone[card + 1 :])
        kinds = tuple(sorted(heights))
        return Node(heights, kinds, hand, helps, gone, index, step)


def _piles(node: Node) -> list[int]:
    """The building piles, one of each height."""
    return [pile for pile, height in enumerate(node.heights) if node.heights.index(height) == pile]
