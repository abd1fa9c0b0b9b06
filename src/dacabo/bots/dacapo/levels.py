"""The levels Greedy, Largo, Andante and Allegro: each looks further ahead than the one before."""

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
    board_of,
    move_of,
    step_of,
)
from dacabo.bots.dacapo.evaluation import EvaluationWeights, with_habit
from dacabo.bots.dacapo.quick import WEIGHTS, PutDownWeights, quick_step
from dacabo.bots.dacapo.turns import Turn
from dacabo.core.game import Decision, Fact
from dacabo.core.moves import Move
from dacabo.core.seats import Seat
from dacabo.dacapo.facts import Built, PileFinished
from dacabo.dacapo.game import DaCapo
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.view import View


def distinct_piles(board: Board) -> list[int]:
    """The building piles, one of each height: piles of the same height are interchangeable."""
    heights = board.heights
    return [pile for pile, height in enumerate(heights) if heights.index(height) == pile]


def from_stack(board: Board) -> Iterator[Step]:
    """The player's stack card, wherever it fits."""
    me = board.player
    top = board.tops[me]
    for pile in distinct_piles(board):
        if top in (WILD, board.heights[pile] + 1):
            yield Step(STACK, me, pile)


def from_helps(board: Board) -> Iterator[Step]:
    """Help cards that fit by their number."""
    for pile in distinct_piles(board):
        for help_pile, cards in enumerate(board.helps[board.player]):
            if cards and cards[-1] == board.heights[pile] + 1:
                yield Step(HELP, help_pile, pile)


def from_hand(board: Board) -> Iterator[Step]:
    """Hand cards that fit by their number."""
    hand = board.hand
    for pile in distinct_piles(board):
        if board.heights[pile] + 1 in hand:
            yield Step(HAND, board.heights[pile] + 1, pile)


def jokers_in_hand(board: Board) -> Iterator[Step]:
    """A joker from the hand, anywhere."""
    if WILD in board.hand:
        for pile in distinct_piles(board):
            yield Step(HAND, WILD, pile)


def puts_on_help_piles(board: Board) -> Iterator[Step]:
    """Every hand card on every help pile; of free places, only on the first."""
    me = board.player
    piles = board.helps[me]
    first_free = piles.index([]) if [] in piles else None
    for card in dict.fromkeys(board.hand):
        for help_pile, cards in enumerate(piles):
            if cards or help_pile == first_free:
                yield Step(PUT, card, help_pile)


def helps_next_player(board: Board, step: Step) -> bool:
    """Whether this step lets the next player build their stack card."""
    next_top = board.tops[(board.player + 1) % len(board.stacks)]
    return board.heights[step.pile] + 2 == next_top


GAME: Final = DaCapo()


class LevelBot(BaseBot):
    """The base of the levels: bots that decide from the visible table alone."""

    def __init__(
        self, rules: Rules, players: int, seat: Seat, seed: int, *, habit: Habit | None = None
    ) -> None:
        super().__init__(GAME, rules, players, seat, seed)
        self.rules = rules
        self.habit = habit

    def choose(self, view: View, decision: Decision) -> Move:
        """Answer a decision; there is only one kind."""
        del decision
        return move_of(self.next_step(board_of(self.rules, view, self.seat), view))

    def next_step(self, board: Board, view: View) -> Step:
        """The next step."""
        raise NotImplementedError


NOSY_OVERLOOK_FACTOR: Final = 0.3
"""A nosy bot overlooks this fraction of what others do."""


class Greedy(LevelBot):
    """Builds its stack card if it fits, else any hand card, else puts any card down."""

    def next_step(self, board: Board, view: View) -> Step:
        """A random card that fits; the stack card first."""
        del view
        builds = [*from_stack(board)] or [*from_hand(board), *jokers_in_hand(board)]
        return self.rng.choice(builds or [*puts_on_help_piles(board)] or [DONE])


class Largo(LevelBot):
    """Plays card by card, and sometimes overlooks one that fits."""

    overlook_probability: ClassVar = 0.15
    """The probability of overlooking the cards from one source that fit."""

    def next_step(self, board: Board, view: View) -> Step:
        """Build from the stack, then from help piles, then from the hand; then put a card down.

        A joker is built only where the stack card fits on it. A restless character builds from the
        hand first, to get new cards. A nosy one overlooks less, and does not build a card on which
        the next player's stack card fits.
        """
        del view
        is_nosy = self.habit is Habit.NOSY
        overlook_probability = self.overlook_probability * (NOSY_OVERLOOK_FACTOR if is_nosy else 1)
        other_sources = [from_helps, from_hand]
        if self.habit is Habit.RESTLESS:
            other_sources.reverse()
        for source in (from_stack, *other_sources):
            fitting = [*source(board)]
            if is_nosy and source is not from_stack:
                fitting = [step for step in fitting if not helps_next_player(board, step)]
            if fitting and self.rng.random() >= overlook_probability:
                return fitting[0]
        top = board.tops[board.player]
        for step in jokers_in_hand(board):
            if board.heights[step.pile] + 2 == top:
                return step
        return self._put_down(board)

    def _put_down(self, board: Board) -> Step:
        """A card on one of the same number, or else a high card on a free place, or anywhere."""
        piles = board.helps[board.player]
        options = [*puts_on_help_piles(board)]
        for step in options:
            if step.card != WILD and piles[step.pile][-1:] == [step.card]:
                return step
        on_free = [step for step in options if not piles[step.pile]]
        highest = max((step.card for step in options), default=WILD)
        highest_options = [step for step in on_free or options if step.card == highest]
        return self.rng.choice(highest_options or [DONE])


class Andante(LevelBot):
    """Looks a few cards ahead for a way to build its stack card."""

    def next_step(self, board: Board, view: View) -> Step:
        """The next step of a short sequence."""
        del view
        return quick_step(board, HABIT_WEIGHTS.get(self.habit, WEIGHTS))


HABIT_WEIGHTS: Final[Mapping[Habit | None, PutDownWeights]] = MappingProxyType(
    {Habit.COLLECTOR: PutDownWeights(pair=10), Habit.CAREFUL: PutDownWeights(free=9)}
)
"""The weights of characters whose habit changes how they put cards down."""


class Allegro(LevelBot):
    """Searches the whole turn, and plays the best of all sequences."""

    nodes: ClassVar = 32
    """The most tables that it examines. With 200 instead of 32 it would win 53 % of games (95 %
    interval 48–58), and the slowest 1 % of decisions would take 3 ms longer."""
    base_weights: ClassVar[EvaluationWeights] = EvaluationWeights()
    """The weights of the level, before the habit changes them."""

    def __init__(
        self, rules: Rules, players: int, seat: Seat, seed: int, *, habit: Habit | None = None
    ) -> None:
        super().__init__(rules, players, seat, seed, habit=habit)
        self.weights = with_habit(self.base_weights, habit)
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

    def next_step(self, board: Board, view: View) -> Step:
        """The next step of the plan, or of a new one."""
        if not self.plan:
            self.plan = [*self.plan_turn(board, view)]
        return self.plan[0]

    def plan_turn(self, board: Board, view: View) -> tuple[Step, ...]:
        """The best steps up to the point where new cards are seen."""
        del view
        return Turn(self.rules, board, most=self.nodes, weights=self.weights).best().steps
