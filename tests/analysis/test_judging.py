"""Decisions are judged from what their players knew, and Prestissimo's are as it makes them."""

import pytest
from analysis.harness.matches import EVERY_RULE_SET, STRONG, WEAK, analysed, played
from msgspec.structs import replace

from dacabo.analysis.analyse import analyse
from dacabo.analysis.results import Analysis
from dacabo.core.errors import DacaboError
from dacabo.core.moves import Move
from dacabo.match import Match
from dacabo.records import Record, frames, replay
from dacabo.records.frames import first_rounds

SEEDS = (1, 2, 3)


def mean_cost(analysis: Analysis, seat: int) -> float:
    """What a decision of a seat gave away on average."""
    costs = [each.cost for each in analysis.judgements if each.seat == seat]
    return sum(costs) / len(costs)


@pytest.mark.parametrize(("game", "preset"), EVERY_RULE_SET)
def test_the_judge_knows_what_prestissimo_does(game: str, preset: str) -> None:
    """The move that it names is the one that Prestissimo has made."""
    for bots in ((STRONG, WEAK), (WEAK, STRONG, "allegro")):
        strong = bots.index(STRONG)
        own = [each for each in analysed(game, preset, bots).judgements if each.seat == strong]
        assert own
        assert [each.prestissimo for each in own] == [each.move for each in own]


@pytest.mark.parametrize(("game", "preset"), [("cabo", "original"), ("dacapo", "single")])
def test_weak_play_costs_points(game: str, preset: str) -> None:
    """Prestissimo's decisions cost nothing, Largo's do: so no loser is praised for few of them."""
    for seed in SEEDS:
        analysis = analysed(game, preset, (STRONG, WEAK), seed)
        assert mean_cost(analysis, 0) == 0
        assert mean_cost(analysis, 1) > 0.1
        strong, weak = analysis.seats
        assert strong.skill > 0 > weak.skill


@pytest.mark.parametrize("seed", SEEDS)
def test_no_look_is_worth_anything_in_the_last_turn(seed: int) -> None:
    """After a call everybody has one turn, and what one sees in it is of no use."""
    analysis = analysed("cabo", "original", (WEAK, WEAK, STRONG), seed)
    called = {call.round: call.frame for call in analysis.calls}
    last = [
        each
        for each in analysis.judgements
        if each.kind == "card" and each.frame > called.get(each.round, each.frame)
    ]
    assert last
    for each in last:
        others = [one.move for one in each.alternatives if one.move != each.move]
        assert not any(move.startswith("look") for move in (each.best, *others))


def test_calls_are_judged() -> None:
    """Each call has its chance, and was right if its seat won the round."""
    record = played("cabo", "original", (STRONG, WEAK))
    analysis = analysed("cabo", "original", (STRONG, WEAK))
    scored = {frame.round: frame.scored for frame in frames(record) if frame.scored}
    assert analysis.calls
    for call in analysis.calls:
        result = scored[call.round]
        assert result is not None
        assert result.caller == call.seat
        assert call.right == (call.seat in result.winners)
        assert 0 < call.chance < 1
        assert (call.by >= 0) == call.right


@pytest.mark.parametrize(("game", "preset"), EVERY_RULE_SET)
def test_a_part_says_nothing_of_later_rounds(game: str, preset: str) -> None:
    """The analysis of the first round is the same, whatever has followed it."""
    record = played(game, preset, (WEAK, STRONG, "allegro"))
    part = first_rounds(record, 1)
    assert part is not None
    analysis = analyse(part)
    assert analysis.rounds == 1
    assert {moment.round for moment in analysis.course} == {1}
    if len(part.moves) == len(record.moves):
        return
    # The same beginning, and other cards afterwards.
    match = Match(game, preset, record.names, seed=bytes(32), stacked=stacked(part))
    for seat, bot in enumerate((WEAK, STRONG, "allegro")):
        match.seat_bot(seat, bot)
    other = first_rounds(match.record, 1)
    assert other is not None
    if other.moves == part.moves:
        assert analyse(other).course == analysis.course
    # Nothing of an unfinished round is analysed.
    for cut in (part.moves[:-1], part.moves[:5]):
        assert analyse(replace(part, moves=cut)).course == ()
    assert analyse(replace(part, moves=record.moves[: len(part.moves) + 8])) == analysis


def stacked(part: Record) -> dict[str, Move]:
    """The shuffles and lots of a part, by label."""
    return {step.asked.label: step.move for step in replay(part) if step.asked}


def test_a_match_without_a_judge_is_refused() -> None:
    """The sizes of the game are not those that the judge has learned."""
    match = Match("dacapo", "single", ["Ana", "Ben"], changes={"stack": 5}, seed=bytes(32))
    while match.asked:
        match.play(match.default)
    with pytest.raises(DacaboError) as refused:
        analyse(match.record)
    assert refused.value.code == "no-judge"


def test_the_same_record_gives_the_same_analysis() -> None:
    """Nothing in it is random."""
    record = played("cabo", "dutch", (STRONG, WEAK))
    assert analyse(record) == analyse(record) == analysed("cabo", "dutch", (STRONG, WEAK))
