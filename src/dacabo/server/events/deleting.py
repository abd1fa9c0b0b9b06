"""Events that are deleted as a whole: what remains is that there was one."""

from contextlib import suppress
from typing import Final

import msgspec

from dacabo.server.keys import KeyRefused
from dacabo.server.store.store import Conflict, Listing, Store
from dacabo.server.store.stream import EVENT_OVER

PREFIX: Final = "deleted"
"""The prefix of the streams that remember deleted events, for as long as any that is over."""


async def check_exists(store: Store, stream: str) -> None:
    """Refuse a deleted event; if the server stopped in the middle of deleting it, finish that.

    Raises:
        KeyRefused: it was deleted.
    """
    if await store.look_up(f"{PREFIX}/{stream}") is not None:
        await _erase(store, stream)
        raise KeyRefused("event-deleted")


async def delete(store: Store, stream: str, now: int) -> None:
    """Delete an event and its pads, and remember when."""
    note = msgspec.json.encode({"at": now})
    over = Listing(EVENT_OVER, public=False)
    with suppress(Conflict):  # somebody else deletes it, too
        await store.append(f"{PREFIX}/{stream}", 0, [note], now=now / 1000, listing=over)
    await _erase(store, stream)


async def _erase(store: Store, stream: str) -> None:
    for pad in await store.below(f"pad/{stream}/"):
        await store.forget(pad)
    await store.forget(stream)
