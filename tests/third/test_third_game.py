"""A third game is a folder and a line: with both, all the house plays it, in every process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from third.house import build

TESTS = Path(__file__).parents[1]
OF_EVERY_GAME = ("core", "records", "table", "words/test_whole_matches.py", "test_library.py")
"""Tests that are run for each game that there is."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house with the toy of docs/adding-a-game.md in it."""
    return build(tmp_path_factory.mktemp("house"))


@pytest.mark.parametrize(
    "chosen",
    [("third/inside",), ("-k", "toy", *OF_EVERY_GAME)],
    ids=["in every room", "as every game"],
)
def test_the_third_game_works(house: Path, chosen: tuple[str, ...]) -> None:
    """Tests in a Python where `dacabo` is that house."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *chosen],
        cwd=TESTS,
        env=os.environ | {"PYTHONPATH": str(house)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
