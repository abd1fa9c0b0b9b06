"""The value of the end of a round: the points, and the chance to win the match."""

from typing import Final

import numpy as np

from dacabo.bots.cabo.search.worlds import Numbers, Worlds
from dacabo.cabo.chapters.scoring import (
    BECOMES,
    DUTCH_SHARED_CALL,
    DUTCH_WRONG_CALL,
    EXACTLY,
    KAMIKAZE,
    PILE_RAN_OUT,
    WRONG_CALL,
    may_halve,
)
from dacabo.cabo.rules import EmptyPile, PileOutAfterCall, Rules, Scoring
from dacabo.cabo.state import Match
from dacabo.core.seats import Seat

ROUND: Final = 7.0
"""The average points of the losers of a round."""
SWING: Final = 7.0
"""How far a round typically separates two players; the scale for leads over many rounds."""
FRINGE: Final = 1.0
"""The points that are due to luck at the end of the last round."""


def points(worlds: Worlds) -> Numbers:
    """Everyone's points, in every world."""
    rules = worlds.rules
    sums = worlds.sums()
    lowest = sums == sums.min(1, keepdims=True)
    rows = np.arange(len(sums))
    called = worlds.caller >= 0
    if rules.empty_pile is EmptyPile.END_ROUND:
        out = worlds.ran_out & (~called | (rules.pile_out_after_call is PileOutAfterCall.END_PILE))
    else:
        out = np.zeros(len(sums), np.bool_)
    called &= ~out
    caller = worlds.caller
    alone = lowest.sum(1) == 1
    wins = lowest[rows, caller]
    if rules.scoring is Scoring.DUTCH:
        wrong = ~wins
        if rules.call_below is not None:
            wrong |= worlds.called_with >= rules.call_below
        penalty = np.where(wrong, DUTCH_WRONG_CALL, np.where(alone, 0, DUTCH_SHARED_CALL))
        scores = sums.copy()
        scores[rows[called], caller[called]] += penalty[called]
        return scores
    scores = np.where(lowest, 0, sums).astype(np.float32)
    won = rows[called & wins]
    scores[won] = sums[won]
    scores[won, caller[won]] = 0
    lost = rows[called & ~wins]
    scores[lost, caller[lost]] += WRONG_CALL
    scores[out] = (sums + PILE_RAN_OUT * lowest)[out]
    values = worlds.faces.value[worlds.cards]
    kamikaze = ((values == 12).sum(2) >= 2) & ((values == 13).sum(2) >= 2)  # noqa: PLR2004 (CABO-19)
    scores[kamikaze.any(1)] = KAMIKAZE
    scores[kamikaze] = 0
    return scores


def equity(match: Match, points: Numbers, seat: Seat) -> Numbers:
    """The probability that a seat wins the match after a round with these points."""
    rules = match.rules
    totals = np.array(match.totals, np.float32) + points
    if may_halve(rules, match.results):
        totals[totals == EXACTLY] = BECOMES
    left = rounds_left(rules, match, totals)
    # A small lead at the end of a play-out could just as well be a small deficit. Counting only
    # wins and losses would make a few worlds too noisy.
    scale = np.maximum(SWING * np.sqrt(left), FRINGE)
    odds = np.exp((totals.min(1, keepdims=True) - totals) / scale[:, None])
    chance: Numbers = odds[:, seat] / odds.sum(1)
    return chance


def rounds_left(rules: Rules, match: Match, totals: Numbers) -> Numbers:
    """The approximate number of rounds after this one, in every world."""
    left = np.full(len(totals), 5.0 if rules.minutes is not None else 1000.0, np.float32)
    if rules.limit is not None:
        distance = rules.limit - totals.max(1)
        left = np.where(distance <= 0, 0, np.minimum(left, np.maximum(distance / ROUND, 0.5)))
    if rules.rounds is not None:
        left = np.minimum(left, rules.rounds - match.round.number)
    if match.time_up:
        left[:] = 0
    return left.astype(np.float32)
