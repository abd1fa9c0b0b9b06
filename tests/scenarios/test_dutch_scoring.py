"""Cabo with French cards: the score, and how long a match lasts (DUTCH-3, DUTCH-7, DUTCH-11)."""

import pytest
from scenarios.harness.scene import Scene

from dacabo.cabo.facts import Begins, MatchEnded, StarterChosen
from dacabo.cabo.sheet import Ending
from dacabo.core.errors import RulesError
from dacabo.core.game import Result

PILE = "10S 10H 10D 10C 9S 9H"


def waiting_for(scene: Scene) -> str:
    """What the round is waiting for, as everyone can see."""
    return scene.view(None).phase


def play_out(scene: Scene) -> None:
    """All draw and discard, no one snaps, until the round is over."""
    while waiting_for(scene) != "round-over":
        if waiting_for(scene) == "snapping":
            scene.play("table: close")
        else:
            scene.play(f"{scene.turn}: draw", f"{scene.turn}: discard")


def called_by_a(*hands: str) -> Scene:
    """A has called, and the others' last turns have changed nothing."""
    scene = Scene("dutch", hands=hands, pile=PILE, discard="JH")
    scene.play("a: cabo")
    play_out(scene)
    return scene


# --- the score of a round -----------------------------------------------------


@pytest.mark.rule("DUTCH-11")
def test_everyone_scores_their_sum() -> None:
    """The lowest sum wins the round, but scores itself, not 0."""
    scene = called_by_a("AC 2D KH", "5C 6D", "7H")
    assert scene.points == scene.totals == [3, 11, 7]
    assert scene.why == [None, None, None]
    assert [score.penalty for score in scene.round_result.scores] == [0, 0, 0]
    assert scene.round_winners == "a"
    assert scene.round_result.ending is Ending.CABO


@pytest.mark.rule("DUTCH-11", "DUTCH-1")
def test_a_score_may_be_negative() -> None:
    """Two jokers, a red king and an ace make −1."""
    scene = called_by_a("X X KH AC", "KD KC", "KS QD")
    assert scene.points == scene.totals == [-1, 13, 25]
    assert scene.round_winners == "a"


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
    scene = called_by_a(*hands)
    assert scene.points == points
    assert scene.why == ["caller-not-lowest", None, None]
    assert scene.round_result.scores[0].penalty == 20
    assert scene.round_winners == winners


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
    scene = called_by_a(*hands)
    assert scene.points == points
    assert scene.why == ["caller-tied", None, None]
    assert scene.round_result.scores[0].penalty == 10
    assert scene.round_winners == winners


@pytest.mark.rule("DUTCH-11")
def test_a_tie_above_the_caller_costs_nobody_anything() -> None:
    """B and c have the same sum, but the caller's is lower."""
    scene = called_by_a("AC 2D", "9H", "9C")
    assert scene.points == [3, 9, 9]
    assert scene.round_winners == "a"


@pytest.mark.rule("DUTCH-7", "DUTCH-11")
@pytest.mark.parametrize(("hand", "points"), [("4C", 4), ("5C", 5 + 20), ("4C AC", 5 + 20)])
def test_a_call_needs_less_than_five(hand: str, points: int) -> None:
    """Four is low enough; five costs 20 although it is the lowest sum."""
    scene = called_by_a(hand, "9D")
    assert scene.points == [points, 9]
    assert scene.round_winners == ("a" if points == 4 else "b")
    assert scene.why == [None if points == 4 else "called-too-high", None]


@pytest.mark.rule("DUTCH-7", "DUTCH-11")
@pytest.mark.parametrize("other", ["3D", "6D", "9D"])
def test_there_is_at_most_one_penalty(other: str) -> None:
    """Called too high and lower, equal or higher cards elsewhere: 20, not 40 nor 30."""
    scene = called_by_a("6C", other)
    assert scene.points[0] == 6 + 20
    assert scene.round_result.scores[0].penalty == 20
    assert scene.why[0] == "called-too-high"


@pytest.mark.rule("DUTCH-11")
def test_the_winner_is_who_scores_least_after_penalties() -> None:
    """Six and twenty are still fewer than 35: the caller wins after a wrong call."""
    scene = called_by_a("6C", "KS KC 9D")
    assert scene.points == [26, 35]
    assert scene.round_winners == "a"
    assert scene.places == [1, 2]


@pytest.mark.rule("DUTCH-7")
@pytest.mark.parametrize(
    ("below", "hand", "points"),
    [(10, "9C", 9), (10, "10C", 30), (1, "KH", 0), (1, "AC", 21), (None, "QC", 12)],
)
def test_how_low_a_call_must_be_is_an_option(below: int | None, hand: str, points: int) -> None:
    """Another limit, or none at all (option `call_below`)."""
    scene = Scene("dutch", hands=[hand, "KS"], pile=PILE, discard="JH", call_below=below)
    scene.play("a: cabo")
    play_out(scene)
    assert scene.points == [points, 13]


def swapped_after_the_call(mine: str, theirs: str) -> Scene:
    """Callers are not locked: b's queen exchanges b's first card with a's first."""
    hands = [mine, theirs]
    scene = Scene("dutch", hands=hands, pile="QS 10H", discard="JH", caller_locked=False)
    scene.play("a: cabo", "b: draw", "b: swap b1 a1")
    return scene


@pytest.mark.rule("DUTCH-7", "DUTCH-8")
def test_a_sum_that_falls_after_the_call_does_not_make_it_right() -> None:
    """What counts is the sum at the moment of the call: six, although it is one at the end."""
    scene = swapped_after_the_call("5C AC", "KH 9D")
    assert scene.cards("a") == "KH AC"
    assert scene.points == [1 + 20, 14]
    assert scene.why == ["called-too-high", None]


@pytest.mark.rule("DUTCH-7", "DUTCH-8")
def test_a_sum_that_rises_after_the_call_does_not_make_it_wrong() -> None:
    """Four at the moment of the call; eleven is still the lowest at the end."""
    scene = swapped_after_the_call("2C 2D", "9D KS KC")
    assert scene.cards("a") == "9D 2D"
    assert scene.points == [11, 28]
    assert scene.why == [None, None]


@pytest.mark.rule("DUTCH-7", "DUTCH-11")
def test_whose_sum_is_lowest_is_seen_at_the_end() -> None:
    """Four at the moment of the call, but no longer the lowest after the swap: 20."""
    scene = swapped_after_the_call("2C 2D", "9D AC")
    assert scene.points == [11 + 20, 3]
    assert scene.why == ["caller-not-lowest", None]


@pytest.mark.rule("DUTCH-11")
def test_there_is_no_kamikaze() -> None:
    """Two queens and both black kings are simply fifty points."""
    scene = called_by_a("AC", "QS QH KS KC", "9D")
    assert scene.points == [1, 50, 9]
    assert scene.round_winners == "a"


@pytest.mark.rule("DUTCH-11")
def test_exactly_one_hundred_stays_one_hundred() -> None:
    """There is no reduction to 50, and no end at 101 either."""
    scene = Scene("dutch", hands=["QC", "AC"], pile=PILE, discard="JH", totals=[88, 150], rounds=3)
    scene.play("a: draw", "a: discard", "b: cabo")
    play_out(scene)
    assert scene.totals == [100, 151]
    assert scene.places is None


@pytest.mark.rule("DUTCH-11", "CABO-23")
def test_a_round_without_a_call_has_no_penalties() -> None:
    """The agreed number of turns is over: everyone scores their sum."""
    hands = ["6C", "6D", "9D"]
    scene = Scene("dutch", hands=hands, pile=PILE, discard="JH", turn_limit=2)
    play_out(scene)
    assert scene.round_result.ending is Ending.TURNS
    assert scene.points == [6, 6, 9]
    assert scene.why == [None, None, None]
    assert scene.round_winners == "ab"


# --- the length of a match ----------------------------------------------------


@pytest.mark.rule("DUTCH-11")
def test_a_match_is_one_round() -> None:
    """Unless the table agrees otherwise; then nothing more can be done."""
    scene = called_by_a("AC 2D", "9H", "3S 3D")
    assert scene.heard(None)[-1] == MatchEnded(Result((3, 9, 6), (1, 3, 2)))
    assert scene.game.decisions(scene.match) == []
    assert scene.refuses("table: next") == "match-over"
    assert scene.refuses("b: snap 1") == "match-over"


@pytest.mark.rule("DUTCH-11")
def test_players_with_the_same_total_share_the_place() -> None:
    """First, first and third."""
    scene = called_by_a("AC 2D", "AD KH", "AS")
    assert scene.totals == [23, 1, 1]
    assert scene.places == [3, 1, 1]


@pytest.mark.rule("DUTCH-11", "DUTCH-3")
@pytest.mark.parametrize(("naming", "why"), [("youngest b", "youngest"), ("lot 1", "lot")])
def test_a_number_of_rounds_each_begun_by_the_same_player(naming: str, why: str) -> None:
    """Three rounds: b begins them all, though a wins them all; totals add up, whatever they are."""
    scene = Scene.before_the_deal("dutch", rounds=3, looks=0)
    assert scene.play(f"table: {naming}") == [StarterChosen(1, Begins(why))]
    for number in (1, 2, 3):
        assert scene.match.round.number == number
        assert waiting_for(scene) == "deal"
        scene.shuffle("QS AS QH AH KS AD KC AC 9S 5C", deal=True)
        assert scene.cards("b") == "QS QH KS KC"
        assert scene.turn == "b"
        scene.play("b: cabo", "a: draw", "a: discard")
        assert scene.round_winners == "a"
        assert scene.totals == [4 * number, 70 * number]
        if number < 3:
            assert scene.places is None
            assert scene.may("table") == ["next"]
            assert scene.play("table: next")[-1] == StarterChosen(1, Begins.AGAIN)
    assert scene.places == [1, 2]
    assert scene.refuses("table: next") == "match-over"


@pytest.mark.rule("DUTCH-11")
def test_the_lowest_total_wins_not_the_last_round() -> None:
    """A wins the second round and comes second all the same."""
    hands = ["AC 2D", "9H"]
    scene = Scene("dutch", hands=hands, pile=PILE, discard="JH", totals=[30, 5], rounds=2)
    scene.play("a: cabo")
    play_out(scene)
    assert scene.round_winners == "a"
    assert scene.totals == [33, 14]
    assert scene.places == [2, 1]


@pytest.mark.rule("DUTCH-11")
@pytest.mark.parametrize(("before", "places"), [(40, None), (41, [1, 2]), (42, [1, 2])])
def test_a_limit_of_points(before: int, places: list[int] | None) -> None:
    """The match ends when a total reaches the limit, here 50."""
    scene = Scene(
        "dutch",
        hands=["AC 2D", "9H"],
        pile=PILE,
        discard="JH",
        totals=[10, before],
        rounds=None,
        limit=50,
    )
    scene.play("a: cabo")
    play_out(scene)
    assert scene.totals == [13, before + 9]
    assert scene.places == places


@pytest.mark.rule("DUTCH-11")
@pytest.mark.parametrize(("rounds", "limit"), [(2, 1000), (9, 50)])
def test_rounds_and_points_can_be_agreed_together(rounds: int, limit: int) -> None:
    """Whichever comes first ends the match."""
    scene = Scene(
        "dutch",
        hands=["AC 2D", "9H"],
        pile=PILE,
        discard="JH",
        totals=[10, 45],
        rounds=rounds,
        limit=limit,
    )
    scene.play("a: cabo")
    play_out(scene)
    assert scene.places == [1, 2]


@pytest.mark.rule("DUTCH-11")
@pytest.mark.parametrize(
    ("rounds", "limit", "code"),
    [
        (None, None, "match-without-end"),
        (0, None, "option-out-of-range"),
        (None, 0, "option-out-of-range"),
    ],
)
def test_a_match_has_an_end(rounds: int | None, limit: int | None, code: str) -> None:
    """Rounds, points or both: at least one round, at least one point."""
    with pytest.raises(RulesError) as refusal:
        Scene.before_the_deal("dutch", rounds=rounds, limit=limit)
    assert refusal.value.code == code


@pytest.mark.rule("DUTCH-11", "TOUR-5")
def test_a_round_scored_as_if_nobody_had_called_fines_nobody() -> None:
    """Where an empty pile ends the round that way, even a call with too many points is free."""
    scene = Scene(
        "dutch",
        hands=["9S 9H", "2S 3S"],
        pile="6H",
        discard="5S",
        snap=False,
        empty_pile="end-round",
        pile_out_after_call="end-pile",
    )
    scene.play("a: cabo", "b: draw", "b: discard")
    assert scene.points == [18, 5]
    assert scene.round_result.caller == 0
