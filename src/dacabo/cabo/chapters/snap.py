"""Playing out of turn: snapping, and sneaking a look (DUTCH-10 to DUTCH-13)."""

from msgspec.structs import replace

from dacabo.cabo.cards import RANK
from dacabo.cabo.chapters.looking import (
    check_place,
    tell_look,
)
from dacabo.cabo.chapters.pile import (
    PENALTY,
    draw_card,
    may_reshuffle,
    pay_penalty,
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
    """Lay a card on the discard pile: a right card stays; for a wrong one the player pays."""
    _check_awaited(now, actor)
    check_place(now, (actor, move.slot))
    card = now.layouts[actor][move.slot]
    assert card is not None
    is_right = RANK[card] == RANK[now.discards[-1]]
    told = [Told(Snapped(actor, move.slot, card, is_right))]
    if is_right:
        layout = with_item(now.layouts[actor], move.slot, None)
        now = replace(
            now,
            layouts=with_item(now.layouts, actor, layout),
            discards=(*now.discards, card),
        )
        return close(rules, now, told)
    now, penalty_facts = pay_penalty(rules, _no_longer_awaited(now, actor), Debt(actor, PENALTY))
    return close_if_all_answered(rules, now, told + penalty_facts)


def decline_snap(rules: Rules, now: Round, actor: Seat, _move: Pass) -> Step:
    """Decline to snap."""
    _check_awaited(now, actor)
    return close_if_all_answered(
        rules, _no_longer_awaited(now, actor), [Told(Passed(actor, snapping=True))]
    )


def close_window(rules: Rules, now: Round, _actor: Seat, _move: Close) -> Step:
    """The table closes the window."""
    return close(rules, now, [], time_up=True)


def close(rules: Rules, now: Round, told: list[Told], *, time_up: bool = False) -> Step:
    """Close the window; the turn is over."""
    return pass_on(rules, now), [*told, Told(WindowClosed(time_up))]


def close_if_all_answered(rules: Rules, now: Round, told: list[Told]) -> Step:
    """Close the window once everyone has passed, or has tried and paid."""
    if isinstance(now.phase, Snapping) and not now.phase.awaited:
        return close(rules, now, told)
    return now, told


def sneakers(rules: Rules, now: Round) -> list[Seat]:
    """The players who may sneak a look now: all but the caller, if the penalty can be paid."""
    if not rules.forbidden_look or type(now.phase) not in (FirstLooks, Turn, Holding, Looking):
        return []
    cards_to_pay = len(now.pile)
    if may_reshuffle(rules, now):
        cards_to_pay += len(now.discards) - 1
    return [
        seat for seat in range(len(now.layouts)) if seat != now.caller and cards_to_pay >= PENALTY
    ]


def sneak(rules: Rules, now: Round, actor: Seat, move: Sneak) -> Step:
    """Sneak a look at any card, and take two penalty cards (DUTCH-13)."""
    if actor not in sneakers(rules, now):
        raise IllegalMove("no-sneaking-now" if rules.forbidden_look else "no-sneaking")
    check_place(now, move.place)
    told = tell_look(now, actor, move.place, Glance.SNEAK)
    now, penalty_facts = pay_penalty(rules, now, Debt(actor, PENALTY))
    return now, told + penalty_facts


def continue_after_reshuffle(rules: Rules, now: Round, _actor: Seat, move: Shuffled) -> Step:
    """Reshuffle, then let the player draw or take penalty cards, whichever was interrupted."""
    interrupted = now.phase
    assert isinstance(interrupted, Reshuffling)
    now, reshuffle_fact = reshuffle(now, move)
    if interrupted.debt is None:
        now, facts = draw_card(now)
    else:
        now, facts = pay_penalty(rules, replace(now, phase=interrupted.then), interrupted.debt)
        now, facts = close_if_all_answered(rules, now, facts)
    return now, [reshuffle_fact, *facts]


def _check_awaited(now: Round, actor: Seat) -> None:
    assert isinstance(now.phase, Snapping)
    if actor not in now.phase.awaited:
        raise IllegalMove("not-awaited")


def _no_longer_awaited(now: Round, actor: Seat) -> Round:
    assert isinstance(now.phase, Snapping)
    awaited = tuple(seat for seat in now.phase.awaited if seat != actor)
    return replace(now, phase=Snapping(awaited))
