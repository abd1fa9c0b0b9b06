"""A score pad as a table for spreadsheets."""

import csv
import io
import re
from typing import Final

from dacabo.scorepad.pad import Pad

_FORMULA: Final = re.compile(r"""(^|[;,|"'])(\s*)(?=[=+\-@＝＋－＠])""")
"""What makes a spreadsheet compute a formula: at the start of a cell, or of what it takes for one.

Some split at semicolons whatever the file says, and see cells inside a name.
"""


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
            writer.writerow(harmless(cell) if isinstance(cell, str) else cell for cell in row)
    return text.getvalue().encode("utf-8-sig")


def harmless(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return _FORMULA.sub(r"\1\2'", text)
