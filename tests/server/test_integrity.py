"""A missing, swapped or damaged row of a log is noticed when it is read, and harms nothing else."""

import asyncio
import json
from pathlib import Path

import pytest
from server.harness.club_keeper import open_club
from server.harness.link_holders import Holder, active, drawn_event, matches, open_event, open_pad
from server.harness.players import play_all
from server.harness.rig import PATIENCE, Json, Server, over_sockets, serving, sitting
from server.harness.stores import Place, PostgresPlace, SqlitePlace
from server.test_codes import link_of
from server.test_nodes import TextKind
from websockets.exceptions import ConnectionClosed

from dacabo.club.requests import AddPeople
from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.scorepad.requests import Enter
from dacabo.server.environment import Environment
from dacabo.server.limits.background_queue import BackgroundQueue
from dacabo.server.store.checksums import checksum
from dacabo.server.store.secret import RESERVED
from dacabo.server.store.store import Snapshot, Store, Unreadable
from dacabo.server.store.stream import Stream, Streams
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.messages import Announce
from dacabo.tournament.subjects.privacy import Forget

FACTS = [b"one", b"two", b"three", b"four", b"five", b"six"]
DELETE = "DELETE FROM log WHERE stream = '{stream}' AND number = {number}"
FROM_BEFORE = "UPDATE log SET checksum = NULL"
"""The rows as older versions of Dacabo wrote them."""


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty store in each kind of place."""
    return SqlitePlace(tmp_path / "room.db") if request.param == "sqlite" else PostgresPlace()


def swap_rows(place: Place, stream: str, one: int, other: int) -> None:
    """Let two rows exchange their numbers."""
    for old, new in ((one, -1), (other, one), (-1, other)):
        place.change(
            f"UPDATE log SET number = {new} WHERE stream = '{stream}' AND number = {old}"  # noqa: S608 (ours)
        )


# --- in the store ------------------------------------------------------------------------------


async def fill(store: Store) -> None:
    """Write two streams; one of them was rewritten, and the other has a snapshot."""
    await store.append("one", 0, FACTS[:3], now=1.0)
    await store.append("one", 3, [b"4", *FACTS[4:]], now=1.0)
    await store.rewrite("one", 6, {4: b"four"})
    await store.append("other", 0, FACTS, now=1.0, snapshot=Snapshot(3, b"so far"))


def test_the_checksum_of_a_fact_never_changes() -> None:
    """It is stored in files: a change would make them all unreadable."""
    assert checksum("ABCDEF", 7, b'{"fact":1}') == 0xFB6990D7
    assert checksum("pad/é", 50_000, b"") == 0x92F461F6
    assert len({checksum(s, n, f) for s in ("A", "B") for n in (1, 2) for f in (b"", b"x")}) == 8


def test_every_fact_has_its_checksum(place: Place) -> None:
    """Appending and rewriting both write it; it depends on the place and the contents."""

    async def main() -> None:
        async with place.open_store() as store:
            await fill(store)
            assert await store.read("one") == await store.read("other") == FACTS
            assert await store.snapshot("other", 3) == Snapshot(3, b"so far")

    asyncio.run(main())
    rows = place.rows("SELECT stream, number, fact, checksum FROM log")
    assert [checksum(*row[:3]) for row in rows] == [row[3] for row in rows]
    assert len({row[3] for row in rows}) == 12


@pytest.mark.parametrize(
    ("sql", "number", "why"),
    [
        (DELETE.format(stream="one", number=1), 1, "fact-missing"),
        (DELETE.format(stream="one", number=3), 3, "fact-missing"),
        (DELETE.format(stream="one", number=6), 6, "fact-missing"),
        ("UPDATE streams SET last = 5 WHERE stream = 'one'", 6, "fact-unexpected"),
        ("UPDATE streams SET last = 7 WHERE stream = 'one'", 7, "fact-missing"),
        (
            "UPDATE log SET checksum = checksum - 1 WHERE number = 4 AND stream = 'one'",
            4,
            "fact-changed",
        ),
        (
            """UPDATE log SET fact = (SELECT other.fact FROM log AS other WHERE
            other.stream = 'one' AND other.number = 5) WHERE stream = 'one' AND number = 6""",
            6,
            "fact-changed",
        ),
    ],
)
def test_a_missing_or_damaged_row_is_not_read(
    place: Place, sql: str, number: int, why: str
) -> None:
    """This holds for every row, unless the reader asks for later facts only."""

    async def main() -> None:
        async with place.open_store() as store:
            await fill(store)
            await asyncio.to_thread(place.change, sql)
            for after in (*range(number), 0):
                with pytest.raises(Unreadable) as refused:
                    await store.read("one", after)
                assert refused.value.code == "stream-unreadable"
                assert (refused.value.number, refused.value.why) == (number, why)
            if number < 6:
                assert await store.read("one", number) == FACTS[number:]
            assert await store.read("other") == FACTS

    asyncio.run(main())


def test_rows_that_exchanged_their_numbers_are_noticed(place: Place) -> None:
    """No number is missing, and the contents of every row are as they were written."""

    async def main() -> None:
        async with place.open_store() as store:
            await fill(store)
            await asyncio.to_thread(swap_rows, place, "one", 2, 5)
            for after, number in ((0, 2), (1, 2), (2, 5), (4, 5)):
                with pytest.raises(Unreadable) as refused:
                    await store.read("one", after)
                assert (refused.value.number, refused.value.why) == (number, "fact-changed")
            assert await store.read("one", 5) == [b"six"]

    asyncio.run(main())


def test_a_stream_without_any_facts_is_noticed(place: Place) -> None:
    """A stream that does not exist, or that never had facts, is just empty."""

    async def main() -> None:
        async with place.open_store() as store:
            await fill(store)
            await store.append("empty", 0, [], now=1.0)
            await asyncio.to_thread(place.change, "DELETE FROM log WHERE stream = 'one'")
            assert await store.read("empty") == await store.read("none") == []
            assert await store.read("one", 6) == []
            for after in range(6):
                with pytest.raises(Unreadable):
                    await store.read("one", after)

    asyncio.run(main())


def test_a_row_that_moved_to_another_stream_is_noticed(place: Place) -> None:
    """Its number fits there, but its checksum does not."""

    async def main() -> None:
        async with place.open_store() as store:
            await fill(store)
            sql = "UPDATE log SET stream = 'other' WHERE stream = 'one' AND number = 6"
            for change in (DELETE.format(stream="other", number=6), sql):
                await asyncio.to_thread(place.change, change)
            for stream, why in (("one", "fact-missing"), ("other", "fact-changed")):
                with pytest.raises(Unreadable) as refused:
                    await store.read(stream)
                assert (refused.value.number, refused.value.why) == (6, why)

    asyncio.run(main())


def test_rows_without_a_checksum_are_read(place: Place) -> None:
    """Older versions wrote no checksums.

    Their contents are not checked, but none may be missing.
    """

    async def main() -> None:
        async with place.open_store() as store:
            await fill(store)
            await asyncio.to_thread(place.change, FROM_BEFORE)
            await asyncio.to_thread(swap_rows, place, "one", 2, 3)
            assert await store.read("one") == [b"one", b"three", b"two", *FACTS[3:]]
            await store.append("one", 6, [b"seven"], now=2.0)
            assert (await store.read("one", 5)) == [b"six", b"seven"]
            await asyncio.to_thread(place.change, DELETE.format(stream="one", number=3))
            with pytest.raises(Unreadable):
                await store.read("one")

    asyncio.run(main())


def test_a_damaged_snapshot_is_not_used(place: Place) -> None:
    """The facts suffice to rebuild the state."""

    async def main() -> None:
        async with place.open_store() as store:
            await fill(store)
            await asyncio.to_thread(place.change, "UPDATE bookmarks SET checksum = checksum - 1")
            assert await store.snapshot("other", 3) is None
            await asyncio.to_thread(place.change, "UPDATE bookmarks SET checksum = NULL")
            assert await store.snapshot("other", 3) == Snapshot(3, b"so far")

    asyncio.run(main())


def test_a_fact_of_another_type_is_damaged(tmp_path: Path) -> None:
    """An operator may have edited the file by hand: SQLite keeps a text as a text."""
    place = SqlitePlace(tmp_path / "room.db")

    async def main() -> None:
        async with place.open_store() as store:
            await fill(store)
            place.change("UPDATE log SET fact = 'text', checksum = NULL WHERE number = 2")
            with pytest.raises(Unreadable):
                await store.read("one")

    asyncio.run(main())


def test_a_reader_sees_no_damage_while_others_write(place: Place) -> None:
    """The number of the last fact is read together with the facts."""

    async def write(store: Store, over: asyncio.Event) -> None:
        for number in range(150):
            await store.append("one", 2 * number, [b"x", b"y"], now=1.0)
        over.set()

    async def read(store: Store, over: asyncio.Event) -> int:
        count = 0
        while not over.is_set():
            assert len(await store.read("one")) % 2 == 0
            count += 1
        return count

    async def main() -> None:
        over = asyncio.Event()
        async with place.open_store() as one, place.open_store() as other:
            _, count = await asyncio.gather(write(one, over), read(other, over))
        assert count > 10

    asyncio.run(main())


# --- tables ------------------------------------------------------------------------------------


def logged_lines(server: Server, event: str = "stream-unreadable") -> list[Json]:
    """The lines of the server's log about an event."""
    lines = [json.loads(line) for line in server.log.splitlines()]
    return [line for line in lines if line["event"] == event]


async def refusal(server: Server, code: str) -> tuple[int | None, str | None]:
    """The code and the reason with which the server closes a connection to a table."""
    async with server.connect(f"/api/tables/{code}/live") as line, asyncio.timeout(PATIENCE):
        with pytest.raises(ConnectionClosed):  # maybe before anything is sent
            await line.recv()
    return line.close_code, line.close_reason


async def play(server: Server) -> tuple[str, int, str]:
    """Play a match; the code of its table, the number of its facts, and a player's token."""
    async with sitting(server, 2, changes={"limit": 20}) as party:
        await party.start()
        await play_all(party)
        return party.code, party.host.number, party.guests[0].token


def number_of_a_draw(server: Server, code: str) -> int:
    """The number of a fact by which somebody drew a card, in the middle of a match."""
    facts = {number: json.loads(fact)["fact"] for number, fact in server.place.log(code)}
    found = [number for number, fact in facts.items() if fact.get("move") == "draw"]
    return found[len(found) // 2]


@pytest.mark.parametrize("damage", ["first", "fourth", "middle", "last", "swapped", "from before"])
@over_sockets
async def test_a_table_with_a_damaged_row_is_refused_and_logged(
    tmp_path: Path, damage: str
) -> None:
    """It is not shown or continued; the log tells the operator the table and the fact."""
    with serving(tmp_path, talk=100) as server:
        code, last, token = await play(server)
        other, _, _ = await play(server)
    row = {"first": 1, "fourth": 4, "last": last}.get(damage) or number_of_a_draw(server, code)
    server.place.change("DELETE FROM bookmarks")
    if damage == "from before":
        server.place.change(FROM_BEFORE)
    if damage in ("swapped", "from before"):
        swap_rows(server.place, code, row, row + 1)
    else:
        server.place.change(DELETE.format(stream=code, number=row))
    with serving(tmp_path) as server:
        assert await refusal(server, code) == (4503, "stream-unreadable")
        status, problem = server.http("GET", f"/api/tables/{code}/records/1")
        assert (status, problem["code"]) == (503, "stream-unreadable")
        lines = logged_lines(server)
        assert [(line["table"], line["number"]) for line in lines] == [(code, row)] * 2
        if damage == "from before":  # a move that the rules refuse
            assert all(not line["code"].startswith("fact-") for line in lines)
        else:
            why = "fact-changed" if damage == "swapped" else "fact-missing"
            assert {line["code"] for line in lines} == {why}
        assert server.http("GET", f"/api/tables/{other}/records/1")[0] == 200
        assert server.http("GET", "/api/tables")[0] == 200
        assert server.http("GET", "/api/me/tables", token=token)[0] == 200
        assert server.http("DELETE", "/api/me", token=token)[0] == 204
        assert server.http("GET", "/readyz")[0] == 200


@over_sockets
async def test_a_fact_that_our_code_fails_on_is_logged_with_the_place(tmp_path: Path) -> None:
    """In a table from before the checksums, the first fact is that somebody sits down."""
    with serving(tmp_path) as server:
        code = server.guest().open()
    server.place.change(FROM_BEFORE)
    swap_rows(server.place, code, 1, 2)
    with serving(tmp_path) as server:
        assert await refusal(server, code) == (4503, "stream-unreadable")
        (line,) = logged_lines(server)
        assert (line["table"], line["number"], line["code"]) == (code, 1, "fact-impossible")
        assert line["error"]
        assert "apply.py:" in line["where"]


@over_sockets
async def test_the_clock_of_a_damaged_table_does_not_stop_other_clocks(tmp_path: Path) -> None:
    """Time is called at the other table; the damaged one is not read again every second."""
    with serving(tmp_path) as server:
        async with sitting(server, 2, clock=30) as damaged, sitting(server, 2, clock=30) as intact:
            await damaged.start()
            await intact.start()
    server.place.change(DELETE.format(stream=damaged.code, number=3))
    with serving(tmp_path, ahead=60_000) as server:
        async with intact.guests[0].on(server).at(intact.code) as client:
            await client.wait_for_fact(intact.host.number + 1)
        await asyncio.sleep(2.5)
        assert [(line["table"], line["number"]) for line in logged_lines(server)] == [
            (damaged.code, 3)
        ]
        assert logged_lines(server, "clock-failed") == []


def test_a_server_with_a_damaged_secret_starts(tmp_path: Path) -> None:
    """It logs the damage, shows links to tables without the secret, and accepts old links."""
    with serving(tmp_path) as server:
        code = server.guest().open()
        link = link_of(server, code)
    server.place.change(f"UPDATE log SET checksum = checksum - 1 WHERE stream = '{RESERVED}'")  # noqa: S608 (ours)
    with serving(tmp_path) as server:
        assert server.http("GET", "/readyz")[0] == 200
        assert link_of(server, code) == code
        assert server.http("GET", f"/api/tables/{link}")[0] == 200
        lines = logged_lines(server)
        assert {(line["table"], line["number"]) for line in lines} == {("[withheld]", 1)}


# --- pads, events and clubs -------------------------------------------------------------------


def enter(number: int) -> Enter:
    """Enter a round of three players."""
    return Enter(number, CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0))


def stream_of(server: Server, prefix: str) -> str:
    """The only stream with a prefix."""
    sql = f"SELECT stream FROM streams WHERE stream LIKE '{prefix}%'"  # noqa: S608 (ours)
    ((stream,),) = server.place.rows(sql)
    return str(stream)


def is_unreadable(holder: Holder, path: str) -> bool:
    """Whether the server answers that it cannot read the data of the link."""
    status, problem = holder.get(path)
    return (status, problem["code"]) == (503, "stream-unreadable")


@pytest.mark.parametrize("rounds", [5, 60], ids=["short", "folded in the background"])
@pytest.mark.parametrize("before", [True, False], ids=["from before", "with checksums"])
def test_a_damaged_pad_is_refused_and_logged(tmp_path: Path, rounds: int, before: bool) -> None:  # noqa: FBT001 (a parameter)
    """The log has its number without its name; other pads are as they were."""
    with serving(tmp_path) as server:
        pad = open_pad(server, changes={"limit": None, "rounds": 1000})
        for number in range(1, rounds + 1):
            pad.write(enter(number))
        stream = stream_of(server, "pad/")
        other = open_pad(server)
    if before:
        server.place.change(FROM_BEFORE)
    swap_rows(server.place, stream, 3, 4)
    with serving(tmp_path) as server:
        assert is_unreadable(pad.on(server), "/api/pad")
        assert is_unreadable(pad.on(server), "/api/pad/file")
        assert other.on(server).pad["names"]
        lines = logged_lines(server)
        assert [(line["table"], line["number"]) for line in lines] == [("[withheld]", 3)] * 2
        assert [line["code"] for line in lines] == [
            "round-missing" if before else "fact-changed"
        ] * 2
        assert pad.key not in server.log
        assert stream not in server.log


def test_a_damaged_event_and_a_damaged_club_harm_no_others(tmp_path: Path) -> None:
    """Each of them is refused with a reason."""
    with serving(tmp_path) as server:
        event, club = open_event(server), open_club(server, "Ana")
        event.ask(Announce("Tea is ready."))
        club.tell(AddPeople(("Bo",)))
        streams = [stream_of(server, "event/"), stream_of(server, "club/")]
        others = open_event(server), open_club(server, "Ana")
    for stream in streams:
        server.place.change(DELETE.format(stream=stream, number=1))
    with serving(tmp_path) as server:
        assert is_unreadable(event.on(server), "/api/event")
        assert is_unreadable(club.on(server), "/api/club")
        assert others[0].on(server).get("/api/event")[0] == 200
        assert others[1].on(server).get("/api/club")[0] == 200
        assert [line["number"] for line in logged_lines(server)] == [1, 1]
        assert not any(stream.partition("/")[2] in server.log for stream in streams)


def test_a_damaged_pad_does_not_close_its_event(tmp_path: Path) -> None:
    """The other match goes on, and a player can still be deleted, with everything on that pad."""
    with serving(tmp_path) as server:
        organiser = drawn_event(server, 6)
        organiser.ask(Start())
        first, second = matches(organiser.page)
        for match in (first, second):
            organiser.on_match_pad(match["id"], enter(1))
        damaged = stream_of(server, f"pad/%/{first['id']}/")
    server.place.change(DELETE.format(stream=damaged, number=2))
    with serving(tmp_path) as server:
        organiser = organiser.on(server)
        assert [live["match"] for live in organiser.page["live"]] == [second["id"]]
        organiser.on_match_pad(second["id"], enter(2))
        forgotten = active(first)[0]
        name = organiser.page["page"]["event"]["names"][forgotten]
        organiser.ask(Forget(forgotten))
        rows = server.place.rows("SELECT fact FROM log")
        assert not any(f'"{name}"'.encode() in bytes(fact) for (fact,) in rows)
        assert len(organiser.page["live"]) == 2  # the damaged pad was replaced


# --- nodes -------------------------------------------------------------------------------------


@over_sockets
async def test_an_unreadable_stream_does_not_stop_the_refresh_of_others() -> None:
    """A node that catches up continues after a stream that it cannot read."""
    place = PostgresPlace()
    async with place.open_store() as writer, place.open_store() as reader:
        for name in "abc":
            await writer.append(name, 0, [b"x"], now=1.0)
        streams = Streams(reader, Environment(), BackgroundQueue())
        streams_in_use = [Stream(name, TextKind(), streams) for name in "abc"]
        for stream in streams_in_use:
            assert await stream.load()
        for name in "abc":
            await writer.append(name, 1, [b"y"], now=1.0)
        await asyncio.to_thread(place.change, DELETE.format(stream="a", number=2))
        with pytest.raises(Unreadable):
            await streams.refresh(streams_in_use)
        assert [stream.state for stream in streams_in_use] == ["x", "xy", "xy"]
