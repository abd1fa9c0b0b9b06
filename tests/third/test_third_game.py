"""A third game needs only a folder and a line: everything then works with it."""

import os
import subprocess
import sys
from pathlib import Path

from third.harness.with_toy_game import build

TESTS = Path(__file__).parents[1]
OF_EVERY_GAME = (
    "core",
    "records",
    "table",
    "i18n/test_whole_matches.py",
    "i18n/test_glossary.py",
    "test_library.py",
)
"""The tests that run once for each game."""


def test_the_third_game_works(tmp_path: Path) -> None:
    """The tests in `inside`, and those that run for each game, pass with the third game."""
    test_arguments = ("-k", "toy or inside or retired", "third/inside", *OF_EVERY_GAME)
    installation = build(tmp_path)
    process = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *test_arguments],
        cwd=TESTS,
        env=os.environ | {"PYTHONPATH": str(installation)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stdout[-6000:] + process.stderr[-2000:]
