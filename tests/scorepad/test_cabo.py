"""The score pad scores Cabo by the rules."""

import pytest
from scorepad.harness.pad_driver import PadDriver, cards, round_with_call, round_without_call

from dacabo.cabo.sheet import Ending, Why
from dacabo.core.phrases import Phrase
from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.scorepad.errors import PadError
from dacabo.scorepad.view import view


@pytest.mark.rule("CABO-17")
def test_the_lowest_sum_scores_nothing_and_the_others_their_sums() -> None:
    """The entry may have cards or sums."""
    result = PadDriver().enter(round_with_call(0, "0 1 2", 7, "12 13 13"))
    assert result.points == (0, 7, 38)
    assert result.winners == (0,)
    assert [score.why for score in result.scores] == [Why.LOWEST, None, None]
    assert [score.sum for score in result.scores] == [3, 7, 38]


@pytest.mark.rule("CABO-17")
def test_a_caller_without_the_lowest_sum_pays_5() -> None:
    """The 5 points are added to the sum; the lowest player still scores nothing."""
    result = PadDriver().enter(round_with_call(0, 9, 7, 30))
    assert result.points == (14, 0, 30)
    assert result.scores[0].penalty == 5
    assert result.winners == (1,)


@pytest.mark.rule("CABO-18")
def test_only_the_caller_wins_a_tie() -> None:
    """Other players with the same sum score it."""
    result = PadDriver().enter(round_with_call(1, 7, 7, 30))
    assert result.points == (7, 0, 30)
    assert result.winners == (1,)


@pytest.mark.rule("CABO-18")
def test_all_tied_players_win_a_tie_without_the_caller() -> None:
    """The caller pays."""
    result = PadDriver().enter(round_with_call(2, 7, 7, 30))
    assert result.points == (0, 0, 35)
    assert result.winners == (0, 1)


@pytest.mark.rule("CABO-19")
@pytest.mark.parametrize(
    "entry",
    [
        round_with_call(0, 3, "12 12 13 13", 20),
        CaboEntry((Sum(3), Sum(50, kamikaze=True), Sum(20)), 0),
        round_with_call(2, 3, "12 13 12 13", 20),
    ],
)
def test_a_kamikaze_costs_everybody_else_50(entry: CaboEntry) -> None:
    """It may be entered as cards or as a sum with the flag, and no penalty is added."""
    result = PadDriver().enter(entry)
    assert result.points == (50, 0, 50)
    assert result.winners == (1,)


@pytest.mark.rule("CABO-20")
def test_exactly_100_becomes_50_every_time() -> None:
    """By the original rules this happens to each player, any number of times."""
    pad = PadDriver(players=2)
    pad.enter(round_with_call(1, 50, 0), round_with_call(1, 50, 1))
    assert pad.pad.totals == (50, 0)
    assert pad.pad.results[-1].scores[0].halved
    assert pad.enter(round_with_call(1, 50, 0)).totals == (50, 0)
    assert not pad.over()


@pytest.mark.rule("TOUR-6")
def test_exactly_100_becomes_50_once_in_a_tournament() -> None:
    """The second time the total stays 100, which is not yet the end."""
    pad = PadDriver(preset="tournament", players=2)
    pad.enter(round_with_call(1, 50, 0), round_with_call(1, 50, 1), round_with_call(1, 50, 0))
    assert pad.pad.totals == (100, 0)
    assert not pad.pad.results[-1].scores[0].halved
    assert not pad.over()


@pytest.mark.rule("TOUR-6")
def test_two_players_who_reach_100_together_are_both_reduced() -> None:
    """Each total becomes 50."""
    pad = PadDriver(preset="tournament")
    pad.enter(round_with_call(2, 50, 50, 0), round_with_call(2, 50, 50, 0))
    assert pad.pad.totals == (50, 50, 0)


@pytest.mark.rule("TOUR-5")
def test_the_lowest_player_pays_5_when_the_pile_runs_out() -> None:
    """All who share the lowest sum pay; they win the round all the same."""
    result = PadDriver(preset="tournament").enter(round_without_call(7, 7, 30))
    assert result.points == (12, 12, 30)
    assert result.winners == (0, 1)
    assert result.ending is Ending.PILE


@pytest.mark.rule("TOUR-5")
def test_a_call_before_the_pile_runs_out_is_scored_as_a_call() -> None:
    """The table may have agreed otherwise."""
    entry = round_without_call(7, 9, 30, caller=0)
    assert PadDriver(preset="tournament").enter(entry).points == (0, 9, 30)
    agreed = {"pile_out_after_call": "end-pile"}
    assert PadDriver(preset="tournament", changes=agreed).enter(entry).points == (12, 9, 30)


@pytest.mark.rule("TOUR-5")
def test_a_kamikaze_counts_when_the_pile_runs_out() -> None:
    """No one pays the 5 points then."""
    result = PadDriver(preset="tournament").enter(round_without_call(3, "12 12 13 13", 20))
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
        (round_with_call(0, "X AS KH", 12, 3), (0, 12, 3), None),
        (round_with_call(0, 4, 12, 3), (24, 12, 3), Why.CALLER_NOT_LOWEST),
        (round_with_call(0, 4, 12, 4), (14, 12, 4), Why.CALLER_TIED),
        (round_with_call(0, 5, 12, 6), (25, 12, 6), Why.CALLED_TOO_HIGH),
        (round_with_call(0, 3, 12, 6, called_with=5), (23, 12, 6), Why.CALLED_TOO_HIGH),
        (round_with_call(0, 9, 12, 10, called_with=4), (9, 12, 10), None),
    ],
)
def test_a_dutch_round_has_at_most_one_penalty(
    entry: CaboEntry, points: tuple[int, ...], why: Why | None
) -> None:
    """If the sum at the call is not given, it is the final one."""
    result = PadDriver(preset="dutch").enter(entry)
    assert result.points == points
    assert result.scores[0].why is why


def test_a_dutch_round_has_no_kamikaze() -> None:
    """The cards have their normal values, and a flag is refused."""
    pad = PadDriver(preset="dutch", players=2)
    with pytest.raises(PadError) as refused:
        pad.enter(CaboEntry((Sum(50, kamikaze=True), Sum(2)), 1))
    assert refused.value.code == "entry-no-kamikaze"
    assert pad.enter(round_with_call(1, "QS QH KS KC", 2)).points == (50, 2)


# --- the end, the places and who begins --------------------------------------------


@pytest.mark.rule("CABO-3")
def test_the_match_is_over_at_101() -> None:
    """The lowest total wins, equal totals share the place, and no further round is accepted."""
    pad = PadDriver()
    pad.enter(*[round_with_call(0, 0, 34, 34)] * 3)
    ended = pad.pad.ended
    assert ended is not None
    assert ended.result.points == (0, 102, 102)
    assert ended.result.places == (1, 2, 2)
    with pytest.raises(PadError) as refused:
        pad.enter(round_with_call(0, 0, 1, 2))
    assert refused.value.code == "match-over"
    pad_view = view(pad.pad)
    assert pad_view.result == ended.result
    assert pad_view.starters == ()
    assert [phrase.key for phrase in pad_view.asks] == ["scorepad-over-limit", "cabo-match-won"]


def test_the_match_is_over_after_the_agreed_rounds() -> None:
    """The Dutch rules have one round."""
    pad = PadDriver(preset="dutch")
    pad.enter(round_with_call(0, 1, 2, 3))
    assert view(pad.pad).asks[0] == Phrase("scorepad-over-rounds", {"rounds": 1})


@pytest.mark.rule("TOUR-2")
def test_the_round_in_progress_counts_after_time_is_up() -> None:
    """Then the match is over, whatever the points are."""
    pad = PadDriver(preset="tournament")
    pad.enter(round_with_call(0, 1, 2, 3))
    pad.time_up(playing=True)
    assert not pad.over()
    assert view(pad.pad).asks[0] == Phrase("scorepad-last-round", {"round": 2})
    pad.enter(round_with_call(0, 1, 2, 3))
    assert pad.pad.ended is not None
    assert pad.pad.ended.why == Phrase("scorepad-over-time")
    assert pad.pad.ended.result.points == (0, 4, 6)


@pytest.mark.rule("TOUR-2")
def test_time_between_rounds_ends_the_match_at_once() -> None:
    """No new round begins."""
    pad = PadDriver(preset="tournament")
    pad.enter(round_with_call(0, 1, 2, 3))
    pad.time_up(playing=False)
    assert pad.over()
    with pytest.raises(PadError, match="match-over"):
        pad.enter(round_with_call(0, 1, 2, 3))


@pytest.mark.rule("CABO-4")
def test_the_winner_of_a_round_begins_the_next_one() -> None:
    """After a tie the lowest total begins; players who are still equal draw lots."""
    pad = PadDriver()
    assert view(pad.pad).starters == (0, 1, 2)
    pad.enter(round_with_call(2, 7, 7, 30))
    assert view(pad.pad).starters == (0, 1)
    pad.enter(round_with_call(0, 3, 8, 30))
    assert view(pad.pad).starters == (0,)
    pad.enter(round_with_call(2, 7, 7, 30))
    assert view(pad.pad).starters == (0,)


@pytest.mark.rule("DUTCH-3")
def test_the_youngest_begins_every_dutch_round() -> None:
    """The pad knows the youngest only if somebody enters it."""
    pad_with_youngest = PadDriver(preset="dutch", changes={"rounds": 3}, starter=2)
    pad_with_youngest.enter(round_with_call(0, 1, 2, 3))
    assert view(pad_with_youngest.pad).starters == (2,)
    untold = PadDriver(preset="dutch", changes={"rounds": 3})
    untold.enter(round_with_call(0, 1, 2, 3))
    assert view(untold.pad).asks[0] == Phrase("scorepad-begins-youngest", {"round": 2})


def test_the_table_names_the_first_starter() -> None:
    """Players draw the lot with real cards; the pad gets the result, or asks for it."""
    pad_view = view(PadDriver(starter=1).pad)
    assert pad_view.starters == (1,)
    assert pad_view.asks[0].key == "scorepad-begins"


# --- what nothing can be reckoned from ---------------------------------------------


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (round_with_call(0, 1, 2), "entry-not-everyone"),
        (round_with_call(0, 1, 2, 3, 4), "entry-not-everyone"),
        (round_with_call(3, 1, 2, 3), "no-such-seat"),
        (round_with_call(-1, 1, 2, 3), "no-such-seat"),
        (CaboEntry((Sum(1), Sum(2), Sum(3))), "entry-nobody-called"),
        (CaboEntry((Sum(1), Sum(2), Sum(3)), 0, Ending.TURNS), "entry-called-and-not"),
        (round_with_call(0, "14", 2, 3), "entry-no-such-card"),
        (round_with_call(0, "?", 2, 3), "entry-no-such-card"),
        (round_with_call(0, "1 " * 61, 2, 3), "entry-too-many-cards"),
        (round_with_call(0, 10**30, 2, 3), "entry-absurd"),
        (round_with_call(0, 2, -1001, 3), "entry-absurd"),
        (round_with_call(0, 2, 3, 3, called_with=5000), "entry-absurd"),
        (
            CaboEntry((Sum(50, kamikaze=True), cards("12 12 13 13"), Sum(3)), 0),
            "entry-two-kamikazes",
        ),
    ],
)
def test_an_entry_that_cannot_be_scored_is_refused(entry: CaboEntry, code: str) -> None:
    """It is refused even if the client confirms it; nothing is entered."""
    pad = PadDriver()
    with pytest.raises(PadError) as refused:
        pad.enter(entry)
    assert refused.value.code == code
    assert pad.pad.number == 1
