"""The watchers of a pad or an event, who are shown every change."""

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
"""The code with which a connection is closed whose key opens nothing any more."""
MAX_PAGES: Final = 64
"""Pages kept for watchers: an event has many players, each with a page of their own."""

_encode = msgspec.json.Encoder().encode


class _Shown(Tagged, tag="shown", kw_only=True):
    """`Shown` of `wire/watch.py` with an encoded page."""

    now: int
    build: str
    page: msgspec.Raw


class Watchers:
    """The watchers of one pad or event; each sees what the holder of their key may see.

    A page is computed once for all who see the same, and again only after a change.
    """

    def __init__(
        self, look: Callable[[], Callable[[LinkRole], Page]], environment: Environment, build: str
    ) -> None:
        self._look = look
        """Takes a snapshot, and returns a function from a holder to their page."""
        self._environment = environment
        self._build = build
        """The build of the browser app that is served."""
        self._watchers: dict[Connection, LinkRole] = {}
        self._page_for: Callable[[LinkRole], Page] | None = None
        self._pages: dict[LinkRole, bytes] = {}
        """The current page of each holder who has asked for it."""

    def __len__(self) -> int:
        return len(self._watchers)

    def page(self, holder: LinkRole) -> bytes:
        """The holder's current page, in JSON."""
        if holder not in self._pages:
            if len(self._pages) >= MAX_PAGES:
                self._pages.clear()
            self._page_for = self._page_for or self._look()
            self._pages[holder] = _encode(self._page_for(holder))
        return self._pages[holder]

    def join(self, connection: Connection, holder: LinkRole) -> None:
        """Show a watcher the page, now and after every change."""
        self._watchers[connection] = holder
        connection.show(self._frame(holder))

    def leave(self, connection: Connection) -> None:
        """Remove a watcher."""
        self._watchers.pop(connection, None)

    def of(self, sees: Callable[[LinkRole], bool]) -> list[Connection]:
        """The connections of some holders."""
        return [connection for connection, holder in self._watchers.items() if sees(holder)]

    def disconnect(self, stays: Callable[[LinkRole], bool], code: int, reason: str) -> None:
        """Close the connections of holders whose key is no longer valid."""
        for connection, holder in [*self._watchers.items()]:
            if not stays(holder):
                self.leave(connection)
                connection.send(frame(Bye(reason)))
                connection.close(code, reason)

    def show(self) -> None:
        """Show the current page to all watchers, after a change."""
        self._page_for = None
        self._pages.clear()
        self._send(self._watchers)

    def show_again(self, sees: Callable[[LinkRole], bool]) -> None:
        """Show some holders their pages again: something beside the event has changed for them."""
        self._pages = {holder: page for holder, page in self._pages.items() if not sees(holder)}
        self._send(self.of(sees))

    def _send(self, connections: Iterable[Connection]) -> None:
        frames: dict[LinkRole, bytes] = {}
        for connection in [*connections]:
            holder = self._watchers[connection]
            if holder not in frames:
                frames[holder] = self._frame(holder)
            connection.show(frames[holder])

    def _frame(self, holder: LinkRole) -> bytes:
        page = msgspec.Raw(self.page(holder))
        return frame(_Shown(now=self._environment.now(), build=self._build, page=page))
