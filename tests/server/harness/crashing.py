"""Kills a server like a power cut at a chosen moment.

`die="told:7"` kills it at the seventh moment at which all clients were told something and none has
an answer yet. The moments, in the order in which a move passes them:

* `begun`: written, but not yet committed;
* `committed`: on the disk, and unknown to this process;
* `appended`: known to be on the disk, and no client is told;
* `halfway`: some of the connected clients are told;
* `told`: all are told, and the client that asked has no answer;
* `unheard`: the client that asked has an answer, and no other is told;
* `answered`: everything is done.

One moment occurs only at the end of a match: `over`, known only to the table.

With `fault` the server misbehaves, to test the test:

* `hasty`: it answers before a move is on the disk;
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
from dacabo.server.tables import client as client_module
from dacabo.server.tables import live_table
from dacabo.server.wire.table import Done
from dacabo.table.table import Phase

MOMENTS = ("begun", "committed", "appended", "halfway", "told", "unheard", "answered")
OVER = "over"


class KillPlan:
    """The moment at which the server is killed."""

    def __init__(self, moment: str, times: int) -> None:
        self.moment = moment
        self.times_left = times
        self.only_hearer: str | None = None
        """The only guest who gets any frames from now on."""

    def reach(self, moment: str) -> None:
        """Reach a moment of a move, which may be the last."""
        if moment == self.moment:
            self.times_left -= 1
            if self.times_left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)


def patch_postgres(plan: KillPlan) -> None:
    """Kill around a commit in PostgreSQL; `begun` is when the facts are on their way there."""
    from dacabo.server.store.postgres.group_commit import GroupCommit  # noqa: PLC0415 (an extra)
    from dacabo.server.store.postgres.store import PostgresStore  # noqa: PLC0415 (an extra)

    def mortal(write: Callable[..., Coroutine[Any, Any, Any]]) -> Callable[..., Any]:
        async def mortal_write(*arguments: Any, **options: Any) -> Any:
            writing = asyncio.ensure_future(write(*arguments, **options))
            await asyncio.sleep(0)
            plan.reach("begun")
            written = await writing
            plan.reach("committed")
            return written

        return mortal_write

    GroupCommit._write = mortal(GroupCommit._write)  # type: ignore[method-assign]
    PostgresStore.move = mortal(PostgresStore.move)  # type: ignore[method-assign]


def patch_sqlite(plan: KillPlan) -> None:
    """Kill before or after a commit in SQLite that writes facts."""

    class Mortal(sqlite3.Connection):
        writes = False

        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            self.writes = self.writes or sql.startswith("INSERT INTO log")
            if sql != "COMMIT" or not self.writes:
                return super().execute(sql, *values)
            plan.reach("begun")
            cursor = super().execute(sql, *values)
            plan.reach("committed")
            self.writes = False
            return cursor

    class Module:
        """The module `sqlite3`, with mortal connections."""

        def __getattr__(self, name: str) -> object:
            return getattr(sqlite3, name)

        def connect(self, *arguments: Any, **options: Any) -> sqlite3.Connection:
            return sqlite3.connect(*arguments, **options, factory=Mortal)

    database.sqlite3 = Module()  # type: ignore[attr-defined, assignment]


def patch_live_table(plan: KillPlan) -> None:
    """Kill before or after all clients are told."""
    learn_names, happened = live_table.LiveTable._learn_names, live_table.LiveTable._happened

    async def mortal_learn_names(self: live_table.LiveTable, *arguments: Any) -> None:
        plan.reach("appended")
        await learn_names(self, *arguments)

    def mortal_happened(self: live_table.LiveTable, *arguments: Any) -> None:
        happened(self, *arguments)
        if self.audience.connections:
            plan.reach("told")
        if self.table.phase is Phase.OVER:
            plan.reach(OVER)

    live_table.LiveTable._learn_names = mortal_learn_names  # type: ignore[assignment, method-assign]
    live_table.LiveTable._happened = mortal_happened  # type: ignore[assignment, method-assign]


def patch_connections(plan: KillPlan) -> None:
    """Kill between one frame and the next."""
    send, answer = Connection.send, client_module.Client._answer

    def mortal_send(self: Connection, frame: bytes, *, more: bool = False) -> bool:
        is_sent = plan.only_hearer not in (None, self.guest) or send(self, frame, more=more)
        plan.reach("halfway")
        return is_sent

    def mortal_answer(self: client_module.Client, message: Any) -> None:
        answer(self, message)
        if isinstance(message, Done):
            plan.reach("answered")
            if self._connection.guest == plan.only_hearer:
                plan.reach("unheard")

    Connection.send = mortal_send  # type: ignore[method-assign]
    client_module.Client._answer = mortal_answer  # type: ignore[method-assign]


def silence_others(plan: KillPlan) -> None:
    """From some request on, only its author gets frames, until the answer has been sent."""
    ask = live_table.LiveTable.ask

    async def mortal_ask(self: live_table.LiveTable, guest: str, *arguments: Any) -> int:
        if plan.only_hearer is None:
            plan.times_left -= 1
            plan.only_hearer = guest if plan.times_left <= 0 else None
        return await ask(self, guest, *arguments)

    live_table.LiveTable.ask = mortal_ask  # type: ignore[assignment, method-assign]


def answer_before_commit(place: Path | PostgresLink) -> None:
    """Do not wait for the disk."""
    tasks = []

    def answer_early(store: Any) -> None:
        append = store.append

        async def append_later(self: Any, *arguments: Any, **options: Any) -> None:
            tasks.append(asyncio.create_task(append(self, *arguments, **options)))

        store.append = append_later

    if isinstance(place, PostgresLink):
        from dacabo.server.store.postgres.store import PostgresStore  # noqa: PLC0415 (an extra)

        answer_early(PostgresStore)
    else:
        answer_early(SqliteStore)


def forget_requests(_place: Path | PostgresLink) -> None:
    """Treat every request as new."""
    live_table.answered = lambda *_: None  # type: ignore[attr-defined]


FAULTS = {"hasty": answer_before_commit, "forgetful": forget_requests}


def prepare(place: Path | PostgresLink, die: str, fault: str) -> None:
    """Make the server of this process misbehave, and die at the chosen moment."""
    if fault:
        FAULTS[fault](place)
    if die:
        moment, times = die.split(":")
        assert moment in (*MOMENTS, OVER)
        plan = KillPlan(moment, int(times))
        (patch_postgres if isinstance(place, PostgresLink) else patch_sqlite)(plan)
        patch_live_table(plan)
        patch_connections(plan)
        if moment == "unheard":
            silence_others(plan)
