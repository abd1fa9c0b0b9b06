"""Many lanes: what a thread does with its share of them, from `begin` to `end`."""

from dacabo.research.simulator.chance import CHOICE, below
from dacabo.research.simulator.given import (
    ASKED,
    BETWEEN,
    PHASE,
    act,
    legal,
    observe,
    reset,
    reveal,
    settle,
)
from dacabo.research.simulator.language import Numbers, Rows

PASS_OVER = -1
"""In place of an action: this lane is left as it is."""


def reset_lanes(
    small: Rows, wide: Rows, r: Numbers, first: int, low: int, high: int, begin: int, end: int
) -> None:
    """Begin a match in each lane; the first lane of the batch has this number."""
    for lane in range(begin, end):
        reset(small[lane], wide[lane], r, first + lane, low, high)


def step_lanes(small: Rows, wide: Rows, r: Numbers, actions: Numbers, begin: int, end: int) -> None:
    """Do one action in each lane."""
    for lane in range(begin, end):
        if actions[lane] != PASS_OVER:
            s = small[lane]
            act(s, wide[lane], r, actions[lane])
            if s[PHASE] == BETWEEN:
                settle(s, wide[lane], r)


def observe_lanes(
    small: Rows,
    wide: Rows,
    r: Numbers,
    tokens: Rows,
    mask: Rows,
    listed: Numbers,
    size: int,
    viewer: int,
    begin: int,
    end: int,
) -> None:
    """Write what a seat sees in each lane, the asked one if below 0, and its legal actions.

    A seat that is not asked has none: those of another would tell which card that one holds.
    """
    for lane in range(begin, end):
        s = small[lane]
        w = wide[lane]
        seat = s[ASKED] if viewer < 0 else viewer
        observe(s, w, r, seat, tokens[lane])
        row = mask[lane]
        for action in range(size):
            row[action] = 0
        if seat == s[ASKED]:
            count = legal(s, w, r, listed)
            for number in range(count):
                row[listed[number]] = 1


def reveal_lanes(small: Rows, wide: Rows, r: Numbers, truth: Rows, begin: int, end: int) -> None:
    """Write the truth, as the asked seat of each lane would count it."""
    for lane in range(begin, end):
        s = small[lane]
        reveal(s, wide[lane], r, s[ASKED], truth[lane])


def play_lanes(
    small: Rows, wide: Rows, r: Numbers, listed: Numbers, decisions: int, begin: int, end: int
) -> None:
    """Let every lane make so many random legal moves."""
    for lane in range(begin, end):
        s = small[lane]
        w = wide[lane]
        made = 0
        while made < decisions or s[PHASE] == BETWEEN:
            if s[PHASE] == BETWEEN:
                settle(s, w, r)
            else:
                act(s, w, r, choose(s, w, r, listed))
                made += 1


def choose(s: Numbers, w: Numbers, r: Numbers, listed: Numbers) -> int:
    """A random legal action."""
    count = legal(s, w, r, listed)
    chosen = 0
    if count > 1:
        chosen = below(w, CHOICE, count)
    return listed[chosen]


def choose_lanes(
    small: Rows, wide: Rows, r: Numbers, actions: Numbers, listed: Numbers, begin: int, end: int
) -> None:
    """Choose a random legal action for each lane; one that is passed over draws no number."""
    for lane in range(begin, end):
        if actions[lane] != PASS_OVER:
            actions[lane] = choose(small[lane], wide[lane], r, listed)
