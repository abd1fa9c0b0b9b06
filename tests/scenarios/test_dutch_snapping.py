"""Cabo with French cards, out of turn: snapping, looking without leave (DUTCH-10, 12, 13, 14)."""

import pytest
from scenarios.harness.scenario import Scenario

from dacabo.cabo.facts import (
    Discarded,
    Glance,
    Looked,
    Passed,
    PenaltyTaken,
    RanOut,
    Reshuffled,
    Saw,
    Snapped,
    WindowClosed,
    WindowOpened,
)
from dacabo.cabo.game import Cabo
from dacabo.cabo.moves import Close, Done, Pass
from dacabo.cabo.phrases import phrases
from dacabo.cabo.view import Hand
from dacabo.core.cards import Card
from dacabo.core.chance import Shuffle
from dacabo.core.game import Decision, Fact
from dacabo.core.seats import TABLE

SNAPS = ["pass", "snap 1", "snap 2", "snap 3", "snap 4"]


def before_the_discard(
    *, pile: str = "7S 2C 2H 3C 3D", discard: str = "KC", hands: tuple[str, str, str] | None = None
) -> Scenario:
    """A is on turn and will draw a 7; b and c have one each, c's in the third slot."""
    return Scenario(
        "dutch",
        hands=hands or ("AC 2D 3H 4S", "7H 5C 6D 8S", "9C 9D 7D JC"),
        pile=pile,
        discard=discard,
    )


def window(
    *, pile: str = "7S 2C 2H 3C 3D", discard: str = "KC", hands: tuple[str, str, str] | None = None
) -> Scenario:
    """A has drawn and discarded the 7 of spades; b and c may snap."""
    scenario = before_the_discard(pile=pile, discard=discard, hands=hands)
    scenario.play("a: draw", "a: discard")
    assert phase_of(scenario) == "snapping"
    return scenario


def phase_of(scenario: Scenario) -> str:
    """The phase of the round, as everyone can see it."""
    return scenario.view(None).phase


def decisions_of_kind(scenario: Scenario, kind: str) -> dict[int, Decision]:
    """The current decisions of this kind, by seat."""
    decisions = [decision for decision in Cabo().decisions(scenario.match) if decision.kind == kind]
    assert len({decision.id for decision in decisions}) == len(decisions)
    return {decision.actor: decision for decision in decisions}


def looks_in(facts: list[Fact]) -> list[Fact]:
    """The looks at cards among the facts."""
    return [fact for fact in facts if isinstance(fact, Saw)]


def sneaks(scenario: Scenario, seat: str) -> list[str]:
    """The places at which a player may sneak a look."""
    return [move for move in scenario.may(seat) if move.startswith("sneak")]


# --- when a window opens, and for whom ----------------------------------------


@pytest.mark.rule("DUTCH-10")
def test_after_a_discard_the_others_may_snap() -> None:
    """Everyone but the player who discarded lays down one of their cards, or passes."""
    scenario = before_the_discard()
    scenario.play("a: draw")
    facts = scenario.play("a: discard")
    assert facts == [Discarded(0, Card("7S"), used=False), WindowOpened((1, 2))]
    assert scenario.may("b") == scenario.may("c") == SNAPS
    assert scenario.may("a") == []
    assert scenario.may("table") == ["close"]
    assert scenario.turn == "a"


@pytest.mark.rule("DUTCH-10")
def test_a_window_opens_although_nobody_has_a_match() -> None:
    """Otherwise an open window would tell something about hidden cards."""
    scenario = before_the_discard(hands=("AC 2D 3H 4S", "KH 5C 6D 8S", "9C 9D X JC"))
    scenario.play("a: draw")
    assert WindowOpened((1, 2)) in scenario.play("a: discard")
    assert scenario.may("b") == scenario.may("c") == SNAPS


@pytest.mark.rule("DUTCH-10")
@pytest.mark.parametrize("begin", ["draw", "take"])
def test_a_card_from_the_layout_opens_a_window_too(begin: str) -> None:
    """Whether it was replaced by a drawn card or by the top discard."""
    scenario = before_the_discard(hands=("AC 7C 3H 4S", "7H 5C 6D 8S", "9C 9D 7D JC"))
    scenario.play(f"a: {begin}")
    assert WindowOpened((1, 2)) in scenario.play("a: replace 2")
    scenario.play("c: snap 3")
    assert scenario.discard.endswith("7C 7D")


@pytest.mark.rule("DUTCH-10", "DUTCH-9")
@pytest.mark.parametrize(("card", "place"), [("7S", "a1"), ("9S", "b1"), ("KS", "c3")])
def test_a_window_opens_only_after_the_look_is_done(card: str, place: str) -> None:
    """While a player uses a card, no one snaps it, although it is on the pile already."""
    scenario = before_the_discard(pile=f"{card} 2C 2H 3C")
    scenario.play("a: draw")
    facts = scenario.play(f"a: look {place}")
    assert scenario.discard == f"KC {card}"
    assert not [fact for fact in facts if isinstance(fact, WindowOpened)]
    assert not [move for move in scenario.may("b") + scenario.may("c") if "snap" in move]
    assert scenario.play("a: done")[-1] == WindowOpened((1, 2))


@pytest.mark.rule("DUTCH-10", "DUTCH-9")
def test_a_card_got_by_a_swap_can_be_snapped() -> None:
    """The jack's exchange comes first: b has a's jack when the window opens."""
    hands = ("JC 2D 3H 4S", "7H 5C 6D 8S", "9C 9D 7D 10C")
    scenario = before_the_discard(pile="JS 2C 2H 3C", hands=hands)
    scenario.play("a: draw", "a: swap a1 b3")
    assert scenario.cards("b") == "7H 5C JC 8S"
    scenario.play("b: snap 3")
    assert scenario.cards("b") == "7H 5C - 8S"
    assert scenario.discard == "KC JS JC"


@pytest.mark.rule("DUTCH-10")
def test_the_card_turned_up_at_the_deal_opens_no_window() -> None:
    """Play begins with the first turn, although b has a card of that rank."""
    scenario = Scenario.before_the_deal("dutch", looks=0)
    scenario.play("table: youngest a")
    scenario.shuffle("AS 9H AH 2H AD 2D AC 2C 9S", deal=True)
    assert scenario.discard == "9S"
    assert phase_of(scenario) == "turn"
    assert scenario.turn == "a"


@pytest.mark.rule("DUTCH-10", "GM-1")
def test_a_failed_set_that_discards_nothing_opens_no_window() -> None:
    """With sets and the rule that a false one adds a card, a's false set discards nothing."""
    hands = ["AC 2D 3H", "9H 5C"]
    scenario = Scenario(
        "dutch", hands=hands, pile="7S 2C", discard="9C", sets=True, false_set="keep"
    )
    scenario.play("a: draw", "a: replace 1+2")
    assert scenario.cards("a") == "AC 2D 3H 7S"
    assert phase_of(scenario) == "turn"
    assert scenario.turn == "b"


@pytest.mark.rule("DUTCH-10")
def test_the_player_who_discarded_may_not_snap() -> None:
    """A has another 7, in vain."""
    scenario = window(hands=("7C 2D 3H 4S", "7H 5C 6D 8S", "9C 9D 7D JC"))
    assert scenario.refuses("a: snap 1") == "not-awaited"
    assert scenario.refuses("a: pass") == "not-awaited"


@pytest.mark.rule("DUTCH-10", "DUTCH-8")
def test_the_caller_does_not_snap() -> None:
    """C has called: a window is for a, b and d without the player who discarded."""
    hands = ["AC 2D", "7H 5C", "7D X", "JC 8S"]
    scenario = Scenario("dutch", hands=hands, pile="7S 2C 2H 3C", discard="KC", starter="c")
    scenario.play("c: cabo", "d: draw")
    assert scenario.play("d: discard")[-1] == WindowOpened((0, 1))
    assert scenario.may("c") == []
    assert scenario.refuses("c: snap 1") == "not-awaited"
    scenario.play("b: snap 1")
    assert scenario.cards("c") == "7D X"


@pytest.mark.rule("DUTCH-10")
def test_a_player_may_not_snap_their_last_card() -> None:
    """B has one card left, a 7, and may not snap it; c with two cards may."""
    scenario = window(hands=("AC 2D 3H 4S", "- 7H - -", "9C - 7D -"))
    assert scenario.may("b") == []
    assert scenario.refuses("b: snap 2") == "not-awaited"
    assert scenario.may("c") == ["pass", "snap 1", "snap 3"]
    scenario.play("c: snap 3")
    assert scenario.cards("c") == "9C - - -"


@pytest.mark.rule("DUTCH-10")
def test_no_window_opens_without_a_player_who_may_snap() -> None:
    """All others have one card each: the next turn begins at once."""
    scenario = before_the_discard(hands=("AC 2D 3H 4S", "7H", "- - 7D -"))
    scenario.play("a: draw")
    assert scenario.play("a: discard") == [Discarded(0, Card("7S"), used=False)]
    assert phase_of(scenario) == "turn"
    assert scenario.turn == "b"


@pytest.mark.rule("DUTCH-10", "DUTCH-8")
def test_two_players_have_no_window_after_the_call() -> None:
    """One has called and the other has discarded: the round is over."""
    scenario = Scenario("dutch", hands=["7C AD KH X", "7H 5C 6D 8S"], pile="7S 2C", discard="KC")
    scenario.play("a: cabo", "b: draw", "b: discard")
    assert WindowOpened((0,)) not in scenario.heard(None)
    assert phase_of(scenario) == "round-over"


@pytest.mark.rule("DUTCH-10")
def test_without_the_option_there_is_no_snapping() -> None:
    """Snapping belongs to this rule set; without it the next turn begins."""
    hands = ["AC 2D 3H 4S", "7H 5C 6D 8S", "9C 9D 7D JC"]
    scenario = Scenario("dutch", hands=hands, pile="7S 2C", discard="KC", snap=False)
    scenario.play("a: draw", "a: discard")
    assert phase_of(scenario) == "turn"
    assert scenario.turn == "b"


# --- a right snap -------------------------------------------------------------


@pytest.mark.rule("DUTCH-10")
def test_a_right_snap_leaves_the_player_with_one_card_fewer() -> None:
    """The card stays on the pile, its slot stays empty, the turn is over."""
    scenario = window()
    facts = scenario.play("c: snap 3")
    assert facts == [Snapped(2, 2, Card("7D"), right=True), WindowClosed()]
    assert scenario.cards("c") == "9C 9D - JC"
    assert scenario.discard == "KC 7S 7D"
    assert scenario.pile == "2C 2H 3C 3D"
    assert scenario.turn == "b"


@pytest.mark.rule("DUTCH-10")
def test_a_snapped_card_opens_no_window_of_its_own() -> None:
    """B's turn begins, and no one may lay a third 7 on the two."""
    scenario = window(hands=("AC 2D 3H 4S", "7H 7C 6D 8S", "9C 9D 7D JC"))
    assert not [f for f in scenario.play("b: snap 1") if isinstance(f, WindowOpened)]
    assert phase_of(scenario) == "turn"
    assert scenario.refuses("b: snap 2") == "snap-too-late"
    assert scenario.refuses("a: snap 1") == "snap-too-late"


@pytest.mark.rule("DUTCH-10")
def test_the_fastest_counts() -> None:
    """C comes after b: refused, unpunished, and c's card is not shown."""
    scenario = window()
    scenario.play("b: snap 1")
    assert scenario.refuses("c: snap 3") == "snap-too-late"
    assert scenario.cards("c") == "9C 9D 7D JC"
    assert not [f for f in scenario.heard(None) if isinstance(f, Snapped) and f.by == 2]


@pytest.mark.rule("DUTCH-10")
def test_the_snapped_card_is_the_new_top_and_may_be_taken() -> None:
    """B takes the 7 of diamonds that c has just got rid of."""
    scenario = window()
    scenario.play("c: snap 3", "b: take", "b: replace 2")
    assert scenario.cards("b") == "7H 7D 6D 8S"
    assert scenario.discard == "KC 7S 5C"


@pytest.mark.rule("DUTCH-10")
@pytest.mark.parametrize(
    ("lying", "laid"),
    [
        ("AS", "AC"),
        ("7S", "7D"),
        ("10S", "10D"),
        ("JH", "JC"),
        ("KS", "KC"),
        ("KS", "KH"),
        ("KD", "KC"),
        ("X", "X"),
    ],
)
def test_cards_of_the_same_rank_match_in_any_colour(lying: str, laid: str) -> None:
    """Kings match kings although they count 0 and 13; jokers match jokers."""
    scenario = Scenario("dutch", hands=["4S 4H", f"{laid} 5C"], pile=f"{lying} 2C 2H", discard="3C")
    scenario.play("a: draw", "a: discard")
    assert Snapped(1, 0, Card(laid), right=True) in scenario.play("b: snap 1")
    assert scenario.cards("b") == "- 5C"


@pytest.mark.rule("DUTCH-10", "DUTCH-12")
@pytest.mark.parametrize(
    ("lying", "laid"),
    [
        ("10S", "JS"),
        ("10S", "AS"),
        ("JC", "QC"),
        ("QH", "6H"),
        ("AS", "KS"),
        ("KH", "X"),
        ("X", "KD"),
        ("7S", "8S"),
    ],
)
def test_cards_of_another_rank_do_not_match(lying: str, laid: str) -> None:
    """Neither the suit nor the action nor a similar value makes two cards the same."""
    scenario = Scenario("dutch", hands=["4S 4H", f"{laid} 5C"], pile=f"{lying} 2C 2H", discard="3C")
    scenario.play("a: draw", "a: discard")
    assert Snapped(1, 0, Card(laid), right=False) in scenario.play("b: snap 1")
    assert scenario.cards("b") == f"{laid} 5C 2C 2H"


# --- how a window closes ------------------------------------------------------


@pytest.mark.rule("DUTCH-10")
def test_the_window_closes_when_all_have_passed() -> None:
    """The next turn begins after the last of them."""
    scenario = window()
    assert scenario.play("c: pass") == [Passed(2, snapping=True)]
    assert phase_of(scenario) == "snapping"
    assert scenario.play("b: pass") == [Passed(1, snapping=True), WindowClosed()]
    assert phase_of(scenario) == "turn"
    assert scenario.turn == "b"


@pytest.mark.rule("DUTCH-10")
@pytest.mark.parametrize(
    "attempts", [("b: snap 2", "c: snap 1"), ("c: snap 1", "b: pass"), ("b: pass", "c: snap 1")]
)
def test_the_window_closes_when_all_have_passed_or_tried(attempts: tuple[str, str]) -> None:
    """A wrong attempt is an answer like a pass."""
    scenario = window()
    first, second = attempts
    assert WindowClosed() not in scenario.play(first)
    assert phase_of(scenario) == "snapping"
    assert scenario.play(second)[-1] == WindowClosed()
    assert phase_of(scenario) == "turn"
    assert scenario.turn == "b"


@pytest.mark.rule("DUTCH-10")
def test_the_table_can_close_the_window() -> None:
    """Time is up: who has not answered has let it be; only the table says so."""
    scenario = window()
    assert scenario.refuses("b: close") == "not-now"
    assert scenario.play("table: close") == [WindowClosed(time_up=True)]
    assert scenario.turn == "b"
    assert scenario.refuses("c: snap 3") == "snap-too-late"
    assert scenario.refuses("table: close") == "not-now"


@pytest.mark.rule("DUTCH-10")
@pytest.mark.parametrize("answers", [("b: pass", "c: pass"), ("c: snap 3",), ("table: close",)])
def test_passes_and_the_end_of_a_window_are_not_told(answers: tuple[str, ...]) -> None:
    """Only a snap is told: who passes, and that time is up, is seen by the next turn."""
    scenario = window()
    facts = [fact for answer in answers for fact in scenario.play(answer)]
    phrase_keys = [phrase.key for fact in facts for phrase in phrases(fact)]
    assert phrase_keys == (["cabo-snapped"] if answers == ("c: snap 3",) else [])


@pytest.mark.rule("DUTCH-10")
def test_while_the_window_is_open_the_next_turn_waits() -> None:
    """B may snap or pass, but not yet draw."""
    scenario = window()
    for move in ("draw", "take", "cabo"):
        assert scenario.refuses(f"b: {move}") == "not-now"


@pytest.mark.rule("DUTCH-10")
def test_attempts_are_judged_one_by_one() -> None:
    """B is wrong and pays; the window stays open, and c, who is right, closes it."""
    scenario = window()
    scenario.play("b: snap 4")
    assert scenario.may("c") == SNAPS
    assert scenario.play("c: snap 3")[-1] == WindowClosed()
    assert scenario.cards("b") == "7H 5C 6D 8S 2C 2H"
    assert scenario.cards("c") == "9C 9D - JC"
    assert scenario.discard == "KC 7S 7D"


@pytest.mark.rule("DUTCH-10")
@pytest.mark.parametrize("first", ["snap 2", "pass"])
def test_one_attempt_for_each_player_and_window(first: str) -> None:
    """After a wrong snap, or a pass, b's 7 comes too late; in the next window b may try again."""
    scenario = window()
    scenario.play(f"b: {first}")
    assert scenario.may("b") == []
    assert scenario.refuses("b: snap 1") == "not-awaited"
    assert scenario.refuses("b: pass") == "not-awaited"
    scenario.play("table: close", "b: draw", "b: discard", "table: close", "c: draw", "c: discard")
    assert "snap 1" in scenario.may("b")


@pytest.mark.rule("DUTCH-10")
def test_only_a_card_that_is_there_can_be_snapped() -> None:
    """An empty slot and a slot that does not exist are refused without punishment."""
    scenario = window(hands=("AC 2D 3H 4S", "7H - 6D 8S", "9C 9D 7D JC"))
    assert scenario.may("b") == ["pass", "snap 1", "snap 3", "snap 4"]
    assert scenario.refuses("b: snap 2") == "empty-place"
    assert scenario.refuses("b: snap 5") == "no-such-place"


@pytest.mark.rule("DUTCH-10")
def test_snapping_is_optional() -> None:
    """Snapping and closing are offers with one clock; the harmless answers are pass and close."""
    scenario = window()
    offers = decisions_of_kind(scenario, "snap")
    closing = decisions_of_kind(scenario, "close")[TABLE]
    assert list(offers) == [1, 2]
    assert not any(offer.must for offer in [*offers.values(), closing])
    assert len({offer.clock for offer in [*offers.values(), closing]}) == 1
    assert Cabo().default(scenario.match, offers[1]) == Pass()
    assert Cabo().default(scenario.match, closing) == Close()
    assert scenario.view(None).awaited == (1, 2)


@pytest.mark.rule("DUTCH-10")
@pytest.mark.parametrize("first", ["b: pass", "b: snap 2"])
def test_an_answer_to_a_window_keeps_the_decision_of_the_others(first: str) -> None:
    """C's answer, sent before b's arrived, still answers what c was asked."""
    scenario = window()
    before, closing = decisions_of_kind(scenario, "snap")[2], decisions_of_kind(scenario, "close")
    scenario.play(first)
    assert decisions_of_kind(scenario, "snap") == {2: before}
    assert decisions_of_kind(scenario, "close") == closing


@pytest.mark.rule("DUTCH-10")
def test_each_window_has_new_decisions() -> None:
    """An answer that was meant for one window answers no other."""
    scenario = window()
    first = decisions_of_kind(scenario, "snap")[2]
    scenario.play("table: close", "b: draw", "b: discard")
    assert decisions_of_kind(scenario, "snap")[2].id != first.id


# --- the last lap -------------------------------------------------------------


def last_discard(pile: str = "10C 7S 2C 2H 3C", discard: str = "KC") -> Scenario:
    """A has called, b and c have had their last turns; c's 7 is the last discard."""
    hands = ["AC AD KH X", "7H 5C 6D", "9C 9D 7D"]
    scenario = Scenario("dutch", hands=hands, pile=pile, discard=discard)
    scenario.play("a: cabo", "b: draw")
    assert scenario.play("b: discard")[-1] == WindowOpened((2,))
    scenario.play("c: pass", "c: draw", "c: discard")
    return scenario


@pytest.mark.rule("DUTCH-10", "DUTCH-11")
def test_the_last_discard_may_be_snapped_after_the_last_turn() -> None:
    """B, whose last turn is over, still gets rid of a 7; then the cards are turned up."""
    scenario = last_discard()
    assert scenario.heard(None)[-1] == WindowOpened((1,))
    assert scenario.refuses("a: snap 1") == "not-awaited"
    assert WindowClosed() in scenario.play("b: snap 1")
    assert phase_of(scenario) == "round-over"
    assert scenario.points == [1, 11, 25]


@pytest.mark.rule("DUTCH-10")
@pytest.mark.parametrize("end", ["b: pass", "table: close"])
def test_after_the_last_window_the_round_is_over(end: str) -> None:
    """No one snaps: b's 7 counts."""
    scenario = last_discard()
    scenario.play(end)
    assert phase_of(scenario) == "round-over"
    assert scenario.points == [1, 18, 25]


@pytest.mark.rule("DUTCH-10", "DUTCH-12")
def test_a_wrong_snap_of_the_last_discard_counts() -> None:
    """The two penalty cards, a 2 each, are added to b's sum."""
    scenario = last_discard()
    scenario.play("b: snap 2")
    assert phase_of(scenario) == "round-over"
    assert scenario.points == [1, 18 + 2 + 2, 25]


@pytest.mark.rule("DUTCH-12", "DUTCH-14")
def test_a_penalty_is_paid_in_full_before_the_round_ends() -> None:
    """The pile runs out while b pays for the last snap: shuffle, pay, then count."""
    scenario = last_discard(pile="10C 7S 2C")
    scenario.play("b: snap 2")
    assert phase_of(scenario) == "reshuffling"
    scenario.shuffle("10C KC")
    assert phase_of(scenario) == "round-over"
    assert scenario.points == [1, 18 + 2 + 10, 25]


# --- a wrong snap -------------------------------------------------------------


@pytest.mark.rule("DUTCH-12")
def test_a_wrong_snap_costs_two_cards() -> None:
    """The card goes back to its slot, all have seen it, two unseen cards open new slots."""
    scenario = window()
    before = len(scenario.told)
    facts = scenario.play("b: snap 3")
    assert facts == [Snapped(1, 2, Card("6D"), right=False), PenaltyTaken(1, (4, 5))]
    assert all(told.to is None for told in scenario.told[before:])
    assert scenario.cards("b") == "7H 5C 6D 8S 2C 2H"
    assert scenario.discard == "KC 7S"
    assert scenario.pile == "3C 3D"


@pytest.mark.rule("DUTCH-12")
def test_penalty_cards_do_not_fill_empty_slots() -> None:
    """A slot that was vacated stays empty; the new cards lie at the end."""
    scenario = window(hands=("AC 2D 3H 4S", "7H - 6D -", "9C 9D 7D JC"))
    assert PenaltyTaken(1, (4, 5)) in scenario.play("b: snap 3")
    assert scenario.cards("b") == "7H - 6D - 2C 2H"


@pytest.mark.rule("DUTCH-12")
def test_penalty_cards_are_cards_like_any_other() -> None:
    """B replaces one of them and snaps the other."""
    scenario = window(pile="7S 2C JH 3C 3D JD")
    scenario.play("b: snap 3", "c: pass", "b: draw", "b: replace 5", "table: close")
    assert scenario.cards("b") == "7H 5C 6D 8S 3C JH"
    scenario.play("c: draw", "c: replace 4", "b: snap 6")
    assert scenario.cards("b") == "7H 5C 6D 8S 3C -"
    assert scenario.discard == "KC 7S 2C JC JH"


# --- the empty pile -----------------------------------------------------------


@pytest.mark.rule("DUTCH-14")
def test_the_discards_are_shuffled_only_for_a_draw() -> None:
    """Not when the last card leaves; the top discard stays, the others are the new pile."""
    scenario = Scenario("dutch", hands=["AC 2D", "5C 6D"], pile="6C", discard="KC QC JH")
    scenario.play("a: draw", "a: discard", "b: pass")
    assert phase_of(scenario) == "turn"
    assert scenario.pile == ""
    assert scenario.play("b: draw") == [RanOut(1)]
    (shuffle,) = scenario.game.decisions(scenario.match)
    assert shuffle.chance == Shuffle("round/1/reshuffle/1", 3)
    scenario.shuffle("QC JH KC")
    assert Reshuffled(3) in scenario.heard(None)
    assert scenario.discard == "6C"
    assert scenario.pile == "JH KC"
    scenario.play("b: discard")
    assert scenario.discard == "6C QC"


@pytest.mark.rule("DUTCH-14")
def test_a_round_may_see_several_shuffles() -> None:
    """Each of them is a shuffle of its own, of exactly the cards under the top discard."""
    scenario = Scenario("dutch", hands=["AC", "5C"], pile="", discard="KC QC JH")
    scenario.play("a: draw")
    assert scenario.refuses("table: shuffled 0,0") == "not-an-order"
    assert scenario.refuses("table: shuffled 0,1,2") == "not-an-order"
    scenario.shuffle("KC QC")
    scenario.play("a: discard", "b: draw", "b: discard", "a: draw")
    (shuffle,) = scenario.game.decisions(scenario.match)
    assert shuffle.chance == Shuffle("round/1/reshuffle/2", 2)
    scenario.shuffle("JH KC")
    scenario.play("a: discard")
    assert scenario.discard == "QC JH"


@pytest.mark.rule("DUTCH-14")
def test_without_cards_to_shuffle_drawing_is_impossible() -> None:
    """Taking the discard and calling remain; after the call only taking."""
    scenario = Scenario("dutch", hands=["AC 2D", "5C 6D"], pile="", discard="JH")
    assert scenario.may("a") == ["take", "cabo"]
    assert scenario.refuses("a: draw") == "nothing-to-draw"
    scenario.play("a: cabo")
    assert scenario.may("b") == ["take"]


@pytest.mark.rule("DUTCH-14", "DUTCH-12")
def test_the_pile_runs_out_in_the_middle_of_a_penalty() -> None:
    """One card, a shuffle, the other card; then c may still snap the same top discard."""
    scenario = window(pile="7S 2C", discard="KC QC JH")
    before = decisions_of_kind(scenario, "snap")[2]
    facts = scenario.play("b: snap 3")
    assert facts == [Snapped(1, 2, Card("6D"), right=False), PenaltyTaken(1, (4,)), RanOut(1)]
    assert scenario.refuses("c: snap 3") == "not-now"
    (shuffle,) = scenario.game.decisions(scenario.match)
    assert shuffle.chance == Shuffle("round/1/reshuffle/1", 3)
    told = len(scenario.told)
    scenario.shuffle("QC JH KC")
    assert [t.fact for t in scenario.told[told:]] == [Reshuffled(3), PenaltyTaken(1, (5,))]
    assert scenario.cards("b") == "7H 5C 6D 8S 2C QC"
    assert scenario.pile == "JH KC"
    assert scenario.discard == "7S"
    assert decisions_of_kind(scenario, "snap") == {2: before}
    scenario.play("c: snap 3")
    assert scenario.discard == "7S 7D"


@pytest.mark.rule("DUTCH-14", "DUTCH-12")
def test_the_window_closes_after_the_shuffle_without_further_players() -> None:
    """C has passed; once b has paid, b's turn begins."""
    scenario = window(pile="7S", discard="KC QC JH")
    scenario.play("c: pass", "b: snap 3")
    assert phase_of(scenario) == "reshuffling"
    scenario.shuffle("QC JH KC")
    assert scenario.heard(None)[-2:] == [PenaltyTaken(1, (4, 5)), WindowClosed()]
    assert phase_of(scenario) == "turn"
    assert scenario.turn == "b"


@pytest.mark.rule("DUTCH-14", "DUTCH-12")
@pytest.mark.parametrize(("pile", "discard"), [("7S 2C", ""), ("7S", "2C")])
def test_a_wrong_snap_costs_as_many_cards_as_there_are(pile: str, discard: str) -> None:
    """One card is left, in the pile or under the top discard: one is paid."""
    scenario = Scenario("dutch", hands=["AC 2D", "5C 6D"], pile=pile, discard=discard)
    scenario.play("a: draw", "a: discard", "b: snap 1")
    if discard:
        scenario.shuffle("2C")
    assert scenario.cards("b") == "5C 6D 2C"
    assert scenario.pile == ""
    assert scenario.discard == "7S"
    assert phase_of(scenario) == "turn"


@pytest.mark.rule("DUTCH-14", "DUTCH-12")
def test_a_wrong_snap_costs_nothing_without_cards_to_pay() -> None:
    """Only the 7 lies there; b's card has been seen, that is all."""
    scenario = Scenario("dutch", hands=["AC 2D", "5C 6D"], pile="7S", discard="")
    scenario.play("a: draw", "a: discard")
    assert scenario.play("b: snap 1") == [Snapped(1, 0, Card("5C"), right=False), WindowClosed()]
    assert scenario.cards("b") == "5C 6D"
    assert scenario.discard == "7S"
    assert scenario.turn == "b"


# --- looking without leave ----------------------------------------------------


@pytest.mark.rule("DUTCH-13")
@pytest.mark.parametrize(("place", "card"), [("b2", "5C"), ("a1", "AC"), ("c3", "7D")])
def test_sneaking_a_look_costs_two_cards(place: str, card: str) -> None:
    """Out of turn b looks at an own or another's card: seen by b only, told to all, paid for."""
    scenario = before_the_discard()
    looked_place = ("abc".index(place[0]), int(place[1]) - 1)
    scenario.play(f"b: sneak {place}")
    public = [Looked(1, looked_place, Glance.SNEAK), PenaltyTaken(1, (4, 5))]
    assert scenario.heard("a") == scenario.heard("c") == scenario.heard(None) == public
    assert looks_in(scenario.heard("b")) == [Saw(looked_place, Card(card))]
    assert scenario.cards("b") == "7H 5C 6D 8S 7S 2C"
    assert scenario.pile == "2H 3C 3D"
    assert scenario.discard == "KC"


@pytest.mark.rule("DUTCH-13")
def test_sneaking_a_look_uses_up_no_turn() -> None:
    """A looks, looks again, and still has the whole turn."""
    scenario = before_the_discard(pile="7S 2C 2H 3C 3D 6S 6C")
    turn = decisions_of_kind(scenario, "turn")
    scenario.play("a: sneak a1", "c: sneak a1", "a: sneak b1")
    assert scenario.turn == "a"
    assert decisions_of_kind(scenario, "turn") == turn
    assert [m for m in scenario.may("a") if "sneak" not in m] == ["draw", "take", "cabo"]
    assert scenario.cards("a") == "AC 2D 3H 4S 7S 2C 3D 6S"
    assert scenario.cards("c") == "9C 9D 7D JC 2H 3C"


@pytest.mark.rule("DUTCH-13")
def test_all_players_may_sneak_a_look_at_any_card() -> None:
    """At every card that lies there, one's own and others', on turn or not."""
    hands = ("AC 2D", "7H - 6D", "X")
    scenario = before_the_discard(hands=hands)
    places = ["sneak a1", "sneak a2", "sneak b1", "sneak b3", "sneak c1"]
    assert scenario.may("a") == ["draw", "take", "cabo", *places]
    assert scenario.may("b") == scenario.may("c") == places
    assert scenario.refuses("c: sneak b2") == "empty-place"
    assert scenario.refuses("c: sneak b4") == "no-such-place"
    assert scenario.refuses("c: sneak d1") == "no-such-place"
    assert scenario.refuses("table: sneak a1") == "not-now"


@pytest.mark.rule("DUTCH-13")
def test_sneaking_a_look_while_another_holds_a_card_is_possible() -> None:
    """A holds a drawn 7, then looks with it: b looks in between, and a continues undisturbed."""
    scenario = before_the_discard()
    scenario.play("a: draw")
    card = decisions_of_kind(scenario, "card")
    scenario.play("b: sneak b2")
    assert decisions_of_kind(scenario, "card") == card
    scenario.play("a: look a1")
    looking = decisions_of_kind(scenario, "looking")
    scenario.play("b: sneak a1")
    assert decisions_of_kind(scenario, "looking") == looking
    assert Cabo().default(scenario.match, looking[0]) == Done()
    assert [m for m in scenario.may("a") if "sneak" not in m] == ["done"]
    assert scenario.cards("b") == "7H 5C 6D 8S 2C 2H 3C 3D"


@pytest.mark.rule("DUTCH-13", "DUTCH-2")
def test_sneaking_a_look_during_the_first_look_uses_up_no_look() -> None:
    """It takes nothing from b's two first looks, and the new cards are not among them."""
    scenario = Scenario.before_the_deal("dutch")
    scenario.play("table: youngest a")
    assert sneaks(scenario, "b") == []
    assert scenario.refuses("b: sneak b1") == "no-sneaking-now"
    scenario.shuffle("AS 2S AH 2H AD 2D AC 2C 9S 5C 5D", deal=True)
    scenario.play("b: sneak b1")
    assert scenario.cards("b") == "2S 2H 2D 2C 5C 5D"
    assert [m for m in scenario.may("b") if "sneak" not in m] == ["look b3", "look b4"]
    assert phase_of(scenario) == "first-looks"


@pytest.mark.rule("DUTCH-13", "DUTCH-8")
def test_the_caller_may_not_sneak_a_look() -> None:
    """The others may, also at the caller's cards, and also after their last turn."""
    scenario = Scenario(
        "dutch",
        hands=["AC X", "5C 6D", "2C 2D"],
        pile="10C 3C 3D 3H 3S 4C",
        discard="KC",
    )
    scenario.play("a: cabo")
    assert scenario.may("a") == []
    assert scenario.refuses("a: sneak b1") == "no-sneaking-now"
    scenario.play("b: draw", "b: discard", "table: close")
    assert scenario.turn == "c"
    scenario.play("b: sneak a2")
    assert looks_in(scenario.heard("b")) == [Saw((0, 1), Card("X"))]
    assert scenario.cards("b") == "5C 6D 3C 3D"


@pytest.mark.rule("DUTCH-13")
def test_sneaking_a_look_is_impossible_in_a_window() -> None:
    """First the snapping, then the next turn; there it is possible again."""
    scenario = window()
    for seat in "abc":
        assert sneaks(scenario, seat) == []
        assert scenario.refuses(f"{seat}: sneak a1") == "no-sneaking-now"
    scenario.play("table: close")
    assert all(sneaks(scenario, seat) for seat in "abc")


@pytest.mark.rule("DUTCH-13")
@pytest.mark.parametrize(("pile", "discard"), [("", "JH"), ("3C", "JH"), ("", "KC JH"), ("", "")])
def test_sneaking_a_look_is_impossible_without_cards_to_pay(pile: str, discard: str) -> None:
    """Fewer than two cards can be had, the top discard not counted."""
    scenario = Scenario("dutch", hands=["AC 2D", "5C 6D"], pile=pile, discard=discard)
    assert sneaks(scenario, "a") == sneaks(scenario, "b") == []
    assert scenario.refuses("b: sneak b1") == "no-sneaking-now"


@pytest.mark.rule("DUTCH-13", "DUTCH-14")
@pytest.mark.parametrize(
    ("pile", "discard", "shuffled", "paid"),
    [
        ("3C 3D", "", "", "3C 3D"),
        ("3C", "KC JH", "KC", "3C KC"),
        ("", "KC QC JH", "QC KC", "QC KC"),
    ],
)
def test_a_shuffle_counts_for_what_can_be_paid(
    pile: str, discard: str, shuffled: str, paid: str
) -> None:
    """Two cards, in the pile or under the top discard, are enough; then the turn continues."""
    scenario = Scenario("dutch", hands=["AC 2D", "5C 6D"], pile=pile, discard=discard)
    scenario.play("b: sneak a1")
    if shuffled:
        assert phase_of(scenario) == "reshuffling"
        assert scenario.refuses("a: sneak a1") == "no-sneaking-now"
        scenario.shuffle(shuffled)
    assert scenario.cards("b") == f"5C 6D {paid}"
    assert scenario.discard == discard[-2:]
    assert phase_of(scenario) == "turn"
    assert scenario.turn == "a"


@pytest.mark.rule("DUTCH-13", "DUTCH-14")
def test_a_card_in_hand_cannot_be_paid_with() -> None:
    """A takes the top discard: of the two cards left one is the top and stays."""
    scenario = Scenario("dutch", hands=["AC 2D", "5C 6D"], pile="", discard="KC QC JH")
    assert sneaks(scenario, "b")
    scenario.play("a: take")
    assert sneaks(scenario, "b") == []
    assert scenario.refuses("b: sneak b1") == "no-sneaking-now"


@pytest.mark.rule("DUTCH-13", "DUTCH-14")
def test_a_player_keeps_the_card_in_hand_while_another_pays() -> None:
    """The shuffle for b's penalty comes in the middle of a's turn, which then continues."""
    scenario = Scenario("dutch", hands=["AC 2D", "5C 6D"], pile="7S", discard="KC QC JH")
    scenario.play("a: draw")
    in_hand = scenario.view("a").hand
    assert in_hand == Hand(0, Card("7S"), drawn=True)
    scenario.play("b: sneak b1")
    assert phase_of(scenario) == "reshuffling"
    assert scenario.view("a").hand == in_hand
    scenario.shuffle("QC KC")
    assert scenario.cards("b") == "5C 6D QC KC"
    scenario.play("a: replace 1")
    assert scenario.cards("a") == "7S 2D"
    assert scenario.discard == "JH AC"


@pytest.mark.rule("DUTCH-13")
def test_sneaking_a_look_is_impossible_after_the_round() -> None:
    """All cards lie open."""
    scenario = Scenario("dutch", hands=["AC X", "5C 6D"], pile="3C 3D 3H", discard="KC", rounds=2)
    scenario.play("a: cabo", "b: draw", "b: discard")
    assert phase_of(scenario) == "round-over"
    assert scenario.may("b") == []
    assert scenario.refuses("b: sneak a1") == "no-sneaking-now"


@pytest.mark.rule("DUTCH-13")
def test_sneaking_a_look_is_optional() -> None:
    """It is an offer without a clock, and never made for an absent player."""
    scenario = before_the_discard()
    offers = decisions_of_kind(scenario, "sneak")
    assert list(offers) == [0, 1, 2]
    assert not any(offer.must or offer.clock for offer in offers.values())
    assert Cabo().default(scenario.match, offers[1]) is None
    scenario.play("b: sneak b1")
    after = decisions_of_kind(scenario, "sneak")
    assert after[0] == offers[0]
    assert after[2] == offers[2]
    assert after[1].id != offers[1].id


@pytest.mark.rule("DUTCH-13")
def test_without_the_option_sneaking_a_look_is_impossible() -> None:
    """With the option off, and in the other rule sets, there is no such move."""
    hands = ["AC 2D", "5C 6D"]
    scenario = Scenario("dutch", hands=hands, pile="3C 3D 3H", discard="KC", forbidden_look=False)
    assert scenario.may("a") == ["draw", "take", "cabo"]
    assert scenario.may("b") == []
    assert scenario.refuses("b: sneak b1") == "no-sneaking"
    original = Scenario("original", hands=["1 2 3 4", "5 6 7 8"])
    assert original.refuses("b: sneak b1") == "no-sneaking"
    assert original.refuses("table: close") == "not-now"
