"""The rules of Cabo as the numbers that the kernel reads."""

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
from dacabo.twin.cabo.kernel import layout as at
from dacabo.twin.cabo.kernel.observing import GLOBALS, TOKEN

_AFTER_CALL: Final = (
    PileOutAfterCall.END_CABO,
    PileOutAfterCall.END_PILE,
    PileOutAfterCall.PLAY_ON,
)
_HUNDRED: Final = (Hundred.ALWAYS, Hundred.ONCE, Hundred.NEVER)

MODULES: Final = (
    "chance",
    "cabo.kernel.layout",
    "cabo.kernel.dealing",
    "cabo.kernel.scoring",
    "cabo.kernel.playing",
    "cabo.kernel.asking",
    "cabo.kernel.observing",
    "batch",
)


def code(card: Card) -> int:
    """The number of a card: its value + 1."""
    return VALUE[card] + 1


def rules_vector(
    rules: Rules, players: int, slots: int, *, tempted: int = 0, time_runs_out: int = 0
) -> list[int]:
    """The rules as the kernel reads them."""
    r = [0] * at.RULES
    r[at.PLAYERS] = players
    r[at.SLOTS_EACH] = slots
    r[at.FRENCH] = rules.deck is DeckKind.FRENCH
    r[at.DEALT] = rules.cards
    r[at.LOOKS] = rules.looks
    r[at.NEAREST] = rules.first_look is FirstLook.NEAREST
    r[at.YOUNGEST] = rules.starter is Starter.YOUNGEST
    r[at.SETS] = rules.sets
    r[at.ONE_BY_ONE] = rules.one_by_one
    r[at.KEEP] = rules.false_set is FalseSet.KEEP
    r[at.FREE_SWAP] = rules.free_swap
    r[at.SNAP] = rules.snap
    r[at.FORBIDDEN_LOOK] = rules.forbidden_look
    r[at.CALLER_LOCKED] = rules.caller_locked
    r[at.CALL_BELOW] = at.NO_LIMIT if rules.call_below is None else rules.call_below
    r[at.END_ROUND] = rules.empty_pile is EmptyPile.END_ROUND
    r[at.AFTER_CALL] = _AFTER_CALL.index(rules.pile_out_after_call)
    r[at.DUTCH] = rules.scoring is Scoring.DUTCH
    r[at.HUNDRED] = _HUNDRED.index(rules.hundred)
    r[at.LIMIT] = at.NO_LIMIT if rules.limit is None else rules.limit
    r[at.ROUNDS] = at.NO_LIMIT if rules.rounds is None else rules.rounds
    r[at.MINUTES] = rules.minutes is not None
    r[at.TURN_LIMIT] = at.NO_LIMIT if rules.turn_limit is None else rules.turn_limit
    r[at.TEMPTED] = tempted
    r[at.TIME_RUNS_OUT] = time_runs_out
    r[at.PACK_SIZE] = len(rules.pack)
    for number, card in enumerate(rules.pack):
        r[at.PACK + number] = code(card)
    return [int(number) for number in r]


def small_size(players: int, slots: int) -> int:
    """How many small numbers a lane has."""
    return at.PLACES + at.RECORD * players * slots


def actions(players: int, slots: int) -> int:
    """How many actions there are."""
    return at.LAY + (2 + players) * slots


def width(players: int, slots: int) -> int:
    """How many bytes an observation has."""
    return GLOBALS + TOKEN * players * slots
