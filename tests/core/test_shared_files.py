"""No file that all games share names one of them, neither in code nor in a comment."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import dacabo
from dacabo.games import GAMES

SOURCES = Path(dacabo.__file__).parent
REGISTRY = SOURCES / "games.py"
PUBLIC = SOURCES / "__init__.py"
GAME_NAME = re.compile(
    rf"(?i:(?<![a-z])({'|'.join(GAMES)})(?![a-z]))"  # "cabo", dacabo.cabo, CABO_VIEW
    rf"|({'|'.join(name.capitalize() for name in GAMES)})[A-Z]"  # CaboEntry
    rf"|{'|'.join(type(game).__name__ for game in GAMES.values())}"
    r"|Da Capo"
)
PACKAGES_WITH_GAMES = (
    "analysis",
    "bots",
    "film",
    "judge",
    "observations",
    "research/adapters",
    "research/simulator",
    "research/training",
    "scorepad",
    "training",
    "twin",
)
"""The packages in which each game has a folder, besides those of the rules."""
PREFIXES = ("", *(f"{room}/" for room in PACKAGES_WITH_GAMES))
SHARED = {"compiling"}
"""Folders of these packages that all games share."""


def shared_files() -> Iterator[Path]:
    """All files that belong to no particular game."""
    for file in sorted(SOURCES.rglob("*.py")):
        path = file.relative_to(SOURCES).as_posix()
        belongs_to_game = any(
            path.startswith(f"{place}{game}/") for game in GAMES for place in PREFIXES
        )
        if not belongs_to_game and file != REGISTRY:
            yield file


def text_of(file: Path) -> str:
    """The text of a file; of the public package without its docstring, which shows an example."""
    text = file.read_text(encoding="utf-8")
    return text.split('"""', 2)[-1] if file == PUBLIC else text


def lines_with_a_game(text: str) -> list[str]:
    """The lines that name a game."""
    return [line.strip() for line in text.splitlines() if GAME_NAME.search(line)]


def test_no_shared_file_names_a_game() -> None:
    """A third game is a folder and a line in `games.py`."""
    files = list(shared_files())
    assert len(files) > 150
    names_by_file = {
        str(file.relative_to(SOURCES)): lines
        for file in files
        if (lines := lines_with_a_game(text_of(file)))
    }
    assert names_by_file == {}


@pytest.mark.parametrize("package", PACKAGES_WITH_GAMES)
def test_folders_beside_games_have_the_name_of_a_game(package: str) -> None:
    """`part_of` would not find a folder with another name."""
    folders = {file.parent.name for file in (SOURCES / package).glob("*/__init__.py")}
    assert folders
    assert folders - SHARED <= GAMES.keys()


@pytest.mark.parametrize(
    "line",
    [
        'if game == "cabo":',
        "from dacabo.dacapo.rules import Rules",
        "class CaboSheet:",
        "game = DaCapo()",
        'Phrase("cabo-round-won")',
        "# as in Da Capo!",
    ],
)
def test_the_pattern_finds_every_spelling(line: str) -> None:
    """The name of a game may be part of another name."""
    assert lines_with_a_game(line)


@pytest.mark.parametrize("line", ["from dacabo.core.cards import Card", "class DacaboError:"])
def test_the_pattern_ignores_the_name_of_the_card_room(line: str) -> None:
    """Dacabo only sounds like Cabo."""
    assert not lines_with_a_game(line)
