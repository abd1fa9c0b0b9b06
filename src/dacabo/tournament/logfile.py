"""An event as a file of JSON lines; every line is read strictly.

The first line holds the version. The score pads of matches in progress follow, one per line, which
only a server uses; then comes the log.

The file is the complete log, except that a seed that is not public yet is replaced by its
commitment. So it reveals no future draw, and an unpublished draft has to be redrawn by the server
that continues the event.
"""

from collections.abc import Iterable
from itertools import takewhile
from typing import Final

import msgspec

from dacabo.core.errors import DacaboError
from dacabo.core.values import Value
from dacabo.tournament.apply import apply
from dacabo.tournament.commands import allow
from dacabo.tournament.errors import LogError
from dacabo.tournament.event import Event
from dacabo.tournament.facts import Entry
from dacabo.tournament.names import clean_text
from dacabo.tournament.roles import Organiser
from dacabo.tournament.subjects.drawing import exportable_log
from dacabo.tournament.subjects.opening import Opened, check_terms, seal_of

VERSION: Final = 4
READABLE_VERSIONS: Final = (1, 2, 3, VERSION)
"""Version 1 had a single seed for the whole event. Files before version 3 do not name the game.
Files before version 4 know fewer kinds of steps and have no pads."""
MAX_LOG_BYTES: Final = 4_000_000
"""The maximum size of a file in bytes."""


class _Heading(Value):
    """The first line."""

    dacabo: str
    version: int


_HEADING: Final = _Heading("tournament", VERSION)
_PAD_PREFIX: Final = b'{"pad":'
"""The beginning of a line with a pad."""


def write_log(event: Event, pads: Iterable[bytes] = ()) -> bytes:
    """Write an event as a file, with the lines of its pads."""
    encode = msgspec.json.encode
    lines = [encode(_HEADING), *pads, *map(encode, exportable_log(event))]
    return b"".join(line + b"\n" for line in lines)


def pads_in(file: bytes) -> list[bytes]:
    """The lines of the pads in a file; the first of them is line 2."""
    return [*takewhile(_is_pad, file.split(b"\n")[1:])]


def _is_pad(line: bytes) -> bool:
    return line.startswith(_PAD_PREFIX)


def read_log(file: bytes) -> Event:
    """Read an event; every entry is checked as it was when it was made.

    Raises:
        LogError: with the line, counted from 1, and what is wrong there.
    """
    if len(file) > MAX_LOG_BYTES:
        raise LogError("log-too-long", line=1, most=MAX_LOG_BYTES // 1_000_000)
    lines = file.split(b"\n")
    if lines.pop() != b"":
        raise LogError("log-cut-off", line=len(lines) + 1)
    if not lines:
        raise LogError("log-empty", line=1)
    _check_heading(lines[0])
    event: Event | None = None
    pads = len(pads_in(file))
    for number, line in enumerate(lines[1 + pads :], 2 + pads):
        try:
            entry = msgspec.json.decode(line, type=Entry)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise LogError("log-unreadable", line=number) from None
        try:
            _check(event, entry, number)
        except LogError:
            raise
        except DacaboError as error:
            raise LogError("log-impossible", line=number) from error
        event = apply(event, entry)
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
    if heading.version not in READABLE_VERSIONS:
        raise LogError("log-other-version", line=1, found=heading.version, known=VERSION)


def _check(event: Event | None, entry: Entry, line: int) -> None:
    if event is not None:
        if entry.at < event.log[-1].at:
            raise LogError("log-time-backwards", line=line)
        allow(event, entry)
        return
    fact = entry.fact
    if not isinstance(fact, Opened) or not isinstance(entry.by, Organiser):
        raise LogError("log-not-opened", line=line)
    seal_of(fact.seed, fact.commitment)
    check_terms(fact)
    if clean_text(fact.name) != fact.name:
        raise LogError("log-not-opened", line=line)
