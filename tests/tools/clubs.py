"""A club book for the gallery, made by the real code."""

from typing import Any, Final

from club.harness.book import BookDriver, an_event
from msgspec.structs import replace

from dacabo.club import requests as ask
from dacabo.club.club import replay
from dacabo.club.evening import proposal
from dacabo.club.facts import ByPlace, ByResult, EveningPlanned, Season
from dacabo.club.views import club_view
from dacabo.server.wire.clubs import ClubShown

NAMES: Final = (
    *("Ana", "Bo", "Chidi", "Dörte", "Émile", "Fatima", "Göran", "Hinemoa", "Ines"),
    *("Wolfgang Amadeus Mozart", "Ελένη Παπαδοπούλου", "Nguyễn Thị Minh Khai"),
)
DATES: Final = ("2026-09-04", "2026-10-02", "2026-11-06", "2026-12-04", "2027-01-08", "2027-02-05")
WINTER: Final = Season(
    name="Winter 2026/27",
    since="2026-10-01",
    until="2027-03-31",
    best=3,
    points=ByPlace((10, 7, 5, 4, 3, 2, 1), 1),
)


def clubs() -> dict[str, Any]:
    """A new book; one with six evenings, as its keeper and its readers see it; a guest list."""
    book = BookDriver()
    empty = ClubShown(club_view(book.club), organiser=True, number=0)
    book.ask(ask.SetSeason(Season(name="Ewige Tabelle", points=ByResult(2, 1))))
    book.ask(ask.SetSeason(WINTER))
    for number, on in enumerate(DATES, 1):
        _meet(book, f"event-{number}", on, NAMES[number:] + NAMES[: number - 1])
    book.ask(ask.ForgetPerson(4))
    book.ask(ask.AddPeople(("Zoë",)))
    for name in ("Wolfgang", "Gretel"):
        book.ask(ask.InviteOrganiser(name))
    book.ask(ask.WithdrawOrganiser(2))
    planned = EveningPlanned("event-7", "Kartenfreunde 7", (0, 1, 2, 3), season=2)
    book.club = replay((*book.club.log, replace(book.club.log[-1], fact=planned)))
    view = club_view(book.club)
    others = (*NAMES[2:8], "Maximiliane v. Hohenfels")
    return {
        "empty": empty,
        "keeper": ClubShown(view, organiser=True, number=0),
        "reader": ClubShown(replace(view, plans=(), organisers=()), organiser=False, number=None),
        "over": proposal(book.club, "event-8", an_event(*others)),
        "early": proposal(book.club, "event-7", an_event(*NAMES[:4], over=False)),
    }


def _meet(book: BookDriver, event: str, on: str, names: tuple[str, ...]) -> None:
    """Add an evening to the book, with everybody as proposed."""
    event_played = an_event(*names)
    guests = proposal(book.club, event, event_played).guests
    people = tuple(guest.person for guest in guests)
    book.ask(ask.TakeIn(event, on, people), (event, event_played))
