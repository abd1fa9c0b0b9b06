"""The store: what it has accepted it keeps, with other writers and after any failure."""

import asyncio
import os
import random
import sqlite3
import stat
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from dacabo.server.store import backup as backups
from dacabo.server.store import database
from dacabo.server.store.backup import backup
from dacabo.server.store.clerk import AT_ONCE
from dacabo.server.store.database import MIGRATIONS, SETTINGS, open_database
from dacabo.server.store.sqlite import DAY, SqliteStore
from dacabo.server.store.store import Conflict, Guest, Listed, Listing, Store, StoreError

RIVALS = Path(__file__).with_name("rivals.py")
OPEN = Listing("open", public=True, members=("ana", "ben"), summary=b"Ana's table")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "room.db"


@asynccontextmanager
async def opened(file: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(file)
    try:
        yield store
    finally:
        await store.close()


def rival(file: Path, name: str, streams: int, facts: int) -> "subprocess.Popen[str]":
    command = [sys.executable, str(RIVALS), str(file), name, str(streams), str(facts)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def on_file(file: Path) -> dict[str, list[tuple[int, str]]]:
    """All facts, read without the code of the store."""
    found: dict[str, list[tuple[int, str]]] = {}
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        for stream, number, fact in connection.execute("SELECT * FROM log ORDER BY 1, 2"):
            found.setdefault(stream, []).append((number, fact.decode()))
        lasts = dict(connection.execute("SELECT stream, last FROM streams"))
    for stream, facts in found.items():
        assert [number for number, _ in facts] == list(range(1, lasts[stream] + 1))
    return found


def durable(output: str) -> set[tuple[str, int, str]]:
    """What a rival reported as written."""
    lines = [line.split() for line in output.splitlines()]
    return {(stream, int(number), fact) for stream, number, fact in lines}


def flat(found: dict[str, list[tuple[int, str]]]) -> set[tuple[str, int, str]]:
    return {(stream, number, fact) for stream, facts in found.items() for number, fact in facts}


# --- streams ------------------------------------------------------------------


def test_facts_are_read_as_they_were_written(file: Path) -> None:
    """A stream keeps bytes in their order, also over a restart, and from any number on."""

    async def first() -> None:
        async with opened(file) as store:
            await store.append("one", 0, [b"a", b"\x00\xff"], now=1.0)
            await store.append("two", 0, [b"other"], now=1.0)
            await store.append("one", 2, [b"c"], now=2.0)

    async def later() -> None:
        async with opened(file) as store:
            assert await store.read("one") == [b"a", b"\x00\xff", b"c"]
            assert await store.read("one", 2) == [b"c"]
            assert await store.read("one", 3) == await store.read("three") == []

    asyncio.run(first())
    asyncio.run(later())
    assert sorted(path.name for path in file.parent.iterdir()) == ["room.db"]


@pytest.mark.parametrize("after", [0, 1, 3])
def test_who_does_not_know_the_last_fact_cannot_write(file: Path, after: int) -> None:
    """Too few, too many, or recreated: a conflict, and nothing is written."""

    async def main() -> None:
        async with opened(file) as store:
            await store.append("one", 0, [b"a", b"b"], now=1.0, due=5.0, listing=OPEN)
            with pytest.raises(Conflict, match="stream-went-on"):
                await store.append("one", after, [b"x", b"y"], now=2.0, due=9.0)
            assert await store.read("one") == [b"a", b"b"]
            assert await store.due(10.0) == [("one", 5.0)]

    asyncio.run(main())


def test_of_many_who_write_at_once_one_wins_each_number(file: Path) -> None:
    """Within one transaction too, the first to come is first, and the others get a conflict."""

    async def main() -> None:
        async with opened(file) as store:
            tries = [store.append("one", 0, [b"%d" % who], now=1.0) for who in range(50)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert results[0] is None
            assert all(isinstance(result, Conflict) for result in results[1:])
            assert await store.read("one") == [b"0"]

    asyncio.run(main())


def test_a_deadline_can_move_without_a_fact(file: Path) -> None:
    """An append without facts changes the listing and the due time, even of an empty stream."""

    async def main() -> None:
        async with opened(file) as store:
            await store.append("one", 0, [], now=1.0, due=5.0)
            await store.append("one", 0, [b"a"], now=2.0, due=6.0)
            await store.append("one", 1, [], now=3.0, due=7.0)
            assert await store.read("one") == [b"a"]
            assert await store.next_due() == 7.0

    asyncio.run(main())


def test_deadlines_come_with_the_facts(file: Path) -> None:
    """The earliest first; each append sets the due time again, or removes it."""

    async def main() -> None:
        async with opened(file) as store:
            assert await store.next_due() is None
            for stream, due in (("late", 30.0), ("soon", 10.0), ("never", None), ("next", 20.0)):
                await store.append(stream, 0, [b"a"], now=1.0, due=due)
            assert await store.next_due() == 10.0
            assert await store.due(9.9) == []
            assert await store.due(20.0) == [("soon", 10.0), ("next", 20.0)]
            await store.append("soon", 1, [b"b"], now=2.0)
            assert await store.next_due() == 20.0

    asyncio.run(main())


def test_the_lobby_costs_what_it_shows(file: Path) -> None:
    """It is read from its own index, in order, however many tables there are."""
    steps: Counter[int] = Counter()

    async def main() -> None:
        async with opened(file) as store:
            for count in (10, 100, 1000):
                for number in range(count):
                    await store.append(f"{count}-{number}", 0, [b"a"], now=1.0, listing=OPEN)
                reader = store._reader._database
                reader.set_progress_handler(lambda count=count: steps.update([count]), 1)  # type: ignore[misc]
                assert len(await store.lobby(5)) == 5
                reader.set_progress_handler(None, 0)

    asyncio.run(main())
    assert steps[1000] <= 1.1 * steps[10]


def test_lists_tell_what_was_said_last(file: Path) -> None:
    """The lobby and a guest's own tables are ordered by change, filtered and bounded."""
    hidden = Listing("playing", public=False, members=("ben",), summary=b"secret")

    async def main() -> None:
        async with opened(file) as store:
            for number, name in enumerate(("ana", "ben")):
                await store.add_guest(name, name.title(), b"%d" % number, now=0.0)
            await store.append("one", 0, [b"a"], now=1.0, listing=OPEN)
            await store.append("two", 0, [b"a"], now=2.0, listing=OPEN)
            await store.append("three", 0, [b"a"], now=3.0, listing=hidden)
            await store.append("one", 1, [b"b"], now=4.0)  # lists show the same of it
            one = Listed("one", "open", public=True, changed=4.0, summary=b"Ana's table")
            two = Listed("two", "open", public=True, changed=2.0, summary=b"Ana's table")
            three = Listed("three", "playing", public=False, changed=3.0, summary=b"secret")
            assert await store.lobby(9) == [one, two]
            assert await store.lobby(1) == [one]
            assert await store.of_member("ana", 9) == [one, two]
            assert await store.of_member("ben", 2) == [one, three]
            assert await store.is_member("three", "ben")
            assert not await store.is_member("three", "ana")
            assert not await store.is_member("four", "ben")
            over = Listing("over", public=True, members=("ben",))
            await store.append("two", 1, [b"over"], now=5.0, listing=over)
            assert [listed.stream for listed in await store.of_member("ana", 9)] == ["one"]
            assert [listed.stream for listed in await store.lobby(9)] == ["one"]

    asyncio.run(main())


def test_old_streams_are_forgotten_entirely(file: Path) -> None:
    """Only those in the given states that were not written since, some at a time."""

    async def main() -> None:
        async with opened(file) as store:
            await store.add_guest("ana", "Ana", b"t", now=0.0)
            over = Listing("over", public=True, members=("ana",))
            for number in range(5):
                await store.append(f"old-{number}", 0, [b"a"], now=1.0, due=9.0, listing=over)
            await store.append("new", 0, [b"a"], now=8.0, listing=over)
            await store.append("open", 0, [b"a"], now=1.0, listing=OPEN)
            assert await store.forget_streams(8.0, ["over"], limit=3) == 3
            assert await store.forget_streams(8.0, ["over"], limit=3) == 2
            assert await store.forget_streams(8.0, ["over"], limit=3) == 0
            assert [listed.stream for listed in await store.of_member("ana", 9)] == ["new", "open"]
            assert await store.read("old-1") == []
            assert await store.due(10.0) == []
            with pytest.raises(Conflict):  # not the middle of a table without its beginning
                await store.append("old-1", 1, [b"b"], now=9.0)

    asyncio.run(main())
    assert set(on_file(file)) == {"new", "open"}


# --- guests -------------------------------------------------------------------


def test_a_guest_is_known_by_each_of_their_tokens(file: Path) -> None:
    """Several devices, one guest; a dropped token is invalid, a duplicate is refused."""

    async def main() -> None:
        async with opened(file) as store:
            await store.add_guest("ana", "Ana", b"phone", now=1.0)
            assert await store.add_token("ana", b"laptop")
            assert not await store.add_token("nobody", b"other")
            await store.rename_guest("ana", "Ana 岩")
            ana = Guest("ana", "Ana 岩", 1.0, 1.0)
            assert await store.guest_by_token(b"phone", 2.0) == ana
            assert await store.guest_by_token(b"laptop", 2.0) == ana
            assert await store.guest_by_token(b"other", 2.0) is None
            assert "岩" not in repr(ana)
            await store.drop_token(b"phone")
            assert await store.guest_by_token(b"phone", 2.0) is None
            for guest, token in (("ana", b"new"), ("ben", b"laptop")):
                with pytest.raises(Conflict, match="guest-exists"):
                    await store.add_guest(guest, "Ben", token, now=3.0)
            assert await store.names(["ana", "ben"]) == {"ana": "Ana 岩"}

    asyncio.run(main())


def test_all_other_devices_can_be_logged_out(file: Path) -> None:
    """One token stays; the others and the open code are revoked; other guests keep theirs."""

    async def main() -> None:
        async with opened(file) as store:
            await store.add_guest("ana", "Ana", b"phone", now=1.0)
            await store.add_guest("ben", "Ben", b"watch", now=1.0)
            for token in (b"laptop", b"tablet"):
                assert await store.add_token("ana", token)
            for guest in ("ana", "ben"):
                assert await store.add_link(guest.encode(), guest, until=9.0)
            await store.drop_other_tokens("ana", b"laptop")
            known = [b"phone", b"laptop", b"tablet", b"watch"]
            found = [await store.guest_by_token(token, 2.0) for token in known]
            assert [guest and guest.id for guest in found] == [None, "ana", None, "ben"]
            assert await store.take_link(b"ana", 2.0) is None
            assert await store.take_link(b"ben", 2.0) == "ben"

    asyncio.run(main())


def test_nothing_is_left_of_a_guest_who_goes(file: Path) -> None:
    """Name, tokens, codes and memberships are gone, from the bytes of the file too."""

    async def main() -> None:
        async with opened(file) as store:
            await store.add_guest("ana-id", "Anastasia", b"t" * 32, now=1.0)
            await store.add_link(b"c" * 32, "ana-id", until=9.0)
            listing = Listing("open", public=True, members=("ana-id",))
            await store.append("one", 0, [b"a"], now=1.0, listing=listing)
            await store.delete_guest("ana-id")
            assert await store.names(["ana-id"]) == {}
            assert await store.guest_by_token(b"t" * 32, 2.0) is None
            assert await store.take_link(b"c" * 32, 2.0) is None
            await store.append("one", 1, [b"b"], now=2.0, listing=listing)  # the table continues
            assert await store.of_member("ana-id", 9) == []

    asyncio.run(main())
    rest = file.read_bytes()
    assert not any(trace in rest for trace in (b"ana-id", b"Anastasia", b"t" * 32, b"c" * 32))


def test_guests_who_stay_away_are_forgotten(file: Path) -> None:
    """Unless they are at some table; visits are recorded to the day."""

    async def main() -> None:
        async with opened(file) as store:
            for name in ("ana", "ben", "eva"):
                await store.add_guest(name, name, name.encode(), now=0.0)
            await store.append("one", 0, [b"a"], now=1.0, listing=OPEN)
            await store.guest_by_token(b"eva", DAY - 1.0)
            assert await store.guest_by_token(b"eva", DAY) == Guest("eva", "eva", 0.0, 0.0)
            assert await store.guest_by_token(b"eva", DAY) == Guest("eva", "eva", 0.0, DAY)
            await store.add_guest("leo", "Leo", b"leo", now=1.0)
            assert await store.forget_guests(DAY, limit=9) == 1
            assert set(await store.names(["ana", "ben", "eva", "leo"])) == {"ana", "ben", "eva"}

    asyncio.run(main())


def test_a_code_is_taken_once_and_in_time(file: Path) -> None:
    """Not by two processes either; a new code replaces the one before."""

    async def main() -> None:
        async with opened(file) as store, opened(file) as other:
            await store.add_guest("ana", "Ana", b"t", now=0.0)
            assert not await store.add_link(b"code", "nobody", until=9.0)
            for _ in range(10):
                assert await store.add_link(b"code", "ana", until=9.0)
                takes = (each.take_link(b"code", 9.0) for each in (store, other) for _ in range(5))
                taken = await asyncio.gather(*takes)
                assert sorted(map(str, taken)) == ["None"] * 9 + ["ana"]
            await store.add_link(b"code", "ana", until=9.0)
            assert await store.take_link(b"code", 9.1) is None
            await store.add_link(b"first", "ana", until=9.0)
            await store.add_link(b"second", "ana", until=9.0)
            assert await other.take_link(b"first", 1.0) is None
            assert await other.take_link(b"second", 1.0) == "ana"

    asyncio.run(main())


# --- many writers, and their end ----------------------------------------------


def test_processes_that_write_to_the_same_streams_lose_nothing(file: Path) -> None:
    """One wins each number; all create the file at the same time."""
    rivals = [rival(file, name, streams=4, facts=60) for name in ("ana", "ben", "eva")]
    said = [durable(each.communicate(timeout=60)[0]) for each in rivals]
    assert [each.returncode for each in rivals] == [0, 0, 0]
    assert [len(each) for each in said] == [240, 240, 240]
    assert flat(on_file(file)) == said[0] | said[1] | said[2]


def test_a_new_file_can_be_opened_by_many_at_once(tmp_path: Path) -> None:
    """The first creates the tables; no other is refused meanwhile."""
    together = threading.Barrier(4)

    def come(number: int) -> None:
        together.wait()
        open_database(tmp_path / f"{number}.db", writing=True).close()

    with ThreadPoolExecutor(4) as people:
        for number in range(25):
            list(people.map(come, [number] * 4))


def test_who_opens_a_new_file_waits_for_whoever_is_making_it(file: Path) -> None:
    """SQLite itself would refuse at once to switch to WAL during a write."""
    with closing(sqlite3.connect(file, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        done = threading.Timer(0.2, other.execute, ["COMMIT"])
        done.start()
        open_database(file, writing=True).close()
        done.join()


def test_what_was_durable_outlives_a_kill(file: Path) -> None:
    """A process is killed while it writes: all it has reported is there, once and in order."""
    rng = random.Random(5)
    said: set[tuple[str, int, str]] = set()
    for life in range(8):
        with rival(file, f"life-{life}", streams=8, facts=100_000) as process:
            assert process.stdout is not None
            lines = [process.stdout.readline() for _ in range(rng.randint(1, 400))]
            process.kill()
            said |= durable("".join(lines) + process.stdout.read())
        found = on_file(file)
        assert said <= flat(found)
        facts = [(stream, fact) for stream, _, fact in flat(found)]
        assert len(facts) == len(set(facts))
        assert len(facts) <= len(said) + 8 * (life + 1)  # no more than was under way
    assert len(said) > 500


# --- one thread for all -------------------------------------------------------


@asynccontextmanager
async def all_at_once(store: SqliteStore) -> AsyncIterator[None]:
    """Hold the writer, so that several requests go into one transaction."""
    begun, gate = threading.Event(), threading.Event()

    def hold(_: sqlite3.Connection) -> None:
        begun.set()
        gate.wait()

    held = asyncio.create_task(store._writer.ask(hold))
    await asyncio.to_thread(begun.wait)
    asyncio.get_running_loop().call_later(0.05, gate.set)
    yield
    await held


def test_a_bad_append_does_not_undo_the_others(file: Path) -> None:
    """A conflict, and something that SQLite cannot even bind, among valid work."""

    async def main() -> None:
        async with opened(file) as store, all_at_once(store):
            results = await asyncio.gather(
                store.append("one", 0, [b"a"], now=1.0),
                store.append("one", 0, [b"x"], now=1.0),
                store.append("one", 1, [b"b"], now=1.0),
                store.append("\ud800", 0, [b"x"], now=1.0),
                store.append("one", 2, [b"c", b"d"], now=1.0),
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [
                type(None),
                Conflict,
                type(None),
                UnicodeEncodeError,
                type(None),
            ]
            assert await store.read("one") == [b"a", b"b", b"c", b"d"]

    asyncio.run(main())


def test_when_a_commit_fails_nothing_is_half_done(file: Path) -> None:
    """All requests of that transaction get a typed error, and the next one succeeds."""

    def nobodys_token(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA defer_foreign_keys = 1")  # only checked by COMMIT
        connection.execute("INSERT INTO tokens VALUES (x'00', 'nobody')")

    async def main() -> None:
        async with opened(file) as store:
            async with all_at_once(store):
                results = await asyncio.gather(
                    store.append("one", 0, [b"a"], now=1.0),
                    store._writer.ask(nobodys_token),
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


def test_who_stops_waiting_is_in_nobodys_way(file: Path) -> None:
    """Cancelled requests are done all the same, and all others get an answer."""

    async def main() -> None:
        async with opened(file) as store:
            async with all_at_once(store):
                gone = asyncio.create_task(store.append("one", 0, [b"a"], now=1.0))
                stays = asyncio.create_task(store.append("one", 1, [b"b"], now=1.0))
                await asyncio.sleep(0)
                gone.cancel()
                await stays
            assert gone.cancelled()
            assert await store.read("one") == [b"a", b"b"]

    asyncio.run(main())


def test_closing_finishes_what_was_asked_for(file: Path) -> None:
    """More than one transaction holds; then nothing is accepted any more."""

    async def main() -> None:
        store = SqliteStore(file)
        many = 2 * AT_ONCE + 10
        appends = [
            asyncio.create_task(store.append(f"table-{number}", 0, [b"a"], now=1.0))
            for number in range(many)
        ]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*appends)
        await store.close()
        for refused in (store.append("one", 0, [b"a"], now=1.0), store.read("one")):
            with pytest.raises(StoreError, match="store-closed"):
                await refused
        assert len(on_file(file)) == many

    asyncio.run(main())


def test_a_full_disc_is_a_typed_error_and_passes(file: Path) -> None:
    """What was refused is not there, what was accepted is; with space again it continues."""

    async def main() -> None:
        async with opened(file) as store:
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


def test_a_file_that_somebody_holds_is_a_typed_error(file: Path) -> None:
    """Reading continues meanwhile, and writing afterwards."""

    async def main() -> None:
        async with opened(file) as store:
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


def test_a_move_is_on_the_disc_before_it_counts(file: Path) -> None:
    """Both connections have the settings that guarantee it, and the reader is read-only."""

    async def main() -> None:
        async with opened(file) as store:
            for clerk in (store._writer, store._reader):
                for name, value in SETTINGS.items():
                    assert clerk._database.execute(f"PRAGMA {name}").fetchone() == (value,)
            assert SETTINGS["journal_mode"] == "wal"
            assert SETTINGS["synchronous"] == 2
            with pytest.raises(StoreError, match="READONLY"):
                await store._reader.ask(lambda reading: reading.execute("DELETE FROM log"))

    asyncio.run(main())


def test_a_setting_that_does_not_hold_is_refused(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a file system that cannot share memory, where WAL silently stays off."""
    monkeypatch.setattr(database, "SETTINGS", {**SETTINGS, "page_size": 777})
    with pytest.raises(StoreError, match=r"store-unsafe.*setting=page_size, found=4096"):
        open_database(file, writing=True)


def test_nobody_else_may_read_the_file(file: Path) -> None:
    """It holds the seeds of running games; so do the files beside it."""

    async def main() -> None:
        async with opened(file) as store:
            await store.append("one", 0, [b"a"], now=1.0)
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
            assert modes == dict.fromkeys(("room.db", "room.db-wal", "room.db-shm"), 0o600)

    before = os.umask(0)
    try:
        asyncio.run(main())
    finally:
        os.umask(before)


async def write_one(file: Path) -> None:
    async with opened(file) as store:
        await store.append("one", 0, [b"a"], now=1.0)


def test_an_older_file_is_brought_up_to_date(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The missing steps are taken, all or none, and its facts are still there."""
    asyncio.run(write_one(file))
    ahead = len(MIGRATIONS) + 1
    step = "ALTER TABLE guests ADD COLUMN colour TEXT"

    monkeypatch.setattr(database, "MIGRATIONS", (*MIGRATIONS, (step, "no such step")))
    with pytest.raises(StoreError, match="store-failed"):
        open_database(file, writing=True)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (ahead - 1,)

    monkeypatch.setattr(database, "MIGRATIONS", (*MIGRATIONS, (step,)))
    for _ in range(2):  # the second time there is nothing to do
        with closing(open_database(file, writing=True)) as connection:
            assert connection.execute("SELECT colour FROM guests").fetchall() == []
            assert connection.execute("PRAGMA user_version").fetchone() == (ahead,)
    assert flat(on_file(file)) == {("one", 1, "a")}


def test_a_newer_file_is_refused_and_left_alone(file: Path) -> None:
    """The user went back to an older program."""
    asyncio.run(write_one(file))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    before = file.read_bytes()
    for writing in (True, False):
        with pytest.raises(StoreError, match="store-newer"):
            open_database(file, writing=writing)
    assert file.read_bytes() == before


def test_what_is_not_ours_is_left_alone(tmp_path: Path) -> None:
    """A text, another program's database, a folder, a missing place."""
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
    """Nothing in it is taken for a setting of SQLite's."""
    file = tmp_path / "Café 100%41?mode=ro#1.db"
    asyncio.run(write_one(file))
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


# --- backups ------------------------------------------------------------------


def test_a_backup_is_one_moment_of_a_store_in_use(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Writing continues; the copy is complete, private, and a store like any other."""
    monkeypatch.setattr(backups, "PAGES", 20)
    told: list[tuple[int, int]] = []
    copy = tmp_path / "copies" / "room.db"
    copy.parent.mkdir()

    async def main() -> None:
        loop = asyncio.get_running_loop()
        async with opened(file) as store:
            await store.append("one", 0, [b"x" * 1000] * 1000, now=1.0)

            def go_on(*pages: int) -> None:
                told.append((pages[0], pages[1]))
                append = store.append("one", 999 + len(told), [b"later"], now=2.0)
                asyncio.run_coroutine_threadsafe(append, loop).result(timeout=10)

            await asyncio.to_thread(backup, file, copy, go_on)
            assert len(await store.read("one")) == 1000 + len(told)
        async with opened(copy) as store:
            assert await store.read("one") == [b"x" * 1000] * 1000

    asyncio.run(main())
    assert len(told) > 10
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path.name for path in copy.parent.iterdir()] == ["room.db"]
    assert told == sorted(told)
    assert len({total for _, total in told}) == 1
    assert told[-1] == (told[-1][1], told[-1][1])


def test_a_backup_overwrites_nothing(file: Path, tmp_path: Path) -> None:
    """Not even a file that appears while it is being made, or a dangling link."""

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


def test_a_backup_that_cannot_be_made_says_why(file: Path, tmp_path: Path) -> None:
    """No store, an empty file, no such folder, a damaged store: and no copy is left."""
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
    whole = file.read_bytes()
    start = (page - 1) * 4096
    file.write_bytes(whole[:start] + b"\xff" * 4096 + whole[start + 4096 :])
    with pytest.raises(StoreError, match="backup-damaged"):
        backup(file, target, lambda *_: None)
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".db"] == ["room.db"]


def test_it_is_a_store(file: Path) -> None:
    """It has everything the server needs of a store."""

    async def main() -> None:
        store: Store = SqliteStore(file)
        await store.close()

    asyncio.run(main())
