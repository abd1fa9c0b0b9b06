"""Kernel functions over many envs: each thread calls them for its share, `begin` to `end`."""

from dacabo.research.simulator.chance import CHOICE_STREAM, below
from dacabo.research.simulator.kernel_api import (
    ASKED,
    BETWEEN,
    PHASE,
    act,
    deal_next_round,
    legal,
    observe,
    reset,
    reveal,
)
from dacabo.research.simulator.language import Numbers, Rows

PASS_OVER = -1
"""The value in place of an action that leaves its env as it is."""


def reset_envs(
    small: Rows, wide: Rows, r: Numbers, first: int, low: int, high: int, begin: int, end: int
) -> None:
    """Begin a match in each env. `first` is the number of the first env of the batch."""
    for env in range(begin, end):
        reset(small[env], wide[env], r, first + env, low, high)


def step_envs(small: Rows, wide: Rows, r: Numbers, actions: Numbers, begin: int, end: int) -> None:
    """Do one action in each env."""
    for env in range(begin, end):
        if actions[env] != PASS_OVER:
            s = small[env]
            act(s, wide[env], r, actions[env])
            if s[PHASE] == BETWEEN:
                deal_next_round(s, wide[env], r)


def observe_envs(
    small: Rows,
    wide: Rows,
    r: Numbers,
    tokens: Rows,
    mask: Rows,
    legal_actions: Numbers,
    size: int,
    viewer: int,
    begin: int,
    end: int,
) -> None:
    """Write the observation and the legal actions of a seat in each env.

    A `viewer` below 0 stands for the seat that has to act. Another seat gets an empty mask, because
    the legal actions of somebody else would tell which card that player holds.
    """
    for env in range(begin, end):
        s = small[env]
        w = wide[env]
        seat = s[ASKED] if viewer < 0 else viewer
        observe(s, w, r, seat, tokens[env])
        row = mask[env]
        for action in range(size):
            row[action] = 0
        if seat == s[ASKED]:
            count = legal(s, w, r, legal_actions)
            for number in range(count):
                row[legal_actions[number]] = 1


def reveal_envs(
    small: Rows, wide: Rows, r: Numbers, hidden_state: Rows, begin: int, end: int
) -> None:
    """Write the hidden cards of each env, with seats counted from the one that has to act."""
    for env in range(begin, end):
        s = small[env]
        reveal(s, wide[env], r, s[ASKED], hidden_state[env])


def play_envs(
    small: Rows,
    wide: Rows,
    r: Numbers,
    legal_actions: Numbers,
    decisions: int,
    begin: int,
    end: int,
) -> None:
    """Make this many random legal moves in each env."""
    for env in range(begin, end):
        s = small[env]
        w = wide[env]
        count = 0
        while count < decisions or s[PHASE] == BETWEEN:
            if s[PHASE] == BETWEEN:
                deal_next_round(s, w, r)
            else:
                act(s, w, r, choose(s, w, r, legal_actions))
                count += 1


def choose(s: Numbers, w: Numbers, r: Numbers, legal_actions: Numbers) -> int:
    """Choose a random legal action."""
    count = legal(s, w, r, legal_actions)
    chosen = 0
    if count > 1:
        chosen = below(w, CHOICE_STREAM, count)
    return legal_actions[chosen]


def choose_envs(
    small: Rows,
    wide: Rows,
    r: Numbers,
    actions: Numbers,
    legal_actions: Numbers,
    begin: int,
    end: int,
) -> None:
    """Choose a random legal action for each env, unless its action is `PASS_OVER`."""
    for env in range(begin, end):
        if actions[env] != PASS_OVER:
            actions[env] = choose(small[env], wide[env], r, legal_actions)
