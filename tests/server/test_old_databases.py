"""Databases that earlier versions have written: every version opens them, and people see the same.

`old_database.py` records them.
"""

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from server.harness.old_database import Old, look, recorded
from server.harness.rig import Json, one_node, over_sockets
from server.harness.stores import Place, PostgresPlace, SqlitePlace

from dacabo.records import Chance, verify
from dacabo.server.integrity import TABLE, check
from dacabo.server.store.factory import move
from dacabo.server.store.replay import RECENT
from dacabo.server.store.sqlite import database

every = pytest.mark.parametrize("old", recorded(), ids=lambda old: f"version-{old.version}")


async def seen(folder: Path, old: Old, place: Place) -> Json:
    """What people see today, on a server at the time of the recording: no clock has run out."""
    ahead = old.about["now"] - round(time.time() * 1000)
    with one_node(folder, database=place.written, ahead=ahead) as server:
        found = await look(server, old.about["rights"])
        assert "unreadable" not in server.log
        assert "failed" not in server.log
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


async def all_fold(place: Place, old: Old) -> None:
    """Every stream can be read by the code of today."""
    report = await asyncio.to_thread(check, place.database, lambda *_: None)
    assert report.is_fine
    assert report.outdated == []
    assert report.counts[TABLE] == len(old.about["rights"]["tables"])


@every
@over_sockets
async def test_an_old_database_is_migrated_and_shows_the_same(tmp_path: Path, old: Old) -> None:
    """Tables with their cards and records, lists, score pads, events, clubs and guests."""
    file = old.unpack(tmp_path)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (old.version,)
        sql = "SELECT count(*) FROM bookmarks JOIN streams USING (stream) WHERE number <= last - ?"
        assert connection.execute(sql, (RECENT,)).fetchone() == (1,)
    before = file.read_bytes()
    await all_fold(SqlitePlace(file), old)
    assert file.read_bytes() == before
    for _ in range(2):  # the second time it is up to date already
        assert await seen(tmp_path, old, SqlitePlace(file)) == old.about["seen"]
        await all_fold(SqlitePlace(file), old)
        with closing(sqlite3.connect(file)) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            assert version == len(database.MIGRATIONS)
            connection.execute("DELETE FROM bookmarks")  # then every table is read whole
            connection.commit()


@every
@over_sockets
async def test_an_old_database_can_be_moved(tmp_path: Path, old: Old) -> None:
    """Into PostgreSQL, although no server of today has opened it before; it stays as it is."""
    file, place = old.unpack(tmp_path), PostgresPlace()
    before = file.read_bytes()
    await asyncio.to_thread(move, file, place.database, lambda *_: None)
    assert file.read_bytes() == before
    await all_fold(place, old)
    assert await seen(tmp_path, old, place) == old.about["seen"]


@every
def test_a_recording_has_what_it_should(old: Old) -> None:
    """Games and rule sets, finished and running matches whose records are proven, people."""
    tables = old.about["seen"]["tables"].values()
    assert {table["table"]["phase"] for table in tables} == {
        "open",
        "playing",
        "paused",
        "over",
        "closed",
    }
    records = [text for table in tables for text in table["records"].values() if "\n" in text]
    assert len(records) == 4
    assert all(verify(text).chance is Chance.PROVEN for text in records)
    text = json.dumps(old.about["seen"], ensure_ascii=False)
    assert "Dörte" in text
    assert "Rumpelstiltskin" not in text
    assert "Rapunzel" not in text
