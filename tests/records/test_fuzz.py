"""Whatever is in a file, reading it ends soon, with a record or with a `RecordError`."""

from pathlib import Path
from time import process_time

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from records.harness.matches import play

from dacabo.records import MAX_BYTES, RecordError, decode, read, verify, write
from dacabo.records.header import FIRST_LINE
from dacabo.records.texts import MAX_MOVES, MAX_ROUNDS

EXAMPLES = [p.read_bytes() for p in sorted((Path(__file__).parent / "examples").iterdir())]
SMALL = sorted(EXAMPLES, key=len)[:3]
HEAD = 'Dacabo record 1\nGame: cabo\nVersion: 1\nRules: {rules}\nPlayers: a="A" b="B"\n\n'
SECONDS = 12
"""The most seconds that a file may take; ordinary files take far less."""


def try_to_verify(data: bytes) -> None:
    """Verify bytes; they must give a record, or an error with a place in the text."""
    try:
        text = decode(data)
        verified = verify(text)
    except RecordError as error:
        line, column = error.where
        assert line >= 1
        assert column >= 1
        assert line <= data.count(b"\n") + 2
    else:
        assert write(verified.record) == text


@settings(max_examples=300)
@given(data=st.binary(max_size=400))
@example(data=b"\x00")
@example(data=b"\xff\xfe")
@example(data=b"Dacabo record 1\n\nResult: \n")
def test_random_bytes_give_no_record(data: bytes) -> None:
    """Reading them ends with an error."""
    try_to_verify(data)
    try_to_verify(b"Dacabo record 1\n" + data + b"\nResult: unfinished\n")


_FRAGMENTS = st.sampled_from(
    [
        *("Game: cabo", "Game: dacapo", "Version: 1", "Rules: dutch rounds=none", "Rules: "),
        *('Players: a="A" b="B"', 'Words: a="" b=""', "Seed: " + "0" * 64, "Points: 1 2", ""),
        *("Round 1", "Round 99999999999", "table: lot 0; shuffled 0,1,2", "1. a: draw; b: pass"),
        *("a: look z99", "a: replace 1+1+1+1", "table: time; next; close", "a: ; ; ;", "1. "),
        *("a: build J on 99", "b: put 1 on 1; end", "Commitment: " + "f" * 64, "table: lot 999"),
    ]
)


@settings(max_examples=300)
@given(lines=st.lists(_FRAGMENTS, max_size=25), head=st.booleans())
def test_lines_that_look_like_a_record_give_a_record_or_an_error(
    lines: list[str],
    head: bool,  # noqa: FBT001 (drawn)
) -> None:
    """They are parts of records in any order."""
    text = HEAD.format(rules="original") if head else "Dacabo record 1\n"
    try_to_verify((text + "\n".join(lines) + "\nResult: unfinished\n").encode())


@settings(max_examples=400)
@given(data=st.data())
def test_a_damaged_record_gives_a_record_or_an_error(data: st.DataObject) -> None:
    """A text that can be read after the damage is written the same."""
    text = data.draw(st.sampled_from(SMALL))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        end = min(len(text), at + data.draw(st.integers(0, 40)))
        piece = data.draw(st.one_of(st.binary(max_size=6), st.just(text[at:end] * 2)))
        text = text[:at] + piece + text[end:]
    try_to_verify(text)


@pytest.mark.long
@settings(max_examples=200)
@given(data=st.data())
def test_exchanged_lines_give_a_record_or_an_error(data: st.DataObject) -> None:
    """Lines may also be missing or doubled."""
    lines = data.draw(st.sampled_from(SMALL)).split(b"\n")
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        line = lines.pop(at)
        for _ in range(data.draw(st.integers(0, 2))):
            lines.insert(data.draw(st.integers(0, len(lines))), line)
    try_to_verify(b"\n".join(lines))


def test_a_record_cut_anywhere_is_refused() -> None:
    """No beginning of a record is accepted as a record."""
    whole = SMALL[0].decode()
    for end in range(len(whole)):
        with pytest.raises(RecordError):
            verify(whole[:end])


BEGINNING = FIRST_LINE.encode() + b"\n"
HUGE_FILES = {
    "zeros": (b"\0" * (MAX_BYTES + 1), "record-too-large"),
    "line feeds": (BEGINNING + b"\n" * (MAX_BYTES - len(BEGINNING)), "record-cut-off"),
    "one line": (BEGINNING + b"x" * (MAX_BYTES - len(BEGINNING)), "record-line-too-long"),
    "no record at all": (b"x" * MAX_BYTES, "record-no-record"),
    "one long name": (
        HEAD.format(rules="original").replace("A", "\\" * 40_000).encode() + b"Result: \n",
        "record-names",
    ),
    "empty names": (
        HEAD.format(rules="original").replace('a="A"', 'a="" ' * 9_000).encode() + b"Result: \n",
        "record-texts",
    ),
    "options": (
        HEAD.format(rules="original" + " x=1" * 10_000).encode() + b"Result: \n",
        "record-option",
    ),
    "a number without end": (
        HEAD.format(rules="original rounds=" + "9" * 40_000).encode() + b"Result: \n",
        "record-options-refused",
    ),
    "moves": (
        HEAD.format(rules="original").encode()
        + b"a: " + b"draw; " * 7_000 + b"draw\n" + (b"a: draw" + b"; draw" * 8_000 + b"\n") * 3
        + b"Result: \n",
        "record-too-many-moves",
    ),
    "rounds": (
        HEAD.format(rules="original").encode() + b"Round 1\n" * 100_000 + b"Result: \n",
        "record-too-many-rounds",
    ),
    "empty lines": (
        HEAD.format(rules="original").encode() + b"\n" * 950_000 + b"Result: \n",
        "record-points",
    ),
    "one shuffle": (
        HEAD.format(rules="original").encode()
        + b"table: shuffled " + b"1," * 20_000 + b"1\nResult: \n",
        "record-move",
    ),
}  # fmt: skip
SLOW = "empty lines"
"""A file that takes seconds to read and contains almost nothing but line feeds."""


@pytest.mark.parametrize(
    "what", [pytest.param(one, marks=pytest.mark.long if one == SLOW else ()) for one in HUGE_FILES]
)
def test_a_gigantic_file_is_refused_at_once(what: str) -> None:
    """No file takes longer than a moment."""
    data, code = HUGE_FILES[what]
    start = process_time()
    with pytest.raises(RecordError) as caught:
        verify(decode(data))
    assert caught.value.code == code
    assert process_time() - start < SECONDS


@pytest.mark.long
def test_the_longest_match_that_is_read_takes_seconds() -> None:
    """The record has a quarter of the most moves, all of them legal."""
    changes = {"rounds": MAX_ROUNDS, "limit": None, "minutes": None, "cards": 1, "looks": 0}
    record = play("cabo", "original", 2, changes=changes, most=MAX_MOVES // 4)
    start = process_time()
    assert read(write(record)) == record
    assert process_time() - start < SECONDS / 4
