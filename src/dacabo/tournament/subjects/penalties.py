"""Penalty points and disqualification."""

from typing import Final, TypeAlias

from msgspec.structs import replace

from dacabo.core.values import Tagged, Typed
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event, Gone, Match, Penalty, Player, last_played
from dacabo.tournament.names import clean_text
from dacabo.tournament.step import HIGHEST_POINTS, Checks, LogLine, Step
from dacabo.tournament.updates import change_entrants, change_matches, leave, void_affected_stages


class Penalise(Tagged):
    """Add points to the total of a player's current or last match."""

    player: Player
    points: int
    reason: Typed


class Penalised(Tagged):
    """Points were added to a player's total of one match."""

    player: Player
    match: str
    points: int
    reason: str


def _penalise(event: Event, request: Penalise) -> Penalised:
    match = last_played(event, request.player)
    # The fact requires a text. Without a match it is empty, and the check refuses it.
    match_id = "" if match is None else match.id
    return Penalised(request.player, match_id, request.points, clean_text(request.reason))


def _check_penalise(checks: Checks, fact: Penalised) -> None:
    checks.require_organiser()
    entrant = checks.present_player(fact.player)
    match = last_played(checks.event, fact.player)
    if match is None:
        raise TournamentError("no-match-yet", name=entrant.name)
    if match.id != fact.match:
        raise TournamentError("match-gone")
    if not 1 <= fact.points <= HIGHEST_POINTS:
        raise TournamentError("points-out-of-range", lowest=1, highest=HIGHEST_POINTS)
    checks.require_clean(fact.reason)


def _apply_penalised(event: Event, fact: Penalised, _line: LogLine) -> Event:
    penalty = Penalty(fact.player, fact.points, fact.reason)
    event = change_matches(
        event, [fact.match], lambda match: replace(match, penalties=(*match.penalties, penalty))
    )
    return void_affected_stages(event)


class Disqualify(Tagged):
    """Disqualify a player."""

    player: Player
    reason: Typed


class Disqualified(Tagged):
    """A player was disqualified; their current or last match, if any, counts without them."""

    player: Player
    match: str | None
    reason: str


def _disqualify(event: Event, request: Disqualify) -> Disqualified:
    match = last_played(event, request.player)
    match_id = None if match is None else match.id
    return Disqualified(request.player, match_id, clean_text(request.reason))


def _check_disqualify(checks: Checks, fact: Disqualified) -> None:
    checks.require_organiser()
    entrant = checks.listed_player(fact.player)
    if entrant.gone is Gone.DISQUALIFIED:
        raise TournamentError("player-gone", name=entrant.name)
    match = last_played(checks.event, fact.player)
    if fact.match != (None if match is None else match.id):
        raise TournamentError("match-gone")
    checks.require_clean(fact.reason)


def _apply_disqualified(event: Event, fact: Disqualified, line: LogLine) -> Event:
    event = leave(event, (fact.player,), Gone.DISQUALIFIED, line)
    event = change_entrants(event, (fact.player,), reason=fact.reason)

    def strike(match: Match) -> Match:
        if fact.player not in match.active:
            return match
        return replace(match, struck=(*match.struck, fact.player))

    if fact.match is not None:
        event = change_matches(event, [fact.match], strike)
    return void_affected_stages(event)


Fact: TypeAlias = Penalised | Disqualified
Request: TypeAlias = Penalise | Disqualify

STEPS: Final = (
    Step(Penalise, Penalised, _penalise, _check_penalise, _apply_penalised),
    Step(Disqualify, Disqualified, _disqualify, _check_disqualify, _apply_disqualified),
)
