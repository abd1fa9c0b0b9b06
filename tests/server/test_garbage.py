"""Connections leave no reference cycles, which would wait for the garbage collector."""

import asyncio
import gc
from functools import partial
from pathlib import Path

from server.harness.rig import in_this_process, over_sockets

HELLO = b"\x81\x90\0\0\0\0" + b'{"type":"hello"}'
"""A frame, masked with zeros."""

KEY = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="


async def visit_server(port: int) -> None:
    """Make a request that is answered, one that is refused, and a WebSocket that says hello."""
    for path, more in (
        ("/api/about", "Connection: close"),
        ("/nowhere", "Connection: close"),
        (
            "/api/watch",
            f"Connection: Upgrade\r\nUpgrade: websocket\r\n{KEY}",
        ),
    ):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{more}\r\n\r\n".encode())
        assert await reader.read(1)
        if "Upgrade" in more:
            writer.write(HELLO)
            await asyncio.sleep(0.01)
        else:
            await reader.read()
        writer.close()
        await writer.wait_closed()


@over_sockets
async def test_ended_connections_leave_no_garbage(tmp_path: Path) -> None:
    """Their objects are free of cycles."""
    async with in_this_process(tmp_path) as here:
        visit = partial(visit_server, int(here.link.rpartition(":")[2]))
        await visit()  # the first visit also fills caches
        await asyncio.sleep(0.1)
        gc.collect()
        assert not gc.isenabled()
        try:
            for _ in range(10):
                await visit()
            await asyncio.sleep(0.1)
            gc.set_debug(gc.DEBUG_SAVEALL)
            gc.collect()
            kinds_of_garbage = {
                f"{type(object_).__module__}.{type(object_).__name__}" for object_ in gc.garbage
            }
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
    # The transports of asyncio leave a little; a server usually has those of uvloop.
    assert not [
        name
        for name in kinds_of_garbage
        if not name.startswith(("asyncio.", "builtins.", "socket."))
    ]
    assert gc.isenabled()
