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
    """What must be equal for deals to belong together."""

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


def journal_header(setting: Setting) -> JournalHeader:
    """The header of a journal for a setting."""
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
        found = path.read_bytes() if path.exists() else b""
        new = _line(header).startswith(found)  # or interrupted before its header was written
        kept = b"" if new else self._read(file, found, setting, header)
        self._stream = path.open("ab", buffering=0)
        if kept != found:
            self._stream.truncate(len(kept))
        if not kept:
            self._stream.write(_line(header))

    def _read(self, file: str, found: bytes, setting: Setting, header: JournalHeader) -> bytes:
        """Read the deals from the file; returns its complete part."""
        lines = found.splitlines(keepends=True)
        try:
            theirs = msgspec.json.decode(lines[0], type=JournalHeader)
        except msgspec.MsgspecError:
            raise ArenaError("not-a-journal", file=file) from None
        if differs := "; ".join(_differences(_plain(theirs), _plain(header))):
            raise ArenaError("journal-differs", file=file, differs=differs)
        for number, line in enumerate(lines[1:], start=2):
            deal = _read_deal(line, setting)
            if deal is not None:
                self.deals.setdefault(deal.deal, deal)
            elif number == len(lines):
                return b"".join(lines[:-1])
            else:
                raise ArenaError("journal-unreadable", file=file, line=number)
        return found

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
    """The deal of a line; None if it is incomplete or belongs to another setting."""
    try:
        deal = msgspec.json.decode(line, type=Deal)
    except msgspec.MsgspecError:
        return None
    tables = [tuple(seated.entrant for seated in match.seats) for match in deal.matches]
    fits = tables == setting.tables and len(deal.times) == len(setting.entrants)
    return deal if fits and line.endswith(b"\n") else None


def _plain(header: JournalHeader) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(header)
    return plain


def _differences(
    theirs: Mapping[str, Any], ours: Mapping[str, Any], prefix: str = ""
) -> Iterator[str]:
    """`players: 4 ≠ 2` for each difference; theirs first."""
    for key in (*ours, *sorted(theirs.keys() - ours.keys())):
        one, other = theirs.get(key), ours.get(key)
        if isinstance(one, dict) and isinstance(other, dict):
            yield from _differences(one, other, f"{key}.")
        elif one != other:
            yield f"{prefix}{key}: {_show(one)} ≠ {_show(other)}"


def _show(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
