"""Playing out of turn: snapping, and looking without leave (DUTCH-10 to DUTCH-13)."""

from msgspec.structs import replace

from dacabo.cabo.cards import RANK
from dacabo.cabo.chapters.looking import (
    check_place,
    show,
)
from dacabo.cabo.chapters.pile import (
    PENALTY,
    draw_card,
    may_reshuffle,
    pay,
    reshuffle,
)
from dacabo.cabo.chapters.round import pass_on
from dacabo.cabo.facts import Glance, Passed, Snapped, WindowClosed
from dacabo.cabo.moves import Close, Pass, Snap, Sneak
from dacabo.cabo.rules import Rules
from dacabo.cabo.state import (
    Debt,
    FirstLooks,
    Holding,
    Looking,
    Reshuffling,
    Round,
    Snapping,
    Step,
    Turn,
)
from dacabo.core.errors import IllegalMove
from dacabo.core.game import Told
from dacabo.core.moves import Shuffled
from dacabo.core.seats import Seat
from dacabo.core.values import with_item


def snap(rules: Rules, now: Round, actor: Seat, move: Snap) -> Step:
    """Lay a card on the discard pile: if right, it stays; if wrong, the player pays."""
    _check_awaited(now, actor)
    check_place(now, (actor, move.slot))
    card = now.layouts[actor][move.slot]
    assert card is not None
    right = RANK[card] == RANK[now.discards[-1]]
    told = [Told(Snapped(actor, move.slot, card, right))]
    if right:
        layout = with_item(now.layouts[actor], move.slot, None)
        now = replace(
            now,
            layouts=with_item(now.layouts, actor, layout),
            discards=(*now.discards, card),
        )
        return close(rules, now, told)
    now, paid = pay(rules, _no_longer_awaited(now, actor), Debt(actor, PENALTY))
    return close_if_nobody(rules, now, told + paid)


def no_snap(rules: Rules, now: Round, actor: Seat, _move: Pass) -> Step:
    """Decline to snap."""
    _check_awaited(now, actor)
    return close_if_nobody(
        rules, _no_longer_awaited(now, actor), [Told(Passed(actor, snapping=True))]
    )


def close_window(rules: Rules, now: Round, _actor: Seat, _move: Close) -> Step:
    """The table closes the window."""
    return close(rules, now, [], time_up=True)


def close(rules: Rules, now: Round, told: list[Told], *, time_up: bool = False) -> Step:
    """Close the window; the turn is over."""
    return pass_on(rules, now), [*told, Told(WindowClosed(time_up))]


def close_if_nobody(rules: Rules, now: Round, told: list[Told]) -> Step:
    """Close the window once everyone has passed, or has tried and paid."""
    if isinstance(now.phase, Snapping) and not now.phase.awaited:
        return close(rules, now, told)
    return now, told


def sneakers(rules: Rules, now: Round) -> list[Seat]:
    """The players who may look without leave now: all but the caller, if payable (DUTCH-13)."""
    if not rules.forbidden_look or type(now.phase) not in (FirstLooks, Turn, Holding, Looking):
        return []
    payable = len(now.pile)
    if may_reshuffle(rules, now):
        payable += len(now.discards) - 1
    return [seat for seat in range(len(now.layouts)) if seat != now.caller and payable >= PENALTY]


def sneak(rules: Rules, now: Round, actor: Seat, move: Sneak) -> Step:
    """Look at any card without leave, and take two penalty cards."""
    if actor not in sneakers(rules, now):
        raise IllegalMove("no-sneaking-now" if rules.forbidden_look else "no-sneaking")
    check_place(now, move.place)
    told = show(now, actor, move.place, Glance.SNEAK)
    now, paid = pay(rules, now, Debt(actor, PENALTY))
    return now, told + paid


def shuffled(rules: Rules, now: Round, _actor: Seat, move: Shuffled) -> Step:
    """Continue what was waiting for the reshuffle."""
    waiting = now.phase
    assert isinstance(waiting, Reshuffling)
    now, told = reshuffle(now, move)
    if waiting.debt is None:
        now, more = draw_card(now)
    else:
        now, more = pay(rules, replace(now, phase=waiting.then), waiting.debt)
        now, more = close_if_nobody(rules, now, more)
    return now, [told, *more]


def _check_awaited(now: Round, actor: Seat) -> None:
    assert isinstance(now.phase, Snapping)
    if actor not in now.phase.awaited:
        raise IllegalMove("not-awaited")


def _no_longer_awaited(now: Round, actor: Seat) -> Round:
    assert isinstance(now.phase, Snapping)
    awaited = tuple(seat for seat in now.phase.awaited if seat != actor)
    return replace(now, phase=Snapping(awaited))
