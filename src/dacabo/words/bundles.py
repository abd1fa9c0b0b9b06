"""The word files: read when a language is first spoken, and kept."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from dacabo.core.errors import DacaboError

LANGUAGES: Final = ("en", "de", "nl", "fr")


class WordsError(DacaboError):
    """Something that cannot be said: in no such language, or for want of words."""


@cache
def bundle(language: str) -> FluentBundle:
    """All the words of a language; those in its `browser` folder only the app says."""
    if language not in LANGUAGES:
        raise WordsError("unknown-language", language=language)
    # Fluent would put invisible direction marks round everything that it fills in, for fear that it
    # runs from right to left. Figures and card names of our four languages never do, and the marks
    # show as boxes in terminals; a player's name that does run so brings its own (see `tidy`).
    words = FluentBundle([language], use_isolating=False)
    folder = files("dacabo.words").joinpath(language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            words.add_resource(FluentResource(file.read_text("utf-8")))
    return words


def fill(language: str, key: str, values: Mapping[str, int | str]) -> str:
    """The message `key`, or with `key.name` its attribute of that name, with the values filled in.

    Words that are not there, and values that are missing, are mistakes of a program, not of the
    person who would read the sentence: both raise `WordsError`.
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
