"""The clients that watch a pad or an event: each gets its page after every change."""

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from dacabo.core.values import Tagged
from dacabo.server.environment import Environment
from dacabo.server.sockets.connection import Connection, frame
from dacabo.server.wire.table import Bye
from dacabo.server.wire.watch import Page
from dacabo.tournament.roles import LinkRole

NO_KEY: Final = 4404
"""The close code for a connection whose key is no longer valid."""
MAX_PAGES: Final = 64
"""The most cached pages of an event, which has a page of its own for each player."""

_encode = msgspec.json.Encoder().encode


class _EncodedShown(Tagged, tag="shown", kw_only=True):
    """`Shown` of `wire/watch.py` with an encoded page."""

    now: int
    build: str
    page: msgspec.Raw


class Watchers:
    """The watchers of one pad or event; each sees what the role of their key may see.

    A page is computed once for all watchers with the same role, and again only after a change.
    """

    def __init__(
        self, look: Callable[[], Callable[[LinkRole], Page]], environment: Environment, build: str
    ) -> None:
        self._look = look
        """Takes a snapshot, and returns a function that makes the page of a role."""
        self._environment = environment
        self._build = build
        """The build of the browser app that is served."""
        self._watchers: dict[Connection, LinkRole] = {}
        self._page_for: Callable[[LinkRole], Page] | None = None
        self._pages: dict[LinkRole, bytes] = {}
        """By role: the current page in JSON, as far as somebody has asked for it."""

    def __len__(self) -> int:
        return len(self._watchers)

    def page(self, role: LinkRole) -> bytes:
        """The current page of a role, in JSON."""
        if role not in self._pages:
            if len(self._pages) >= MAX_PAGES:
                self._pages.clear()
            self._page_for = self._page_for or self._look()
            self._pages[role] = _encode(self._page_for(role))
        return self._pages[role]

    def join(self, connection: Connection, role: LinkRole) -> None:
        """Show a watcher the page, now and after every change."""
        self._watchers[connection] = role
        connection.show(self._frame(role))

    def leave(self, connection: Connection) -> None:
        """Remove a watcher."""
        self._watchers.pop(connection, None)

    def of(self, sees: Callable[[LinkRole], bool]) -> list[Connection]:
        """The connections of some roles."""
        return [connection for connection, role in self._watchers.items() if sees(role)]

    def disconnect(self, stays: Callable[[LinkRole], bool], code: int, reason: str) -> None:
        """Close the connections whose key is no longer valid."""
        for connection, role in [*self._watchers.items()]:
            if not stays(role):
                self.leave(connection)
                connection.send(frame(Bye(reason)))
                connection.close(code, reason)

    def show(self) -> None:
        """Show the current page to all watchers, after a change."""
        self._page_for = None
        self._pages.clear()
        self._send(self._watchers)

    def show_again(self, sees: Callable[[LinkRole], bool]) -> None:
        """Show some roles their pages again, after a change outside the event's log."""
        self._pages = {role: page for role, page in self._pages.items() if not sees(role)}
        self._send(self.of(sees))

    def _send(self, connections: Iterable[Connection]) -> None:
        frames: dict[LinkRole, bytes] = {}
        for connection in [*connections]:
            role = self._watchers[connection]
            if role not in frames:
                frames[role] = self._frame(role)
            connection.show(frames[role])

    def _frame(self, role: LinkRole) -> bytes:
        page = msgspec.Raw(self.page(role))
        return frame(_EncodedShown(now=self._environment.now(), build=self._build, page=page))
