"""The times of an evening, as its log has them: when matches began, and how long it was played."""

from dacabo.core.values import Value
from dacabo.tournament.event import MINUTE, Event, published_stages
from dacabo.tournament.subjects.clocks import Started
from dacabo.tournament.subjects.results import DecisionEntered, ResultEntered


class Times(Value):
    """The times of a match, in milliseconds since 1970."""

    began: int | None = None
    ended: int | None = None
    """When its last points came in."""


def match_times(event: Event) -> dict[str, Times]:
    """By match: when it began and ended, without steps that were taken back."""
    times: dict[str, Times] = {}
    for number in event.in_effect:
        entry = event.log[number - 1]
        match entry.fact:
            case Started(matches):
                times |= {match: Times(entry.at) for match in matches}
            case ResultEntered(match) | DecisionEntered(match):
                times[match] = Times(times.get(match, Times()).began, entry.at)
    return times


def minutes_played(event: Event) -> int | None:
    """The minutes of play, without the breaks between stages; None before there is a result."""
    times = match_times(event)
    played = 0
    for number in {stage.number for stage in published_stages(event)}:
        found = [
            times.get(match.id, Times())
            for stage in published_stages(event)
            if stage.number == number
            for match in stage.matches
        ]
        began = [one.began for one in found if one.began is not None]
        ended = [one.ended for one in found if one.ended is not None]
        if began and ended:
            played += max(0, max(ended) - min(began))
    return round(played / MINUTE) if played else None
