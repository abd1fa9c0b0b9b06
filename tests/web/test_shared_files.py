"""Nothing in the browser app that games share names one of them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from dacabo.games import GAMES

WEB = Path(__file__).parents[2] / "web"
SOURCES = WEB / "src"
NAMED = re.compile(
    rf"(?i:(?<![a-z])({'|'.join(GAMES)})(?![a-z]))"  # "cabo", cabo/, CABO_VIEW
    rf"|({'|'.join(name.capitalize() for name in GAMES)})[A-Z]"  # CaboView
    r"|Da Capo!"
)
OWN = ("games", "gallery", "fixtures")
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
            and inside.parts[0] not in OWN
            and inside.name not in GENERATED
        ):
            yield file


def named_in(text: str) -> list[str]:
    """Return the lines that name a game."""
    return [line.strip() for line in text.splitlines() if NAMED.search(line)]


def test_no_shared_file_names_a_game() -> None:
    """A third game is a folder and a line in `games/index.ts`."""
    files = list(shared_files())
    assert len(files) > 200
    mentions = {
        str(file.relative_to(WEB)): lines
        for file in files
        if (lines := named_in(file.read_text(encoding="utf-8")))
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
def test_a_name_would_be_found(line: str) -> None:
    """However it is written."""
    assert named_in(line)


@pytest.mark.parametrize("line", ['keep("dacabo.settings");', "<title>Dacabo</title>"])
def test_the_card_room_has_a_name_of_its_own(line: str) -> None:
    """Which only sounds alike."""
    assert not named_in(line)
