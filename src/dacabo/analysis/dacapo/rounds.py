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


def draw_this_round(rng: Generator, samples: int, frame: Frame, expected: Floats) -> Floats:
    """Draw the winner of this round, who alone has points, by the expected points."""
    del frame
    shares = expected.clip(0.01, None)
    winners = np.searchsorted((shares / shares.sum()).cumsum(), rng.random(samples))
    prizes = rng.gamma(_SHAPE, shares.sum() / _SHAPE, samples)
    return _points(winners.clip(0, len(shares) - 1), prizes, len(shares))


def draw_rounds(rng: Generator, rules: Rules, shape: tuple[int, int, int]) -> Floats:
    """Draw the points of whole rounds: every seat wins as often as any other."""
    del rules
    samples, rounds, seats = shape
    winners = rng.integers(0, seats, (samples, rounds))
    prizes = rng.gamma(_SHAPE, _PRIZE * (seats - 1) / _SHAPE, (samples, rounds))
    return _points(winners, prizes, seats)


def _points(winners: NDArray[np.integer[Any]], prizes: Floats, seats: int) -> Floats:
    """Return the points by seat."""
    points: Floats = prizes[..., None] * (winners[..., None] == np.arange(seats))
    return points


def are_over(frame: Frame, first: int, totals: Floats) -> NDArray[np.bool_]:
    """Return whether the match is over after each round."""
    del first
    state: Match = frame.state
    target = np.inf if state.rules.target is None else state.rules.target
    over: NDArray[np.bool_] = totals.max(2) >= target
    return over
