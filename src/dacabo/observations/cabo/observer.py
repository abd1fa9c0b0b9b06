"""The observation of a seat, made from what that seat sees and knows: what a bot at a table uses.

The simulator makes the same bytes from its full state, and a proof compares the two. This one is
not given the full state, so an observation cannot reveal hidden cards.
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
from dacabo.observations.cabo import layout as at
from dacabo.observations.cabo.layout import (
    DISCARDED,
    GLOBALS,
    IS_CARD,
    IS_EMPTY,
    NONE,
    OBS_ASKED,
    OBS_AWAITED,
    OBS_CALLER,
    OBS_CALLER_DISCARDED,
    OBS_CLAIMED,
    OBS_DISCARDS,
    OBS_GIVEN_SEAT,
    OBS_GIVEN_SLOT,
    OBS_HAND,
    OBS_HAND_DRAWN,
    OBS_MAY_HALVE,
    OBS_PHASE,
    OBS_PILE,
    OBS_PLAYER,
    OBS_PLAYERS,
    OBS_ROUND,
    OBS_STARTER,
    OBS_TIME_UP,
    OBS_TOP_DISCARD,
    OBS_TOTALS,
    OBS_TURN,
    OLDER,
    OPTIONS,
    PLACE_LOOKER,
    PLACE_STATE,
    TOKEN,
    UNSEEN,
    VALUE_OFFSET,
)

PHASES: Final = {
    "first-looks": at.FIRST_LOOK,
    "turn": at.TURN_BEGINS,
    "holding": at.HOLDING,
    "looking": at.LOOKING,
    "snapping": at.SNAPPING,
}
EVERYTHING: Final = Span()


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
    """The observation of the seat that view and knowledge belong to.

    Args:
        view: what the seat sees.
        knowledge: what it remembers.
        inference: what everyone can read from the moves (of no seat: `Inference(TABLE)`).
        slots: the number of slots that are counted for each layout.
        asked: the seat that has to answer, as far as this seat can tell.
        tempted: whether it is asked to look without leave.
        begun: the actions of its move that it has chosen already.
    """
    assert view.viewer is not None
    out = bytearray(GLOBALS + TOKEN * knowledge.players * slots)
    out[OBS_PHASE] = _phase(view, asked, tempted=tempted, begun=begun, slots=slots)
    _table(out, view, knowledge, asked)
    _begun(out, begun, slots)
    _cards(out, knowledge)
    out[OPTIONS:GLOBALS] = options(knowledge.rules)
    _places(out, view, knowledge, inference, slots)
    return bytes(out)


def _table(out: bytearray, view: View, knowledge: Knowledge, asked: Seat) -> None:
    """Whose turn it is, what lies open, the totals."""
    me, players = view.viewer, knowledge.players
    assert me is not None
    out[OBS_ASKED] = _relative(asked, me, players)
    out[OBS_PLAYERS] = players
    out[OBS_PLAYER] = _relative(view.player, me, players)
    out[OBS_STARTER] = _relative(view.starter, me, players)
    out[OBS_CALLER] = _relative(view.caller, me, players)
    out[OBS_TURN] = min(view.turn, 255)
    out[OBS_ROUND] = min(view.round, 255)
    out[OBS_PILE] = view.pile
    out[OBS_DISCARDS] = view.discards
    out[OBS_TOP_DISCARD] = 0 if view.discard is None else VALUE[view.discard] + VALUE_OFFSET
    if view.hand is not None:
        held = knowledge.hand
        assert held is not None
        out[OBS_HAND] = 1 if held.card is None else VALUE[held.card] + VALUE_OFFSET + 1
        out[OBS_HAND_DRAWN] = view.hand.drawn
    if view.phase == "snapping":
        out[OBS_AWAITED] = _turned(view.awaited, me, players)
    out[OBS_TIME_UP] = view.time_up
    out[OBS_MAY_HALVE] = _may_halve(knowledge.rules, view)
    out[OBS_CALLER_DISCARDED] = min(knowledge.gone + 8, 255)
    for number in range(players):
        total = min(max(view.totals[(me + number) % players] + 32_768, 0), 65_535)
        high, low = OBS_TOTALS + 2 * number, OBS_TOTALS + 2 * number + 1
        out[high], out[low] = total >> 8, total & 255


def _begun(out: bytearray, begun: tuple[int, ...], slots: int) -> None:
    """What has been named of a set or an exchange."""
    if out[OBS_PHASE] == at.CLAIMING:
        for number, action in enumerate(begun):
            out[OBS_CLAIMED + number] = 1 + action - at.LAY - slots
    elif out[OBS_PHASE] == at.GIVING:
        after, slot = divmod(begun[0] - at.LAY - 2 * slots, slots)
        out[OBS_GIVEN_SEAT], out[OBS_GIVEN_SLOT] = 1 + after, 1 + slot


def _cards(out: bytearray, knowledge: Knowledge) -> None:
    """The unseen cards of the latest shuffle, those of older ones, and the discards."""
    latest = len(knowledge.pools) - 1
    for pool, cards in enumerate(knowledge.pools):
        unseen = UNSEEN if pool == latest else OLDER
        for card in cards:
            out[unseen + VALUE[card] + VALUE_OFFSET] += 1
    for card in knowledge.discards:
        out[DISCARDED + VALUE[card] + VALUE_OFFSET] += 1


def _places(
    out: bytearray, view: View, knowledge: Knowledge, inference: Inference, slots: int
) -> None:
    """One token for each place."""
    me, players = view.viewer, knowledge.players
    assert me is not None
    latest = len(knowledge.pools) - 1
    for number in range(players):
        seat = (me + number) % players
        for slot, belief in enumerate(knowledge.layouts[seat]):
            here = GLOBALS + TOKEN * (number * slots + slot)
            if belief is None:
                out[here + PLACE_STATE] = IS_EMPTY
                continue
            low, high = inference.spans.get((seat, slot), EVERYTHING)
            out[here : here + PLACE_LOOKER] = (
                IS_CARD,
                0 if belief.card is None else VALUE[belief.card] + VALUE_OFFSET,
                _turned(belief.seen_by, me, players),
                belief.pool != latest,
                belief.called,
                low + VALUE_OFFSET,
                high + VALUE_OFFSET,
            )
    for look in view.looks:
        seat, slot = look.place
        here = GLOBALS + TOKEN * ((seat - me) % players * slots + slot)
        out[here + PLACE_LOOKER] = 1 + (look.by - me) % players


def _relative(seat: Seat | None, me: Seat, players: int) -> int:
    return NONE if seat is None else (seat - me) % players


@cache
def _turned(seats: tuple[Seat, ...], me: Seat, players: int) -> int:
    return sum(1 << (seat - me) % players for seat in seats)


def _phase(view: View, asked: Seat, *, tempted: bool, begun: tuple[int, ...], slots: int) -> int:
    if tempted:
        return at.TEMPTATION
    if begun:
        return at.CLAIMING if begun[0] < at.LAY + 2 * slots else at.GIVING
    phase = PHASES[view.phase]
    if phase == at.FIRST_LOOK and any(look.by == asked for look in view.looks):
        return at.FIRST_LOOKING
    return phase


def _may_halve(rules: Rules, view: View) -> bool:
    if rules.hundred is Hundred.ONCE:
        return not any(score.halved for result in view.results for score in result.scores)
    return rules.hundred is Hundred.ALWAYS


@lru_cache(maxsize=64)
def options(rules: Rules) -> bytes:
    """The rules, as far as they matter for a decision."""
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
    return bytes(out).ljust(GLOBALS - OPTIONS, b"\0")


class Observer:
    """What a seat has heard so far.

    Args:
        rules: the rules of the match.
        players: the number of players.
        seat: the seat that hears.
        slots: the number of slots that are counted for each layout.
    """

    def __init__(self, rules: Rules, players: int, seat: Seat, slots: int) -> None:
        self.seat = seat
        self.slots = slots
        self.knowledge = know(rules, players, seat)
        self.inference = Inference(TABLE)

    def __copy__(self) -> Self:
        """Another one, who has heard the same so far and may hear something else."""
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
        """The observation now; see `encode`."""
        return encode(
            view,
            self.knowledge,
            self.inference,
            slots=self.slots,
            asked=asked,
            tempted=tempted,
            begun=begun,
        )
