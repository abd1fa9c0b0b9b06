"""A driver for club books in tests, and helpers that make evenings and clubs."""

from collections.abc import Sequence
from itertools import count
from typing import Final

from tournament.harness.event_driver import EventDriver

from dacabo.club import requests as to_club
from dacabo.club.club import Club, apply
from dacabo.club.commands import ClubContext, handle, open_club
from dacabo.club.facts import (
    ByPlace,
    Came,
    ClubEntry,
    Evening,
    EveningRecorded,
    Fact,
    Newcomer,
    PeopleAdded,
    Sat,
    Season,
    SeasonSet,
    Table,
)
from dacabo.tournament.event import Event
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.registration import Register

TEN_SEVEN_FIVE: Final = ByPlace((10, 7, 5), 1)


class BookDriver:
    """A driver of a club's book, with the requests of its organiser."""

    def __init__(self) -> None:
        self.now = 1_790_000_000_000
        self._ids = count(1)
        self.club: Club = apply(None, open_club("Kartenfreunde", self.now))

    def ask(
        self,
        request: to_club.Request,
        event: tuple[str, Event] | None = None,
        id: str = "",  # noqa: A002 (the wire's word)
        by: int = 0,
    ) -> list[ClubEntry]:
        """Make a request and apply its facts."""
        context = ClubContext(self.now, id or f"r{next(self._ids)}", event=event, organiser=by)
        entries = handle(self.club, request, context)
        for entry in entries:
            self.club = apply(self.club, entry)
        return entries

    def take_in(
        self,
        event: Event,
        id: str = "event-1",  # noqa: A002 (as above)
        who: Sequence[int | None] | None = None,
    ) -> None:
        """Add a tournament to the book; by default everybody is new."""
        people = (None,) * len(event.names) if who is None else tuple(who)
        self.ask(to_club.TakeIn(id, "2026-11-20", people), (id, event))


def an_event(*names: str, over: bool = True) -> Event:
    """A tournament with these people that has been played: the first of each table wins."""
    driver = EventDriver()
    driver.ask(Register(names))
    driver.publish()
    driver.play()
    while not driver.event.stages[-1].final:
        driver.publish()
        driver.play()
    if over:
        driver.ask(End())
    return driver.event


def evening(on: str, *tables: Sequence[int], event: str = "", at: int = 0) -> Evening:
    """An evening with tables, each given as its people from the winner to the last.

    The last table is the final. A person's place in the evening follows from their last table.
    """
    seats = [
        tuple(Sat(person, place, 10 * place) for place, person in enumerate(table, 1))
        for table in tables
    ]
    ranking = [*dict.fromkeys(person for table in reversed(tables) for person in table)]
    return Evening(
        event=event or f"event of {on}",
        name=f"Evening of {on}",
        on=on,
        at=at,
        game="game",
        preset="preset",
        came=tuple(Came(person, place) for place, person in enumerate(ranking, 1)),
        tables=tuple(
            Table(1 + (number == len(seats)), number == len(seats), at_table)
            for number, at_table in enumerate(seats, 1)
        ),
    )


def club_of(
    people: int,
    evenings: Sequence[Evening],
    *seasons: Season,
    merged_into: Sequence[ClubEntry] = (),
) -> Club:
    """A club with people P0, P1 and so on, and these evenings, recorded in this order."""
    club = apply(None, open_club("Club", 1))
    names = tuple(Newcomer(n, f"P{n}") for n in range(people))
    facts: list[Fact] = [
        PeopleAdded(names),
        *(EveningRecorded(number, what) for number, what in enumerate(evenings, 1)),
        *(SeasonSet(number, what) for number, what in enumerate(seasons, 1)),
    ]
    for fact in facts:
        club = apply(club, ClubEntry(1, fact))
    for entry in merged_into:
        club = apply(club, entry)
    return club
