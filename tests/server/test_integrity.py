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
DELETE = "DELETE FROM log WHERE stream = '{stream}' AND number = {one}"
FROM_BEFORE = "UPDATE log SET checksum = NULL"
"""As an older Dacabo has written them."""


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Each place in turn, empty."""
    return SqlitePlace(tmp_path / "room.db") if request.param == "sqlite" else PostgresPlace()


def swap(place: Place, stream: str, one: int, other: int) -> None:
    """Let two rows change their places."""
    for old, new in ((one, -1), (other, one), (-1, other)):
        place.change(
            f"UPDATE log SET number = {new} WHERE stream = '{stream}' AND number = {old}"  # noqa: S608 (ours)
        )


# --- in the store ------------------------------------------------------------------------------


async def fill(store: Store) -> None:
    """Two streams; one of them was rewritten, and has a snapshot."""
    await store.append("one", 0, FACTS[:3], now=1.0)
    await store.append("one", 3, [b"4", *FACTS[4:]], now=1.0)
    await store.rewrite("one", 6, {4: b"four"})
    await store.append("other", 0, FACTS, now=1.0, snapshot=Snapshot(3, b"so far"))


def test_the_checksum_of_a_fact_stays_what_it_is() -> None:
    """It is in files: whoever changes it makes them all unreadable."""
    assert checksum("ABCDEF", 7, b'{"fact":1}') == 0xFB6990D7
    assert checksum("pad/é", 50_000, b"") == 0x92F461F6
    assert len({checksum(s, n, f) for s in ("A", "B") for n in (1, 2) for f in (b"", b"x")}) == 8


def test_every_fact_has_its_checksum(place: Place) -> None:
    """Appended or rewritten; what has changed places or its contents has another."""

    async def main() -> None:
        async with place.opened() as store:
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
        (DELETE.format(stream="one", one=1), 1, "fact-missing"),
        (DELETE.format(stream="one", one=3), 3, "fact-missing"),
        (DELETE.format(stream="one", one=6), 6, "fact-missing"),
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
def test_what_is_missing_or_damaged_is_not_read(
    place: Place, sql: str, number: int, why: str
) -> None:
    """Whichever row it is; from a later fact on nobody needs it."""

    async def main() -> None:
        async with place.opened() as store:
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


def test_rows_that_have_changed_places_are_noticed(place: Place) -> None:
    """All numbers are there, and every row is as it was written."""

    async def main() -> None:
        async with place.opened() as store:
            await fill(store)
            await asyncio.to_thread(swap, place, "one", 2, 5)
            for after, number in ((0, 2), (1, 2), (2, 5), (4, 5)):
                with pytest.raises(Unreadable) as refused:
                    await store.read("one", after)
                assert (refused.value.number, refused.value.why) == (number, "fact-changed")
            assert await store.read("one", 5) == [b"six"]

    asyncio.run(main())


def test_a_stream_without_any_facts_is_noticed(place: Place) -> None:
    """Unlike one that does not exist, or never had any."""

    async def main() -> None:
        async with place.opened() as store:
            await fill(store)
            await store.append("empty", 0, [], now=1.0)
            await asyncio.to_thread(place.change, "DELETE FROM log WHERE stream = 'one'")
            assert await store.read("empty") == await store.read("none") == []
            assert await store.read("one", 6) == []
            for after in range(6):
                with pytest.raises(Unreadable):
                    await store.read("one", after)

    asyncio.run(main())


def test_a_row_that_went_to_another_stream_is_noticed(place: Place) -> None:
    """There it has a number that fits."""

    async def main() -> None:
        async with place.opened() as store:
            await fill(store)
            sql = "UPDATE log SET stream = 'other' WHERE stream = 'one' AND number = 6"
            for change in (DELETE.format(stream="other", one=6), sql):
                await asyncio.to_thread(place.change, change)
            for stream, why in (("one", "fact-missing"), ("other", "fact-changed")):
                with pytest.raises(Unreadable) as refused:
                    await store.read(stream)
                assert (refused.value.number, refused.value.why) == (6, why)

    asyncio.run(main())


def test_rows_from_before_there_were_checksums_are_read(place: Place) -> None:
    """Without looking at what is in them; none may be missing."""

    async def main() -> None:
        async with place.opened() as store:
            await fill(store)
            await asyncio.to_thread(place.change, FROM_BEFORE)
            await asyncio.to_thread(swap, place, "one", 2, 3)
            assert await store.read("one") == [b"one", b"three", b"two", *FACTS[3:]]
            await store.append("one", 6, [b"seven"], now=2.0)
            assert (await store.read("one", 5)) == [b"six", b"seven"]
            await asyncio.to_thread(place.change, DELETE.format(stream="one", one=3))
            with pytest.raises(Unreadable):
                await store.read("one")

    asyncio.run(main())


def test_a_damaged_bookmark_is_not_used(place: Place) -> None:
    """The facts tell the same."""

    async def main() -> None:
        async with place.opened() as store:
            await fill(store)
            await asyncio.to_thread(place.change, "UPDATE bookmarks SET checksum = checksum - 1")
            assert await store.snapshot("other", 3) is None
            await asyncio.to_thread(place.change, "UPDATE bookmarks SET checksum = NULL")
            assert await store.snapshot("other", 3) == Snapshot(3, b"so far")

    asyncio.run(main())


def test_a_fact_of_another_type_is_damaged(tmp_path: Path) -> None:
    """As after an operator has edited the file by hand: SQLite keeps a text as a text."""
    place = SqlitePlace(tmp_path / "room.db")

    async def main() -> None:
        async with place.opened() as store:
            await fill(store)
            place.change("UPDATE log SET fact = 'text', checksum = NULL WHERE number = 2")
            with pytest.raises(Unreadable):
                await store.read("one")

    asyncio.run(main())


def test_whoever_reads_while_others_write_sees_no_damage(place: Place) -> None:
    """The last number and the facts are of one moment."""

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
        async with place.opened() as one, place.opened() as other:
            _, count = await asyncio.gather(write(one, over), read(other, over))
        assert count > 10

    asyncio.run(main())


# --- tables ------------------------------------------------------------------------------------


def logged(server: Server, event: str = "stream-unreadable") -> list[Json]:
    """The lines of the server's log about an event."""
    lines = [json.loads(line) for line in server.log.splitlines()]
    return [line for line in lines if line["event"] == event]


async def refusal(server: Server, code: str) -> tuple[int | None, str | None]:
    """How the server hangs up on whoever comes to a table."""
    async with server.connect(f"/api/tables/{code}/live") as line, asyncio.timeout(PATIENCE):
        with pytest.raises(ConnectionClosed):  # maybe before we have said anything
            await line.recv()
    return line.close_code, line.close_reason


async def play(server: Server) -> tuple[str, int, str]:
    """A match with a record: the code of its table, the number of its facts, a player's token."""
    async with sitting(server, 2, changes={"limit": 20}) as party:
        await party.start()
        await play_all(party)
        return party.code, party.host.number, party.guests[0].token


def drawing(server: Server, code: str) -> int:
    """The number of a fact by which somebody drew a card, in the middle of a match."""
    facts = {number: json.loads(fact)["fact"] for number, fact in server.place.log(code)}
    found = [number for number, fact in facts.items() if fact.get("move") == "draw"]
    return found[len(found) // 2]


@pytest.mark.parametrize("which", ["first", "fourth", "middle", "last", "swapped", "from before"])
@over_sockets
async def test_a_table_with_a_damaged_row_is_refused_and_logged(tmp_path: Path, which: str) -> None:
    """Neither shown nor played on; whoever runs the server reads which table and which fact."""
    with serving(tmp_path, talk=100) as server:
        code, last, token = await play(server)
        other, _, _ = await play(server)
    one = {"first": 1, "fourth": 4, "last": last}.get(which) or drawing(server, code)
    server.place.change("DELETE FROM bookmarks")
    if which == "from before":
        server.place.change(FROM_BEFORE)
    if which in ("swapped", "from before"):
        swap(server.place, code, one, one + 1)
    else:
        server.place.change(DELETE.format(stream=code, one=one))
    with serving(tmp_path) as server:
        assert await refusal(server, code) == (4503, "stream-unreadable")
        status, problem = server.http("GET", f"/api/tables/{code}/records/1")
        assert (status, problem["code"]) == (503, "stream-unreadable")
        lines = logged(server)
        assert [(line["table"], line["number"]) for line in lines] == [(code, one)] * 2
        if which == "from before":  # a move that the rules refuse
            assert all(not line["code"].startswith("fact-") for line in lines)
        else:
            why = "fact-changed" if which == "swapped" else "fact-missing"
            assert {line["code"] for line in lines} == {why}
        assert server.http("GET", f"/api/tables/{other}/records/1")[0] == 200
        assert server.http("GET", "/api/tables")[0] == 200
        assert server.http("GET", "/api/me/tables", token=token)[0] == 200
        assert server.http("DELETE", "/api/me", token=token)[0] == 204
        assert server.http("GET", "/readyz")[0] == 200


@over_sockets
async def test_a_fact_that_our_code_fails_on_is_logged_with_the_place(tmp_path: Path) -> None:
    """From before there were checksums: a table that begins with somebody who sits down."""
    with serving(tmp_path) as server:
        code = server.guest().open()
    server.place.change(FROM_BEFORE)
    swap(server.place, code, 1, 2)
    with serving(tmp_path) as server:
        assert await refusal(server, code) == (4503, "stream-unreadable")
        (line,) = logged(server)
        assert (line["table"], line["number"], line["code"]) == (code, 1, "fact-impossible")
        assert line["error"]
        assert "apply.py:" in line["where"]


@over_sockets
async def test_the_clock_of_a_damaged_table_keeps_nobody_from_theirs(tmp_path: Path) -> None:
    """Others are told that time is up; the damaged one is not read again every second."""
    with serving(tmp_path) as server:
        async with sitting(server, 2, clock=30) as one, sitting(server, 2, clock=30) as other:
            await one.start()
            await other.start()
    server.place.change(DELETE.format(stream=one.code, one=3))
    with serving(tmp_path, ahead=60_000) as server:
        async with other.guests[0].on(server).at(other.code) as client:
            await client.heard(other.host.number + 1)
        await asyncio.sleep(2.5)
        assert [(line["table"], line["number"]) for line in logged(server)] == [(one.code, 3)]
        assert logged(server, "clock-failed") == []


def test_a_damaged_secret_keeps_no_server_from_starting(tmp_path: Path) -> None:
    """It is logged; links to tables are shown without it, and those that people have still work."""
    with serving(tmp_path) as server:
        code = server.guest().open()
        link = link_of(server, code)
    server.place.change(f"UPDATE log SET checksum = checksum - 1 WHERE stream = '{RESERVED}'")  # noqa: S608 (ours)
    with serving(tmp_path) as server:
        assert server.http("GET", "/readyz")[0] == 200
        assert link_of(server, code) == code
        assert server.http("GET", f"/api/tables/{link}")[0] == 200
        lines = logged(server)
        assert {(line["table"], line["number"]) for line in lines} == {("[withheld]", 1)}


# --- pads, events and clubs -------------------------------------------------------------------


def enter(number: int) -> Enter:
    """A round of three."""
    return Enter(number, CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0))


def stream_of(server: Server, prefix: str) -> str:
    """The only stream with a prefix."""
    sql = f"SELECT stream FROM streams WHERE stream LIKE '{prefix}%'"  # noqa: S608 (ours)
    ((stream,),) = server.place.rows(sql)
    return str(stream)


def unreadable(holder: Holder, path: str) -> bool:
    """Whether somebody is told that what is stored there can no longer be read."""
    status, problem = holder.get(path)
    return (status, problem["code"]) == (503, "stream-unreadable")


@pytest.mark.parametrize("rounds", [5, 60], ids=["short", "folded in the background"])
@pytest.mark.parametrize("before", [True, False], ids=["from before", "with checksums"])
def test_a_damaged_pad_is_refused_and_logged(tmp_path: Path, rounds: int, before: bool) -> None:  # noqa: FBT001 (a parameter)
    """By number and without its name; other pads are as they were."""
    with serving(tmp_path) as server:
        pad = open_pad(server, changes={"limit": None, "rounds": 1000})
        for number in range(1, rounds + 1):
            pad.write(enter(number))
        stream = stream_of(server, "pad/")
        other = open_pad(server)
    if before:
        server.place.change(FROM_BEFORE)
    swap(server.place, stream, 3, 4)
    with serving(tmp_path) as server:
        assert unreadable(pad.on(server), "/api/pad")
        assert unreadable(pad.on(server), "/api/pad/file")
        assert other.on(server).pad["names"]
        lines = logged(server)
        assert [(line["table"], line["number"]) for line in lines] == [("[withheld]", 3)] * 2
        assert [line["code"] for line in lines] == [
            "round-missing" if before else "fact-changed"
        ] * 2
        assert pad.key not in server.log
        assert stream not in server.log


def test_a_damaged_event_and_a_damaged_club_harm_no_others(tmp_path: Path) -> None:
    """Each is refused with its reason."""
    with serving(tmp_path) as server:
        event, club = open_event(server), open_club(server, "Ana")
        event.ask(Announce("Tea is ready."))
        club.tell(AddPeople(("Bo",)))
        streams = [stream_of(server, "event/"), stream_of(server, "club/")]
        others = open_event(server), open_club(server, "Ana")
    for stream in streams:
        server.place.change(DELETE.format(stream=stream, one=1))
    with serving(tmp_path) as server:
        assert unreadable(event.on(server), "/api/event")
        assert unreadable(club.on(server), "/api/club")
        assert others[0].on(server).get("/api/event")[0] == 200
        assert others[1].on(server).get("/api/club")[0] == 200
        assert [line["number"] for line in logged(server)] == [1, 1]
        assert not any(stream.partition("/")[2] in server.log for stream in streams)


def test_a_damaged_pad_does_not_close_its_event(tmp_path: Path) -> None:
    """The others play on, and somebody can still be forgotten: of that pad nothing is left."""
    with serving(tmp_path) as server:
        organiser = drawn_event(server, 6)
        organiser.ask(Start())
        first, second = matches(organiser.page)
        for match in (first, second):
            organiser.on_match_pad(match["id"], enter(1))
        damaged = stream_of(server, f"pad/%/{first['id']}/")
    server.place.change(DELETE.format(stream=damaged, one=2))
    with serving(tmp_path) as server:
        organiser = organiser.on(server)
        assert [live["match"] for live in organiser.page["live"]] == [second["id"]]
        organiser.on_match_pad(second["id"], enter(2))
        gone = active(first)[0]
        name = organiser.page["page"]["event"]["names"][gone]
        organiser.ask(Forget(gone))
        rows = server.place.rows("SELECT fact FROM log")
        assert not any(f'"{name}"'.encode() in bytes(fact) for (fact,) in rows)
        assert len(organiser.page["live"]) == 2  # with a new pad, to enter what was played


# --- nodes -------------------------------------------------------------------------------------


@over_sockets
async def test_a_stream_that_cannot_be_read_on_stops_no_other() -> None:
    """A node that looks for what it has missed goes on after it."""
    place = PostgresPlace()
    async with place.opened() as one, place.opened() as other:
        for name in "abc":
            await one.append(name, 0, [b"x"], now=1.0)
        streams = Streams(other, Environment(), BackgroundQueue())
        here = [Stream(name, TextKind(), streams) for name in "abc"]
        for stream in here:
            assert await stream.load()
        for name in "abc":
            await one.append(name, 1, [b"y"], now=1.0)
        await asyncio.to_thread(place.change, DELETE.format(stream="a", one=2))
        with pytest.raises(Unreadable):
            await streams.refresh(here)
        assert [stream.state for stream in here] == ["x", "xy", "xy"]
