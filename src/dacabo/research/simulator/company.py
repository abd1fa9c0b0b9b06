"""Lanes in which every seat has a player that is a kernel too, from `begin` to `end`.

A player is a number: `ANYBODY`, who makes any legal move, or one of those that the game's bots give
(`answer`), who are shown their observation and nothing else.
"""

from dacabo.research.simulator.batch import PASS_OVER
from dacabo.research.simulator.chance import CHOICE, below
from dacabo.research.simulator.given import (
    ASKED,
    BETWEEN,
    EVENT,
    MATCH_OVER,
    PHASE,
    TRUNCATED,
    act,
    answer,
    call_time,
    legal,
    observe,
    reset,
    settle,
    turn_begins,
)
from dacabo.research.simulator.language import Numbers, Reals, Rows

ANYBODY = 0
"""Makes any legal move."""
LUCK = 1 << 30
NEVER_CALLED = -1
"""In place of a number of turns: nobody calls time."""

OVER = 0
"""What a lane's tally has: whether its match is over, and why,"""
DECISIONS = 1
TURNS = 2
TIMED = 3
"""and whether time was called."""
TALLY = 4
STALLED = 8
"""A match that has taken too many decisions is over, beside `MATCH_OVER` and `TRUNCATED`."""


def deal_lanes(
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
    """Begin a match in each lane. Lanes with a deal of the same number get the same cards."""
    for lane in range(begin, end):
        reset(small[lane], wide[lane], r, deals[lane], low, high)
        row = tally[lane]
        for number in range(TALLY):
            row[number] = 0


def meet_lanes(
    small: Rows,
    wide: Rows,
    r: Numbers,
    company: Rows,
    listed: Numbers,
    seen: Numbers,
    thought: Reals,
    size: int,
    tally: Rows,
    until: int,
    most: int,
    begin: int,
    end: int,
) -> None:
    """Play every lane whose match goes on to the end of its round.

    Time is called after `until` turns; `most` decisions are more than a match should take.
    """
    for lane in range(begin, end):
        s = small[lane]
        w = wide[lane]
        row = tally[lane]
        seats = company[lane]
        playing = row[OVER] == 0
        while playing:
            if s[PHASE] == BETWEEN:
                settle(s, w, r)
            else:
                if turn_begins(s):
                    if row[TURNS] == until:
                        call_time(s)
                        row[TIMED] = 1
                    row[TURNS] += 1
                row[DECISIONS] += 1
                player = seats[s[ASKED]]
                act(s, w, r, asked(s, w, r, player, listed, seen, thought, size))
                if s[PHASE] == BETWEEN:
                    row[OVER] = s[EVENT] & (MATCH_OVER | TRUNCATED)
                    if row[OVER] == 0 and row[TURNS] == until:  # no other round begins
                        row[OVER] = MATCH_OVER
                        row[TIMED] = 1
                    playing = False
                elif row[DECISIONS] == most:
                    row[OVER] = STALLED
                    playing = False


def answer_lanes(
    small: Rows,
    wide: Rows,
    r: Numbers,
    company: Rows,
    actions: Numbers,
    listed: Numbers,
    seen: Numbers,
    thought: Reals,
    size: int,
    begin: int,
    end: int,
) -> None:
    """The action that the player of the asked seat chooses in each lane not passed over."""
    for lane in range(begin, end):
        if actions[lane] != PASS_OVER:
            s = small[lane]
            seats = company[lane]
            player = seats[s[ASKED]]
            actions[lane] = asked(s, wide[lane], r, player, listed, seen, thought, size)


def asked(
    s: Numbers,
    w: Numbers,
    r: Numbers,
    player: int,
    listed: Numbers,
    seen: Numbers,
    thought: Reals,
    size: int,
) -> int:
    """What a player answers who is asked; with a single legal action nobody has to think."""
    count = legal(s, w, r, listed)
    if count == 1:
        return listed[0]
    if player == ANYBODY:
        return listed[below(w, CHOICE, count)]
    observe(s, w, r, s[ASKED], seen)
    return answer(player, seen, size, listed, count, thought, below(w, CHOICE, LUCK))
