"""Requests to a server in this process past the network: the work of its event loop is counted.

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
from server.harness.rig import Here, in_this_process

from dacabo.server.sockets.websocket import EXTENSION

BROKEN_OFF = 500_000
"""Steps in one turn of the loop after which counting stops."""


class Cost(NamedTuple):
    """The cost of a request."""

    said: str
    """The status, or how a message was answered."""
    steps: int
    """Steps in the longest turn of the event loop."""
    size: int
    """Bytes of the answer, or of the largest frame."""
    body: bytes


class Inside:
    """The card room."""

    def __init__(self, here: Here) -> None:
        self.app = here.app
        self.store = here.store
        self.app._budgets._began = inf  # or new addresses would soon wait for each other
        self._homes = count(1)

    def _address(self) -> str:
        home = next(self._homes)
        return f"127.{1 + home // 250 // 250}.{home // 250 % 250}.{1 + home % 250}"

    def _scope(self, kind: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
        path, _, query = path.partition("?")
        named = {"host": "127.0.0.1:8420", **headers}
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in named.items()],
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
        most: int | None = BROKEN_OFF,
    ) -> Cost:
        """One request over HTTP and its cost, unless nothing is to be counted."""
        named = {
            "content-type": "application/json" if body is not None and not file else "",
            "dacabo-key": key,
            "authorization": f"Bearer {token}" if token else "",
        }
        headers = {name: value for name, value in named.items() if value}
        scope = self._scope("http", path, headers) | {"method": method}
        heard: list[dict[str, Any]] = []
        parts = [{"type": "http.request", "body": body or b"", "more_body": False}]

        async def receive() -> dict[str, Any]:
            return parts.pop() if parts else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            heard.append(message)

        steps = Steps(most)
        try:
            with steps if most else nullcontext():
                await self.app(scope, receive, send)
        except TooMuch:
            return Cost("broken off", steps.dearest, 0, b"")
        answer = b"".join(message.get("body", b"") for message in heard)
        return Cost(str(heard[0]["status"]), steps.dearest if most else 0, len(answer), answer)

    async def get(self, path: str, key: str) -> None:
        """Get a path, without counting."""
        cost = await self.ask("GET", path, key=key, most=None)
        assert cost.said == "200", cost.body

    async def given(self, path: str, body: object, key: str = "") -> Any:
        """The body of an ordinary request."""
        file = isinstance(body, bytes)
        sent = body if isinstance(body, bytes) else msgspec.json.encode(body)
        cost = await self.ask("POST", path, sent, file=file, key=key, most=None)
        assert cost.said in ("200", "201"), cost.body
        return msgspec.json.decode(cost.body)

    @asynccontextmanager
    async def socket(self, path: str, token: str | None = None) -> "AsyncIterator[Socket]":
        """A WebSocket to a path."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        socket = Socket()
        scope = self._scope("websocket", path, headers)
        scope["extensions"][EXTENSION] = socket
        task = asyncio.create_task(self.app(scope, socket.receive, socket.send))
        task.add_done_callback(socket.hung_up)
        socket.opened = await socket.counted()
        try:
            yield socket
        finally:
            socket.disconnect()
            await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def inside(folder: Path) -> AsyncIterator[Inside]:
    """The card room of a folder, without the app's pages."""
    async with in_this_process(folder, pages=folder / "pages") as here:
        yield Inside(here)


class Socket:
    """The line of a client, and the client."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.opened: Cost | None = None
        """The cost of opening it."""
        self.closed: str | None = None
        """Why the server hung up."""
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        self._listening = asyncio.Event()
        self._failed: BaseException | None = None

    # --- what the server needs ---------------------------------------------------------------

    async def receive(self) -> dict[str, Any]:
        """The client's next message."""
        if self._said.empty():
            self._listening.set()
        return await self._said.get()

    async def send(self, message: Any) -> None:
        """The ASGI messages that accept or refuse the connection."""
        if message["type"] == "websocket.close":
            self.close(message["code"], message["reason"])

    def let_in(self) -> None:
        """The client may stay."""

    def write(self, frame: bytes) -> bool:
        """A frame for the client."""
        self.frames.append(frame)
        return True

    def show(self, frame: bytes) -> None:
        """A page for the client."""
        self.frames.append(frame)

    def measure(self, _heard: Callable[[], None]) -> None:
        """A ping: it is never answered."""

    def close(self, _code: int, reason: str) -> None:
        """Hang up."""
        self.closed = reason
        self.disconnect()

    # --- what the client does ------------------------------------------------------------------

    def disconnect(self) -> None:
        """Send no more."""
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def hung_up(self, task: asyncio.Task[None]) -> None:
        """The server no longer listens."""
        failed = task.exception()
        self._failed = None if isinstance(failed, TooMuch) else failed
        self._listening.set()

    async def say(self, text: bytes) -> Cost:
        """Send a message, and wait for its answer: the cost."""
        self._listening.clear()
        self.frames.clear()
        self._said.put_nowait({"type": "websocket.receive", "bytes": text})
        return await self.counted()

    async def counted(self) -> Cost:
        """The cost until everything sent has been answered."""
        steps = Steps(BROKEN_OFF)
        with steps:
            async with asyncio.timeout(60):
                await self._listening.wait()
        if self._failed is not None:
            raise self._failed
        sizes = [len(frame) for frame in self.frames]
        said = "broken off" if steps.broken else self.closed or f"{len(sizes)} frames"
        return Cost(said, steps.dearest, max(sizes, default=0), b"".join(self.frames))
