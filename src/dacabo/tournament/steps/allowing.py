"""What is allowed now, and for which role. Every entry of a log is checked here."""

from typing import Final

from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event
from dacabo.tournament.facts import (
    CameBack,
    Entry,
    Forgotten,
    LinkRenewed,
    Opened,
    OrganiserForgotten,
    OrganiserInvited,
    OrganiserWithdrawn,
    Sealed,
    TakenBack,
)
from dacabo.tournament.links import in_force
from dacabo.tournament.reckoning.budgets import check_length
from dacabo.tournament.steps.checks import Checks
from dacabo.tournament.steps.depending import dependents
from dacabo.tournament.steps.every import BY_FACT

AFTERWARDS: Final = (
    LinkRenewed | OrganiserInvited | OrganiserWithdrawn | Forgotten | OrganiserForgotten
)
"""What can be done when an event is over: links and names outlive it."""


def allow(event: Event, entry: Entry) -> None:
    """Refuse a fact that is not allowed now, or not for this role.

    Raises:
        TournamentError: the reason.
    """
    fact = entry.fact
    if isinstance(fact, Opened):
        raise TournamentError("event-open-already")
    if event.over and not isinstance(fact, AFTERWARDS):
        raise TournamentError("event-over")
    if event.elsewhere and not isinstance(fact, AFTERWARDS | CameBack | Sealed):
        raise TournamentError("event-elsewhere")
    check_length(event, entry)
    if not in_force(event, entry.by):
        raise TournamentError("link-withdrawn")
    BY_FACT[type(fact)].allow(Checks(event, entry), fact)
    if isinstance(fact, TakenBack) and (resting := dependents(event, fact.number)):
        raise TournamentError("steps-depend", count=len(resting))
