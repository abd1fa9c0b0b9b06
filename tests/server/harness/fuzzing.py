"""Tools for hostile clients: raw sockets, and checks that hold whatever the clients send."""

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
"""The seconds within which the server answers, or closes the connection."""
TEXT, BINARY, CLOSE, PING, PONG, MORE = 1, 2, 8, 9, 10, 0
"""The kinds of frames."""


def check_healthy(server: Server) -> None:
    """Check that requests are answered, and that the log has no errors."""
    assert server.http("GET", "/readyz") == (200, "ok\n")
    for line in server.log.splitlines():
        entry = json.loads(line)  # a traceback is not JSON
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

    def checked(self) -> "Answer":
        """Check that the answer is a success or a well-formed problem; return it."""
        if self.status < 400 or not self.body:
            return self
        if self.headers["content-type"] == "application/json":
            problem = msgspec.json.decode(self.body, type=Problem)
            assert problem.code, self
            assert problem.message, self
        else:  # from the HTTP parser, which then closes the connection
            assert self.status == 400, self
            assert self.headers["connection"] == "close", self
        return self


@contextmanager
def raw_connection(server: Server, buffer: int | None = None) -> Iterator[socket.socket]:
    """A raw connection, optionally with a small receive buffer."""
    address = urlsplit(server.link)
    with socket.socket() as connection:
        connection.settimeout(PATIENCE)
        if buffer is not None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        connection.connect((address.hostname, address.port))
        yield connection


def head(server: Server, first: str, *headers: str) -> bytes:
    """The head of a request, after which the server closes the connection by default."""
    host = f"Host: {urlsplit(server.link).netloc}"
    return "\r\n".join((f"{first} HTTP/1.1", host, *headers, "\r\n")).encode("latin-1")


def say(server: Server, *parts: bytes) -> list[Answer]:
    """Send bytes, and read until the server closes the connection; return the checked answers."""
    with raw_connection(server) as connection:
        try:
            for part in parts:
                connection.sendall(part)
        except ConnectionError:
            pass  # the server has read enough
        return parse_answers(read_all(connection))


def read_all(connection: socket.socket) -> bytes:
    """Everything that arrives until the server closes the connection."""
    received = b""
    try:
        while part := connection.recv(65536):
            received += part
    except ConnectionError:
        pass
    return received


def parse_answers(received: bytes) -> list[Answer]:
    """All answers in the bytes from a connection, each checked."""
    answers = []
    while received:
        head_bytes, _, rest = received.partition(b"\r\n\r\n")
        first, *lines = head_bytes.decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (x.partition(": ") for x in lines)}
        length = int(headers.get("content-length", 0))
        answers.append(Answer(int(first.split()[1]), headers, rest[:length]).checked())
        received = rest[length:]
    return answers


# --- the WebSocket ----------------------------------------------------------------------------


def server_messages() -> jsonschema_rs.Draft202012Validator:
    """A validator for messages of the server."""
    document = json.loads(message_schema())
    del document["anyOf"]
    return jsonschema_rs.Draft202012Validator({**document, "$ref": "#/$defs/FromServer"})


SERVER_MESSAGES = server_messages()


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
    """A client of a table that follows no rules."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self.closed: tuple[int, str] | None = None
        """The close code and the reason of the server, if it sent them."""
        self._received = b""
        while b"\r\n\r\n" not in self._received:
            part = connection.recv(65536)
            assert part, self._received
            self._received += part
        top, _, self._received = self._received.partition(b"\r\n\r\n")
        assert b" 101 " in top, top

    def send(self, *frames: bytes) -> bool:
        """Send bytes; False if the server no longer listens."""
        return self.send_each(frames)

    def send_each(self, frames: Iterable[bytes]) -> bool:
        """Send frames one by one; False if the server no longer listens."""
        try:
            for frame_bytes in frames:
                self.connection.sendall(frame_bytes)
        except ConnectionError:
            return False
        return True

    def read_all(self) -> Iterator[dict[str, object]]:
        """Yield every message until the server closes the connection, validated by the schema."""
        while True:
            kind, data = self._frame()
            if kind == TEXT:
                message = json.loads(data)
                SERVER_MESSAGES.validate(message)
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
        length_bytes = {126: 2, 127: 8}.get(size, 0)
        if length_bytes:
            size = int.from_bytes(self._take(length_bytes) or b"", "big")
        return kind & 0x0F, self._take(size) or b""

    def _take(self, size: int) -> bytes | None:
        while len(self._received) < size:
            try:
                part = self.connection.recv(65536)
            except ConnectionError:
                return None
            if not part:
                return None
            self._received += part
        taken, self._received = self._received[:size], self._received[size:]
        return taken


@contextmanager
def rogue_at(
    server: Server, code: str, token: str | None = None, buffer: int | None = None
) -> Iterator[Rogue]:
    """A hostile client at a table."""
    with raw_connection(server, buffer) as connection:
        connection.sendall(opening(server, code, token))
        yield Rogue(connection)
