"""A Chromium for the browser tests: the system's, Debian's package, or Playwright's own.

Best is the one without windows: the same engine, at little more than half the work.

`python tests/browser/chromium.py` installs one if necessary; tests only look for it.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

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
    """The requested browser: "none", a path, or nothing in particular."""
    return os.environ.get("BROWSER", "").strip()


def find() -> str | None:
    """The path of a Chromium, if there is one."""
    if wanted():
        return shutil.which(wanted())
    for name in NAMES:
        if path := shutil.which(name):
            return path
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def _from_debian(package: str) -> None:
    """Install a package of Debian's, where we may."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for command in (
            "apt-get -qq update",
            f"apt-get -qq -y install --no-install-recommends {package}",
        ):
            subprocess.run(command.split(), env=quiet, stdout=sys.stderr, check=False, timeout=900)


def _from_playwright() -> None:
    """Install Playwright's own build."""
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    subprocess.run(command, stdout=sys.stderr, check=False, timeout=900)


def works(path: str) -> bool:
    """Whether it starts: a browser may lack a library of the system."""
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
        _from_debian(WINDOWLESS)
    ways: tuple[Callable[[], None], ...] = (
        lambda: None,
        lambda: _from_debian("chromium"),
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
