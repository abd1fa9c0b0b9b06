"""Somebody leaves in the middle of a match: the others play on, on the same pad."""

import pytest
from scorepad.harness.pad_driver import PadDriver, called, doubts, ran_out

from dacabo.scorepad.cabo.sheet import Cards, Sum
from dacabo.scorepad.dacapo.sheet import DacapoEntry
from dacabo.scorepad.errors import PadError
from dacabo.scorepad.files import csv_of, read_pad, write_pad
from dacabo.scorepad.requests import Correct, Enter, Leave, Return
from dacabo.scorepad.view import view


def left(*, players: int = 4, preset: str = "tournament") -> PadDriver:
    """After the first round the player with the fewest points leaves."""
    pad = PadDriver(preset=preset, players=players)
    pad.enter(called(1, 20, 3, 30, 9)) if players == 4 else pad.enter(called(1, 20, 3, 30))
    pad.ask(Leave(1))
    return pad


def test_the_points_of_a_leaver_stay_and_no_round_after_it_is_theirs() -> None:
    """Whatever is said of them: neither the lowest sum nor a kamikaze's 50 are theirs."""
    pad = left()
    result = pad.enter(called(0, 5, 1, 7, 9))
    assert result.totals == (20, 0, 37, 18)
    assert result.winners == (0,)
    assert pad.pad.entries[-1].laid[1] == Cards(())  # type: ignore[attr-defined]
    assert pad.enter(called(2, 5, 0, "12 12 13 13", 9)).totals == (70, 0, 37, 68)
    assert view(pad.pad).rounds[1].without == (1,)
    assert view(pad.pad).out == (1,)


def test_the_lowest_of_those_who_stay_pays_when_the_pile_runs_out() -> None:
    """The leaver has no cards, which is not the lowest sum."""
    assert left().enter(ran_out(5, 0, 7, 9)).totals == (30, 0, 37, 18)


def test_a_leaver_is_behind_all_others() -> None:
    """With fewer points than anybody (TOUR-11); and the winner's points are the winner's."""
    pad = left()
    pad.enter(called(3, 20, 0, 90, 4))
    ended = pad.pad.ended
    assert ended is not None
    assert ended.result.places == (2, 4, 3, 1)
    assert ended.won.about["points"] == 9


def test_somebody_who_leaves_when_all_is_played_changes_the_places() -> None:
    """As it does in the event."""
    pad = PadDriver(preset="tournament")
    pad.enter(called(0, 0, 20, 101))
    assert pad.pad.ended is not None
    assert pad.pad.ended.result.places == (1, 2, 3)
    pad.ask(Leave(0))
    assert pad.pad.ended is not None
    assert pad.pad.ended.result.places == (3, 1, 2)


def test_a_round_from_before_is_corrected_with_the_leaver() -> None:
    """They played it."""
    pad = left()
    pad.enter(called(0, 5, 0, 7, 9))
    current = pad.pad.entries[0]
    pad.ask(Correct(1, called(0, 2, 3, 30, 9), current))
    assert pad.pad.totals == (0, 3, 37, 18)


def test_the_next_round_begins_without_the_leaver() -> None:
    """The winner begins (CABO-4); if they are gone, a lot decides between the others."""
    pad = left()
    assert view(pad.pad).starters == (0, 2, 3)
    assert view(pad.pad).asks[0].key == "scorepad-begins-lot"
    match = PadDriver("dacapo", "match", starter=0)
    match.ask(Leave(1))
    match.enter(DacapoEntry((0, 0, 5)))
    assert view(match.pad).starters == (2,)
    assert match.pad.totals == (5, 0, 0)


def test_a_leaver_without_cards_is_nothing_strange() -> None:
    """An empty stack of theirs is not a second winner, either."""
    assert doubts(left(), called(0, "1 2 3 4", 0, "5 6 7 8", "9 9 9 9")) == ()
    match = PadDriver("dacapo", "match")
    match.ask(Leave(1))
    assert doubts(match, DacapoEntry((0, 0, 5))) == ()


def test_whoever_comes_back_has_the_points_of_before() -> None:
    """The rounds in between cost them nothing."""
    pad = left()
    pad.enter(called(0, 5, 0, 7, 9))
    pad.ask(Return(1))
    assert pad.enter(called(0, 5, 8, 7, 9)).totals == (20, 8, 44, 27)


def test_a_file_and_a_table_know_who_has_left() -> None:
    """The pad is read as it was written; the table has no line for a round without them."""
    pad = left()
    pad.enter(called(0, 5, 0, 7, 9))
    assert read_pad(write_pad(pad.pad)) == pad.pad
    assert csv_of(pad.pad).count(b"Ben") == 1


def test_what_cannot_be_is_refused() -> None:
    """A caller who is gone, one player alone, somebody who is not at the table."""
    pad = left(players=3)
    with pytest.raises(PadError, match="entry-caller-left"):
        pad.ask(Enter(2, called(1, 5, 0, 7)))
    with pytest.raises(PadError, match="too-few-stay"):
        pad.ask(Leave(0))
    with pytest.raises(PadError, match="no-such-seat"):
        pad.ask(Leave(7))
    assert not pad.ask(Leave(1))
    assert not pad.ask(Return(0))
    assert pad.enter(called(0, 5, 0, 7)).scores[1].total == 0
    assert isinstance(pad.pad.entries[1].laid[0], Sum)  # type: ignore[attr-defined]
