"""The message catalogues: read when a language is first used, each entry parsed when first needed.

Parsing a whole language would take half the time of a command that prints two sentences.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from dacabo.core.errors import DacaboError

LANGUAGES: Final = ("en", "de", "nl", "fr")

_ENTRY: Final = re.compile(r"^(?=[a-zA-Z])", re.MULTILINE)
"""The beginning of an entry. Only its key is at the beginning of a line; all other lines of the
entry are indented."""
_KEY: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


class WordsError(DacaboError):
    """A language, key or argument is missing."""


class Bundle(FluentBundle):
    """All words of a language, except those in its `browser` folder, which only the app uses."""

    def __init__(self, language: str) -> None:
        # Fluent would wrap everything it fills in with invisible direction isolates. The numbers
        # and card names of our four languages do not need them, and they show as boxes in
        # terminals. A player's name in a right-to-left script gets its own (see `tidy`).
        super().__init__([language], use_isolating=False)
        self._entries: dict[str, str] = {}
        for file in files("dacabo.i18n").joinpath(language).iterdir():
            if file.name.endswith(".ftl"):
                for entry in _ENTRY.split(file.read_text("utf-8")):
                    if key := _KEY.match(entry):
                        self._entries[key[0]] = entry

    def has_message(self, message_id: str) -> bool:
        """Whether there is a message, parsed or not."""
        return message_id in self._entries

    def get_message(self, message_id: str) -> Message:
        """A message, parsed with those that it refers to."""
        self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, key: str) -> None:
        if super().has_message(key):
            return
        entry = FluentResource(self._entries[key])
        self.add_resource(entry)
        references = _References()
        references.visit(entry)
        for reference in references.keys & self._entries.keys():
            self._parse(reference)


class _References(Visitor):
    """The messages that an entry refers to."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (its name)
        self.keys.add(node.id.name)


@cache
def bundle(language: str) -> Bundle:
    """The words of a language."""
    if language not in LANGUAGES:
        raise WordsError("unknown-language", language=language)
    return Bundle(language)


def has_words(language: str, key: str) -> bool:
    """Whether a language has words for a key, or for an attribute of it: `key.name`."""
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
