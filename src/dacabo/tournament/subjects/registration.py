"""The list of players: registering and correcting names, closing it, admitting those who wait."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from dacabo.core.values import Tagged, Typed, Value, with_item
from dacabo.tournament.draw import MIN_PLAYERS
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import (
    Entrant,
    Event,
    Gone,
    How,
    Player,
    draft,
    find_entrant,
    last_matches,
    present_entrants,
    published_stages,
    used_names,
    waiting_entrants,
)
from dacabo.tournament.names import name_key, player_name
from dacabo.tournament.roles import Door, Organiser, Public
from dacabo.tournament.step import MAX_ITEMS, Checks, LogLine, Step, as_requested
from dacabo.tournament.updates import change_entrants, enrol, without_draft

MAX_PLAYERS: Final = 500
MAX_UNKNOWN: Final = 40
"""The most self-registered players whom no organiser has confirmed; further ones have to wait."""
MAX_WAITING_ENTRANTS: Final = 200


# --- the list -----------------------------------------------------------------------


def check_room(event: Event, newcomers: int) -> None:
    """Refuse more names than an event can have."""
    if len(listed_entrants(event)) + newcomers > MAX_PLAYERS:
        raise TournamentError("field-full", most=MAX_PLAYERS)


def listed_entrants(event: Event) -> tuple[Entrant, ...]:
    """Everyone on the list, including those who have left."""
    return tuple([entrant for entrant in event.entrants if not entrant.waiting])


def recorded_entrants(event: Event) -> tuple[Entrant, ...]:
    """Everyone on the list whom the records of the evening name.

    They leave out names that dropped out without a match and have not paid: mostly mistakes.
    """
    drawn = last_matches(event)
    return tuple(
        entrant
        for entrant in listed_entrants(event)
        if entrant.gone is not Gone.DROPPED_OUT or entrant.player in drawn or entrant.paid
    )


def _has_too_many_unknown(event: Event) -> bool:
    """Whether self-registered players have to wait because there are too many unconfirmed ones.

    A check-in through a player's own link does not confirm them, and players who have left still
    count: otherwise a single phone could fill the list.
    """
    unknown = [
        entrant
        for entrant in listed_entrants(event)
        if entrant.how is How.SELF and not entrant.known
    ]
    return len(unknown) >= MAX_UNKNOWN


def _is_full(event: Event) -> bool:
    """Whether all places are taken, if they are limited."""
    return event.places is not None and len(present_entrants(event)) >= event.places


def next_to_admit(event: Event) -> tuple[Player, ...]:
    """The waiting players for whom there is a place, first come, first served."""
    waiting = tuple(entrant.player for entrant in waiting_entrants(event))
    if event.places is None:
        return waiting
    free_places = max(0, event.places - len(present_entrants(event)))
    return waiting[:free_places]


def check_waiting(event: Event, newcomers: int) -> None:
    """Refuse more waiting names than an organiser can review."""
    if len(waiting_entrants(event)) + newcomers > MAX_WAITING_ENTRANTS:
        raise TournamentError("too-many-waiting", most=MAX_WAITING_ENTRANTS)


# --- new names ----------------------------------------------------------------


class Register(Tagged):
    """Register players, all or none."""

    names: Annotated[tuple[Typed, ...], Meta(max_length=2 * MAX_ITEMS)]
    how: How = How.ORGANISER


class Newcomer(Value):
    """A new name on the list, with its number."""

    player: Player
    name: str


class Registered(Tagged):
    """Players were registered, all of one list at once."""

    newcomers: tuple[Newcomer, ...]
    how: How
    waiting: bool = False
    """Whether they wait for an organiser to admit them to the list."""


def _register(event: Event, request: Register) -> Registered:
    must_wait = request.how is How.SELF and (_has_too_many_unknown(event) or _is_full(event))
    # Too many names are refused before any of them is processed.
    check_size = check_waiting if must_wait else check_room
    check_size(event, len(request.names))
    taken = used_names(event)
    newcomers = []
    for number, text in enumerate(request.names, len(event.names)):
        name = player_name(text, taken)
        newcomers.append(Newcomer(number, name))
        taken.add(name_key(name))
    return Registered(tuple(newcomers), request.how, must_wait)


def _check_register(checks: Checks, fact: Registered) -> None:
    """Registration is possible until the first draw is published."""
    _check_author(checks, fact)
    # Only an organiser can register somebody while there is a draft, because that discards it.
    event = checks.event
    stages = published_stages(event) if isinstance(checks.by, Organiser) else event.stages
    if stages:
        raise TournamentError("registration-over")
    if not fact.newcomers:
        raise TournamentError("no-names")
    if fact.waiting:
        check_waiting(event, len(fact.newcomers))
    else:
        check_room(event, len(fact.newcomers))
    taken = used_names(event)
    for number, newcomer in enumerate(fact.newcomers, len(event.names)):
        if newcomer.player != number:
            raise TournamentError("number-taken")
        if player_name(newcomer.name, taken) != newcomer.name:
            raise TournamentError("name-not-clean")
        taken.add(name_key(newcomer.name))


def _check_author(checks: Checks, fact: Registered) -> None:
    """Organisers register anyone; others only themselves, while the list is open."""
    if fact.how is not How.SELF:
        checks.require_doorkeeper()
        if fact.waiting:
            raise TournamentError("nobody-waits")
    elif not isinstance(checks.by, Organiser | Door | Public):
        raise TournamentError("organiser-only")
    elif len(fact.newcomers) > 1:
        raise TournamentError("one-name-only")
    elif checks.event.closed and isinstance(checks.by, Public):
        raise TournamentError("registration-closed")


def _apply_registered(event: Event, fact: Registered, _line: LogLine) -> Event:
    event = without_draft(event)
    for newcomer in fact.newcomers:
        event = enrol(event, Entrant(newcomer.player, newcomer.name, fact.how, fact.waiting))
    return event


# --- correcting a name -----------------------------------------------------------


class Rename(Tagged):
    """Correct a player's name."""

    player: Player
    name: Typed


class Renamed(Tagged):
    """A player's name was corrected."""

    player: Player
    was: str
    name: str


def _rename(event: Event, request: Rename) -> Renamed:
    entrant = find_entrant(event, request.player)
    if entrant is None:
        raise TournamentError("not-on-the-list")
    name = player_name(request.name, _others(event, entrant))
    # The fact itself is not checked for this: after a deletion both of its names are the pseudonym.
    if name == entrant.name:
        raise TournamentError("nothing-corrected")
    return Renamed(request.player, entrant.name, name)


def _check_rename(checks: Checks, fact: Renamed) -> None:
    """A name can be corrected at any time, because it will be on the certificate."""
    checks.require_doorkeeper()
    entrant = checks.listed_player(fact.player)
    if fact.player in checks.event.forgotten:
        raise TournamentError("forgotten-already")
    if fact.was != entrant.name:
        raise TournamentError("number-taken")
    if player_name(fact.name, _others(checks.event, entrant)) != fact.name:
        raise TournamentError("name-not-clean")


def _others(event: Event, found: Entrant) -> set[str]:
    """The keys of everyone else's names (`name_key`)."""
    return {name_key(entrant.name) for entrant in event.entrants if entrant.player != found.player}


def _apply_renamed(event: Event, fact: Renamed, _line: LogLine) -> Event:
    event = change_entrants(event, (fact.player,), name=fact.name)
    return replace(event, names=with_item(event.names, fact.player, fact.name))


# --- open and closed ----------------------------------------------------------


class CloseRegistration(Tagged):
    """Stop players from registering themselves."""


class RegistrationClosed(Tagged):
    """Players can no longer register themselves."""


def _check_close(checks: Checks, _fact: RegistrationClosed) -> None:
    checks.require_organiser()
    if checks.event.closed:
        raise TournamentError("registration-closed-already")


class ReopenRegistration(Tagged):
    """Let players register themselves again."""


class RegistrationReopened(Tagged):
    """Players can register themselves again."""


def _check_reopen(checks: Checks, _fact: RegistrationReopened) -> None:
    checks.require_organiser()
    if not checks.event.closed:
        raise TournamentError("registration-open-already")


class LimitPlaces(Tagged):
    """Limit the places, or lift the limit."""

    places: int | None


class PlacesLimited(Tagged):
    """The number of places. People who register themselves beyond that wait."""

    places: int | None
    """None if there is no limit."""


def _check_limit(checks: Checks, fact: PlacesLimited) -> None:
    """The limit is for players who register themselves; organisers can still add names."""
    checks.require_organiser()
    if fact.places == checks.event.places:
        raise TournamentError("nothing-corrected")
    if fact.places is not None and not MIN_PLAYERS <= fact.places <= MAX_PLAYERS:
        raise TournamentError("places-out-of-range", lowest=MIN_PLAYERS, highest=MAX_PLAYERS)


# --- at the door --------------------------------------------------------------


class Admit(Tagged):
    """Admit waiting players to the list."""

    players: Annotated[tuple[Player, ...], Meta(max_length=MAX_ITEMS)]


class Admitted(Tagged):
    """Waiting players were admitted to the list."""

    players: tuple[Player, ...]


def _check_admit(checks: Checks, fact: Admitted) -> None:
    """Require a free place on the list, and an organiser if there is a draft: it is discarded."""
    _check_door(checks, fact.players)
    if draft(checks.event) is not None:
        checks.require_organiser()
    check_room(checks.event, len(fact.players))


class TurnAway(Tagged):
    """Delete waiting names."""

    players: Annotated[tuple[Player, ...], Meta(max_length=MAX_ITEMS)]


class TurnedAway(Tagged):
    """Waiting names were deleted."""

    players: tuple[Player, ...]


def _check_turn_away(checks: Checks, fact: TurnedAway) -> None:
    """Only waiting players can be turned away, not those already admitted."""
    _check_door(checks, fact.players)


def _check_door(checks: Checks, players: tuple[Player, ...]) -> None:
    checks.require_doorkeeper()
    if not players:
        raise TournamentError("nobody-waits")
    if len(set(players)) != len(players):
        raise TournamentError("player-twice")
    if not {entrant.player for entrant in waiting_entrants(checks.event)} >= set(players):
        raise TournamentError("waits-no-more")


def _apply_admitted(event: Event, fact: Admitted, _line: LogLine) -> Event:
    """Admit the players, and discard a draft, since it does not include them."""
    event = without_draft(event)
    return change_entrants(event, {*fact.players}, waiting=False, known=True)


def _apply_turned_away(event: Event, fact: TurnedAway, _line: LogLine) -> Event:
    removed = set(fact.players)
    return replace(
        event,
        entrants=tuple(entrant for entrant in event.entrants if entrant.player not in removed),
    )


Fact: TypeAlias = (
    Registered
    | Renamed
    | RegistrationClosed
    | RegistrationReopened
    | PlacesLimited
    | Admitted
    | TurnedAway
)
Request: TypeAlias = (
    Register | Rename | CloseRegistration | ReopenRegistration | LimitPlaces | Admit | TurnAway
)

STEPS: Final = (
    Step(Register, Registered, _register, _check_register, _apply_registered),
    Step(Rename, Renamed, _rename, _check_rename, _apply_renamed),
    Step(
        CloseRegistration,
        RegistrationClosed,
        lambda _event, _request: RegistrationClosed(),
        _check_close,
        lambda event, _fact, _line: replace(event, closed=True),
    ),
    Step(
        ReopenRegistration,
        RegistrationReopened,
        lambda _event, _request: RegistrationReopened(),
        _check_reopen,
        lambda event, _fact, _line: replace(event, closed=False),
    ),
    Step(
        LimitPlaces,
        PlacesLimited,
        as_requested(PlacesLimited),
        _check_limit,
        lambda event, fact, _line: replace(event, places=fact.places),
    ),
    Step(Admit, Admitted, as_requested(Admitted), _check_admit, _apply_admitted),
    Step(TurnAway, TurnedAway, as_requested(TurnedAway), _check_turn_away, _apply_turned_away),
)
