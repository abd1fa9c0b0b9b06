"""The labels of buttons, tabs and headings: every key in the app's sources, as text."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from browser.harness.app_words import app_text

from dacabo.core.names import LONGEST

ROOT: Final = Path(__file__).parents[3]
SOURCES: Final = ROOT / "web" / "src"
WORDS: Final = ROOT / "src" / "dacabo" / "i18n" / "en" / "browser"

_ELEMENT: Final = re.compile(
    r"<(a|button|h[1-4]|summary|legend|label)\b((?:[^>]|=>)*)>(.*?)</\1>", re.DOTALL
)
_SENTENCE: Final = re.compile(r"<(p|small)\b.*?</\1>", re.DOTALL)
_KEY: Final = re.compile(r'"((?:app|guide)-[a-z0-9-]+)"')
_PART: Final = re.compile(r'(?<![-\w])(text|yes|title|legend)=\{t\("((?:app|guide)-[a-z0-9-]+)"')
"""An attribute whose text a component of ours puts on a button or into a heading."""
_TAGS: Final = {"a": "button", "text": "button", "yes": "button", "title": "h2"}

NAME: Final = "Maximiliane v. Hohenfels"[:LONGEST]
_NAMES: Final = (
    *("who", "name", "names", "players", "host", "one", "other", "old", "new", "label"),
    *("match", "matches", "here", "what", "where"),
)
_OTHERS: Final[dict[str, int | str]] = {
    "level": "Andante",
    "code": "K7Q2MX",
    "card": "10",
    "place": "10",
    "stage": "3",
    "number": 3,
    "pile": 3,
    "prize": "Chocolate",
    "reaction": "😀",
    "game": "Da Capo!",
}
_COUNTS: Final = (88, 1, 0)


@cache
def labels() -> dict[str, str]:
    """Return the element of each key."""
    element_of: dict[str, str] = {}
    for file in sorted(SOURCES.rglob("*.svelte")):
        if "gallery" in file.parts:
            continue
        source = file.read_text("utf-8")
        for tag, attributes, inside in _ELEMENT.findall(source):
            if tag == "a" and "button" not in attributes:
                continue
            for key in _KEY.findall(_SENTENCE.sub("", inside)):
                element_of[key] = _TAGS.get(tag, tag)
        for part, key in _PART.findall(source):
            element_of.setdefault(key, _TAGS.get(part, part))
    return element_of


@cache
def _values(count: int) -> dict[str, int | str]:
    texts = "".join(file.read_text("utf-8") for file in sorted(WORDS.glob("*.ftl")))
    every: dict[str, int | str] = dict.fromkeys(re.findall(r"\$([a-z-]+)", texts), count)
    return every | dict.fromkeys(_NAMES, NAME) | _OTHERS


def written(language: str, key: str) -> Iterator[str]:
    """Yield the different texts of a key for many, for one and for none."""
    yield from dict.fromkeys(app_text(language, key, **_values(count)) for count in _COUNTS)
