"""How much can happen: counts of paths, positions and information sets, by depth.

The pile of an env has no order. A position stands for all orders of its pile, so it counts as many
times as there are: the figures are those of `dacabo.testing.counts`, which shuffles first.
"""

from collections.abc import Iterable
from math import factorial
from typing import NamedTuple

import numpy as np
from research.simulator.harness.positions import LYING, Book
from research.simulator.harness.rows import Array, distinct

from dacabo.research.simulator.cabo.kernel import layout as at
from dacabo.testing.counts import Row

_ORDERS = np.array([factorial(cards) for cards in range(15)], np.int64)
_MAX_PATHS = 2.0**52
"""That points can be added up for."""


class Histories(NamedTuple):
    """What a viewer may have observed so far.

    What follows depends only on the positions that a history leaves possible, so those that leave
    the same ones are counted together.
    """

    times: Array
    """How many histories there are,"""
    first: Array
    """and where their positions begin."""
    positions: Array


def count(book: Book, depth: int) -> list[Row]:
    """The counts at each depth, from the deal on; there is no spectator."""
    one = np.ones(1, np.int64)
    target, seen = book.beginnings
    positions, paths = _summed(target, np.ones(len(target), np.int64))
    seats = range(book.players)
    histories = [_histories(0 * target, seen[:, seat], target, one) for seat in seats]
    rows = [_row(book, positions, paths, histories)]
    for _ in range(depth):
        which, moves = book.moves(positions)
        positions, paths = _summed(moves.target, paths[which])
        histories = [_lengthened(book, histories[seat], seat) for seat in seats]
        rows.append(_row(book, positions, paths, histories))
    return rows


def _summed(numbers: Array, times: Array) -> tuple[Array, Array]:
    """Each number once, with the sum of its times."""
    order = np.argsort(numbers, kind="stable")
    first = np.flatnonzero(np.diff(numbers[order], prepend=-1))
    if not len(first):
        return numbers, times
    return numbers[order[first]], np.add.reduceat(times[order], first)


def _lengthened(book: Book, histories: Histories, seat: int) -> Histories:
    size = np.diff(histories.first, append=len(histories.positions))
    which, moves = book.moves(histories.positions)
    history = np.repeat(np.arange(len(size)), size)[which]
    return _histories(history, moves.seen[:, seat], moves.target, histories.times)


def _histories(history: Array, seen: Array, target: Array, times: Array) -> Histories:
    """Each history goes on with each observation, and leaves these positions possible."""
    order = np.lexsort((target, seen, history))
    history, seen, target = history[order], seen[order], target[order]
    begins = np.diff(history, prepend=-1) | np.diff(seen, prepend=-1) != 0
    once = begins | (np.diff(target, prepend=-1) != 0)
    first = np.flatnonzero(begins[once])
    return _alike(Histories(times[history[begins]], first, target[once]))


def _alike(histories: Histories) -> Histories:
    """Add up histories that leave the same positions possible."""
    times, first, positions = histories
    size = np.diff(first, append=len(positions))
    all_times, all_positions, sizes = [times[:0]], [positions[:0]], [size[:0]]
    for length in np.unique(size):
        possible = positions[first[size == length, None] + np.arange(length)]
        one_of_each, which = distinct(possible)
        all_positions.append(possible[one_of_each].ravel())
        all_times.append(_summed(which, times[size == length])[1])
        sizes.append(np.full(len(one_of_each), length))
    size = np.concatenate(sizes)
    return Histories(
        np.concatenate(all_times), np.cumsum(size) - size, np.concatenate(all_positions)
    )


def _row(book: Book, positions: Array, paths: Array, histories: Iterable[Histories]) -> Row:
    envs = book.envs.take(positions)
    lying = envs.small[:, LYING]
    orders = _ORDERS[lying.sum(axis=1)] // _ORDERS[lying].prod(axis=1)
    over = envs.small[:, at.PHASE] == at.BETWEEN
    points = envs.wide[over, at.POINTS : at.POINTS + book.players].astype(np.int64)
    times = paths * orders
    assert (paths.astype(float) @ orders) < _MAX_PATHS
    return Row(
        paths=int(times.sum()),
        ended=int(times[over].sum()),
        states=int(orders.sum()),
        information=tuple(int(one.times.sum()) for one in histories),
        points=tuple(map(int, times[over] @ points)),
    )
