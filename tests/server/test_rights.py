"""Rights on a real server: the door's link, deletion, copies, and events that have moved.

The tests search the bytes of every file for deleted texts.
"""

import json
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from server.harness.link_holders import (
    PUBLIC,
    Holder,
    active,
    asked,
    close_code_after,
    drawn_event,
    matches,
    open_event,
    send_file,
    watching,
)
from server.harness.rig import Server, over_sockets, serving

from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.scorepad.requests import Enter
from dacabo.server.events.backups import copies_to_delete
from dacabo.server.settings import SettingsError, read_settings
from dacabo.server.store.checksums import checksum
from dacabo.tournament.event import How
from dacabo.tournament.logfile import read_log
from dacabo.tournament.roles import AsPlayer, AtTable, Door, Organiser
from dacabo.tournament.subjects.attendance import CheckInAll
from dacabo.tournament.subjects.clocks import Pause, Start
from dacabo.tournament.subjects.closing import ComeBack, GoElsewhere
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.links import RenewLink, WithdrawOrganiser
from dacabo.tournament.subjects.messages import Announce
from dacabo.tournament.subjects.privacy import Forget, ForgetOrganiser
from dacabo.tournament.subjects.registration import Register

NAME = "Xenia Quist"


def found_in(folder: Path, *texts: str) -> list[str]:
    """The files below a folder that contain one of these texts, in any case."""
    encoded_texts = [text.casefold().encode() for text in texts]
    return [
        str(file.relative_to(folder))
        for file in folder.rglob("*")
        if file.is_file() and any(text in file.read_bytes().lower() for text in encoded_texts)
    ]


def delete(holder: Holder) -> int:
    """Delete an event; return the status."""
    status, _ = holder.server.http("DELETE", "/api/event", **{"dacabo-key": holder.key})
    return int(status)


def event_with_xenia(server: Server) -> Holder:
    """An event in which Xenia plays, and has entered a round on the pad of her match."""
    organiser = open_event(server)
    organiser.ask(Register((NAME, "Ben", "Cleo", "Dirk", "Emil", "Frieda")))
    organiser.ask(Draw())
    organiser.ask(Publish())
    organiser.ask(Start())
    match = next(m for m in matches(organiser.page) if 0 in active(m))
    entry = CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0)
    path = f"/api/event/pads/{match['id']}"
    organiser.link(AsPlayer(0)).post(path, asked(Enter(1, entry), by=NAME))
    organiser.ask(Announce(f"{NAME} leads"))
    return organiser


@pytest.mark.long
def test_a_deleted_name_is_in_no_file(tmp_path: Path) -> None:
    """It is deleted from the event, pads, copies and the write-ahead log; her round still counts.

    This is so even if the server was killed before it could rewrite the log.
    """
    copies = tmp_path / "copies"
    copies.mkdir()
    with serving(tmp_path, copies=copies) as server:
        organiser = event_with_xenia(server)
        rounds = organiser.page["live"]
    assert {file.split("/")[0] for file in found_in(tmp_path, "quist")} >= {"copies"}
    with serving(tmp_path, copies=copies) as server:
        organiser = organiser.on(server)
        player = organiser.link(AsPlayer(0))
        organiser.ask(Forget(0))
        assert found_in(tmp_path, "quist", "xenia") == []
        assert organiser.page["live"] == rounds
        assert organiser.page["page"]["event"]["names"][0] == "N. N. 1"
        table = next(m["table"] for m in matches(organiser.page) if 0 in active(m))
        assert "N. N. 1" in organiser.link(AtTable(table)).page["pad"]["names"]
        assert b"N. N. 1" in organiser.file("/api/event/file")
        assert player.get("/api/event")[1]["code"] == "link-withdrawn"
        # Restore an old line, as if the server had stopped in between.
        restore(server, organiser)
    assert found_in(tmp_path, "quist") != []
    with serving(tmp_path, copies=copies) as server:
        assert organiser.on(server).page["page"]["event"]["names"][0] == "N. N. 1"
        assert found_in(tmp_path, "quist") == []


def restore(server: Server, organiser: Holder) -> None:
    """Put the name back into the stored log."""
    stream = f"event/{organiser.key.partition('.')[0]}"
    with closing(sqlite3.connect(server.database)) as database:
        sql = "SELECT number, fact FROM log WHERE stream = ? AND number = 2"
        ((number, fact),) = database.execute(sql, (stream,)).fetchall()
        named = fact.replace(b"N. N. 1", NAME.encode())
        assert named != fact
        sql = "UPDATE log SET fact = ?, checksum = ? WHERE stream = ? AND number = ?"
        database.execute(sql, (named, checksum(stream, number, named), stream, number))
        database.commit()


@over_sockets
async def test_a_deleted_event_leaves_only_an_explanation(tmp_path: Path) -> None:
    """Watchers and every link get it; no file contains anything of the event."""
    copies = tmp_path / "copies"
    copies.mkdir()
    with serving(tmp_path, copies=copies) as server:
        organiser = event_with_xenia(server)
    with serving(tmp_path, copies=copies) as server:
        organiser = organiser.on(server)
        other = open_event(server, name="Another")
        async with watching(organiser.link(PUBLIC)) as anybody:
            await anybody.page()
            assert delete(organiser) == 204
            while (message := await anybody.receive())["type"] != "bye":
                pass
            assert message["code"] == "event-deleted"
        assert organiser.get("/api/event")[1]["code"] == "event-deleted"
        assert await close_code_after(server, {"type": "watch", "key": organiser.key}) == 4404
        assert found_in(tmp_path, "quist", "summer cup") == []
        assert other.get("/api/event")[0] == 200
    with serving(tmp_path, copies=copies) as server:
        assert organiser.on(server).get("/api/event") == (
            404,
            organiser.on(server).get("/api/event")[1],
        )
        assert organiser.on(server).get("/api/event")[1]["code"] == "event-deleted"


@over_sockets
async def test_the_door_sees_the_list_only_and_a_moved_event_accepts_no_requests(
    tmp_path: Path,
) -> None:
    """The page of a moved event leads to its new place."""
    with serving(tmp_path) as server:
        organiser = drawn_event(server, 6)
        door = organiser.link(Door())
        page = door.page
        assert page["type"] == "door"
        assert page["page"].keys() == {"event", "listed", "waiting"}
        assert door.post_refused("/api/event/link", {"holder": AsPlayer(0)}) == "organiser-only"
        assert door.link(Door()).key == door.key
        door.ask(CheckInAll())
        assert door.ask_refused(Register(("New",))) == "registration-over"
        organiser.ask(RenewLink(Door()))
        assert door.get("/api/event")[1]["code"] == "link-withdrawn"
        assert "P1" not in json.dumps(door.get("/api/event")[1])
        assert organiser.link(Door()).get("/api/event")[0] == 200

        copy = Holder(
            server,
            send_file(server, "/api/events/file", organiser.file("/api/event/file"))[1]["key"],
        )
        address = f"{server.link}/event#{copy.link(PUBLIC).key}"
        assert organiser.ask_refused(GoElsewhere(f"{server.link}/event#{copy.key}")) == (
            "link-not-public"
        )
        match = matches(organiser.page)[0]["id"]
        organiser.ask(Start())
        organiser.ask(GoElsewhere(address))
        assert organiser.link(AtTable(1)).page["page"]["elsewhere"] == address
        entry = CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0)
        refused = organiser.link(AtTable(1)).post_refused(
            f"/api/event/pads/{match}", asked(Enter(1, entry))
        )
        assert refused == organiser.ask_refused(Pause()) == "event-elsewhere"
        copy.ask(Start())
        organiser.ask(ComeBack())
        organiser.ask(Pause())


# --- copies -----------------------------------------------------------------------------------


def test_changed_events_are_copied_to_event_files(tmp_path: Path) -> None:
    """So they are when the server stops. Only the owner may read them; unchanged events get one."""
    copies = tmp_path / "copies"
    copies.mkdir()
    with serving(tmp_path, copies=copies) as server:
        organiser = open_event(server, name="Cup: 2026/27")
        organiser.ask(Register(("Ana", "Ben"), How.LIST))
    (first,) = copies.iterdir()
    assert first.name.startswith("Cup-2026-27-")
    assert read_log(first.read_bytes()).names == ("Ana", "Ben")
    assert first.stat().st_mode & 0o077 == 0
    with serving(tmp_path, copies=copies) as server:
        organiser.on(server).page  # noqa: B018 (loads it)
    assert [*copies.iterdir()] == [first]


def test_old_copies_are_thinned_out() -> None:
    """All of the last hour stay, then the last of each hour, and the last of each day before."""
    now = datetime(2026, 11, 20, 22, 30, tzinfo=UTC)
    every = [now - timedelta(minutes=3 * n) for n in range(1000)]
    kept_times = sorted({*every} - copies_to_delete(every, now), reverse=True)
    assert kept_times[:20] == every[:20]
    assert len(kept_times) == 20 + 24 + 2
    assert all(time_.minute >= 57 for time_ in kept_times[22:40])


def test_a_folder_for_copies_is_made(tmp_path: Path) -> None:
    """Only its owner can read it. Its parent must be there: a stick that is missing is not made."""
    copies = tmp_path / "copies"
    assert read_settings({"copies": str(copies)}, {}).copies == copies
    assert stat.S_IMODE(copies.stat().st_mode) == 0o700
    assert read_settings({"copies": str(copies)}, {}).copies == copies


@pytest.mark.long
def test_a_folder_for_copies_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    """The command fails before the server starts."""
    nowhere = str(tmp_path / "no stick" / "copies")
    with pytest.raises(SettingsError) as error:
        read_settings({"copies": nowhere}, {})
    assert error.value.code == "setting-folder"
    command = [sys.executable, "-m", "dacabo", "serve", "--copies", nowhere]
    process = subprocess.run(command, capture_output=True, text=True, check=False)
    assert process.returncode != 0
    assert "--copies" in process.stderr


def test_the_name_of_a_withdrawn_organiser_can_be_deleted_from_the_store(tmp_path: Path) -> None:
    """The organiser must be withdrawn first."""
    with serving(tmp_path) as server:
        organiser = open_event(server)
        quentin = organiser.invite("Quentin")
        quentin.ask(Register(("Ben",)))
        organiser.ask(WithdrawOrganiser(1))
        assert quentin.get("/api/event")[1]["code"] == "link-withdrawn"
        organiser.ask(ForgetOrganiser(1))
        assert found_in(tmp_path, "quentin") == []
        assert organiser.link(Organiser()).get("/api/event")[0] == 200
