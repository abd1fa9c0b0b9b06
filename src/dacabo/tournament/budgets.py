"""Limits on the steps of each link, so that no link can exhaust an event for the others."""

from typing import Final

from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import BudgetKey, Event
from dacabo.tournament.facts import Entry
from dacabo.tournament.roles import AsPlayer, AtTable, House, HouseClock, OnlineTable, Organiser
from dacabo.tournament.subjects.clocks import Continued, Paused, Started
from dacabo.tournament.subjects.closing import Ended
from dacabo.tournament.subjects.messages import CallEnded, OrganiserCalled
from dacabo.tournament.subjects.results import DecisionEntered, ResultEntered, Vouched

MAX_FACTS: Final = 5_000
"""The most facts of an event: many times what the longest event needs."""
FOR_ORGANISERS: Final = 1_000
"""The number of facts reserved for organisers, so that they can always finish an event."""
MAX_BY_LINK: Final = 40
"""The most steps of a table's link per match, and of a player's link in total."""


def is_by_server(entry: Entry) -> bool:
    """Whether a fact comes from the server itself: it has already happened and is not refused."""
    return isinstance(entry.by, HouseClock | House | OnlineTable)


def check_length(event: Event, entry: Entry) -> None:
    """Refuse entries beyond the limit of an event; it can always be ended."""
    is_full = len(event.log) >= MAX_FACTS and not isinstance(entry.fact, Ended)
    is_overfull = len(event.log) >= 2 * MAX_FACTS  # a file can claim that any entry is the server's
    if is_overfull or (is_full and not is_by_server(entry)):
        raise TournamentError("event-worn-out", most=MAX_FACTS)


def check_budget(event: Event, entry: Entry) -> None:
    """Refuse a step beyond a link's budget, or beyond what is reserved for organisers."""
    if isinstance(entry.by, Organiser) or is_by_server(entry):
        return
    if len(event.log) >= MAX_FACTS - FOR_ORGANISERS:
        raise TournamentError("steps-for-organisers")
    if any(event.used.get(key, 0) >= MAX_BY_LINK for key in budget_keys(entry)):
        raise TournamentError("link-worn-out", most=MAX_BY_LINK)


def budget_keys(entry: Entry) -> tuple[BudgetKey, ...]:
    """The budgets that a step is charged to."""
    match entry.by, entry.fact:
        case AsPlayer() as player, _:
            return ((player, ""),)
        case AtTable() as table, Started(matches) | Paused(matches) | Continued(matches):
            return tuple((table, match) for match in matches)
        case AtTable() as table, (
            ResultEntered(match)
            | Vouched(match)
            | DecisionEntered(match)
            | OrganiserCalled(match)
            | CallEnded(match)
        ):
            return ((table, match),)
        case _:
            return ()


def charge(used: dict[BudgetKey, int], entry: Entry) -> dict[BudgetKey, int]:
    """The numbers of steps by budget, after this one is charged to its budgets."""
    keys = budget_keys(entry)
    return used | {key: used.get(key, 0) + 1 for key in keys} if keys else used
