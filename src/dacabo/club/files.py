"""A club book as a file: its log, one fact per line, and what was reckoned from it.

Only the log is read again. The rest is for other programs, which need not know how it is reckoned.
"""

from typing import Final

import msgspec
from msgspec.structs import replace

from dacabo.club.club import Club, apply
from dacabo.club.erasure import erase
from dacabo.club.errors import ClubFileError
from dacabo.club.facts import ClubEntry, EveningPlanned, Fact, LinkRenewed, PlanDropped
from dacabo.club.views import club_view
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
