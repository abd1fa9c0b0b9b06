"""A pad is exported as a table for spreadsheets, or completely, for import."""

import csv
import io
import json
from pathlib import Path

import pytest
from scorepad.harness.pad_driver import PadDriver, round_with_call, round_without_call

from dacabo.core.errors import DacaboError
from dacabo.log import Context
from dacabo.scorepad.commands import Opening, open_pad
from dacabo.scorepad.dacapo.sheet import DacapoEntry
from dacabo.scorepad.errors import PadFileError
from dacabo.scorepad.files import MAX_BYTES, csv_of, read_pad, write_pad
from dacabo.scorepad.pad import apply
from dacabo.scorepad.requests import Rename

FOLDER = Path(__file__).parent


def full_pad() -> PadDriver:
    """A pad with every kind of fact."""
    pad = PadDriver(preset="tournament", changes={"limit": 120}, starter=1)
    pad.enter(round_with_call(0, "0 1", 50, 9), round_with_call(1, 3, 4, "13 2"))
    pad.correct(2, round_without_call("7", 12, 12), "the pile was empty")
    pad.ask(Rename(1, "=SUM(A1;A2)"), by="Ben")
    pad.time_up(playing=True)
    pad.enter(round_with_call(2, 1, 46, 3))
    pad.take_back()
    pad.enter(round_with_call(2, 1, 38, 3))
    return pad


# --- CSV ------------------------------------------------------------------------


def test_a_table_has_a_line_for_each_round_and_player() -> None:
    """A spreadsheet reads the points, their reasons, the totals, the caller and the winners."""
    data = csv_of(full_pad().pad)
    rows = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))
    assert len(rows) == 9
    assert rows[0] == {
        "round": "1",
        "player": "Ana",
        "cards": "0 1",
        "sum": "1",
        "penalty": "0",
        "points": "0",
        "why": "lowest",
        "total": "0",
        "halved": "no",
        "caller": "yes",
        "winner": "yes",
        "ending": "cabo",
    }
    assert [row["total"] for row in rows[6:]] == ["12", "50", "29"]
    assert [row["halved"] for row in rows[6:]] == ["no", "yes", "no"]
    assert rows[3]["why"] == "pile-ran-out"


def test_a_table_of_da_capo_has_the_stacks() -> None:
    """It has no columns for cards."""
    pad = PadDriver("dacapo", "match")
    pad.enter(DacapoEntry((4, 0, 9)))
    lines = csv_of(pad.pad).decode("utf-8-sig").split("\r\n")
    assert lines[0] == "round,player,left,points,total,winner,ending"
    assert lines[2] == "1,Ben,0,13,13,yes,stack"


def test_a_table_is_quoted_as_the_standard_says() -> None:
    """The standard is RFC 4180; with a byte order mark, spreadsheets read any script."""
    pad = PadDriver(players=2)
    pad.ask(Rename(0, 'O"Neil, 王'))
    pad.enter(round_with_call(1, 7, 3))
    data = csv_of(pad.pad)
    assert data.startswith("\ufeffround,player,".encode())
    assert '\r\n1,"O""Neil, 王",,7,'.encode() in data
    assert data.endswith(b"\r\n")
    assert data.count(b"\n") == data.count(b"\r\n") == 3


@pytest.mark.parametrize(
    ("name", "cell"),
    [
        ("=1+1", "'=1+1"),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("＝1", "'＝1"),
        ('a";=1', "a\";'=1"),
        ("a; =1", "a; '=1"),
        ('"=1', "\"'=1"),
        ("Anne-Marie", "Anne-Marie"),
        ("a=b", "a=b"),
    ],
)
def test_no_name_is_a_formula(name: str, cell: str) -> None:
    """A spreadsheet may read a name directly, or after it splits cells at semicolons."""
    pad = PadDriver(players=2)
    pad.ask(Rename(0, name))
    pad.enter(round_with_call(1, 7, 3))
    rows = list(csv.reader(io.StringIO(csv_of(pad.pad).decode("utf-8-sig"), newline="")))
    assert rows[1][1] == cell


# --- JSON -----------------------------------------------------------------------


def test_a_pad_file_gives_the_whole_log() -> None:
    """An editor may have reformatted the file, or added a byte order mark."""
    pad = full_pad().pad
    data = write_pad(pad)
    assert read_pad(data) == pad
    assert write_pad(read_pad(data)) == data
    assert read_pad(json.dumps(json.loads(data), indent=3).encode()) == pad
    assert read_pad(b"\xef\xbb\xbf" + data) == pad
    assert data.count(b"\n") == pad.number + 2


def test_a_pad_file_keeps_names_of_any_script() -> None:
    """Some characters are escaped in JSON."""
    names = ("علی‌رضا", 'O"Neil\\', "<script>", "👨‍👩‍👧")
    pad = apply(None, open_pad(Opening("cabo", "original", names), Context(0, "x")))
    assert read_pad(write_pad(pad)).names == names


HEAD = b'{"dacabo": "score-pad", "version": 1, "log": [\n'
OPEN = (
    b'{"at": 1, "fact": {"type": "opened", "game": "cabo", "version": 1, '
    b'"preset": "original", "names": ["Ana", "Ben"]}, "id": "x"}'
)


def round_in_file(number: int, entry: bytes) -> bytes:
    """A round in a file."""
    return b'{"at":1,"fact":{"type":"round-entered","round":%d,"entry":%b},"id":"y"}' % (
        number,
        entry,
    )


ROUND = b'{"type":"cabo","laid":[{"type":"sum","sum":7},{"type":"sum","sum":3}],"caller":1}'


@pytest.mark.parametrize(
    ("data", "code", "line", "cause"),
    [
        (b"", "pad-file-not-json", 1, None),
        (b"\xff\xfe", "pad-file-not-json", 1, None),
        (b"round,player\r\n1,Ana\r\n", "pad-file-not-json", 1, None),
        (b"[" * 100_000, "pad-file-foreign", 1, None),
        (b"[]", "pad-file-foreign", 1, None),
        (b'{"dacabo": "event", "version": 1, "log": []}', "pad-file-foreign", 1, None),
        (b'{"dacabo": "score-pad", "version": 5, "rounds": []}', "pad-file-version", 1, None),
        (HEAD + b"]}", "pad-file-foreign", 1, None),
        (HEAD + OPEN + b"\n", "pad-file-not-json", 3, None),
        (HEAD + OPEN + b",\n\n17]}", "pad-file-unreadable", 4, None),
        (HEAD + OPEN + b",\n" + OPEN[:-1] + b"]}", "pad-file-not-json", 3, None),
        (HEAD + OPEN + b",\n" + OPEN + b"]}", "pad-file-refused", 3, "pad-open-already"),
        (HEAD + OPEN.replace(b"cabo", b"chess") + b"]}", "pad-file-refused", 2, "no-such-game"),
        (HEAD + OPEN.replace(b"Ben", b"Ana") + b"]}", "pad-file-refused", 2, "pad-names"),
        (HEAD + OPEN.replace(b'"at": 1', b'"at": -1') + b"]}", "pad-file-unreadable", 2, None),
        (HEAD + OPEN.replace(b'"x"', b'"\xff"') + b"]}", "pad-file-unreadable", 2, None),
        (
            HEAD + OPEN + b",\n" + round_in_file(2, ROUND) + b"]}",
            "pad-file-refused",
            3,
            "round-missing",
        ),
        (HEAD + OPEN + b",\n" + round_in_file(1, b"{}") + b"]}", "pad-file-unreadable", 3, None),
        (
            HEAD + OPEN + b",\n" + round_in_file(1, b'{"type":"dacapo","left":[0,3]}') + b"]}",
            "pad-file-refused",
            3,
            "entry-other-game",
        ),
        (
            HEAD + OPEN + b",\n" + round_in_file(1, ROUND.replace(b"7", b"7777")) + b"]}",
            "pad-file-refused",
            3,
            "entry-absurd",
        ),
        (b" " * (MAX_BYTES + 1), "pad-file-too-large", 1, None),
    ],
)
def test_an_invalid_pad_file_is_refused_with_its_line(
    data: bytes, code: str, line: int, cause: str | None
) -> None:
    """Nothing of a foreign, broken or forged file is read, and the error has its cause."""
    with pytest.raises(PadFileError) as refused:
        read_pad(data)
    assert (refused.value.code, refused.value.about["line"]) == (code, line)
    because = refused.value.__cause__
    assert (because.code if isinstance(because, DacaboError) else None) == cause


def line_of_refusal(data: bytes) -> int | None:
    """The line for which a file is refused, if it is."""
    try:
        read_pad(data)
    except PadFileError as refused:
        return int(str(refused.about["line"]))
    return None


def test_a_damaged_file_is_read_or_refused() -> None:
    """A byte is lost or swapped anywhere; most damage is noticed."""
    data = write_pad(full_pad().pad)
    lines = data.count(b"\n") + 1
    refused = 0
    for place in range(0, len(data), 3):
        for damaged in (
            data[:place],
            data[:place] + data[place + 1 :],
            data[:place] + b"9" + data[place + 1 :],
            data[:place] + b"\xc3" + data[place + 1 :],
        ):
            line = line_of_refusal(damaged)
            assert line is None or 1 <= line <= lines
            refused += line is not None
    assert refused > len(data)


@pytest.mark.parametrize(
    ("version", "totals", "facts"),
    [(1, (12, 65, 47), 7), (2, (12, 65, 39), 9), (3, (12, 65, 39), 10)],
)
def test_a_file_of_an_earlier_version_is_read(
    version: int, totals: tuple[int, ...], facts: int
) -> None:
    """It was corrected, has a new name and a player who left, and is over."""
    data = (FOLDER / f"pad-of-version-{version}.json").read_bytes()
    assert json.loads(data)["version"] == version
    pad = read_pad(data)
    assert (pad.names, pad.totals, pad.number) == (("Ana", "Benno", "Cyd"), totals, facts)
    assert pad.ended is not None
    assert read_pad(write_pad(pad)) == pad
