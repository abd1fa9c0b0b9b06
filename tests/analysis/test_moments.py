"""The moments of a match in words: those that the story names, as everybody was told them."""

from pathlib import Path

import pytest

from dacabo.analysis.analyse import analyse
from dacabo.games import GAMES
from dacabo.records import frames, read

EXAMPLES = Path(__file__).parents[1] / "records" / "examples"


@pytest.mark.parametrize("name", ["cabo-original", "cabo-dutch"])
def test_every_named_moment_is_told_once(name: str) -> None:
    """The turning point and the best and costliest decisions are told in order."""
    record = read((EXAMPLES / f"{name}.dacabo").read_text())
    analysis = analyse(record)
    best = [seat.best for seat in analysis.seats]
    costliest = [place for seat in analysis.seats for place in seat.costliest]
    named = {place for place in (analysis.turning_point, *best, *costliest) if place is not None}
    told = [(moment.round, moment.frame) for moment in analysis.moments]
    assert told == sorted(named)
    assert any(moment.said for moment in analysis.moments)


def test_a_moment_says_what_everybody_was_told() -> None:
    """The sentences are those of the table, not those that one player got alone."""
    record = read((EXAMPLES / "cabo-original.dacabo").read_text())
    game = GAMES[record.game]
    analysis = analyse(record)
    by_place = {(frame.round, frame.number): frame for frame in frames(record)}
    for moment in analysis.moments:
        frame = by_place[moment.round, moment.frame]
        public = [told.fact for told in frame.told if told.to is None]
        assert public
        assert moment.said == tuple(phrase for fact in public for phrase in game.phrases(fact))
