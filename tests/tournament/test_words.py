"""The phrases of an event, in four languages."""

import ast
import re
from pathlib import Path

import pytest

import dacabo
from dacabo.core.phrases import Argument, Phrase, Players, Who
from dacabo.i18n import LANGUAGES, Words

NAMES = ["Ana", "Ben", "Chloé", "Dot"]
ONE, MANY = Players((1,)), Players((0, 2, 3))


def about(name: str, number: int) -> Argument:
    """The possible arguments of a phrase, by name."""
    if name in ("players", "others"):
        return ONE if number == 1 else MANY
    texts: dict[str, Argument] = {"who": Who(3), "prize": "a book", "group": "A"}
    return texts.get(name, number)


def keys() -> set[str]:
    """The keys in the code of the tournament, and of its rehearsal."""
    return {
        node.value
        for room in ("tournament", "arena/rehearsal")
        for file in (Path(dacabo.__file__).parent / room).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.startswith("tournament-")
    }


def keys_in_file(language: str) -> dict[str, set[str]]:
    """The keys in the word file, each with the names of its arguments."""
    file = Path(dacabo.__file__).parent / "i18n" / language / "tournament.ftl"
    parts = re.split(r"^([a-z0-9-]+) =", file.read_text("utf-8"), flags=re.MULTILINE)[1:]
    texts = dict(zip(parts[::2], parts[1::2], strict=True))
    return {
        key: {name.removesuffix("-are") for name in re.findall(r"\$([a-z-]+)", text)}
        for key, text in texts.items()
        if key.startswith("tournament-")
    }


def test_the_word_files_have_exactly_the_keys_in_the_code() -> None:
    """No key is missing, and none is unused."""
    assert keys() == set(keys_in_file("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2, 12])
def test_every_phrase_becomes_a_sentence(language: str, number: int) -> None:
    """The number of players is one or several."""
    words = Words(language, NAMES)
    for key, names in keys_in_file(language).items():
        if key.startswith("tournament-sheet-"):
            continue  # headings and cells of a spreadsheet
        text = words.say(Phrase(key, {name: about(name, number) for name in names}))
        assert re.match(r"[A-ZÀÇÉÎ0-9“„«]", text), text
        assert text[-1] in ".?", text
        assert not re.search(r"['\"{}$]|  ", text), text
        bad = r"[ \w][:;!?»]|«[ \w]" if language == "fr" else r"\s[:;!?]"
        assert not re.search(bad, text), text
