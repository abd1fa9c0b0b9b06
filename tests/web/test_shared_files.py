"""No file of the browser app that games share names a game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from dacabo.games import GAMES

WEB = Path(__file__).parents[2] / "web"
SOURCES = WEB / "src"
GAME_NAME = re.compile(
    rf"(?i:(?<![a-z])({'|'.join(GAMES)})(?![a-z]))"  # "cabo", cabo/, CABO_VIEW
    rf"|({'|'.join(name.capitalize() for name in GAMES)})[A-Z]"  # CaboView
    r"|Da Capo!"
)
FOLDERS_OF_GAMES = ("games", "gallery", "fixtures")
"""Folders that may name games: their own, pictures of every one, and data for tests."""
GENERATED = ("protocol.ts",)


def shared_files() -> Iterator[Path]:
    """Yield all sources that are shared by games, and the build files."""
    yield WEB / "vite.config.ts"
    for file in sorted(SOURCES.rglob("*")):
        inside = file.relative_to(SOURCES)
        if (
            file.suffix in {".ts", ".svelte", ".css"}
            and not file.name.endswith(".test.ts")
            and inside.parts[0] not in FOLDERS_OF_GAMES
            and inside.name not in GENERATED
        ):
            yield file


def lines_with_a_game(text: str) -> list[str]:
    """Return the lines that name a game."""
    return [line.strip() for line in text.splitlines() if GAME_NAME.search(line)]


def test_no_shared_file_names_a_game() -> None:
    """A third game is a folder and a line in `games/index.ts`."""
    files = list(shared_files())
    assert len(files) > 200
    mentions = {
        str(file.relative_to(WEB)): lines
        for file in files
        if (lines := lines_with_a_game(file.read_text(encoding="utf-8")))
    }
    assert mentions == {}


@pytest.mark.parametrize(
    "line",
    [
        'if (game === "cabo") deal();',
        'import Table from "../games/dacapo/table/DacapoTable.svelte";',
        "const view = session.view as CaboView;",
        'say("cabo-round-won");',
        "// as in Da Capo!",
    ],
)
def test_the_pattern_finds_every_spelling(line: str) -> None:
    """The name of a game may be part of another name."""
    assert lines_with_a_game(line)


@pytest.mark.parametrize("line", ['keep("dacabo.settings");', "<title>Dacabo</title>"])
def test_the_pattern_ignores_the_name_of_the_card_room(line: str) -> None:
    """Dacabo only sounds like Cabo."""
    assert not lines_with_a_game(line)
