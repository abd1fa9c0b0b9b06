"""The browser's own code: its small tests, and that it says what Python says."""

import os
import re
import subprocess
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from build import WEB, install, node_command
from words.needed import error_phrases, fact_phrases

from dacabo.core.phrases import Phrase
from dacabo.words import LANGUAGES, Words

ERRORS = ("errors.ftl", "server.ftl")
NAMES = ("Ana", "  Héloïse ", "מאיה", "x" * 120, "", "Yves\n\u202e", "o")
"""Ordinary and less so: with vowels, from right to left, far too long, none at all."""


@cache
def browser_errors() -> set[str]:
    """The errors that can reach a browser: those of settings and records stay with the command."""
    texts = [files("dacabo.words").joinpath("en", name).read_text("utf-8") for name in ERRORS]
    return set(re.findall(r"^(error-[a-z-]+) =", "\n".join(texts), re.MULTILINE))


def sentences(language: str) -> list[dict[str, object]]:
    """What Python says of everything that can be said."""
    refusals = [phrase for phrase in error_phrases() if phrase.key in browser_errors()]
    phrases = dict.fromkeys(map(msgspec.json.encode, (*fact_phrases(), *refusals)))
    spoken = [msgspec.json.decode(phrase, type=Phrase) for phrase in phrases]
    return [
        {
            "phrase": phrase,
            "names": NAMES,
            "viewer": viewer,
            "text": Words(language, NAMES, viewer).say(phrase),
        }
        for index, phrase in enumerate(spoken)
        for viewer in (None, 0, 1)
        if viewer is None or index % 3 == viewer
    ]


def test_the_browsers_own_tests_pass_and_it_says_what_python_says(tmp_path: Path) -> None:
    """Choosing, flights, guide, verification; and both languages' sentences are the same."""
    install()
    file = tmp_path / "sentences.json"
    file.write_bytes(msgspec.json.encode({code: sentences(code) for code in LANGUAGES}))
    done = subprocess.run(
        node_command("vitest/vitest.mjs", "run", "--reporter=verbose", "--no-color"),
        cwd=WEB,
        env=os.environ | {"DACABO_SENTENCES": str(file)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    if done.returncode:
        pytest.fail(done.stdout[-6000:] + done.stderr[-2000:])
    for language in LANGUAGES:
        assert f"in {language} > the browser says what Python says" in done.stdout
