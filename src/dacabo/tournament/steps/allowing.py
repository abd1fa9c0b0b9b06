"""What may happen now, and by whose hand. Every line of a log has passed here, read or written."""

from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event
from dacabo.tournament.facts import Entry, Opened
from dacabo.tournament.links import in_force
from dacabo.tournament.reckoning.budgets import check_length
from dacabo.tournament.steps.checks import Checks
from dacabo.tournament.steps.every import BY_FACT


def allow(event: Event, entry: Entry) -> None:
    """Refuse a fact that cannot be now, or not by this role.

    Raises:
        TournamentError: why not.
    """
    fact = entry.fact
    if isinstance(fact, Opened):
        raise TournamentError("event-open-already")
    if event.over:
        raise TournamentError("event-over")
    check_length(event, entry)
    if not in_force(event, entry.by):
        raise TournamentError("no-such-key")
    BY_FACT[type(fact)].allow(Checks(event, entry), fact)
