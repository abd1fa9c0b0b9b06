"""Who looks at a pad or an event, and how all of them are shown what has changed."""

from collections.abc import Callable
from typing import Final

import msgspec

from dacabo.core.values import Tagged
from dacabo.server.outside import Outside
from dacabo.server.sockets.connection import Connection, frame
from dacabo.server.wire.table import Bye
from dacabo.server.wire.watch import Page
from dacabo.tournament.roles import Holder

MOST_PAGES: Final = 64
"""Kept for those who look again: many players look at an event, each at a page of their own."""

_encode = msgspec.json.Encoder().encode


class _Shown(Tagged, tag="shown", kw_only=True):
    """As `Shown` in `wire/watch.py`, with a page that is written already."""

    now: int
    build: str
    page: msgspec.Raw


class Watchers:
    """The watchers of one thing; each sees what the holder of their key may see.

    A page is worked out once for all who see the same, and again only when something has changed.
    """

    def __init__(
        self, look: Callable[[], Callable[[Holder], Page]], outside: Outside, build: str
    ) -> None:
        self._look = look
        """Takes a look at the thing as it is now, and then says what each holder sees of it."""
        self._outside = outside
        self._build = build
        """Which browser app is served beside."""
        self._watchers: dict[Connection, Holder] = {}
        self._page_for: Callable[[Holder], Page] | None = None
        self._pages: dict[Holder, bytes] = {}
        """As it is now, for those who have looked."""

    def __len__(self) -> int:
        return len(self._watchers)

    def page(self, holder: Holder) -> bytes:
        """What the holder of a key sees now, in JSON."""
        if holder not in self._pages:
            if len(self._pages) >= MOST_PAGES:
                self._pages.clear()
            self._page_for = self._page_for or self._look()
            self._pages[holder] = _encode(self._page_for(holder))
        return self._pages[holder]

    def join(self, connection: Connection, holder: Holder) -> None:
        """Show somebody the page, now and whenever it changes."""
        self._watchers[connection] = holder
        connection.show(self._frame(holder))

    def leave(self, connection: Connection) -> None:
        """Somebody is gone."""
        self._watchers.pop(connection, None)

    def let_go(self, stays: Callable[[Holder], bool], code: int, reason: str) -> None:
        """Hang up on everybody whose key opens nothing any more; they are shown nothing more."""
        for connection, holder in [*self._watchers.items()]:
            if not stays(holder):
                self.leave(connection)
                connection.send(frame(Bye(reason)))
                connection.close(code, reason)

    def show(self) -> None:
        """Something has changed: show everybody what it is like now."""
        self._page_for = None
        self._pages.clear()
        frames: dict[Holder, bytes] = {}
        for connection, holder in [*self._watchers.items()]:
            if holder not in frames:
                frames[holder] = self._frame(holder)
            connection.show(frames[holder])

    def _frame(self, holder: Holder) -> bytes:
        page = msgspec.Raw(self.page(holder))
        return frame(_Shown(now=self._outside.now(), build=self._build, page=page))
