"""What the kernel of every game gives to `batch.py` and `company.py`. Only names and types count.

A lane is `s`, its small numbers, and `w`, its wide ones; `r` are the rules that all lanes share.
"""

from dacabo.research.simulator.language import Numbers, Reals

ASKED = 0
"""Where a lane has the seat that has to answer,"""
PHASE = 0
"""and what it is asked."""
BETWEEN = 0
"""The phase between two rounds: nobody is asked, and the next round has to be dealt."""
EVENT = 0
"""Where a lane has what the latest action has ended, as bits:"""
MATCH_OVER, TRUNCATED = 2, 4


def reset(s: Numbers, w: Numbers, r: Numbers, lane: int, low: int, high: int) -> None:
    """Begin the first match of a lane; `low` and `high` are the seed."""


def act(s: Numbers, w: Numbers, r: Numbers, action: int) -> None:
    """Do what the asked seat has chosen; if that ends a round, the next one is not dealt yet."""


def settle(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Between two rounds: deal the next one."""


def legal(s: Numbers, w: Numbers, r: Numbers, actions: Numbers) -> int:
    """List the legal actions of the asked seat; returns how many there are."""
    raise NotImplementedError


def observe(s: Numbers, w: Numbers, r: Numbers, viewer: int, out: Numbers) -> None:
    """Write the observation of a seat."""


def turn_begins(s: Numbers) -> bool:
    """Whether the asked seat begins its turn with this answer."""
    raise NotImplementedError


def call_time(s: Numbers) -> None:
    """Time is up: the round that is being played is the last."""


def answer(
    player: int,
    seen: Numbers,
    size: int,
    actions: Numbers,
    count: int,
    thought: Reals,
    luck: int,
) -> int:
    """What a player of this number does: one of the first `count` actions.

    It is shown its observation of `size` bytes and nothing else. `thought` is room for as many
    estimates; `luck` is a random number below `LUCK`.
    """
    raise NotImplementedError


def reveal(s: Numbers, w: Numbers, r: Numbers, viewer: int, out: Numbers) -> None:
    """Write the truth, as a critic of that seat would count it."""
