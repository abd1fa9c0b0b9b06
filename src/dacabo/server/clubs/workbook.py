"""Sheets as a spreadsheet that every office program opens."""

from collections.abc import Iterable
from io import BytesIO
from typing import Final

from dacabo.club.files import Sheet
from dacabo.core.errors import extra

_FORBIDDEN: Final = str.maketrans(dict.fromkeys("[]:*?/\\", " "))
_LONGEST_TITLE: Final = 31


def workbook(sheets: Iterable[Sheet]) -> bytes:
    """The bytes of an XLSX file.

    Raises:
        MissingExtra: the library that writes it is not installed.
    """
    with extra("xlsx"):
        import xlsxwriter  # noqa: PLC0415 (an extra)

    file = BytesIO()
    # Names that look like formulas or addresses are names.
    options = {
        "in_memory": True,
        "strings_to_formulas": False,
        "strings_to_urls": False,
        "strings_to_numbers": False,
    }
    taken: set[str] = set()
    with xlsxwriter.Workbook(file, options) as book:
        bold = book.add_format({"bold": True})
        for title, rows in sheets:
            sheet = book.add_worksheet(_title(title, taken))
            for row, cells in enumerate(rows):
                sheet.write_row(row, 0, cells, None if row else bold)
            sheet.freeze_panes(1, 0)
            sheet.autofit()
    return file.getvalue()


def _title(text: str, taken: set[str]) -> str:
    """A title as spreadsheets allow it, and no other sheet has it."""
    clean = text.translate(_FORBIDDEN).strip(" '") or "–"
    number = 1
    title = clean[:_LONGEST_TITLE]
    while title.casefold() in taken:
        number += 1
        end = f" {number}"
        title = clean[: _LONGEST_TITLE - len(end)] + end
    taken.add(title.casefold())
    return title
