"""The draw: the sizes of the groups, and their players, from the sealed seed (TOUR-8).

Anyone can repeat a published draw: take the players in the order of their numbers, shuffle them
with the draw's label as described in docs/fairness.md, and fill the groups one after the other.

A draw that avoids tables of the past is the best of several such shuffles: the one in which the
fewest people meet again, or the first of several such ones. The first shuffle is the plain draw, so
avoiding never makes it worse. The list of those who have met is published with the draw.

A draw that avoids tables of the same evening improves each shuffle before it compares them: it
exchanges two players of different groups as long as that helps. That list is published, too.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
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


def consolation_label(name: str) -> str:
    """The label of the consolation that is drawn together with a final."""
    return f"{name}/consolation"


def groups(
    seed: bytes,
    name: str,
    players: Sequence[Player],
    met: Sequence[Met] = (),
    sat: Sequence[Met] = (),
) -> Groups:
    """The groups that the seed gives for these players and this label.

    If some players have met before, they are the groups of the best shuffle; if some sat together
    this evening, those of the best improved shuffle.
    """
    numbers = tuple(sorted(players))
    if sat and len(sizes(len(numbers))) > 1:
        return _mixed_groups(seed, name, numbers, tuple(met), tuple(sat))
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


# --- tables of the same evening ---------------------------------------------------

_EVENING: Final = 1_000_000
"""The weight of a meeting this evening, in meetings before it: any number of those is better."""


@lru_cache(8)  # a draw is made, and then checked
def _mixed_groups(
    seed: bytes,
    name: str,
    players: tuple[Player, ...],
    met: tuple[Met, ...],
    sat: tuple[Met, ...],
) -> Groups:
    """The best of several improved shuffles; the first in which nobody meets again is enough."""
    weights = _weights(players, met, sat)
    best: list[list[int]] = []
    least = -1
    for shuffle in range(1, min(_SHUFFLES, _MAX_SHUFFLED_NAMES // len(players)) + 1):
        label_of_shuffle = name if shuffle == 1 else f"{name}/shuffle/{shuffle}"
        tables = [*map(list, _draw_once(seed, label_of_shuffle, range(len(players))))]
        _improve(tables, weights)
        weight = sum(weights[a][b] for table in tables for a, b in combinations(table, 2))
        if least < 0 or weight < least:
            best, least = tables, weight
        if not least:
            break
    return tuple(tuple(players[index] for index in table) for table in best)


def _weights(players: Sequence[Player], met: Sequence[Met], sat: Sequence[Met]) -> list[list[int]]:
    """How bad it is that two players meet again, by their indices."""
    index_of = {player: index for index, player in enumerate(players)}
    weights = [[0] * len(players) for _ in players]
    for pairs, weight in ((met, 1), (sat, _EVENING)):
        for pair in pairs:
            if pair.one in index_of and pair.other in index_of:
                one, other = index_of[pair.one], index_of[pair.other]
                weights[one][other] += weight * pair.times
                weights[other][one] += weight * pair.times
    return weights


def _improve(tables: list[list[int]], weights: list[list[int]]) -> None:
    """Exchange two players of different tables as long as that helps.

    The seats are passed in their order, each with all seats after it, again and again until nothing
    helps any more. An exchange that helps is made at once.
    """
    seats = [(table, seat) for table, group in enumerate(tables) for seat in range(len(group))]
    # Within a table there is nothing to exchange: by table, the seats at the tables after it.
    seats_after = [[one for one in seats if one[0] > table] for table in range(len(tables))]
    # By player and table: the weight of all meetings of the player at that table.
    sums = [[sum(map(row.__getitem__, group)) for group in tables] for row in weights]
    helped = True
    while helped:
        helped = False
        for here, seat in seats:
            one = tables[here][seat]
            for there, other_seat in seats_after[here]:
                other = tables[there][other_seat]
                before = sums[one][here] + sums[other][there]
                if not before:
                    continue
                after = sums[one][there] + sums[other][here] - 2 * weights[one][other]
                if after >= before:
                    continue
                tables[here][seat], tables[there][other_seat] = other, one
                helped = True
                for row, of_row in zip(sums, weights, strict=True):
                    row[here] += of_row[other] - of_row[one]
                    row[there] += of_row[one] - of_row[other]
                one = other


def lot(seed: bytes, name: str, choices: int) -> int:
    """The index of one of several places, for a latecomer."""
    return Sealed(seed).lot(name, choices)
