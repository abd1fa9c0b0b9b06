"""Views of the table: the spectator's view, plus the part that only the viewer may see."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal, TypeAlias

from msgspec.structs import replace

from dacabo.cabo.chapters.match import result
from dacabo.cabo.decisions import decisions
from dacabo.cabo.knowledge import Knowledge
from dacabo.cabo.sheet import Layout, RoundResult
from dacabo.cabo.state import (
    AnyPhase,
    Deal,
    Ended,
    FirstLooks,
    Holding,
    Looking,
    Lots,
    Match,
    Reshuffling,
    Round,
    RoundOver,
    Snapping,
    Turn,
    phase_without_reshuffle,
)
from dacabo.core.cards import BACK, Card
from dacabo.core.checks import check_memory, check_viewer
from dacabo.core.game import Decision, Result
from dacabo.core.seats import TABLE, Place, Seat, Slot
from dacabo.core.values import Value, with_item

PhaseName: TypeAlias = Literal[
    "lots",
    "deal",
    "first-looks",
    "turn",
    "holding",
    "looking",
    "snapping",
    "reshuffling",
    "ended",
    "round-over",
]
"""The phase of a round, as everybody may know it."""

PHASES: Final[Mapping[type[AnyPhase], PhaseName]] = {
    Lots: "lots",
    Deal: "deal",
    FirstLooks: "first-looks",
    Turn: "turn",
    Holding: "holding",
    Looking: "looking",
    Snapping: "snapping",
    Reshuffling: "reshuffling",
    Ended: "ended",
    RoundOver: "round-over",
}


class Hand(Value):
    """The card held by the player on turn: its face for those who may know it, else a back."""

    seat: Seat
    card: Card
    drawn: bool


class Glimpse(Value):
    """A player is looking at a card."""

    by: Seat
    place: Place


class View(Value, tag_field="game", tag="cabo"):
    """The table as a seat, or a spectator (None), sees it now."""

    viewer: Seat | None
    phase: PhaseName
    round: int
    turn: int
    starter: Seat | None
    player: Seat | None
    """The player on turn; None until the starter is known."""
    caller: Seat | None
    layouts: tuple[tuple[Card | None, ...], ...]
    """By slot: a face, the back of a card, or None for an empty slot."""
    pile: int
    discards: int
    discard: Card | None
    """The top discard."""
    hand: Hand | None
    looks: tuple[Glimpse, ...]
    looked: tuple[Slot, ...]
    """During the first looks: the viewer's own slots that they have already looked at."""
    decisions: tuple[Decision, ...]
    """The viewer's pending decisions."""
    awaited: tuple[Seat, ...]
    """The players with pending decisions, not counting those who may sneak a look."""
    totals: tuple[int, ...]
    results: tuple[RoundResult, ...]
    time_up: bool
    result: Result | None
    remembered: tuple[tuple[Card | None, ...], ...] | None
    """The cards that the viewer has seen, at their present places. Only with assisted memory."""


def view(match: Match, viewer: Seat | None, memory: Knowledge | None = None) -> View:
    """The view for a seat, or for a spectator (None)."""
    check_viewer(viewer, match.players)
    check_memory(memory, viewer)
    public, pending, seats_with_private_view = _spectator_view(match)
    if memory is None and viewer not in seats_with_private_view:
        return public if viewer is None else replace(public, viewer=viewer)
    now = match.round
    phase = phase_without_reshuffle(now)
    layouts = public.layouts
    for look in public.looks:
        if look.by == viewer:
            layouts = _reveal(layouts, look.place, now)
    hand = public.hand
    if hand is not None and hand.seat == viewer:
        assert isinstance(phase, Holding)
        hand = Hand(hand.seat, phase.card, phase.drawn)
    looked: tuple[Slot, ...] = ()
    if viewer is not None and isinstance(phase, FirstLooks):
        looked = phase.looked[viewer]
    return replace(
        public,
        viewer=viewer,
        layouts=layouts,
        hand=hand,
        looked=looked,
        decisions=tuple([decision for decision in pending if decision.actor == viewer]),
        remembered=None if memory is None else memory.remembered,
    )


def open_view(match: Match, viewer: Seat | None) -> View:
    """The view of a finished round with all cards face up, for a film."""
    seen, now = view(match, viewer), match.round
    phase = phase_without_reshuffle(now)
    hand = Hand(now.player, phase.card, phase.drawn) if isinstance(phase, Holding) else None
    return replace(seen, layouts=now.layouts, hand=hand)


_LATEST: Final[list[tuple[Match, View, Sequence[Decision], Collection[Seat]]]] = []
"""The match that was viewed last, with its spectator's view: several viewers ask for the same."""


def _spectator_view(match: Match) -> tuple[View, Sequence[Decision], Collection[Seat]]:
    """The spectator's view, all pending decisions, and the seats that see more than a spectator."""
    if _LATEST and (latest := _LATEST[-1])[0] is match:
        return latest[1:]
    now = match.round
    pending = decisions(match)
    is_over = isinstance(now.phase, RoundOver)
    public = View(
        viewer=None,
        phase=PHASES[type(now.phase)],
        round=now.number,
        turn=now.turn,
        starter=now.starter,
        player=None if now.starter is None else now.player,
        caller=now.caller,
        layouts=now.layouts if is_over else tuple(map(_backs, now.layouts)),
        pile=len(now.pile),
        discards=len(now.discards),
        discard=now.discards[-1] if now.discards else None,
        hand=_hand(now),
        looks=_looks(now),
        looked=(),
        decisions=(),
        awaited=tuple([d.actor for d in pending if d.actor != TABLE and d.kind != "sneak"]),
        totals=match.totals,
        results=match.results,
        time_up=match.time_up,
        result=result(match),
        remembered=None,
    )
    seats_with_private_view = {decision.actor for decision in pending} | {
        look.by for look in public.looks
    }
    if public.hand is not None:
        seats_with_private_view.add(public.hand.seat)
    if isinstance(phase_without_reshuffle(now), FirstLooks):
        seats_with_private_view.update(range(match.players))
    _LATEST[:] = [(match, public, pending, seats_with_private_view)]
    return public, pending, seats_with_private_view


def _backs(layout: Layout) -> tuple[Card | None, ...]:
    """The public side of a layout: which slots contain a card."""
    return tuple([None if card is None else BACK for card in layout])


def _reveal(
    layouts: tuple[tuple[Card | None, ...], ...], place: Place, now: Round
) -> tuple[tuple[Card | None, ...], ...]:
    """The layouts for a player who is looking at a card."""
    seat, slot = place
    return with_item(layouts, seat, with_item(layouts[seat], slot, now.layouts[seat][slot]))


def _hand(now: Round) -> Hand | None:
    """The card of the player on turn; a card taken from the discards is public."""
    phase = phase_without_reshuffle(now)
    if not isinstance(phase, Holding):
        return None
    return Hand(now.player, BACK if phase.drawn else phase.card, phase.drawn)


def _looks(now: Round) -> tuple[Glimpse, ...]:
    """The players who look at a card, and its place. Both are public."""
    match phase_without_reshuffle(now):
        case Looking(place):
            return (Glimpse(now.player, place),)
        case FirstLooks(_, looking):
            return tuple(
                Glimpse(seat, (seat, slot)) for seat, slot in enumerate(looking) if slot is not None
            )
        case _:
            return ()
