"""One finds one's way: no folder, module or class is longer than somebody reads at one visit."""

import ast
from collections import Counter
from pathlib import Path

import dacabo

SOURCES = Path(dacabo.__file__).parent
LONGEST_MODULE = 400
LONGEST_CLASS = 200
MOST_MODULES = 14
"""About a dozen, beside `__init__.py`."""

LONGER_CLASSES = {
    # Playing, reckoning and learning share arrays that a graphics card records at fixed addresses.
    "training/learning.py Learner",
}


def test_no_folder_has_too_many_modules() -> None:
    """Where there are more, some of them have a subject in common."""
    files = (file for file in SOURCES.rglob("*.py") if file.name != "__init__.py")
    modules = Counter(str(file.parent.relative_to(SOURCES)) for file in files)
    assert {folder: many for folder, many in modules.items() if many > MOST_MODULES} == {}


def test_no_module_is_too_long() -> None:
    """A file with two ideas becomes two files."""
    lengths = {
        str(file.relative_to(SOURCES)): len(file.read_text("utf-8").splitlines())
        for file in SOURCES.rglob("*.py")
    }
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_MODULE} == {}


def test_no_class_is_too_long() -> None:
    """Those that are have their reason above."""
    lengths = {
        f"{file.relative_to(SOURCES)} {node.name}": (node.end_lineno or 0) - node.lineno + 1
        for file in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    assert {name for name, lines in lengths.items() if lines > LONGEST_CLASS} == LONGER_CLASSES
