"""The way between a node and its database: a TCP proxy that can stall, cut and refuse.

It stalls in both directions, or in one: then a node is heard and hears nothing, or the reverse.
"""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from server.harness.cluster import Cluster

TO, FROM = "to", "from"
"""The directions, as seen from the node: to the database, and from it."""


class Way:
    """A port that leads to the socket of a database, from a thread of its own."""

    def __init__(self, cluster: Cluster) -> None:
        self._socket = Path(cluster.folder) / ".s.PGSQL.5432"
        self._loop = asyncio.new_event_loop()
        self._lines: set[asyncio.StreamWriter] = set()
        self._free = {direction: asyncio.Event() for direction in (TO, FROM)}
        for free in self._free.values():
            free.set()
        self._refuses = False
        self.port = 0
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.wait()

    def link(self, schema: str) -> str:
        """The link of a database by this way."""
        return f"postgresql://dacabo@127.0.0.1:{self.port}/postgres?search_path={schema}"

    def stall(self, *directions: str) -> None:
        """From now on nothing passes, in one direction or in both, and nobody is told."""
        for direction in directions or (TO, FROM):
            self._loop.call_soon_threadsafe(self._free[direction].clear)

    def go_on(self) -> None:
        """Everything that waits passes, and new connections are made again."""
        self._refuses = False
        for free in self._free.values():
            self._loop.call_soon_threadsafe(free.set)

    def refuse(self) -> None:
        """From now on no connection can be made."""
        self._refuses = True
        self.cut()

    def cut(self) -> None:
        """Reset all connections; what waited is lost."""
        self._loop.call_soon_threadsafe(self._cut)

    def _cut(self) -> None:
        for line in [*self._lines]:
            line.transport.abort()

    def close(self) -> None:
        """Nothing of it is left."""
        self._loop.call_soon_threadsafe(self._cut)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._connect, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()
        server.close()
        tasks = asyncio.all_tasks(self._loop)
        for task in tasks:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self._loop.close()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._refuses:
            writer.transport.abort()
            return
        try:
            theirs, ours = await asyncio.open_unix_connection(str(self._socket))
        except OSError:
            writer.transport.abort()
            return
        self._lines |= {writer, ours}
        try:
            await asyncio.gather(self._pass(TO, reader, ours), self._pass(FROM, theirs, writer))
        finally:
            self._lines -= {writer, ours}
            for line in (writer, ours):
                line.transport.abort()

    async def _pass(
        self, direction: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        free = self._free[direction]
        with suppress(OSError):
            while data := await reader.read(65_536):
                await free.wait()
                writer.write(data)
                await writer.drain()
        await free.wait()
        writer.transport.abort()


@contextmanager
def way_to(cluster: Cluster) -> Iterator[Way]:
    """A way to a database."""
    way = Way(cluster)
    try:
        yield way
    finally:
        way.close()
