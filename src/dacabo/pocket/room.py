"""The server's application for the people at one device: requests and sockets are plain calls."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Final, Protocol
from urllib.parse import unquote

from dacabo.core.values import Discreet
from dacabo.pocket.store import Disk, open_store
from dacabo.server.app import CardRoom
from dacabo.server.environment import Environment
from dacabo.server.http.request_guard import Message, Scope
from dacabo.server.limits.background_process import WorkResult, result_of
from dacabo.server.limits.background_queue import BackgroundQueue
from dacabo.server.limits.cpu_budget import CpuBudget
from dacabo.server.metrics import Metrics
from dacabo.server.settings import Limits, Settings
from dacabo.server.sockets.connection import EIGHT_BYTES, EXTENSION, TWO_BYTES
from dacabo.server.tables.bots import BotPlayers, Load, load_in_thread
from dacabo.server.tokens import SECURE

HOST: Final = "device"
"""The host of all requests, and the address of the only client."""
COOKIES: Final = "cookies"
"""The key of the device's cookies on its disk."""
FOR_EVER_DAYS: Final = 36_500
"""The room deletes nothing by itself: nobody else needs the space."""
NO_FOLDER: Final = Path("/nonexistent/dacabo")
"""Where a server would have its database and its app; a device has neither."""


class Answer(Discreet):
    """The answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes


class PocketRoom:
    """A card room for one device."""

    def __init__(self, room: CardRoom, disk: Disk, cookies: SimpleCookie) -> None:
        self._room = room
        self._disk = disk
        self._cookies = cookies
        self._lifespan: asyncio.Queue[Message] = asyncio.Queue()
        self._running: asyncio.Task[None] | None = None
        self._sockets: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(
        cls,
        disk: Disk,
        environment: Environment | None = None,
        limits: Limits | None = None,
        load: Load = load_in_thread,
    ) -> "PocketRoom":
        """Open the room whose tables and guests are on a disk.

        Raises:
            StoreError: the disk cannot be read, or what it has is damaged.
        """
        environment, metrics = environment or Environment(), Metrics()
        settings = Settings(
            database=NO_FOLDER,
            pages=NO_FOLDER,
            limits=limits or Limits(),
            finished_days=FOR_EVER_DAYS,
            open_days=FOR_EVER_DAYS,
        )
        bots = BotPlayers(environment, metrics, settings.limits.bot_pace, load)
        store = await open_store(disk)
        queue = BackgroundQueue(_InlineWorker())
        room = CardRoom(settings, store, bots, metrics, environment, background=queue)
        kept = await disk.read(COOKIES, COOKIES)
        opened = cls(room, disk, SimpleCookie(kept[0][1].decode() if kept else ""))
        await opened._start()
        return opened

    async def _start(self) -> None:
        started: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def send(message: Message) -> None:
            if message["type"] == "lifespan.startup.complete":
                started.set_result(None)

        self._lifespan.put_nowait({"type": "lifespan.startup"})
        lifespan = self._room({"type": "lifespan", "app": self._room}, self._lifespan.get, send)
        self._running = asyncio.ensure_future(lifespan)
        await asyncio.wait([started, self._running], return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            self._running.result()

    async def close(self) -> None:
        """Close all tables."""
        self._lifespan.put_nowait({"type": "lifespan.shutdown"})
        if self._running is not None:
            await self._running

    # --- requests ------------------------------------------------------------------------------

    async def request(
        self, method: str, path: str, headers: Mapping[str, str], body: bytes = b""
    ) -> Answer:
        """Make a request, as `fetch` does."""
        scope = self._scope("http", path, headers) | {"method": method}
        answers: list[Message] = []
        asked = [{"type": "http.request", "body": body}]

        async def receive() -> Message:
            return asked.pop() if asked else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            answers.append(message)

        await self._room(scope, receive, send)
        start, *parts = answers
        answered = [(name.decode(), value.decode("latin-1")) for name, value in start["headers"]]
        await self._keep_cookies(value for name, value in answered if name == "set-cookie")
        return Answer(
            start["status"],
            {name: value for name, value in answered if name != "set-cookie"},
            b"".join(part.get("body", b"") for part in parts),
        )

    async def _keep_cookies(self, cookies: Iterable[str]) -> None:
        for cookie in cookies:
            for name, morsel in SimpleCookie(cookie).items():
                self._cookies.pop(name, None)
                if morsel["max-age"] != "0":
                    self._cookies[name] = morsel.value
            await self._disk.write([], {COOKIES: self._cookie_header.encode()})

    @property
    def _cookie_header(self) -> str:
        return "; ".join(f"{name}={morsel.value}" for name, morsel in self._cookies.items())

    def _scope(self, kind: str, path: str, headers: Mapping[str, str]) -> dict[str, Any]:
        path, _, query = path.partition("?")
        sent = {**headers, "host": HOST, "cookie": self._cookie_header}
        return {
            "type": kind,
            "http_version": "1.1",
            "scheme": "http",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(name.lower().encode(), value.encode()) for name, value in sent.items()],
            "client": (HOST, 0),
            "server": (HOST, 80),
            "app": self._room,
            SECURE: False,
        }

    # --- sockets -------------------------------------------------------------------------------

    def connect(
        self,
        path: str,
        headers: Mapping[str, str],
        page: "Page",
    ) -> "PocketSocket":
        """Open a WebSocket."""
        socket = PocketSocket(page)
        scope = self._scope("websocket", path, headers)
        serving = asyncio.ensure_future(self._serve(scope, socket))
        self._sockets.add(serving)
        serving.add_done_callback(self._sockets.discard)
        return socket

    async def _serve(self, scope: Scope, socket: "PocketSocket") -> None:
        scope["extensions"] = {EXTENSION: socket}
        try:
            await self._room(scope, socket.receive, socket.send)
        finally:
            socket.close(1011, "")


class Page(Protocol):
    """Who listens to a socket."""

    def opened(self) -> object:
        """The application has accepted the connection."""

    def hear(self, text: str) -> object:
        """The application has sent a message."""

    def closed(self, code: int, reason: str) -> object:
        """The application has closed the connection."""


class PocketSocket:
    """Both ends of a WebSocket of the device: the page's, and the `Socket` of the application."""

    def __init__(self, page: Page) -> None:
        self.accepted = False
        self.budget: CpuBudget | None = None
        self._page = page
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._is_closed = False

    # --- the page's end ---

    def say(self, text: str) -> None:
        """Send a message to the application."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    def leave(self) -> None:
        """Close the connection."""
        self._is_closed = True
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})

    # --- the application's end ---

    async def receive(self) -> Message:
        """The next message for the application."""
        return await self._inbox.get()

    async def send(self, message: Message) -> None:
        """Accept or refuse the connection."""
        self.accepted = message["type"] == "websocket.accept"
        if self.accepted:
            self._page.opened()
        else:
            self.close(message["code"], message.get("reason", ""))

    def let_in(self) -> None:
        """Do nothing: nobody counts the connections of a device."""

    def refuse(self, status: int, headers: Iterable[tuple[bytes, bytes]], body: bytes) -> None:  # noqa: ARG002 (nobody reads them)
        """Close the connection."""
        self.close(1013, "")

    def write(self, frame: bytes) -> bool:
        """Pass the texts of some frames to the page."""
        while frame and not self._is_closed:
            start, end = _bounds(frame)
            self._page.hear(frame[start:end].decode())
            frame = frame[end:]
        return True

    def show(self, frame: bytes) -> None:
        """Pass a page to the page; none replaces another, because nobody is slow here."""
        self.write(frame)

    def measure(self, on_pong: Callable[[], None]) -> None:
        """Nothing is faster than a call."""
        on_pong()

    def close(self, code: int, reason: str) -> None:
        """Close the connection, and tell the page why."""
        if not self._is_closed:
            self._is_closed = True
            self._page.closed(code, reason)
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": code})


def _bounds(frame: bytes) -> tuple[int, int]:
    """Where the first text in some frames begins and ends."""
    match frame[1]:
        case length if length < TWO_BYTES:
            return 2, 2 + length
        case length:
            start = 10 if length == EIGHT_BYTES else 4
            return start, start + int.from_bytes(frame[2:start])


class _InlineWorker:
    """Does background work at once: a browser has no other process, and nobody else waits."""

    async def run(self, call: bytes) -> WorkResult:
        """Run a pickled call."""
        return result_of(call)

    async def close(self) -> None:
        """Do nothing."""
