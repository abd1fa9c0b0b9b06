"""Whole matches of every game, told to all seats in every language."""

import random
from collections.abc import Mapping
from hashlib import sha256

import pytest
from harness.shares import first

from dacabo.core.chance import Sealed
from dacabo.core.dealing import resolve_chance
from dacabo.core.game import Decision, Told, heard
from dacabo.core.seats import TABLE
from dacabo.games import GAMES
from dacabo.i18n import LANGUAGES, Words

NAMES = ("Ana", "Ben", "Chloé", "Dirk")

SHORT: Mapping[str, Mapping[str, int]] = {
    "cabo": {"rounds": 2},
    "dacapo": {"stack": 5, "copies": 4, "jokers": 4},
}
"""The options that make a match short and eventful, by game."""

RULE_SETS = [(game, preset) for game in GAMES for preset in GAMES[game].presets]


def match_at_random(name: str, preset: str, seed: int) -> tuple[list[Told], list[Decision]]:
    """All facts and decisions of a match between random players."""
    game = GAMES[name]
    rng = random.Random(seed)
    chance = Sealed(sha256(seed.to_bytes(4, "big")).digest())
    rules = game.presets[preset].changed(SHORT.get(name, {}))
    state, told = resolve_chance(game, game.start(rules, len(NAMES)), chance)
    decisions = []
    while game.result(state) is None:
        decision = rng.choice(game.decisions(state))
        decisions.append(decision)
        moves = game.legal(state, decision)
        if decision.kind == "sneak" and rng.random() < 0.95:
            continue
        if rng.random() < 0.9:  # or rounds would be over before they begin
            moves = [move for move in moves if game.text(move) != "cabo"] or moves
        state, more = game.play(state, decision.actor, rng.choice(moves))
        state, later = resolve_chance(game, state, chance)
        told += [*more, *later]
    return told, decisions


@pytest.mark.parametrize(("name", "preset"), first(reversed(RULE_SETS), 2))
def test_a_whole_match_can_be_told_in_every_language(name: str, preset: str) -> None:
    """Spectators and every player get a sentence for each fact that reaches them."""
    game = GAMES[name]
    told, decisions = match_at_random(name, preset, seed=7)
    for language in LANGUAGES:
        for viewer in (None, *range(len(NAMES))):
            words = Words(language, NAMES, viewer)
            phrases = [phrase for fact in heard(told, viewer) for phrase in game.phrases(fact)]
            phrases += [game.asks(d) for d in decisions if d.actor in (TABLE, viewer)]
            assert len(phrases) > 40
            lines = [words.say(phrase) for phrase in {str(p): p for p in phrases}.values()]
            assert not any(mark in line for line in lines for mark in "{}$_")
            assert viewer is None or not any(NAMES[viewer] in line for line in lines)
