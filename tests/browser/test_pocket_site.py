"""The app without a server: plain files in a folder of any web host."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect
from server.harness.rig import Server

SITE = Path(__file__).parents[2] / "pocket-site"
FOLDER = "games/dacabo"
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const kept = await (await caches.open((await caches.keys())[0])).keys();
  return kept.some(({ url }) => url.includes("/around-"));
}"""
"""The words of the reader's language are kept last."""
POLICY = "document.querySelector('meta[http-equiv=content-security-policy]').content"


class Files(SimpleHTTPRequestHandler):
    """A plain file server that keeps no log."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def files(root: Path, port: int = 0) -> Iterator[int]:
    """Serve a folder; the port is told."""
    handler = partial(Files, directory=str(root))
    with ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site in a folder of a host."""
    if not (SITE / "index.html").exists():
        pytest.fail("The app without a server is not built: run `make pocket`.", pytrace=False)
    root = tmp_path_factory.mktemp("host")
    (root / FOLDER).parent.mkdir()
    (root / FOLDER).symlink_to(SITE)
    return root


@pytest.fixture(scope="module")
def site(root: Path) -> Iterator[str]:
    """The address of the site."""
    with files(root) as port:
        yield f"http://localhost:{port}/{FOLDER}/"


@pytest.fixture
def context(browser: Browser, site: str) -> Iterator[BrowserContext]:
    """A browser that asks no other host, finds every file, and breaks no rule of the policy."""
    context = browser.new_context(locale="en", service_workers="block")
    asked: list[str] = []
    broken: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    context.on("weberror", lambda error: broken.append(str(error.error)))

    def hear(said: ConsoleMessage) -> None:
        if said.type == "error":  # a file that is missing, too
            broken.append(said.text)

    context.on("console", hear)
    yield context
    context.close()
    assert asked
    assert [url for url in asked if not url.startswith((site, "blob:"))] == []
    assert broken == []


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """Its first page."""
    return context.new_page()


def arrive(page: Page, screen: str) -> None:
    """Wait for a screen."""
    page.wait_for_selector(f"[data-screen={screen}]")


def test_links_lead_on_and_back(page: Page, site: str) -> None:
    """A click, a reload, and the browser's own arrows: the address always has the path."""
    page.goto(site)
    arrive(page, "home")
    page.click("header a[href$='/rules']")
    arrive(page, "rules")
    assert page.url == f"{site}?/rules"
    page.click("a[href$='/rules/dacapo/single']")
    expect(page).to_have_url(f"{site}?/rules/dacapo/single")
    page.reload()
    arrive(page, "rules")
    expect(page.locator("a[aria-current]")).to_have_attribute("href", "?/rules/dacapo/single")
    page.go_back()
    expect(page).to_have_url(f"{site}?/rules")
    page.go_back()
    arrive(page, "home")
    assert page.url == site
    page.go_forward()
    arrive(page, "rules")


def test_a_link_opens_in_another_tab(page: Page, context: BrowserContext, site: str) -> None:
    """The middle button of a mouse needs an address that the host understands."""
    page.goto(site)
    with context.expect_page() as opened:
        page.click("a[href$='/settings']", button="middle")
    arrive(opened.value, "device")  # the card room is open in the first one
    page.close()
    arrive(opened.value, "settings")
    assert opened.value.url == f"{site}?/settings"


@pytest.mark.parametrize(
    ("path", "screen"),
    [
        ("", "home"),
        ("index.html", "home"),
        ("?found=elsewhere", "home"),
        ("?/rules/cabo/original", "rules"),
        ("?/learn/cabo", "learn"),
        ("?/settings", "settings"),
        ("?/film", "film-file"),
        ("?/no/such/page", "lost"),
        ("?/pad", "cut-link"),
    ],
)
def test_every_page_opens_at_once(path: str, screen: str, page: Page, site: str) -> None:
    """The host sends the same file for all of them."""
    page.goto(site + path)
    arrive(page, screen)


def test_nobody_else_is_invited(page: Page, site: str) -> None:
    """Doors that lead to others are not there; a sentence says how to get them."""
    page.goto(site)
    arrive(page, "home")
    expect(page.locator("[data-part=local]")).to_contain_text("install Dacabo")
    for there in ("new", "play-here", "pads"):
        expect(page.locator(f"[data-action={there}]")).to_be_visible()
    for missing in ("[data-action=events]", "[data-action=join]", "[data-list=open]"):
        expect(page.locator(missing)).to_have_count(0)


def rules_of(policy: str) -> dict[str, str]:
    """Return what a content security policy allows, by directive."""
    return {name: values for name, _, values in (one.partition(" ") for one in policy.split("; "))}


def test_the_policy_is_that_of_the_server(page: Page, site: str, server: Server) -> None:
    """It allows WebAssembly and no sockets. A page cannot say who may frame it."""
    page.goto(site)
    allowed = rules_of(page.evaluate(POLICY))
    served = rules_of(httpx.get(server.link).headers["content-security-policy"])
    assert served.pop("frame-ancestors") == "'none'"
    assert served.pop("connect-src").startswith("'self' ")
    assert allowed.pop("connect-src") == "'self'"
    assert served.pop("script-src").startswith("'self'")
    assert allowed.pop("script-src") == "'self' 'wasm-unsafe-eval'"
    assert allowed == served


def test_it_opens_without_a_network(browser: Browser, root: Path) -> None:
    """After the first visit the site is on the device, with every page that it has."""
    with files(root) as port:
        site = f"http://localhost:{port}/{FOLDER}/"
        context = browser.new_context(locale="en")
        page = context.new_page()
        page.goto(site)
        arrive(page, "home")
        page.wait_for_function(KEPT)
    page.goto(f"{site}?/rules")
    arrive(page, "rules")
    page.goto(site)
    arrive(page, "home")
    context.close()
