"""Any entry can be corrected; later results are calculated again, and nothing is forgotten."""

import pytest
from scorepad.harness.pad_driver import PadDriver, round_with_call

from dacabo.core.phrases import Phrase
from dacabo.scorepad.errors import Conflict, PadError
from dacabo.scorepad.requests import CallTime, Correct, Rename, TakeBack, TakeTimeBack
from dacabo.scorepad.view import view


def test_totals_after_a_corrected_round_are_calculated_again() -> None:
    """A total of 100 that became 50 may change, and another total may reach 100."""
    pad = PadDriver(preset="tournament", players=2)
    pad.enter(
        round_with_call(1, 50, 1),
        round_with_call(1, 50, 1),
        round_with_call(1, 10, 3),
        round_with_call(1, 40, 3),
    )
    assert [result.totals for result in pad.pad.results] == [(50, 0), (50, 0), (60, 0), (100, 0)]
    pad.correct(2, round_with_call(1, 40, 1), "misread a 3")
    assert [result.totals for result in pad.pad.results] == [(50, 0), (90, 0), (50, 0), (90, 0)]
    assert pad.pad.results[2].scores[0].halved


def test_the_history_shows_both_entries_of_a_correction() -> None:
    """It also shows the writer, the time, and the totals of all players."""
    pad = PadDriver(players=2)
    old, new = round_with_call(1, 7, 3), round_with_call(1, 17, 3)
    pad.enter(old)
    pad.ask(Correct(1, new, old, "  two\ncards stuck "), by="Ben’s phone")
    change = view(pad.pad).history[-1]
    assert (change.number, change.at, change.by) == (3, pad.at, "Ben’s phone")
    assert (change.round, change.old, change.new) == (1, old, new)
    assert (change.before, change.after) == ((7, 0), (17, 0))
    assert change.reason == "two cards stuck"
    assert change.said == Phrase("scorepad-corrected", {"round": 1, "unit": "round"})
    assert view(pad.pad).rounds[0].corrected


def test_only_the_last_round_can_be_taken_back() -> None:
    """An earlier round can only be corrected, because rounds after it were played."""
    pad = PadDriver(players=2)
    first, second = round_with_call(1, 7, 3), round_with_call(0, 1, 3)
    pad.enter(first, second)
    with pytest.raises(PadError) as refused:
        pad.ask(TakeBack(1, first))
    assert (refused.value.code, refused.value.about) == ("round-not-last", {"round": 2})
    pad.take_back()
    assert pad.pad.totals == (7, 0)
    change = view(pad.pad).history[-1]
    assert (change.old, change.new) == (second, None)
    assert (change.before, change.after) == ((7, 3), (7, 0))
    pad.take_back()
    with pytest.raises(PadError, match="round-not-there"):
        pad.ask(TakeBack(1, first))
    assert pad.pad.totals == (0, 0)


def test_a_round_that_is_entered_again_counts_as_uncorrected() -> None:
    """The round that was taken back stays in the history only."""
    pad = PadDriver(players=2)
    pad.enter(round_with_call(1, 7, 3))
    pad.correct(1, round_with_call(1, 8, 3))
    pad.take_back()
    pad.enter(round_with_call(1, 9, 3))
    assert not view(pad.pad).rounds[0].corrected
    assert len(view(pad.pad).history) == 5


def test_rounds_after_the_end_stay_on_the_pad_and_do_not_count() -> None:
    """A correction may end the match earlier, and another one may bring the rounds back."""
    pad = PadDriver(players=2)
    rounds = [round_with_call(1, 40, 3), round_with_call(1, 40, 3), round_with_call(0, 1, 3)]
    pad.enter(*rounds)
    pad.correct(2, round_with_call(1, 61, 3))
    assert pad.pad.totals == (101, 0)
    assert pad.over()
    seen = view(pad.pad)
    assert [r.result is None for r in seen.rounds] == [False, False, True]
    assert seen.asks[-1] == Phrase("scorepad-after-the-end", {"count": 1, "unit": "round"})
    pad.correct(3, round_with_call(0, 1, 4))
    assert pad.pad.totals == (101, 0)
    pad.correct(2, rounds[1])
    assert pad.pad.totals == (80, 4)
    assert not pad.over()


def test_a_correction_can_be_reversed() -> None:
    """A correction that changes nothing is ignored."""
    pad = PadDriver(players=2)
    entry = round_with_call(1, 7, 3)
    pad.enter(entry)
    before = pad.pad
    assert pad.ask(Correct(1, entry, entry)) == []
    assert pad.pad == before
    pad.correct(1, round_with_call(1, 9, 3))
    pad.correct(1, entry)
    assert pad.pad.totals == (7, 0)
    assert pad.pad.number == 4


def test_a_round_that_does_not_exist_cannot_be_corrected() -> None:
    """Its number is too low, or that of a future round."""
    pad = PadDriver(players=2)
    entry = round_with_call(1, 7, 3)
    pad.enter(entry)
    for number in (-1, 0, 2, 10**20):
        with pytest.raises(PadError) as refused:
            pad.ask(Correct(number, entry, entry))
        assert refused.value.code == "round-not-there"


def test_a_long_reason_is_refused() -> None:
    """The round stays as it was."""
    pad = PadDriver(players=2)
    pad.enter(round_with_call(1, 7, 3))
    with pytest.raises(PadError) as refused:
        pad.correct(1, round_with_call(1, 9, 3), "x" * 201)
    assert refused.value.code == "pad-text"
    assert pad.pad.totals == (7, 0)


# --- time -----------------------------------------------------------------------


def test_time_can_be_taken_back() -> None:
    """If an organiser gives more time, the match continues."""
    pad = PadDriver(preset="tournament", players=2)
    pad.enter(round_with_call(1, 7, 3))
    pad.time_up(playing=False)
    assert pad.over()
    pad.ask(TakeTimeBack())
    assert not pad.over()
    pad.enter(round_with_call(1, 7, 3))
    assert pad.pad.totals == (14, 0)
    with pytest.raises(PadError, match="time-not-up"):
        pad.ask(TakeTimeBack())


def test_time_is_still_up_after_a_round_is_taken_back() -> None:
    """The round is entered again, as the last one."""
    pad = PadDriver(preset="tournament", players=2)
    pad.enter(round_with_call(1, 7, 3))
    pad.time_up(playing=False)
    pad.take_back()
    assert not pad.over()
    pad.enter(round_with_call(1, 8, 3))
    assert pad.over()


@pytest.mark.parametrize(("entered", "last"), [(0, 0), (0, 2), (2, 1), (2, 4), (2, -1)])
def test_time_is_called_for_this_round_or_the_next(entered: int, last: int) -> None:
    """A phone that did not hear of the last round cannot make it void."""
    pad = PadDriver(preset="tournament", players=2)
    for _ in range(entered):
        pad.enter(round_with_call(1, 7, 3))
    with pytest.raises(PadError) as refused:
        pad.ask(CallTime(last))
    assert refused.value.code == "time-other-round"


def test_time_is_called_once_and_only_under_rules_with_a_clock() -> None:
    """It is not called after the end either."""
    pad = PadDriver(preset="tournament", players=2)
    pad.time_up(playing=True)
    with pytest.raises(PadError, match="time-is-up-already"):
        pad.time_up(playing=True)
    with pytest.raises(PadError, match="no-time-limit"):
        PadDriver().time_up(playing=True)
    over = PadDriver(preset="tournament", players=2)
    over.enter(*[round_with_call(1, 34, 3)] * 3)
    with pytest.raises(PadError, match="match-over"):
        over.time_up(playing=True)


# --- names ----------------------------------------------------------------------


def test_the_history_has_the_new_name_of_a_player() -> None:
    """Equal names get a number, and the same name again changes nothing."""
    pad = PadDriver(players=2)
    pad.ask(Rename(1, " Bea\u202e "))
    assert pad.pad.names == ("Ana", "Bea")
    assert view(pad.pad).history[-1].said == Phrase(
        "scorepad-renamed", {"old": "Ben", "new": "Bea"}
    )
    pad.ask(Rename(0, "Bea"))
    assert pad.pad.names == ("Bea 2", "Bea")
    assert pad.ask(Rename(1, "Bea")) == []
    with pytest.raises(PadError, match="no-such-seat"):
        pad.ask(Rename(2, "Cyd"))
    with pytest.raises(PadError, match="no-such-seat"):
        pad.ask(Rename(-1, "Cyd"))


def test_a_round_that_has_changed_is_not_taken_back() -> None:
    """The client must have seen the entry that it takes back."""
    pad = PadDriver(players=2)
    seen_entry = round_with_call(1, 7, 3)
    pad.enter(seen_entry)
    pad.correct(1, round_with_call(1, 8, 3))
    with pytest.raises(Conflict) as conflict:
        pad.ask(TakeBack(1, seen_entry))
    assert conflict.value.code == "round-changed"
    assert conflict.value.current == round_with_call(1, 8, 3)
