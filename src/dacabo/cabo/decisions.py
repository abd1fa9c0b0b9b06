"""The pending decisions, their legal answers, and the default when a player's time is up."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations, permutations
from typing import Final, Literal, TypeAlias

from dacabo.cabo.cards import POWER, Power
from dacabo.cabo.chapters.looking import first_look_slots
from dacabo.cabo.chapters.match import result
from dacabo.cabo.chapters.snap import sneakers
from dacabo.cabo.chapters.turn import (
    LARGEST_SET,
    can_call,
    can_draw,
    is_locked,
)
from dacabo.cabo.moves import (
    Call,
    Close,
    Discard,
    Done,
    Draw,
    Look,
    Pass,
    Replace,
    Snap,
    Sneak,
    Swap,
    Take,
    Youngest,
    move_text,
)
from dacabo.cabo.rules import Rules, Starter
from dacabo.cabo.state import (
    Deal,
    FirstLooks,
    Holding,
    Looking,
    Lots,
    Match,
    Reshuffling,
    Round,
    RoundOver,
    Snapping,
    Turn,
    occupied,
)
from dacabo.core.chance import Lot, Shuffle
from dacabo.core.checks import check_asked
from dacabo.core.game import Decision
from dacabo.core.moves import LotDrawn, Move, NextRound, TimeUp, patterns
from dacabo.core.seats import TABLE, Seat, Slot, seat_text

# --- decisions ----------------------------------------------------------------

Kind: TypeAlias = Literal[
    "lot",
    "youngest",
    "deal",
    "reshuffle",
    "first-look",
    "looking",
    "turn",
    "card",
    "snap",
    "sneak",
    "close",
    "next-round",
    "time",
]
"""The kinds of decisions."""

_LATEST: Final[list[tuple[Match | None, Sequence[Decision]]]] = [(None, ())]
"""The match that `decisions` was last called with, and its decisions.

`legal` and `default` check that a decision is pending, usually in that match, and a table calls
them several times for each position."""


def decisions(match: Match) -> list[Decision]:
    """All pending decisions."""
    latest_match, latest_decisions = _LATEST[0]
    if match is latest_match:
        return [*latest_decisions]
    if result(match) is not None:
        return []
    now = match.round
    pending = _ASK_BY_PHASE[type(now.phase)](match, now)
    if match.rules.forbidden_look:
        pending += _sneak_decisions(match.rules, now)
    if match.rules.minutes is not None and not match.time_up:
        pending.append(_time_decision(match.rules.minutes))
    _LATEST[0] = match, tuple(pending)
    return pending


_cached = lru_cache(maxsize=4096)
"""A cache for values that are needed after every move, and are the same in every match."""


@_cached
def _time_decision(minutes: int) -> Decision:
    return Decision("time", TABLE, "time", must=False, seconds=minutes * 60)


def _ask_lots(match: Match, now: Round) -> list[Decision]:
    assert isinstance(now.phase, Lots)
    label = f"round/{now.number}/starter"
    lot = Decision(label, TABLE, "lot", chance=Lot(label, len(now.phase.candidates)))
    if match.rules.starter is Starter.YOUNGEST:
        return [lot, Decision("youngest", TABLE, "youngest", must=False)]
    return [lot]


def _ask_deal(match: Match, now: Round) -> list[Decision]:
    label = f"round/{now.number}/deal"
    return [Decision(label, TABLE, "deal", chance=Shuffle(label, len(match.rules.pack)))]


def _ask_reshuffle(_match: Match, now: Round) -> list[Decision]:
    label = f"round/{now.number}/reshuffle/{now.reshuffles + 1}"
    return [Decision(label, TABLE, "reshuffle", chance=Shuffle(label, len(now.discards) - 1))]


def _ask_first_looks(match: Match, now: Round) -> list[Decision]:
    phase = now.phase
    assert isinstance(phase, FirstLooks)
    pending = []
    for seat, slots_seen in enumerate(phase.looked):
        if phase.looking[seat] is not None:
            pending.append(_put_down_decision(now.number, seat, len(slots_seen)))
        elif len(slots_seen) < match.rules.looks:
            pending.append(_first_look_decision(now.number, seat, len(slots_seen)))
    return pending


@_cached
def _first_look_decision(number: int, seat: Seat, cards_seen: int) -> Decision:
    clock = f"r{number}.first-look"
    return Decision(f"{clock}.{seat_text(seat)}.{cards_seen}", seat, "first-look", clock=clock)


@_cached
def _put_down_decision(number: int, seat: Seat, cards_seen: int) -> Decision:
    clock = f"r{number}.first-look"
    return Decision(f"{clock}.{seat_text(seat)}.{cards_seen}.done", seat, "looking", clock=clock)


def _ask_player(kind: Kind) -> Callable[[Match, Round], list[Decision]]:
    @_cached
    def decision(number: int, turn: int, player: Seat) -> Decision:
        clock = f"r{number}.t{turn}"
        return Decision(f"{clock}.{kind}", player, kind, clock=clock)

    return lambda _match, now: [decision(now.number, now.turn, now.player)]


def _ask_snaps(_match: Match, now: Round) -> list[Decision]:
    assert isinstance(now.phase, Snapping)
    seats = [_snap_decision(now.number, now.turn, seat) for seat in now.phase.awaited]
    return [*seats, _close_decision(now.number, now.turn)]


@_cached
def _snap_decision(number: int, turn: int, seat: Seat) -> Decision:
    clock = f"r{number}.t{turn}.snap"
    return Decision(f"{clock}.{seat_text(seat)}", seat, "snap", must=False, clock=clock)


@_cached
def _close_decision(number: int, turn: int) -> Decision:
    clock = f"r{number}.t{turn}.snap"
    return Decision(f"{clock}.close", TABLE, "close", must=False, clock=clock)


def _ask_next_round(_match: Match, now: Round) -> list[Decision]:
    return [Decision(f"r{now.number}.next", TABLE, "next-round")]


_ASK_BY_PHASE: dict[type, Callable[[Match, Round], list[Decision]]] = {
    Lots: _ask_lots,
    Deal: _ask_deal,
    FirstLooks: _ask_first_looks,
    Turn: _ask_player("turn"),
    Holding: _ask_player("card"),
    Looking: _ask_player("looking"),
    Snapping: _ask_snaps,
    Reshuffling: _ask_reshuffle,
    RoundOver: _ask_next_round,
}


def _sneak_decisions(rules: Rules, now: Round) -> list[Decision]:
    # The penalty for a sneaked look adds slots, so their number tells one decision from the next.
    return [
        _sneak_decision(now.number, seat, len(now.layouts[seat])) for seat in sneakers(rules, now)
    ]


@_cached
def _sneak_decision(number: int, seat: Seat, slots: int) -> Decision:
    return Decision(f"r{number}.sneak.{seat_text(seat)}.{slots}", seat, "sneak", must=False)


# --- legal moves --------------------------------------------------------------

_DRAW, _TAKE, _CALL, _PASS, _DISCARD, _DONE = Draw(), Take(), Call(), Pass(), Discard(), Done()


def _check_asked(match: Match, decision: Decision) -> None:
    latest_match, latest_decisions = _LATEST[0]
    if latest_match is not match or decision not in latest_decisions:
        check_asked(decision, decisions(match))


def legal(match: Match, decision: Decision) -> Sequence[Move]:
    """The answers to one of `decisions(match)`; any other decision is refused."""
    _check_asked(match, decision)
    return _LEGAL_BY_KIND[decision.kind](match.rules, match.round, decision.actor)


def _legal_lot(_rules: Rules, now: Round, _seat: Seat) -> Sequence[Move]:
    assert isinstance(now.phase, Lots)
    return [LotDrawn(number) for number in range(len(now.phase.candidates))]


def _legal_youngest(_rules: Rules, now: Round, _seat: Seat) -> Sequence[Move]:
    assert isinstance(now.phase, Lots)
    return [Youngest(seat) for seat in now.phase.candidates]


def _legal_first_look(rules: Rules, now: Round, seat: Seat) -> Sequence[Move]:
    assert isinstance(now.phase, FirstLooks)
    return _looks(seat, tuple(first_look_slots(rules, now.phase.looked[seat])))


def _legal_looking(rules: Rules, now: Round, seat: Seat) -> Sequence[Move]:
    phase = now.phase
    if isinstance(phase, Looking) and phase.king and not is_locked(rules, now, phase.place[0]):
        return [_DONE, *(Swap((seat, slot), phase.place) for slot in occupied(now.layouts[seat]))]
    return [_DONE]


def _legal_turn(rules: Rules, now: Round, _seat: Seat) -> Sequence[Move]:
    moves: list[Move] = []
    if can_draw(rules, now):
        moves.append(_DRAW)
    if now.discards:
        moves.append(_TAKE)
    if can_call(now):
        moves.append(_CALL)
    return moves or [_PASS]


def _legal_card(rules: Rules, now: Round, seat: Seat) -> Sequence[Move]:
    holding = now.phase
    assert isinstance(holding, Holding)
    slots = tuple(occupied(now.layouts[seat]))
    largest = LARGEST_SET if rules.sets else 1
    # Layouts of ordinary size recur all the time; large ones would only fill the cache.
    list_claims = _cached_claims if len(slots) <= _LARGEST_CACHED_LAYOUT else _claims
    claims = list_claims(slots, largest, rules.one_by_one)
    if not holding.drawn:
        return claims
    return [*claims, _DISCARD, *_legal_actions(rules, now, seat, POWER[holding.card])]


def _claims(slots: tuple[Slot, ...], largest: int, one_by_one: bool) -> tuple[Move, ...]:  # noqa: FBT001 (part of a cache's key)
    """Every way to name one card or a set; see `Replace` for which ways differ."""
    if one_by_one:
        claims = (claim for size in range(1, largest + 1) for claim in permutations(slots, size))
    else:
        claims = (
            (first, *rest)
            for size in range(largest)
            for first in slots
            for rest in combinations([slot for slot in slots if slot != first], size)
        )
    return tuple(map(Replace, claims))


_LARGEST_CACHED_LAYOUT = 6
_cached_claims = lru_cache(maxsize=1024)(_claims)


def _legal_actions(rules: Rules, now: Round, seat: Seat, power: Power | None) -> list[Move]:
    if power is None:
        return []
    slots = [tuple(occupied(layout)) for layout in now.layouts]
    locked_seat = now.caller if rules.caller_locked else None
    return _actions(slots, seat, locked_seat, rules.free_swap, power)


def _actions(
    slots: Sequence[tuple[Slot, ...]],
    seat: Seat,
    locked_seat: Seat | None,
    free_swap: bool,  # noqa: FBT001 (as its name says)
    power: Power,
) -> list[Move]:
    """The moves that this power allows; nobody may swap the cards of `locked_seat`."""
    if power is Power.PEEK:
        return [*_looks(seat, slots[seat])]
    others = [other for other in range(len(slots)) if other != seat]
    if power is not Power.SWAP:
        return [look for other in others for look in _looks(other, slots[other])]
    others = [other for other in others if other != locked_seat]
    pairs = [(seat, other) for other in others]
    if free_swap:
        pairs += combinations(others, 2)
    return [swap for one, other in pairs for swap in _swaps(one, slots[one], other, slots[other])]


@lru_cache(maxsize=1024)
def _looks(seat: Seat, slots: tuple[Slot, ...]) -> tuple[Move, ...]:
    return tuple(Look((seat, slot)) for slot in slots)


@lru_cache(maxsize=1024)
def _swaps(
    one: Seat, slots: tuple[Slot, ...], other: Seat, other_slots: tuple[Slot, ...]
) -> tuple[Move, ...]:
    return tuple(
        Swap((one, slot), (other, other_slot)) for slot in slots for other_slot in other_slots
    )


def _legal_snap(_rules: Rules, now: Round, seat: Seat) -> Sequence[Move]:
    return [_PASS, *map(Snap, occupied(now.layouts[seat]))]


def _legal_sneak(_rules: Rules, now: Round, _seat: Seat) -> Sequence[Move]:
    return [
        Sneak((seat, slot)) for seat, layout in enumerate(now.layouts) for slot in occupied(layout)
    ]


def _only(*moves: Move) -> Callable[[Rules, Round, Seat], Sequence[Move]]:
    return lambda _rules, _now, _seat: moves


_LEGAL_BY_KIND: dict[str, Callable[[Rules, Round, Seat], Sequence[Move]]] = {
    "lot": _legal_lot,
    "youngest": _legal_youngest,
    "deal": _only(),
    "reshuffle": _only(),
    "first-look": _legal_first_look,
    "looking": _legal_looking,
    "turn": _legal_turn,
    "card": _legal_card,
    "snap": _legal_snap,
    "sneak": _legal_sneak,
    "close": _only(Close()),
    "next-round": _only(NextRound()),
    "time": _only(TimeUp()),
}


# --- patterns -----------------------------------------------------------------


def answers(match: Match, decision: Decision) -> tuple[str, ...]:
    """The legal answers as patterns, which depend on no card that only this player has seen.

    `|` separates words that can be chosen; `b*` is every card of a seat. `replace 1+2+4` stands for
    all sets of these cards, with those after the first in ascending order, and `replace 1>2>4` for
    all sets in any order. A move that needs a card with an action begins with the name of that
    action: `peek: look a*`.
    """
    if decision.kind == "card":
        _check_asked(match, decision)
        return _card_answers(match.rules, match.round, decision.actor)
    if decision.kind == "sneak":
        _check_asked(match, decision)
        return _sneak_answers(_seats_with_cards(match.round))
    if decision.kind == "turn":
        return _turn_answers(tuple(legal(match, decision)))
    return patterns(map(move_text, legal(match, decision)))


@_cached
def _turn_answers(moves: tuple[Move, ...]) -> tuple[str, ...]:
    return tuple([move_text(move) for move in moves])


def _card_answers(rules: Rules, now: Round, seat: Seat) -> tuple[str, ...]:
    assert isinstance(now.phase, Holding)
    order = (">" if rules.one_by_one else "+") if rules.sets else ""
    claims = _claim_answers(tuple(occupied(now.layouts[seat])), order)
    if not now.phase.drawn:
        return claims
    locked_seat = now.caller if rules.caller_locked else None
    return claims + _action_answers(_seats_with_cards(now), seat, locked_seat, rules.free_swap)


@_cached
def _claim_answers(slots: tuple[Slot, ...], order: str) -> tuple[str, ...]:
    numbers = [str(slot + 1) for slot in slots]
    texts = [f"replace {'|'.join(numbers)}"] if numbers else []
    if order and len(numbers) > 1:
        texts.append(f"replace {order.join(numbers)}")
    return tuple(texts)


_SeatsWithCards: TypeAlias = tuple[bool, ...]
"""Whether each seat has cards."""


def _seats_with_cards(now: Round) -> _SeatsWithCards:
    return tuple([layout.count(None) < len(layout) for layout in now.layouts])


@_cached
def _action_answers(
    seats_with_cards: _SeatsWithCards,
    seat: Seat,
    locked_seat: Seat | None,
    free_swap: bool,  # noqa: FBT001 (part of a cache's key)
) -> tuple[str, ...]:
    """The patterns of each action. The first card of a seat stands for all its cards."""
    slots = [(0,) if has_cards else () for has_cards in seats_with_cards]
    texts = ["discard"]
    for power in Power:
        move_patterns = patterns(
            map(move_text, _actions(slots, seat, locked_seat, free_swap, power))
        )
        texts += [f"{power.name.lower()}: {_all_cards(pattern)}" for pattern in move_patterns]
    return tuple(texts)


@_cached
def _sneak_answers(seats_with_cards: _SeatsWithCards) -> tuple[str, ...]:
    moves = [Sneak((seat, 0)) for seat, has_cards in enumerate(seats_with_cards) if has_cards]
    return tuple([_all_cards(pattern) for pattern in patterns(map(move_text, moves))])


def _all_cards(pattern: str) -> str:
    return pattern.replace("1", "*")


# --- defaults -----------------------------------------------------------------


def default(match: Match, decision: Decision) -> Move | None:
    """The harmless answer: draw and discard, do not snap, look at the first card, put it down."""
    _check_asked(match, decision)
    phase = match.round.phase
    match decision.kind:
        case "sneak" | "time" | "youngest" | "lot" | "deal" | "reshuffle":
            return None
        case "card":
            assert isinstance(phase, Holding)
            layout = match.round.layouts[decision.actor]
            return _DISCARD if phase.drawn else Replace((occupied(layout)[0],))
        case _:
            return legal(match, decision)[0]
