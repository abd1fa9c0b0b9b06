"""The open connections of guests, so that logging out on a device closes them too."""

from collections import defaultdict
from collections.abc import Callable

from dacabo.server.sockets.connection import Connection


class Devices:
    """All connections of guests to tables of this process, before and after their hello."""

    def __init__(self) -> None:
        self._open: defaultdict[str, set[Connection]] = defaultdict(set)
        """By guest."""

    def enter(self, connection: Connection) -> None:
        """Add a connection of a guest; a stranger has no devices to log out."""
        if connection.guest is not None:
            self._open[connection.guest].add(connection)

    def leave(self, connection: Connection) -> None:
        """Remove a connection."""
        if connection.guest is None:
            return
        lines = self._open[connection.guest]
        lines.discard(connection)
        if not lines:
            del self._open[connection.guest]

    def hang_up(
        self, guest: str, reason: str, on: Callable[[Connection], bool] = lambda _: True
    ) -> None:
        """Close all connections of a guest, or some of them."""
        for connection in [*self._open.get(guest, ())]:
            if on(connection):
                connection.close(4401, reason)

    def __len__(self) -> int:
        return len(self._open)
