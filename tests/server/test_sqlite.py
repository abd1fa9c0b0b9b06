"""The store in an SQLite file: abilities and failures that only a file has."""

import asyncio
import os
import sqlite3
import stat
import threading
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from server.harness.stores import SqlitePlace, flat

from dacabo.server.store.sqlite import backup as backups
from dacabo.server.store.sqlite import database
from dacabo.server.store.sqlite.backup import backup
from dacabo.server.store.sqlite.database import (
    MIGRATIONS,
    SETTINGS,
    open_database,
)
from dacabo.server.store.sqlite.store import SqliteStore
from dacabo.server.store.store import IndexRow, StoreError

OPEN = IndexRow("open", public=True, members=("ana", "ben"), summary=b"Ana's table")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "room.db"


@asynccontextmanager
async def open_sqlite(file: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(file)
    try:
        yield store
    finally:
        await store.close()


def test_the_cost_of_the_lobby_depends_only_on_the_tables_shown(file: Path) -> None:
    """It is read from its own index, in order, however many tables there are."""
    steps: Counter[int] = Counter()

    async def main() -> None:
        async with open_sqlite(file) as store:
            for count in (10, 100, 1000):
                for number in range(count):
                    await store.append(f"{count}-{number}", 0, [b"a"], now=1.0, index_row=OPEN)
                reader = store._reader._database
                reader.set_progress_handler(lambda count=count: steps.update([count]), 1)  # type: ignore[misc]
                assert len(await store.lobby(5)) == 5
                reader.set_progress_handler(None, 0)

    asyncio.run(main())
    assert steps[1000] <= 1.1 * steps[10]


def test_a_new_file_can_be_opened_by_many_at_once(tmp_path: Path) -> None:
    """The first creates the tables; no other is refused meanwhile."""
    barrier = threading.Barrier(4)

    def open_one(number: int) -> None:
        barrier.wait()
        open_database(tmp_path / f"{number}.db", writing=True).close()

    with ThreadPoolExecutor(4) as people:
        for number in range(25):
            list(people.map(open_one, [number] * 4))


def test_opening_a_new_file_waits_for_the_process_that_creates_it(file: Path) -> None:
    """SQLite itself would refuse at once to switch to WAL during a write."""
    with closing(sqlite3.connect(file, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        done = threading.Timer(0.2, other.execute, ["COMMIT"])
        done.start()
        open_database(file, writing=True).close()
        done.join()


def test_a_failed_commit_writes_nothing(file: Path) -> None:
    """All requests of that transaction get a typed error, and the next one succeeds."""

    def insert_token_of_missing_guest(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA defer_foreign_keys = 1")  # checked by COMMIT only
        connection.execute("INSERT INTO tokens VALUES (x'00', 'nobody')")

    async def main() -> None:
        async with open_sqlite(file) as store:
            results = await asyncio.gather(
                store.append("one", 0, [b"a"], now=1.0),
                store._writer.ask(insert_token_of_missing_guest),
                store.append("two", 0, [b"a"], now=1.0),
                return_exceptions=True,
            )
            assert [str(result) for result in results] == [
                "store-failed (reason=SQLITE_CONSTRAINT_FOREIGNKEY)"
            ] * 3
            assert await store.read("one") == await store.read("two") == []
            await store.append("one", 0, [b"a"], now=1.0)
            assert await store.read("one") == [b"a"]

    asyncio.run(main())


def test_a_full_disk_raises_a_typed_error_until_there_is_space(file: Path) -> None:
    """Refused facts are not stored, accepted ones are; with space again, writing continues."""

    async def main() -> None:
        async with open_sqlite(file) as store:
            connection = store._writer._database
            await store.append("one", 0, [b"a"], now=1.0)
            (pages,) = connection.execute("PRAGMA page_count").fetchone()
            connection.execute(f"PRAGMA max_page_count = {pages + 8}").close()
            appends = [store.append(f"t{n}", 0, [b"x" * 4000], now=1.0) for n in range(40)]
            results = await asyncio.gather(*appends, return_exceptions=True)
            refused = {n for n, result in enumerate(results) if result is not None}
            assert {str(results[n]) for n in refused} == {"store-full"}
            assert 0 < len(refused) < 40
            for n in range(40):
                assert await store.read(f"t{n}") == ([] if n in refused else [b"x" * 4000])
            connection.execute("PRAGMA max_page_count = 100000").close()
            await store.append("one", 1, [b"b" * 9000], now=1.0)
            assert await store.read("one") == [b"a", b"b" * 9000]

    asyncio.run(main())


def test_a_locked_file_raises_a_typed_error(file: Path) -> None:
    """Reading continues meanwhile, and writing afterwards."""

    async def main() -> None:
        async with open_sqlite(file) as store:
            await store.append("one", 0, [b"a"], now=1.0)
            store._writer._database.execute("PRAGMA busy_timeout = 50").close()
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(StoreError, match="store-busy"):
                    await store.append("one", 1, [b"b"], now=1.0)
                assert await store.read("one") == [b"a"]
            await store.append("one", 1, [b"b"], now=1.0)

    asyncio.run(main())


# --- the file -----------------------------------------------------------------


def test_a_move_is_on_the_disk_before_it_is_acknowledged(file: Path) -> None:
    """Both connections have the settings that guarantee it, and the reader cannot write."""

    async def main() -> None:
        async with open_sqlite(file) as store:
            for worker in (store._writer, store._reader):
                for name, value in SETTINGS.items():
                    assert worker._database.execute(f"PRAGMA {name}").fetchone() == (value,)
            assert SETTINGS["journal_mode"] == "wal"
            assert SETTINGS["synchronous"] == 2
            with pytest.raises(StoreError, match="READONLY"):
                await store._reader.ask(lambda reading: reading.execute("DELETE FROM log"))

    asyncio.run(main())


def test_an_unsupported_setting_is_refused(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For instance, on a file system that cannot share memory, WAL silently stays off."""
    monkeypatch.setattr(database, "SETTINGS", {**SETTINGS, "page_size": 777})
    with pytest.raises(StoreError, match=r"store-unsafe.*setting=page_size, found=4096"):
        open_database(file, writing=True)


def test_other_users_may_not_read_the_files(file: Path) -> None:
    """They hold the seeds of running games."""

    async def main() -> None:
        async with open_sqlite(file) as store:
            await store.append("one", 0, [b"a"], now=1.0)
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
            assert modes == dict.fromkeys(("room.db", "room.db-wal", "room.db-shm"), 0o600)

    before = os.umask(0)
    try:
        asyncio.run(main())
    finally:
        os.umask(before)


async def write_one(file: Path) -> None:
    async with open_sqlite(file) as store:
        await store.append("one", 0, [b"a"], now=1.0)


def test_an_older_file_is_migrated(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All missing migrations are applied or none, and the facts are still there."""
    asyncio.run(write_one(file))
    next_version = len(MIGRATIONS) + 1
    migration = "ALTER TABLE guests ADD COLUMN colour TEXT"

    monkeypatch.setattr(database, "MIGRATIONS", (*MIGRATIONS, (migration, "no such step")))
    with pytest.raises(StoreError, match="store-failed"):
        open_database(file, writing=True)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (next_version - 1,)

    monkeypatch.setattr(database, "MIGRATIONS", (*MIGRATIONS, (migration,)))
    for _ in range(2):  # the second time there is nothing to do
        with closing(open_database(file, writing=True)) as connection:
            assert connection.execute("SELECT colour FROM guests").fetchall() == []
            assert connection.execute("PRAGMA user_version").fetchone() == (next_version,)
    assert flat(SqlitePlace(file).facts()) == {("one", 1, "a")}


def test_a_newer_file_is_refused_and_left_alone(file: Path) -> None:
    """An operator may have gone back to an older program."""
    asyncio.run(write_one(file))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    before = file.read_bytes()
    for writing in (True, False):
        with pytest.raises(StoreError, match="store-newer"):
            open_database(file, writing=writing)
    assert file.read_bytes() == before


def test_a_file_that_is_no_store_is_refused_and_left_alone(tmp_path: Path) -> None:
    """Examples are a text, the database of another program, a folder, and a missing folder."""
    text = tmp_path / "notes.txt"
    text.write_text("Buy cards.\n" * 100)
    other = tmp_path / "music.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE songs (title)")
    for stranger in (text, other):
        before = stranger.read_bytes()
        with pytest.raises(StoreError, match="store-not-ours"):
            open_database(stranger, writing=True)
        assert stranger.read_bytes() == before
    for place in (tmp_path, tmp_path / "nowhere" / "room.db"):
        with pytest.raises(StoreError, match="store-cannot-open"):
            open_database(place, writing=True)


def test_a_file_name_may_hold_any_character(tmp_path: Path) -> None:
    """SQLite takes no part of the name for a setting."""
    file = tmp_path / "Café 100%41?mode=ro#1.db"
    asyncio.run(write_one(file))
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


# --- backups ------------------------------------------------------------------


def test_a_backup_is_one_moment_of_a_store_in_use(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Writing continues; the copy is complete, private, and a store like any other."""
    monkeypatch.setattr(backups, "PAGES", 20)
    progress: list[tuple[int, int]] = []
    copy = tmp_path / "copies" / "room.db"
    copy.parent.mkdir()

    async def main() -> None:
        loop = asyncio.get_running_loop()
        async with open_sqlite(file) as store:
            await store.append("one", 0, [b"x" * 1000] * 1000, now=1.0)

            def write_more(*pages: int) -> None:
                progress.append((pages[0], pages[1]))
                append = store.append("one", 999 + len(progress), [b"later"], now=2.0)
                asyncio.run_coroutine_threadsafe(append, loop).result(timeout=10)

            await asyncio.to_thread(backup, file, copy, write_more)
            assert len(await store.read("one")) == 1000 + len(progress)
        async with open_sqlite(copy) as store:
            assert await store.read("one") == [b"x" * 1000] * 1000

    asyncio.run(main())
    assert len(progress) > 10
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path.name for path in copy.parent.iterdir()] == ["room.db"]
    assert progress == sorted(progress)
    assert len({total for _, total in progress}) == 1
    assert progress[-1] == (progress[-1][1], progress[-1][1])


def test_a_backup_overwrites_no_file(file: Path, tmp_path: Path) -> None:
    """It does not even replace a dangling link, or a file that appears during the backup."""

    def write(path: Path) -> None:
        path.write_text("mine")

    asyncio.run(write_one(file))
    target = tmp_path / "copy.db"
    target.symlink_to(tmp_path / "nowhere")
    with pytest.raises(StoreError, match="backup-exists"):
        backup(file, target, lambda *_: None)
    target.unlink()
    with pytest.raises(StoreError, match="backup-exists"):
        backup(file, target, lambda *_: write(target))
    assert target.read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "room.db"]


def test_a_backup_that_fails_names_the_reason(file: Path, tmp_path: Path) -> None:
    """Examples are no store, an empty file, a missing folder and a damaged store.

    No copy is left.
    """
    target = tmp_path / "copy.db"
    with pytest.raises(StoreError, match="store-cannot-open"):
        backup(file, target, lambda *_: None)
    assert not file.exists()
    file.touch()
    with pytest.raises(StoreError, match="store-not-ours"):
        backup(file, target, lambda *_: None)
    file.unlink()
    asyncio.run(write_one(file))
    with pytest.raises(StoreError, match="backup-failed"):
        backup(file, tmp_path / "nowhere" / "copy.db", lambda *_: None)
    with closing(sqlite3.connect(file)) as connection:
        (page,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'log'"
        ).fetchone()
    state = file.read_bytes()
    start = (page - 1) * 4096
    file.write_bytes(state[:start] + b"\xff" * 4096 + state[start + 4096 :])
    with pytest.raises(StoreError, match="backup-damaged"):
        backup(file, target, lambda *_: None)
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".db"] == ["room.db"]
