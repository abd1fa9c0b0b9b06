"""Databases that earlier versions wrote: every version opens them, and people see the same.

`old_database.py` records them.
"""

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.harness.old_database import RecordedDatabase, collect_views, recorded_databases
from server.harness.rig import Json, one_node, over_sockets
from server.harness.stores import Place, PostgresPlace, SqlitePlace

from dacabo.records import Chance, verify
from dacabo.server.integrity import TABLE, check
from dacabo.server.store.factory import move
from dacabo.server.store.replay import RECENT
from dacabo.server.store.sqlite import database

for_each_recording = pytest.mark.parametrize(
    "recording", recorded_databases(), ids=lambda recording: f"version-{recording.version}"
)


async def views_today(folder: Path, recording: RecordedDatabase, place: Place) -> Json:
    """The views on a server of today, at the time of the recording, so that no clock runs out."""
    ahead = recording.description["now"] - round(time.time() * 1000)
    with one_node(folder, database=place.written, ahead=ahead) as server:
        views = await collect_views(server, recording.description["rights"])
        assert "unreadable" not in server.log
        assert "failed" not in server.log
    return without_new_fields(json.loads(json.dumps(views)), recording.description["seen"])  # type: ignore[no-any-return]


def without_new_fields(views: Any, seen: Any) -> Any:
    """The views with the fields that there were: later versions add some, and lose none.

    A field that is left out is false.
    """
    match views, seen:
        case dict(), dict():
            return {
                name: without_new_fields(views.get(name, False), value)
                for name, value in seen.items()
            }
        case list(), list() if len(views) == len(seen):
            return [without_new_fields(*pair) for pair in zip(views, seen, strict=True)]
    return views


async def check_streams(place: Place, recording: RecordedDatabase) -> None:
    """Every stream can be read by the code of today."""
    report = await asyncio.to_thread(check, place.database, lambda *_: None)
    assert report.is_fine
    assert report.outdated == []
    assert report.counts[TABLE] == len(recording.description["rights"]["tables"])


@for_each_recording
@over_sockets
async def test_an_old_database_is_migrated_and_shows_the_same(
    tmp_path: Path, recording: RecordedDatabase
) -> None:
    """The views are of tables with cards and records, lists, pads, events, clubs and guests."""
    file = recording.unpack(tmp_path)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (recording.version,)
        sql = "SELECT count(*) FROM bookmarks JOIN streams USING (stream) WHERE number <= last - ?"
        assert connection.execute(sql, (RECENT,)).fetchone() == (1,)
    before = file.read_bytes()
    await check_streams(SqlitePlace(file), recording)
    assert file.read_bytes() == before
    for _ in range(2):  # the second time it is up to date already
        assert (
            await views_today(tmp_path, recording, SqlitePlace(file))
            == recording.description["seen"]
        )
        await check_streams(SqlitePlace(file), recording)
        with closing(sqlite3.connect(file)) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            assert version == len(database.MIGRATIONS)
            connection.execute("DELETE FROM bookmarks")  # then every table is read whole
            connection.commit()


@for_each_recording
@over_sockets
async def test_an_old_database_can_be_moved(tmp_path: Path, recording: RecordedDatabase) -> None:
    """The target is PostgreSQL. No server of today has opened the file, and it stays as it is."""
    file, place = recording.unpack(tmp_path), PostgresPlace()
    before = file.read_bytes()
    await asyncio.to_thread(move, file, place.database, lambda *_: None)
    assert file.read_bytes() == before
    await check_streams(place, recording)
    assert await views_today(tmp_path, recording, place) == recording.description["seen"]


@for_each_recording
def test_a_recording_has_games_matches_and_people(recording: RecordedDatabase) -> None:
    """Some matches are finished and some running; the records are proven."""
    tables = recording.description["seen"]["tables"].values()
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
    text = json.dumps(recording.description["seen"], ensure_ascii=False)
    assert "Dörte" in text
    assert "Rumpelstiltskin" not in text
    assert "Rapunzel" not in text
