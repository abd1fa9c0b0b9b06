"""What the server asks of whatever remembers its tables.

A *stream* is the log of one table: its facts, counted from 1, each written once and never changed.
Beside it stand a few words for the lobby, and the time at which somebody must look at it again.

Several processes may write to one store, so nothing here is told twice and nothing is locked:
whoever writes says after which fact, and if somebody else was faster, gets a `Conflict`, reads on
and thinks again. Times are Unix seconds and always come from the caller. Of tokens and codes the
store gets nothing but a hash.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from dacabo.core.errors import DacaboError
from dacabo.core.values import Discreet, Value


class Conflict(DacaboError):
    """Somebody else was faster. Nothing was written."""


class StoreError(DacaboError):
    """The store cannot do it now: no space, no access, a file that it does not understand."""


class Listing(Value):
    """What lists tell of a stream without reading it."""

    state: str
    """A word such as `open`, `playing`, `over`."""
    public: bool
    """Whether strangers may find it."""
    members: tuple[str, ...] = ()
    """The guests who find it among their own."""
    summary: bytes = b""
    """Whatever a list shows of it; never more than strangers may know."""


class Listed(Value):
    """A stream as it stands in a list."""

    stream: str
    state: str
    public: bool
    changed: float
    """When it was last written to."""
    summary: bytes


class Guest(Discreet):
    """Somebody who has been here."""

    id: str
    name: str
    created: float
    seen: float
    """When they were last here, to the day."""


class Store(Protocol):
    """Streams, guests and one-time codes.

    What has returned without an error is durable: it outlives a crash of process and machine. What
    raised a `StoreError` while writing may or may not have been written: read before you go on.
    """

    async def check(self) -> None:
        """Whether it works: an error if it cannot be read, or if writing failed last.

        In that case it tries once more, so that it recovers while nobody else writes.
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
        listing: Listing | None = None,
    ) -> None:
        """Write facts to the end of a stream, which begins with its first.

        Args:
            stream: its name.
            after: how many facts it has, to the writer's knowledge.
            facts: what comes next; all of it is written, or nothing.
            now: the time.
            due: when somebody must look at the stream next, instead of what was said before.
            listing: what lists tell of it from now on; without it, the same as before.

        Raises:
            Conflict: the stream has more facts, or fewer since it was forgotten.
        """

    async def read(self, stream: str, after: int = 0) -> list[bytes]:
        """The facts of a stream after that number; none if there is no such stream."""

    async def due(self, until: float) -> list[tuple[str, float]]:
        """The streams that somebody must look at by then, and when; the earliest first."""

    async def next_due(self) -> float | None:
        """When somebody must look at any stream next."""

    async def last_changed(self) -> float | None:
        """When any stream was last written to."""

    async def lobby(self, limit: int) -> list[Listed]:
        """The streams that are open to everybody, the latest first."""

    async def look_up(self, stream: str) -> Listed | None:
        """A stream as it stands in lists, whoever may find it there; None if there is none."""

    async def of_member(self, guest: str, limit: int) -> list[Listed]:
        """A guest's own streams, the latest first."""

    async def is_member(self, stream: str, guest: str) -> bool:
        """Whether a stream is among a guest's own."""

    async def forget_streams(self, before: float, states: Collection[str], limit: int) -> int:
        """Delete streams in these states that nobody has written to since; how many it were.

        At most `limit` of them, since others wait meanwhile.
        """

    # --- guests ---------------------------------------------------------------

    async def add_guest(self, guest: str, name: str, token_hash: bytes, now: float) -> None:
        """Somebody new.

        Raises:
            Conflict: the id or the token is somebody else's.
        """

    async def rename_guest(self, guest: str, name: str) -> None:
        """Call somebody by another name."""

    async def guest_by_token(self, token_hash: bytes, now: float) -> Guest | None:
        """Whose token it is. They are here now."""

    async def add_token(self, guest: str, token_hash: bytes) -> bool:
        """One more token for somebody; False if there is no such guest any more."""

    async def drop_token(self, token_hash: bytes) -> None:
        """A token that opens nothing from now on."""

    async def drop_other_tokens(self, guest: str, kept_hash: bytes) -> None:
        """All tokens of somebody but one open nothing from now on, nor does their open code."""

    async def names(self, guests: Collection[str]) -> Mapping[str, str]:
        """What guests are called; those who are not here any more are left out."""

    async def delete_guest(self, guest: str) -> None:
        """Forget name, tokens, codes and memberships of somebody: no file holds them any more."""

    async def forget_guests(self, before: float, limit: int) -> int:
        """Delete guests not seen since who are members of nothing; how many, at most `limit`."""

    # --- one-time codes, to go on with another device -------------------------

    async def add_link(self, code_hash: bytes, guest: str, until: float) -> bool:
        """A guest's only open code; False if there is no such guest any more."""

    async def take_link(self, code_hash: bytes, now: float) -> str | None:
        """Whose code it is, if it has not expired. Nobody gets it a second time."""

    # --------------------------------------------------------------------------

    async def close(self) -> None:
        """Finish what was asked for, and take nothing more."""
