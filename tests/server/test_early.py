"""A client that does not wait for the answer to its handshake."""

import asyncio
import socket
from functools import partial
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from dacabo.server.cost.purse import Purses
from dacabo.server.metrics import Metrics
from dacabo.server.sockets.hall import Hall
from dacabo.server.sockets.http_line import HttpLine
from dacabo.server.sockets.listener import Listener
from dacabo.server.sockets.websocket import WebSocket

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: ZGFjYWJvIGZ1enppbmchIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def test_who_speaks_before_the_answer_is_cut_off() -> None:
    """Also if what it says comes in a packet of its own, while the server still thinks."""
    told: list[Any] = []

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        told.append(await receive())
        told.append(await receive())
        await send({"type": "websocket.accept"})

    async def run() -> bytes:
        config = uvicorn.Config(app, ws=WebSocket, lifespan="off", log_config=None)
        config.load()
        new = partial(HttpLine, config=config, server_state=ServerState(), app_state={})
        hall = Hall(10, 10, (), purses=Purses(1), metrics=Metrics())
        with socket.create_server(("127.0.0.1", 0)) as listening:
            listener = Listener(listening, hall, new)
            reader, writer = await asyncio.open_connection(*listening.getsockname())
            writer.write(HANDSHAKE)
            while not told:  # noqa: ASYNC110 (nobody tells)
                await asyncio.sleep(0.01)
            writer.write(b"\x81\x82\0\0\0\0{}")
            async with asyncio.timeout(10):
                heard = await reader.read()
            while hall.count:  # noqa: ASYNC110 (nobody tells)
                await asyncio.sleep(0.01)
            writer.close()
            await listener.close()
        return heard

    assert asyncio.run(run()) == b""
    assert [message["type"] for message in told] == ["websocket.connect", "websocket.disconnect"]
