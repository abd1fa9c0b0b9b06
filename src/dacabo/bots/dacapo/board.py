"""A table of Da Capo! as plain numbers, for searching a turn, not for playing it.

Cards are their numbers, a joker is 0, and a card that the bot cannot see is -1, which fits nowhere.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from dacabo.core.cards import Card
from dacabo.core.moves import Move
from dacabo.core.seats import Seat
from dacabo.dacapo.facts import Built, Source
from dacabo.dacapo.moves import BuildHand, BuildHelp, BuildStack, EndTurn, PutDown
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.view import View
from dacabo.observations.dacapo.layout import JOKER
from dacabo.observations.dacapo.steps import card_of, kind

WILD: Final = JOKER
HIDDEN: Final = -1

HAND, HELP, STACK, PUT, END = range(5)


class Step(NamedTuple):
    """A move as plain numbers."""

    kind: int
    """`HAND`, `HELP`, `STACK` build a card from there, `PUT` puts one down, `END` ends the turn."""
    card: int
    """The card for `HAND` and `PUT`, the side pile for `HELP`, the seat for `STACK`."""
    pile: int
    """The pile that it goes to: a building pile or, with `PUT`, a side pile."""


DONE: Final = Step(END, 0, 0)


class Board(NamedTuple):
    """The view that the player on turn has of a round."""

    highest: int
    size: int
    """The number of cards in a full hand."""
    player: Seat
    heights: list[int]
    """The number that each building pile stands at."""
    stacks: list[int]
    """The number of cards in each stack."""
    tops: list[int]
    """The top card of each stack."""
    hand: list[int]
    """The hand of the player on turn."""
    helps: list[list[list[int]]]
    drawable: bool
    """Whether cards are left to be drawn."""


def numbers_of(cards: Iterable[Card]) -> list[int]:
    """Cards as numbers."""
    return [*map(kind, cards)]


def move_of(step: Step) -> Move:
    """A step as a move of the game."""
    if step.kind == HAND:
        return BuildHand(card_of(step.card), step.pile)
    if step.kind == HELP:
        return BuildHelp(step.card, step.pile)
    if step.kind == STACK:
        return BuildStack(step.card, step.pile)
    if step.kind == PUT:
        return PutDown(card_of(step.card), step.pile)
    return EndTurn()


def step_of(fact: Built, seat: Seat) -> Step | None:
    """The step with which a seat built a card; None if another seat did."""
    if fact.by != seat:
        return None
    if fact.source is Source.HAND:
        return Step(HAND, kind(fact.card), fact.pile)
    if fact.source is Source.HELP:
        assert fact.help is not None
        return Step(HELP, fact.help, fact.pile)
    return Step(STACK, fact.owner, fact.pile)


def board_of(rules: Rules, view: View, seat: Seat) -> Board:
    """The table as a seat sees it on its turn."""
    return Board(
        rules.highest,
        rules.hand,
        seat,
        [len(pile) for pile in view.building],
        [stack.height for stack in view.stacks],
        [HIDDEN if stack.top is None else kind(stack.top) for stack in view.stacks],
        numbers_of(view.hand or ()),
        [[numbers_of(pile) for pile in piles] for piles in view.helps],
        drawable=view.pile > 0 or view.aside > 0,
    )
