"""From what somebody asks of an event to the fact that follows, or to a refusal."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from dacabo.core.chance import commitment
from dacabo.core.names import LONGEST, clean_name
from dacabo.records.record import Setting
from dacabo.scorepad.sheets import EVENT_GAME, EVENT_PRESET
from dacabo.tournament import requests as ask
from dacabo.tournament.allowing import allow
from dacabo.tournament.budgets import check_budget
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import (
    Event,
    answered,
    check_terms,
    current,
    draft,
    last_played,
    open_matches,
    taken_names,
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
    Fact,
    How,
    LinkRenewed,
    Newcomer,
    NotShown,
    Opened,
    OrganiserInvited,
    OrganiserWithdrawn,
    Paused,
    Penalised,
    Player,
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
from dacabo.tournament.field import (
    check_room,
    check_waiting,
    contenders,
    crowded,
    late_place,
    not_checked_in,
)
from dacabo.tournament.links import holding, organisers_names
from dacabo.tournament.names import player_name, same, text
from dacabo.tournament.roles import House, HouseClock, Organiser, Role
from dacabo.tournament.seals import drawn_by, label, unproven, worn


def open_event(
    name: str,
    changes: dict[str, Setting],
    seed: bytes,
    now: int,
    by: Organiser,
    *,
    game: str = EVENT_GAME,
    preset: str = EVENT_PRESET,
) -> Entry:
    """The first line of a new event; rules with which no match is possible are refused."""
    commitment(seed)  # refuses what is no seed
    fact = Opened(text(name), changes, game, preset, seed)
    check_terms(fact)
    return Entry(now, by, fact)


def act(
    event: Event,
    request: ask.Request,
    now: int,
    by: Role,
    *,
    new_seed: Callable[[], bytes],
    id: str | None = None,  # noqa: A002 (its name in the log)
) -> list[Entry]:
    """The facts that follow from a request; none if the same request was answered before.

    Once a draw is published the house seals a fresh seed for the next, which `new_seed` gives.

    Raises:
        TournamentError: it cannot be, and why; nothing has happened.
    """
    before = None if id is None else answered(event, id, by)
    if before is not None:
        _check_same(event.log[before - 1].fact, request)
        return []
    fact = _FACT[type(request)](event, _own(request, by))
    entry = Entry(_not_before(event, now), by, fact, id)
    allow(event, entry)
    check_budget(event, entry)
    if isinstance(fact, Published) or _new_seal_due(event, fact):
        return [entry, seal(event, now, new_seed())]
    return [entry]


def _new_seal_due(event: Event, fact: Fact) -> bool:
    """Whether the seal has drawn what everybody knows; a draft is not known to everybody."""
    return worn(event) and draft(event) is None and not isinstance(fact, Ended | Drawn)


def seal(event: Event, now: int, seed: bytes, *, moved: bool = False) -> Entry:
    """The house seals what is drawn next."""
    return Entry(_not_before(event, now), House(), Sealed(seed, moved=moved))


def _own(request: ask.Request, by: Role) -> ask.Request:
    """An organiser who renews their own link need not say what they are called."""
    match request, by:
        case ask.RenewLink(Organiser(number=asked)), Organiser(number=mine) if asked == mine:
            return ask.RenewLink(by)
        case _:
            return request


def _check_same(fact: Fact, request: ask.Request) -> None:
    """Refuse whoever asks by the name of another's request: what they get is not theirs."""
    if isinstance(fact, Registered) and fact.how is How.SELF:
        names = request.names if isinstance(request, ask.Register) else ()
        if [same(clean_name(name)) for name in names] != [same(n.name) for n in fact.newcomers]:
            raise TournamentError("id-taken")


def ring(event: Event, now: int) -> list[Entry]:
    """Time is called wherever it is up; nothing if it is nowhere."""
    at = _not_before(event, now)
    due = time_is_up(event, at)
    return [Entry(at, HouseClock(), TimeCalled(due))] if due else []


def _not_before(event: Event, now: int) -> int:
    """A server's clock may be set back; an event's time never runs backwards."""
    return max(now, event.log[-1].at)


def next_due(event: Event) -> int | None:
    """When the next clock runs out."""
    clocks = [match.clock for match in open_matches(event) if match.clock is not None]
    return min((clock.due for clock in clocks if clock.due is not None), default=None)


def _register(event: Event, asked: ask.Register) -> Fact:
    waits = asked.how is How.SELF and crowded(event)
    # Before anybody reads them.
    (check_waiting if waits else check_room)(event, len(asked.names))
    taken = taken_names(event)
    newcomers = []
    for number, typed in enumerate(asked.names, len(event.names)):
        name = player_name(typed, taken)
        newcomers.append(Newcomer(number, name))
        taken.add(same(name))
    return Registered(tuple(newcomers), asked.how, waits)


def _newcomer(event: Event, who: str | Player) -> tuple[Player, str | None]:
    """The number of somebody who takes a place, with a name if they are new."""
    if isinstance(who, int):
        return who, None
    return len(event.names), player_name(who, taken_names(event))


def _invite(event: Event, asked: ask.InviteOrganiser) -> Fact:
    """Two of the same name are told apart by a number."""
    typed = clean_name(asked.name)
    name, taken = typed, organisers_names(event)
    for number in range(2, len(event.organisers) + 2):
        if same(name) in taken:
            name = f"{typed[: LONGEST - 3].strip()} {number}"
    return OrganiserInvited(len(event.organisers), name)


def _renew(event: Event, asked: ask.RenewLink) -> Fact:
    now = holding(event, asked.holder)
    return LinkRenewed(replace(now, generation=now.generation + 1))


def _enter_late(event: Event, asked: ask.EnterLate) -> Fact:
    if current(event) is None:
        raise TournamentError("not-late-yet")
    player, name = _newcomer(event, asked.who)
    return EnteredLate(player, late_place(event).id, name)


def _mark_no_show(event: Event, asked: ask.MarkNoShow) -> Fact:
    return NotShown(asked.players or not_checked_in(event))


def _replace(event: Event, asked: ask.Replace) -> Fact:
    return Replaced(asked.player, *_newcomer(event, asked.by))


def _penalise(event: Event, asked: ask.Penalise) -> Fact:
    match = last_played(event, asked.player)
    return Penalised(
        asked.player, "" if match is None else match.id, asked.points, text(asked.reason)
    )


def _disqualify(event: Event, asked: ask.Disqualify) -> Fact:
    match = last_played(event, asked.player)
    return Disqualified(asked.player, None if match is None else match.id, text(asked.reason))


def _draw(event: Event, _asked: ask.Draw) -> Fact:
    stage, field = len(event.stages) + 1, contenders(event)
    name = label(event, stage, field)
    return Drawn(stage, name, drawn_by(event, name, field))


def _publish(event: Event, _asked: ask.Publish) -> Fact:
    drawn = draft(event)
    if drawn is not None and unproven(event, drawn):
        raise TournamentError("no-seal")
    return Published()


def _start(event: Event, asked: ask.Start) -> Fact:
    ready = [match.id for match in open_matches(event) if match.clock is None]
    return Started(asked.matches or tuple(ready))


def _running(event: Event, *, rests: bool) -> tuple[str, ...]:
    return tuple(
        match.id
        for match in open_matches(event)
        if match.clock is not None and (match.clock.since is None) is rests
    )


def _extend(event: Event, asked: ask.Extend) -> Fact:
    playing = _running(event, rests=False) + _running(event, rests=True)
    return Extended(asked.matches or playing, asked.minutes)


_FACT: Final[dict[type, Callable[[Event, Any], Fact]]] = {
    ask.Register: _register,
    ask.CloseRegistration: lambda _event, _asked: RegistrationClosed(),
    ask.ReopenRegistration: lambda _event, _asked: RegistrationReopened(),
    ask.Admit: lambda _event, asked: Admitted(asked.players),
    ask.TurnAway: lambda _event, asked: TurnedAway(asked.players),
    ask.InviteOrganiser: _invite,
    ask.WithdrawOrganiser: lambda _event, asked: OrganiserWithdrawn(asked.number),
    ask.RenewLink: _renew,
    ask.CheckIn: lambda _event, asked: CheckedIn(asked.player),
    ask.EnterLate: _enter_late,
    ask.DropOut: lambda _event, asked: DroppedOut(asked.player),
    ask.MarkNoShow: _mark_no_show,
    ask.Replace: _replace,
    ask.Penalise: _penalise,
    ask.Disqualify: _disqualify,
    ask.Draw: _draw,
    ask.Exchange: lambda _event, a: Exchanged(a.one, a.other, text(a.reason)),
    ask.Publish: _publish,
    ask.GoOnline: lambda _event, asked: WentOnline(asked.match, text(asked.code)),
    ask.Start: _start,
    ask.Pause: lambda event, asked: Paused(asked.matches or _running(event, rests=False)),
    ask.Continue: lambda event, asked: Continued(asked.matches or _running(event, rests=True)),
    ask.Extend: _extend,
    ask.CallTime: lambda _event, asked: TimeCalled((asked.match,)),
    ask.EnterResult: lambda _event, a: ResultEntered(a.match, a.totals, a.rounds),
    ask.CorrectResult: lambda _event, a: ResultCorrected(a.match, a.totals, text(a.reason)),
    ask.EnterDecision: lambda _event, a: DecisionEntered(a.match, a.points),
    ask.NamePrizes: lambda _event, asked: PrizesNamed(tuple(map(text, asked.prizes))),
    ask.ChoosePrize: lambda _event, asked: PrizeChosen(asked.player, text(asked.prize)),
    ask.TakeBack: lambda _event, asked: TakenBack(asked.number, text(asked.reason)),
    ask.End: lambda _event, _asked: Ended(),
}
"""What follows from each request, if it is allowed."""
