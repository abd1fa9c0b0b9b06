"""Limits for connections, and for the wait for a client that does not read."""

import json
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from server.harness.fuzzing import (
    Rogue,
    check_healthy,
    head,
    memory,
    opening,
    opening_at,
    raw_connection,
    read_all,
)
from server.harness.rig import PATIENCE, Server, serving

STRANGER = "127.0.0.2"
LARGE = 96 * 1024


@contextmanager
def dial(
    server: Server, address: str = STRANGER, buffer: int | None = None
) -> Iterator[socket.socket]:
    """Open a connection from an address."""
    link = urlsplit(server.link)
    with socket.socket() as line:
        line.settimeout(PATIENCE)
        if buffer is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        line.bind((address, 0))
        line.connect((link.hostname, link.port))
        yield line


def sample(server: Server, name: str) -> float:
    """The value of a metric."""
    lines = server.metrics().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(name + " "))


def wait_until(true: Callable[[], bool], seconds: float = 20) -> None:
    """Wait until a condition is true."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def open_lines(lines: list[socket.socket]) -> list[socket.socket]:
    """The connections that the server has neither answered nor closed."""
    still = []
    for line in lines:
        line.settimeout(0.01)
        with suppress(ConnectionError):
            try:
                line.recv(1, socket.MSG_PEEK)
            except TimeoutError:
                still.append(line)
        line.settimeout(PATIENCE)
    return still


# --- the number of connections -----------------------------------------------------------------


def test_silent_connections_count_as_well(tmp_path: Path) -> None:
    """The limit of an address covers all connections; other addresses are not affected."""
    with serving(tmp_path, connections_per_address=5) as server, ExitStack() as stack:
        lines = [stack.enter_context(dial(server)) for _ in range(20)]
        told = [read_all(line) for line in lines[5:]]
        assert {answer[:13] for answer in told} == {b"HTTP/1.1 429 "}
        assert json.loads(told[0].partition(b"\r\n\r\n")[2])["code"] == "too-fast"
        assert len(open_lines(lines[:5])) == 5
        server.guest()
        assert sample(server, "dacabo_turned_away_total") == 15
        wait_until(lambda: sample(server, "dacabo_http_connections") == 5)
        stack.close()
        wait_until(lambda: sample(server, "dacabo_http_connections") == 0)
        with dial(server) as line:
            line.sendall(head(server, "GET /readyz", "Connection: close"))
            assert read_all(line).startswith(b"HTTP/1.1 200 ")
        check_healthy(server)


def test_the_total_number_of_connections_is_limited(tmp_path: Path) -> None:
    """Connections beyond the limit are refused at once, from any address."""
    with serving(tmp_path, max_connections=20) as server, ExitStack() as stack:
        lines = [stack.enter_context(dial(server, f"127.0.1.{n}")) for n in range(1, 41)]
        told = [read_all(line) for line in lines[20:]]
        assert {answer[:13] for answer in told} == {b"HTTP/1.1 503 "}
        assert json.loads(told[0].partition(b"\r\n\r\n")[2])["code"] == "house-full"
        lines[0].sendall(head(server, "GET /readyz", "Connection: close"))
        assert read_all(lines[0]).startswith(b"HTTP/1.1 200 ")


def test_a_proxy_may_have_many_connections(tmp_path: Path) -> None:
    """Only the total limit holds for them; the clients behind it have their own."""
    given = {"connections_per_address": 2, "trusted_proxies": f"{STRANGER}/32"}
    with serving(tmp_path, **given) as server, ExitStack() as stack:
        lines = [stack.enter_context(dial(server)) for _ in range(10)]
        assert len(open_lines(lines)) == 10
        others = [stack.enter_context(dial(server, "127.0.0.3")) for _ in range(10)]
        wait_until(lambda: len(open_lines(others)) == 2)


def test_a_websocket_gives_back_its_http_slot(tmp_path: Path) -> None:
    """An accepted one counts as a WebSocket; a refused one keeps its slot until it is closed."""
    with serving(tmp_path, connections_per_address=2, connections_per_minute=2) as server:
        code = server.guest().open()
        with dial(server) as one, dial(server) as two:
            for line in (one, two):
                line.sendall(opening(server, code))
                assert line.recv(12) == b"HTTP/1.1 101"
            with dial(server) as three, dial(server) as four:
                three.sendall(opening(server, code))
                assert three.recv(12) == b"HTTP/1.1 403"
                four.sendall(head(server, "GET /readyz", "Connection: close"))
                assert read_all(four).startswith(b"HTTP/1.1 200 ")
            wait_until(lambda: sample(server, "dacabo_http_connections") == 0)
            with dial(server) as five, dial(server) as six:
                assert len(open_lines([five, six])) == 2
        wait_until(lambda: sample(server, "dacabo_connections") == 0)
        with ExitStack() as stack:
            lines = [stack.enter_context(dial(server)) for _ in range(2)]
            for line in lines:  # too many in a minute: closed only after they have read so
                line.sendall(opening(server, code))
                assert line.recv(12) == b"HTTP/1.1 101"
            with dial(server) as one_more:
                assert read_all(one_more).startswith(b"HTTP/1.1 429 ")


def test_an_address_deep_in_debt_gets_no_answer(tmp_path: Path) -> None:
    """Its connections are reset, and it pays for every attempt."""
    with serving(tmp_path, share_per_address=1, saved_seconds=1) as server:
        for _ in range(300):
            with suppress(ConnectionResetError), dial(server):
                pass
        with pytest.raises(ConnectionResetError), dial(server) as line:
            line.recv(1)
        assert answered(server, "127.0.0.3")
        assert sample(server, "dacabo_turned_away_total") > 1
        wait_until(lambda: answered(server))
        check_healthy(server)


def answered(server: Server, address: str = STRANGER) -> bool:
    """Whether a new client gets an answer."""
    with suppress(ConnectionError), dial(server, address) as line:
        line.sendall(head(server, "GET /livez", "Connection: close"))
        return read_all(line).startswith(b"HTTP/1.1 200 ")
    return False


def test_an_address_that_opens_too_many_connections_at_once_waits(tmp_path: Path) -> None:
    """They are accepted in turns, and no other address waits."""
    with serving(tmp_path, share_per_address=5) as server, ExitStack() as stack:
        lines = [stack.enter_context(dial(server)) for _ in range(3000)]
        assert answered(server, "127.0.0.3")
        assert read_all(lines[-1]).startswith(b"HTTP/1.1 429 ")
        assert 0 < sample(server, "dacabo_turned_away_total") < 3000
        stack.close()
        wait_until(lambda: answered(server))
        check_healthy(server)


def test_few_file_descriptors_mean_fewer_connections(tmp_path: Path) -> None:
    """The log says so."""
    with serving(tmp_path, nofile=300) as server, ExitStack() as stack:
        told = [json.loads(line) for line in server.log.splitlines()]
        assert [(e["event"], e["count"], e["limit"]) for e in told if e["level"] == "warning"] == [
            ("few-files", 97, 300)
        ]
        lines = [stack.enter_context(dial(server, f"127.0.1.{n}")) for n in range(1, 200)]
        wait_until(lambda: len(open_lines(lines)) == 97)
        assert read_all(lines[-1]).startswith(b"HTTP/1.1 503 ")
        stack.close()
        wait_until(lambda: sample(server, "dacabo_http_connections") == 0)
        check_healthy(server)


# --- clients that do not read ------------------------------------------------------------------


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """The folder of an app with a large file."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "large-0123456789.js").write_bytes(bytes(LARGE))
    return folder


@pytest.mark.parametrize("asked", [1, 17])
@pytest.mark.parametrize("then", ["keep-alive", "close"])
def test_a_client_that_reads_nothing_is_cut_off(
    tmp_path: Path, pages: Path, asked: int, then: str
) -> None:
    """This happens after a while, however the connection was to continue."""
    request = "GET /assets/large-0123456789.js"
    with serving(tmp_path, pages=pages, stalled_seconds=1) as server, ExitStack() as stack:
        lines = [stack.enter_context(dial(server, buffer=4096)) for _ in range(8)]
        for line in lines:
            line.sendall(head(server, request) * (asked - 1))
            line.sendall(head(server, request, f"Connection: {then}"))
        wait_until(lambda: sample(server, "dacabo_http_connections") == 0)
        wait_until(lambda: not kept(server))
        check_healthy(server)


def kept(server: Server) -> list[str]:
    """The server's connections with unsent data in the system's buffer."""
    port = f":{urlsplit(server.link).port:04X}"
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return [row[1] for row in rows if row[1].endswith(port) and not row[4].startswith("00000000:")]


@pytest.mark.long
def test_a_client_that_reads_slowly_is_not_cut_off(tmp_path: Path, pages: Path) -> None:
    """A client that keeps reading gets everything."""
    with (
        serving(tmp_path, pages=pages, stalled_seconds=3) as server,
        dial(server, buffer=4096) as line,
    ):
        request = "GET /assets/large-0123456789.js"
        line.sendall(head(server, request) * 5 + head(server, request, "Connection: close"))
        heard, began = 0, time.monotonic()
        while part := line.recv(16_384):
            heard += len(part)
            time.sleep(0.02)
        assert heard > 6 * LARGE
        assert time.monotonic() - began > 3


# --- the log -----------------------------------------------------------------------------------


def test_clients_that_speak_no_http_are_counted(tmp_path: Path) -> None:
    """The log gets one line, and their number a minute later."""
    with serving(tmp_path) as server:
        for _ in range(100):
            with dial(server) as line:
                line.sendall(b"\x16\x03\x01 no HTTP at all\r\n\r\n")
                assert read_all(line).startswith(b"HTTP/1.1 400 ")
        for _ in range(20):
            with dial(server) as line:
                line.sendall(head(server, "GET /", "Connection: Upgrade", "Upgrade: h2c"))
                line.recv(1)
        assert sample(server, "dacabo_not_http_total") == 100
        events = [json.loads(line)["event"] for line in server.log.splitlines()]
        assert events.count("Invalid HTTP request received.") == 1
        assert len(events) <= 4


@pytest.mark.long
def test_a_client_that_leaves_before_the_answer_is_no_error(tmp_path: Path, pages: Path) -> None:
    """A server that stops during an answer logs no error either."""
    request = "GET /assets/large-0123456789.js"
    with serving(tmp_path, pages=pages) as server, ExitStack() as stack:
        for asked in (1, 2, 17, 40) * 5:
            with dial(server, buffer=4096) as line:
                line.sendall(head(server, request) * asked)
                line.recv(100)
                reset(line)
        for _ in range(4):
            line = stack.enter_context(dial(server, buffer=4096))
            line.sendall(head(server, request) * 17)
            body = head(
                server, "POST /api/pads", "Content-Type: application/json", "Content-Length: 9"
            )
            stack.enter_context(dial(server)).sendall(body)
        time.sleep(0.5)
        check_healthy(server)
        server.process.terminate()
        server.wait_for_exit()
        for entry in map(json.loads, server.log.splitlines()):
            assert entry["level"] == "info", entry


def reset(line: socket.socket) -> None:
    """Disconnect without a close frame."""
    with suppress(OSError):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")


@pytest.mark.long
def test_a_client_that_sends_endless_frames_is_cut_off(tmp_path: Path) -> None:
    """After a few pongs, pings or empty messages the connection is closed."""
    pong, ping, text = (bytes((kind, 0x80, 0, 0, 0, 0)) for kind in (0x8A, 0x89, 0x81))
    with serving(tmp_path) as server:
        for flood in (pong, ping, text):
            with raw_connection(server) as line:
                line.sendall(opening_at(server, "/api/watch"))
                Rogue(line)
                with suppress(ConnectionError):
                    line.sendall(flood * 20_000)
                with suppress(ConnectionError):
                    while line.recv(65536):
                        pass
        assert server.http("GET", "/readyz")[0] == 200


@pytest.mark.parametrize(
    ("begin", "endless"),
    [
        pytest.param(b"", b"1\r\na\r\n", id="chunks"),
        pytest.param(b"1;", b"x", id="extension"),
        pytest.param(b"0\r\n", b"a: b\r\n", id="trailers"),
        pytest.param(b"0\r\na: ", b"x", id="trailer"),
    ],
)
def test_a_client_that_sends_an_endless_request_is_cut_off(
    tmp_path: Path, begin: bytes, endless: bytes
) -> None:
    """The head and the framing of the body are bounded, even after the answer."""
    much = endless * (4_000_000 // len(endless))
    with serving(tmp_path) as server, dial(server) as line:
        line.sendall(head(server, "POST /api/rules", "Transfer-Encoding: chunked"))
        assert line.recv(12) == b"HTTP/1.1 415"
        before = memory(server)
        with pytest.raises(ConnectionError):
            line.sendall(begin + much)
        assert memory(server) < before + 20
        check_healthy(server)


def test_a_body_of_an_address_deep_in_debt_is_not_read(tmp_path: Path) -> None:
    """Reading it takes time as well, and it may have no end."""
    with serving(tmp_path, share_per_address=1, saved_seconds=1) as server, dial(server) as line:
        line.sendall(head(server, "POST /api/rules", f"Content-Length: {10**12}"))
        assert line.recv(12) == b"HTTP/1.1 415"
        with pytest.raises(ConnectionError):
            line.sendall(bytes(200_000_000))
        assert answered(server, "127.0.0.3")
        check_healthy(server)


def test_a_client_that_does_not_wait_for_answers_is_cut_off(tmp_path: Path) -> None:
    """A hundred requests may wait on one connection: each takes memory, and time to read."""
    with serving(tmp_path) as server:
        asked, last = head(server, "GET /livez"), head(server, "GET /livez", "Connection: close")
        with dial(server) as line:
            line.sendall(asked * 100 + last)
            assert read_all(line).count(b"HTTP/1.1 200 ") == 101
        with dial(server) as line:
            with suppress(ConnectionError):
                for _ in range(30):  # so that the server's last read ends with a whole request
                    line.sendall(asked * 300)
                    time.sleep(0.02)
            assert read_all(line).count(b"HTTP/1.1 200 ") < 1_000
        check_healthy(server)


def test_a_client_that_has_left_before_being_accepted_is_not_served(tmp_path: Path) -> None:
    """The system no longer knows its address, so nobody would pay for the request."""
    with serving(tmp_path) as server:
        body = b'{"name": "Ana"}'
        posting = ("Content-Type: application/json", f"Content-Length: {len(body)}")
        os.kill(server.pid, signal.SIGSTOP)
        try:
            for _ in range(5):
                with dial(server) as line:
                    line.sendall(head(server, "POST /api/guests", *posting) + body)
                    reset(line)
        finally:
            os.kill(server.pid, signal.SIGCONT)
        wait_until(lambda: sample(server, "dacabo_http_connections") == 0)
        assert answered(server)
        assert server.place.rows("SELECT name FROM guests") == []


def test_a_refused_connection_is_closed(tmp_path: Path) -> None:
    """A new connection can be refused earlier, and at less cost."""
    with serving(tmp_path) as server:
        ours = urlsplit(server.link).netloc.encode()
        foreign = head(server, "GET /livez").replace(ours, b"evil.example")
        with dial(server) as line:
            line.sendall(foreign * 50)
            assert read_all(line).count(b"HTTP/1.1 403 ") == 1
        with dial(server) as line:
            line.sendall(head(server, "PUT /api/me", "Origin: https://evil.example") * 50)
            assert read_all(line).count(b"HTTP/1.1 403 ") == 1
        check_healthy(server)
