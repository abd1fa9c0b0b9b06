"""Decide which facts a request to a club book leads to, or refuse it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from dacabo.club.club import (
    Club,
    check_date,
    find_organiser,
    named_person,
    next_evening,
    next_season,
    used_names,
)
from dacabo.club.evening import evening_of, proposal
from dacabo.club.facts import (
    ClubEntry,
    ClubError,
    EveningRecorded,
    EveningRemoved,
    Fact,
    Link,
    LinkRenewed,
    Newcomer,
    Opened,
    OrganiserForgotten,
    OrganiserInvited,
    OrganiserNumber,
    OrganiserWithdrawn,
    PeopleAdded,
    PeopleMerged,
    Person,
    PersonForgotten,
    PersonRenamed,
    PlanDropped,
    SeasonRemoved,
    SeasonSet,
)
from dacabo.club.requests import (
    AddPeople,
    DropPlan,
    ForgetOrganiser,
    ForgetPerson,
    InviteOrganiser,
    MergePeople,
    RemoveSeason,
    RenamePerson,
    RenewLink,
    Request,
    SetSeason,
    TakeIn,
    TakeOut,
    WithdrawOrganiser,
)
from dacabo.core.names import unique_among
from dacabo.log import Context, answered
from dacabo.tournament.event import Event
from dacabo.tournament.names import clean_text, name_key, player_name


class ClubContext(Context):
    """The context of a request, with the event that the request names, if any."""

    event: tuple[str, Event] | None = None
    """The event's id, and the event."""
    organiser: OrganiserNumber = 0
    """The organiser who asks."""


def open_club(name: str, now: int, organiser: str = "") -> ClubEntry:
    """The first entry of a new book."""
    by = player_name(organiser, ()) if organiser.strip() else ""
    return ClubEntry(now, Opened(clean_text(name), by))


def handle(club: Club, request: Request, context: ClubContext) -> list[ClubEntry]:
    """The entries that a request leads to; none if the same request was answered before.

    Raises:
        ClubError: the request is refused; nothing has happened.
    """
    if answered(club.log, context.id) is not None:
        return []
    return entries(club, decide(club, request, context), context)


def decide(club: Club, request: Request, context: ClubContext) -> Sequence[Fact]:
    """The facts that a request leads to."""
    if isinstance(request, TakeIn):
        assert context.event is not None
        return _record_evening(club, request, *context.event)
    if isinstance(request, RenewLink):
        return _renew_link(club, request, context.organiser)
    if isinstance(request, WithdrawOrganiser) and request.organiser == context.organiser:
        raise ClubError("club-own-link")
    return _DECIDE[type(request)](club, request)


def entries(club: Club, facts: Sequence[Fact], context: ClubContext) -> list[ClubEntry]:
    """Make entries of facts. The time of a book never goes backwards, even if the clock does."""
    now = max(context.now, club.log[-1].at)
    return [ClubEntry(now, fact, context.id, context.organiser) for fact in facts]


# --- people ---------------------------------------------------------------------


def _add_people(club: Club, request: AddPeople) -> list[Fact]:
    if not request.names:
        raise ClubError("club-nobody")
    used = used_names(club)
    people = []
    for number, typed in enumerate(request.names, len(club.names)):
        name = player_name(typed, used)
        used.add(name_key(name))
        people.append(Newcomer(number, name))
    return [PeopleAdded(tuple(people))]


def _rename_person(club: Club, request: RenamePerson) -> list[Fact]:
    old_name = club.names[named_person(club, request.person)]
    assert old_name is not None
    others = used_names(club) - {name_key(old_name)}
    return [PersonRenamed(request.person, player_name(request.name, others))]


# --- evenings -------------------------------------------------------------------


def _record_evening(club: Club, request: TakeIn, event_id: str, event: Event) -> list[Fact]:
    check_date(request.on)
    guests = {guest.player: guest.name for guest in proposal(club, event_id, event).guests}
    if not event.over:
        raise ClubError("evening-not-over")
    if len(request.who) != len(event.names):
        raise ClubError("evening-who")
    people: dict[int, Person] = {}
    newcomers: list[Newcomer] = []
    names = [name for name in club.names if name is not None]
    for player, name in guests.items():
        person = request.who[player]
        if person is None:
            # Two people may have the same name: then the new one gets a number.
            names.append(_make_unused(name, names))
            person = len(club.names) + len(newcomers)
            newcomers.append(Newcomer(person, names[-1]))
        people[player] = person
    evening = evening_of(event_id, event, request.on, people)
    recorded = EveningRecorded(next_evening(club), evening)
    return [PeopleAdded(tuple(newcomers)), recorded] if newcomers else [recorded]


def _make_unused(name: str, names: Sequence[str]) -> str:
    """Add a number to a name until no other name has the same key."""
    used = {name_key(other): other for other in names}
    while name_key(name) in used:
        name = unique_among(used[name_key(name)], names)
    return name


# --- seasons --------------------------------------------------------------------


def _set_season(club: Club, request: SetSeason) -> list[Fact]:
    number = next_season(club) if request.season is None else request.season
    return [SeasonSet(number, replace(request.what, name=clean_text(request.what.name)))]


def _renew_link(club: Club, request: RenewLink, by: OrganiserNumber) -> list[Fact]:
    if request.link is Link.ORGANISER:
        return [LinkRenewed(request.link, find_organiser(club, by).generation + 1, by)]
    return [LinkRenewed(request.link, club.generations.get(request.link, 0) + 1)]


def _invite(club: Club, request: InviteOrganiser) -> list[Fact]:
    """Invite somebody new, or again somebody of this name whose link was withdrawn."""
    name = player_name(request.name, ())
    known = {name_key(one.name): one for one in club.organisers if one.name}
    before = known.get(name_key(name))
    if before is not None and not before.withdrawn:
        raise ClubError("club-organiser-known", name=name)
    return [OrganiserInvited(len(club.organisers) if before is None else before.organiser, name)]


_DECIDE: Final[dict[type, Callable[[Club, Any], list[Fact]]]] = {
    AddPeople: _add_people,
    RenamePerson: _rename_person,
    MergePeople: lambda club, request: [
        PeopleMerged(named_person(club, request.kept), named_person(club, request.gone))
    ],
    ForgetPerson: lambda club, request: [PersonForgotten(named_person(club, request.person))],
    TakeOut: lambda _club, request: [EveningRemoved(request.evening)],
    DropPlan: lambda _club, request: [PlanDropped(request.event)],
    SetSeason: _set_season,
    RemoveSeason: lambda _club, request: [SeasonRemoved(request.season)],
    InviteOrganiser: _invite,
    WithdrawOrganiser: lambda _club, request: [OrganiserWithdrawn(request.organiser)],
    ForgetOrganiser: lambda club, request: [
        OrganiserForgotten(find_organiser(club, request.organiser).organiser)
    ],
}
