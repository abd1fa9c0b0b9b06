"""A store for one device, over a disk that keeps bytes under ordered keys, as IndexedDB does.

What lists are made from is in memory; facts are read when they are needed. One process writes, so
the memory is always what the disk has.
"""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import suppress
from functools import partial, update_wrapper
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from dacabo.core.values import Discreet, Face, Value
from dacabo.server.store.checksums import Row, checksum, damage, verified_snapshot
from dacabo.server.store.nodes import Alone, Nodes
from dacabo.server.store.store import (
    DAY,
    Conflict,
    Guest,
    IndexedStream,
    IndexRow,
    Snapshot,
    StoreError,
)

Puts: TypeAlias = Mapping[str, bytes]
Ranges: TypeAlias = Sequence[tuple[str, str]]
"""Keys from one to another, with both."""


class Disk(Protocol):
    """Bytes under keys, in the order of the keys."""

    async def read(self, first: str, last: str) -> list[tuple[str, bytes]]:
        """All entries from a key to another."""

    async def write(self, deleted: Ranges, puts: Puts) -> None:
        """Delete entries and put others: all or nothing, and durable when this returns.

        Raises:
            StoreError: nothing was written.
        """


class StoredStream(Value):
    """A stream without its facts."""

    last: int
    """The number of its last fact."""
    changed: float
    due: float | None = None
    row: IndexRow = IndexRow("", public=False)


class StoredGuest(Discreet):
    """A guest, with the hashes of their tokens and of an open code."""

    guest: Guest
    tokens: tuple[bytes, ...]
    code: tuple[bytes, float] | None = None


class StoredFact(Discreet):
    """A fact or the state of a snapshot, with its checksum."""

    content: bytes
    checksum: int


Params = ParamSpec("Params")
Result = TypeVar("Result")
Method: TypeAlias = Callable[Concatenate["DeviceStore", Params], Coroutine[Any, Any, Result]]


class Turns:
    """Work that is done one after the other, so that nothing changes between a check and a write.

    What has begun is finished, also if its caller does not wait for it any more.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self.is_closed = False

    async def run(self, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        """Do some work when it is its turn."""
        if self.is_closed:
            raise StoreError("store-closed")
        return await asyncio.shield(asyncio.create_task(self._wait_and_run(work)))

    async def _wait_and_run(self, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        async with self._lock:
            return await work()


def _in_turn(method: Method[Params, Result]) -> Method[Params, Result]:
    async def run(store: "DeviceStore", /, *args: Params.args, **kwargs: Params.kwargs) -> Result:
        return await store.turns.run(partial(method, store, *args, **kwargs))

    update_wrapper(run, method)
    return run


class DeviceStore:
    """A `Store` on a disk; see there for what each method does. `open_store` opens it."""

    def __init__(
        self, disk: Disk, streams: dict[str, StoredStream], guests: dict[str, StoredGuest]
    ) -> None:
        self._disk = disk
        self._streams = streams
        self._guests = guests
        self.turns = Turns()
        self.nodes: Nodes = Alone()

    @_in_turn
    async def check(self) -> None:
        """Fail if nothing can be written."""
        await self._disk.write([], {_key("probe"): b""})

    async def close(self) -> None:
        """Finish all pending work, and accept no more."""
        if not self.turns.is_closed:
            await self.check()  # whose turn comes after all others
            self.turns.is_closed = True

    # --- streams --------------------------------------------------------------

    @_in_turn
    async def append(
        self,
        stream: str,
        after: int,
        facts: Sequence[bytes],
        *,
        now: float,
        due: float | None = None,
        index_row: IndexRow | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        """Append facts to a stream."""
        old = self._expect(stream, after)
        row = old.row if index_row is None else self._with_members_here(index_row)
        new = StoredStream(after + len(facts), now, due, row)
        puts = {_key("stream", stream): _encode(new)}
        for number, fact in enumerate(facts, after + 1):
            puts |= _stored("fact", stream, number, fact)
        if snapshot is not None:
            puts |= _stored("snapshot", stream, snapshot.number, snapshot.state)
        await self._disk.write([], puts)
        self._streams[stream] = new

    @_in_turn
    async def rewrite(self, stream: str, last: int, facts: Mapping[int, bytes]) -> None:
        """Replace some facts."""
        self._expect(stream, last)
        puts: dict[str, bytes] = {}
        for number, fact in facts.items():
            puts |= _stored("fact", stream, number, fact)
        await self._disk.write([_all_of("snapshot", stream)], puts)

    async def streams_with_prefix(self, prefix: str) -> list[str]:
        """The streams whose names begin with this."""
        return sorted(name for name in self._streams if name.startswith(prefix))

    @_in_turn
    async def move(self, stream: str, facts: Sequence[bytes], name: str, *, now: float) -> None:
        """Rename a stream."""
        new = replace(self._expect(stream, len(facts)), changed=now)
        puts = {_key("stream", name): _encode(new)}
        for number, fact in enumerate(facts, 1):
            puts |= _stored("fact", name, number, fact)
        await self._disk.write(_everything_of(stream), puts)
        del self._streams[stream]
        self._streams[name] = new

    @_in_turn
    async def forget(self, stream: str) -> None:
        """Delete a stream."""
        await self._delete_streams([stream])

    @_in_turn
    async def read(self, stream: str, after: int = 0) -> list[bytes]:
        """The facts of a stream after a number."""
        stored = self._streams.get(stream)
        if stored is None:
            return []
        first, last = _number_key("fact", stream, after + 1), _all_of("fact", stream)[1]
        rows = _rows(await self._disk.read(first, last))
        if (error := damage(stream, after, stored.last, rows)) is not None:
            raise error
        return [fact for _, fact, _ in rows]

    @_in_turn
    async def snapshot(self, stream: str, back: int) -> Snapshot | None:
        """The latest snapshot that is followed by at least `back` facts."""
        if stream not in self._streams:
            return None
        newest = self._streams[stream].last - back
        rows = _rows(await self._disk.read(*_all_of("snapshot", stream)))
        return verified_snapshot(stream, [row for row in rows if row[0] <= newest][-1:])

    async def due(self, until: float) -> list[tuple[str, float]]:
        """The streams due by then with their times; the earliest first."""
        due = ((name, stored.due) for name, stored in self._streams.items())
        found = [(name, at) for name, at in due if at is not None and at <= until]
        return sorted(found, key=lambda entry: (entry[1], entry[0]))

    async def next_due(self) -> float | None:
        """The time at which the next stream is due."""
        due = (stored.due for stored in self._streams.values() if stored.due is not None)
        return min(due, default=None)

    async def last_changed(self) -> float | None:
        """The time at which any stream was last written."""
        return max((stored.changed for stored in self._streams.values()), default=None)

    async def lobby(self, limit: int) -> list[IndexedStream]:
        """The public open streams, the latest first."""
        names = [
            name
            for name, stored in self._streams.items()
            if stored.row.public and stored.row.state == "open"
        ]
        names.sort(key=lambda name: (self._streams[name].changed, name), reverse=True)
        return [self._indexed(name) for name in names[:limit]]

    async def look_up(self, stream: str) -> IndexedStream | None:
        """A stream's entry for lists."""
        return self._indexed(stream) if stream in self._streams else None

    async def streams_of_member(self, guest: str, limit: int) -> list[IndexedStream]:
        """A guest's own streams, the latest first."""
        names = [name for name, stored in self._streams.items() if guest in stored.row.members]
        names.sort(key=lambda name: (-self._streams[name].changed, name))
        return [self._indexed(name) for name in names[:limit]]

    async def is_member(self, stream: str, guest: str) -> bool:
        """Whether a stream is among a guest's own."""
        return stream in self._streams and guest in self._streams[stream].row.members

    @_in_turn
    async def forget_streams(self, before: float, states: Collection[str], limit: int) -> int:
        """Delete streams in these states that were not written since."""
        old = [
            name
            for name, stored in self._streams.items()
            if stored.row.state in states and stored.changed < before
        ][:limit]
        await self._delete_streams(old)
        return len(old)

    def _expect(self, stream: str, last: int) -> StoredStream:
        """A stream whose last fact has this number; a new one if that is 0."""
        stored = self._streams.get(stream, StoredStream(0, 0))
        if stored.last != last:
            raise Conflict("stream-went-on")
        return stored

    def _indexed(self, stream: str) -> IndexedStream:
        stored = self._streams[stream]
        row = stored.row
        return IndexedStream(stream, row.state, row.public, stored.changed, row.summary)

    def _with_members_here(self, row: IndexRow) -> IndexRow:
        """The row without members who are no guests, or not any more."""
        members = tuple(member for member in row.members if member in self._guests)
        return replace(row, members=members)

    async def _delete_streams(self, streams: Sequence[str]) -> None:
        ranges = [entries for stream in streams for entries in _everything_of(stream)]
        await self._disk.write(ranges, {})
        for stream in streams:
            self._streams.pop(stream, None)

    # --- guests ---------------------------------------------------------------

    @_in_turn
    async def add_guest(
        self, guest: str, name: str, token_hash: bytes, now: float, face: Face | None = None
    ) -> None:
        """Add a guest."""
        if guest in self._guests or self._owner_of(token_hash) is not None:
            raise Conflict("guest-exists")
        await self._keep(StoredGuest(Guest(guest, name, now, now, face), (token_hash,)))

    @_in_turn
    async def rename_guest(self, guest: str, name: str, face: Face | None = None) -> None:
        """Give a guest another name, and another face if there is one."""
        if stored := self._guests.get(guest):
            renamed = replace(stored.guest, name=name, face=face or stored.guest.face)
            await self._keep(replace(stored, guest=renamed))

    async def guest_by_token(self, token_hash: bytes, now: float) -> Guest | None:
        """The guest with this token."""
        stored = self._owner_of(token_hash)
        if stored is not None and now - stored.guest.seen >= DAY:
            with suppress(StoreError):  # a full disk must not lock guests out
                await self._see(stored.guest.id, now)
        return None if stored is None else stored.guest

    @_in_turn
    async def _see(self, guest: str, now: float) -> None:
        if stored := self._guests.get(guest):
            await self._keep(replace(stored, guest=replace(stored.guest, seen=now)))

    @_in_turn
    async def add_token(self, guest: str, token_hash: bytes) -> bool:
        """Add a token to a guest."""
        if stored := self._guests.get(guest):
            await self._keep(replace(stored, tokens=(*stored.tokens, token_hash)))
        return stored is not None

    @_in_turn
    async def drop_token(self, token_hash: bytes) -> None:
        """Revoke a token."""
        if stored := self._owner_of(token_hash):
            tokens = tuple(token for token in stored.tokens if token != token_hash)
            await self._keep(replace(stored, tokens=tokens))

    @_in_turn
    async def drop_other_tokens(self, guest: str, kept_hash: bytes) -> None:
        """Revoke all tokens of a guest but one, and their open code."""
        if stored := self._guests.get(guest):
            tokens = tuple(token for token in stored.tokens if token == kept_hash)
            await self._keep(replace(stored, tokens=tokens, code=None))

    async def names(self, guests: Collection[str]) -> Mapping[str, str]:
        """The names of guests; those who no longer exist are omitted."""
        return {one: self._guests[one].guest.name for one in guests if one in self._guests}

    async def faces(self, guests: Collection[str]) -> Mapping[str, Face]:
        """The faces of guests; those who have none are omitted."""
        known = (self._guests[one].guest for one in guests if one in self._guests)
        return {guest.id: guest.face for guest in known if guest.face is not None}

    @_in_turn
    async def delete_guest(self, guest: str) -> None:
        """Delete a guest's name, tokens, codes and memberships."""
        left = {
            name: replace(stored, row=_without(guest, stored.row))
            for name, stored in self._streams.items()
            if guest in stored.row.members
        }
        puts = {_key("stream", name): _encode(stored) for name, stored in left.items()}
        await self._disk.write([(_key("guest", guest),) * 2], puts)
        self._streams |= left
        self._guests.pop(guest, None)

    @_in_turn
    async def forget_guests(self, before: float, limit: int) -> int:
        """Delete guests who were not seen since and are members of no stream."""
        members = {one for stored in self._streams.values() for one in stored.row.members}
        gone = [
            guest
            for guest, stored in self._guests.items()
            if stored.guest.seen < before and guest not in members
        ][:limit]
        await self._disk.write([(_key("guest", guest),) * 2 for guest in gone], {})
        for guest in gone:
            del self._guests[guest]
        return len(gone)

    async def _keep(self, stored: StoredGuest) -> None:
        await self._disk.write([], {_key("guest", stored.guest.id): _encode(stored)})
        self._guests[stored.guest.id] = stored

    def _owner_of(self, token_hash: bytes) -> StoredGuest | None:
        owners = (stored for stored in self._guests.values() if token_hash in stored.tokens)
        return next(owners, None)

    # --- one-time codes -------------------------------------------------------

    @_in_turn
    async def add_code(self, code_hash: bytes, guest: str, until: float) -> bool:
        """Replace a guest's open code."""
        if stored := self._guests.get(guest):
            await self._keep(replace(stored, code=(code_hash, until)))
        return stored is not None

    @_in_turn
    async def use_code(self, code_hash: bytes, now: float) -> str | None:
        """Use up a code; returns its guest if it has not expired."""
        for stored in self._guests.values():
            if stored.code is not None and stored.code[0] == code_hash:
                await self._keep(replace(stored, code=None))
                return stored.guest.id if now <= stored.code[1] else None
        return None


# --- entries on the disk ------------------------------------------------------

Entry = TypeVar("Entry")

_SEPARATOR: Final = "\0"
_END: Final = "\1"
"""Comes after every key that continues with a separator."""
_encode = msgspec.msgpack.Encoder().encode


def _key(*names: str) -> str:
    return _SEPARATOR.join(names)


def _all_of(*names: str) -> tuple[str, str]:
    """The range of all keys that begin with these names."""
    return _key(*names, ""), _key(*names) + _END


def _everything_of(stream: str) -> Ranges:
    key = _key("stream", stream)
    return [(key, key), _all_of("fact", stream), _all_of("snapshot", stream)]


def _number_key(kind: str, stream: str, number: int) -> str:
    return _key(kind, stream, f"{number:010}")


def _stored(kind: str, stream: str, number: int, content: bytes) -> Puts:
    stored = StoredFact(content, checksum(stream, number, content))
    return {_number_key(kind, stream, number): _encode(stored)}


def _rows(entries: Sequence[tuple[str, bytes]]) -> list[Row]:
    rows = list[Row]()
    for key, value in entries:
        stored = _decode(value, StoredFact)
        rows.append((int(key.rpartition(_SEPARATOR)[2]), stored.content, stored.checksum))
    return rows


def _decode(value: bytes, type_: type[Entry]) -> Entry:
    try:
        return msgspec.msgpack.decode(value, type=type_)
    except msgspec.MsgspecError as error:
        raise StoreError("store-failed", reason=type(error).__name__) from None


def _without(guest: str, row: IndexRow) -> IndexRow:
    return replace(row, members=tuple(member for member in row.members if member != guest))


async def _read_all(disk: Disk, kind: str, type_: type[Entry]) -> dict[str, Entry]:
    entries = await disk.read(*_all_of(kind))
    return {key.partition(_SEPARATOR)[2]: _decode(value, type_) for key, value in entries}


async def open_store(disk: Disk) -> DeviceStore:
    """Open the store on a disk.

    Raises:
        StoreError: the disk cannot be read, or what it has is damaged.
    """
    streams = await _read_all(disk, "stream", StoredStream)
    return DeviceStore(disk, streams, await _read_all(disk, "guest", StoredGuest))
