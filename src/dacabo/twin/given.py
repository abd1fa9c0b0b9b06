"""What the kernel of every game gives to `batch.py`. Only its names and types count.

A lane is `s`, its small numbers, and `w`, its wide ones; `r` are the rules that all lanes share.
"""

from dacabo.twin.language import Numbers

ASKED = 0
"""Where a lane has the seat that has to answer,"""
PHASE = 0
"""and what it is asked."""
BETWEEN = 0
"""The phase between two rounds: nobody is asked, and the next round has to be dealt."""


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


def reveal(s: Numbers, w: Numbers, r: Numbers, viewer: int, out: Numbers) -> None:
    """Write the truth, as a critic of that seat would count it."""
