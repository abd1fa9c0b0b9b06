"""The original Cabo: deal, first look, turn, empty pile, call (CABO-1, 2 and 5 to 13)."""

from collections import Counter

import pytest
from scenarios.harness.scenario import Scenario, value

from dacabo.cabo.cards import VALUE
from dacabo.cabo.facts import (
    Called,
    Dealt,
    Discarded,
    Drawn,
    Drew,
    Glance,
    Looked,
    LookOver,
    RanOut,
    Replaced,
    Reshuffled,
    Saw,
    Took,
)
from dacabo.cabo.moves import Look, Replace
from dacabo.cabo.sheet import Ending
from dacabo.cabo.state import Deal, FirstLooks, Looking, Reshuffling, RoundOver, Turn
from dacabo.core.cards import BACK, Card, deck_of
from dacabo.core.chance import Shuffle
from dacabo.core.errors import InvalidMove, RulesError
from dacabo.core.moves import Move
from dacabo.core.seats import read_place, read_seat

A, B, C = range(3)

SLOTS_TO_REPLACE = """
    1 2 3 4
    1+2 1+3 1+4 2+1 2+3 2+4 3+1 3+2 3+4 4+1 4+2 4+3
    1+2+3 1+2+4 1+3+4 2+1+3 2+1+4 2+3+4 3+1+2 3+1+4 3+2+4 4+1+2 4+1+3 4+2+3
    1+2+3+4 2+1+3+4 3+1+2+4 4+1+2+3
"""
REPLACE_MOVES = [f"replace {slots}" for slots in SLOTS_TO_REPLACE.split()]


def dealt_table(players: int = 2, starter: str = "a", deck_top: str = "") -> Scenario:
    """A table after a deal from a deck with `deck_top` on top; nobody has looked yet."""
    scenario = Scenario.before_the_deal(players=players)
    scenario.play(f"table: lot {read_seat(starter)}")
    scenario.shuffle(deck_top, deal=True)
    return scenario


def look_at(scenario: Scenario, *places: str) -> None:
    """Let the owners look at these cards, one after the other."""
    for place in places:
        scenario.play(f"{place[0]}: look {place}", f"{place[0]}: done")


def two_players(pile: str = "6 9 0", discard: str = "5") -> Scenario:
    """Two players with four different cards each; player a is on turn."""
    return Scenario(hands=["1 2 3 4", "10 11 12 13"], pile=pile, discard=discard)


# --- players and cards --------------------------------------------------------


@pytest.mark.rule("CABO-1", "CABO-5", "CABO-6", "CABO-8", "CABO-13")
@pytest.mark.parametrize("seats", ["ab", "abc", "abcd", "abcde"])
def test_two_to_five_players_play_a_whole_round(seats: str) -> None:
    """Two to five players are dealt four cards, look at two, and one calls at once."""
    players = len(seats)
    scenario = dealt_table(players, starter="b")
    assert [len(scenario.cards(seat).split()) for seat in seats] == [4] * players
    assert len(scenario.pile.split()) == 52 - 4 * players - 1
    look_at(scenario, *(f"{seat}{slot}" for seat in seats for slot in (1, 4)))
    scenario.play("b: cabo")
    for seat in f"{seats[2:]}a":
        assert scenario.turn == seat
        scenario.play(f"{seat}: draw", f"{seat}: discard")
    assert scenario.phase is RoundOver
    assert scenario.points == [0 if seat == "b" else value(scenario.cards(seat)) for seat in seats]
    assert scenario.may("table") == ["next"]


@pytest.mark.rule("CABO-1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_one_player_is_too_few_and_six_are_too_many(players: int) -> None:
    """Any other number of players is refused, and the refusal says how many can play."""
    with pytest.raises(RulesError) as refusal:
        Scenario.before_the_deal(players=players)
    assert refusal.value.code == "number-of-players"
    assert refusal.value.about == {"fewest": 2, "most": 5}


@pytest.mark.rule("CABO-1")
def test_a_player_who_is_not_at_the_table_cannot_play() -> None:
    """At a table of two there is no third player."""
    assert two_players().refuses("c: draw") == "no-such-seat"


@pytest.mark.rule("CABO-2")
def test_the_deck_has_52_cards() -> None:
    """Two 0s, two 13s and four each of 1 to 12; a card counts its face value."""
    pack = Scenario.before_the_deal().match.rules.pack
    four_of_each = {Card(str(number)): 4 for number in range(1, 13)}
    assert Counter(pack) == {Card("0"): 2, **four_of_each, Card("13"): 2}
    assert len(pack) == 52
    assert all(VALUE[card] == int(card) for card in pack)


# --- the deal -----------------------------------------------------------------


@pytest.mark.rule("CABO-5")
def test_four_cards_each_then_one_is_turned_up_and_the_rest_is_the_pile() -> None:
    """Dealing goes round from the starter; the next card starts the discard pile."""
    scenario = dealt_table(3, starter="b", deck_top="1 2 3 4 5 6 7 8 9 10 11 12 13 0 6")
    assert scenario.cards("b") == "1 4 7 10"
    assert scenario.cards("c") == "2 5 8 11"
    assert scenario.cards("a") == "3 6 9 12"
    assert scenario.discard == "13"
    assert scenario.pile.split()[:2] == ["0", "6"]
    everything = " ".join(
        [scenario.cards("a"), scenario.cards("b"), scenario.cards("c"), "13", scenario.pile]
    )
    assert Counter(everything.split()) == Counter(scenario.match.rules.pack)
    assert scenario.heard(None)[-1] == Dealt(1, B, 4, Card("13"), 39)


@pytest.mark.rule("CABO-5")
@pytest.mark.parametrize("viewer", ["a", "b", None])
def test_dealt_cards_are_hidden_from_all(viewer: str | None) -> None:
    """The cards are face down for their owners too; only the first discard is open."""
    scenario = dealt_table(deck_top="1 2 3 4 5 6 7 8 9")
    assert scenario.view(viewer).layouts == ((BACK,) * 4, (BACK,) * 4)
    assert scenario.view(viewer).discard == "9"
    assert not any(isinstance(fact, Saw | Drawn) for fact in scenario.heard(viewer))


@pytest.mark.rule("CABO-5")
def test_only_a_true_shuffle_of_all_cards_can_be_dealt() -> None:
    """An order with a card missing or twice is refused."""
    scenario = Scenario.before_the_deal()
    scenario.play("table: lot 0")
    whole = [str(index) for index in range(52)]
    assert scenario.refuses("table: shuffled " + ",".join(whole[1:])) == "not-an-order"
    assert scenario.refuses("table: shuffled " + ",".join([*whole[:-1], "0"])) == "not-an-order"
    scenario.play("table: shuffled " + ",".join(whole))
    assert scenario.phase is FirstLooks


@pytest.mark.rule("CABO-5")
def test_before_the_deal_a_player_can_do_nothing() -> None:
    """Until the cards are dealt only the table has something to do, and only by chance."""
    scenario = Scenario.before_the_deal()
    assert scenario.refuses("a: draw") == "not-now"
    assert scenario.refuses("a: look a1") == "not-now"
    assert scenario.may("a") == scenario.may("b") == []
    scenario.play("table: lot 0")
    assert scenario.phase is Deal
    assert scenario.refuses("a: shuffled 0,1") == "not-now"
    (deal,) = scenario.game.decisions(scenario.match)
    assert deal.chance == Shuffle("round/1/deal", 52)
    assert scenario.game.default(scenario.match, deal) is None


# --- the first look -----------------------------------------------------------


@pytest.mark.rule("CABO-6")
def test_a_player_chooses_two_cards_to_look_at() -> None:
    """One card after the other, any of one's own, the second chosen after seeing the first."""
    scenario = dealt_table()
    assert scenario.may("a") == ["look a1", "look a2", "look a3", "look a4"]
    scenario.play("a: look a3")
    assert scenario.may("a") == ["done"]
    scenario.play("a: done")
    assert scenario.may("a") == ["look a1", "look a2", "look a4"]
    scenario.play("a: look a1", "a: done")
    assert scenario.may("a") == []


@pytest.mark.rule("CABO-6")
def test_other_moves_are_refused_in_the_first_look() -> None:
    """Two different own cards, each put down before the next; nothing else."""
    scenario = dealt_table()
    assert scenario.refuses("a: look b1") == "own-cards-only"
    assert scenario.refuses("a: look a5") == "not-this-card"
    assert scenario.refuses("a: done") == "not-looking"
    scenario.play("a: look a2")
    assert scenario.refuses("a: look a3") == "still-looking"
    scenario.play("a: done")
    assert scenario.refuses("a: done") == "not-looking"
    assert scenario.refuses("a: look a2") == "not-this-card"
    scenario.play("a: look a3", "a: done")
    assert scenario.refuses("a: look a4") == "first-look-over"


@pytest.mark.rule("CABO-6")
def test_players_look_at_the_same_time_and_in_any_order() -> None:
    """Players do not wait for each other; the first turn begins when the last card is put down."""
    scenario = dealt_table(3, starter="b")
    scenario.play("c: look c1", "a: look a4", "c: done", "b: look b2", "c: look c2", "b: done")
    scenario.play("a: done", "b: look b3", "b: done", "c: done", "a: look a1")
    assert scenario.view(None).awaited == (A,)
    scenario.play("a: done")
    assert scenario.phase is Turn
    assert scenario.turn == "b"
    assert scenario.view(None).turn == 1


@pytest.mark.rule("CABO-6")
def test_the_first_turn_waits_for_those_who_are_still_looking() -> None:
    """Even with all cards chosen, the round does not begin before every card is put down."""
    scenario = dealt_table()
    look_at(scenario, "a1", "b1")
    scenario.play("a: look a2", "b: look b2", "a: done")
    assert scenario.refuses("a: draw") == "not-now"
    scenario.play("b: done")
    assert scenario.phase is Turn


@pytest.mark.rule("CABO-6", "CABO-7")
def test_everyone_sees_the_place_of_a_look_but_not_the_card() -> None:
    """The place is public, the card is for the eyes of the player alone."""
    scenario = dealt_table(deck_top="1 2 3 4 5 6 7 8 9")
    place = read_place("a2")
    scenario.play("a: look a2", "a: done")
    public = [Looked(A, place, Glance.FIRST), LookOver(A)]
    assert scenario.heard("b")[-2:] == scenario.heard(None)[-2:] == public
    assert scenario.heard("a")[-3:] == [public[0], Saw(place, Card("3")), public[1]]


@pytest.mark.rule("CABO-6")
def test_a_card_is_seen_only_while_it_is_looked_at() -> None:
    """The looker sees the face until the card is put back; the others see its back."""
    scenario = dealt_table(deck_top="1 2 3 4 5 6 7 8 9")
    scenario.play("a: look a2", "b: look b1")
    assert scenario.view("a").layouts == ((BACK, "3", BACK, BACK), (BACK,) * 4)
    assert scenario.view("b").layouts == ((BACK,) * 4, ("2", BACK, BACK, BACK))
    assert scenario.view(None).layouts == ((BACK,) * 4,) * 2
    assert [(look.by, look.place) for look in scenario.view(None).looks] == [
        (A, (0, 1)),
        (B, (1, 0)),
    ]
    scenario.play("a: done")
    assert scenario.view("a").layouts == ((BACK,) * 4,) * 2


@pytest.mark.rule("CABO-6")
def test_after_the_first_look_only_actions_allow_a_look() -> None:
    """This holds even for a player's own cards."""
    scenario = dealt_table()
    look_at(scenario, "a1", "a2", "b1", "b2")
    assert scenario.refuses("a: look a1") == "not-now"
    assert scenario.refuses("a: sneak a1") == "no-sneaking"
    assert scenario.refuses("b: sneak a1") == "no-sneaking"
    assert scenario.may("b") == []


@pytest.mark.rule("CABO-6")
def test_a_player_whose_time_is_up_looks_at_the_first_cards() -> None:
    """The default looks at the first card not yet seen, then puts it down."""
    scenario = dealt_table()
    assert scenario.default("a") == "look a1"
    scenario.play("a: look a1")
    assert scenario.default("a") == "done"
    scenario.play("a: done")
    assert scenario.default("a") == "look a2"


# --- fixed slots --------------------------------------------------------------


@pytest.mark.rule("CABO-7")
def test_a_vacated_slot_stays_empty_and_the_others_keep_their_numbers() -> None:
    """After a pair is gone the player still has slots 1, 3 and 4; slot 2 is empty."""
    scenario = Scenario(hands=["5 5 3 4", "10 11 12 13"], pile="6 9 0")
    scenario.play("a: draw", "a: replace 1+2", "b: draw", "b: discard", "a: draw")
    assert scenario.cards("a") == "6 - 3 4"
    scenario.play("a: replace 4")
    assert scenario.cards("a") == "6 - 3 0"
    assert scenario.discard.split()[-1] == "4"


@pytest.mark.rule("CABO-7")
def test_no_move_names_a_slot_without_a_card() -> None:
    """An empty slot is not offered, and naming it is refused; so is one that never was."""
    scenario = Scenario(hands=["1 - 3 4", "10 11 - 13"], pile="12 0")
    scenario.play("a: draw")
    words = {word for text in scenario.may("a") for word in text.replace("+", " ").split()}
    assert words == {"replace", "discard", "swap", *"134", "a1", "a3", "a4", "b1", "b2", "b4"}
    assert scenario.refuses("a: replace 2") == "empty-place"
    assert scenario.refuses("a: replace 1+2") == "empty-place"
    assert scenario.refuses("a: swap a2 b1") == "empty-place"
    assert scenario.refuses("a: swap a1 b3") == "empty-place"
    assert scenario.refuses("a: replace 5") == "no-such-place"
    assert scenario.refuses("a: swap a1 b5") == "no-such-place"
    assert scenario.refuses("a: swap a1 c1") == "no-such-place"


@pytest.mark.rule("CABO-7")
def test_there_is_no_slot_and_no_seat_before_the_first() -> None:
    """Numbers below the first are not places."""
    scenario = two_players(pile="7 0")
    scenario.play("a: draw")
    nowhere: list[Move] = [Replace((-1,)), Look((A, -1)), Look((-1, 0))]
    for move in nowhere:
        with pytest.raises(InvalidMove, match="no-such-place"):
            scenario.game.play(scenario.match, A, move)


@pytest.mark.rule("CABO-7")
def test_a_player_cannot_rearrange_their_own_cards() -> None:
    """Not even a swap exchanges two cards of one layout."""
    scenario = two_players(pile="11 0")
    scenario.play("a: draw")
    assert scenario.refuses("a: swap a1 a2") == "swap-between-two-players"


@pytest.mark.rule("CABO-7")
@pytest.mark.parametrize("viewer", ["a", "b", None])
def test_sizes_and_the_top_discard_are_public(viewer: str | None) -> None:
    """All see how many cards are where, and the top discard; never a hidden card."""
    scenario = Scenario(hands=["1 - 3 4", "10 11 12 13 0"], pile="6 9 2", discard="7 8 5")
    table = scenario.view(viewer)
    assert table.layouts == ((BACK, None, BACK, BACK), (BACK,) * 5)
    assert (table.pile, table.discards, table.discard) == (3, 3, "5")


# --- the turn -----------------------------------------------------------------


@pytest.mark.rule("CABO-8")
def test_turns_go_clockwise_from_the_starter() -> None:
    """After the last seat comes the first."""
    scenario = Scenario(hands=["1 2 3 4", "5 6 7 8", "10 11 12 13"], starter="c")
    order = []
    for _ in range(4):
        order.append(scenario.turn)
        scenario.skip_turns(1)
    assert order == ["c", "a", "b", "c"]


@pytest.mark.rule("CABO-8")
def test_a_turn_is_draw_take_or_call() -> None:
    """Exactly these three, only for the player on turn; passing is not among them."""
    scenario = two_players()
    assert scenario.may("a") == ["draw", "take", "cabo"]
    assert scenario.may("b") == []
    assert scenario.refuses("a: pass") == "no-passing"
    assert scenario.refuses("a: discard") == "not-now"
    assert scenario.refuses("a: replace 1") == "not-now"


@pytest.mark.rule("CABO-8")
@pytest.mark.parametrize("choice", ["draw", "take", "cabo", "pass"])
def test_only_the_player_on_turn_plays(choice: str) -> None:
    """A player who is not on turn is refused any choice."""
    scenario = two_players()
    assert scenario.refuses(f"b: {choice}") == "not-your-turn"
    scenario.skip_turns(1)
    assert scenario.refuses(f"a: {choice}") == "not-your-turn"


@pytest.mark.rule("CABO-8")
def test_only_its_holder_decides_about_the_card_in_hand() -> None:
    """Neither b nor the table can discard, use or keep the card that a drew."""
    scenario = two_players(pile="7 0")
    scenario.play("a: draw")
    for move in ("discard", "replace 1", "look b1"):
        assert scenario.refuses(f"b: {move}") == "not-your-turn"
    assert scenario.refuses("table: discard") == "not-now"
    scenario.play("a: look a1")
    assert scenario.refuses("b: done") == "not-your-turn"


@pytest.mark.rule("CABO-8", "CABO-13")
@pytest.mark.parametrize("first", ["draw", "take"])
@pytest.mark.parametrize("second", ["draw", "take", "cabo", "pass"])
def test_a_turn_is_only_one_of_the_three(first: str, second: str) -> None:
    """A player who holds a card can neither take another one nor call."""
    scenario = two_players()
    scenario.play(f"a: {first}")
    assert scenario.refuses(f"a: {second}") == "not-now"


@pytest.mark.rule("CABO-8", "CABO-10")
def test_a_player_whose_time_is_up_draws_and_discards() -> None:
    """The harmless turn changes no layout and uses no action."""
    scenario = two_players(pile="7 0")
    assert scenario.default("a") == "draw"
    scenario.play("a: draw")
    assert scenario.default("a") == "discard"


@pytest.mark.rule("CABO-8")
def test_moves_of_other_rules_and_unreadable_moves_are_refused() -> None:
    """The original has no snapping, for example."""
    scenario = two_players()
    assert scenario.refuses("b: snap 1") == "no-snapping"
    assert scenario.refuses("table: close") == "not-now"
    assert scenario.refuses("a: shuffle") == "move-unreadable"
    assert scenario.refuses("a: " + 4001 * "x") == "move-too-long"


# --- taking the discard -------------------------------------------------------


@pytest.mark.rule("CABO-9")
def test_the_top_discard_replaces_one_own_card() -> None:
    """It is face down in the freed place, the old card face up on the discard pile."""
    scenario = two_players(discard="8 5")
    scenario.play("a: take", "a: replace 3")
    assert scenario.cards("a") == "1 2 5 4"
    assert scenario.discard == "8 3"
    assert scenario.view("a").layouts[A] == (BACK,) * 4
    assert scenario.pile == "6 9 0"
    assert scenario.turn == "b"


@pytest.mark.rule("CABO-9", "CABO-14")
def test_a_taken_card_can_only_be_laid_into_the_layout() -> None:
    """It replaces one card or a set, in all 32 ways; it cannot be put back."""
    scenario = two_players()
    scenario.play("a: take")
    assert scenario.may("a") == REPLACE_MOVES
    assert len(REPLACE_MOVES) == 32
    assert scenario.refuses("a: discard") == "taken-card-must-be-kept"


@pytest.mark.rule("CABO-9", "CABO-11")
@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("7", "look a1"),
        ("8", "look a1"),
        ("9", "look b1"),
        ("10", "look b1"),
        ("11", "swap a1 b1"),
        ("12", "swap a1 b1"),
    ],
)
def test_the_action_of_a_taken_card_cannot_be_used(card: str, action: str) -> None:
    """Only a card from the draw pile acts."""
    scenario = Scenario(hands=["1 2 3 4", "5 6 0 1"], discard=card)
    scenario.play("a: take")
    assert scenario.may("a") == REPLACE_MOVES
    assert scenario.refuses(f"a: {action}") == "taken-card-must-be-kept"
    scenario.play("a: replace 1")
    assert scenario.turn == "b"


@pytest.mark.rule("CABO-9")
def test_everyone_sees_which_card_was_taken_and_where_it_went() -> None:
    """The card is open in the hand, and so is the place that it is laid to."""
    scenario = two_players()
    scenario.play("a: take")
    for viewer in ("a", "b", None):
        hand = scenario.view(viewer).hand
        assert hand is not None
        assert (hand.seat, hand.card, hand.drawn) == (A, "5", False)
    assert scenario.view(None).discard is None
    scenario.play("a: replace 4")
    told = [Took(A, Card("5")), Replaced(A, (3,), deck_of("4"))]
    assert scenario.heard("a") == scenario.heard("b") == scenario.heard(None) == told


@pytest.mark.rule("CABO-9")
def test_a_player_whose_time_is_up_lays_a_taken_card_into_the_first_slot() -> None:
    """A taken card must be laid somewhere; an empty first slot is left out."""
    scenario = Scenario(hands=["- 2 3 4", "5 6 0 1"], discard="5")
    scenario.play("a: take")
    assert scenario.default("a") == "replace 2"


# --- drawing ------------------------------------------------------------------


@pytest.mark.rule("CABO-10")
def test_a_drawn_card_is_seen_by_the_player_alone() -> None:
    """All see that a card was drawn, only the player sees which one."""
    scenario = two_players()
    scenario.play("a: draw")
    assert scenario.heard("b") == scenario.heard(None) == [Drew(A)]
    assert scenario.heard("a") == [Drew(A), Drawn(Card("6"))]
    hands = [scenario.view(viewer).hand for viewer in ("a", "b", None)]
    assert [hand.card for hand in hands if hand] == ["6", BACK, BACK]
    assert scenario.view("b").pile == 2


@pytest.mark.rule("CABO-10")
def test_a_drawn_card_may_be_kept_for_an_own_card() -> None:
    """The own card goes face up on the discard pile; no one else learns what replaced it."""
    scenario = two_players()
    scenario.play("a: draw", "a: replace 2")
    assert scenario.cards("a") == "1 6 3 4"
    assert scenario.discard == "5 2"
    assert scenario.pile == "9 0"
    assert scenario.heard("b") == [Drew(A), Replaced(A, (1,), deck_of("2"))]
    assert scenario.turn == "b"


@pytest.mark.rule("CABO-10")
def test_a_drawn_card_may_be_discarded() -> None:
    """It goes face up on the discard pile and the layout stays as it was."""
    scenario = two_players()
    scenario.play("a: draw", "a: discard")
    assert scenario.cards("a") == "1 2 3 4"
    assert scenario.discard == "5 6"
    assert scenario.heard("b")[-1] == Discarded(A, Card("6"), used=False)
    assert scenario.turn == "b"


@pytest.mark.rule("CABO-10", "CABO-14")
def test_everything_that_can_be_done_with_a_plain_drawn_card() -> None:
    """Replace one card or a set with it, in 32 ways, or discard it."""
    scenario = two_players()
    scenario.play("a: draw")
    assert scenario.may("a") == [*REPLACE_MOVES, "discard"]


@pytest.mark.rule("CABO-10", "CABO-11")
def test_everything_that_can_be_done_with_a_drawn_action_card() -> None:
    """Lay it into the layout, discard it, or use it."""
    scenario = two_players(pile="7 0")
    scenario.play("a: draw")
    looks = ["look a1", "look a2", "look a3", "look a4"]
    assert scenario.may("a") == [*REPLACE_MOVES, "discard", *looks]


# --- either, or ---------------------------------------------------------------


@pytest.mark.rule("CABO-11")
@pytest.mark.parametrize("card", ["7", "9", "11"])
def test_a_card_that_is_kept_does_not_act(card: str) -> None:
    """Laid into the layout, its action is not used: the turn is over."""
    scenario = two_players(pile=f"{card} 0")
    scenario.play("a: draw", "a: replace 1")
    assert scenario.cards("a") == f"{card} 2 3 4"
    assert scenario.phase is Turn
    assert scenario.turn == "b"


@pytest.mark.rule("CABO-11")
@pytest.mark.parametrize("card", ["7", "9", "11"])
def test_an_action_is_optional(card: str) -> None:
    """An action card may be discarded without using it."""
    scenario = two_players(pile=f"{card} 0")
    scenario.play("a: draw", "a: discard")
    assert scenario.heard(None)[-1] == Discarded(A, Card(card), used=False)
    assert scenario.turn == "b"


@pytest.mark.rule("CABO-10", "CABO-11")
def test_a_card_that_is_used_cannot_be_kept() -> None:
    """It is on the discard pile from the moment of its use."""
    scenario = two_players(pile="7 0")
    scenario.play("a: draw", "a: look a1")
    assert scenario.phase is Looking
    assert scenario.discard == "5 7"
    assert scenario.may("a") == ["done"]
    assert scenario.refuses("a: replace 1") == "not-now"
    assert scenario.refuses("a: look a2") == "not-now"
    assert scenario.heard("b")[1] == Discarded(A, Card("7"), used=True)


@pytest.mark.rule("CABO-11")
def test_a_replaced_action_card_does_not_act() -> None:
    """Only the card drawn in this turn has an action, not the one that it replaces."""
    scenario = Scenario(hands=["7 2 3 4", "10 11 12 13"], pile="6 0")
    scenario.play("a: draw")
    assert scenario.refuses("a: look a2") == "card-does-not-let-look"
    scenario.play("a: replace 1")
    assert scenario.discard == "5 7"
    assert scenario.phase is Turn
    assert scenario.turn == "b"


# --- the empty pile -----------------------------------------------------------


@pytest.mark.rule("CABO-12")
def test_the_discards_under_the_top_one_become_the_new_pile() -> None:
    """The top discard stays, the others are shuffled, and the player draws from them."""
    scenario = two_players(pile="9", discard="1 2 3")
    scenario.skip_turns(1)
    assert scenario.play("b: draw") == [RanOut(B)]
    assert scenario.phase is Reshuffling
    scenario.shuffle("2 3 1")
    assert scenario.discard == "9"
    assert scenario.pile == "3 1"
    assert scenario.heard("b")[-3:] == [Reshuffled(3), Drew(B), Drawn(Card("2"))]
    assert scenario.heard("a")[-2:] == scenario.heard(None)[-2:] == [Reshuffled(3), Drew(B)]
    scenario.play("b: replace 1")
    assert scenario.cards("b") == "2 11 12 13"


@pytest.mark.rule("CABO-12")
def test_the_pile_is_refilled_only_when_a_player_draws() -> None:
    """The last card leaves an empty pile; taking the discard leaves it empty."""
    scenario = two_players(pile="9", discard="1 2 3")
    scenario.skip_turns(1)
    assert scenario.may("b") == ["draw", "take", "cabo"]
    scenario.play("b: take", "b: replace 1")
    assert scenario.pile == ""
    assert scenario.discard == "1 2 3 10"


@pytest.mark.rule("CABO-12")
def test_only_the_table_reshuffles_and_only_all_cards() -> None:
    """While the table shuffles no one plays, and an order with a wrong card is refused."""
    scenario = two_players(pile="", discard="1 2 3")
    scenario.play("a: draw")
    assert scenario.may("a") == scenario.may("b") == []
    assert scenario.refuses("a: take") == "not-now"
    assert scenario.refuses("table: shuffled 0,1,2") == "not-an-order"
    assert scenario.refuses("table: shuffled 1,1") == "not-an-order"
    (decision,) = scenario.game.decisions(scenario.match)
    assert decision.chance == Shuffle("round/1/reshuffle/1", 2)


@pytest.mark.rule("CABO-12")
def test_the_pile_can_run_out_again_and_again() -> None:
    """Each reshuffle is a new one, even of a single card."""
    scenario = two_players(pile="", discard="1 5")
    for number, player in enumerate("abab", start=1):
        scenario.play(f"{player}: draw")
        (decision,) = scenario.game.decisions(scenario.match)
        assert decision.chance == Shuffle(f"round/1/reshuffle/{number}", 1)
        scenario.shuffle("")
        scenario.play(f"{player}: discard")
    assert scenario.discard == "1 5"


@pytest.mark.rule("CABO-12")
def test_nothing_under_the_top_discard_means_nothing_to_draw() -> None:
    """The top discard itself is never shuffled; taking it and calling remain."""
    scenario = two_players(pile="", discard="5")
    assert scenario.may("a") == ["take", "cabo"]
    assert scenario.refuses("a: draw") == "nothing-to-draw"
    assert scenario.refuses("a: pass") == "no-passing"
    assert scenario.default("a") == "take"


@pytest.mark.rule("CABO-12", "CABO-13")
def test_nothing_to_draw_in_the_last_lap_leaves_only_the_discard() -> None:
    """Calling is gone and drawing impossible, so the discard must be taken."""
    scenario = two_players(pile="", discard="5")
    scenario.play("a: cabo")
    assert scenario.may("b") == ["take"]
    assert scenario.refuses("b: pass") == "no-passing"
    scenario.play("b: take", "b: replace 4")
    assert scenario.phase is RoundOver


# --- the call -----------------------------------------------------------------


@pytest.mark.rule("CABO-13")
@pytest.mark.parametrize(("caller", "others"), [("a", "bc"), ("b", "ca"), ("c", "ab")])
def test_after_a_call_everyone_else_has_one_more_turn(caller: str, others: str) -> None:
    """The caller has no turn any more, and the round ends before it would be theirs."""
    scenario = Scenario(hands=["1 2 3 4", "5 6 7 8", "10 11 12 13"], starter=caller)
    assert scenario.play(f"{caller}: cabo") == [Called(read_seat(caller))]
    for player in others:
        assert scenario.turn == player
        scenario.skip_turns(1)
    assert scenario.phase is RoundOver
    assert scenario.round_result.caller == read_seat(caller)
    assert scenario.round_result.ending is Ending.CABO


@pytest.mark.rule("CABO-13")
def test_only_one_player_can_call_in_a_round() -> None:
    """After a call the others may only draw or take."""
    scenario = Scenario(hands=["1 2 3 4", "5 6 7 8", "10 11 12 13"])
    scenario.play("a: cabo")
    assert scenario.may("b") == ["draw", "take"]
    assert scenario.refuses("b: cabo") == "already-called"
    scenario.skip_turns(1)
    assert scenario.may("c") == ["draw", "take"]
    assert scenario.refuses("c: cabo") == "already-called"


@pytest.mark.rule("CABO-13")
def test_calling_in_ones_very_first_turn_is_allowed() -> None:
    """The starter may call before anyone has played, and the others in their first turn."""
    scenario = dealt_table()
    look_at(scenario, "a1", "a2", "b1", "b2")
    assert "cabo" in scenario.may("a")
    scenario.skip_turns(1)
    scenario.play("b: cabo")
    assert scenario.view(None).caller == B
    assert scenario.turn == "a"


@pytest.mark.rule("CABO-13")
def test_a_call_moves_no_card() -> None:
    """It replaces drawing or taking."""
    scenario = two_players()
    scenario.play("a: cabo")
    assert (scenario.cards("a"), scenario.discard, scenario.pile) == ("1 2 3 4", "5", "6 9 0")


@pytest.mark.rule("CABO-13")
def test_the_callers_cards_may_still_be_spied_on_and_swapped() -> None:
    """The original does not protect the caller."""
    scenario = Scenario(hands=["1 2 3 4", "5 6 7 8", "10 11 12 13"], pile="9 11 0")
    scenario.play("a: cabo", "b: draw", "b: look a1", "b: done")
    assert Saw(read_place("a1"), Card("1")) in scenario.heard("b")
    scenario.play("c: draw", "c: swap c1 a1")
    assert scenario.cards("a") == "10 2 3 4"
    assert scenario.phase is RoundOver


@pytest.mark.rule("CABO-13")
def test_a_locked_callers_cards_cannot_be_swapped() -> None:
    """The option protects the caller from swaps, not from spies, and no one else."""
    hands = ["1 2 3 4", "5 6 7 8", "10 11 12 13"]
    scenario = Scenario(hands=hands, pile="9 11 0", caller_locked=True)
    scenario.play("a: cabo", "b: draw")
    assert "look a1" in scenario.may("b")
    scenario.play("b: look a1", "b: done", "c: draw")
    assert scenario.refuses("c: swap c1 a3") == "cards-locked"
    swaps = [text for text in scenario.may("c") if text.startswith("swap")]
    assert swaps == [f"swap c{own} b{other}" for own in range(1, 5) for other in range(1, 5)]


@pytest.mark.rule("CABO-13")
def test_a_lock_begins_with_the_call() -> None:
    """Before a call, all cards can be swapped under the option too."""
    scenario = Scenario(hands=["1 2 3 4", "5 6 7 8"], pile="11 0", caller_locked=True)
    scenario.play("a: draw", "a: swap a1 b1")
    assert scenario.cards("b") == "1 6 7 8"


@pytest.mark.rule("CABO-13", "CABO-17")
def test_after_a_round_all_cards_lie_open_and_no_player_moves() -> None:
    """Only the table continues, with the next round."""
    scenario = two_players()
    scenario.play("a: cabo")
    scenario.skip_turns(1)
    assert scenario.view(None).layouts == (deck_of(*"1234"), deck_of("10", "11", "12", "13"))
    assert scenario.may("a") == scenario.may("b") == []
    assert scenario.refuses("a: draw") == "not-now"
    assert scenario.refuses("a: next") == "not-now"
    assert scenario.refuses("table: lot 0") == "not-now"
    assert scenario.may("table") == ["next"]
