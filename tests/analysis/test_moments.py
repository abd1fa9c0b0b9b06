"""The moments that turned a match or that its story names, in words with all cards open."""

from itertools import pairwise
from pathlib import Path

import pytest
from analysis.harness.matches import STRONG, WEAK, analysed, played

from dacabo.analysis.analyse import analyse
from dacabo.analysis.moments import MAX_TURNS
from dacabo.analysis.results import Analysis
from dacabo.cabo.cards import VALUE
from dacabo.cabo.moves import Call, Close, Discard, Draw, Look, Pass, Replace, Snap, Swap, Take
from dacabo.core.phrases import Face, Who
from dacabo.games import GAMES
from dacabo.i18n import Words
from dacabo.records import frames, read

EXAMPLES = Path(__file__).parents[1] / "records" / "examples"


def named_by(analysis: Analysis) -> set[tuple[int, int]]:
    """The moments that the story names."""
    best = [seat.best for seat in analysis.seats]
    costliest = [place for seat in analysis.seats for place in seat.costliest]
    named = (analysis.turning_point, *best, *costliest)
    return {place for place in named if place is not None}


@pytest.mark.parametrize("name", ["cabo-original", "cabo-dutch"])
def test_every_named_moment_is_told_once(name: str) -> None:
    """Those that turned the match are told, too, in order and not without end."""
    record = read((EXAMPLES / f"{name}.dacabo").read_text())
    analysis = analyse(record)
    told = [(moment.round, moment.frame) for moment in analysis.moments]
    turns = {
        (then.round, then.frame)
        for now, then in pairwise(analysis.course)
        if max(abs(a - b) for a, b in zip(now.chances, then.chances, strict=True)) >= 0.05
    }
    assert told == sorted(named_by(analysis) | turns)
    assert len(told) <= MAX_TURNS + 4 * len(analysis.seats) + 1
    assert any(moment.said for moment in analysis.moments)


def test_a_moment_says_what_happened_with_cards() -> None:
    """It has the cards that were hidden at the table, because the round is over."""
    players = (STRONG, WEAK)
    record = played("cabo", "original", players)
    by_place = {(frame.round, frame.number): frame for frame in frames(record)}
    seen = set()
    for moment in analysed("cabo", "original", players).moments:
        frame = by_place[moment.round, moment.frame]
        layouts = frame.before.round.layouts
        match frame.move:
            case Replace((_,)):
                [first, *_] = moment.said
                assert first.about["new"] == Face((frame.before.round.phase.card,))
                assert first.key.startswith("cabo-film-replaced")
                kept = first.about.get("kept")
                if isinstance(kept, Face):
                    assert kept.cards[0] in layouts[frame.actor]
            case Call():
                [first] = moment.said
                held = [card for card in layouts[frame.actor] if card is not None]
                assert first.about["sum"] == sum(VALUE[card] for card in held)
            case _:
                continue
        seen.add(type(frame.move))
    assert Replace in seen


def test_every_moment_is_told() -> None:
    """Those of a snapping window, too, and without the words that only move the game on."""
    for moment in analysed("cabo", "dutch", (STRONG, WEAK, STRONG, WEAK)).moments:
        keys = [phrase.key for phrase in moment.said]
        assert keys
        assert "cabo-window-opened" not in keys


def test_a_moment_of_a_game_without_such_words_says_what_everybody_was_told() -> None:
    """Its sentences are those of the table."""
    record = played("dacapo", "match", (STRONG, WEAK))
    game = GAMES[record.game]
    by_place = {(frame.round, frame.number): frame for frame in frames(record)}
    for moment in analysed("dacapo", "match", (STRONG, WEAK)).moments:
        frame = by_place[moment.round, moment.frame]
        public = [told.fact for told in frame.told if told.to is None]
        if public:
            assert moment.said == tuple(phrase for fact in public for phrase in game.phrases(fact))


@pytest.mark.parametrize("game", ["cabo", "dacapo"])
def test_the_best_decision_gained_something(game: str) -> None:
    """It is no look, no draw and no pass, nor in a turn with a costly one; and it says its gain."""
    preset = next(iter(GAMES[game].presets))
    found = 0
    for seed in (1, 2, 3):
        record = played(game, preset, (STRONG, WEAK), seed)
        analysis = analysed(game, preset, (STRONG, WEAK), seed)
        by_place = {(frame.round, frame.number): frame for frame in frames(record)}
        judged = {(each.round, each.frame): each for each in analysis.judgements}
        praised = {
            phrase.about["who"]: phrase.about["points"]
            for phrase in analysis.story
            if phrase.key == "analysis-best"
        }
        for seat in analysis.seats:
            assert praised.get(Who(seat.seat), 0) == round(seat.gain)
            if seat.best is None:
                continue
            found += 1
            best = by_place[seat.best]
            costly = {(round_, by_place[round_, at].turn) for round_, at in seat.costliest}
            assert (best.round, best.turn) not in costly
            assert seat.gain >= 1
            assert judged[seat.best].cost == 0
            verb = judged[seat.best].move.split()[0]
            assert verb not in ("look", "pass", "done", "draw", "take")
    assert found >= 3


@pytest.mark.parametrize("seed", range(1, 7))
def test_nobody_decides_a_match_by_not_snapping(seed: int) -> None:
    """After the last move of a round that could change it, the course stands at its result."""
    players = (WEAK, WEAK, WEAK)
    record, analysis = (
        played("cabo", "dutch", players, seed),
        analysed("cabo", "dutch", players, seed),
    )
    moments = [*frames(record)]
    assert analysis.turning_point is not None
    turning = next(f for f in moments if (f.round, f.number) == analysis.turning_point)
    assert not isinstance(turning.move, Pass | Look | Draw | Take)
    last = max(
        number
        for number, frame in enumerate(moments)
        if isinstance(frame.move, Replace | Discard | Swap | Snap)
    )
    after = moments[last:]
    if all(isinstance(frame.move, Pass | Close) for frame in after[1:]):
        assert {analysis.course[each].chances for each in range(last, len(moments))} == {
            analysis.course[-1].chances
        }


def test_a_moment_reads_well() -> None:
    """As the newcomer wished: the card that went, the one that came, and the one that stayed."""
    analysis = analysed("cabo", "original", (STRONG, WEAK))
    words = Words("en", ("Ana", "Ben"))
    told = [words.say(phrase) for moment in analysis.moments for phrase in moment.said]
    assert any(" replaced " in sentence and " and kept " in sentence for sentence in told), told
