"""The word files, loaded when a language is first used, and cached."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from dacabo.core.errors import DacaboError

LANGUAGES: Final = ("en", "de", "nl", "fr")


class WordsError(DacaboError):
    """A language, key or argument is missing."""


@cache
def bundle(language: str) -> FluentBundle:
    """All words of a language, except those in its `browser` folder, which only the app uses."""
    if language not in LANGUAGES:
        raise WordsError("unknown-language", language=language)
    # Fluent would wrap everything it fills in with invisible direction isolates. The numbers and
    # card names of our four languages do not need them, and they show as boxes in terminals. A
    # player's name in a right-to-left script gets its own (see `tidy`).
    words = FluentBundle([language], use_isolating=False)
    folder = files("dacabo.words").joinpath(language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            words.add_resource(FluentResource(file.read_text("utf-8")))
    return words


def spoken(language: str, key: str) -> bool:
    """Whether there are words for a key, or for an attribute: `key.name`."""
    words = bundle(language)
    name, _, attribute = key.partition(".")
    if not words.has_message(name):
        return False
    return not attribute or attribute in words.get_message(name).attributes


def fill(language: str, key: str, values: Mapping[str, int | str]) -> str:
    """Format the message `key`, or its attribute `name` for `key.name`.

    Missing words and missing values are programming errors, not the reader's: both raise
    `WordsError`.
    """
    words = bundle(language)
    name, dot, attribute = key.partition(".")
    message = words.get_message(name) if words.has_message(name) else None
    if message is None:
        raise WordsError("no-such-words", key=key)
    pattern = message.attributes.get(attribute) if dot else message.value
    if pattern is None:
        raise WordsError("no-such-words", key=key)
    text, errors = words.format_pattern(pattern, dict(values))
    if errors:
        raise WordsError("words-incomplete", key=key) from errors[0]
    return str(text)
