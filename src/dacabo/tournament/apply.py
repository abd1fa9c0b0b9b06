"""From fact to fact: the event after one more entry of its log, and without one of them.

A step is taken back on its own. Later steps stand if they would have been allowed without it, on
the same ground; otherwise they depend on it. Clocks never stand in the way: what was done to a
clock counts as far as it can.
"""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from dacabo.core.errors import DacaboError
from dacabo.tournament.budgets import spent
from dacabo.tournament.event import Event, Match, draft, match_of, time_is_up
from dacabo.tournament.facts import BY_FACT, Entry, Fact
from dacabo.tournament.roles import HouseClock
from dacabo.tournament.step import Checks, LogLine
from dacabo.tournament.subjects.attendance import EnteredLate, Replaced
from dacabo.tournament.subjects.clocks import Continued, Extended, Paused, Started, TimeCalled
from dacabo.tournament.subjects.drawing import Drawn, Exchanged, Published
from dacabo.tournament.subjects.opening import opened
from dacabo.tournament.subjects.privacy import Forgotten, OrganiserForgotten, forget, without_name
from dacabo.tournament.subjects.prizes import taken
from dacabo.tournament.subjects.registration import Registered
from dacabo.tournament.subjects.taking_back import TakenBack, is_step


def apply(event: Event | None, entry: Entry) -> Event:
    """The event after one more fact."""
    if event is None:
        return opened(entry)
    log = (*event.log, entry)
    event = replace(event, used=spent(event.used, entry))
    if isinstance(entry.fact, TakenBack):
        return without(event, entry.fact.number, log)
    if isinstance(entry.fact, Forgotten | OrganiserForgotten):
        forgotten = forget(log, entry.fact)
        if forgotten != log:  # in the store it may be so already
            log = forgotten
            event = without(without_name(event, entry.fact), 0, log)
    if isinstance(entry.fact, Drawn):
        event = replace(event, draws=(*event.draws, entry.fact.stage))
    return replace(after(event, entry, len(log)), log=log, in_effect=(*event.in_effect, len(log)))


def replay(log: Iterable[Entry]) -> Event:
    """The event that results from a complete log."""
    event: Event | None = None
    for entry in log:
        event = apply(event, entry)
    assert event is not None
    return event


def after(event: Event, entry: Entry, number: int) -> Event:
    """The event after one more fact."""
    line = LogLine(number, entry.at, entry.by)
    event = BY_FACT[type(entry.fact)].apply(event, entry.fact, line)
    # A choice is dropped if it is no longer that player's turn.
    return replace(event, taken=taken(event)) if event.taken else event


# --- without a step ---------------------------------------------------------------

CLOCK_STEPS: Final = Paused | Continued | Extended | TimeCalled


def without(event: Event, step: int, log: tuple[Entry, ...]) -> Event:
    """Replay all facts in effect, except for one.

    Names, draws and the number of steps are kept: numbers are never reused, and taking a step back
    does not make it free.
    """
    again = replace(opened(log[0]), names=event.names, draws=event.draws, used=event.used)
    in_effect = [1]
    for number in event.in_effect[1:]:
        kept = None if number == step else _kept(again, log[number - 1])
        if kept is not None:
            again = after(again, kept, number)
            in_effect.append(number)
    return replace(again, log=log, in_effect=tuple(in_effect))


def dependents(event: Event, step: int) -> tuple[int, ...]:
    """The later steps that would not have been possible without this one, by number."""
    log, found = event.log, list[int]()
    was = other = opened(log[0])
    in_effect: tuple[int, ...] = (1,)
    for number in event.in_effect[1:]:
        names = _names_before(event, was, log[number - 1].fact)
        now: dict[str, object] = {"log": log[: number - 1], "in_effect": in_effect, "names": names}
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
        in_effect = (*in_effect, number)
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
        left = tuple(match for match in fact.matches if match in up)
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
        BY_FACT[type(entry.fact)].allow(Checks(event, entry.by, entry.at), entry.fact)
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
