"""The open connections of guests, so that logging out on a device closes them too."""

from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress

from dacabo.server.http.route_context import RouteContext
from dacabo.server.sockets.connection import Connection
from dacabo.server.store.nodes import GUEST, Nodes
from dacabo.server.store.store import StoreError
from dacabo.server.tasks import BackgroundTasks
from dacabo.table.errors import TableError


class Devices:
    """All connections of guests to tables of this process, before and after their hello."""

    def __init__(self, context: RouteContext, nodes: Nodes) -> None:
        self._context = context
        self._tasks = BackgroundTasks()
        nodes.subscribe(GUEST, lambda guest, _: self._tasks.start(self._check(guest)))
        self._open: defaultdict[str, set[Connection]] = defaultdict(set)
        """By guest: the connections of their devices."""

    async def enter(self, connection: Connection, token: bytes) -> None:
        """Assign a connection to the guest with this token, which is given as its hash."""
        guest = await self._context.by_token(token)
        if guest is None:
            raise TableError("not-a-guest")
        self.leave(connection)
        connection.guest, connection.token = guest.id, token
        self._open[guest.id].add(connection)
        # From here on, a logout closes this connection. Check again whether one happened before.
        if connection.closing or await self._context.by_token(token) is None:
            raise TableError("not-a-guest")

    def leave(self, connection: Connection) -> None:
        """Remove a connection; that of a stranger was never added."""
        if connection.guest is None:
            return
        connections = self._open[connection.guest]
        connections.discard(connection)
        if not connections:
            del self._open[connection.guest]

    def close(
        self, guest: str, reason: str, on: Callable[[Connection], bool] = lambda _: True
    ) -> None:
        """Close all connections of a guest, or some of them."""
        for connection in [*self._open.get(guest, ())]:
            if on(connection):
                connection.close(4401, reason)

    async def _check(self, guest: str) -> None:
        """Close the connections of a guest whose devices were logged out on another node.

        With an empty id, check all guests: the database may have been unreachable for a while.
        """
        for id_ in [guest] if guest else [*self._open]:
            for connection in [*self._open.get(id_, ())]:
                token = connection.token
                with suppress(StoreError):
                    if token is not None and await self._context.by_token(token) is None:
                        connection.close(4401, "logged-out")

    def __len__(self) -> int:
        return len(self._open)
