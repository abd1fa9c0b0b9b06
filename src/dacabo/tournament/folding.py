"""From fact to fact: the event after one more entry of its log."""

from collections.abc import Iterable

from msgspec.structs import replace

from dacabo.tournament.event import Colleague, Event, match_rules, time_is_up
from dacabo.tournament.facts import Drawn, Entry, Opened, TakenBack, TimeCalled
from dacabo.tournament.reckoning.budgets import spent
from dacabo.tournament.reckoning.prizes import taken
from dacabo.tournament.reckoning.seals import seal_of
from dacabo.tournament.roles import HouseClock, Organiser
from dacabo.tournament.steps.every import BY_FACT
from dacabo.tournament.steps.step import Line


def fold(event: Event | None, entry: Entry) -> Event:
    """The event after one more fact."""
    if event is None:
        return _opened(entry)
    log = (*event.log, entry)
    event = replace(event, used=spent(event.used, entry))
    if isinstance(entry.fact, TakenBack):
        return _without(event, entry.fact.number, log)
    if isinstance(entry.fact, Drawn):
        event = replace(event, draws=(*event.draws, entry.fact.stage))
    return replace(_after(event, entry, len(log)), log=log, standing=(*event.standing, len(log)))


def replay(log: Iterable[Entry]) -> Event:
    """The event that results from a complete log."""
    event: Event | None = None
    for entry in log:
        event = fold(event, entry)
    assert event is not None
    return event


def _opened(entry: Entry) -> Event:
    fact = entry.fact
    assert isinstance(fact, Opened)
    assert isinstance(entry.by, Organiser)
    return Event(
        log=(entry,),
        standing=(1,),
        name=fact.name,
        game=fact.game,
        preset=fact.preset,
        rules=match_rules(fact.game, fact.preset, fact.changes),
        changes=fact.changes,
        seals=(seal_of(fact),),
        organisers=(Colleague(0, entry.by.name),),
    )


def _without(event: Event, step: int, log: tuple[Entry, ...]) -> Event:
    """Fold all facts in effect again, except for one.

    Names, draws and the number of steps are kept: numbers are never reused, and taking a step back
    does not make it free.

    An automatic time call stays in effect where time was up even without that step.
    """
    again = replace(_opened(log[0]), names=event.names, draws=event.draws, used=event.used)
    standing = [1]
    for number in event.standing[1:]:
        entry = log[number - 1]
        if isinstance(entry.by, HouseClock):
            assert isinstance(entry.fact, TimeCalled)
            up = set(time_is_up(again, entry.at)) & set(entry.fact.matches)
            entry = replace(entry, fact=TimeCalled(tuple(up)))
            counts = bool(up)
        else:
            counts = number != step
        if counts:
            again = _after(again, entry, number)
            standing.append(number)
    return replace(again, log=log, standing=tuple(standing))


def _after(event: Event, entry: Entry, number: int) -> Event:
    line = Line(number, entry.at, entry.by)
    event = BY_FACT[type(entry.fact)].fold(event, entry.fact, line)
    # A choice is dropped if it is no longer that player's turn.
    return replace(event, taken=taken(event)) if event.taken else event
