"""The store in PostgreSQL: abilities and failures that only a database elsewhere has."""

import asyncio
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from server.harness.cluster import Cluster, cluster
from server.harness.stores import PostgresPlace, SqlitePlace, StoredFacts, flat

from dacabo.core.errors import MissingExtra
from dacabo.server.settings import PostgresLink
from dacabo.server.store import health
from dacabo.server.store.factory import back_up, open_store
from dacabo.server.store.postgres import connections, schema
from dacabo.server.store.postgres.store import PostgresStore, open_postgres
from dacabo.server.store.store import Conflict, IndexRow, Store, StoreError

OPEN = IndexRow("open", public=True, members=("ana",), summary=b"Ana's table")


@pytest.fixture
def place() -> PostgresPlace:
    return PostgresPlace()


async def write_one(place: PostgresPlace) -> None:
    async with place.open_store() as store:
        await store.append("one", 0, [b"a"], now=1.0)


def refusal(link: str) -> StoreError:
    """The error with which a database is refused."""

    async def main() -> None:
        store = await open_store(PostgresLink(link))
        await store.close()

    with pytest.raises(StoreError) as refused:
        asyncio.run(main())
    return refused.value


# --- opening ------------------------------------------------------------------


@pytest.mark.parametrize("setting", ["synchronous_commit"])
def test_a_database_that_could_lose_moves_is_refused(place: PostgresPlace, setting: str) -> None:
    """The setting is read from the connection itself; no tables are created."""
    refused = refusal(f"{place.written}&{setting}=off")
    assert str(refused) == f"store-not-durable (setting={setting}, found=off)"
    assert place.rows("SELECT to_regclass('streams') IS NULL") == [(True,)]


@pytest.mark.parametrize("mode", ["on", "local", "remote_apply"])
def test_a_safe_setting_stays_in_force(place: PostgresPlace, mode: str) -> None:
    """It does so even in a session that is open while somebody changes the configuration."""

    async def main() -> None:
        store = await open_postgres(PostgresLink(f"{place.written}&synchronous_commit={mode}"))
        try:
            assert store._writer._connection is not None
            place.change("ALTER ROLE dacabo SET synchronous_commit = off")
            place.rows("SELECT pg_reload_conf()")
            await store.append("one", 0, [b"a"], now=1.0)
            sql = "SHOW synchronous_commit"
            assert await store._writer._connection.fetchval(sql) == mode
            assert [tuple(row) for row in await store._sql.rows(sql)] == [(mode,)]
        finally:
            place.change("ALTER ROLE dacabo RESET synchronous_commit")
            await store.close()

    asyncio.run(main())


def test_a_connection_error_does_not_show_the_password() -> None:
    """The reasons are no server, a missing database, and an invalid link."""
    for link, reason in (
        ("postgresql://ana:hunter2@127.0.0.1:1/room", "Connect call failed"),
        (cluster().link().replace("/postgres?", "/nowhere?"), "InvalidCatalogName"),
        ("postgresql://ana:hunter2@[::1:9/room", "ValueError"),
    ):
        refused = refusal(link)
        assert refused.code == "store-cannot-connect"
        assert reason in str(refused) or refused.about["reason"]
        assert "hunter2" not in f"{refused} {refused!r} {PostgresLink(link)!r}"
        assert "ana" not in str(refused)


def test_many_may_open_an_empty_database_at_once(place: PostgresPlace) -> None:
    """The first creates the tables; the others wait for it."""

    async def main() -> None:
        stores = await asyncio.gather(*(open_store(place.database) for _ in range(4)))
        for number, store in enumerate(stores):
            await store.append(f"table-{number}", 0, [b"a"], now=1.0)
        for store in stores:
            await store.close()

    asyncio.run(main())
    assert place.rows("SELECT version FROM dacabo") == [(len(schema.MIGRATIONS),)]


def test_an_older_schema_is_migrated(place: PostgresPlace, monkeypatch: pytest.MonkeyPatch) -> None:
    """All missing migrations are applied or none, and the facts are still there."""
    migrations = schema.MIGRATIONS
    asyncio.run(write_one(place))
    migration = "ALTER TABLE guests ADD COLUMN colour text"
    monkeypatch.setattr(schema, "MIGRATIONS", (*migrations, (migration, "no such step")))
    assert refusal(place.written).code == "store-failed"
    assert place.rows("SELECT version FROM dacabo") == [(len(migrations),)]
    monkeypatch.setattr(schema, "MIGRATIONS", (*migrations, (migration,)))
    for _ in range(2):  # the second time there is nothing to do

        async def look() -> None:
            async with place.open_store() as store:
                assert await store.read("one") == [b"a"]

        asyncio.run(look())
        assert place.rows("SELECT colour FROM guests") == []
        assert place.rows("SELECT version FROM dacabo") == [(len(migrations) + 1,)]


def test_a_schema_without_checksums_is_migrated(place: PostgresPlace, tmp_path: Path) -> None:
    """Facts of version 3 are read without a checksum, new facts have one, and backups work."""
    for statement in (statement_ for step in schema.MIGRATIONS[:3] for statement_ in step):
        place.change(statement)
    for statement in (
        "UPDATE dacabo SET version = 3",
        "INSERT INTO streams (stream, last, changed) VALUES ('one', 2, 1)",
        "INSERT INTO log VALUES ('one', 1, 'a'), ('one', 2, 'b')",
    ):
        place.change(statement)
    assert back_up(place.database, tmp_path / "copy.db", lambda *_: None) == []
    assert flat(SqlitePlace(tmp_path / "copy.db").facts()) == {("one", 1, "a"), ("one", 2, "b")}

    async def main() -> None:
        async with place.open_store() as store:
            assert await store.read("one") == [b"a", b"b"]
            await store.append("one", 2, [b"c"], now=2.0)
            assert await store.read("one") == [b"a", b"b", b"c"]

    asyncio.run(main())
    checksum_missing = place.rows("SELECT checksum IS NULL FROM log ORDER BY number")
    assert checksum_missing == [(True,), (True,), (False,)]
    assert place.rows("SELECT version FROM dacabo") == [(len(schema.MIGRATIONS),)]


def test_a_newer_schema_is_refused_and_left_alone(place: PostgresPlace) -> None:
    """An operator may have gone back to an older program."""
    asyncio.run(write_one(place))
    place.change("UPDATE dacabo SET version = version + 1")
    assert refusal(place.written).code == "store-newer"
    assert flat(place.facts()) == {("one", 1, "a")}


def test_a_foreign_schema_is_refused_and_left_alone(place: PostgresPlace) -> None:
    """Another program may have a table of the same name."""
    place.change("CREATE TABLE log (line text)")
    assert refusal(place.written).code == "store-not-ours"
    assert place.rows("SELECT * FROM log") == []


def test_a_server_with_a_file_does_not_import_postgresql() -> None:
    """Its modules are imported only for a store in PostgreSQL."""
    code = """
import asyncio, sys, tempfile
from pathlib import Path
from dacabo.server import serving
from dacabo.server.store.factory import open_store
async def main():
    with tempfile.TemporaryDirectory() as folder:
        await (await open_store(Path(folder) / "room.db")).close()
asyncio.run(main())
print([name for name in sys.modules if "asyncpg" in name or "postgres" in name])
"""
    process = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert process.stdout == "[]\n"


def test_without_the_extra_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error names the extra, not the module."""
    for name in [name for name in sys.modules if name.startswith("dacabo.server.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(MissingExtra, match="extra=postgres"):
        asyncio.run(open_store(PostgresLink("postgresql:///room")))


# --- requests that share a statement ------------------------------------------


def test_a_request_that_breaks_the_shared_statement_fails_alone(place: PostgresPlace) -> None:
    """Then each request is tried alone; a full disk and a refused fact are typed errors."""
    asyncio.run(write_one(place))
    place.change("""CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.fact = 'full' THEN RAISE EXCEPTION 'no' USING ERRCODE = 'disk_full'; END IF;
        IF NEW.fact = 'held' THEN RAISE EXCEPTION 'no' USING ERRCODE = 'deadlock_detected'; END IF;
        IF NEW.fact = 'odd' THEN RAISE EXCEPTION 'secret' USING ERRCODE = '23514'; END IF;
        RETURN NEW; END $$""")
    place.change(
        "CREATE TRIGGER refuse BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION refuse()"
    )

    async def main() -> None:
        async with place.open_store() as store:
            facts = (b"a", b"full", b"held", b"odd", b"b")
            appends = [store.append(fact.decode(), 0, [fact], now=1.0) for fact in facts]
            results = await asyncio.gather(*appends, return_exceptions=True)
            assert [str(result) for result in results] == [
                "None",
                "store-full",
                "store-busy",
                "store-failed (reason=CheckViolation)",
                "None",
            ]

    asyncio.run(main())
    assert set(place.facts()) == {"one", "a", "b"}


def test_a_locked_stream_raises_a_typed_error(
    place: PostgresPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading continues meanwhile, and writing afterwards."""
    monkeypatch.setitem(connections.SESSION, "lock_timeout", "100ms")

    async def main() -> None:
        async with place.open_store() as store:
            await store.append("one", 0, [b"a"], now=1.0)
            blocker = await connections.connect(PostgresLink(place.written))
            async with blocker.transaction():
                await blocker.execute("SELECT 1 FROM streams FOR UPDATE")
                with pytest.raises(StoreError, match="store-busy"):
                    await store.append("one", 1, [b"b"], now=1.0)
                assert await store.read("one") == [b"a"]
            await store.append("one", 1, [b"b"], now=1.0)
            await blocker.close()

    asyncio.run(main())


def test_servers_that_write_to_the_same_streams_do_not_deadlock(
    place: PostgresPlace,
) -> None:
    """They write in opposite orders; rows are locked by name, so nobody waits for long."""

    async def write(store: Store, names: list[str]) -> int:
        count = 0
        for _ in range(15):
            lasts = [len(await store.read(name)) for name in names]
            appends = [
                store.append(name, last, [b"x"], now=1.0)
                for name, last in zip(names, lasts, strict=True)
            ]
            for result in await asyncio.gather(*appends, return_exceptions=True):
                assert result is None or isinstance(result, Conflict), result
                count += result is None
        return count

    async def main() -> int:
        names = [f"table-{number}" for number in range(12)]
        async with place.open_store() as first_store, place.open_store() as second_store:
            counts = await asyncio.gather(
                write(first_store, names), write(second_store, names[::-1])
            )
        return sum(counts)

    count = asyncio.run(main())
    assert len(flat(place.facts())) == count
    (deadlocks,) = place.rows("SELECT deadlocks FROM pg_stat_database WHERE datname = 'postgres'")
    assert deadlocks == (0,)


def test_memberships_change_together_with_the_facts(place: PostgresPlace) -> None:
    """A conflict changes no list of members."""

    async def main() -> None:
        async with place.open_store() as store:
            await store.add_guest("ana", "Ana", b"t", now=0.0)
            await store.append("one", 0, [b"a"], now=1.0, index_row=OPEN)
            no_members = IndexRow("over", public=False)
            with pytest.raises(Conflict):
                await store.append("one", 0, [b"x"], now=2.0, index_row=no_members)
            assert await store.is_member("one", "ana")
            assert len(await store.lobby(9)) == 1
            await store.append(
                "one", 1, [b"b"], now=3.0
            )  # without a new index row, the old one stays
            assert await store.is_member("one", "ana")
            await store.append("one", 2, [b"c"], now=4.0, index_row=no_members)
            assert not await store.is_member("one", "ana")

    asyncio.run(main())


def test_the_cost_of_the_lobby_and_of_clocks_depends_only_on_the_rows_shown(
    place: PostgresPlace,
) -> None:
    """Each query reads its own index in order, however many tables there are."""

    async def main() -> None:
        async with place.open_store() as store:
            await asyncio.gather(
                *(
                    store.append(f"{number}", 0, [b"a"], now=number, due=number, index_row=OPEN)
                    for number in range(2000)
                )
            )

    asyncio.run(main())
    place.change("ANALYZE streams")
    for sql in (
        """SELECT stream FROM streams WHERE state = 'open' AND public
        ORDER BY changed DESC, stream DESC LIMIT 5""",
        "SELECT stream, due FROM streams WHERE due <= 9 ORDER BY due, stream",
    ):
        plan = "\n".join(line for (line,) in place.rows(f"EXPLAIN {sql}"))
        assert "Seq Scan" not in plan, plan
        assert "Sort" not in plan, plan


# --- a database that is down -------------------------------------------------------------------


def test_a_cut_connection_is_replaced(
    place: PostgresPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Readers notice nothing, the next append works, and the store is healthy again."""
    monkeypatch.setattr(health, "RECOVERY_SECONDS", 0)

    async def main() -> None:
        async with place.open_store() as store:
            await store.append("one", 0, [b"a"], now=1.0)
            await store.read("one")
            terminate = "pg_terminate_backend(pid)"
            sql = f"SELECT {terminate} FROM pg_stat_activity WHERE application_name = 'dacabo'"  # noqa: S608
            place.rows(sql)
            assert await store.read("one") == [b"a"]
            with suppress(StoreError):  # if it was not noticed yet
                await store.append("one", 1, [b"b"], now=1.0)
            facts = await store.read("one")
            await store.append("one", len(facts), [b"c"], now=1.0)
            await store.check()

    asyncio.run(main())


@pytest.fixture
def killable_cluster() -> Iterator[Cluster]:
    """A database server of its own, which the test kills."""
    cluster_ = Cluster()
    yield cluster_
    cluster_.remove()


async def persist(store: Store, stream: str, stored: StoredFacts, stop: asyncio.Event) -> None:
    """Write until the event is set, even while the database is down; read again after an error."""
    last_number, count = 0, 0
    while not stop.is_set():
        fact = f"{stream}-{count}"
        try:
            await store.append(stream, last_number, [fact.encode()], now=0.0)
        except StoreError as error:
            assert error.code in ("store-away", "store-busy"), error  # noqa: PT017 (in a loop)
            last_number = await read_when_back(store, stream, last_number, fact)
        else:
            last_number += 1
            stored.add((stream, last_number, fact))
        count += 1


async def read_when_back(store: Store, stream: str, last_number: int, fact: str) -> int:
    """The number of facts, once the database answers; only the last fact is in question."""
    while True:
        try:
            facts = await store.read(stream, last_number)
        except StoreError as error:
            assert error.code == "store-away", error  # noqa: PT017 (as above)
            await asyncio.sleep(0.02)
        else:
            assert facts in ([], [fact.encode()])
            return last_number + len(facts)


async def until_more(stored: StoredFacts, count: int) -> None:
    """Wait until more than this many facts are written."""
    while len(stored) <= count:  # noqa: ASYNC110 (the writers do not know this function)
        await asyncio.sleep(0.005)


@pytest.mark.parametrize(
    "kills", [2, pytest.param(40, marks=pytest.mark.long)], ids=["quick", "deep"]
)
def test_acknowledged_facts_survive_kills_of_the_database(
    killable_cluster: Cluster, kills: int, record_property: Callable[[str, object], None]
) -> None:
    """It is killed while several tasks write, and restarted, again and again."""
    rng, stored, waits = random.Random(kills), StoredFacts(), list[float]()
    link = killable_cluster.link()

    async def main() -> None:
        store = await open_store(PostgresLink(link))
        assert isinstance(store, PostgresStore)
        stop = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            for number in range(8):
                group.create_task(persist(store, f"table-{number}", stored, stop))
            for _ in range(kills):
                before = len(stored)
                await until_more(stored, before + rng.randint(20, 60))
                killable_cluster.kill()
                await asyncio.to_thread(killable_cluster.start)
                restart_time, before = asyncio.get_running_loop().time(), len(stored)
                await until_more(stored, before)
                waits.append(asyncio.get_running_loop().time() - restart_time)
            stop.set()
        await store.close()

    asyncio.run(main())
    rows = killable_cluster.do("SELECT stream, number, fact FROM log", link)
    stored_rows = [(stream, number, fact.decode()) for stream, number, fact in rows]
    assert stored <= {*stored_rows}
    facts = [(stream, fact) for stream, _, fact in stored_rows]
    assert len(facts) == len({*facts}), "something was written twice"
    assert len(stored_rows) <= len(stored) + 8 * (kills + 1)
    record_property(
        "counted",
        f"{kills} kills of the database, {len(stored)} facts acknowledged, none lost or doubled; "
        f"writing again after at most {max(waits):.2f} s",
    )
