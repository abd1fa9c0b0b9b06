"""A score pad as a sheet of paper, for spreadsheets: a row a round, a column a person.

Spreadsheets split a file at the list separator of the machine: a semicolon wherever decimals have
a comma. They take UTF-8 for what it is only after a byte order mark.
"""

import csv
import io
from collections.abc import Callable, Mapping
from typing import Final

from dacabo.core.phrases import Phrase
from dacabo.scorepad.pad import Pad
from dacabo.scorepad.tables import harmless

SEPARATORS: Final[Mapping[str, str]] = {"en": ","}
"""By language; elsewhere a semicolon."""


def paper_of(pad: Pad, language: str, say: Callable[[Phrase], str]) -> bytes:
    """The points of each round, with a line wherever a total changed by itself, and the totals.

    So the numbers of a column always add up to its last one.
    """
    text = io.StringIO()
    separator = SEPARATORS.get(language, ";")
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    unit = pad.sheet.unit
    writer.writerow([say(Phrase("scorepad-column", {"unit": unit})), *map(harmless, pad.names)])
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
