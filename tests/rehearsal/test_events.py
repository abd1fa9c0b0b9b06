"""Whole tournaments among bots are like real ones, and take the time that turns take."""

from collections import Counter
from itertools import pairwise
from typing import Final

import pytest
from msgspec.structs import replace

from dacabo.arena.rehearsal import (
    FinishedEvent,
    Outline,
    Setting,
    outline,
    planned_matches,
    rehearse,
    set_up,
)
from dacabo.arena.rehearsal.bouts import BoutResult, BoutSetup, play_bout
from dacabo.arena.rehearsal.setting import TIME_LIMIT
from dacabo.cabo.rules import PRESETS
from dacabo.records import changes_between
from dacabo.scorepad.sheets import TOURNAMENT_RULES
from dacabo.tournament.apply import replay
from dacabo.tournament.draw import sizes
from dacabo.tournament.event import MINUTE
from dacabo.tournament.formats import By, Format
from dacabo.tournament.logfile import read_log, write_log
from dacabo.tournament.roles import AsPlayer, AtTable, HouseClock
from dacabo.tournament.standings import placing
from dacabo.tournament.subjects.attendance import CheckedIn
from dacabo.tournament.subjects.clocks import TimeCalled
from dacabo.tournament.subjects.closing import Ended
from dacabo.tournament.subjects.drawing import Drawn
from dacabo.tournament.subjects.registration import Registered
from dacabo.tournament.subjects.results import ResultEntered

TOURNAMENT: Final = PRESETS["tournament"]


def hasty_setting(players: int) -> Setting:
    """Every match is a single round, because a turn takes ten minutes; so ties are common."""
    return set_up(players, "random", seconds=600, minutes=1)


@pytest.mark.parametrize("players", [*range(3, 21), 26])
def test_an_event_of_any_size_is_played_to_its_end(players: int) -> None:
    """The groups are those of the rules, all players have a place, and one has the first."""
    setting = set_up(players, "random")
    event = rehearse(setting, 1).event
    assert event.over
    assert tuple(len(match.players) for match in event.stages[0].matches) == sizes(players)
    assert event.stages[-1].final
    assert all(match.decided for stage in event.stages for match in stage.matches)
    placed = placing(event)
    assert sorted(one.player for one in placed) == list(range(players))
    assert [one.place for one in placed].count(1) == 1
    assert sum(len(stage.matches) for stage in event.stages) >= planned_matches(players)


@pytest.mark.parametrize(
    "format",
    [
        Format(rounds=2, consolation=True),
        Format(rounds=1, finalists=5, by=By.POINTS),
        Format(advance=2, consolation=True),
        Format(best_losers=2),
    ],
)
@pytest.mark.parametrize("players", [4, 9, 13])
def test_an_event_of_any_format_is_played_to_its_end(format: Format, players: int) -> None:  # noqa: A002 (its name)
    """With many ties, also for the last seats; the number of matches is as planned, or larger."""
    setting = replace(hasty_setting(players), format=format)
    event = rehearse(setting, 1).event
    assert event.over
    assert event.format == format
    assert read_log(write_log(event)) == event
    assert sorted(one.player for one in placing(event)) == list(range(players))
    matches = sum(len(stage.matches) for stage in event.stages)
    assert format.best_losers or format.advance > 1 or matches >= planned_matches(players, format)


def test_a_rehearsal_makes_the_requests_of_a_real_event() -> None:
    """Its log is valid in a file, and each role has made its own requests."""
    setting = set_up(17, "random", prizes=("A", "B", "C", "D", "E"))
    event = rehearse(setting, 1).event
    assert read_log(write_log(event)) == event == replay(event.log)
    facts = [entry.fact for entry in event.log]
    assert [type(fact) for fact in facts].count(Registered) == 1
    assert {e.by for e in event.log if isinstance(e.fact, CheckedIn)} == set(
        map(AsPlayer, range(17))
    )
    results = [entry for entry in event.log if isinstance(entry.fact, ResultEntered)]
    assert len(results) == 5
    assert all(isinstance(entry.by, AtTable) for entry in results)
    assert all(entry.fact.rounds for entry in results if isinstance(entry.fact, ResultEntered))
    assert sum(isinstance(fact, Drawn) for fact in facts) == 2
    assert isinstance(facts[-1], Ended)
    finalists = [one.player for one in placing(event)][:4]
    assert [choice.player for choice in event.taken] == finalists
    assert all(one.at <= other.at for one, other in pairwise(event.log))


def test_the_seed_and_the_number_determine_an_event() -> None:
    """Another seed or number gives another tournament."""
    setting = set_up(6, "random")
    once = rehearse(setting, 1)
    assert once == rehearse(setting, 1)
    for other in (rehearse(setting, 2), rehearse(set_up(6, "random", seed=2), 1)):
        assert other.event.seals != once.event.seals
        assert other.event.stages != once.event.stages


# --- the clock --------------------------------------------------------------------


def bout(setting: Setting, label: str, minutes: int) -> BoutResult:
    """Return a match of three with some time limit."""
    rules = TOURNAMENT.changed({"minutes": minutes})
    return play_bout(setting, 1, BoutSetup(label, (0, 1, 2), rules))


def test_the_time_limit_is_that_of_the_rules() -> None:
    """The preset implies it."""
    assert TOURNAMENT.minutes == TIME_LIMIT
    assert rehearse(set_up(3, "random"), 1).event.rules == TOURNAMENT


@pytest.mark.parametrize("label", ["one", "two", "three"])
def test_the_round_in_which_time_runs_out_is_the_last(label: str) -> None:
    """A match with a limit (TOUR-2) is the same match, cut after the right round."""
    setting = set_up(3, "random", seconds=60)
    unlimited = bout(setting, label, 1000)
    assert not unlimited.called
    cut = {minutes: bout(setting, label, minutes) for minutes in range(1, unlimited.turns + 1)}
    turns_after = {len(unlimited.rounds): unlimited.turns}
    for bout_result in cut.values():
        assert bout_result.rounds == unlimited.rounds[: len(bout_result.rounds)]
        assert (
            turns_after.setdefault(len(bout_result.rounds), bout_result.turns) == bout_result.turns
        )
    for minutes, bout_result in cut.items():
        expected = min(rounds for rounds, turns in turns_after.items() if turns >= minutes)
        assert len(bout_result.rounds) == expected
    assert len(turns_after) == len(unlimited.rounds) > 1


def test_the_clock_of_the_event_calls_time_in_a_long_match() -> None:
    """The server calls time exactly when it is over; shorter matches are not affected."""
    rung = Counter[bool]()
    for number in range(1, 9):
        event = rehearse(set_up(9, "random", seconds=30, minutes=10), number).event
        for stage in event.stages:
            for match in stage.matches:
                assert match.clock is not None
                if match.clock.ran != 10 * MINUTE:  # then it depends on who was first
                    assert match.clock.called == (match.clock.ran > 10 * MINUTE)
                rung[match.clock.called] += 1
        for entry in event.log:
            assert isinstance(entry.fact, TimeCalled) == isinstance(entry.by, HouseClock)
    assert min(rung[True], rung[False]) >= 3


def test_an_event_takes_as_long_as_the_slowest_table_of_each_stage() -> None:
    """All tables begin together; nothing takes time but turns."""
    setting = set_up(9, "random", seconds=7)
    rehearsed = rehearse(setting, 4)
    clocks = [[m.clock.ran for m in s.matches if m.clock] for s in rehearsed.event.stages]
    counted = outline(rehearsed)
    assert counted.decisions_in_final == 0
    assert counted.seconds * 1000 == sum(map(max, clocks))
    assert counted.turns * 7000 == sum(map(sum, clocks))


# --- ties -------------------------------------------------------------------------


def close_events(players: int, most: int) -> list[tuple[FinishedEvent, Outline]]:
    """This many events in which every match is a single round."""
    rehearsals = (rehearse(hasty_setting(players), number) for number in range(1, most + 1))
    return [(rehearsed, outline(rehearsed)) for rehearsed in rehearsals]


def test_ties_in_the_final_are_decided() -> None:
    """Tie-break rounds are repeated until no two finalists share a place (TOUR-11)."""
    events = close_events(5, 40)
    assert sum(counted.decisions_in_final > 0 for _, counted in events) >= 4
    for rehearsed, counted in events:
        assert sorted(counted.places) == [1, 2, 3, 4, 5]
        (match,) = rehearsed.event.stages[0].matches
        assert counted.decisions_in_final == len(match.decisions)
        assert counted.rounds == len(match.rounds) + len(match.decisions)
        assert all(len(decision) > 1 for decision in match.decisions)


def test_tied_winners_all_advance_unless_the_final_would_overflow() -> None:
    """Some finals are larger; others need tie-break rounds before them (TOUR-9)."""
    events = close_events(20, 25)
    with_shared_wins = [counted for _, counted in events if counted.shared_wins]
    assert any(
        counted.finalists == 5 and not counted.decisions_before_final
        for counted in with_shared_wins
    )
    assert any(counted.decisions_before_final for counted in with_shared_wins)
    for _, counted in events:
        assert counted.finalists <= 5
        assert counted.shared_wins or counted.finalists == 4


def test_a_tie_break_round_is_one_round_by_the_rules_of_the_event() -> None:
    """It starts from zero, without a clock and without the rule of 100."""
    rules = TOURNAMENT_RULES["cabo"].decision_round(TOURNAMENT)
    bout_result = play_bout(hasty_setting(3), 1, BoutSetup("decision", (0, 2), rules))
    assert bout_result.rounds == (bout_result.totals,)
    assert not bout_result.called
    changed = {"rounds": 1, "limit": None, "minutes": None, "hundred": "never"}
    assert changes_between(TOURNAMENT, rules) == changed
