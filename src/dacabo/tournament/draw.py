"""The draw: how large the groups are, and who comes into which, from the sealed seed (TOUR-8).

Anybody can draw again once the draw is published: take the players in the order of their numbers,
shuffle them by the draw's label as docs/fairness.md describes, and fill the groups one after the
other.
"""

from collections.abc import Sequence
from math import ceil
from typing import Final, TypeAlias

from dacabo.core.chance import Sealed
from dacabo.tournament.facts import Player

FEWEST: Final = 3
"""Players with which there is a tournament."""
TABLE_SEATS: Final = 5
_LARGEST_IN_TABLE: Final = 20
_GROUPS: Final = {range(6, 9): 2, range(9, 13): 3, range(13, 21): 4}
"""The table of TOUR-8: by the number of players, how many groups there are."""

Groups: TypeAlias = tuple[tuple[Player, ...], ...]
"""Who plays with whom, table by table."""


def sizes(players: int) -> tuple[int, ...]:
    """How large the groups are; one group is the final. Sizes differ by at most one."""
    if players <= TABLE_SEATS:
        return (players,)
    if players <= _LARGEST_IN_TABLE:
        groups = next(number for field, number in _GROUPS.items() if players in field)
    else:
        groups = ceil(players / TABLE_SEATS)
    smaller, larger = divmod(players, groups)
    return (smaller + 1,) * larger + (smaller,) * (groups - larger)


def label(stage: int, before: int) -> str:
    """The label of a stage's draw; each field that was drawn before makes another."""
    return f"stage/{stage}/draw" if not before else f"stage/{stage}/redraw/{before + 1}"


def groups(seed: bytes, name: str, players: Sequence[Player]) -> Groups:
    """The groups that the seed gives to these players under a label."""
    field = sorted(players)
    order = [field[index] for index in Sealed(seed).order(name, len(field))]
    drawn, begin = [], 0
    for size in sizes(len(field)):
        drawn.append(tuple(order[begin : begin + size]))
        begin += size
    return tuple(drawn)


def lot(seed: bytes, name: str, choices: int) -> int:
    """One of several places, for somebody who comes late."""
    return Sealed(seed).lot(name, choices)


def letters(table: int) -> str:
    """The name of a group by its table, counted from 1: A to Z, then AA, AB and so on."""
    text = ""
    while table:
        table, letter = divmod(table - 1, 26)
        text = chr(ord("A") + letter) + text
    return text
