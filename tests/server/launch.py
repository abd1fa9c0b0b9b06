"""Starts the real server as a process for tests. Bots answer almost at once.

Options beside the settings: with `pace=1` bots take their time as they do for people; `tempo=10`
makes the clocks of tables run ten times as fast; with `talk=10` a connection may send ten times as
much; `pages=FOLDER` is the built browser app; `saved=1` the seconds of quiet that fill an address's
purse; `floor=10` the free bytes below which nothing new is opened; `stalled=1` the seconds for
which a client may read nothing; `nofile=300` the limit of open files; `deaf=1` hears nothing of
other nodes, and `greedy=1` takes every lease; `skew=1000` is by how many milliseconds the machine's
clock is wrong, and with `seeds=1` the seeds of matches are always the same. With `ahead=1000` the
server's own clock is that many milliseconds ahead, and the test advances it by writing milliseconds
to the standard input.
"""

import asyncio
import os
import resource
import sys
import time
from collections.abc import Callable, Collection
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path

from dacabo.core.game import Decision
from dacabo.server import app
from dacabo.server.cost import purse
from dacabo.server.cost.limits import Rate
from dacabo.server.outside import MS, Outside
from dacabo.server.serving import serve
from dacabo.server.settings import MESSAGES, read_settings
from dacabo.server.sockets import line
from dacabo.server.store import space
from dacabo.server.tables import around
from dacabo.server.tables import bots as players
from dacabo.server.tables import client as live
from dacabo.server.tables.around import CHANGES
from dacabo.table import clocks as table_clocks
from dacabo.table.table import Table

PACE = 0.01
"""As a fraction of a human pace."""


def main(arguments: list[str]) -> None:
    """Serve with these settings, each as `name=value`, and print the link."""
    human = players.pause  # type: ignore[attr-defined]
    given = dict(argument.split("=", 1) for argument in arguments)
    pace = float(given.pop("pace", PACE))
    players.pause = lambda *what, **how: pace * human(*what, **how)  # type: ignore[attr-defined]
    hurry(int(given.pop("tempo", "1")))
    talk = int(given.pop("talk", "1"))
    around.CHANGES = Rate(CHANGES.per_second * talk, CHANGES.burst * talk)  # type: ignore[misc]
    live.MESSAGES = Rate(MESSAGES.per_second * talk, MESSAGES.burst * talk)  # type: ignore[attr-defined]
    purse.SAVED_SECONDS = int(given.pop("saved", purse.SAVED_SECONDS))  # type: ignore[misc]
    app.Space = partial(space.Space, floor=int(given.pop("floor", "0")))  # type: ignore[attr-defined,assignment]
    line.STALLED_SECONDS = int(given.pop("stalled", line.STALLED_SECONDS))  # type: ignore[misc]
    if "nofile" in given:
        files = int(given.pop("nofile"))
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    if given["database"].startswith("postgresql:"):
        among_nodes(deaf="deaf" in given, greedy="greedy" in given)
        given = {name: value for name, value in given.items() if name not in ("deaf", "greedy")}
    app.FOLDER = Path(given.pop("pages", app.FOLDER))  # type: ignore[attr-defined]
    outside = Turned(int(given.pop("ahead", "0")), int(given.pop("skew", "0")))
    if given.pop("seeds", ""):
        seeds = (sha256(b"%d" % number).digest() for number in count())
        outside.new_seed = lambda: next(seeds)  # type: ignore[method-assign]
    serve(read_settings(given, {}), lambda link: print(link, flush=True), outside)


def among_nodes(*, deaf: bool, greedy: bool) -> None:
    """A node for which notifications get lost, or which believes that all leases are its own."""
    from dacabo.server.store.postgres.nodes import PostgresNodes  # noqa: PLC0415 (an extra)

    async def take(_nodes: PostgresNodes, streams: Collection[str]) -> set[str]:
        return {*streams}

    if deaf:
        PostgresNodes._hear = lambda *_: None  # type: ignore[method-assign]
    if greedy:
        PostgresNodes.take = take  # type: ignore[assignment, method-assign]


class Turned(Outside):
    """A clock that a test advances: everything due by then happens at once."""

    def __init__(self, ahead: int, skew: int) -> None:
        super().__init__(lambda: time.time_ns() + skew * MS)
        self._ahead = ahead
        self._timers: set[Timer] = set()

    def now(self) -> int:
        """The time."""
        return super().now() + self._ahead

    def begin(self, changed: float | None) -> None:
        """Read the test's input from now on."""
        super().begin(changed)
        asyncio.get_running_loop().add_reader(0, self._obey)

    def call_at(self, due: int, callback: Callable[..., object], *given: object) -> "Timer":
        """Call a function at a time, or when the clock is advanced to it."""
        return Timer(self, self._timers, due, partial(callback, *given))

    def _obey(self) -> None:
        said = os.read(0, 1000)
        if not said:
            asyncio.get_running_loop().remove_reader(0)
        for turned in said.split():
            self._ahead += int(turned)
            for timer in sorted(self._timers, key=lambda timer: timer.due):
                timer.wind()
            print("turned", flush=True)


class Timer:
    """A scheduled call."""

    def __init__(
        self, clock: Turned, running: "set[Timer]", due: int, call: Callable[[], object]
    ) -> None:
        self.due = due
        self._clock = clock
        self._running = running
        self._call = call
        self._handle: asyncio.TimerHandle | None = None
        running.add(self)
        self.wind()

    def wind(self) -> None:
        """Wait until it is due, by the current clock."""
        if self._handle is not None:
            self._handle.cancel()
        delay = max(self.due - self._clock.now(), 0) / 1000
        self._handle = asyncio.get_running_loop().call_later(delay, self._ring)

    def cancel(self) -> None:
        """Cancel the call."""
        self._running.discard(self)
        if self._handle is not None:
            self._handle.cancel()

    def _ring(self) -> None:
        self._running.discard(self)
        self._call()


def hurry(tempo: int) -> None:
    """Speed up all clocks of tables."""
    human = table_clocks._time_for

    def time_for(table: Table, decision: Decision) -> int | None:
        time = human(table, decision)
        left = decision.seconds is not None and table.time_left is not None  # already sped up
        return time if time is None or left else time // tempo

    table_clocks._time_for = time_for


if __name__ == "__main__":
    main(sys.argv[1:])
