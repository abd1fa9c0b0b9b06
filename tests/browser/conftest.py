"""One server and one browser for all tests of a process; people come and go with each test."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from browser.harness import chromium
from browser.harness.person import Invite, Person
from playwright.sync_api import Browser, sync_playwright
from server.harness.rig import Server, serving
from tools import gallery as pictures

from dacabo.server.settings import PAGES

collect_ignore_glob = ["test_*.py"] if chromium.wanted() == "none" else []


@pytest.fixture(scope="session")
def pages() -> Path:
    """The app as it was built."""
    if not (PAGES / "index.html").exists():
        pytest.fail("The browser app is not built: run `make app` first.", pytrace=False)
    return PAGES


@pytest.fixture(scope="session")
def server(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A card room for this process."""
    assert pages.exists()
    with serving(tmp_path_factory.mktemp("room")) as running:
        yield running


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A real Chromium that leaves nothing in the home directory."""
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.ADVICE, pytrace=False)
    home: dict[str, str | float | bool] = {
        "XDG_CONFIG_HOME": str(tmp_path_factory.mktemp("chromium"))
    }
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS, env=home)
        yield running
        running.close()


@pytest.fixture(scope="session")
def gallery() -> Iterator[str]:
    """The address of the gallery, as it was built."""
    if not (pictures.PAGES / "gallery.html").exists():
        pytest.fail("The gallery is not built: run `make test`.", pytrace=False)
    with pictures.serving() as port:
        yield f"http://127.0.0.1:{port}/gallery.html"


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[Invite]:
    """Makes people, each with their own browser; an error on their page fails the test.

    They come to this process's card room, or to another one (`link`).
    """
    with ExitStack() as leaving:

        def invite(name: str, **how: Any) -> Person:
            person = Person(browser, how.pop("link", server.link), name, **how)
            leaving.callback(person.leave)
            return person

        yield invite
