"""Seats that bots played: marked, and they advance only if an organiser says so (TOUR-9)."""

import pytest
from tournament.harness.hall import ANA, Hall

from dacabo.tournament.event import Match, Player
from dacabo.tournament.roles import AsPlayer, AtTable, OnlineTable, System
from dacabo.tournament.standings import qualified, ties
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
from dacabo.tournament.views.types import Phase, StandingLine

EMIL = 0


def online(players: int = 6) -> Hall:
    """An event whose first match has begun at a live table."""
    hall = Hall()
    hall.register(players)
    for number, match in enumerate(hall.publish()):
        hall.ask(GoOnline(match.id, f"owl-{number}"))
    hall.ask(Start())
    return hall


def finish(hall: Hall, match: Match, totals: list[int], bots: tuple[Player, ...] = ()) -> None:
    """The live table of a match reports its result."""
    points = dict(zip(hall.match(match).active, totals, strict=True))
    request = EnterResult(match.id, points, bots=bots)
    hall.ask(request, OnlineTable(hall.match(match).online or ""))


def todo(hall: Hall) -> list[str]:
    """What is to be done, without what it is about."""
    return [one.phrase.key for one in desk(hall.event, hall.now).todo]


def lines(hall: Hall, match: Match) -> dict[Player, StandingLine]:
    """The lines of a match as the public sees them."""
    stages = public_view(hall.event, hall.now).stages
    found = next(m for stage in stages for m in stage.matches if m.id == match.id)
    return {line.player: line for line in found.lines}


def won_by_a_bot() -> tuple[Hall, Match, tuple[Player, ...]]:
    """Group A is won by a bot, group B by a person."""
    hall = online()
    first, second = hall.matches
    finish(hall, first, [3, 7, 7], bots=first.players[:1])
    finish(hall, second, [5, 60, 101])
    return hall, first, first.players


@pytest.mark.rule("TOUR-9")
def test_the_final_waits_for_the_organiser() -> None:
    """Nobody is told that they are through, and nothing can be drawn."""
    hall, match, (emil, *_) = won_by_a_bot()
    assert todo(hall) == ["tournament-todo-bot"]
    assert phase(hall.event) is Phase.PLAYING
    assert hall.refused(Draw()) == "bots-unjudged"
    seen = lines(hall, match)
    assert [(one.bot, one.asked, one.advances) for one in seen.values()] == [
        (True, True, False),
        (False, False, False),
        (False, False, False),
    ]
    for by in (AsPlayer(emil), AtTable(match.table), OnlineTable("owl-0")):
        assert hall.refused(JudgeBot(match.id, emil, advances=True), by) == "organiser-only"
    hall.check_files()


@pytest.mark.rule("TOUR-9")
def test_the_seat_advances_if_the_organiser_says_so() -> None:
    """It is in the trail, and asked once."""
    hall, match, (emil, *_) = won_by_a_bot()
    hall.ask(JudgeBot(match.id, emil, advances=True))
    assert hall.event.log[-1].fact == BotJudged(match.id, emil, advances=True)
    assert emil in qualified(hall.event, hall.event.stages[0])
    assert lines(hall, match)[emil].bot
    again = JudgeBot(match.id, emil, advances=False)
    assert hall.refused(again) == "no-such-bot-seat"
    hall.publish()
    assert emil in hall.matches[0].players
    hall.check_files()


@pytest.mark.rule("TOUR-9")
def test_otherwise_the_next_in_the_group_go_on() -> None:
    """Both who share the next place; the bot's seat ranks as if it had left the match."""
    hall, match, (emil, bo, cyd) = won_by_a_bot()
    other = hall.matches[1].players
    asked = JudgeBot(match.id, emil, advances=False)
    said = preview(hall.event, asked, hall.now, ANA).phrases
    assert [phrase.key for phrase in said] == ["tournament-change-advance"]
    hall.ask(asked)
    assert {*qualified(hall.event, hall.event.stages[0])} == {bo, cyd, other[0]}
    seen = lines(hall, match)
    assert [seen[player].place for player in (emil, bo, cyd)] == [3, 1, 1]
    assert hall.places()[emil] == 6
    hall.publish()
    assert {*hall.matches[0].players} == {bo, cyd, other[0]}
    hall.check_files()


def test_the_next_may_be_a_bot_too() -> None:
    """Then that is asked as well; a group of bots may send nobody."""
    hall = online()
    first, second = hall.matches
    finish(hall, first, [3, 7, 9], bots=first.players)
    finish(hall, second, [5, 60, 101])
    for player in first.players:
        assert [one.players for one in desk(hall.event, hall.now).todo] == [(player,)]
        hall.ask(JudgeBot(first.id, player, advances=False))
    assert qualified(hall.event, hall.event.stages[0]) == second.players[:1]
    hall.ask(DropOut(first.players[0]))
    assert hall.refused(CheckIn(first.players[0])) == "player-gone"


def test_a_bot_behind_is_nobodys_question() -> None:
    """Nor one in the final, nor one whose player has left."""
    hall = online()
    first, second = hall.matches
    finish(hall, first, [3, 7, 9], bots=first.players[1:])
    finish(hall, second, [5, 60, 101], bots=second.players[:1])
    hall.ask(DropOut(second.players[0]))
    assert todo(hall) == ["tournament-todo-final"]
    small = online(3)
    (final,) = small.matches
    finish(small, final, [3, 7, 9], bots=final.players[:1])
    assert todo(small) == ["tournament-todo-end"]
    assert lines(small, final)[final.players[0]].bot


def test_no_round_decides_before_it_is_known_who_is_in() -> None:
    """Six would share the places of five; without the bot there is room for all."""
    hall = online(9)
    first, second, third = hall.matches
    finish(hall, first, [3, 3, 50], bots=first.players[:1])
    finish(hall, second, [3, 3, 50])
    finish(hall, third, [3, 3, 50])
    assert todo(hall) == ["tournament-todo-bot"]
    stage = hall.event.stages[0]
    assert not any(ties(hall.event, stage, match) for match in hall.matches)
    asked = JudgeBot(first.id, first.players[0], advances=False)
    hall.ask(asked)
    assert len(qualified(hall.event, hall.event.stages[0])) == 5
    hall.ask(TakeBack(len(hall.event.log), "asked again"))
    hall.ask(JudgeBot(first.id, first.players[0], advances=True))
    assert todo(hall) == ["tournament-todo-decide-group"] * 3


def test_a_correction_asks_again_only_about_bots_that_win() -> None:
    """The final is void if a bot's seat comes first by it."""
    hall = online()
    first, second = hall.matches
    finish(hall, first, [7, 3, 9], bots=first.players[:1])
    finish(hall, second, [5, 60, 101])
    hall.publish()
    totals = dict(zip(first.players, [2, 3, 9], strict=True))
    hall.ask(CorrectResult(first.id, totals, "misread"))
    assert len(hall.event.stages) == 1
    assert todo(hall) == ["tournament-todo-bot"]
    hall.ask(TakeBack(len(hall.event.log), "read well"))
    assert len(hall.event.stages) == 2


def test_who_says_that_a_bot_played() -> None:
    """Only of a match at a live table, and of its players."""
    hall = Hall()
    (match,) = hall.begin(3)
    totals = dict.fromkeys(match.players, 1)
    assert hall.refused(EnterResult(match.id, totals, bots=(0,))) == "totals-of-others"
    live = online(3)
    (match,) = live.matches
    assert live.refused(EnterResult(match.id, totals, bots=(7,))) == "totals-of-others"


# --- decision rounds at live tables -----------------------------------------------------------


def tied_final() -> tuple[Hall, Match]:
    """A final at a live table whose first two are tied."""
    hall = online(3)
    (match,) = hall.matches
    finish(hall, match, [3, 3, 50])
    return hall, match


@pytest.mark.rule("TOUR-11")
def test_a_decision_round_has_a_table_of_its_own() -> None:
    """Opened by the server, which alone may; its result counts, and it is used once."""
    hall, match = tied_final()
    tied = match.players[:2]
    opened = DecideOnline(match.id, tied, "elk")
    for by in (ANA, OnlineTable("owl-0"), AsPlayer(tied[0])):
        assert hall.refused(opened, by) == "organiser-only"
    for wrong in (match.players, tied[:1], match.players[1:]):
        request = DecideOnline(match.id, wrong, "elk")
        assert hall.refused(request, System()) == "no-such-tie"
    assert hall.refused(DecideOnline(match.id, tied, "owl-0"), System()) == "code-taken"
    hall.ask(opened, System())
    seen = public_view(hall.event, hall.now).stages[0].matches[0]
    assert [(one.players, one.code) for one in seen.decision_tables] == [(tied, "elk")]
    round_ = EnterDecision(match.id, dict.fromkeys(tied, 7), bots=tied[:1])
    assert hall.refused(round_, OnlineTable("emu")) == "other-table"
    hall.ask(round_, OnlineTable("elk"))
    assert hall.match(match).decision_tables == ()
    assert hall.match(match).bots == tied[:1]
    hall.ask(DecideOnline(match.id, tied, "emu"), System())
    points = dict(zip(tied, (5, 2), strict=True))
    hall.ask(EnterDecision(match.id, points), OnlineTable("emu"))
    assert [hall.places()[player] for player in match.players] == [2, 1, 3]
    hall.check_files()


def test_the_table_of_a_round_that_was_taken_back_is_there_again() -> None:
    """What the server did is no step; the tie is open as before."""
    hall, match = tied_final()
    tied = match.players[:2]
    hall.ask(DecideOnline(match.id, tied, "elk"), System())
    hall.ask(EnterDecision(match.id, dict(zip(tied, (5, 2), strict=True))))
    hall.ask(TakeBack(len(hall.event.log), "wrong"))
    assert [one.code for one in hall.match(match).decision_tables] == ["elk"]
    hall.check_files()


@pytest.mark.rule("TOUR-11")
def test_real_tables_decide_at_the_table() -> None:
    """A match with real cards has no live table for its decision round."""
    hall = Hall()
    (match,) = hall.begin(3)
    hall.result(match, [3, 3, 50])
    request = DecideOnline(match.id, match.players[:2], "elk")
    assert hall.refused(request, System()) == "no-such-tie"
