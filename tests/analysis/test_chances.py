"""The chances to win follow the totals, and equal seats have equal chances."""

import numpy as np
import pytest
from analysis.harness.matches import STRONG, WEAK, played

from dacabo.analysis.chances import Outlook
from dacabo.analysis.encoding import encoding_of
from dacabo.records import frames, played_by


@pytest.mark.parametrize(("game", "preset"), [("cabo", "original"), ("dacapo", "match")])
def test_chances_follow_the_totals(game: str, preset: str) -> None:
    """Whoever leads wins more often, and most of all shortly before the end."""
    record = played(game, preset, (STRONG, WEAK, "allegro"))
    sign = encoding_of(game).POINTS_SIGN
    outlook = Outlook(played_by(record), record.rules, 3, sign)
    frame = next(each for each in frames(record) if each.scored)
    even = outlook.between(frame, np.zeros(3))
    assert even == pytest.approx([1 / 3] * 3)
    early, late = (
        outlook.between(frame, np.array(totals, float)) for totals in ((0, 20, 20), (20, 90, 90))
    )
    if sign > 0:
        early, late = (
            outlook.between(frame, np.array(totals, float)) for totals in ((20, 0, 0), (45, 5, 5))
        )
    assert 0.4 < early[0] < 0.8 < late[0] <= 1
    assert early[1] == pytest.approx(early[2], abs=0.06)


@pytest.mark.parametrize(("game", "preset"), [("cabo", "original"), ("dacapo", "match")])
def test_equal_seats_have_equal_chances(game: str, preset: str) -> None:
    """As long as the position network sees no difference between them either."""
    record = played(game, preset, (STRONG, WEAK, "allegro"))
    outlook = Outlook(played_by(record), record.rules, 3, encoding_of(game).POINTS_SIGN)
    for frame in frames(record):
        if frame.scored:
            break
        chances = outlook.during(frame, np.zeros(3), np.full(3, 8.0))
        assert chances == pytest.approx([1 / 3] * 3)
        ahead = outlook.during(frame, np.zeros(3), np.array([12.0, 8.0, 4.0]))
        assert (ahead[0] < ahead[2]) == (encoding_of(game).POINTS_SIGN < 0)
