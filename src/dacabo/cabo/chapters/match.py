"""The course of a match: the points, the next starter, and the end."""

from msgspec.structs import replace

from dacabo.cabo.chapters.round import open_round
from dacabo.cabo.chapters.scoring import (
    match_over,
    place,
    score_round,
    starters_after,
)
from dacabo.cabo.facts import Begins, MatchEnded, RoundEnded, TimeCalled
from dacabo.cabo.rules import Rules, Starter
from dacabo.cabo.state import Ended, Match, Round, RoundOver
from dacabo.core.errors import IllegalMove
from dacabo.core.game import Result, Told
from dacabo.core.seats import Seat


def start(rules: Rules, players: int) -> Match:
    """A match before its first shuffle; the starter is not chosen yet."""
    rules.check_players(players)
    now, _ = open_round(1, players, tuple(range(players)), Begins.LOT)
    return Match(rules, players, now)


def write_down(match: Match, now: Round) -> tuple[Match, list[Told]]:
    """Score a round that is over."""
    assert isinstance(now.phase, Ended)
    scored = score_round(match.rules, now, now.phase.how, match.results, match.carried)
    match = replace(match, round=replace(now, phase=RoundOver()), results=(*match.results, scored))
    return match, [Told(RoundEnded(scored)), *_tell_match_ended(match)]


def next_round(match: Match) -> tuple[Match, list[Told]]:
    """Open the next round (CABO-4, DUTCH-3)."""
    number = match.round.number + 1
    if match.rules.starter is Starter.YOUNGEST:
        assert match.round.starter is not None
        now, told = open_round(number, match.players, (match.round.starter,), Begins.AGAIN)
    else:
        now, told = open_round(number, match.players, next_starters(match), Begins.WON)
    return replace(match, round=now), told


def next_starters(match: Match) -> tuple[Seat, ...]:
    """The players who may begin the next round; among several, the lot decides."""
    return starters_after(match.results[-1])


def time_up(match: Match) -> tuple[Match, list[Told]]:
    """Finish the round in progress; between rounds no new one begins (TOUR-2)."""
    if match.rules.minutes is None:
        raise IllegalMove("no-time-limit")
    if match.time_up:
        raise IllegalMove("time-is-up-already")
    match = replace(match, time_up=True)
    return match, [Told(TimeCalled()), *_tell_match_ended(match)]


def result(match: Match) -> Result | None:
    """The result of the match, if it has ended (CABO-3, TOUR-2, DUTCH-11)."""
    if type(match.round.phase) is not RoundOver:
        return None
    reason = match_over(match.rules, match.results[-1], time_up=match.time_up)
    return place(match.totals) if reason else None


def _tell_match_ended(match: Match) -> list[Told]:
    final_result = result(match)
    return [] if final_result is None else [Told(MatchEnded(final_result))]
