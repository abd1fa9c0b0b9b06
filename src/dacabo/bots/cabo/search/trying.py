"""Trying moves: what each is worth if the round continues as the fast player plays it."""

from collections.abc import Callable, Iterable, Sequence
from heapq import nlargest
from math import inf
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from dacabo.bots.cabo.judgement import Option, Taste, draw_gain, keep_options
from dacabo.bots.cabo.outlook import Outlook
from dacabo.bots.cabo.search.equity import equity, points
from dacabo.bots.cabo.search.playout import draw_and_use, exchange_seen, others_snap, play_out
from dacabo.bots.cabo.search.worlds import Rows, Worlds
from dacabo.cabo.cards import Power
from dacabo.cabo.moves import Call, Discard, Draw, Look, Pass, Replace, Swap, Take
from dacabo.cabo.state import Match
from dacabo.core.cards import Card
from dacabo.core.moves import Move
from dacabo.core.seats import Seat

Plan: TypeAlias = tuple[Move, ...]
"""The moves of a turn, as far as they can be decided now."""

TEMPER: Final = 0.6
"""How much people differ in caution."""
RISK: Final = 2.5
"""The points a move may seem to lose and still be tried. In play-outs, larger sacrifices can trick
others into calling too early; people are not fooled."""
FEW: Final[dict[type[Move], int]] = {Replace: 4, Look: 2, Swap: 4}
"""The number of moves of each kind worth trying."""


def worth_trying(options: Iterable[Option]) -> list[Plan]:
    """The best few moves of each kind, without those that lose too much."""
    options = list(options)
    enough = max(option.gain for option in options) - RISK
    kinds: dict[type[Move], list[Option]] = {}
    for option in options:
        if option.gain >= enough:
            kinds.setdefault(type(option.move), []).append(option)
    return [
        (option.move,)
        for kind, several in kinds.items()
        for option in nlargest(FEW.get(kind, 1), several, key=_gain)
    ]


def plans_for_turn(
    moves: Sequence[Move], outlook: Outlook, discard: Card | None, taste: Taste
) -> list[Plan]:
    """Call, draw, or take the discard for one of the two cards that are best to get rid of."""
    plans: list[Plan] = [(move,) for move in moves if not isinstance(move, Take)]
    if Take() not in moves:
        return plans
    assert discard is not None
    enough = draw_gain(outlook, taste) - RISK if Draw() in moves else -inf
    options = nlargest(2, keep_options(outlook, discard, taste), key=_gain)
    plans += [(Take(), option.move) for option in options if option.gain >= enough]
    return plans


def _gain(option: Option) -> float:
    return option.gain


def with_tempers(worlds: Worlds, rng: np.random.Generator) -> None:
    """Vary the unknown caution of the others: if all were alike, tricks would seem to work."""
    worlds.caution[:] = np.exp(TEMPER * rng.standard_normal(worlds.caution.shape))


def try_out(plans: Sequence[Plan], worlds: Worlds, match: Match, seat: Seat) -> NDArray[np.float64]:
    """The probability to win the match, for each plan (row) in each world (column)."""
    count = len(worlds.cards)
    worlds.thinker = seat
    many = worlds.times(len(plans))
    for number, plan in enumerate(plans):
        rows = np.arange(number * count, (number + 1) * count)
        for move in plan:
            _DO[type(move)](many, rows, seat, move)
    play_out(many, (seat + 1) % worlds.players)
    return equity(match, points(many), seat).reshape(len(plans), count).astype(np.float64)


# --- the effect of a move in many worlds ---------------------------------------


def _draw(worlds: Worlds, rows: Rows, seat: Seat, _move: Draw) -> None:
    draw_and_use(worlds, rows, seat)


def _take(worlds: Worlds, rows: Rows, _seat: Seat, _move: Take) -> None:
    worlds.hand[rows] = worlds.top[rows]
    worlds.taken[rows] = True


def _call(worlds: Worlds, rows: Rows, seat: Seat, _move: Call) -> None:
    worlds.call(rows, seat)


def _replace(worlds: Worlds, rows: Rows, seat: Seat, move: Replace) -> None:
    for slot in move.slots[1:]:
        worlds.remove(rows, seat, slot)
    worlds.lay(rows, seat, move.slots[0], worlds.hand[rows], taken=worlds.taken[rows])
    others_snap(worlds, rows, seat)


def _discard(worlds: Worlds, rows: Rows, seat: Seat, _move: Discard) -> None:
    worlds.top[rows] = worlds.hand[rows]
    others_snap(worlds, rows, seat)


def _look(worlds: Worlds, rows: Rows, seat: Seat, move: Look) -> None:
    worlds.top[rows] = worlds.hand[rows]
    worlds.known[rows, seat, *move.place] = True
    if worlds.faces.has[Power.KING][worlds.hand[rows[0]]]:
        exchange_seen(worlds, rows, seat, move.place)
    others_snap(worlds, rows, seat)


def _swap(worlds: Worlds, rows: Rows, seat: Seat, move: Swap) -> None:
    worlds.top[rows] = worlds.hand[rows]
    worlds.swap(rows, move.one, move.other)
    others_snap(worlds, rows, seat)


def _nothing(_worlds: Worlds, _rows: Rows, _seat: Seat, _move: Move) -> None:
    pass


_DO: Final[dict[type[Move], Callable[[Worlds, Rows, Seat, Any], None]]] = {
    Draw: _draw,
    Take: _take,
    Call: _call,
    Replace: _replace,
    Discard: _discard,
    Look: _look,
    Swap: _swap,
    Pass: _nothing,
}
