"""What somebody sees on the table now, built up from what they are entitled to see."""

from dacabo.cabo.asking import decisions
from dacabo.cabo.knowledge import Knowledge
from dacabo.cabo.match import result
from dacabo.cabo.sheet import Layout, RoundResult
from dacabo.cabo.state import FirstLooks, Holding, Looking, Match, Round, RoundOver, goes_on
from dacabo.core.cards import BACK, Card
from dacabo.core.game import Decision, Result
from dacabo.core.seats import TABLE, Place, Seat
from dacabo.core.values import Value, kebab


class Hand(Value):
    """The card that the player on turn holds: its face for those who may know it."""

    seat: Seat
    card: Card
    drawn: bool


class Glimpse(Value):
    """Somebody is looking at a card."""

    by: Seat
    place: Place


class View(Value):
    """The table as one seat, or (None) a spectator, sees it now."""

    viewer: Seat | None
    phase: str
    round: int
    turn: int
    starter: Seat | None
    player: Seat | None
    """Whose turn it is; nobody's before it is known who begins."""
    caller: Seat | None
    layouts: tuple[tuple[Card | None, ...], ...]
    """By slot: a face, the back of a card, or nothing where no card lies."""
    pile: int
    discards: int
    discard: Card | None
    """The top discard."""
    hand: Hand | None
    looks: tuple[Glimpse, ...]
    decisions: tuple[Decision, ...]
    """What the viewer is asked for."""
    awaited: tuple[Seat, ...]
    """Which players have something to decide, looks without leave aside."""
    totals: tuple[int, ...]
    results: tuple[RoundResult, ...]
    time_up: bool
    result: Result | None
    remembered: tuple[tuple[Card | None, ...], ...] | None
    """At a table with assisted memory: the cards that the viewer has seen, where they are now."""


def view(match: Match, viewer: Seat | None, memory: Knowledge | None = None) -> View:
    """What a seat, or (None) a spectator, sees now."""
    if memory is not None and memory.viewer != viewer:
        message = "a view takes the viewer's own memory"
        raise ValueError(message)
    now = match.round
    asked = decisions(match)
    looks = _looks(now)
    own_looks = {look.place for look in looks if look.by == viewer and viewer is not None}
    return View(
        viewer=viewer,
        phase=kebab(type(now.phase).__name__),
        round=now.number,
        turn=now.turn,
        starter=now.starter,
        player=None if now.starter is None else now.player,
        caller=now.caller,
        layouts=tuple(
            _layout(seat, layout, own_looks, open_=isinstance(now.phase, RoundOver))
            for seat, layout in enumerate(now.layouts)
        ),
        pile=len(now.pile),
        discards=len(now.discards),
        discard=now.discards[-1] if now.discards else None,
        hand=_hand(now, viewer),
        looks=looks,
        decisions=tuple(decision for decision in asked if decision.actor == viewer),
        awaited=tuple(d.actor for d in asked if d.actor != TABLE and d.kind != "sneak"),
        totals=match.totals,
        results=match.results,
        time_up=match.time_up,
        result=result(match),
        remembered=None if memory is None else memory.remembered,
    )


def _layout(
    seat: Seat, layout: Layout, own_looks: set[Place], *, open_: bool
) -> tuple[Card | None, ...]:
    """Backs, except what the viewer is looking at, or everything once the round is over."""
    return tuple(
        None if card is None else card if open_ or (seat, slot) in own_looks else BACK
        for slot, card in enumerate(layout)
    )


def _hand(now: Round, viewer: Seat | None) -> Hand | None:
    """A card taken from the discards was seen by all, a drawn one by whoever drew it."""
    holding = goes_on(now)
    if not isinstance(holding, Holding):
        return None
    known = not holding.drawn or viewer == now.player
    return Hand(now.player, holding.card if known else BACK, holding.drawn)


def _looks(now: Round) -> tuple[Glimpse, ...]:
    """Who is looking where: everybody can see that."""
    match goes_on(now):
        case Looking(place):
            return (Glimpse(now.player, place),)
        case FirstLooks(_, looking):
            return tuple(
                Glimpse(seat, (seat, slot)) for seat, slot in enumerate(looking) if slot is not None
            )
        case _:
            return ()
