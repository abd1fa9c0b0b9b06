"""What a bot gives away: the same move costs nothing, noise is not taken for a better one."""

from typing import Any

import numpy as np
import pytest

torch: Any = pytest.importorskip("torch")

from dacabo.research.training.cabo.judging import (  # noqa: E402 (only with PyTorch)
    CLOSE,
    KINDS,
    Judged,
    given_away,
    judge,
    play,
    tell,
)


def test_prestissimo_would_do_what_prestissimo_did() -> None:
    """On the twin, from positions of the engine; so nothing is lost."""
    torch.set_num_threads(1)
    judged = judge(play("prestissimo", range(2)).choices, second=False, device="cpu")
    assert len(judged.lost) > 5
    assert not judged.differs.any()
    assert (judged.lost == 0).all()


def test_only_another_move_can_cost_something() -> None:
    """And what it costs is told by kind of decision."""
    torch.set_num_threads(1)
    played = play("largo", range(4))
    judged = judge(played.choices, second=False, device="cpu")
    assert judged.differs.any()
    assert (judged.lost[~judged.differs] == 0).all()
    assert (judged.lost[judged.differs] != 0).any()
    assert ((judged.kind >= 0) & (judged.kind < len(KINDS))).all()
    assert tell("largo", judged, played).count("\n| ") == len(KINDS) + 3


def test_a_second_choice_that_is_better_by_luck_counts_as_nothing() -> None:
    """Those that are better every time count in full."""
    rng = np.random.default_rng(1)
    many = 20_000
    kind, close = rng.integers(len(KINDS), size=many), rng.integers(len(CLOSE) + 1, size=many)
    rounds, luck = np.arange(many), rng.normal(0, 5, many)
    noise = Judged(kind, kind >= 0, close, luck)
    assert abs(given_away(noise, rounds).mean()) < 0.1
    better = noise._replace(lost=luck - 2.0 * (kind == 1))
    assert given_away(better, rounds)[kind == 1].mean() == pytest.approx(2, abs=0.3)
