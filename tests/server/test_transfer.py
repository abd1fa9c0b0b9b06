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
    """Nobody looks."""


async def fill(place: Place, tables: int = 30) -> None:
    """Guests with all that they can have, and tables with facts of any bytes."""
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
    """Everything, read without the code of the store; SQLite's truths are numbers."""
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


def test_there_and_back_it_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From a file to PostgreSQL and into another file; the sources stay as they are."""
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
    """A file that exists, a database with one guest."""
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


def test_what_a_server_uses_is_not_moved(tmp_path: Path) -> None:
    """Neither from there nor to there: it would lose what is written meanwhile."""
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
    """A row is lost, or changed, on the way."""
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
    """Writing continues; what comes later is not in it."""
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


def test_there_must_be_a_store(tmp_path: Path) -> None:
    """An empty database, no file."""
    place = PostgresPlace()
    with pytest.raises(StoreError, match="store-not-ours"):
        back_up(place.database, tmp_path / "copy.db", quiet)
    with pytest.raises(StoreError, match="store-cannot-open"):
        move(tmp_path / "none.db", place.database, quiet)
    assert [*tmp_path.iterdir()] == []


def test_the_command_shows_no_password(tmp_path: Path) -> None:
    """Neither when all is well nor otherwise."""
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
