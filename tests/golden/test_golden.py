"""Replaying the stored matches gives the stored facts."""

import pytest
from cabo.test_model import check_knowledge
from golden.harness.matches import CABO, MATCHES, path_of

from dacabo.core.game import heard
from dacabo.testing.golden import moves_in, written
from dacabo.testing.subject import Subject

NAMES = [path_of(*match).stem for match in MATCHES]


@pytest.mark.parametrize(("subject", "preset", "players"), MATCHES, ids=NAMES)
def test_a_stored_match_gives_the_stored_facts(subject: Subject, preset: str, players: int) -> None:
    """The facts are the same word by word, and so is the result."""
    text = path_of(subject, preset, players).read_text()
    game, rules = subject.game, subject.game.presets[preset]
    assert written(game, rules, players, moves_in(game, text)) == text
    assert "MatchEnded" in text


@pytest.mark.parametrize(
    ("subject", "preset", "players"), [m for m in MATCHES if m[0] is CABO], ids=NAMES[:7]
)
def test_knowledge_is_true_in_a_stored_match(subject: Subject, preset: str, players: int) -> None:
    """At every step the knowledge of every viewer is true."""
    game, rules = subject.game, subject.game.presets[preset]
    state = game.start(rules, players)
    knowledge_by_viewer = [game.know(rules, players, viewer) for viewer in (*range(players), None)]
    for actor, move in moves_in(game, path_of(subject, preset, players).read_text()):
        state, facts = game.play(state, actor, move)
        for k, mind in enumerate(knowledge_by_viewer):
            for fact in heard(facts, mind.viewer):
                knowledge_by_viewer[k] = game.learn(knowledge_by_viewer[k], fact)
            check_knowledge(state, knowledge_by_viewer[k])
