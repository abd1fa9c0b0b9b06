"""The draw pile: drawing, paying penalty cards, and reshuffling the discards."""

from typing import Final

from msgspec.structs import replace

from dacabo.cabo.facts import Drawn, Drew, PenaltyTaken, RanOut, Reshuffled
from dacabo.cabo.rules import EmptyPile, PileOutAfterCall, Rules
from dacabo.cabo.state import Debt, Holding, Interruptible, Reshuffling, Round, Step
from dacabo.core.game import Told
from dacabo.core.moves import Shuffled
from dacabo.core.values import with_item

PENALTY: Final = 2
"""The number of penalty cards for a wrong snap or a sneaked look (DUTCH-12, DUTCH-13)."""


def may_reshuffle(rules: Rules, now: Round) -> bool:
    """Whether an empty pile is refilled from the discards below the top one (CABO-12, TOUR-5)."""
    return len(now.discards) > 1 and (
        rules.empty_pile is EmptyPile.RESHUFFLE
        or (now.caller is not None and rules.pile_out_after_call is PileOutAfterCall.PLAY_ON)
    )


def draw_card(now: Round) -> Step:
    """Move the top card of the pile into the hand of the player on turn."""
    card = now.pile[-1]
    return (
        replace(now, phase=Holding(card, drawn=True), pile=now.pile[:-1]),
        [Told(Drew(now.player)), Told(Drawn(card), (now.player,))],
    )


def pay_penalty(rules: Rules, now: Round, debt: Debt) -> Step:
    """Move penalty cards from the pile, unseen, into new slots.

    If the pile has too few, it is reshuffled for the others; if that is not allowed, the player
    takes only as many as there are.
    """
    count = min(debt.cards, len(now.pile))
    still_owed = debt.cards - count
    told = []
    if count:
        layout = now.layouts[debt.seat]
        cards = tuple(reversed(now.pile[-count:]))
        now = replace(
            now,
            layouts=with_item(now.layouts, debt.seat, layout + cards),
            pile=now.pile[:-count],
        )
        slots = tuple(range(len(layout), len(layout) + count))
        told.append(Told(PenaltyTaken(debt.seat, slots)))
    if still_owed and may_reshuffle(rules, now):
        told.append(Told(RanOut(debt.seat)))
        assert isinstance(now.phase, Interruptible)
        return replace(now, phase=Reshuffling(Debt(debt.seat, still_owed), now.phase)), told
    return now, told


def reshuffle(now: Round, move: Shuffled) -> tuple[Round, Told]:
    """Keep the top discard; the others become the new pile."""
    below = now.discards[:-1]
    return (
        replace(
            now,
            pile=tuple(reversed(move.of(below))),
            discards=now.discards[-1:],
            reshuffles=now.reshuffles + 1,
        ),
        Told(Reshuffled(len(below))),
    )
