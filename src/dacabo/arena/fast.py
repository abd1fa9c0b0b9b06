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
from dacabo.arena.sharing import Where, shared

TOGETHER: Final = 1000
"""Deals that are played at once."""


def on_simulator(
    setting: Setting, numbers: Sequence[int], where: Where
) -> Generator[tuple[int, Deal] | None]:
    """Yield each number with its deal; None before those that take a moment.

    On this machine the envs of a simulator are shared among threads, so one process is enough.
    """
    backend().prepare(setting.rules, setting.players)
    parts = (numbers[first : first + TOGETHER] for first in range(0, len(numbers), TOGETHER))
    threads, place = (where, 1) if isinstance(where, int) else (1, where)
    with closing(shared(partial(play_deals, setting, threads=threads), parts, place)) as playing:
        for done in playing:
            if done is None:
                yield None
            else:
                yield from zip(*done, strict=True)


def play_deals(setting: Setting, numbers: Sequence[int], threads: int) -> list[Deal]:
    """Play these deals with every combination of entrants in every rotation."""
    began = process_time()
    tables = setting.tables
    matches = backend().play(
        setting.rules,
        [[setting.entrants[entrant].spec for entrant in table] for table in tables] * len(numbers),
        [number for number in numbers for _ in tables],
        seed=setting.seed,
        threads=threads,
    )
    played = _played(matches, tables * len(numbers))
    seconds = (process_time() - began) / len(numbers)
    times = tuple(times_of(()) for _ in setting.entrants)
    each = len(tables)
    return [
        Deal(number, tuple(played[at * each : (at + 1) * each]), times, seconds)
        for at, number in enumerate(numbers)
    ]


def _played(matches: Matches, tables: Sequence[Sequence[int]]) -> list[MatchResult]:
    """What the figures need of each match."""
    rounds = np.zeros(len(tables), int)
    points, calls, good_calls = (np.zeros(matches.places.shape, int) for _ in range(3))
    won = np.zeros(matches.places.shape)
    for one in matches.rounds:
        rounds[one.envs] += 1
        points[one.envs] += one.points
        won[one.envs] += one.winners / one.winners.sum(1, keepdims=True)
        calls[one.envs] += one.callers
        good_calls[one.envs] += one.callers & one.winners
    of_seats = (numbers.tolist() for numbers in (matches.places, points, won, calls, good_calls))
    return [
        MatchResult(number, tuple(map(SeatResult, table, *numbers)))
        for table, number, *numbers in zip(tables, rounds.tolist(), *of_seats, strict=True)
    ]
