"""Da Capo!: players, cards, deal, winning, the match (DACAPO-1, 2, 4, 13 and 14)."""

from collections import Counter

import pytest
from msgspec.structs import replace
from scenarios.harness.dacapo_scenario import EIGHTS, Scenario, rules_of, up_to

from dacabo.core.cards import Card, deck_of
from dacabo.core.chance import Lot, Sealed, Shuffle
from dacabo.core.dealing import resolve_chance
from dacabo.core.errors import RulesError
from dacabo.core.game import Result
from dacabo.core.phrases import Term
from dacabo.core.seats import read_seat
from dacabo.dacapo.facts import (
    Built,
    DealerChosen,
    Dealt,
    Drawn,
    Drew,
    Ended,
    MatchEnded,
    PileFinished,
    RoundBegan,
    RoundEnded,
    Source,
    TurnedUp,
)
from dacabo.dacapo.rules import PRESETS, Rules
from dacabo.dacapo.state import Deal, Ending, Lots, RoundOver, RoundResult, Turn

A, B, C = range(3)


def dealt_table(
    preset: str = "single", players: int = 2, dealer: str = "a", **options: object
) -> Scenario:
    """A table where the cards have just been dealt."""
    scenario = Scenario.before_the_deal(preset, players, **options)
    scenario.play(f"table: lot {read_seat(dealer)}")
    scenario.shuffle(deal=True)
    return scenario


# --- players and cards --------------------------------------------------------


@pytest.mark.rule("DACAPO-1", "DACAPO-13")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_players_play_a_whole_game(players: int) -> None:
    """All build what can be built, and one stack is empty in the end."""
    scenario = Scenario.before_the_deal(players=players)
    chance = Sealed(bytes(32))
    scenario.match, _ = resolve_chance(scenario.game, scenario.match, chance)
    while scenario.places is None:
        scenario.play(f"{scenario.turn}: {scenario.may(scenario.turn)[0]}")
        scenario.match, _ = resolve_chance(scenario.game, scenario.match, chance)
    cards_left = scenario.round_result.left
    assert (scenario.round_result.ending, min(cards_left)) == (Ending.STACK, 0)
    assert sorted(scenario.points) == [0] * (players - 1) + [sum(cards_left)]
    assert scenario.places.count(1) == 1


@pytest.mark.rule("DACAPO-1")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [0, 1, 7])
def test_one_player_is_too_few_and_seven_are_too_many(preset: str, players: int) -> None:
    """Any other number of players is refused, and the refusal says how many can play."""
    with pytest.raises(RulesError) as refusal:
        Scenario.before_the_deal(preset, players)
    assert refusal.value.code == "number-of-players"
    assert refusal.value.about == {"fewest": 2, "most": 6}


@pytest.mark.rule("DACAPO-1")
@pytest.mark.parametrize("preset", PRESETS)
def test_the_deck_has_165_cards(preset: str) -> None:
    """The numbers 1 to 10, fifteen times each, and fifteen jokers."""
    pack = rules_of(preset).pack
    numbers = {Card(str(number)): 15 for number in range(1, 11)}
    assert Counter(pack) == {**numbers, Card("J"): 15}
    assert len(pack) == 165


@pytest.mark.rule("DACAPO-1")
def test_a_table_can_agree_on_another_deck() -> None:
    """How high the numbers go, how often each is there, and how many jokers."""
    pack = rules_of("single", highest=3, copies=4, jokers=2, stack=1).pack
    assert " ".join(pack) == "1 1 1 1 2 2 2 2 3 3 3 3 J J"


@pytest.mark.rule("DACAPO-1", "DACAPO-9")
@pytest.mark.parametrize("highest", [4, 12])
def test_the_highest_number_ends_a_pile(highest: int) -> None:
    """If the numbers end before 10, the highest takes the place of the 10."""
    hands = [f"{highest - 1} {highest} 8 8", EIGHTS]
    scenario = Scenario(hands=hands, building=[up_to(highest - 2)], highest=highest)
    scenario.play(f"a: build {highest - 1} on 1")
    assert scenario.aside == ""
    assert scenario.play(f"a: build {highest} on 1")[-1] == PileFinished(0)


# --- what a table can agree on ------------------------------------------------


@pytest.mark.rule("DACAPO-2", "DACAPO-3")
@pytest.mark.parametrize("option", Rules.bounds)
def test_a_size_has_bounds(option: str) -> None:
    """The bounds themselves can be played; one less or one more is refused."""
    rules = Rules(stack=1, hand=1)
    lowest, highest = Rules.bounds[option]
    for possible in (lowest, highest):
        assert getattr(rules.changed({option: possible}), option) == possible
    for impossible in (lowest - 1, highest + 1):
        with pytest.raises(RulesError) as refusal:
            rules.changed({option: impossible})
        assert refusal.value.code == "option-out-of-range"
        assert refusal.value.about["option"] == Term(f"dacapo-option-{option.replace('_', '-')}")
        assert (refusal.value.about["lowest"], refusal.value.about["highest"]) == (lowest, highest)


@pytest.mark.rule("DACAPO-2")
@pytest.mark.parametrize(
    ("option", "value", "code"),
    [
        ("stacks", 20, "unknown-option"),
        ("stack", "many", "option-unreadable"),
        ("stack", None, "option-unreadable"),
        ("stack", True, "option-unreadable"),
    ],
)
def test_an_unknown_option_or_value_is_refused(option: str, value: object, code: str) -> None:
    """A name that no option has, or a value that it cannot have."""
    with pytest.raises(RulesError) as refusal:
        rules_of("single", **{option: value})
    assert refusal.value.code == code


@pytest.mark.rule("DACAPO-1", "DACAPO-2")
def test_a_deck_must_be_large_enough_for_all_stacks_and_hands() -> None:
    """With 24 cards in a stack, five can play but not six."""
    assert Scenario.before_the_deal(players=5, stack=24).phase is Lots
    with pytest.raises(RulesError) as refusal:
        Scenario.before_the_deal(players=6, stack=24)
    assert refusal.value.code == "deck-too-small"
    assert refusal.value.about == {"players": 6, "cards": 28, "deck": 165}


@pytest.mark.rule("DACAPO-1", "DACAPO-2")
def test_sizes_for_fewer_than_two_players_are_refused() -> None:
    """A deck of 47 cards does not do for two stacks of 20 and two hands of 4."""
    assert len(rules_of("single", copies=3, jokers=18).pack) == 48
    with pytest.raises(RulesError) as refusal:
        rules_of("single", copies=3, jokers=17)
    assert refusal.value.code == "deck-too-small"


@pytest.mark.rule("DACAPO-2", "DACAPO-6")
def test_a_deck_of_the_smallest_size_leaves_no_draw_pile() -> None:
    """Five stacks of 29 and hands of 4 are all 165 cards; the game is played without drawing."""
    scenario = dealt_table(players=5, stack=29)
    assert (scenario.pile, scenario.phase) == ("", Turn)
    for seat in "bcdea":
        assert scenario.turn == seat
        scenario.play(f"{seat}: {scenario.default(seat)}")
    assert len(scenario.hand("b").split()) == 3


# --- the deal -----------------------------------------------------------------


@pytest.mark.rule("DACAPO-2", "DACAPO-3")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", ["ab", "abc", "abcd", "abcde", "abcdef"])
def test_everyone_gets_a_stack_of_20_and_a_hand_of_4(preset: str, seats: str) -> None:
    """For every number of players; the rest is the draw pile, and nothing else lies there."""
    scenario = dealt_table(preset, players=len(seats))
    assert [len(scenario.stack(seat).split()) for seat in seats] == [20] * len(seats)
    assert [len(scenario.hand(seat).split()) for seat in seats] == [4] * len(seats)
    assert len(scenario.pile.split()) == 165 - 24 * len(seats)
    assert scenario.building == ["", "", ""]
    assert [scenario.helps(seat) for seat in seats] == [["", "", ""]] * len(seats)
    assert scenario.aside == ""
    everything = [*map(scenario.stack, seats), *map(scenario.hand, seats), scenario.pile]
    assert Counter(" ".join(everything).split()) == Counter(scenario.match.rules.pack)


@pytest.mark.rule("DACAPO-2")
def test_cards_are_dealt_one_at_a_time_beginning_left_of_the_dealer() -> None:
    """First the stacks, the last card of each on top and face up; then the hands."""
    scenario = Scenario.before_the_deal(players=3, stack=2, hand=2)
    scenario.play("table: lot 0")
    scenario.shuffle("1 2 3 4 5 6 7 8 9 10 J 1 2 3", deal=True)
    assert (scenario.stack("b"), scenario.stack("c"), scenario.stack("a")) == ("4 1", "5 2", "6 3")
    assert (scenario.hand("b"), scenario.hand("c"), scenario.hand("a")) == ("7 10", "8 J", "1 9")
    assert scenario.pile.split()[:2] == ["2", "3"]
    assert scenario.turn == "b"


@pytest.mark.rule("DACAPO-2", "DACAPO-3")
def test_the_deal_tells_top_cards_and_counts_to_all() -> None:
    """Each player also hears their own hand."""
    scenario = Scenario.before_the_deal(players=3, stack=2, hand=2)
    scenario.play("table: lot 0")
    scenario.shuffle("1 2 3 4 5 6 7 8 9 10 J 1 2 3", deal=True)
    table = Dealt(1, B, 2, 2, deck_of("6", "4", "5"), 165 - 12)
    lot = DealerChosen(A, by_lot=True)
    assert scenario.heard(None) == [lot, table]
    assert scenario.heard("a") == [lot, table, Drawn(deck_of("1", "9"))]
    assert scenario.heard("b") == [lot, table, Drawn(deck_of("7", "10"))]
    assert scenario.heard("c") == [lot, table, Drawn(deck_of("8", "J"))]


@pytest.mark.rule("DACAPO-2")
@pytest.mark.parametrize("viewer", ["a", "b", None])
def test_only_the_top_of_a_stack_is_seen(viewer: str | None) -> None:
    """The cards below are hidden from their owner too, until they are turned up."""
    scenario = Scenario(stacks=["1 5 7", "9 9"])
    assert (scenario.view(viewer).stacks[A].height, scenario.view(viewer).stacks[A].top) == (3, "1")
    scenario.play("a: build stack a on 1")
    assert (scenario.view(viewer).stacks[A].height, scenario.view(viewer).stacks[A].top) == (2, "5")
    assert scenario.heard(viewer)[-1] == TurnedUp(A, Card("5"))


@pytest.mark.rule("DACAPO-2")
def test_only_a_true_shuffle_of_all_cards_can_be_dealt() -> None:
    """An order with a card missing or twice is refused, and no player deals."""
    scenario = Scenario.before_the_deal()
    scenario.play("table: lot 0")
    whole = [str(index) for index in range(165)]
    assert scenario.refuses("table: shuffled " + ",".join(whole[1:])) == "not-an-order"
    assert scenario.refuses("table: shuffled " + ",".join([*whole[:-1], "0"])) == "not-an-order"
    assert scenario.refuses("a: shuffled " + ",".join(whole)) == "not-now"
    scenario.play("table: shuffled " + ",".join(whole))
    assert scenario.phase is Turn


@pytest.mark.rule("DACAPO-2", "DACAPO-3", "DACAPO-7")
@pytest.mark.parametrize("viewer", ["a", "b", None])
def test_the_facts_alone_give_the_knowledge_of_the_table(viewer: str | None) -> None:
    """It has the own hand, all open cards, and how much there is of everything."""
    scenario = Scenario.before_the_deal(stack=2, hand=2, highest=2, copies=4, jokers=2)
    scenario.play("table: lot 1")
    scenario.shuffle("2 2 1 2 1 2 J 1 1", deal=True)
    scenario.play("a: build stack a on 1", "a: build 1 on 2", "a: build J on 1", "a: put 1 on 1")
    scenario.play("b: build stack b on 2", "b: put 1 on 1")
    scenario.shuffle()
    scenario.play("a: build help 1 on 1")
    seat = None if viewer is None else read_seat(viewer)
    knowledge = scenario.game.know(scenario.match.rules, 2, seat)
    for fact in scenario.heard(viewer):
        knowledge = scenario.game.learn(knowledge, fact)
    view = scenario.view(viewer)
    assert knowledge.hand == (view.hand or ())
    assert (knowledge.hands, knowledge.pile, len(knowledge.aside)) == (
        view.hands,
        view.pile,
        view.aside,
    )
    assert knowledge.stacks == tuple(stack.height for stack in view.stacks)
    assert knowledge.tops == tuple(stack.top for stack in view.stacks)
    assert (knowledge.helps, knowledge.building) == (view.helps, view.building)


# --- who deals, who begins ----------------------------------------------------


@pytest.mark.rule("DACAPO-4")
@pytest.mark.parametrize(
    ("lot", "dealer", "starter"), [(0, "a", "b"), (1, "b", "c"), (2, "c", "a")]
)
def test_the_lot_names_the_dealer_and_the_player_to_the_left_begins(
    lot: int, dealer: str, starter: str
) -> None:
    """In the first game of a match the dealer is drawn among all players."""
    scenario = Scenario.before_the_deal(players=3)
    assert scenario.may("table") == ["lot 0", "lot 1", "lot 2"]
    (decision,) = scenario.game.decisions(scenario.match)
    assert decision.chance == Lot("round/1/dealer", 3)
    assert scenario.default("table") is None
    assert scenario.play(f"table: lot {lot}") == [DealerChosen(read_seat(dealer), by_lot=True)]
    assert scenario.phase is Deal
    (decision,) = scenario.game.decisions(scenario.match)
    assert decision.chance == Shuffle("round/1/deal", 165)
    assert scenario.may("table") == []
    assert scenario.default("table") is None
    scenario.shuffle(deal=True)
    assert (scenario.dealer, scenario.turn) == (dealer, starter)


@pytest.mark.rule("DACAPO-4")
def test_the_first_seat_may_start_without_a_lot() -> None:
    """If the table has agreed on it, the last seat deals, and the first thing is the shuffle."""
    scenario = Scenario.before_the_deal(players=3, first_seat_starts=True)
    (waiting,) = scenario.game.decisions(scenario.match)
    assert waiting.chance == Shuffle("round/1/deal", 165)
    scenario.shuffle(deal=True)
    assert (scenario.dealer, scenario.turn) == ("c", "a")


@pytest.mark.rule("DACAPO-4")
def test_only_the_table_draws_the_lot() -> None:
    """It chooses a player at the table."""
    scenario = Scenario.before_the_deal(players=3)
    assert scenario.refuses("a: lot 0") == "not-now"
    assert scenario.refuses("table: lot 3") == "no-such-lot"
    assert scenario.refuses("table: next") == "not-now"
    assert scenario.refuses("a: put 1 on 1") == "not-now"


@pytest.mark.rule("DACAPO-4")
@pytest.mark.parametrize("viewer", ["a", "b", None])
def test_before_the_lot_no_player_is_on_turn(viewer: str | None) -> None:
    """After it the dealer and the starter are known, and no one has a card yet."""
    scenario = Scenario.before_the_deal()
    view = scenario.view(viewer)
    assert (view.phase, view.dealer, view.player, view.hand) == ("lots", None, None, None)
    assert (view.awaited, view.decisions, view.totals) == ((), (), (0, 0))
    scenario.play("table: lot 0")
    view = scenario.view(viewer)
    assert (view.phase, view.dealer, view.player, view.hand) == ("deal", A, B, None)


@pytest.mark.rule("DACAPO-4", "DACAPO-5")
def test_turns_are_counted_from_the_deal() -> None:
    """The starter's first turn is the first of the game."""
    scenario = dealt_table(dealer="b")
    assert (scenario.turn, scenario.view(None).turn) == ("a", 1)
    scenario.play(f"a: {scenario.default('a')}")
    assert (scenario.turn, scenario.view(None).turn) == ("b", 2)


@pytest.mark.rule("DACAPO-4", "DACAPO-14")
def test_the_deal_moves_clockwise_from_game_to_game() -> None:
    """No lot is drawn any more: the player to the left deals the next game."""
    scenario = Scenario("match", stacks=["9 9", "1", "9 9"], hands=[EIGHTS] * 3, turn="b")
    assert scenario.dealer == "a"
    scenario.play("b: build stack b on 1")
    for number, dealer, starter in [(2, "b", "c"), (3, "c", "a"), (4, "a", "b")]:
        assert scenario.play("table: next") == [
            RoundBegan(number),
            DealerChosen(read_seat(dealer), by_lot=False),
        ]
        (decision,) = scenario.game.decisions(scenario.match)
        assert decision.chance == Shuffle(f"round/{number}/deal", 165)
        scenario.shuffle(deal=True)
        assert (scenario.dealer, scenario.turn) == (dealer, starter)
        _win(scenario)


def _win(scenario: Scenario) -> None:
    """Let the player on turn win, as if nothing but a 1 were left of every stack."""
    now = scenario.match.round
    now = replace(now, stacks=(deck_of("1"),) * len(now.stacks))
    scenario.match = replace(scenario.match, round=now)
    scenario.play(f"{scenario.turn}: build stack {scenario.turn} on 1")


# --- winning ------------------------------------------------------------------


@pytest.mark.rule("DACAPO-13")
def test_a_player_who_builds_the_last_card_of_their_stack_wins_at_once() -> None:
    """No card is put down any more, and hand and help piles do not matter."""
    scenario = Scenario(stacks=["3", "9 7 5"], building=["1 2"], helps={"a": ["4 4", "9"]})
    result = RoundResult(1, Ending.STACK, (A,), (0, 3), (3, 0), (3, 0))
    assert scenario.play("a: build stack a on 1") == [
        Built(A, Source.STACK, A, None, Card("3"), 0, 3),
        RoundEnded(result),
        MatchEnded(Result((3, 0), (1, 2))),
    ]
    assert scenario.phase is RoundOver
    assert (scenario.round_winners, scenario.points) == ("a", [3, 0])
    assert scenario.hand("a") == EIGHTS
    assert scenario.helps("a") == ["4 4", "9", ""]
    assert (scenario.view("b").stacks[A].height, scenario.view("b").stacks[A].top) == (0, None)


@pytest.mark.rule("DACAPO-9", "DACAPO-13")
@pytest.mark.parametrize("card", ["10", "J"])
def test_the_winning_card_can_end_a_pile(card: str) -> None:
    """The pile is set aside, and the game is over."""
    scenario = Scenario(stacks=[card, "9 9"], hands=["", EIGHTS], building=[up_to(9)], pile="5 5")
    facts = scenario.play("a: build stack a on 1")
    assert [type(fact) for fact in facts] == [Built, PileFinished, RoundEnded, MatchEnded]
    assert scenario.phase is RoundOver
    assert (scenario.hand("a"), scenario.pile) == ("", "5 5")


@pytest.mark.rule("DACAPO-13")
def test_a_stack_with_one_card_has_not_won_yet() -> None:
    """It is turned up and has to be built too."""
    scenario = Scenario(stacks=["3 9", "9 9"], building=["1 2"])
    scenario.play("a: build stack a on 1")
    assert scenario.phase is Turn
    assert scenario.places is None


@pytest.mark.rule("DACAPO-7", "DACAPO-13")
def test_a_player_wins_when_another_builds_their_last_stack_card() -> None:
    """The owner of the empty stack wins at once and scores all other stacks."""
    scenario = Scenario(
        stacks=["9 9", "3", "9 9 9"], hands=["8", EIGHTS, EIGHTS], building=["1 2"], turn="a"
    )
    facts = scenario.play("a: build stack b on 1")
    assert facts[:-1] == [
        Built(A, Source.STACK, B, None, Card("3"), 0, 3),
        RoundEnded(RoundResult(1, Ending.STACK, (B,), (2, 0, 3), (0, 5, 0), (0, 5, 0))),
    ]
    assert (scenario.phase, scenario.round_winners, scenario.points) == (RoundOver, "b", [0, 5, 0])
    assert scenario.places == [2, 1, 2]


@pytest.mark.rule("DACAPO-13")
def test_an_empty_hand_without_side_piles_does_not_win() -> None:
    """Only the stack counts."""
    scenario = Scenario(hands=["1", ""], pile="")
    scenario.play("a: build 1 on 1")
    assert scenario.phase is Turn
    scenario.play("a: end")
    assert scenario.places is None


@pytest.mark.rule("DACAPO-13", "DACAPO-14")
def test_a_single_game_is_over_with_its_win() -> None:
    """No player can do anything any more, nor can the table."""
    scenario = Scenario(stacks=["1", "9 9 9"])
    scenario.play("a: build stack a on 1")
    assert scenario.places == [1, 2]
    assert scenario.game.decisions(scenario.match) == []
    for line in ("table: next", "b: put 8 on 1", "a: end"):
        assert scenario.refuses(line) == "match-over"
    view = scenario.view(None)
    assert (view.result, view.awaited) == (Result((3, 0), (1, 2)), ())
    assert [result.winners for result in view.results] == [(A,)]


# --- when nothing goes any more -----------------------------------------------


def _idle_table(*stacks: str, preset: str = "single", totals: list[int] | None = None) -> Scenario:
    """No one has a hand card, there is nothing to draw, and it is a's turn."""
    return Scenario(preset, stacks=stacks, hands=[""] * len(stacks), pile="", totals=totals)


@pytest.mark.rule("DACAPO-13")
def test_an_idle_lap_ends_the_game() -> None:
    """The smallest stack wins and scores the others."""
    scenario = _idle_table("9 9 9", "9 9", "9 9 9 9")
    scenario.play("a: end", "b: end")
    assert scenario.may("c") == ["end"]
    facts = scenario.play("c: end")
    result = RoundResult(1, Ending.STALEMATE, (B,), (3, 2, 4), (0, 7, 0), (0, 7, 0))
    assert facts == [Ended(C), RoundEnded(result), MatchEnded(Result((0, 7, 0), (2, 1, 2)))]
    assert (scenario.phase, scenario.round_winners) == (RoundOver, "b")


@pytest.mark.rule("DACAPO-13")
def test_the_smallest_stacks_share_the_win() -> None:
    """Each of the winners scores the losers' stacks, not each other's."""
    scenario = _idle_table("9 9", "9 9 9", "9 9", "9 9 9 9 9")
    scenario.play("a: end", "b: end", "c: end", "d: end")
    assert (scenario.round_winners, scenario.points) == ("ac", [8, 0, 8, 0])
    assert scenario.places == [1, 3, 1, 3]


@pytest.mark.rule("DACAPO-13")
def test_equal_stacks_share_the_win_without_points() -> None:
    """There is no loser whose stack could be scored."""
    scenario = _idle_table("9 9", "9 9")
    scenario.play("a: end", "b: end")
    assert (scenario.round_winners, scenario.points, scenario.places) == ("ab", [0, 0], [1, 1])


@pytest.mark.rule("DACAPO-13")
def test_a_card_built_restarts_the_idle_lap() -> None:
    """The turn then counts as active, even if it ended without a card."""
    scenario = Scenario(stacks=["9 9", "1 9 9", "9 9"], hands=["", "", ""], pile="")
    scenario.play("a: end", "b: build stack b on 1", "b: end", "c: end", "a: end")
    assert scenario.may("b") == ["end"]
    scenario.play("b: end")
    assert scenario.phase is RoundOver


@pytest.mark.rule("DACAPO-13")
def test_a_card_put_down_restarts_the_idle_lap() -> None:
    """The last hand card of the table is put down: every player has one more turn."""
    scenario = Scenario(stacks=["9 9"] * 3, hands=["", "7", ""], pile="")
    scenario.play("a: end", "b: put 7 on 1", "c: end", "a: end")
    assert scenario.may("b") == ["end"]
    scenario.play("b: end")
    assert scenario.phase is RoundOver


@pytest.mark.rule("DACAPO-10", "DACAPO-13")
def test_a_card_drawn_restarts_the_idle_lap() -> None:
    """A card that was drawn and built away at once has been drawn all the same."""
    scenario = Scenario(stacks=["9 9"] * 2, hands=["", ""], building=["1 2 3"], pile="", aside="4")
    scenario.play("a: end")
    scenario.shuffle()
    assert Drew(B, 1) in scenario.heard(None)
    scenario.play("b: build 4 on 1", "b: end", "a: end")
    assert scenario.may("b") == ["end"]
    scenario.play("b: end")
    assert scenario.phase is RoundOver


@pytest.mark.rule("DACAPO-7", "DACAPO-13")
def test_a_player_who_could_build_may_let_the_idle_lap_pass() -> None:
    """Building is not compulsory, not even to keep the game alive."""
    scenario = _idle_table("1 9", "1 9 9")
    assert "build stack a on 1" in scenario.may("a")
    scenario.play("a: end", "b: end")
    assert (scenario.round_winners, scenario.points) == ("a", [3, 0])


@pytest.mark.rule("DACAPO-13")
def test_a_game_in_which_cards_are_drawn_and_put_down_continues() -> None:
    """As long as cards are drawn and put down, the game continues, with or without stacks."""
    scenario = Scenario(hands=[EIGHTS, EIGHTS], pile=" ".join(["7"] * 100))
    for turn in range(100):
        seat = "ab"[turn % 2]
        scenario.play(f"{seat}: {scenario.default(seat)}")
    assert scenario.phase is Turn
    assert (scenario.stack("a"), scenario.stack("b")) == ("9 9", "9 9")


# --- the match ----------------------------------------------------------------


@pytest.mark.rule("DACAPO-14")
def test_the_winner_scores_a_point_for_each_card_in_the_others_stacks() -> None:
    """Hands and help piles of the others do not count, and the losers score nothing."""
    scenario = Scenario(
        "match",
        stacks=["1", "9 9 9", "9 9"],
        hands=[EIGHTS] * 3,
        helps={"b": ["7 7", "6"]},
        totals=[10, 20, 0],
    )
    scenario.play("a: build stack a on 1")
    assert (scenario.points, scenario.totals) == ([5, 0, 0], [15, 20, 0])
    assert scenario.round_result.left == (0, 3, 2)
    assert scenario.view("b").totals == (15, 20, 0)


@pytest.mark.rule("DACAPO-14")
def test_below_50_points_the_next_game_follows() -> None:
    """The table opens it, no one else, and all begin with new cards."""
    scenario = Scenario("match", stacks=["1", "9 9"], helps={"b": ["7"]}, totals=[47, 30])
    scenario.play("a: build stack a on 1")
    assert scenario.totals == [49, 30]
    assert (scenario.places, scenario.may("table"), scenario.default("table")) == (
        None,
        ["next"],
        "next",
    )
    assert scenario.may("a") == scenario.may("b") == []
    assert scenario.refuses("a: next") == "not-now"
    assert scenario.refuses("b: put 8 on 1") == "not-now"
    assert not any(isinstance(fact, MatchEnded) for fact in scenario.heard(None))
    assert scenario.view(None).phase == "round-over"
    scenario.play("table: next")
    scenario.shuffle(deal=True)
    assert [len(scenario.stack(seat).split()) for seat in "ab"] == [20, 20]
    assert (scenario.helps("b"), scenario.building, scenario.totals) == (
        [""] * 3,
        [""] * 3,
        [49, 30],
    )
    assert scenario.view(None).round == 3


@pytest.mark.rule("DACAPO-14")
@pytest.mark.parametrize(("before", "after"), [(48, 50), (49, 51)])
def test_50_points_end_the_match(before: int, after: int) -> None:
    """The first to reach them has won it."""
    scenario = Scenario("match", stacks=["1", "9 9"], totals=[before, 49])
    assert scenario.play("a: build stack a on 1")[-1] == MatchEnded(Result((after, 49), (1, 2)))
    assert scenario.places == [1, 2]
    assert scenario.refuses("table: next") == "match-over"


@pytest.mark.rule("DACAPO-13", "DACAPO-14")
def test_the_highest_of_several_totals_above_50_wins() -> None:
    """Two who shared a game have both passed 50: the higher total wins the match."""
    scenario = _idle_table("9 9", "9 9", "9 9 9 9 9", preset="match", totals=[45, 48, 0])
    scenario.play("a: end", "b: end", "c: end")
    assert (scenario.totals, scenario.places) == ([50, 53, 0], [2, 1, 3])


@pytest.mark.rule("DACAPO-13", "DACAPO-14")
def test_equal_totals_share_the_match() -> None:
    """Two who reach the same total in the same game have both won; the next place is the third."""
    scenario = _idle_table("9 9", "9 9", "9 9 9 9 9", preset="match", totals=[46, 46, 0])
    scenario.play("a: end", "b: end", "c: end")
    assert (scenario.totals, scenario.places) == ([51, 51, 0], [1, 1, 3])


@pytest.mark.rule("DACAPO-14")
def test_a_game_without_points_ends_no_match() -> None:
    """If all share a game, no one comes nearer to 50."""
    scenario = _idle_table("9 9", "9 9", preset="match", totals=[49, 0])
    scenario.play("a: end", "b: end")
    assert (scenario.totals, scenario.places, scenario.may("table")) == ([49, 0], None, ["next"])


@pytest.mark.rule("DACAPO-14")
def test_a_table_can_agree_on_another_target() -> None:
    """Fewer points make a shorter match."""
    scenario = Scenario("match", stacks=["1", "9 9"], totals=[8, 0], target=10)
    scenario.play("a: build stack a on 1")
    assert (scenario.totals, scenario.places) == ([10, 0], [1, 2])


@pytest.mark.rule("DACAPO-14")
def test_a_match_is_optional() -> None:
    """Without a target a single game decides, however few points it brings."""
    scenario = Scenario(stacks=["1", "9"])
    scenario.play("a: build stack a on 1")
    assert scenario.game.result(scenario.match) == Result((1, 0), (1, 2))
