"""From fact to fact: the event after one more line of its log."""

from collections.abc import Callable, Collection, Iterable
from typing import Any, Final

from msgspec.structs import replace

from dacabo.tournament.advancing import complete, playing, qualified
from dacabo.tournament.event import (
    MINUTE,
    Clock,
    Entrant,
    Event,
    Gone,
    Match,
    Penalty,
    PrizeTaken,
    Stage,
    draft,
    gone_at,
    present,
    rules_of,
    time_is_up,
)
from dacabo.tournament.facts import (
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
    How,
    NotShown,
    Opened,
    Paused,
    Penalised,
    Player,
    PrizeChosen,
    PrizesNamed,
    Published,
    Registered,
    Replaced,
    ResultCorrected,
    ResultEntered,
    Started,
    TakenBack,
    TimeCalled,
    WentOnline,
)
from dacabo.tournament.prizes import taken
from dacabo.tournament.roles import HouseClock


def fold(event: Event | None, entry: Entry) -> Event:
    """The event after one more fact."""
    if event is None:
        return _opened(entry)
    log = (*event.log, entry)
    if isinstance(entry.fact, TakenBack):
        return _without(event, entry.fact.number, log)
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
    return Event(log=(entry,), standing=(1,), name=fact.name, changes=fact.changes, seed=fact.seed)


def _without(event: Event, step: int, log: tuple[Entry, ...]) -> Event:
    """All facts that count but one, folded anew. Names stay known: numbers are given once.

    What the clock did by itself counts where time was up without that step too.
    """
    again = replace(_opened(log[0]), names=event.names)
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
    # A choice that no longer is that player's turn is made anew.
    return replace(event, taken=taken(event)) if event.taken else event


# --- the list ---------------------------------------------------------------------


def _registered(event: Event, fact: Registered, _at: int, _number: int) -> Event:
    event = _without_draft(event)
    for newcomer in fact.newcomers:
        event = _enrol(event, Entrant(newcomer.player, newcomer.name, fact.how))
    return event


def _enrol(event: Event, entrant: Entrant) -> Event:
    names = (*event.names[: entrant.player], entrant.name, *event.names[entrant.player + 1 :])
    return replace(event, entrants=(*event.entrants, entrant), names=names)


def _change(event: Event, players: Collection[Player], **changes: object) -> Event:
    return replace(
        event,
        entrants=tuple(
            replace(one, **changes) if one.player in players else one for one in event.entrants
        ),
    )


def _checked_in(event: Event, fact: CheckedIn, _at: int, _number: int) -> Event:
    returns = any(one.player == fact.player and one.gone for one in event.entrants)
    if returns:  # to the list, or to a match that has not begun
        event = _without_draft(event)
        event = _every(event, lambda match: _put(match, {fact.player: fact.player}))
    return _change(event, (fact.player,), here=True, gone=None, gone_at=0)


def _entered_late(event: Event, fact: EnteredLate, _at: int, _number: int) -> Event:
    event = _arrive(event, fact.player, fact.name)
    return _play(event, [fact.match], lambda m: replace(m, players=(*m.players, fact.player)))


def _arrive(event: Event, player: Player, name: str | None) -> Event:
    """Somebody is there now: a newcomer, or a player who had been given up.

    Where nobody has checked in, they do not begin it; and they leave the match that they missed.
    """
    if name is not None:
        event = _enrol(event, Entrant(player, name, How.ORGANISER))
    event = _every(event, lambda match: _missed(match, player))
    here = any(one.here for one in present(event))
    return _change(event, (player,), here=here, gone=None, gone_at=0)


def _missed(match: Match, player: Player) -> Match:
    return replace(
        match,
        players=tuple(p for p in match.players if p != player),
        left=tuple(p for p in match.left if p != player),
    )


def _dropped_out(event: Event, fact: DroppedOut, at: int, number: int) -> Event:
    return _leave(event, (fact.player,), Gone.DROPPED_OUT, at, number)


def _not_shown(event: Event, fact: NotShown, at: int, number: int) -> Event:
    return _leave(event, fact.players, Gone.NO_SHOW, at, number)


def _leave(event: Event, players: tuple[Player, ...], why: Gone, at: int, number: int) -> Event:
    """Players go: a draft with them is given up, matches without result go on without them."""
    going = set(players)
    event = _change(event, going, gone=why, gone_at=number)
    open_draft = draft(event)
    if open_draft and going & playing(open_draft):
        event = _without_draft(event)

    def go_on(match: Match) -> Match:
        # Whoever won without playing and has gone on leaves a later match.
        if match.totals is not None or match.stage < stage or going.isdisjoint(match.active):
            return match
        left = (player for player in players if player in match.active)
        match = replace(match, left=(*match.left, *left))
        if match.decided and match.clock is not None:  # all others have left
            match = replace(match, clock=_stop(match.clock, at))
        return match

    stage = len(event.stages)
    return _every(event, go_on)


def _replaced(event: Event, fact: Replaced, _at: int, number: int) -> Event:
    if not any(one.player == fact.player and one.gone for one in event.entrants):
        event = _change(event, (fact.player,), gone=Gone.REPLACED, gone_at=number)
    event = _arrive(event, fact.by, fact.name)
    return _every(event, lambda match: _put(match, {fact.player: fact.by}))


def _put(match: Match, instead: dict[Player, Player]) -> Match:
    """The match with some players in the places of others."""
    if not instead.keys() & set(match.players):
        return match
    return replace(
        match,
        players=tuple(instead.get(p, p) for p in match.players),
        left=tuple(p for p in match.left if p not in instead),
    )


# --- penalties ----------------------------------------------------------------------


def _penalised(event: Event, fact: Penalised, _at: int, _number: int) -> Event:
    penalty = Penalty(fact.player, fact.points, fact.reason)
    event = _play(
        event, [fact.match], lambda match: replace(match, penalties=(*match.penalties, penalty))
    )
    return _consequences(event)


def _disqualified(event: Event, fact: Disqualified, at: int, number: int) -> Event:
    event = _leave(event, (fact.player,), Gone.DISQUALIFIED, at, number)
    event = _change(event, (fact.player,), reason=fact.reason)

    def strike(match: Match) -> Match:
        if fact.player not in match.active:
            return match
        return replace(match, struck=(*match.struck, fact.player))

    if fact.match is not None:
        event = _play(event, [fact.match], strike)
    return _consequences(event)


# --- the draw -----------------------------------------------------------------------


def _drawn(event: Event, fact: Drawn, _at: int, number: int) -> Event:
    stage = Stage(
        number=fact.stage,
        label=fact.label,
        drawn=fact.groups,
        matches=tuple(
            Match(id=f"{number}-{table}", stage=fact.stage, table=table, players=group)
            for table, group in enumerate(fact.groups, 1)
        ),
        final=len(fact.groups) == 1,
    )
    return replace(event, stages=(*event.stages, stage), draws=(*event.draws, fact.stage))


def _without_draft(event: Event) -> Event:
    return event if draft(event) is None else replace(event, stages=event.stages[:-1])


def _exchanged(event: Event, fact: Exchanged, _at: int, _number: int) -> Event:
    instead = {fact.one: fact.other, fact.other: fact.one}
    last = event.stages[-1]
    last = replace(last, matches=tuple(_put(match, instead) for match in last.matches))
    return replace(event, stages=(*event.stages[:-1], last))


def _published(event: Event, _fact: Published, _at: int, _number: int) -> Event:
    last = replace(event.stages[-1], published=True)
    return replace(event, stages=(*event.stages[:-1], last))


# --- matches ------------------------------------------------------------------------


def _every(event: Event, change: Callable[[Match], Match]) -> Event:
    stages = tuple(
        replace(stage, matches=tuple(change(match) for match in stage.matches))
        for stage in event.stages
    )
    return replace(event, stages=stages)


def _play(event: Event, ids: Iterable[str], change: Callable[[Match], Match]) -> Event:
    chosen = set(ids)
    return _every(event, lambda match: change(match) if match.id in chosen else match)


def _went_online(event: Event, fact: WentOnline, _at: int, _number: int) -> Event:
    return _play(event, [fact.match], lambda match: replace(match, online=fact.code))


def _started(event: Event, fact: Started, at: int, _number: int) -> Event:
    minutes: int | None = getattr(rules_of(event), "minutes", None)
    clock = Clock(None if minutes is None else minutes * MINUTE, since=at)
    return _play(event, fact.matches, lambda match: replace(match, clock=clock))


def _clocks(event: Event, ids: Iterable[str], change: Callable[[Clock], Clock]) -> Event:
    def wind(match: Match) -> Match:
        assert match.clock is not None
        return replace(match, clock=change(match.clock))

    return _play(event, ids, wind)


def _stop(clock: Clock, at: int) -> Clock:
    return replace(clock, ran=clock.played(at), since=None)


def _paused(event: Event, fact: Paused, at: int, _number: int) -> Event:
    return _clocks(event, fact.matches, lambda clock: _stop(clock, at))


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
        clock = _stop(match.clock, at)
        return replace(match, totals=fact.totals, rounds=fact.rounds, clock=clock)

    return _play(event, [fact.match], write_down)


def _result_corrected(event: Event, fact: ResultCorrected, _at: int, _number: int) -> Event:
    # The rounds are those of the wrong result.
    event = _play(event, [fact.match], lambda m: replace(m, totals=fact.totals, rounds=()))
    return _consequences(event)


def _decision_entered(event: Event, fact: DecisionEntered, _at: int, _number: int) -> Event:
    return _play(event, [fact.match], lambda m: replace(m, decisions=(*m.decisions, fact.points)))


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
    Registered: _registered,
    CheckedIn: _checked_in,
    EnteredLate: _entered_late,
    DroppedOut: _dropped_out,
    NotShown: _not_shown,
    Replaced: _replaced,
    Penalised: _penalised,
    Disqualified: _disqualified,
    Drawn: _drawn,
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
