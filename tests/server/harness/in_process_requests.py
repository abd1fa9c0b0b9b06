"""Requests to a server in this process, past the network, which count the steps of its event loop.

Every request comes from another address, so that none is refused for asking too much.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from itertools import count
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from cost.harness.steps import Steps, TooMuch
from server.harness.rig import InProcessServer, in_this_process

from dacabo.server.sockets.connection import EXTENSION

MAX_STEPS = 500_000
"""The number of steps in one turn of the loop at which counting stops."""


class Cost(NamedTuple):
    """The cost of a request."""

    outcome: str
    """The status, or the kind of answer to a message."""
    steps: int
    """The steps in the longest turn of the event loop."""
    size: int
    """The bytes of the answer, or of the largest frame."""
    body: bytes


class InProcessClient:
    """Makes requests to a card room in this process."""

    def __init__(self, server: InProcessServer) -> None:
        self.app = server.app
        self.store = server.store
        self.app._budgets._began = inf  # otherwise new addresses would wait for each other
        self._addresses = count(1)

    def _address(self) -> str:
        number = next(self._addresses)
        return f"127.{1 + number // 250 // 250}.{number // 250 % 250}.{1 + number % 250}"

    def _scope(self, kind: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
        path, _, query = path.partition("?")
        all_headers = {"host": "127.0.0.1:8420", **headers}
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [
                (name.encode(), value.encode("latin-1")) for name, value in all_headers.items()
            ],
            "client": (self._address(), 5000),
            "server": ("127.0.0.1", 8420),
            "extensions": {},
        }

    async def ask(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        *,
        file: bool = False,
        key: str = "",
        token: str = "",
        most: int | None = MAX_STEPS,
    ) -> Cost:
        """Make a request over HTTP; return its cost, counting at most `most` steps, or none."""
        all_headers = {
            "content-type": "application/json" if body is not None and not file else "",
            "dacabo-key": key,
            "authorization": f"Bearer {token}" if token else "",
        }
        headers = {name: value for name, value in all_headers.items() if value}
        scope = self._scope("http", path, headers) | {"method": method}
        messages: list[dict[str, Any]] = []
        parts = [{"type": "http.request", "body": body or b"", "more_body": False}]

        async def receive() -> dict[str, Any]:
            return parts.pop() if parts else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            messages.append(message)

        steps = Steps(most)
        try:
            with steps if most else nullcontext():
                await self.app(scope, receive, send)
        except TooMuch:
            return Cost("broken off", steps.dearest, 0, b"")
        answer = b"".join(message.get("body", b"") for message in messages)
        return Cost(str(messages[0]["status"]), steps.dearest if most else 0, len(answer), answer)

    async def get(self, path: str, key: str) -> None:
        """Get a path, without counting."""
        cost = await self.ask("GET", path, key=key, most=None)
        assert cost.outcome == "200", cost.body

    async def post(self, path: str, body: object, key: str = "") -> Any:
        """Make a request that is accepted; return the decoded body of the answer."""
        file = isinstance(body, bytes)
        sent = body if isinstance(body, bytes) else msgspec.json.encode(body)
        cost = await self.ask("POST", path, sent, file=file, key=key, most=None)
        assert cost.outcome in ("200", "201"), cost.body
        return msgspec.json.decode(cost.body)

    @asynccontextmanager
    async def socket(self, path: str, token: str | None = None) -> "AsyncIterator[Socket]":
        """Open a WebSocket to a path."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        socket = Socket()
        scope = self._scope("websocket", path, headers)
        scope["extensions"][EXTENSION] = socket
        task = asyncio.create_task(self.app(scope, socket.receive, socket.send))
        task.add_done_callback(socket.end_with)
        socket.opened = await socket.count_cost()
        try:
            yield socket
        finally:
            socket.disconnect()
            await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def client_in_process(folder: Path) -> AsyncIterator[InProcessClient]:
    """A client for the card room of a folder, without the app's pages."""
    async with in_this_process(folder, pages=folder / "pages") as server:
        yield InProcessClient(server)


class Socket:
    """The client's end of a WebSocket."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.opened: Cost | None = None
        """The cost of opening it."""
        self.closed: str | None = None
        """The reason with which the server closed it."""
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        self._listening = asyncio.Event()
        self._failed: BaseException | None = None

    # --- the interface for the server ----------------------------------------------------------

    async def receive(self) -> dict[str, Any]:
        """The client's next message."""
        if self._said.empty():
            self._listening.set()
        return await self._said.get()

    async def send(self, message: Any) -> None:
        """Note whether the server accepts or refuses the connection."""
        if message["type"] == "websocket.close":
            self.close(message["code"], message["reason"])

    def let_in(self) -> None:
        """Ignore it: no test depends on the moment."""

    def write(self, frame: bytes) -> bool:
        """Keep a frame for the client."""
        self.frames.append(frame)
        return True

    def show(self, frame: bytes) -> None:
        """Keep a page for the client."""
        self.frames.append(frame)

    def measure(self, _heard: Callable[[], None]) -> None:
        """Ignore a ping, and never answer it."""

    def close(self, _code: int, reason: str) -> None:
        """Close the connection."""
        self.closed = reason
        self.disconnect()

    # --- the interface for tests ---------------------------------------------------------------

    def disconnect(self) -> None:
        """Send nothing more."""
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def end_with(self, task: asyncio.Task[None]) -> None:
        """Note that the server has ended the connection."""
        error = task.exception()
        self._failed = None if isinstance(error, TooMuch) else error
        self._listening.set()

    async def say(self, text: bytes) -> Cost:
        """Send a message; return the cost of its answer."""
        self._listening.clear()
        self.frames.clear()
        self._said.put_nowait({"type": "websocket.receive", "bytes": text})
        return await self.count_cost()

    async def count_cost(self) -> Cost:
        """Wait until everything sent has been answered; return the cost."""
        steps = Steps(MAX_STEPS)
        with steps:
            async with asyncio.timeout(60):
                await self._listening.wait()
        if self._failed is not None:
            raise self._failed
        sizes = [len(frame) for frame in self.frames]
        outcome = "broken off" if steps.broken else self.closed or f"{len(sizes)} frames"
        return Cost(outcome, steps.dearest, max(sizes, default=0), b"".join(self.frames))
