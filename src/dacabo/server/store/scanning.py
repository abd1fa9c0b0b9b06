"""Everything in a store, stream after stream: what a backup, a move and `dacabo check` look at."""

from collections.abc import AsyncIterator

from dacabo.core.values import Value
from dacabo.server.store.checksums import Row, damage
from dacabo.server.store.copying import Shelves
from dacabo.server.store.store import Unreadable


class Damage(Value):
    """A stream that cannot be read."""

    stream: str
    number: int
    """Of the fact."""
    why: str
    """The code of what is wrong with it."""

    @classmethod
    def of(cls, stream: str, error: Unreadable) -> "Damage":
        """What an error says of a stream."""
        return cls(stream, error.number, error.why)


async def logs(shelves: Shelves) -> AsyncIterator[tuple[str, int, list[Row]]]:
    """Every stream with the number of its last fact, and its facts.

    Facts of a stream that does not exist come with 0 as its last number.
    """
    lasts = {stream: last async for stream, last, *_ in shelves.rows("streams")}
    stream, rows = None, list[Row]()
    async for name, number, fact, checksum in shelves.rows("log"):
        if name != stream:
            if stream is not None:
                yield stream, lasts.pop(stream, 0), rows
            stream, rows = name, []
        rows.append((number, fact, checksum))
    if stream is not None:
        yield stream, lasts.pop(stream, 0), rows
    for name, last in lasts.items():
        yield name, last, []


async def damaged(shelves: Shelves) -> list[Damage]:
    """The streams of which a fact is missing or damaged; whether they fold is not tried."""
    return [
        Damage.of(stream, wrong)
        async for stream, last, rows in logs(shelves)
        if (wrong := damage(stream, 0, last, rows)) is not None
    ]
