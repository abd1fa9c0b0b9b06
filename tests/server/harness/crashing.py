"""Kills a server like a power cut at a chosen moment.

`die="told:7"` means: the seventh time that all clients were told something and none has an answer
yet. The moments, in the order in which a move passes them:

* `begun`: written, but not yet committed;
* `committed`: on the disc, and unknown to this process;
* `appended`: known to be on the disc, and no client is told;
* `halfway`: some of the connected clients are told;
* `told`: all are told, and the client that asked has no answer;
* `unheard`: the client that asked has an answer, and no other is told;
* `answered`: everything is done.

One moment occurs only at the end of a match: `over`, known only to the table.

With `fault` the server misbehaves, to test the test:

* `is_bursting`: it answers before a move is on the disc;
* `forgetful`: it does not recognise a repeated request.
"""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from dacabo.server.settings import PostgresLink
from dacabo.server.sockets.connection import Connection
from dacabo.server.store.sqlite import database
from dacabo.server.store.sqlite.store import SqliteStore
from dacabo.server.tables import client as live
from dacabo.server.tables import live_table as room
from dacabo.server.wire.table import Done
from dacabo.table.table import Phase

MOMENTS = ("begun", "committed", "appended", "halfway", "told", "unheard", "answered")
OVER = "over"


class Fate:
    """When the server is killed."""

    def __init__(self, moment: str, times: int) -> None:
        self.moment = moment
        self.left = times
        self.only: str | None = None
        """The only guest who hears anything from now on."""

    def passes(self, moment: str) -> None:
        """A move reaches this moment, which may be the last."""
        if moment == self.moment:
            self.left -= 1
            if self.left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)


def in_the_database(fate: Fate) -> None:
    """The same with PostgreSQL: `begun` is when the facts are on their way there."""
    from dacabo.server.store.postgres.group_commit import GroupCommit  # noqa: PLC0415 (an extra)
    from dacabo.server.store.postgres.store import PostgresStore  # noqa: PLC0415 (an extra)

    def mortal(write: Callable[..., Coroutine[Any, Any, Any]]) -> Callable[..., Any]:
        async def mortal_write(*given: Any, **named: Any) -> Any:
            writing = asyncio.ensure_future(write(*given, **named))
            await asyncio.sleep(0)
            fate.passes("begun")
            written = await writing
            fate.passes("committed")
            return written

        return mortal_write

    GroupCommit._write = mortal(GroupCommit._write)  # type: ignore[method-assign]
    PostgresStore.move = mortal(PostgresStore.move)  # type: ignore[method-assign]


def in_the_store(fate: Fate) -> None:
    """The moments before and after a commit that writes facts."""

    class Mortal(sqlite3.Connection):
        writes = False

        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            self.writes = self.writes or sql.startswith("INSERT INTO log")
            if sql != "COMMIT" or not self.writes:
                return super().execute(sql, *values)
            fate.passes("begun")
            cursor = super().execute(sql, *values)
            fate.passes("committed")
            self.writes = False
            return cursor

    class Module:
        """The module `sqlite3`, with mortal connections."""

        def __getattr__(self, name: str) -> object:
            return getattr(sqlite3, name)

        def connect(self, *given: Any, **named: Any) -> sqlite3.Connection:
            return sqlite3.connect(*given, **named, factory=Mortal)

    database.sqlite3 = Module()  # type: ignore[attr-defined, assignment]


def in_the_room(fate: Fate) -> None:
    """The moments before and after all clients are told."""
    coming, happened = room.LiveTable._learn_names, room.LiveTable._happened

    async def mortal_coming(self: room.LiveTable, *given: Any) -> None:
        fate.passes("appended")
        await coming(self, *given)

    def mortal_happened(self: room.LiveTable, *given: Any) -> None:
        happened(self, *given)
        if self.audience.connections:
            fate.passes("told")
        if self.table.phase is Phase.OVER:
            fate.passes(OVER)

    room.LiveTable._learn_names = mortal_coming  # type: ignore[assignment, method-assign]
    room.LiveTable._happened = mortal_happened  # type: ignore[assignment, method-assign]


def on_the_line(fate: Fate) -> None:
    """The moments between one frame and the next."""
    send, answer = Connection.send, live.Client._answer

    def mortal_send(self: Connection, frame: bytes, *, more: bool = False) -> bool:
        heard = fate.only not in (None, self.guest) or send(self, frame, more=more)
        fate.passes("halfway")
        return heard

    def mortal_answer(self: live.Client, message: Any) -> None:
        answer(self, message)
        if isinstance(message, Done):
            fate.passes("answered")
            if self._connection.guest == fate.only:
                fate.passes("unheard")

    Connection.send = mortal_send  # type: ignore[method-assign]
    live.Client._answer = mortal_answer  # type: ignore[method-assign]


def one_to_one(fate: Fate) -> None:
    """From some request on only its author hears anything, until the answer has been sent."""
    ask = room.LiveTable.ask

    async def mortal_ask(self: room.LiveTable, guest: str, *given: Any) -> int:
        if fate.only is None:
            fate.left -= 1
            fate.only = guest if fate.left <= 0 else None
        return await ask(self, guest, *given)

    room.LiveTable.ask = mortal_ask  # type: ignore[assignment, method-assign]


def is_bursting(place: Path | PostgresLink) -> None:
    """Do not wait for the disc."""
    tasks = []

    def late(store: Any) -> None:
        append = store.append

        async def append_later(self: Any, *given: Any, **named: Any) -> None:
            tasks.append(asyncio.create_task(append(self, *given, **named)))

        store.append = append_later

    if isinstance(place, PostgresLink):
        from dacabo.server.store.postgres.store import PostgresStore  # noqa: PLC0415 (an extra)

        late(PostgresStore)
    else:
        late(SqliteStore)


def forgetful(_place: Path | PostgresLink) -> None:
    """Treat every request as new."""
    room.answered = lambda *_: None  # type: ignore[attr-defined]


FAULTS = {"hasty": is_bursting, "forgetful": forgetful}


def prepare(place: Path | PostgresLink, die: str, fault: str) -> None:
    """Let the server of this process misbehave, and die when it is time."""
    if fault:
        FAULTS[fault](place)
    if die:
        moment, times = die.split(":")
        assert moment in (*MOMENTS, OVER)
        fate = Fate(moment, int(times))
        (in_the_database if isinstance(place, PostgresLink) else in_the_store)(fate)
        in_the_room(fate)
        on_the_line(fate)
        if moment == "unheard":
            one_to_one(fate)
