"""Ten attackers from four addresses: each makes expensive requests as fast as the server allows.

    python hostile.py LINK SECONDS FOLDER [WHO ...]

They stop by themselves. The answers are counted, and written to the folder that also holds what
they send.
"""

import asyncio
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from server.harness.playing_clients import OPTIONS, Measurements, Person

HOMES: Final = ("127.0.9.1", "127.0.9.2", "127.0.9.3")
PLAYERS_HOME: Final = "127.0.9.4"
"""The address of the attacker who plays, who would be refused if others spent its share."""
FASTEST: Final = 0.005
"""Seconds between two attempts of one attacker."""
MAX_HELD: Final = 400
"""Connections that one attacker holds."""

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Gang:
    """All attackers, and the answers they got."""

    def __init__(self, link: str, seconds: float, files: Path) -> None:
        self.at = urlsplit(link)
        self.end = time.monotonic() + seconds
        self.said: Counter[str] = Counter()
        self.pad = (files / "pad").read_bytes()
        self.event = (files / "event").read_bytes()
        self.asset = (files / "asset").read_text()
        self.said_to = files / "said"
        self._homes = 0

    def write(self) -> None:
        """Write the counted answers."""
        self.said_to.write_text(json.dumps(self.said))

    def home(self) -> str:
        """One address after the other."""
        self._homes += 1
        return HOMES[self._homes % len(HOMES)]

    async def dial(self, home: str) -> Streams:
        """A connection."""
        assert self.at.hostname is not None
        async with asyncio.timeout(10):
            return await asyncio.open_connection(
                self.at.hostname, self.at.port, local_addr=(home, 0), limit=2**16
            )

    def head(self, first: str, **headers: str) -> bytes:
        """The head of a request."""
        named = {"host": self.at.netloc, **headers}
        lines = [f"{name.replace('_', '-')}: {value}" for name, value in named.items()]
        return "\r\n".join((f"{first} HTTP/1.1", *lines, "\r\n")).encode()

    async def http(
        self, home: str, first: str, body: bytes = b"", **headers: str
    ) -> tuple[int, bytes]:
        """One request: its status and body."""
        reader, writer = await self.dial(home)
        try:
            given = {"connection": "close", "content_length": str(len(body)), **headers}
            writer.write(self.head(first, **given) + body)
            async with asyncio.timeout(20):
                heard = await reader.read(-1)
        finally:
            writer.transport.abort()
        top, _, rest = heard.partition(b"\r\n\r\n")
        return int(top.split()[1]) if top else 0, rest

    async def given(
        self, home: str, first: str, body: bytes, kind: str = "application/json"
    ) -> Any:
        """Repeat a request until it is granted."""
        while True:
            with suppress(OSError):
                status, answer = await self.http(home, first, body, content_type=kind)
                if status in (200, 201):
                    return json.loads(answer)
            await asyncio.sleep(1)

    async def again_and_again(self, name: str, one: Callable[[], Awaitable[object]]) -> None:
        """Repeat until the end, whatever happens."""
        while time.monotonic() < self.end:
            try:
                said = await one()
            except (
                OSError,
                TimeoutError,
                ValueError,
                IndexError,
                asyncio.IncompleteReadError,
            ) as error:
                said = type(error).__name__
            self.said[f"{name} {said}"] += 1
            await asyncio.sleep(FASTEST)


class Floods:
    """The attacks; every method is one attacker."""

    def __init__(self, gang: Gang) -> None:
        self._gang = gang

    async def _flood(
        self, name: str, *requests: Callable[[], Awaitable[tuple[int, bytes]]]
    ) -> None:
        async def one() -> int:
            status, _ = await random.choice(requests)()
            return status

        await self._gang.again_and_again(name, one)

    async def names(self) -> None:
        """Very long lists of names."""
        gang, home = self._gang, self._gang.home()
        opened = await gang.given(home, "POST /api/events", b'{"name":"E"}')
        names = "\n".join(f"{number:x}" for number in range(34_000)).encode()
        key = opened["key"]
        await self._flood(
            "names", lambda: gang.http(home, "POST /api/event/names", names, dacabo_key=key)
        )

    async def pads(self) -> None:
        """Full pads, and many equal names."""
        gang, home = self._gang, self._gang.home()
        key = (await gang.given(home, "POST /api/pads/file", gang.pad, "text/plain"))["key"]
        equal = json.dumps({"game": "cabo", "preset": "original", "names": ["a"] * 3000}).encode()
        await self._flood(
            "pads",
            lambda: gang.http(home, "GET /api/pad", dacabo_key=key),
            lambda: gang.http(home, "GET /api/pad/table", dacabo_key=key),
            lambda: gang.http(home, "POST /api/pads", equal, content_type="application/json"),
            lambda: gang.http(home, "POST /api/pads/file", gang.pad),
        )

    async def records(self) -> None:
        """Records of long matches, and codes that are none."""
        gang, home = self._gang, self._gang.home()
        letters = "34679CDFGHJKMNPQRTWXY"
        await self._flood(
            "records",
            lambda: gang.http(home, "GET /api/tables/DDDDDD/records/1"),
            lambda: gang.http(home, "GET /api/tables/DDDDDD/records/2"),
            lambda: gang.http(home, f"GET /api/tables/{''.join(random.choices(letters, k=6))}"),
        )

    async def events(self) -> None:
        """Pages of a large event, previews, and the whole event again."""
        gang, home = self._gang, self._gang.home()
        key = (await gang.given(home, "POST /api/events/file", gang.event, "text/plain"))["key"]
        if_ = json.dumps({"request": {"type": "mark-no-show", "players": [*range(500)]}}).encode()
        kind = "application/json"
        await self._flood(
            "events",
            lambda: gang.http(home, "GET /api/event", dacabo_key=key),
            lambda: gang.http(home, "GET /api/event/trail", dacabo_key=key),
            lambda: gang.http(
                home, "POST /api/event/preview", if_, dacabo_key=key, content_type=kind
            ),
            lambda: gang.http(home, "POST /api/events/file", gang.event),
        )

    async def readers(self) -> None:
        """Ask for large files, and read nothing."""
        gang, home = self._gang, self._gang.home()
        wanted = gang.head(f"GET {gang.asset}") * 17
        await self._hold("readers", home, wanted)

    async def silent(self) -> None:
        """Send nothing at all."""
        await self._hold("silent", self._gang.home(), b"")

    async def _hold(self, name: str, home: str, said: bytes) -> None:
        held: list[asyncio.StreamWriter] = []

        async def one() -> str:
            if len(held) >= MAX_HELD:
                held.pop(0).transport.abort()
            reader, writer = await self._gang.dial(home)
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            held.append(writer)
            writer.write(said)
            return "open"

        await self._gang.again_and_again(name, one)
        for writer in held:
            writer.transport.abort()

    async def sockets(self) -> None:
        """As many WebSockets as possible, and hellos as fast as possible."""
        gang, home = self._gang, self._gang.home()
        held: list[asyncio.StreamWriter] = []
        hello = b"\x81\x90\0\0\0\0" + b'{"type":"hello"}'

        async def one() -> str:
            if len(held) >= MAX_HELD:
                held.pop(0).transport.abort()
            reader, writer = await gang.dial(home)
            held.append(writer)
            writer.write(
                gang.head(
                    "GET /api/tables/DDDDDD/live",
                    connection="Upgrade",
                    upgrade="websocket",
                    sec_websocket_key="ZGFjYWJvIGZ1enppbmchIQ==",
                    sec_websocket_version="13",
                )
            )
            async with asyncio.timeout(10):
                status = (await reader.readline()).split()[1].decode()
            writer.write(hello * 10)
            return status

        await gang.again_and_again("sockets", one)
        for writer in held:
            writer.transport.abort()

    async def bodies(self) -> None:
        """Bodies that are far too large, or never end."""
        gang, home = self._gang, self._gang.home()
        large = b'{"game":"' + b"a" * 4_000_000
        await self._flood(
            "bodies",
            lambda: gang.http(home, "POST /api/pads", large, content_type="application/json"),
            lambda: gang.http(
                home, "POST /api/guests", b"[" * 16_000, content_type="application/json"
            ),
        )

    async def garbage(self) -> None:
        """What is not HTTP."""
        gang, home = self._gang, self._gang.home()

        async def one() -> str:
            reader, writer = await gang.dial(home)
            writer.write(os.urandom(random.choice((5, 500, 5000))) + b"\r\n\r\n")
            try:
                async with asyncio.timeout(2):
                    return (await reader.read(12)).decode("latin-1")[:12]
            finally:
                writer.transport.abort()

        await gang.again_and_again("garbage", one)

    async def prestos(self) -> None:
        """Tables at which four Prestos think, and a player answers at once."""
        gang, home = self._gang, PLAYERS_HOME
        body = b'{"name":"X","program":true}'
        token = (await gang.given(home, "POST /api/guests", body))["token"]
        options = json.dumps(OPTIONS | {"players": 5}).encode()
        hall = Measurements(gang.at.geturl(), gang.end - time.monotonic())
        playing = []

        async def one() -> int:
            given = {"content_type": "application/json", "authorization": f"Bearer {token}"}
            status, answer = await gang.http(home, "POST /api/tables", options, **given)
            if status == 201:
                code = json.loads(answer)["code"]
                bots = ("presto",) * 4
                person = Person(hall, code, token, home, host=True, bots=bots, pause=(0, 0))
                playing.append(asyncio.create_task(person.play()))
            else:
                await asyncio.sleep(0.5)
            return status

        await gang.again_and_again("prestos", one)
        await asyncio.gather(*playing)
        gang.said["prestos answered"] = len(hall.bots)


async def main(link: str, seconds: str, folder: str, *who: str) -> None:
    """Start all attackers, or some."""
    gang = Gang(link.rstrip("/"), float(seconds), Path(folder))
    floods = Floods(gang)
    everybody = who or [one for one in dir(floods) if not one.startswith("_")]
    with suppress(TimeoutError):
        async with asyncio.timeout(float(seconds) + 5):
            await asyncio.gather(*(getattr(floods, one)() for one in everybody))
    gang.write()


if __name__ == "__main__":
    # They stand for other machines: they must not take CPU time from the clients that are measured.
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    asyncio.run(main(*sys.argv[1:]))
