"""The observation of a seat, encoded from its view and its knowledge, as a bot at a table needs it.

The simulator encodes the same bytes from its full state, and tests compare the two. This encoder
never gets the full state, so an observation cannot reveal hidden cards.
"""

from collections.abc import Iterable
from copy import copy
from functools import cache, lru_cache
from typing import Final, Self

from dacabo.cabo.cards import VALUE, DeckKind
from dacabo.cabo.inference import Inference, Span
from dacabo.cabo.knowledge import Knowledge, know, learn
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
from dacabo.cabo.view import View
from dacabo.core.game import Fact
from dacabo.core.seats import TABLE, Seat
from dacabo.observations.cabo import layout

PHASES: Final = {
    "first-looks": layout.FIRST_LOOK,
    "turn": layout.TURN_BEGINS,
    "holding": layout.HOLDING,
    "looking": layout.LOOKING,
    "snapping": layout.SNAPPING,
}
ANY_VALUE: Final = Span()


def encode(
    view: View,
    knowledge: Knowledge,
    inference: Inference,
    *,
    slots: int,
    asked: Seat,
    tempted: bool = False,
    begun: tuple[int, ...] = (),
) -> bytes:
    """Encode the observation of the seat that view and knowledge belong to.

    Args:
        view: what the seat sees.
        knowledge: what the seat remembers.
        inference: what everyone can infer from the moves: an `Inference(TABLE)`.
        slots: the slots that the observation has for each layout.
        asked: the seat that has to act, as far as this seat can tell.
        tempted: whether this seat is asked to sneak a look.
        begun: the actions that this seat has chosen already, if its move needs several.
    """
    assert view.viewer is not None
    out = bytearray(layout.GLOBALS + layout.TOKEN * knowledge.players * slots)
    out[layout.OBS_PHASE] = _phase_number(view, asked, tempted=tempted, begun=begun, slots=slots)
    _write_table(out, view, knowledge, asked)
    _write_begun_move(out, begun, slots)
    _write_card_counts(out, knowledge)
    out[layout.OPTIONS : layout.GLOBALS] = options(knowledge.rules)
    _write_places(out, view, knowledge, inference, slots)
    return bytes(out)


def _write_table(out: bytearray, view: View, knowledge: Knowledge, asked: Seat) -> None:
    """Write the turn, the open cards and the totals."""
    viewer, players = view.viewer, knowledge.players
    assert viewer is not None
    out[layout.OBS_ASKED] = _seats_after_viewer(asked, viewer, players)
    out[layout.OBS_PLAYERS] = players
    out[layout.OBS_PLAYER] = _seats_after_viewer(view.player, viewer, players)
    out[layout.OBS_STARTER] = _seats_after_viewer(view.starter, viewer, players)
    out[layout.OBS_CALLER] = _seats_after_viewer(view.caller, viewer, players)
    out[layout.OBS_TURN] = min(view.turn, 255)
    out[layout.OBS_ROUND] = min(view.round, 255)
    out[layout.OBS_PILE] = view.pile
    out[layout.OBS_DISCARDS] = view.discards
    out[layout.OBS_TOP_DISCARD] = (
        0 if view.discard is None else VALUE[view.discard] + layout.VALUE_OFFSET
    )
    if view.hand is not None:
        hand = knowledge.hand
        assert hand is not None
        out[layout.OBS_HAND] = (
            1 if hand.card is None else VALUE[hand.card] + layout.VALUE_OFFSET + 1
        )
        out[layout.OBS_HAND_DRAWN] = view.hand.drawn
    if view.phase == "snapping":
        out[layout.OBS_AWAITED] = _seat_bits(view.awaited, viewer, players)
    out[layout.OBS_TIME_UP] = view.time_up
    out[layout.OBS_MAY_HALVE] = _can_halve(knowledge.rules, view)
    out[layout.OBS_CALLER_DISCARDED] = min(knowledge.gone + 8, 255)
    for number in range(players):
        total = min(max(view.totals[(viewer + number) % players] + 32_768, 0), 65_535)
        high, low = layout.OBS_TOTALS + 2 * number, layout.OBS_TOTALS + 2 * number + 1
        out[high], out[low] = total >> 8, total & 255


def _write_begun_move(out: bytearray, begun: tuple[int, ...], slots: int) -> None:
    """Write the cards of a set or a swap that the seat has named so far."""
    if out[layout.OBS_PHASE] == layout.CLAIMING:
        for number, action in enumerate(begun):
            out[layout.OBS_CLAIMED + number] = 1 + action - layout.LAY - slots
    elif out[layout.OBS_PHASE] == layout.GIVING:
        after, slot = divmod(begun[0] - layout.LAY - 2 * slots, slots)
        out[layout.OBS_GIVEN_SEAT], out[layout.OBS_GIVEN_SLOT] = 1 + after, 1 + slot


def _write_card_counts(out: bytearray, knowledge: Knowledge) -> None:
    """Count the unseen cards of the latest shuffle, those of older ones, and the discards."""
    latest = len(knowledge.pools) - 1
    for pool, cards in enumerate(knowledge.pools):
        unseen = layout.UNSEEN if pool == latest else layout.OLDER
        for card in cards:
            out[unseen + VALUE[card] + layout.VALUE_OFFSET] += 1
    for card in knowledge.discards:
        out[layout.DISCARDED + VALUE[card] + layout.VALUE_OFFSET] += 1


def _write_places(
    out: bytearray, view: View, knowledge: Knowledge, inference: Inference, slots: int
) -> None:
    """Write one token for each place."""
    viewer, players = view.viewer, knowledge.players
    assert viewer is not None
    latest = len(knowledge.pools) - 1
    for number in range(players):
        seat = (viewer + number) % players
        for slot, belief in enumerate(knowledge.layouts[seat]):
            index = layout.GLOBALS + layout.TOKEN * (number * slots + slot)
            if belief is None:
                out[index + layout.PLACE_STATE] = layout.IS_EMPTY
                continue
            low, high = inference.spans.get((seat, slot), ANY_VALUE)
            out[index : index + layout.PLACE_LOOKER] = (
                layout.IS_CARD,
                0 if belief.card is None else VALUE[belief.card] + layout.VALUE_OFFSET,
                _seat_bits(belief.seen_by, viewer, players),
                belief.pool != latest,
                belief.called,
                low + layout.VALUE_OFFSET,
                high + layout.VALUE_OFFSET,
            )
    for look in view.looks:
        seat, slot = look.place
        index = layout.GLOBALS + layout.TOKEN * ((seat - viewer) % players * slots + slot)
        out[index + layout.PLACE_LOOKER] = 1 + (look.by - viewer) % players


def _seats_after_viewer(seat: Seat | None, viewer: Seat, players: int) -> int:
    return layout.NONE if seat is None else (seat - viewer) % players


@cache
def _seat_bits(seats: tuple[Seat, ...], viewer: Seat, players: int) -> int:
    return sum(1 << (seat - viewer) % players for seat in seats)


def _phase_number(
    view: View, asked: Seat, *, tempted: bool, begun: tuple[int, ...], slots: int
) -> int:
    if tempted:
        return layout.TEMPTATION
    if begun:
        return layout.CLAIMING if begun[0] < layout.LAY + 2 * slots else layout.GIVING
    phase = PHASES[view.phase]
    if phase == layout.FIRST_LOOK and any(look.by == asked for look in view.looks):
        return layout.FIRST_LOOKING
    return phase


def _can_halve(rules: Rules, view: View) -> bool:
    if rules.hundred is Hundred.ONCE:
        return not any(score.halved for result in view.results for score in result.scores)
    return rules.hundred is Hundred.ALWAYS


@lru_cache(maxsize=64)
def options(rules: Rules) -> bytes:
    """Encode the rules that matter for a decision."""
    flags = 0
    for flag in (
        rules.first_look is FirstLook.NEAREST,
        rules.starter is Starter.YOUNGEST,
        rules.sets,
        rules.one_by_one,
        rules.false_set is FalseSet.KEEP,
        rules.free_swap,
        rules.snap,
        rules.forbidden_look,
        rules.caller_locked,
    ):
        flags = 2 * flags + flag
    limit = 0 if rules.limit is None else rules.limit + 1
    out = [
        rules.deck is DeckKind.FRENCH,
        rules.cards,
        rules.looks,
        *divmod(flags, 256),
        0 if rules.call_below is None else rules.call_below + 1,
        4 * (rules.empty_pile is EmptyPile.END_ROUND)
        + list(PileOutAfterCall).index(rules.pile_out_after_call),
        4 * (rules.scoring is Scoring.DUTCH) + list(Hundred).index(rules.hundred),
        *divmod(limit, 256),
        min(0 if rules.rounds is None else rules.rounds + 1, 255),
        min(0 if rules.turn_limit is None else rules.turn_limit + 1, 255),
    ]
    return bytes(out).ljust(layout.GLOBALS - layout.OPTIONS, b"\0")


class Observer:
    """The memory of a seat, from which its observations are encoded.

    Args:
        rules: the rules of the match.
        players: the number of players.
        seat: the seat.
        slots: the slots that an observation has for each layout.
    """

    def __init__(self, rules: Rules, players: int, seat: Seat, slots: int) -> None:
        self.seat = seat
        self.slots = slots
        self.knowledge = know(rules, players, seat)
        self.inference = Inference(TABLE)

    def __copy__(self) -> Self:
        """Return an observer that has heard the same facts and may hear others from now on."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__, inference=copy(self.inference))
        return other

    def hear(self, facts: Iterable[Fact]) -> None:
        """Remember facts that were told to this seat."""
        for fact in facts:
            self.inference.hear(fact, self.knowledge)
            self.knowledge = learn(self.knowledge, fact)

    def observe(
        self,
        view: View,
        asked: Seat,
        *,
        tempted: bool = False,
        begun: tuple[int, ...] = (),
    ) -> bytes:
        """Encode the current observation; see `encode`."""
        return encode(
            view,
            self.knowledge,
            self.inference,
            slots=self.slots,
            asked=asked,
            tempted=tempted,
            begun=begun,
        )
