"""How the points of a round of Cabo spread; the figures come from matches between bots."""

from typing import Any, Final

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from dacabo.cabo.rules import Rules, Scoring
from dacabo.cabo.state import Match
from dacabo.records import Frame

Floats = NDArray[np.floating[Any]]

_SPREAD: Final = 7.5
"""The spread of a seat's points around the expected ones at the beginning of a round."""
_SHRINKS: Final = 0.9
"""The share of it that a lap leaves. In Dutch, where a wrong call costs 20 points, all is left."""
_LEAST: Final = 2.5
_AFTER_CALL: Final = {Scoring.CABO: 4.0, Scoring.DUTCH: 2.5}
_MEAN: Final = {Scoring.CABO: 12.0, Scoring.DUTCH: 6.0}
"""The mean points of a seat; by the original rules, of one that has not won the round."""
_SHAPE: Final = {Scoring.CABO: 3.0, Scoring.DUTCH: 0.75}
"""The shape of the gamma distribution of these points."""


def is_single(rules: Rules) -> bool:
    """Return whether a match has a single round."""
    return rules.rounds == 1


def draw_noise(rng: Generator, shape: tuple[int, int]) -> Floats:
    """Draw by how many times the spread the points differ from the expected ones."""
    noise: Floats = rng.standard_normal(shape)
    return noise


def this_round(noise: Floats, frame: Frame, expected: Floats) -> Floats:
    """Return the points of this round, which spread around the expected ones."""
    state: Match = frame.state
    scoring, laps = state.rules.scoring, state.round.turn // state.players
    spread = _SPREAD
    if state.round.caller is not None:
        spread = _AFTER_CALL[scoring]
    elif scoring is Scoring.CABO:
        spread = max(_SPREAD * _SHRINKS**laps, _LEAST)
    points: Floats = expected[:, None] + spread * noise
    return points


def draw_rounds(rng: Generator, rules: Rules, shape: tuple[int, int, int]) -> Floats:
    """Draw the points of whole rounds; by the original rules somebody has 0 in each of them."""
    form = _SHAPE[rules.scoring]
    points = rng.gamma(form, _MEAN[rules.scoring] / form, shape)
    if rules.scoring is Scoring.CABO:
        winners = rng.integers(0, shape[0], shape[1:])
        points *= winners != np.arange(shape[0])[:, None, None]
    return points


def are_over(frame: Frame, first: int, highest: Floats) -> NDArray[np.bool_]:
    """Return whether the match is over after each round. How much time is left is not known."""
    state: Match = frame.state
    rules = state.rules
    limit = np.inf if rules.limit is None else rules.limit
    over: NDArray[np.bool_] = highest >= limit
    last = first if state.time_up else rules.rounds
    return over if last is None else over | (first + np.arange(highest.shape[1]) >= last)
