"""The draw: the sizes of the groups, and their players, from the sealed seed (TOUR-8).

Anyone can repeat a published draw: take the players in the order of their numbers, shuffle them
with the draw's label as described in docs/fairness.md, and fill the groups one after the other.

A draw that avoids tables of the past is the best of several such shuffles: the one in which the
fewest people meet again, or the first of several such ones. The first shuffle is the plain draw, so
avoiding never makes it worse. The list of those who have met is published with the draw.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import ceil
from typing import Final, TypeAlias

from dacabo.core.chance import Sealed
from dacabo.tournament.event import Met, Player

MIN_PLAYERS: Final = 3
"""The smallest number of players for a tournament."""
TABLE_SEATS: Final = 5
_LARGEST_IN_TABLE: Final = 20
_GROUPS: Final = {range(6, 9): 2, range(9, 13): 3, range(13, 21): 4}
"""The table of TOUR-8: the number of groups by the number of players."""

_SHUFFLES: Final = 200
"""The number of shuffles of a draw that avoids tables."""
_MAX_SHUFFLED_NAMES: Final = 20_000
"""The most names in all shuffles of a draw together, which bounds the time that a draw takes."""

Groups: TypeAlias = tuple[tuple[Player, ...], ...]
"""The players of each table."""


def sizes(players: int) -> tuple[int, ...]:
    """The sizes of the groups; a single group is the final. Sizes differ by at most one."""
    if players <= TABLE_SEATS:
        return (players,)
    if players <= _LARGEST_IN_TABLE:
        count = next(
            number for players_range, number in _GROUPS.items() if players in players_range
        )
    else:
        count = ceil(players / TABLE_SEATS)
    smaller, larger = divmod(players, count)
    return (smaller + 1,) * larger + (smaller,) * (count - larger)


def label(stage: int, before: int) -> str:
    """The label of a stage's draw, after this many other sets of players were drawn for it."""
    return f"stage/{stage}/draw" if not before else f"stage/{stage}/redraw/{before + 1}"


def groups(seed: bytes, name: str, players: Sequence[Player], met: Sequence[Met] = ()) -> Groups:
    """The groups that the seed gives for these players and this label.

    If some players have met before, they are the groups of the best shuffle.
    """
    numbers = sorted(players)
    first, *others = (
        _draw_once(seed, shuffle, numbers) for shuffle in _labels(name, len(numbers), met)
    )
    if not others:
        return first
    meetings = {(pair.one, pair.other): pair.times for pair in met}
    return min((first, *others), key=lambda candidate: repeats(candidate, meetings))


def _draw_once(seed: bytes, name: str, players: Sequence[Player]) -> Groups:
    """One shuffle, cut into groups."""
    order = [players[index] for index in Sealed(seed).order(name, len(players))]
    drawn, start = [], 0
    for size in sizes(len(players)):
        drawn.append(tuple(order[start : start + size]))
        start += size
    return tuple(drawn)


def _labels(name: str, players: int, met: Sequence[Met]) -> Iterator[str]:
    """The labels of the shuffles; the first is that of the plain draw."""
    yield name
    if met and len(sizes(players)) > 1:
        for number in range(2, min(_SHUFFLES, _MAX_SHUFFLED_NAMES // players) + 1):
            yield f"{name}/shuffle/{number}"


def repeats(candidate: Groups, meetings: Mapping[tuple[Player, Player], int]) -> int:
    """The number of earlier meetings within each group, all pairs added up."""
    return sum(
        meetings.get(pair, 0) for group in candidate for pair in combinations(sorted(group), 2)
    )


def lot(seed: bytes, name: str, choices: int) -> int:
    """The index of one of several places, for a latecomer."""
    return Sealed(seed).lot(name, choices)


def letters(table: int) -> str:
    """The name of a group by its table, counted from 1: A to Z, then AA, AB and so on."""
    text = ""
    while table:
        table, letter = divmod(table - 1, 26)
        text = chr(ord("A") + letter) + text
    return text
