"""Tools for hostile clients: raw sockets, and what must hold whatever they send."""

import json
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple
from urllib.parse import urlsplit

import jsonschema_rs
import msgspec
from server.harness.rig import Server

from dacabo.server.api.schema import message_schema
from dacabo.server.wire.bodies import Problem

PATIENCE = 10.0
"""Seconds within which the server answers, or hangs up."""
TEXT, BINARY, CLOSE, PING, PONG, MORE = 1, 2, 8, 9, 10, 0
"""The kinds of frames."""


def at_ease(server: Server) -> None:
    """Check that nothing has gone wrong: requests are answered, and the log has no errors."""
    assert server.http("GET", "/readyz") == (200, "ok\n")
    for line in server.log.splitlines():
        entry = json.loads(line)  # a traceback is none
        assert entry["level"] in ("debug", "info", "warning"), entry
        assert "error" not in entry, entry


def memory(server: Server) -> int:
    """The memory of the server in MiB."""
    with open(f"/proc/{server.pid}/status") as status:  # noqa: PTH123 (no file)
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) // 1024


# --- HTTP -----------------------------------------------------------------------------------


class Answer(NamedTuple):
    """A response."""

    status: int
    headers: dict[str, str]
    body: bytes

    def typed(self) -> "Answer":
        """The same, after checking that it is a success or a well-formed problem."""
        if self.status < 400 or not self.body:
            return self
        if self.headers["content-type"] == "application/json":
            problem = msgspec.json.decode(self.body, type=Problem)
            assert problem.code, self
            assert problem.message, self
        else:  # from the HTTP parser, which then hangs up
            assert self.status == 400, self
            assert self.headers["connection"] == "close", self
        return self


@contextmanager
def dialled(server: Server, buffer: int | None = None) -> Iterator[socket.socket]:
    """A raw connection; optionally with a small receive buffer."""
    address = urlsplit(server.link)
    with socket.socket() as line:
        line.settimeout(PATIENCE)
        if buffer is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        line.connect((address.hostname, address.port))
        yield line


def head(server: Server, first: str, *headers: str) -> bytes:
    """The head of a request; the server hangs up after it by default."""
    host = f"Host: {urlsplit(server.link).netloc}"
    return "\r\n".join((f"{first} HTTP/1.1", host, *headers, "\r\n")).encode("latin-1")


def say(server: Server, *parts: bytes) -> list[Answer]:
    """Send bytes, and read until the server hangs up: the typed answers, if any."""
    with dialled(server) as line:
        try:
            for part in parts:
                line.sendall(part)
        except ConnectionError:
            pass  # the server has read enough
        return answers_in(hear(line))


def hear(line: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    heard = b""
    try:
        while part := line.recv(65536):
            heard += part
    except ConnectionError:
        pass
    return heard


def answers_in(heard: bytes) -> list[Answer]:
    """All answers of a connection, each typed."""
    found = []
    while heard:
        top, _, rest = heard.partition(b"\r\n\r\n")
        first, *lines = top.decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (x.partition(": ") for x in lines)}
        length = int(headers.get("content-length", 0))
        found.append(Answer(int(first.split()[1]), headers, rest[:length]).typed())
        heard = rest[length:]
    return found


# --- the WebSocket ----------------------------------------------------------------------------


def judge() -> jsonschema_rs.Draft202012Validator:
    """A validator for messages of the server."""
    document = json.loads(message_schema())
    del document["anyOf"]
    return jsonschema_rs.Draft202012Validator({**document, "$ref": "#/$defs/FromServer"})


SERVER_SAYS = judge()


def frame(kind: int, data: bytes = b"", *, last: bool = True, bits: int = 0) -> bytes:
    """A frame of a client."""
    size = len(data)
    first = bytes([(0x80 if last else 0) | bits | kind])
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 1 << 16:
        length = bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return first + length + bytes(4) + data


def opening(server: Server, code: str, token: str | None = None) -> bytes:
    """The request that opens a table's socket."""
    return opening_at(server, f"/api/tables/{code}/live", token)


def opening_at(server: Server, path: str, token: str | None = None) -> bytes:
    """The request that opens a socket."""
    return head(
        server,
        f"GET {path}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Key: ZGFjYWJvIGZ1enppbmchIQ==",
        "Sec-WebSocket-Version: 13",
        *([] if token is None else [f"Authorization: Bearer {token}"]),
    )


class Rogue:
    """A client of a table that follows no rule."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.closed: tuple[int, str] | None = None
        """Why the server hung up, if it said so."""
        self._heard = b""
        while b"\r\n\r\n" not in self._heard:
            part = line.recv(65536)
            assert part, self._heard
            self._heard += part
        top, _, self._heard = self._heard.partition(b"\r\n\r\n")
        assert b" 101 " in top, top

    def send(self, *frames: bytes) -> bool:
        """Send bytes; False if the server no longer listens."""
        return self.send_each(frames)

    def send_each(self, frames: Iterable[bytes]) -> bool:
        """Send frames one by one; False if the server no longer listens."""
        try:
            for one in frames:
                self.line.sendall(one)
        except ConnectionError:
            return False
        return True

    def hear(self) -> Iterator[dict[str, object]]:
        """Every message until the server hangs up, validated by the schema."""
        while True:
            kind, data = self._frame()
            if kind == TEXT:
                message = json.loads(data)
                SERVER_SAYS.validate(message)
                yield message
            elif kind == CLOSE:
                self.closed = (int.from_bytes(data[:2], "big"), data[2:].decode())
                self.send(frame(CLOSE, data[:2]))
            elif kind is None:
                return
            else:
                assert kind in (PING, PONG)

    def _frame(self) -> tuple[int | None, bytes]:
        start = self._take(2)
        if start is None:
            return None, b""
        kind, size = start[0], start[1]
        assert kind & 0xF0 == 0x80, "the server sends whole frames"
        wide = {126: 2, 127: 8}.get(size, 0)
        if wide:
            size = int.from_bytes(self._take(wide) or b"", "big")
        return kind & 0x0F, self._take(size) or b""

    def _take(self, size: int) -> bytes | None:
        while len(self._heard) < size:
            try:
                part = self.line.recv(65536)
            except ConnectionError:
                return None
            if not part:
                return None
            self._heard += part
        taken, self._heard = self._heard[:size], self._heard[size:]
        return taken


@contextmanager
def rogue_at(
    server: Server, code: str, token: str | None = None, buffer: int | None = None
) -> Iterator[Rogue]:
    """A hostile client at a table."""
    with dialled(server, buffer) as line:
        line.sendall(opening(server, code, token))
        yield Rogue(line)
