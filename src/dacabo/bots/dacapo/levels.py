"""Greedy, Largo, Andante and Allegro: the same game, looking further and further ahead."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import ClassVar, Final

from dacabo.bots.bot import BaseBot
from dacabo.bots.characters import Habit
from dacabo.bots.dacapo.board import (
    DONE,
    HAND,
    HELP,
    PUT,
    STACK,
    WILD,
    Board,
    Step,
    move_of,
    seen,
    step_of,
)
from dacabo.bots.dacapo.evaluation import EvaluationWeights, with_habit
from dacabo.bots.dacapo.quick import ORDER, Order, quick
from dacabo.bots.dacapo.turns import Turn
from dacabo.core.game import Decision, Fact
from dacabo.core.moves import Move
from dacabo.core.seats import Seat
from dacabo.dacapo.facts import Built, PileFinished
from dacabo.dacapo.game import DaCapo
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.view import View


def places(board: Board) -> list[int]:
    """The building piles, one of each height: equal ones are interchangeable."""
    heights = board.heights
    return [place for place, height in enumerate(heights) if heights.index(height) == place]


def from_stack(board: Board) -> Iterator[Step]:
    """The player's stack card, wherever it fits."""
    me = board.player
    top = board.tops[me]
    for place in places(board):
        if top in (WILD, board.heights[place] + 1):
            yield STACK, me, place


def from_helps(board: Board) -> Iterator[Step]:
    """Help cards that fit by their number."""
    for place in places(board):
        for k, pile in enumerate(board.helps[board.player]):
            if pile and pile[-1] == board.heights[place] + 1:
                yield HELP, k, place


def from_hand(board: Board) -> Iterator[Step]:
    """Hand cards that fit by their number."""
    hand = board.hand
    for place in places(board):
        if board.heights[place] + 1 in hand:
            yield HAND, board.heights[place] + 1, place


def jokers_in_hand(board: Board) -> Iterator[Step]:
    """A joker from the hand, anywhere."""
    if WILD in board.hand:
        for place in places(board):
            yield HAND, WILD, place


def puts(board: Board) -> Iterator[Step]:
    """Every card on every help pile, or on the first free place."""
    me = board.player
    piles = board.helps[me]
    free = piles.index([]) if [] in piles else None
    for card in dict.fromkeys(board.hand):
        for k, pile in enumerate(piles):
            if pile or k == free:
                yield PUT, card, k


GAME: Final = DaCapo()


class Level(BaseBot):
    """A player that only considers the visible table."""

    def __init__(
        self, rules: Rules, players: int, seat: Seat, seed: int, *, habit: Habit | None = None
    ) -> None:
        super().__init__(GAME, rules, players, seat, seed)
        self.rules = rules
        self.habit = habit

    def choose(self, view: View, decision: Decision) -> Move:
        """Answer a decision; there is only one kind."""
        del decision
        return move_of(self.think(seen(self.rules, view, self.seat), view))

    def think(self, board: Board, view: View) -> Step:
        """The next step."""
        raise NotImplementedError


NOSY: Final = 0.3
"""The share of what others overlook that somebody nosy overlooks as well."""


class Greedy(Level):
    """Builds its stack card if it fits, else any hand card, else puts any card down."""

    def think(self, board: Board, view: View) -> Step:
        """The first card that fits."""
        del view
        builds = [*from_stack(board)] or [*from_hand(board), *jokers_in_hand(board)]
        return self.rng.choice(builds or [*puts(board)] or [DONE])


class Largo(Level):
    """Plays card by card, and sometimes overlooks one that fits."""

    overlooks: ClassVar = 0.15

    def think(self, board: Board, view: View) -> Step:
        """Its stack, then help cards, then the hand; a joker where it makes the stack card fit.

        Somebody restless takes the hand first, for new cards; somebody nosy knows what the next
        player waits for, does not build up to it, and overlooks less.
        """
        del view
        overlooks = self.overlooks * (NOSY if self.habit is Habit.NOSY else 1)
        others = (from_helps, from_hand)
        for look in (from_stack, *(others[::-1] if self.habit is Habit.RESTLESS else others)):
            fitting = [*look(board)]
            if self.habit is Habit.NOSY and look is not from_stack:
                fitting = [step for step in fitting if not serves_next(board, step)]
            if fitting and self.rng.random() >= overlooks:
                return fitting[0]
        top = board.tops[board.player]
        for step in jokers_in_hand(board):
            if board.heights[step[2]] + 2 == top:
                return step
        return self._put_down(board)

    def _put_down(self, board: Board) -> Step:
        """A card on an equal one, or else a high card on a free place, or anywhere."""
        piles = board.helps[board.player]
        options = [*puts(board)]
        likes = [s for s in options if piles[s[2]] and piles[s[2]][-1] == s[1] != WILD]
        free = [s for s in options if not piles[s[2]]]
        highest = max((s[1] for s in options), default=WILD)
        high = [s for s in free or options if s[1] == highest]
        return likes[0] if likes else self.rng.choice(high or [DONE])


def serves_next(board: Board, step: Step) -> bool:
    """Whether the next player's stack card fits on what is built."""
    theirs = board.tops[(board.player + 1) % len(board.stacks)]
    return board.heights[step[2]] + 2 == theirs


class Andante(Level):
    """Looks a few cards ahead for a way to build its stack card."""

    def think(self, board: Board, view: View) -> Step:
        """The next step of a short sequence."""
        del view
        return quick(board, order=ORDERS.get(self.habit, ORDER))


ORDERS: Final[Mapping[Habit | None, Order]] = MappingProxyType(
    {Habit.COLLECTOR: Order(pair=10), Habit.CAREFUL: Order(free=9)}
)
"""Who puts cards down in an order of their own."""


class Allegro(Level):
    """Searches the whole turn, and plays the best of all sequences."""

    nodes: ClassVar = 32
    """The number of tables that it examines at most. With 200 it wins 53 % (48–58) of the games
    against this, and one decision in a hundred takes three milliseconds more."""
    manner: ClassVar[EvaluationWeights] = EvaluationWeights()
    """The weights of the level."""

    def __init__(
        self, rules: Rules, players: int, seat: Seat, seed: int, *, habit: Habit | None = None
    ) -> None:
        super().__init__(rules, players, seat, seed, habit=habit)
        self.weights = with_habit(self.manner, habit)
        self.plan: list[Step] = []
        """The steps it intends to make, unless it sees something new."""

    def hear(self, fact: Fact) -> None:
        """Remember a fact; continue the plan only if the fact is its next step."""
        super().hear(fact)
        if isinstance(fact, PileFinished):
            return
        if self.plan and isinstance(fact, Built) and step_of(fact, self.seat) == self.plan[0]:
            del self.plan[0]
        else:
            self.plan = []

    def think(self, board: Board, view: View) -> Step:
        """The next step of the plan, or of a new one."""
        if not self.plan:
            self.plan = [*self.best(board, view)]
        return self.plan[0]

    def best(self, board: Board, view: View) -> tuple[Step, ...]:
        """The steps until something new is seen."""
        del view
        return Turn(self.rules, board, most=self.nodes, weights=self.weights).best().steps
