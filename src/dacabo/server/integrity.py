"""`dacabo check`: verify that everything in a database is complete and can be read.

It reads one snapshot of the database, while servers may continue to write, and changes nothing.
"""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

from dacabo.core.errors import DacaboError, extra
from dacabo.server.clubs.live_club import ClubKind
from dacabo.server.documents.documents import DELETED
from dacabo.server.events.live_event import PREFIX
from dacabo.server.events.stored import EventKind
from dacabo.server.pads.pads import PadKind
from dacabo.server.settings import PostgresLink
from dacabo.server.store.checksums import UNEXPECTED, Damage, Row, damage, logs
from dacabo.server.store.replay import StreamKind, replay
from dacabo.server.store.secret import RESERVED
from dacabo.server.store.sqlite.backup import is_sound
from dacabo.server.store.sqlite.database import open_read_only, typed
from dacabo.server.store.store import Unreadable
from dacabo.server.store.transfer import DatabaseTables, Progress, SqliteTables
from dacabo.server.tables.stored import TableKind

TABLE, PAD, EVENT, CLUB = "", "pad", PREFIX, "club"
KINDS: Final[Mapping[str, StreamKind[Any, Any]]] = {
    TABLE: TableKind(),
    PAD: PadKind(),
    EVENT: EventKind(),
    CLUB: ClubKind(),
}
"""By the prefix of a stream's name: how the stream is replayed."""


class DamageReport:
    """The damage in a database, and how much of the database was checked."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        """By prefix: the number of streams."""
        self.facts = 0
        self.unchecked = 0
        """Facts without a checksum."""
        self.damaged: list[Damage] = []
        self.outdated: list[str] = []
        """Streams of matches that began with another version of a game, and cannot continue."""
        self.is_file_sound = True
        """Whether SQLite finds the file intact; PostgreSQL looks after its own files."""

    @property
    def is_fine(self) -> bool:
        """Whether nothing is damaged."""
        return self.is_file_sound and not self.damaged

    def check_stream(self, stream: str, last: int, rows: Sequence[Row]) -> None:
        """Check a stream, and add the result to the report."""
        prefix = stream.partition("/")[0] if "/" in stream or stream == RESERVED else TABLE
        self.counts[prefix] += 1
        self.facts += len(rows)
        self.unchecked += sum(checksum is None for _, _, checksum in rows)
        try:
            if (found := _find_damage(prefix, stream, last, rows)) is not None:
                self.damaged.append(found)
        except DacaboError:  # the facts are intact, but the rules of the game have changed
            self.outdated.append(stream)


def _find_damage(prefix: str, stream: str, last: int, rows: Sequence[Row]) -> Damage | None:
    """The first damage in a stream; None if it is intact."""
    if (error := damage(stream, 0, last, rows)) is not None:
        return Damage.of(stream, error)
    if not rows or prefix in (DELETED, RESERVED):
        return None
    if prefix not in KINDS:
        return Damage(stream, 1, UNEXPECTED)
    try:
        replay(KINDS[prefix], [fact for _, fact, _ in rows])
    except Unreadable as unreadable:
        return Damage.of(stream, unreadable)
    return None


def check(database: Path | PostgresLink, progress: Progress) -> DamageReport:
    """Read every stream of a database.

    Raises:
        StoreError: there is no such database, or it is too new.
    """
    return asyncio.run(_check(database, progress))


async def _check(database: Path | PostgresLink, progress: Progress) -> DamageReport:
    report = DamageReport()
    async with _open_tables(database, report) as tables:
        total = await tables.count("log")
        async for stream, last, rows in logs(tables):
            report.check_stream(stream, last, rows)
            progress(report.facts, total)
    return report


def _open_tables(
    database: Path | PostgresLink, report: DamageReport
) -> AbstractAsyncContextManager[DatabaseTables]:
    if isinstance(database, Path):
        return _open_file(database, report)
    with extra("postgres"):
        from dacabo.server.store.postgres.transfer import snapshot  # noqa: PLC0415 (an extra)
    return snapshot(database, alone=False)


@asynccontextmanager
async def _open_file(file: Path, report: DamageReport) -> AsyncIterator[DatabaseTables]:
    with closing(open_read_only(file)) as database:
        database.execute("BEGIN")
        report.is_file_sound = is_sound(database)
        try:
            yield SqliteTables(database)
        except sqlite3.Error as error:
            if typed(error).code == "store-busy":
                raise typed(error) from None
            report.is_file_sound = False  # everything after this position is unreadable
