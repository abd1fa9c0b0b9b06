"""The examples and limits in docs/notation.md are right."""

import re
from pathlib import Path

import pytest

from dacabo.games import GAMES
from dacabo.i18n import Words, tell_error
from dacabo.records import MAX_BYTES, Chance, RecordError, read, verify, write
from dacabo.records.texts import LONGEST_LINE, LONGEST_NAME, MAX_MOVES, MAX_ROUNDS

FOLDER = Path(__file__).parent
PAGE = (FOLDER.parents[1] / "docs" / "notation.md").read_text("utf-8")
RECORDS = re.findall(r"```\n(Dacabo record.*?)```", PAGE, re.DOTALL)


def test_the_examples_of_the_page_are_records() -> None:
    """Each example can be read and is written the same; one has a seed, one has none."""
    assert [write(read(text)) for text in RECORDS] == RECORDS
    assert [verify(text).chance for text in RECORDS] == [Chance.PROVEN, Chance.UNPROVEN]
    assert RECORDS[0] == (FOLDER / "examples" / "cabo-shares.dacabo").read_text("utf-8")


def test_the_example_of_an_error_is_what_verify_says() -> None:
    """It is the error for the first example with two cards exchanged."""
    with pytest.raises(RecordError) as caught:
        verify(RECORDS[0].replace("43,16", "16,43"))
    assert f"    {tell_error(caught.value, Words('en'))}\n" in PAGE


def test_the_moves_of_the_tables_can_be_read() -> None:
    """Every move on the page is the text of a move of its game."""
    tables = PAGE.split("## The moves")[1].split("## The points")[0]
    titles = {"### The table": "cabo", "### Cabo": "cabo", "### Da Capo!": "dacapo"}
    for title, name in titles.items():
        rows = tables.split(title)[1].split("\n\n")[1].splitlines()[2:]
        moves = [move for row in rows for move in re.findall(r"`([^`…]+)`", row.split("|")[1])]
        assert moves
        for move in moves:
            assert GAMES[name].text(GAMES[name].parse(move)) == move


def test_quoted_lines_are_in_the_examples() -> None:
    """The page may shorten a line."""
    examples = "".join(file.read_text("utf-8") for file in FOLDER.glob("examples/*.dacabo"))
    lines = r"(?m)^ {4}((?:[0-9]+\. |table: |Points: |Totals: |Round ).+?)…?$"
    quoted = re.findall(lines, PAGE)
    assert len(quoted) == 8
    assert [line for line in quoted if f"\n{line}" not in examples] == []


def test_the_example_in_python_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The example can be copied, and prints what the page says."""
    monkeypatch.chdir(tmp_path)
    Path("match.dacabo").write_text(RECORDS[0], encoding="utf-8", newline="\n")
    code = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert code is not None
    exec(compile(code[1], "notation.md", "exec"), {})  # noqa: S102 (our own page)
    assert capsys.readouterr().out == "('Cem',) proven\n"


def test_the_limits_are_those_of_the_program() -> None:
    """The page names each of them."""
    limits = PAGE.split("## Limits")[1]
    for limit in (MAX_BYTES, LONGEST_LINE, MAX_MOVES, MAX_ROUNDS, LONGEST_NAME):
        assert f"{limit:,} " in limits
