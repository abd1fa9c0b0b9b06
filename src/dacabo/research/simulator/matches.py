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
from dacabo.research.simulator.seated_players import NEVER_CALLED, OVER, STALLED, TIME_CALLED, TURNS
from dacabo.research.simulator.simulator import TRUNCATED, Simulator
from dacabo.research.simulator.spec import NOBODY_CALLS, fast_players


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
    turn_limit = NEVER_CALLED if until is None else until

    def play_in(envs: Sequence[int], slots: int | None) -> tuple[Matches, NDArray[Any]]:
        simulator = _simulator(rules, len(seats[0]), len(envs), threads, slots)
        simulator.seat(*(seats[env] for env in envs))
        simulator.deal(seed, [deals[env] for env in envs])
        matches = _finish_matches(simulator, turn_limit)
        return matches, simulator.tally[:, OVER]

    matches, endings = play_in(range(len(deals)), None)
    truncated = np.flatnonzero(endings == TRUNCATED)
    if len(truncated):
        replays, endings[truncated] = play_in(truncated.tolist(), len(rules.pack))
        rounds = [_without(round_, truncated) for round_ in matches.rounds]
        # The envs of a replay have numbers of their own.
        rounds += [round_._replace(envs=truncated[round_.envs]) for round_ in replays.rounds]
        matches = matches._replace(rounds=rounds)
        for column, replayed in zip(matches[1:], replays[1:], strict=True):
            column[truncated] = replayed
    for env in np.flatnonzero(endings & (STALLED | TRUNCATED)).tolist():
        names = ", ".join(seats[env])
        raise ArenaError("match-stalled", bots=names, deal=deals[env], most=MAX_DECISIONS)
    return matches


def _simulator(
    rules: RuleSet, players: int, envs: int, threads: int, slots: int | None
) -> Simulator:
    fast = fast_players(rules.game)
    return Simulator(rules.game, rules, players, envs, slots=slots, fast=fast, threads=threads)


def _finish_matches(simulator: Simulator, turn_limit: int) -> Matches:
    """Play on in all envs until every match is over."""
    seats = np.arange(simulator.players)
    shape = simulator.shape
    rounds = []
    while (is_playing := simulator.tally[:, OVER] == 0).any():
        simulator.meet(MAX_DECISIONS, turn_limit)
        envs = np.flatnonzero(is_playing & (simulator.tally[:, OVER] & STALLED == 0))
        points = simulator.wide[envs, shape.points : shape.points + simulator.players]
        winners = simulator.small[envs, shape.winners, None] >> seats & 1
        callers = np.zeros_like(winners)
        if shape.caller != NOBODY_CALLS:
            callers = simulator.small[envs, shape.caller, None] == seats
        rounds.append(Round(envs, points, winners, callers))
    scores = simulator.points_sign * simulator.totals
    places = 1 + (scores[:, None, :] > scores[:, :, None]).sum(2)
    is_time_called = simulator.tally[:, TIME_CALLED] != 0
    return Matches(rounds, simulator.totals, places, simulator.tally[:, TURNS], is_time_called)


def _without(round_: Round, envs: NDArray[Any]) -> Round:
    """Leave out the rounds of some envs."""
    keep = ~np.isin(round_.envs, envs)
    return Round(*(column[keep] for column in round_))
