"""A player leaves in the middle of a match, and the others play on with the same pad."""

import pytest
from scorepad.harness.pad_driver import PadDriver, doubts, round_with_call, round_without_call

from dacabo.scorepad.cabo.sheet import Cards, Sum
from dacabo.scorepad.dacapo.sheet import DacapoEntry
from dacabo.scorepad.errors import PadError
from dacabo.scorepad.files import csv_of, read_pad, write_pad
from dacabo.scorepad.requests import Correct, Enter, Leave, Return
from dacabo.scorepad.view import view


def pad_after_leaving(*, players: int = 4, preset: str = "tournament") -> PadDriver:
    """A pad that the player with the fewest points leaves after the first round."""
    pad = PadDriver(preset=preset, players=players)
    pad.enter(round_with_call(1, 20, 3, 30, 9)) if players == 4 else pad.enter(
        round_with_call(1, 20, 3, 30)
    )
    pad.ask(Leave(1))
    return pad


def test_a_leaver_keeps_their_points_and_gets_no_more() -> None:
    """Entries for them have no effect: neither a lowest sum nor the 50 of a kamikaze."""
    pad = pad_after_leaving()
    result = pad.enter(round_with_call(0, 5, 1, 7, 9))
    assert result.totals == (20, 0, 37, 18)
    assert result.winners == (0,)
    assert pad.pad.entries[-1].laid[1] == Cards(())  # type: ignore[attr-defined]
    assert pad.enter(round_with_call(2, 5, 0, "12 12 13 13", 9)).totals == (70, 0, 37, 68)
    assert view(pad.pad).rounds[1].without == (1,)
    assert view(pad.pad).out == (1,)


def test_the_lowest_remaining_player_pays_when_the_pile_runs_out() -> None:
    """The leaver has no cards, but this is not the lowest sum."""
    assert pad_after_leaving().enter(round_without_call(5, 0, 7, 9)).totals == (30, 0, 37, 18)


def test_a_leaver_is_behind_all_others() -> None:
    """This holds even with fewer points (TOUR-11); the winner's points are the winner's."""
    pad = pad_after_leaving()
    pad.enter(round_with_call(3, 20, 0, 90, 4))
    ended = pad.pad.ended
    assert ended is not None
    assert ended.result.places == (2, 4, 3, 1)
    assert ended.won.about["points"] == 9


def test_a_leaver_after_the_last_round_changes_the_places() -> None:
    """A tournament does the same."""
    pad = PadDriver(preset="tournament")
    pad.enter(round_with_call(0, 0, 20, 101))
    assert pad.pad.ended is not None
    assert pad.pad.ended.result.places == (1, 2, 3)
    pad.ask(Leave(0))
    assert pad.pad.ended is not None
    assert pad.pad.ended.result.places == (3, 1, 2)


def test_a_correction_of_an_earlier_round_includes_the_leaver() -> None:
    """The leaver played that round."""
    pad = pad_after_leaving()
    pad.enter(round_with_call(0, 5, 0, 7, 9))
    current = pad.pad.entries[0]
    pad.ask(Correct(1, round_with_call(0, 2, 3, 30, 9), current))
    assert pad.pad.totals == (0, 3, 37, 18)


def test_the_next_round_begins_without_the_leaver() -> None:
    """The winner begins (CABO-4); if the winner has left, a lot decides between the others."""
    pad = pad_after_leaving()
    assert view(pad.pad).starters == (0, 2, 3)
    assert view(pad.pad).asks[0].key == "scorepad-begins-lot"
    match = PadDriver("dacapo", "match", starter=0)
    match.ask(Leave(1))
    match.enter(DacapoEntry((0, 0, 5)))
    assert view(match.pad).starters == (2,)
    assert match.pad.totals == (5, 0, 0)


def test_a_leaver_without_cards_is_not_questioned() -> None:
    """An empty stack of theirs is no second winner either."""
    assert doubts(pad_after_leaving(), round_with_call(0, "1 2 3 4", 0, "5 6 7 8", "9 9 9 9")) == ()
    match = PadDriver("dacapo", "match")
    match.ask(Leave(1))
    assert doubts(match, DacapoEntry((0, 0, 5))) == ()


def test_a_returning_player_has_their_former_points() -> None:
    """The rounds in between cost them nothing."""
    pad = pad_after_leaving()
    pad.enter(round_with_call(0, 5, 0, 7, 9))
    pad.ask(Return(1))
    assert pad.enter(round_with_call(0, 5, 8, 7, 9)).totals == (20, 8, 44, 27)


def test_a_file_keeps_the_leaver() -> None:
    """The table for spreadsheets has no line for their missing rounds."""
    pad = pad_after_leaving()
    pad.enter(round_with_call(0, 5, 0, 7, 9))
    assert read_pad(write_pad(pad.pad)) == pad.pad
    assert csv_of(pad.pad).count(b"Ben") == 1


def test_impossible_requests_about_leavers_are_refused() -> None:
    """The caller has left, one player is alone, or the player is not at the table."""
    pad = pad_after_leaving(players=3)
    with pytest.raises(PadError, match="entry-caller-left"):
        pad.ask(Enter(2, round_with_call(1, 5, 0, 7)))
    with pytest.raises(PadError, match="too-few-stay"):
        pad.ask(Leave(0))
    with pytest.raises(PadError, match="no-such-seat"):
        pad.ask(Leave(7))
    assert not pad.ask(Leave(1))
    assert not pad.ask(Return(0))
    assert pad.enter(round_with_call(0, 5, 0, 7)).scores[1].total == 0
    assert isinstance(pad.pad.entries[1].laid[0], Sum)  # type: ignore[attr-defined]
