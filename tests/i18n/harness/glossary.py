"""The words that docs/glossary.md has retired."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

GLOSSARY = Path(__file__).parents[3] / "docs" / "glossary.md"


class Retired(NamedTuple):
    """A word that texts no longer use."""

    language: str
    word: str
    instead: str

    @property
    def pattern(self) -> re.Pattern[str]:
        """Finds it as a word, whatever its case; a star stands for any letters."""
        parts = [re.escape(part).replace(r"\ ", r"\s+") for part in self.word.split("*")]
        letters = r"\w*".join(parts)
        return re.compile(rf"(?<!\w){letters}(?!\w)", re.IGNORECASE)


def rows(heading: str) -> Iterator[list[str]]:
    """The cells of each line of the table with this heading."""
    _before, _heading, after = GLOSSARY.read_text("utf-8").partition(f"| {heading} |")
    for line in after.splitlines()[2:]:
        if not line.startswith("|"):
            return
        yield [cell.strip().replace(r"\*", "*") for cell in line.strip("|").split("|")]


@cache
def retired() -> list[Retired]:
    """All retired words."""
    return [
        Retired(language, word.strip(), instead)
        for language, words, instead in rows("language | retired | say instead")
        for word in words.split(",")
    ]
