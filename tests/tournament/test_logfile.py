"""An event as a file: it gives the same event, or an error with a line and a reason."""

import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tournament.harness.event_driver import ANA, EventDriver

from dacabo.core.errors import DacaboError
from dacabo.i18n import LANGUAGES, Words
from dacabo.tournament.apply import apply, replay
from dacabo.tournament.commands import seal
from dacabo.tournament.errors import LogError
from dacabo.tournament.facts import Fact
from dacabo.tournament.logfile import MAX_LOG_BYTES, read_log, write_log
from dacabo.tournament.standings import placing
from dacabo.tournament.subjects.attendance import CheckIn
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.results import CorrectResult
from dacabo.tournament.subjects.taking_back import TakeBack

FOLDER = Path(__file__).parent
RENAMED = {"standing": "in_effect", "left": "withdrawn"}
"""The fields that have other names in the old files."""


def corrected_event() -> EventDriver:
    """An event with a correction and a step taken back."""
    driver = EventDriver(changes={"minutes": 30})
    driver.register(7)
    driver.ask(CheckIn(0))
    driver.ask(TakeBack(3, "wrong person"))
    first, _ = driver.publish()
    driver.ask(Start())
    driver.wait(31)
    driver.play()
    one, *rest = first.players
    driver.ask(CorrectResult(first.id, {one: 11, **dict.fromkeys(rest, 102)}, "misread"))
    return driver


FILE = write_log(corrected_event().event)
LINES = FILE.split(b"\n")


def change_line(number: int, old: bytes, new: bytes) -> bytes:
    """The file with another value in one line."""
    line = LINES[number - 1]
    assert old in line
    return b"\n".join([*LINES[: number - 1], line.replace(old, new, 1), *LINES[number:]])


BAD_LOGS: list[tuple[str, bytes, int]] = [
    ("log-empty", b"", 1),
    ("log-empty", LINES[0] + b"\n", 1),
    ("log-too-long", b" " * (MAX_LOG_BYTES + 1), 1),
    ("log-cut-off", FILE[:-1], len(LINES) - 1),
    ("log-cut-off", FILE[: len(FILE) // 2], FILE[: len(FILE) // 2].count(b"\n") + 1),
    ("log-not-ours", b"hello\n", 1),
    ("log-not-ours", change_line(1, b"tournament", b"record"), 1),
    ("log-other-version", change_line(1, b"4", b"5"), 1),
    ("log-unreadable", change_line(3, b"registered", b"enlisted"), 3),
    ("log-unreadable", change_line(3, b"P1", b"\xff"), 3),
    ("log-unreadable", change_line(4, b"{", b"["), 4),
    ("log-not-opened", b"\n".join([LINES[0], *LINES[2:]]), 2),
    ("log-not-opened", change_line(2, b"Summer", b" Summer"), 2),
    ("log-time-backwards", change_line(4, b":1000000", b":999999"), 4),
    ("log-impossible", change_line(2, b'"minutes":30', b'"minutes":-3'), 2),
    ("log-impossible", change_line(3, b'"P2"', b'"P1"'), 3),
    ("log-impossible", change_line(4, b'"player":0', b'"player":9'), 4),
    ("log-impossible", change_line(6, b'"stage":1', b'"stage":2'), 6),
]
"""A code, a file that causes it, and its line."""


def test_the_file_is_the_event() -> None:
    """Writing and reading give the same file, and the event can be continued."""
    driver = corrected_event()
    again = read_log(FILE)
    assert again.stages == driver.event.stages
    assert again == replay(again.log)
    assert write_log(again) == FILE
    elsewhere = EventDriver()
    elsewhere.event = apply(again, seal(again, driver.now, elsewhere.new_seed(), moved=True))
    elsewhere.publish()
    elsewhere.check()


@pytest.mark.parametrize(
    "version",
    [
        "3",
        "4",
        "4-with-voices",
        "4-with-cash",
        "4-with-vouching",
        "4-with-formats",
        "4-with-playing-on",
    ],
)
def test_an_event_of_an_earlier_version_opens_as_it_was(version: str) -> None:
    """The files contain every kind of step of their version; tables and places are right."""
    file = (FOLDER / f"event-of-version-{version}.dacabo").read_bytes()
    event = read_log(file)
    assert replay(event.log) == event
    old = json.loads((FOLDER / f"event-of-version-{version}.json").read_bytes())
    found = {
        name: placing(event) if name == "placing" else getattr(event, RENAMED.get(name, name))
        for name in old
    }
    assert_same(old, json.loads(msgspec.json.encode(found)))


def test_every_kind_of_step_is_in_a_file_of_this_version() -> None:
    """A new kind of step needs a file, so that later versions can be tested with it."""
    files = [file.read_bytes() for file in sorted(FOLDER.glob("event-of-version-4-with-*.dacabo"))]
    kinds = {fact.__struct_config__.tag for fact in get_args(Fact)}
    assert kinds == {
        entry.fact.__struct_config__.tag for file in files for entry in read_log(file).log
    }


def assert_same(old: object, new: object) -> None:
    """Check that everything in the old value is in the new one, which may have more."""
    if isinstance(old, dict):
        assert isinstance(new, dict)
        for name, value in old.items():
            assert_same(value, new[name] if name in new else new[RENAMED[name]])
    elif isinstance(old, list):
        assert isinstance(new, list)
        assert len(old) == len(new)
        for one, other in zip(old, new, strict=True):
            assert_same(one, other)
    else:
        assert old == new


@pytest.mark.parametrize(("code", "file", "line"), BAD_LOGS)
def test_a_broken_file_is_refused_with_line_and_reason(code: str, file: bytes, line: int) -> None:
    """Every change is refused, with a sentence in every language."""
    with pytest.raises(LogError) as refusal:
        read_log(file)
    assert (refusal.value.code, refusal.value.about["line"]) == (code, line)
    cause = refusal.value.__cause__
    assert (code == "log-impossible") == isinstance(cause, DacaboError)
    for language in LANGUAGES:
        assert Words(language).say(refusal.value.phrase)


def test_a_forged_draw_is_found() -> None:
    """The groups in the file must be those of the seed."""
    number = next(n for n, line in enumerate(LINES, 1) if b'"drawn"' in line)
    entry = msgspec.json.decode(LINES[number - 1])
    one, two = entry["fact"]["groups"]
    one[0], two[0] = two[0], one[0]
    lines = [*LINES[: number - 1], msgspec.json.encode(entry), *LINES[number:]]
    with pytest.raises(LogError) as refusal:
        read_log(b"\n".join(lines))
    assert str(refusal.value.__cause__) == "draw-differs"
    assert refusal.value.about["line"] == number


@settings(max_examples=150)
@given(st.data())
def test_any_damage_is_refused_or_harmless(data: st.DataObject) -> None:
    """Any changed, missing or doubled byte gives an event, or an error with a line."""
    at = data.draw(st.integers(0, len(FILE) - 1))
    piece = data.draw(st.binary(max_size=3) | st.sampled_from([b"0", b"9", b"\n", b'"', b"-"]))
    file = FILE[:at] + piece + FILE[at + data.draw(st.integers(0, 2)) :]
    try:
        event = read_log(file)
    except LogError as error:
        line = error.about["line"]
    else:
        line = 1
        assert replay(event.log) == event
    assert 1 <= int(str(line)) <= file.count(b"\n") + 1


def test_a_file_says_who_did_what_and_when() -> None:
    """The file keeps the complete log, including steps taken back."""
    event = read_log(FILE)
    assert all(entry.by == ANA for entry in event.log[:6])
    assert "wrong person" in str(event.log)
    assert 3 not in event.in_effect
