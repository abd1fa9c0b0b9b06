"""Many lanes: what a thread does with its share of them, from `begin` to `end`.

Every game has the functions that are called here: `reset`, `step`, `legal`, `observe`, `reveal`.
"""

from collections.abc import Sequence

from dacabo.twin.cabo.kernel.asking import legal
from dacabo.twin.cabo.kernel.layout import ASKED
from dacabo.twin.cabo.kernel.observing import observe, reveal
from dacabo.twin.cabo.kernel.playing import reset, step
from dacabo.twin.chance import CHOICE, below
from dacabo.twin.language import Numbers

Rows = Sequence[Numbers]


def reset_lanes(
    small: Rows, wide: Rows, r: Numbers, first: int, low: int, high: int, begin: int, end: int
) -> None:
    """Begin a match in each lane; the first lane of the batch has this number."""
    for lane in range(begin, end):
        reset(small[lane], wide[lane], r, first + lane, low, high)


def step_lanes(small: Rows, wide: Rows, r: Numbers, actions: Numbers, begin: int, end: int) -> None:
    """Do one action in each lane."""
    for lane in range(begin, end):
        step(small[lane], wide[lane], r, actions[lane])


def observe_lanes(
    small: Rows,
    wide: Rows,
    r: Numbers,
    tokens: Rows,
    mask: Rows,
    listed: Numbers,
    begin: int,
    end: int,
) -> None:
    """Write what the asked seat of each lane sees, and what it may do."""
    for lane in range(begin, end):
        s = small[lane]
        w = wide[lane]
        observe(s, w, r, s[ASKED], tokens[lane])
        row = mask[lane]
        for action in range(len(row)):
            row[action] = 0
        count = legal(s, w, r, listed)
        for number in range(count):
            row[listed[number]] = 1


def reveal_lanes(small: Rows, r: Numbers, truth: Rows, begin: int, end: int) -> None:
    """Write the truth, as the asked seat of each lane would count it."""
    for lane in range(begin, end):
        s = small[lane]
        reveal(s, r, s[ASKED], truth[lane])


def play_lanes(
    small: Rows, wide: Rows, r: Numbers, listed: Numbers, decisions: int, begin: int, end: int
) -> None:
    """Let every lane make so many random legal moves."""
    for lane in range(begin, end):
        s = small[lane]
        w = wide[lane]
        for _ in range(decisions):
            count = legal(s, w, r, listed)
            chosen = 0
            if count > 1:
                chosen = below(w, CHOICE, count)
            step(s, w, r, listed[chosen])
