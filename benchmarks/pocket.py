"""The card room on one device: what is fetched, and how long it takes to the first card.

Build it first (`make pocket`). A plain file server sends it from a sub-folder to Chromium.

    .venv/bin/python benchmarks/pocket.py
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from threading import Thread
from time import perf_counter

from playwright.sync_api import Browser, BrowserContext, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser.harness import chromium  # noqa: E402 (found just now)

SITE = ROOT / "pocket-site"
TIMES = 5
FIRST_LOOK = "[data-asked~=first-look]"


class Quiet(SimpleHTTPRequestHandler):
    """A file server that prints nothing."""

    def log_message(self, *_arguments: object) -> None:
        """Print nothing."""


@contextmanager
def serving() -> Iterator[str]:
    """The address of the site, in a sub-folder."""
    handler = partial(Quiet, directory=str(ROOT))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/{SITE.name}/"
        server.shutdown()


def seconds_to_first_card(context: BrowserContext, link: str) -> float:
    """From the address to the first look at a card, with a bot at the table."""
    page = context.new_page()
    began = perf_counter()
    page.goto(link)
    page.click("[data-action=play]")
    page.wait_for_selector(FIRST_LOOK, timeout=120_000)
    seconds = perf_counter() - began
    page.wait_for_timeout(3_000)  # the snapshot is written
    page.close()
    return seconds


def measure(browser: Browser, link: str) -> None:
    """Print the first start with an empty cache, and later ones."""
    first, later, stored = [], [], 0
    for _ in range(TIMES):
        context = browser.new_context(viewport={"width": 390, "height": 844})
        first.append(seconds_to_first_card(context, link))
        later.append(seconds_to_first_card(context, link))
        usage = "navigator.storage.estimate().then(({ usage }) => usage)"
        page = context.new_page()
        page.goto(link)
        stored = page.evaluate(usage)
        context.close()
    print(f"first start: {median(first):.1f} s ({min(first):.1f} to {max(first):.1f})")
    print(f"later starts: {median(later):.1f} s ({min(later):.1f} to {max(later):.1f})")
    print(f"stored: {stored / 1e6:.0f} MB")


def main() -> None:
    """Print the sizes of the files, and the times."""
    files = sorted((SITE / "assets").glob("pocket-*-*"))
    if not files:
        sys.exit("The card room on one device is not built: make pocket")
    for file in files:
        print(f"{file.name.split('-', 2)[2]:20} {file.stat().st_size / 1e6:6.2f} MB")
    worker = next((SITE / "assets").glob("worker-*.js"))
    print(f"{'worker.js':20} {worker.stat().st_size / 1e6:6.2f} MB")
    with sync_playwright() as playwright, serving() as link:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        measure(browser, link)
        browser.close()


if __name__ == "__main__":
    main()
