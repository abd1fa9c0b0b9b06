"""One server per database."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from server.harness.rig import Server, serving

from dacabo.i18n import LANGUAGES
from dacabo.server.store.sqlite.backup import backup
from dacabo.server.store.sqlite.lock import alone_with
from dacabo.server.store.sqlite.store import SqliteStore
from dacabo.server.store.store import StoreError

SERVE = (sys.executable, "-m", "dacabo", "serve", "--port", "0", "--database")


def start_second(server: Server, language: str) -> "subprocess.CompletedProcess[str]":
    """Start another server with the same file."""
    return subprocess.run(
        [*SERVE, str(server.database)],
        env=os.environ | {"LC_ALL": f"{language}.UTF-8", "LANGUAGE": language},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )


@pytest.mark.long
def test_a_second_server_refuses_and_says_what_to_do(tmp_path: Path) -> None:
    """The message is in each language; the first server continues, and a backup is possible."""
    with serving(tmp_path) as server:
        processes = [start_second(server, language) for language in LANGUAGES]
        for process in processes:
            assert process.returncode not in (0, None)
            assert "--database" in process.stderr
            assert str(tmp_path) in process.stderr
            assert "Traceback" not in process.stderr
        assert len({process.stderr for process in processes}) == len(LANGUAGES)
        server.guest()
        backup(server.database, tmp_path / "copy.db", lambda _done, _pages: None)


def test_the_lock_ends_with_the_process(tmp_path: Path) -> None:
    """It does so however the process ended, so the next one starts at once."""
    with serving(tmp_path) as server:
        server.kill()
    with serving(tmp_path) as server:
        assert server.http("GET", "/readyz")[0] == 200


def test_the_lock_keeps_out_servers_only(tmp_path: Path) -> None:
    """Other programs can open the store beside a server; a second server cannot."""
    file = tmp_path / "new" / "room.db"
    with alone_with(file):
        with pytest.raises(StoreError, match="store-in-use"), alone_with(file):
            pass

        async def look() -> None:
            await SqliteStore(file).close()

        asyncio.run(look())
    with alone_with(file):
        pass
    assert (file.parent / "room.db-serving").stat().st_mode & 0o077 == 0


def test_the_lock_holds_for_every_name_of_a_file(tmp_path: Path) -> None:
    """A link to the file, or to its folder, does not let a second server in."""
    (tmp_path / "a").mkdir()
    file = tmp_path / "a" / "dacabo.db"
    with alone_with(file):
        file.touch()
        (tmp_path / "b").symlink_to(tmp_path / "a")
        (tmp_path / "link.db").symlink_to(file)
        for other in (tmp_path / "b" / "dacabo.db", tmp_path / "link.db"):
            with pytest.raises(StoreError, match="store-in-use"), alone_with(other):
                pass
