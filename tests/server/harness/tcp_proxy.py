"""A TCP proxy between a node and its database, which can stall, cut and refuse connections.

It stalls in both directions or in one. Then a node is heard and hears nothing, or the reverse.
"""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from server.harness.cluster import Cluster

TO, FROM = "to", "from"
"""The directions as seen from the node: to the database, and from it."""


class TcpProxy:
    """A port that leads to the socket of a database; its event loop has its own thread."""

    def __init__(self, cluster: Cluster) -> None:
        self._socket = Path(cluster.folder) / ".s.PGSQL.5432"
        self._loop = asyncio.new_event_loop()
        self._writers: set[asyncio.StreamWriter] = set()
        self._may_pass = {direction: asyncio.Event() for direction in (TO, FROM)}
        for may_pass in self._may_pass.values():
            may_pass.set()
        self._refuses = False
        self.port = 0
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.wait()

    def link(self, schema: str) -> str:
        """The link of a database through this proxy."""
        return f"postgresql://dacabo@127.0.0.1:{self.port}/postgres?search_path={schema}"

    def stall(self, *directions: str) -> None:
        """Let nothing pass from now on, in one direction or in both; connections stay open."""
        for direction in directions or (TO, FROM):
            self._loop.call_soon_threadsafe(self._may_pass[direction].clear)

    def resume(self) -> None:
        """Let everything pass that waits, and accept new connections again."""
        self._refuses = False
        for may_pass in self._may_pass.values():
            self._loop.call_soon_threadsafe(may_pass.set)

    def refuse(self) -> None:
        """Refuse all connections from now on."""
        self._refuses = True
        self.cut()

    def cut(self) -> None:
        """Reset all connections; the data that waited is lost."""
        self._loop.call_soon_threadsafe(self._cut)

    def _cut(self) -> None:
        for open_writer in [*self._writers]:
            open_writer.transport.abort()

    def close(self) -> None:
        """Close all connections, and stop the thread."""
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
            database_reader, database_writer = await asyncio.open_unix_connection(str(self._socket))
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, database_writer}
        try:
            await asyncio.gather(
                self._pass(TO, reader, database_writer), self._pass(FROM, database_reader, writer)
            )
        finally:
            self._writers -= {writer, database_writer}
            for open_writer in (writer, database_writer):
                open_writer.transport.abort()

    async def _pass(
        self, direction: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        may_pass = self._may_pass[direction]
        with suppress(OSError):
            while data := await reader.read(65_536):
                await may_pass.wait()
                writer.write(data)
                await writer.drain()
        await may_pass.wait()
        writer.transport.abort()


@contextmanager
def proxy_to(cluster: Cluster) -> Iterator[TcpProxy]:
    """Run a proxy to a database."""
    tcp_proxy = TcpProxy(cluster)
    try:
        yield tcp_proxy
    finally:
        tcp_proxy.close()
