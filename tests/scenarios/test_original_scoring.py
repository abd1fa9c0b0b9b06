"""The original Cabo: scores, kamikaze, exactly 100, starter and match (CABO-3, 4, 17 to 21)."""

from collections.abc import Iterable

import pytest
from scenarios.harness.scenario import Scenario, value

from dacabo.cabo.facts import Begins, MatchEnded, RoundBegan, RoundEnded, StarterChosen
from dacabo.cabo.sheet import Why
from dacabo.cabo.state import Deal, Lots
from dacabo.core.cards import deck_of
from dacabo.core.chance import Lot
from dacabo.core.errors import InvalidMove
from dacabo.core.game import Result
from dacabo.core.moves import LotDrawn
from dacabo.core.seats import TABLE, read_seat

A, B, C = range(3)
KAMIKAZE = "12 12 13 13"


def call_and_finish(scenario: Scenario) -> Scenario:
    """The player on turn calls; the others draw and discard."""
    scenario.play(f"{scenario.turn}: cabo")
    scenario.skip_turns(scenario.match.players - 1)
    return scenario


def finished_round(*hands: str, caller: str = "a", totals: Iterable[int] | None = None) -> Scenario:
    """A finished round with these cards, called by this player, after earlier rounds."""
    return call_and_finish(Scenario(hands=hands, discard="5", starter=caller, totals=totals))


def halved_players(scenario: Scenario) -> str:
    """Whose 100 has become 50."""
    scores = scenario.round_result.scores
    return "".join("abcde"[seat] for seat, score in enumerate(scores) if score.halved)


# --- the score of a round -----------------------------------------------------


@pytest.mark.rule("CABO-17")
@pytest.mark.parametrize("caller", ["a", "b", "c"])
def test_the_lowest_sum_scores_nothing_and_everyone_else_their_sum(caller: str) -> None:
    """A caller without the lowest sum scores 5 more; one with it scores 0."""
    scenario = finished_round("1 2 3 4", "0 1 2 3", "7 8 9 10", caller=caller)
    expected = {"a": [15, 0, 34], "b": [10, 0, 34], "c": [10, 0, 39]}
    assert scenario.points == scenario.totals == expected[caller]
    assert scenario.round_winners == "b"
    wrong: list[Why | None] = [None, Why.LOWEST, None]
    if caller != "b":
        wrong[read_seat(caller)] = Why.CALLER_NOT_LOWEST
    assert scenario.why == wrong


@pytest.mark.rule("CABO-17")
def test_a_difference_of_one_point_makes_a_wrong_call() -> None:
    """9 against 10: the caller with 10 scores 15."""
    scenario = finished_round("1 2 3 4", "0 2 3 4")
    assert scenario.points == [15, 0]
    assert [score.penalty for score in scenario.round_result.scores] == [5, 0]


@pytest.mark.rule("CABO-17")
def test_all_cards_of_a_layout_are_added() -> None:
    """Every card counts its number, a slot without a card nothing; all is turned up for all."""
    scenario = finished_round("13 - 0 -", "12 11 10 9 8", "13 7 6 1")
    assert [score.sum for score in scenario.round_result.scores] == [13, 50, 27]
    assert scenario.points == [0, 50, 27]
    assert scenario.round_result.scores[A].cards == ("13", None, "0", None)
    assert scenario.round_result.scores[B].cards == deck_of("12", "11", "10", "9", "8")


@pytest.mark.rule("CABO-17")
def test_the_cards_after_the_last_lap_count() -> None:
    """A caller who had the lowest sum can still lose it to another player's last turn."""
    scenario = Scenario(hands=["1 1 1 1", "0 1 2 3"], pile="0 9", discard="5")
    scenario.play("a: cabo", "b: draw", "b: replace 4")
    assert scenario.points == [9, 0]
    assert scenario.round_winners == "b"


@pytest.mark.rule("CABO-17", "CABO-3")
def test_points_are_added_to_the_total() -> None:
    """Every round is added to those before."""
    scenario = finished_round("1 2 3 4", "7 8 9 10", totals=[20, 30])
    assert scenario.points == [0, 34]
    assert scenario.totals == [20, 64]


# --- ties in a round ----------------------------------------------------------


@pytest.mark.rule("CABO-18")
@pytest.mark.parametrize(
    ("caller", "points"), [("a", [0, 10, 40]), ("b", [10, 0, 40]), ("c", [0, 0, 45])]
)
def test_only_the_caller_wins_among_two_with_the_lowest_sum(caller: str, points: list[int]) -> None:
    """The other one scores their sum; if neither of them called, both score 0."""
    scenario = finished_round("1 2 3 4", "0 1 4 5", "12 11 10 7", caller=caller)
    assert scenario.points == points
    assert scenario.round_winners == ("ab" if caller == "c" else caller)


@pytest.mark.rule("CABO-18")
@pytest.mark.parametrize(
    ("caller", "points", "winners"),
    [
        ("a", [9, 0, 0, 0], "bcd"),
        ("b", [4, 0, 3, 3], "b"),
        ("c", [4, 3, 0, 3], "c"),
        ("d", [4, 3, 3, 0], "d"),
    ],
)
def test_three_share_the_lowest_sum(caller: str, points: list[int], winners: str) -> None:
    """All three win, unless one of them called: then that one alone."""
    scenario = finished_round("2 2 - -", "0 1 - 2", "0 - 1 2", "3", caller=caller)
    assert scenario.points == points
    assert scenario.round_winners == winners


@pytest.mark.rule("CABO-18")
@pytest.mark.parametrize("caller", ["a", "b"])
def test_with_a_sum_of_0_the_caller_wins_the_tie_alone(caller: str) -> None:
    """The other one scores 0 too, as the sum of their cards, and yet has not won the round."""
    scenario = finished_round("0 - - -", "- - - 0", "1 2 3 4", caller=caller)
    assert scenario.points == [0, 0, 10]
    assert scenario.round_winners == caller
    tied = [Why.CALLER_WINS_TIE, Why.TIED_WITH_CALLER]
    assert scenario.why[:2] == (tied if caller == "a" else tied[::-1])


@pytest.mark.rule("CABO-18")
def test_a_tie_above_the_lowest_sum_changes_nothing() -> None:
    """Sharing the second-lowest sum with the caller changes neither score."""
    scenario = finished_round("1 2 3 4", "1 2 3 4", "0 1 2 3")
    assert scenario.points == [15, 10, 0]
    assert scenario.round_winners == "c"


# --- kamikaze -----------------------------------------------------------------


@pytest.mark.rule("CABO-19")
@pytest.mark.parametrize("caller", ["a", "b", "c"])
def test_a_kamikaze_gives_everyone_else_50(caller: str) -> None:
    """For any caller; 50 is all they get, even the caller and the player with the lowest sum."""
    scenario = finished_round("0 0 1 1", "13 12 13 12", "7 8 9 10", caller=caller)
    assert scenario.points == [50, 0, 50]
    assert scenario.round_winners == "b"
    assert scenario.why == [Why.KAMIKAZE_VICTIM, Why.KAMIKAZE, Why.KAMIKAZE_VICTIM]
    assert [score.penalty for score in scenario.round_result.scores] == [0, 0, 0]
    assert [score.sum for score in scenario.round_result.scores] == [2, 50, 34]


@pytest.mark.rule("CABO-19")
@pytest.mark.parametrize("hand", ["12 12 12 13", "12 11 13 13", "12 12 - 13", "- 12 13 13"])
def test_less_than_two_12s_and_both_13s_is_no_kamikaze(hand: str) -> None:
    """Three 12s do not make up for a 13, nor anything for a 12."""
    scenario = finished_round("1 1 1 1", hand)
    assert scenario.points == [0, value(hand)]


@pytest.mark.rule("CABO-19", "CABO-23")
@pytest.mark.parametrize(
    "hand", ["12 12 13 13 1 2", "12 0 13 12 - 13", "13 12 12 12 12 13", "12 13 12 1 13 12"]
)
def test_a_kamikaze_may_have_more_cards(hand: str) -> None:
    """With a larger layout it is enough that the four are among the cards."""
    hands = ["1 1 1 2 2 2", hand]
    scenario = call_and_finish(Scenario(hands=hands, cards=6, looks=3, starter="b"))
    assert scenario.points == [50, 0]
    assert scenario.round_winners == "b"


@pytest.mark.rule("CABO-19")
def test_a_kamikaze_is_judged_at_the_end_of_the_round() -> None:
    """The last card may come in the last lap, and one that is swapped away is missing."""
    scenario = Scenario(hands=["1 1 1 1", "12 12 13 1"], pile="13 9", discard="5")
    scenario.play("a: cabo", "b: draw", "b: replace 4")
    assert scenario.points == [50, 0]
    scenario = Scenario(hands=[KAMIKAZE, "1 1 1 1"], pile="11 9", discard="5")
    scenario.play("a: cabo", "b: draw", "b: swap b1 a1")
    assert scenario.points == [44, 0]


@pytest.mark.rule("CABO-19", "CABO-23")
def test_a_kamikaze_counts_in_a_round_without_a_call() -> None:
    """The agreed number of turns has ended that round."""
    scenario = Scenario(hands=["1 1 1 1", KAMIKAZE], turn_limit=1)
    scenario.skip_turns(1)
    assert scenario.points == [50, 0]


# --- exactly 100 --------------------------------------------------------------


@pytest.mark.rule("CABO-20")
@pytest.mark.parametrize(
    ("before", "after", "over"), [(65, 99, False), (66, 50, False), (67, 101, True)]
)
def test_exactly_100_becomes_50(before: int, after: int, *, over: bool) -> None:
    """99 stays, 100 is reduced and the match continues, 101 ends it."""
    scenario = finished_round("1 2 3 4", "7 8 9 10", totals=[40, before])
    assert scenario.points == [0, 34]
    assert scenario.totals == [40, after]
    assert halved_players(scenario) == ("b" if after == 50 else "")
    assert (scenario.places is not None) == over


@pytest.mark.rule("CABO-3", "CABO-20")
@pytest.mark.parametrize(("before", "over"), [(66, False), (67, True)])
def test_a_100_that_is_not_reduced_does_not_end_the_match(before: int, *, over: bool) -> None:
    """If a table plays without the reduction, 100 continues and 101 ends."""
    hands = ["1 2 3 4", "7 8 9 10"]
    scenario = call_and_finish(Scenario(hands=hands, totals=[40, before], hundred="never"))
    assert scenario.totals == [40, before + 34]
    assert halved_players(scenario) == ""
    assert (scenario.places is not None) == over


@pytest.mark.rule("CABO-20")
def test_everyone_who_hits_100_is_reduced() -> None:
    """Two players in one round, and the penalty of the caller counts towards it."""
    scenario = finished_round("7 8 9 10", "7 8 9 11", "1 2 3 4", totals=[61, 65, 0])
    assert scenario.points == [39, 35, 0]
    assert scenario.totals == [50, 50, 0]
    assert halved_players(scenario) == "ab"
    assert scenario.places is None


@pytest.mark.rule("CABO-20", "CABO-19")
def test_the_50_of_a_kamikaze_can_make_100() -> None:
    """Then it becomes 50 like any other 100."""
    scenario = finished_round("1 2 3 4", KAMIKAZE, "5 6 7 8", totals=[50, 60, 50])
    assert scenario.totals == [50, 60, 50]
    assert halved_players(scenario) == "ac"
    assert scenario.places is None


@pytest.mark.rule("CABO-20")
def test_a_second_100_of_a_match_is_reduced_again() -> None:
    """It holds in every round, also for the same player."""
    scenario = Scenario(hands=["7 8 9 10", "1 2 3 4"], totals=[66, 0], halved=True, starter="b")
    call_and_finish(scenario)
    assert scenario.totals == [50, 0]
    assert halved_players(scenario) == "a"


@pytest.mark.rule("CABO-20", "CABO-3")
def test_a_player_reduced_in_the_last_round_may_win_the_match() -> None:
    """First the reduction, then the test for 101, then the places."""
    scenario = finished_round("1 2 3 4", "7 8 9 10", "9 10 11 12", totals=[60, 66, 80])
    assert scenario.totals == [60, 50, 122]
    assert scenario.places == [2, 1, 3]


@pytest.mark.rule("CABO-20", "CABO-19", "CABO-3")
def test_a_kamikaze_can_reduce_one_player_and_end_the_match_for_another() -> None:
    """50 points turn 50 into 50 and 51 into 101."""
    scenario = finished_round(KAMIKAZE, "1 2 3 4", "5 6 7 8", totals=[90, 50, 51])
    assert scenario.totals == [90, 50, 101]
    assert scenario.places == [2, 1, 3]


# --- the match ----------------------------------------------------------------


@pytest.mark.rule("CABO-3", "CABO-21")
def test_a_match_continues_until_a_player_has_101() -> None:
    """With less the table deals the next round, with all cards and the totals kept."""
    scenario = finished_round("1 2 3 4", "7 8 9 10", totals=[98, 61])
    assert scenario.totals == [98, 95]
    assert scenario.places is None
    assert scenario.heard(None)[-1] == RoundEnded(scenario.round_result)
    assert scenario.may("table") == ["next"]
    assert scenario.play("table: next")[0] == RoundBegan(3)
    assert scenario.phase is Deal
    scenario.shuffle("", deal=True)
    assert scenario.view(None).round == 3
    assert scenario.view(None).totals == (98, 95)
    assert (scenario.view(None).caller, scenario.view(None).pile) == (None, 43)


@pytest.mark.rule("CABO-3", "CABO-21")
@pytest.mark.parametrize(("before", "after"), [(67, 101), (68, 102), (99, 133)])
def test_101_points_or_more_end_the_match(before: int, after: int) -> None:
    """The lowest total wins; everyone is told, and nothing more can be done."""
    scenario = finished_round("1 2 3 4", "7 8 9 10", "7 8 9 11", totals=[20, before, 5])
    assert scenario.totals == [20, after, 40]
    assert scenario.places == [1, 3, 2]
    assert scenario.heard(None)[-1] == MatchEnded(Result((20, after, 40), (1, 3, 2)))
    assert scenario.view("a").result == Result((20, after, 40), (1, 3, 2))
    assert scenario.may("a") == scenario.may("table") == []
    assert scenario.refuses("table: next") == "match-over"
    assert scenario.refuses("a: draw") == "match-over"


@pytest.mark.rule("CABO-3")
def test_the_winner_of_the_match_need_not_win_the_last_round() -> None:
    """Only the totals count, also for the player who ends the match."""
    scenario = finished_round("1 2 3 4", "0 2 3 4", "7 8 9 10", caller="b", totals=[20, 99, 90])
    assert scenario.round_winners == "b"
    assert scenario.totals == [30, 99, 124]
    assert scenario.places == [1, 2, 3]


@pytest.mark.rule("CABO-3")
@pytest.mark.parametrize(
    ("totals", "places"),
    [
        ([20, 90, 5, 40], [2, 4, 1, 3]),
        ([10, 90, 0, 40], [1, 4, 1, 3]),
        ([30, 90, 20, 20], [1, 4, 1, 1]),
    ],
)
def test_all_who_are_tied_at_the_lowest_total_win(totals: list[int], places: list[int]) -> None:
    """One, two or three winners; the places after a shared one are left out."""
    scenario = finished_round("0 1 2 3", "12 11 10 9", "1 2 3 4", "4 4 1 1", totals=totals)
    assert scenario.points == [0, 42, 10, 10]
    assert scenario.places == places


@pytest.mark.rule("CABO-3")
def test_the_table_goes_on_only_after_a_round() -> None:
    """There is no next round while one is being played, and no clock ends the match."""
    scenario = Scenario(hands=["1 2 3 4", "7 8 9 10"])
    assert scenario.refuses("table: next") == "not-now"
    assert scenario.refuses("table: time") == "no-time-limit"
    assert scenario.may("table") == []
    call_and_finish(scenario)
    assert scenario.default("table") == "next"


# --- who begins ---------------------------------------------------------------


@pytest.mark.rule("CABO-4")
@pytest.mark.parametrize(("lot", "starter"), [(0, "a"), (1, "b"), (2, "c")])
def test_the_first_starter_is_drawn_by_lot_among_all(lot: int, starter: str) -> None:
    """All have the same chance; no one is named."""
    scenario = Scenario.before_the_deal(players=3)
    assert scenario.candidates == "abc"
    (decision,) = scenario.game.decisions(scenario.match)
    assert decision.chance == Lot("round/1/starter", 3)
    assert scenario.may("table") == ["lot 0", "lot 1", "lot 2"]
    assert scenario.play(f"table: lot {lot}") == [StarterChosen(read_seat(starter), Begins.LOT)]
    assert scenario.turn == starter
    assert scenario.view(None).starter == read_seat(starter)


@pytest.mark.rule("CABO-4")
def test_only_the_lot_chooses_the_first_starter() -> None:
    """No number outside the lot, no player's word, and not the youngest."""
    scenario = Scenario.before_the_deal(players=3)
    assert scenario.refuses("table: lot 3") == "no-such-lot"
    with pytest.raises(InvalidMove, match="no-such-lot"):
        scenario.game.play(scenario.match, TABLE, LotDrawn(-1))
    assert scenario.refuses("a: lot 0") == "not-now"
    assert scenario.refuses("table: youngest b") == "youngest-does-not-begin"
    assert scenario.refuses("table: shuffled 0") == "not-now"


@pytest.mark.rule("CABO-4")
@pytest.mark.parametrize(
    ("caller", "hands", "winner"),
    [
        ("a", ["1 2 3 4", "0 1 2 3", "7 8 9 10"], "b"),
        ("a", ["1 2 3 4", "7 8 9 10", "0 1 2 3"], "c"),
        ("c", ["1 2 3 4", "7 8 9 10", "0 1 2 3"], "c"),
        ("b", ["1 2 3 4", "1 2 3 4", "7 8 9 10"], "b"),
    ],
)
def test_the_winner_of_a_round_begins_the_next(caller: str, hands: list[str], winner: str) -> None:
    """For any caller and starter; a caller who won a tie is the one winner."""
    scenario = finished_round(*hands, caller=caller, totals=[0, 50, 10])
    assert scenario.play("table: next")[-1] == StarterChosen(read_seat(winner), Begins.WON)
    assert scenario.phase is Deal
    scenario.shuffle("", deal=True)
    for seat in "abc":
        for slot in (1, 2):
            scenario.play(f"{seat}: look {seat}{slot}", f"{seat}: done")
    assert scenario.turn == winner


@pytest.mark.rule("CABO-4")
@pytest.mark.parametrize(("totals", "starter"), [([0, 30, 20], "c"), ([0, 20, 30], "b")])
def test_the_lowest_total_begins_among_several_winners(totals: list[int], starter: str) -> None:
    """Only the winners count, even if another player has fewer points."""
    scenario = finished_round("1 2 3 4", "0 1 2 3", "0 1 2 3", totals=totals)
    assert scenario.round_winners == "bc"
    assert scenario.play("table: next")[-1] == StarterChosen(read_seat(starter), Begins.WON)
    assert scenario.turn == starter


@pytest.mark.rule("CABO-4")
@pytest.mark.parametrize(
    ("totals", "candidates"), [([0, 20, 20, 20], "bcd"), ([0, 30, 20, 20], "cd")]
)
def test_a_lot_decides_among_winners_with_the_same_total(
    totals: list[int], candidates: str
) -> None:
    """The lot is drawn among those alone."""
    scenario = finished_round("2 2 - -", "0 1 - 2", "0 - 1 2", "3", totals=totals)
    assert scenario.play("table: next") == [RoundBegan(3)]
    assert scenario.phase is Lots
    assert scenario.candidates == candidates
    assert scenario.refuses(f"table: lot {len(candidates)}") == "no-such-lot"
    told = scenario.play("table: lot 1")
    assert told == [StarterChosen(read_seat(candidates[1]), Begins.LOT)]
    assert scenario.turn == candidates[1]


@pytest.mark.rule("CABO-4", "CABO-19")
def test_the_player_of_a_kamikaze_begins_the_next_round() -> None:
    """The kamikaze is the one winner, not the lowest sum nor the lowest total."""
    scenario = finished_round("0 0 1 1", "1 2 3 4", KAMIKAZE, totals=[0, 0, 90])
    assert scenario.play("table: next")[-1] == StarterChosen(C, Begins.WON)
