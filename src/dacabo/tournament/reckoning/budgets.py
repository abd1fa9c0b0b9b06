"""How many steps each link may take, so that nobody can use up an event for all others."""

from typing import Final

from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event, Purse
from dacabo.tournament.facts import (
    Continued,
    DecisionEntered,
    Ended,
    Entry,
    Paused,
    ResultEntered,
    Started,
)
from dacabo.tournament.roles import AsPlayer, AtTable, House, HouseClock, OnlineTable, Organiser

MOST_FACTS: Final = 5_000
"""Of one event: many times what the longest evening needs."""
FOR_ORGANISERS: Final = 1_000
"""The last of them: whatever others do, an event can be brought to its end."""
MOST_BY_LINK: Final = 40
"""Steps of a table's link for each match that it is at, of a player's link in all."""


def by_the_house(entry: Entry) -> bool:
    """Whether a fact is the house's own: what has happened has happened."""
    return isinstance(entry.by, HouseClock | House | OnlineTable)


def check_length(event: Event, entry: Entry) -> None:
    """Refuse what is too much for one event, whoever asks; it can always be ended."""
    long = len(event.log) >= MOST_FACTS and not isinstance(entry.fact, Ended)
    very_long = len(event.log) >= 2 * MOST_FACTS  # a file may claim anything to be the house's own
    if very_long or (long and not by_the_house(entry)):
        raise TournamentError("event-worn-out", most=MOST_FACTS)


def check_budget(event: Event, entry: Entry) -> None:
    """Refuse a step to a link that has taken all of its own, and to others what is organisers'."""
    if isinstance(entry.by, Organiser) or by_the_house(entry):
        return
    if len(event.log) >= MOST_FACTS - FOR_ORGANISERS:
        raise TournamentError("steps-for-organisers")
    if any(event.used.get(purse, 0) >= MOST_BY_LINK for purse in purses(entry)):
        raise TournamentError("link-worn-out", most=MOST_BY_LINK)


def purses(entry: Entry) -> tuple[Purse, ...]:
    """What a step is counted for."""
    match entry.by, entry.fact:
        case AsPlayer() as player, _:
            return ((player, ""),)
        case AtTable() as table, Started(matches) | Paused(matches) | Continued(matches):
            return tuple((table, match) for match in matches)
        case AtTable() as table, ResultEntered(match) | DecisionEntered(match):
            return ((table, match),)
        case _:
            return ()


def spent(used: dict[Purse, int], entry: Entry) -> dict[Purse, int]:
    """What was used, with one more step."""
    found = purses(entry)
    return used | {purse: used.get(purse, 0) + 1 for purse in found} if found else used
