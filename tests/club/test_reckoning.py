"""Standings, ratings and meetings depend on the evenings, not on the order of the log."""

from itertools import pairwise, permutations

import msgspec
import pytest
from club.harness.book import TEN_SEVEN_FIVE, club_of, evening
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from dacabo.club.club import Club, replay
from dacabo.club.facts import (
    ByPlace,
    ByResult,
    Came,
    ClubEntry,
    Evening,
    PeopleMerged,
    Person,
    Sat,
    Season,
    Table,
)
from dacabo.club.seasons import Pair, pairs, points_of, ratings, standings
from dacabo.club.views import club_view

YEAR = Season(name="2026", points=TEN_SEVEN_FIVE)
AUTUMN = [
    evening("2026-09-01", (0, 1, 2), (3, 4, 5), (0, 3)),
    evening("2026-10-01", (1, 0, 3), (2, 4), (2, 1)),
    evening("2026-11-01", (0, 1, 2, 3)),
]


def totals(club: Club, season: Season) -> dict[Person, int]:
    """The points of every person."""
    return {line.person: line.points for line in standings(club, season)}


def rating_histories(club: Club) -> dict[Person, list[tuple[float, float]]]:
    """The rating history of every person, without the numbers of evenings."""
    return {
        person: [(rated.mu, rated.sigma) for rated in course]
        for person, course in ratings(club).items()
    }


# --- seasons --------------------------------------------------------------------------


def test_points_by_place_and_for_attendance() -> None:
    """The first three places get ten, seven and five points, everybody else one."""
    club = club_of(6, AUTUMN[:1], YEAR)
    lines = standings(club, YEAR)
    points = [(line.place, line.person, line.points) for line in lines]
    assert points == [(1, 0, 10), (2, 3, 7), (3, 4, 5), (4, 1, 1), (4, 2, 1), (4, 5, 1)]
    assert [line.won for line in lines] == [1, 0, 0, 0, 0, 0]


def test_people_who_share_a_place_all_get_its_points() -> None:
    """The places 1, 1, 3 give ten, ten and five points."""
    shared = replace(AUTUMN[2], came=(Came(0, 1), Came(1, 1), Came(2, 3), Came(3, None)))
    assert points_of(TEN_SEVEN_FIVE, shared) == {0: 10, 1: 10, 2: 5}
    lines = standings(club_of(4, [shared]), YEAR)
    assert [(line.place, line.person) for line in lines] == [(1, 0), (1, 1), (3, 2), (4, 3)]


def test_points_by_result_count_beaten_opponents() -> None:
    """Each beaten opponent gives two points, each tied one gives one, over all tables."""
    rule = ByResult(2, 1)
    assert points_of(rule, AUTUMN[0]) == {0: 2 * 2 + 2, 1: 2, 2: 0, 3: 2 * 2, 4: 2, 5: 0}
    tied = Table(1, final=True, sat=(Sat(0, 1, 5), Sat(1, 1, 5), Sat(2, 3, 9)))
    assert points_of(rule, replace(AUTUMN[0], tables=(tied,)))[0] == 1 + 2


def test_only_the_best_evenings_count() -> None:
    """Ana has 10, 1 and 10 points; the page shows that the one does not count."""
    season = replace(YEAR, best=2)
    first = standings(club_of(6, AUTUMN), season)[0]
    assert (first.person, first.points) == (0, 20)
    assert [(score.points, score.counts) for score in first.scores] == [
        (10, True),
        (1, False),
        (10, True),
    ]


def test_a_season_includes_its_first_and_last_day() -> None:
    """Evenings before and after do not count."""
    season = replace(YEAR, since="2026-09-02", until="2026-11-01")
    view = club_view(club_of(6, AUTUMN, season))
    assert view.seasons[0].evenings == (2, 3)
    assert {line.person for line in view.seasons[0].standings} == {0, 1, 2, 3, 4}


# --- what holds for any club ----------------------------------------------------------


PEOPLE = 6
a_table = st.permutations(range(PEOPLE)).flatmap(
    lambda order: st.integers(2, 4).map(lambda size: tuple(order[:size]))
)
days = st.integers(1, 28).map(lambda day: f"2026-11-{day:02}")
an_evening = st.builds(
    lambda on, tables, at: evening(on, *tables, at=at, event=f"{on}/{tables}/{at}"),
    days,
    st.lists(a_table, min_size=1, max_size=3),
    st.integers(0, 5),
)
some_evenings = st.lists(an_evening, max_size=6, unique_by=lambda one: one.event)
a_rule = st.one_of(
    st.builds(ByPlace, st.lists(st.integers(0, 20), max_size=4).map(tuple), st.integers(0, 3)),
    st.builds(ByResult, st.integers(0, 5), st.integers(0, 3)),
)


@given(some_evenings, a_rule, st.data())
@settings(max_examples=60, deadline=None)
def test_the_order_in_which_evenings_are_added_does_not_matter(
    evenings: list[Evening], rule: ByPlace | ByResult, data: st.DataObject
) -> None:
    """Standings, ratings and meetings are the same; only the numbers of evenings differ."""
    reordered = data.draw(st.permutations(evenings))
    season = replace(YEAR, points=rule, best=2)
    club, other_club = club_of(PEOPLE, evenings), club_of(PEOPLE, reordered)
    assert totals(club, season) == totals(other_club, season)
    assert rating_histories(club) == rating_histories(other_club)
    meetings, other_meetings = (pairs(c, c.evenings.values()) for c in (club, other_club))
    assert meetings == other_meetings


@given(some_evenings, a_rule)
@settings(max_examples=60, deadline=None)
def test_points_never_fall_when_more_evenings_count(
    evenings: list[Evening], rule: ByPlace | ByResult
) -> None:
    """The best one counts, then the best two, and so on up to all."""
    club = club_of(PEOPLE, evenings)
    found = [totals(club, replace(YEAR, points=rule, best=n)) for n in (1, 2, 3, None)]
    for fewer, more in pairwise(found):
        assert all(fewer[person] <= more[person] for person in fewer)


@given(some_evenings, an_evening, a_rule, st.sampled_from([1, 2, None]))
@settings(max_examples=60, deadline=None)
def test_points_never_fall_with_another_evening(
    evenings: list[Evening], another: Evening, rule: ByPlace | ByResult, best: int | None
) -> None:
    """This is true for people who played that evening and for all others."""
    season = replace(YEAR, points=rule, best=best)
    other_evenings = [one for one in evenings if one.event != another.event]
    before = totals(club_of(PEOPLE, other_evenings), season)
    after = totals(club_of(PEOPLE, [*other_evenings, another]), season)
    assert all(points <= after[person] for person, points in before.items())


@given(some_evenings)
@settings(max_examples=30, deadline=None)
def test_the_log_alone_gives_the_same_page(evenings: list[Evening]) -> None:
    """A log that is written and read again gives the same page, byte for byte."""
    club = club_of(PEOPLE, evenings, YEAR)
    text = msgspec.json.encode(club.log)
    restored = replay(msgspec.json.decode(text, type=tuple[ClubEntry, ...]))
    assert msgspec.json.encode(club_view(restored)) == msgspec.json.encode(club_view(club))


# --- ratings --------------------------------------------------------------------------


def test_ratings_become_more_certain_with_each_evening() -> None:
    """The rating of a constant winner rises; a person without an evening has none."""
    club = club_of(7, AUTUMN)
    rated = ratings(club)
    assert 6 not in rated
    assert [point.evening for point in rated[0]] == [1, 2, 3]
    assert rated[0][-1].mu > rated[5][-1].mu
    assert rated[0][0].sigma > rated[0][-1].sigma
    assert rated[5] == ratings(club_of(7, AUTUMN[:1]))[5]


def test_ratings_follow_the_dates_of_evenings() -> None:
    """All six orders of adding three evenings give the same ratings."""
    histories = set()
    for order in permutations(AUTUMN):
        rated = ratings(club_of(6, order))
        histories.add(tuple((p, rated[p][-1].mu, rated[p][-1].sigma) for p in sorted(rated)))
    assert len(histories) == 1


# --- meetings -------------------------------------------------------------------------


def test_head_to_head_counts_common_tables_and_wins() -> None:
    """Ana and Bo sat at three tables, and Ana was ahead twice."""
    meetings = pairs(club_of(6, AUTUMN), AUTUMN)
    assert meetings[0] == Pair(0, 1, tables=3, ahead=2, behind=1)
    assert Pair(3, 4, tables=1, ahead=1, behind=0) in meetings
    assert not any({pair.one, pair.other} == {0, 5} for pair in meetings)


def test_a_shared_place_is_a_win_for_neither_player() -> None:
    """The table counts as common to both."""
    tied = replace(AUTUMN[2], tables=(Table(1, final=True, sat=(Sat(0, 1, 5), Sat(1, 1, 5))),))
    assert pairs(club_of(4, [tied]), [tied]) == (Pair(0, 1, tables=1, ahead=0, behind=0),)


def test_joined_entries_count_as_one_person() -> None:
    """Points, rating and meetings are as if there had been one name from the start."""
    second = evening("2026-10-01", (6, 1, 2))
    merged = club_of(7, [AUTUMN[0], second], YEAR, merged_into=[ClubEntry(1, PeopleMerged(0, 6))])
    as_one = club_of(7, [AUTUMN[0], evening("2026-10-01", (0, 1, 2))], YEAR)
    assert standings(merged, YEAR) == standings(as_one, YEAR)
    assert ratings(merged) == ratings(as_one)
    assert pairs(merged, merged.evenings.values()) == pairs(as_one, as_one.evenings.values())
    assert [person.person for person in club_view(merged).people] == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("evenings", [[], AUTUMN])
def test_a_club_without_evenings_has_a_page_too(evenings: list[Evening]) -> None:
    """Its ratings and averages divide nothing by zero."""
    view = club_view(club_of(6, evenings, YEAR))
    assert [person.evenings for person in view.people].count(0) == (6 if not evenings else 0)
    assert view.last == ((0, 1, 2, 3) if evenings else ())
