"""What a server tells whoever has started it: systemd, or the first of several processes."""

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


class Told:
    """A server, and what it tells systemd."""

    def __init__(self, systemd: socket.socket, server: "subprocess.Popen[bytes]") -> None:
        self._systemd = systemd
        self.server = server

    def hear(self, seconds: float = 30) -> str | None:
        """The next message; None if there is none within that time."""
        self._systemd.settimeout(seconds)
        try:
            return self._systemd.recv(1000).decode()
        except TimeoutError:
            return None

    def pings(self, seconds: float) -> list[float]:
        """Seconds between the signs of life within some time; nothing else is told."""
        began = before = time.monotonic()
        found = []
        while (left := began + seconds - time.monotonic()) > 0 and (said := self.hear(left)):
            assert said == "WATCHDOG=1"
            found.append(time.monotonic() - before)
            before = time.monotonic()
        return found

    def stop(self) -> int:
        """Ask it to stop; how it ended."""
        self.server.terminate()
        while (said := self.hear()) == "WATCHDOG=1":
            pass
        assert said == "STOPPING=1"
        self.pings(1)
        return self.server.wait(30)


@contextmanager
def systemd(
    folder: Path, *given: str, address: str | None = None, watchdog: bool = True
) -> Iterator[Told]:
    """A server started as systemd does."""
    address = address or str(folder / "notify")
    with (
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line,
        (folder / "log").open("wb") as log,
    ):
        line.bind(address.replace("@", "\0", 1) if address.startswith("@") else address)
        own = {"NOTIFY_SOCKET": address, "DACABO_DATABASE": str(folder / "room.db")}
        if watchdog:
            own["WATCHDOG_USEC"] = str(round(WATCHDOG_SECONDS * 1e6))
        with subprocess.Popen(
            [*SERVE, *given], env=os.environ | own, stdout=subprocess.PIPE, stderr=log
        ) as server:
            try:
                yield Told(line, server)
            finally:
                server.send_signal(signal.SIGCONT)
                server.kill()


def test_systemd_is_told_how_the_server_is(tmp_path: Path) -> None:
    """Ready, alive, nothing while it hangs, alive again, and stopping."""
    with systemd(tmp_path) as told:
        assert told.hear() == "READY=1"
        assert told.server.stdout is not None
        link = next(
            word for line in told.server.stdout for word in line.decode().split() if "http" in word
        )
        with urlopen(f"{link}readyz") as answer:  # noqa: S310 (http)
            assert answer.status == 200
        pings = told.pings(3)
        assert len(pings) >= 4
        assert max(pings) < WATCHDOG_SECONDS
        told.server.send_signal(signal.SIGSTOP)
        told.pings(0.5)  # what was on its way
        assert told.hear(2 * WATCHDOG_SECONDS) is None
        told.server.send_signal(signal.SIGCONT)
        assert told.hear() == "WATCHDOG=1"
        assert told.stop() == -signal.SIGTERM


def test_systemd_may_listen_at_a_name_that_is_no_file(tmp_path: Path) -> None:
    """And without a watchdog it hears nothing in between."""
    name = f"@dacabo-test-{os.getpid()}"
    with systemd(tmp_path, address=name, watchdog=False) as told:
        assert told.hear() == "READY=1"
        assert told.pings(2) == []
        assert told.stop() == -signal.SIGTERM


@pytest.mark.long
def test_a_process_that_hangs_is_replaced(tmp_path: Path) -> None:
    """The first of several tells systemd about all of them, and replaces one that is silent."""
    place = PostgresPlace()
    with systemd(tmp_path, "--database", place.written, "--processes", "2") as told:
        assert told.hear() == "READY=1"
        before = serving_children(told.server.pid)
        assert len(before) == 2
        os.kill(before[0], signal.SIGSTOP)
        pings = told.pings(20)
        assert max(pings) < 2 * WATCHDOG_SECONDS
        after = serving_children(told.server.pid)
        assert len(after) == 2
        assert before[1] in after
        assert before[0] not in after
        told.stop()
    events = [json.loads(line)["event"] for line in (tmp_path / "log").read_text().splitlines()]
    assert events.count("process-hangs") == 1
    assert "process-died" not in events
