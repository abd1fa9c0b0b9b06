"""One more round after all agreed rounds."""

import pytest
from scorepad.harness.pad_driver import PadDriver, round_with_call

from dacabo.core.errors import DacaboError
from dacabo.core.phrases import Phrase
from dacabo.scorepad.dacapo.sheet import DacapoEntry
from dacabo.scorepad.files import read_pad, write_pad
from dacabo.scorepad.requests import CallTime, Enter, Prolong
from dacabo.scorepad.view import view


def refusal(pad: PadDriver, request: Prolong) -> str:
    """The error that answers a request; checks that nothing has changed."""
    before = pad.pad
    with pytest.raises(DacaboError) as refused:
        pad.ask(request)
    assert pad.pad == before
    return refused.value.code


def test_a_prolonged_match_continues_its_totals() -> None:
    """It is then over again, and the pad says that two rounds were played."""
    pad = PadDriver(preset="dutch", players=2)
    pad.enter(round_with_call(0, 3, 9))
    assert pad.over()
    pad.ask(Prolong(2))
    assert not pad.over()
    pad_view = view(pad.pad)
    assert (pad_view.agreed, pad_view.result, pad_view.asks[-1].about["round"]) == (2, None, 2)
    assert pad_view.history[-1].said == Phrase("scorepad-prolonged", {"unit": "round"})
    pad.enter(round_with_call(1, 8, 2))
    assert pad.over()
    assert pad.pad.totals == (11, 11)
    assert view(pad.pad).asks[0] == Phrase("scorepad-over-rounds", {"rounds": 2})
    pad.ask(Prolong(3))
    assert not pad.over()
    assert read_pad(write_pad(pad.pad)) == pad.pad


def test_a_second_request_for_one_more_round_has_no_effect() -> None:
    """The slower phone adds nothing."""
    pad = PadDriver(preset="dutch", players=2)
    pad.enter(round_with_call(0, 3, 9))
    assert pad.ask(Prolong(2))
    assert pad.ask(Prolong(2)) == []


def test_the_additional_round_can_be_called_off() -> None:
    """The match is then over as before; a round that was entered stays."""
    pad = PadDriver(preset="dutch", players=2)
    pad.enter(round_with_call(0, 3, 9))
    view_before = view(pad.pad)
    pad.ask(Prolong(2))
    pad.ask(Prolong(1))
    pad_view = view(pad.pad)
    assert (pad_view.result, pad_view.asks) == (view_before.result, view_before.asks)
    assert pad_view.history[-1].said == Phrase("scorepad-not-prolonged", {"unit": "round"})
    pad.ask(Prolong(2))
    pad.enter(round_with_call(1, 8, 2))
    assert refusal(pad, Prolong(1)) == "round-missing"


def test_a_single_game_can_be_prolonged_too() -> None:
    """Da Capo! without a target is otherwise over after one game."""
    pad = PadDriver("dacapo", "single", players=2)
    pad.enter(DacapoEntry((0, 9)))
    pad.ask(Prolong(2))
    assert not pad.over()
    pad.enter(DacapoEntry((4, 0)))
    assert pad.pad.totals == (9, 4)
    assert pad.over()


def test_only_an_end_by_rounds_can_be_postponed() -> None:
    """An end by points or by time cannot, and nothing can before the end."""
    pad = PadDriver(players=2)
    assert refusal(pad, Prolong(1)) == "match-not-over"
    pad.enter(round_with_call(0, 3, 101))
    assert refusal(pad, Prolong(2)) == "match-over-anyway"
    both = PadDriver(players=2, changes={"rounds": 1})
    both.enter(round_with_call(0, 3, 101))
    assert refusal(both, Prolong(2)) == "match-over-anyway"
    clock = PadDriver(preset="tournament", players=2)
    clock.enter(round_with_call(0, 3, 30))
    clock.ask(CallTime(1))
    assert refusal(clock, Prolong(2)) == "match-over-anyway"
    target = PadDriver("dacapo", "match", players=2)
    target.ask(Enter(1, DacapoEntry((0, 60)), sure=True))
    assert refusal(target, Prolong(2)) == "match-over-anyway"


@pytest.mark.parametrize("last", [0, 1, 3])
def test_only_the_next_round_can_be_added(last: int) -> None:
    """Rounds are added one at a time."""
    pad = PadDriver(preset="dutch", players=2)
    pad.enter(round_with_call(0, 3, 9))
    assert refusal(pad, Prolong(last)) == "round-missing"


def test_points_still_end_a_prolonged_match() -> None:
    """A player reaches the limit in the additional round."""
    pad = PadDriver(players=2, changes={"rounds": 1})
    pad.enter(round_with_call(0, 3, 60))
    pad.ask(Prolong(2))
    pad.enter(round_with_call(0, 3, 50))
    assert view(pad.pad).asks[0].key == "scorepad-over-limit"
    assert refusal(pad, Prolong(3)) == "match-over-anyway"
