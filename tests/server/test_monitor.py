"""The requests of monitors on this machine, which have their own port."""

import socket
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from server.harness.fuzzing import PATIENCE, raw_connection, read_all
from server.harness.rig import fetch, serving
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from dacabo.server.metrics import Metrics

HOST = "cards.example"


def status_at(link: str, path: str, **headers: str) -> int:
    """The status of a request to the port of monitors."""
    return fetch("GET", link + path, **headers).status


def test_the_port_of_monitors_serves_only_monitors(tmp_path: Path) -> None:
    """It has no page, no table and no socket, and answers only to names of this machine."""
    with serving(tmp_path) as server:
        link = server.monitor
        for path in ("/metrics", "/livez", "/readyz"):
            assert status_at(link, path) == 200
            assert status_at(link, path, host="localhost") == 200
            assert status_at(link, path, host=HOST) == 403
        for path in ("/", "/api/games", "/api/openapi.json", "/healthz", "/tables/CCCCCC"):
            assert status_at(link, path, accept="text/html") == 404
        with pytest.raises(InvalidStatus):
            connect(f"ws{link.removeprefix('http')}/api/watch")
        kinds = [line for line in server.metrics().splitlines() if line.startswith("# TYPE")]
        expected = Metrics().text().splitlines()
        assert kinds == [line for line in expected if line.startswith("# TYPE")]


def test_the_port_of_monitors_is_not_open_to_the_network(tmp_path: Path) -> None:
    """This holds even if everybody in the local network may play."""
    with serving(tmp_path, lan="yes") as server:
        port = urlsplit(server.monitor).port
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.2", port), timeout=PATIENCE)


def test_without_the_setting_there_is_no_port_of_monitors(tmp_path: Path) -> None:
    """A server listens at one port by default."""
    with serving(tmp_path, metrics_port=None) as server:
        assert "metrics-opened" not in server.log
        assert server.http("GET", "/metrics")[0] == 404


def test_a_full_server_can_be_monitored(tmp_path: Path) -> None:
    """The connections of monitors are counted apart."""
    with serving(tmp_path, max_connections=2) as server, ExitStack() as stack:
        connections = [stack.enter_context(raw_connection(server)) for _ in range(3)]
        assert read_all(connections[2]).startswith(b"HTTP/1.1 503 ")
        assert "\ndacabo_http_connections 2.0\n" in server.metrics()
        assert status_at(server.monitor, "/readyz") == 200
