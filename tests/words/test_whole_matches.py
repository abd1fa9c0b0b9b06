"""Whole matches, told to everybody in every language."""

import random
from hashlib import sha256

import pytest

from dacabo.cabo.game import Cabo
from dacabo.cabo.moves import Call
from dacabo.cabo.rules import PRESETS
from dacabo.core.chance import Sealed
from dacabo.core.dealing import settle
from dacabo.core.game import Told, heard
from dacabo.words import LANGUAGES, Words

NAMES = ("Ana", "Ben", "Chloé", "Dirk")


def told_in_a_match(preset: str, seed: int) -> list[Told]:
    """Everything that is told in two rounds of people who move at random."""
    game = Cabo()
    rng = random.Random(seed)
    chance = Sealed(sha256(seed.to_bytes(4, "big")).digest())
    rules = PRESETS[preset].changed({"rounds": 2})
    state, told = settle(game, game.start(rules, len(NAMES)), chance)
    while game.result(state) is None:
        decision = rng.choice(game.decisions(state))
        moves = game.legal(state, decision)
        if decision.kind == "sneak" and rng.random() < 0.95:
            continue
        if rng.random() < 0.9:  # or rounds would be over before they begin
            moves = [move for move in moves if not isinstance(move, Call)] or moves
        state, more = game.play(state, decision.actor, rng.choice(moves))
        state, later = settle(game, state, chance)
        told += [*more, *later]
    return told


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_match_can_be_told_in_every_language(preset: str) -> None:
    """Spectators and every player get a sentence for each fact that reaches them."""
    told = told_in_a_match(preset, seed=7)
    for language in LANGUAGES:
        for viewer in (None, *range(len(NAMES))):
            words = Words(language, NAMES, viewer)
            lines = [
                words.say(phrase) for fact in heard(told, viewer) for phrase in Cabo.phrases(fact)
            ]
            assert len(lines) > 40
            assert not any(mark in line for line in lines for mark in "{}$_")
            assert viewer is None or not any(NAMES[viewer] in line for line in lines)
