"""Say the same things to rooms on devices again: this also runs in Pyodide."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from dacabo.pocket.room import PocketRoom
from dacabo.server.environment import Environment
from dacabo.server.limits.buckets import Rate
from dacabo.server.settings import Limits

START_TIME = 1_800_000_000_000
NO_LIMIT = Rate(1e6, 1e6)
LIMITS = Limits(messages=NO_LIMIT, changes=NO_LIMIT, free_bytes=0, stranger_seconds=0)

Step: TypeAlias = Sequence[Any]
"""A request ("request", method, path, headers, body), a new socket ("connect", path, headers) or
what a socket says ("say", number, text). It is over when nobody is sent anything
for a moment."""


class FixedEnvironment(Environment):
    """Time stands still, and chance follows from a seed."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._dice = Random(seed)

    def now(self) -> int:
        """Always the same."""
        return START_TIME

    def random_bytes(self, size: int) -> bytes:
        """Derived from the seed."""
        return self._dice.randbytes(size)


class Disk:
    """A disk in memory."""

    def __init__(self) -> None:
        self._entries: dict[str, bytes] = {}

    async def read(self, first: str, last: str) -> list[tuple[str, bytes]]:
        """All entries from a key to another."""
        return [(key, self._entries[key]) for key in sorted(self._entries) if first <= key <= last]

    async def write(self, deleted: Sequence[tuple[str, str]], puts: Mapping[str, bytes]) -> None:
        """Delete entries and put others."""
        for first, last in deleted:
            for key in [key for key in self._entries if first <= key <= last]:
                del self._entries[key]
        self._entries |= puts


class Frames:
    """What a socket is sent."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts

    def opened(self) -> None:
        """Do nothing."""

    def hear(self, text: str) -> None:
        """Keep a text."""
        self.texts.append(text)

    def closed(self, code: int, reason: str) -> None:
        """Keep why the connection was closed."""
        self.texts.append(f"{code} {reason}")


async def replay(steps: Sequence[Step]) -> list[list[str]]:
    """What each socket of a new room is sent; the answers of requests come first."""
    room = await PocketRoom.open(Disk(), FixedEnvironment(1), LIMITS)
    heard: list[list[str]] = [[]]
    sockets = []
    for kind, *step in steps:
        match kind:
            case "request":
                method, path, headers, body = step
                answer = await room.request(method, path, headers, body.encode())
                heard[0].append(f"{answer.status} {answer.body.decode()}")
            case "connect":
                path, headers = step
                heard.append([])
                sockets.append(room.connect(path, headers, Frames(heard[-1])))
            case "say":
                number, text = step
                sockets[number].say(text)
        await quiet(heard)
    for socket in sockets:
        socket.leave()
    await quiet(heard)
    await room.close()
    return heard


async def quiet(heard: list[list[str]]) -> None:
    """Wait until nobody has been sent anything for a moment."""
    before = -1
    while (now := sum(map(len, heard))) != before:
        before = now
        for _ in range(20):
            await asyncio.sleep(0)


async def main(steps: str) -> str:
    """Replay steps that are JSON, and return all that was heard as JSON."""
    return json.dumps([await replay(one) for one in json.loads(steps)])
