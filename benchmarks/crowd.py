"""Scripted players at tables of a real server, who check every frame and move at a set rate."""

import asyncio
import time
from collections import deque
from typing import Any, Final

import msgspec

PLAYERS: Final = 4
ANSWER_SECONDS: Final = 60
"""The seconds that a player waits for an answer before it counts as missing."""


class Decision(msgspec.Struct):
    """A decision that a player has to make."""

    id: str
    kind: str


class View(msgspec.Struct):
    """The part of a view that a scripted player needs."""

    turn: int
    decisions: list[Decision]


class Event(msgspec.Struct):
    """The part of an event that a scripted player needs: its number."""

    number: int


class Welcome(msgspec.Struct, tag="welcome"):
    """The first message of the server."""

    number: int
    view: View | None


class News(msgspec.Struct, tag="news"):
    """The message about a new fact."""

    event: Event
    view: View | None


class Done(msgspec.Struct, tag="done"):
    """The message that a request is durable."""

    id: str


class Refused(msgspec.Struct, tag="refused"):
    """The message that a request was refused."""

    code: str


class Present(msgspec.Struct, tag="present"):
    """The message about who is connected; players ignore it."""


class Bye(msgspec.Struct, tag="bye"):
    """The last message of the server."""

    code: str


_read = msgspec.json.Decoder(Welcome | News | Done | Refused | Present | Bye).decode


class Client(asyncio.Protocol):
    """A minimal WebSocket client. It sends text frames, masked with zeros, and answers pings."""

    def __init__(self, load: "Load", table: "Table", seat: int, head: bytes) -> None:
        self.load, self.table, self.seat = load, table, seat
        self.number = 0
        self._head = head
        self._unread = b""
        self.open = False
        self.asked: dict[str, float] = {}

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 (asyncio's)
        """Ask for a WebSocket."""
        self.transport = transport
        transport.write(self._head)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a connection that is lost during the measurement as a failure."""
        if not self.load.finished:
            self.load.failures.append(f"connection lost: {exc}")

    def data_received(self, data: bytes) -> None:
        """Split the data into frames."""
        data = self._unread + data if self._unread else data
        if not self.open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._unread = head
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
                self.receive(data[start : start + length])
            elif kind == 9:  # noqa: PLR2004 (ping)
                self._frame(0x8A, data[start : start + length])
            at = start + length
        self._unread = data[at:]

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._frame(0x81, text)

    def _frame(self, kind: int, text: bytes) -> None:
        size = len(text)
        head = (
            bytes((kind, 128 | size)) if size < 126 else bytes((kind, 254)) + size.to_bytes(2)  # noqa: PLR2004 (RFC 6455)
        )
        self.transport.write(head + b"\0\0\0\0" + text)

    def receive(self, frame: bytes) -> None:
        """Check the number of a frame, and answer the decisions in it."""
        self.load.frames += 1
        match _read(frame):
            case News(event, view):
                self.number += 1
                if event.number != self.number:
                    self.load.failures.append(f"{event.number} instead of {self.number}")
                self.answer_decisions(view)
            case Done(name):
                self.load.acknowledge(self.asked.pop(name, None))
            case Welcome(number, view):
                self.number = number
                self.answer_decisions(view)
            case Refused(code) | Bye(code):
                self.load.failures.append(code)

    def answer_decisions(self, view: View | None) -> None:
        """Hand new decisions to the load, which says when to make them."""
        for decision in view.decisions if view else ():
            if decision.id not in self.table.asked:
                self.table.asked.add(decision.id)
                self.load.decide(self, decision)

    def play(self, decision: Decision, since: float) -> None:
        """Make a move; its latency counts from `since`."""
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
        """Send a request that is no move."""
        self.load.ids += 1
        self.send(b'{"type":"ask","id":"x%d","request":%s}' % (self.load.ids, request))


class Table:
    """A table: its clients, and the decisions that they have made or will make."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        self.clients: list[Client] = []


class Load:
    """All clients and their measurements."""

    def __init__(self) -> None:
        self.frames = self.ids = self.moves = self.unanswered = 0
        self.failures: list[str] = []
        self.latencies: list[float] = []
        self.waiting: deque[tuple[Client, Decision]] = deque()
        self.at_once = False
        self.finished = False

    def decide(self, client: Client, decision: Decision) -> None:
        """Let a client make a decision, at once or when the rate allows it."""
        if self.at_once:
            client.play(decision, time.perf_counter())
        else:
            self.waiting.append((client, decision))

    def acknowledge(self, since: float | None) -> None:
        """Count a move that is durable, with its latency."""
        if since is not None:
            self.moves += 1
            self.unanswered -= 1
            self.latencies.append(time.perf_counter() - since)

    def move_at_once(self) -> None:
        """Let all clients move as fast as they can."""
        self.at_once = True
        while self.waiting:
            client, decision = self.waiting.popleft()
            client.play(decision, time.perf_counter())

    async def stop(self) -> None:
        """Stop moving, and wait until all moves are acknowledged."""
        self.at_once = False
        for _ in range(ANSWER_SECONDS * 100):
            if not self.unanswered:
                return
            await asyncio.sleep(0.01)
        self.failures.append(f"{self.unanswered} moves were not answered")

    async def move_at_rate(self, rate: float, seconds: float) -> list[float]:
        """Make this many moves a second, whatever the server does; return the sorted latencies."""
        self.latencies = []
        started = time.perf_counter()
        moves_due = moves_missed = 0
        while (now := time.perf_counter()) < started + seconds:
            while moves_due < (now - started) * rate:
                due = started + moves_due / rate
                moves_due += 1
                if self.waiting:
                    client, decision = self.waiting.popleft()
                    client.play(decision, due)
                else:
                    moves_missed += 1
            await asyncio.sleep(0.001)
        await self.stop()
        if moves_missed:
            self.failures.append(f"{moves_missed} moves could not be made: nobody had a turn")
        return sorted(self.latencies)
