"""The draw: group sizes as in the table, and every way to fill them equally likely."""

from collections import Counter
from hashlib import sha256
from itertools import combinations, permutations
from math import ceil

import pytest

from dacabo.core.chance import Sealed
from dacabo.tournament.draw import groups, label, sizes
from dacabo.tournament.names import letters

TABLE = """
3 3 | 4 4 | 5 5 | 6 3 3 | 7 4 3 | 8 4 4 | 9 3 3 3 | 10 4 3 3 | 11 4 4 3 | 12 4 4 4 | 13 4 3 3 3
| 14 4 4 3 3 | 15 4 4 4 3 | 16 4 4 4 4 | 17 5 4 4 4 | 18 5 5 4 4 | 19 5 5 5 4 | 20 5 5 5 5
"""
"""From the tournament rules: the number of players, then the sizes of the groups."""


def seed(number: int) -> bytes:
    """A seed by its number."""
    return sha256(f"seed {number}".encode()).digest()


def chi_square(counts: list[int], cells: int) -> float:
    """The chi-square statistic of counts that should be equal."""
    expected = sum(counts) / cells
    missing = cells - len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected + missing * expected


def test_the_sizes_are_those_of_the_printed_table() -> None:
    """The sizes are right for each number from 3 to 20 players."""
    rows = [[int(word) for word in row.split()] for row in TABLE.split("|")]
    assert [row[0] for row in rows] == list(range(3, 21))
    for players, *expected in rows:
        assert sizes(players) == tuple(expected)


@pytest.mark.parametrize("players", range(21, 61))
def test_more_players_fill_tables_of_five_evenly(players: int) -> None:
    """There are as few groups as possible; sizes differ by at most one, larger first."""
    group_sizes = sizes(players)
    assert len(group_sizes) == ceil(players / 5)
    assert sum(group_sizes) == players
    assert max(group_sizes) - min(group_sizes) <= 1
    assert max(group_sizes) <= 5
    assert list(group_sizes) == sorted(group_sizes, reverse=True)


def test_a_draw_is_the_documented_shuffle_cut_into_groups() -> None:
    """The players in order of number are shuffled by the label and fill the groups."""
    players = [3, 1, 4, 15, 9, 2, 6]
    order = Sealed(seed(1)).order("stage/1/draw", 7)
    field = [sorted(players)[index] for index in order]
    assert groups(seed(1), "stage/1/draw", players) == (tuple(field[:4]), tuple(field[4:]))


def test_each_discarded_draw_gives_the_next_one_another_label() -> None:
    """The first label is the draw's; later ones are redraws, counted from 2."""
    assert [label(1, before) for before in range(3)] == [
        "stage/1/draw",
        "stage/1/redraw/2",
        "stage/1/redraw/3",
    ]
    assert len({groups(seed(1), label(1, before), range(17)) for before in range(3)}) == 3


def test_groups_have_letters_like_columns_of_a_spreadsheet() -> None:
    """They are named A to Z, then AA and so on."""
    assert [letters(n) for n in (1, 2, 26, 27, 52, 53, 100)] == [
        "A", "B", "Z", "AA", "AZ", "BA", "CV",
    ]  # fmt: skip


def test_every_way_to_fill_the_groups_is_equally_likely() -> None:
    """Seven players: all 35 ways to choose group A, over 7,000 seeds.

    Chi-square with 34 degrees of freedom: above 65.25 with probability 0.001 if the draw is
    uniform. The seeds are fixed, so the test gives no alarm by chance, today or later.
    """
    draws = [groups(seed(n), "stage/1/draw", range(7)) for n in range(7_000)]
    counts = Counter(frozenset(group_list[0]) for group_list in draws)
    assert set(counts) == {frozenset(four) for four in combinations(range(7), 4)}
    assert chi_square(list(counts.values()), 35) < 65.25


def test_every_order_of_five_players_is_equally_likely() -> None:
    """Five players: all 120 orders at the final's table, over 12,000 seeds.

    Chi-square with 119 degrees of freedom: above 173.6 with probability 0.001. Fixed seeds.
    """
    counts = Counter(groups(seed(n), "stage/2/draw", range(5))[0] for n in range(12_000))
    assert set(counts) == set(permutations(range(5)))
    assert chi_square(list(counts.values()), 120) < 173.6


def test_all_pairs_of_players_meet_equally_often() -> None:
    """Seventeen players: each pair meets in one group equally often, over 4,000 seeds.

    A pair meets with probability 28/136. Of the 136 pairs the one furthest off is more than 4.6
    standard deviations away with probability below 0.001 (136 times 4.2e-6). Fixed seeds.
    """
    events, met = 4_000, Counter[tuple[int, int]]()
    for n in range(events):
        for group in groups(seed(n), "stage/1/draw", range(17)):
            met.update(combinations(sorted(group), 2))
    chance = (10 + 3 * 6) / 136
    spread = (events * chance * (1 - chance)) ** 0.5
    assert len(met) == 136
    assert max(abs(count - events * chance) for count in met.values()) < 4.6 * spread
