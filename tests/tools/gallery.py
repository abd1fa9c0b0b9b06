"""Pictures of every screen and state on contact sheets, and a list of problems.

`make gallery` builds the gallery page (web/gallery.html), opens each of its states on a phone and
on a desktop, in light and dark, and writes the pictures to build/gallery. It ends with a list of
what a program can detect: console errors, overflow, cut text, tables that have to be scrolled,
axe's violations. The rest is for people who look at the sheets.
"""

import argparse
import asyncio
import html
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any, Final

from playwright.async_api import Browser, ConsoleMessage, Page, async_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2] / "web"))

import msgspec
from browser.harness import chromium
from browser.harness.axe import SOURCE

import build as app
from dacabo.core.values import Value

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = app.WEB / "gallery-pages"
OUT: Final = ROOT / "build" / "gallery"
LANGUAGES: Final = ("en", "de", "nl", "fr")
SIZES: Final = {"phone": (360, 740), "desktop": (1440, 900)}
THEMES: Final = ("light", "dark")
HOST: Final = "cards.example"
"""The apparent address of the gallery: addresses on the pictures are the same in every run."""
WORKERS: Final = 3
TIMEOUT_MS: Final = 20_000
MARGIN: Final = 60
"""At the end of a page, where nothing is."""
MAX_SCREENS: Final = 4
"""Screens of a long page that are shown on a contact sheet."""
SHEETS: Final = {"phone": (240, 6), "desktop": (480, 3)}
"""The width of a picture on a contact sheet, and the pictures per row."""
ON_A_SHEET: Final = 24

LOOK: Final = """() => {
  const page = document.documentElement;
  const table = document.querySelector("[data-screen=table]") !== null;
  const problems = [];
  const over = page.scrollWidth - page.clientWidth;
  if (over > 0) problems.push(`overflows by ${over} px`);
  const below = page.scrollHeight - innerHeight;
  if (table && below > 0) problems.push(`the table has to be scrolled, by ${below} px`);
  for (const one of document.querySelectorAll("body *")) {
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || !one.checkVisibility() || one.closest(".hidden-text")) continue;
    const style = getComputedStyle(one);
    const hides = style.overflowX !== "visible" && style.overflowX !== "auto";
    const clamped = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
    const wide = one.scrollWidth > one.clientWidth + 1;
    const tall = one.scrollHeight > one.clientHeight + 2;
    if (hides && !clamped && style.display !== "inline" && (wide || tall)) {
      problems.push(`cut: ${one.textContent.trim().slice(0, 60)}`);
    }
    if (one.getBoundingClientRect().right > innerWidth + 1 && over > 0) {
      problems.push(`sticks out: ${one.textContent.trim().slice(0, 60)}`);
    }
  }
  return { table, height: page.scrollHeight, problems };
}"""
CHECK: Final = """async (rules) => {
  const { violations } = await axe.run({ resultTypes: ["violations"], ...rules });
  return violations.flatMap(({ id, nodes }) => nodes
    .map(({ html }) => `axe ${id}: ${html.slice(0, 120)}`));
}"""
RULES: Final[dict[str, dict[str, list[str]]]] = {
    "light": {},
    "dark": {"runOnly": ["color-contrast"]},
}
"""The rules of axe by theme: in the dark theme only the colours differ."""


class Wish(Value):
    """The requested pictures."""

    languages: tuple[str, ...]
    sizes: tuple[str, ...]
    state: str | None
    """The prefix of the states' names; all if None."""


class State(Value):
    """One entry of the gallery."""

    name: str
    group: str


class Picture(Value):
    """A picture, and its height in screens."""

    state: State
    size: str
    theme: str
    path: Path
    screens: int


class Problem(Value):
    """A problem."""

    state: str
    where: str
    what: str


# --- the page -------------------------------------------------------------------


def build_page() -> None:
    """Build the gallery's page."""
    app.install()
    app.run_node("vite/bin/vite.js", "build", "--mode", "gallery", "--logLevel", "warn")


class _Quiet(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_about: object) -> None:
        """Log nothing."""

    def end_headers(self) -> None:
        """The files do not change while pictures are taken."""
        self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()


@contextmanager
def serving() -> Iterator[int]:
    """The port of the gallery while it is served."""
    handler = partial(_Quiet, directory=str(PAGES))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


@asynccontextmanager
async def browsing(port: int) -> AsyncIterator[Browser]:
    """A Chromium that finds the gallery, and leaves nothing in the home directory."""
    path = await asyncio.to_thread(chromium.find)
    if path is None:
        sys.exit(chromium.ADVICE)
    with tempfile.TemporaryDirectory() as home:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=path,
                args=[*chromium.FLAGS, f"--host-resolver-rules=MAP {HOST} 127.0.0.1:{port}"],
                env={"XDG_CONFIG_HOME": home},
            )
            yield browser
            await browser.close()


# --- looking --------------------------------------------------------------------


class Gallery:
    """A walk through all states in one language."""

    def __init__(self, browser: Browser, language: str, wish: Wish) -> None:
        self.browser, self.language = browser, language
        self.only, self.sizes = wish.state, wish.sizes
        self.folder = OUT / language
        self.pictures: list[Picture] = []
        self.findings: list[Problem] = []
        self._left: list[tuple[State, str]] = []

    async def walk(self) -> None:
        """Take all pictures."""
        states = await self._states()
        if not self.only and len(self.sizes) == len(SIZES):
            shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True, exist_ok=True)
        self._left = [(state, size) for size in reversed(self.sizes) for state in reversed(states)]
        whole, begun = len(self._left), monotonic()
        async with asyncio.TaskGroup() as people:
            for _ in range(WORKERS):
                people.create_task(self._work(whole, begun))
        order = {state.name: number for number, state in enumerate(states)}
        self.pictures.sort(key=lambda picture: order[picture.state.name])
        print()

    async def _states(self) -> list[State]:
        page = await self.browser.new_page()
        await page.goto(f"http://{HOST}/gallery.html")
        links = page.locator("[data-state]")
        await links.first.wait_for()
        datasets = await links.evaluate_all("all => all.map(({ dataset }) => ({ ...dataset }))")
        await page.close()
        states = [State(data["state"], data["group"]) for data in datasets]
        if self.only:
            states = [state for state in states if state.name.startswith(self.only)]
        if not states:
            sys.exit(f"No state is called {self.only}.")
        return states

    async def _work(self, whole: int, begun: float) -> None:
        pages: dict[str, Page] = {}
        while self._left:
            state, size = self._left.pop()
            if size not in pages:
                width, height = SIZES[size]
                pages[size] = await self.browser.new_page(
                    viewport={"width": width, "height": height}, locale=self.language
                )
            await self._show(pages[size], state, size)
            done = whole - len(self._left)
            line = f"{self.language} {done}/{whole} {monotonic() - begun:.0f} s {state.name}"
            print(f"\r{line:<72}", end="", flush=True)

    async def _show(self, page: Page, state: State, size: str) -> None:
        def complain(what: str, where: str = size) -> None:
            self.findings.append(Problem(state.name, where, what))

        def console(message: ConsoleMessage) -> None:
            if message.type == "error":
                complain(message.text)

        def mistake(error: object) -> None:
            complain(str(error))

        page.on("console", console)
        page.on("pageerror", mistake)
        await page.emulate_media(color_scheme="light")
        await page.goto(f"http://{HOST}/gallery.html?state={state.name}&lang={self.language}")
        await page.wait_for_selector("html[data-settled]", timeout=TIMEOUT_MS, state="attached")
        seen: dict[str, Any] = await page.evaluate(LOOK)
        for problem in seen["problems"]:
            complain(problem)
        await page.evaluate(SOURCE.read_text())
        for theme in THEMES:
            await page.emulate_media(color_scheme="light" if theme == "light" else "dark")
            await self._take(page, state, size, theme, height_of(seen, size))
            if size == "phone" or theme == "light":
                for violation in await page.evaluate(CHECK, RULES[theme]):
                    complain(violation, f"{size}, {theme}")
        width, height = SIZES[size]
        await page.set_viewport_size({"width": width, "height": height})
        page.remove_listener("console", console)
        page.remove_listener("pageerror", mistake)

    async def _take(self, page: Page, state: State, size: str, theme: str, high: int) -> None:
        path = self.folder / f"{state.name}-{size}-{theme}.png"
        # A long page is unrolled, with its sticky footer at the end.
        width, height = SIZES[size]
        await page.set_viewport_size({"width": width, "height": high})
        await page.screenshot(path=path)
        screens = max(1, -(-(high - MARGIN) // height))
        self.pictures.append(Picture(state, size, theme, path, screens))

    # --- contact sheets -----------------------------------------------------------

    async def lay_out(self) -> list[Path]:
        """Contact sheets of all pictures."""
        sheets: list[Path] = []
        title = f"sheet-{self.only}" if self.only else "sheet"
        for size in self.sizes:
            for theme in THEMES:
                chosen = [p for p in self.pictures if (p.size, p.theme) == (size, theme)]
                figures = [figure for picture in chosen for figure in _figures(picture)]
                for number in count(1):
                    some, figures = figures[:ON_A_SHEET], figures[ON_A_SHEET:]
                    if not some:
                        break
                    sheets.append(self.folder / f"{title}-{size}-{theme}-{number}.png")
                    await self._print(sheets[-1], size, some)
        return sheets

    async def _print(self, path: Path, size: str, figures: list[str]) -> None:
        wide, columns = SHEETS[size]
        source = path.with_suffix(".html")
        source.write_text(_SHEET.format(wide=wide, columns=columns, figures="".join(figures)))
        page = await self.browser.new_page(viewport={"width": (wide + 12) * columns, "height": 900})
        await page.goto(source.as_uri())
        await page.screenshot(path=path, full_page=True)
        await page.close()
        source.unlink()


_SHEET: Final = """<!doctype html><meta charset="utf-8"><style>
  body {{ margin: 0; display: grid; grid-template-columns: repeat({columns}, {wide}px); gap: 12px;
    padding: 6px; background: #8a8a8a; font: 14px sans-serif; }}
  figure {{ margin: 0; width: {wide}px; }}
  div {{ overflow: hidden; }}
  img {{ display: block; width: {wide}px; }}
  figcaption {{ height: 18px; overflow: hidden; white-space: nowrap; }}
</style>{figures}"""


def height_of(seen: dict[str, Any], size: str) -> int:
    """Return the height of a page; a table is never higher than the screen."""
    height = SIZES[size][1]
    return height if seen["table"] else max(height, int(seen["height"]))


def _figures(picture: Picture) -> Iterator[str]:
    wide, _columns = SHEETS[picture.size]
    high = SIZES[picture.size][1] * wide // SIZES[picture.size][0]
    for part in range(min(picture.screens, MAX_SCREENS)):
        title = html.escape(picture.state.name) + (f" ({part + 1})" if picture.screens > 1 else "")
        image = f'<img src="{picture.path.name}" style="margin-top:{-part * high}px">'
        box = f'<div style="height:{high}px">{image}</div>'
        yield f"<figure><figcaption>{title}</figcaption>{box}</figure>"


# --- the command ------------------------------------------------------------------


async def visit(wish: Wish) -> list[Problem]:
    """Pictures and sheets in each language."""
    findings: list[Problem] = []
    with serving() as port:
        async with browsing(port) as browser:
            for language in wish.languages:
                gallery = Gallery(browser, language, wish)
                await gallery.walk()
                for sheet in await gallery.lay_out():
                    print(sheet.relative_to(ROOT))
                findings += [
                    msgspec.structs.replace(finding, where=f"{language}, {finding.where}")
                    for finding in gallery.findings
                ]
    return findings


def main() -> None:
    """Read the arguments, take the pictures, report the problems."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--all-languages", action="store_true")
    parser.add_argument("--state", help="only states whose name begins with this")
    parser.add_argument("--size", choices=SIZES, help="only this one")
    parser.add_argument("--only-build", action="store_true", help="take no pictures")
    parser.add_argument("--as-built", action="store_true", help="do not build the page again")
    wanted = parser.parse_args()
    if not wanted.as_built:
        build_page()
    if wanted.only_build:
        return
    languages = LANGUAGES if wanted.all_languages else (wanted.lang,)
    sizes = (wanted.size,) if wanted.size else tuple(SIZES)
    findings = asyncio.run(visit(Wish(languages, sizes, wanted.state)))
    for finding in sorted(findings, key=lambda finding: (finding.state, finding.where)):
        print(f"{finding.state} ({finding.where}): {finding.what}")
    print(f"{len(findings)} problems.")
    sys.exit(bool(findings))


if __name__ == "__main__":
    main()
