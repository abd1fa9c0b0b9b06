"""Whole matches on the twin: all players are kernels, so nothing waits for Python.

This is the fast back-end of arena and rehearsals (`dacabo.arena.backend`).
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dacabo.arena.backend import Matches, Round
from dacabo.arena.entrants import ArenaError
from dacabo.arena.match import MOST_DECISIONS
from dacabo.core.rules import RuleSet
from dacabo.research.simulator import TwinError
from dacabo.research.simulator.choosing import can_compile
from dacabo.research.simulator.company import NEVER_CALLED, OVER, STALLED, TIMED, TURNS
from dacabo.research.simulator.spec import fast_players
from dacabo.research.simulator.twin import TRUNCATED, Twin


def check(game: str, bots: Sequence[str]) -> None:
    """Refuse those who are no kernel."""
    fast_players(game).check(bots)


def can_play(game: str, bots: Sequence[str]) -> bool:
    """Whether all of them are kernels, and this machine can compile them."""
    try:
        check(game, bots)
    except TwinError:
        return False
    return can_compile()


def prepare(rules: RuleSet, players: int) -> None:
    """Compile what will be needed, before a clock runs or other processes start."""
    _twin(rules, players, 1, 1, None)


def play(
    rules: RuleSet,
    seats: Sequence[Sequence[str]],
    deals: Sequence[int],
    *,
    seed: int,
    threads: int,
    until: int | None = None,
) -> Matches:
    """Play a match in each lane, with these players and this deal; see `Backend`.

    One that outgrows its lane is played again, with the same cards, where the whole pack fits.
    """

    def play_in(lanes: Sequence[int], slots: int | None) -> tuple[Matches, NDArray[Any]]:
        twin = _twin(rules, len(seats[0]), len(lanes), threads, slots)
        twin.seat(*(seats[lane] for lane in lanes))
        twin.deal(seed, [deals[lane] for lane in lanes])
        return _matches(twin, NEVER_CALLED if until is None else until), twin.tally[:, OVER]

    matches, over = play_in(range(len(deals)), None)
    grown = np.flatnonzero(over == TRUNCATED)
    if len(grown):
        again, over[grown] = play_in(grown.tolist(), len(rules.pack))
        fitted = [_without(one, grown) for one in matches.rounds]
        replayed = [one._replace(lanes=grown[one.lanes]) for one in again.rounds]
        matches = matches._replace(rounds=fitted + replayed)
        for numbers, others in zip(matches[1:], again[1:], strict=True):
            numbers[grown] = others
    for lane in np.flatnonzero(over & (STALLED | TRUNCATED)).tolist():
        names = ", ".join(seats[lane])
        raise ArenaError("match-stalled", bots=names, deal=deals[lane], most=MOST_DECISIONS)
    return matches


def _twin(rules: RuleSet, players: int, lanes: int, threads: int, slots: int | None) -> Twin:
    fast = fast_players(rules.game)
    return Twin(rules.game, rules, players, lanes, slots=slots, fast=fast, threads=threads)


def _matches(twin: Twin, until: int) -> Matches:
    """Play on in all lanes until every match is over."""
    seat = np.arange(twin.players)
    shape = twin.shape
    rounds = []
    while (playing := twin.tally[:, OVER] == 0).any():
        twin.meet(MOST_DECISIONS, until)
        lanes = np.flatnonzero(playing & (twin.tally[:, OVER] & STALLED == 0))
        winners = twin.small[lanes, shape.winners, None] >> seat & 1
        called = twin.small[lanes, shape.caller, None] if shape.caller >= 0 else None
        points = twin.wide[lanes, shape.points : shape.points + twin.players]
        callers = 0 * winners if called is None else called == seat
        rounds.append(Round(lanes, points, winners, callers))
    better = twin.worth * twin.totals
    places = 1 + (better[:, None, :] > better[:, :, None]).sum(2)
    return Matches(rounds, twin.totals, places, twin.tally[:, TURNS], twin.tally[:, TIMED] != 0)


def _without(played: Round, lanes: NDArray[Any]) -> Round:
    keep = ~np.isin(played.lanes, lanes)
    return Round(*(numbers[keep] for numbers in played))
