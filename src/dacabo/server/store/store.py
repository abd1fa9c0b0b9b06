"""The interface to the database.

A *stream* is the log of one table, pad, event or club book. Its facts are numbered from 1. They are
written once and never changed, except to delete personal data (`rewrite`). A stream also has a row
in an index, for lists, and the time at which its next clock runs out.

Concurrency is optimistic: a writer names the fact after which it appends. If another writer was
faster, it gets a `Conflict`, reads the new facts and tries again. Times are Unix seconds, and
always come from the caller. The store gets only hashes of tokens and codes.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Protocol

from dacabo.core.errors import DacaboError
from dacabo.core.values import Discreet, Face, Value
from dacabo.server.limits.background_process import WorkError
from dacabo.server.store.nodes import Nodes

DAY: Final = 86_400
"""Seconds after which it is recorded again that a guest is here."""


class Conflict(DacaboError):
    """Another writer was faster. Nothing was written."""


class StoreError(DacaboError):
    """The store does not work now: it has no space, no access, or an unknown format."""


class Unreadable(StoreError):
    """A stored fact is missing or damaged, or does not follow from those before it."""

    def __init__(self, code: str, number: int, why: str, failure: WorkError | None = None) -> None:
        super().__init__(code)
        self.number = number
        """The number of the fact."""
        self.why = why
        """The code of the damage."""
        self.failure = failure
        """The error, if applying the fact was not refused but crashed."""


class IndexRow(Value):
    """A stream's row in the index, from which lists are made without reading logs."""

    state: str
    """A word such as `open`, `playing`, `over`."""
    public: bool
    """Whether strangers may find it."""
    members: tuple[str, ...] = ()
    """The guests in whose lists it is."""
    summary: bytes = b""
    """The data for lists; no cards, no names."""


class Snapshot(Discreet):
    """A state from which a stream can be replayed without the facts before.

    It only saves time: everything in it follows from those facts.
    """

    number: int
    """The number of the last fact before the snapshot."""
    state: bytes
    """The encoded state after that fact."""


class IndexedStream(Value):
    """A stream in a list."""

    stream: str
    state: str
    public: bool
    changed: float
    """The time at which it was last written."""
    summary: bytes


class Guest(Discreet):
    """A guest."""

    id: str
    name: str
    created: float
    seen: float
    """The time at which they were last here, to the day."""
    face: Face | None


class Store(Protocol):
    """Streams, guests and one-time codes.

    A write that has returned without an error is durable: it survives a crash of the process and of
    the machine. A write that raised a `StoreError` may or may not have happened: callers read
    before they continue.
    """

    nodes: Nodes
    """The other servers with the same database."""

    async def check(self) -> None:
        """Raise an error if the store cannot be read, or if the last write failed.

        In the latter case this tries to write, so that the store recovers without other writers.
        """

    # --- streams --------------------------------------------------------------

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
        """Append facts to a stream; the first ones create it.

        Args:
            stream: the name of the stream.
            after: the number of facts that the writer expects.
            facts: the next facts; either all are written, or none.
            now: the time.
            due: when the stream's next clock runs out; replaces the previous value.
            index_row: the new row in the index; None keeps the old one.
            snapshot: a snapshot at one of these facts.

        Raises:
            Conflict: the stream has more facts, or fewer because it was deleted.
        """

    async def rewrite(self, stream: str, last: int, facts: Mapping[int, bytes]) -> None:
        """Replace some facts, by number; nothing of the old ones remains in any file.

        Only for personal data: apart from that, the state must be the same as before.

        Raises:
            Conflict: the last fact has another number.
        """

    async def streams_with_prefix(self, prefix: str) -> list[str]:
        """The streams whose names begin with this."""

    async def move(self, stream: str, facts: Sequence[bytes], name: str, *, now: float) -> None:
        """Rename a stream; nothing remains in any file under the old name.

        Args:
            stream: the name of a stream without a due time, members and snapshots.
            facts: all facts that the caller expects. They are written again, because their
                checksums cover the name of the stream.
            name: the new name, which no other stream has.
            now: the time.

        Raises:
            Conflict: the stream has another number of facts, or does not exist.
        """

    async def forget(self, stream: str) -> None:
        """Delete a stream; nothing of it remains in any file."""

    async def read(self, stream: str, after: int = 0) -> list[bytes]:
        """The facts of a stream after a number; empty if the stream does not exist.

        Raises:
            Unreadable: one of them is missing or damaged.
        """

    async def snapshot(self, stream: str, back: int) -> Snapshot | None:
        """The latest snapshot that is followed by at least `back` facts; None if it is damaged."""

    async def due(self, until: float) -> list[tuple[str, float]]:
        """The streams due by then with their times; the earliest first."""

    async def next_due(self) -> float | None:
        """The time at which the next stream is due."""

    async def last_changed(self) -> float | None:
        """The time at which any stream was last written."""

    async def lobby(self, limit: int) -> list[IndexedStream]:
        """The public open streams, the latest first."""

    async def look_up(self, stream: str) -> IndexedStream | None:
        """A stream's entry for lists, whether public or not; None if it does not exist."""

    async def streams_of_member(self, guest: str, limit: int) -> list[IndexedStream]:
        """A guest's own streams, the latest first."""

    async def is_member(self, stream: str, guest: str) -> bool:
        """Whether a stream is among a guest's own."""

    async def forget_streams(self, before: float, states: Collection[str], limit: int) -> int:
        """Delete streams in these states that were not written since; returns their number.

        At most `limit` of them, because other writers wait meanwhile.
        """

    # --- guests ---------------------------------------------------------------

    async def add_guest(
        self, guest: str, name: str, token_hash: bytes, now: float, face: Face | None = None
    ) -> None:
        """Add a guest.

        Raises:
            Conflict: the id or the token is taken.
        """

    async def rename_guest(self, guest: str, name: str, face: Face | None = None) -> None:
        """Give a guest another name, and another face if there is one."""

    async def guest_by_token(self, token_hash: bytes, now: float) -> Guest | None:
        """The guest with this token. That they were seen is recorded at most once a day."""

    async def add_token(self, guest: str, token_hash: bytes) -> bool:
        """Add a token to a guest; False if the guest no longer exists."""

    async def drop_token(self, token_hash: bytes) -> None:
        """Revoke a token."""

    async def drop_other_tokens(self, guest: str, kept_hash: bytes) -> None:
        """Revoke all tokens of a guest but one, and their open code."""

    async def names(self, guests: Collection[str]) -> Mapping[str, str]:
        """The names of guests; those who no longer exist are omitted."""

    async def faces(self, guests: Collection[str]) -> Mapping[str, Face]:
        """The faces of guests; those who have none are omitted."""

    async def delete_guest(self, guest: str) -> None:
        """Delete a guest's name, face, tokens, codes and memberships.

        Nothing of them remains in any file.
        """

    async def forget_guests(self, before: float, limit: int) -> int:
        """Delete guests who were not seen since and are members of no stream.

        At most `limit` of them; returns their number.
        """

    # --- one-time codes, to continue on another device ------------------------

    async def add_code(self, code_hash: bytes, guest: str, until: float) -> bool:
        """Replace a guest's open code; False if the guest no longer exists."""

    async def use_code(self, code_hash: bytes, now: float) -> str | None:
        """Use up a code; returns its guest if it has not expired."""

    # --------------------------------------------------------------------------

    async def close(self) -> None:
        """Finish all pending work, and accept no more."""
