"""The simulator plays the matches on file: the lots and cards of the record, and its moves."""

import pytest
from golden.harness.matches import CABO, MATCHES, path_of
from research.simulator.harness import follow_cabo, follow_dacapo
from research.simulator.harness.lockstep import Difference

from dacabo.testing.golden import moves_in
from dacabo.testing.subject import Subject

FOLLOWING = {"cabo": follow_cabo.Following, "dacapo": follow_dacapo.Following}


@pytest.mark.parametrize(
    ("subject", "preset", "players"), MATCHES, ids=[path_of(*match).stem for match in MATCHES]
)
def test_the_simulator_follows_a_stored_match(subject: Subject, preset: str, players: int) -> None:
    """Decisions, legal actions, observations and points are the same up to the result."""
    game, rules = subject.game, subject.game.presets[preset]
    moves = moves_in(game, path_of(subject, preset, players).read_text())
    recorded = game.start(rules, players)
    for actor, move in moves:
        recorded, _ = game.play(recorded, actor, move)
    pair = FOLLOWING[game.name](rules, players, moves)
    pair.follow()
    assert pair.left == []
    assert pair.match.results == recorded.results
    assert pair.counted["truncated"] == 0
    assert game.result(pair.match) == game.result(recorded) is not None


def test_a_difference_from_the_stored_match_is_noticed() -> None:
    """A wrong call costs one point more in the simulator."""
    rules = CABO.game.presets["original"]
    moves = moves_in(CABO.game, path_of(CABO, "original", 2).read_text())
    pair = follow_cabo.Following(rules, 2, moves)
    pair.plain["WRONG_CALL_PENALTY"] += 1
    with pytest.raises(Difference, match="points"):
        pair.follow()
