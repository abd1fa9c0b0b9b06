"""A file of names for registration, read strictly: all of it, or an error with its line.

Comma-separated values as in RFC 4180, or with semicolons, as spreadsheets write them in many
countries. Either one column of names, or several with a heading that says which one is the name.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from dacabo.core.names import LONGEST, NameRefused
from dacabo.tournament.errors import ListError, TournamentError
from dacabo.tournament.names import player_name, same

HEADINGS: Final = ("name", "naam", "nom", "spieler", "player", "speler", "joueur", "joueuse")
"""The accepted headings of the column of names, in lower case."""
LARGEST: Final = 200_000
"""The maximum size of a file in bytes; five hundred names need far less."""
MOST_NAMES: Final = 500
"""The maximum per file, which is also the maximum of an event. The rest is not read."""


def read_names(file: bytes, taken: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The names in a file, cleaned.

    Raises:
        ListError: with the line (counted from 1) and what is wrong there.
    """
    if len(file) > LARGEST:
        raise ListError("list-too-long", line=1, most=LARGEST // 1000)
    filled = ((line, row) for line, row in _rows(_decoded(file)) if row != [""])
    rows = list(islice(filled, MOST_NAMES + 2))  # a heading, and one too many
    if not rows:
        raise ListError("list-empty", line=1)
    column, rows = _column(rows)
    if len(rows) > MOST_NAMES:
        raise ListError("list-too-many", line=rows[MOST_NAMES][0], most=MOST_NAMES)
    known = set(map(same, taken))
    names: list[str] = []
    lines: dict[str, int] = {}
    for line, row in rows:
        try:
            name = player_name(row[column], known)
        except TournamentError as error:
            raise ListError("list-name-taken", line=line, name=row[column][:40]) from error
        except NameRefused as error:
            if error.code == "name-empty":
                raise ListError("list-name-empty", line=line) from error
            name = row[column][:LONGEST]
            raise ListError("list-name-too-long", line=line, name=name, most=LONGEST) from error
        if same(name) in lines:
            raise ListError("list-name-twice", line=line, name=name, first=lines[same(name)])
        lines[same(name)] = line
        names.append(name)
    if not names:
        raise ListError("list-empty", line=1)
    return tuple(names)


def _decoded(file: bytes) -> str:
    try:
        return file.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = file[: error.start].count(b"\n") + 1
        raise ListError("list-not-utf8", line=line) from None


def _column(rows: list[tuple[int, list[str]]]) -> tuple[int, list[tuple[int, list[str]]]]:
    """Which column holds the names, and the rows below the heading, if there is one."""
    first_line, first = rows[0]
    headings = [cell.strip().casefold() for cell in first]
    found = [index for index, heading in enumerate(headings) if heading in HEADINGS]
    if len(found) > 1 or (not found and len(first) > 1):
        raise ListError("list-no-name-column", line=first_line)
    for line, row in rows:
        if len(row) != len(first):
            raise ListError("list-ragged", line=line, found=len(row), columns=len(first))
    return (found[0], rows[1:]) if found else (0, rows)


def _rows(text: str) -> Iterator[tuple[int, list[str]]]:
    """Each record with the line on which it begins."""
    separator = _separator(text)
    position, line = 0, 1
    while position < len(text):
        began, row = line, []
        while True:
            cell, position, line = _cell(text, position, line, separator)
            row.append(cell)
            if position < len(text) and text[position] == separator:
                position += 1
                continue
            break
        yield began, row
        if text[position : position + 2] == "\r\n":
            position += 2
        else:  # a line feed, or a carriage return as on old systems
            position += 1
        line += 1


def _separator(text: str) -> str:
    """The first separator outside quotes."""
    quoted = False
    for letter in text:
        if letter == '"':
            quoted = not quoted
        elif letter in ",;" and not quoted:
            return letter
    return ","


def _cell(text: str, position: int, line: int, separator: str) -> tuple[str, int, int]:
    """One cell from a position on, and its end."""
    ends = (separator, "\r", "\n")
    if text[position : position + 1] != '"':
        end = position
        while end < len(text) and text[end] not in ends:
            if text[end] == '"':
                raise ListError("list-stray-quote", line=line)
            end += 1
        return text[position:end], end, line
    opened, cell, position = line, "", position + 1
    while True:
        close = text.find('"', position)
        if close < 0:
            raise ListError("list-open-quote", line=opened)
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
