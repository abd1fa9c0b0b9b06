"""The hidden cards of Cabo, as the position network sees them."""

from dacabo.cabo.cards import VALUE
from dacabo.cabo.state import Holding, Match
from dacabo.core.cards import Card
from dacabo.core.seats import Seat, clockwise
from dacabo.observations.cabo.layout import NO_CARD, VALUE_OFFSET


def hidden(state: Match, viewer: Seat, slots: int) -> bytes:
    """Return the card in hand and then the card of every place, seats counted from the viewer's."""
    phase = state.round.phase
    out = bytearray([code(phase.card) if isinstance(phase, Holding) else NO_CARD])
    for seat in clockwise(viewer, state.players):
        out += bytes(map(code, state.round.layouts[seat])).ljust(slots, b"\0")
    return bytes(out)


def code(card: Card | None) -> int:
    """Return the code of a card in an observation."""
    return NO_CARD if card is None else VALUE[card] + VALUE_OFFSET
