"""Forty people play while ten attackers keep the server as busy as it lets them."""

import asyncio
import json
import os
import subprocess
import sys
import threading
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from cost.harness.states import full_pad, long_event, long_table
from server.harness.fuzzing import memory
from server.harness.rig import Server, over_sockets, serving

from dacabo.scorepad.files import write_pad
from dacabo.server.settings import PAGES, Settings
from dacabo.server.store.sqlite.store import SqliteStore
from dacabo.server.tables.summary import index_row
from dacabo.table.facts import Entry
from dacabo.tournament.logfile import write_log

QUIET, HOSTILE = 30.0, 60.0
"""The seconds of each phase."""
PAUSE_SECONDS = 3.0
"""The seconds in which all connect, or the attackers stop."""
MAX_SLOWDOWN = 3.0
"""The factor by which the slowest answers may be slower under attack …"""
NOTICEABLE_SECONDS = 0.03
"""… unless nobody can notice it, in seconds. On two shared cores, the attackers' bursts alone turn
three milliseconds into fifteen to twenty."""
HERE = Path(__file__).parent


@pytest.mark.long
@over_sockets
async def test_people_play_on_during_an_attack(tmp_path: Path) -> None:
    """They wait hardly longer, none is refused or disconnected, and no fact is lost."""
    _write_files(tmp_path)
    await _long_table(tmp_path / "dacabo.db")
    usual = Settings(database=tmp_path)
    limits = {
        name: getattr(usual, name)
        for name in (
            "share_per_address",
            "guests_per_minute",
            "tables_per_minute",
            "connections_per_minute",
            "connections_per_address",
        )
    }
    with serving(tmp_path, wrong_codes_per_minute=10, bot_pace=1, **limits) as server:
        health = _Health(server)
        before = memory(server)
        began = time.time()
        honest = _start(
            "playing_clients.py", server, QUIET + HOSTILE + 2 * PAUSE_SECONDS, tmp_path / "honest"
        )
        await asyncio.sleep(QUIET + PAUSE_SECONDS)
        hostile = _start("attackers.py", server, HOSTILE, tmp_path)
        turned = time.time()
        most = before
        while honest.poll() is None:
            most = max(most, memory(server))
            await asyncio.sleep(1)
        assert hostile.wait(30) == 0
        assert honest.returncode == 0
        health.stop()
    found = json.loads((tmp_path / "honest").read_text())
    said = json.loads((tmp_path / "said").read_text())
    quiet = _between(found["asked"], began + PAUSE_SECONDS, turned)
    loud = _between(found["asked"], turned + PAUSE_SECONDS, turned + HOSTILE)
    bots = [
        _between(found["bots"], *when) for when in ((began, turned), (turned, turned + HOSTILE))
    ]
    lines = len(server.log.splitlines())
    print(f"\n{found['people']} people, {found['matches']} matches over")
    print(f"acknowledged, quiet:   {_told(quiet)}\nacknowledged, hostile: {_told(loud)}")
    print(f"bots, quiet:   {_told(bots[0])}\nbots, hostile: {_told(bots[1])}")
    print(f"memory: {before} MiB, at most {most} MiB; {lines} lines in the log")
    print(f"health: {health.told()}")
    print("they were told:", ", ".join(f"{what} {count}" for what, count in sorted(said.items())))
    lost = await _lost(tmp_path / "dacabo.db", found["acknowledged"])
    assert found["people"] == 40
    assert found["wrong"] == []
    assert lost == []
    assert health.failures == []
    assert lines < 2_000
    assert most < before + 400
    assert _share(loud, 0.99) <= max(MAX_SLOWDOWN * _share(quiet, 0.99), NOTICEABLE_SECONDS)
    assert _share(bots[1], 0.99) <= MAX_SLOWDOWN * _share(bots[0], 0.99)


# --- before ---------------------------------------------------------------------------------


def _write_files(folder: Path) -> None:
    """Write the files that the attackers send."""
    (folder / "pad").write_bytes(write_pad(full_pad()))
    (folder / "event").write_bytes(write_log(long_event(3_000)))
    largest = max((PAGES / "assets").glob("*.js"), key=lambda file: file.stat().st_size)
    (folder / "asset").write_text(f"/assets/{largest.name}")


async def _long_table(database: Path) -> None:
    """Write a public table with a very long match."""
    evening = long_table(1000, 1000)
    store = SqliteStore(database)
    lines = [msgspec.json.encode(entry) for entry in evening.log]
    await store.append("DDDDDD", 0, lines, now=time.time(), index_row=index_row(evening.table))
    await store.close()


def _start(program: str, server: Server, seconds: float, where: Path) -> "subprocess.Popen[bytes]":
    command = [
        sys.executable,
        str(HERE / "harness" / program),
        server.link,
        str(seconds),
        str(where),
    ]
    return subprocess.Popen(command, env=os.environ | {"PYTHONPATH": str(HERE.parent)})


# --- meanwhile --------------------------------------------------------------------------------


class _Health:
    """Checks the health of the server every second."""

    def __init__(self, server: Server) -> None:
        self.failures: list[str] = []
        self._took: list[float] = []
        self._address = urlsplit(server.link).netloc
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._ask)
        self._thread.start()

    def _ask(self) -> None:
        while not self._ended.wait(1):
            began = time.time()
            try:
                line = HTTPConnection(self._address, source_address=("127.0.0.8", 0), timeout=10)
                line.request("GET", "/readyz")
                status = line.getresponse().status
                line.close()
            except OSError as error:
                self.failures.append(repr(error))
                continue
            self._took.append(time.time() - began)
            if status != 200:
                self.failures.append(str(status))

    def stop(self) -> None:
        """Stop the checks."""
        self._ended.set()
        self._thread.join()

    def told(self) -> str:
        """The figures as a text."""
        return _told(self._took)


# --- after --------------------------------------------------------------------------------------


def _between(noted: list[tuple[float, float]], since: float, until: float) -> list[float]:
    return [took for when, took in noted if since <= when < until]


def _share(took: list[float], share: float) -> float:
    return sorted(took)[int(len(took) * share)]


def _told(took: list[float]) -> str:
    if not took:
        return "none"
    shares = (_share(took, 0.5), _share(took, 0.99), max(took))
    p50, p99, most = (f"{1000 * one:.1f} ms" for one in shares)
    return f"{len(took)}, p50 {p50}, p99 {p99}, at most {most}"


async def _lost(database: Path, acknowledged: list[Any]) -> list[Any]:
    """Acknowledged requests that are not in the log at their number."""
    store = SqliteStore(database)
    logs: dict[str, list[Entry]] = {}
    lost = []
    for code, id_, number in acknowledged:
        if code not in logs:
            lines = await store.read(code)
            logs[code] = [msgspec.json.decode(line, type=Entry) for line in lines]
        if number > len(logs[code]) or logs[code][number - 1].id != id_:
            lost.append((code, id_, number))
    await store.close()
    return lost
