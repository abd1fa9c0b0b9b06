"""Labels in pages: words in bold are labels of the app, and the English texts have each of them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from i18n.harness.texts import PLACEHOLDER, patterns, readings

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = {"README.md": 5, "docs/organising.md": 50}
"""The pages on which bold means a label, and the fewest labels that each has."""


def labels(text: str) -> Iterator[str]:
    """All labels of a page; a way through menus, such as **Menu → Log**, has several."""
    text = re.sub(r"(?ms)^```.*?^```$|^ {4,}[^\n]*$|`[^`\n]*`", "", text)
    for quoted in re.findall(r"\*\*(.+?)\*\*", text, re.DOTALL):
        yield from (plain(part) for part in quoted.split("→"))


def plain(text: str) -> str:
    """Return a label with one kind of space and apostrophe, and without the dots of a button."""
    return " ".join(text.split()).replace("'", "’").removesuffix("…")


@cache
def pattern_of_texts() -> re.Pattern[str]:
    """Return a pattern of every text of the app; values are filled in."""
    texts = {plain(one) for pattern in patterns("en").values() for one in readings(pattern)}
    worded = [one for one in texts if re.search(r"\w", one.replace(PLACEHOLDER, ""))]
    return re.compile("|".join(re.escape(one).replace(PLACEHOLDER, ".+") for one in worded))


def unknown_labels(text: str) -> list[str]:
    """Return the labels of a page that the app does not have."""
    return [label for label in labels(text) if not pattern_of_texts().fullmatch(label)]


@pytest.mark.parametrize("page", PAGES)
def test_every_label_is_one_of_the_app(page: str) -> None:
    """Readers who look for it on the screen find it."""
    text = (ROOT / page).read_text(encoding="utf-8")
    assert len(list(labels(text))) >= PAGES[page]
    assert unknown_labels(text) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Choose **Play now**, then **Menu → Log**.", []),
        ("**I'm coming**, **Play this\nmatch online** and **Emil (bot)**", []),
        ("**Play never** and **Menu → Diary**", ["Play never", "Diary"]),
        ("`**code**`\n\n    **code**\n\n```\n**code**\n```\n", []),
    ],
)
def test_a_wrong_label_is_noticed(text: str, found: list[str]) -> None:
    """It is noticed on a way through menus, too, but not in code."""
    assert unknown_labels(text) == found
