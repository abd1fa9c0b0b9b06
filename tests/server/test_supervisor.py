"""The messages of a server to systemd, or to the first of several processes."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from server.harness.rig import serving_children
from server.harness.stores import PostgresPlace

SERVE = (sys.executable, "-m", "dacabo", "serve", "--port", "0", "--log-format", "json")
WATCHDOG_SECONDS = 1.5


class WatchedServer:
    """A server, and its messages to systemd."""

    def __init__(self, systemd: socket.socket, server: "subprocess.Popen[bytes]") -> None:
        self._systemd = systemd
        self.server = server

    def next_message(self, seconds: float = 30) -> str | None:
        """The next message; None if there is none within that time."""
        self._systemd.settimeout(seconds)
        try:
            return self._systemd.recv(1000).decode()
        except TimeoutError:
            return None

    def pings(self, seconds: float) -> list[float]:
        """The seconds between signs of life within some time; there may be no other message."""
        began = before = time.monotonic()
        gaps = []
        while (seconds_left := began + seconds - time.monotonic()) > 0 and (
            message := self.next_message(seconds_left)
        ):
            assert message == "WATCHDOG=1"
            gaps.append(time.monotonic() - before)
            before = time.monotonic()
        return gaps

    def stop(self) -> int:
        """Ask it to stop; return its exit status."""
        self.server.terminate()
        while (message := self.next_message()) == "WATCHDOG=1":
            pass
        assert message == "STOPPING=1"
        self.pings(1)
        return self.server.wait(30)


@contextmanager
def systemd(
    folder: Path, *arguments: str, address: str | None = None, watchdog: bool = True
) -> Iterator[WatchedServer]:
    """Start a server as systemd does."""
    address = address or str(folder / "notify")
    with (
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as notify_socket,
        (folder / "log").open("wb") as log,
    ):
        notify_socket.bind(address.replace("@", "\0", 1) if address.startswith("@") else address)
        variables = {"NOTIFY_SOCKET": address, "DACABO_DATABASE": str(folder / "room.db")}
        if watchdog:
            variables["WATCHDOG_USEC"] = str(round(WATCHDOG_SECONDS * 1e6))
        with subprocess.Popen(
            [*SERVE, *arguments], env=os.environ | variables, stdout=subprocess.PIPE, stderr=log
        ) as server:
            try:
                yield WatchedServer(notify_socket, server)
            finally:
                server.send_signal(signal.SIGCONT)
                server.kill()


def test_systemd_learns_the_state_of_the_server(tmp_path: Path) -> None:
    """The messages are ready, alive, nothing while it hangs, alive again, and stopping."""
    with systemd(tmp_path) as watched:
        assert watched.next_message() == "READY=1"
        assert watched.server.stdout is not None
        link = next(
            word
            for line in watched.server.stdout
            for word in line.decode().split()
            if "http" in word
        )
        with urlopen(f"{link}readyz") as answer:  # noqa: S310 (http)
            assert answer.status == 200
        pings = watched.pings(3)
        assert len(pings) >= 4
        assert max(pings) < WATCHDOG_SECONDS
        watched.server.send_signal(signal.SIGSTOP)
        watched.pings(0.5)  # signs of life from before it was stopped
        assert watched.next_message(2 * WATCHDOG_SECONDS) is None
        watched.server.send_signal(signal.SIGCONT)
        assert watched.next_message() == "WATCHDOG=1"
        assert watched.stop() == -signal.SIGTERM


def test_systemd_may_listen_at_an_abstract_socket(tmp_path: Path) -> None:
    """Without a watchdog it gets no signs of life."""
    name = f"@dacabo-test-{os.getpid()}"
    with systemd(tmp_path, address=name, watchdog=False) as watched:
        assert watched.next_message() == "READY=1"
        assert watched.pings(2) == []
        assert watched.stop() == -signal.SIGTERM


@pytest.mark.long
def test_a_process_that_hangs_is_replaced(tmp_path: Path) -> None:
    """The first of several processes tells systemd about all, and replaces a silent one."""
    place = PostgresPlace()
    with systemd(tmp_path, "--database", place.written, "--processes", "2") as watched:
        assert watched.next_message() == "READY=1"
        before = serving_children(watched.server.pid)
        assert len(before) == 2
        os.kill(before[0], signal.SIGSTOP)
        pings = watched.pings(20)
        assert max(pings) < 2 * WATCHDOG_SECONDS
        after = serving_children(watched.server.pid)
        assert len(after) == 2
        assert before[1] in after
        assert before[0] not in after
        watched.stop()
    events = [json.loads(line)["event"] for line in (tmp_path / "log").read_text().splitlines()]
    assert events.count("process-hangs") == 1
    assert "process-died" not in events
