"""A whole pad as a file; for spreadsheets, as a table and as a sheet of paper.

Spreadsheets split a file at the list separator of the machine: a semicolon wherever decimals have
a comma. They take UTF-8 for what it is only after a byte order mark.
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
    # Older files know fewer facts: in 3 nothing is prolonged, in 2 no lot drawn, in 1 nobody left.
    older=(1, 2, 3),
    most_bytes=MAX_BYTES,
    error=PadFileError,
    codes="pad-file",
)


def write_pad(pad: Pad) -> bytes:
    """A pad as JSON, without what is still sealed."""
    return _FILE.write(without_secrets(pad.log))


def read_pad(data: bytes) -> Pad:
    """Read a pad from a file.

    Raises:
        PadFileError: it is not a pad file, or a fact in it is impossible; with the line.
    """
    return _FILE.read(data, apply)


_FORMULA: Final = re.compile(r"""(^|[;,|"'])(\s*)(?=[=+\-@＝＋－＠])""")
"""What makes a spreadsheet compute a formula: at the start of a cell, or of what it takes for one.

Some split at semicolons whatever the file says, and see cells inside a name.
"""

SEPARATORS: Final[Mapping[str, str]] = {"en": ","}
"""By language; elsewhere a semicolon."""


def csv_of(pad: Pad) -> bytes:
    """One line for each round that counts and each player (RFC 4180).

    With a byte order mark: otherwise spreadsheets garble names in many scripts.
    """
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
    """A row a round, a column a person, and the totals.

    A line of its own says where a total changed by itself. So the numbers of a column always add
    up to its last one.
    """
    text = io.StringIO()
    separator = SEPARATORS.get(language, ";")
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    unit = pad.sheet.unit
    writer.writerow(
        [say(Phrase("scorepad-column", {"unit": unit})), *map(escape_formula, pad.names)]
    )
    before = (0,) * pad.players
    for number, result in enumerate(pad.results, start=1):
        left = pad.without[number - 1]
        writer.writerow(
            [number, *("" if seat in left else n for seat, n in enumerate(result.points))]
        )
        jumps = [
            total - old - points
            for total, old, points in zip(result.totals, before, result.points, strict=True)
        ]
        if any(jumps):
            writer.writerow([say(Phrase("scorepad-jump")), *(jump or "" for jump in jumps)])
        before = result.totals
    writer.writerow([say(Phrase("scorepad-total")), *pad.totals])
    return text.getvalue().encode("utf-8-sig")


def escape_formula(text: str) -> str:
    """Change a text so that no spreadsheet takes it for a formula."""
    return _FORMULA.sub(r"\1\2'", text)
