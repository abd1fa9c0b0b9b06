"""Da Capo!: filling the hand, building, putting down (DACAPO-3 and 5 to 12)."""

import pytest
from scenarios.harness.dacapo_scenario import EIGHTS, Scenario, up_to

from dacabo.core.cards import Card, deck_of
from dacabo.core.chance import Shuffle
from dacabo.core.errors import IllegalMove, InvalidMove
from dacabo.core.game import Decision
from dacabo.dacapo.facts import (
    Built,
    Drawn,
    Drew,
    Ended,
    PileFinished,
    Put,
    RanOut,
    Reshuffled,
    Source,
    TurnedUp,
)
from dacabo.dacapo.moves import BuildHelp, BuildStack, PutDown
from dacabo.dacapo.state import Reshuffling, Turn

A, B, C = range(3)


# --- the table ----------------------------------------------------------------


@pytest.mark.rule("DACAPO-3", "DACAPO-8")
def test_there_is_room_for_three_building_piles() -> None:
    """With two piles there a third may be begun; with three there, none."""
    scenario = Scenario(hands=["1 1 8 8", EIGHTS], building=["1 2", "1 2 3"])
    assert scenario.may_build("a") == ["build 1 on 3"]
    scenario.play("a: build 1 on 3")
    assert scenario.building == ["1 2", "1 2 3", "1"]
    assert scenario.may_build("a") == []
    assert scenario.refuses("a: build 1 on 3") == "does-not-fit"
    assert scenario.refuses("a: build 1 on 4") == "no-such-pile"


@pytest.mark.rule("DACAPO-3", "DACAPO-8")
def test_a_new_pile_begins_at_the_first_free_place() -> None:
    """All free places are alike."""
    scenario = Scenario(hands=["1 J 8 8", EIGHTS], building=["", "1 2", ""])
    assert scenario.may_build("a") == ["build 1 on 1", "build J on 1", "build J on 2"]
    assert scenario.refuses("a: build 1 on 3") == "first-free-place"
    assert scenario.refuses("a: build J on 3") == "first-free-place"
    scenario.play("a: build 1 on 1")
    assert scenario.building == ["1", "1 2", ""]
    scenario.play("a: build J on 3")
    assert scenario.building == ["1", "1 2", "J"]


@pytest.mark.rule("DACAPO-3", "DACAPO-11")
def test_there_is_room_for_three_help_piles() -> None:
    """With two piles there a third may be begun; with three there, none."""
    scenario = Scenario(helps={"a": ["9", "9"]})
    assert scenario.may("a") == ["put 8 on 1", "put 8 on 2", "put 8 on 3"]
    assert scenario.refuses("a: put 8 on 4") == "no-such-pile"
    scenario.play("a: put 8 on 3")
    assert scenario.helps("a") == ["9", "9", "8"]


@pytest.mark.rule("DACAPO-3", "DACAPO-11")
def test_a_fourth_card_goes_on_one_of_three_help_piles() -> None:
    """When all three places are taken, the card goes on top of any of the piles."""
    scenario = Scenario(helps={"a": ["9", "3 4", "7"]})
    assert scenario.may("a") == ["put 8 on 1", "put 8 on 2", "put 8 on 3"]
    scenario.play("a: put 8 on 2")
    assert scenario.helps("a") == ["9", "3 4 8", "7"]


@pytest.mark.rule("DACAPO-3", "DACAPO-7")
@pytest.mark.parametrize("viewer", ["a", "b", None])
def test_open_cards_are_seen_by_all(viewer: str | None) -> None:
    """All see building piles, side piles and the tops of stacks, and the counts of the rest."""
    scenario = Scenario(
        stacks=["3 4 5", "6 7"],
        hands=["1 2 2 J", "4 5 6"],
        helps={"a": ["9 5", "2"], "b": ["J 7 7"]},
        building=["1 J 3", "", "1"],
        pile="10 9 8",
        aside="1 2",
    )
    view = scenario.view(viewer)
    assert [(stack.height, stack.top) for stack in view.stacks] == [(3, "3"), (2, "6")]
    assert view.helps == (
        (deck_of("9", "5"), deck_of("2"), ()),
        (deck_of("J", "7", "7"), (), ()),
    )
    assert view.building == (deck_of("1", "J", "3"), (), deck_of("1"))
    assert (view.hands, view.pile, view.aside) == ((4, 3), 3, 2)
    assert (view.player, view.dealer, view.phase, view.turn) == (A, B, "turn", 1)


@pytest.mark.rule("DACAPO-3")
def test_only_its_owner_sees_a_hand() -> None:
    """Each player sees their own hand; a spectator sees none."""
    scenario = Scenario(hands=["1 2 2 J", "4 5 6"])
    assert scenario.view("a").hand == deck_of("1", "2", "2", "J")
    assert scenario.view("b").hand == deck_of("4", "5", "6")
    assert scenario.view(None).hand is None


@pytest.mark.rule("DACAPO-2", "DACAPO-3")
@pytest.mark.parametrize(
    ("viewer", "hands"),
    [("a", ["1 2 2 J", "3 9 9 9"]), ("b", ["3 9 9 9", "4 5 6 7"]), (None, ["3 9 9 9"] * 2)],
)
def test_hidden_cards_do_not_change_the_view(viewer: str | None, hands: list[str]) -> None:
    """Other cards are under the top of a stack, in the pile or in another's hand."""
    table = Scenario(
        stacks=["3 4 5", "6 7"], hands=["1 2 2 J", "4 5 6 7"], pile="10 9 8", aside="1 2"
    )
    other_table = Scenario(stacks=["3 J 1", "6 2"], hands=hands, pile="1 1 1", aside="1 2")
    assert table.view(viewer) == other_table.view(viewer)


@pytest.mark.rule("DACAPO-3")
def test_a_view_names_the_player_on_turn() -> None:
    """Only the player on turn has something to decide."""
    scenario = Scenario(turn="b")
    assert [decision.kind for decision in scenario.view("b").decisions] == ["turn"]
    assert scenario.view("a").decisions == scenario.view(None).decisions == ()
    assert scenario.view("a").awaited == scenario.view("b").awaited == (B,)


# --- the turn -----------------------------------------------------------------


@pytest.mark.rule("DACAPO-4", "DACAPO-5")
def test_turns_go_clockwise() -> None:
    """A card put down ends the turn, and the player to the left is next."""
    scenario = Scenario(
        stacks=["9 9"] * 3, hands=["5 6 7 8"] * 3, turn="b", pile="1 2 3 4 5 6 7 8 9 10 1 2"
    )
    for seat in "bcab":
        assert scenario.turn == seat
        scenario.play(f"{seat}: put {scenario.hand(seat).split()[-1]} on 1")
    assert scenario.turn == "c"


@pytest.mark.rule("DACAPO-5")
def test_a_turn_begins_with_filling_the_hand_to_four() -> None:
    """However many cards are missing, they are drawn from the top of the pile."""
    scenario = Scenario(hands=[EIGHTS, "6"], pile="5 J 3 9 7")
    scenario.play("a: put 8 on 1")
    assert scenario.hand("b") == "3 5 6 J"
    assert scenario.pile == "9 7"
    assert scenario.hand("a") == "8 8 8"


@pytest.mark.rule("DACAPO-5", "DACAPO-12")
@pytest.mark.parametrize("hand", ["", "6", "6 6", "6 6 6"])
def test_a_hand_of_any_size_is_filled_to_four(hand: str) -> None:
    """It has four cards after it."""
    scenario = Scenario(hands=[EIGHTS, hand], pile="5 5 5 5 5")
    scenario.play("a: put 8 on 1")
    assert scenario.hand("b") == " ".join([*["5"] * (4 - len(hand.split())), *hand.split()])
    assert len(scenario.pile.split()) == 1 + len(hand.split())


@pytest.mark.rule("DACAPO-5")
def test_a_full_hand_draws_nothing() -> None:
    """In everyone's first turn the hand is full already."""
    scenario = Scenario(stacks=["9 9"] * 3, hands=["5 6 7 8"] * 3, pile="1 2 3 4")
    scenario.play("a: put 5 on 1", "b: put 5 on 1", "c: put 5 on 1")
    drew = [fact for fact in scenario.heard(None) if isinstance(fact, Drew)]
    assert drew == [Drew(A, 1)]
    assert [scenario.hand(seat) for seat in "abc"] == ["1 6 7 8", "6 7 8", "6 7 8"]


@pytest.mark.rule("DACAPO-5")
def test_only_the_player_who_draws_is_told_the_cards() -> None:
    """The others hear how many there were."""
    scenario = Scenario(hands=[EIGHTS, "7"], pile="5 J 3 9")
    scenario.play("a: put 8 on 1")
    put, drew = Put(A, Card("8"), 0), Drew(B, 3)
    assert scenario.heard("a") == scenario.heard(None) == [put, drew]
    assert scenario.heard("b") == [put, drew, Drawn(deck_of("3", "5", "J"))]


@pytest.mark.rule("DACAPO-5")
def test_a_hand_has_no_order() -> None:
    """Numbers ascend, and jokers come last, so nobody sees the order in which cards were drawn."""
    scenario = Scenario(hands=[EIGHTS, "10"], pile="J 2 9")
    scenario.play("a: put 8 on 1")
    assert scenario.view("b").hand == deck_of("2", "9", "10", "J")


@pytest.mark.rule("DACAPO-5")
def test_only_the_player_on_turn_plays() -> None:
    """No one else may build or put down, and a player makes no move of the table."""
    scenario = Scenario(hands=["1 8 8 8", "1 8 8 8"], stacks=["9 9", "1 9"], helps={"b": ["1"]})
    for move in ("build 1 on 1", "build stack b on 1", "build help 1 on 1", "put 8 on 1", "end"):
        assert scenario.refuses(f"b: {move}") == "not-your-turn"
        assert scenario.refuses(f"c: {move}") == "no-such-seat"
        assert scenario.refuses(f"table: {move}") == "not-now"
    for move in ("next", "lot 0", "shuffled 0,1", "time"):
        assert scenario.refuses(f"a: {move}") == "not-now"
        assert scenario.refuses(f"table: {move}") == "not-now"
    assert scenario.may("b") == scenario.may("table") == []


@pytest.mark.rule("DACAPO-5")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "build",
        "build 1",
        "build 0 on 1",
        "build 01 on 1",
        "build 1 on 0",
        "build j on 1",
        "build stack a1 on 1",
        "build help 0 on 1",
        "put 1",
        "put stack a on 1",
        "end now",
        "draw",
    ],
)
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    """A text that means no move of the game is refused."""
    assert Scenario().refuses(f"a: {text}") == "move-unreadable"


@pytest.mark.rule("DACAPO-5")
def test_a_very_long_text_is_refused_without_parsing() -> None:
    """A text beyond all measure is refused unread."""
    assert Scenario().refuses("a: " + "build " * 1000) == "move-too-long"


@pytest.mark.rule("DACAPO-5")
def test_moves_are_written_as_they_are_read() -> None:
    """Every kind of move that is offered can be read again."""
    scenario = Scenario(stacks=["1 9", "1 9"], hands=["1 J 8 8", EIGHTS], helps={"a": ["1"]})
    for text in scenario.may("a"):
        assert scenario.game.text(scenario.game.parse(text)) == text
    assert scenario.may("a") == [
        "build stack a on 1",
        "build stack b on 1",
        "build 1 on 1",
        "build J on 1",
        "build help 1 on 1",
        "put 1 on 1",
        "put 1 on 2",
        "put 8 on 1",
        "put 8 on 2",
        "put J on 1",
        "put J on 2",
    ]


# --- the empty draw pile ------------------------------------------------------


@pytest.mark.rule("DACAPO-6")
def test_the_finished_piles_become_the_draw_pile() -> None:
    """When a card must be drawn and there is none, the piles that were set aside are shuffled."""
    scenario = Scenario(hands=[EIGHTS, "6 6"], pile="", aside=up_to(10))
    scenario.play("a: put 8 on 1")
    assert scenario.phase is Reshuffling
    assert scenario.may("a") == scenario.may("b") == []
    scenario.shuffle("4 7")
    assert (scenario.turn, scenario.hand("b")) == ("b", "4 6 6 7")
    assert len(scenario.pile.split()) == 8
    assert scenario.aside == ""


@pytest.mark.rule("DACAPO-6")
def test_the_pile_runs_out_in_the_middle_of_filling_a_hand() -> None:
    """The cards that are there are drawn first, then the finished piles are shuffled."""
    scenario = Scenario(hands=[EIGHTS, "6"], pile="5", aside=up_to(10))
    scenario.play("a: put 8 on 1")
    assert (scenario.hand("b"), scenario.pile) == ("5 6", "")
    scenario.shuffle("10 9")
    assert scenario.hand("b") == "5 6 9 10"
    put, cards = Put(A, Card("8"), 0), Reshuffled(10)
    assert scenario.heard("a") == [put, Drew(B, 1), RanOut(B), cards, Drew(B, 2)]
    assert scenario.heard("b") == [
        put,
        Drew(B, 1),
        Drawn(deck_of("5")),
        RanOut(B),
        cards,
        Drew(B, 2),
        Drawn(deck_of("9", "10")),
    ]


@pytest.mark.rule("DACAPO-6")
def test_the_last_card_of_the_pile_can_be_drawn_without_a_reshuffle() -> None:
    """The piles are shuffled when a card must be drawn, not when the last one was."""
    scenario = Scenario(hands=[EIGHTS, "6 6 6"], pile="5", aside=up_to(10))
    scenario.play("a: put 8 on 1")
    assert (scenario.hand("b"), scenario.pile, scenario.aside) == ("5 6 6 6", "", up_to(10))
    scenario.play("b: put 6 on 1")
    assert scenario.phase is Reshuffling
    assert scenario.heard(None)[-1] == RanOut(A)


@pytest.mark.rule("DACAPO-6", "DACAPO-10")
def test_a_pile_finished_in_this_turn_is_shuffled_too() -> None:
    """The card that empties the hand can also be the one that makes a new draw pile possible."""
    scenario = Scenario(hands=["10", EIGHTS], building=[up_to(9)], pile="")
    scenario.play("a: build 10 on 1")
    assert scenario.phase is Reshuffling
    scenario.shuffle("10 1 4 2")
    assert (scenario.turn, scenario.hand("a")) == ("a", "1 2 4 10")
    assert len(scenario.pile.split()) == 6


@pytest.mark.rule("DACAPO-6", "DACAPO-9")
def test_jokers_are_plain_jokers_again() -> None:
    """A joker that stood for a number in a finished pile can stand for another after it."""
    scenario = Scenario(hands=[EIGHTS, ""], pile="", aside="1 2 J 4 5 6 J J 9 10", building=["1"])
    scenario.play("a: put 8 on 1")
    scenario.shuffle("J J J 2")
    assert scenario.hand("b") == "2 J J J"
    scenario.play("b: build J on 1")
    assert scenario.building == ["1 J", "", ""]
    assert scenario.heard(None)[-1] == Built(B, Source.HAND, B, None, Card("J"), 0, 2)


@pytest.mark.rule("DACAPO-6")
def test_unfinished_piles_are_not_shuffled() -> None:
    """Neither building piles in progress nor help piles are shuffled."""
    scenario = Scenario(
        hands=[EIGHTS, "6 6 6"],
        pile="",
        aside=up_to(10),
        building=["1 2", "1"],
        helps={"a": ["9 9"], "b": ["7"]},
    )
    scenario.play("a: put 8 on 2")
    scenario.shuffle()
    assert scenario.building == ["1 2", "1", ""]
    assert (scenario.helps("a"), scenario.helps("b")) == (["9 9", "8", ""], ["7", "", ""])
    assert len(f"{scenario.hand('b')} {scenario.pile}".split()) == 3 + 10


@pytest.mark.rule("DACAPO-6")
def test_only_a_true_shuffle_of_the_finished_piles_is_accepted() -> None:
    """An order with a card missing or twice is refused, and no player can shuffle."""
    scenario = Scenario(hands=[EIGHTS, "6 6"], pile="", aside="1 2 3")
    scenario.play("a: put 8 on 1")
    (decision,) = scenario.game.decisions(scenario.match)
    assert decision.chance == Shuffle("round/1/reshuffle/1", 3)
    assert scenario.default("table") is None
    for order in ("0,1", "0,1,1", "0,1,2,3", "1,2,3"):
        assert scenario.refuses(f"table: shuffled {order}") == "not-an-order"
    assert scenario.refuses("b: shuffled 0,1,2") == "not-now"
    assert scenario.refuses("b: put 6 on 1") == "not-now"
    scenario.play("table: shuffled 2,0,1")
    assert (scenario.hand("b"), scenario.pile) == ("1 3 6 6", "2")


@pytest.mark.rule("DACAPO-6")
def test_each_reshuffle_of_a_game_has_its_own_label() -> None:
    """The second one has a label of its own, so that it is another stroke of chance."""
    scenario = Scenario(hands=["8", "10 6 6"], building=[up_to(9)], pile="", aside="7")
    scenario.play("a: put 8 on 1")
    scenario.shuffle()
    scenario.play("b: build 10 on 1", "b: put 6 on 1")
    (decision,) = scenario.game.decisions(scenario.match)
    assert decision.chance == Shuffle("round/1/reshuffle/2", 10)


@pytest.mark.rule("DACAPO-6")
def test_with_too_few_cards_a_player_draws_as_many_as_there_are() -> None:
    """Neither pile nor finished piles can fill the hand: the turn continues with fewer cards."""
    scenario = Scenario(hands=[EIGHTS, "6"], pile="5 4", aside="")
    scenario.play("a: put 8 on 1")
    assert scenario.phase is Turn
    assert (scenario.turn, scenario.hand("b")) == ("b", "4 5 6")
    assert scenario.heard("a")[-1] == Drew(B, 2)


@pytest.mark.rule("DACAPO-6")
def test_a_reshuffle_too_can_bring_too_few_cards() -> None:
    """The hand is then not full, and the turn continues."""
    scenario = Scenario(hands=[EIGHTS, ""], pile="5", aside="1 2")
    scenario.play("a: put 8 on 1")
    scenario.shuffle()
    assert scenario.phase is Turn
    assert (scenario.hand("b"), scenario.pile) == ("1 2 5", "")


@pytest.mark.rule("DACAPO-6")
def test_a_player_with_nothing_to_draw_plays_with_the_hand_as_it_is() -> None:
    """Nothing is drawn, and nothing is said of drawing."""
    scenario = Scenario(hands=[EIGHTS, "6"], pile="")
    scenario.play("a: put 8 on 1")
    assert (scenario.turn, scenario.hand("b")) == ("b", "6")
    assert scenario.heard("b") == [Put(A, Card("8"), 0)]
    scenario.play("b: put 6 on 1")
    assert (scenario.turn, scenario.hand("b")) == ("a", "")


# --- what may be built --------------------------------------------------------


@pytest.mark.rule("DACAPO-7", "DACAPO-8")
def test_a_hand_card_is_built() -> None:
    """It moves from the hand to the pile, visible to all."""
    scenario = Scenario(hands=["3 6 7 8", EIGHTS], building=["1 2"])
    assert scenario.play("a: build 3 on 1") == [Built(A, Source.HAND, A, None, Card("3"), 0, 3)]
    assert (scenario.hand("a"), scenario.building[0], scenario.turn) == ("6 7 8", "1 2 3", "a")
    assert len(scenario.heard("b")) == len(scenario.heard(None)) == 1


@pytest.mark.rule("DACAPO-7")
def test_matching_hand_cards_are_one_move() -> None:
    """Whichever of two equal cards is built or put down, it is the same."""
    scenario = Scenario(hands=["3 3 J J", EIGHTS], building=["1 2", up_to(3), up_to(4)])
    assert scenario.may("a") == [
        "build 3 on 1",
        *(f"build J on {pile}" for pile in (1, 2, 3)),
        "put 3 on 1",
        "put J on 1",
    ]
    scenario.play("a: build 3 on 1")
    assert scenario.hand("a") == "3 J J"


@pytest.mark.rule("DACAPO-7")
def test_a_player_builds_only_cards_of_their_own_hand() -> None:
    """A card that others hold, or no one, cannot be played."""
    scenario = Scenario(hands=["5 6 7 8", "1 1 J J"], stacks=["1 9", "1 9"], helps={"a": ["1"]})
    for card in ("1", "J", "11"):
        assert scenario.refuses(f"a: build {card} on 1") == "not-in-your-hand"
        assert scenario.refuses(f"a: put {card} on 1") == "not-in-your-hand"


@pytest.mark.rule("DACAPO-7")
def test_the_next_stack_card_is_turned_up_and_may_be_built_too() -> None:
    """One card after the other, as long as they fit."""
    scenario = Scenario(stacks=["3 4 9 9", "9 9"], building=["1 2"])
    assert scenario.may_build("a") == ["build stack a on 1"]
    assert scenario.play("a: build stack a on 1") == [
        Built(A, Source.STACK, A, None, Card("3"), 0, 3),
        TurnedUp(A, Card("4")),
    ]
    assert (scenario.view("b").stacks[A].height, scenario.view("b").stacks[A].top) == (3, "4")
    scenario.play("a: build stack a on 1")
    assert (scenario.stack("a"), scenario.building[0]) == ("9 9", "1 2 3 4")
    assert scenario.may_build("a") == []
    assert scenario.hand("a") == EIGHTS


@pytest.mark.rule("DACAPO-7")
def test_the_top_card_of_another_players_stack_may_be_built() -> None:
    """The next card of that stack is turned up at once, visible to all, and the turn continues."""
    scenario = Scenario(stacks=["9 9", "9 9", "3 4 7"], hands=[EIGHTS] * 3, building=["1 2"])
    facts = [Built(A, Source.STACK, C, None, Card("3"), 0, 3), TurnedUp(C, Card("4"))]
    assert scenario.play("a: build stack c on 1") == facts
    for viewer in ("a", "b", "c", None):
        assert scenario.heard(viewer) == facts
        assert scenario.view(viewer).stacks[C].top == "4"
    assert scenario.turn == "a"
    scenario.play("a: build stack c on 1")
    assert (scenario.stack("c"), scenario.building[0]) == ("7", "1 2 3 4")


@pytest.mark.rule("DACAPO-7")
def test_a_stack_card_of_another_player_can_prepare_the_own_card() -> None:
    """The stack of another serves to build the own stack."""
    scenario = Scenario(stacks=["4 9 9", "3 9 9"], building=["1 2"])
    assert scenario.refuses("a: build stack a on 1") == "does-not-fit"
    scenario.play("a: build stack b on 1", "a: build stack a on 1")
    assert (scenario.stack("a"), scenario.stack("b")) == ("9 9", "9 9")


@pytest.mark.rule("DACAPO-7")
def test_a_stack_card_of_another_player_may_be_built_without_a_use() -> None:
    """To take from others only with a use for it is advice, not a rule."""
    scenario = Scenario(stacks=["9 9", "1 2 9"])
    scenario.play("a: build stack b on 1", "a: build stack b on 1", "a: put 8 on 1")
    assert scenario.stack("b") == "9"


@pytest.mark.rule("DACAPO-7")
def test_the_top_cards_of_side_piles_may_be_built_one_by_one() -> None:
    """Only the top card of each can be reached."""
    scenario = Scenario(helps={"a": ["4 3", "3 9", "5"]}, building=["1 2"])
    assert scenario.may_build("a") == ["build help 1 on 1"]
    assert scenario.refuses("a: build help 2 on 1") == "does-not-fit"
    assert scenario.play("a: build help 1 on 1") == [
        Built(A, Source.HELP, A, 0, Card("3"), 0, 3),
    ]
    assert scenario.helps("a") == ["4", "3 9", "5"]
    scenario.play("a: build help 1 on 1", "a: build help 3 on 1")
    assert scenario.helps("a") == ["", "3 9", ""]
    assert scenario.building[0] == "1 2 3 4 5"
    assert scenario.turn == "a"


@pytest.mark.rule("DACAPO-7")
def test_side_piles_of_other_players_cannot_be_used() -> None:
    """`help 1` is always one's own; an empty one has no card."""
    scenario = Scenario(helps={"b": ["1", "1", "1"]})
    assert scenario.may_build("a") == []
    assert scenario.refuses("a: build help 1 on 1") == "empty-pile"
    assert scenario.refuses("a: build help 4 on 1") == "no-such-pile"


@pytest.mark.rule("DACAPO-7")
def test_hands_of_other_players_cannot_be_used() -> None:
    """A fitting card in another player's hand is no move."""
    scenario = Scenario(hands=[EIGHTS, "1 1 J J"])
    assert scenario.may_build("a") == []


@pytest.mark.rule("DACAPO-7")
def test_a_stack_of_a_missing_player_is_refused() -> None:
    """At a table of two there is no third stack."""
    scenario = Scenario(stacks=["1 9", "1 9"])
    assert scenario.refuses("a: build stack c on 1") == "no-such-seat"


@pytest.mark.rule("DACAPO-7")
def test_a_pile_number_below_the_first_is_refused() -> None:
    """A place counted from the wrong end is none."""
    scenario = Scenario(
        stacks=["1 9", "1 9"], hands=["1 1 1 1", EIGHTS], helps={"a": ["1", "1", "1"]}
    )
    wrong = [BuildStack(A, -1), BuildHelp(-1, 0), BuildHelp(0, -1), PutDown(Card("1"), -1)]
    for move in wrong:
        with pytest.raises(InvalidMove) as refusal:
            scenario.game.play(scenario.match, A, move)
        assert refusal.value.code == "no-such-pile"
    with pytest.raises(InvalidMove) as refusal:
        scenario.game.play(scenario.match, A, BuildStack(-1, 0))
    assert refusal.value.code == "no-such-seat"


@pytest.mark.rule("DACAPO-7")
def test_building_is_never_compulsory() -> None:
    """With cards that fit, even from the own stack, a player may put a card down at once."""
    scenario = Scenario(stacks=["1 9", "1 9"], hands=["1 J 8 8", EIGHTS], helps={"a": ["1"]})
    scenario.play("a: put 1 on 2")
    assert scenario.building == ["", "", ""]
    assert (scenario.helps("a"), scenario.turn) == (["1", "1", ""], "b")


@pytest.mark.rule("DACAPO-7")
def test_any_number_of_cards_may_be_built_in_a_turn() -> None:
    """From everywhere, in any order, on several piles."""
    scenario = Scenario(
        stacks=["2 6 9", "4 9 9"],
        hands=["1 1 5 8", EIGHTS],
        helps={"a": ["7 2"]},
        building=["", "1 2 3"],
    )
    scenario.play(
        "a: build stack b on 2",
        "a: build 5 on 2",
        "a: build 1 on 1",
        "a: build 1 on 3",
        "a: build help 1 on 3",
        "a: build stack a on 1",
        "a: build stack a on 2",
        "a: build help 1 on 2",
        "a: build 8 on 2",
    )
    assert scenario.building == ["1 2", up_to(8), "1 2"]
    assert scenario.turn == "a"


# --- how to build -------------------------------------------------------------


@pytest.mark.rule("DACAPO-8")
def test_a_pile_begins_with_a_1_or_a_joker() -> None:
    """No other card can begin one."""
    scenario = Scenario(hands=["1 2 10 J", EIGHTS])
    assert scenario.may_build("a") == ["build 1 on 1", "build J on 1"]
    assert scenario.refuses("a: build 2 on 1") == "does-not-fit"
    assert scenario.refuses("a: build 10 on 1") == "does-not-fit"


@pytest.mark.rule("DACAPO-8")
@pytest.mark.parametrize("number", range(1, 11))
def test_a_card_is_exactly_one_higher_than_the_one_below(number: int) -> None:
    """Neither the same nor a smaller one nor one that leaves a gap."""
    cards = [str(card) for card in range(1, 11)]
    scenario = Scenario(
        stacks=["9 9"] * 2, hands=[" ".join(cards), EIGHTS], building=[up_to(number - 1)]
    )
    for card in cards:
        if card != str(number):
            assert scenario.refuses(f"a: build {card} on 1") == "does-not-fit"
    scenario.play(f"a: build {number} on 1")
    assert number == 10 or scenario.building[0] == up_to(number)


@pytest.mark.rule("DACAPO-8")
@pytest.mark.parametrize("number", range(1, 11))
def test_a_joker_stands_for_the_next_number(number: int) -> None:
    """For any number, the 1 that begins a pile and the 10 that ends it among them."""
    scenario = Scenario(hands=["J 8 8 8", EIGHTS], building=[up_to(number - 1)])
    facts = scenario.play("a: build J on 1")
    assert facts[0] == Built(A, Source.HAND, A, None, Card("J"), 0, number)


@pytest.mark.rule("DACAPO-8")
def test_the_number_after_a_joker_comes_next() -> None:
    """Several jokers may follow each other: 1, 2, joker (3), 4, 5, 6, joker (7), joker (8), 9."""
    scenario = Scenario(hands=["9 10 J 7", EIGHTS], building=["1 2 J 4 5 6 J"])
    assert scenario.refuses("a: build 7 on 1") == "does-not-fit"
    assert scenario.refuses("a: build 9 on 1") == "does-not-fit"
    scenario.play("a: build J on 1", "a: build 9 on 1")
    assert scenario.building[0] == "1 2 J 4 5 6 J J 9"


@pytest.mark.rule("DACAPO-8")
def test_a_joker_may_be_built_from_a_stack_and_a_help_pile_too() -> None:
    """It fits everywhere, wherever it comes from."""
    scenario = Scenario(stacks=["J 9", "J 9"], helps={"a": ["J"]}, building=["1 2"])
    assert scenario.may_build("a") == [
        f"build {card} on {pile}" for pile in (1, 2) for card in ("stack a", "stack b", "help 1")
    ]
    scenario.play("a: build stack a on 1", "a: build stack b on 1", "a: build help 1 on 2")
    assert scenario.building == ["1 2 J J", "J", ""]


@pytest.mark.rule("DACAPO-8")
def test_a_refusal_names_the_next_number() -> None:
    """The player is told what would fit."""
    scenario = Scenario(hands=["7 8 8 8", EIGHTS], building=["1 J"])
    with pytest.raises(IllegalMove) as refusal:
        scenario.play("a: build 7 on 1")
    assert (refusal.value.code, refusal.value.about) == ("does-not-fit", {"number": 3})


# --- full piles ---------------------------------------------------------------


@pytest.mark.rule("DACAPO-9")
@pytest.mark.parametrize("card", ["10", "J"])
def test_a_10_ends_a_pile_and_frees_its_place(card: str) -> None:
    """It is set aside, whether the last card is a 10 or a joker that stands for it."""
    building = [up_to(9), "1", "1 2"]
    scenario = Scenario(hands=[f"1 8 8 {card}", EIGHTS], building=building)
    assert "build 1 on 1" not in scenario.may("a")
    assert scenario.play(f"a: build {card} on 1") == [
        Built(A, Source.HAND, A, None, Card(card), 0, 10),
        PileFinished(0),
    ]
    assert scenario.building == ["", "1", "1 2"]
    assert scenario.aside == f"{up_to(9)} {card}"
    assert scenario.turn == "a"
    scenario.play("a: build 1 on 1")
    assert scenario.building == ["1", "1", "1 2"]


@pytest.mark.rule("DACAPO-9")
def test_a_9_does_not_end_a_pile() -> None:
    """It waits for its 10."""
    scenario = Scenario(hands=["9 8 8 8", EIGHTS], building=[up_to(8)])
    scenario.play("a: build 9 on 1")
    assert (scenario.building[0], scenario.aside) == (up_to(9), "")


@pytest.mark.rule("DACAPO-9")
def test_finished_piles_are_counted_but_not_drawn_from() -> None:
    """They lie aside, one on the other, until the draw pile is empty."""
    scenario = Scenario(hands=["10 10 8 8", EIGHTS], building=[up_to(9), up_to(9)])
    scenario.play("a: build 10 on 1", "a: build 10 on 2", "a: put 8 on 1")
    assert scenario.view(None).aside == 20
    assert scenario.pile == EIGHTS


@pytest.mark.rule("DACAPO-9")
def test_a_stack_card_too_can_end_a_pile() -> None:
    """The pile is set aside, and the next card of the stack is turned up."""
    scenario = Scenario(stacks=["10 9", "9 9"], building=[up_to(9)])
    assert scenario.play("a: build stack a on 1")[1:] == [PileFinished(0), TurnedUp(A, Card("9"))]


# --- a hand emptied by building -----------------------------------------------


@pytest.mark.rule("DACAPO-10")
def test_a_hand_emptied_by_building_is_filled_at_once() -> None:
    """Four new cards, and the turn continues."""
    scenario = Scenario(hands=["1 2 3 4", EIGHTS], pile="5 9 J 7 7")
    scenario.play("a: build 1 on 1", "a: build 2 on 1", "a: build 3 on 1")
    assert scenario.hand("a") == "4"
    assert scenario.play("a: build 4 on 1") == [
        Built(A, Source.HAND, A, None, Card("4"), 0, 4),
        Drew(A, 4),
        Drawn(deck_of("5", "7", "9", "J")),
    ]
    assert (scenario.turn, scenario.hand("a"), scenario.pile) == ("a", "5 7 9 J", "7")
    assert Drawn(deck_of("5", "7", "9", "J")) not in scenario.heard("b")
    scenario.play("a: build 5 on 1")
    assert scenario.building[0] == up_to(5)


@pytest.mark.rule("DACAPO-10")
def test_a_hand_may_be_emptied_and_filled_several_times_in_a_turn() -> None:
    """As often as the hand is built away."""
    scenario = Scenario(hands=["1", EIGHTS], pile="2 3 4 5 6 7 8 9")
    scenario.play("a: build 1 on 1", *(f"a: build {card} on 1" for card in (2, 3, 4, 5)))
    assert (scenario.turn, scenario.hand("a"), scenario.pile) == ("a", "6 7 8 9", "")


@pytest.mark.rule("DACAPO-10")
def test_an_emptied_hand_of_fewer_than_four_is_filled_too() -> None:
    """It is filled because building has emptied it; the number of cards it held is irrelevant."""
    scenario = Scenario(hands=["1", EIGHTS], pile="9 9 9 9 7")
    scenario.play("a: build 1 on 1")
    assert (scenario.hand("a"), scenario.pile) == ("9 9 9 9", "7")


@pytest.mark.rule("DACAPO-10")
def test_a_hand_that_still_holds_a_card_is_not_filled() -> None:
    """Building does not bring new cards before the last one is gone."""
    scenario = Scenario(hands=["1 2 3 9", EIGHTS], stacks=["4 9", "5 9"], helps={"a": ["6"]})
    scenario.play(*(f"a: build {card} on 1" for card in ("1", "2", "3", "stack a", "stack b")))
    scenario.play("a: build help 1 on 1")
    assert scenario.hand("a") == "9"
    assert not any(isinstance(fact, Drew) for fact in scenario.heard(None))


@pytest.mark.rule("DACAPO-6", "DACAPO-10")
def test_an_emptied_hand_gets_as_many_cards_as_there_are() -> None:
    """With two cards left, two are drawn, and the turn continues."""
    scenario = Scenario(hands=["1", EIGHTS], pile="2 9")
    scenario.play("a: build 1 on 1")
    assert (scenario.phase, scenario.turn, scenario.hand("a")) == (Turn, "a", "2 9")


@pytest.mark.rule("DACAPO-6", "DACAPO-10")
def test_an_emptied_hand_is_filled_across_a_reshuffle() -> None:
    """The pile runs out in the middle of it: the finished piles are shuffled."""
    scenario = Scenario(hands=["1", EIGHTS], pile="9", aside="5 5 5 5 5")
    scenario.play("a: build 1 on 1")
    assert (scenario.phase, scenario.hand("a")) == (Reshuffling, "9")
    scenario.shuffle()
    assert (scenario.turn, scenario.hand("a"), scenario.pile) == ("a", "5 5 5 9", "5 5")


@pytest.mark.rule("DACAPO-10", "DACAPO-11")
def test_with_nothing_to_draw_an_emptied_hand_stays_empty() -> None:
    """The player may build on from stacks and help piles, and ends the turn without a card."""
    scenario = Scenario(stacks=["2 9", "3 9"], hands=["1", "8"], helps={"a": ["4"]}, pile="")
    scenario.play("a: build 1 on 1")
    assert scenario.may("a") == ["build stack a on 1", "end"]
    scenario.play("a: build stack a on 1", "a: build stack b on 1", "a: build help 1 on 1")
    assert scenario.may("a") == ["end"]
    assert scenario.play("a: end") == [Ended(A)]
    assert scenario.turn == "b"


@pytest.mark.rule("DACAPO-6", "DACAPO-10")
@pytest.mark.parametrize("card", ["stack a", "stack b", "help 1"])
def test_an_empty_hand_is_filled_as_soon_as_a_pile_is_finished(card: str) -> None:
    """There was nothing to draw before; now there is, and a turn must end with a hand card."""
    scenario = Scenario(
        stacks=["10 9", "10 9"],
        hands=["1", EIGHTS],
        helps={"a": ["10"]},
        building=[up_to(9)],
        pile="",
    )
    scenario.play("a: build 1 on 2")
    assert (scenario.phase, scenario.hand("a")) == (Turn, "")
    scenario.play(f"a: build {card} on 1")
    assert scenario.phase is Reshuffling
    assert scenario.heard("b")[-1] == RanOut(A)
    scenario.shuffle()
    assert scenario.turn == "a"
    assert len(scenario.hand("a").split()) == 4
    assert scenario.refuses("a: end") == "put-a-card-down"


@pytest.mark.rule("DACAPO-6", "DACAPO-10")
def test_a_turn_that_began_with_an_empty_hand_is_filled_late_as_well() -> None:
    """A pile finished with the own stack brings cards to a player who had none to begin with."""
    scenario = Scenario(stacks=["9 9", "10 9"], hands=["8", ""], building=[up_to(9)], pile="")
    scenario.play("a: put 8 on 1")
    assert scenario.may("b") == ["build stack b on 1", "end"]
    scenario.play("b: build stack b on 1")
    scenario.shuffle("4 3 2 1")
    assert (scenario.turn, scenario.hand("b")) == ("b", "1 2 3 4")


# --- putting down -------------------------------------------------------------


@pytest.mark.rule("DACAPO-11")
def test_any_hand_card_may_be_put_on_a_new_or_an_existing_pile() -> None:
    """Even while there is room for a new pile; no order is needed."""
    scenario = Scenario(hands=["3 5 J J", EIGHTS], helps={"a": ["4"]})
    assert [text for text in scenario.may("a") if text.startswith("put")] == [
        f"put {card} on {pile}" for card in ("3", "5", "J") for pile in (1, 2)
    ]
    assert scenario.play("a: put J on 1")[0] == Put(A, Card("J"), 0)
    assert (scenario.helps("a"), scenario.hand("a")) == (["4 J", "", ""], "3 5 J")


@pytest.mark.rule("DACAPO-11")
@pytest.mark.parametrize("card", ["1", "4", "5", "9", "J"])
def test_no_order_is_needed_on_a_help_pile(card: str) -> None:
    """Higher, lower, equal or a joker: every card goes on every pile."""
    scenario = Scenario(hands=[f"{card} 8 8 8", EIGHTS], helps={"a": ["2 4"]})
    scenario.play(f"a: put {card} on 1")
    assert scenario.helps("a")[0] == f"2 4 {card}"


@pytest.mark.rule("DACAPO-11")
def test_a_new_help_pile_lies_at_the_first_free_place() -> None:
    """All free places are alike."""
    scenario = Scenario(helps={"a": ["4"]})
    assert scenario.refuses("a: put 8 on 3") == "first-free-place"
    scenario.play("a: put 8 on 2")
    assert scenario.helps("a") == ["4", "8", ""]


@pytest.mark.rule("DACAPO-11")
def test_an_emptied_help_place_is_free_again() -> None:
    """When its last card has been built, another pile can be begun there."""
    scenario = Scenario(hands=["5 8 8 8", EIGHTS], helps={"a": ["9", "1", "7"]})
    scenario.play("a: build help 2 on 1")
    assert scenario.helps("a") == ["9", "", "7"]
    assert scenario.refuses("a: build help 2 on 1") == "empty-pile"
    scenario.play("a: put 5 on 2")
    assert scenario.helps("a") == ["9", "5", "7"]


@pytest.mark.rule("DACAPO-11")
def test_a_player_with_a_hand_card_must_put_one_down() -> None:
    """There is no other end of a turn, whatever was built in it."""
    scenario = Scenario(stacks=["1 9", "9 9"], hands=["7", EIGHTS])
    assert "end" not in scenario.may("a")
    assert scenario.refuses("a: end") == "put-a-card-down"
    scenario.play("a: build stack a on 1")
    assert scenario.refuses("a: end") == "put-a-card-down"
    assert scenario.may("a") == ["put 7 on 1"]


@pytest.mark.rule("DACAPO-11")
def test_only_hand_cards_are_put_down() -> None:
    """Stack cards do not go there, and nothing moves from one help pile to another."""
    scenario = Scenario(stacks=["5 9", "9 9"], helps={"a": ["4", "3"]})
    assert scenario.refuses("a: put stack a on 1") == "move-unreadable"
    assert scenario.refuses("a: put help 1 on 2") == "move-unreadable"
    assert scenario.refuses("a: put 4 on 2") == "not-in-your-hand"
    assert scenario.refuses("a: put 5 on 1") == "not-in-your-hand"
    assert scenario.may("a") == ["put 8 on 1", "put 8 on 2", "put 8 on 3"]


@pytest.mark.rule("DACAPO-11")
def test_a_card_is_put_only_on_the_own_side_piles() -> None:
    """Those of the others stay as they are."""
    scenario = Scenario(helps={"a": ["4"], "b": ["3"]})
    scenario.play("a: put 8 on 1")
    assert (scenario.helps("a"), scenario.helps("b")) == (["4 8", "", ""], ["3", "", ""])


@pytest.mark.rule("DACAPO-11")
def test_after_putting_down_the_turn_is_over() -> None:
    """One card, and nothing is built after it."""
    scenario = Scenario(stacks=["1 9", "9 9"], hands=["1 2 3 8", EIGHTS])
    scenario.play("a: put 8 on 1")
    assert scenario.turn == "b"
    assert scenario.refuses("a: put 3 on 1") == "not-your-turn"
    assert scenario.refuses("a: build stack a on 1") == "not-your-turn"


@pytest.mark.rule("DACAPO-11")
def test_a_turn_without_a_hand_card_and_draw_pile_just_ends() -> None:
    """All are told, and the next player is on turn."""
    scenario = Scenario(hands=["8", ""], pile="")
    scenario.play("a: put 8 on 1")
    assert scenario.may("b") == ["end"]
    assert scenario.play("b: end") == [Ended(B)]
    assert scenario.turn == "a"
    assert scenario.heard(None)[-1] == Ended(B)


@pytest.mark.rule("DACAPO-5", "DACAPO-11")
def test_when_time_is_up_the_first_card_is_put_down() -> None:
    """Nothing is built for a player; with no hand card the turn just ends."""
    scenario = Scenario(stacks=["1 9", "9 9"], hands=["1 5 7 J", ""], pile="")
    assert scenario.default("a") == "put 1 on 1"
    scenario.play("a: put 1 on 1")
    assert scenario.default("b") == "end"


# --- no refill after it -------------------------------------------------------


@pytest.mark.rule("DACAPO-12")
def test_a_hand_emptied_by_putting_down_is_filled_on_the_next_turn() -> None:
    """The turn is over; four cards are drawn when it is that player's turn again."""
    scenario = Scenario(hands=["7", EIGHTS], pile="1 2 3 4 5")
    assert scenario.play("a: put 7 on 1") == [Put(A, Card("7"), 0)]
    assert (scenario.turn, scenario.hand("a"), scenario.pile) == ("b", "", "1 2 3 4 5")
    scenario.play("b: put 8 on 1")
    assert (scenario.turn, scenario.hand("a"), scenario.pile) == ("a", "1 2 3 4", "5")


@pytest.mark.rule("DACAPO-12")
def test_the_rest_of_a_hand_is_kept() -> None:
    """After putting down, the hand stays as it is until the next turn."""
    scenario = Scenario(hands=["1 2 7 8", EIGHTS], pile="9 10 J 4 5")
    scenario.play("a: build 1 on 1", "a: build 2 on 1", "a: put 7 on 1")
    assert scenario.hand("a") == "8"
    scenario.play("b: put 8 on 1")
    assert scenario.hand("a") == "8 9 10 J"


# --- the moments of a turn ----------------------------------------------------


@pytest.mark.rule("DACAPO-5", "DACAPO-10")
def test_every_decision_of_a_turn_has_its_own_id() -> None:
    """No two moments are confused, not even across a reshuffle; the clock of the turn runs on."""
    stack = f"{up_to(9)} 9"
    scenario = Scenario(stacks=[stack, "9 9"], hands=["10", EIGHTS], building=[up_to(9)], pile="")
    own = "build stack a on 2"
    decisions: list[Decision] = []
    for move in [own, own, own, "build 10 on 1", own, own, own, own, own, own]:
        decisions += scenario.game.decisions(scenario.match)
        scenario.play(f"a: {move}")
        if move == "build 10 on 1":
            scenario.shuffle()
    decisions += scenario.game.decisions(scenario.match)
    assert len({decision.id for decision in decisions}) == len(decisions) == 11
    assert {decision.clock for decision in decisions} == {"r1.t1"}
    scenario.play(f"a: {scenario.default('a')}")
    (decision,) = scenario.game.decisions(scenario.match)
    assert decision.clock == "r1.t2"
    assert decision.id not in {decision.id for decision in decisions}
