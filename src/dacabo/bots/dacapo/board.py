"""A table of Da Capo! as plain, mutable numbers: for searching, not for playing.

The engine represents every moment as a new value; a bot that plays a turn a hundred times in its
search needs something lighter. Cards are their numbers, a joker is 0, and a card that the bot
cannot see is -1, which fits nowhere.
"""

from collections.abc import Iterable
from random import Random
from typing import Final, TypeAlias

from dacabo.core.cards import Card
from dacabo.core.moves import Move
from dacabo.core.seats import Seat
from dacabo.dacapo.facts import Built, Source
from dacabo.dacapo.moves import BuildHand, BuildHelp, BuildStack, EndTurn, PutDown
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.state import Match
from dacabo.dacapo.view import View
from dacabo.observations.dacapo.layout import JOKER
from dacabo.observations.dacapo.steps import card_of, kind

WILD: Final = JOKER
HIDDEN: Final = -1

HAND, HELP, STACK, PUT, END = range(5)
Step: TypeAlias = tuple[int, int, int]
"""A move: its kind, the card (hand, put), help pile or seat, and the target pile."""

DONE: Final[Step] = (END, 0, 0)


class Board:
    """A game in the middle of a turn. Copy it to explore moves with `do`."""

    __slots__ = (
        "acted",
        "aside",
        "building",
        "hands",
        "heights",
        "helps",
        "highest",
        "idle",
        "pile",
        "player",
        "rng",
        "size",
        "stacks",
        "winners",
    )

    highest: int
    size: int
    """The number of cards in a full hand."""
    player: Seat
    heights: list[int]
    """The number that each building pile stands at."""
    building: list[list[int]]
    stacks: list[list[int]]
    hands: list[list[int]]
    helps: list[list[list[int]]]
    pile: list[int]
    aside: list[int]
    acted: bool
    idle: int
    winners: list[Seat]
    """Empty while the game is in progress."""
    rng: Random

    def copy(self) -> "Board":
        """An independent copy."""
        twin = Board.__new__(Board)
        twin.highest = self.highest
        twin.size = self.size
        twin.player = self.player
        twin.heights = self.heights[:]
        twin.building = [pile[:] for pile in self.building]
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.hands = [hand[:] for hand in self.hands]
        twin.helps = [[pile[:] for pile in piles] for piles in self.helps]
        twin.pile = self.pile[:]
        twin.aside = self.aside[:]
        twin.acted = self.acted
        twin.idle = self.idle
        twin.winners = self.winners[:]
        twin.rng = self.rng
        return twin

    def do(self, step: Step) -> None:
        """Make a legal move and apply its consequences."""
        what, which, where = step
        me = self.player
        if what == HAND:
            self.hands[me].remove(which)
            self._lay(which, where)
        elif what == HELP:
            self._lay(self.helps[me][which].pop(), where)
        elif what == STACK:
            stack = self.stacks[which]
            self._lay(stack.pop(), where)
            if not stack:
                self.winners = [which]
                return
        else:
            self._end(step)
            return
        self.acted = True
        self.idle = 0
        if not self.hands[me]:
            self.fill()

    def _lay(self, card: int, place: int) -> None:
        pile = self.building[place]
        pile.append(card)
        height = self.heights[place] + 1
        if height == self.highest:
            self.aside += pile
            self.building[place] = []
            height = 0
        self.heights[place] = height

    def _end(self, step: Step) -> None:
        what, which, where = step
        me = self.player
        if what == PUT:
            self.hands[me].remove(which)
            self.helps[me][where].append(which)
            self.idle = 0
        elif not self.acted:
            self.idle += 1
            if self.idle == len(self.stacks):
                least = min(map(len, self.stacks))
                self.winners = [s for s, stack in enumerate(self.stacks) if len(stack) == least]
                return
        self.player = (me + 1) % len(self.stacks)
        self.acted = False
        self.fill()

    def fill(self) -> None:
        """Fill the hand of the player on turn, as far as there are cards."""
        hand = self.hands[self.player]
        while len(hand) < self.size:
            if not self.pile:
                if not self.aside:
                    return
                self.pile, self.aside = self.aside, []
                self.rng.shuffle(self.pile)
            hand.append(self.pile.pop())
            self.acted = True
            self.idle = 0


def numbers_of(cards: Iterable[Card]) -> list[int]:
    """Cards as numbers."""
    return [*map(kind, cards)]


def move_of(step: Step) -> Move:
    """A step as a move of the game."""
    what, which, where = step
    if what == HAND:
        return BuildHand(card_of(which), where)
    if what == HELP:
        return BuildHelp(which, where)
    if what == STACK:
        return BuildStack(which, where)
    if what == PUT:
        return PutDown(card_of(which), where)
    return EndTurn()


def step_of(fact: Built, seat: Seat) -> Step | None:
    """The step with which a seat built a card; None if another seat did."""
    if fact.by != seat:
        return None
    if fact.source is Source.HAND:
        return HAND, kind(fact.card), fact.pile
    if fact.source is Source.HELP:
        assert fact.help is not None
        return HELP, fact.help, fact.pile
    return STACK, fact.owner, fact.pile


def seen(rules: Rules, view: View, seat: Seat) -> Board:
    """The table as a seat sees it on its turn, with other cards hidden."""
    board = Board.__new__(Board)
    board.highest, board.size = rules.highest, rules.hand
    board.player = seat
    board.building = [numbers_of(pile) for pile in view.building]
    board.heights = [len(pile) for pile in view.building]
    board.stacks = [
        [HIDDEN] * (stack.height - 1) + numbers_of([stack.top] if stack.top else [])
        for stack in view.stacks
    ]
    board.hands = [[HIDDEN] * held for held in view.hands]
    board.hands[seat] = numbers_of(view.hand or ())
    board.helps = [[numbers_of(pile) for pile in piles] for piles in view.helps]
    board.pile = [HIDDEN] * view.pile
    board.aside = [HIDDEN] * view.aside
    board.acted, board.idle = True, 0
    board.winners = []
    board.rng = Random(0)  # noqa: S311 (there is nothing to tell hidden cards apart)
    return board


def whole(match: Match, rng: Random) -> Board:
    """A match with all its cards; `rng` shuffles where the table would."""
    now = match.round
    board = Board.__new__(Board)
    board.highest, board.size = match.rules.highest, match.rules.hand
    board.player = now.player
    board.building = [numbers_of(pile) for pile in now.building]
    board.heights = [len(pile) for pile in now.building]
    board.stacks = [numbers_of(stack) for stack in now.stacks]
    board.hands = [numbers_of(hand) for hand in now.hands]
    board.helps = [[numbers_of(pile) for pile in piles] for piles in now.helps]
    board.pile = numbers_of(now.pile)
    board.aside = numbers_of(now.aside)
    board.acted, board.idle = now.acted, now.idle
    board.winners = []
    board.rng = rng
    return board
