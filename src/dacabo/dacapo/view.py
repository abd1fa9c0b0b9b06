"""What somebody sees on the table now, built up from what they are entitled to see."""

from dacabo.core.cards import Card
from dacabo.core.checks import check_memory, check_viewer
from dacabo.core.game import Decision, Result
from dacabo.core.seats import TABLE, Seat
from dacabo.core.values import Value, kebab
from dacabo.dacapo.asking import decisions
from dacabo.dacapo.knowledge import Knowledge
from dacabo.dacapo.match import result
from dacabo.dacapo.state import Match, Pile, RoundResult


class Stack(Value):
    """A player's stack: its height, and its top card, which lies face up."""

    height: int
    top: Card | None


class View(Value):
    """The table as one seat, or (None) a spectator, sees it now."""

    viewer: Seat | None
    phase: str
    round: int
    turn: int
    dealer: Seat | None
    player: Seat | None
    """Whose turn it is; nobody's before it is known who deals."""
    hand: Pile | None
    """The viewer's own."""
    hands: tuple[int, ...]
    """How many cards everyone holds."""
    stacks: tuple[Stack, ...]
    helps: tuple[tuple[Pile, ...], ...]
    building: tuple[Pile, ...]
    pile: int
    aside: int
    decisions: tuple[Decision, ...]
    """What the viewer is asked for."""
    awaited: tuple[Seat, ...]
    """Which players have something to decide."""
    totals: tuple[int, ...]
    results: tuple[RoundResult, ...]
    result: Result | None


def view(match: Match, viewer: Seat | None, memory: Knowledge | None = None) -> View:
    """What a seat, or (None) a spectator, sees now; there is nothing to remember in Da Capo!."""
    check_viewer(viewer, match.players)
    check_memory(memory, viewer)
    now = match.round
    asked = decisions(match)
    return View(
        viewer=viewer,
        phase=kebab(type(now.phase).__name__),
        round=now.number,
        turn=now.turn,
        dealer=now.dealer,
        player=None if now.dealer is None else now.player,
        hand=now.hands[viewer] if viewer is not None and now.hands else None,
        hands=tuple(len(hand) for hand in now.hands),
        stacks=tuple(Stack(len(stack), stack[-1] if stack else None) for stack in now.stacks),
        helps=now.helps,
        building=now.building,
        pile=len(now.pile),
        aside=len(now.aside),
        decisions=tuple(decision for decision in asked if decision.actor == viewer),
        awaited=tuple(decision.actor for decision in asked if decision.actor != TABLE),
        totals=match.totals,
        results=match.results,
        result=result(match),
    )
