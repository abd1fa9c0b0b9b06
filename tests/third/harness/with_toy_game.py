"""An installation with a third game: the toy of docs/adding-a-game.md."""

import re
from pathlib import Path
from typing import Final

import dacabo
from dacabo.i18n import LANGUAGES

SOURCES: Final = Path(dacabo.__file__).parent
PAGE: Final = Path(__file__).parents[3] / "docs" / "adding-a-game.md"


def blocks(language: str) -> list[str]:
    """The blocks of code on the page."""
    page = PAGE.read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


def build(folder: Path) -> Path:
    """Create a copy of `dacabo` with the toy, in a folder to put first on Python's path."""
    *toy, subject, _ = blocks("python")
    (words,) = blocks("ftl")
    line, registered = "            DaCapo(),\n", (SOURCES / "games.py").read_text(encoding="utf-8")
    assert line in registered
    added = {
        Path("games.py"): "from dacabo.toy.game import Toy\n"
        + registered.replace(line, f"{line}            Toy(),\n"),
        Path("toy/__init__.py"): "",
        Path("toy/game.py"): "\n\n".join(toy),
        Path("toy/subject.py"): "from dacabo.toy.game import *\n" + subject,
    }
    added |= {Path("i18n", language, "toy.ftl"): words for language in LANGUAGES}
    _lay(SOURCES, folder / "dacabo", added)
    return folder


def _lay(source: Path, target: Path, added: dict[Path, str]) -> None:
    """Link to all files that exist already, and write those that are added."""
    target.mkdir(parents=True)
    names = {path.parts[0] for path in added}
    for part in source.iterdir() if source.exists() else ():
        if part.name not in names:
            (target / part.name).symlink_to(part)
    for name in names:
        inside = {
            path.relative_to(name): text for path, text in added.items() if path.parts[0] == name
        }
        if Path() in inside:
            (target / name).write_text(inside[Path()], encoding="utf-8")
        else:
            _lay(source / name, target / name, inside)
