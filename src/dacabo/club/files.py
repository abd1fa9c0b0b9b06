"""A club book as a file, and as a workbook with a sheet for each season and four more.

The file has the log, one fact per line, and the results computed from it. We read only the log;
the results are for other programs, which need not know how to compute them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from datetime import date
from typing import Final

import msgspec
from msgspec.structs import replace

from dacabo.club.club import Club, apply
from dacabo.club.erasure import erase
from dacabo.club.facts import (
    ClubEntry,
    ClubFileError,
    EveningPlanned,
    LinkRenewed,
    Person,
    PlanDropped,
)
from dacabo.club.views import ClubView, SeasonView, club_view
from dacabo.log import LogFile
from dacabo.spreadsheet import Row, Sheet

MAX_BYTES: Final = 8_000_000
"""The maximum size of a file."""

_FILE: Final = LogFile(
    "club", 1, ClubEntry, most_bytes=MAX_BYTES, error=ClubFileError, codes="club-file"
)


def write_club(club: Club) -> bytes:
    """A club book as JSON."""
    entries = (replace(entry, id=None) for entry in club.log)
    return _FILE.write(entries, msgspec.json.encode(club_view(club)))


def read_club(data: bytes) -> tuple[ClubEntry, ...]:
    """Read the log of a club book, without the links and plans of the server that wrote it.

    Raises:
        ClubFileError: the file is not a club book, or a fact in it is impossible.
    """
    return erase(_FILE.read(data, _apply_portable).log)


def _apply_portable(club: Club | None, entry: ClubEntry) -> Club | None:
    """Apply an entry, unless it makes sense only on the server that wrote it."""
    if isinstance(entry.fact, EveningPlanned | PlanDropped | LinkRenewed):
        return club
    return apply(club, replace(entry, id=None))


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
    "club-sheet-stage",
    "club-sheet-consolation",
    "club-sheet-final",
    "club-sheet-table",
    "club-sheet-rating",
    "club-sheet-uncertain",
    "club-sheet-other",
    "club-sheet-met",
    "club-sheet-ahead",
    "club-sheet-behind",
)
"""The keys of the messages that a workbook needs."""


class ClubSheets:
    """Writes the rows of a club's sheets.

    Args:
        club: the club as its readers see it.
        words: by key of `HEADINGS`: the text.
        nobody: by person: a placeholder for the name of somebody who was forgotten.
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
            yield season.what.name, [*self._season_rows(season)]
        yield self._words["club-sheet-people"], [*self._people_rows()]
        yield self._words["club-sheet-evenings"], [*self._participant_rows()]
        yield self._words["club-sheet-tables"], [*self._table_rows()]
        yield self._words["club-sheet-pairs"], [*self._pair_rows()]

    def _heading_row(self, *keys: str) -> Row:
        return tuple(self._words[key] for key in keys)

    def _season_rows(self, season: SeasonView) -> Iterator[Row]:
        dates = tuple(date.fromisoformat(self._evenings[number].on) for number in season.evenings)
        yield (
            *self._heading_row(
                "club-sheet-place", "club-sheet-person", "club-sheet-points", "club-sheet-won"
            ),
            *dates,
        )
        for standing in season.standings:
            points = {score.evening: score.points for score in standing.scores}
            yield (
                standing.place,
                self._names[standing.person],
                standing.points,
                standing.won,
                *(points.get(evening) for evening in season.evenings),
            )

    def _people_rows(self) -> Iterator[Row]:
        yield self._heading_row(
            "club-sheet-person",
            "club-sheet-evenings",
            "club-sheet-won",
            "club-sheet-tables",
            "club-sheet-rating",
            "club-sheet-uncertain",
        )
        for person in self._club.people:
            last = person.rating[-1] if person.rating else None
            rating = (None, None) if last is None else (round(last.mu, 2), round(last.sigma, 2))
            yield (self._names[person.person], person.evenings, person.won, person.tables, *rating)

    def _participant_rows(self) -> Iterator[Row]:
        yield self._heading_row(
            "club-sheet-date",
            "club-sheet-evening",
            "club-sheet-game",
            "club-sheet-person",
            "club-sheet-place",
        )
        for evening in self._club.evenings:
            about = (date.fromisoformat(evening.on), evening.name, evening.game)
            for participant in evening.came:
                yield (*about, self._names[participant.person], participant.place)

    def _table_rows(self) -> Iterator[Row]:
        yield self._heading_row(
            "club-sheet-date",
            "club-sheet-evening",
            "club-sheet-stage",
            "club-sheet-table",
            "club-sheet-person",
            "club-sheet-place",
            "club-sheet-points",
        )
        for evening in self._club.evenings:
            on, tables_of = date.fromisoformat(evening.on), Counter[int]()
            for table in evening.tables:
                tables_of[table.stage] += 1
                stage: str | int = table.stage
                if table.consolation:
                    stage = self._words["club-sheet-consolation"]
                elif table.final:
                    stage = self._words["club-sheet-final"]
                about = (on, evening.name, stage, tables_of[table.stage])
                for seat in table.sat:
                    yield (*about, self._names[seat.person], seat.place, seat.points)

    def _pair_rows(self) -> Iterator[Row]:
        yield self._heading_row(
            "club-sheet-person",
            "club-sheet-other",
            "club-sheet-met",
            "club-sheet-ahead",
            "club-sheet-behind",
        )
        for pair in self._club.pairs:
            names = (self._names[pair.one], self._names[pair.other])
            yield (*names, pair.tables, pair.ahead, pair.behind)
