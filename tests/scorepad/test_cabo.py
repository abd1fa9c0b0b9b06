"""How the pad scores Cabo, rule by rule."""

import pytest
from scorepad.harness.pad_driver import PadDriver, called, cards, ran_out

from dacabo.cabo.sheet import Ending, Why
from dacabo.core.phrases import Phrase
from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.scorepad.errors import PadError
from dacabo.scorepad.view import view


@pytest.mark.rule("CABO-17")
def test_the_lowest_sum_scores_nothing_and_the_others_what_they_have() -> None:
    """From cards and from sums alike."""
    result = PadDriver().enter(called(0, "0 1 2", 7, "12 13 13"))
    assert result.points == (0, 7, 38)
    assert result.winners == (0,)
    assert [score.why for score in result.scores] == [Why.LOWEST, None, None]
    assert [score.sum for score in result.scores] == [3, 7, 38]


@pytest.mark.rule("CABO-17")
def test_a_caller_without_the_lowest_sum_pays_5() -> None:
    """On top of the sum; the lowest still scores nothing."""
    result = PadDriver().enter(called(0, 9, 7, 30))
    assert result.points == (14, 0, 30)
    assert result.scores[0].penalty == 5
    assert result.winners == (1,)


@pytest.mark.rule("CABO-18")
def test_in_a_tie_the_caller_alone_wins() -> None:
    """Others with the same sum score it."""
    result = PadDriver().enter(called(1, 7, 7, 30))
    assert result.points == (7, 0, 30)
    assert result.winners == (1,)


@pytest.mark.rule("CABO-18")
def test_in_a_tie_without_the_caller_all_win() -> None:
    """And the caller pays."""
    result = PadDriver().enter(called(2, 7, 7, 30))
    assert result.points == (0, 0, 35)
    assert result.winners == (0, 1)


@pytest.mark.rule("CABO-19")
@pytest.mark.parametrize(
    "entry",
    [
        called(0, 3, "12 12 13 13", 20),
        CaboEntry((Sum(3), Sum(50, kamikaze=True), Sum(20)), 0),
        called(2, 3, "12 13 12 13", 20),
    ],
)
def test_a_kamikaze_costs_everybody_else_50(entry: CaboEntry) -> None:
    """As cards or as a sum with the flag, with or without a call, and without a penalty on top."""
    result = PadDriver().enter(entry)
    assert result.points == (50, 0, 50)
    assert result.winners == (1,)


@pytest.mark.rule("CABO-20")
def test_exactly_100_becomes_50_every_time() -> None:
    """For each player and as often as it happens, by the original rules."""
    pad = PadDriver(players=2)
    pad.enter(called(1, 50, 0), called(1, 50, 1))
    assert pad.pad.totals == (50, 0)
    assert pad.pad.results[-1].scores[0].halved
    assert pad.enter(called(1, 50, 0)).totals == (50, 0)
    assert not pad.over()


@pytest.mark.rule("TOUR-6")
def test_exactly_100_becomes_50_once_in_a_tournament() -> None:
    """The second time it stays 100, which is not yet the end."""
    pad = PadDriver(preset="tournament", players=2)
    pad.enter(called(1, 50, 0), called(1, 50, 1), called(1, 50, 0))
    assert pad.pad.totals == (100, 0)
    assert not pad.pad.results[-1].scores[0].halved
    assert not pad.over()


@pytest.mark.rule("TOUR-6")
def test_two_who_reach_100_together_are_both_reduced() -> None:
    """They reach it at the same time."""
    pad = PadDriver(preset="tournament")
    pad.enter(called(2, 50, 50, 0), called(2, 50, 50, 0))
    assert pad.pad.totals == (50, 50, 0)


@pytest.mark.rule("TOUR-5")
def test_when_the_pile_runs_out_the_lowest_pays_5() -> None:
    """All who share it do; they win the round all the same."""
    result = PadDriver(preset="tournament").enter(ran_out(7, 7, 30))
    assert result.points == (12, 12, 30)
    assert result.winners == (0, 1)
    assert result.ending is Ending.PILE


@pytest.mark.rule("TOUR-5")
def test_a_call_before_the_pile_runs_out_is_scored_as_a_call() -> None:
    """Unless the table agreed otherwise."""
    entry = ran_out(7, 9, 30, caller=0)
    assert PadDriver(preset="tournament").enter(entry).points == (0, 9, 30)
    agreed = {"pile_out_after_call": "end-pile"}
    assert PadDriver(preset="tournament", changes=agreed).enter(entry).points == (12, 9, 30)


@pytest.mark.rule("TOUR-5")
def test_a_kamikaze_counts_when_the_pile_runs_out() -> None:
    """And then no one pays the 5."""
    result = PadDriver(preset="tournament").enter(ran_out(3, "12 12 13 13", 20))
    assert result.points == (50, 0, 50)


def test_a_round_that_ends_after_the_last_turn_has_no_caller() -> None:
    """The lowest scores nothing, and no one pays."""
    entry = CaboEntry((Sum(7), Sum(7), Sum(30)), None, Ending.TURNS)
    assert PadDriver(changes={"turn_limit": 50}).enter(entry).points == (0, 0, 30)


# --- Dutch ----------------------------------------------------------------------


@pytest.mark.rule("DUTCH-11")
@pytest.mark.parametrize(
    ("entry", "points", "why"),
    [
        (called(0, "X AS KH", 12, 3), (0, 12, 3), None),
        (called(0, 4, 12, 3), (24, 12, 3), Why.CALLER_NOT_LOWEST),
        (called(0, 4, 12, 4), (14, 12, 4), Why.CALLER_TIED),
        (called(0, 5, 12, 6), (25, 12, 6), Why.CALLED_TOO_HIGH),
        (called(0, 3, 12, 6, called_with=5), (23, 12, 6), Why.CALLED_TOO_HIGH),
        (called(0, 9, 12, 10, called_with=4), (9, 12, 10), None),
    ],
)
def test_dutch_sums_and_penalties(
    entry: CaboEntry, points: tuple[int, ...], why: Why | None
) -> None:
    """At most one penalty; if not given, the sum at the call is the final one."""
    result = PadDriver(preset="dutch").enter(entry)
    assert result.points == points
    assert result.scores[0].why is why


def test_dutch_rounds_know_no_kamikaze() -> None:
    """The cards count what they count, and a flag is refused."""
    pad = PadDriver(preset="dutch", players=2)
    with pytest.raises(PadError) as refused:
        pad.enter(CaboEntry((Sum(50, kamikaze=True), Sum(2)), 1))
    assert refused.value.code == "entry-no-kamikaze"
    assert pad.enter(called(1, "QS QH KS KC", 2)).points == (50, 2)


# --- the end, the places and who begins --------------------------------------------


@pytest.mark.rule("CABO-3")
def test_the_match_is_over_at_101() -> None:
    """The lowest total wins, equal ones share, and no further round is accepted."""
    pad = PadDriver()
    pad.enter(*[called(0, 0, 34, 34)] * 3)
    ended = pad.pad.ended
    assert ended is not None
    assert ended.result.points == (0, 102, 102)
    assert ended.result.places == (1, 2, 2)
    with pytest.raises(PadError) as refused:
        pad.enter(called(0, 0, 1, 2))
    assert refused.value.code == "match-over"
    seen = view(pad.pad)
    assert seen.result == ended.result
    assert seen.starters == ()
    assert [phrase.key for phrase in seen.asks] == ["scorepad-over-limit", "cabo-match-won"]


def test_the_match_is_over_after_the_agreed_rounds() -> None:
    """One, in the Dutch rules."""
    pad = PadDriver(preset="dutch")
    pad.enter(called(0, 1, 2, 3))
    assert view(pad.pad).asks[0] == Phrase("scorepad-over-rounds", {"rounds": 1})


@pytest.mark.rule("TOUR-2")
def test_after_time_is_up_the_round_in_progress_counts() -> None:
    """Then the match is over, whatever the points are."""
    pad = PadDriver(preset="tournament")
    pad.enter(called(0, 1, 2, 3))
    pad.time_up(playing=True)
    assert not pad.over()
    assert view(pad.pad).asks[0] == Phrase("scorepad-last-round", {"round": 2})
    pad.enter(called(0, 1, 2, 3))
    assert pad.pad.ended is not None
    assert pad.pad.ended.why == Phrase("scorepad-over-time")
    assert pad.pad.ended.result.points == (0, 4, 6)


@pytest.mark.rule("TOUR-2")
def test_between_rounds_time_ends_the_match_at_once() -> None:
    """No new round begins."""
    pad = PadDriver(preset="tournament")
    pad.enter(called(0, 1, 2, 3))
    pad.time_up(playing=False)
    assert pad.over()
    with pytest.raises(PadError, match="match-over"):
        pad.enter(called(0, 1, 2, 3))


@pytest.mark.rule("CABO-4")
def test_the_winner_begins_and_in_a_tie_the_lowest_total() -> None:
    """Players who are still equal draw lots."""
    pad = PadDriver()
    assert view(pad.pad).starters == (0, 1, 2)
    pad.enter(called(2, 7, 7, 30))
    assert view(pad.pad).starters == (0, 1)
    pad.enter(called(0, 3, 8, 30))
    assert view(pad.pad).starters == (0,)
    pad.enter(called(2, 7, 7, 30))
    assert view(pad.pad).starters == (0,)


@pytest.mark.rule("DUTCH-3")
def test_the_youngest_begins_every_dutch_round() -> None:
    """Whoever that is, if the pad was told."""
    told = PadDriver(preset="dutch", changes={"rounds": 3}, starter=2)
    told.enter(called(0, 1, 2, 3))
    assert view(told.pad).starters == (2,)
    untold = PadDriver(preset="dutch", changes={"rounds": 3})
    untold.enter(called(0, 1, 2, 3))
    assert view(untold.pad).asks[0] == Phrase("scorepad-begins-youngest", {"round": 2})


def test_the_first_starter_is_whom_the_table_named() -> None:
    """The lot is drawn with real cards; the pad is told, or asks for it."""
    seen = view(PadDriver(starter=1).pad)
    assert seen.starters == (1,)
    assert seen.asks[0].key == "scorepad-begins"


# --- what nothing can be reckoned from ---------------------------------------------


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (called(0, 1, 2), "entry-not-everyone"),
        (called(0, 1, 2, 3, 4), "entry-not-everyone"),
        (called(3, 1, 2, 3), "no-such-seat"),
        (called(-1, 1, 2, 3), "no-such-seat"),
        (CaboEntry((Sum(1), Sum(2), Sum(3))), "entry-nobody-called"),
        (CaboEntry((Sum(1), Sum(2), Sum(3)), 0, Ending.TURNS), "entry-called-and-not"),
        (called(0, "14", 2, 3), "entry-no-such-card"),
        (called(0, "?", 2, 3), "entry-no-such-card"),
        (called(0, "1 " * 61, 2, 3), "entry-too-many-cards"),
        (called(0, 10**30, 2, 3), "entry-absurd"),
        (called(0, 2, -1001, 3), "entry-absurd"),
        (called(0, 2, 3, 3, called_with=5000), "entry-absurd"),
        (
            CaboEntry((Sum(50, kamikaze=True), cards("12 12 13 13"), Sum(3)), 0),
            "entry-two-kamikazes",
        ),
    ],
)
def test_what_nothing_can_be_reckoned_from_is_refused(entry: CaboEntry, code: str) -> None:
    """Even if the client is sure; nothing is entered."""
    pad = PadDriver()
    with pytest.raises(PadError) as refused:
        pad.enter(entry)
    assert refused.value.code == code
    assert pad.pad.number == 1
