"""Steps that rest on others: what an event is without one step, and what would not be possible.

A step is taken back on its own. Later steps stand if they would have been allowed without it, on
the same ground; otherwise they depend on it. Clocks never stand in the way: what was done to a
clock counts as far as it can.
"""

from typing import Final

from msgspec.structs import replace

from dacabo.core.errors import DacaboError
from dacabo.tournament.event import (
    Event,
    Match,
    draft,
    match_of,
    time_is_up,
)
from dacabo.tournament.facts import (
    Continued,
    EnteredLate,
    Entry,
    Exchanged,
    Extended,
    Fact,
    Paused,
    Published,
    Registered,
    Replaced,
    Started,
    TimeCalled,
)
from dacabo.tournament.roles import HouseClock
from dacabo.tournament.steps.applying import after, opened
from dacabo.tournament.steps.checks import Checks
from dacabo.tournament.steps.every import BY_FACT
from dacabo.tournament.steps.step import is_step

CLOCK_STEPS: Final = Paused | Continued | Extended | TimeCalled


def without(event: Event, step: int, log: tuple[Entry, ...]) -> Event:
    """All facts in effect folded again, except for one.

    Names, draws and the number of steps are kept: numbers are never reused, and taking a step back
    does not make it free.
    """
    again = replace(opened(log[0]), names=event.names, draws=event.draws, used=event.used)
    standing = [1]
    for number in event.standing[1:]:
        kept = None if number == step else _kept(again, log[number - 1])
        if kept is not None:
            again = after(again, kept, number)
            standing.append(number)
    return replace(again, log=log, standing=tuple(standing))


def dependents(event: Event, step: int) -> tuple[int, ...]:
    """The later steps that would not have been possible without this one, by number."""
    log, found = event.log, list[int]()
    was = other = opened(log[0])
    standing: tuple[int, ...] = (1,)
    for number in event.standing[1:]:
        names = _names_before(event, was, log[number - 1].fact)
        now: dict[str, object] = {"log": log[: number - 1], "standing": standing, "names": names}
        was = replace(was, **now)
        other = was if number <= step else replace(other, **now)
        if number > step:
            kept = _kept(other, log[number - 1])
            if kept is not None and _depends(was, other, kept):
                found.append(number)
            elif kept is not None:
                other = after(other, kept, number)
        kept = _kept(was, log[number - 1])
        if kept is not None:
            was = after(was, kept, number)
        standing = (*standing, number)
    return tuple(found)


def _names_before(event: Event, was: Event, fact: Fact) -> tuple[str, ...]:
    """The names before a fact, including those whose registration has been taken back since.

    Numbers are never reused, so a newcomer's number is the number of names there were.
    """
    match fact:
        case Registered(newcomers):
            first = newcomers[0].player
        case EnteredLate(player=first, name=str()) | Replaced(by=first, name=str()):
            pass
        case _:
            return was.names
    return event.names[:first]


def _kept(event: Event, entry: Entry) -> Entry | None:
    """What is left of a fact when another one is taken back: of clocks, those that can be changed.

    An automatic time call stays in effect where time was up even without that step.
    """
    fact = entry.fact
    if not isinstance(fact, CLOCK_STEPS):
        return entry
    if isinstance(entry.by, HouseClock):
        up = {*time_is_up(event, entry.at)}
        left = tuple(one for one in fact.matches if one in up)
    else:
        left = tuple(m for m in fact.matches if _allowed(event, _at(entry, fact, m)))
    return replace(entry, fact=replace(fact, matches=left)) if left else None


def _at(entry: Entry, fact: Paused | Continued | Extended | TimeCalled, match: str) -> Entry:
    return replace(entry, fact=replace(fact, matches=(match,)))


def _depends(was: Event, without: Event, entry: Entry) -> bool:
    if not is_step(entry) or isinstance(entry.fact, CLOCK_STEPS):
        return False
    return not _allowed(without, entry) or not _same_ground(was, without, entry)


def _allowed(event: Event, entry: Entry) -> bool:
    try:
        BY_FACT[type(entry.fact)].allow(Checks(event, entry), entry.fact)
    except DacaboError:
        return False
    return True


def _same_ground(was: Event, without: Event, entry: Entry) -> bool:
    """Whether people acted on the same groups: a draft, or the players of a match they began."""
    match entry.fact:
        case Published() | Exchanged():
            return _groups(was) == _groups(without)
        case Started(matches):
            return all(_seats(match_of(was, m)) == _seats(match_of(without, m)) for m in matches)
        case _:
            return True


def _groups(event: Event) -> list[tuple[int, ...]]:
    drawn = draft(event)
    return [] if drawn is None else [match.players for match in drawn.matches]


def _seats(match: Match | None) -> tuple[object, ...]:
    return () if match is None else (match.players, match.online)
