"""How a table is stored: its facts, what is beside them, and where one can read on."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from dacabo.core.errors import DacaboError
from dacabo.core.values import Discreet
from dacabo.server.store.replay import read_all
from dacabo.server.store.store import IndexRow
from dacabo.server.tables.summary import index_row
from dacabo.table.apply import apply
from dacabo.table.clocks import next_due
from dacabo.table.errors import TableError
from dacabo.table.facts import Entry, Opened, Rematched
from dacabo.table.snapshot import TableSnapshot, dump, restore
from dacabo.table.table import Step, next_round


class _TableSnapshot(Discreet):
    """What is written on a snapshot."""

    version: Literal[1]
    """Raised when facts are applied differently: then older snapshots are not read."""
    played: int
    table: TableSnapshot


_encode = msgspec.json.Encoder().encode
_read_entry = msgspec.json.Decoder(Entry).decode
_read_mark = msgspec.json.Decoder(_TableSnapshot).decode


def read_log(lines: Iterable[bytes]) -> list[Entry]:
    """Decode the facts of a table from the store."""
    return read_all(_read_entry, lines)


class TableKind:
    """How a table is stored."""

    in_background = False  # viewers who return are told the last facts
    read = staticmethod(_read_entry)

    def apply(self, before: Step | None, line: Entry | Step) -> Step:
        """The step of one more fact, if it is not taken yet."""
        if isinstance(line, Step):
            return line
        return apply(None if before is None else before.table, line)

    def write(self, line: Entry | Step) -> bytes:
        """Encode a fact for the store."""
        return _encode(line if isinstance(line, Entry) else line.entry)

    def due(self, step: Step) -> int | None:
        """When its next clock runs out."""
        return next_due(step.table)

    def index_row(self, before: Step | None, step: Step) -> IndexRow | None:
        """Its entry for lists, if that has changed."""
        was, table = None if before is None else before.table, step.table
        same = was is not None and (
            was.phase is table.phase
            and was.chairs == table.chairs
            and was.options is table.options
            # A round has ended, and with it the totals have changed.
            and (next_round(was) is None) is (next_round(table) is None)
        )
        return None if same else index_row(table)

    def gone(self) -> DacaboError:
        """The error if it has been deleted."""
        return TableError("no-such-table")

    # --- snapshots ------------------------------------------------------------------------------

    def dump(self, before: Step, step: Step) -> bytes | None:
        """Before a rematch: what is left of the matches so far."""
        if not isinstance(step.entry.fact, Rematched):
            return None
        return _encode(_TableSnapshot(1, before.table.played, dump(before.table)))

    def restore(self, past: bytes) -> Step | None:
        """What a rematch begins from, as if the table had been opened so."""
        try:
            mark = _read_mark(past)
        except (msgspec.DecodeError, UnicodeError):
            return None
        table = restore(mark.table, mark.played)
        opened = Opened(table.options, table.host, table.seed, assigned=table.assigned)
        return Step(Entry(0, opened), table)
