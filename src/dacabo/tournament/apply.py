"""The event after one more entry of its log, and the event without one of its steps.

An organiser takes back a single step. A later step depends on it if it would not have been allowed
without it, or would have meant other groups. Steps of clocks never depend on another one: they
count for those matches whose clocks could still be changed.
"""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from dacabo.core.errors import DacaboError
from dacabo.tournament.budgets import charge
from dacabo.tournament.event import Event, Match, draft, match_of, time_is_up
from dacabo.tournament.facts import BY_FACT, Entry, Fact
from dacabo.tournament.roles import HouseClock
from dacabo.tournament.step import Checks, LogLine
from dacabo.tournament.subjects.attendance import EnteredLate, Replaced
from dacabo.tournament.subjects.clocks import Continued, Extended, Paused, Started, TimeCalled
from dacabo.tournament.subjects.drawing import Drawn, Exchanged, Published
from dacabo.tournament.subjects.opening import initial_event
from dacabo.tournament.subjects.privacy import Forgotten, OrganiserForgotten, forget, without_name
from dacabo.tournament.subjects.prizes import valid_choices
from dacabo.tournament.subjects.registration import Registered
from dacabo.tournament.subjects.taking_back import TakenBack, is_step


def apply(event: Event | None, entry: Entry) -> Event:
    """The event after one more fact."""
    if event is None:
        return initial_event(entry)
    log = (*event.log, entry)
    event = replace(event, used=charge(event.used, entry))
    if isinstance(entry.fact, TakenBack):
        return replay_without(event, entry.fact.number, log)
    if isinstance(entry.fact, Forgotten | OrganiserForgotten):
        log_without_name = forget(log, entry.fact)
        if log_without_name != log:  # the store may have erased the name already
            log = log_without_name
            event = replay_without(without_name(event, entry.fact), 0, log)
    if isinstance(entry.fact, Drawn):
        event = replace(event, draws=(*event.draws, entry.fact.stage))
    return replace(
        apply_in_effect(event, entry, len(log)), log=log, in_effect=(*event.in_effect, len(log))
    )


def replay(log: Iterable[Entry]) -> Event:
    """The event that results from a complete log."""
    event: Event | None = None
    for entry in log:
        event = apply(event, entry)
    assert event is not None
    return event


def apply_in_effect(event: Event, entry: Entry, number: int) -> Event:
    """The event after the effect of one more fact; its log and its budgets stay as they are."""
    line = LogLine(number, entry.at, entry.by)
    event = BY_FACT[type(entry.fact)].apply(event, entry.fact, line)
    # A choice is dropped if it is no longer that player's turn.
    return replace(event, taken=valid_choices(event)) if event.taken else event


# --- without a step ---------------------------------------------------------------

CLOCK_STEPS: Final = Paused | Continued | Extended | TimeCalled


def replay_without(event: Event, step: int, log: tuple[Entry, ...]) -> Event:
    """Replay all facts in effect, except for one.

    Names, draws and the number of steps are kept: numbers are never reused, and taking a step back
    does not make it free.
    """
    result = replace(initial_event(log[0]), names=event.names, draws=event.draws, used=event.used)
    in_effect = [1]
    for number in event.in_effect[1:]:
        remaining = None if number == step else _remaining_effect(result, log[number - 1])
        if remaining is not None:
            result = apply_in_effect(result, remaining, number)
            in_effect.append(number)
    return replace(result, log=log, in_effect=tuple(in_effect))


def dependents(event: Event, step: int) -> tuple[int, ...]:
    """The later steps that would not have been possible without this one, by number."""
    log, dependent_steps = event.log, list[int]()
    actual = alternative = initial_event(log[0])
    in_effect: tuple[int, ...] = (1,)
    for number in event.in_effect[1:]:
        names = _names_before(event, actual, log[number - 1].fact)
        log_so_far: dict[str, object] = {
            "log": log[: number - 1],
            "in_effect": in_effect,
            "names": names,
        }
        actual = replace(actual, **log_so_far)
        alternative = actual if number <= step else replace(alternative, **log_so_far)
        if number > step:
            remaining = _remaining_effect(alternative, log[number - 1])
            if remaining is not None and _depends(actual, alternative, remaining):
                dependent_steps.append(number)
            elif remaining is not None:
                alternative = apply_in_effect(alternative, remaining, number)
        remaining = _remaining_effect(actual, log[number - 1])
        if remaining is not None:
            actual = apply_in_effect(actual, remaining, number)
        in_effect = (*in_effect, number)
    return tuple(dependent_steps)


def _names_before(event: Event, before: Event, fact: Fact) -> tuple[str, ...]:
    """The names before a fact, including those whose registration has been taken back since.

    Numbers are never reused, so a newcomer's number is the number of names there were.
    """
    match fact:
        case Registered(newcomers):
            first = newcomers[0].player
        case EnteredLate(player=first, name=str()) | Replaced(by=first, name=str()):
            pass
        case _:
            return before.names
    return event.names[:first]


def _remaining_effect(event: Event, entry: Entry) -> Entry | None:
    """A fact as far as it still has an effect when another one is taken back; None if it has none.

    A step of clocks counts for the matches whose clocks can be changed, and an automatic time call
    for those whose time was up anyway. Every other fact is returned as it is.
    """
    fact = entry.fact
    if not isinstance(fact, CLOCK_STEPS):
        return entry
    if isinstance(entry.by, HouseClock):
        due = {*time_is_up(event, entry.at)}
        matches = tuple(match for match in fact.matches if match in due)
    else:
        matches = tuple(
            match for match in fact.matches if _is_allowed(event, _at_one_match(entry, fact, match))
        )
    return replace(entry, fact=replace(fact, matches=matches)) if matches else None


def _at_one_match(
    entry: Entry, fact: Paused | Continued | Extended | TimeCalled, match: str
) -> Entry:
    return replace(entry, fact=replace(fact, matches=(match,)))


def _depends(actual: Event, alternative: Event, entry: Entry) -> bool:
    if not is_step(entry) or isinstance(entry.fact, CLOCK_STEPS):
        return False
    if not _is_allowed(alternative, entry):
        return True
    return not _acts_on_same_groups(actual, alternative, entry)


def _is_allowed(event: Event, entry: Entry) -> bool:
    try:
        BY_FACT[type(entry.fact)].allow(Checks(event, entry.by, entry.at), entry.fact)
    except DacaboError:
        return False
    return True


def _acts_on_same_groups(actual: Event, alternative: Event, entry: Entry) -> bool:
    """Whether the step meant the same people: the groups of a draft, the players of a match."""
    match entry.fact:
        case Published() | Exchanged():
            return _groups(actual) == _groups(alternative)
        case Drawn():
            return actual.format == alternative.format
        case Started(matches):
            return actual.rules == alternative.rules and all(
                _seats(match_of(actual, match)) == _seats(match_of(alternative, match))
                for match in matches
            )
        case _:
            return True


def _groups(event: Event) -> list[tuple[int, ...]]:
    open_draft = draft(event)
    return [] if open_draft is None else [match.players for match in open_draft.matches]


def _seats(match: Match | None) -> tuple[object, ...]:
    return () if match is None else (match.players, match.online)
