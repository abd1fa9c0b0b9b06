"""The state of a club book, replayed from its facts. Impossible facts are refused here."""

from collections.abc import Callable
from datetime import date
from typing import Any, Final

from msgspec.structs import replace

from dacabo.club.facts import (
    ByPlace,
    ClubEntry,
    ClubError,
    Evening,
    EveningPlanned,
    EveningRecorded,
    EveningRemoved,
    Link,
    LinkRenewed,
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
    Season,
    SeasonRemoved,
    SeasonSet,
)
from dacabo.core.values import Value, with_item
from dacabo.tournament.names import clean_text, name_key, player_name

# These limits bound the work for one book. 500 evenings are nine years of a weekly club.
MAX_FACTS: Final = 5_000
MAX_PEOPLE: Final = 1_000
MAX_EVENINGS: Final = 500
MAX_SEASONS: Final = 50
MAX_POINTS: Final = 1_000
"""The most points that an evening can give to one person by one rule."""
MAX_PLACES: Final = 50
"""The most places of an evening with points of their own."""
MIN_AT_TABLE: Final = 2
"""A table with one person has no result to count."""
_MAX_EXACT: Final = 2**53 - 1
"""The largest integer that spreadsheets and JavaScript represent exactly."""


MAX_ORGANISERS: Final = 20
"""The most organisers that a book has ever had; each has a link."""


class ClubOrganiser(Value):
    """An organiser of a book, and the state of their link."""

    organiser: OrganiserNumber
    name: str | None
    """Empty if they gave none; None for somebody who was forgotten."""
    generation: int = 0
    withdrawn: bool = False


class Club(Value, kw_only=True):
    """A club book."""

    log: tuple[ClubEntry, ...]
    name: str
    names: tuple[str | None, ...] = ()
    """By person; None if they were forgotten or merged into another."""
    merged_into: dict[Person, Person] = {}  # noqa: RUF012 (msgspec copies it)
    """By duplicate: the person it was merged into."""
    evenings: dict[int, Evening] = {}  # noqa: RUF012 (as above)
    """By number, from 1."""
    seasons: dict[int, Season] = {}  # noqa: RUF012 (as above)
    """By number, from 1."""
    plans: dict[str, EveningPlanned] = {}  # noqa: RUF012 (as above)
    """Events that were opened for the club and are not in it yet, by their id."""
    generations: dict[Link, int] = {}  # noqa: RUF012 (as above)
    """By link: how often it was replaced. Links that never were are missing; those of organisers
    are in `organisers`."""
    organisers: tuple[ClubOrganiser, ...]
    """By number."""

    @property
    def people(self) -> tuple[Person, ...]:
        """All people without duplicates, also those who were forgotten."""
        return tuple(person for person in range(len(self.names)) if person not in self.merged_into)


def apply(club: Club | None, entry: ClubEntry) -> Club:
    """The club after one more entry of its log."""
    fact = entry.fact
    if isinstance(fact, Opened):
        if club is not None:
            raise ClubError("club-impossible")
        _check_text(fact.name)
        _check_organiser_name(fact.organiser)
        organisers = (ClubOrganiser(0, fact.organiser),)
        return Club(log=(entry,), name=fact.name, organisers=organisers)
    if club is None:
        raise ClubError("club-impossible")
    if not 0 <= entry.by < len(club.organisers):
        raise ClubError("club-impossible")
    if len(club.log) >= MAX_FACTS:
        raise ClubError("club-full", most=MAX_FACTS)
    return replace(_APPLY[type(fact)](club, fact), log=(*club.log, entry))


def replay(log: tuple[ClubEntry, ...]) -> Club:
    """Rebuild the club from its log."""
    club: Club | None = None
    for entry in log:
        club = apply(club, entry)
    assert club is not None
    return club


def resolve_person(club: Club, person: Person) -> Person:
    """Follow merges to the person who remains."""
    while person in club.merged_into:
        person = club.merged_into[person]
    return person


def evenings_by_date(club: Club) -> list[tuple[int, Evening]]:
    """The evenings in the order in which they were played, not recorded."""
    return sorted(club.evenings.items(), key=lambda item: (item[1].on, item[1].at, item[1].event))


def used_names(club: Club) -> set[str]:
    """The keys of the names in use (`name_key`)."""
    return {name_key(name) for name in club.names if name is not None}


# --- people ---------------------------------------------------------------------


def _apply_people_added(club: Club, fact: PeopleAdded) -> Club:
    names = [*club.names]
    used = used_names(club)
    for newcomer in fact.people:
        if newcomer.person != len(names):
            raise ClubError("club-impossible")
        names.append(newcomer.name)
        if newcomer.name is not None:
            _check_name(newcomer.name, used)
            used.add(name_key(newcomer.name))
    if len(names) > MAX_PEOPLE:
        raise ClubError("club-people-full", most=MAX_PEOPLE)
    return replace(club, names=tuple(names))


def _apply_renamed(club: Club, fact: PersonRenamed) -> Club:
    names = with_item(club.names, _require_person(club, fact.person), None)
    if fact.name is not None:
        _check_name(fact.name, used_names(replace(club, names=names)))
        names = with_item(names, fact.person, fact.name)
    return replace(club, names=names)


def _apply_merged(club: Club, fact: PeopleMerged) -> Club:
    kept, gone = _require_person(club, fact.kept), _require_person(club, fact.gone)
    if kept == gone:
        raise ClubError("club-same-person")
    for evening in club.evenings.values():
        if {kept, gone} <= _people_of(club, evening):
            raise ClubError("club-both-there", evening=evening.name)
    merged_into = club.merged_into | {gone: kept}
    return replace(club, merged_into=merged_into, names=with_item(club.names, gone, None))


def _apply_forgotten(club: Club, fact: PersonForgotten) -> Club:
    return replace(club, names=with_item(club.names, _require_person(club, fact.person), None))


def _require_person(club: Club, person: Person) -> Person:
    """Refuse a person who does not exist. Forgotten ones do: earlier facts refer to them."""
    if person not in club.people:
        raise ClubError("no-such-person")
    return person


def named_person(club: Club, person: Person) -> Person:
    """Refuse a person who does not exist or whose name was deleted."""
    if not 0 <= person < len(club.names) or club.names[person] is None:
        raise ClubError("no-such-person")
    return person


def _people_of(club: Club, evening: Evening) -> set[Person]:
    return {resolve_person(club, participant.person) for participant in evening.came}


def _check_name(name: str, used: set[str]) -> None:
    if player_name(name, used) != name:
        raise ClubError("club-impossible")


# --- evenings -------------------------------------------------------------------


def _apply_evening_planned(club: Club, fact: EveningPlanned) -> Club:
    _check_text(fact.name)
    for person in fact.people:
        _require_person(club, person)
    if fact.event in club.plans or fact.season not in (None, *club.seasons):
        raise ClubError("club-impossible")
    return replace(club, plans=club.plans | {fact.event: fact})


def _apply_plan_dropped(club: Club, fact: PlanDropped) -> Club:
    if fact.event not in club.plans:
        raise ClubError("no-such-plan")
    return replace(club, plans=_without(club.plans, fact.event))


def _apply_evening_recorded(club: Club, fact: EveningRecorded) -> Club:
    evening = fact.what
    if fact.evening != next_evening(club):
        raise ClubError("club-impossible")
    if any(other.event == evening.event for other in club.evenings.values()):
        raise ClubError("evening-there-already", evening=evening.name)
    if len(club.evenings) >= MAX_EVENINGS:
        raise ClubError("club-evenings-full", most=MAX_EVENINGS)
    _check_text(evening.name)
    check_date(evening.on)
    people = [participant.person for participant in evening.came]
    if any(not 0 <= person < len(club.names) for person in people):
        raise ClubError("no-such-person")
    if len({resolve_person(club, person) for person in people}) < len(people):
        raise ClubError("club-twice-there")
    _check_tables(evening)
    plans = _without(club.plans, evening.event)
    return replace(club, plans=plans, evenings=club.evenings | {fact.evening: evening})


def _check_tables(evening: Evening) -> None:
    """Refuse tables, places and points that no real event can have."""
    people = {participant.person for participant in evening.came}
    for table in evening.tables:
        if not 1 <= table.stage <= MAX_PEOPLE:
            raise ClubError("club-impossible")
        if len(table.sat) < MIN_AT_TABLE or not {seat.person for seat in table.sat} <= people:
            raise ClubError("club-impossible")
    seats = [seat for table in evening.tables for seat in table.sat]
    places = {participant.place for participant in evening.came} | {seat.place for seat in seats}
    if any(place is not None and not 1 <= place <= MAX_PEOPLE for place in places):
        raise ClubError("club-impossible")
    times = [time for table in evening.tables for time in (table.rounds, table.seconds)]
    if any(time is not None and not 0 < time <= _MAX_EXACT for time in times):
        raise ClubError("club-impossible")
    if any(abs(seat.points or 0) > _MAX_EXACT for seat in seats):
        raise ClubError("club-impossible")


def _apply_evening_removed(club: Club, fact: EveningRemoved) -> Club:
    if fact.evening not in club.evenings:
        raise ClubError("no-such-evening")
    return replace(club, evenings=_without(club.evenings, fact.evening))


# --- seasons --------------------------------------------------------------------


def _apply_season_set(club: Club, fact: SeasonSet) -> Club:
    if fact.season not in (*club.seasons, next_season(club)):
        raise ClubError("no-such-season")
    seasons = club.seasons | {fact.season: fact.what}
    if len(seasons) > MAX_SEASONS:
        raise ClubError("club-seasons-full", most=MAX_SEASONS)
    _check_season(fact.what)
    return replace(club, seasons=seasons)


def _apply_season_removed(club: Club, fact: SeasonRemoved) -> Club:
    if fact.season not in club.seasons:
        raise ClubError("no-such-season")
    return replace(club, seasons=_without(club.seasons, fact.season))


def next_season(club: Club) -> int:
    """The number of the next season."""
    return _next_number(club, SeasonSet, "season")


def next_evening(club: Club) -> int:
    """The number of the next evening."""
    return _next_number(club, EveningRecorded, "evening")


def _check_season(season: Season) -> None:
    _check_text(season.name)
    for day in (season.since, season.until):
        if day:
            check_date(day)
    if season.since and season.until and season.until < season.since:
        raise ClubError("season-backwards")
    if season.best is not None and not 1 <= season.best <= MAX_EVENINGS:
        raise ClubError("season-best", most=MAX_EVENINGS)
    rule = season.points
    values = (*rule.points, rule.others) if isinstance(rule, ByPlace) else (rule.ahead, rule.level)
    # With negative points, another evening could cost somebody points.
    if len(values) > MAX_PLACES or any(not 0 <= value <= MAX_POINTS for value in values):
        raise ClubError("season-points", most=MAX_POINTS, places=MAX_PLACES)


# --- links ----------------------------------------------------------------------


def _apply_link_renewed(club: Club, fact: LinkRenewed) -> Club:
    if fact.link is Link.ORGANISER:
        organiser = find_organiser(club, fact.organiser)
        if fact.generation != organiser.generation + 1 or organiser.withdrawn:
            raise ClubError("club-impossible")
        return _with_organiser(club, replace(organiser, generation=fact.generation))
    if fact.generation != club.generations.get(fact.link, 0) + 1:
        raise ClubError("club-impossible")
    return replace(club, generations=club.generations | {fact.link: fact.generation})


def find_organiser(club: Club, number: OrganiserNumber) -> ClubOrganiser:
    """An organiser, also one whose link was withdrawn."""
    if not 0 <= number < len(club.organisers):
        raise ClubError("no-such-club-organiser")
    return club.organisers[number]


def _with_organiser(club: Club, organiser: ClubOrganiser) -> Club:
    organisers = with_item(club.organisers, organiser.organiser, organiser)
    return replace(club, organisers=organisers)


def _apply_invited(club: Club, fact: OrganiserInvited) -> Club:
    _check_organiser_name(fact.name)
    if fact.organiser == len(club.organisers):
        if len(club.organisers) >= MAX_ORGANISERS:
            raise ClubError("club-organisers-full", most=MAX_ORGANISERS)
        organisers = (*club.organisers, ClubOrganiser(fact.organiser, fact.name))
        return replace(club, organisers=organisers)
    organiser = find_organiser(club, fact.organiser)
    if not organiser.withdrawn:
        raise ClubError("club-impossible")
    again = ClubOrganiser(fact.organiser, fact.name, organiser.generation + 1)
    return _with_organiser(club, again)


def _apply_withdrawn(club: Club, fact: OrganiserWithdrawn) -> Club:
    organiser = find_organiser(club, fact.organiser)
    if organiser.withdrawn:
        raise ClubError("club-organiser-gone")
    if sum(not one.withdrawn for one in club.organisers) == 1:
        raise ClubError("club-impossible")  # nobody could write in it any more
    return _with_organiser(club, replace(organiser, withdrawn=True))


def _apply_organiser_forgotten(club: Club, fact: OrganiserForgotten) -> Club:
    organiser = find_organiser(club, fact.organiser)
    if not organiser.withdrawn:
        raise ClubError("club-organiser-there")
    return _with_organiser(club, replace(organiser, name=None))


def _check_organiser_name(name: str | None) -> None:
    if name and player_name(name, ()) != name:
        raise ClubError("club-impossible")


_APPLY: Final[dict[type, Callable[[Club, Any], Club]]] = {
    PeopleAdded: _apply_people_added,
    PersonRenamed: _apply_renamed,
    PeopleMerged: _apply_merged,
    PersonForgotten: _apply_forgotten,
    EveningPlanned: _apply_evening_planned,
    PlanDropped: _apply_plan_dropped,
    EveningRecorded: _apply_evening_recorded,
    EveningRemoved: _apply_evening_removed,
    SeasonSet: _apply_season_set,
    SeasonRemoved: _apply_season_removed,
    LinkRenewed: _apply_link_renewed,
    OrganiserInvited: _apply_invited,
    OrganiserWithdrawn: _apply_withdrawn,
    OrganiserForgotten: _apply_organiser_forgotten,
}


def check_date(day: str) -> None:
    """Refuse a text that is not a date in the form `2026-11-20`."""
    try:
        normal_form = date.fromisoformat(day).isoformat()
    except ValueError:
        normal_form = None
    if normal_form != day:
        raise ClubError("not-a-date")


def _check_text(text: str) -> None:
    if clean_text(text) != text:
        raise ClubError("club-impossible")


def _next_number(club: Club, kind: type, field: str) -> int:
    """One more than the largest number in all facts of a kind, so that no number is reused."""
    numbers = (getattr(entry.fact, field) for entry in club.log if isinstance(entry.fact, kind))
    return max(numbers, default=0) + 1


def _without(mapping: dict[Any, Any], key: object) -> dict[Any, Any]:
    return {other: value for other, value in mapping.items() if other != key}
