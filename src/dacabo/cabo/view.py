"""What a viewer sees of the table now, built up from what they are entitled to see."""

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
    goes_on,
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
"""What a round is doing, as it is told to everybody."""

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
    """The players with pending decisions, not counting looks without leave."""
    totals: tuple[int, ...]
    results: tuple[RoundResult, ...]
    time_up: bool
    result: Result | None
    remembered: tuple[tuple[Card | None, ...], ...] | None
    """With assisted memory: the cards that the viewer has seen, where they are now."""


def view(match: Match, viewer: Seat | None, memory: Knowledge | None = None) -> View:
    """The view for a seat, or for a spectator (None)."""
    check_viewer(viewer, match.players)
    check_memory(memory, viewer)
    shown, asked, involved = _for_everybody(match)
    if memory is None and viewer not in involved:
        return shown if viewer is None else replace(shown, viewer=viewer)
    now = match.round
    going_on = goes_on(now)
    layouts = shown.layouts
    for look in shown.looks:
        if look.by == viewer:
            layouts = _turned_up(layouts, look.place, now)
    hand = shown.hand
    if hand is not None and hand.seat == viewer:
        assert isinstance(going_on, Holding)
        hand = Hand(hand.seat, going_on.card, going_on.drawn)
    looked: tuple[Slot, ...] = ()
    if viewer is not None and isinstance(going_on, FirstLooks):
        looked = going_on.looked[viewer]
    return replace(
        shown,
        viewer=viewer,
        layouts=layouts,
        hand=hand,
        looked=looked,
        decisions=tuple([decision for decision in asked if decision.actor == viewer]),
        remembered=None if memory is None else memory.remembered,
    )


_LATEST: Final[list[tuple[Match, View, Sequence[Decision], Collection[Seat]]]] = []
"""The latest match viewed: usually several viewers ask for the same one."""


def _for_everybody(match: Match) -> tuple[View, Sequence[Decision], Collection[Seat]]:
    """The spectator's view, all pending decisions, and the seats that see more than a spectator."""
    if _LATEST and (latest := _LATEST[-1])[0] is match:
        return latest[1:]
    now = match.round
    asked = decisions(match)
    over = isinstance(now.phase, RoundOver)
    shown = View(
        viewer=None,
        phase=PHASES[type(now.phase)],
        round=now.number,
        turn=now.turn,
        starter=now.starter,
        player=None if now.starter is None else now.player,
        caller=now.caller,
        layouts=now.layouts if over else tuple(map(_backs, now.layouts)),
        pile=len(now.pile),
        discards=len(now.discards),
        discard=now.discards[-1] if now.discards else None,
        hand=_hand(now),
        looks=_looks(now),
        looked=(),
        decisions=(),
        awaited=tuple([d.actor for d in asked if d.actor != TABLE and d.kind != "sneak"]),
        totals=match.totals,
        results=match.results,
        time_up=match.time_up,
        result=result(match),
        remembered=None,
    )
    involved = {decision.actor for decision in asked} | {look.by for look in shown.looks}
    if shown.hand is not None:
        involved.add(shown.hand.seat)
    if isinstance(goes_on(now), FirstLooks):
        involved.update(range(match.players))
    _LATEST[:] = [(match, shown, asked, involved)]
    return shown, asked, involved


def _backs(layout: Layout) -> tuple[Card | None, ...]:
    """The public side of a layout: which slots contain a card."""
    return tuple([None if card is None else BACK for card in layout])


def _turned_up(
    layouts: tuple[tuple[Card | None, ...], ...], place: Place, now: Round
) -> tuple[tuple[Card | None, ...], ...]:
    """The layouts for a player who is looking at a card."""
    seat, slot = place
    return with_item(layouts, seat, with_item(layouts[seat], slot, now.layouts[seat][slot]))


def _hand(now: Round) -> Hand | None:
    """The card of the player on turn; a card taken from the discards is public."""
    holding = goes_on(now)
    if not isinstance(holding, Holding):
        return None
    return Hand(now.player, BACK if holding.drawn else holding.card, holding.drawn)


def _looks(now: Round) -> tuple[Glimpse, ...]:
    """Who is looking where, which is public."""
    match goes_on(now):
        case Looking(place):
            return (Glimpse(now.player, place),)
        case FirstLooks(_, looking):
            return tuple(
                Glimpse(seat, (seat, slot)) for seat, slot in enumerate(looking) if slot is not None
            )
        case _:
            return ()
