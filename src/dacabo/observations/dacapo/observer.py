"""The observation of a seat, encoded from its view and its knowledge, as a bot at a table needs it.

The simulator encodes the same bytes from its full state, and tests compare the two. This encoder
never gets the full state, so an observation cannot reveal hidden cards.
"""

from collections import Counter
from collections.abc import Iterable

from dacabo.core.cards import Card
from dacabo.core.game import Fact
from dacabo.core.seats import Seat
from dacabo.dacapo.knowledge import Knowledge, know, learn
from dacabo.dacapo.rules import JOKER, Rules
from dacabo.dacapo.view import View
from dacabo.observations.dacapo import layout
from dacabo.observations.dacapo.steps import kind


def encode(view: View, knowledge: Knowledge, *, slots: int) -> bytes:
    """Encode the observation of the seat that view and knowledge belong to.

    Args:
        view: what the seat sees.
        knowledge: what the seat remembers.
        slots: the number of cards that an observation shows of each help pile, from the top.
    """
    out = bytearray(layout.GLOBALS + knowledge.players * knowledge.rules.help_piles * (1 + slots))
    _write_table(out, view, knowledge)
    _write_seats(out, view)
    for place, pile in enumerate(view.building):
        jokers = sum(1 << number for number, card in enumerate(pile) if card == JOKER)
        at = layout.BUILDING_AT + 4 * place
        out[at : at + 4] = (len(pile), *jokers.to_bytes(3, "big"))
    _write_counts(out, layout.HAND_AT, knowledge.hand)
    _write_counts(out, layout.ASIDE_AT, knowledge.aside)
    _write_counts(out, layout.UNSEEN_AT, knowledge.unseen)
    out[layout.OPTIONS_AT : layout.GLOBALS] = options(knowledge.rules)
    _write_help_piles(out, view, slots)
    return bytes(out)


def _write_table(out: bytearray, view: View, knowledge: Knowledge) -> None:
    """Write the turn, how long it has taken, and the size of the pile."""
    assert view.player is not None
    assert view.dealer is not None
    seats = _seats_from_viewer(view)
    out[layout.TABLE_AT : layout.TOTALS_AT] = (
        seats.index(view.player),
        len(seats),
        seats.index(view.dealer),
        min(view.turn, 255),
        min(view.round, 255),
        knowledge.acted,
        knowledge.idle,
        *view.pile.to_bytes(2, "big"),
    )


def _write_seats(out: bytearray, view: View) -> None:
    """Write what everybody sees of each player, except their help piles."""
    for number, seat in enumerate(_seats_from_viewer(view)):
        total = min(max(view.totals[seat], 0), 65_535)
        at = layout.TOTALS_AT + 2 * number
        out[at : at + 2] = total.to_bytes(2, "big")
        height, top = view.stacks[seat].height, view.stacks[seat].top
        at = layout.SEATS_AT + 3 * number
        out[at : at + 3] = (height, 0 if top is None else 1 + kind(top), view.hands[seat])


def _seats_from_viewer(view: View) -> list[Seat]:
    """Return all seats, the viewer's first."""
    assert view.viewer is not None
    seats = list(range(len(view.stacks)))
    return seats[view.viewer :] + seats[: view.viewer]


def _write_counts(out: bytearray, at: int, cards: Iterable[Card]) -> None:
    """Write the number of cards of each kind."""
    for card, count in Counter(cards).items():
        out[at + kind(card)] = count


def _write_help_piles(out: bytearray, view: View, slots: int) -> None:
    """Write all help piles, each from its top card down."""
    at = layout.GLOBALS
    for seat in _seats_from_viewer(view):
        for pile in view.helps[seat]:
            top_cards = [1 + kind(card) for card in pile[::-1][:slots]]
            out[at : at + 1 + len(top_cards)] = (min(len(pile), 255), *top_cards)
            at += 1 + slots


def options(rules: Rules) -> bytes:
    """Encode the rules: the sizes of piles, hands and the pack."""
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
    """The memory of a seat, from which its observations are encoded.

    Args:
        rules: the rules of the match.
        players: the number of players.
        seat: the seat.
        slots: the number of cards that an observation shows of each help pile.
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
        """Encode the current observation; see `encode`.

        Every game has these arguments. In Da Capo! only the player on turn acts, nobody can sneak a
        look, and every move is one action.
        """
        assert asked == view.player
        assert not tempted
        assert not begun
        return encode(view, self.knowledge, slots=self.slots)
