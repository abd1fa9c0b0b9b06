"""Words that docs/glossary.md has retired do not come back."""

import re
from functools import cache
from pathlib import Path

import pytest
from i18n.harness.glossary import GLOSSARY, Retired, retired, rows

import dacabo.i18n
from dacabo.i18n import LANGUAGES

WORDS = Path(dacabo.i18n.__file__).parent
BETWEEN = re.compile(r"\{[^{}]*->|^\s*\*?\[[^\]]*\]|^\s*\.[a-z-]+ =|\}", re.MULTILINE)
"""The selectors, variants and attributes between the texts of a message."""


@cache
def exceptions() -> set[tuple[str, str, str]]:
    """The exceptions, in which a retired word is right: language, message and word."""
    return {
        (language, message.strip("`"), word)
        for language, message, word, _why in rows("language | message | word | why")
    }


@cache
def texts(language: str) -> list[tuple[str, str]]:
    """All texts of a language by message, variants and attributes one by one.

    Parsing with Fluent would take many seconds, and reading the lines is enough.
    """
    result: list[tuple[str, str]] = []
    for file in sorted((WORDS / language).rglob("*.ftl")):
        lines = re.sub(r"^#.*\n", "", file.read_text("utf-8"), flags=re.MULTILINE)
        for message in re.split(r"^(?=[a-z])", lines, flags=re.MULTILINE)[1:]:
            key, _equals, body = message.partition(" =")
            values = re.sub(r"\{[^{}]*\}", "…", body).replace("\N{SOFT HYPHEN}", "")
            result += [(key, text.strip()) for text in BETWEEN.split(values) if text.strip()]
    return result


@cache
def returned(language: str) -> dict[tuple[str, str, str], str]:
    """Retired words in texts: language, message and word, with the text and what to say."""
    return {
        (language, key, old.word): f"{text!r}: say “{old.instead}”"
        for old in retired()
        if old.language == language
        for pattern in [old.pattern]
        for key, text in texts(language)
        if pattern.search(text)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_retired_word_does_not_come_back(language: str) -> None:
    """A thing has one name, in every text of a language."""
    occurrences = returned(language)
    assert {at: occurrences[at] for at in occurrences.keys() - exceptions()} == {}


def test_every_exception_is_needed() -> None:
    """An exception for an unused word would let that word come back."""
    assert exceptions() - {at for language in LANGUAGES for at in returned(language)} == set()


def test_the_glossary_says_what_to_use_instead() -> None:
    """Every language has retired words, and none is the word to use."""
    assert {old.language for old in retired()} == set(LANGUAGES)
    for old in retired():
        assert old.instead, old
        assert not old.pattern.search(old.instead), old


def test_every_concept_has_a_word_in_every_language() -> None:
    """No cell of the glossary is empty."""
    concepts = GLOSSARY.read_text("utf-8").partition("## Retired")[0]
    lines = [line for line in concepts.splitlines() if line.startswith("|")]
    assert len(lines) > len(LANGUAGES)
    for line in lines:
        cells = line.strip("|").split("|")
        assert len(cells) == len(LANGUAGES) + 2, line
        assert all(cell.strip() for cell in cells), line


@pytest.mark.parametrize(
    ("word", "text", "found"),
    [
        ("jet*", "Jette la carte", True),
        ("jet*", "un projet", False),
        ("disc", "The disc is full", True),
        ("disc", "Discard a card", False),
        ("in all", "7 in\N{NO-BREAK SPACE}all", True),
    ],
)
def test_words_are_found_as_words(word: str, text: str, found: bool) -> None:  # noqa: FBT001 (a table)
    """They are found with any case and ending, but not inside another word."""
    assert bool(Retired("", word, "").pattern.search(text)) is found
