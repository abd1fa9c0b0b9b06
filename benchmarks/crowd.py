"""Scripted people at tables of a real server: they check every frame, and move when told to."""

import asyncio
import time
from collections import deque
from typing import Any, Final

import msgspec

PLAYERS: Final = 4
PATIENCE: Final = 60
"""Seconds that somebody waits for an answer."""


class Decision(msgspec.Struct):
    """What somebody is asked for."""

    id: str
    kind: str


class View(msgspec.Struct):
    """What a scripted player looks at."""

    turn: int
    decisions: list[Decision]


class Event(msgspec.Struct):
    """A fact's number."""

    number: int


class Welcome(msgspec.Struct, tag="welcome"):
    """The first answer."""

    number: int
    view: View | None


class News(msgspec.Struct, tag="news"):
    """One more fact."""

    event: Event
    view: View | None


class Done(msgspec.Struct, tag="done"):
    """A request is durable."""

    id: str


class Refused(msgspec.Struct, tag="refused"):
    """Something went wrong."""

    code: str


class Present(msgspec.Struct, tag="present"):
    """Who is there."""


class Bye(msgspec.Struct, tag="bye"):
    """The server hangs up."""

    code: str


_read = msgspec.json.Decoder(Welcome | News | Done | Refused | Present | Bye).decode


class Client(asyncio.Protocol):
    """A WebSocket of just what is needed: text frames, never masked by more than zeros."""

    def __init__(self, load: "Load", table: "Table", seat: int, head: bytes) -> None:
        self.load, self.table, self.seat = load, table, seat
        self.number = 0
        self._head = head
        self._rest = b""
        self.open = False
        self.asked: dict[str, float] = {}

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 (asyncio's)
        """Ask for a WebSocket."""
        self.transport = transport
        transport.write(self._head)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody should hang up while it is measured."""
        if not self.load.finished:
            self.load.failures.append(f"connection lost: {exc}")

    def data_received(self, data: bytes) -> None:
        """Take frames apart."""
        data = self._rest + data if self._rest else data
        if not self.open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            assert b" 101 " in head[:20], head
            self.open = True
        at = 0
        while len(data) - at >= 2:  # noqa: PLR2004 (a frame's head)
            length, start = data[at + 1] & 127, at + 2
            if length == 126:  # noqa: PLR2004 (two more bytes of length)
                length, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif length == 127:  # noqa: PLR2004 (eight more)
                length, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if len(data) < start + length:
                break
            kind = data[at] & 15
            if kind == 1:
                self.hear(data[start : start + length])
            elif kind == 9:  # noqa: PLR2004 (ping)
                self._frame(0x8A, data[start : start + length])
            at = start + length
        self._rest = data[at:]

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._frame(0x81, text)

    def _frame(self, kind: int, text: bytes) -> None:
        size = len(text)
        head = (
            bytes((kind, 128 | size)) if size < 126 else bytes((kind, 254)) + size.to_bytes(2)  # noqa: PLR2004 (RFC 6455)
        )
        self.transport.write(head + b"\0\0\0\0" + text)

    def hear(self, frame: bytes) -> None:
        """Check the number, and see whether it is one's turn."""
        self.load.frames += 1
        match _read(frame):
            case News(event, view):
                self.number += 1
                if event.number != self.number:
                    self.load.failures.append(f"{event.number} instead of {self.number}")
                self.look(view)
            case Done(name):
                self.load.acknowledged(self.asked.pop(name, None))
            case Welcome(number, view):
                self.number = number
                self.look(view)
            case Refused(code) | Bye(code):
                self.load.failures.append(code)

    def look(self, view: View | None) -> None:
        """If something is to be decided, decide it now or when the load says so."""
        for decision in view.decisions if view else ():
            if decision.id not in self.table.asked:
                self.table.asked.add(decision.id)
                self.load.turn(self, decision)

    def play(self, decision: Decision, since: float) -> None:
        """Make a move."""
        self.load.ids += 1
        self.load.unanswered += 1
        name = str(self.load.ids)
        self.asked[name] = since
        self.send(
            b'{"type":"ask","id":"%s","request":{"type":"play","decision":"%s","move":"%s"}}'
            % (name.encode(), decision.id.encode(), self._move(decision).encode())
        )

    def _move(self, decision: Decision) -> str:
        match decision.kind:
            case "first-look":
                looks = int(decision.id.rpartition(".")[2])
                return f"look {'abcd'[self.seat]}{looks + 1}"
            case "looking":
                return "done"
            case "turn":
                return "draw"
            case _:
                return "discard"

    def ask(self, request: bytes) -> None:
        """Ask for something else than a move."""
        self.load.ids += 1
        self.send(b'{"type":"ask","id":"x%d","request":%s}' % (self.load.ids, request))


class Table:
    """A table and what was decided there."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        self.clients: list[Client] = []


class Load:
    """All clients, and what is measured."""

    def __init__(self) -> None:
        self.frames = self.ids = self.moves = self.unanswered = 0
        self.failures: list[str] = []
        self.latencies: list[float] = []
        self.waiting: deque[tuple[Client, Decision]] = deque()
        self.at_once = False
        self.finished = False

    def turn(self, client: Client, decision: Decision) -> None:
        """Somebody has something to decide."""
        if self.at_once:
            client.play(decision, time.perf_counter())
        else:
            self.waiting.append((client, decision))

    def acknowledged(self, since: float | None) -> None:
        """A move is durable."""
        if since is not None:
            self.moves += 1
            self.unanswered -= 1
            self.latencies.append(time.perf_counter() - since)

    def everybody_moves(self) -> None:
        """Everybody moves as fast as they are told."""
        self.at_once = True
        while self.waiting:
            client, decision = self.waiting.popleft()
            client.play(decision, time.perf_counter())

    async def stop(self) -> None:
        """Nobody moves any more, once all moves are acknowledged."""
        self.at_once = False
        for _ in range(PATIENCE * 100):
            if not self.unanswered:
                return
            await asyncio.sleep(0.01)
        self.failures.append(f"{self.unanswered} moves were not answered")

    async def steadily(self, rate: float, seconds: float) -> list[float]:
        """So many moves a second, whatever the server does; all latencies, in order."""
        self.latencies = []
        began = time.perf_counter()
        made = missed = 0
        while (now := time.perf_counter()) < began + seconds:
            while made < (now - began) * rate:
                due = began + made / rate
                made += 1
                if self.waiting:
                    client, decision = self.waiting.popleft()
                    client.play(decision, due)
                else:
                    missed += 1
            await asyncio.sleep(0.001)
        await self.stop()
        if missed:
            self.failures.append(f"{missed} moves could not be made: nobody had a turn")
        return sorted(self.latencies)
