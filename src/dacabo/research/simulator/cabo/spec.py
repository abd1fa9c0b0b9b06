"""The rules of Cabo as numbers, and the sizes and modules of its kernel."""

from collections.abc import Sequence
from typing import Final

from dacabo.cabo.cards import VALUE, DeckKind
from dacabo.cabo.rules import (
    EmptyPile,
    FalseSet,
    FirstLook,
    Hundred,
    PileOutAfterCall,
    Rules,
    Scoring,
    Starter,
)
from dacabo.core.cards import Card
from dacabo.core.errors import RulesError
from dacabo.observations.cabo.layout import GLOBALS, TOKEN
from dacabo.research.simulator.cabo.kernel import layout as at
from dacabo.research.simulator.spec import Players, Shape

# The position in these tuples is the number that the kernel reads.
_AFTER_CALL: Final = (
    PileOutAfterCall.END_CABO,
    PileOutAfterCall.END_PILE,
    PileOutAfterCall.PLAY_ON,
)
_HUNDRED: Final = (Hundred.ALWAYS, Hundred.ONCE, Hundred.NEVER)

_SPARE_SLOTS: Final = 4
"""A layout that never grows gets these slots more, so that observations fit similar rules."""
_SPARE_SLOTS_IF_GROWING: Final = 12
"""A layout that can grow gets these slots more; rounds that need even more are rare."""

POINTS_SIGN: Final = -1
"""The sign of points in a reward: in Cabo the fewest points win."""

MODULES: Final = (
    "dacabo.research.simulator.chance",
    "dacabo.observations.cabo.layout",
    "dacabo.research.simulator.cabo.kernel.layout",
    "dacabo.research.simulator.cabo.kernel.deal",
    "dacabo.research.simulator.cabo.kernel.scoring",
    "dacabo.research.simulator.cabo.kernel.snap",
    "dacabo.research.simulator.cabo.kernel.moves",
    "dacabo.research.simulator.cabo.kernel.decisions",
    "dacabo.research.simulator.cabo.kernel.observations",
    "dacabo.research.simulator.batch",
)

PLAYERS: Final = Players(
    ("allegro", "greedy"),
    (
        "dacabo.research.simulator.cabo.players.estimate",
        "dacabo.research.simulator.cabo.players.evaluation",
        "dacabo.research.simulator.cabo.players.calling",
        "dacabo.research.simulator.cabo.players.levels",
    ),
)


def code(card: Card) -> int:
    """Return the code of a card."""
    return code_of_value(VALUE[card])


def code_of_value(value: int) -> int:
    """Return the code of a card's value: 2 more, since a joker counts -1 and 0 is no card."""
    return value + 2


def rules_vector(
    rules: Rules, players: int, slots: int, *, tempted: int = 0, time_runs_out: int = 0
) -> list[int]:
    """Return the rules as the kernel reads them.

    Args:
        rules: the rules.
        players: the number of players.
        slots: the slots of each layout.
        tempted: in 65,536 decisions, how often a player is tempted to sneak a look.
        time_runs_out: in 65,536 decisions, how often time is called.
    """
    if slots < rules.cards:
        raise RulesError("too-few-slots", slots=slots, cards=rules.cards)
    r = [0] * at.RULES
    r[at.PLAYERS] = players
    r[at.SLOTS_PER_LAYOUT] = slots
    r[at.FRENCH] = rules.deck is DeckKind.FRENCH
    r[at.CARDS_DEALT] = rules.cards
    r[at.LOOKS] = rules.looks
    r[at.LOOKS_AT_NEAREST] = rules.first_look is FirstLook.NEAREST
    r[at.YOUNGEST_STARTS] = rules.starter is Starter.YOUNGEST
    r[at.SETS] = rules.sets
    r[at.ONE_BY_ONE] = rules.one_by_one
    r[at.KEEPS_FAILED_CARD] = rules.false_set is FalseSet.KEEP
    r[at.FREE_SWAP] = rules.free_swap
    r[at.SNAP] = rules.snap
    r[at.FORBIDDEN_LOOK] = rules.forbidden_look
    r[at.CALLER_LOCKED] = rules.caller_locked
    r[at.CALL_BELOW] = at.NO_LIMIT if rules.call_below is None else rules.call_below
    r[at.EMPTY_PILE_ENDS_ROUND] = rules.empty_pile is EmptyPile.END_ROUND
    r[at.PILE_OUT_AFTER_CALL] = _AFTER_CALL.index(rules.pile_out_after_call)
    r[at.DUTCH_SCORING] = rules.scoring is Scoring.DUTCH
    r[at.HUNDRED_RULE] = _HUNDRED.index(rules.hundred)
    r[at.POINT_LIMIT] = at.NO_LIMIT if rules.limit is None else rules.limit
    r[at.ROUNDS] = at.NO_LIMIT if rules.rounds is None else rules.rounds
    r[at.HAS_CLOCK] = rules.minutes is not None
    r[at.TURN_LIMIT] = at.NO_LIMIT if rules.turn_limit is None else rules.turn_limit
    r[at.SNEAK_RATE] = tempted
    r[at.TIME_UP_RATE] = time_runs_out
    r[at.PACK_SIZE] = len(rules.pack)
    for card in rules.pack:
        r[at.PACK + code(card)] += 1
    return [int(number) for number in r]  # some are still booleans


def shape(r: Sequence[int]) -> Shape:
    """Return the sizes of the arrays for these rules."""
    slots = r[at.SLOTS_PER_LAYOUT]
    places = r[at.PLAYERS] * slots
    return Shape(
        small=at.SMALL,
        wide=at.PLACES + places,
        actions=at.LAY + 2 * slots + places,
        tokens=GLOBALS + TOKEN * places,
        hidden_state=1 + places,
        asked=at.ASKED,
        event=at.EVENT,
        winners=at.WINNERS,
        caller=at.CALLER,
        points=at.POINTS,
        totals=at.TOTALS,
        final=at.FINAL,
    )


def slots_for(rules: Rules, players: int) -> int:
    """Return how many slots to reserve for a layout: penalties and kept cards can lengthen it."""
    grows = rules.snap or rules.forbidden_look or rules.false_set is FalseSet.KEEP
    spare = _SPARE_SLOTS_IF_GROWING if grows else _SPARE_SLOTS
    return min(rules.cards + spare, len(rules.pack) // players + rules.cards)
