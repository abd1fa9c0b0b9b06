"""The beginning and the end of a round, and how a turn passes to the next player."""

from collections.abc import Sequence

from msgspec.structs import replace

from dacabo.cabo.facts import (
    Begins,
    Dealt,
    Glance,
    Looked,
    LookOver,
    Saw,
    StarterChosen,
    WindowOpened,
)
from dacabo.cabo.moves import Done, Look, Youngest
from dacabo.cabo.pile import Step, check_order
from dacabo.cabo.rules import EmptyPile, FirstLook, PileOutAfterCall, Rules, Starter
from dacabo.cabo.state import (
    Deal,
    Ended,
    Ending,
    FirstLooks,
    Lots,
    Round,
    Snapping,
    Turn,
    occupied,
)
from dacabo.core.errors import IllegalMove, InvalidMove
from dacabo.core.game import Told
from dacabo.core.moves import LotDrawn, Shuffled
from dacabo.core.seats import Seat, Slot, clockwise
from dacabo.core.values import with_item

# --- who begins, and the deal -------------------------------------------------


def open_round(number: int, players: int, candidates: tuple[Seat, ...], why: Begins) -> Step:
    """A new round: one candidate begins, of several the lot decides."""
    now = Round(number, Lots(candidates), layouts=((),) * players)
    return (now, []) if len(candidates) > 1 else _begins(now, candidates[0], why)


def draw_lot(_rules: Rules, now: Round, _actor: Seat, move: LotDrawn) -> Step:
    """The lot falls on one of those who may begin."""
    assert isinstance(now.phase, Lots)
    if not 0 <= move.number < len(now.phase.candidates):
        raise InvalidMove("no-such-lot")
    return _begins(now, now.phase.candidates[move.number], Begins.LOT)


def name_youngest(rules: Rules, now: Round, _actor: Seat, move: Youngest) -> Step:
    """The table knows who is the youngest."""
    assert isinstance(now.phase, Lots)
    if rules.starter is not Starter.YOUNGEST:
        raise IllegalMove("youngest-does-not-begin")
    if move.seat not in now.phase.candidates:
        raise InvalidMove("no-such-seat")
    return _begins(now, move.seat, Begins.YOUNGEST)


def _begins(now: Round, seat: Seat, why: Begins) -> Step:
    return (
        replace(now, phase=Deal(), starter=seat, player=seat),
        [Told(StarterChosen(seat, why))],
    )


def deal(rules: Rules, now: Round, _actor: Seat, move: Shuffled) -> Step:
    """One card at a time round the table, beginning with the starter; the next is turned up."""
    players = len(now.layouts)
    pack = rules.pack
    check_order(move.order, len(pack))
    cards = [pack[index] for index in move.order]
    dealt = players * rules.cards
    layouts = {
        seat: tuple(cards[k:dealt:players]) for k, seat in enumerate(clockwise(now.player, players))
    }
    pile = tuple(reversed(cards[dealt + 1 :]))
    now = replace(
        now,
        phase=FirstLooks(((),) * players, (None,) * players),
        layouts=tuple(layouts[seat] for seat in range(players)),
        discards=(cards[dealt],),
        pile=pile,
    )
    told = [Told(Dealt(now.number, now.player, rules.cards, cards[dealt], len(pile)))]
    return (now, told) if rules.looks else (_first_turn(now), told)


# --- the first look -----------------------------------------------------------


def first_look_slots(rules: Rules, looked: Sequence[Slot]) -> list[Slot]:
    """Where a player may look next, before the first turn."""
    first = rules.cards - rules.looks if rules.first_look is FirstLook.NEAREST else 0
    return [slot for slot in range(first, rules.cards) if slot not in looked]


def first_look(rules: Rules, now: Round, actor: Seat, move: Look) -> Step:
    """Look at one of one's own cards (CABO-6, DUTCH-2)."""
    assert isinstance(now.phase, FirstLooks)
    seat, slot = move.place
    looked, looking = now.phase.looked, now.phase.looking
    if looking[actor] is not None:
        raise IllegalMove("still-looking")
    if len(looked[actor]) == rules.looks:
        raise IllegalMove("first-look-over")
    if seat != actor:
        raise IllegalMove("own-cards-only")
    if slot not in first_look_slots(rules, looked[actor]):
        raise IllegalMove("not-this-card")
    card = now.layouts[actor][slot]
    assert card is not None
    return (
        replace(
            now,
            phase=FirstLooks(
                with_item(looked, actor, (*looked[actor], slot)), with_item(looking, actor, slot)
            ),
        ),
        [
            Told(Looked(actor, move.place, Glance.FIRST)),
            Told(Saw(move.place, card), (actor,)),
        ],
    )


def first_look_done(rules: Rules, now: Round, actor: Seat, _move: Done) -> Step:
    """Put the card down. Once everybody is done, the first turn begins."""
    assert isinstance(now.phase, FirstLooks)
    looked, looking = now.phase.looked, now.phase.looking
    if looking[actor] is None:
        raise IllegalMove("not-looking")
    looking = with_item(looking, actor, None)
    told = [Told(LookOver(actor))]
    if any(slot is not None for slot in looking) or any(len(s) < rules.looks for s in looked):
        return replace(now, phase=FirstLooks(looked, looking)), told
    return _first_turn(now), told


def _first_turn(now: Round) -> Round:
    return replace(now, phase=Turn(), turn=1)


# --- the end of a turn --------------------------------------------------------


def end_turn(rules: Rules, now: Round, told: list[Told], *, discarded: bool) -> Step:
    """The turn is over; if it put a card on the discard pile, others may snap first (DUTCH-10)."""
    if rules.snap and discarded:
        awaited = tuple(
            seat
            for seat, layout in enumerate(now.layouts)
            if seat not in (now.player, now.caller) and len(occupied(layout)) > 1
        )
        if awaited:
            told.append(Told(WindowOpened(awaited)))
            return replace(now, phase=Snapping(awaited)), told
    return pass_on(rules, now), told


def pass_on(rules: Rules, now: Round) -> Round:
    """The next player's turn, unless the round is over."""
    following = (now.player + 1) % len(now.layouts)
    ending = None
    if not now.pile and rules.empty_pile is EmptyPile.END_ROUND:
        ending = _pile_out(rules, now)
    if ending is None and following == now.caller:
        ending = Ending.CABO
    if ending is None and now.caller is None and now.turn == rules.turn_limit:
        ending = Ending.TURNS
    if ending is not None:
        return replace(now, phase=Ended(ending))
    return replace(now, phase=Turn(), player=following, turn=now.turn + 1)


def _pile_out(rules: Rules, now: Round) -> Ending | None:
    """How the round ends because the pile ran out, if it does (TOUR-5)."""
    if now.caller is None or rules.pile_out_after_call is PileOutAfterCall.END_PILE:
        return Ending.PILE
    if rules.pile_out_after_call is PileOutAfterCall.END_CABO:
        return Ending.CABO
    return None
