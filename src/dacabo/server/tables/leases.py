"""Tables that other nodes serve, too: whose bots play here, who is there, and under which name."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from dacabo.core.values import Face
from dacabo.server.store.nodes import GUEST, OTHERS, PRESENT, RELEASED
from dacabo.server.store.registry import Registry
from dacabo.server.store.store import Store
from dacabo.server.tables.live_table import LiveTable

Soon: TypeAlias = Callable[[Callable[[], Awaitable[None]]], None]
"""Does something without anybody waiting for it."""


class Leases:
    """The tables in use on this node, as far as other nodes concern them.

    Args:
        store: with the other nodes.
        tables: those in use.
        soon: how to do what nobody waits for.
    """

    def __init__(self, store: Store, tables: Registry[LiveTable], soon: Soon) -> None:
        self._store = store
        self._nodes = store.nodes
        self._tables = tables
        self._soon = soon
        self.taken: Callable[[LiveTable], None] = lambda _: None
        """Called with a table whose lease this node has now."""
        self.lost: Callable[[LiveTable], None] = lambda _: None
        """Called with a table whose lease another node has now."""
        self._nodes.subscribe(RELEASED, lambda code, _: self._acquire_soon(code))
        self._nodes.subscribe(PRESENT, lambda code, _: self._acquire_soon(code))
        self._nodes.subscribe(
            OTHERS, lambda *_: self._acquire_soon(*(live.code for live in tables))
        )
        self._nodes.subscribe(GUEST, lambda guest, _: soon(partial(self._learn, guest)))

    async def acquire(self, *lives: LiveTable) -> None:
        """Take the leases of tables that no other node has, and learn who is there elsewhere."""
        if self._nodes.alone or not lives:
            return
        known = {live.code: live for live in lives}
        taken = await self._nodes.take(known)
        remote = await self._nodes.present(known)
        for code, live in known.items():
            live.audience.set_remote(remote.get(code, ()))
            is_leader, live.is_leader = live.is_leader, code in taken
            if live.is_leader is not is_leader:
                (self.taken if live.is_leader else self.lost)(live)

    def call(self, guest: str, name: str | None, face: Face | None) -> None:
        """Change or remove the name and face of a guest at all tables, here and on other nodes."""
        for live in self._tables:
            live.audience.rename(guest, name, face, live.table)
        self._nodes.publish(GUEST, guest)

    def _acquire_soon(self, *codes: str) -> None:
        lives = [live for live in map(self._tables.get, codes) if live is not None]
        if lives:
            self._soon(partial(self.acquire, *lives))

    async def _learn(self, guest: str) -> None:
        """Learn the name and face of a guest again who has others, or none; or of all."""
        tables = [*self._tables]
        known = {guest} if guest else {name for live in tables for name in live.audience.names}
        names, faces = await self._store.names(known), await self._store.faces(known)
        for id_ in known:
            name, face = names.get(id_), faces.get(id_)
            for live in tables:
                audience = live.audience
                if (audience.names.get(id_), audience.faces.get(id_)) != (name, face):
                    audience.rename(id_, name, face, live.table)
