"""A club book as a file: its log, one fact per line, and what was reckoned from it.

Only the log is read again. The rest is for other programs, which need not know how it is reckoned.
"""

from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from dacabo.club.club import Club, fold
from dacabo.club.errors import ClubFileError
from dacabo.club.facts import Entry, EveningPlanned, LinkRenewed, PlanDropped
from dacabo.club.forgetting import forgetful
from dacabo.club.views import club_view
from dacabo.core.errors import DacaboError
from dacabo.core.values import Value

VERSION: Final = 1
LARGEST: Final = 8_000_000
"""The maximum size of a file in bytes."""


class _Head(msgspec.Struct):
    """The fields common to all versions of the file."""

    dacabo: Literal["club"]
    version: int


class _File(Value):
    dacabo: Literal["club"]
    version: int
    log: list[msgspec.Raw]
    reckoned: Any = None


def write_club(club: Club) -> bytes:
    """A club book as JSON."""
    head = f'{{"dacabo": "club", "version": {VERSION}, "log": [\n'
    lines = b",\n".join(msgspec.json.encode(replace(entry, id=None)) for entry in club.log)
    reckoned = msgspec.json.encode(club_view(club))
    return head.encode() + lines + b'\n], "reckoned":\n' + reckoned + b"\n}\n"


def read_club(data: bytes) -> tuple[Entry, ...]:
    """The log of a club book, without what belongs to the server that wrote it: links and plans.

    Raises:
        ClubFileError: it is not a club book, or a fact in it is impossible; with the line.
    """
    club: Club | None = None
    for line, raw in enumerate(_log(data), 2):
        try:
            entry = replace(msgspec.json.decode(raw, type=Entry), id=None)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise ClubFileError("club-file-refused", line=line) from None
        if isinstance(entry.fact, EveningPlanned | PlanDropped | LinkRenewed):
            continue
        try:
            club = fold(club, entry)
        except DacaboError as error:
            raise ClubFileError("club-file-refused", line=line) from error
    if club is None:
        raise ClubFileError("club-file-foreign", line=1)
    return forgetful(club.log)


def _log(data: bytes) -> list[msgspec.Raw]:
    try:
        head = msgspec.json.decode(data, type=_Head)
        if head.version != VERSION:
            raise ClubFileError("club-file-version", line=1, found=head.version, known=VERSION)
        return msgspec.json.decode(data, type=_File).log
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise ClubFileError("club-file-foreign", line=1) from None
