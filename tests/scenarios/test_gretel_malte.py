"""Gretel & Malte's Cabo: its differences from the original (GM-1 to GM-4)."""

import pytest
from msgspec.structs import replace
from scenarios.harness.scenario import Scenario

from dacabo.cabo.facts import (
    Begins,
    Called,
    Drawn,
    Drew,
    FalseSetShown,
    Passed,
    Replaced,
    StarterChosen,
    Took,
    TurnedUp,
)
from dacabo.cabo.rules import PRESETS, FalseSet, Rules
from dacabo.cabo.state import Lots, RoundOver
from dacabo.core.cards import BACK, Card, deck_of
from dacabo.core.seats import read_seat

A, B, C = range(3)


# --- false sets ---------------------------------------------------------------


@pytest.mark.rule("GM-1")
def test_a_failed_set_leaves_the_player_with_one_card_more() -> None:
    """The cards are turned down where they were, the drawn card opens a new slot, nothing goes."""
    scenario = Scenario("gretel-malte", hands=["1 2 3 4", "5 6 7 8"], pile="9 0", discard="5")
    scenario.play("a: draw", "a: replace 1+2")
    assert scenario.cards("a") == "1 2 3 4 9"
    assert scenario.discard == "5"
    assert scenario.turn == "b"


@pytest.mark.rule("GM-1")
def test_a_taken_card_leaves_the_discard_pile_one_card_smaller() -> None:
    """A card taken for a false set is known to all and stays with the player."""
    scenario = Scenario("gretel-malte", hands=["1 2 3 4", "5 6 7 8"], discard="7 5")
    scenario.play("a: take", "a: replace 3+4")
    assert scenario.cards("a") == "1 2 3 4 5"
    assert scenario.discard == "7"


@pytest.mark.rule("GM-1")
def test_an_empty_discard_pile_is_restarted_from_the_draw_pile() -> None:
    """The last discard was taken for a failed set: the top card of the pile is turned up."""
    scenario = Scenario("gretel-malte", hands=["1 2 3 4", "5 6 7 8"], pile="9 0", discard="5")
    assert TurnedUp(Card("9")) in scenario.play("a: take", "a: replace 1+2")
    assert scenario.discard == "9"
    assert scenario.pile == "0"


@pytest.mark.rule("GM-1", "CABO-7")
def test_the_added_card_opens_a_new_slot_at_the_end() -> None:
    """A slot that a set has freed is not filled again."""
    scenario = Scenario("gretel-malte", hands=["1 - 3 -", "5 6 7 8"], pile="9 2 10 0", discard="5")
    scenario.play("a: draw", "a: replace 3+1")
    assert scenario.cards("a") == "1 - 3 - 9"
    scenario.skip_turns(1)
    scenario.play("a: draw", "a: replace 5+1")
    assert scenario.cards("a") == "1 - 3 - 9 10"


@pytest.mark.rule("GM-1")
def test_everyone_sees_the_failed_set_but_not_the_drawn_card() -> None:
    """The claimed cards are shown; the added one lies face down."""
    scenario = Scenario("gretel-malte", hands=["1 2 3 4", "5 6 7 8"], pile="9 0", discard="5")
    scenario.play("a: draw", "a: replace 2+1+4")
    fact = FalseSetShown(A, (1, 0, 3), deck_of("2", "1", "4"), kept=True)
    assert scenario.heard("b") == scenario.heard(None) == [Drew(A), fact]
    assert scenario.heard("a") == [Drew(A), Drawn(Card("9")), fact]
    assert scenario.view("a").layouts[A] == scenario.view("b").layouts[A] == (BACK,) * 5


@pytest.mark.rule("GM-1")
def test_everyone_knows_a_card_that_was_taken_for_a_failed_set() -> None:
    """It was open before, and it is told that the player kept it."""
    scenario = Scenario("gretel-malte", hands=["1 2 3 4", "5 6 7 8"], pile="9 0", discard="7 5")
    scenario.play("a: take", "a: replace 3+4")
    fact = FalseSetShown(A, (2, 3), deck_of("3", "4"), kept=True)
    assert scenario.heard("b") == scenario.heard(None) == [Took(A, Card("5")), fact]
    assert (scenario.pile, scenario.discard) == ("9 0", "7")


@pytest.mark.rule("GM-1", "CABO-15")
@pytest.mark.parametrize("card", ["7", "9", "11"])
def test_a_card_kept_for_a_failed_set_does_not_act(card: str) -> None:
    """The turn is lost."""
    hands = ["1 2 3 4", "5 6 7 8"]
    scenario = Scenario("gretel-malte", hands=hands, pile=f"{card} 0", discard="5")
    scenario.play("a: draw", "a: replace 1+2")
    assert scenario.cards("a") == f"1 2 3 4 {card}"
    assert scenario.may("b") == ["draw", "take", "cabo"]


@pytest.mark.rule("GM-1", "CABO-14")
def test_a_true_set_is_replaced_as_in_the_original() -> None:
    """Only what happens after a false set differs."""
    scenario = Scenario("gretel-malte", hands=["6 2 6 6", "5 6 7 8"], pile="9 0", discard="5")
    assert scenario.play("a: draw", "a: replace 3+1+4") == [
        Replaced(A, (2, 0, 3), deck_of("6", "6", "6"))
    ]
    assert scenario.cards("a") == "- 2 9 -"
    assert scenario.discard == "5 6 6 6"


@pytest.mark.rule("GM-1", "CABO-14")
def test_the_added_card_is_a_card_like_any_other() -> None:
    """It can be replaced, and be part of a set."""
    scenario = Scenario("gretel-malte", hands=["9 2 3 4", "5 6 7 8"], pile="9 0 1", discard="5")
    scenario.play("a: draw", "a: replace 1+2")
    scenario.skip_turns(1)
    scenario.play("a: draw")
    replaces = [text for text in scenario.may("a") if text.startswith("replace")]
    assert len(replaces) == 5 + 20 + 30 + 20
    scenario.play("a: replace 5+1")
    assert scenario.cards("a") == "- 2 3 4 1"


@pytest.mark.rule("GM-1", "CABO-17")
def test_the_added_card_counts_at_the_end() -> None:
    """It is turned up and added like the others."""
    scenario = Scenario("gretel-malte", hands=["5 6 7 8", "1 2 3 4"], pile="9 0", discard="5")
    scenario.play("a: cabo", "b: draw", "b: replace 1+2")
    assert scenario.phase is RoundOver
    assert scenario.points == [31, 0]
    assert [score.sum for score in scenario.round_result.scores] == [26, 19]


@pytest.mark.rule("GM-1", "CABO-19")
def test_a_kamikaze_with_a_fifth_card() -> None:
    """Two 12s and both 13s are enough, whatever was added by a false set."""
    hands = ["1 1 1 1", "12 12 13 13"]
    scenario = Scenario("gretel-malte", hands=hands, pile="6 0", discard="5")
    scenario.play("a: cabo", "b: draw", "b: replace 1+3")
    assert scenario.cards("b") == "12 12 13 13 6"
    assert scenario.points == [50, 0]


# --- no discard pile ----------------------------------------------------------


def swallow_everything() -> Scenario:
    """A player has just kept the last discard, and the draw pile is empty."""
    hands = ["1 2 3 4", "5 6 7 8", "9 10 11 12"]
    scenario = Scenario("gretel-malte", hands=hands, pile="", discard="5")
    scenario.play("a: take", "a: replace 1+2")
    return scenario


@pytest.mark.rule("GM-1")
def test_with_both_piles_empty_there_is_no_discard_pile() -> None:
    """Nothing can be turned up to start a new one."""
    scenario = swallow_everything()
    assert scenario.cards("a") == "1 2 3 4 5"
    assert (scenario.pile, scenario.discard) == ("", "")
    table = scenario.view(None)
    assert (table.pile, table.discards, table.discard) == (0, 0, None)
    assert scenario.heard(None)[-1] == FalseSetShown(A, (0, 1), deck_of("1", "2"), kept=True)


@pytest.mark.rule("GM-1", "CABO-12")
def test_the_last_card_of_the_draw_pile_can_start_the_discard_pile() -> None:
    """Then the draw pile is empty, and there is nothing to shuffle under the one discard."""
    scenario = Scenario("gretel-malte", hands=["1 2 3 4", "5 6 7 8"], pile="9", discard="5")
    scenario.play("a: take", "a: replace 1+2")
    assert (scenario.pile, scenario.discard) == ("", "9")
    assert scenario.may("b") == ["take", "cabo"]


@pytest.mark.rule("CABO-12", "GM-1")
def test_without_any_pile_a_player_can_only_call() -> None:
    """Neither drawing nor taking is possible; without a call no one can pass."""
    scenario = swallow_everything()
    assert scenario.may("b") == ["cabo"]
    assert scenario.refuses("b: draw") == "nothing-to-draw"
    assert scenario.refuses("b: take") == "nothing-to-take"
    assert scenario.refuses("b: pass") == "no-passing"


@pytest.mark.rule("CABO-12", "GM-1")
def test_a_player_who_can_do_nothing_passes() -> None:
    """After the call the others pass in turn, and the round ends."""
    scenario = swallow_everything()
    scenario.play("b: cabo")
    assert scenario.may("c") == ["pass"]
    assert scenario.default("c") == "pass"
    assert scenario.refuses("c: cabo") == "already-called"
    assert scenario.refuses("a: pass") == "not-your-turn"
    assert scenario.play("c: pass") == [Passed(C)]
    assert scenario.turn == "a"
    scenario.play("a: pass")
    assert scenario.phase is RoundOver
    assert scenario.points == [0, 31, 42]


# --- what is said outright ----------------------------------------------------


@pytest.mark.rule("GM-2", "CABO-8")
def test_a_player_who_calls_does_not_draw() -> None:
    """The call is the whole turn; then all others have one more."""
    hands = ["1 2 3 4", "5 6 7 8", "9 10 11 12"]
    scenario = Scenario("gretel-malte", hands=hands, pile="9 0 1", discard="5")
    assert scenario.play("a: cabo") == [Called(A)]
    assert scenario.pile == "9 0 1"
    assert scenario.turn == "b"
    assert scenario.refuses("a: draw") == "not-your-turn"
    scenario.skip_turns(1)
    assert scenario.turn == "c"
    scenario.skip_turns(1)
    assert scenario.phase is RoundOver
    assert scenario.may("table") == ["next"]


@pytest.mark.rule("GM-2")
def test_a_player_who_has_drawn_does_not_call() -> None:
    """It is one or the other."""
    scenario = Scenario("gretel-malte", hands=["1 2 3 4", "5 6 7 8"], pile="9 0", discard="5")
    scenario.play("a: draw")
    assert scenario.refuses("a: cabo") == "not-now"


@pytest.mark.rule("GM-3", "CABO-4")
@pytest.mark.parametrize(("totals", "starter"), [([0, 30, 20], "c"), ([0, 20, 30], "b")])
def test_of_several_winners_the_lowest_total_begins(totals: list[int], starter: str) -> None:
    """The lowest total among those who won the round, not among all."""
    hands = ["1 2 3 4", "0 1 2 3", "0 1 2 3"]
    scenario = Scenario("gretel-malte", hands=hands, totals=totals)
    scenario.play("a: cabo")
    scenario.skip_turns(2)
    assert scenario.play("table: next")[-1] == StarterChosen(read_seat(starter), Begins.WON)


@pytest.mark.rule("GM-3", "CABO-4")
def test_the_lot_decides_between_equal_totals() -> None:
    """The source says nothing about this case, so the original applies."""
    hands = ["1 2 3 4", "0 1 2 3", "0 1 2 3"]
    scenario = Scenario("gretel-malte", hands=hands, totals=[0, 20, 20])
    scenario.play("a: cabo")
    scenario.skip_turns(2)
    scenario.play("table: next")
    assert scenario.phase is Lots
    assert scenario.candidates == "bc"


@pytest.mark.rule("GM-4", "GM-1")
def test_only_the_failed_set_differs_from_the_original() -> None:
    """The rule set is the original with one option changed; the original is the default."""
    original, gretel_malte = PRESETS["original"], PRESETS["gretel-malte"]
    assert gretel_malte == replace(original, false_set=FalseSet.KEEP)
    assert original == Rules()
    assert original.false_set is FalseSet.DISCARD


@pytest.mark.rule("GM-4", "CABO-5", "CABO-6", "CABO-8")
def test_deal_first_look_and_turn_are_those_of_the_original() -> None:
    """Four cards each, two looked at by choice, then draw, take or call."""
    scenario = Scenario.before_the_deal("gretel-malte")
    scenario.play("table: lot 0")
    scenario.shuffle("1 2 3 4 5 6 7 8 9", deal=True)
    assert (scenario.cards("a"), scenario.cards("b"), scenario.discard) == (
        "1 3 5 7",
        "2 4 6 8",
        "9",
    )
    for place in ("a1", "b4", "a3", "b2"):
        scenario.play(f"{place[0]}: look {place}", f"{place[0]}: done")
    assert scenario.may("a") == ["draw", "take", "cabo"]
    assert scenario.may("b") == scenario.may("table") == []


@pytest.mark.rule("GM-4", "CABO-16")
def test_actions_without_values_on_the_page_are_those_of_the_original() -> None:
    """A 7 peeks, a 9 spies, an 11 swaps an own card, also with the caller."""
    hands = ["1 2 3 4", "5 6 7 8", "9 10 11 12"]
    scenario = Scenario("gretel-malte", hands=hands, pile="7 9 11 0", discard="5")
    scenario.play("a: draw", "a: look a1", "a: done", "b: draw", "b: look a1", "b: done")
    scenario.play("c: cabo", "a: draw")
    assert scenario.refuses("a: swap b1 c1") == "swap-needs-own-card"
    scenario.play("a: swap a1 c1")
    assert (scenario.cards("a"), scenario.cards("c")) == ("9 2 3 4", "1 10 11 12")


@pytest.mark.rule("GM-4", "CABO-3", "CABO-19", "CABO-20")
@pytest.mark.parametrize(
    ("before", "after", "over"), [(49, 99, False), (50, 50, False), (51, 101, True)]
)
def test_kamikaze_100_and_101_are_those_of_the_original(
    before: int, after: int, *, over: bool
) -> None:
    """50 points for a kamikaze; 100 becomes 50, every time; 101 ends the match."""
    hands = ["12 12 13 13", "1 2 3 4"]
    scenario = Scenario("gretel-malte", hands=hands, totals=[20, before], halved=True)
    scenario.play("a: cabo", "b: draw", "b: discard")
    assert scenario.totals == [20, after]
    assert (scenario.places is not None) == over


@pytest.mark.rule("GM-4", "CABO-3")
def test_it_takes_101_points_to_end_the_match() -> None:
    """A table that plays without the reduction continues with 100."""
    hands = ["12 12 13 13", "1 2 3 4"]
    scenario = Scenario("gretel-malte", hands=hands, totals=[20, 50], hundred="never")
    scenario.play("a: cabo", "b: draw", "b: discard")
    assert scenario.totals == [20, 100]
    assert scenario.places is None
