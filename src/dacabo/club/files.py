"""A club book as a file, and as rows of a spreadsheet: a sheet for each season, one for the rest.

The file has the log, one fact per line, and what was computed from it. Only the log is read again.
The rest is for other programs, which need not know how it is computed.
"""

from collections.abc import Iterable, Iterator, Mapping
from io import BytesIO
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from dacabo.club.club import Club, apply
from dacabo.club.erasure import erase
from dacabo.club.facts import (
    ClubEntry,
    ClubFileError,
    EveningPlanned,
    Fact,
    LinkRenewed,
    Person,
    PlanDropped,
)
from dacabo.club.views import ClubView, SeasonView, club_view
from dacabo.core.errors import extra
from dacabo.log import Entry, LogFile

LARGEST: Final = 8_000_000
"""The maximum size of a file in bytes."""

_FILE: Final = LogFile(
    "club", 1, Entry[Fact], most_bytes=LARGEST, error=ClubFileError, codes="club-file"
)


def write_club(club: Club) -> bytes:
    """A club book as JSON."""
    entries = (replace(entry, id=None) for entry in club.log)
    return _FILE.write(entries, msgspec.json.encode(club_view(club)))


def read_club(data: bytes) -> tuple[ClubEntry, ...]:
    """The log of a club book, without what belongs to the server that wrote it: links and plans.

    Raises:
        ClubFileError: it is not a club book, or a fact in it is impossible; with the line.
    """
    return erase(_FILE.read(data, _apply).log)


def _apply(club: Club | None, entry: ClubEntry) -> Club | None:
    if isinstance(entry.fact, EveningPlanned | PlanDropped | LinkRenewed):
        return club
    return apply(club, replace(entry, id=None))


Cell: TypeAlias = str | int | float | None
Row: TypeAlias = tuple[Cell, ...]
Sheet: TypeAlias = tuple[str, list[Row]]
"""A title and its rows; the first has the headings."""

HEADINGS: Final = (
    "club-sheet-people",
    "club-sheet-evenings",
    "club-sheet-tables",
    "club-sheet-pairs",
    "club-sheet-person",
    "club-sheet-place",
    "club-sheet-points",
    "club-sheet-won",
    "club-sheet-date",
    "club-sheet-evening",
    "club-sheet-game",
    "club-sheet-table",
    "club-sheet-rating",
    "club-sheet-uncertain",
    "club-sheet-other",
    "club-sheet-met",
    "club-sheet-ahead",
    "club-sheet-behind",
)
"""The words that a spreadsheet needs."""


class Tables:
    """The sheets of a club.

    Args:
        club: as its readers see it.
        words: the text of each of `HEADINGS`.
        nobody: a name for everybody who was forgotten, by number.
    """

    def __init__(
        self, club: ClubView, words: Mapping[str, str], nobody: Mapping[Person, str]
    ) -> None:
        self._club = club
        self._words = words
        self._names = {
            person.person: person.name or nobody[person.person] for person in club.people
        }
        self._evenings = {evening.evening: evening for evening in club.evenings}

    def sheets(self) -> Iterator[Sheet]:
        """All sheets, the latest season first."""
        for season in self._club.seasons:
            yield season.what.name, [*self._season(season)]
        yield self._words["club-sheet-people"], [*self._people()]
        yield self._words["club-sheet-evenings"], [*self._came()]
        yield self._words["club-sheet-tables"], [*self._tables()]
        yield self._words["club-sheet-pairs"], [*self._pairs()]

    def _heads(self, *names: str) -> Row:
        return tuple(self._words[name] for name in names)

    def _season(self, season: SeasonView) -> Iterator[Row]:
        days = tuple(self._evenings[number].on for number in season.evenings)
        yield (
            *self._heads(
                "club-sheet-place", "club-sheet-person", "club-sheet-points", "club-sheet-won"
            ),
            *days,
        )
        for line in season.standings:
            gained = {score.evening: score.points for score in line.scores}
            yield (
                *(line.place, self._names[line.person], line.points, line.won),
                *(gained.get(evening) for evening in season.evenings),
            )

    def _people(self) -> Iterator[Row]:
        yield self._heads(
            "club-sheet-person",
            "club-sheet-evenings",
            "club-sheet-won",
            "club-sheet-tables",
            "club-sheet-rating",
            "club-sheet-uncertain",
        )
        for person in self._club.people:
            last = person.rating[-1] if person.rating else None
            rated = (None, None) if last is None else (round(last.mu, 2), round(last.sigma, 2))
            yield (self._names[person.person], person.evenings, person.won, person.tables, *rated)

    def _came(self) -> Iterator[Row]:
        yield self._heads(
            "club-sheet-date",
            "club-sheet-evening",
            "club-sheet-game",
            "club-sheet-person",
            "club-sheet-place",
        )
        for evening in self._club.evenings:
            about = (evening.on, evening.name, evening.game)
            for participant in evening.came:
                yield (*about, self._names[participant.person], participant.place)

    def _tables(self) -> Iterator[Row]:
        yield self._heads(
            "club-sheet-date",
            "club-sheet-evening",
            "club-sheet-table",
            "club-sheet-person",
            "club-sheet-place",
            "club-sheet-points",
        )
        for evening in self._club.evenings:
            for number, table in enumerate(evening.tables, 1):
                for seat in table.sat:
                    about = (evening.on, evening.name, number)
                    yield (*about, self._names[seat.person], seat.place, seat.points)

    def _pairs(self) -> Iterator[Row]:
        yield self._heads(
            "club-sheet-person",
            "club-sheet-other",
            "club-sheet-met",
            "club-sheet-ahead",
            "club-sheet-behind",
        )
        for pair in self._club.pairs:
            names = (self._names[pair.one], self._names[pair.other])
            yield (*names, pair.tables, pair.ahead, pair.behind)


_FORBIDDEN: Final = str.maketrans(dict.fromkeys("[]:*?/\\", " "))
_LONGEST_TITLE: Final = 31


def workbook(sheets: Iterable[Sheet]) -> bytes:
    """Sheets as an XLSX file, which every office program opens.

    Raises:
        MissingExtra: the library that writes it is not installed.
    """
    with extra("xlsx"):
        import xlsxwriter  # noqa: PLC0415 (an extra)

    file = BytesIO()
    # Names that look like formulas or addresses are names.
    options = {
        "in_memory": True,
        "strings_to_formulas": False,
        "strings_to_urls": False,
        "strings_to_numbers": False,
    }
    taken: set[str] = set()
    with xlsxwriter.Workbook(file, options) as book:
        bold = book.add_format({"bold": True})
        for title, rows in sheets:
            sheet = book.add_worksheet(_title(title, taken))
            for row, cells in enumerate(rows):
                sheet.write_row(row, 0, cells, None if row else bold)
            sheet.freeze_panes(1, 0)
            sheet.autofit()
    return file.getvalue()


def _title(text: str, taken: set[str]) -> str:
    """A title as spreadsheets allow it, and no other sheet has it."""
    clean = text.translate(_FORBIDDEN).strip(" '") or "–"
    number = 1
    title = clean[:_LONGEST_TITLE]
    while title.casefold() in taken:
        number += 1
        end = f" {number}"
        title = clean[: _LONGEST_TITLE - len(end)] + end
    taken.add(title.casefold())
    return title
