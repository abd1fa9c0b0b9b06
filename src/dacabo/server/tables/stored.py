"""The stored form of a table: its facts, its row in the index, and its snapshots."""

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


class _VersionedSnapshot(Discreet):
    """A snapshot as it is stored."""

    version: Literal[1]
    """To be increased when facts are applied differently: older snapshots are then ignored."""
    played: int
    table: TableSnapshot


_encode = msgspec.json.Encoder().encode
_read_entry = msgspec.json.Decoder(Entry).decode
_read_snapshot = msgspec.json.Decoder(_VersionedSnapshot).decode


def read_log(lines: Iterable[bytes]) -> list[Entry]:
    """Decode the facts of a table from the store."""
    return read_all(_read_entry, lines)


class TableKind:
    """The stored form of a table."""

    in_background = False  # replay here, because the audience needs the last steps
    read = staticmethod(_read_entry)

    def apply(self, before: Step | None, line: Entry | Step) -> Step:
        """The step of one more fact; a fact that was just decided comes as a step already."""
        if isinstance(line, Step):
            return line
        return apply(None if before is None else before.table, line)

    def write(self, line: Entry | Step) -> bytes:
        """Encode a fact for the store."""
        return _encode(line if isinstance(line, Entry) else line.entry)

    def due(self, step: Step) -> int | None:
        """The time at which its next clock runs out."""
        return next_due(step.table)

    def index_row(self, before: Step | None, step: Step) -> IndexRow | None:
        """The table's row for lists, if it has changed."""
        old, new = None if before is None else before.table, step.table
        is_unchanged = old is not None and (
            old.phase is new.phase
            and old.chairs == new.chairs
            and old.options is new.options
            # The totals change when a round ends.
            and (next_round(old) is None) is (next_round(new) is None)
        )
        return None if is_unchanged else index_row(new)

    def gone(self) -> DacaboError:
        """The error if it has been deleted."""
        return TableError("no-such-table")

    # --- snapshots ------------------------------------------------------------------------------

    def dump(self, before: Step, step: Step) -> bytes | None:
        """A snapshot of the table before a rematch; None for any other step."""
        if not isinstance(step.entry.fact, Rematched):
            return None
        return _encode(_VersionedSnapshot(1, before.table.played, dump(before.table)))

    def restore(self, past: bytes) -> Step | None:
        """The table from which a rematch begins, as if it had been opened in that state."""
        try:
            snapshot = _read_snapshot(past)
        except (msgspec.DecodeError, UnicodeError):
            return None
        table = restore(snapshot.table, snapshot.played)
        opened = Opened(table.options, table.host, table.seed, assigned=table.assigned)
        return Step(Entry(0, opened), table)
