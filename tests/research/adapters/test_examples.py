"""The examples for researchers run, and print what they promise."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[3] / "examples"


def run(*command: str) -> list[str]:
    program = [sys.executable, "-W", "error", str(EXAMPLES / command[0]), *command[1:]]
    process = subprocess.run(program, capture_output=True, text=True, check=True)
    return process.stdout.splitlines()


def test_random_players_play_in_pettingzoo() -> None:
    """Everybody gets a score, and at least one has lost points."""
    output = dict(line.split(": ") for line in run("pettingzoo_random.py", "tournament"))
    assert [*output] == ["seat_0", "seat_1", "seat_2"]
    assert min(map(int, output.values())) < 0


@pytest.mark.long
def test_cfr_solves_a_tiny_game_in_openspiel() -> None:
    """The exploitability falls."""
    head, *rows = run("openspiel_cfr.py", "10")
    assert head.split() == ["iterations", "exploitability"]
    first, last = (float(row.split()[1]) for row in rows)
    assert last < first / 10


@pytest.mark.long
def test_the_learner_of_the_example_learns() -> None:
    """It has fewer points a round after a few updates."""
    rows = [line.split() for line in run("train_cabo.py", "10")]
    assert [row[0] for row in rows] == ["0", "10"]
    first, last = (float(row[2]) for row in rows)
    assert last < first - 1


def test_examples_are_short() -> None:
    """Each has at most forty lines."""
    for name in ("pettingzoo_random.py", "openspiel_cfr.py", "train_cabo.py"):
        assert len((EXAMPLES / name).read_text("utf-8").splitlines()) <= 40
