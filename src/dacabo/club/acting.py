"""From a request to the resulting facts."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from dacabo.club import requests as ask
from dacabo.club.club import (
    Club,
    answered,
    check_date,
    fold,
    known,
    next_evening,
    next_season,
    taken_names,
)
from dacabo.club.errors import ClubError
from dacabo.club.evening import evening_of, proposal
from dacabo.club.facts import (
    Entry,
    EveningPlanned,
    EveningTaken,
    EveningTakenOut,
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
from dacabo.core.names import apart_from
from dacabo.tournament.event import Event
from dacabo.tournament.names import player_name, same, text


def open_club(name: str, now: int) -> Entry:
    """The first entry of a new book."""
    return Entry(now, Opened(text(name)))


def act(
    club: Club,
    request: ask.Request,
    now: int,
    id: str,  # noqa: A002 (its name in the log)
    found: tuple[str, Event] | None = None,
) -> list[Entry]:
    """The facts that result from a request; none if the same request was answered before.

    Args:
        club: as it is.
        request: what is asked for.
        now: the time.
        id: identifies the request.
        found: the id of the event that the request names, and the event.

    Raises:
        ClubError: the request is refused; nothing has happened.
    """
    if answered(club, id) is not None:
        return []
    if isinstance(request, ask.TakeIn):
        assert found is not None
        facts = _take_in(club, request, *found)
    else:
        facts = _DO[type(request)](club, request)
    return _entries(club, facts, now, id)


def plan(
    club: Club,
    planned: EveningPlanned,
    now: int,
    id: str,  # noqa: A002 (its name in the log)
) -> list[Entry]:
    """The entry for an event that was opened for the club."""
    return _entries(club, [planned], now, id)


def _entries(
    club: Club,
    facts: Sequence[Fact],
    now: int,
    id: str,  # noqa: A002 (its name in the log)
) -> list[Entry]:
    entries = [Entry(max(now, club.log[-1].at), fact, id) for fact in facts]
    for entry in entries:
        club = fold(club, entry)  # refuses what is impossible
    return entries


# --- people ---------------------------------------------------------------------


def _add(club: Club, asked: ask.AddPeople) -> list[Fact]:
    if not asked.names:
        raise ClubError("club-nobody")
    taken = taken_names(club)
    people = []
    for number, typed in enumerate(asked.names, len(club.names)):
        name = player_name(typed, taken)
        taken.add(same(name))
        people.append(Newcomer(number, name))
    return [PeopleAdded(tuple(people))]


def _rename(club: Club, asked: ask.RenamePerson) -> list[Fact]:
    mine = club.names[known(club, asked.person)]
    assert mine is not None
    return [PersonRenamed(asked.person, player_name(asked.name, taken_names(club) - {same(mine)}))]


# --- evenings -------------------------------------------------------------------


def _take_in(club: Club, asked: ask.TakeIn, event_id: str, event: Event) -> list[Fact]:
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
    taken = EveningTaken(next_evening(club), evening_of(event_id, event, asked.on, people))
    return [PeopleAdded(tuple(newcomers)), taken] if newcomers else [taken]


def _free(name: str, names: Sequence[str]) -> str:
    taken = {same(other): other for other in names}
    while same(name) in taken:
        name = apart_from(taken[same(name)], names)
    return name


# --- seasons --------------------------------------------------------------------


def _set_season(club: Club, asked: ask.SetSeason) -> list[Fact]:
    number = next_season(club) if asked.season is None else asked.season
    return [SeasonSet(number, replace(asked.what, name=text(asked.what.name)))]


def _renew(club: Club, asked: ask.RenewLink) -> list[Fact]:
    return [LinkRenewed(asked.link, club.generations.get(asked.link, 0) + 1)]


_DO: Final[dict[type, Callable[[Club, Any], list[Fact]]]] = {
    ask.AddPeople: _add,
    ask.RenamePerson: _rename,
    ask.MergePeople: lambda club, asked: [
        PeopleMerged(known(club, asked.kept), known(club, asked.gone))
    ],
    ask.ForgetPerson: lambda club, asked: [PersonForgotten(known(club, asked.person))],
    ask.TakeOut: lambda _club, asked: [EveningTakenOut(asked.evening)],
    ask.DropPlan: lambda _club, asked: [PlanDropped(asked.event)],
    ask.SetSeason: _set_season,
    ask.RemoveSeason: lambda _club, asked: [SeasonRemoved(asked.season)],
    ask.RenewLink: _renew,
}
