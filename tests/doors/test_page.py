"""The page for researchers is true."""

import re
from pathlib import Path

import pytest

from dacabo.twin.cabo.kernel import observing

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
DOORS, BYTES = PAGE.split("## The observation, byte by byte")
BLOCKS = re.findall(r"```python\n(.*?)```", DOORS, re.DOTALL)
PRINTS = re.compile(r"^print\(.*\)  # (.*)$", re.MULTILINE)
SPAN = re.compile(r"^\| (\d+)(?: – (\d+))? \|", re.MULTILINE)


@pytest.mark.parametrize("block", BLOCKS, ids=["pettingzoo", "openspiel"])
def test_what_the_page_shows_runs(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    """And prints what is written beside it."""
    exec(compile(block, "research.md", "exec"), {})  # noqa: S102 (it is our own page)
    assert capsys.readouterr().out.splitlines() == PRINTS.findall(block)


def test_every_byte_is_explained_once() -> None:
    """Those of the table, then those of a place; counts of cards begin where the kernel says."""
    spans = [(int(first), int(last or first)) for first, last in SPAN.findall(BYTES)]
    explained = [byte for first, last in spans for byte in range(first, last + 1)]
    assert explained == [*range(observing.GLOBALS), *range(observing.TOKEN)]
    firsts = {first for first, _ in spans}
    assert {observing.UNSEEN, observing.OLDER, observing.GONE_BY, observing.OPTIONS} <= firsts
