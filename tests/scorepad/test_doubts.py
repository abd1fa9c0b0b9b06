"""An unlikely entry is questioned in words; a client that is sure can enter it all the same."""

from itertools import combinations

import pytest
from scorepad.harness.pad_driver import PadDriver, called, cards, doubts, ran_out

from dacabo.cabo.cards import VALUE, DeckKind, pack
from dacabo.cabo.sheet import Ending
from dacabo.core.cards import Card
from dacabo.core.phrases import Face, Phrase, Who
from dacabo.scorepad.cabo.doubts import HandSizes, is_possible_sum
from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.scorepad.view import view


def keys(pad: PadDriver, entry: CaboEntry) -> list[str]:
    """The keys of the questions."""
    return [phrase.key.removeprefix("scorepad-doubt-") for phrase in doubts(pad, entry)]


@pytest.mark.parametrize("total", [0, 1, 13, 49])
def test_sums_that_four_cards_can_have_are_believed(total: int) -> None:
    """Fewer cards, after a set, too."""
    assert keys(PadDriver(), called(0, total, 20, 20)) == []


@pytest.mark.parametrize("total", [-1, 51, 1000, -1000])
def test_sums_that_no_four_cards_have_are_questioned(total: int) -> None:
    """By name, with the sum; if confirmed, it counts."""
    pad = PadDriver()
    entry = called(0, 5, total, 20)
    question = Phrase("scorepad-doubt-sum", {"who": Who(1), "sum": total})
    assert doubts(pad, entry) == (question,)
    pad.enter(entry)
    assert view(pad.pad).rounds[0].doubts == (question,)
    assert pad.pad.results[0].scores[1].sum == total


def test_where_false_sets_add_cards_more_is_possible() -> None:
    """Five cards make more than 50, and even a sum of a hundred is possible."""
    assert keys(PadDriver(preset="gretel-malte"), called(0, 5, 60, 20)) == []
    assert keys(PadDriver(preset="gretel-malte"), called(0, 5, 400, 20)) == ["sum"]


def test_jokers_count_below_zero() -> None:
    """Two of them: -2 is possible, -3 is not."""
    assert keys(PadDriver(preset="dutch"), called(0, -2, 5, 20)) == []
    assert keys(PadDriver(preset="dutch"), called(0, -3, 5, 20)) == ["sum"]


def test_where_cards_neither_come_nor_go_their_number_is_known() -> None:
    """Four cards of the Cabo deck make 2 at least: two 0s and two 1s."""
    fixed = {"sets": False}
    assert keys(PadDriver(changes=fixed), called(0, 2, 30, 30)) == []
    assert keys(PadDriver(changes=fixed), called(0, 1, 30, 30)) == ["sum"]
    assert keys(PadDriver(changes=fixed), called(0, "0 1", 30, 30)) == ["number-of-cards"]


def test_what_others_show_is_not_there_twice() -> None:
    """Ana has both 0s: Ben cannot have a sum of 0."""
    assert keys(PadDriver(), called(0, "0 0", 0, 20)) == ["sum"]


def test_sums_have_to_be_possible_together() -> None:
    """Each of three can have 0, but there are only two 0s; nor can all have 49."""
    assert keys(PadDriver(), called(0, 0, 0, 20)) == []
    assert keys(PadDriver(), called(0, 0, 0, 0)) == ["sums"]
    assert keys(PadDriver(), called(0, 49, 48, 49)) == ["sums"]
    assert keys(PadDriver(), called(0, 49, 49, 0)) == ["sums"]  # whatever the others have


def test_two_jokers_lie_before_one_player_or_two() -> None:
    """Two players with -1 each have one each; with -2 they would need four."""
    assert keys(PadDriver(preset="dutch"), called(0, -1, -1, 20)) == []
    assert keys(PadDriver(preset="dutch"), called(0, -2, -2, 20)) == ["sums"]
    assert keys(PadDriver(preset="dutch"), called(0, -2, -1, 20)) == ["sums"]


def test_no_face_lies_there_more_often_than_the_deck_holds_it() -> None:
    """Over all players together."""
    question = Phrase("scorepad-doubt-cards", {"card": Face((Card("13"),)), "count": 3, "held": 2})
    assert doubts(PadDriver(), called(0, "1 13", "13", "2 13")) == (question,)
    assert keys(PadDriver(), called(0, "1 13", "13", "2 12 12 12 12")) == ["number-of-cards"]
    assert keys(PadDriver(preset="dutch"), called(0, "1", "AS", "AS")) == ["cards", "cards"]


@pytest.mark.parametrize(
    ("faces", "asked"),
    [("", ["no-cards"]), ("1 2 3 4 5", ["number-of-cards"]), ("1", []), ("1 2 3 4", [])],
)
def test_nobody_has_too_few_or_too_many_cards(faces: str, asked: list[str]) -> None:
    """One at least, and four at most where nothing adds any."""
    assert keys(PadDriver(), called(0, faces, 20, 20)) == asked


def test_a_kamikaze_has_the_sum_of_one() -> None:
    """50 with four cards, and with four cards 50 is one."""
    flagged = CaboEntry((Sum(20), Sum(50, kamikaze=True), Sum(20)), 0)
    assert keys(PadDriver(), flagged) == []
    assert keys(PadDriver(), CaboEntry((Sum(20), Sum(20, kamikaze=True), Sum(2)), 0)) == [
        "kamikaze"
    ]
    assert keys(PadDriver(), called(0, 20, 50, 2)) == ["no-kamikaze"]
    more = PadDriver(preset="gretel-malte")
    assert keys(more, called(0, 20, 50, 2)) == []
    assert keys(more, CaboEntry((Sum(2), Sum(57, kamikaze=True), Sum(2)), 0)) == []


def test_a_kamikaze_needs_cards_that_lie_nowhere_else() -> None:
    """A 13 in another hand is one too few."""
    entry = CaboEntry((cards("13"), Sum(50, kamikaze=True), Sum(3)), 0)
    assert keys(PadDriver(), entry) == ["sum"]
    assert keys(PadDriver(preset="gretel-malte"), entry) == ["kamikaze"]


def test_the_cards_of_a_kamikaze_lie_before_nobody_else() -> None:
    """Also if only its sum is entered: of the rest, four cards make 46 at most."""
    kamikaze = Sum(50, kamikaze=True)
    assert keys(PadDriver(), CaboEntry((Sum(46), kamikaze, Sum(3)), 0)) == []
    question = Phrase("scorepad-doubt-sum", {"who": Who(0), "sum": 47})
    assert doubts(PadDriver(), CaboEntry((Sum(47), kamikaze, Sum(3)), 0)) == (question,)
    more = PadDriver(preset="gretel-malte")
    assert keys(more, CaboEntry((Sum(286), kamikaze, Sum(3)), 0)) == ["sums"]
    assert keys(more, CaboEntry((Sum(289), kamikaze, Sum(3)), 0)) == ["sum"]


def test_a_kamikaze_in_dutch_cards_is_nothing_strange() -> None:
    """It is just 50 points."""
    assert keys(PadDriver(preset="dutch"), called(0, 2, 50, 20)) == []


def test_an_end_that_the_rules_do_not_know_is_questioned() -> None:
    """An empty pile where it is shuffled, a last turn where there is none."""
    assert keys(PadDriver(), ran_out(1, 2, 3)) == ["pile"]
    assert keys(PadDriver(preset="tournament"), ran_out(1, 2, 3)) == []
    turns = CaboEntry((Sum(1), Sum(2), Sum(3)), None, Ending.TURNS)
    assert keys(PadDriver(), turns) == ["turns"]
    assert keys(PadDriver(changes={"turn_limit": 9}), turns) == []


def test_a_caller_whose_cards_are_locked_ends_with_what_they_called_with() -> None:
    """If they are not locked, they may have been swapped."""
    entry = called(0, 9, 20, 20, called_with=4)
    assert keys(PadDriver(preset="dutch"), entry) == ["called-with"]
    assert keys(PadDriver(preset="dutch", changes={"caller_locked": False}), entry) == []
    assert keys(PadDriver(preset="dutch"), called(0, 4, 20, 20, called_with=4)) == []


def test_a_correction_is_questioned_like_an_entry() -> None:
    """And stays unchanged until it is confirmed."""
    pad = PadDriver()
    pad.enter(called(0, 1, 2, 3))
    pad.correct(1, called(0, 51, 2, 3))
    assert [phrase.key for phrase in view(pad.pad).rounds[0].doubts] == ["scorepad-doubt-sum"]


@pytest.mark.parametrize("kind", DeckKind)
def test_which_sums_are_possible_is_what_counting_all_cards_gives(kind: DeckKind) -> None:
    """Up to three cards of a deck, all combinations; with jokers, where there are any."""
    deck = pack(kind, 2 if kind is DeckKind.FRENCH else 0)
    values = tuple(sorted(VALUE[card] for card in deck))
    for count in (1, 2, 3):
        sums = {sum(some) for some in combinations(values, count)}
        for total in range(-5, 50):
            assert is_possible_sum(values, HandSizes(count, count), total) == (total in sums)
