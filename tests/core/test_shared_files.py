"""No file that all games share names one of them, neither in code nor in a comment."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import dacabo
from dacabo.games import GAMES

SOURCES = Path(dacabo.__file__).parent
REGISTRY = SOURCES / "games.py"
NAMED = re.compile(
    rf"(?i:(?<![a-z])({'|'.join(GAMES)})(?![a-z]))"  # "cabo", dacabo.cabo, CABO_VIEW
    rf"|({'|'.join(name.capitalize() for name in GAMES)})[A-Z]"  # CaboEntry
    rf"|{'|'.join(type(game).__name__ for game in GAMES.values())}"
    r"|Da Capo"
)
ROOMS = (
    "bots",
    "observations",
    "research/adapters",
    "research/simulator",
    "research/training",
    "scorepad",
    "training",
    "twin",
)
"""The packages in which each game has a folder, besides those of the rules."""
PLACES = ("", *(f"{room}/" for room in ROOMS))
SHARED = {"compiling"}
"""Folders of these packages that all games share."""


def shared_files() -> Iterator[Path]:
    """All files that belong to no particular game."""
    for file in sorted(SOURCES.rglob("*.py")):
        path = file.relative_to(SOURCES).as_posix()
        own = any(path.startswith(f"{place}{game}/") for game in GAMES for place in PLACES)
        if not own and file != REGISTRY:
            yield file


def named_in(text: str) -> list[str]:
    """The lines that name a game."""
    return [line.strip() for line in text.splitlines() if NAMED.search(line)]


def test_no_shared_file_names_a_game() -> None:
    """A third game is a folder and a line in `games.py`."""
    files = list(shared_files())
    assert len(files) > 150
    names_by_file = {
        str(file.relative_to(SOURCES)): lines
        for file in files
        if (lines := named_in(file.read_text(encoding="utf-8")))
    }
    assert names_by_file == {}


@pytest.mark.parametrize("room", ROOMS)
def test_folders_in_a_room_have_the_name_of_a_game(room: str) -> None:
    """`part_of` would not find a folder with another name."""
    folders = {file.parent.name for file in (SOURCES / room).glob("*/__init__.py")}
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
def test_a_name_would_be_found(line: str) -> None:
    """The pattern finds the name of a game in every spelling."""
    assert named_in(line)


@pytest.mark.parametrize("line", ["from dacabo.core.cards import Card", "class DacaboError:"])
def test_the_card_room_has_a_name_of_its_own(line: str) -> None:
    """The pattern ignores the name of the card room, which only sounds alike."""
    assert not named_in(line)
