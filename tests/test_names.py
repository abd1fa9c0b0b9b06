"""Names of classes in the server, and subjects of commits."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest
from tools.commit_subject import problem_of

SERVER = Path(__file__).parents[1] / "src" / "dacabo" / "server"


def test_no_two_classes_of_the_server_have_the_same_name() -> None:
    """A search for a class finds only that one."""
    files_by_class = defaultdict(list)
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                files_by_class[node.name].append(file.relative_to(SERVER).as_posix())
    assert {name: files for name, files in files_by_class.items() if len(files) > 1} == {}


@pytest.mark.parametrize(
    "subject",
    [
        "Open tables from a snapshot",
        "Speed up the first move",
        "Merge branch 'main' of elsewhere, whatever its length is and however many words it takes",
        "Mend a test\n\nIt was red.",
    ],
)
def test_a_good_subject_is_accepted(subject: str) -> None:
    """It says what the commit changes."""
    assert problem_of(subject) is None


@pytest.mark.parametrize(
    "subject",
    [
        "",
        "Opened tables from a snapshot",
        "Opening tables from a snapshot",
        "What is deleted is not kept",
        "open tables from a snapshot",
        "Open tables from a snapshot.",
        "Open tables from a snapshot; keep what is read",
        "Open tables from a snapshot that was taken a while ago, so that it does not take long",
        "Open tables\nfrom a snapshot",
    ],
)
def test_a_bad_subject_is_refused(subject: str) -> None:
    """It tells a story, has two ideas, or is too long."""
    assert problem_of(subject)
