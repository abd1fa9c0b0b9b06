"""Players get their own page from the public page, by saying who they are.

Whoever has the public link can claim any name that nobody has claimed: so organisers see it, and
can refuse it, which makes that link void.
"""

from typing import Final

from msgspec.structs import replace

from dacabo.tournament import requests as ask
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event, Gone
from dacabo.tournament.facts import Claimed, ClaimRefused
from dacabo.tournament.links import first, holding
from dacabo.tournament.roles import AsPlayer, Public
from dacabo.tournament.steps.changing import change_entrants
from dacabo.tournament.steps.checks import Checks
from dacabo.tournament.steps.step import Line, Step


def _claim(event: Event, asked: ask.Claim) -> Claimed:
    return Claimed(asked.player, holding(event, AsPlayer(asked.player)).generation)


def _may_claim(checks: Checks, fact: Claimed) -> None:
    if not isinstance(checks.by, Public):
        raise TournamentError("public-only")
    found = checks.player(fact.player)
    if found.gone is Gone.DISQUALIFIED:
        raise TournamentError("player-gone", name=found.name)
    if fact.player in checks.event.forgotten:
        raise TournamentError("forgotten-already")
    if found.has_page:
        raise TournamentError("claimed-already", name=found.name)
    if fact.generation != holding(checks.event, AsPlayer(fact.player)).generation:
        raise TournamentError("number-taken")


def _claimed(event: Event, fact: Claimed, _line: Line) -> Event:
    return change_entrants(event, (fact.player,), claimed=True)


def _may_refuse(checks: Checks, fact: ClaimRefused) -> None:
    checks.doorkeeper()
    found = checks.player(fact.player)
    if not found.claimed:
        raise TournamentError("not-claimed", name=found.name)


def _refused(event: Event, fact: ClaimRefused, _line: Line) -> Event:
    link = holding(event, AsPlayer(fact.player))
    event = replace(event, renewed=event.renewed | {first(link): link.generation + 1})
    return change_entrants(event, (fact.player,), claimed=False)


STEPS: Final = (
    Step(ask.Claim, Claimed, _claim, _may_claim, _claimed),
    Step(
        ask.RefuseClaim,
        ClaimRefused,
        lambda _event, asked: ClaimRefused(asked.player),
        _may_refuse,
        _refused,
    ),
)
