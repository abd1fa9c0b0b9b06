"""Pads and events are kept for a time since their last change on this server."""

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from server.harness.club_keeper import open_club
from server.harness.link_holders import drawn_event, open_event, open_pad, send_file
from server.harness.rig import Server, over_sockets, serving

from dacabo.club.requests import AddPeople, ForgetPerson
from dacabo.server.environment import Environment
from dacabo.server.limits.background_queue import BackgroundQueue
from dacabo.server.metrics import Metrics
from dacabo.server.settings import Settings
from dacabo.server.store.scheduler import Scheduler
from dacabo.server.store.secret import RESERVED
from dacabo.server.store.sqlite.store import SqliteStore
from dacabo.server.store.stream import Streams
from dacabo.server.tables.bots import BotPlayers
from dacabo.server.tables.tables import Tables
from dacabo.server.tokens import hashed
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.results import EnterResult

DAY = 24 * 60 * 60


def streams(server: Server) -> dict[str, tuple[str, float]]:
    """All streams of the database but the server's own, with their states and times."""
    with closing(sqlite3.connect(f"{server.database.as_uri()}?mode=ro", uri=True)) as database:
        rows = database.execute("SELECT stream, state, changed FROM streams").fetchall()
    found = {stream: (state, changed) for stream, state, changed in rows}
    assert found.pop(RESERVED), "which is never deleted"
    return found


def test_an_imported_event_counts_as_new(tmp_path: Path) -> None:
    """It is kept from now on, whatever times the file contains."""
    with serving(tmp_path) as server:
        pad = json.loads(open_pad(server).file("/api/pad/file"))
        event = open_event(server).file("/api/event/file").splitlines()
        for at in (0, 253_402_300_799_999):  # the end of the year 9999
            pad["log"][0]["at"] = at
            assert send_file(server, "/api/pads/file", json.dumps(pad).encode())[0] == 201
            opened = json.loads(event[1]) | {"at": at}
            file = event[0] + b"\n" + json.dumps(opened).encode() + b"\n"
            assert send_file(server, "/api/events/file", file)[0] == 201
        assert len(streams(server)) == 6
        assert all(abs(changed - time.time()) < 60 for _, changed in streams(server).values())


@over_sockets
async def test_pads_and_events_are_deleted_after_their_time(tmp_path: Path) -> None:
    """A finished event is deleted after some days; an unfinished one and pads after many more."""
    with serving(tmp_path) as server:
        open_pad(server)
        drawn_event(server, 3).ask(Start())
        drawn_event(server, 3).ask(End())
        kept = streams(server)
    settings = Settings(database=server.database, finished_days=5, open_days=20)
    for days, left in ((4, 4), (6, 3), (19, 3), (21, 0)):
        with closing(sqlite3.connect(server.database)) as database:
            database.execute("UPDATE streams SET changed = ?", (time.time() - days * DAY,))
            database.commit()
        await delete_expired(settings)
        assert len(streams(server)) == left, days
    assert sorted(state for state, _ in kept.values()) == ["event", "event-over", "pad", "pad"]


@over_sockets
async def test_a_club_book_with_evenings_is_kept_for_years(tmp_path: Path) -> None:
    """A summer without a card does not matter; an empty book is deleted like a pad."""
    with serving(tmp_path) as server:
        open_club(server)
        club, event = open_club(server), drawn_event(server, 3)
        event.ask(Start())
        result = {player: 10 * player for player in range(3)}
        event.ask(EnterResult(event.page["page"]["event"]["stages"][0]["matches"][0]["id"], result))
        event.ask(End())
        club.take_in(event.key, "2026-11-13")
    settings = Settings(database=server.database)
    for days, left in ((89, 2), (91, 1), (1_099, 1), (1_101, 0)):
        with closing(sqlite3.connect(server.database)) as database:
            database.execute("UPDATE streams SET changed = ?", (time.time() - days * DAY,))
            database.commit()
        await delete_expired(settings)
        assert sum(name.startswith("club/") for name in streams(server)) == left, days


def test_a_name_that_a_club_deleted_is_in_no_file(tmp_path: Path) -> None:
    """Neither the database nor an exported file has it; the book remains."""
    with serving(tmp_path) as server:
        club = open_club(server, "Rumpelstiltskin", "Bo")
        assert files_with(tmp_path, b"Rumpelstiltskin")
        club.tell(ForgetPerson(0))
        assert files_with(tmp_path, b"Rumpelstiltskin") == []
        assert b"Rumpel" not in club.file("/api/club/file") + club.file("/api/club")
        assert [one["name"] for one in club.club["people"]] == [None, "Bo"]
        club.tell(AddPeople(("Chidi",)))
        assert len(club.club["people"]) == 3


async def delete_expired(settings: Settings) -> None:
    """Do what a server does every few minutes."""
    assert isinstance(settings.database, Path)
    store, metrics = SqliteStore(settings.database), Metrics()
    environment = Environment()
    bots = BotPlayers(environment, metrics)
    streams, scheduler = (
        Streams(store, environment, BackgroundQueue()),
        Scheduler(store, environment),
    )
    tables = Tables(streams, bots, scheduler, settings=settings, metrics=metrics, build="")
    await tables._delete_expired()
    await tables.close()
    await store.close()


@over_sockets
async def test_a_deleted_guest_is_in_no_file(tmp_path: Path) -> None:
    """The name, tokens and player id are gone from all files when the request is answered."""
    with serving(tmp_path) as server:
        server.guest("Somebody Else")
        guest = server.guest("Rumpelstiltskin")
        server.http("PATCH", "/api/me", {"name": "Rapunzel"}, guest.token)
        server.http("POST", "/api/me/links", None, guest.token)
        secrets = b"Rumpelstiltskin", b"Rapunzel", hashed(guest.token), guest.player.encode()
        assert all(files_with(tmp_path, secret) for secret in secrets)
        assert server.http("DELETE", "/api/me", None, guest.token)[0] == 204
        assert [files_with(tmp_path, secret) for secret in secrets] == [[]] * len(secrets)
        assert files_with(tmp_path, b"Somebody Else")


@over_sockets
async def test_data_that_a_reader_still_holds_is_wiped_later(tmp_path: Path) -> None:
    """A backup runs meanwhile; nobody waits for it, and the next clean-up wipes the data."""
    file = tmp_path / "room.db"
    store = SqliteStore(file)
    await store.add_guest("ana", "Rumpelstiltskin", b"t" * 32, now=1.0)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN")
        assert other.execute("SELECT name FROM guests").fetchall() == [("Rumpelstiltskin",)]
        await store.delete_guest("ana")
        await store.append("one", 0, [b"a"], now=1.0)
        await store.forget_guests(0.0, 10)
        assert files_with(tmp_path, b"Rumpelstiltskin") == ["room.db-wal"]
    await store.forget_guests(0.0, 10)
    assert files_with(tmp_path, b"Rumpelstiltskin") == []
    await store.close()


def files_with(folder: Path, text: bytes) -> list[str]:
    """The files that contain a text."""
    return sorted(file.name for file in folder.iterdir() if text in file.read_bytes())
