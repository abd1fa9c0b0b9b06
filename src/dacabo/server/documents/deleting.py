"""Events and club books that are deleted as a whole: what remains is that there was one."""

from contextlib import suppress
from typing import Final

import msgspec

from dacabo.server.store.store import Conflict, Listing, Store
from dacabo.server.store.stream import EVENT_OVER

PREFIX: Final = "deleted"
"""The prefix of streams that remember what was deleted, for as long as any event that is over."""


async def is_deleted(store: Store, stream: str) -> bool:
    """Whether it was deleted; if the server stopped in the middle of that, it is finished."""
    gone = await store.look_up(f"{PREFIX}/{stream}") is not None
    if gone:
        await _erase(store, stream)
    return gone


async def delete(store: Store, stream: str, now: int) -> None:
    """Delete an event with its pads, or a book, and remember when."""
    note = msgspec.json.encode({"at": now})
    over = Listing(EVENT_OVER, public=False)
    with suppress(Conflict):  # somebody else deletes it, too
        await store.append(f"{PREFIX}/{stream}", 0, [note], now=now / 1000, listing=over)
    await _erase(store, stream)


async def _erase(store: Store, stream: str) -> None:
    for pad in await store.below(f"pad/{stream}/"):
        await store.forget(pad)
    await store.forget(stream)
