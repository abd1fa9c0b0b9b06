"""How a pad begins, and the names of its players."""

from typing import Any

import pytest
from scorepad.harness.pad_driver import PadDriver

from dacabo.core.errors import DacaboError
from dacabo.log import Context
from dacabo.scorepad.commands import Opening, open_pad
from dacabo.scorepad.errors import PadError
from dacabo.scorepad.facts import Opened, PadEntry, TimeCallWithdrawn
from dacabo.scorepad.pad import MAX_FACTS, apply
from dacabo.scorepad.requests import Rename


def opened(names: tuple[str, ...], **more: Any) -> tuple[str, ...]:
    """The names on a pad that is opened with these."""
    opening = Opening(more.pop("game", "cabo"), more.pop("preset", "original"), names, **more)
    return apply(None, open_pad(opening, Context(0, "x"))).names


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        (("Ana", "Ana", "Ana"), ("Ana", "Ana 2", "Ana 3")),
        ((" Ana\x00 ", "Ana\u202e"), ("Ana", "Ana 2")),
        (("王小明", "علی‌رضا", "שָׁלוֹם"), ("王小明", "علی‌رضا", "שָׁלוֹם")),
        (("<b>Ana</b>", "{ $who }"), ("<b>Ana</b>", "{ $who }")),
        (("x" * 24, "x" * 24), ("x" * 24, "x" * 24 + " 2")),
    ],
)
def test_names_are_cleaned_and_told_apart(typed: tuple[str, ...], names: tuple[str, ...]) -> None:
    """In any script; what looks like markup is just a name."""
    assert opened(typed) == names


@pytest.mark.parametrize(
    ("names", "more", "code"),
    [
        (("Ana", ""), {}, "name-empty"),
        (("Ana", "\u200b"), {}, "name-empty"),
        (("Ana", "x" * 200), {}, "name-too-long"),
        (("Ana",), {}, "number-of-players"),
        ((), {}, "number-of-players"),
        (tuple("abcdef"), {}, "number-of-players"),
        (("Ana", "Ben"), {"game": "poker" * 40}, "no-such-game"),
        (("Ana", "Ben"), {"preset": "house"}, "no-such-rules"),
        (("Ana", "Ben"), {"changes": {"snap": 7}}, "option-unreadable"),
        (("Ana", "Ben"), {"changes": {"limit": 0}}, "option-out-of-range"),
        (("Ana", "Ben"), {"changes": {"colour": 7}}, "unknown-option"),
        (("Ana", "Ben"), {"starter": 2}, "no-such-seat"),
        (("Ana", "Ben"), {"starter": -1}, "no-such-seat"),
    ],
)
def test_what_cannot_be_played_is_refused(
    names: tuple[str, ...], more: dict[str, Any], code: str
) -> None:
    """With the error that says why."""
    with pytest.raises(DacaboError) as refused:
        opened(names, **more)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "names", [("Ana", "Ana"), ("Ana", ""), ("Ana", "a\nb"), ("Ana", "x" * 300)]
)
def test_a_log_has_only_names_that_can_be(names: tuple[str, ...]) -> None:
    """What was written into a file by hand is checked like everything else."""
    with pytest.raises(PadError) as refused:
        apply(None, PadEntry(0, Opened("cabo", 1, "original", names), "x"))
    assert refused.value.code == "pad-names"


def test_a_pad_that_was_reckoned_otherwise_is_refused() -> None:
    """A later version of the sheet does not change how an old pad reads."""
    with pytest.raises(PadError) as refused:
        apply(None, PadEntry(0, Opened("cabo", 2, "original", ("Ana", "Ben")), "x"))
    assert refused.value.code == "rules-changed"


def test_a_pad_is_opened_once_and_first() -> None:
    """A log with another beginning, or with two, is refused."""
    pad = PadDriver(players=2).pad
    with pytest.raises(PadError, match="pad-open-already"):
        apply(pad, pad.log[0])
    with pytest.raises(PadError, match="pad-not-open"):
        apply(None, PadEntry(0, TimeCallWithdrawn(), "x"))


def test_a_pad_comes_to_an_end() -> None:
    """One pad cannot fill a server."""
    pad = PadDriver(players=2)
    while pad.pad.number < MAX_FACTS:
        pad.ask(Rename(0, f"Ana {pad.pad.number}"))
    with pytest.raises(PadError) as refused:
        pad.ask(Rename(0, "Ana"))
    assert (refused.value.code, refused.value.about) == ("pad-full", {"most": MAX_FACTS})
