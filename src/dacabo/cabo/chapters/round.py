"""The beginning and the end of a round, and how the turn passes to the next player."""

from msgspec.structs import replace

from dacabo.cabo.facts import Begins, Dealt, RoundBegan, StarterChosen, WindowOpened
from dacabo.cabo.moves import Youngest
from dacabo.cabo.rules import EmptyPile, PileOutAfterCall, Rules, Starter
from dacabo.cabo.sheet import Ending
from dacabo.cabo.state import Deal, Ended, FirstLooks, Lots, Round, Snapping, Step, Turn, occupied
from dacabo.core.errors import IllegalMove, InvalidMove
from dacabo.core.game import Told
from dacabo.core.moves import LotDrawn, Shuffled
from dacabo.core.seats import Seat, clockwise

# --- the starter and the deal -------------------------------------------------


def open_round(number: int, players: int, candidates: tuple[Seat, ...], why: Begins) -> Step:
    """Open a round. A single candidate begins; among several the lot decides."""
    now = Round(number, Lots(candidates), layouts=((),) * players)
    told = [Told(RoundBegan(number))]
    if len(candidates) > 1:
        return now, told
    now, starter_facts = _set_starter(now, candidates[0], why)
    return now, told + starter_facts


def draw_lot(_rules: Rules, now: Round, _actor: Seat, move: LotDrawn) -> Step:
    """The lot chooses one of the candidates."""
    assert isinstance(now.phase, Lots)
    if not 0 <= move.number < len(now.phase.candidates):
        raise InvalidMove("no-such-lot")
    return _set_starter(now, now.phase.candidates[move.number], Begins.LOT)


def name_youngest(rules: Rules, now: Round, _actor: Seat, move: Youngest) -> Step:
    """The table names the youngest player, who begins."""
    assert isinstance(now.phase, Lots)
    if rules.starter is not Starter.YOUNGEST:
        raise IllegalMove("youngest-does-not-begin")
    if move.seat not in now.phase.candidates:
        raise InvalidMove("no-such-seat")
    return _set_starter(now, move.seat, Begins.YOUNGEST)


def _set_starter(now: Round, seat: Seat, why: Begins) -> Step:
    return (
        replace(now, phase=Deal(), starter=seat, player=seat),
        [Told(StarterChosen(seat, why))],
    )


def deal(rules: Rules, now: Round, _actor: Seat, move: Shuffled) -> Step:
    """Deal one card at a time, beginning with the starter; the next card is turned up."""
    players = len(now.layouts)
    cards = move.of(rules.pack)
    dealt = players * rules.cards
    layouts = {
        seat: tuple(cards[position:dealt:players])
        for position, seat in enumerate(clockwise(now.player, players))
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
    return (now, told) if rules.looks else (first_turn(now), told)


def first_turn(now: Round) -> Round:
    """The starter's turn, once everyone has looked."""
    return replace(now, phase=Turn(), turn=1)


# --- the end of a turn --------------------------------------------------------


def end_turn(rules: Rules, now: Round, told: list[Told], *, discarded: bool) -> Step:
    """End the turn. If it discarded a card, others may snap first (DUTCH-10)."""
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
    """Pass the turn to the next player, unless the round is over."""
    next_player = (now.player + 1) % len(now.layouts)
    ending = None
    if not now.pile and rules.empty_pile is EmptyPile.END_ROUND:
        ending = _ending_by_empty_pile(rules, now)
    if ending is None and next_player == now.caller:
        ending = Ending.CABO
    if ending is None and now.caller is None and now.turn == rules.turn_limit:
        ending = Ending.TURNS
    if ending is not None:
        return replace(now, phase=Ended(ending))
    return replace(now, phase=Turn(), player=next_player, turn=now.turn + 1)


def _ending_by_empty_pile(rules: Rules, now: Round) -> Ending | None:
    """The end of a round whose pile ran out; None if it continues (TOUR-5)."""
    if now.caller is None or rules.pile_out_after_call is PileOutAfterCall.END_PILE:
        return Ending.PILE
    if rules.pile_out_after_call is PileOutAfterCall.END_CABO:
        return Ending.CABO
    return None
