"""Whole matches on the twin: all players are kernels, so nothing waits for Python."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dacabo.arena.errors import ArenaError
from dacabo.arena.match import MOST_DECISIONS
from dacabo.bots.fast import fast_players
from dacabo.core.rules import RuleSet
from dacabo.research.simulator.company import NEVER_CALLED, OVER, STALLED, TIMED, TURNS
from dacabo.research.simulator.twin import TRUNCATED, Twin


class Round(NamedTuple):
    """A round in many lanes: a row for each of them, a column for each seat."""

    lanes: NDArray[Any]
    """The numbers of those in which it was played."""
    points: NDArray[Any]
    winners: NDArray[Any]
    """1 for a seat that won it."""
    callers: NDArray[Any]


class Matches(NamedTuple):
    """A finished match in each lane."""

    rounds: list[Round]
    totals: NDArray[Any]
    turns: NDArray[Any]
    timed: NDArray[Any]
    """Whether time was called."""


def prepare(rules: RuleSet, players: int) -> None:
    """Compile what will be needed, before a clock runs or other processes start."""
    _twin(rules, players, 1, 1, None)


def play_lanes(
    rules: RuleSet,
    seats: Sequence[Sequence[str]],
    deals: Sequence[int],
    *,
    seed: int,
    threads: int,
    until: int = NEVER_CALLED,
) -> Matches:
    """Play a match in each lane, with these players and this deal; time is called `until` turns.

    One that outgrows its lane is played again, with the same cards, where the whole pack fits.
    """

    def play(lanes: Sequence[int], slots: int | None) -> tuple[Matches, NDArray[Any]]:
        twin = _twin(rules, len(seats[0]), len(lanes), threads, slots)
        twin.seat(*(seats[lane] for lane in lanes))
        twin.deal(seed, [deals[lane] for lane in lanes])
        return _matches(twin, until), twin.tally[:, OVER]

    matches, over = play(range(len(deals)), None)
    grown = np.flatnonzero(over == TRUNCATED)
    if len(grown):
        again, over[grown] = play(grown.tolist(), len(rules.pack))
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
    return Matches(rounds, twin.totals, twin.tally[:, TURNS], twin.tally[:, TIMED] != 0)


def _without(played: Round, lanes: NDArray[Any]) -> Round:
    keep = ~np.isin(played.lanes, lanes)
    return Round(*(numbers[keep] for numbers in played))
