"""The chances to win follow the totals."""

import pytest
from analysis.harness.matches import STRONG, WEAK, played

from dacabo.analysis.analyse import analyse
from dacabo.analysis.encoding import encoding_of
from dacabo.match import Match
from dacabo.records import frames


@pytest.mark.parametrize(
    ("game", "preset", "lead"), [("cabo", "original", 12), ("dacapo", "match", 15)]
)
def test_a_clear_leader_wins_more_often(game: str, preset: str, lead: int) -> None:
    """At the end of a round, whoever is far ahead has the best chance; the chances add up to 1."""
    record = played(game, preset, (STRONG, WEAK, "allegro"))
    chances = {(each.round, each.frame): each.chances for each in analyse(record).course}
    sign = encoding_of(game).POINTS_SIGN
    clear = 0
    for frame in frames(record):
        now = chances[frame.round, frame.number]
        assert sum(now) == pytest.approx(1, abs=1e-3)
        if frame.scored is None:
            continue
        scores = [sign * total for total in frame.scored.totals]
        first, second = sorted(range(3), key=scores.__getitem__, reverse=True)[:2]
        if scores[first] - scores[second] >= lead:
            clear += 1
            assert now[first] == max(now)
            assert now[first] > 0.4
    assert clear > 0


def test_nobody_is_ahead_after_the_first_deal() -> None:
    """As long as nobody has points, the cards alone decide little."""
    course = analyse(played("cabo", "original", (STRONG, WEAK, "allegro"))).course
    assert course[0].chances == pytest.approx((1 / 3,) * 3, abs=0.15)


def test_a_call_in_the_only_round_decides_the_match() -> None:
    """Then the cards on the table say who wins, long before the round is over."""
    given = []
    for seed in range(1, 9):
        names, seeds = ("Ana", "Ben", "Cem"), bytes([seed]) * 32
        match = Match("cabo", "original", names, changes={"rounds": 1}, seed=seeds)
        for seat, bot in enumerate((STRONG, WEAK, "allegro")):
            match.seat_bot(seat, bot)
        assert match.result is not None
        analysis = analyse(match.record)
        [called] = analysis.calls
        [after] = [each for each in analysis.course if each.frame == called.frame]
        given.append(sum(after.chances[seat] for seat in match.result.winners))
    assert sum(given) / len(given) > 0.5
