"""A journal of finished deals, from which an interrupted arena continues.

It is a file of JSON lines: a header with the setting, then a line for every finished deal, in the
order in which they finished.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import msgspec

from dacabo import __version__
from dacabo.arena.deals import Deal
from dacabo.arena.entrants import ArenaError
from dacabo.arena.setting import Setting
from dacabo.core.system import reason_of
from dacabo.core.values import Value
from dacabo.games import GAMES

FORMAT: Final = 1


class JournalHeader(Value):
    """The first line of a journal. All deals of a journal have been played by the same header."""

    arena: int
    dacabo: str
    game: str
    version: int
    """The version of the game's rules."""
    rules: str
    options: dict[str, Any]
    players: int
    entrants: tuple[str, ...]
    seed: int
    fast: bool = False
    luck: bool = False


def journal_header(setting: Setting) -> JournalHeader:
    """Return the header of a journal for a setting."""
    return JournalHeader(
        FORMAT,
        __version__,
        setting.game,
        GAMES[setting.game].version,
        setting.preset,
        msgspec.to_builtins(setting.rules),
        setting.players,
        tuple(entrant.spec for entrant in setting.entrants),
        setting.seed,
        setting.fast,
        setting.luck,
    )


class Journal:
    """The finished deals in a file.

    Args:
        file: an existing or a new file; standard output (`-`) is refused. A file that is not a
            journal, or one of another setting, is refused and left unchanged; an incomplete last
            line is dropped.
        setting: what is played.
    """

    def __init__(self, file: str, setting: Setting) -> None:
        if file == "-":
            raise ArenaError("save-needs-file")  # standard output cannot be read again
        self.deals: dict[int, Deal] = {}
        header = journal_header(setting)
        try:
            self._open(file, setting, header)
        except OSError as error:
            raise ArenaError("cannot-save", file=file, reason=reason_of(error)) from None

    def add(self, deal: Deal) -> None:
        """Append a deal with a single write."""
        self.deals[deal.deal] = deal
        self._stream.write(_line(deal))

    def _open(self, file: str, setting: Setting, header: JournalHeader) -> None:
        path = Path(file)
        content = path.read_bytes() if path.exists() else b""
        # A file may also have been interrupted before its header was complete.
        is_new = _line(header).startswith(content)
        complete_lines = b"" if is_new else self._read(file, content, setting, header)
        self._stream = path.open("ab", buffering=0)
        if complete_lines != content:
            self._stream.truncate(len(complete_lines))
        if not complete_lines:
            self._stream.write(_line(header))

    def _read(self, file: str, content: bytes, setting: Setting, header: JournalHeader) -> bytes:
        """Read the deals of a file, and return its complete lines."""
        lines = content.splitlines(keepends=True)
        try:
            file_header = msgspec.json.decode(lines[0], type=JournalHeader)
        except msgspec.MsgspecError:
            raise ArenaError("not-a-journal", file=file) from None
        if differs := "; ".join(_differences(_as_dict(file_header), _as_dict(header))):
            raise ArenaError("journal-differs", file=file, differs=differs)
        for number, line in enumerate(lines[1:], start=2):
            deal = _read_deal(line, setting)
            if deal is not None:
                self.deals.setdefault(deal.deal, deal)
            elif number == len(lines):
                return b"".join(lines[:-1])
            else:
                raise ArenaError("journal-unreadable", file=file, line=number)
        return content

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._stream.close()


def _line(value: Value) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _read_deal(line: bytes, setting: Setting) -> Deal | None:
    """Return the deal of a line; None if it is incomplete or belongs to another setting."""
    try:
        deal = msgspec.json.decode(line, type=Deal)
    except msgspec.MsgspecError:
        return None
    tables = [tuple(seat.entrant for seat in match.seats) for match in deal.matches]
    is_of_setting = tables == setting.tables and len(deal.times) == len(setting.entrants)
    return deal if is_of_setting and line.endswith(b"\n") else None


def _as_dict(header: JournalHeader) -> dict[str, Any]:
    as_dict: dict[str, Any] = msgspec.to_builtins(header)
    return as_dict


def _differences(
    in_file: Mapping[str, Any], here: Mapping[str, Any], prefix: str = ""
) -> Iterator[str]:
    """Yield `players: 4 ≠ 2` for each difference, the value of the file first."""
    for key in (*here, *sorted(in_file.keys() - here.keys())):
        file_value, value = in_file.get(key), here.get(key)
        if isinstance(file_value, dict) and isinstance(value, dict):
            yield from _differences(file_value, value, f"{key}.")
        elif file_value != value:
            yield f"{prefix}{key}: {_value_text(file_value)} ≠ {_value_text(value)}"


def _value_text(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
