"""From fact to fact: the event after one more line of its log."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from dacabo.tournament.advancing import complete, playing, qualified
from dacabo.tournament.budgets import spent
from dacabo.tournament.enrolling import (
    admitted,
    change_entrants,
    checked_in,
    dropped_out,
    entered_late,
    leave,
    link_renewed,
    not_shown,
    organiser_invited,
    organiser_withdrawn,
    play,
    put,
    registered,
    registration_closed,
    registration_reopened,
    replaced,
    stop,
    turned_away,
    without_draft,
)
from dacabo.tournament.event import (
    MINUTE,
    Clock,
    Colleague,
    Event,
    Gone,
    Match,
    Penalty,
    PrizeTaken,
    Stage,
    gone_at,
    match_rules,
    time_is_up,
)
from dacabo.tournament.facts import (
    Admitted,
    CheckedIn,
    Continued,
    DecisionEntered,
    Disqualified,
    Drawn,
    DroppedOut,
    Ended,
    EnteredLate,
    Entry,
    Exchanged,
    Extended,
    LinkRenewed,
    NotShown,
    Opened,
    OrganiserInvited,
    OrganiserWithdrawn,
    Paused,
    Penalised,
    PrizeChosen,
    PrizesNamed,
    Published,
    Registered,
    RegistrationClosed,
    RegistrationReopened,
    Replaced,
    ResultCorrected,
    ResultEntered,
    Sealed,
    Started,
    TakenBack,
    TimeCalled,
    TurnedAway,
    WentOnline,
)
from dacabo.tournament.prizes import taken
from dacabo.tournament.roles import HouseClock, Organiser
from dacabo.tournament.seals import seal_of


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
    """The event that a whole log makes."""
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
    """All facts that count but one, folded anew.

    Names stay known: numbers are given once. What was drawn stays counted, and so does every step
    that somebody took.

    What the clock did by itself counts where time was up without that step too.
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
    event = _DO[type(entry.fact)](event, entry.fact, entry.at, number)
    if isinstance(entry.fact, CheckedIn) and isinstance(entry.by, Organiser):
        event = change_entrants(event, (entry.fact.player,), known=True)
    # A choice that no longer is that player's turn is made anew.
    return replace(event, taken=taken(event)) if event.taken else event


# --- penalties ----------------------------------------------------------------------


def _penalised(event: Event, fact: Penalised, _at: int, _number: int) -> Event:
    penalty = Penalty(fact.player, fact.points, fact.reason)
    event = play(
        event, [fact.match], lambda match: replace(match, penalties=(*match.penalties, penalty))
    )
    return _consequences(event)


def _disqualified(event: Event, fact: Disqualified, at: int, number: int) -> Event:
    event = leave(event, (fact.player,), Gone.DISQUALIFIED, at, number)
    event = change_entrants(event, (fact.player,), reason=fact.reason)

    def strike(match: Match) -> Match:
        if fact.player not in match.active:
            return match
        return replace(match, struck=(*match.struck, fact.player))

    if fact.match is not None:
        event = play(event, [fact.match], strike)
    return _consequences(event)


# --- the draw -----------------------------------------------------------------------


def _drawn(event: Event, fact: Drawn, _at: int, number: int) -> Event:
    stage = Stage(
        number=fact.stage,
        label=fact.label,
        seal=len(event.seals) - 1,
        drawn=fact.groups,
        matches=tuple(
            Match(id=f"{number}-{table}", stage=fact.stage, table=table, players=group)
            for table, group in enumerate(fact.groups, 1)
        ),
        final=len(fact.groups) == 1,
    )
    return replace(event, stages=(*event.stages, stage))


def _sealed(event: Event, fact: Sealed, _at: int, _number: int) -> Event:
    """What is drawn next has a seed of its own; a draft that came with a file is drawn anew."""
    if fact.moved:
        event = without_draft(event)
    return replace(event, seals=(*event.seals, seal_of(fact)))


def _exchanged(event: Event, fact: Exchanged, _at: int, _number: int) -> Event:
    instead = {fact.one: fact.other, fact.other: fact.one}
    last = event.stages[-1]
    last = replace(last, matches=tuple(put(match, instead) for match in last.matches))
    return replace(event, stages=(*event.stages[:-1], last))


def _published(event: Event, _fact: Published, _at: int, _number: int) -> Event:
    last = replace(event.stages[-1], published=True)
    return replace(event, stages=(*event.stages[:-1], last))


# --- matches ------------------------------------------------------------------------


def _went_online(event: Event, fact: WentOnline, _at: int, _number: int) -> Event:
    return play(event, [fact.match], lambda match: replace(match, online=fact.code))


def _started(event: Event, fact: Started, at: int, _number: int) -> Event:
    minutes = event.contest.minutes(event.rules)
    clock = Clock(None if minutes is None else minutes * MINUTE, since=at)
    return play(event, fact.matches, lambda match: replace(match, clock=clock))


def _clocks(event: Event, ids: Iterable[str], change: Callable[[Clock], Clock]) -> Event:
    def wind(match: Match) -> Match:
        assert match.clock is not None
        return replace(match, clock=change(match.clock))

    return play(event, ids, wind)


def _paused(event: Event, fact: Paused, at: int, _number: int) -> Event:
    return _clocks(event, fact.matches, lambda clock: stop(clock, at))


def _continued(event: Event, fact: Continued, at: int, _number: int) -> Event:
    return _clocks(event, fact.matches, lambda clock: replace(clock, since=at))


def _extended(event: Event, fact: Extended, at: int, _number: int) -> Event:
    def extend(clock: Clock) -> Clock:
        assert clock.limit is not None
        since = clock.played(at) if clock.called else clock.limit
        return replace(clock, limit=since + fact.minutes * MINUTE, called=False)

    return _clocks(event, fact.matches, extend)


def _time_called(event: Event, fact: TimeCalled, _at: int, _number: int) -> Event:
    return _clocks(event, fact.matches, lambda clock: replace(clock, called=True))


def _result_entered(event: Event, fact: ResultEntered, at: int, _number: int) -> Event:
    def write_down(match: Match) -> Match:
        assert match.clock is not None
        clock = stop(match.clock, at)
        return replace(match, totals=fact.totals, rounds=fact.rounds, clock=clock)

    return play(event, [fact.match], write_down)


def _result_corrected(event: Event, fact: ResultCorrected, _at: int, _number: int) -> Event:
    # The rounds are those of the wrong result.
    event = play(event, [fact.match], lambda m: replace(m, totals=fact.totals, rounds=()))
    return _consequences(event)


def _decision_entered(event: Event, fact: DecisionEntered, _at: int, _number: int) -> Event:
    return play(event, [fact.match], lambda m: replace(m, decisions=(*m.decisions, fact.points)))


def _consequences(event: Event) -> Event:
    """Stages become void that are not played by those who are there and go on to them."""
    gone = gone_at(event).keys()
    for index, (stage, following) in enumerate(zip(event.stages, event.stages[1:], strict=False)):
        right = complete(event, stage) and {*qualified(event, stage)} == playing(following) - gone
        if not right:
            void = [match for s in event.stages[index + 1 :] if s.published for match in s.matches]
            return replace(event, stages=event.stages[: index + 1], void=(*event.void, *void))
    return event


# --- prizes and the end --------------------------------------------------------------


def _prizes_named(event: Event, fact: PrizesNamed, _at: int, _number: int) -> Event:
    return replace(event, prizes=fact.prizes)


def _prize_chosen(event: Event, fact: PrizeChosen, _at: int, _number: int) -> Event:
    return replace(event, taken=(*event.taken, PrizeTaken(fact.player, fact.prize)))


def _ended(event: Event, _fact: Ended, _at: int, _number: int) -> Event:
    return replace(event, over=True)


_DO: Final[dict[type, Callable[[Event, Any, int, int], Event]]] = {
    Registered: registered,
    RegistrationClosed: registration_closed,
    RegistrationReopened: registration_reopened,
    Admitted: admitted,
    TurnedAway: turned_away,
    OrganiserInvited: organiser_invited,
    OrganiserWithdrawn: organiser_withdrawn,
    LinkRenewed: link_renewed,
    CheckedIn: checked_in,
    EnteredLate: entered_late,
    DroppedOut: dropped_out,
    NotShown: not_shown,
    Replaced: replaced,
    Penalised: _penalised,
    Disqualified: _disqualified,
    Drawn: _drawn,
    Sealed: _sealed,
    Exchanged: _exchanged,
    Published: _published,
    WentOnline: _went_online,
    Started: _started,
    Paused: _paused,
    Continued: _continued,
    Extended: _extended,
    TimeCalled: _time_called,
    ResultEntered: _result_entered,
    ResultCorrected: _result_corrected,
    DecisionEntered: _decision_entered,
    PrizesNamed: _prizes_named,
    PrizeChosen: _prize_chosen,
    Ended: _ended,
}
