"""Learned players in a browser: the same decisions as with NumPy."""

import json
import subprocess
import zipfile
from pathlib import Path
from shutil import copyfile

import pytest
from pocket.harness.decisions import decide

from build import WEB, node_command
from dacabo.games import GAMES

PYODIDE = WEB / "node_modules" / "pyodide"
FILES = WEB / "pocket-files"
TESTS = Path(__file__).parents[1]
SOURCES = TESTS.parent / "src"


def libraries(folder: Path) -> Path:
    """Return a folder with the libraries of the app's Python, of which one is compiled."""
    with zipfile.ZipFile(FILES / "dacabo.zip") as archive:
        archive.extractall(folder)
    copyfile(FILES / "msgspec.so", folder / "msgspec" / "_core.cpython-314-wasm32-emscripten.so")
    return folder


@pytest.mark.skipif(not (PYODIDE.exists() and FILES.exists()), reason="the app is not built")
@pytest.mark.parametrize(
    "most", [300, pytest.param(5000, marks=pytest.mark.long)], ids=["quick", "deep"]
)
def test_a_learned_player_decides_the_same_in_a_browser(tmp_path: Path, most: int) -> None:
    """The browser's typed arrays choose the action that NumPy chooses, within milliseconds."""
    program = TESTS / "pocket" / "harness" / "decisions.mjs"
    folders = [SOURCES, TESTS, libraries(tmp_path)]
    process = subprocess.run(
        [node_command("")[0], *map(str, [program, PYODIDE, most, *folders])],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert process.returncode == 0, process.stderr[-2000:]
    in_browser = json.loads(process.stdout)
    for game in GAMES:
        chosen = [[obs, action] for obs, action in decide(game, most)["chosen"]]
        assert in_browser[game]["chosen"] == chosen
        assert in_browser[game]["milliseconds"]["bot"]["median"] < 5
