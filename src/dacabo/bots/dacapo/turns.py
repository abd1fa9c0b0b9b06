"""Every way to play a turn with the visible cards.

The search covers all sequences of builds: own stack, help piles, hand, jokers, others' stacks.
Different orders that lead to the same table are merged, and so are equal building piles. It begins
with sequences that cost nothing and continues with one joker, two jokers and so on, so that what
it omits when there are too many is wasteful anyway.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from dacabo.bots.dacapo.board import DONE, HAND, HELP, HIDDEN, STACK, WILD, Board, Step
from dacabo.bots.dacapo.weighing.judging import Judge, Node
from dacabo.bots.dacapo.weighing.worth import TASTE, WON, Taste
from dacabo.core.seats import Seat
from dacabo.dacapo.rules import Rules

NOBODY: Final = -1


class Plan(NamedTuple):
    """A way to play the turn, or its beginning up to where a new card is seen."""

    worth: float
    steps: tuple[Step, ...]


class Turn:
    """A search of the turn of the player on turn.

    It examines at most `most` tables. Plans that are worse than the best by more than `within` may
    be omitted.
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
        self._me: Seat = board.player
        self._judge = Judge(rules, board, taste, sees_all=sees_all)
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
                if self._judge.top(which, gone[which]) == HIDDEN:
                    return
            elif what == HAND:
                held -= 1
                if not held:
                    new = self._judge.new_hand(drawn)
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
                worths[index], ends[index] = self._judge.judge(node, self._best - self._within)
                if worths[index] > self._best:
                    self._best = worths[index]
                    if self._best == WON:
                        return
                if not node.hand and index and self._judge.drawable(node):
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
        me, piles, hand = self._me, self._judge.piles, node.hand
        places = [p for p, height in enumerate(node.heights) if node.heights.index(height) == p]
        tops = [piles[k][size][0] for k, size in enumerate(node.helps)]
        for seat in range(len(node.gone)):
            if seat != me and len(self._board.stacks[seat]) - node.gone[seat] > 1:
                top = self._judge.top(seat, node.gone[seat])
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
        top = self._judge.top(me, node.gone[me])
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
            if not hand and (new := self._judge.new_hand(drawn)):
                hand, drawn = new, drawn + len(new)
        elif what == HELP:
            helps = (*helps[:which], helps[which] - 1, *helps[which + 1 :])
        else:
            gone = (*gone[:which], gone[which] + 1, *gone[which + 1 :])
        kinds = tuple(sorted(heights))
        return Node(heights, kinds, hand, helps, gone, drawn, jokers + cost, index, step)
