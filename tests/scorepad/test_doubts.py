"""The pad questions an unlikely entry in words; a client that is sure can enter it all the same."""

from itertools import combinations

import pytest
from scorepad.harness.pad_driver import (
    PadDriver,
    cards,
    doubts,
    round_with_call,
    round_without_call,
)

from dacabo.cabo.cards import VALUE, DeckKind, pack
from dacabo.cabo.sheet import Ending
from dacabo.core.cards import Card
from dacabo.core.phrases import Face, Phrase, Who
from dacabo.scorepad.cabo.doubts import HandSizes, is_possible_sum
from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.scorepad.view import view


def question_keys(pad: PadDriver, entry: CaboEntry) -> list[str]:
    """The keys of the questions."""
    return [phrase.key.removeprefix("scorepad-doubt-") for phrase in doubts(pad, entry)]


@pytest.mark.parametrize("total", [0, 1, 13, 49])
def test_possible_sums_of_four_cards_are_accepted(total: int) -> None:
    """Fewer cards, after a set, may have the sum, too."""
    assert question_keys(PadDriver(), round_with_call(0, total, 20, 20)) == []


@pytest.mark.parametrize("total", [-1, 51, 1000, -1000])
def test_impossible_sums_of_four_cards_are_questioned(total: int) -> None:
    """The question has the name and the sum; if confirmed, the sum counts."""
    pad = PadDriver()
    entry = round_with_call(0, 5, total, 20)
    question = Phrase("scorepad-doubt-sum", {"who": Who(1), "sum": total})
    assert doubts(pad, entry) == (question,)
    pad.enter(entry)
    assert view(pad.pad).rounds[0].doubts == (question,)
    assert pad.pad.results[0].scores[1].sum == total


def test_higher_sums_are_possible_where_failed_sets_add_cards() -> None:
    """Five cards make more than 50, and even a sum of a hundred is possible."""
    assert question_keys(PadDriver(preset="gretel-malte"), round_with_call(0, 5, 60, 20)) == []
    assert question_keys(PadDriver(preset="gretel-malte"), round_with_call(0, 5, 400, 20)) == [
        "sum"
    ]


def test_jokers_make_negative_sums_possible() -> None:
    """With two jokers -2 is possible, but -3 is not."""
    assert question_keys(PadDriver(preset="dutch"), round_with_call(0, -2, 5, 20)) == []
    assert question_keys(PadDriver(preset="dutch"), round_with_call(0, -3, 5, 20)) == ["sum"]


def test_a_fixed_number_of_cards_has_a_lowest_sum() -> None:
    """Four cards of the Cabo deck make 2 at least: two 0s and two 1s."""
    fixed = {"sets": False}
    assert question_keys(PadDriver(changes=fixed), round_with_call(0, 2, 30, 30)) == []
    assert question_keys(PadDriver(changes=fixed), round_with_call(0, 1, 30, 30)) == ["sum"]
    assert question_keys(PadDriver(changes=fixed), round_with_call(0, "0 1", 30, 30)) == [
        "number-of-cards"
    ]


def test_cards_of_one_player_are_missing_for_others() -> None:
    """Ana has both 0s, so Ben cannot have a sum of 0."""
    assert question_keys(PadDriver(), round_with_call(0, "0 0", 0, 20)) == ["sum"]


def test_sums_have_to_be_possible_together() -> None:
    """Any of three players can have 0, but there are only two 0s; nor can all have 49."""
    assert question_keys(PadDriver(), round_with_call(0, 0, 0, 20)) == []
    assert question_keys(PadDriver(), round_with_call(0, 0, 0, 0)) == ["sums"]
    assert question_keys(PadDriver(), round_with_call(0, 49, 48, 49)) == ["sums"]
    assert question_keys(PadDriver(), round_with_call(0, 49, 49, 0)) == [
        "sums"
    ]  # the hands of the others make no difference


def test_two_jokers_belong_to_one_player_or_two() -> None:
    """Two players with -1 have one each; with -2 they would need four."""
    assert question_keys(PadDriver(preset="dutch"), round_with_call(0, -1, -1, 20)) == []
    assert question_keys(PadDriver(preset="dutch"), round_with_call(0, -2, -2, 20)) == ["sums"]
    assert question_keys(PadDriver(preset="dutch"), round_with_call(0, -2, -1, 20)) == ["sums"]


def test_a_face_occurs_no_more_often_than_in_the_deck() -> None:
    """The limit holds for all players together."""
    question = Phrase("scorepad-doubt-cards", {"card": Face((Card("13"),)), "count": 3, "held": 2})
    assert doubts(PadDriver(), round_with_call(0, "1 13", "13", "2 13")) == (question,)
    assert question_keys(PadDriver(), round_with_call(0, "1 13", "13", "2 12 12 12 12")) == [
        "number-of-cards"
    ]
    assert question_keys(PadDriver(preset="dutch"), round_with_call(0, "1", "AS", "AS")) == [
        "cards",
        "cards",
    ]


@pytest.mark.parametrize(
    ("faces", "asked"),
    [("", ["no-cards"]), ("1 2 3 4 5", ["number-of-cards"]), ("1", []), ("1 2 3 4", [])],
)
def test_too_few_or_too_many_cards_are_questioned(faces: str, asked: list[str]) -> None:
    """A player has one card at least, and four at most where nothing adds cards."""
    assert question_keys(PadDriver(), round_with_call(0, faces, 20, 20)) == asked


def test_a_kamikaze_has_a_sum_of_50() -> None:
    """With four cards, a sum of 50 is always a kamikaze."""
    flagged = CaboEntry((Sum(20), Sum(50, kamikaze=True), Sum(20)), 0)
    assert question_keys(PadDriver(), flagged) == []
    assert question_keys(PadDriver(), CaboEntry((Sum(20), Sum(20, kamikaze=True), Sum(2)), 0)) == [
        "kamikaze"
    ]
    assert question_keys(PadDriver(), round_with_call(0, 20, 50, 2)) == ["no-kamikaze"]
    pad_with_more_cards = PadDriver(preset="gretel-malte")
    assert question_keys(pad_with_more_cards, round_with_call(0, 20, 50, 2)) == []
    assert (
        question_keys(pad_with_more_cards, CaboEntry((Sum(2), Sum(57, kamikaze=True), Sum(2)), 0))
        == []
    )


def test_a_kamikaze_needs_cards_that_no_other_player_has() -> None:
    """A 13 in another hand is one too few."""
    entry = CaboEntry((cards("13"), Sum(50, kamikaze=True), Sum(3)), 0)
    assert question_keys(PadDriver(), entry) == ["sum"]
    assert question_keys(PadDriver(preset="gretel-malte"), entry) == ["kamikaze"]


def test_other_players_lack_the_cards_of_a_kamikaze() -> None:
    """This holds even for a kamikaze entered as a sum: four other cards make 46 at most."""
    kamikaze = Sum(50, kamikaze=True)
    assert question_keys(PadDriver(), CaboEntry((Sum(46), kamikaze, Sum(3)), 0)) == []
    question = Phrase("scorepad-doubt-sum", {"who": Who(0), "sum": 47})
    assert doubts(PadDriver(), CaboEntry((Sum(47), kamikaze, Sum(3)), 0)) == (question,)
    pad_with_more_cards = PadDriver(preset="gretel-malte")
    assert question_keys(pad_with_more_cards, CaboEntry((Sum(286), kamikaze, Sum(3)), 0)) == [
        "sums"
    ]
    assert question_keys(pad_with_more_cards, CaboEntry((Sum(289), kamikaze, Sum(3)), 0)) == ["sum"]


def test_the_cards_of_a_kamikaze_are_ordinary_under_dutch_rules() -> None:
    """They are just 50 points."""
    assert question_keys(PadDriver(preset="dutch"), round_with_call(0, 2, 50, 20)) == []


def test_an_end_that_the_rules_exclude_is_questioned() -> None:
    """Examples are an empty pile where it is shuffled, and a last turn where there is none."""
    assert question_keys(PadDriver(), round_without_call(1, 2, 3)) == ["pile"]
    assert question_keys(PadDriver(preset="tournament"), round_without_call(1, 2, 3)) == []
    turns = CaboEntry((Sum(1), Sum(2), Sum(3)), None, Ending.TURNS)
    assert question_keys(PadDriver(), turns) == ["turns"]
    assert question_keys(PadDriver(changes={"turn_limit": 9}), turns) == []


def test_a_locked_caller_ends_with_the_sum_of_the_call() -> None:
    """If the cards are not locked, they may have been swapped."""
    entry = round_with_call(0, 9, 20, 20, called_with=4)
    assert question_keys(PadDriver(preset="dutch"), entry) == ["called-with"]
    assert question_keys(PadDriver(preset="dutch", changes={"caller_locked": False}), entry) == []
    assert (
        question_keys(PadDriver(preset="dutch"), round_with_call(0, 4, 20, 20, called_with=4)) == []
    )


def test_a_correction_is_questioned_like_an_entry() -> None:
    """The round stays unchanged until the client confirms the correction."""
    pad = PadDriver()
    pad.enter(round_with_call(0, 1, 2, 3))
    pad.correct(1, round_with_call(0, 51, 2, 3))
    assert [phrase.key for phrase in view(pad.pad).rounds[0].doubts] == ["scorepad-doubt-sum"]


@pytest.mark.parametrize("kind", DeckKind)
def test_the_possible_sums_are_those_of_all_combinations(kind: DeckKind) -> None:
    """The test counts all combinations of up to three cards, with jokers if the deck has any."""
    deck = pack(kind, 2 if kind is DeckKind.FRENCH else 0)
    values = tuple(sorted(VALUE[card] for card in deck))
    for count in (1, 2, 3):
        sums = {sum(some) for some in combinations(values, count)}
        for total in range(-5, 50):
            assert is_possible_sum(values, HandSizes(count, count), total) == (total in sums)
