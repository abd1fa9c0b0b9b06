"""The opening of a pad, and the names of its players."""

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


def names_on_pad(names: tuple[str, ...], **more: Any) -> tuple[str, ...]:
    """The names on a pad that is opened with these names."""
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
def test_names_are_cleaned_and_made_unique(typed: tuple[str, ...], names: tuple[str, ...]) -> None:
    """They may be in any script; markup is just a name."""
    assert names_on_pad(typed) == names


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
def test_a_pad_with_invalid_settings_is_refused(
    names: tuple[str, ...], more: dict[str, Any], code: str
) -> None:
    """Each mistake has its code."""
    with pytest.raises(DacaboError) as refused:
        names_on_pad(names, **more)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "names", [("Ana", "Ana"), ("Ana", ""), ("Ana", "a\nb"), ("Ana", "x" * 300)]
)
def test_an_invalid_name_in_a_log_is_refused(names: tuple[str, ...]) -> None:
    """A name that somebody wrote into a file by hand is checked like any other."""
    with pytest.raises(PadError) as refused:
        apply(None, PadEntry(0, Opened("cabo", 1, "original", names), "x"))
    assert refused.value.code == "pad-names"


def test_a_pad_of_another_scoring_version_is_refused() -> None:
    """A later version of the sheet must not change the results of an old pad."""
    with pytest.raises(PadError) as refused:
        apply(None, PadEntry(0, Opened("cabo", 2, "original", ("Ana", "Ben")), "x"))
    assert refused.value.code == "rules-changed"


def test_a_log_begins_with_its_only_opening() -> None:
    """A log with another beginning, or with two, is refused."""
    pad = PadDriver(players=2).pad
    with pytest.raises(PadError, match="pad-open-already"):
        apply(pad, pad.log[0])
    with pytest.raises(PadError, match="pad-not-open"):
        apply(None, PadEntry(0, TimeCallWithdrawn(), "x"))


def test_the_number_of_facts_of_a_pad_is_limited() -> None:
    """One pad cannot fill a server."""
    pad = PadDriver(players=2)
    while pad.pad.number < MAX_FACTS:
        pad.ask(Rename(0, f"Ana {pad.pad.number}"))
    with pytest.raises(PadError) as refused:
        pad.ask(Rename(0, "Ana"))
    assert (refused.value.code, refused.value.about) == ("pad-full", {"most": MAX_FACTS})
