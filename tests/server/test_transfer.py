"""Backups of a store in PostgreSQL, and moves between a file and PostgreSQL."""

import asyncio
import hashlib
import os
import random
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from server.harness.stores import TABLES, Place, PostgresPlace, SqlitePlace

from dacabo.server.store import transfer
from dacabo.server.store.factory import back_up, move
from dacabo.server.store.store import IndexRow, StoreError
from dacabo.server.store.transfer import SqliteTables


def quiet(_done: int, _total: int) -> None:
    """Ignore the progress."""


async def fill(place: Place, tables: int = 30) -> None:
    """Write guests with all that they can have, and tables with facts of any bytes."""
    rng = random.Random(tables)
    async with place.open_store() as store:
        for number, name in enumerate(("Ana 岩", "Bo", "Čem", "ana")):
            token, face = rng.randbytes(32), (number, 31) if number % 2 else None
            await store.add_guest(f"guest-{number}", name, token, number / 3, face)
            await store.add_code(rng.randbytes(32), f"guest-{number}", until=1e9 + number)
        for number in range(tables):
            index_row = IndexRow(
                rng.choice(("open", "over", "pad")),
                public=rng.random() < 0.5,
                members=tuple(f"guest-{one}" for one in range(number % 4)),
                summary=rng.randbytes(number),
            )
            name = f"{'pad/' if number % 3 else ''}{rng.choice('AZaz')}{number}"
            facts = [rng.randbytes(rng.randrange(300)) for _ in range(rng.randint(1, 90))]
            due = None if number % 2 else 1e9 + number / 7
            await store.append(name, 0, facts, now=number, due=due, index_row=index_row)


def rows(place: Place) -> dict[str, list[tuple[object, ...]]]:
    """All rows, read without the code of the store; SQLite has numbers as truth values."""
    return {
        table: sorted(
            (
                tuple(int(value) if isinstance(value, bool) else value for value in row)
                for row in place.rows(f"SELECT * FROM {table}")  # noqa: S608 (ours)
            ),
            key=repr,
        )
        for table in TABLES
    }


def test_a_move_there_and_back_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Data moves from a file to PostgreSQL and into another file; the sources stay as they are."""
    monkeypatch.setattr(transfer, "AT_ONCE", 100)
    file, between = SqlitePlace(tmp_path / "a.db"), PostgresPlace()
    back = SqlitePlace(tmp_path / "b.db")
    asyncio.run(fill(file))
    before = hashlib.sha256(file.file.read_bytes()).digest()
    told: list[tuple[int, int]] = []
    move(file.database, between.database, lambda *done: told.append((done[0], done[1])))
    move(between.database, back.database, quiet)
    assert rows(file) == rows(between) == rows(back)
    assert all(rows(file).values())
    assert hashlib.sha256(file.file.read_bytes()).digest() == before
    total = sum(map(len, rows(file).values()))
    assert told == sorted(told)
    assert told[-1] == (total, total)
    assert len(told) > 10
    assert stat.S_IMODE(back.file.stat().st_mode) == 0o600

    async def go_on(place: Place) -> None:
        """It is a store like any other."""
        async with place.open_store() as store:
            await store.append("new", 0, [b"a"], now=1.0)
            assert (await store.names(["guest-0"])) == {"guest-0": "Ana 岩"}

    for place in (between, back):
        asyncio.run(go_on(place))


def test_a_target_that_is_not_empty_is_left_alone(tmp_path: Path) -> None:
    """It may be a file, or a database with one guest."""
    file, other = SqlitePlace(tmp_path / "a.db"), PostgresPlace()
    asyncio.run(fill(file, 3))

    async def come() -> None:
        async with other.open_store() as store:
            await store.add_guest("eva", "Eva", b"t", now=1.0)

    asyncio.run(come())
    with pytest.raises(StoreError, match="target-not-empty"):
        move(file.database, other.database, quiet)
    assert other.rows("SELECT guest FROM guests") == [("eva",)]
    before = file.file.read_bytes()
    with pytest.raises(StoreError, match="backup-exists"):
        move(other.database, file.database, quiet)
    assert file.file.read_bytes() == before


def test_a_store_in_use_is_not_moved(tmp_path: Path) -> None:
    """Neither the source nor the target may be in use: facts could be lost."""
    from server.harness.rig import serving  # noqa: PLC0415 (starts the stable)

    place = PostgresPlace()
    with serving(tmp_path) as server, pytest.raises(StoreError, match="store-in-use"):
        move(server.database, place.database, quiet)
    assert place.rows("SELECT to_regclass('streams') IS NULL") == [(True,)]

    async def main() -> None:
        async with place.open_store():
            for source, target in (
                (place.database, tmp_path / "new.db"),
                (server.database, place.database),
            ):
                with pytest.raises(StoreError, match="store-in-use"):
                    await asyncio.to_thread(move, source, target, quiet)

    asyncio.run(main())
    assert not (tmp_path / "new.db").exists()
    move(server.database, place.database, quiet)


def test_a_copy_that_differs_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A row is lost or changed on the way."""
    place = PostgresPlace()
    asyncio.run(fill(place, 5))
    put = SqliteTables.put

    async def lose(self: SqliteTables, table: str, some: list[tuple[object, ...]]) -> None:
        await put(self, table, some[:-1] if table == "log" else some)

    monkeypatch.setattr(SqliteTables, "put", lose)
    with pytest.raises(StoreError, match=r"target-differs \(table=log\)"):
        move(place.database, tmp_path / "new.db", quiet)
    assert [*tmp_path.iterdir()] == []


def test_a_backup_of_postgresql_is_one_moment_in_the_usual_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Writing continues, and later facts are not in the backup."""
    monkeypatch.setattr(transfer, "AT_ONCE", 50)
    place, copy = PostgresPlace(), SqlitePlace(tmp_path / "copy.db")

    async def main() -> None:
        await fill(place)
        before = rows(place)
        loop, later = asyncio.get_running_loop(), 0
        async with place.open_store() as store:

            def go_on(_done: int, _total: int) -> None:
                nonlocal later
                append = store.append("later", later, [b"x"], now=2.0)
                asyncio.run_coroutine_threadsafe(append, loop).result(timeout=20)
                later += 1

            await asyncio.to_thread(back_up, place.database, copy.file, go_on)
        assert later > 10
        assert rows(copy) == before

    asyncio.run(main())
    with pytest.raises(StoreError, match="backup-exists"):
        back_up(place.database, copy.file, quiet)


def test_a_missing_store_cannot_be_moved_or_backed_up(tmp_path: Path) -> None:
    """The source may be an empty database, or a missing file."""
    place = PostgresPlace()
    with pytest.raises(StoreError, match="store-not-ours"):
        back_up(place.database, tmp_path / "copy.db", quiet)
    with pytest.raises(StoreError, match="store-cannot-open"):
        move(tmp_path / "none.db", place.database, quiet)
    assert [*tmp_path.iterdir()] == []


def test_the_command_shows_no_password(tmp_path: Path) -> None:
    """It shows none in messages of success and of failure."""
    file, place = SqlitePlace(tmp_path / "a.db"), PostgresPlace()
    asyncio.run(fill(file, 2))
    link = place.written.replace("dacabo@", "dacabo:hunter2@")
    for returned in (0, 1):
        command = [sys.executable, "-m", "dacabo", "move", str(file.file), link]
        told = subprocess.run(
            command,
            capture_output=True,
            text=True,
            check=False,
            env=os.environ | {"LANGUAGE": "en"},
        )
        assert bool(told.returncode) is bool(returned), told.stderr
        assert "postgresql:///postgres" in told.stdout + told.stderr
        assert "hunter2" not in told.stdout + told.stderr
