"""The same requests to a server and to a room on a device."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
from msgspec.structs import replace
from pocket.harness.replay import LIMITS as NO_LIMITS
from pocket.harness.replay import NO_LIMIT, Step
from server.harness.rig import BOT_PACE, Client, Json, in_this_process
from server.harness.stores import DictDisk
from websockets.asyncio.client import connect

from dacabo.pocket.room import PocketRoom
from dacabo.server.environment import Environment

LIMITS = replace(NO_LIMITS, bot_pace=BOT_PACE)


class Room(Protocol):
    """A server or a room on a device."""

    async def http(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """Make a request that succeeds; return the body of the answer."""

    async def live(self, code: str, token: str) -> Client:
        """Connect to a table, and say hello."""

    async def guest(self, name: str) -> str:
        """The token of a new guest."""
        me = await self.http("POST", "/api/guests", {"name": name, "program": True})
        return str(me["token"])


class DeviceRoom(Room):
    """A room on a device."""

    def __init__(self, room: PocketRoom) -> None:
        self.room = room
        self.steps: list[Step] = []
        """All that people have done here."""
        self._sockets = 0

    async def http(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """Make a request that succeeds; return the body of the answer."""
        headers = {"content-type": "application/json", **_bearer(token)}
        sent = "" if body is None else json.dumps(body)
        self.steps.append(("request", method, path, headers, sent))
        answer = await self.room.request(method, path, headers, sent.encode())
        assert answer.status < 300, answer.body
        return json.loads(answer.body) if answer.body.startswith((b"{", b"[")) else answer.body

    async def live(self, code: str, token: str) -> Client:
        """Connect to a table, and say hello."""
        path, number = f"/api/tables/{code}/live", self._sockets
        self._sockets += 1
        self.steps.append(("connect", path, _bearer(token)))
        socket = DeviceSocket(
            self.room, path, token, lambda text: self.steps.append(("say", number, text))
        )
        return await Client(socket).hello()  # type: ignore[arg-type]  # it sends and receives


class DeviceSocket:
    """A socket of a device, with the methods of a client of `websockets`."""

    def __init__(
        self,
        room: PocketRoom,
        path: str,
        token: str,
        note: Callable[[str], object] = lambda _text: None,
    ) -> None:
        self._note = note
        self._texts: asyncio.Queue[str] = asyncio.Queue()
        self._closings: asyncio.Queue[tuple[int, str]] = asyncio.Queue()
        self._socket = room.connect(path, _bearer(token), self)

    def opened(self) -> None:
        """Do nothing."""

    def hear(self, text: str) -> None:
        """Keep a text for the client."""
        self._texts.put_nowait(text)

    def closed(self, code: int, reason: str) -> None:
        """Keep why the connection was closed."""
        self._closings.put_nowait((code, reason))

    async def closing(self) -> tuple[int, str]:
        """Why the connection was closed."""
        return await self._closings.get()

    async def send(self, text: str) -> None:
        """Send a text."""
        self._note(text)
        self._socket.say(text)

    async def recv(self) -> str:
        """The next text."""
        return await self._texts.get()

    async def close(self) -> None:
        """Leave."""
        self._socket.leave()


class ServerRoom(Room):
    """A server."""

    def __init__(self, link: str, client: httpx.AsyncClient) -> None:
        self._link = link
        self._client = client

    async def http(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """Make a request that succeeds; return the body of the answer."""
        answer = await self._client.request(method, path, json=body, headers=_bearer(token))
        assert answer.is_success, answer.text
        return answer.json() if answer.text.startswith(("{", "[")) else answer.content

    async def live(self, code: str, token: str) -> Client:
        """Connect to a table, and say hello."""
        address = f"ws{self._link.removeprefix('http')}/api/tables/{code}/live"
        return await Client(await connect(address, additional_headers=_bearer(token))).hello()


def _bearer(token: str) -> Json:
    return {"authorization": f"Bearer {token}"} if token else {}


@asynccontextmanager
async def device(
    disk: DictDisk, environment: Environment | None = None
) -> AsyncIterator[DeviceRoom]:
    """Open a room on a disk, and close it at the end."""
    room = await PocketRoom.open(disk, environment, LIMITS)
    try:
        yield DeviceRoom(room)
    finally:
        await room.close()


@asynccontextmanager
async def server(folder: Path, environment: Environment) -> AsyncIterator[ServerRoom]:
    """Start a server, and stop it at the end."""
    async with (
        in_this_process(folder, environment, messages=NO_LIMIT, changes=NO_LIMIT) as running,
        httpx.AsyncClient(base_url=running.link) as client,
    ):
        yield ServerRoom(running.link, client)
