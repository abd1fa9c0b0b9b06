"""A Chromium for the browser tests: the system's, Debian's package, or Playwright's own.

Best is the one without windows: the same engine, at little more than half the work.

`make test` installs one if necessary (`python -m browser.harness.chromium`); tests only look for
it.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from harness.debian import install
from playwright.sync_api import Error, sync_playwright

WINDOWLESS: Final = "chromium-headless-shell"
NAMES: Final = (
    WINDOWLESS,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
ADVICE: Final = (
    "The browser tests need Chromium and none could be had. Install it (Debian: apt-get install "
    "chromium; elsewhere: .venv/bin/playwright install chromium), name it (make test "
    "BROWSER=/path/to/chromium), or leave those tests out (make test BROWSER=none)."
)


def wanted() -> str:
    """Return the requested browser: "none", a path, or nothing in particular."""
    return os.environ.get("BROWSER", "").strip()


def find() -> str | None:
    """Return the path of a Chromium, if there is one."""
    if wanted():
        return shutil.which(wanted())
    for name in NAMES:
        if path := shutil.which(name):
            return path
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def _from_playwright() -> None:
    """Install Playwright's own build."""
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    subprocess.run(command, stdout=sys.stderr, check=False, timeout=900)


def works(path: str) -> bool:
    """Return whether it starts: a browser may lack a library of the system."""
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            browser.close()
    except Error as error:
        print(error, file=sys.stderr)
        return False
    return True


def main() -> None:
    """Find or install a browser, or explain how to."""
    if wanted() == "none":
        return
    if not wanted() and not shutil.which(WINDOWLESS):
        install(WINDOWLESS)
    ways: tuple[Callable[[], None], ...] = (
        lambda: None,
        lambda: install("chromium"),
        _from_playwright,
    )
    for way in ways:
        way()
        path = find()
        if path and works(path):
            return
    sys.exit(ADVICE)


if __name__ == "__main__":
    main()
