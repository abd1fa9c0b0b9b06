"""The tournament's match rules: time, the empty pile, 100 only once, sets (TOUR-1 to TOUR-7)."""

import pytest
from scenarios.harness.scenario import Scenario, rules_of

from dacabo.cabo.facts import (
    Begins,
    Discarded,
    FalseSetShown,
    MatchEnded,
    RanOut,
    Replaced,
    RoundBegan,
    StarterChosen,
    TimeCalled,
)
from dacabo.cabo.game import Cabo
from dacabo.cabo.sheet import Ending
from dacabo.core.cards import Card, deck_of
from dacabo.core.game import Result

PILE = "5 5 6 6 4 4"


def phase_of(scenario: Scenario) -> str:
    """The phase of the round, as everyone can see it."""
    return scenario.view(None).phase


def failed_sets(scenario: Scenario) -> list[FalseSetShown]:
    """The failed sets that everyone has seen."""
    return [fact for fact in scenario.heard(None) if isinstance(fact, FalseSetShown)]


def order_of_turns(scenario: Scenario) -> str:
    """The seats that have a turn until the end of the round, in order."""
    order = ""
    while phase_of(scenario) != "round-over":
        order += scenario.turn
        scenario.skip_turns(1)
    return order


# --- the original rules, with what follows ------------------------------------


@pytest.mark.rule("TOUR-1", "TOUR-5")
def test_only_these_options_differ_from_the_original() -> None:
    """Sets one by one, no reshuffle, 100 only once, 45 minutes; all else is the original."""
    tournament, original = rules_of("tournament"), rules_of("original")
    assert tournament.minutes == 45
    assert original.minutes is None
    changed = {
        "one_by_one": False,
        "empty_pile": "reshuffle",
        "hundred": "always",
        "minutes": None,
    }
    assert tournament.changed(changed) == original


@pytest.mark.rule("TOUR-1", "TOUR-5", "CABO-23")
def test_four_cards_and_two_looks() -> None:
    """The option of more cards is off: any two of four cards are looked at."""
    scenario = Scenario.before_the_deal("tournament", 3)
    assert scenario.may("table") == ["lot 0", "lot 1", "lot 2", "time"]
    scenario.play("table: lot 0")
    scenario.shuffle("1 2 3", deal=True)
    assert scenario.may("a") == ["look a1", "look a2", "look a3", "look a4"]
    scenario.play("a: look a1", "a: done", "a: look a2", "a: done")
    assert scenario.may("a") == []


@pytest.mark.rule("TOUR-1", "TOUR-5", "CABO-22")
def test_a_swap_needs_an_own_card() -> None:
    """The option of the free swap is off: cards of two others are not exchanged."""
    scenario = Scenario("tournament", hands=["1", "2", "3"], pile="12 5")
    scenario.play("a: draw")
    assert scenario.may("a") == ["replace 1", "discard", "swap a1 b1", "swap a1 c1"]
    assert scenario.refuses("a: swap b1 c1") == "swap-needs-own-card"


@pytest.mark.rule("TOUR-1")
def test_a_failed_set_is_put_back_as_in_the_original() -> None:
    """The drawn card goes on the discard pile, nothing is added to the layout."""
    scenario = Scenario("tournament", hands=["1 2 3 4", "5 6 7 8"], pile="9 0", discard="5")
    scenario.play("a: draw", "a: replace 1+2")
    assert scenario.cards("a") == "1 2 3 4"
    assert scenario.discard == "5 9"


@pytest.mark.rule("TOUR-1", "CABO-13")
def test_the_callers_cards_may_be_swapped_as_in_the_original() -> None:
    """Nothing protects the caller's cards."""
    scenario = Scenario("tournament", hands=["1 1", "9 9"], pile="12 5")
    scenario.play("a: cabo", "b: draw", "b: swap b1 a2")
    assert scenario.cards("a") == "1 9"
    assert scenario.cards("b") == "1 9"


# --- the end of a match -------------------------------------------------------


@pytest.mark.rule("TOUR-2")
@pytest.mark.parametrize(("before", "places"), [(93, None), (94, [1, 2]), (95, [1, 2])])
def test_the_match_ends_at_101_points(before: int, places: list[int] | None) -> None:
    """A total of 101 or more ends it; 100, here no longer reduced, does not."""
    scenario = Scenario("tournament", hands=["1", "7"], pile=PILE, totals=[20, before], halved=True)
    scenario.play("a: cabo")
    scenario.skip_turns(1)
    assert scenario.totals == [20, before + 7]
    assert scenario.places == places


@pytest.mark.rule("TOUR-2")
def test_when_time_is_up_the_round_is_played_out_and_counted() -> None:
    """A has drawn: nothing changes for the players, but there is no further round."""
    scenario = Scenario("tournament", hands=["1 2", "7 5"], pile=PILE, totals=[20, 10])
    scenario.play("a: draw")
    moves = scenario.may("a")
    assert scenario.may("table") == ["time"]
    assert scenario.play("table: time") == [TimeCalled()]
    assert scenario.may("table") == []
    assert scenario.may("a") == moves
    assert scenario.places is None
    scenario.play("a: discard", "b: draw", "b: discard", "a: cabo", "b: draw", "b: discard")
    assert scenario.points == [0, 12]
    assert scenario.totals == [20, 22]
    assert scenario.heard(None)[-1] == MatchEnded(Result((20, 22), (1, 2)))
    assert scenario.refuses("table: next") == "match-over"


@pytest.mark.rule("TOUR-2")
def test_without_the_call_of_time_the_match_goes_on() -> None:
    """The rules read no clock: after a round the table continues with the next."""
    scenario = Scenario("tournament", hands=["1 2", "7 5"], pile=PILE, totals=[20, 10], minutes=1)
    scenario.play("a: cabo")
    assert scenario.refuses("table: next") == "not-now"
    scenario.skip_turns(1)
    assert scenario.places is None
    assert scenario.may("table") == ["next", "time"]
    assert scenario.refuses("a: next") == "not-now"
    assert scenario.refuses("table: lot 0") == "not-now"
    scenario.play("table: next")
    assert phase_of(scenario) == "deal"


@pytest.mark.rule("TOUR-2")
def test_when_time_is_up_between_rounds_no_round_begins() -> None:
    """The match is over at once, with the points so far."""
    scenario = Scenario("tournament", hands=["1 2", "7 5"], pile=PILE, totals=[20, 10])
    scenario.play("a: cabo")
    scenario.skip_turns(1)
    ended = MatchEnded(Result((20, 22), (1, 2)))
    assert scenario.play("table: time") == [TimeCalled(), ended]
    assert scenario.refuses("table: next") == "match-over"
    assert scenario.refuses("table: time") == "match-over"
    assert scenario.game.decisions(scenario.match) == []


@pytest.mark.rule("TOUR-2")
def test_a_round_that_the_table_has_begun_is_played() -> None:
    """Time is up before the cards are dealt: that round still counts, and it is the last."""
    scenario = Scenario.before_the_deal("tournament", looks=0)
    scenario.play("table: time", "table: lot 0")
    scenario.shuffle("1 2 1 2 1 2 1 2 3 3", deal=True)
    scenario.play("a: cabo", "b: draw", "b: discard")
    assert scenario.totals == [0, 8]
    assert scenario.places == [1, 2]


@pytest.mark.rule("TOUR-2")
def test_time_is_called_once_and_by_the_table() -> None:
    """A second call is refused, and players do not call it."""
    scenario = Scenario("tournament", hands=["1 2", "7 5"], pile=PILE)
    assert scenario.refuses("a: time") == "not-now"
    scenario.play("table: time")
    assert scenario.refuses("table: time") == "time-is-up-already"


@pytest.mark.rule("TOUR-2")
def test_without_a_time_limit_there_is_no_call_of_time() -> None:
    """The original is played without a clock, and a tournament can be."""
    scenario = Scenario("tournament", hands=["1 2", "7 5"], pile=PILE, minutes=None)
    assert scenario.may("table") == []
    assert scenario.refuses("table: time") == "no-time-limit"
    assert Scenario("original", hands=["1", "2"]).refuses("table: time") == "no-time-limit"


@pytest.mark.rule("TOUR-2")
def test_time_is_never_called_by_default() -> None:
    """It is an offer to the table without a default move."""
    scenario = Scenario("tournament", hands=["1 2", "7 5"], pile=PILE)
    time = Cabo().decisions(scenario.match)[-1]
    assert (time.kind, time.must, time.clock) == ("time", False, None)
    assert Cabo().default(scenario.match, time) is None


@pytest.mark.rule("TOUR-3")
@pytest.mark.parametrize(
    ("before", "places"),
    [
        ([30, 10, 20], [3, 1, 2]),
        ([10, 10, 20], [1, 1, 3]),
        ([20, 10, 20], [2, 1, 2]),
        ([10, 10, 10], [1, 1, 1]),
        ([30, 10, 20, 20, 40], [4, 1, 2, 2, 5]),
    ],
)
def test_tied_players_share_a_place(before: list[int], places: list[int]) -> None:
    """Ascending totals; after a shared place as many are skipped as share it."""
    hands = ["0"] + ["5"] * (len(before) - 1)
    totals = [before[0] + 5, *before[1:]]
    scenario = Scenario("tournament", hands=hands, pile=PILE, totals=totals)
    scenario.play("table: time", "a: cabo")
    order_of_turns(scenario)
    assert scenario.totals == [total + 5 for total in before]
    assert scenario.places == places


# --- the round ends by a call -------------------------------------------------


@pytest.mark.rule("TOUR-4")
@pytest.mark.parametrize(("caller", "order"), [("a", "bcd"), ("b", "cda"), ("d", "abc")])
def test_the_last_turn_is_that_of_the_player_to_the_callers_right(caller: str, order: str) -> None:
    """Every other player has one turn, the caller has none."""
    hands = ["1 1", "2 2", "3 3", "4 4"]
    scenario = Scenario("tournament", hands=hands, pile=PILE, starter=caller)
    scenario.play(f"{caller}: cabo")
    assert order_of_turns(scenario) == order
    assert scenario.round_result.ending is Ending.CABO
    assert scenario.round_result.caller == "abcd".index(caller)


@pytest.mark.rule("TOUR-4")
@pytest.mark.parametrize(
    ("hands", "points", "winners"),
    [
        (["1 1", "2 2", "3 3"], [0, 4, 6], "a"),
        (["3 3", "2 2", "4 4"], [6 + 5, 0, 8], "b"),
        (["2 2", "1 3", "4 4"], [0, 4, 8], "a"),
        (["3 3", "1 3", "2 2"], [6 + 5, 0, 0], "bc"),
        (["1 1", "12 12 13 13", "3 3"], [50, 0, 50], "b"),
    ],
)
def test_after_a_call_a_round_is_scored_as_in_the_original(
    hands: list[str], points: list[int], winners: str
) -> None:
    """Nothing for the lowest, 5 more for a wrong call, ties to the caller, kamikaze."""
    scenario = Scenario("tournament", hands=hands, pile=PILE)
    scenario.play("a: cabo")
    order_of_turns(scenario)
    assert scenario.points == points
    assert scenario.round_winners == winners


# --- the round ends by the empty pile -----------------------------------------


@pytest.mark.rule("TOUR-5")
def test_when_the_pile_is_empty_the_round_ends() -> None:
    """A draws the last card and finishes the turn; the discards are not shuffled."""
    scenario = Scenario("tournament", hands=["1 1", "2 2", "3 3"], pile="5", discard="8 9 6 4")
    scenario.play("a: draw")
    assert phase_of(scenario) == "holding"
    scenario.play("a: discard")
    assert phase_of(scenario) == "round-over"
    assert scenario.round_result.ending is Ending.PILE
    assert scenario.round_result.caller is None
    assert scenario.discard == "8 9 6 4 5"
    assert scenario.pile == ""


@pytest.mark.rule("TOUR-5")
def test_a_card_left_in_the_pile_is_enough_to_go_on() -> None:
    """The last card but one ends nothing, and neither does taking the discard."""
    scenario = Scenario("tournament", hands=["1 1", "2 2", "3 3"], pile="5 6", discard="8")
    scenario.play("a: draw", "a: discard", "b: take", "b: replace 1")
    assert phase_of(scenario) == "turn"
    assert scenario.turn == "c"
    assert scenario.may("c") == ["draw", "take", "cabo"]


@pytest.mark.rule("TOUR-5")
@pytest.mark.parametrize(
    ("hands", "points", "winners"),
    [
        (["1 1", "2 2", "3 3"], [2 + 5, 4, 6], "a"),
        (["3 3", "2 2", "4 4"], [6, 4 + 5, 8], "b"),
        (["3 3", "2 2", "1 3"], [6, 4 + 5, 4 + 5], "bc"),
        (["0", "2 2", "0"], [0 + 5, 4, 0 + 5], "ac"),
    ],
)
def test_the_lowest_sum_pays_five_without_a_call(
    hands: list[str], points: list[int], winners: str
) -> None:
    """All score their sum, those who share the lowest 5 more; no one scores 0 for it."""
    scenario = Scenario("tournament", hands=hands, pile="5")
    scenario.skip_turns(1)
    assert scenario.points == scenario.totals == points
    assert scenario.round_winners == winners
    has_penalty = [seat in winners for seat in "abc"]
    assert scenario.why == ["pile-ran-out" if pays else None for pays in has_penalty]
    assert [score.penalty for score in scenario.round_result.scores] == [
        5 if pays else 0 for pays in has_penalty
    ]


@pytest.mark.rule("TOUR-5")
def test_the_last_card_may_be_kept() -> None:
    """The turn is finished like any other: the new card counts, the old one does not."""
    scenario = Scenario("tournament", hands=["9 9", "2 2"], pile="0")
    scenario.play("a: draw", "a: replace 1")
    assert scenario.points == [9, 4 + 5]


@pytest.mark.rule("TOUR-5")
def test_the_last_card_may_be_used_to_look() -> None:
    """The round ends when the look is done, not before."""
    scenario = Scenario("tournament", hands=["9 9", "2 2"], pile="7")
    scenario.play("a: draw", "a: look a2")
    assert phase_of(scenario) == "looking"
    assert scenario.may("a") == ["done"]
    scenario.play("a: done")
    assert scenario.points == [18, 4 + 5]


@pytest.mark.rule("TOUR-5")
def test_the_last_card_may_be_used_to_swap() -> None:
    """The swap changes what the two score."""
    scenario = Scenario("tournament", hands=["9 9", "2 3"], pile="11")
    scenario.play("a: draw", "a: swap a1 b1")
    assert scenario.points == [2 + 9 + 5, 9 + 3]


@pytest.mark.rule("TOUR-5", "TOUR-7")
def test_the_last_turn_may_be_lost_to_a_failed_set() -> None:
    """The last card goes on the discard pile, and the round is over."""
    scenario = Scenario("tournament", hands=["9 8", "2 3"], pile="0", discard="6")
    scenario.play("a: draw", "a: replace 1+2")
    assert scenario.discard == "6 0"
    assert scenario.points == [17, 5 + 5]


@pytest.mark.rule("TOUR-5")
def test_a_kamikaze_counts_when_the_pile_is_empty() -> None:
    """Nothing for the one, 50 for the others, and 5 for no one; the one begins the next round."""
    hands = ["0", "12 12 13 13", "3 3"]
    scenario = Scenario("tournament", hands=hands, pile="5")
    scenario.skip_turns(1)
    assert scenario.points == [50, 0, 50]
    assert scenario.why == ["kamikaze-victim", "kamikaze", "kamikaze-victim"]
    assert [score.penalty for score in scenario.round_result.scores] == [0, 0, 0]
    assert scenario.round_result.ending is Ending.PILE
    assert scenario.play("table: next")[-1] == StarterChosen(1, Begins.WON)


@pytest.mark.rule("TOUR-5")
def test_the_lowest_sum_begins_the_next_round() -> None:
    """C has paid 5 for it and still counts as the winner."""
    scenario = Scenario("tournament", hands=["3 3", "2 3", "2 2"], pile="5")
    scenario.skip_turns(1)
    assert scenario.points == [6, 5, 4 + 5]
    assert scenario.play("table: next")[-1] == StarterChosen(2, Begins.WON)


@pytest.mark.rule("TOUR-5")
@pytest.mark.parametrize(
    ("totals", "begins"), [([0, 20, 10], "c"), ([0, 10, 20], "b"), ([0, 10, 10], "bc")]
)
def test_the_lowest_total_begins_among_several_lowest_sums(totals: list[int], begins: str) -> None:
    """B and c share the lowest sum; with equal totals the lot decides between them."""
    scenario = Scenario("tournament", hands=["3 3", "2 2", "1 3"], pile="5", totals=totals)
    scenario.skip_turns(1)
    assert scenario.round_winners == "bc"
    facts = scenario.play("table: next")
    assert facts[0] == RoundBegan(3)
    if len(begins) == 1:
        assert facts[1:] == [StarterChosen("abc".index(begins), Begins.WON)]
    else:
        assert facts[1:] == []
        assert scenario.candidates == begins


# --- the pile runs out after a call -------------------------------------------


def pile_out_in_the_last_lap(how: str | None) -> Scenario:
    """A has called, b has drawn the last card and finished the turn; c has had none yet."""
    hands, discard = ["3 3", "2 2", "4 4"], "8 9"
    if how is None:
        scenario = Scenario("tournament", hands=hands, pile="5", discard=discard)
    else:
        scenario = Scenario(
            "tournament", hands=hands, pile="5", discard=discard, pile_out_after_call=how
        )
    scenario.play("a: cabo", "b: draw", "b: discard")
    return scenario


@pytest.mark.rule("TOUR-5")
@pytest.mark.parametrize("how", [None, "end-cabo"])
def test_an_empty_pile_after_a_call_ends_a_round_scored_by_the_call(
    how: str | None,
) -> None:
    """C has no turn; the wrong caller pays 5, the lowest scores 0 (that is the usual way)."""
    scenario = pile_out_in_the_last_lap(how)
    assert phase_of(scenario) == "round-over"
    assert scenario.round_result.ending is Ending.CABO
    assert scenario.points == [6 + 5, 0, 8]
    assert scenario.why == ["caller-not-lowest", "lowest", None]


@pytest.mark.rule("TOUR-5")
def test_a_table_may_score_the_call_as_an_empty_pile() -> None:
    """Option `end-pile`: c has no turn, the lowest pays 5, the caller nothing."""
    scenario = pile_out_in_the_last_lap("end-pile")
    assert phase_of(scenario) == "round-over"
    assert scenario.round_result.ending is Ending.PILE
    assert scenario.points == [6, 4 + 5, 8]


@pytest.mark.rule("TOUR-5")
def test_a_table_may_play_on_to_the_end_of_the_lap() -> None:
    """Option `play-on`: c has a turn, the discards are shuffled for it, the call is scored."""
    scenario = pile_out_in_the_last_lap("play-on")
    assert phase_of(scenario) == "turn"
    assert scenario.may("c") == ["draw", "take"]
    assert scenario.play("c: draw") == [RanOut(2)]
    scenario.shuffle("9 8")
    scenario.play("c: discard")
    assert scenario.discard == "5 9"
    assert phase_of(scenario) == "round-over"
    assert scenario.round_result.ending is Ending.CABO
    assert scenario.points == [6 + 5, 0, 8]


@pytest.mark.rule("TOUR-5")
@pytest.mark.parametrize(
    ("how", "ending", "points"),
    [
        ("end-cabo", Ending.CABO, [6 + 5, 0, 8]),
        ("end-pile", Ending.PILE, [6, 4 + 5, 8]),
        ("play-on", Ending.CABO, [6 + 5, 0, 8]),
    ],
)
def test_the_pile_may_run_out_exactly_with_the_last_turn(
    how: str, ending: Ending, points: list[int]
) -> None:
    """C draws the last card in the last turn of the lap: the pile is empty all the same."""
    hands = ["3 3", "2 2", "4 4"]
    scenario = Scenario("tournament", hands=hands, pile="5 6", discard="8", pile_out_after_call=how)
    scenario.play("a: cabo", "b: draw", "b: discard", "c: draw", "c: discard")
    assert phase_of(scenario) == "round-over"
    assert scenario.round_result.ending is ending
    assert scenario.points == points


@pytest.mark.rule("TOUR-5")
@pytest.mark.parametrize("how", ["end-cabo", "end-pile", "play-on"])
def test_without_a_call_the_option_changes_nothing(how: str) -> None:
    """There was no call: the empty pile ends the round, and the lowest pays 5."""
    hands = ["3 3", "2 2", "4 4"]
    scenario = Scenario("tournament", hands=hands, pile="5", discard="8 9", pile_out_after_call=how)
    scenario.skip_turns(1)
    assert scenario.round_result.ending is Ending.PILE
    assert scenario.points == [6, 4 + 5, 8]


# --- where the empty pile ends the round, penalties do not shuffle either -------


@pytest.mark.rule("TOUR-5", "DUTCH-14")
def test_a_penalty_does_not_shuffle_the_discards() -> None:
    """French cards with the tournament's empty pile: b pays the last card, the round ends."""
    scenario = Scenario(
        "dutch", hands=["4C 4D", "5C 6D"], pile="7S 2C", discard="KC QC", empty_pile="end-round"
    )
    scenario.play("a: draw", "a: discard", "b: snap 1")
    assert phase_of(scenario) == "round-over"
    assert scenario.round_result.ending is Ending.PILE
    assert scenario.round_result.scores[1].cards == deck_of("5C", "6D", "2C")


@pytest.mark.rule("TOUR-5", "DUTCH-13")
@pytest.mark.parametrize(("how", "payable"), [("end-cabo", False), ("play-on", True)])
def test_the_discards_pay_only_where_the_lap_is_played_on(how: str, *, payable: bool) -> None:
    """Looking without leave needs two cards; before a call the discards give none."""
    scenario = Scenario(
        "dutch",
        hands=["AC", "5C 6D", "9C"],
        pile="2C",
        discard="KC QC JH",
        empty_pile="end-round",
        pile_out_after_call=how,
    )
    assert scenario.may("b") == []
    assert scenario.refuses("b: sneak a1") == "no-sneaking-now"
    scenario.play("a: cabo")
    assert ("sneak a1" in scenario.may("b")) is payable


# --- exactly 100 --------------------------------------------------------------


@pytest.mark.rule("TOUR-6")
def test_the_first_hundred_becomes_fifty() -> None:
    """The reduction comes before the question whether the match is over."""
    scenario = Scenario("tournament", hands=["1", "7", "8"], pile=PILE, totals=[20, 93, 30])
    scenario.play("a: cabo")
    order_of_turns(scenario)
    assert scenario.totals == [20, 50, 38]
    assert [score.halved for score in scenario.round_result.scores] == [False, True, False]
    assert scenario.places is None


@pytest.mark.rule("TOUR-6")
def test_the_second_hundred_stays_a_hundred() -> None:
    """A player was reduced in an earlier round: b's 100 stays, and the match continues."""
    scenario = Scenario(
        "tournament", hands=["1", "7", "8"], pile=PILE, totals=[20, 93, 30], halved=True
    )
    scenario.play("a: cabo")
    order_of_turns(scenario)
    assert scenario.totals == [20, 100, 38]
    assert [score.halved for score in scenario.round_result.scores] == [False, False, False]
    assert scenario.places is None
    assert scenario.may("table") == ["next", "time"]


@pytest.mark.rule("TOUR-6")
def test_two_players_who_reach_a_hundred_together_are_both_reduced() -> None:
    """They reach it at the same time."""
    scenario = Scenario("tournament", hands=["1", "7", "8"], pile=PILE, totals=[20, 93, 92])
    scenario.play("a: cabo")
    order_of_turns(scenario)
    assert scenario.totals == [20, 50, 50]
    assert [score.halved for score in scenario.round_result.scores] == [False, True, True]


@pytest.mark.rule("TOUR-6")
def test_a_hundred_is_not_reduced_by_a_later_round_of_no_points() -> None:
    """A has 100 points and wins a round: they stay 100, and the match continues."""
    scenario = Scenario("tournament", hands=["1", "7"], pile=PILE, totals=[100, 30], halved=True)
    scenario.play("a: cabo")
    order_of_turns(scenario)
    assert scenario.points == [0, 7]
    assert scenario.totals == [100, 37]
    assert scenario.places is None


@pytest.mark.rule("TOUR-6")
def test_a_hundred_reached_by_a_penalty_without_a_call_is_reduced() -> None:
    """The lowest sum of 2 and the 5 points make it 100."""
    scenario = Scenario("tournament", hands=["1 1", "7"], pile="5", totals=[93, 30])
    scenario.skip_turns(1)
    assert scenario.points == [7, 7]
    assert scenario.totals == [50, 37]


@pytest.mark.rule("TOUR-6")
@pytest.mark.parametrize(("hundred", "total"), [("once", 100), ("always", 50)])
def test_the_first_hundred_is_remembered_from_round_to_round(hundred: str, total: int) -> None:
    """B reaches 100, becomes 50, and reaches it again through a's kamikaze."""
    scenario = Scenario(
        "tournament", hands=["1", "7"], pile=PILE, totals=[20, 93], looks=0, hundred=hundred
    )
    scenario.play("a: cabo")
    order_of_turns(scenario)
    assert scenario.totals == [20, 50]
    scenario.play("table: next")
    scenario.shuffle("12 1 12 1 13 1 13 1 2 2", deal=True)
    scenario.play("a: cabo")
    order_of_turns(scenario)
    assert scenario.points == [0, 50]
    assert scenario.totals == [20, total]


# --- sets are turned up one by one --------------------------------------------


@pytest.mark.rule("TOUR-7")
@pytest.mark.parametrize(
    ("hand", "claim", "shown"),
    [
        ("3 4 3 9", "1+2+3", "3 4"),
        ("3 4 3 9", "1+3+2", "3 3 4"),
        ("3 4 3 9", "2+1+3", "4 3"),
        ("3 4 4 9", "1+2+3", "3 4"),
        ("3 4 3 3", "1+2+3+4", "3 4"),
        ("3 3 4 3", "1+2+3+4", "3 3 4"),
        ("3 3 3 4", "1+2+3+4", "3 3 3 4"),
        ("3 4 5 6", "4+3+2+1", "6 5"),
        ("3 4 3 9", "1+2", "3 4"),
        ("3 4 3 9", "2+1", "4 3"),
    ],
)
def test_turning_up_stops_at_the_first_difference(hand: str, claim: str, shown: str) -> None:
    """In the order named; a pair always shows both. The cards not turned up stay hidden."""
    scenario = Scenario("tournament", hands=[hand, "1 2"], pile="0 5", discard="8")
    scenario.play("a: draw", f"a: replace {claim}")
    slots = tuple(int(slot) - 1 for slot in claim.split("+"))
    assert failed_sets(scenario) == [FalseSetShown(0, slots, deck_of(*shown.split()), kept=False)]


@pytest.mark.rule("TOUR-7")
@pytest.mark.parametrize(("begin", "new"), [("draw", "0"), ("take", "8")])
def test_a_failed_set_loses_the_turn(begin: str, new: str) -> None:
    """The cards lie where they were, the new card goes (back) on the discard pile, b is next."""
    scenario = Scenario("tournament", hands=["3 4 3 9", "1 2"], pile="0 5", discard="6 8")
    scenario.play(f"a: {begin}")
    facts = scenario.play("a: replace 1+2+3")
    assert facts[-1] == Discarded(0, Card(new), used=False)
    assert scenario.cards("a") == "3 4 3 9"
    assert scenario.discard.endswith(new)
    assert scenario.turn == "b"


@pytest.mark.rule("TOUR-7")
@pytest.mark.parametrize(
    ("claim", "layout", "discards"),
    [
        ("2+3", "9 0 - 3", "8 3 3"),
        ("4+2", "9 - 3 0", "8 3 3"),
        ("4+3+2", "9 - - 0", "8 3 3 3"),
        ("3+4+2", "9 - 0 -", "8 3 3 3"),
    ],
)
def test_a_right_set_is_replaced_by_the_new_card(claim: str, layout: str, discards: str) -> None:
    """All its cards are shown and discarded; the new card goes to the first slot named."""
    scenario = Scenario("tournament", hands=["9 3 3 3", "1 2"], pile="0 5", discard="8")
    scenario.play("a: draw", f"a: replace {claim}")
    slots = tuple(int(slot) - 1 for slot in claim.split("+"))
    assert scenario.heard(None)[-1] == Replaced(0, slots, deck_of(*["3"] * len(slots)))
    assert scenario.cards("a") == layout
    assert scenario.discard == discards


@pytest.mark.rule("TOUR-7")
def test_four_of_a_kind() -> None:
    """All four are turned up, and one card is left."""
    scenario = Scenario("tournament", hands=["3 3 3 3", "1 2"], pile="0 5", discard="8")
    scenario.play("a: draw")
    claims = [move for move in scenario.may("a") if move.startswith("replace")]
    assert len(claims) == 4 + 4 * 3 + 4 * 3 * 2 + 4 * 3 * 2 * 1
    scenario.play("a: replace 2+4+1+3")
    assert scenario.cards("a") == "- 0 - -"
    assert scenario.discard == "8 3 3 3 3"


@pytest.mark.rule("TOUR-7")
def test_every_order_is_a_claim_of_its_own() -> None:
    """Which card is turned up first is for the player to say."""
    scenario = Scenario("tournament", hands=["3 4 9", "1 2"], pile="0 5", discard="8")
    scenario.play("a: take")
    one = ["replace 1", "replace 2", "replace 3"]
    two = ["1+2", "1+3", "2+1", "2+3", "3+1", "3+2"]
    three = ["1+2+3", "1+3+2", "2+1+3", "2+3+1", "3+1+2", "3+2+1"]
    assert scenario.may("a") == [*one, *(f"replace {claim}" for claim in two + three)]
    assert scenario.refuses("a: replace 1+2+1") == "not-a-set"


@pytest.mark.rule("TOUR-7")
def test_without_the_option_all_cards_of_a_claim_are_turned_up() -> None:
    """Without the option all three are shown, and no order but the first card's counts."""
    hands = ["3 4 3 9", "1 2"]
    scenario = Scenario("tournament", hands=hands, pile="0 5", discard="8", one_by_one=False)
    scenario.play("a: draw")
    assert scenario.refuses("a: replace 1+3+2") == "slots-not-in-order"
    scenario.play("a: replace 1+2+3")
    assert failed_sets(scenario) == [
        FalseSetShown(0, (0, 1, 2), deck_of("3", "4", "3"), kept=False)
    ]
