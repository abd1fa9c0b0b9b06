"""Buttons, tabs and headings fit on a phone of 360 pixels, in every language."""

import html
from collections.abc import Iterator

import pytest
from browser.harness.fits import HEIGHT, WIDTH, misfits, show, speak
from browser.harness.labels import NAME, labels, written
from playwright.sync_api import Browser, Page

from dacabo.i18n import LANGUAGES

FULLEST = ("new-house-rules", "desk-menu", "pad-enter-dutch")
"""States that together show most of what is pressed and most headings."""
TIGHT = (
    "others-turn",  # a name in a headline
    "no-such-table",  # a message as a headline
    "settings-extreme",  # wide letters
    "dacapo-joker-chosen",  # three buttons in a row
)
COLUMN = """([column, name]) => {
  document.querySelector("#app").innerHTML = `<main class="page stack">${column}</main>`;
  globalThis.gallery = { names: [name] };
}"""
"""Labels below each other, with the looks of the app."""
SHARES = 12
"""Parts of the walk through all states, for as many processes."""


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A small phone."""
    context = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT}, locale="en")
    yield context.new_page()
    context.close()


def states(page: Page, gallery: str) -> list[str]:
    """The names of all states."""
    page.goto(gallery)
    links = page.locator("[data-state]")
    links.first.wait_for()
    return list(links.evaluate_all("all => all.map(({ dataset }) => dataset.state)"))


def overflow_by_language(page: Page, gallery: str, state: str) -> dict[str, list[str]]:
    """The texts that do not fit in a state, by language."""
    found = {}
    show(page, gallery, state)
    for language in LANGUAGES:
        speak(page, language)
        if wrong := misfits(page):
            found[f"{state}, {language}"] = wrong
    return found


def test_buttons_and_headings_fit_in_the_fullest_states(phone: Page, gallery: str) -> None:
    """With long names and large counts, no text of the app is cut or too long."""
    found: dict[str, list[str]] = {}
    for state in (*FULLEST, *TIGHT):
        found |= overflow_by_language(phone, gallery, state)
    assert found == {}


def test_every_label_fits(phone: Page, gallery: str) -> None:
    """Each button, tab and heading of the sources stands alone in a column."""
    assert len(labels()) > 250
    phone.goto(gallery)
    phone.wait_for_selector("[data-state]")
    found = {}
    for language in LANGUAGES:
        column = "".join(
            f'<div data-key="{key}"><{tag} class="{tag}">{html.escape(text)}</{tag}></div>'
            for key, tag in labels().items()
            for text in written(language, key)
        )
        phone.evaluate(COLUMN, [column, NAME])
        if wrong := misfits(phone):
            found[language] = wrong
    assert found == {}


@pytest.mark.long
@pytest.mark.parametrize("share", range(SHARES))
def test_every_state_fits(phone: Page, gallery: str, share: int) -> None:
    """Every state of the gallery is checked like the fullest ones."""
    found: dict[str, list[str]] = {}
    for state in states(phone, gallery)[share::SHARES]:
        found |= overflow_by_language(phone, gallery, state)
    assert found == {}


@pytest.mark.parametrize(
    ("style", "wrong"),
    [
        ("width: 90px", "lines"),
        ("width: 40px; overflow-wrap: anywhere", "is broken"),
        ("width: 90px; white-space: nowrap", "px too wide"),
        ("width: 90px; white-space: nowrap; overflow: hidden", "cut"),
        ("position: absolute; left: 300px; white-space: nowrap", "reaches from"),
    ],
)
def test_the_check_finds_texts_that_do_not_fit(phone: Page, style: str, wrong: str) -> None:
    """It finds too many lines, a broken word, a cut end, and a text outside its box."""
    button = f'<button style="{style}">Shuffle all of the cards again</button>'
    phone.set_content(f"<body>{button}<script>globalThis.gallery = {{ names: [] }}</script>")
    assert any(wrong in one for one in misfits(phone)), misfits(phone)
