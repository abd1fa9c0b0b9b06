"""A file of names for registration: it is read completely, or refused with the line of the error.

The file has comma-separated values as in RFC 4180, or values separated by semicolons or tabs, as
spreadsheets write them, in UTF-8, UTF-16 or Windows-1252. It has one column of names, or a column
of first names and one of surnames, or several columns whose headings say which ones these are. With
headings, it may also have a column of payments and one of notes, for the cash box. Without
headings, a column counts as payments if all its cells say so, and so does a word after a name.
"""

import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from dacabo.core.names import NameRefused
from dacabo.core.values import Value
from dacabo.tournament.errors import ListError, TournamentError
from dacabo.tournament.names import (
    LONGEST_NAME,
    LONGEST_NOTE,
    clean_note,
    name_key,
    player_name,
)

HEADINGS: Final = ("name", "naam", "nom", "spieler", "player", "speler", "joueur", "joueuse")
"""The accepted headings of the column of names, in lower case."""
FIRST_NAMES: Final = (
    "first name",
    "firstname",
    "given name",
    "vorname",
    "voornaam",
    "prénom",
    "prenom",
)
"""The accepted headings of a column of first names; the surnames have their own column."""
SURNAMES: Final = (
    *("last name", "lastname", "surname", "family name", "nachname", "familienname", "achternaam"),
    *("nom de famille", "nom", "name", "naam"),
)
"""The accepted headings of a column of surnames."""
PAID: Final = (
    "paid",
    "bezahlt",
    "betaald",
    "payé",
    "paye",
    "payée",
    "kassiert",
    "voldaan",
    "réglé",
)
"""The accepted headings of the column that says who has paid."""
NOTES: Final = (
    *("note", "notes", "remark", "remarks", "comment", "comments"),
    *("notiz", "notizen", "bemerkung", "bemerkungen", "anmerkung", "notitie", "opmerking"),
    *("opmerkingen", "remarque", "remarques", "commentaire"),
)
"""The accepted headings of the column of notes."""
_CLEARLY_PAID: Final = frozenset(PAID) | frozenset(
    ("yes", "ja", "oui", "x", "ok", "true", "wahr", "waar", "vrai", "✓", "✔", "☑")
)
"""The cells that mean a payment even where no heading says so."""
_CLEARLY_UNPAID: Final = (
    frozenset(("no", "not yet", "not paid", "unpaid", "open", "due", "false"))
    | frozenset(("nein", "offen", "noch nicht", "nicht bezahlt", "unbezahlt", "falsch"))
    | frozenset(("nee", "nog niet", "niet betaald", "onbetaald", "onwaar"))
    | frozenset(("non", "pas encore", "pas payé", "non payé", "impayé", "faux"))
    | frozenset(("-", "–", "—", "☐", "✗"))
)
UNPAID: Final = _CLEARLY_UNPAID | {"n"}
"""The cells that mean that somebody has not paid; so do an empty cell and a zero."""
_AFTER_NAME: Final = re.compile(r"(.*\S)(?:\s*[;,:=\t]\s*|\s+[-–—]\s+)(\S[^;,:=\t]*)", re.DOTALL)
"""A name and a word after it."""
_AMOUNT: Final = re.compile(r"[0.,\s]*(?:€|eur|chf|£|\$)?[0.,\s–-]*")
"""A sum of nothing."""
MAX_LIST_BYTES: Final = 200_000
"""The maximum size of a file in bytes; five hundred names need far less."""
MAX_NAMES: Final = 500
"""The maximum per file, which is also the maximum of an event. The rest is not read."""


class ListNote(Value):
    """The cells about somebody that are for the cash box."""

    name: str
    paid: bool
    note: str


class NamesRead(Value):
    """The content of a file of names."""

    names: tuple[str, ...]
    """The new ones, cleaned."""
    known: tuple[str, ...]
    """Those that are on the list already."""
    notes: tuple[ListNote, ...] = ()
    """The people of whom the file says that they have paid, or about whom it has a note."""


def read_names(file: bytes, taken: tuple[str, ...] = ()) -> NamesRead:
    """The names in a file.

    Raises:
        ListError: with the line (counted from 1) and what is wrong there.
    """
    if len(file) > MAX_LIST_BYTES:
        raise ListError("list-too-long", line=1, most=MAX_LIST_BYTES // 1000)
    non_empty_rows = ((line, row) for line, row in _rows(_decode(file)) if any(map(str.strip, row)))
    rows = list(islice(non_empty_rows, MAX_NAMES + 2))  # a heading, and one too many
    if not rows:
        raise ListError("list-empty", line=1)
    rows = _drop_empty_columns(rows)
    columns, paid, note, rows = _columns(rows)
    if len(rows) > MAX_NAMES:
        raise ListError("list-too-many", line=rows[MAX_NAMES][0], most=MAX_NAMES)
    listed_keys = set(map(name_key, taken))
    names: list[str] = []
    already_listed: list[str] = []
    lines: dict[str, int] = {}
    notes: list[ListNote] = []
    for line, row in rows:
        name = _name(line, " ".join(row[column] for column in columns))
        if name_key(name) in lines:
            raise ListError("list-name-twice", line=line, name=name, first=lines[name_key(name)])
        lines[name_key(name)] = line
        (already_listed if name_key(name) in listed_keys else names).append(name)
        found = ListNote(name, _has_paid(row, paid), _note(line, row, note))
        if found.paid or found.note:
            notes.append(found)
    if not lines:
        raise ListError("list-empty", line=1)
    return NamesRead(tuple(names), tuple(already_listed), tuple(notes))


def _headed(headings: list[str], known: tuple[str, ...]) -> int | None:
    """The only column with one of these headings."""
    found = [n for n, cell in enumerate(headings) if _heading(cell).rstrip("?:! ") in known]
    return found[0] if len(found) == 1 else None


def _has_paid(row: list[str], column: int | None) -> bool:
    if column is None:
        return False
    cell = _heading(row[column])
    return cell not in UNPAID and not _AMOUNT.fullmatch(cell)


def _note(line: int, row: list[str], column: int | None) -> str:
    try:
        return "" if column is None else clean_note(row[column])
    except TournamentError:
        raise ListError("list-note-too-long", line=line, most=LONGEST_NOTE) from None


def _heading(cell: str) -> str:
    return " ".join(cell.split()).casefold()


def _name(line: int, text: str) -> str:
    try:
        return player_name(text, ())
    except NameRefused as error:
        if error.code == "name-empty":
            raise ListError("list-name-empty", line=line) from error
        name = text[:LONGEST_NAME]
        raise ListError("list-name-too-long", line=line, name=name, most=LONGEST_NAME) from error


def _decode(file: bytes) -> str:
    """Decode UTF-8, UTF-16 with a byte order mark, or else Windows-1252, as spreadsheets write."""
    if file.startswith((BOM_UTF16_BE, BOM_UTF16_LE)):
        return file.decode("utf-16", "replace")
    try:
        return file.decode("utf-8-sig")
    except UnicodeDecodeError:
        pass
    try:
        return file.decode("cp1252")
    except UnicodeDecodeError as error:
        line = file[: error.start].count(b"\n") + 1
        raise ListError("list-not-text", line=line) from None


def _drop_empty_columns(rows: list[tuple[int, list[str]]]) -> list[tuple[int, list[str]]]:
    """The rows without the empty columns at the end that spreadsheets write."""
    widest = max(len(row) for _, row in rows)
    has_text = [
        any(row[column].strip() for _, row in rows if column < len(row)) for column in range(widest)
    ]
    width = widest - next(
        (empty_columns for empty_columns, is_used in enumerate(reversed(has_text)) if is_used), 0
    )
    return [(line, row[:width]) for line, row in rows]


class _Columns(NamedTuple):
    """The columns of a file, and its rows below the heading, if there is one."""

    names: tuple[int, ...]
    paid: int | None
    note: int | None
    rows: list[tuple[int, list[str]]]


def _columns(rows: list[tuple[int, list[str]]]) -> _Columns:
    first_line, first_row = rows[0]
    headings = [*map(_heading, first_row)]
    first_names = [column for column, heading in enumerate(headings) if heading in FIRST_NAMES]
    surnames = [column for column, heading in enumerate(headings) if heading in SURNAMES]
    full_names = [column for column, heading in enumerate(headings) if heading in HEADINGS]
    paid, note = _headed(first_row, PAID), _headed(first_row, NOTES)
    for line, row in rows:
        if len(row) != len(first_row):
            raise ListError("list-ragged", line=line, found=len(row), columns=len(first_row))
    if len(first_names) == 1 and len(surnames) <= 1:
        return _Columns((*first_names, *surnames), paid, note, rows[1:])
    if len(full_names) == 1 and not first_names:
        return _Columns((full_names[0],), paid, note, rows[1:])
    if not (first_names or surnames or full_names):
        if len(first_row) == 1:
            return _Columns(
                (0,), 1, None, [(line, _name_and_payment(row[0])) for line, row in rows]
            )
        payments = [n for n in range(len(first_row)) if all(_is_payment(row[n]) for _, row in rows)]
        names = tuple(n for n in range(len(first_row)) if n not in payments)
        cells = (row[n] for _, row in rows for n in names)
        has_names = len(names) == 1 or (len(names) == 2 and all(map(_could_be_name, cells)))  # noqa: PLR2004 (first name, surname)
        if has_names and len(payments) <= 1:
            return _Columns(names, payments[0] if payments else None, None, rows)
    raise ListError("list-no-name-column", line=first_line)


def _could_be_name(cell: str) -> bool:
    """Whether a cell could be part of a name: no number, address, date or payment."""
    has_sign = any(letter.isdigit() or letter in "@:/" for letter in cell)
    return any(map(str.isalpha, cell)) and not has_sign and not _is_payment(cell)


def _is_payment(cell: str) -> bool:
    """Whether a cell says, even without a heading, that somebody has paid or has not."""
    return _heading(cell) in _CLEARLY_PAID | _CLEARLY_UNPAID | {""}


def _name_and_payment(cell: str) -> list[str]:
    """The name in a cell, and the word after it that says whether they have paid."""
    parts = _AFTER_NAME.fullmatch(cell)
    return [parts[1], parts[2]] if parts and _is_payment(parts[2]) else [cell, ""]


def _rows(text: str) -> Iterator[tuple[int, list[str]]]:
    """Each record with the line on which it begins."""
    separator = _separator(text)
    position, line = 0, 1
    if text[:4].casefold() == "sep=":  # a line for spreadsheets only
        position, line = len(text.splitlines(keepends=True)[0]), 2
    while position < len(text):
        first_line, row = line, []
        while True:
            cell, position, line = _cell(text, position, line, separator)
            row.append(cell)
            if position < len(text) and text[position] == separator:
                position += 1
                continue
            break
        yield first_line, row
        if text[position : position + 2] == "\r\n":
            position += 2
        else:  # a line feed, or a carriage return as on old systems
            position += 1
        line += 1


def _separator(text: str) -> str:
    """The separator that the line `sep=` names, or the first one outside quotes."""
    if text[:4].casefold() == "sep=":
        return text[4:5]
    first_line = text.splitlines()[0] if text.strip() else ""
    if "\t" in first_line and not any(between in first_line for between in ",;"):
        return "\t"  # also if amounts below have commas
    in_quotes = False
    for letter in text:
        if letter == '"':
            in_quotes = not in_quotes
        elif letter in ",;" and not in_quotes:
            return letter
    return "\t"


def _cell(text: str, position: int, line: int, separator: str) -> tuple[str, int, int]:
    """The cell at a position, the position after it, and the line on which it ends."""
    ends = (separator, "\r", "\n")
    if text[position : position + 1] != '"':
        end = position
        while end < len(text) and text[end] not in ends:
            if text[end] == '"':
                raise ListError("list-stray-quote", line=line)
            end += 1
        return text[position:end], end, line
    opening_line, cell, position = line, "", position + 1
    while True:
        close = text.find('"', position)
        if close < 0:
            raise ListError("list-open-quote", line=opening_line)
        part = text[position:close]
        line += part.count("\n")
        cell += part
        position = close + 1
        if text[position : position + 1] != '"':
            break
        cell += '"'
        position += 1
    if position < len(text) and text[position] not in ends:
        raise ListError("list-stray-quote", line=line)
    return cell, position, line
