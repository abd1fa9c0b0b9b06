"""Copy a position of the engine into an env, so that the simulator can play it out."""

from collections.abc import Iterable

from dacabo.cabo.inference import Inference, Span
from dacabo.cabo.knowledge import Knowledge
from dacabo.cabo.state import FirstLooks, Holding, Looking, Match, Snapping, Turn
from dacabo.core.errors import RulesError
from dacabo.core.seats import Seat, clockwise
from dacabo.research.simulator import SimulatorError
from dacabo.research.simulator.cabo.kernel import layout as at
from dacabo.research.simulator.cabo.spec import code, code_of_value
from dacabo.research.simulator.chance import GAME_STATE, ROUND
from dacabo.research.simulator.language import Numbers

_ANY_VALUE = Span()


def load_engine_state(
    s: Numbers,
    w: Numbers,
    match: Match,
    knowledge: Knowledge,
    inference: Inference,
    *,
    asked: Seat,
    slots: int,
) -> None:
    """Overwrite the state of an env. The random numbers of the env decide what follows.

    Args:
        s: the small numbers of an env in which a match has begun.
        w: the wide numbers of that env.
        match: the position, all cards included.
        knowledge: the knowledge of any seat. Only its public part is used, such as who saw which
            card.
        inference: what everyone can infer from the moves: an `Inference(TABLE)` that has heard
            all public facts.
        asked: the seat that has to act; in a snap window, one of those that may snap.
        slots: the slots that the env has for each layout.
    """
    small = [0] * at.SMALL
    wide = [0] * (at.PLACES + match.players * slots)
    _write_table(small, wide, match, knowledge)
    _write_decision(small, wide, match, asked)
    if isinstance(match.round.phase, Holding):
        assert knowledge.hand is not None
        small[at.HAND_SEEN_BY] = _bits(knowledge.hand.seen_by)
        small[at.HAND_POOL] = knowledge.hand.pool
    for seat, layout in enumerate(match.round.layouts):
        if len(layout) > slots:
            raise RulesError("too-few-slots", slots=slots, cards=len(layout))
        small[at.SLOT_COUNTS + seat] = len(layout)
        for slot, card in enumerate(layout):
            belief = knowledge.layouts[seat][slot]
            if card is not None and belief is not None:
                low, high = inference.spans.get((seat, slot), _ANY_VALUE)
                wide[at.PLACES + seat * slots + slot] = (
                    code(card)
                    | _bits(belief.seen_by) << at.SEEN_SHIFT
                    | belief.called << at.CALLED_SHIFT
                    | code_of_value(low) << at.LOW_SHIFT
                    | code_of_value(high) << at.HIGH_SHIFT
                    | belief.pool << at.POOL_SHIFT
                )
    s[:] = small
    # The env keeps its random streams, which come before the state of the game.
    w[GAME_STATE:] = wide[GAME_STATE:]
    w[ROUND] = match.round.number


def _write_table(s: Numbers, w: Numbers, match: Match, knowledge: Knowledge) -> None:
    """Write the turn, the piles and the totals."""
    now = match.round
    s[at.PLAYER] = now.player
    s[at.STARTER] = now.player if now.starter is None else now.starter
    s[at.CALLER] = at.NOBODY if now.caller is None else now.caller
    s[at.RESHUFFLES] = now.reshuffles
    s[at.TIME_UP] = match.time_up
    s[at.HAS_HALVED] = any(score.halved for result in match.results for score in result.scores)
    s[at.PILE_SIZE] = len(now.pile)
    for card in now.pile:
        s[at.PILE_CODES + code(card)] += 1
    s[at.DISCARD_SIZE] = len(now.discards)
    for number, card in enumerate(now.discards):
        s[at.DISCARD_CARDS + number] = code(card)
        s[at.DISCARD_CODES + code(card)] += 1
    w[at.TURN] = now.turn
    w[at.CALLED_WITH] = now.called_with
    w[at.CALLER_DISCARDED] = knowledge.gone
    for seat, total in enumerate(match.totals):
        w[at.TOTALS + seat] = total


def _write_decision(s: Numbers, w: Numbers, match: Match, asked: Seat) -> None:
    """Write the phase and the seat that has to act."""
    now = match.round
    s[at.ASKED] = asked
    s[at.LOOKING_AT] = s[at.GIVEN_PLACE] = at.NOBODY
    is_on_turn = asked == now.player
    match now.phase:
        case FirstLooks(looked, looking) if _looks_in_order(match, now.phase, asked):
            s[at.PHASE] = at.FIRST_LOOK
            for seat, seen in enumerate(looked):
                w[at.LOOKED_SLOTS + seat] = _bits(seen)
            slot = looking[asked]
            if slot is not None:
                s[at.PHASE] = at.FIRST_LOOKING
                s[at.LOOKING_AT], s[at.LOOKING_AT + 1] = asked, slot
        case Turn() if is_on_turn:
            s[at.PHASE] = at.TURN_BEGINS
        case Holding(card, drawn) if is_on_turn:
            s[at.PHASE] = at.HOLDING
            s[at.HAND], s[at.HAND_IS_DRAWN] = code(card), drawn
        case Looking((seat, slot), king) if is_on_turn:
            s[at.PHASE] = at.LOOKING
            s[at.LOOKING_AT], s[at.LOOKING_AT + 1], s[at.IS_KING_LOOK] = seat, slot, king
        case Snapping(awaited) if asked in awaited:
            s[at.PHASE] = at.SNAPPING
            s[at.AWAITED] = _bits(awaited)
        case _:
            raise SimulatorError("cannot-start-here")


def _looks_in_order(match: Match, phase: FirstLooks, asked: Seat) -> bool:
    """Return whether everyone before this seat has looked, and nobody after it.

    In the engine all players look at the same time; in an env they look one after the other.
    """
    assert match.round.starter is not None
    seats = list(clockwise(match.round.starter, match.players))
    position = seats.index(asked)
    look_counts = [len(phase.looked[seat]) for seat in seats]
    looks = match.rules.looks
    looking = [seat for seat in seats if phase.looking[seat] is not None]
    return (
        all(count == looks for count in look_counts[:position])
        and (look_counts[position] < looks or looking == [asked])
        and not any(look_counts[position + 1 :])
        and looking in ([], [asked])
    )


def _bits(numbers: Iterable[int]) -> int:
    """Return a set of seats or slots as one bit each."""
    return sum(1 << number for number in numbers)
