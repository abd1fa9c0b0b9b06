"""Cabo with French cards: the deck, the deal, the turn, the call (DUTCH-1 to DUTCH-9)."""

from collections import Counter

import pytest
from scenarios.harness.scenario import Scenario

from dacabo.cabo.facts import (
    Begins,
    Called,
    Dealt,
    Discarded,
    Drawn,
    Drew,
    Glance,
    Looked,
    LookOver,
    Replaced,
    Saw,
    StarterChosen,
    Swapped,
    Took,
    WindowOpened,
)
from dacabo.cabo.game import Cabo
from dacabo.cabo.moves import Discard, Done, Draw, Look
from dacabo.core.cards import Card, deck_of
from dacabo.core.chance import Lot, Shuffle
from dacabo.core.errors import RulesError
from dacabo.core.game import Fact

REPLACE_ONE = ["replace 1", "replace 2", "replace 3", "replace 4"]


def moves_except_sneaks(scenario: Scenario, seat: str) -> list[str]:
    """The moves that a player may make, except for sneaking a look (DUTCH-13)."""
    return [move for move in scenario.may(seat) if not move.startswith("sneak")]


def phase_of(scenario: Scenario) -> str:
    """The phase of the round, as everyone can see it."""
    return scenario.view(None).phase


def looks_in(facts: list[Fact]) -> list[Fact]:
    """The facts that show what a hidden card is."""
    return [fact for fact in facts if isinstance(fact, Saw | Drawn)]


# --- the deck -----------------------------------------------------------------


@pytest.mark.rule("DUTCH-1")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("AS", 1),
        ("AD", 1),
        ("2H", 2),
        ("9C", 9),
        ("10H", 10),
        ("JD", 11),
        ("QC", 12),
        ("KS", 13),
        ("KC", 13),
        ("KH", 0),
        ("KD", 0),
        ("X", -1),
    ],
)
def test_each_card_has_its_value(card: str, points: int) -> None:
    """Ace 1, numbers their number, jack 11, queen 12, black king 13, red king 0, joker −1."""
    scenario = Scenario("dutch", hands=["2S", card], pile="5C", discard="5D")
    scenario.play("a: cabo", "b: draw", "b: discard")
    assert scenario.round_result.scores[1].sum == points


@pytest.mark.rule("DUTCH-1")
def test_the_deck_is_52_french_cards_and_two_jokers() -> None:
    """Thirteen ranks in four suits, and two jokers: 54 cards are shuffled for the deal."""
    scenario = Scenario.before_the_deal("dutch")
    scenario.play("table: youngest a")
    (decision,) = scenario.game.decisions(scenario.match)
    assert decision.chance == Shuffle("round/1/deal", 54)
    faces = Counter(scenario.match.rules.pack)
    assert faces.pop(Card("X")) == 2
    ranks = ["A", *map(str, range(2, 11)), "J", "Q", "K"]
    assert faces == Counter(Card(rank + suit) for rank in ranks for suit in "SHDC")


@pytest.mark.rule("DUTCH-1")
@pytest.mark.parametrize(("jokers", "cards"), [(0, 52), (4, 56)])
def test_the_number_of_jokers_is_an_option(jokers: int, cards: int) -> None:
    """A table may play with fewer or more jokers."""
    scenario = Scenario.before_the_deal("dutch", jokers=jokers)
    scenario.play("table: youngest a")
    (decision,) = scenario.game.decisions(scenario.match)
    assert decision.chance == Shuffle("round/1/deal", cards)


@pytest.mark.rule("DUTCH-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(players: int) -> None:
    """Two to six players get a place each."""
    scenario = Scenario.before_the_deal("dutch", players)
    assert scenario.match.totals == (0,) * players


@pytest.mark.rule("DUTCH-1")
@pytest.mark.parametrize("players", [1, 7])
def test_one_or_seven_cannot_play(players: int) -> None:
    """Fewer than two and more than six are refused."""
    with pytest.raises(RulesError) as refusal:
        Scenario.before_the_deal("dutch", players)
    assert refusal.value.code == "number-of-players"
    assert refusal.value.about == {"fewest": 2, "most": 6}


@pytest.mark.rule("DUTCH-1", "DUTCH-9")
@pytest.mark.parametrize("card", ["KH", "KD", "X", "AS", "2C", "3D", "4H", "5S", "6C"])
def test_red_kings_jokers_and_low_cards_have_no_action(card: str) -> None:
    """They can be kept or discarded, nothing else."""
    scenario = Scenario(
        "dutch", hands=["AC 2D 3H 4S", "5C 6D 7H 8S"], pile=f"{card} 9C", discard="5D"
    )
    scenario.play("a: draw")
    assert moves_except_sneaks(scenario, "a") == [*REPLACE_ONE, "discard"]
    assert scenario.refuses("a: look a1") == "card-does-not-let-look"
    assert scenario.refuses("a: look b1") == "card-does-not-let-look"
    assert scenario.refuses("a: swap a1 b1") == "card-does-not-swap"


# --- the deal and the first look ----------------------------------------------


def dealt_table() -> Scenario:
    """Two players, a begins: a has aces, b twos, the 9 of spades lies face up."""
    scenario = Scenario.before_the_deal("dutch")
    scenario.play("table: youngest a")
    scenario.shuffle("AS 2S AH 2H AD 2D AC 2C 9S 5C", deal=True)
    return scenario


@pytest.mark.rule("DUTCH-2")
def test_four_cards_each_and_one_face_up() -> None:
    """Everyone has four cards face down, the next card starts the discard pile."""
    scenario = dealt_table()
    assert scenario.cards("a") == "AS AH AD AC"
    assert scenario.cards("b") == "2S 2H 2D 2C"
    assert scenario.discard == "9S"
    assert scenario.pile.startswith("5C ")
    assert Dealt(1, 0, 4, Card("9S"), 45) in scenario.heard(None)


@pytest.mark.rule("DUTCH-2")
def test_the_first_look_is_at_the_two_nearest_cards() -> None:
    """The two cards of the bottom row, each once, and no other."""
    scenario = dealt_table()
    assert moves_except_sneaks(scenario, "a") == ["look a3", "look a4"]
    assert moves_except_sneaks(scenario, "b") == ["look b3", "look b4"]
    assert scenario.refuses("a: done") == "not-looking"
    assert scenario.refuses("a: look a1") == "not-this-card"
    assert scenario.refuses("a: look a2") == "not-this-card"
    assert scenario.refuses("a: look b3") == "own-cards-only"
    scenario.play("a: look a4")
    assert moves_except_sneaks(scenario, "a") == ["done"]
    assert scenario.refuses("a: look a3") == "still-looking"
    scenario.play("a: done")
    assert moves_except_sneaks(scenario, "a") == ["look a3"]
    assert scenario.refuses("a: look a4") == "not-this-card"
    scenario.play("a: look a3", "a: done")
    assert moves_except_sneaks(scenario, "a") == []
    assert scenario.refuses("a: look a3") == "first-look-over"


@pytest.mark.rule("DUTCH-2")
def test_the_first_look_is_secret() -> None:
    """All see that a player looks and where, only that player sees the card."""
    scenario = dealt_table()
    scenario.play("b: look b3")
    assert Looked(1, (1, 2), Glance.FIRST) in scenario.heard("a")
    assert looks_in(scenario.heard("a")) == looks_in(scenario.heard(None)) == []
    assert looks_in(scenario.heard("b")) == [Saw((1, 2), Card("2D"))]


@pytest.mark.rule("DUTCH-2")
def test_the_first_turn_begins_when_all_have_looked() -> None:
    """Players look in any order; the starter waits for the last of them."""
    scenario = dealt_table()
    scenario.play("b: look b3", "b: done", "a: look a3", "a: done")
    scenario.play("b: look b4", "a: look a4", "b: done")
    assert phase_of(scenario) == "first-looks"
    assert scenario.refuses("a: draw") == "not-now"
    scenario.play("a: done")
    assert phase_of(scenario) == "turn"
    assert scenario.turn == "a"
    assert scenario.view(None).turn == 1


@pytest.mark.rule("DUTCH-2")
@pytest.mark.parametrize(
    ("cards", "looks", "allowed"),
    [
        (6, 3, ["look a4", "look a5", "look a6"]),
        (4, 1, ["look a4"]),
        (2, 2, ["look a1", "look a2"]),
    ],
)
def test_in_another_layout_the_last_cards_are_the_nearest(
    cards: int, looks: int, allowed: list[str]
) -> None:
    """However many cards are dealt, the looks go to the last slots."""
    scenario = Scenario.before_the_deal("dutch", cards=cards, looks=looks)
    scenario.play("table: youngest a")
    scenario.shuffle("AS 2S", deal=True)
    assert moves_except_sneaks(scenario, "a") == allowed


@pytest.mark.rule("DUTCH-2")
def test_an_absent_player_looks_at_the_nearest_cards() -> None:
    """The harmless answer is to look at the first card allowed, then to put it down."""
    scenario = dealt_table()
    decision = scenario.game.decisions(scenario.match)[0]
    assert Cabo().default(scenario.match, decision) == Look((0, 2))
    scenario.play("a: look a3")
    decision = scenario.game.decisions(scenario.match)[0]
    assert Cabo().default(scenario.match, decision) == Done()


# --- who begins ---------------------------------------------------------------


@pytest.mark.rule("DUTCH-3")
def test_the_youngest_begins_then_clockwise() -> None:
    """The table says that c is the youngest: c, then a, then b."""
    scenario = Scenario.before_the_deal("dutch", 3, looks=0)
    lots, youngest = ["lot 0", "lot 1", "lot 2"], ["youngest a", "youngest b", "youngest c"]
    assert scenario.may("table") == [*lots, *youngest]
    assert scenario.play("table: youngest c") == [StarterChosen(2, Begins.YOUNGEST)]
    scenario.shuffle("3S 3H 3D", deal=True)
    order = []
    for _ in range(4):
        order.append(scenario.turn)
        scenario.play(f"{scenario.turn}: draw", f"{scenario.turn}: discard", "table: close")
    assert order == ["c", "a", "b", "c"]


@pytest.mark.rule("DUTCH-3")
def test_a_lot_decides_if_the_youngest_is_unknown() -> None:
    """The lot is drawn among all players; naming the youngest is never compulsory."""
    scenario = Scenario.before_the_deal("dutch", 3)
    assert scenario.candidates == "abc"
    lot, youngest = scenario.game.decisions(scenario.match)
    assert lot.chance == Lot("round/1/starter", 3)
    assert lot.must
    assert not youngest.must
    assert scenario.play("table: lot 1") == [StarterChosen(1, Begins.LOT)]
    scenario.shuffle("3S 3H 3D", deal=True)
    assert scenario.match.round.starter == 1


@pytest.mark.rule("DUTCH-3")
def test_the_youngest_is_somebody_at_the_table() -> None:
    """Only the table names one of the players, and only once."""
    scenario = Scenario.before_the_deal("dutch", 3)
    assert scenario.refuses("table: youngest d") == "no-such-seat"
    assert scenario.refuses("table: lot 3") == "no-such-lot"
    assert scenario.refuses("a: youngest a") == "not-now"
    scenario.play("table: youngest a")
    assert phase_of(scenario) == "deal"
    assert scenario.refuses("table: youngest b") == "not-now"


@pytest.mark.rule("DUTCH-3")
def test_age_does_not_matter_in_the_original() -> None:
    """In the original the first starter is always drawn by lot."""
    scenario = Scenario.before_the_deal("original", 3)
    assert phase_of(scenario) == "lots"
    assert scenario.may("table") == ["lot 0", "lot 1", "lot 2"]
    assert scenario.refuses("table: youngest a") == "youngest-does-not-begin"


# --- the turn -----------------------------------------------------------------


@pytest.mark.rule("DUTCH-4")
def test_a_turn_is_to_draw_to_take_or_to_call() -> None:
    """Exactly one of the three, only for the player on turn, and there is no passing."""
    scenario = Scenario("dutch", hands=["AC 2D 3H 4S", "5C 6D 7H 8S"], discard="5D")
    assert moves_except_sneaks(scenario, "a") == ["draw", "take", "cabo"]
    assert moves_except_sneaks(scenario, "b") == []
    assert scenario.refuses("a: pass") == "no-passing"
    assert scenario.refuses("b: draw") == "not-your-turn"
    (decision, *_) = scenario.game.decisions(scenario.match)
    assert Cabo().default(scenario.match, decision) == Draw()
    scenario.play("a: draw")
    for second in ("draw", "take", "cabo", "pass"):
        assert scenario.refuses(f"a: {second}") == "not-now"


@pytest.mark.rule("DUTCH-4")
def test_only_the_player_who_draws_sees_the_card() -> None:
    """The others see that a card was drawn."""
    scenario = Scenario("dutch", hands=["AC 2D 3H 4S", "5C 6D 7H 8S"], pile="6C 9C", discard="5D")
    scenario.play("a: draw")
    assert scenario.heard("a") == [Drew(0), Drawn(Card("6C"))]
    assert scenario.heard("b") == scenario.heard(None) == [Drew(0)]


@pytest.mark.rule("DUTCH-4")
def test_a_drawn_card_is_swapped_for_an_own_card() -> None:
    """The own card goes face up on the discard pile; the new card is not shown to others."""
    scenario = Scenario("dutch", hands=["AC 2D 3H 4S", "5C 6D 7H 8S"], pile="6C 9C", discard="5D")
    scenario.play("a: draw", "a: replace 3", "b: pass")
    assert scenario.cards("a") == "AC 2D 6C 4S"
    assert scenario.discard == "5D 3H"
    assert Replaced(0, (2,), deck_of("3H")) in scenario.heard("b")
    assert looks_in(scenario.heard("b")) == []
    assert scenario.turn == "b"


@pytest.mark.rule("DUTCH-4", "DUTCH-9")
def test_a_drawn_card_may_be_played_without_its_action() -> None:
    """A 7 is simply put on the discard pile; that is also the move for an absent player."""
    scenario = Scenario("dutch", hands=["AC 2D 3H 4S", "5C 6D 7H 8S"], pile="7C 9C", discard="5D")
    scenario.play("a: draw")
    (decision, *_) = scenario.game.decisions(scenario.match)
    assert Cabo().default(scenario.match, decision) == Discard()
    assert Discarded(0, Card("7C"), used=False) in scenario.play("a: discard")
    scenario.play("b: pass")
    assert scenario.cards("a") == "AC 2D 3H 4S"
    assert scenario.discard == "5D 7C"
    assert scenario.turn == "b"


@pytest.mark.rule("DUTCH-5")
def test_the_top_discard_is_swapped_for_an_own_card() -> None:
    """Everyone sees which card is taken and where it goes."""
    scenario = Scenario("dutch", hands=["AC 2D 3H 4S", "5C 6D 7H 8S"], discard="9C X")
    assert scenario.play("a: take") == [Took(0, Card("X"))]
    assert moves_except_sneaks(scenario, "a") == REPLACE_ONE
    scenario.play("a: replace 4", "b: pass")
    assert scenario.cards("a") == "AC 2D 3H X"
    assert scenario.discard == "9C 4S"
    assert scenario.turn == "b"


@pytest.mark.rule("DUTCH-5", "DUTCH-9")
@pytest.mark.parametrize(
    ("card", "use"), [("7C", "look a1"), ("9C", "look b1"), ("JC", "swap a1 b1"), ("KC", "look b1")]
)
def test_a_taken_card_can_only_be_kept(card: str, use: str) -> None:
    """It is neither put back nor used: actions belong to cards drawn from the pile."""
    scenario = Scenario("dutch", hands=["AC 2D 3H 4S", "5C 6D 7H 8S"], discard=card)
    scenario.play("a: take")
    assert moves_except_sneaks(scenario, "a") == REPLACE_ONE
    assert scenario.refuses("a: discard") == "taken-card-must-be-kept"
    assert scenario.refuses(f"a: {use}") == "taken-card-must-be-kept"


@pytest.mark.rule("DUTCH-6")
@pytest.mark.parametrize("begin", ["draw", "take"])
def test_matching_cards_are_not_replaced_together(begin: str) -> None:
    """Two fours are replaced one at a time: this game knows no sets."""
    scenario = Scenario("dutch", hands=["4S 4H 3H 2S", "5C 6D 7H 8S"], pile="6C 9C", discard="5D")
    scenario.play(f"a: {begin}")
    assert [move for move in scenario.may("a") if move.startswith("replace")] == REPLACE_ONE
    assert scenario.refuses("a: replace 1+2") == "no-sets"
    assert scenario.refuses("a: replace 1+3") == "no-sets"


# --- the call -----------------------------------------------------------------


@pytest.mark.rule("DUTCH-7")
@pytest.mark.parametrize("hand", ["AC AD KH X", "KS KC QS QC"])
def test_players_may_call_with_any_cards(hand: str) -> None:
    """The call is open to high cards too; anything else would tell players what they have."""
    scenario = Scenario("dutch", hands=[hand, "5C 6D 7H 8S"], discard="5D")
    assert "cabo" in scenario.may("a")
    assert scenario.play("a: cabo") == [Called(0)]


@pytest.mark.rule("DUTCH-7", "DUTCH-10")
def test_a_call_opens_no_window() -> None:
    """The next player's turn begins at once, although the top discard could be matched."""
    scenario = Scenario("dutch", hands=["AC AD KH X", "5C 6D 7H 8S", "5H 9C 9D 9S"], discard="5D")
    scenario.play("a: cabo")
    assert phase_of(scenario) == "turn"
    assert scenario.turn == "b"


@pytest.mark.rule("DUTCH-7")
def test_only_one_player_calls_in_a_round() -> None:
    """After the call the others draw or take."""
    scenario = Scenario("dutch", hands=["AC AD KH X", "5C 6D 7H 8S"], discard="5D")
    scenario.play("a: cabo")
    assert moves_except_sneaks(scenario, "b") == ["draw", "take"]
    assert scenario.refuses("b: cabo") == "already-called"


@pytest.mark.rule("DUTCH-8")
def test_after_the_call_everyone_else_has_one_more_turn() -> None:
    """B calls: c and a play one more turn, then the cards are turned up."""
    hands = ["AC 2D 3H 4S", "AD AH KH X", "5C 6D 7H 8S"]
    scenario = Scenario("dutch", hands=hands, starter="b", pile="6C 6S 6H 10C", discard="5D")
    scenario.play("b: cabo", "c: draw", "c: discard", "table: close")
    assert scenario.turn == "a"
    scenario.play("a: draw", "a: discard")
    assert phase_of(scenario) == "snapping"
    scenario.play("table: close")
    assert phase_of(scenario) == "round-over"
    assert scenario.pile == "6H 10C"


def table_called_by_a(drawn: str) -> Scenario:
    """A has called, b has drawn this card."""
    hands = ["AC AD KH X", "5C 6D", "2C 2D"]
    scenario = Scenario("dutch", hands=hands, pile=f"{drawn} 10C 10D", discard="5H")
    scenario.play("a: cabo", "b: draw")
    return scenario


@pytest.mark.rule("DUTCH-8", "DUTCH-9")
@pytest.mark.parametrize("card", ["JC", "QD"])
def test_the_callers_cards_are_not_swapped(card: str) -> None:
    """Jack and queen reach only the cards of players who have not called."""
    scenario = table_called_by_a(card)
    swaps = ["swap b1 c1", "swap b1 c2", "swap b2 c1", "swap b2 c2"]
    assert moves_except_sneaks(scenario, "b") == ["replace 1", "replace 2", "discard", *swaps]
    assert scenario.refuses("b: swap b1 a1") == "cards-locked"


@pytest.mark.rule("DUTCH-8")
def test_a_swap_without_a_target_is_not_offered() -> None:
    """The only opponent has called: the jack is kept or discarded."""
    scenario = Scenario("dutch", hands=["AC AD KH X", "5C 6D"], pile="JC 10C", discard="5H")
    scenario.play("a: cabo", "b: draw")
    assert moves_except_sneaks(scenario, "b") == ["replace 1", "replace 2", "discard"]


@pytest.mark.rule("DUTCH-8")
def test_cards_of_an_unlocked_caller_can_be_swapped() -> None:
    """A table may play without the lock (option `caller_locked`)."""
    hands = ["AC AD KH X", "5C 6D"]
    scenario = Scenario("dutch", hands=hands, pile="JC 10C", discard="5H", caller_locked=False)
    scenario.play("a: cabo", "b: draw")
    assert "swap b1 a4" in scenario.may("b")
    scenario.play("b: swap b1 a4")
    assert scenario.cards("a") == "AC AD KH 5C"
    assert scenario.cards("b") == "X 6D"


@pytest.mark.rule("DUTCH-8")
def test_a_free_swap_cannot_take_the_callers_cards_either() -> None:
    """Cards of two other players can be exchanged, but the caller is none of them."""
    hands = ["AC AD KH X", "5C 6D", "2C 2D"]
    scenario = Scenario("dutch", hands=hands, pile="JC 10C", discard="5H", free_swap=True)
    scenario.play("a: cabo", "b: draw")
    assert not [move for move in scenario.may("b") if move.startswith("swap") and " a" in move]
    assert scenario.refuses("b: swap a1 c1") == "cards-locked"


@pytest.mark.rule("DUTCH-8", "DUTCH-9")
@pytest.mark.parametrize("card", ["9C", "10S", "KS"])
def test_the_callers_cards_may_still_be_looked_at(card: str) -> None:
    """Nines, tens and black kings may look at a locked card."""
    scenario = table_called_by_a(card)
    looks = ["look a1", "look a2", "look a3", "look a4", "look c1", "look c2"]
    assert moves_except_sneaks(scenario, "b") == ["replace 1", "replace 2", "discard", *looks]
    scenario.play("b: look a4")
    assert looks_in(scenario.heard("b"))[-1] == Saw((0, 3), Card("X"))


@pytest.mark.rule("DUTCH-8", "DUTCH-9")
def test_a_black_king_looks_at_the_callers_card_but_does_not_exchange_it() -> None:
    """The look ends without an exchange; with c's card it could end with one."""
    scenario = table_called_by_a("KC")
    scenario.play("b: look a4")
    assert moves_except_sneaks(scenario, "b") == ["done"]
    assert scenario.refuses("b: swap b1 a4") == "cards-locked"
    other = table_called_by_a("KC")
    other.play("b: look c2")
    assert moves_except_sneaks(other, "b") == ["done", "swap b1 c2", "swap b2 c2"]


# --- special cards ------------------------------------------------------------


def table_with_drawn_card(card: str) -> Scenario:
    """A has drawn this card; everyone has two cards."""
    scenario = Scenario(
        "dutch", hands=["AC 2D", "5C 6D", "KH X"], pile=f"{card} 3C 3D", discard="4S"
    )
    scenario.play("a: draw")
    return scenario


PEEKS = ["look a1", "look a2"]
SPIES = ["look b1", "look b2", "look c1", "look c2"]
SWAPS = [
    f"swap {own} {other}" for s in "bc" for own in ("a1", "a2") for other in (f"{s}1", f"{s}2")
]


@pytest.mark.rule("DUTCH-9")
@pytest.mark.parametrize(
    ("card", "uses"),
    [
        ("7C", PEEKS),
        ("8H", PEEKS),
        ("9D", SPIES),
        ("10S", SPIES),
        ("JS", SWAPS),
        ("JH", SWAPS),
        ("QD", SWAPS),
        ("QC", SWAPS),
        ("KS", SPIES),
        ("KC", SPIES),
    ],
)
def test_each_special_card_allows_its_action(card: str, uses: list[str]) -> None:
    """7, 8: an own card; 9, 10 and black king: another's; jack, queen: an exchange."""
    assert moves_except_sneaks(table_with_drawn_card(card), "a") == [
        "replace 1",
        "replace 2",
        "discard",
        *uses,
    ]


@pytest.mark.rule("DUTCH-9")
def test_a_seven_shows_an_own_card() -> None:
    """The 7 goes on the discard pile, everyone sees where a looks, only a sees what."""
    scenario = table_with_drawn_card("7C")
    scenario.play("a: look a2")
    public = [Drew(0), Discarded(0, Card("7C"), used=True), Looked(0, (0, 1), Glance.PEEK)]
    assert scenario.heard("b") == scenario.heard(None) == public
    assert looks_in(scenario.heard("a"))[-1] == Saw((0, 1), Card("2D"))
    assert scenario.discard == "4S 7C"
    assert moves_except_sneaks(scenario, "a") == ["done"]
    assert scenario.refuses("a: swap a1 b1") == "card-does-not-swap"
    assert scenario.play("a: done") == [LookOver(0), WindowOpened((1, 2))]


@pytest.mark.rule("DUTCH-9")
def test_a_ten_shows_another_players_card() -> None:
    """Only the looker sees it: neither its owner nor the third player."""
    scenario = table_with_drawn_card("10S")
    scenario.play("a: look c1")
    assert Looked(0, (2, 0), Glance.SPY) in scenario.heard("c")
    assert looks_in(scenario.heard("a"))[-1] == Saw((2, 0), Card("KH"))
    assert (
        looks_in(scenario.heard("b"))
        == looks_in(scenario.heard("c"))
        == looks_in(scenario.heard(None))
        == []
    )


@pytest.mark.rule("DUTCH-9")
@pytest.mark.parametrize("card", ["JS", "QD"])
def test_jack_and_queen_exchange_unseen(card: str) -> None:
    """Two cards change places; neither is shown to anyone."""
    scenario = table_with_drawn_card(card)
    before = len(scenario.told)
    facts = scenario.play("a: swap a1 c2")
    assert facts == [
        Discarded(0, Card(card), used=True),
        Swapped(0, (0, 0), (2, 1)),
        WindowOpened((1, 2)),
    ]
    assert all(told.to is None for told in scenario.told[before:])
    assert scenario.cards("a") == "X 2D"
    assert scenario.cards("c") == "KH AC"


@pytest.mark.rule("DUTCH-9")
def test_a_black_king_looks_and_then_exchanges() -> None:
    """Which own card is given is chosen after the look; it goes to the place looked at."""
    scenario = table_with_drawn_card("KS")
    scenario.play("a: look c2")
    assert phase_of(scenario) == "looking"
    assert Looked(0, (2, 1), Glance.KING) in scenario.heard(None)
    assert looks_in(scenario.heard("a"))[-1] == Saw((2, 1), Card("X"))
    assert looks_in(scenario.heard("c")) == []
    assert moves_except_sneaks(scenario, "a") == ["done", "swap a1 c2", "swap a2 c2"]
    facts = scenario.play("a: swap a2 c2")
    assert facts == [LookOver(0), Swapped(0, (0, 1), (2, 1)), WindowOpened((1, 2))]
    assert scenario.cards("a") == "AC X"
    assert scenario.cards("c") == "KH 2D"


@pytest.mark.rule("DUTCH-9")
def test_a_black_king_may_look_without_an_exchange() -> None:
    """Putting the card down is always possible, and the move for an absent player."""
    scenario = table_with_drawn_card("KC")
    scenario.play("a: look b1")
    (decision, *_) = scenario.game.decisions(scenario.match)
    assert Cabo().default(scenario.match, decision) == Done()
    assert scenario.play("a: done") == [LookOver(0), WindowOpened((1, 2))]
    assert scenario.cards("a") == "AC 2D"
    assert scenario.cards("b") == "5C 6D"


@pytest.mark.rule("DUTCH-9")
@pytest.mark.parametrize(
    ("exchange", "code"),
    [
        ("swap a1 c1", "swap-the-card-you-saw"),
        ("swap a1 b1", "swap-the-card-you-saw"),
        ("swap b1 c2", "swap-the-card-you-saw"),
        ("swap c2 a1", "swap-not-in-order"),
        ("swap c1 c2", "swap-between-two-players"),
        ("swap a3 c2", "no-such-place"),
    ],
)
def test_a_black_king_exchanges_only_the_card_it_saw(exchange: str, code: str) -> None:
    """The card looked at and an own card change places, no other two."""
    scenario = table_with_drawn_card("KC")
    scenario.play("a: look c2")
    assert scenario.refuses(f"a: {exchange}") == code


@pytest.mark.rule("DUTCH-9")
@pytest.mark.parametrize(
    ("card", "use", "code"),
    [
        ("8H", "look b1", "own-cards-only"),
        ("8H", "swap a1 b1", "card-does-not-swap"),
        ("9D", "look a1", "other-cards-only"),
        ("KS", "look a1", "other-cards-only"),
        ("KS", "swap a1 b1", "card-does-not-swap"),
        ("JS", "look a1", "card-does-not-let-look"),
        ("QD", "look b1", "card-does-not-let-look"),
        ("QD", "swap b1 c1", "swap-needs-own-card"),
        ("QD", "swap a1 a2", "swap-between-two-players"),
    ],
)
def test_a_special_card_does_nothing_else(card: str, use: str, code: str) -> None:
    """Each card allows its own action; a black king does not exchange before the look."""
    assert table_with_drawn_card(card).refuses(f"a: {use}") == code


@pytest.mark.rule("DUTCH-9")
@pytest.mark.parametrize("card", ["7C", "9D", "JS", "KS"])
def test_a_special_card_from_the_layout_has_no_action(card: str) -> None:
    """Swapped out for a drawn card it is discarded like any other."""
    scenario = Scenario("dutch", hands=[f"{card} 2D", "5C 6D", "KH X"], pile="3C 3D", discard="4S")
    scenario.play("a: draw", "a: replace 1")
    assert phase_of(scenario) == "snapping"
    assert moves_except_sneaks(scenario, "a") == []
    scenario.play("table: close")
    assert scenario.turn == "b"


@pytest.mark.rule("DUTCH-9")
def test_a_special_card_is_kept_or_used_never_both() -> None:
    """A king laid into the layout does not look."""
    scenario = table_with_drawn_card("KS")
    scenario.play("a: replace 1")
    assert scenario.cards("a") == "KS 2D"
    assert scenario.refuses("a: look b1") == "not-now"


@pytest.mark.rule("DUTCH-9", "DUTCH-10", "CABO-7")
@pytest.mark.parametrize(
    ("card", "uses", "refused"),
    [
        ("7C", ["look a1", "look a3"], ["look a2"]),
        ("9C", ["look b1", "look b3"], ["look b2"]),
        (
            "JC",
            ["swap a1 b1", "swap a1 b3", "swap a3 b1", "swap a3 b3"],
            ["swap a2 b1", "swap a1 b2"],
        ),
    ],
)
def test_an_empty_slot_cannot_be_used(card: str, uses: list[str], refused: list[str]) -> None:
    """An empty slot is neither replaced nor looked at nor swapped; the others keep their number."""
    scenario = Scenario("dutch", hands=["AC - 2D", "5C - 6D"], pile=f"{card} 3C", discard="4S")
    scenario.play("a: draw")
    assert moves_except_sneaks(scenario, "a") == ["replace 1", "replace 3", "discard", *uses]
    for move in ("replace 2", *refused):
        assert scenario.refuses(f"a: {move}") == "empty-place"
    assert scenario.refuses("a: replace 4") == "no-such-place"
