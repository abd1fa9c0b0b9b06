"""Share tables with other nodes: which node lets the bots play, who is connected, and their names.

Of the nodes that serve a table, the one with its lease lets the bots play.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from dacabo.core.values import Face
from dacabo.server.store.nodes import GUEST, NODE_LOST, PRESENT, RELEASED
from dacabo.server.store.registry import Registry
from dacabo.server.store.store import Store
from dacabo.server.tables.live_table import LiveTable

StartTask: TypeAlias = Callable[[Callable[[], Awaitable[None]]], None]
"""Starts a background task."""


class Leases:
    """The leases of the tables in use on this node.

    Args:
        store: the store, which knows the other nodes.
        tables: the tables in use.
        start_task: starts a background task.
    """

    def __init__(self, store: Store, tables: Registry[LiveTable], start_task: StartTask) -> None:
        self._store = store
        self._nodes = store.nodes
        self._tables = tables
        self._start_task = start_task
        self.on_acquired: Callable[[LiveTable], None] = lambda _: None
        """Called with a table whose lease this node has just taken."""
        self.on_lost: Callable[[LiveTable], None] = lambda _: None
        """Called with a table whose lease this node has just lost to another."""
        self._nodes.subscribe(RELEASED, lambda code, _: self._acquire_soon(code))
        self._nodes.subscribe(PRESENT, lambda code, _: self._acquire_soon(code))
        self._nodes.subscribe(
            NODE_LOST, lambda *_: self._acquire_soon(*(live.code for live in tables))
        )
        self._nodes.subscribe(
            GUEST, lambda guest, _: start_task(partial(self._update_names, guest))
        )

    async def acquire(self, *lives: LiveTable) -> None:
        """Take the leases that no other node has, and ask who is connected to other nodes."""
        if self._nodes.alone or not lives:
            return
        by_code = {live.code: live for live in lives}
        acquired = await self._nodes.take_leases(by_code)
        remote_guests = await self._nodes.present(by_code)
        for code, live in by_code.items():
            live.audience.set_remote(remote_guests.get(code, ()))
            had_lease, live.has_lease = live.has_lease, code in acquired
            if live.has_lease and not had_lease:
                self.on_acquired(live)
            elif had_lease and not live.has_lease:
                self.on_lost(live)

    def rename(self, guest: str, name: str | None, face: Face | None) -> None:
        """Change or remove the name and face of a guest at all tables, here and on other nodes."""
        for live in self._tables:
            live.audience.rename(guest, name, face, live.table)
        self._nodes.publish(GUEST, guest)

    def _acquire_soon(self, *codes: str) -> None:
        lives = [live for live in map(self._tables.get, codes) if live is not None]
        if lives:
            self._start_task(partial(self.acquire, *lives))

    async def _update_names(self, guest: str) -> None:
        """Look up the name and face of a guest again; with an empty id, those of all guests."""
        tables = [*self._tables]
        guests = {guest} if guest else {id_ for live in tables for id_ in live.audience.names}
        names, faces = await self._store.names(guests), await self._store.faces(guests)
        for id_ in guests:
            name, face = names.get(id_), faces.get(id_)
            for live in tables:
                audience = live.audience
                if (audience.names.get(id_), audience.faces.get(id_)) != (name, face):
                    audience.rename(id_, name, face, live.table)
