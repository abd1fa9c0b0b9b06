"""Recorded matches read today as they were written."""

import pytest
from cabo.players import GAME
from cabo.test_model import check_knowledge
from golden.matches import MATCHES, moves_in, path_of, told

from dacabo.cabo.rules import PRESETS
from dacabo.core.game import heard


@pytest.mark.parametrize(("preset", "players"), MATCHES)
def test_a_recorded_match_is_told_the_same_way(preset: str, players: int) -> None:
    """The moves on file lead to the facts on file, to the last word."""
    text = path_of(preset, players).read_text()
    assert told(preset, players, moves_in(text)) == text


@pytest.mark.parametrize(("preset", "players"), MATCHES)
def test_a_recorded_match_is_whole(preset: str, players: int) -> None:
    """Each file holds a match from its first lot to its result."""
    state = GAME.start(PRESETS[preset], players)
    for actor, move in moves_in(path_of(preset, players).read_text()):
        state, _ = GAME.play(state, actor, move)
    assert GAME.result(state) is not None


@pytest.mark.parametrize(("preset", "players"), MATCHES)
def test_everybody_knows_what_they_may_in_a_recorded_match(preset: str, players: int) -> None:
    """Knowledge is true at every step, for every seat and for spectators."""
    state = GAME.start(PRESETS[preset], players)
    minds = [GAME.know(PRESETS[preset], players, v) for v in (*range(players), None)]
    for actor, move in moves_in(path_of(preset, players).read_text()):
        state, facts = GAME.play(state, actor, move)
        for k, mind in enumerate(minds):
            for fact in heard(facts, mind.viewer):
                minds[k] = GAME.learn(minds[k], fact)
            check_knowledge(state, minds[k])
