"""The page for researchers is correct."""

import re
from pathlib import Path

import pytest

from dacabo.observations.cabo import layout
from dacabo.observations.dacapo import layout as dacapo

PAGE = (Path(__file__).parents[3] / "docs" / "research.md").read_text("utf-8")
DOORS, REST = PAGE.split("## The observation, byte by byte")
BYTES, DACAPO = REST.split("## Da Capo!")
DACAPO_BYTES = DACAPO.split("### Its observation, byte by byte")[1]
BLOCKS = re.findall(r"```python\n(.*?)```", DOORS, re.DOTALL)
PRINTS = re.compile(r"^print\(.*\)  # (.*)$", re.MULTILINE)
SPAN = re.compile(r"^\| (\d+)(?: – (\d+))? \|", re.MULTILINE)


@pytest.mark.parametrize("block", BLOCKS, ids=["simulator", "gymnasium", "pettingzoo", "openspiel"])
def test_the_blocks_of_the_page_run(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    """They print the output beside them."""
    exec(compile(block, "research.md", "exec"), {})  # noqa: S102 (it is our own page)
    assert capsys.readouterr().out.splitlines() == PRINTS.findall(block)


def test_every_byte_is_explained_once() -> None:
    """The bytes of the table come first, then those of a place, then the counts of cards."""
    explained, firsts = spans(BYTES)
    assert explained == [*range(layout.GLOBALS), *range(layout.TOKEN)]
    assert {layout.UNSEEN, layout.OLDER, layout.DISCARDED, layout.OPTIONS} <= firsts


def test_every_byte_of_da_capo_is_explained_once() -> None:
    """Each part before the side piles begins at the layout's offset."""
    explained, firsts = spans(DACAPO_BYTES)
    assert explained == [*range(dacapo.GLOBALS)]
    assert {at for name, at in vars(dacapo).items() if name.endswith("_AT")} <= firsts


def spans(text: str) -> tuple[list[int], set[int]]:
    """Return the bytes that a table explains, and where its lines begin."""
    spans = [(int(first), int(last or first)) for first, last in SPAN.findall(text)]
    return [byte for first, last in spans for byte in range(first, last + 1)], {
        first for first, _ in spans
    }
