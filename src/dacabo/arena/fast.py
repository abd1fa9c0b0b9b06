"""Deals on the simulator. The rotations of a deal get the same cards, as in real matches."""

from collections.abc import Generator, Sequence
from contextlib import closing
from functools import partial
from time import process_time
from typing import Final

import numpy as np

from dacabo.arena.backend import Matches, backend
from dacabo.arena.deals import Deal, times_of
from dacabo.arena.match import MatchResult, SeatResult
from dacabo.arena.setting import Setting
from dacabo.arena.sharing import Where, map_tasks

DEALS_AT_ONCE: Final = 1000
"""The number of deals that the simulator plays at once."""


def play_on_simulator(
    setting: Setting, numbers: Sequence[int], where: Where
) -> Generator[tuple[int, Deal] | None]:
    """Yield each number with its deal; None periodically while waiting.

    On this machine a simulator shares its envs among threads, so one process is enough.
    """
    backend().prepare(setting.rules, setting.players)
    parts = (
        numbers[first : first + DEALS_AT_ONCE] for first in range(0, len(numbers), DEALS_AT_ONCE)
    )
    threads, where = (where, 1) if isinstance(where, int) else (1, where)
    play = partial(play_deals, setting, threads=threads)
    with closing(map_tasks(play, parts, where)) as results:
        for result in results:
            if result is None:
                yield None
            else:
                part, deals = result
                yield from zip(part, deals, strict=True)


def play_deals(setting: Setting, numbers: Sequence[int], threads: int) -> list[Deal]:
    """Play these deals with every combination of entrants in every rotation."""
    started = process_time()
    tables = setting.tables
    matches = backend().play(
        setting.rules,
        [[setting.entrants[entrant].spec for entrant in table] for table in tables] * len(numbers),
        [number for number in numbers for _ in tables],
        seed=setting.seed,
        threads=threads,
    )
    results = _match_results(matches, tables * len(numbers))
    seconds = (process_time() - started) / len(numbers)
    no_times = tuple(times_of(()) for _ in setting.entrants)
    deals = []
    for index, number in enumerate(numbers):
        of_deal = results[index * len(tables) : (index + 1) * len(tables)]
        deals.append(Deal(number, tuple(of_deal), no_times, seconds))
    return deals


def _match_results(matches: Matches, tables: Sequence[Sequence[int]]) -> list[MatchResult]:
    """Return the result of each match. `tables` has the entrants of each match, by seat."""
    num_rounds = np.zeros(len(tables), int)
    points, calls, good_calls = (np.zeros(matches.places.shape, int) for _ in range(3))
    won = np.zeros(matches.places.shape)
    for round_ in matches.rounds:
        num_rounds[round_.envs] += 1
        points[round_.envs] += round_.points
        won[round_.envs] += round_.winners / round_.winners.sum(1, keepdims=True)
        calls[round_.envs] += round_.callers
        good_calls[round_.envs] += round_.callers & round_.winners
    columns = [array.tolist() for array in (matches.places, points, won, calls, good_calls)]
    results = []
    for table, rounds, *by_seat in zip(tables, num_rounds.tolist(), *columns, strict=True):
        results.append(MatchResult(rounds, tuple(map(SeatResult, table, *by_seat))))
    return results
