"""Every entry can be corrected; later results are recomputed, and nothing is forgotten."""

import pytest
from scorepad.harness.pad_driver import PadDriver, called

from dacabo.core.phrases import Phrase
from dacabo.scorepad.errors import Conflict, PadError
from dacabo.scorepad.requests import CallTime, Correct, Rename, TakeBack, TakeTimeBack
from dacabo.scorepad.view import view


def test_everything_after_a_corrected_round_is_reckoned_anew() -> None:
    """A 100 that became 50 may not have been one, and another may be."""
    pad = PadDriver(preset="tournament", players=2)
    pad.enter(called(1, 50, 1), called(1, 50, 1), called(1, 10, 3), called(1, 40, 3))
    assert [result.totals for result in pad.pad.results] == [(50, 0), (50, 0), (60, 0), (100, 0)]
    pad.correct(2, called(1, 40, 1), "misread a 3")
    assert [result.totals for result in pad.pad.results] == [(50, 0), (90, 0), (50, 0), (90, 0)]
    assert pad.pad.results[2].scores[0].halved


def test_the_history_shows_what_was_there_and_what_became_of_it() -> None:
    """Who, when, the entry before and after, and the totals of all players."""
    pad = PadDriver(players=2)
    old, new = called(1, 7, 3), called(1, 17, 3)
    pad.enter(old)
    pad.ask(Correct(1, new, old, "  two\ncards stuck "), by="Ben’s phone")
    change = view(pad.pad).history[-1]
    assert (change.number, change.at, change.by) == (3, pad.at, "Ben’s phone")
    assert (change.round, change.old, change.new) == (1, old, new)
    assert (change.before, change.after) == ((7, 0), (17, 0))
    assert change.reason == "two cards stuck"
    assert change.said == Phrase("scorepad-corrected", {"round": 1, "unit": "round"})
    assert view(pad.pad).rounds[0].corrected


def test_only_the_last_round_is_taken_back() -> None:
    """An earlier one is corrected: rounds after it were played."""
    pad = PadDriver(players=2)
    first, second = called(1, 7, 3), called(0, 1, 3)
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


def test_a_round_that_is_entered_anew_counts_as_uncorrected() -> None:
    """What was taken back stays in the history only."""
    pad = PadDriver(players=2)
    pad.enter(called(1, 7, 3))
    pad.correct(1, called(1, 8, 3))
    pad.take_back()
    pad.enter(called(1, 9, 3))
    assert not view(pad.pad).rounds[0].corrected
    assert len(view(pad.pad).history) == 5


def test_rounds_after_the_end_stay_on_the_pad_and_do_not_count() -> None:
    """If a correction ends the match earlier, nothing is lost: another may bring rounds back."""
    pad = PadDriver(players=2)
    rounds = [called(1, 40, 3), called(1, 40, 3), called(0, 1, 3)]
    pad.enter(*rounds)
    pad.correct(2, called(1, 61, 3))
    assert pad.pad.totals == (101, 0)
    assert pad.over()
    seen = view(pad.pad)
    assert [r.result is None for r in seen.rounds] == [False, False, True]
    assert seen.asks[-1] == Phrase("scorepad-after-the-end", {"count": 1, "unit": "round"})
    pad.correct(3, called(0, 1, 4))
    assert pad.pad.totals == (101, 0)
    pad.correct(2, rounds[1])
    assert pad.pad.totals == (80, 4)
    assert not pad.over()


def test_a_correction_may_be_corrected_back() -> None:
    """And a correction that changes nothing is ignored."""
    pad = PadDriver(players=2)
    entry = called(1, 7, 3)
    pad.enter(entry)
    before = pad.pad
    assert pad.ask(Correct(1, entry, entry)) == []
    assert pad.pad == before
    pad.correct(1, called(1, 9, 3))
    pad.correct(1, entry)
    assert pad.pad.totals == (7, 0)
    assert pad.pad.number == 4


def test_a_round_that_is_not_there_cannot_be_corrected() -> None:
    """Neither one before the first nor a future one."""
    pad = PadDriver(players=2)
    entry = called(1, 7, 3)
    pad.enter(entry)
    for number in (-1, 0, 2, 10**20):
        with pytest.raises(PadError) as refused:
            pad.ask(Correct(number, entry, entry))
        assert refused.value.code == "round-not-there"


def test_the_reason_is_short() -> None:
    """Reasons are bounded; the round stays as it was."""
    pad = PadDriver(players=2)
    pad.enter(called(1, 7, 3))
    with pytest.raises(PadError) as refused:
        pad.correct(1, called(1, 9, 3), "x" * 201)
    assert refused.value.code == "pad-text"
    assert pad.pad.totals == (7, 0)


# --- time -----------------------------------------------------------------------


def test_time_can_be_taken_back() -> None:
    """An organiser gives more time: the match continues."""
    pad = PadDriver(preset="tournament", players=2)
    pad.enter(called(1, 7, 3))
    pad.time_up(playing=False)
    assert pad.over()
    pad.ask(TakeTimeBack())
    assert not pad.over()
    pad.enter(called(1, 7, 3))
    assert pad.pad.totals == (14, 0)
    with pytest.raises(PadError, match="time-not-up"):
        pad.ask(TakeTimeBack())


def test_after_a_round_is_taken_back_time_is_still_up() -> None:
    """It is entered again, as the last one."""
    pad = PadDriver(preset="tournament", players=2)
    pad.enter(called(1, 7, 3))
    pad.time_up(playing=False)
    pad.take_back()
    assert not pad.over()
    pad.enter(called(1, 8, 3))
    assert pad.over()


@pytest.mark.parametrize(("entered", "last"), [(0, 0), (0, 2), (2, 1), (2, 4), (2, -1)])
def test_time_is_called_for_this_round_or_the_next(entered: int, last: int) -> None:
    """A phone that did not hear of the last round cannot make it void."""
    pad = PadDriver(preset="tournament", players=2)
    for _ in range(entered):
        pad.enter(called(1, 7, 3))
    with pytest.raises(PadError) as refused:
        pad.ask(CallTime(last))
    assert refused.value.code == "time-other-round"


def test_time_is_called_once_and_only_where_there_is_a_clock() -> None:
    """And not after the end."""
    pad = PadDriver(preset="tournament", players=2)
    pad.time_up(playing=True)
    with pytest.raises(PadError, match="time-is-up-already"):
        pad.time_up(playing=True)
    with pytest.raises(PadError, match="no-time-limit"):
        PadDriver().time_up(playing=True)
    over = PadDriver(preset="tournament", players=2)
    over.enter(*[called(1, 34, 3)] * 3)
    with pytest.raises(PadError, match="match-over"):
        over.time_up(playing=True)


# --- names ----------------------------------------------------------------------


def test_a_player_is_renamed_and_the_history_knows() -> None:
    """Equal names are distinguished, and the same name again changes nothing."""
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


def test_a_round_that_changed_meanwhile_is_not_taken_back() -> None:
    """The client must have seen the entry that it takes back."""
    pad = PadDriver(players=2)
    seen = called(1, 7, 3)
    pad.enter(seen)
    pad.correct(1, called(1, 8, 3))
    with pytest.raises(Conflict) as conflict:
        pad.ask(TakeBack(1, seen))
    assert conflict.value.code == "round-changed"
    assert conflict.value.current == called(1, 8, 3)
