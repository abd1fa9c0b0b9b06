"""Kernel functions over envs in which every seat has a player that is a kernel too.

A player is a number. `RANDOM_PLAYER` makes random legal moves. The others are bots of the game
(`answer`); they get their observation and nothing else.
"""

from dacabo.research.simulator.batch import PASS_OVER
from dacabo.research.simulator.chance import CHOICE_STREAM, below
from dacabo.research.simulator.kernel_api import (
    ASKED,
    BETWEEN,
    EVENT,
    MATCH_OVER,
    PHASE,
    TRUNCATED,
    act,
    answer,
    call_time,
    deal_next_round,
    is_turn_start,
    legal,
    observe,
    reset,
)
from dacabo.research.simulator.language import Numbers, Reals, Rows

RANDOM_PLAYER = 0
"""The number of the player that makes random legal moves."""
LUCK = 1 << 30
"""The number of random numbers that a player may get with its observation."""
NEVER_CALLED = -1
"""The value in place of a number of turns where nobody calls time."""

# The tally of an env, number by number:
OVER = 0
"""The reason that the match is over, as a bit; 0 while it goes on."""
DECISIONS = 1
TURNS = 2
TIME_CALLED = 3
"""Whether time was called."""
TALLY = 4
"""The size of a tally."""
STALLED = 8
"""The bit of a match that took too many decisions, beside `MATCH_OVER` and `TRUNCATED`."""


def deal_envs(
    small: Rows,
    wide: Rows,
    r: Numbers,
    deals: Numbers,
    tally: Rows,
    low: int,
    high: int,
    begin: int,
    end: int,
) -> None:
    """Begin a match in each env. Envs with the same deal number get the same cards."""
    for env in range(begin, end):
        reset(small[env], wide[env], r, deals[env], low, high)
        row = tally[env]
        for number in range(TALLY):
            row[number] = 0


def meet_envs(
    small: Rows,
    wide: Rows,
    r: Numbers,
    seated: Rows,
    legal_actions: Numbers,
    obs: Numbers,
    estimates: Reals,
    size: int,
    tally: Rows,
    until: int,
    max_decisions: int,
    begin: int,
    end: int,
) -> None:
    """Play every env whose match goes on to the end of its round.

    Time is called after `until` turns. A match of `max_decisions` decisions has stalled.
    """
    for env in range(begin, end):
        s = small[env]
        w = wide[env]
        row = tally[env]
        seats = seated[env]
        playing = row[OVER] == 0
        while playing:
            if s[PHASE] == BETWEEN:
                deal_next_round(s, w, r)
            else:
                if is_turn_start(s):
                    if row[TURNS] == until:
                        call_time(s)
                        row[TIME_CALLED] = 1
                    row[TURNS] += 1
                row[DECISIONS] += 1
                player = seats[s[ASKED]]
                act(s, w, r, player_action(s, w, r, player, legal_actions, obs, estimates, size))
                if s[PHASE] == BETWEEN:
                    row[OVER] = s[EVENT] & (MATCH_OVER | TRUNCATED)
                    if row[OVER] == 0 and row[TURNS] == until:  # no other round begins
                        row[OVER] = MATCH_OVER
                        row[TIME_CALLED] = 1
                    playing = False
                elif row[DECISIONS] == max_decisions:
                    row[OVER] = STALLED
                    playing = False


def answer_envs(
    small: Rows,
    wide: Rows,
    r: Numbers,
    seated: Rows,
    actions: Numbers,
    legal_actions: Numbers,
    obs: Numbers,
    estimates: Reals,
    size: int,
    begin: int,
    end: int,
) -> None:
    """Let the seated player choose an action in each env that is not passed over."""
    for env in range(begin, end):
        if actions[env] != PASS_OVER:
            s = small[env]
            seats = seated[env]
            player = seats[s[ASKED]]
            actions[env] = player_action(
                s, wide[env], r, player, legal_actions, obs, estimates, size
            )


def player_action(
    s: Numbers,
    w: Numbers,
    r: Numbers,
    player: int,
    legal_actions: Numbers,
    obs: Numbers,
    estimates: Reals,
    size: int,
) -> int:
    """Let a player choose an action. A single legal action needs no observation."""
    count = legal(s, w, r, legal_actions)
    if count == 1:
        return legal_actions[0]
    if player == RANDOM_PLAYER:
        return legal_actions[below(w, CHOICE_STREAM, count)]
    observe(s, w, r, s[ASKED], obs)
    return answer(player, obs, size, legal_actions, count, estimates, below(w, CHOICE_STREAM, LUCK))
