"""The points of a game, the end of the match, and the next deal."""

from dacabo.research.simulator.chance import CARD_STREAM, MATCH, ROUND, below, new_streams
from dacabo.research.simulator.dacapo.kernel.deal import open_round, seat_after
from dacabo.research.simulator.dacapo.kernel.layout import *
from dacabo.research.simulator.language import Numbers


def end_round(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Write down the points of a game, and whether it was the last of the match."""
    score_round(s, w, r)
    s[EVENT] |= ROUND_OVER
    if is_match_over(w, r):
        s[EVENT] |= MATCH_OVER
        for seat in range(r[PLAYERS]):
            w[FINAL + seat] = w[TOTALS + seat]


def score_round(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Give the smallest stack a point for each card left in the others (DACAPO-13, DACAPO-14).

    Players who are tied for the smallest stack get the same points.
    """
    least = s[STACK_SIZES]
    for seat in range(1, r[PLAYERS]):
        if s[STACK_SIZES + seat] < least:
            least = s[STACK_SIZES + seat]
    prize = 0
    for seat in range(r[PLAYERS]):
        if s[STACK_SIZES + seat] != least:
            prize += s[STACK_SIZES + seat]
    s[WINNERS] = 0
    for seat in range(r[PLAYERS]):
        if s[STACK_SIZES + seat] == least:
            s[WINNERS] |= 1 << seat
        w[POINTS + seat] = prize if s[STACK_SIZES + seat] == least else 0
        w[TOTALS + seat] += w[POINTS + seat]


def is_match_over(w: Numbers, r: Numbers) -> bool:
    """Return whether the match is over after this game (DACAPO-14)."""
    over = r[TARGET_POINTS] == NO_TARGET
    for seat in range(r[PLAYERS]):
        if w[TOTALS + seat] >= r[TARGET_POINTS]:
            over = True
    return over


def deal_next_round(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Deal the next game, or the first game of another match.

    A lot decides the first dealer of a match. Then the deal moves clockwise (DACAPO-4).
    """
    is_new_match = s[EVENT] != ROUND_OVER
    if is_new_match:
        w[MATCH] += 1
        w[ROUND] = 0
        for seat in range(SEATS):
            w[TOTALS + seat] = 0
    w[ROUND] += 1
    new_streams(w)
    open_round(
        s, w, r, below(w, CARD_STREAM, r[PLAYERS]) if is_new_match else seat_after(r, s[DEALER], 1)
    )
