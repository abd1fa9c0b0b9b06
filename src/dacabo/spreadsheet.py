"""Write sheets of rows as an XLSX file, with dates and times that spreadsheets can count with."""

from collections.abc import Iterable
from datetime import date, datetime
from io import BytesIO
from typing import Final, TypeAlias

from dacabo.core.errors import extra

Cell: TypeAlias = str | int | float | date | datetime | None
Row: TypeAlias = tuple[Cell, ...]
Sheet: TypeAlias = tuple[str, list[Row]]
"""A title and its rows; the first has the headings."""

_FIRST_YEAR: Final = 1900
_PLAIN: Final = 0
_DAY: Final = 14
_MOMENT: Final = 22
"""Formats of cells. Office programs show days and moments as the reader's region writes them."""
_REPLACE_FORBIDDEN: Final = str.maketrans(dict.fromkeys("[]:*?/\\", " "))
"""Excel opens no workbook with one of these characters in the title of a sheet."""
_MAX_TITLE: Final = 31
"""Excel's limit for the title of a sheet, in characters."""


def workbook(sheets: Iterable[Sheet]) -> bytes:
    """Write sheets as an XLSX file, which every office program opens.

    Raises:
        MissingExtra: `xlsxwriter` is not installed.
    """
    with extra("xlsx"):
        import xlsxwriter  # noqa: PLC0415 (an extra)

    file = BytesIO()
    # A name that looks like a formula, an address or a number is written as text.
    options = {
        "in_memory": True,
        "strings_to_formulas": False,
        "strings_to_urls": False,
        "strings_to_numbers": False,
    }
    taken: set[str] = set()
    with xlsxwriter.Workbook(file, options) as book:
        formats = {
            (heading, number): book.add_format({"bold": heading, "num_format": number})
            for heading in (False, True)
            for number in (_PLAIN, _DAY, _MOMENT)
        }
        for title, rows in sheets:
            sheet = book.add_worksheet(_sheet_title(title, taken))
            for row, cells in enumerate(rows):
                for column, typed in enumerate(cells):
                    cell = _known(typed)
                    sheet.write(row, column, cell, formats[row == 0, _format_of(cell)])
            sheet.freeze_panes(1, 0)
            sheet.autofit()
    return file.getvalue()


def _known(cell: Cell) -> Cell:
    """A date as text if office programs do not know it as a date; Excel knows none before 1900."""
    is_too_early = isinstance(cell, date) and cell.year <= _FIRST_YEAR
    return str(cell) if is_too_early else cell


def _format_of(cell: Cell) -> int:
    if isinstance(cell, datetime):
        return _MOMENT
    return _DAY if isinstance(cell, date) else _PLAIN


def _sheet_title(text: str, taken: set[str]) -> str:
    """A title that Excel allows, and that no other sheet has."""
    clean = text.translate(_REPLACE_FORBIDDEN).strip(" '") or "–"
    number = 1
    title = clean[:_MAX_TITLE]
    while title.casefold() in taken:
        number += 1
        suffix = f" {number}"
        title = clean[: _MAX_TITLE - len(suffix)] + suffix
    taken.add(title.casefold())
    return title
