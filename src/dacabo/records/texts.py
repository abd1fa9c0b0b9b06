"""The text of a record: its size, decoding a file, and quoting names."""

import json
import re
from typing import Final

from dacabo.records.record import RecordError

MAX_BYTES: Final = 1_000_000
MAX_MOVES: Final = 25_000
MAX_ROUNDS: Final = 1_000
LONGEST_LINE: Final = 50_000
LONGEST_NAME: Final = 80
MAX_PLAYERS: Final = 26
"""A seat is written as one letter.

A file beyond any of these limits is refused before any move is played. A normal match has some
hundred moves and a few dozen kilobytes; the longest that is read takes a second to verify.
"""


# Explicit ranges, because Unicode's categories change between versions of Python.
_UNPRINTABLE = (
    "\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff\U000e0000-\U000e007f"
)
"""Characters that control a terminal, change direction, break lines or are invisible. A record
contains them only in escaped form."""

_FORBIDDEN = re.compile(f"(?!\n)[{_UNPRINTABLE}]")
_TO_ESCAPE = re.compile(f'["\\\\{_UNPRINTABLE}]')
QUOTED = rf'"(?:[^"\\{_UNPRINTABLE}]|\\["\\]|\\u[0-9a-f]{{4}})*"'


def decode(data: bytes) -> str:
    """Decode a file; refused if it is too large or not UTF-8."""
    if len(data) > MAX_BYTES:
        raise RecordError("record-too-large", line=1, column=1, bytes=MAX_BYTES)
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        before = data[: error.start].decode().split("\n")
        raise RecordError(
            "record-not-utf-8", line=len(before), column=len(before[-1]) + 1
        ) from None


def lines_of(text: str) -> list[str]:
    """The lines of a record, each terminated by a line feed and nothing else."""
    if len(text) > MAX_BYTES:
        raise RecordError("record-too-large", line=1, column=1, bytes=MAX_BYTES)
    *lines, rest = text.split("\n")
    for number, line in enumerate((*lines, rest), start=1):
        if len(line) > LONGEST_LINE:
            raise RecordError(
                "record-line-too-long",
                line=number,
                column=LONGEST_LINE + 1,
                characters=LONGEST_LINE,
            )
        if forbidden := _FORBIDDEN.search(line):
            raise RecordError(
                "record-character",
                line=number,
                column=forbidden.start() + 1,
                character=f"U+{ord(forbidden[0]):04X}",
            )
    if rest or not any(line.startswith("Result: ") for line in lines):
        raise RecordError("record-cut-off", line=len(lines) + 1, column=len(rest) + 1)
    return lines


def quote(text: str) -> str:
    """Quote a name or a word, and escape invisible characters."""
    return '"' + _TO_ESCAPE.sub(lambda matched: _escape(matched[0]), text) + '"'


def _escape(letter: str) -> str:
    if letter in '"\\':
        return f"\\{letter}"
    units = letter.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[k : k + 2].hex()}" for k in range(0, len(units), 2))


def unquote(quoted: str) -> str:
    """The inverse of `quote`."""
    return str(json.loads(quoted))
