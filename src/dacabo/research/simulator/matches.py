"""Whole matches on the simulator, among players that are kernels.

Nothing waits for Python, so this is the fast back-end of arena and rehearsals
(`dacabo.arena.backend`).
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dacabo.arena.backend import Matches, Round
from dacabo.arena.entrants import ArenaError
from dacabo.arena.match import MAX_DECISIONS
from dacabo.core.rules import RuleSet
from dacabo.research.simulator import SimulatorError
from dacabo.research.simulator.backends import can_compile
from dacabo.research.simulator.seated_players import NEVER_CALLED, OVER, STALLED, TIMED, TURNS
from dacabo.research.simulator.simulator import TRUNCATED, Simulator
from dacabo.research.simulator.spec import fast_players


def check(game: str, bots: Sequence[str]) -> None:
    """Refuse bots that are not kernels."""
    fast_players(game).check(bots)


def can_play(game: str, bots: Sequence[str]) -> bool:
    """Return whether all bots are kernels and this machine can compile them."""
    try:
        check(game, bots)
    except SimulatorError:
        return False
    return can_compile()


def prepare(rules: RuleSet, players: int) -> None:
    """Compile the kernel before a clock runs or other processes start."""
    _simulator(rules, players, 1, 1, None)


def play(
    rules: RuleSet,
    seats: Sequence[Sequence[str]],
    deals: Sequence[int],
    *,
    seed: int,
    threads: int,
    until: int | None = None,
) -> Matches:
    """Play a match in each env, with these players and this deal; see `Backend`.

    A match that outgrows its slots is played again, with the same cards and a slot for each card.
    """

    def play_in(envs: Sequence[int], slots: int | None) -> tuple[Matches, NDArray[Any]]:
        simulator = _simulator(rules, len(seats[0]), len(envs), threads, slots)
        simulator.seat(*(seats[env] for env in envs))
        simulator.deal(seed, [deals[env] for env in envs])
        return _matches(simulator, NEVER_CALLED if until is None else until), simulator.tally[
            :, OVER
        ]

    matches, over = play_in(range(len(deals)), None)
    grown = np.flatnonzero(over == TRUNCATED)
    if len(grown):
        again, over[grown] = play_in(grown.tolist(), len(rules.pack))
        fitted = [_without(one, grown) for one in matches.rounds]
        replayed = [one._replace(envs=grown[one.envs]) for one in again.rounds]
        matches = matches._replace(rounds=fitted + replayed)
        for numbers, others in zip(matches[1:], again[1:], strict=True):
            numbers[grown] = others
    for env in np.flatnonzero(over & (STALLED | TRUNCATED)).tolist():
        names = ", ".join(seats[env])
        raise ArenaError("match-stalled", bots=names, deal=deals[env], most=MAX_DECISIONS)
    return matches


def _simulator(
    rules: RuleSet, players: int, envs: int, threads: int, slots: int | None
) -> Simulator:
    fast = fast_players(rules.game)
    return Simulator(rules.game, rules, players, envs, slots=slots, fast=fast, threads=threads)


def _matches(simulator: Simulator, until: int) -> Matches:
    """Play on in all envs until every match is over."""
    seat = np.arange(simulator.players)
    shape = simulator.shape
    rounds = []
    while (playing := simulator.tally[:, OVER] == 0).any():
        simulator.meet(MAX_DECISIONS, until)
        envs = np.flatnonzero(playing & (simulator.tally[:, OVER] & STALLED == 0))
        winners = simulator.small[envs, shape.winners, None] >> seat & 1
        called = simulator.small[envs, shape.caller, None] if shape.caller >= 0 else None
        points = simulator.wide[envs, shape.points : shape.points + simulator.players]
        callers = 0 * winners if called is None else called == seat
        rounds.append(Round(envs, points, winners, callers))
    better = simulator.points_sign * simulator.totals
    places = 1 + (better[:, None, :] > better[:, :, None]).sum(2)
    return Matches(
        rounds, simulator.totals, places, simulator.tally[:, TURNS], simulator.tally[:, TIMED] != 0
    )


def _without(played: Round, envs: NDArray[Any]) -> Round:
    keep = ~np.isin(played.envs, envs)
    return Round(*(numbers[keep] for numbers in played))
