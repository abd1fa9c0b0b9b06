"""Several phones at one table, and a network that comes and goes."""

import pytest
from scorepad.harness.pad_driver import PadDriver, called

from dacabo.log import Context, answered
from dacabo.scorepad.commands import handle
from dacabo.scorepad.errors import Conflict, PadError
from dacabo.scorepad.facts import PadEntry, RoundFilledIn
from dacabo.scorepad.pad import apply, normalise
from dacabo.scorepad.requests import Correct, Enter, Rename, Request
from dacabo.scorepad.view import view


def test_a_request_that_comes_twice_happens_once() -> None:
    """The phone got no answer, and sends it again."""
    pad = PadDriver(players=2)
    request = Enter(1, called(1, 7, 3))
    assert len(pad.ask(request, id="x")) == 1
    assert pad.ask(request, id="x") == []
    assert answered(pad.pad.log, "x") == 2
    assert answered(pad.pad.log, "y") is None
    pad.take_back()
    assert pad.ask(request, id="x") == [], "what was taken back does not come back by itself"
    assert len(pad.ask(request, id="y")) == 1


def test_two_phones_that_enter_the_same_agree() -> None:
    """In any order of the cards; the second has nothing to add."""
    pad = PadDriver(players=2)
    pad.ask(Enter(1, called(1, "7 3 0", 3)), by="Ana")
    assert pad.ask(Enter(1, called(1, "0 7 3", 3)), by="Ben") == []
    assert pad.pad.number == 2


def test_two_phones_that_say_the_same_in_cards_and_in_sums_agree() -> None:
    """Whichever comes first, the cards are kept; nobody is asked, and nothing is a correction."""
    tapped, typed = called(0, "3 4", "9 9 2"), called(0, 7, 20)
    for one, other in ((tapped, typed), (typed, tapped)):
        pad = PadDriver(players=2)
        pad.ask(Enter(1, one, sure=True))
        pad.ask(Enter(1, other, sure=True))
        assert pad.pad.entries == (normalise(pad.pad, 1, tapped),)
        assert not view(pad.pad).rounds[0].corrected
    pad = PadDriver(players=2)
    pad.ask(Enter(1, typed, sure=True))
    with pytest.raises(Conflict):
        pad.ask(Enter(1, called(1, 7, 20), sure=True))
    with pytest.raises(Conflict):
        pad.ask(Enter(1, called(0, 7, 21), sure=True))
    wrong = PadEntry(pad.at, RoundFilledIn(1, called(0, 7, 21)), "id")
    with pytest.raises(PadError, match="round-differs"):
        apply(pad.pad, wrong)


def test_two_phones_that_enter_something_else_are_told() -> None:
    """The first is accepted, the second is shown it, and nothing is overwritten."""
    pad = PadDriver(players=2)
    first = called(1, 7, 3)
    pad.ask(Enter(1, first), by="Ana")
    with pytest.raises(Conflict) as conflict:
        pad.ask(Enter(1, called(1, 8, 3)), by="Ben")
    assert conflict.value.code == "round-entered-already"
    assert conflict.value.about == {"round": 1}
    assert conflict.value.current == first
    assert pad.pad.totals == (7, 0)


def test_two_phones_that_correct_at_once_are_told() -> None:
    """Both saw the same; the second would undo the first without knowing."""
    pad = PadDriver(players=2)
    seen = called(1, 7, 3)
    pad.enter(seen)
    pad.ask(Correct(1, called(1, 8, 3), seen))
    with pytest.raises(Conflict) as conflict:
        pad.ask(Correct(1, called(1, 9, 3), seen))
    assert conflict.value.code == "round-changed"
    assert conflict.value.current == called(1, 8, 3)
    assert pad.ask(Correct(1, called(1, 8, 3), seen)) == [], "they mean the same"


def test_a_phone_without_a_network_sends_everything_later() -> None:
    """Rounds, and a correction of one of them, in the order in which they were made."""
    kept: list[Request] = [
        Enter(1, called(1, 7, 3)),
        Enter(2, called(0, 1, 3)),
        Correct(1, called(1, 9, 3), called(1, 7, 3)),
        Rename(0, "Anna"),
        Enter(3, called(0, 1, 3)),
    ]
    pad = PadDriver(players=2)
    for _ in range(2):  # the answers are lost the first time
        for number, request in enumerate(kept):
            pad.ask(request, id=f"kept-{number}")
    assert pad.pad.totals == (9, 6)
    assert pad.pad.names == ("Anna", "Ben")
    assert pad.pad.number == 1 + len(kept)


def test_a_round_cannot_be_skipped() -> None:
    """The answer says which one is next."""
    pad = PadDriver(players=2)
    for number in (-1, 0, 2, 10**20):
        with pytest.raises(PadError) as refused:
            pad.ask(Enter(number, called(1, 7, 3)))
        assert (refused.value.code, refused.value.about) == ("round-missing", {"round": 1})


def test_what_is_refused_changes_nothing() -> None:
    """A pad is a value: a request yields facts or an error, and the pad is unchanged."""
    pad = PadDriver(players=2)
    pad.enter(called(1, 7, 3))
    before = pad.pad
    lines = handle(before, Enter(2, called(1, 7, 3)), Context(pad.at, "x"))
    assert pad.pad is before
    assert apply(before, lines[0]) != before
    with pytest.raises(PadError):
        handle(before, Enter(4, called(1, 7, 3)), Context(pad.at, "x"))
    assert pad.pad == before


@pytest.mark.parametrize("id_", ["", "x" * 201, "a\nb", "\ud800", " x"])
def test_an_id_is_a_short_line(id_: str) -> None:
    """It is written into the log."""
    pad = PadDriver(players=2)
    with pytest.raises(PadError) as refused:
        apply(pad.pad, *handle(pad.pad, Enter(1, called(1, 7, 3)), Context(1, id_)))
    assert refused.value.code == "pad-text"


def test_who_wrote_is_shown_as_it_can_be_seen() -> None:
    """A phone may be called anything."""
    pad = PadDriver(players=2)
    pad.ask(Enter(1, called(1, 7, 3)), by=" Ana\u202e’s\n\x00phone ")
    assert pad.pad.log[-1].by == "Ana’s phone"
    pad.ask(Enter(2, called(1, 7, 3)), by="\u200b")
    assert pad.pad.log[-1].by is None
