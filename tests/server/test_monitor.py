"""What a monitor on this machine may ask, at a port of its own, and what nobody else finds."""

import socket
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from server.harness.fuzzing import PATIENCE, dialled, hear
from server.harness.rig import fetch, serving
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from dacabo.server.metrics import Metrics

HOST = "cards.example"


def asked(link: str, path: str, **headers: str) -> int:
    """The status of a request to the monitor's port."""
    return fetch("GET", link + path, **headers).status


def test_nothing_else_is_at_the_port_of_monitors(tmp_path: Path) -> None:
    """No page, no table and no socket; and only by a name of this machine."""
    with serving(tmp_path) as server:
        link = server.monitor
        for path in ("/metrics", "/livez", "/readyz"):
            assert asked(link, path) == 200
            assert asked(link, path, host="localhost") == 200
            assert asked(link, path, host=HOST) == 403
        for path in ("/", "/api/games", "/api/openapi.json", "/healthz", "/tables/CCCCCC"):
            assert asked(link, path, accept="text/html") == 404
        with pytest.raises(InvalidStatus):
            connect(f"ws{link.removeprefix('http')}/api/watch")
        kinds = [line for line in server.metrics().splitlines() if line.startswith("# TYPE")]
        told = Metrics().text().splitlines()
        assert kinds == [line for line in told if line.startswith("# TYPE")]


def test_the_port_of_monitors_is_for_this_machine(tmp_path: Path) -> None:
    """Even if everybody in the local network may play."""
    with serving(tmp_path, lan="yes") as server:
        port = urlsplit(server.monitor).port
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.2", port), timeout=PATIENCE)


def test_without_the_setting_there_is_none(tmp_path: Path) -> None:
    """A server listens at one port, unless it is told otherwise."""
    with serving(tmp_path, metrics_port=None) as server:
        assert "metrics-opened" not in server.log
        assert server.http("GET", "/metrics")[0] == 404


def test_a_full_house_can_be_looked_at(tmp_path: Path) -> None:
    """The connections of monitors are counted apart."""
    with serving(tmp_path, max_connections=2) as server, ExitStack() as stack:
        lines = [stack.enter_context(dialled(server)) for _ in range(3)]
        assert hear(lines[2]).startswith(b"HTTP/1.1 503 ")
        assert "\ndacabo_http_connections 2.0\n" in server.metrics()
        assert asked(server.monitor, "/readyz") == 200
