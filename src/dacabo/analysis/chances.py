"""The chance to win a match of several rounds, from the totals and the expected points.

The position network knows how this round will go, but has learned little of what totals mean for
later rounds. So the rest of the match is drawn many times, from the spread that rounds have in
matches between bots. All frames share the same draws: the curve of a match shows no noise.
"""

from typing import Final, Protocol, cast

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from dacabo.analysis.networks import Floats
from dacabo.core.game import AnyGame
from dacabo.core.rules import RuleSet
from dacabo.games import part_of
from dacabo.records import Frame

SAMPLES: Final = 100
"""The samples for each seat: every sample is used once with the seats in each rotation, so that
equal seats have equal chances."""
LATER_ROUNDS: Final = 16
"""The most later rounds that are drawn."""


class Rounds(Protocol):
    """The module `rounds` of a game. Arrays have an axis for seats, and then one for samples."""

    def is_single(self, rules: RuleSet) -> bool:
        """Return whether a match has a single round."""
        ...

    def draw_noise(self, rng: Generator, shape: tuple[int, int]) -> Floats:
        """Draw the random numbers for the points of a round that has begun."""
        ...

    def this_round(self, noise: Floats, frame: Frame, expected: Floats) -> Floats:
        """Return the points of this round after a frame in it, given the expected ones by seat."""
        ...

    def draw_rounds(self, rng: Generator, rules: RuleSet, shape: tuple[int, int, int]) -> Floats:
        """Draw the points of whole rounds, which are the last axis."""
        ...

    def are_over(self, frame: Frame, first: int, highest: Floats) -> NDArray[np.bool_]:
        """Return whether the match is over after each round.

        Args:
            frame: any frame of the match.
            first: the number of the first of these rounds.
            highest: the highest total after each round, by sample and round.
        """
        ...


class Outlook:
    """The chances to win, frame after frame.

    Args:
        game: the game.
        rules: the rules of the match.
        players: the number of players.
        sign: 1 if the most points win, -1 if the fewest do.
    """

    def __init__(self, game: AnyGame, rules: RuleSet, players: int, sign: int) -> None:
        found = part_of(game.name, "dacabo.analysis", "rounds")
        assert found is not None
        self._rounds = rounds = cast("Rounds", found)
        self._sign = sign
        self.is_single = rounds.is_single(rules)
        rng = np.random.default_rng(36)
        self._noise = _rotated(rounds.draw_noise(rng, (players, SAMPLES)))
        later = _rotated(rounds.draw_rounds(rng, rules, (players, SAMPLES, LATER_ROUNDS)))
        none = np.zeros((*later.shape[:2], 1))
        self._later = np.concatenate([none, later.cumsum(2)], 2)

    def during(self, frame: Frame, totals: Floats, expected: Floats) -> Floats:
        """Return the chances after a frame of a round, given the totals before that round."""
        now = totals[:, None] + self._rounds.this_round(self._noise, frame, expected)
        return self._shares(frame, frame.round, now[..., None] + self._later)

    def between(self, frame: Frame, totals: Floats) -> Floats:
        """Return the chances after a round that did not end the match."""
        later = totals[:, None, None] + self._later[..., 1:]
        return self._shares(frame, frame.round + 1, later)

    def _shares(self, frame: Frame, first: int, totals: Floats) -> Floats:
        """Return how often each seat wins, given the totals after each round."""
        over = self._rounds.are_over(frame, first, totals.max(0))
        over[:, -1] = True
        last = over.argmax(1)
        final = self._sign * totals[:, np.arange(len(last)), last]
        best = final == final.max(0)
        shares: Floats = (best / best.sum(0)).mean(1)
        return shares


def _rotated(drawn: Floats) -> Floats:
    """Return the samples with the seats in each rotation."""
    return np.concatenate([np.roll(drawn, seat, 0) for seat in range(len(drawn))], 1)
