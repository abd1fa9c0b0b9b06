"""The word files are complete and have the same messages in every language."""

import re
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from harness.shares import first
from i18n.harness.needed import (
    error_phrases,
    errors,
    fact_phrases,
    keys_in_the_browser,
    keys_in_the_code,
    plain_keys,
)
from i18n.harness.texts import FILES, entries, language_of, patterns, refers_to

from dacabo.core.phrases import Phrase
from dacabo.games import GAMES
from dacabo.i18n import LANGUAGES, Words
from dacabo.i18n.bundles import bundle

SAME_IN_TWO_LANGUAGES: set[str] = set()
"""The sentences that are the same in two languages, and rightly so."""

SUFFIX = re.compile(r"-(is|are|all|a|the|begins)$")
"""The suffixes that `Words` adds to the name of an argument."""


def needed_keys() -> set[str]:
    """Every key that the code can ask for."""
    phrase_keys = {phrase.key for phrase in (*error_phrases(), *fact_phrases())}
    phrase_keys |= {told for key in phrase_keys if (told := f"{key}.told") in patterns("en")}
    asked_for = phrase_keys | plain_keys() | keys_in_the_code() | keys_in_the_browser()
    existing_keys = asked_for & patterns("en").keys()
    parts = {part for key in existing_keys for part in refers_to("en", key).messages}
    return asked_for | parts


# --- the files ----------------------------------------------------------------


def test_the_words_of_a_game_are_in_its_own_files() -> None:
    """A third game brings its own files and changes no others."""
    for file in FILES:
        for key in re.findall(r"^[a-z][a-z0-9-]*", file.read_text("utf-8"), re.MULTILINE):
            game = key.partition("-")[0]
            assert game not in GAMES or file.stem.partition("-")[0] == game, (file.name, key)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{language_of(file)}/{file.name}")
def test_every_entry_of_a_word_file_can_be_parsed(file: Path) -> None:
    """Every entry is a message or a comment, so no syntax error hides one."""
    strange = [e for e in entries(file) if not isinstance(e, ast.Message | ast.BaseComment)]
    assert strange == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_can_be_parsed_alone(language: str) -> None:
    """An entry parsed alone is complete and does not run into the next."""
    whole = {
        entry.id.name: entry
        for file in FILES
        if file.parent.name == language
        for entry in entries(file)
        if isinstance(entry, ast.Message)
    }
    alone = bundle(language)._entries
    assert alone.keys() == whole.keys()
    for key, text in alone.items():
        entry, *comments = FluentParser(with_spans=False).parse(text).body
        assert entry.equals(whole[key], ["comment"]), key
        assert all(isinstance(after, ast.BaseComment) for after in comments)


def test_every_language_has_the_same_files() -> None:
    """A sentence is found in the same file in every language."""
    names = {lang: {f.name for f in FILES if language_of(f) == lang} for lang in LANGUAGES}
    assert {language_of(file) for file in FILES} == set(LANGUAGES)
    assert all(names[language] == names["en"] for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_keys_in_the_same_order_as_english(language: str) -> None:
    """A missing key, or one too many, would leave a reader without words."""
    assert patterns(language).keys() ^ patterns("en").keys() == set()
    assert list(patterns(language)) == list(patterns("en"))


def test_the_word_files_have_exactly_the_needed_keys() -> None:
    """Every key of the code has words, and there are no words without a key."""
    existing_keys = set(patterns("en"))
    assert needed_keys() - existing_keys == set(), "needed, but not there"
    assert existing_keys - needed_keys() == set(), "there, but not needed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_translation_uses_the_arguments_of_the_english_sentence(language: str) -> None:
    """A translation uses exactly the arguments of the English sentence."""
    for key in patterns("en"):
        english = {SUFFIX.sub("", name) for name in refers_to("en", key).variables}
        translated = {SUFFIX.sub("", name) for name in refers_to(language, key).variables}
        assert translated == english, key


def test_an_error_uses_only_arguments_that_it_always_has() -> None:
    """A sentence uses only arguments that every place that raises the error passes."""
    for code, given in errors().items():
        assert refers_to("en", f"error-{code}").variables <= given, code


def length(pattern: ast.Pattern) -> int:
    """The number of words of a text in its longest variant, without its values."""
    count = 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            count += len(re.findall(r"[^\W\d_]+", element.value))
        elif isinstance(element.expression, ast.SelectExpression):
            count += max(length(variant.value) for variant in element.expression.variants)
    return count


def test_no_sentence_was_left_untranslated() -> None:
    """Two languages say a sentence in the same letters only where that is known to be right.

    One word or two are no sentence: languages share many, and the plain word is the best one.
    """
    texts = {
        language: {key: serialize_pattern(pattern) for key, pattern in patterns(language).items()}
        for language in LANGUAGES
    }
    equal = {
        key
        for one, other in combinations(LANGUAGES, 2)
        for key, text in texts[one].items()
        if text == texts[other][key] and length(patterns(one)[key]) > 2
    }
    assert equal == SAME_IN_TWO_LANGUAGES


# --- the sentences ------------------------------------------------------------


@cache
def all_sentences(language: str, viewer: int | None) -> tuple[tuple[str, str], ...]:
    """All sentences with their keys; errors and names are the same for all readers."""
    words = Words(language, ["Ana", "Ben", "Chloé"], viewer)
    phrases: list[Phrase] = [*fact_phrases()]
    if viewer is None:
        phrases += [*error_phrases(), *map(Phrase, plain_keys())]
    return tuple((phrase.key, words.say(phrase)) for phrase in phrases)


@pytest.mark.parametrize("viewer", first((None, 1, 0, 2), 2))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_becomes_a_sentence(language: str, viewer: int | None) -> None:
    """With real arguments every message becomes a text without placeholders."""
    for key, text in all_sentences(language, viewer):
        assert text, key
        assert not re.search(r"[{}$_]|  |^\s|\s$|\n", text), (key, text)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_begins_with_a_capital_and_ends_with_a_mark(
    language: str, viewer: int | None
) -> None:
    """Errors, facts and explanations are sentences; names of cards, options and so on are not."""
    names = tuple(f"{game}-{part}" for game in GAMES for part in ("name", "option-", "rules-"))
    sentences = ("error-", *(f"{game}-" for game in GAMES))
    for key, text in all_sentences(language, viewer):
        if key.endswith(".about") or (key.startswith(sentences) and not key.startswith(names)):
            assert re.match(r"[A-ZÀÇÉÎ0-9“„«]", text), (key, text)
            assert text[-1] in ".!?", (key, text)
