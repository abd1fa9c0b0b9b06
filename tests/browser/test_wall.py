"""What is on a big screen is read from afar: nothing is cut, and names are words."""

from collections.abc import Iterator

import pytest
from browser.fits import show, speak
from browser.gallery import PAGES, serving
from playwright.sync_api import Browser, Page

from dacabo.words import LANGUAGES

SIZES = ((1280, 720), (1920, 1080), (1024, 768), (360, 640))
CUT = """() => {
  const found = [];
  for (const table of document.querySelectorAll(".tables > section")) {
    const edge = table.getBoundingClientRect().right;
    for (const one of table.querySelectorAll("h2, .clock, .place, .name, .total")) {
      const box = one.getBoundingClientRect();
      if (box.right > edge) found.push(`${one.textContent.trim()} reaches over the edge`);
      if (one.textContent.trim() && box.width < 1) found.push(`${one.textContent} has no room`);
    }
    for (const line of table.querySelectorAll("header")) {
      const [number, clock] = [...line.children].map((one) => one.getBoundingClientRect());
      if (clock && clock.left < number.right) found.push(`${line.textContent} overlaps`);
    }
    for (const name of table.querySelectorAll(".name[data-broken]")) {
      if (!/\\s/u.test(name.textContent)) found.push(`${name.textContent} is broken`);
    }
  }
  const button = document.querySelector("[data-action=full-screen]");
  const below = document.querySelector("main").getBoundingClientRect().top;
  if (button?.getBoundingClientRect().bottom > below) found.push("the button covers a table");
  return found;
}"""


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    """The address of the gallery, as it was built."""
    if not (PAGES / "gallery.html").exists():
        pytest.fail("The gallery is not built: run `make test`.", pytrace=False)
    with serving() as port:
        yield f"http://127.0.0.1:{port}/gallery.html"


@pytest.fixture
def wall(browser: Browser) -> Iterator[Page]:
    """A big screen."""
    context = browser.new_context(locale="en")
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("moment", ["playing", "time", "tied", "between"])
def test_three_tables_beside_each_other(moment: str, wall: Page, gallery: str) -> None:
    """The narrowest tables on a wall, on every screen and in every language."""
    found = {}
    for width, height in SIZES:
        wall.set_viewport_size({"width": width, "height": height})
        show(wall, gallery, f"event-wall-three-{moment}")
        for language in LANGUAGES:
            speak(wall, language)
            assert wall.locator(".tables > section").count() == 3
            if cut := wall.evaluate(CUT):
                found[width, height, language] = cut
    assert not found
