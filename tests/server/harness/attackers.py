"""Ten attackers from four addresses, who make expensive requests as fast as the server allows.

        python attackers.py LINK SECONDS FOLDER [NAME ...]

They stop by themselves. Their answers are counted, and written to the folder in which they find the
files to send.
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

ADDRESSES: Final = ("127.0.9.1", "127.0.9.2", "127.0.9.3")
PLAYER_ADDRESS: Final = "127.0.9.4"
"""The attacker who plays has its own address, because others would spend its share."""
PAUSE_SECONDS: Final = 0.005
"""The seconds between two attempts of one attacker."""
MAX_CONNECTIONS: Final = 400
"""The number of connections that one attacker keeps open."""

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Gang:
    """All attackers, and the counts of their answers."""

    def __init__(self, link: str, seconds: float, files: Path) -> None:
        self.at = urlsplit(link)
        self.end = time.monotonic() + seconds
        self.outcomes: Counter[str] = Counter()
        self.pad = (files / "pad").read_bytes()
        self.event = (files / "event").read_bytes()
        self.asset = (files / "asset").read_text()
        self.outcome_file = files / "said"
        self._address_count = 0

    def write(self) -> None:
        """Write the counted answers."""
        self.outcome_file.write_text(json.dumps(self.outcomes))

    def next_address(self) -> str:
        """The next address, in turn."""
        self._address_count += 1
        return ADDRESSES[self._address_count % len(ADDRESSES)]

    async def dial(self, address: str) -> Streams:
        """Open a connection."""
        assert self.at.hostname is not None
        async with asyncio.timeout(10):
            return await asyncio.open_connection(
                self.at.hostname, self.at.port, local_addr=(address, 0), limit=2**16
            )

    def head(self, first: str, **headers: str) -> bytes:
        """The head of a request."""
        named = {"host": self.at.netloc, **headers}
        lines = [f"{name.replace('_', '-')}: {value}" for name, value in named.items()]
        return "\r\n".join((f"{first} HTTP/1.1", *lines, "\r\n")).encode()

    async def http(
        self, address: str, first: str, body: bytes = b"", **headers: str
    ) -> tuple[int, bytes]:
        """Make a request; return its status and body."""
        reader, writer = await self.dial(address)
        try:
            headers_sent = {"connection": "close", "content_length": str(len(body)), **headers}
            writer.write(self.head(first, **headers_sent) + body)
            async with asyncio.timeout(20):
                received = await reader.read(-1)
        finally:
            writer.transport.abort()
        top, _, rest = received.partition(b"\r\n\r\n")
        return int(top.split()[1]) if top else 0, rest

    async def post_until_accepted(
        self, address: str, first: str, body: bytes, kind: str = "application/json"
    ) -> Any:
        """Repeat a request until it is accepted; return the decoded answer."""
        while True:
            with suppress(OSError):
                status, answer = await self.http(address, first, body, content_type=kind)
                if status in (200, 201):
                    return json.loads(answer)
            await asyncio.sleep(1)

    async def repeat(self, name: str, attempt: Callable[[], Awaitable[object]]) -> None:
        """Repeat an attempt until the end, and count its outcomes."""
        while time.monotonic() < self.end:
            try:
                answer_ = await attempt()
            except (
                OSError,
                TimeoutError,
                ValueError,
                IndexError,
                asyncio.IncompleteReadError,
            ) as error:
                answer_ = type(error).__name__
            self.outcomes[f"{name} {answer_}"] += 1
            await asyncio.sleep(PAUSE_SECONDS)


class Floods:
    """The attacks, one in each method."""

    def __init__(self, gang: Gang) -> None:
        self._gang = gang

    async def _flood(
        self, name: str, *requests: Callable[[], Awaitable[tuple[int, bytes]]]
    ) -> None:
        async def attempt() -> int:
            status, _ = await random.choice(requests)()
            return status

        await self._gang.repeat(name, attempt)

    async def names(self) -> None:
        """Send very long lists of names."""
        gang, address = self._gang, self._gang.next_address()
        opened = await gang.post_until_accepted(address, "POST /api/events", b'{"name":"E"}')
        names = "\n".join(f"{number:x}" for number in range(34_000)).encode()
        key = opened["key"]
        await self._flood(
            "names", lambda: gang.http(address, "POST /api/event/names", names, dacabo_key=key)
        )

    async def pads(self) -> None:
        """Send full pads and many equal names, and read full pads."""
        gang, address = self._gang, self._gang.next_address()
        key = (
            await gang.post_until_accepted(address, "POST /api/pads/file", gang.pad, "text/plain")
        )["key"]
        equal = json.dumps({"game": "cabo", "preset": "original", "names": ["a"] * 3000}).encode()
        await self._flood(
            "pads",
            lambda: gang.http(address, "GET /api/pad", dacabo_key=key),
            lambda: gang.http(address, "GET /api/pad/table", dacabo_key=key),
            lambda: gang.http(address, "POST /api/pads", equal, content_type="application/json"),
            lambda: gang.http(address, "POST /api/pads/file", gang.pad),
        )

    async def records(self) -> None:
        """Ask for records of long matches, and for tables that do not exist."""
        gang, address = self._gang, self._gang.next_address()
        letters = "34679CDFGHJKMNPQRTWXY"
        await self._flood(
            "records",
            lambda: gang.http(address, "GET /api/tables/DDDDDD/records/1"),
            lambda: gang.http(address, "GET /api/tables/DDDDDD/records/2"),
            lambda: gang.http(address, f"GET /api/tables/{''.join(random.choices(letters, k=6))}"),
        )

    async def events(self) -> None:
        """Read pages and previews of a large event, and send the whole event again."""
        gang, address = self._gang, self._gang.next_address()
        key = (
            await gang.post_until_accepted(
                address, "POST /api/events/file", gang.event, "text/plain"
            )
        )["key"]
        preview = json.dumps(
            {"request": {"type": "mark-no-show", "players": [*range(500)]}}
        ).encode()
        kind = "application/json"
        await self._flood(
            "events",
            lambda: gang.http(address, "GET /api/event", dacabo_key=key),
            lambda: gang.http(address, "GET /api/event/trail", dacabo_key=key),
            lambda: gang.http(
                address, "POST /api/event/preview", preview, dacabo_key=key, content_type=kind
            ),
            lambda: gang.http(address, "POST /api/events/file", gang.event),
        )

    async def readers(self) -> None:
        """Ask for large files, and read nothing."""
        gang, address = self._gang, self._gang.next_address()
        wanted = gang.head(f"GET {gang.asset}") * 17
        await self._hold("readers", address, wanted)

    async def silent(self) -> None:
        """Open connections, and send nothing at all."""
        await self._hold("silent", self._gang.next_address(), b"")

    async def _hold(self, name: str, address: str, answer_: bytes) -> None:
        connections: list[asyncio.StreamWriter] = []

        async def attempt() -> str:
            if len(connections) >= MAX_CONNECTIONS:
                connections.pop(0).transport.abort()
            reader, writer = await self._gang.dial(address)
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            connections.append(writer)
            writer.write(answer_)
            return "open"

        await self._gang.repeat(name, attempt)
        for writer in connections:
            writer.transport.abort()

    async def sockets(self) -> None:
        """Open as many WebSockets as possible, and send hellos as fast as possible."""
        gang, address = self._gang, self._gang.next_address()
        connections: list[asyncio.StreamWriter] = []
        hello = b"\x81\x90\0\0\0\0" + b'{"type":"hello"}'

        async def attempt() -> str:
            if len(connections) >= MAX_CONNECTIONS:
                connections.pop(0).transport.abort()
            reader, writer = await gang.dial(address)
            connections.append(writer)
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

        await gang.repeat("sockets", attempt)
        for writer in connections:
            writer.transport.abort()

    async def bodies(self) -> None:
        """Send bodies that are far too large, or never end."""
        gang, address = self._gang, self._gang.next_address()
        large = b'{"game":"' + b"a" * 4_000_000
        await self._flood(
            "bodies",
            lambda: gang.http(address, "POST /api/pads", large, content_type="application/json"),
            lambda: gang.http(
                address, "POST /api/guests", b"[" * 16_000, content_type="application/json"
            ),
        )

    async def garbage(self) -> None:
        """Send bytes that are not HTTP."""
        gang, address = self._gang, self._gang.next_address()

        async def attempt() -> str:
            reader, writer = await gang.dial(address)
            writer.write(os.urandom(random.choice((5, 500, 5000))) + b"\r\n\r\n")
            try:
                async with asyncio.timeout(2):
                    return (await reader.read(12)).decode("latin-1")[:12]
            finally:
                writer.transport.abort()

        await gang.repeat("garbage", attempt)

    async def prestos(self) -> None:
        """Open tables at which four Prestos think, and a player answers at once."""
        gang, address = self._gang, PLAYER_ADDRESS
        body = b'{"name":"X","program":true}'
        token = (await gang.post_until_accepted(address, "POST /api/guests", body))["token"]
        options = json.dumps(OPTIONS | {"players": 5}).encode()
        measurements = Measurements(gang.at.geturl(), gang.end - time.monotonic())
        playing = []

        async def attempt() -> int:
            headers_sent = {"content_type": "application/json", "authorization": f"Bearer {token}"}
            status, answer = await gang.http(address, "POST /api/tables", options, **headers_sent)
            if status == 201:
                code = json.loads(answer)["code"]
                bots = ("presto",) * 4
                person = Person(
                    measurements, code, token, address, host=True, bots=bots, pause=(0, 0)
                )
                playing.append(asyncio.create_task(person.play()))
            else:
                await asyncio.sleep(0.5)
            return status

        await gang.repeat("prestos", attempt)
        await asyncio.gather(*playing)
        gang.outcomes["prestos answered"] = len(measurements.bot_times)


async def main(link: str, seconds: str, folder: str, *names: str) -> None:
    """Start all attackers, or those with the given names."""
    gang = Gang(link.rstrip("/"), float(seconds), Path(folder))
    floods = Floods(gang)
    attackers = names or [attempt for attempt in dir(floods) if not attempt.startswith("_")]
    with suppress(TimeoutError):
        async with asyncio.timeout(float(seconds) + 5):
            await asyncio.gather(*(getattr(floods, attempt)() for attempt in attackers))
    gang.write()


if __name__ == "__main__":
    # They stand for other machines, so they must not take CPU time from the measured clients.
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    asyncio.run(main(*sys.argv[1:]))
