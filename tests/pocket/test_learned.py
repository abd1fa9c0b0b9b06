"""Learned players in a browser: the same decisions as with NumPy."""

import json
from pathlib import Path

import pytest
from pocket.harness.browser_python import call_main, needs_browser_python
from pocket.harness.decisions import decide

from dacabo.games import GAMES


@needs_browser_python
@pytest.mark.parametrize(
    "most", [300, pytest.param(5000, marks=pytest.mark.long)], ids=["quick", "deep"]
)
def test_a_learned_player_decides_the_same_in_a_browser(tmp_path: Path, most: int) -> None:
    """The browser's typed arrays choose the action that NumPy chooses."""
    in_browser = json.loads(call_main("pocket.harness.decisions", str(most), tmp_path))
    for game in GAMES:
        chosen = [[obs, action] for obs, action in decide(game, most)["chosen"]]
        assert in_browser[game]["chosen"] == chosen
