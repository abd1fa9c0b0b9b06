"""The browser's unit tests; it says what Python says, and offers the same moves."""

import os
import re
import subprocess
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from i18n.harness.needed import error_phrases, fact_phrases
from web.harness.guided_games import guided_games
from web.harness.random_pads import all_pads
from web.harness.whole_matches import whole_matches

from build import WEB, install, node_command
from dacabo.core.game import AnyGame, heard
from dacabo.core.phrases import Phrase
from dacabo.core.rules import RuleSet
from dacabo.core.seats import TABLE
from dacabo.games import GAMES
from dacabo.i18n import LANGUAGES, Words
from dacabo.i18n.sentences import begins
from dacabo.scorepad.requests import Prolong
from dacabo.testing.subject import any_answer

ERRORS = ("errors.ftl", "server.ftl")
NAMES = ("Ana", "  Héloïse ", "מאיה", "x" * 120, "", "Yves\n\u202e", "o")
"""Ordinary names and others: with vowels, from right to left, far too long, none at all."""
BEGINNINGS = [
    *("Ana", "Émile", "Œdipe", "Yves", "Yann", "Ben", "7 nains", "o", "Y", "", "h", "Hélène"),
    *("Henri", "Henrik", "Hugo", "Hans", "Harry", "Hakim", "HORTENSE", "Hermine", "Hermann"),
]
"""Names that begin with a vowel, to the ear or to the eye."""
MOVES = 250
MAX_LEGAL = 200
"""Positions with more moves than this (a huge layout) would only take long."""
HOUSE_RULES: dict[str, tuple[dict[str, Any], ...]] = {
    "cabo": (
        {"free_swap": True, "caller_locked": True, "looks": 3},
        {"deck": "french", "jokers": 4, "snap": True, "forbidden_look": True},
        {"sets": False, "empty_pile": "end-round", "pile_out_after_call": "play-on"},
    ),
    "dacapo": ({"highest": 4, "building_piles": 2, "help_piles": 5, "hand": 6, "stack": 9},),
}


@cache
def browser_errors() -> set[str]:
    """The errors that can reach a browser: those of settings and records stay with the command."""
    texts = [files("dacabo.i18n").joinpath("en", name).read_text("utf-8") for name in ERRORS]
    return set(re.findall(r"^(error-[a-z-]+) =", "\n".join(texts), re.MULTILINE))


def sentences(language: str) -> list[dict[str, object]]:
    """Python's sentences for everything that can be said."""
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


def positions(game: AnyGame, rules: RuleSet, rng: Random) -> list[dict[str, object]]:
    """Decisions in random matches, as their player sees them, and the legal moves."""
    players = rng.choice([number for number in rules.players if number < 5])
    state = game.start(rules, players)
    seen: list[dict[str, object]] = []
    answers: Any = getattr(game, "answers", None)
    for _ in range(MOVES):
        if game.result(state) is not None:
            state = game.start(rules, players)
        asked = rng.choice([one for one in game.decisions(state) if one.kind != "time"])
        if asked.actor != TABLE and rng.random() < 0.5:
            legal = game.legal(state, asked)
            if len(legal) <= MAX_LEGAL:
                seen.append(
                    {
                        "game": game.name,
                        "kind": asked.kind,
                        "view": game.view(state, asked.actor),
                        "answers": answers(state, asked),
                        "legal": [game.text(move) for move in legal],
                    }
                )
        answer = any_answer(rng, game, state, asked)
        if game.text(answer) != "cabo" or rng.random() < 0.2:  # else rounds are over at once
            state, _ = game.play(state, asked.actor, answer)
    return seen


def told_to_all(game: AnyGame, rules: RuleSet, rng: Random) -> dict[str, object]:
    """What a spectator and every seat are told of each step of a random match."""
    players = rng.choice([number for number in rules.players if number < 5])
    state = game.start(rules, players)
    steps: list[dict[str, object]] = []
    for _ in range(MOVES):
        if game.result(state) is not None:
            state = game.start(rules, players)
        asked = rng.choice([one for one in game.decisions(state) if one.kind != "time"])
        answer = any_answer(rng, game, state, asked)
        if game.text(answer) != "cabo" or rng.random() < 0.2:
            state, told = game.play(state, asked.actor, answer)
            seats = [heard(told, seat) for seat in range(players)]
            steps.append({"public": [one.fact for one in told if one.to is None], "seats": seats})
    return {"game": game.name, "players": players, "steps": steps}


def all_told() -> dict[str, object]:
    """Every rule set of the games with their own tables there."""
    return {
        f"{game.name} {name}": told_to_all(game, rules, Random(name))
        for game in GAMES.values()
        if (WEB / "src" / "games" / game.name).exists()
        for name, rules in game.presets.items()
    }


def all_positions() -> dict[str, list[dict[str, object]]]:
    """Return every rule set of the games with their own tables there, and a few house rules."""
    found = {}
    for game in GAMES.values():
        if not (WEB / "src" / "games" / game.name).exists():
            continue
        plain = next(iter(game.presets.values()))
        changed = [(str(changes), plain.changed(changes)) for changes in HOUSE_RULES[game.name]]
        for name, rules in [*game.presets.items(), *changed]:
            found[f"{game.name} {name}"] = positions(game, rules, Random(name))
    return found


def test_the_browser_agrees_with_python(tmp_path: Path) -> None:
    """Its own tests pass; it says the same sentences, and offers exactly the legal moves."""
    install()
    given: dict[str, dict[str, Any]] = {
        "sentences": {language: sentences(language) for language in LANGUAGES},
        "positions": all_positions(),
        "pads": all_pads(),
        "guided": guided_games(),
        "matches": whole_matches(),
        "told": all_told(),
        "beginnings": {name: begins(name) for name in BEGINNINGS},
    }
    file = tmp_path / "python.json"
    file.write_bytes(msgspec.json.encode(given))
    done = subprocess.run(
        node_command("vitest/vitest.mjs", "run", "--reporter=verbose", "--no-color"),
        cwd=WEB,
        env=os.environ | {"DACABO_PYTHON": str(file)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    if done.returncode:
        pytest.fail(done.stdout[-6000:] + done.stderr[-2000:])
    for language in LANGUAGES:
        assert f"in {language} > the browser says what Python says" in done.stdout
    assert "a name begins as it does for Python" in done.stdout
    prolonged = {
        name
        for name, evenings in given["pads"].items()
        for evening in evenings
        if any(isinstance(step["request"], Prolong) for step in evening["steps"])
    }
    assert prolonged >= {"cabo dutch", "dacapo single"}
    for name in given["pads"]:
        assert f"{name} > is reckoned as Python reckons" in done.stdout
    for name in given["matches"]:
        assert f"matches of {name} > are told truly" in done.stdout
        assert f"matches of {name} > have a line to beat" in done.stdout or "dacapo" in name
    for level in given["guided"]:
        assert f"guided game against {level} > has a coach who knows" in done.stdout
    for name in given["told"]:
        assert f"{name} > shows every viewer the same faces" in done.stdout
    for name in given["positions"]:
        assert f"{name} > offers exactly what the rules allow" in done.stdout
