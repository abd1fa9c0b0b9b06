"""Forty people who play whole matches fast, from several addresses.

        python playing_clients.py LINK SECONDS FILE

The program writes a file of measurements: the time and duration of every accepted request, the time
for which each bot made its player wait, and all that should never happen to an honest client.
"""

import asyncio
import json
import random
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

TABLE_SIZES: Final = (*[(2, 0)] * 6, *[(1, 1)] * 4, *[(4, 0)] * 6)
"""The numbers of people and bots at each table."""
ADDRESS_COUNT: Final = 5
"""The number of addresses from which they come."""
PAUSE: Final = (0.3, 0.8)
"""The shortest and the longest time before a person answers, in seconds."""
OPTIONS: Final = {"game": "cabo", "preset": "original", "changes": {"limit": None, "rounds": 2}}
CALL_AFTER_TURNS: Final = 6
"""A player calls after this many turns."""
USUAL_MOVES: Final = {"looking": "done", "turn": "draw", "card": "discard"}


class Measurements:
    """The measurements of all people."""

    def __init__(self, link: str, seconds: float) -> None:
        self.link = link
        self.end = time.time() + seconds
        self.request_times: list[tuple[float, float]] = []
        """The time and the duration of each request."""
        self.bot_times: list[tuple[float, float]] = []
        """The time and the duration of each answer of a bot."""
        self.acknowledged: list[tuple[str, str, int]] = []
        """For each accepted request, the code of its table, its id, and the number of its fact."""
        self.wrong: list[str] = []
        self.matches = 0

    def post(self, address: str, path: str, body: object, token: str = "") -> Any:
        """Make a request over HTTP that should be accepted."""
        connection = HTTPConnection(
            urlsplit(self.link).netloc, source_address=(address, 0), timeout=30
        )
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        connection.request("POST", path, json.dumps(body), headers)
        answer = connection.getresponse()
        body_read = json.loads(answer.read())
        connection.close()
        if answer.status != 201:
            self.wrong.append(f"{path}: {body_read}")
        return body_read

    def write(self, file: Path, people: int) -> None:
        """Write all measurements to a file."""
        measurements = {
            "people": people,
            "asked": self.request_times,
            "bots": self.bot_times,
            "acknowledged": self.acknowledged,
            "wrong": self.wrong,
            "matches": self.matches,
        }
        file.write_text(json.dumps(measurements))


class Person:
    """A person at a table."""

    def __init__(
        self,
        measured: Measurements,
        code: str,
        token: str,
        address: str,
        *,
        host: bool,
        bots: tuple[str, ...] = (),
        pause: tuple[float, float] = PAUSE,
    ) -> None:
        self._measurements = measured
        self._code = code
        self._token = token
        self._address = address
        self._host = host
        self._bots = bots
        self._pause = pause
        self._me = ""
        self._open_requests: dict[str, float] = {}
        self._answered: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._bot_since: float | None = None
        self._match = 0

    async def play(self) -> None:
        """Play until the time is over."""
        measured = self._measurements
        address = f"ws{measured.link.removeprefix('http')}/api/tables/{self._code}/live"
        try:
            async with connect(
                address,
                additional_headers={"authorization": f"Bearer {self._token}"},
                local_addr=(self._address, 0),
                compression=None,
                open_timeout=30,
            ) as self._socket:
                await self._socket.send('{"type":"hello"}')
                if not self._host:
                    await self._ask(type="sit")
                for level in self._bots:
                    await self._ask(type="seat-bot", level=level)
                while (seconds_left := measured.end - time.time()) > 0:
                    try:
                        async with asyncio.timeout(seconds_left):
                            self._on_message(json.loads(await self._socket.recv()))
                    except TimeoutError:
                        break
        except (WebSocketException, OSError, TimeoutError) as error:
            measured.wrong.append(f"{self._code} {self._address}: {error!r}")

    async def _ask(self, **request: object) -> None:
        name = f"{random.getrandbits(48):x}"
        self._open_requests[name] = time.time()
        await self._socket.send(json.dumps({"type": "ask", "id": name, "request": request}))

    def _ask_later(self, **request: object) -> None:
        async def ask() -> None:
            await asyncio.sleep(random.uniform(*self._pause))
            with suppress(ConnectionClosed):  # the reader of frames notices it
                await self._ask(**request)

        task = asyncio.get_running_loop().create_task(ask())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _on_message(self, message: dict[str, Any]) -> None:
        measured, now = self._measurements, time.time()
        match message["type"]:
            case "done":
                since = self._open_requests.pop(message["id"])
                measured.request_times.append((since, now - since))
                measured.acknowledged.append((self._code, message["id"], message["number"]))
            case "refused" if message["code"] not in ("decision-over", "not-everybody-ready"):
                measured.wrong.append(f"{self._code}: {message}")
            case "bye":
                measured.wrong.append(f"{self._code}: {message}")
            case "welcome" | "news":
                self._on_view(message, now)

    def _on_view(self, message: dict[str, Any], now: float) -> None:
        self._me = message.get("you") or self._me
        if message.get("table") is not None:
            self._on_table(message["table"])
        view = message["view"]
        if view is None:
            return
        if self._bot_since is not None and (message.get("event") or {}).get("by") == "bot":
            self._measurements.bot_times.append((self._bot_since, now - self._bot_since))
            self._bot_since = None
        if view["phase"] == "round-over" and view["result"] is None:
            self._ask_once(f"round {view['round']}", type="ready")
        for decision in view["decisions"]:
            move = self._move(view, decision)
            if move is not None:
                self._ask_once(decision["id"], type="play", decision=decision["id"], move=move)
        waits = view["awaited"] and view["viewer"] not in view["awaited"]
        if self._bots and waits and self._bot_since is None:
            self._bot_since = now

    def _on_table(self, table: dict[str, Any]) -> None:
        """Be ready; as the host, start the match, or a rematch."""
        chairs, match = table["chairs"], table["match"]
        others = [chair for chair in chairs if chair["player"] != table["host"]]
        own_chairs = [chair for chair in chairs if chair["player"] == self._me]
        if table["phase"] == "open":
            if self._host and all(chair["ready"] for chair in others):
                self._ask_once(f"start {match}", type="start")
            elif not self._host and own_chairs and not own_chairs[0]["ready"]:
                self._ask_once(f"ready {match}", type="ready")
        elif table["phase"] == "over":
            self._measurements.matches += self._host and f"rematch {match}" not in self._answered
            self._ask_once(f"rematch {match}", type="rematch")
        if self._match != match:
            self._match = match
            self._answered = {name for name in self._answered if name.startswith("re")}

    def _ask_once(self, name: str, **request: object) -> None:
        if name not in self._answered:
            self._answered.add(name)
            self._ask_later(**request)

    def _move(self, view: dict[str, Any], decision: dict[str, Any]) -> str | None:
        seat, kind = view["viewer"], decision["kind"]
        if kind == "first-look":
            looks = int(decision["id"].rpartition(".")[2])
            return f"look {'abcd'[seat]}{looks + 1}"
        if kind == "turn" and view["turn"] > CALL_AFTER_TURNS and view["caller"] is None:
            return "cabo"
        return USUAL_MOVES.get(kind)


def people(measured: Measurements) -> Iterator[Person]:
    """Make all people, and open a table for each group."""
    addresses = [f"127.0.1.{number + 1}" for number in range(ADDRESS_COUNT)]
    for number, (persons, bots) in enumerate(TABLE_SIZES):
        address = addresses[number % ADDRESS_COUNT]
        guests = [
            measured.post(address, "/api/guests", {"name": f"P{number}.{seat}", "program": True})[
                "token"
            ]
            for seat in range(persons)
        ]
        options = OPTIONS | {"players": persons + bots}
        code = measured.post(address, "/api/tables", options, guests[0])["code"]
        for seat, token in enumerate(guests):
            yield Person(measured, code, token, address, host=seat == 0, bots=("allegro",) * bots)


async def main(link: str, seconds: str, file: str) -> None:
    """Let all people play, and write the measurements."""
    measured = Measurements(link.rstrip("/"), float(seconds))
    everybody = [*people(measured)]
    await asyncio.gather(*(person.play() for person in everybody))
    measured.write(Path(file), len(everybody))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
