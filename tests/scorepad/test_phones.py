"""Several phones write on one pad over an unreliable network."""

import pytest
from scorepad.harness.pad_driver import PadDriver, round_with_call

from dacabo.log import Context, answered
from dacabo.scorepad.commands import handle
from dacabo.scorepad.errors import Conflict, PadError
from dacabo.scorepad.facts import PadEntry, RoundFilledIn
from dacabo.scorepad.pad import apply, normalise
from dacabo.scorepad.requests import Correct, Enter, Rename, Request
from dacabo.scorepad.view import view


def test_a_repeated_request_happens_once() -> None:
    """The phone got no answer, and sends it again."""
    pad = PadDriver(players=2)
    request = Enter(1, round_with_call(1, 7, 3))
    assert len(pad.ask(request, id="x")) == 1
    assert pad.ask(request, id="x") == []
    assert answered(pad.pad.log, "x") == 2
    assert answered(pad.pad.log, "y") is None
    pad.take_back()
    assert pad.ask(request, id="x") == [], "what was taken back does not come back by itself"
    assert len(pad.ask(request, id="y")) == 1


def test_the_same_entry_of_a_second_phone_has_no_effect() -> None:
    """The order of the cards makes no difference."""
    pad = PadDriver(players=2)
    pad.ask(Enter(1, round_with_call(1, "7 3 0", 3)), by="Ana")
    assert pad.ask(Enter(1, round_with_call(1, "0 7 3", 3)), by="Ben") == []
    assert pad.pad.number == 2


def test_entries_in_cards_and_in_sums_agree() -> None:
    """Cards are kept, whichever entry comes first; no question and no correction follows."""
    tapped, typed = round_with_call(0, "3 4", "9 9 2"), round_with_call(0, 7, 20)
    for one, other in ((tapped, typed), (typed, tapped)):
        pad = PadDriver(players=2)
        pad.ask(Enter(1, one, sure=True))
        pad.ask(Enter(1, other, sure=True))
        assert pad.pad.entries == (normalise(pad.pad, 1, tapped),)
        assert not view(pad.pad).rounds[0].corrected
    pad = PadDriver(players=2)
    pad.ask(Enter(1, typed, sure=True))
    with pytest.raises(Conflict):
        pad.ask(Enter(1, round_with_call(1, 7, 20), sure=True))
    with pytest.raises(Conflict):
        pad.ask(Enter(1, round_with_call(0, 7, 21), sure=True))
    wrong = PadEntry(pad.at, RoundFilledIn(1, round_with_call(0, 7, 21)), "id")
    with pytest.raises(PadError, match="round-differs"):
        apply(pad.pad, wrong)


def test_a_different_entry_of_a_second_phone_is_refused() -> None:
    """The second phone is shown the first entry, and nothing is overwritten."""
    pad = PadDriver(players=2)
    first = round_with_call(1, 7, 3)
    pad.ask(Enter(1, first), by="Ana")
    with pytest.raises(Conflict) as conflict:
        pad.ask(Enter(1, round_with_call(1, 8, 3)), by="Ben")
    assert conflict.value.code == "round-entered-already"
    assert conflict.value.about == {"round": 1}
    assert conflict.value.current == first
    assert pad.pad.totals == (7, 0)


def test_a_correction_of_an_outdated_entry_is_refused() -> None:
    """Two phones correct at once; the second would undo the first without knowing."""
    pad = PadDriver(players=2)
    seen_entry = round_with_call(1, 7, 3)
    pad.enter(seen_entry)
    pad.ask(Correct(1, round_with_call(1, 8, 3), seen_entry))
    with pytest.raises(Conflict) as conflict:
        pad.ask(Correct(1, round_with_call(1, 9, 3), seen_entry))
    assert conflict.value.code == "round-changed"
    assert conflict.value.current == round_with_call(1, 8, 3)
    assert pad.ask(Correct(1, round_with_call(1, 8, 3), seen_entry)) == [], "they mean the same"


def test_an_offline_phone_sends_its_requests_later() -> None:
    """It sends rounds, and a correction of one of them, in the order in which they were made."""
    waiting_requests: list[Request] = [
        Enter(1, round_with_call(1, 7, 3)),
        Enter(2, round_with_call(0, 1, 3)),
        Correct(1, round_with_call(1, 9, 3), round_with_call(1, 7, 3)),
        Rename(0, "Anna"),
        Enter(3, round_with_call(0, 1, 3)),
    ]
    pad = PadDriver(players=2)
    for _ in range(2):  # the answers are lost the first time
        for number, request in enumerate(waiting_requests):
            pad.ask(request, id=f"kept-{number}")
    assert pad.pad.totals == (9, 6)
    assert pad.pad.names == ("Anna", "Ben")
    assert pad.pad.number == 1 + len(waiting_requests)


def test_a_round_cannot_be_skipped() -> None:
    """The refusal says which round is next."""
    pad = PadDriver(players=2)
    for number in (-1, 0, 2, 10**20):
        with pytest.raises(PadError) as refused:
            pad.ask(Enter(number, round_with_call(1, 7, 3)))
        assert (refused.value.code, refused.value.about) == ("round-missing", {"round": 1})


def test_a_refused_request_changes_nothing() -> None:
    """A pad is a value: a request yields facts or an error."""
    pad = PadDriver(players=2)
    pad.enter(round_with_call(1, 7, 3))
    before = pad.pad
    lines = handle(before, Enter(2, round_with_call(1, 7, 3)), Context(pad.at, "x"))
    assert pad.pad is before
    assert apply(before, lines[0]) != before
    with pytest.raises(PadError):
        handle(before, Enter(4, round_with_call(1, 7, 3)), Context(pad.at, "x"))
    assert pad.pad == before


@pytest.mark.parametrize("id_", ["", "x" * 201, "a\nb", "\ud800", " x"])
def test_a_long_or_invisible_id_is_refused(id_: str) -> None:
    """Ids are written into the log."""
    pad = PadDriver(players=2)
    with pytest.raises(PadError) as refused:
        apply(pad.pad, *handle(pad.pad, Enter(1, round_with_call(1, 7, 3)), Context(1, id_)))
    assert refused.value.code == "pad-text"


def test_the_name_of_a_phone_is_made_visible() -> None:
    """A phone may have any name."""
    pad = PadDriver(players=2)
    pad.ask(Enter(1, round_with_call(1, 7, 3)), by=" Ana\u202e’s\n\x00phone ")
    assert pad.pad.log[-1].by == "Ana’s phone"
    pad.ask(Enter(2, round_with_call(1, 7, 3)), by="\u200b")
    assert pad.pad.log[-1].by is None
