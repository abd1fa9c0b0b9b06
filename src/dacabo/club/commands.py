"""From a request to the facts that it leads to."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from dacabo.club.club import (
    Club,
    check_date,
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
    LinkRenewed,
    Newcomer,
    Opened,
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
    ForgetPerson,
    MergePeople,
    RemoveSeason,
    RenamePerson,
    RenewLink,
    Request,
    SetSeason,
    TakeIn,
    TakeOut,
)
from dacabo.core.names import unique_among
from dacabo.log import Context, Entry, answered
from dacabo.tournament.event import Event
from dacabo.tournament.names import clean_text, name_key, player_name


class ClubContext(Context):
    """With the event that the request names, if it names one."""

    found: tuple[str, Event] | None = None
    """Its id, and the event."""


def open_club(name: str, now: int) -> ClubEntry:
    """The first entry of a new book."""
    return Entry(now, Opened(clean_text(name)))


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
        assert context.found is not None
        return _take_in(club, request, *context.found)
    return _DECIDE[type(request)](club, request)


def entries(club: Club, facts: Sequence[Fact], context: Context) -> list[ClubEntry]:
    """Facts as entries; the time of a book never goes backwards."""
    now = max(context.now, club.log[-1].at)
    return [Entry(now, fact, context.id) for fact in facts]


# --- people ---------------------------------------------------------------------


def _add(club: Club, asked: AddPeople) -> list[Fact]:
    if not asked.names:
        raise ClubError("club-nobody")
    used = used_names(club)
    people = []
    for number, typed in enumerate(asked.names, len(club.names)):
        name = player_name(typed, used)
        used.add(name_key(name))
        people.append(Newcomer(number, name))
    return [PeopleAdded(tuple(people))]


def _rename(club: Club, asked: RenamePerson) -> list[Fact]:
    mine = club.names[named_person(club, asked.person)]
    assert mine is not None
    return [
        PersonRenamed(asked.person, player_name(asked.name, used_names(club) - {name_key(mine)}))
    ]


# --- evenings -------------------------------------------------------------------


def _take_in(club: Club, asked: TakeIn, event_id: str, event: Event) -> list[Fact]:
    check_date(asked.on)
    guests = {guest.player: guest.name for guest in proposal(club, event_id, event).guests}
    if not event.over:
        raise ClubError("evening-not-over")
    if len(asked.who) != len(event.names):
        raise ClubError("evening-who")
    people: dict[int, Person] = {}
    newcomers: list[Newcomer] = []
    names = [name for name in club.names if name is not None]
    for player, name in guests.items():
        person = asked.who[player]
        if person is None:
            # Somebody new may have the name of somebody else: a number tells them apart.
            names.append(_free(name, names))
            person = len(club.names) + len(newcomers)
            newcomers.append(Newcomer(person, names[-1]))
        people[player] = person
    evening = evening_of(event_id, event, asked.on, people)
    recorded = EveningRecorded(next_evening(club), evening)
    return [PeopleAdded(tuple(newcomers)), recorded] if newcomers else [recorded]


def _free(name: str, names: Sequence[str]) -> str:
    used = {name_key(other): other for other in names}
    while name_key(name) in used:
        name = unique_among(used[name_key(name)], names)
    return name


# --- seasons --------------------------------------------------------------------


def _set_season(club: Club, asked: SetSeason) -> list[Fact]:
    number = next_season(club) if asked.season is None else asked.season
    return [SeasonSet(number, replace(asked.what, name=clean_text(asked.what.name)))]


def _renew(club: Club, asked: RenewLink) -> list[Fact]:
    return [LinkRenewed(asked.link, club.generations.get(asked.link, 0) + 1)]


_DECIDE: Final[dict[type, Callable[[Club, Any], list[Fact]]]] = {
    AddPeople: _add,
    RenamePerson: _rename,
    MergePeople: lambda club, asked: [
        PeopleMerged(named_person(club, asked.kept), named_person(club, asked.gone))
    ],
    ForgetPerson: lambda club, asked: [PersonForgotten(named_person(club, asked.person))],
    TakeOut: lambda _club, asked: [EveningRemoved(asked.evening)],
    DropPlan: lambda _club, asked: [PlanDropped(asked.event)],
    SetSeason: _set_season,
    RemoveSeason: lambda _club, asked: [SeasonRemoved(asked.season)],
    RenewLink: _renew,
}
