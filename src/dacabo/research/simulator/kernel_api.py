"""The names that every kernel defines for `batch.py` and `seated_players.py`.

Only the names and the types count here: each game has functions of its own. The state of an env is
`s`, numbers of 8 bits, and `w`, numbers of 32 bits. All envs share the rules `r`.
"""

from dacabo.research.simulator.language import Numbers, Reals

ASKED = 0
"""The index in `s` of the seat that has to act."""
PHASE = 0
"""The index in `s` of the phase, which says what that seat decides."""
BETWEEN = 0
"""The phase between two rounds: nobody acts until the next round is dealt."""
EVENT = 0
"""The index in `s` of what the latest action has ended, as bits."""
MATCH_OVER, TRUNCATED = 2, 4
"""The bits of `EVENT` that these functions need."""


def reset(s: Numbers, w: Numbers, r: Numbers, env: int, low: int, high: int) -> None:
    """Begin the first match of an env; `low` and `high` are the seed."""


def act(s: Numbers, w: Numbers, r: Numbers, action: int) -> None:
    """Do the action of the seat that has to act. Nothing deals the next round yet."""


def deal_next_round(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Deal the next round."""


def legal(s: Numbers, w: Numbers, r: Numbers, actions: Numbers) -> int:
    """List the legal actions of the seat that has to act, and return how many there are."""
    raise NotImplementedError


def observe(s: Numbers, w: Numbers, r: Numbers, viewer: int, out: Numbers) -> None:
    """Write the observation of a seat."""


def is_turn_start(s: Numbers) -> bool:
    """Return whether the next action begins a turn."""
    raise NotImplementedError


def call_time(s: Numbers) -> None:
    """Make the current round the last one, because time is up."""


def answer(
    player: int,
    obs: Numbers,
    size: int,
    actions: Numbers,
    count: int,
    estimates: Reals,
    luck: int,
) -> int:
    """Let a player choose one of the first `count` actions.

    The player gets its observation of `size` bytes and nothing else. `estimates` is a scratch array
    of that size. `luck` is a random number below `LUCK`.
    """
    raise NotImplementedError


def reveal(s: Numbers, w: Numbers, r: Numbers, viewer: int, out: Numbers) -> None:
    """Write the hidden cards for a critic, with seats counted from the viewer."""
