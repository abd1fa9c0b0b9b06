"""Forty people who play: whole matches, at the pace of people in a hurry, from several addresses.

    python honest.py LINK SECONDS FILE

Every acknowledged request is written to the file with its time and duration, and so is how long
each bot made its player wait, and everything that should never happen to an honest client.
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

TABLES: Final = (*[(2, 0)] * 6, *[(1, 1)] * 4, *[(4, 0)] * 6)
"""People and bots at each."""
HOMES: Final = 5
"""Addresses from which they come."""
PAUSE: Final = (0.3, 0.8)
"""Seconds before a person answers."""
OPTIONS: Final = {"game": "cabo", "preset": "original", "changes": {"limit": None, "rounds": 2}}
CALLS_AFTER: Final = 6
"""Turns."""
SIMPLE: Final = {"looking": "done", "turn": "draw", "card": "discard"}


class Measurements:
    """All of them, and their notes."""

    def __init__(self, link: str, seconds: float) -> None:
        self.link = link
        self.end = time.time() + seconds
        self.asked: list[tuple[float, float]] = []
        """The time and the duration of each request."""
        self.bots: list[tuple[float, float]] = []
        """The same for answers of bots."""
        self.acknowledged: list[tuple[str, str, int]] = []
        """By table: the id of the request, and the number of its fact."""
        self.wrong: list[str] = []
        self.matches = 0

    def post(self, home: str, path: str, body: object, token: str = "") -> Any:
        """A request over HTTP that is granted."""
        line = HTTPConnection(urlsplit(self.link).netloc, source_address=(home, 0), timeout=30)
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        line.request("POST", path, json.dumps(body), headers)
        answer = line.getresponse()
        read = json.loads(answer.read())
        line.close()
        if answer.status != 201:
            self.wrong.append(f"{path}: {read}")
        return read

    def write(self, file: Path, people: int) -> None:
        """Write all notes."""
        found = {
            "people": people,
            "asked": self.asked,
            "bots": self.bots,
            "acknowledged": self.acknowledged,
            "wrong": self.wrong,
            "matches": self.matches,
        }
        file.write_text(json.dumps(found))


class Person:
    """One person."""

    def __init__(
        self,
        measured: Measurements,
        code: str,
        token: str,
        home: str,
        *,
        host: bool,
        bots: tuple[str, ...] = (),
        pause: tuple[float, float] = PAUSE,
    ) -> None:
        self._hall = measured
        self._code = code
        self._token = token
        self._home = home
        self._host = host
        self._bots = bots
        self._pause = pause
        self._me = ""
        self._open: dict[str, float] = {}
        self._answered: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._bot_since: float | None = None
        self._match = 0

    async def play(self) -> None:
        """Play until the evening is over."""
        measured = self._hall
        address = f"ws{measured.link.removeprefix('http')}/api/tables/{self._code}/live"
        try:
            async with connect(
                address,
                additional_headers={"authorization": f"Bearer {self._token}"},
                local_addr=(self._home, 0),
                compression=None,
                open_timeout=30,
            ) as self._socket:
                await self._socket.send('{"type":"hello"}')
                if not self._host:
                    await self._ask(type="sit")
                for level in self._bots:
                    await self._ask(type="seat-bot", level=level)
                while (left := measured.end - time.time()) > 0:
                    try:
                        async with asyncio.timeout(left):
                            self._hear(json.loads(await self._socket.recv()))
                    except TimeoutError:
                        break
        except (WebSocketException, OSError, TimeoutError) as error:
            measured.wrong.append(f"{self._code} {self._home}: {error!r}")

    async def _ask(self, **request: object) -> None:
        name = f"{random.getrandbits(48):x}"
        self._open[name] = time.time()
        await self._socket.send(json.dumps({"type": "ask", "id": name, "request": request}))

    def _later(self, **request: object) -> None:
        async def ask() -> None:
            await asyncio.sleep(random.uniform(*self._pause))
            with suppress(ConnectionClosed):  # the reader notices
                await self._ask(**request)

        task = asyncio.get_running_loop().create_task(ask())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _hear(self, message: dict[str, Any]) -> None:
        measured, now = self._hall, time.time()
        match message["type"]:
            case "done":
                since = self._open.pop(message["id"])
                measured.asked.append((since, now - since))
                measured.acknowledged.append((self._code, message["id"], message["number"]))
            case "refused" if message["code"] not in ("decision-over", "not-everybody-ready"):
                measured.wrong.append(f"{self._code}: {message}")
            case "bye":
                measured.wrong.append(f"{self._code}: {message}")
            case "welcome" | "news":
                self._look(message, now)

    def _look(self, message: dict[str, Any], now: float) -> None:
        self._me = message.get("you") or self._me
        if message.get("table") is not None:
            self._look_around(message["table"])
        view = message["view"]
        if view is None:
            return
        if self._bot_since is not None and (message.get("event") or {}).get("by") == "bot":
            self._hall.bots.append((self._bot_since, now - self._bot_since))
            self._bot_since = None
        if view["phase"] == "round-over" and view["result"] is None:
            self._once(f"round {view['round']}", type="ready")
        for decision in view["decisions"]:
            move = self._move(view, decision)
            if move is not None:
                self._once(decision["id"], type="play", decision=decision["id"], move=move)
        waits = view["awaited"] and view["viewer"] not in view["awaited"]
        if self._bots and waits and self._bot_since is None:
            self._bot_since = now

    def _look_around(self, table: dict[str, Any]) -> None:
        """Be ready; the host begins, and begins again."""
        chairs, match = table["chairs"], table["match"]
        others = [chair for chair in chairs if chair["player"] != table["host"]]
        mine = [chair for chair in chairs if chair["player"] == self._me]
        if table["phase"] == "open":
            if self._host and all(chair["ready"] for chair in others):
                self._once(f"start {match}", type="start")
            elif not self._host and mine and not mine[0]["ready"]:
                self._once(f"ready {match}", type="ready")
        elif table["phase"] == "over":
            self._hall.matches += self._host and f"rematch {match}" not in self._answered
            self._once(f"rematch {match}", type="rematch")
        if self._match != match:
            self._match = match
            self._answered = {one for one in self._answered if one.startswith("re")}

    def _once(self, name: str, **request: object) -> None:
        if name not in self._answered:
            self._answered.add(name)
            self._later(**request)

    def _move(self, view: dict[str, Any], decision: dict[str, Any]) -> str | None:
        seat, kind = view["viewer"], decision["kind"]
        if kind == "first-look":
            looks = int(decision["id"].rpartition(".")[2])
            return f"look {'abcd'[seat]}{looks + 1}"
        if kind == "turn" and view["turn"] > CALLS_AFTER and view["caller"] is None:
            return "cabo"
        return SIMPLE.get(kind)


def people(measured: Measurements) -> Iterator[Person]:
    """All people, with a table each."""
    homes = [f"127.0.1.{number + 1}" for number in range(HOMES)]
    for number, (persons, bots) in enumerate(TABLES):
        home = homes[number % HOMES]
        guests = [
            measured.post(home, "/api/guests", {"name": f"P{number}.{seat}", "program": True})[
                "token"
            ]
            for seat in range(persons)
        ]
        options = OPTIONS | {"players": persons + bots}
        code = measured.post(home, "/api/tables", options, guests[0])["code"]
        for seat, token in enumerate(guests):
            yield Person(measured, code, token, home, host=seat == 0, bots=("allegro",) * bots)


async def main(link: str, seconds: str, file: str) -> None:
    """Let them play."""
    measured = Measurements(link.rstrip("/"), float(seconds))
    everybody = [*people(measured)]
    await asyncio.gather(*(person.play() for person in everybody))
    measured.write(Path(file), len(everybody))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
