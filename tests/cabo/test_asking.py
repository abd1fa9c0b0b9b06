"""The exact names in decisions and views, because clients rely on them."""

import pytest
from msgspec.structs import replace
from scenarios.harness.scenario import Scenario

from dacabo.cabo.decisions import decisions
from dacabo.cabo.facts import Looked, Saw
from dacabo.cabo.game import Cabo
from dacabo.cabo.rules import PRESETS
from dacabo.cabo.view import Glimpse, Hand, View
from dacabo.core.cards import Card
from dacabo.core.chance import Lot, Shuffle
from dacabo.core.errors import InvalidMove, InvalidQuestion, RulesError
from dacabo.core.game import Decision, Result, heard
from dacabo.core.phrases import Phrase, Term
from dacabo.core.seats import TABLE


def test_the_names_of_decisions_before_the_first_turn() -> None:
    """They are the lot, the deal, and the first looks of all, which share a clock."""
    scenario = Scenario.before_the_deal("dutch")
    starter = Lot("round/1/starter", 2)
    assert decisions(scenario.match) == [
        Decision("round/1/starter", TABLE, "lot", chance=starter),
        Decision("youngest", TABLE, "youngest", must=False),
    ]
    scenario = Scenario.before_the_deal("original")
    scenario.play("table: lot 0")
    deal = Shuffle("round/1/deal", 52)
    assert decisions(scenario.match) == [Decision("round/1/deal", TABLE, "deal", chance=deal)]
    scenario.shuffle("", deal=True)
    scenario.play("a: look a1")
    clock = "r1.first-look"
    assert decisions(scenario.match) == [
        Decision("r1.first-look.a.1.done", 0, "looking", clock=clock),
        Decision("r1.first-look.b.0", 1, "first-look", clock=clock),
    ]


def test_the_names_of_decisions_in_a_turn() -> None:
    """All decisions of one turn share its clock."""
    scenario = Scenario("tournament", hands=["1 2", "3 4"], pile="7 9 9", discard="5")
    time = Decision("time", TABLE, "time", must=False, seconds=45 * 60)
    assert decisions(scenario.match) == [Decision("r1.t1.turn", 0, "turn", clock="r1.t1"), time]
    scenario.play("a: draw")
    assert decisions(scenario.match) == [Decision("r1.t1.card", 0, "card", clock="r1.t1"), time]
    scenario.play("a: look a1")
    assert decisions(scenario.match) == [
        Decision("r1.t1.looking", 0, "looking", clock="r1.t1"),
        time,
    ]


def test_the_names_of_decisions_out_of_turn() -> None:
    """A window has a clock of its own; an offer to sneak has none."""
    scenario = Scenario("dutch", hands=["AS 2S", "3S 4S", "5S"], pile="6S 7S 8S", discard="9S")
    turn, *sneaks = decisions(scenario.match)
    assert turn == Decision("r1.t1.turn", 0, "turn", clock="r1.t1")
    assert sneaks == [
        Decision(f"r1.sneak.{name}.{slots}", seat, "sneak", must=False)
        for seat, (name, slots) in enumerate([("a", 2), ("b", 2), ("c", 1)])
    ]
    scenario.play("a: draw", "a: discard")
    clock = "r1.t1.snap"
    assert decisions(scenario.match) == [
        Decision("r1.t1.snap.b", 1, "snap", must=False, clock=clock),
        Decision("r1.t1.snap.close", TABLE, "close", must=False, clock=clock),
    ]


def test_the_names_of_reshuffle_and_next_round() -> None:
    """A shuffle is named by its label, numbered within the round."""
    scenario = Scenario(hands=["1 2", "3 4"], pile="", discard="5 6 7")
    scenario.play("a: draw")
    ask = Shuffle("round/1/reshuffle/1", 2)
    (decision,) = decisions(scenario.match)
    assert decision == Decision("round/1/reshuffle/1", TABLE, "reshuffle", chance=ask)
    assert Cabo().default(scenario.match, decision) is None
    scenario.shuffle("6 5")
    scenario.play("a: discard", "b: cabo")
    scenario.skip_turns(1)
    assert decisions(scenario.match) == [Decision("r1.next", TABLE, "next-round")]


def test_a_view_has_exactly_these_fields() -> None:
    """One player looks at a card; another player does not see it."""
    scenario = Scenario(
        "original", hands=["1 2 -", "3 4 5"], pile="7 9 9", discard="8 6", totals=[3, 4]
    )
    scenario.play("a: draw", "a: look a2")
    view = scenario.view("a")
    assert view == View(
        viewer=0,
        phase="looking",
        round=2,
        turn=1,
        starter=0,
        player=0,
        caller=None,
        layouts=((Card("?"), Card("2"), None), (Card("?"),) * 3),
        pile=2,
        discards=3,
        discard=Card("7"),
        hand=None,
        looks=(Glimpse(0, (0, 1)),),
        looked=(),
        decisions=(Decision("r2.t1.looking", 0, "looking", clock="r2.t1"),),
        awaited=(0,),
        totals=(3, 4),
        results=scenario.match.results,
        time_up=False,
        result=None,
        remembered=None,
    )
    other = replace(view, viewer=1, layouts=((Card("?"), Card("?"), None), (Card("?"),) * 3))
    assert scenario.view("b") == replace(other, decisions=())


def test_a_view_of_a_card_in_hand_and_of_the_end() -> None:
    """Everyone sees a taken card; at the end of a match everyone sees all cards."""
    scenario = Scenario("tournament", hands=["1 1", "3 4"], pile="9", discard="6", totals=[0, 99])
    assert scenario.view("a").caller is None
    scenario.play("a: cabo", "b: take")
    assert scenario.view("a").hand == Hand(1, Card("6"), drawn=False)
    assert scenario.view("a").caller == 0
    scenario.play("table: time", "b: replace 1")
    end = scenario.view(None)
    assert end.phase == "round-over"
    assert end.layouts == ((Card("1"), Card("1")), (Card("6"), Card("4")))
    assert (end.time_up, end.awaited, end.totals) == (True, (), (0, 109))
    assert end.result == Result((0, 109), (1, 2))
    assert Scenario.before_the_deal().view(None).player is None


def test_a_view_of_the_first_looks() -> None:
    """Players see where they have looked themselves, until the first looks are over."""
    scenario = Scenario.before_the_deal()
    scenario.play("table: lot 0")
    scenario.shuffle("", deal=True)

    def view_after_looks() -> list[tuple[int, ...]]:
        return [scenario.view(viewer).looked for viewer in ("a", "b", None)]

    assert view_after_looks() == [(), (), ()]
    scenario.play("a: look a3")
    assert view_after_looks() == [(2,), (), ()]
    scenario.play("a: done", "b: look b1", "a: look a1")
    assert view_after_looks() == [(2, 0), (0,), ()]
    scenario.play("a: done", "b: done", "b: look b4")
    assert view_after_looks() == [(2, 0), (0, 3), ()]
    scenario.play("b: done")
    assert scenario.view("a").phase == "turn"
    assert view_after_looks() == [(), (), ()]


def test_a_view_takes_only_the_viewers_own_memory() -> None:
    """Another player's memory would show that player's cards."""
    scenario = Scenario(hands=["1 2", "3 4"], pile="7 9 9")
    memory = Cabo().know(PRESETS["original"], 2, 1)
    assert Cabo().view(scenario.match, 1, memory).remembered == ((), ())
    with pytest.raises(InvalidQuestion, match="not-your-memory"):
        Cabo().view(scenario.match, 0, memory)


def test_everyone_is_told_that_a_player_sneaked_a_look() -> None:
    """Only that player is told which card it is."""
    scenario = Scenario("dutch", hands=["AS 2S", "3S 4S"], pile="6S 7S 8S", discard="9S")
    scenario.play("b: sneak a2")
    assert [type(fact) for fact in heard(scenario.told, 0)][:1] == [Looked]
    assert Saw((0, 1), Card("2S")) in heard(scenario.told, 1)


def test_an_error_names_the_option_and_its_numbers() -> None:
    """The sentence needs them."""
    rules = PRESETS["original"]
    with pytest.raises(RulesError) as refusal:
        rules.changed({"turn_limit": 0})
    about = {"option": Term("cabo-option-turn-limit"), "lowest": 1, "highest": 100_000}
    assert refusal.value.about == about
    assert rules.changed({"turn_limit": 100_000}).turn_limit == 100_000
    with pytest.raises(RulesError) as refusal:
        rules.changed({"turnlimit": 0})
    assert refusal.value.about == {"option": "turnlimit"}
    with pytest.raises(RulesError) as refusal:
        rules.changed({"turn_limit": "soon"})
    assert refusal.value.about == {"option": Term("cabo-option-turn-limit")}
    scenario = Scenario(hands=["1 2 3 4 5", "1 2"])
    scenario.play("a: draw")
    with pytest.raises(InvalidMove) as invalid:
        scenario.play("a: replace 1+1")
    assert invalid.value.about == {"most": 4}


@pytest.mark.parametrize("kind", ["turn", "card", "looking", "snap", "sneak", "first-look"])
def test_each_kind_of_decision_has_its_own_prompt(kind: str) -> None:
    """The prompt is in the words of the game."""
    assert Cabo().asks(Decision("x", 0, kind)) == Phrase(f"cabo-do-{kind}")
