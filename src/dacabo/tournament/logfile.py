"""An event as a file: JSON lines, the first says the version. Read strictly, line by line.

The file is the whole log but for the seed that is not public yet: in its place stands its
commitment. So it gives no draw away, and what that seed drew, which is not published, has to be
drawn anew where the event goes on.
"""

from typing import Final

import msgspec

from dacabo.core.errors import DacaboError
from dacabo.core.values import Value
from dacabo.tournament.errors import LogError
from dacabo.tournament.event import Event, check_terms
from dacabo.tournament.facts import Entry, Opened
from dacabo.tournament.folding import fold
from dacabo.tournament.names import text
from dacabo.tournament.reckoning.seals import for_file, seal_of
from dacabo.tournament.roles import Organiser
from dacabo.tournament.steps.allowing import allow

VERSION: Final = 3
READ: Final = (1, 2, VERSION)
"""Version 1 held the one seed of an event from the beginning; before 3 no file said the game."""
LARGEST: Final = 4_000_000
"""Bytes of a file."""


class _Heading(Value):
    """The first line."""

    dacabo: str
    version: int


_HEADING: Final = _Heading("tournament", VERSION)


def write_log(event: Event) -> bytes:
    """The file of an event."""
    encode = msgspec.json.encode
    lines = [encode(_HEADING), *map(encode, for_file(event))]
    return b"".join(line + b"\n" for line in lines)


def read_log(file: bytes) -> Event:
    """The event in a file: every step is checked as it was when it was taken.

    Raises:
        LogError: with the line, counted from 1, and what is wrong there.
    """
    if len(file) > LARGEST:
        raise LogError("log-too-long", line=1, most=LARGEST // 1_000_000)
    lines = file.split(b"\n")
    if lines.pop() != b"":
        raise LogError("log-cut-off", line=len(lines) + 1)
    if not lines:
        raise LogError("log-empty", line=1)
    _check_heading(lines[0])
    event: Event | None = None
    for number, line in enumerate(lines[1:], 2):
        try:
            entry = msgspec.json.decode(line, type=Entry)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise LogError("log-unreadable", line=number) from None
        try:
            _check(event, entry)
        except LogError:
            raise
        except DacaboError as error:
            raise LogError("log-impossible", line=number) from error
        event = fold(event, entry)
    if event is None:
        raise LogError("log-empty", line=1)
    return event


def _check_heading(line: bytes) -> None:
    try:
        heading = msgspec.json.decode(line, type=_Heading)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise LogError("log-not-ours", line=1) from None
    if heading.dacabo != _HEADING.dacabo:
        raise LogError("log-not-ours", line=1)
    if heading.version not in READ:
        raise LogError("log-other-version", line=1, found=heading.version, known=VERSION)


def _check(event: Event | None, entry: Entry) -> None:
    if event is not None:
        if entry.at < event.log[-1].at:
            raise LogError("log-time-backwards", line=len(event.log) + 2)
        allow(event, entry)
        return
    fact = entry.fact
    if not isinstance(fact, Opened) or not isinstance(entry.by, Organiser):
        raise LogError("log-not-opened", line=2)
    seal_of(fact)
    check_terms(fact)
    if text(fact.name) != fact.name:
        raise LogError("log-not-opened", line=2)
