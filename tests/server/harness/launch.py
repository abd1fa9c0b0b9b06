"""Starts the real server as a process for tests. Bots answer almost at once.

Options beside the settings: with `pace=1` bots take their time as they do for people; `tempo=10`
makes the server's clock run ten times as fast; with `talk=10` a connection may send ten times as
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

from msgspec.structs import replace

from dacabo.server.cost.limits import Rate
from dacabo.server.outside import MS, Outside
from dacabo.server.serving import serve
from dacabo.server.settings import Limits, read_settings

PACE = 0.01
"""As a fraction of a human pace."""
CLOCK = {"ahead": "0", "skew": "0", "tempo": "1"}
"""Options of the clock, as they are usually."""


def main(arguments: list[str]) -> None:
    """Serve with these settings, each as `name=value`, and print the link."""
    given = dict(argument.split("=", 1) for argument in arguments)
    usual = Limits()
    talk = int(given.pop("talk", "1"))
    limits = Limits(
        messages=_times(usual.messages, talk),
        changes=_times(usual.changes, talk),
        saved_seconds=int(given.pop("saved", usual.saved_seconds)),
        stalled_seconds=int(given.pop("stalled", usual.stalled_seconds)),
        free_bytes=int(given.pop("floor", "0")),
        bot_pace=float(given.pop("pace", PACE)),
    )
    if "nofile" in given:
        files = int(given.pop("nofile"))
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    if given["database"].startswith("postgresql:"):
        among_nodes(deaf="deaf" in given, greedy="greedy" in given)
        given = {name: value for name, value in given.items() if name not in ("deaf", "greedy")}
    outside = Turned(*(int(given.pop(name, usual)) for name, usual in CLOCK.items()))
    if given.pop("seeds", ""):
        seeds = (sha256(b"%d" % number).digest() for number in count())
        outside.new_seed = lambda: next(seeds)  # type: ignore[method-assign]
    pages = given.pop("pages", None)
    settings = replace(read_settings(given, {}), limits=limits)
    if pages is not None:
        settings = replace(settings, pages=Path(pages))
    serve(settings, lambda link: print(link, flush=True), outside)


def _times(rate: Rate, talk: int) -> Rate:
    return Rate(rate.per_second * talk, rate.burst * talk)


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

    def __init__(self, ahead: int, skew: int, tempo: int) -> None:
        super().__init__(lambda: time.time_ns() + skew * MS)
        self.tempo = tempo
        self._ahead = ahead
        self._began = super().now()
        self._timers: set[Timer] = set()

    def now(self) -> int:
        """The time."""
        passed = super().now() - self._began
        return int(self._began + self.tempo * passed) + self._ahead

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
        delay = max(self.due - self._clock.now(), 0) / self._clock.tempo / 1000
        self._handle = asyncio.get_running_loop().call_later(delay, self._ring)

    def cancel(self) -> None:
        """Cancel the call."""
        self._running.discard(self)
        if self._handle is not None:
            self._handle.cancel()

    def _ring(self) -> None:
        self._running.discard(self)
        self._call()


if __name__ == "__main__":
    main(sys.argv[1:])
