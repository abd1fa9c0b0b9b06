"""A card room and a browser for benchmarks that visit it."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.append(str(Path(__file__).parent.parent / "tests"))
from browser.harness.chromium import ADVICE, FLAGS, find


@contextmanager
def card_room() -> Iterator[tuple[Browser, str]]:
    """A browser, and the link of a new server."""
    path = find()
    if path is None:
        sys.exit(ADVICE)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CONFIG_HOME"] = folder
        command = [sys.executable, "-m", "dacabo", "serve", "--port", "0"]
        command += ["--database", f"{folder}/room.sqlite", "--log-level", "error"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603 (ours)
            assert server.stdout is not None
            link = next(word for word in server.stdout.readline().split() if "http" in word)
            try:
                with sync_playwright() as playwright:
                    browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
                    yield browser, link.rstrip("/")
                    browser.close()
            finally:
                server.terminate()
