"""A whole pad as a file, as a table for programs, and as a score sheet for spreadsheets.

Spreadsheets split a file at the list separator of the machine, which is a semicolon wherever
decimals have a comma. They recognise UTF-8 only after a byte order mark.
"""

import csv
import io
import re
from collections.abc import Callable, Mapping
from typing import Final

from dacabo.core.phrases import Phrase
from dacabo.log import LogFile
from dacabo.scorepad.errors import PadFileError
from dacabo.scorepad.facts import PadEntry
from dacabo.scorepad.lots import without_secrets
from dacabo.scorepad.pad import Pad, apply

VERSION: Final = 4
MAX_BYTES: Final = 4_000_000

_FILE: Final = LogFile(
    "score-pad",
    VERSION,
    PadEntry,
    # Each version added facts: 2 players who leave, 3 lots, 4 matches that are extended.
    older=(1, 2, 3),
    most_bytes=MAX_BYTES,
    error=PadFileError,
    codes="pad-file",
)


def write_pad(pad: Pad) -> bytes:
    """Write a pad as JSON, without the seed that is still sealed."""
    return _FILE.write(without_secrets(pad.log))


def read_pad(data: bytes) -> Pad:
    """Read a pad from a file.

    Raises:
        PadFileError: the file is not a pad, or a fact in it is impossible.
    """
    return _FILE.read(data, apply)


_FORMULA: Final = re.compile(r"""(^|[;,|"'])(\s*)(?=[=+\-@＝＋－＠])""")
"""The place before a character that begins a formula: the start of a cell, or after a separator.

Some spreadsheets split at semicolons whatever the file says, and so see cells inside a name.
"""

SEPARATORS: Final[Mapping[str, str]] = {"en": ","}
"""By language: the separator; a semicolon for languages that are not here."""


def csv_of(pad: Pad) -> bytes:
    """Write one line for each round that counts and each player (RFC 4180)."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(("round", "player", *pad.sheet.columns))
    for number, result in enumerate(pad.results, start=1):
        for seat, name in enumerate(pad.names):
            if seat in pad.without[number - 1]:
                continue
            row = (number, name, *pad.sheet.row(result, seat))
            writer.writerow(escape_formula(cell) if isinstance(cell, str) else cell for cell in row)
    return text.getvalue().encode("utf-8-sig")


def paper_of(pad: Pad, language: str, say: Callable[[Phrase], str]) -> bytes:
    """Write a score sheet: a row for each round, a column for each player, and the totals.

    Where a rule changed a total, for example at 100 points, an extra row has the difference. So
    the numbers of a column always add up to its total.
    """
    text = io.StringIO()
    separator = SEPARATORS.get(language, ";")
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    unit = pad.sheet.unit
    writer.writerow(
        [say(Phrase("scorepad-column", {"unit": unit})), *map(escape_formula, pad.names)]
    )
    totals_before = (0,) * pad.players
    for number, result in enumerate(pad.results, start=1):
        absent = pad.without[number - 1]
        points = ["" if seat in absent else n for seat, n in enumerate(result.points)]
        writer.writerow([number, *points])
        adjustments = [
            total - before - points
            for total, before, points in zip(
                result.totals, totals_before, result.points, strict=True
            )
        ]
        if any(adjustments):
            writer.writerow([say(Phrase("scorepad-jump")), *(n or "" for n in adjustments)])
        totals_before = result.totals
    writer.writerow([say(Phrase("scorepad-total")), *pad.totals])
    return text.getvalue().encode("utf-8-sig")


def escape_formula(text: str) -> str:
    """Escape a text so that no spreadsheet takes it for a formula."""
    return _FORMULA.sub(r"\1\2'", text)
