"""Who looks at a pad or an event, and how all of them are shown what has changed."""

from collections.abc import Callable

import msgspec

from dacabo.server.connection import Connection, frame_of
from dacabo.server.event_types import Holder
from dacabo.server.room import now
from dacabo.server.shown import Page, Shown, ToWatcher

_encode = msgspec.json.Encoder().encode


def frame(message: ToWatcher) -> bytes:
    """A message as it goes over the wire."""
    return frame_of(_encode(message))


class Board:
    """The watchers of one thing; each sees what the holder of their key may see."""

    def __init__(self, look: Callable[[], Callable[[Holder], Page]], build: str) -> None:
        self._look = look
        """Takes a look at the thing as it is now, and then says what each holder sees of it."""
        self._build = build
        """Which browser app is served beside."""
        self._watchers: dict[Connection, Holder] = {}

    def __len__(self) -> int:
        return len(self._watchers)

    def join(self, connection: Connection, holder: Holder) -> None:
        """Show somebody the page, now and whenever it changes."""
        self._watchers[connection] = holder
        connection.send(self._shown(self._look()(holder)))

    def leave(self, connection: Connection) -> None:
        """Somebody is gone."""
        self._watchers.pop(connection, None)

    def show(self) -> None:
        """Show everybody what it is like now: one frame for all who see the same."""
        frames: dict[Holder, bytes] = {}
        page_for = self._look()
        for connection, holder in [*self._watchers.items()]:
            if holder not in frames:
                frames[holder] = self._shown(page_for(holder))
            if not connection.send(frames[holder]):
                self.leave(connection)

    def _shown(self, page: Page) -> bytes:
        return frame(Shown(now=now(), build=self._build, page=page))
