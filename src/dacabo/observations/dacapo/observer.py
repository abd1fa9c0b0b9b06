"""The observation of a seat, made from what that seat sees and knows: what a bot at a table uses.

The simulator makes the same bytes from its full state, and a proof compares the two. This one is
not given the full state, so an observation cannot reveal hidden cards.
"""

from collections import Counter
from collections.abc import Iterable

from dacabo.core.cards import Card
from dacabo.core.game import Fact
from dacabo.core.seats import Seat
from dacabo.dacapo.knowledge import Knowledge, know, learn
from dacabo.dacapo.rules import JOKER, Rules
from dacabo.dacapo.view import View
from dacabo.observations.dacapo.layout import (
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
from dacabo.observations.dacapo.steps import kind


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


class Observer:
    """What a seat has heard so far.

    Args:
        rules: the rules of the match.
        players: the number of players.
        seat: the seat that hears.
        slots: the number of cards that are shown of each help pile.
    """

    def __init__(self, rules: Rules, players: int, seat: Seat, slots: int) -> None:
        self.seat = seat
        self.slots = slots
        self.knowledge = know(rules, players, seat)

    def hear(self, facts: Iterable[Fact]) -> None:
        """Remember facts that were told to this seat."""
        for fact in facts:
            self.knowledge = learn(self.knowledge, fact)

    def observe(
        self,
        view: View,
        asked: Seat,
        *,
        tempted: bool = False,
        begun: tuple[int, ...] = (),
    ) -> bytes:
        """The observation now; see `encode`.

        The arguments are those of every game. Here the player on turn is asked, nobody is tempted
        to do anything else, and every move is one action.
        """
        assert asked == view.player
        assert not tempted
        assert not begun
        return encode(view, self.knowledge, slots=self.slots)
