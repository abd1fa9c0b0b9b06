"""The list: new names before the draw, corrected ones, closing it, admitting those who wait."""

from typing import Final

from msgspec.structs import replace

from dacabo.core.values import with_item
from dacabo.tournament import requests as ask
from dacabo.tournament.draw import FEWEST
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import (
    Entrant,
    Event,
    at_the_door,
    draft,
    entrant,
    published,
    taken_names,
)
from dacabo.tournament.facts import (
    Admitted,
    How,
    Newcomer,
    PlacesLimited,
    Player,
    Registered,
    RegistrationClosed,
    RegistrationReopened,
    Renamed,
    TurnedAway,
)
from dacabo.tournament.names import player_name, same
from dacabo.tournament.reckoning.field import (
    MOST_PLAYERS,
    check_room,
    check_waiting,
    crowded,
    full,
)
from dacabo.tournament.roles import Door, Organiser, Public
from dacabo.tournament.steps.changing import change_entrants, enrol, without_draft
from dacabo.tournament.steps.checks import Checks
from dacabo.tournament.steps.step import Line, Step

# --- new names ----------------------------------------------------------------


def _register(event: Event, asked: ask.Register) -> Registered:
    waits = asked.how is How.SELF and (crowded(event) or full(event))
    # Before the names are processed.
    (check_waiting if waits else check_room)(event, len(asked.names))
    taken = taken_names(event)
    newcomers = []
    for number, typed in enumerate(asked.names, len(event.names)):
        name = player_name(typed, taken)
        newcomers.append(Newcomer(number, name))
        taken.add(same(name))
    return Registered(tuple(newcomers), asked.how, waits)


def _may_register(checks: Checks, fact: Registered) -> None:
    """Registration is possible until the first draw is published."""
    _check_author(checks, fact)
    # An organiser's new name discards a draft; nobody else's does.
    event = checks.event
    closed = published(event) if isinstance(checks.by, Organiser) else event.stages
    if closed:
        raise TournamentError("registration-over")
    if not fact.newcomers:
        raise TournamentError("no-names")
    if fact.waiting:
        check_waiting(event, len(fact.newcomers))
    else:
        check_room(event, len(fact.newcomers))
    taken = taken_names(event)
    for number, newcomer in enumerate(fact.newcomers, len(event.names)):
        if newcomer.player != number:
            raise TournamentError("number-taken")
        if player_name(newcomer.name, taken) != newcomer.name:
            raise TournamentError("name-not-clean")
        taken.add(same(newcomer.name))


def _check_author(checks: Checks, fact: Registered) -> None:
    """Organisers register anyone; others only themselves, while the list is open."""
    if fact.how is not How.SELF:
        checks.doorkeeper()
        if fact.waiting:
            raise TournamentError("nobody-waits")
    elif not isinstance(checks.by, Organiser | Door | Public):
        raise TournamentError("organiser-only")
    elif len(fact.newcomers) > 1:
        raise TournamentError("one-name-only")
    elif checks.event.closed and isinstance(checks.by, Public):
        raise TournamentError("registration-closed")


def _registered(event: Event, fact: Registered, _line: Line) -> Event:
    event = without_draft(event)
    for newcomer in fact.newcomers:
        event = enrol(event, Entrant(newcomer.player, newcomer.name, fact.how, fact.waiting))
    return event


# --- a name that was wrong -----------------------------------------------------


def _rename(event: Event, asked: ask.Rename) -> Renamed:
    found = entrant(event, asked.player)
    if found is None:
        raise TournamentError("not-on-the-list")
    name = player_name(asked.name, _others(event, found))
    # Asked here and not of the fact: once it is forgotten, both of its names are the pseudonym.
    if name == found.name:
        raise TournamentError("nothing-corrected")
    return Renamed(asked.player, found.name, name)


def _may_rename(checks: Checks, fact: Renamed) -> None:
    """At any time: a name that is wrong would be on the certificate."""
    checks.doorkeeper()
    found = checks.player(fact.player)
    if fact.player in checks.event.forgotten:
        raise TournamentError("forgotten-already")
    if fact.was != found.name:
        raise TournamentError("number-taken")
    if player_name(fact.name, _others(checks.event, found)) != fact.name:
        raise TournamentError("name-not-clean")


def _others(event: Event, found: Entrant) -> set[str]:
    """The names of everyone else, in the form that `same` compares."""
    return {same(one.name) for one in event.entrants if one.player != found.player}


def _renamed(event: Event, fact: Renamed, _line: Line) -> Event:
    event = change_entrants(event, (fact.player,), name=fact.name)
    return replace(event, names=with_item(event.names, fact.player, fact.name))


# --- open and closed ----------------------------------------------------------


def _may_close(checks: Checks, _fact: RegistrationClosed) -> None:
    checks.organiser()
    if checks.event.closed:
        raise TournamentError("registration-closed-already")


def _may_reopen(checks: Checks, _fact: RegistrationReopened) -> None:
    checks.organiser()
    if not checks.event.closed:
        raise TournamentError("registration-open-already")


def _may_limit(checks: Checks, fact: PlacesLimited) -> None:
    """For those who register themselves; organisers can still add names."""
    checks.organiser()
    if fact.places == checks.event.places:
        raise TournamentError("nothing-corrected")
    if fact.places is not None and not FEWEST <= fact.places <= MOST_PLAYERS:
        raise TournamentError("places-out-of-range", lowest=FEWEST, highest=MOST_PLAYERS)


# --- at the door --------------------------------------------------------------


def _may_admit(checks: Checks, fact: Admitted) -> None:
    """Only as far as there is room on the list; it discards a draft, which the door cannot."""
    _check_door(checks, fact.players)
    if draft(checks.event) is not None:
        checks.organiser()
    check_room(checks.event, len(fact.players))


def _may_turn_away(checks: Checks, fact: TurnedAway) -> None:
    """Only players who wait, not those already admitted."""
    _check_door(checks, fact.players)


def _check_door(checks: Checks, players: tuple[Player, ...]) -> None:
    checks.doorkeeper()
    if not players:
        raise TournamentError("nobody-waits")
    if len(set(players)) != len(players):
        raise TournamentError("player-twice")
    if not {one.player for one in at_the_door(checks.event)} >= set(players):
        raise TournamentError("waits-no-more")


def _admitted(event: Event, fact: Admitted, _line: Line) -> Event:
    """Discards a draft, since it does not include them."""
    event = without_draft(event)
    return change_entrants(event, {*fact.players}, waiting=False, known=True)


def _turned_away(event: Event, fact: TurnedAway, _line: Line) -> Event:
    away = set(fact.players)
    return replace(event, entrants=tuple(o for o in event.entrants if o.player not in away))


STEPS: Final = (
    Step(ask.Register, Registered, _register, _may_register, _registered),
    Step(ask.Rename, Renamed, _rename, _may_rename, _renamed),
    Step(
        ask.CloseRegistration,
        RegistrationClosed,
        lambda _event, _asked: RegistrationClosed(),
        _may_close,
        lambda event, _fact, _line: replace(event, closed=True),
    ),
    Step(
        ask.ReopenRegistration,
        RegistrationReopened,
        lambda _event, _asked: RegistrationReopened(),
        _may_reopen,
        lambda event, _fact, _line: replace(event, closed=False),
    ),
    Step(
        ask.LimitPlaces,
        PlacesLimited,
        lambda _event, asked: PlacesLimited(asked.places),
        _may_limit,
        lambda event, fact, _line: replace(event, places=fact.places),
    ),
    Step(ask.Admit, Admitted, lambda _event, asked: Admitted(asked.players), _may_admit, _admitted),
    Step(
        ask.TurnAway,
        TurnedAway,
        lambda _event, asked: TurnedAway(asked.players),
        _may_turn_away,
        _turned_away,
    ),
)
