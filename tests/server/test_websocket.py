"""The behaviour of a WebSocket that does not depend on the application."""

import asyncio
import socket
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
import uvicorn
from server.harness.fuzzing import PING, PONG, frame
from uvicorn.server import ServerState

from dacabo.server.limits.cpu_budget import CpuBudgets
from dacabo.server.metrics import Metrics
from dacabo.server.sockets import websocket
from dacabo.server.sockets.connection_limiter import ConnectionLimiter
from dacabo.server.sockets.http_protocol import HttpProtocol
from dacabo.server.sockets.listener import Listener

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: ZGFjYWJvIGZ1enppbmchIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
ACCEPT = {"type": "websocket.accept"}
PATIENCE = 10

Client = Callable[[StreamReader, StreamWriter], Awaitable[bytes]]


class App:
    """An application that accepts, at once or after some messages, and keeps all messages."""

    def __init__(self, accepts_after: int = 1) -> None:
        self.received: list[str] = []
        self._accepts_after = accepts_after

    async def __call__(self, _scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""
        while "websocket.disconnect" not in self.received:
            self.received.append((await receive())["type"])
            if len(self.received) == self._accepts_after:
                await send(ACCEPT)


@asynccontextmanager
async def connected(app: Any) -> AsyncIterator[tuple[StreamReader, StreamWriter]]:
    """Connect a client, which sends its handshake; in the end the limiter counts no connection."""
    config = uvicorn.Config(app, ws=websocket.WebSocket, lifespan="off", log_config=None)
    config.load()
    new = partial(HttpProtocol, config=config, server_state=ServerState(), app_state={})
    driver = ConnectionLimiter(
        10, 10, (), budgets=CpuBudgets(1), metrics=Metrics(), stalled_seconds=30
    )
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listener = Listener(listening, driver, new)
        reader, writer = await asyncio.open_connection(*listening.getsockname())
        writer.write(HANDSHAKE)
        async with asyncio.timeout(PATIENCE):
            yield reader, writer
            while driver.count:  # noqa: ASYNC110 (nobody tells)
                await asyncio.sleep(0.01)
        writer.close()
        await listener.close()


def received_from(app: Any, client: Client) -> bytes:
    """The bytes that a client gets from an application."""

    async def talk() -> bytes:
        async with connected(app) as (reader, writer):
            return await client(reader, writer)

    return asyncio.run(talk())


async def next_ping(reader: StreamReader) -> bytes:
    """The content of the next frame, which must be a ping."""
    kind, size = await reader.readexactly(2)
    assert kind == 0x80 | PING
    return await reader.readexactly(size)


def test_a_client_that_sends_before_the_answer_is_cut_off() -> None:
    """It is cut off even if the data comes in its own packet, before the server has accepted."""
    app = App(accepts_after=2)

    async def client(reader: StreamReader, writer: StreamWriter) -> bytes:
        while not app.received:  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.01)
        writer.write(b"\x81\x82\0\0\0\0{}")
        return await reader.read()

    assert received_from(app, client) == b""
    assert app.received == ["websocket.connect", "websocket.disconnect"]


def test_a_client_that_answers_no_ping_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that answers them stays connected."""
    monkeypatch.setattr(websocket, "PING_SECONDS", 0.1)
    app = App()

    async def client(reader: StreamReader, writer: StreamWriter) -> bytes:
        await reader.readuntil(b"\r\n\r\n")
        for _ in range(5):
            writer.write(frame(PONG, await next_ping(reader)))
        assert await next_ping(reader)
        writer.write(frame(PONG, b"another"))
        with pytest.raises(ConnectionResetError):
            await reader.read()
        return b""

    received_from(app, client)
    assert app.received == ["websocket.connect", "websocket.disconnect"]


def test_an_application_that_fails_is_a_server_error() -> None:
    """Before the handshake is accepted, the answer is an error; later the connection is closed."""

    async def failing(_scope: Any, _receive: Any, _send: Any) -> None:
        raise ZeroDivisionError

    async def failing_later(_scope: Any, _receive: Any, send: Any) -> None:
        await send(ACCEPT)
        raise ZeroDivisionError

    async def client(reader: StreamReader, _writer: StreamWriter) -> bytes:
        return await reader.read()

    assert received_from(failing, client).startswith(b"HTTP/1.1 500 ")
    received_bytes = received_from(failing_later, client)
    assert received_bytes.startswith(b"HTTP/1.1 101 ")
    assert received_bytes.endswith(b"\r\n\r\n")
