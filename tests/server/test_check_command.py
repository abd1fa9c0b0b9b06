"""`dacabo check`, and the messages of `backup` and `move` about a damaged database."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from cli.test_command import run_in_process
from server.harness.club_keeper import open_club
from server.harness.link_holders import drawn_event, matches, open_pad
from server.harness.players import play_all
from server.harness.rig import Server, one_node, sitting
from server.harness.stores import Place, PostgresPlace, SqlitePlace
from server.test_integrity import DELETE, FROM_BEFORE, enter, swap_rows

from dacabo.i18n import LANGUAGES
from dacabo.server.integrity import CLUB, EVENT, PAD, TABLE, DamageReport, check
from dacabo.server.keys import pad_stream
from dacabo.server.store.checksums import Damage
from dacabo.tournament.subjects.clocks import Start


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty store in each kind of place."""
    return SqlitePlace(tmp_path / "room.db") if request.param == "sqlite" else PostgresPlace()


async def fill(server: Server) -> dict[str, str]:
    """Open a table, a pad, an event and a club; their names and keys."""
    async with sitting(server, 2, changes={"limit": 20}) as party:
        await party.start()
        await play_all(party)
    pad = open_pad(server, "Rumpelstiltskin", "Bo", "Cem")
    for number in range(1, 5):
        pad.write(enter(number))
    organiser = drawn_event(server, 6)
    organiser.ask(Start())
    for match in matches(organiser.page):
        organiser.on_match_pad(match["id"], enter(1))
    deleted = drawn_event(server, 3)
    assert server.http("DELETE", "/api/event", **{"dacabo-key": deleted.key})[0] == 204
    open_club(server, "Ana", "Bo")
    keys = {"table": party.code, "pad key": pad.key, "event key": organiser.key}
    return keys | {"pad": pad_stream(pad.key)}


def first_stream(place: Place, prefix: str) -> str:
    """The first stream with a prefix."""
    sql = f"SELECT stream FROM streams WHERE stream LIKE '{prefix}%' ORDER BY stream"  # noqa: S608 (ours)
    return str(place.rows(sql)[0][0])


def report_of(place: Place) -> DamageReport:
    """The report about a store."""
    return check(place.database, lambda *_: None)


def test_everything_is_checked_while_a_server_runs(tmp_path: Path, place: Place) -> None:
    """All streams are counted and folded, and nothing is changed."""
    told: list[tuple[int, int]] = []
    with one_node(tmp_path, database=place.written, talk=100) as server:
        asyncio.run(fill(server))
        before = place.rows("SELECT stream, number, fact FROM log ORDER BY stream, number")
        found = check(place.database, lambda *done: told.append((done[0], done[1])))
        assert place.rows("SELECT stream, number, fact FROM log ORDER BY stream, number") == before
        assert server.http("GET", "/readyz")[0] == 200
    assert found.is_fine
    counts = {TABLE: 1, PAD: 3, EVENT: 1, CLUB: 1}
    assert {prefix: found.counts[prefix] for prefix in counts} == counts
    assert found.facts == len(before)
    assert (found.unchecked, found.outdated) == (0, [])
    assert told == sorted(told)
    assert told[-1] == (found.facts, found.facts)


def test_damage_of_every_kind_is_found(tmp_path: Path, place: Place) -> None:
    """A fact is missing, two are swapped, and one cannot be folded; everything else is fine."""
    with one_node(tmp_path, database=place.written, talk=100) as server:
        keys = asyncio.run(fill(server))
    event, club, match_pad = (
        first_stream(place, prefix) for prefix in ("event/", "club/", "pad/event/")
    )
    pad = keys["pad"]
    place.change(DELETE.format(stream=keys["table"], number=7))
    swap_rows(place, pad, 3, 4)
    ((last,),) = place.rows(f"SELECT last FROM streams WHERE stream = '{event}'")  # noqa: S608 (ours)
    place.change(DELETE.format(stream=event, number=last))
    place.change(f"UPDATE streams SET last = 1 WHERE stream = '{club}'")  # noqa: S608 (ours)
    place.change(f"UPDATE log SET checksum = NULL WHERE stream = '{match_pad}'")  # noqa: S608 (ours)
    swap_rows(place, match_pad, 1, 2)
    found = report_of(place)
    assert {*found.damaged} >= {
        Damage(keys["table"], 7, "fact-missing"),
        Damage(pad, 3, "fact-changed"),
        Damage(event, last, "fact-missing"),
        Damage(club, 2, "fact-unexpected"),
    }
    (other,) = (one for one in found.damaged if one.stream == match_pad)
    assert other.number == 1
    assert len(found.damaged) == 5
    assert not found.is_fine
    assert found.unchecked == 2

    for language in LANGUAGES:
        told = run_in_process("check", "--database", place.written, LANG=f"{language}_XX.UTF-8")
        assert (told.returncode, told.stderr) == (1, "")
        assert all(one.stream in told.stdout for one in found.damaged)
        assert not any(secret in told.stdout for secret in (keys["pad key"], keys["event key"]))
        assert "Rumpelstiltskin" not in told.stdout
        assert len(told.stdout.splitlines()) == 8


def test_a_backup_of_a_damaged_database_is_kept_with_a_warning(
    tmp_path: Path, place: Place
) -> None:
    """It is better than none; moved elsewhere, it is as damaged as before."""
    with one_node(tmp_path, database=place.written, talk=100) as server:
        keys = asyncio.run(fill(server))
    copy, other = tmp_path / "copy.db", PostgresPlace()
    sound = run_in_process("backup", "--database", place.written, tmp_path / "sound.db")
    assert sound.returncode == 0
    assert sound.stdout.startswith("Copied and checked: /")
    assert run_in_process("check", "--database", tmp_path / "sound.db").returncode == 0
    place.change(DELETE.format(stream=keys["table"], number=7))
    swap_rows(place, keys["pad"], 3, 4)
    told = run_in_process("backup", "--database", place.written, copy)
    assert (told.returncode, told.stderr) == (1, "")
    assert told.stdout.startswith("Copied: /")
    assert "The copy has been kept, but something in the database is damaged:" in told.stdout
    assert f"{keys['table']}: entry 7 is missing" in told.stdout
    assert f"{keys['pad']}: entry 3 has been changed" in told.stdout
    assert report_of(SqlitePlace(copy)).damaged == report_of(place).damaged
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.db"]
    told = run_in_process("move", copy, other.written)
    assert told.returncode == 1
    assert f"{keys['table']}: entry 7 is missing" in told.stdout
    assert report_of(other).damaged == report_of(place).damaged


def test_a_file_that_sqlite_finds_damaged_is_reported(tmp_path: Path) -> None:
    """All parts that can still be read are checked."""
    place = SqlitePlace(tmp_path / "room.db")

    async def write() -> None:
        async with place.open_store() as store:
            for number in range(50):
                await store.append(f"pad/{number}", 0, [b"x" * 900] * 9, now=1.0)

    asyncio.run(write())
    with closing(sqlite3.connect(place.file)) as connection:
        pages = [
            page
            for (page,) in connection.execute(
                "SELECT rootpage FROM sqlite_master WHERE name IN ('log', 'sqlite_autoindex_log_1')"
            )
        ]
    state = place.file.read_bytes()
    for page in (*pages, len(state) // 4096):
        start = (page - 1) * 4096
        place.file.write_bytes(state[:start] + b"\xff" * 4096 + state[start + 4096 :])
        assert not check(place.file, lambda *_: None).is_file_sound
        told = run_in_process("check", "--database", place.file)
        assert told.returncode == 1
        assert "The file itself is damaged" in told.stdout


def test_facts_without_a_stream_and_unknown_streams_are_found(place: Place) -> None:
    """A fact belongs to no stream, and a stream has an unknown name."""

    async def write() -> None:
        async with place.open_store() as store:
            await store.append("odd/one", 0, [b"x"], now=1.0)
            await store.append("ABCDEF", 0, [], now=1.0)

    asyncio.run(write())
    expected = [Damage("odd/one", 1, "fact-unexpected")]
    if isinstance(place, SqlitePlace):  # PostgreSQL lets nobody do it
        place.change("INSERT INTO log (stream, number, fact) VALUES ('nobody', 1, x'00')")
        expected.insert(0, Damage("nobody", 1, "fact-unexpected"))
    assert report_of(place).damaged == expected


def test_a_match_of_older_rules_is_reported_but_not_as_damaged(tmp_path: Path) -> None:
    """It cannot be continued, as documented."""

    async def begin(server: Server) -> str:
        async with sitting(server, 2) as party:
            await party.start()
            return party.code

    place = SqlitePlace(tmp_path / "room.db")
    with one_node(tmp_path, database=place.written) as server:
        code = asyncio.run(begin(server))
    (number, fact), *_ = [
        (number, json.loads(fact))
        for number, fact in place.log(code)
        if b'"type":"started"' in fact
    ]
    fact["fact"]["version"] = 999
    place.change(FROM_BEFORE)
    with closing(sqlite3.connect(place.file)) as connection, connection:
        sql = "UPDATE log SET fact = ? WHERE stream = ? AND number = ?"
        connection.execute(sql, (json.dumps(fact).encode(), code, number))
    found = report_of(place)
    assert (found.damaged, found.outdated) == ([], [code])
    told = run_in_process("check", "--database", place.file)
    assert told.returncode == 0
    assert f"{code}: this match began under older rules" in told.stdout


def test_a_missing_database_is_not_created(tmp_path: Path) -> None:
    """The command refuses a missing file, a foreign one, and an empty database, with a sentence."""
    other = tmp_path / "music.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE songs (title)")
    for name in (tmp_path / "none.db", other, PostgresPlace().written):
        told = run_in_process("check", "--database", name)
        assert (told.returncode, told.stdout) == (2, "")
        assert told.stderr.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["music.db"]
