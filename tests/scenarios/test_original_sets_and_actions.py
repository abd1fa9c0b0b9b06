"""The original Cabo: sets, actions, and the optional rules (CABO-14 to 16, 22 and 23)."""

import pytest
from scenarios.harness.scenario import Scenario, rules_of

from dacabo.cabo.facts import (
    Discarded,
    Drawn,
    Drew,
    FalseSetShown,
    Glance,
    Looked,
    LookOver,
    Replaced,
    Saw,
    Swapped,
    Took,
)
from dacabo.cabo.moves import Replace
from dacabo.cabo.sheet import Ending
from dacabo.cabo.state import RoundOver
from dacabo.core.cards import BACK, Card, deck_of
from dacabo.core.errors import InvalidMove, RulesError
from dacabo.core.moves import Move
from dacabo.core.seats import read_place

A, B = range(2)


def legal_moves(scenario: Scenario, actor: str, word: str) -> list[str]:
    """The moves of one kind that a player may make."""
    return [text for text in scenario.may(actor) if text.split()[0] == word]


def after_drawing(card: str, *hands: str) -> Scenario:
    """The first player has just drawn this card."""
    scenario = Scenario(hands=hands, pile=f"{card} 0 1 2", discard="5")
    scenario.play("a: draw")
    return scenario


def swaps(one: str, other: str) -> list[str]:
    """All swaps of a card of one player with a card of another, with four cards each."""
    return [f"swap {one}{slot} {other}{other_slot}" for slot in "1234" for other_slot in "1234"]


# --- sets ---------------------------------------------------------------------


@pytest.mark.rule("CABO-14", "CABO-7")
@pytest.mark.parametrize(
    ("hand", "named", "left", "thrown"),
    [
        ("5 5 3 4", "1+2", "9 - 3 4", "5 5"),
        ("5 3 5 5", "1+3+4", "9 3 - -", "5 5 5"),
        ("5 5 5 5", "1+2+3+4", "9 - - -", "5 5 5 5"),
        ("1 0 2 0", "2+4", "1 9 2 -", "0 0"),
        ("1 2 13 13", "3+4", "1 2 9 -", "13 13"),
    ],
)
def test_matching_cards_are_replaced_by_the_drawn_card(
    hand: str, named: str, left: str, thrown: str
) -> None:
    """Two, three or four cards of one value go for one; down to a single card."""
    scenario = after_drawing("9", hand, "1 2 3 4")
    scenario.play(f"a: replace {named}")
    assert scenario.cards("a") == left
    assert scenario.discard == f"5 {thrown}"
    assert scenario.turn == "b"


@pytest.mark.rule("CABO-14", "CABO-9")
def test_matching_cards_are_replaced_by_the_taken_card() -> None:
    """The top discard replaces a set just as a drawn card does."""
    scenario = Scenario(hands=["5 8 5 8", "1 2 3 4"], discard="6 2")
    scenario.play("a: take", "a: replace 2+4")
    assert scenario.cards("a") == "5 2 5 -"
    assert scenario.discard == "6 8 8"


@pytest.mark.rule("CABO-14")
@pytest.mark.parametrize(
    ("named", "left"),
    [("2+1", "- 9 6 6"), ("3+1+2", "- - 9 6"), ("4+1", "- 6 6 9"), ("2+1+3+4", "- 9 - -")],
)
def test_the_new_card_lands_in_the_first_slot_named(named: str, left: str) -> None:
    """Of the freed places the player chooses one by naming it first."""
    scenario = after_drawing("9", "6 6 6 6", "1 2 3 4")
    scenario.play(f"a: replace {named}")
    assert scenario.cards("a") == left


@pytest.mark.rule("CABO-14")
def test_after_the_first_slot_the_order_means_nothing_and_is_fixed() -> None:
    """So that there is one way only to name a set, the further slots go upwards."""
    scenario = after_drawing("9", "6 6 6 6", "1 2 3 4")
    assert scenario.refuses("a: replace 1+3+2") == "slots-not-in-order"
    assert scenario.refuses("a: replace 4+1+3+2") == "slots-not-in-order"


@pytest.mark.rule("CABO-14")
def test_a_set_may_be_claimed_of_any_cards() -> None:
    """The possible claims do not depend on the cards, nor on whether they were seen."""
    equal = after_drawing("9", "6 6 6 6", "1 2 3 4")
    different = after_drawing("9", "1 2 3 4", "1 2 3 4")
    assert equal.may("a") == different.may("a")
    assert len(legal_moves(equal, "a", "replace")) == 32


@pytest.mark.rule("CABO-14", "CABO-7")
def test_a_set_is_made_of_occupied_own_slots() -> None:
    """With two cards left there are two single cards and one pair, named either way."""
    scenario = after_drawing("9", "- 5 - 4", "1 2 3 4")
    assert legal_moves(scenario, "a", "replace") == [
        f"replace {s}" for s in ("2", "4", "2+4", "4+2")
    ]
    assert scenario.refuses("a: replace 2+3") == "empty-place"
    assert scenario.refuses("a: replace 2+5") == "no-such-place"


@pytest.mark.rule("CABO-14", "CABO-15")
def test_a_player_with_one_card_left_can_still_replace_it() -> None:
    """One card is the least that a player can have; there is no set in it."""
    scenario = after_drawing("9", "- - 5 -", "1 2 3 4")
    assert legal_moves(scenario, "a", "replace") == ["replace 3"]
    scenario.play("a: replace 3")
    assert scenario.cards("a") == "- - 9 -"


@pytest.mark.rule("CABO-14")
def test_a_set_has_two_to_four_different_cards() -> None:
    """No card twice, not five cards and not none, also with more cards in the layout."""
    scenario = Scenario(hands=["6 6 6 6 5 5", "1 2 3 4 7 8"], pile="9 0", cards=6, looks=3)
    scenario.play("a: draw")
    assert scenario.refuses("a: replace 1+1") == "not-a-set"
    assert scenario.refuses("a: replace 1+2+2") == "not-a-set"
    assert scenario.refuses("a: replace 1+2+3+4+5") == "move-unreadable"
    nonsense: list[Move] = [Replace(()), Replace((0, 1, 2, 3, 4))]
    for claim in nonsense:
        with pytest.raises(InvalidMove, match="not-a-set"):
            scenario.game.play(scenario.match, A, claim)
    assert len(legal_moves(scenario, "a", "replace")) == 6 + 30 + 60 + 60


@pytest.mark.rule("CABO-14")
def test_turning_up_a_set_shows_it_to_everyone() -> None:
    """All see the matching cards and their places; the drawn card stays a secret."""
    scenario = after_drawing("9", "5 3 5 4", "1 2 3 4")
    scenario.play("a: replace 3+1")
    told = [Drew(A), Replaced(A, (2, 0), deck_of("5", "5"))]
    assert scenario.heard("b") == scenario.heard(None) == told


@pytest.mark.rule("CABO-14")
def test_the_new_card_is_no_part_of_the_set() -> None:
    """A drawn 5 completes no pair with the player's 5, and joins no pair of 5s that goes."""
    scenario = after_drawing("5", "5 5 3 4", "1 2 3 4")
    scenario.play("a: replace 1+2")
    assert scenario.cards("a") == "5 - 3 4"
    scenario = after_drawing("5", "5 6 3 4", "1 2 3 4")
    scenario.play("a: replace 1+2")
    assert scenario.cards("a") == "5 6 3 4"
    assert scenario.discard == "5 5"


# --- false sets ---------------------------------------------------------------


@pytest.mark.rule("CABO-14", "CABO-15")
@pytest.mark.parametrize(
    ("hand", "named"),
    [
        ("11 12 3 4", "1+2"),
        ("7 8 3 4", "1+2"),
        ("6 6 5 6", "1+2+3"),
        ("6 6 5 6", "3+1+2"),
        ("6 6 6 5", "1+2+3+4"),
        ("6 6 5 5", "1+2+3+4"),
        ("0 10 1 2", "1+2"),
    ],
)
def test_only_cards_of_the_same_value_are_a_set(hand: str, named: str) -> None:
    """The value counts, not the action, and one card that differs spoils the set."""
    scenario = after_drawing("9", hand, "1 2 3 4")
    scenario.play(f"a: replace {named}")
    assert scenario.cards("a") == hand
    assert scenario.discard == "5 9"
    assert scenario.turn == "b"


@pytest.mark.rule("CABO-15")
def test_a_card_taken_for_a_failed_set_goes_back_on_the_discard_pile() -> None:
    """Nothing has changed but that the turn is lost."""
    scenario = Scenario(hands=["1 2 3 4", "5 6 7 8"], pile="9 0", discard="7 10")
    scenario.play("a: take", "a: replace 2+3")
    assert scenario.cards("a") == "1 2 3 4"
    assert (scenario.discard, scenario.pile) == ("7 10", "9 0")
    assert scenario.may("b") == ["draw", "take", "cabo"]
    assert scenario.heard(None) == [
        Took(A, Card("10")),
        FalseSetShown(A, (1, 2), deck_of("2", "3"), kept=False),
        Discarded(A, Card("10"), used=False),
    ]


@pytest.mark.rule("CABO-15")
@pytest.mark.parametrize(
    ("card", "action"), [("7", "look a1"), ("9", "look b1"), ("11", "swap a1 b1")]
)
def test_a_failed_set_loses_the_action_of_the_drawn_card(card: str, action: str) -> None:
    """The card goes unused on the discard pile, and the next player is on turn."""
    scenario = after_drawing(card, "1 2 3 4", "5 6 7 8")
    scenario.play("a: replace 1+2")
    assert scenario.heard(None)[-1] == Discarded(A, Card(card), used=False)
    assert scenario.discard == f"5 {card}"
    assert scenario.turn == "b"
    assert scenario.refuses(f"a: {action}") == "not-now"


@pytest.mark.rule("CABO-15", "CABO-14")
def test_everyone_sees_all_cards_of_a_failed_set() -> None:
    """They are turned up in the order named, all of them, and down again."""
    scenario = after_drawing("9", "1 2 3 4", "5 6 7 8")
    scenario.play("a: replace 3+1+2")
    fact = FalseSetShown(A, (2, 0, 1), deck_of("3", "1", "2"), kept=False)
    discarded = Discarded(A, Card("9"), used=False)
    assert scenario.heard("b")[1:] == scenario.heard(None)[1:] == [fact, discarded]
    assert scenario.view("a").layouts[A] == scenario.view("b").layouts[A] == (BACK,) * 4


@pytest.mark.rule("CABO-15", "CABO-13")
def test_a_failed_set_in_the_last_turn_ends_the_round() -> None:
    """The lost turn was the player's last one."""
    scenario = Scenario(hands=["5 6 7 8", "1 2 3 4"], pile="9 0", discard="5")
    scenario.play("a: cabo", "b: draw", "b: replace 1+2")
    assert scenario.phase is RoundOver
    assert scenario.cards("b") == "1 2 3 4"


# --- actions ------------------------------------------------------------------


@pytest.mark.rule("CABO-16")
@pytest.mark.parametrize("card", [str(number) for number in range(14)])
def test_which_cards_have_which_action(card: str) -> None:
    """7 and 8 peek at own cards, 9 and 10 spy on others', 11 and 12 swap; no other card acts."""
    scenario = after_drawing(card, "1 2 3 4", "1 2 3 4", "1 2 3 4")
    peek = ["look a1", "look a2", "look a3", "look a4"]
    spy = [f"look {other}{slot}" for other in "bc" for slot in "1234"]
    swap = swaps("a", "b") + swaps("a", "c")
    actions = {"7": peek, "8": peek, "9": spy, "10": spy, "11": swap, "12": swap}
    assert scenario.may("a")[33:] == actions.get(card, [])
    assert scenario.may("a")[32] == "discard"


@pytest.mark.rule("CABO-16", "CABO-7")
@pytest.mark.parametrize("card", ["7", "8"])
def test_a_peek_shows_one_own_card_to_the_player_alone(card: str) -> None:
    """All are told which slot; the card is seen until it is put down, then play continues."""
    scenario = after_drawing(card, "1 2 3 4", "5 6 7 8")
    place = read_place("a3")
    scenario.play("a: look a3")
    assert scenario.view("a").layouts[A] == (BACK, BACK, "3", BACK)
    assert scenario.view("b").layouts == scenario.view(None).layouts == ((BACK,) * 4,) * 2
    assert scenario.default("a") == "done"
    scenario.play("a: done")
    assert scenario.view("a").layouts[A] == (BACK,) * 4
    used, looked = Discarded(A, Card(card), used=True), Looked(A, place, Glance.PEEK)
    assert scenario.heard("a")[2:] == [used, looked, Saw(place, Card("3")), LookOver(A)]
    assert scenario.heard("b")[1:] == scenario.heard(None)[1:] == [used, looked, LookOver(A)]
    assert scenario.cards("a") == "1 2 3 4"
    assert (scenario.discard, scenario.turn) == (f"5 {card}", "b")


@pytest.mark.rule("CABO-16", "CABO-7")
@pytest.mark.parametrize("card", ["9", "10"])
def test_a_spy_shows_one_card_of_another_player(card: str) -> None:
    """Not even its owner learns what it is, but everyone which slot was looked at."""
    scenario = after_drawing(card, "1 2 3 4", "5 6 7 8", "9 10 11 12")
    place = read_place("c2")
    scenario.play("a: look c2")
    assert scenario.view("a").layouts == ((BACK,) * 4, (BACK,) * 4, (BACK, "10", BACK, BACK))
    assert scenario.view("c").layouts == ((BACK,) * 4,) * 3
    scenario.play("a: done")
    used, looked = Discarded(A, Card(card), used=True), Looked(A, place, Glance.SPY)
    assert scenario.heard("a")[2:] == [used, looked, Saw(place, Card("10")), LookOver(A)]
    for viewer in ("b", "c", None):
        assert scenario.heard(viewer)[1:] == [used, looked, LookOver(A)]
    assert scenario.cards("c") == "9 10 11 12"
    assert (scenario.discard, scenario.turn) == (f"5 {card}", "b")


@pytest.mark.rule("CABO-16", "CABO-7")
@pytest.mark.parametrize("card", ["11", "12"])
def test_a_swap_moves_two_cards_unseen(card: str) -> None:
    """All are told which slots; no card is told, and the turn is over at once."""
    scenario = after_drawing(card, "1 2 3 4", "5 6 7 8", "9 10 11 12")
    scenario.play("a: swap a4 c1")
    assert (scenario.cards("a"), scenario.cards("c")) == ("1 2 3 9", "4 10 11 12")
    used = Discarded(A, Card(card), used=True)
    swapped = Swapped(A, read_place("a4"), read_place("c1"))
    for viewer in ("b", "c", None):
        assert scenario.heard(viewer)[1:] == [used, swapped]
    assert scenario.heard("a")[1:] == [Drawn(Card(card)), used, swapped]
    assert (scenario.discard, scenario.turn) == (f"5 {card}", "b")


@pytest.mark.rule("CABO-16")
def test_a_peek_is_for_own_cards_and_a_spy_for_others() -> None:
    """Neither card does what the other does, and both only look."""
    peek = after_drawing("7", "1 2 3 4", "5 6 7 8")
    assert peek.refuses("a: look b1") == "own-cards-only"
    assert peek.refuses("a: swap a1 b1") == "card-does-not-swap"
    spy = after_drawing("9", "1 2 3 4", "5 6 7 8")
    assert spy.refuses("a: look a1") == "other-cards-only"
    assert spy.refuses("a: swap a1 b1") == "card-does-not-swap"
    spy.play("a: look b1")
    assert spy.refuses("a: swap a1 b1") == "card-does-not-swap"


@pytest.mark.rule("CABO-16")
@pytest.mark.parametrize("card", ["0", "6", "11", "12", "13"])
def test_other_cards_allow_no_look(card: str) -> None:
    """Not even a swap shows a card."""
    scenario = after_drawing(card, "1 2 3 4", "5 6 7 8")
    assert scenario.refuses("a: look a1") == "card-does-not-let-look"
    assert scenario.refuses("a: look b1") == "card-does-not-let-look"


@pytest.mark.rule("CABO-16", "CABO-7")
def test_actions_need_a_card_where_they_are_aimed() -> None:
    """An empty slot is not offered to a look, and naming it is refused."""
    peek = after_drawing("8", "1 - 3 -", "5 6 7 8")
    assert legal_moves(peek, "a", "look") == ["look a1", "look a3"]
    assert peek.refuses("a: look a2") == "empty-place"
    assert peek.refuses("a: look a5") == "no-such-place"
    spy = after_drawing("10", "1 2 3 4", "- 6 - -")
    assert legal_moves(spy, "a", "look") == ["look b2"]
    assert spy.refuses("a: look b1") == "empty-place"
    assert spy.refuses("a: look c1") == "no-such-place"


@pytest.mark.rule("CABO-16")
def test_in_a_swap_the_own_card_is_named_first() -> None:
    """So that there is one way only to write a swap."""
    scenario = after_drawing("11", "1 2 3 4", "5 6 7 8")
    assert scenario.refuses("a: swap b1 a1") == "swap-not-in-order"
    assert scenario.refuses("a: swap b1 b2") == "swap-between-two-players"


@pytest.mark.rule("CABO-16", "CABO-13")
def test_an_action_without_a_target_is_not_offered() -> None:
    """The only opponent's cards are locked: a drawn swap can be kept or discarded, no more."""
    scenario = Scenario(hands=["1 2 3 4", "5 6 7 8"], pile="11 0", caller_locked=True)
    scenario.play("a: cabo", "b: draw")
    assert scenario.may_only_begin_with("b", "replace", "discard")
    assert scenario.refuses("b: swap b1 a1") == "cards-locked"
    scenario.play("b: discard")
    assert scenario.phase is RoundOver


@pytest.mark.rule("CABO-16", "CABO-11")
@pytest.mark.parametrize("card", ["7", "9", "11"])
def test_a_player_whose_time_is_up_uses_no_action(card: str) -> None:
    """The harmless thing to do with any drawn card is to discard it."""
    assert after_drawing(card, "1 2 3 4", "5 6 7 8").default("a") == "discard"


# --- option: free swap --------------------------------------------------------


@pytest.mark.rule("CABO-22")
def test_without_the_option_a_swap_needs_an_own_card() -> None:
    """Cards of two other players cannot be exchanged."""
    scenario = after_drawing("11", "1 2 3 4", "5 6 7 8", "9 10 11 12")
    assert legal_moves(scenario, "a", "swap") == swaps("a", "b") + swaps("a", "c")
    assert scenario.refuses("a: swap b1 c1") == "swap-needs-own-card"


@pytest.mark.rule("CABO-22")
def test_a_free_swap_also_exchanges_the_cards_of_two_others() -> None:
    """One's own card may still be one of the two."""
    hands = ["1 2 3 4", "5 6 7 8", "9 10 11 12"]
    scenario = Scenario(hands=hands, pile="11 12 0", free_swap=True)
    scenario.play("a: draw")
    assert legal_moves(scenario, "a", "swap") == swaps("a", "b") + swaps("a", "c") + swaps("b", "c")
    assert scenario.refuses("a: swap c1 b1") == "swap-not-in-order"
    assert scenario.refuses("a: swap b1 b2") == "swap-between-two-players"
    scenario.play("a: swap b1 c4")
    assert [scenario.cards(seat) for seat in "abc"] == ["1 2 3 4", "12 6 7 8", "9 10 11 5"]
    assert scenario.heard(None)[-1] == Swapped(A, read_place("b1"), read_place("c4"))
    scenario.play("b: draw")
    assert scenario.refuses("b: swap a1 b1") == "swap-not-in-order"
    scenario.play("b: swap b1 a1")
    assert [scenario.cards(seat) for seat in "ab"] == ["12 2 3 4", "1 6 7 8"]


@pytest.mark.rule("CABO-22")
def test_a_free_swap_never_exchanges_two_cards_of_one_player() -> None:
    """It takes one card each of two players; with two players nothing is new."""
    scenario = Scenario(hands=["1 2 3 4", "5 6 7 8"], pile="12 0", free_swap=True)
    scenario.play("a: draw")
    assert legal_moves(scenario, "a", "swap") == swaps("a", "b")


@pytest.mark.rule("CABO-22", "CABO-16", "CABO-7")
def test_a_swap_needs_no_more_than_one_card_of_each() -> None:
    """Players who have a single card left can swap it and lose it to a swap."""
    hands = ["1 - - -", "- 6 - -", "- - 3 -"]
    scenario = Scenario(hands=hands, pile="12 0", free_swap=True)
    scenario.play("a: draw")
    assert legal_moves(scenario, "a", "swap") == ["swap a1 b2", "swap a1 c3", "swap b2 c3"]


@pytest.mark.rule("CABO-22", "CABO-13")
@pytest.mark.parametrize("caller_locked", [False, True])
def test_a_free_swap_respects_a_locked_caller(*, caller_locked: bool) -> None:
    """The caller's cards go to a third player only where the caller is not protected."""
    hands = ["1 2 3 4", "5 6 7 8", "9 10 11 12", "0 1 2 3"]
    scenario = Scenario(hands=hands, pile="11 0", free_swap=True, caller_locked=caller_locked)
    scenario.play("a: cabo", "b: draw")
    free = swaps("b", "c") + swaps("b", "d") + swaps("c", "d")
    with_caller = swaps("b", "a") + swaps("a", "c") + swaps("a", "d")
    expected = free if caller_locked else free + with_caller
    assert sorted(legal_moves(scenario, "b", "swap")) == sorted(expected)
    if caller_locked:
        assert scenario.refuses("b: swap a2 c3") == "cards-locked"


# --- option: more cards -------------------------------------------------------


@pytest.mark.rule("CABO-23", "CABO-5", "CABO-6")
def test_six_cards_each_with_three_looked_at_first() -> None:
    """The deal is larger, and the first turn begins after three looks each."""
    scenario = Scenario.before_the_deal(cards=6, looks=3)
    scenario.play("table: lot 0")
    scenario.shuffle("1 2 3 4 5 6 7 8 9 10 11 12 13", deal=True)
    assert scenario.cards("a") == "1 3 5 7 9 11"
    assert scenario.cards("b") == "2 4 6 8 10 12"
    assert scenario.discard == "13"
    assert len(scenario.pile.split()) == 52 - 12 - 1
    for place in ("a6", "a1", "b1", "b2", "b3", "a5"):
        assert scenario.refuses("a: draw") == "not-now"
        scenario.play(f"{place[0]}: look {place}", f"{place[0]}: done")
    assert scenario.may("a") == ["draw", "take", "cabo"]


@pytest.mark.rule("CABO-23")
def test_with_no_first_look_play_begins_at_once() -> None:
    """No one is asked to look when the table agreed on no looks."""
    scenario = Scenario.before_the_deal(looks=0)
    scenario.play("table: lot 1")
    scenario.shuffle("", deal=True)
    assert scenario.may("b") == ["draw", "take", "cabo"]
    assert scenario.view(None).turn == 1


@pytest.mark.rule("CABO-23")
def test_all_cards_may_be_looked_at_but_not_more() -> None:
    """As many looks as cards are possible; one more is refused."""
    assert rules_of("original", cards=3, looks=3).looks == 3
    assert rules_of("original", cards=1, looks=1).cards == 1
    with pytest.raises(RulesError) as refusal:
        rules_of("original", cards=3, looks=4)
    assert refusal.value.code == "more-looks-than-cards"
    assert refusal.value.about == {"looks": 4, "cards": 3}


@pytest.mark.rule("CABO-23")
@pytest.mark.parametrize(("players", "cards"), [(5, 10), (2, 25)])
def test_two_cards_of_the_deck_must_be_left_after_the_deal(players: int, cards: int) -> None:
    """One to start the discard pile and one to draw; otherwise the deck is the only limit."""
    scenario = Scenario.before_the_deal(players=players, cards=cards)
    scenario.play("table: lot 0")
    scenario.shuffle("", deal=True)
    assert (len(scenario.discard.split()), len(scenario.pile.split())) == (1, 1)


@pytest.mark.rule("CABO-23")
@pytest.mark.parametrize(("players", "cards"), [(5, 11), (4, 13), (3, 17), (2, 26)])
def test_a_deal_for_which_the_deck_is_too_small_is_refused(players: int, cards: int) -> None:
    """Players times cards may be 50 at most, and the refusal says what was asked for."""
    with pytest.raises(RulesError) as refusal:
        Scenario.before_the_deal(players=players, cards=cards)
    assert refusal.value.code == "too-few-cards"
    assert refusal.value.about == {"players": players, "cards": cards, "deck": 52}


@pytest.mark.rule("CABO-23")
@pytest.mark.parametrize(
    ("option", "number"),
    [("cards", 0), ("looks", -1), ("turn_limit", 0), ("limit", 0)],
)
def test_a_number_that_no_table_could_play_is_refused(option: str, number: int) -> None:
    """The refusal says how much it must be at least."""
    with pytest.raises(RulesError) as refusal:
        rules_of("original", **{option: number})
    assert refusal.value.code == "option-out-of-range"
    assert refusal.value.about["lowest"] == number + 1


@pytest.mark.rule("CABO-23")
@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"colour": "red"}, "unknown-option"),
        ({"cards": "many"}, "option-unreadable"),
        ({"free_swap": 2}, "option-unreadable"),
        ({"false_set": "burn"}, "option-unreadable"),
        ({"jokers": 2}, "jokers-need-french-cards"),
        ({"call_below": 5}, "call-below-needs-dutch-scoring"),
        ({"sets": False, "one_by_one": True}, "one-by-one-needs-sets"),
        ({"limit": None}, "match-without-end"),
    ],
)
def test_options_that_make_no_game_are_refused(options: dict[str, object], code: str) -> None:
    """A table is told what is wrong with the options it asks for."""
    with pytest.raises(RulesError) as refusal:
        rules_of("original", **options)
    assert refusal.value.code == code


@pytest.mark.rule("CABO-23")
def test_a_round_without_a_call_may_last_for_ever() -> None:
    """By default no number of turns ends it, also past several reshuffles."""
    scenario = Scenario(hands=["1 2 3 4", "5 6 7 8"], pile="9 0", discard="10 11 12")
    for _ in range(200):
        player = scenario.turn
        scenario.play(f"{player}: draw")
        if scenario.may(player) == []:
            scenario.shuffle("")
        scenario.play(f"{player}: discard")
    assert scenario.view(None).turn == 201
    assert scenario.may(scenario.turn) == ["draw", "take", "cabo"]


@pytest.mark.rule("CABO-23", "CABO-17")
def test_a_turn_limit_ends_a_round_without_a_call() -> None:
    """After the agreed number of turns the cards are turned up, and no one pays for a call."""
    scenario = Scenario(hands=["1 2 3 4", "5 6 7 8"], turn_limit=3)
    scenario.skip_turns(2)
    assert scenario.turn == "a"
    scenario.skip_turns(1)
    assert scenario.phase is RoundOver
    assert scenario.round_result.ending is Ending.TURNS
    assert scenario.round_result.caller is None
    assert scenario.points == [0, 26]


@pytest.mark.rule("CABO-23", "CABO-13")
@pytest.mark.parametrize("turns_before", [1, 2])
def test_a_call_within_the_turn_limit_still_gives_everyone_a_last_turn(turns_before: int) -> None:
    """After a call, even in the last turn, the lap is played out."""
    scenario = Scenario(hands=["1 2 3 4", "5 6 7 8", "9 10 11 12"], turn_limit=3)
    scenario.skip_turns(turns_before)
    scenario.play(f"{scenario.turn}: cabo")
    scenario.skip_turns(1)
    assert scenario.may(scenario.turn) == ["draw", "take"]
    scenario.skip_turns(1)
    assert scenario.round_result.ending is Ending.CABO
