"""Backups are proven by restoring them: made during play, served elsewhere, and played on."""

import asyncio
import hashlib
import shutil
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest
from cli.test_command import run_in_process
from server.harness.link_holders import Holder, open_pad
from server.harness.players import play_out, players_of
from server.harness.rig import Guest, Server, one_node, over_sockets, sitting
from server.harness.stores import Place, PostgresPlace, SqlitePlace
from server.test_crash import Regular, TableUnderTest, open_tables
from server.test_integrity import enter
from server.test_transfer import rows

from dacabo.server.keys import pad_stream
from dacabo.server.store import transfer
from dacabo.server.store.factory import back_up
from dacabo.server.store.sqlite import backup

ENDLESS = {"limit": None, "rounds": 1000}


def digests(place: Place) -> dict[str, str]:
    """A hash of every table."""
    return {
        table: hashlib.sha256(repr(found).encode()).hexdigest()
        for table, found in rows(place).items()
    }


class BusyServer:
    """People at several tables and at a score pad, on one node or two, with their knowledge."""

    def __init__(self, nodes: Sequence[Server]) -> None:
        self.nodes = nodes
        self.tables = open_tables(nodes[0])
        self.pad = open_pad(nodes[0], changes=ENDLESS)
        link = nodes[0].http("POST", "/api/me/links", None, self.tables[0].regulars[0].token)
        assert link[0] == 201
        self.entered = 0
        """The number of rounds that the pad has accepted."""

    def acknowledged(self) -> dict[str, int]:
        """By table, the number of the last fact that a client knows to be durable."""
        return {
            played.code: max(
                (number for one in played.regulars for number, _ in one.done.values()), default=0
            )
            for played in self.tables
        }

    @property
    def count(self) -> int:
        """The number of all acknowledged requests."""
        return self.entered + sum(played.acknowledged for played in self.tables)

    @asynccontextmanager
    async def play(self) -> AsyncIterator[None]:
        """Let all play during a test; people of one table are on different nodes."""
        async with asyncio.TaskGroup() as group:
            tasks = [
                group.create_task(one.play(self.nodes[seat % len(self.nodes)], to_the_end=False))
                for played in self.tables
                for seat, one in enumerate(played.regulars)
            ]
            tasks += [group.create_task(self._write()), group.create_task(self._with_bots())]
            await asyncio.to_thread(self.wait_for, 60)
            yield
            await asyncio.to_thread(self.wait_for, 20)
            for task in tasks:
                task.cancel()

    def wait_for(self, more: int) -> None:
        """Wait until this many more requests are acknowledged."""
        enough, until = self.count + more, monotonic() + 60
        while self.count < enough:
            assert monotonic() < until
            sleep(0.005)

    async def _write(self) -> None:
        while True:
            await asyncio.to_thread(self.pad.write, enter(self.entered + 1))
            self.entered += 1

    async def _with_bots(self) -> None:
        while True:
            async with sitting(self.nodes[0], 1, ("largo", "largo"), preset="dutch") as party:
                await party.start()
                await play_out(party.host, players_of(party)[0])


async def play_on(server: Server, busy: BusyServer, place: Place) -> None:
    """Let the same people play all matches to their end on the restored server."""
    tables = []
    for before in busy.tables:
        played = TableUnderTest(before.code)
        played.regulars = [
            Regular(played, Guest(server, one.player_id, one.token), one.player)
            for one in before.regulars
        ]
        for one in played.regulars:
            one.asked = 1_000_000  # these ids differ from those in the copy
        tables.append(played)
    async with asyncio.TaskGroup() as group:
        for played in tables:
            for one in played.regulars:
                group.create_task(one.play(server, to_the_end=True))
    for played in tables:
        assert played.acknowledged > 0
        played.check(place.log(played.code))
    pad = Holder(server, busy.pad.key)
    written = len(pad.pad["rounds"])
    pad.write(enter(written + 1))


def check_copy(copy: Place, source: Place, known: dict[str, int], entered: int, pad: str) -> None:
    """Check that a copy is one moment of the source, with everything known when it began."""
    theirs, ours = source.facts(), copy.facts()
    for stream, facts in ours.items():
        assert facts == theirs[stream][: len(facts)], "not what was written"
    for code, number in known.items():
        assert len(ours[code]) >= number, "an acknowledged move is not in the copy"
    assert len(ours[pad]) >= entered + 1, "an acknowledged round is not in the copy"
    assert all(rows(copy).values()), "a table is empty"


@contextmanager
def slow_copies(busy: BusyServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Make copies so slow that people make moves between any two parts."""
    monkeypatch.setattr(backup, "PAGES", 8)
    monkeypatch.setattr(transfer, "AT_ONCE", 60)
    yield lambda *_: busy.wait_for(5)


@over_sockets
async def test_a_backup_of_a_file_under_play_is_restored_elsewhere(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    """Nothing acknowledged is missing, and all matches are played to their end."""
    source, copy = SqlitePlace(tmp_path / "here.db"), SqlitePlace(tmp_path / "copy.db")
    there = SqlitePlace(tmp_path / "there" / "dacabo.db")
    with one_node(tmp_path, database=source.written, talk=1000) as server:
        busy = BusyServer([server])
        async with busy.play():
            known, entered, before = busy.acknowledged(), busy.entered, busy.count
            with slow_copies(busy, monkeypatch) as progress:
                assert await asyncio.to_thread(back_up, source.file, copy.file, progress) == []
            during = busy.count - before
        check_copy(copy, source, known, entered, pad_stream(busy.pad.key))
    assert during > 10
    at_rest = SqlitePlace(tmp_path / "at-rest.db")
    assert await asyncio.to_thread(back_up, source.file, at_rest.file, lambda *_: None) == []
    assert digests(at_rest) == digests(source)

    there.file.parent.mkdir()
    await asyncio.to_thread(shutil.copy, copy.file, there.file)
    expected = digests(copy)
    with one_node(there.file.parent, database=there.written, talk=1000) as server:
        assert digests(there) == expected
        assert (
            await asyncio.to_thread(run_in_process, "check", "--database", there.written)
        ).returncode == 0
        await play_on(server, busy, there)
    told = await asyncio.to_thread(run_in_process, "check", "--database", there.written)
    assert told.returncode == 0, told.stdout
    record_property("counted", f"{during} requests were acknowledged while a file was backed up")


@over_sockets
async def test_a_backup_of_postgresql_under_play_is_moved_elsewhere(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    """The data goes from two nodes into a file, and from there into another database."""
    source, copy, there = PostgresPlace(), SqlitePlace(tmp_path / "copy.db"), PostgresPlace()
    with ExitStack() as stack:
        nodes = [
            stack.enter_context(one_node(tmp_path, log, database=source.written, talk=1000))
            for log in ("log-1", "log-2")
        ]
        busy = BusyServer(nodes)
        async with busy.play():
            known, entered, before = busy.acknowledged(), busy.entered, busy.count
            with slow_copies(busy, monkeypatch) as progress:
                assert await asyncio.to_thread(back_up, source.database, copy.file, progress) == []
            during = busy.count - before
        check_copy(copy, source, known, entered, pad_stream(busy.pad.key))
    assert during > 10
    told = await asyncio.to_thread(run_in_process, "move", str(copy.file), there.written)
    assert told.returncode == 0, told.stderr
    assert digests(copy) == digests(there)
    assert (
        await asyncio.to_thread(run_in_process, "check", "--database", there.written)
    ).returncode == 0
    expected = digests(there)
    with one_node(tmp_path, "log-3", database=there.written, talk=1000) as server:
        assert digests(there) == expected
        await play_on(server, busy, there)
    told = await asyncio.to_thread(run_in_process, "check", "--database", there.written)
    assert told.returncode == 0, told.stdout
    record_property("counted", f"{during} requests were acknowledged while two nodes' was")
