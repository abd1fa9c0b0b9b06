"""How the points of a round of Da Capo! spread; the figures come from matches between bots."""

from typing import Any, Final

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from dacabo.dacapo.rules import Rules
from dacabo.dacapo.state import Match
from dacabo.records import Frame

Floats = NDArray[np.floating[Any]]

_PRIZE: Final = 8.0
"""The mean points of the winner for each other player."""
_SHAPE: Final = 4.0
"""The shape of the gamma distribution of the winner's points."""


def is_single(rules: Rules) -> bool:
    """Return whether a match has a single round."""
    return rules.target is None


def draw_noise(rng: Generator, shape: tuple[int, int]) -> Floats:
    """Draw the times of a race: whoever is first, after it is divided by the chance, wins."""
    noise: Floats = rng.standard_exponential(shape)
    return noise


def this_round(noise: Floats, frame: Frame, expected: Floats) -> Floats:
    """Return the points of this round: the winner, drawn by the expected points, has them all."""
    del frame
    chances = expected.clip(0.01, None)
    winners = (noise / chances[:, None]).argmin(0)
    points: Floats = chances.sum() * (winners == np.arange(len(chances))[:, None])
    return points


def draw_rounds(rng: Generator, rules: Rules, shape: tuple[int, int, int]) -> Floats:
    """Draw the points of whole rounds: every seat wins as often as any other."""
    del rules
    seats = shape[0]
    winners = rng.integers(0, seats, shape[1:])
    prizes = rng.gamma(_SHAPE, _PRIZE * (seats - 1) / _SHAPE, shape[1:])
    points: Floats = prizes * (winners == np.arange(seats)[:, None, None])
    return points


def are_over(frame: Frame, first: int, highest: Floats) -> NDArray[np.bool_]:
    """Return whether the match is over after each round."""
    del first
    state: Match = frame.state
    target = np.inf if state.rules.target is None else state.rules.target
    over: NDArray[np.bool_] = highest >= target
    return over
