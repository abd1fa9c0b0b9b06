"""The chance to win a match of several rounds, from the totals and the expected points.

The position network knows how this round will go, but has learned little of what totals mean for
later rounds. So the rest of the match is drawn many times, from the spread that rounds have in
matches between bots. All frames share the same draws: the curve of a match shows no noise.
"""

from typing import Final, Protocol, cast

import numpy as np
from numpy.random import Generator

from dacabo.analysis.networks import Floats
from dacabo.core.game import AnyGame
from dacabo.core.rules import RuleSet
from dacabo.games import part_of
from dacabo.records import Frame

SAMPLES: Final = 100
"""The samples for each seat: every sample is used once with the seats in each rotation, so that
equal seats have equal chances."""
LATER_ROUNDS: Final = 24
"""The most later rounds that are drawn."""


class Rounds(Protocol):
    """The module `rounds` of a game."""

    def is_single(self, rules: RuleSet) -> bool:
        """Return whether a match has a single round."""
        ...

    def draw_this_round(
        self, rng: Generator, samples: int, frame: Frame, expected: Floats
    ) -> Floats:
        """Draw the points of this round, after a frame in it [samples, seats]."""
        ...

    def draw_rounds(self, rng: Generator, rules: RuleSet, shape: tuple[int, int, int]) -> Floats:
        """Draw the points of whole rounds [samples, rounds, seats]."""
        ...

    def are_over(self, frame: Frame, first: int, totals: Floats) -> Floats:
        """Return whether the match is over after each round; `first` is the number of the first."""
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
        self._rounds = cast("Rounds", found)
        self._sign = sign
        self.is_single = self._rounds.is_single(rules)
        later = self._rounds.draw_rounds(_rng(), rules, (SAMPLES, LATER_ROUNDS, players))
        self._players = players
        self._later = np.concatenate([np.roll(later, seat, 2) for seat in range(players)]).cumsum(1)

    def during(self, frame: Frame, totals: Floats, expected: Floats) -> Floats:
        """Return the chances after a frame of a round, given the totals before that round."""
        drawn = [
            np.roll(
                self._rounds.draw_this_round(_rng(), SAMPLES, frame, np.roll(expected, -seat)),
                seat,
                1,
            )
            for seat in range(self._players)
        ]
        now = totals + np.concatenate(drawn)
        after = np.concatenate([now[:, None], now[:, None] + self._later], 1)
        return self._shares(frame, frame.round, after)

    def between(self, frame: Frame, totals: Floats) -> Floats:
        """Return the chances after a round that did not end the match."""
        return self._shares(frame, frame.round + 1, totals + self._later)

    def _shares(self, frame: Frame, first: int, totals: Floats) -> Floats:
        """Return how often each seat wins, given the totals after each round."""
        over = self._rounds.are_over(frame, first, totals)
        over[:, -1] = True
        final = totals[np.arange(len(totals)), over.argmax(1)] * self._sign
        best = final == final.max(1, keepdims=True)
        shares: Floats = (best / best.sum(1, keepdims=True)).mean(0)
        return shares


def _rng() -> Generator:
    """Return the same random numbers for every frame."""
    return np.random.default_rng(36)
