"""What a WebSocket does by itself, whatever the application is."""

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
    """An application that accepts, after a while or at once, and notes what it is told."""

    def __init__(self, accepts_after: int = 1) -> None:
        self.told: list[str] = []
        self._accepts_after = accepts_after

    async def __call__(self, _scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""
        while "websocket.disconnect" not in self.told:
            self.told.append((await receive())["type"])
            if len(self.told) == self._accepts_after:
                await send(ACCEPT)


@asynccontextmanager
async def connected(app: Any) -> AsyncIterator[tuple[StreamReader, StreamWriter]]:
    """A client that has sent its handshake; in the end nobody is left in the limiter."""
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


def run(app: Any, client: Client) -> bytes:
    """What a client hears of an application."""

    async def talk() -> bytes:
        async with connected(app) as (reader, writer):
            return await client(reader, writer)

    return asyncio.run(talk())


async def pinged(reader: StreamReader) -> bytes:
    """The content of the next frame, which is a ping."""
    kind, size = await reader.readexactly(2)
    assert kind == 0x80 | PING
    return await reader.readexactly(size)


def test_who_speaks_before_the_answer_is_cut_off() -> None:
    """Also if what it says comes in a packet of its own, while the server still thinks."""
    app = App(accepts_after=2)

    async def client(reader: StreamReader, writer: StreamWriter) -> bytes:
        while not app.told:  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.01)
        writer.write(b"\x81\x82\0\0\0\0{}")
        return await reader.read()

    assert run(app, client) == b""
    assert app.told == ["websocket.connect", "websocket.disconnect"]


def test_who_answers_no_ping_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever answers each stays, as long as that is."""
    monkeypatch.setattr(websocket, "PING_SECONDS", 0.1)
    app = App()

    async def client(reader: StreamReader, writer: StreamWriter) -> bytes:
        await reader.readuntil(b"\r\n\r\n")
        for _ in range(5):
            writer.write(frame(PONG, await pinged(reader)))
        assert await pinged(reader)
        writer.write(frame(PONG, b"another"))
        with pytest.raises(ConnectionResetError):
            await reader.read()
        return b""

    run(app, client)
    assert app.told == ["websocket.connect", "websocket.disconnect"]


def test_an_application_that_fails_is_an_error_of_the_server() -> None:
    """Before it has accepted, the handshake is answered; after that the connection is closed."""

    async def failing(_scope: Any, _receive: Any, _send: Any) -> None:
        raise ZeroDivisionError

    async def failing_later(_scope: Any, _receive: Any, send: Any) -> None:
        await send(ACCEPT)
        raise ZeroDivisionError

    async def client(reader: StreamReader, _writer: StreamWriter) -> bytes:
        return await reader.read()

    assert run(failing, client).startswith(b"HTTP/1.1 500 ")
    heard = run(failing_later, client)
    assert heard.startswith(b"HTTP/1.1 101 ")
    assert heard.endswith(b"\r\n\r\n")
