"""The moves of the player on turn."""

from msgspec.structs import replace

from dacabo.cabo.cards import POWER, VALUE, Power
from dacabo.cabo.chapters.looking import (
    check_place,
    tell_look,
)
from dacabo.cabo.chapters.pile import (
    draw_card,
    may_reshuffle,
)
from dacabo.cabo.chapters.round import (
    end_turn,
    pass_on,
)
from dacabo.cabo.chapters.scoring import sum_of
from dacabo.cabo.facts import (
    Called,
    Discarded,
    FalseSetShown,
    Glance,
    LookOver,
    Passed,
    RanOut,
    Replaced,
    Swapped,
    Took,
    TurnedUp,
)
from dacabo.cabo.moves import Call, Discard, Done, Draw, Look, Pass, Replace, Swap, Take
from dacabo.cabo.rules import FalseSet, Rules
from dacabo.cabo.state import Holding, Looking, Reshuffling, Round, Step, Turn
from dacabo.core.cards import Card
from dacabo.core.errors import IllegalMove, InvalidMove
from dacabo.core.game import Told
from dacabo.core.seats import Seat
from dacabo.core.values import with_item

LARGEST_SET = 4
"""There are at most four cards of a value (CABO-2)."""


# --- draw, take, call (CABO-8) ------------------------------------------------


def can_draw(rules: Rules, now: Round) -> bool:
    """Whether there is a card to draw, possibly after a reshuffle."""
    return bool(now.pile) or may_reshuffle(rules, now)


def can_call(now: Round) -> bool:
    """Only one player can call in a round (CABO-13)."""
    return now.caller is None


def draw(rules: Rules, now: Round, actor: Seat, _move: Draw) -> Step:
    """Draw the top card of the pile (CABO-10); an empty pile is reshuffled first (CABO-12)."""
    if now.pile:
        return draw_card(now)
    if not may_reshuffle(rules, now):
        raise IllegalMove("nothing-to-draw")
    return replace(now, phase=Reshuffling(None, Turn())), [Told(RanOut(actor))]


def take(_rules: Rules, now: Round, actor: Seat, _move: Take) -> Step:
    """Take the top discard (CABO-9)."""
    if not now.discards:
        raise IllegalMove("nothing-to-take")
    card = now.discards[-1]
    return (
        replace(now, phase=Holding(card, drawn=False), discards=now.discards[:-1]),
        [Told(Took(actor, card))],
    )


def call(rules: Rules, now: Round, actor: Seat, _move: Call) -> Step:
    """Call Cabo; everyone else gets one more turn (CABO-13)."""
    if not can_call(now):
        raise IllegalMove("already-called")
    after_call = replace(now, caller=actor, called_with=sum_of(now.layouts[actor]))
    return pass_on(rules, after_call), [Told(Called(actor))]


def pass_turn(rules: Rules, now: Round, actor: Seat, _move: Pass) -> Step:
    """Pass, which is only possible when nothing else is (CABO-12)."""
    if can_draw(rules, now) or now.discards or can_call(now):
        raise IllegalMove("no-passing")
    return pass_on(rules, now), [Told(Passed(actor))]


# --- the card in hand ---------------------------------------------------------


def discard(rules: Rules, now: Round, _actor: Seat, _move: Discard) -> Step:
    """Put the drawn card on the discard pile, unused."""
    holding = _holding_drawn(now)
    return end_turn(rules, *_lay_down(now, holding.card, used=False), discarded=True)


def replace_cards(rules: Rules, now: Round, actor: Seat, move: Replace) -> Step:
    """Lay the card in hand in place of one's own card or set (CABO-9, CABO-10, CABO-14)."""
    holding = now.phase
    assert isinstance(holding, Holding)
    layout = now.layouts[actor]
    for slot in move.slots:
        check_place(now, (actor, slot))
    check_claim(rules, move)
    claimed = [card for slot in move.slots if (card := layout[slot]) is not None]
    shown_cards = cards_turned_up(claimed, one_by_one=rules.one_by_one)
    if len({VALUE[card] for card in shown_cards}) > 1:
        return _fail_set(rules, now, move, tuple(shown_cards))
    new_layout = list(layout)
    for slot in move.slots:
        new_layout[slot] = None
    new_layout[move.slots[0]] = holding.card
    now = replace(
        now,
        layouts=with_item(now.layouts, actor, tuple(new_layout)),
        discards=now.discards + tuple(claimed),
    )
    told = [Told(Replaced(actor, move.slots, tuple(claimed)))]
    return end_turn(rules, now, told, discarded=True)


def check_claim(rules: Rules, move: Replace) -> None:
    """Refuse invalid claims: too many slots, a duplicate, or not in the order of `Replace`."""
    slots = move.slots
    if not 1 <= len(slots) <= LARGEST_SET or len(set(slots)) < len(slots):
        raise InvalidMove("not-a-set", most=LARGEST_SET)
    if len(slots) > 1 and not rules.sets:
        raise IllegalMove("no-sets")
    if not rules.one_by_one and sorted(slots[1:]) != list(slots[1:]):
        raise InvalidMove("slots-not-in-order")


def cards_turned_up(claimed: list[Card], *, one_by_one: bool) -> list[Card]:
    """The cards of a claim that are turned up: all, or up to the first that differs (TOUR-7)."""
    if one_by_one:
        for count in range(2, len(claimed)):
            if VALUE[claimed[count - 1]] != VALUE[claimed[0]]:
                return claimed[:count]
    return claimed


def _fail_set(rules: Rules, now: Round, move: Replace, shown_cards: tuple[Card, ...]) -> Step:
    """Turn the cards down again; the turn is lost (CABO-15, GM-1)."""
    holding = now.phase
    assert isinstance(holding, Holding)
    is_kept = rules.false_set is FalseSet.KEEP
    told = [Told(FalseSetShown(now.player, move.slots, shown_cards, is_kept))]
    if not is_kept:
        now, discard_facts = _lay_down(now, holding.card, used=False)
        return end_turn(rules, now, told + discard_facts, discarded=True)
    layout = (*now.layouts[now.player], holding.card)
    now = replace(now, layouts=with_item(now.layouts, now.player, layout))
    if not now.discards and now.pile:
        told.append(Told(TurnedUp(now.pile[-1])))
        now = replace(now, discards=now.pile[-1:], pile=now.pile[:-1])
    return end_turn(rules, now, told, discarded=False)


# --- actions (CABO-16, DUTCH-9) -----------------------------------------------


def look(_rules: Rules, now: Round, actor: Seat, move: Look) -> Step:
    """Use a peek, a spy or a black king: look at a card."""
    holding = _holding_drawn(now)
    power = POWER[holding.card]
    if power in (None, Power.SWAP):
        raise IllegalMove("card-does-not-let-look")
    check_place(now, move.place)
    is_own_card = move.place[0] == actor
    if power is Power.PEEK and not is_own_card:
        raise IllegalMove("own-cards-only")
    if power is not Power.PEEK and is_own_card:
        raise IllegalMove("other-cards-only")
    why = {Power.PEEK: Glance.PEEK, Power.SPY: Glance.SPY, Power.KING: Glance.KING}[power]
    now, told = _lay_down(now, holding.card, used=True)
    told += tell_look(now, actor, move.place, why)
    return replace(now, phase=Looking(move.place, king=power is Power.KING)), told


def finish_look(rules: Rules, now: Round, actor: Seat, _move: Done) -> Step:
    """Put the card down."""
    return end_turn(rules, now, [Told(LookOver(actor))], discarded=True)


def swap(rules: Rules, now: Round, actor: Seat, move: Swap) -> Step:
    """Use a swap: exchange two cards, unseen."""
    holding = _holding_drawn(now)
    if POWER[holding.card] is not Power.SWAP:
        raise IllegalMove("card-does-not-swap")
    _check_swap(rules, now, actor, move)
    if move.one[0] != actor and not rules.free_swap:
        raise IllegalMove("swap-needs-own-card")
    now, told = _lay_down(now, holding.card, used=True)
    now, swap_fact = _swap_places(now, move)
    return end_turn(rules, now, [*told, swap_fact], discarded=True)


def king_swap(rules: Rules, now: Round, actor: Seat, move: Swap) -> Step:
    """After the black king's look: exchange that card with one of your own."""
    looking = now.phase
    assert isinstance(looking, Looking)
    if not looking.king:
        raise IllegalMove("card-does-not-swap")
    _check_swap(rules, now, actor, move)
    if move.one[0] != actor or move.other != looking.place:
        raise IllegalMove("swap-the-card-you-saw")
    now, swap_fact = _swap_places(now, move)
    return end_turn(rules, now, [Told(LookOver(actor)), swap_fact], discarded=True)


def is_locked(rules: Rules, now: Round, seat: Seat) -> bool:
    """Whether this player's cards can no longer be exchanged (DUTCH-8)."""
    return rules.caller_locked and seat == now.caller


def _check_swap(rules: Rules, now: Round, actor: Seat, move: Swap) -> None:
    one, other = move.one, move.other
    check_place(now, one)
    check_place(now, other)
    if one[0] == other[0]:
        raise IllegalMove("swap-between-two-players")
    if actor == other[0] or (actor != one[0] and one > other):
        raise InvalidMove("swap-not-in-order")
    if is_locked(rules, now, one[0]) or is_locked(rules, now, other[0]):
        raise IllegalMove("cards-locked")


def _swap_places(now: Round, move: Swap) -> tuple[Round, Told]:
    (seat, slot), (other_seat, other_slot) = move.one, move.other
    layout, other_layout = now.layouts[seat], now.layouts[other_seat]
    layouts = with_item(now.layouts, seat, with_item(layout, slot, other_layout[other_slot]))
    layouts = with_item(layouts, other_seat, with_item(other_layout, other_slot, layout[slot]))
    return replace(now, layouts=layouts), Told(Swapped(now.player, move.one, move.other))


# --- helpers ------------------------------------------------------------------


def _lay_down(now: Round, card: Card, *, used: bool) -> Step:
    """Put the card in hand face up on the discard pile."""
    return (
        replace(now, discards=(*now.discards, card)),
        [Told(Discarded(now.player, card, used))],
    )


def _holding_drawn(now: Round) -> Holding:
    """The drawn card in hand; a taken card has to go into the layout (CABO-9, CABO-11)."""
    assert isinstance(now.phase, Holding)
    if not now.phase.drawn:
        raise IllegalMove("taken-card-must-be-kept")
    return now.phase
