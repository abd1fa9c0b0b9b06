"""Every kind of store keeps all that it has accepted, even with other writers or after a kill."""

import asyncio
import random
from pathlib import Path

import pytest
from server.harness.stores import (
    DevicePlace,
    Place,
    PostgresPlace,
    SqlitePlace,
    StoredFacts,
    durable,
    flat,
)

from dacabo.server.store.sqlite.database_thread import AT_ONCE
from dacabo.server.store.store import (
    DAY,
    Conflict,
    Guest,
    IndexedStream,
    IndexRow,
    Snapshot,
    Store,
    StoreError,
)

OPEN = IndexRow("open", public=True, members=("ana", "ben"), summary=b"Ana's table")


def empty_place(kind: str, folder: Path) -> Place:
    """An empty store in a kind of place."""
    match kind:
        case "sqlite":
            return SqlitePlace(folder / "room.db")
        case "postgres":
            return PostgresPlace()
        case _:
            return DevicePlace()


@pytest.fixture(params=["sqlite", "postgres", "device"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty store in each kind of place."""
    return empty_place(request.param, tmp_path)


@pytest.fixture(params=["sqlite", "postgres"])
def shared_place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty store in each kind of place where several processes can write."""
    return empty_place(request.param, tmp_path)


# --- streams ------------------------------------------------------------------


def test_facts_are_read_as_they_were_written(place: Place) -> None:
    """A stream keeps bytes in their order, also over a restart; reading may start at any number."""

    async def first() -> None:
        async with place.open_store() as store:
            await store.append("one", 0, [b"a", b"\x00\xff"], now=1.0)
            await store.append("two", 0, [b"other"], now=1.0)
            await store.append("one", 2, [b"c"], now=2.0)

    async def later() -> None:
        async with place.open_store() as store:
            assert await store.read("one") == [b"a", b"\x00\xff", b"c"]
            assert await store.read("one", 2) == [b"c"]
            assert await store.read("one", 3) == await store.read("three") == []

    asyncio.run(first())
    asyncio.run(later())
    assert b"other" in place.rest()


@pytest.mark.parametrize("after", [0, 1, 3])
def test_a_writer_who_does_not_know_the_last_fact_gets_a_conflict(place: Place, after: int) -> None:
    """Nothing is written if the number is too low or too high, or if the stream is new."""

    async def main() -> None:
        async with place.open_store() as store:
            await store.append("one", 0, [b"a", b"b"], now=1.0, due=5.0, index_row=OPEN)
            with pytest.raises(Conflict, match="stream-went-on"):
                await store.append("one", after, [b"x", b"y"], now=2.0, due=9.0)
            assert await store.read("one") == [b"a", b"b"]
            assert await store.due(10.0) == [("one", 5.0)]

    asyncio.run(main())


def test_each_number_goes_to_one_of_many_writers(place: Place) -> None:
    """Even within one transaction, the first gets the number, and the others get a conflict."""

    async def main() -> None:
        async with place.open_store() as store:
            tries = [store.append("one", 0, [b"%d" % writer], now=1.0) for writer in range(50)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert results[0] is None
            assert all(isinstance(result, Conflict) for result in results[1:])
            assert await store.read("one") == [b"0"]

    asyncio.run(main())


def test_a_deadline_can_move_without_a_fact(place: Place) -> None:
    """An append without facts changes the index row and the due time, even of an empty stream."""

    async def main() -> None:
        async with place.open_store() as store:
            await store.append("one", 0, [], now=1.0, due=5.0)
            await store.append("one", 0, [b"a"], now=2.0, due=6.0)
            await store.append("one", 1, [], now=3.0, due=7.0)
            assert await store.read("one") == [b"a"]
            assert await store.next_due() == 7.0

    asyncio.run(main())


def test_a_snapshot_is_found_once_enough_facts_follow(place: Place) -> None:
    """It is the last with that many facts after it; it is written with its facts or not at all."""

    async def main() -> None:
        async with place.open_store() as store:
            await store.append("one", 0, [b"a", b"b"], now=1.0)
            await store.append("one", 2, [b"c"], now=1.0, snapshot=Snapshot(2, b"first"))
            await store.append("two", 0, [b"x"], now=1.0)
            with pytest.raises(Conflict):
                await store.append("one", 2, [b"d"], now=1.0, snapshot=Snapshot(2, b"never"))
            assert await store.snapshot("one", 1) == Snapshot(2, b"first")
            assert await store.snapshot("one", 2) is None
            assert await store.snapshot("two", 0) is None
            assert await store.snapshot("three", 0) is None
            await store.append("one", 3, [b"d", b"e"], now=1.0, snapshot=Snapshot(4, b"second"))
            assert await store.snapshot("one", 1) == Snapshot(4, b"second")
            assert await store.snapshot("one", 2) == Snapshot(2, b"first")

    asyncio.run(main())


def test_a_stream_is_renamed_as_a_whole(place: Place) -> None:
    """It must have just the given facts, and nothing stays under the old name."""

    async def main() -> None:
        async with place.open_store() as store:
            await store.append(
                "one", 0, [b"Ana", b"b"], now=1.0, index_row=IndexRow("pad", public=False)
            )
            for wrong in ([b"Ana"], [b"Ana", b"b", b"c"]):
                with pytest.raises(Conflict):
                    await store.move("one", wrong, "two", now=2.0)
            assert await store.read("two") == []
            await store.move("one", [b"Ana", b"b"], "two", now=2.0)
            assert await store.read("one") == []
            assert await store.read("two") == [b"Ana", b"b"]
            assert await store.streams_with_prefix("") == ["two"]
            with pytest.raises(Conflict):
                await store.move("one", [b"Ana", b"b"], "three", now=2.0)
            await store.append("two", 2, [b"c"], now=3.0)
            assert await store.forget_streams(9.0, ["pad"], 9) == 1

    asyncio.run(main())
    assert b"Ana" not in place.rest()


@pytest.mark.parametrize("how", ["forget", "rewrite", "tidy"])
def test_a_snapshot_of_deleted_facts_is_deleted(place: Place, how: str) -> None:
    """This is so when the stream is deleted, and when a fact in it is rewritten."""

    async def main() -> None:
        async with place.open_store() as store:
            await store.append("one", 0, [b"Ana", b"Ana"], now=1.0, snapshot=Snapshot(1, b"Bea"))
            await store.append("two", 0, [b"a", b"b"], now=9.0, snapshot=Snapshot(1, b"Cem"))
            match how:
                case "forget":
                    await store.forget("one")
                case "rewrite":
                    await store.rewrite("one", 2, {1: b"nobody"})
                case "tidy":
                    assert await store.forget_streams(5.0, [""], 9) == 1
            assert await store.snapshot("one", 0) is None
            assert await store.snapshot("two", 0) == Snapshot(1, b"Cem")

    asyncio.run(main())
    assert b"Bea" not in place.rest()
    assert b"Cem" in place.rest()


def test_deadlines_come_with_the_facts(place: Place) -> None:
    """Streams come in the order of their due times; each append sets or removes the due time."""

    async def main() -> None:
        async with place.open_store() as store:
            assert await store.next_due() is None
            for stream, due in (("late", 30.0), ("soon", 10.0), ("never", None), ("next", 20.0)):
                await store.append(stream, 0, [b"a"], now=1.0, due=due)
            assert await store.next_due() == 10.0
            assert await store.due(9.9) == []
            assert await store.due(20.0) == [("soon", 10.0), ("next", 20.0)]
            await store.append("soon", 1, [b"b"], now=2.0)
            assert await store.next_due() == 20.0

    asyncio.run(main())


def test_lists_show_the_last_index_rows(place: Place) -> None:
    """The lobby and a guest's own tables are ordered by change, filtered and bounded."""
    hidden = IndexRow("playing", public=False, members=("ben",), summary=b"secret")

    async def main() -> None:
        async with place.open_store() as store:
            for number, name in enumerate(("ana", "ben")):
                await store.add_guest(name, name.title(), b"%d" % number, now=0.0)
            await store.append("one", 0, [b"a"], now=1.0, index_row=OPEN)
            await store.append("two", 0, [b"a"], now=2.0, index_row=OPEN)
            await store.append("three", 0, [b"a"], now=3.0, index_row=hidden)
            await store.append("one", 1, [b"b"], now=4.0)  # the index row stays as it is
            indexed_stream = IndexedStream(
                "one", "open", public=True, changed=4.0, summary=b"Ana's table"
            )
            two = IndexedStream("two", "open", public=True, changed=2.0, summary=b"Ana's table")
            three = IndexedStream("three", "playing", public=False, changed=3.0, summary=b"secret")
            assert await store.lobby(9) == [indexed_stream, two]
            assert await store.lobby(1) == [indexed_stream]
            assert await store.streams_of_member("ana", 9) == [indexed_stream, two]
            assert await store.streams_of_member("ben", 2) == [indexed_stream, three]
            assert await store.is_member("three", "ben")
            assert not await store.is_member("three", "ana")
            assert not await store.is_member("four", "ben")
            over = IndexRow("over", public=True, members=("ben",))
            await store.append("two", 1, [b"over"], now=5.0, index_row=over)
            assert [listed.stream for listed in await store.streams_of_member("ana", 9)] == ["one"]
            assert [listed.stream for listed in await store.lobby(9)] == ["one"]

    asyncio.run(main())


def test_old_streams_are_deleted_entirely(place: Place) -> None:
    """Only those in the given states are deleted that were not written since, a few at a time."""

    async def main() -> None:
        async with place.open_store() as store:
            await store.add_guest("ana", "Ana", b"t", now=0.0)
            over = IndexRow("over", public=True, members=("ana",))
            for number in range(5):
                await store.append(f"old-{number}", 0, [b"a"], now=1.0, due=9.0, index_row=over)
            await store.append("new", 0, [b"a"], now=8.0, index_row=over)
            await store.append("open", 0, [b"a"], now=1.0, index_row=OPEN)
            assert await store.forget_streams(8.0, ["over"], limit=3) == 3
            assert await store.forget_streams(8.0, ["over"], limit=3) == 2
            assert await store.forget_streams(8.0, ["over"], limit=3) == 0
            assert [listed.stream for listed in await store.streams_of_member("ana", 9)] == [
                "new",
                "open",
            ]
            assert await store.read("old-1") == []
            assert await store.due(10.0) == []
            with pytest.raises(Conflict):  # a table cannot be written without its beginning
                await store.append("old-1", 1, [b"b"], now=9.0)

    asyncio.run(main())
    assert set(place.facts()) == {"new", "open"}


def test_facts_can_be_rewritten(place: Place) -> None:
    """The writer must know the last number; the old form is deleted, and so is a deleted stream."""

    async def main() -> None:
        async with place.open_store() as store:
            await store.append("event/a", 0, [b"one", b"Anastasia", b"three"], now=1.0)
            await store.append("event/ab", 0, [b"Anastasia"], now=1.0)
            await store.append("events", 0, [b"other"], now=1.0)
            for last in (2, 4):
                with pytest.raises(Conflict, match="stream-went-on"):
                    await store.rewrite("event/a", last, {2: b"x"})
            await store.rewrite("event/a", 3, {2: b"somebody", 3: b"last"})
            assert await store.read("event/a") == [b"one", b"somebody", b"last"]
            assert await store.read("event/ab") == [b"Anastasia"]
            assert await store.streams_with_prefix("event/") == ["event/a", "event/ab"]
            assert await store.streams_with_prefix("pad/") == []
            await store.forget("event/ab")
            assert await store.streams_with_prefix("event/") == ["event/a"]
            with pytest.raises(Conflict):
                await store.append("event/ab", 1, [b"x"], now=2.0)

    asyncio.run(main())
    assert b"Anastasia" not in place.rest()


# --- guests -------------------------------------------------------------------


def test_a_guest_is_found_by_each_of_their_tokens(place: Place) -> None:
    """A guest may have several devices; a dropped token is invalid, a duplicate is refused."""

    async def main() -> None:
        async with place.open_store() as store:
            await store.add_guest("ana", "Ana", b"phone", now=1.0)
            assert await store.add_token("ana", b"laptop")
            assert not await store.add_token("nobody", b"other")
            await store.rename_guest("ana", "Ana 岩")
            ana = Guest("ana", "Ana 岩", 1.0, 1.0, None)
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


def test_a_guest_has_a_face(place: Place) -> None:
    """Renaming keeps it, another face replaces it; guests without a face are left out."""

    async def main() -> None:
        async with place.open_store() as store:
            await store.add_guest("ana", "Ana", b"phone", now=1.0, face=(0, 31))
            await store.add_guest("ben", "Ben", b"watch", now=1.0)
            assert await store.faces(["ana", "ben", "cem"]) == {"ana": (0, 31)}
            await store.rename_guest("ana", "Anna")
            await store.rename_guest("ben", "Ben", (5,))
            assert await store.faces(["ana", "ben"]) == {"ana": (0, 31), "ben": (5,)}
            await store.rename_guest("ana", "Anna", (1, 2, 3))
            ana = await store.guest_by_token(b"phone", 2.0)
            assert ana == Guest("ana", "Anna", 1.0, 1.0, (1, 2, 3))

    asyncio.run(main())


def test_all_other_devices_can_be_logged_out(place: Place) -> None:
    """One token stays; the others and the open code are revoked; other guests keep theirs."""

    async def main() -> None:
        async with place.open_store() as store:
            await store.add_guest("ana", "Ana", b"phone", now=1.0)
            await store.add_guest("ben", "Ben", b"watch", now=1.0)
            for token in (b"laptop", b"tablet"):
                assert await store.add_token("ana", token)
            for guest in ("ana", "ben"):
                assert await store.add_code(guest.encode(), guest, until=9.0)
            await store.drop_other_tokens("ana", b"laptop")
            known = [b"phone", b"laptop", b"tablet", b"watch"]
            found = [await store.guest_by_token(token, 2.0) for token in known]
            assert [guest and guest.id for guest in found] == [None, "ana", None, "ben"]
            assert await store.use_code(b"ana", 2.0) is None
            assert await store.use_code(b"ben", 2.0) == "ben"

    asyncio.run(main())


def test_a_deleted_guest_leaves_nothing(place: Place) -> None:
    """The name, tokens, codes and memberships are deleted, also from the bytes of a file."""

    async def main() -> None:
        async with place.open_store() as store:
            await store.add_guest("ana-id", "Anastasia", b"t" * 32, now=1.0, face=(7,) * 8)
            await store.add_code(b"c" * 32, "ana-id", until=9.0)
            index_row = IndexRow("open", public=True, members=("ana-id",))
            await store.append("one", 0, [b"a"], now=1.0, index_row=index_row)
            await store.delete_guest("ana-id")
            assert await store.names(["ana-id"]) == {}
            assert await store.faces(["ana-id"]) == {}
            assert await store.guest_by_token(b"t" * 32, 2.0) is None
            assert await store.use_code(b"c" * 32, 2.0) is None
            await store.append(
                "one", 1, [b"b"], now=2.0, index_row=index_row
            )  # the table itself continues
            assert await store.streams_of_member("ana-id", 9) == []

    asyncio.run(main())
    rest = place.rest()
    assert not any(trace in rest for trace in (b"ana-id", b"Anastasia", b"t" * 32, b"c" * 32))


def test_guests_who_stay_away_are_deleted(place: Place) -> None:
    """Guests at any table stay; visits are recorded to the day."""

    async def main() -> None:
        async with place.open_store() as store:
            for name in ("ana", "ben", "eva"):
                await store.add_guest(name, name, name.encode(), now=0.0)
            await store.append("one", 0, [b"a"], now=1.0, index_row=OPEN)
            await store.guest_by_token(b"eva", DAY - 1.0)
            assert await store.guest_by_token(b"eva", DAY) == Guest("eva", "eva", 0.0, 0.0, None)
            assert await store.guest_by_token(b"eva", DAY) == Guest("eva", "eva", 0.0, DAY, None)
            await store.add_guest("leo", "Leo", b"leo", now=1.0)
            assert await store.forget_guests(DAY, limit=9) == 1
            assert set(await store.names(["ana", "ben", "eva", "leo"])) == {"ana", "ben", "eva"}

    asyncio.run(main())


def test_a_personal_code_works_once_and_in_time(place: Place) -> None:
    """Of two processes one gets it; a new code replaces the one before."""

    async def main() -> None:
        async with place.open_store() as store, place.open_store() as other:
            await store.add_guest("ana", "Ana", b"t", now=0.0)
            assert not await store.add_code(b"code", "nobody", until=9.0)
            for _ in range(10):
                assert await store.add_code(b"code", "ana", until=9.0)
                uses = (
                    store_.use_code(b"code", 9.0) for store_ in (store, other) for _ in range(5)
                )
                taken = await asyncio.gather(*uses)
                assert sorted(map(str, taken)) == ["None"] * 9 + ["ana"]
            await store.add_code(b"code", "ana", until=9.0)
            assert await store.use_code(b"code", 9.1) is None
            await store.add_code(b"first", "ana", until=9.0)
            await store.add_code(b"second", "ana", until=9.0)
            assert await other.use_code(b"first", 1.0) is None
            assert await other.use_code(b"second", 1.0) == "ana"

    asyncio.run(main())


# --- many writers, and their end ----------------------------------------------


def test_processes_that_write_to_the_same_streams_lose_nothing(shared_place: Place) -> None:
    """Each number goes to one of them; all create the tables at the same time."""
    rivals = [shared_place.rival(name, streams=4, facts=60) for name in ("ana", "ben", "eva")]
    reported = [durable(rival.communicate(timeout=60)[0]) for rival in rivals]
    assert [rival.returncode for rival in rivals] == [0, 0, 0]
    assert [len(rival) for rival in reported] == [240, 240, 240]
    assert flat(shared_place.facts()) == reported[0] | reported[1] | reported[2]


def test_acknowledged_facts_survive_a_kill(shared_place: Place) -> None:
    """A process is killed while it writes; all it reported is there, once and in order."""
    rng = random.Random(5)
    lives = 3
    reported: StoredFacts = set()
    for life in range(lives):
        with shared_place.rival(f"life-{life}", streams=8, facts=100_000) as process:
            assert process.stdout is not None
            lines = [process.stdout.readline() for _ in range(rng.randint(1, 400))]
            process.kill()
            reported |= durable("".join(lines) + process.stdout.read())
        facts_by_stream = shared_place.facts()
        assert reported <= flat(facts_by_stream)
        facts = [(stream, fact) for stream, _, fact in flat(facts_by_stream)]
        assert len(facts) == len(set(facts))
        assert len(facts) <= len(reported) + 8 * (life + 1)  # requests in flight are uncertain
    assert len(reported) > 60 * lives


# --- one thread for all -------------------------------------------------------


def test_a_failed_append_does_not_undo_the_others(place: Place) -> None:
    """Among valid work are a conflict, and a request that cannot even be sent."""

    async def main() -> None:
        async with place.open_store() as store:
            results = await asyncio.gather(
                store.append("one", 0, [b"a"], now=1.0),
                store.append("one", 0, [b"x"], now=1.0),
                store.append("one", 1, [b"b"], now=1.0),
                store.append("\ud800", 0, [b"x"], now=1.0),
                store.append("one", 2, [b"c", b"d"], now=1.0),
                return_exceptions=True,
            )
            assert [result is None for result in results] == [True, False, True, False, True]
            assert isinstance(results[1], Conflict)
            assert isinstance(results[3], UnicodeEncodeError | StoreError)
            assert await store.read("one") == [b"a", b"b", b"c", b"d"]

    asyncio.run(main())


def test_a_cancelled_request_disturbs_no_others(place: Place) -> None:
    """It is carried out all the same, and all others get an answer."""

    async def main() -> None:
        async with place.open_store() as store:
            cancelled = asyncio.create_task(store.append("one", 0, [b"a"], now=1.0))
            stays = asyncio.create_task(store.append("one", 1, [b"b"], now=1.0))
            await asyncio.sleep(0)
            cancelled.cancel()
            await stays
            assert cancelled.cancelled()
            assert await store.read("one") == [b"a", b"b"]

    asyncio.run(main())


def test_closing_finishes_pending_requests(place: Place) -> None:
    """There are more than one transaction holds; afterwards no request is accepted."""

    async def main() -> None:
        store = await place.open()
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
        assert len(place.facts()) == many

    asyncio.run(main())


def test_it_fits_the_protocol_of_a_store(place: Place) -> None:
    """It has everything that the server needs."""

    async def main() -> None:
        store: Store = await place.open()
        await store.close()

    asyncio.run(main())
