"""Penalty points and disqualification."""

from typing import Final

from msgspec.structs import replace

from dacabo.tournament import requests as ask
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event, Gone, Match, Penalty, last_played
from dacabo.tournament.facts import Disqualified, Penalised
from dacabo.tournament.names import text
from dacabo.tournament.steps.changing import change_entrants, change_matches, leave, void_stages
from dacabo.tournament.steps.checks import HIGHEST_POINTS, Checks
from dacabo.tournament.steps.step import Line, Step


def _penalise(event: Event, asked: ask.Penalise) -> Penalised:
    match = last_played(event, asked.player)
    return Penalised(
        asked.player, "" if match is None else match.id, asked.points, text(asked.reason)
    )


def _may_penalise(checks: Checks, fact: Penalised) -> None:
    checks.organiser()
    found = checks.playing(fact.player)
    match = last_played(checks.event, fact.player)
    if match is None:
        raise TournamentError("no-match-yet", name=found.name)
    if match.id != fact.match:
        raise TournamentError("match-gone")
    if not 1 <= fact.points <= HIGHEST_POINTS:
        raise TournamentError("points-out-of-range", lowest=1, highest=HIGHEST_POINTS)
    checks.reason(fact.reason)


def _penalised(event: Event, fact: Penalised, _line: Line) -> Event:
    penalty = Penalty(fact.player, fact.points, fact.reason)
    event = change_matches(
        event, [fact.match], lambda match: replace(match, penalties=(*match.penalties, penalty))
    )
    return void_stages(event)


def _disqualify(event: Event, asked: ask.Disqualify) -> Disqualified:
    match = last_played(event, asked.player)
    return Disqualified(asked.player, None if match is None else match.id, text(asked.reason))


def _may_disqualify(checks: Checks, fact: Disqualified) -> None:
    checks.organiser()
    found = checks.player(fact.player)
    if found.gone is Gone.DISQUALIFIED:
        raise TournamentError("player-gone", name=found.name)
    match = last_played(checks.event, fact.player)
    if fact.match != (None if match is None else match.id):
        raise TournamentError("match-gone")
    checks.reason(fact.reason)


def _disqualified(event: Event, fact: Disqualified, line: Line) -> Event:
    event = leave(event, (fact.player,), Gone.DISQUALIFIED, line)
    event = change_entrants(event, (fact.player,), reason=fact.reason)

    def strike(match: Match) -> Match:
        if fact.player not in match.active:
            return match
        return replace(match, struck=(*match.struck, fact.player))

    if fact.match is not None:
        event = change_matches(event, [fact.match], strike)
    return void_stages(event)


STEPS: Final = (
    Step(ask.Penalise, Penalised, _penalise, _may_penalise, _penalised),
    Step(ask.Disqualify, Disqualified, _disqualify, _may_disqualify, _disqualified),
)
