"""Seats that bots played: they are marked, and an organiser decides whether they advance."""

import pytest
from msgspec import UNSET
from tournament.harness.event_driver import ANA, EventDriver

from dacabo.tournament.event import Match, Player
from dacabo.tournament.roles import AsPlayer, AtTable, House, OnlineTable
from dacabo.tournament.standings import qualifiers, ties
from dacabo.tournament.subjects.attendance import CheckIn, DropOut
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.drawing import Draw
from dacabo.tournament.subjects.online import DecideOnline, GoOnline
from dacabo.tournament.subjects.results import (
    BotJudged,
    CorrectResult,
    EnterDecision,
    EnterResult,
    JudgeBot,
)
from dacabo.tournament.subjects.taking_back import TakeBack
from dacabo.tournament.views.changes import preview
from dacabo.tournament.views.pages import desk, phase, public_view
from dacabo.tournament.views.types import Line, Phase

EMIL = 0


def begin_online(players: int = 6) -> EventDriver:
    """An event whose first match has begun at a live table."""
    driver = EventDriver()
    driver.register(players)
    for number, match in enumerate(driver.publish()):
        driver.ask(GoOnline(match.id, f"owl-{number}"))
    driver.ask(Start())
    return driver


def finish(
    driver: EventDriver, match: Match, totals: list[int], bots: tuple[Player, ...] = ()
) -> None:
    """The live table of a match reports its result."""
    points = dict(zip(driver.match(match).active, totals, strict=True))
    request = EnterResult(match.id, points, bots=bots)
    driver.ask(request, OnlineTable(driver.match(match).online or ""))


def task_keys(driver: EventDriver) -> list[str]:
    """The keys of the tasks."""
    return [task.phrase.key for task in desk(driver.event, driver.now).todo]


def lines(driver: EventDriver, match: Match) -> dict[Player, Line]:
    """The lines of a match as the public sees them."""
    stages = public_view(driver.event, driver.now).stages
    match_view = next(m for stage in stages for m in stage.matches if m.id == match.id)
    return {line.player: line for line in match_view.lines}


def event_won_by_a_bot() -> tuple[EventDriver, Match, tuple[Player, ...]]:
    """Group A is won by a bot, group B by a person."""
    driver = begin_online()
    first, second = driver.matches
    finish(driver, first, [3, 7, 7], bots=first.players[:1])
    finish(driver, second, [5, 60, 101])
    return driver, first, first.players


@pytest.mark.rule("TOUR-9")
def test_the_final_waits_for_the_organiser() -> None:
    """Nobody is told that they advance, and nothing can be drawn."""
    driver, match, (emil, *_) = event_won_by_a_bot()
    assert task_keys(driver) == ["tournament-todo-bot"]
    assert phase(driver.event) is Phase.PLAYING
    assert driver.refused(Draw()) == "bots-unjudged"
    match_lines = lines(driver, match)
    assert [(line.bot, line.asked, line.advances) for line in match_lines.values()] == [
        (True, True, False),
        (UNSET, UNSET, False),
        (UNSET, UNSET, False),
    ]
    for by in (AsPlayer(emil), AtTable(match.table), OnlineTable("owl-0")):
        assert driver.refused(JudgeBot(match.id, emil, advances=True), by) == "organiser-only"
    driver.check_files()


@pytest.mark.rule("TOUR-9")
def test_a_bots_seat_advances_if_the_organiser_says_so() -> None:
    """The decision is in the log, and is asked for only once."""
    driver, match, (emil, *_) = event_won_by_a_bot()
    driver.ask(JudgeBot(match.id, emil, advances=True))
    assert driver.event.log[-1].fact == BotJudged(match.id, emil, advances=True)
    assert emil in qualifiers(driver.event, driver.event.stages[0])
    assert lines(driver, match)[emil].bot
    again = JudgeBot(match.id, emil, advances=False)
    assert driver.refused(again) == "no-such-bot-seat"
    driver.publish()
    assert emil in driver.matches[0].players
    driver.check_files()


@pytest.mark.rule("TOUR-9")
def test_the_next_in_the_group_advance_if_the_organiser_refuses_the_bot() -> None:
    """Both players of the next place advance; the bot's seat ranks as if it had left."""
    driver, match, (emil, bo, cyd) = event_won_by_a_bot()
    other = driver.matches[1].players
    request = JudgeBot(match.id, emil, advances=False)
    phrases = preview(driver.event, request, driver.now, ANA).phrases
    keys = [phrase.key for phrase in phrases]
    at_table = ["tournament-change-table-place"] * 3
    assert keys == ["tournament-change-advance", "tournament-change-tied", *at_table]
    driver.ask(request)
    assert {*qualifiers(driver.event, driver.event.stages[0])} == {bo, cyd, other[0]}
    match_lines = lines(driver, match)
    assert [match_lines[player].place for player in (emil, bo, cyd)] == [3, 1, 1]
    assert driver.places()[emil] == 6
    driver.publish()
    assert {*driver.matches[0].players} == {bo, cyd, other[0]}
    driver.check_files()


def test_the_next_in_the_group_may_be_a_bot_too() -> None:
    """The organiser decides about that bot as well; a group of bots may send nobody."""
    driver = begin_online()
    first, second = driver.matches
    finish(driver, first, [3, 7, 9], bots=first.players)
    finish(driver, second, [5, 60, 101])
    for player in first.players:
        assert [task.players for task in desk(driver.event, driver.now).todo] == [(player,)]
        driver.ask(JudgeBot(first.id, player, advances=False))
    assert qualifiers(driver.event, driver.event.stages[0]) == second.players[:1]
    driver.ask(DropOut(first.players[0]))
    assert driver.refused(CheckIn(first.players[0])) == "player-gone"


def test_no_task_asks_about_a_bot_that_cannot_advance() -> None:
    """It has lost, plays the final, or its player has left."""
    driver = begin_online()
    first, second = driver.matches
    finish(driver, first, [3, 7, 9], bots=first.players[1:])
    finish(driver, second, [5, 60, 101], bots=second.players[:1])
    driver.ask(DropOut(second.players[0]))
    assert task_keys(driver) == ["tournament-todo-final"]
    small = begin_online(3)
    (final,) = small.matches
    finish(small, final, [3, 7, 9], bots=final.players[:1])
    assert task_keys(small) == ["tournament-todo-end"]
    assert lines(small, final)[final.players[0]].bot


def test_no_tie_break_round_begins_before_bots_are_judged() -> None:
    """Six share the places of five, but without the bot there is room for all."""
    driver = begin_online(9)
    first, second, third = driver.matches
    finish(driver, first, [3, 3, 50], bots=first.players[:1])
    finish(driver, second, [3, 3, 50])
    finish(driver, third, [3, 3, 50])
    assert task_keys(driver) == ["tournament-todo-bot"]
    stage = driver.event.stages[0]
    assert not any(ties(driver.event, stage, match) for match in driver.matches)
    request = JudgeBot(first.id, first.players[0], advances=False)
    driver.ask(request)
    assert len(qualifiers(driver.event, driver.event.stages[0])) == 5
    driver.ask(TakeBack(len(driver.event.log), "asked again"))
    driver.ask(JudgeBot(first.id, first.players[0], advances=True))
    assert task_keys(driver) == ["tournament-todo-decide-group"] * 3


def test_a_correction_asks_only_about_bots_that_win_by_it() -> None:
    """If a correction puts a bot's seat first, the final is void."""
    driver = begin_online()
    first, second = driver.matches
    finish(driver, first, [7, 3, 9], bots=first.players[:1])
    finish(driver, second, [5, 60, 101])
    driver.publish()
    totals = dict(zip(first.players, [2, 3, 9], strict=True))
    driver.ask(CorrectResult(first.id, totals, "misread"))
    assert len(driver.event.stages) == 1
    assert task_keys(driver) == ["tournament-todo-bot"]
    driver.ask(TakeBack(len(driver.event.log), "read well"))
    assert len(driver.event.stages) == 2


def test_only_live_tables_report_seats_played_by_bots() -> None:
    """They can report only players of their match."""
    driver = EventDriver()
    (match,) = driver.begin(3)
    totals = dict.fromkeys(match.players, 1)
    assert driver.refused(EnterResult(match.id, totals, bots=(0,))) == "totals-of-others"
    live = begin_online(3)
    (match,) = live.matches
    assert live.refused(EnterResult(match.id, totals, bots=(7,))) == "totals-of-others"


# --- decision rounds at live tables -----------------------------------------------------------


def tied_final() -> tuple[EventDriver, Match]:
    """A final at a live table whose first two are tied."""
    driver = begin_online(3)
    (match,) = driver.matches
    finish(driver, match, [3, 3, 50])
    return driver, match


@pytest.mark.rule("TOUR-11")
def test_a_tie_break_round_has_a_table_of_its_own() -> None:
    """Only the server opens that table; its result counts, and it is used once."""
    driver, match = tied_final()
    tied = match.players[:2]
    opened = DecideOnline(match.id, tied, "elk")
    for by in (ANA, OnlineTable("owl-0"), AsPlayer(tied[0])):
        assert driver.refused(opened, by) == "organiser-only"
    for wrong in (match.players, tied[:1], match.players[1:]):
        request = DecideOnline(match.id, wrong, "elk")
        assert driver.refused(request, House()) == "no-such-tie"
    assert driver.refused(DecideOnline(match.id, tied, "owl-0"), House()) == "code-taken"
    driver.ask(opened, House())
    page = public_view(driver.event, driver.now).stages[0].matches[0]
    assert [(table.players, table.code) for table in page.decision_tables] == [(tied, "elk")]
    round_ = EnterDecision(match.id, dict.fromkeys(tied, 7), bots=tied[:1])
    assert driver.refused(round_, OnlineTable("emu")) == "other-table"
    driver.ask(round_, OnlineTable("elk"))
    assert driver.match(match).decision_tables == ()
    assert driver.match(match).bots == tied[:1]
    driver.ask(DecideOnline(match.id, tied, "emu"), House())
    points = dict(zip(tied, (5, 2), strict=True))
    driver.ask(EnterDecision(match.id, points), OnlineTable("emu"))
    assert [driver.places()[player] for player in match.players] == [2, 1, 3]
    driver.check_files()


def test_a_tie_break_round_that_was_undone_keeps_its_table() -> None:
    """Opening a table is not a step, so the tie is open again and the table still there."""
    driver, match = tied_final()
    tied = match.players[:2]
    driver.ask(DecideOnline(match.id, tied, "elk"), House())
    driver.ask(EnterDecision(match.id, dict(zip(tied, (5, 2), strict=True))))
    driver.ask(TakeBack(len(driver.event.log), "wrong"))
    assert [table.code for table in driver.match(match).decision_tables] == ["elk"]
    driver.check_files()


@pytest.mark.rule("TOUR-11")
def test_a_match_with_real_cards_has_no_table_for_its_tie_break_round() -> None:
    """The players of the match play the round at their own table."""
    driver = EventDriver()
    (match,) = driver.begin(3)
    driver.result(match, [3, 3, 50])
    request = DecideOnline(match.id, match.players[:2], "elk")
    assert driver.refused(request, House()) == "no-such-tie"
