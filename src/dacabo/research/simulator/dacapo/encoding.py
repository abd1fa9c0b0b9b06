"""The observation of a seat, made from what that seat sees and knows: what a bot at a table uses.

The kernel makes the same bytes from the truth (`observing.py`), and a proof compares the two. This
one is given no truth, so an observation cannot cheat.
"""

from collections import Counter
from collections.abc import Iterable

from dacabo.core.cards import Card
from dacabo.core.seats import Seat
from dacabo.dacapo.knowledge import Knowledge
from dacabo.dacapo.rules import JOKER, Rules
from dacabo.dacapo.view import View
from dacabo.research.simulator.dacapo.kernel.observing import (
    ASIDE_AT,
    BUILDING_AT,
    GLOBALS,
    HAND_AT,
    OPTIONS_AT,
    SEATS_AT,
    TABLE_AT,
    TOTALS_AT,
    UNSEEN_AT,
)
from dacabo.research.simulator.dacapo.spec import kind


def encode(view: View, knowledge: Knowledge, *, slots: int) -> bytes:
    """The observation of the seat that view and knowledge belong to.

    Args:
        view: what the seat sees.
        knowledge: what it remembers.
        slots: the number of cards that are shown of each help pile, from the top.
    """
    out = bytearray(GLOBALS + knowledge.players * knowledge.rules.help_piles * (1 + slots))
    _table(out, view, knowledge)
    _seats(out, view)
    for place, pile in enumerate(view.building):
        jokers = sum(1 << number for number, card in enumerate(pile) if card == JOKER)
        at = BUILDING_AT + 4 * place
        out[at : at + 4] = (len(pile), *jokers.to_bytes(3, "big"))
    _count(out, HAND_AT, knowledge.hand)
    _count(out, ASIDE_AT, knowledge.aside)
    _count(out, UNSEEN_AT, knowledge.unseen)
    out[OPTIONS_AT:GLOBALS] = options(knowledge.rules)
    _helps(out, view, slots)
    return bytes(out)


def _table(out: bytearray, view: View, knowledge: Knowledge) -> None:
    """Whose turn it is, how long it has taken, and the pile."""
    assert view.player is not None
    assert view.dealer is not None
    seats = _seats_from_viewer(view)
    out[TABLE_AT:TOTALS_AT] = (
        seats.index(view.player),
        len(seats),
        seats.index(view.dealer),
        min(view.turn, 255),
        min(view.round, 255),
        knowledge.acted,
        knowledge.idle,
        *view.pile.to_bytes(2, "big"),
    )


def _seats(out: bytearray, view: View) -> None:
    """What everybody sees of each player, their help piles apart."""
    for number, seat in enumerate(_seats_from_viewer(view)):
        total = min(max(view.totals[seat], 0), 65_535)
        at = TOTALS_AT + 2 * number
        out[at : at + 2] = total.to_bytes(2, "big")
        height, top = view.stacks[seat].height, view.stacks[seat].top
        at = SEATS_AT + 3 * number
        out[at : at + 3] = (height, 0 if top is None else 1 + kind(top), view.hands[seat])


def _seats_from_viewer(view: View) -> list[Seat]:
    """All seats, the viewer's first."""
    assert view.viewer is not None
    seats = list(range(len(view.stacks)))
    return seats[view.viewer :] + seats[: view.viewer]


def _count(out: bytearray, at: int, cards: Iterable[Card]) -> None:
    """How many there are of each kind."""
    for card, many in Counter(cards).items():
        out[at + kind(card)] = many


def _helps(out: bytearray, view: View, slots: int) -> None:
    """All help piles, each from its top card down."""
    at = GLOBALS
    for seat in _seats_from_viewer(view):
        for pile in view.helps[seat]:
            shown = [1 + kind(card) for card in pile[::-1][:slots]]
            out[at : at + 1 + len(shown)] = (min(len(pile), 255), *shown)
            at += 1 + slots


def options(rules: Rules) -> bytes:
    """The sizes of everything."""
    target = 0 if rules.target is None else rules.target + 1
    return bytes(
        (
            rules.stack,
            rules.hand,
            rules.building_piles,
            rules.help_piles,
            rules.highest,
            rules.copies,
            rules.jokers,
            *target.to_bytes(2, "big"),
        )
    )
