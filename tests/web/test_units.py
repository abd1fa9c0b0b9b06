"""The browser's unit tests; the browser has the same sentences and legal moves as Python."""

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
"""Ordinary names, and names with vowels, from right to left, far too long, or empty."""
NAMES_WITH_VOWELS = [
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
    seen_positions: list[dict[str, object]] = []
    answers: Any = getattr(game, "answers", None)
    for _ in range(MOVES):
        if game.result(state) is not None:
            state = game.start(rules, players)
        decision = rng.choice(
            [decision for decision in game.decisions(state) if decision.kind != "time"]
        )
        if decision.actor != TABLE and rng.random() < 0.5:
            legal = game.legal(state, decision)
            if len(legal) <= MAX_LEGAL:
                seen_positions.append(
                    {
                        "game": game.name,
                        "kind": decision.kind,
                        "view": game.view(state, decision.actor),
                        "answers": answers(state, decision),
                        "legal": [game.text(move) for move in legal],
                    }
                )
        answer = any_answer(rng, game, state, decision)
        if game.text(answer) != "cabo" or rng.random() < 0.2:  # else rounds are over at once
            state, _ = game.play(state, decision.actor, answer)
    return seen_positions


def facts_for_all(game: AnyGame, rules: RuleSet, rng: Random) -> dict[str, object]:
    """The facts that a spectator and every seat hear at each step of a random match."""
    players = rng.choice([number for number in rules.players if number < 5])
    state = game.start(rules, players)
    steps: list[dict[str, object]] = []
    for _ in range(MOVES):
        if game.result(state) is not None:
            state = game.start(rules, players)
        decision = rng.choice(
            [decision for decision in game.decisions(state) if decision.kind != "time"]
        )
        answer = any_answer(rng, game, state, decision)
        if game.text(answer) != "cabo" or rng.random() < 0.2:
            state, facts = game.play(state, decision.actor, answer)
            seats = [heard(facts, seat) for seat in range(players)]
            steps.append({"public": [one.fact for one in facts if one.to is None], "seats": seats})
    return {"game": game.name, "players": players, "steps": steps}


def all_facts() -> dict[str, object]:
    """The facts of every rule set of the games with their own tables in the browser."""
    return {
        f"{game.name} {name}": facts_for_all(game, rules, Random(name))
        for game in GAMES.values()
        if (WEB / "src" / "games" / game.name).exists()
        for name, rules in game.presets.items()
    }


def all_positions() -> dict[str, list[dict[str, object]]]:
    """Return positions of the same games, by every rule set and a few house rules."""
    positions_by_rule_set = {}
    for game in GAMES.values():
        if not (WEB / "src" / "games" / game.name).exists():
            continue
        plain = next(iter(game.presets.values()))
        changed = [(str(changes), plain.changed(changes)) for changes in HOUSE_RULES[game.name]]
        for name, rules in [*game.presets.items(), *changed]:
            positions_by_rule_set[f"{game.name} {name}"] = positions(game, rules, Random(name))
    return positions_by_rule_set


def test_the_browser_agrees_with_python(tmp_path: Path) -> None:
    """Its own tests pass; it forms the same sentences, and offers exactly the legal moves."""
    install()
    inputs: dict[str, dict[str, Any]] = {
        "sentences": {language: sentences(language) for language in LANGUAGES},
        "positions": all_positions(),
        "pads": all_pads(),
        "guided": guided_games(),
        "matches": whole_matches(),
        "told": all_facts(),
        "beginnings": {name: begins(name) for name in NAMES_WITH_VOWELS},
    }
    file = tmp_path / "python.json"
    file.write_bytes(msgspec.json.encode(inputs))
    process = subprocess.run(
        node_command("vitest/vitest.mjs", "run", "--reporter=verbose", "--no-color"),
        cwd=WEB,
        env=os.environ | {"DACABO_PYTHON": str(file)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    if process.returncode:
        pytest.fail(process.stdout[-6000:] + process.stderr[-2000:])
    for language in LANGUAGES:
        assert f"in {language} > formats phrases as Python does" in process.stdout
    assert "the beginning of a name is classified as in Python" in process.stdout
    prolonged = {
        name
        for name, evenings in inputs["pads"].items()
        for evening in evenings
        if any(isinstance(step["request"], Prolong) for step in evening["steps"])
    }
    assert prolonged >= {"cabo dutch", "dacapo single"}
    for name in inputs["pads"]:
        assert f"{name} > has the same points as in Python" in process.stdout
    for name in inputs["matches"]:
        assert f"matches of {name} > have only true stories" in process.stdout
        assert f"matches of {name} > have a line to beat" in process.stdout or "dacapo" in name
    for level in inputs["guided"]:
        assert (
            f"guided game against {level} > has a coach that claims only what the player knows"
            in process.stdout
        )
    for name in inputs["told"]:
        assert f"{name} > shows every viewer the same faces" in process.stdout
    for name in inputs["positions"]:
        assert f"{name} > offers exactly what the rules allow" in process.stdout
