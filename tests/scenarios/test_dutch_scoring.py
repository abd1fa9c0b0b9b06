"""Cabo with French cards: the score, and how long a match lasts (DUTCH-3, DUTCH-7, DUTCH-11)."""

import pytest
from scenarios.harness.scenario import Scenario

from dacabo.cabo.facts import Begins, MatchEnded, StarterChosen
from dacabo.cabo.sheet import Ending
from dacabo.core.errors import RulesError
from dacabo.core.game import Result

PILE = "10S 10H 10D 10C 9S 9H"


def phase_of(scenario: Scenario) -> str:
    """The phase of the round, as everyone can see it."""
    return scenario.view(None).phase


def play_out(scenario: Scenario) -> None:
    """All draw and discard, no one snaps, until the round is over."""
    while phase_of(scenario) != "round-over":
        if phase_of(scenario) == "snapping":
            scenario.play("table: close")
        else:
            scenario.play(f"{scenario.turn}: draw", f"{scenario.turn}: discard")


def table_called_by_a(*hands: str) -> Scenario:
    """A has called, and the others' last turns have changed nothing."""
    scenario = Scenario("dutch", hands=hands, pile=PILE, discard="JH")
    scenario.play("a: cabo")
    play_out(scenario)
    return scenario


# --- the score of a round -----------------------------------------------------


@pytest.mark.rule("DUTCH-11")
def test_everyone_scores_their_sum() -> None:
    """The lowest sum wins the round, but scores itself, not 0."""
    scenario = table_called_by_a("AC 2D KH", "5C 6D", "7H")
    assert scenario.points == scenario.totals == [3, 11, 7]
    assert scenario.why == [None, None, None]
    assert [score.penalty for score in scenario.round_result.scores] == [0, 0, 0]
    assert scenario.round_winners == "a"
    assert scenario.round_result.ending is Ending.CABO


@pytest.mark.rule("DUTCH-11", "DUTCH-1")
def test_a_score_may_be_negative() -> None:
    """Two jokers, a red king and an ace make −1."""
    scenario = table_called_by_a("X X KH AC", "KD KC", "KS QD")
    assert scenario.points == scenario.totals == [-1, 13, 25]
    assert scenario.round_winners == "a"


@pytest.mark.rule("DUTCH-11")
@pytest.mark.parametrize(
    ("hands", "points", "winners"),
    [
        (("AC 2D", "AD AH", "9C"), [3 + 20, 2, 9], "b"),
        (("AC 2D", "2H", "2S"), [3 + 20, 2, 2], "bc"),
        (("AC 2D", "2H", "3S"), [3 + 20, 2, 3], "b"),
        (("KH", "X", "9C"), [0 + 20, -1, 9], "b"),
    ],
)
def test_a_caller_without_the_lowest_sum_gets_twenty_points(
    hands: tuple[str, ...], points: list[int], winners: str
) -> None:
    """Twenty penalty points on top of the sum, however many are lower or equal."""
    scenario = table_called_by_a(*hands)
    assert scenario.points == points
    assert scenario.why == ["caller-not-lowest", None, None]
    assert scenario.round_result.scores[0].penalty == 20
    assert scenario.round_winners == winners


@pytest.mark.rule("DUTCH-11")
@pytest.mark.parametrize(
    ("hands", "points", "winners"),
    [
        (("AC 2D", "3H", "9C"), [3 + 10, 3, 9], "b"),
        (("AC 2D", "3H", "3S"), [3 + 10, 3, 3], "bc"),
    ],
)
def test_a_caller_who_shares_the_lowest_sum_gets_ten_points(
    hands: tuple[str, ...], points: list[int], winners: str
) -> None:
    """Ten once, and only for the caller; the others, without a penalty, win the round."""
    scenario = table_called_by_a(*hands)
    assert scenario.points == points
    assert scenario.why == ["caller-tied", None, None]
    assert scenario.round_result.scores[0].penalty == 10
    assert scenario.round_winners == winners


@pytest.mark.rule("DUTCH-11")
def test_a_tie_above_the_caller_costs_nothing() -> None:
    """B and c have the same sum, but the caller's is lower."""
    scenario = table_called_by_a("AC 2D", "9H", "9C")
    assert scenario.points == [3, 9, 9]
    assert scenario.round_winners == "a"


@pytest.mark.rule("DUTCH-7", "DUTCH-11")
@pytest.mark.parametrize(("hand", "points"), [("4C", 4), ("5C", 5 + 20), ("4C AC", 5 + 20)])
def test_a_call_needs_less_than_five(hand: str, points: int) -> None:
    """Four is low enough; five costs 20 although it is the lowest sum."""
    scenario = table_called_by_a(hand, "9D")
    assert scenario.points == [points, 9]
    assert scenario.round_winners == ("a" if points == 4 else "b")
    assert scenario.why == [None if points == 4 else "called-too-high", None]


@pytest.mark.rule("DUTCH-7", "DUTCH-11")
@pytest.mark.parametrize("other", ["3D", "6D", "9D"])
def test_there_is_at_most_one_penalty(other: str) -> None:
    """Called too high and lower, equal or higher cards elsewhere: 20, not 40 nor 30."""
    scenario = table_called_by_a("6C", other)
    assert scenario.points[0] == 6 + 20
    assert scenario.round_result.scores[0].penalty == 20
    assert scenario.why[0] == "called-too-high"


@pytest.mark.rule("DUTCH-11")
def test_the_winner_is_who_scores_least_after_penalties() -> None:
    """Six and twenty are still fewer than 35: the caller wins after a wrong call."""
    scenario = table_called_by_a("6C", "KS KC 9D")
    assert scenario.points == [26, 35]
    assert scenario.round_winners == "a"
    assert scenario.places == [1, 2]


@pytest.mark.rule("DUTCH-7")
@pytest.mark.parametrize(
    ("below", "hand", "points"),
    [(10, "9C", 9), (10, "10C", 30), (1, "KH", 0), (1, "AC", 21), (None, "QC", 12)],
)
def test_how_low_a_call_must_be_is_an_option(below: int | None, hand: str, points: int) -> None:
    """Another limit, or none at all (option `call_below`)."""
    scenario = Scenario("dutch", hands=[hand, "KS"], pile=PILE, discard="JH", call_below=below)
    scenario.play("a: cabo")
    play_out(scenario)
    assert scenario.points == [points, 13]


def swapped_after_the_call(mine: str, theirs: str) -> Scenario:
    """Callers are not locked: b's queen exchanges b's first card with a's first."""
    hands = [mine, theirs]
    scenario = Scenario("dutch", hands=hands, pile="QS 10H", discard="JH", caller_locked=False)
    scenario.play("a: cabo", "b: draw", "b: swap b1 a1")
    return scenario


@pytest.mark.rule("DUTCH-7", "DUTCH-8")
def test_a_sum_that_falls_after_the_call_does_not_make_it_right() -> None:
    """The sum at the moment of the call counts: six, although it is one at the end."""
    scenario = swapped_after_the_call("5C AC", "KH 9D")
    assert scenario.cards("a") == "KH AC"
    assert scenario.points == [1 + 20, 14]
    assert scenario.why == ["called-too-high", None]


@pytest.mark.rule("DUTCH-7", "DUTCH-8")
def test_a_sum_that_rises_after_the_call_does_not_make_it_wrong() -> None:
    """Four at the moment of the call; eleven is still the lowest at the end."""
    scenario = swapped_after_the_call("2C 2D", "9D KS KC")
    assert scenario.cards("a") == "9D 2D"
    assert scenario.points == [11, 28]
    assert scenario.why == [None, None]


@pytest.mark.rule("DUTCH-7", "DUTCH-11")
def test_the_lowest_sum_is_that_at_the_end() -> None:
    """Four at the moment of the call, but no longer the lowest after the swap: 20."""
    scenario = swapped_after_the_call("2C 2D", "9D AC")
    assert scenario.points == [11 + 20, 3]
    assert scenario.why == ["caller-not-lowest", None]


@pytest.mark.rule("DUTCH-11")
def test_there_is_no_kamikaze() -> None:
    """Two queens and both black kings are simply fifty points."""
    scenario = table_called_by_a("AC", "QS QH KS KC", "9D")
    assert scenario.points == [1, 50, 9]
    assert scenario.round_winners == "a"


@pytest.mark.rule("DUTCH-11")
def test_exactly_one_hundred_stays_one_hundred() -> None:
    """There is no reduction to 50, and no end at 101 either."""
    scenario = Scenario(
        "dutch", hands=["QC", "AC"], pile=PILE, discard="JH", totals=[88, 150], rounds=3
    )
    scenario.play("a: draw", "a: discard", "b: cabo")
    play_out(scenario)
    assert scenario.totals == [100, 151]
    assert scenario.places is None


@pytest.mark.rule("DUTCH-11", "CABO-23")
def test_a_round_without_a_call_has_no_penalties() -> None:
    """The agreed number of turns is over: everyone scores their sum."""
    hands = ["6C", "6D", "9D"]
    scenario = Scenario("dutch", hands=hands, pile=PILE, discard="JH", turn_limit=2)
    play_out(scenario)
    assert scenario.round_result.ending is Ending.TURNS
    assert scenario.points == [6, 6, 9]
    assert scenario.why == [None, None, None]
    assert scenario.round_winners == "ab"


# --- the length of a match ----------------------------------------------------


@pytest.mark.rule("DUTCH-11")
def test_a_match_is_one_round() -> None:
    """Unless the table agrees otherwise; then nothing more can be done."""
    scenario = table_called_by_a("AC 2D", "9H", "3S 3D")
    assert scenario.heard(None)[-1] == MatchEnded(Result((3, 9, 6), (1, 3, 2)))
    assert scenario.game.decisions(scenario.match) == []
    assert scenario.refuses("table: next") == "match-over"
    assert scenario.refuses("b: snap 1") == "match-over"


@pytest.mark.rule("DUTCH-11")
def test_players_with_the_same_total_share_the_place() -> None:
    """First, first and third."""
    scenario = table_called_by_a("AC 2D", "AD KH", "AS")
    assert scenario.totals == [23, 1, 1]
    assert scenario.places == [3, 1, 1]


@pytest.mark.rule("DUTCH-11", "DUTCH-3")
@pytest.mark.parametrize(("naming", "why"), [("youngest b", "youngest"), ("lot 1", "lot")])
def test_the_same_player_begins_every_round(naming: str, why: str) -> None:
    """Three rounds: b begins them all, though a wins them all; totals add up, whatever they are."""
    scenario = Scenario.before_the_deal("dutch", rounds=3, looks=0)
    assert scenario.play(f"table: {naming}") == [StarterChosen(1, Begins(why))]
    for number in (1, 2, 3):
        assert scenario.match.round.number == number
        assert phase_of(scenario) == "deal"
        scenario.shuffle("QS AS QH AH KS AD KC AC 9S 5C", deal=True)
        assert scenario.cards("b") == "QS QH KS KC"
        assert scenario.turn == "b"
        scenario.play("b: cabo", "a: draw", "a: discard")
        assert scenario.round_winners == "a"
        assert scenario.totals == [4 * number, 70 * number]
        if number < 3:
            assert scenario.places is None
            assert scenario.may("table") == ["next"]
            assert scenario.play("table: next")[-1] == StarterChosen(1, Begins.AGAIN)
    assert scenario.places == [1, 2]
    assert scenario.refuses("table: next") == "match-over"


@pytest.mark.rule("DUTCH-11")
def test_the_lowest_total_wins_and_not_the_last_round() -> None:
    """A wins the second round and comes second all the same."""
    hands = ["AC 2D", "9H"]
    scenario = Scenario("dutch", hands=hands, pile=PILE, discard="JH", totals=[30, 5], rounds=2)
    scenario.play("a: cabo")
    play_out(scenario)
    assert scenario.round_winners == "a"
    assert scenario.totals == [33, 14]
    assert scenario.places == [2, 1]


@pytest.mark.rule("DUTCH-11")
@pytest.mark.parametrize(("before", "places"), [(40, None), (41, [1, 2]), (42, [1, 2])])
def test_a_limit_of_points(before: int, places: list[int] | None) -> None:
    """The match ends when a total reaches the limit, here 50."""
    scenario = Scenario(
        "dutch",
        hands=["AC 2D", "9H"],
        pile=PILE,
        discard="JH",
        totals=[10, before],
        rounds=None,
        limit=50,
    )
    scenario.play("a: cabo")
    play_out(scenario)
    assert scenario.totals == [13, before + 9]
    assert scenario.places == places


@pytest.mark.rule("DUTCH-11")
@pytest.mark.parametrize(("rounds", "limit"), [(2, 1000), (9, 50)])
def test_rounds_and_points_can_be_agreed_together(rounds: int, limit: int) -> None:
    """Whichever comes first ends the match."""
    scenario = Scenario(
        "dutch",
        hands=["AC 2D", "9H"],
        pile=PILE,
        discard="JH",
        totals=[10, 45],
        rounds=rounds,
        limit=limit,
    )
    scenario.play("a: cabo")
    play_out(scenario)
    assert scenario.places == [1, 2]


@pytest.mark.rule("DUTCH-11")
@pytest.mark.parametrize(
    ("rounds", "limit", "code"),
    [
        (None, None, "match-without-end"),
        (0, None, "option-out-of-range"),
        (None, 0, "option-out-of-range"),
    ],
)
def test_a_match_needs_a_limit(rounds: int | None, limit: int | None, code: str) -> None:
    """Rounds, points or both: at least one round, at least one point."""
    with pytest.raises(RulesError) as refusal:
        Scenario.before_the_deal("dutch", rounds=rounds, limit=limit)
    assert refusal.value.code == code


@pytest.mark.rule("DUTCH-11", "TOUR-5")
def test_a_round_scored_without_a_call_has_no_penalties() -> None:
    """If an empty pile ends the round that way, even a call with too many points is free."""
    scenario = Scenario(
        "dutch",
        hands=["9S 9H", "2S 3S"],
        pile="6H",
        discard="5S",
        snap=False,
        empty_pile="end-round",
        pile_out_after_call="end-pile",
    )
    scenario.play("a: cabo", "b: draw", "b: discard")
    assert scenario.points == [18, 5]
    assert scenario.round_result.caller == 0
