"""A club book in tests: makes requests and folds, and holds whole evenings."""

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
from dacabo.log import Entry
from dacabo.tournament.event import Event
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.registration import Register

TEN_SEVEN_FIVE: Final = ByPlace((10, 7, 5), 1)


class Book:
    """A club and the person who keeps its book."""

    def __init__(self) -> None:
        self.now = 1_790_000_000_000
        self._ids = count(1)
        self.club: Club = apply(None, open_club("Kartenfreunde", self.now))

    def ask(
        self,
        request: to_club.Request,
        found: tuple[str, Event] | None = None,
        id: str = "",  # noqa: A002 (the wire's word)
    ) -> list[ClubEntry]:
        """Make a request and fold its facts."""
        entries = handle(
            self.club, request, ClubContext(self.now, id or f"r{next(self._ids)}", event=found)
        )
        for entry in entries:
            self.club = apply(self.club, entry)
        return entries

    def take_in(
        self,
        event: Event,
        id: str = "event-1",  # noqa: A002 (as above)
        who: Sequence[int | None] | None = None,
    ) -> None:
        """Take in an event; by default everybody is new."""
        people = (None,) * len(event.names) if who is None else tuple(who)
        self.ask(to_club.TakeIn(id, "2026-11-20", people), (id, event))


def an_event(*names: str, over: bool = True) -> Event:
    """An event with these people that has been played: the first of each table wins."""
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
    """An evening with tables whose people are given from the winner to the last.

    The last table is the final; the places of the evening are those of the last table of each.
    """
    sat = [tuple(Sat(p, place, 10 * place) for place, p in enumerate(t, 1)) for t in tables]
    order = [*dict.fromkeys(p for table in reversed(tables) for p in table)]
    return Evening(
        event=event or f"event of {on}",
        name=f"Evening of {on}",
        on=on,
        at=at,
        game="game",
        preset="preset",
        came=tuple(Came(person, place) for place, person in enumerate(order, 1)),
        tables=tuple(
            Table(1 + (n == len(sat)), n == len(sat), who) for n, who in enumerate(sat, 1)
        ),
    )


def club_of(
    people: int,
    evenings: Sequence[Evening],
    *seasons: Season,
    merged_into: Sequence[ClubEntry] = (),
) -> Club:
    """A club with P0, P1 and so on, and these evenings, taken in in this order."""
    club = apply(None, open_club("Club", 1))
    names = tuple(Newcomer(n, f"P{n}") for n in range(people))
    facts: list[Fact] = [
        PeopleAdded(names),
        *(EveningRecorded(number, what) for number, what in enumerate(evenings, 1)),
        *(SeasonSet(number, what) for number, what in enumerate(seasons, 1)),
    ]
    for fact in facts:
        club = apply(club, Entry(1, fact))
    for entry in merged_into:
        club = apply(club, entry)
    return club
