"""Views of the table: the spectator's view, plus the part that only the viewer may see."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from dacabo.core.cards import Card
from dacabo.core.checks import check_memory, check_viewer
from dacabo.core.game import Decision, Result
from dacabo.core.seats import TABLE, Seat
from dacabo.core.values import Value
from dacabo.dacapo.decisions import decisions
from dacabo.dacapo.knowledge import Knowledge
from dacabo.dacapo.match import result
from dacabo.dacapo.state import (
    AnyPhase,
    Deal,
    Lots,
    Match,
    Pile,
    Reshuffling,
    RoundOver,
    RoundResult,
    Turn,
)

PhaseName: TypeAlias = Literal["lots", "deal", "turn", "reshuffling", "round-over"]
"""The phase of a game, as everybody may know it."""

PHASES: Final[Mapping[type[AnyPhase], PhaseName]] = {
    Lots: "lots",
    Deal: "deal",
    Turn: "turn",
    Reshuffling: "reshuffling",
    RoundOver: "round-over",
}


class Stack(Value):
    """A player's stack: its height, and its top card, which lies face up."""

    height: int
    top: Card | None


class View(Value, tag_field="game", tag="dacapo"):
    """The table as a seat, or a spectator (None), sees it now."""

    viewer: Seat | None
    phase: PhaseName
    round: int
    turn: int
    dealer: Seat | None
    player: Seat | None
    """The player on turn; None until the dealer is known."""
    hand: Pile | None
    """The viewer's own hand; None for a spectator and before the deal."""
    hands: tuple[int, ...]
    """The number of cards each player holds."""
    stacks: tuple[Stack, ...]
    helps: tuple[tuple[Pile, ...], ...]
    building: tuple[Pile, ...]
    pile: int
    aside: int
    decisions: tuple[Decision, ...]
    """The viewer's pending decisions."""
    awaited: tuple[Seat, ...]
    """The players with pending decisions."""
    totals: tuple[int, ...]
    results: tuple[RoundResult, ...]
    result: Result | None
    open_hands: tuple[Pile, ...] | UnsetType = UNSET
    """The hands of all players, by seat, in a film with all cards face up; omitted otherwise."""


def view(match: Match, viewer: Seat | None, memory: Knowledge | None = None) -> View:
    """The view for a seat, or for a spectator (None). Da Capo! has nothing to remember."""
    check_viewer(viewer, match.players)
    check_memory(memory, viewer)
    public, pending = _spectator_view(match)
    if viewer is None:
        return public
    return replace(
        public,
        viewer=viewer,
        hand=match.round.hands[viewer] if match.round.hands else None,
        decisions=tuple([decision for decision in pending if decision.actor == viewer]),
    )


def open_view(match: Match, viewer: Seat | None) -> View:
    """The view of a finished round with all hands face up, for a film."""
    return replace(view(match, viewer), open_hands=match.round.hands)


_LATEST: Final[list[tuple[Match, View, Sequence[Decision]]]] = []
"""The match that was viewed last, with its spectator's view: several viewers ask for the same."""


def _spectator_view(match: Match) -> tuple[View, Sequence[Decision]]:
    """The spectator's view, and all pending decisions."""
    if _LATEST and (latest := _LATEST[-1])[0] is match:
        return latest[1:]
    now = match.round
    pending = decisions(match)
    public = View(
        viewer=None,
        phase=PHASES[type(now.phase)],
        round=now.number,
        turn=now.turn,
        dealer=now.dealer,
        player=None if now.dealer is None else now.player,
        hand=None,
        hands=tuple([len(hand) for hand in now.hands]),
        stacks=tuple([Stack(len(stack), stack[-1] if stack else None) for stack in now.stacks]),
        helps=now.helps,
        building=now.building,
        pile=len(now.pile),
        aside=len(now.aside),
        decisions=(),
        awaited=tuple([decision.actor for decision in pending if decision.actor != TABLE]),
        totals=match.totals,
        results=match.results,
        result=result(match),
    )
    _LATEST[:] = [(match, public, pending)]
    return public, pending
