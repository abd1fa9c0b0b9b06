"""Counts of paths, positions and information sets of a round, by depth.

The pile of an env has no order. A position stands for all orders of its pile, so it counts once for
each of them. The figures are those of `dacabo.testing.counts`, which shuffles first.
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
"""With more paths, floating-point sums of points would no longer be exact."""


class Histories(NamedTuple):
    """The histories that a viewer may have observed so far.

    The future depends only on the positions that a history leaves possible. So histories that leave
    the same positions possible share a row.
    """

    times: Array
    """By row: the number of histories."""
    first: Array
    """By row: the index of its first position in `positions`."""
    positions: Array
    """The possible positions of all rows, one row after the other."""


def count(book: Book, depth: int) -> list[Row]:
    """Return the counts at each depth, from the deal on; there is no spectator."""
    once = np.ones(1, np.int64)
    target, view_numbers = book.beginnings
    positions, paths = _sum_by_number(target, np.ones(len(target), np.int64))
    seats = range(book.players)
    histories = [_histories(0 * target, view_numbers[:, seat], target, once) for seat in seats]
    rows = [_row(book, positions, paths, histories)]
    for _ in range(depth):
        which, moves = book.moves(positions)
        positions, paths = _sum_by_number(moves.target, paths[which])
        histories = [_extend(book, histories[seat], seat) for seat in seats]
        rows.append(_row(book, positions, paths, histories))
    return rows


def _sum_by_number(numbers: Array, times: Array) -> tuple[Array, Array]:
    """Return each number once, with the sum of its times."""
    order = np.argsort(numbers, kind="stable")
    first = np.flatnonzero(np.diff(numbers[order], prepend=-1))
    if not len(first):
        return numbers, times
    return numbers[order[first]], np.add.reduceat(times[order], first)


def _extend(book: Book, histories: Histories, seat: int) -> Histories:
    size = np.diff(histories.first, append=len(histories.positions))
    which, moves = book.moves(histories.positions)
    history = np.repeat(np.arange(len(size)), size)[which]
    return _histories(history, moves.view_numbers[:, seat], moves.target, histories.times)


def _histories(history: Array, view_numbers: Array, target: Array, times: Array) -> Histories:
    """Continue each history with each observation, which leaves these positions possible."""
    order = np.lexsort((target, view_numbers, history))
    history, view_numbers, target = history[order], view_numbers[order], target[order]
    begins = np.diff(history, prepend=-1) | np.diff(view_numbers, prepend=-1) != 0
    once = begins | (np.diff(target, prepend=-1) != 0)
    first = np.flatnonzero(begins[once])
    return _merge_equal(Histories(times[history[begins]], first, target[once]))


def _merge_equal(histories: Histories) -> Histories:
    """Add up histories that leave the same positions possible."""
    times, first, positions = histories
    size = np.diff(first, append=len(positions))
    all_times, all_positions, sizes = [times[:0]], [positions[:0]], [size[:0]]
    for length in np.unique(size):
        possible = positions[first[size == length, None] + np.arange(length)]
        first_rows, which = distinct(possible)
        all_positions.append(possible[first_rows].ravel())
        all_times.append(_sum_by_number(which, times[size == length])[1])
        sizes.append(np.full(len(first_rows), length))
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
        information=tuple(int(of_seat.times.sum()) for of_seat in histories),
        points=tuple(map(int, times[over] @ points)),
    )
