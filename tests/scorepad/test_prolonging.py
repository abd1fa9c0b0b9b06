"""One more round, after all that were agreed on have been played."""

import pytest
from scorepad.harness.pad_driver import PadDriver, called

from dacabo.core.errors import DacaboError
from dacabo.core.phrases import Phrase
from dacabo.scorepad.dacapo.sheet import DacapoEntry
from dacabo.scorepad.files import read_pad, write_pad
from dacabo.scorepad.requests import CallTime, Enter, Prolong
from dacabo.scorepad.view import view


def refusal(pad: PadDriver, request: Prolong) -> str:
    """The error that answers a request, with nothing changed."""
    before = pad.pad
    with pytest.raises(DacaboError) as refused:
        pad.ask(request)
    assert pad.pad == before
    return refused.value.code


def test_the_same_sheet_goes_on_and_is_over_again() -> None:
    """Totals go on, and the pad says that two rounds were played."""
    pad = PadDriver(preset="dutch", players=2)
    pad.enter(called(0, 3, 9))
    assert pad.over()
    pad.ask(Prolong(2))
    assert not pad.over()
    seen = view(pad.pad)
    assert (seen.agreed, seen.result, seen.asks[-1].about["round"]) == (2, None, 2)
    assert seen.history[-1].said == Phrase("scorepad-prolonged", {"unit": "round"})
    pad.enter(called(1, 8, 2))
    assert pad.over()
    assert pad.pad.totals == (11, 11)
    assert view(pad.pad).asks[0] == Phrase("scorepad-over-rounds", {"rounds": 2})
    pad.ask(Prolong(3))
    assert not pad.over()
    assert read_pad(write_pad(pad.pad)) == pad.pad


def test_two_phones_ask_for_one_round() -> None:
    """The slower one adds nothing."""
    pad = PadDriver(preset="dutch", players=2)
    pad.enter(called(0, 3, 9))
    assert pad.ask(Prolong(2))
    assert pad.ask(Prolong(2)) == []


def test_it_is_not_played_after_all() -> None:
    """Then the match is over as before; but a round that was entered stays."""
    pad = PadDriver(preset="dutch", players=2)
    pad.enter(called(0, 3, 9))
    over = view(pad.pad)
    pad.ask(Prolong(2))
    pad.ask(Prolong(1))
    seen = view(pad.pad)
    assert (seen.result, seen.asks) == (over.result, over.asks)
    assert seen.history[-1].said == Phrase("scorepad-not-prolonged", {"unit": "round"})
    pad.ask(Prolong(2))
    pad.enter(called(1, 8, 2))
    assert refusal(pad, Prolong(1)) == "round-missing"


def test_a_single_game_goes_on_too() -> None:
    """Da Capo! without a target is over after one game, unless one more is agreed on."""
    pad = PadDriver("dacapo", "single", players=2)
    pad.enter(DacapoEntry((0, 9)))
    pad.ask(Prolong(2))
    assert not pad.over()
    pad.enter(DacapoEntry((4, 0)))
    assert pad.pad.totals == (9, 4)
    assert pad.over()


def test_only_an_end_by_rounds_is_put_off() -> None:
    """Not one by points or by time; and nothing before it."""
    pad = PadDriver(players=2)
    assert refusal(pad, Prolong(1)) == "match-not-over"
    pad.enter(called(0, 3, 101))
    assert refusal(pad, Prolong(2)) == "match-over-anyway"
    both = PadDriver(players=2, changes={"rounds": 1})
    both.enter(called(0, 3, 101))
    assert refusal(both, Prolong(2)) == "match-over-anyway"
    clock = PadDriver(preset="tournament", players=2)
    clock.enter(called(0, 3, 30))
    clock.ask(CallTime(1))
    assert refusal(clock, Prolong(2)) == "match-over-anyway"
    target = PadDriver("dacapo", "match", players=2)
    target.ask(Enter(1, DacapoEntry((0, 60)), sure=True))
    assert refusal(target, Prolong(2)) == "match-over-anyway"


@pytest.mark.parametrize("last", [0, 1, 3])
def test_it_is_the_next_round_that_is_added(last: int) -> None:
    """One at a time."""
    pad = PadDriver(preset="dutch", players=2)
    pad.enter(called(0, 3, 9))
    assert refusal(pad, Prolong(last)) == "round-missing"


def test_points_still_end_a_prolonged_match() -> None:
    """One more round, and in it somebody reaches the limit."""
    pad = PadDriver(players=2, changes={"rounds": 1})
    pad.enter(called(0, 3, 60))
    pad.ask(Prolong(2))
    pad.enter(called(0, 3, 50))
    assert view(pad.pad).asks[0].key == "scorepad-over-limit"
    assert refusal(pad, Prolong(3)) == "match-over-anyway"
