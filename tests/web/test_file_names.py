"""Files differ in more than capitals, which some file systems ignore.

On macOS and Windows, `import "./desk.svelte"` may find `Desk.svelte`.
"""

import subprocess
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENDINGS = (".svelte.ts", ".svelte", ".ts")
"""The endings that an import may leave out."""


def same_but_for_case(paths: Iterable[str]) -> list[set[str]]:
    """Paths that differ only in capitals, whatever ending an import would add to them."""
    clashes = defaultdict(set)
    for path in paths:
        ending = next((ending for ending in ENDINGS if path.endswith(ending)), "")
        name = path.removesuffix(ending)
        clashes[name.lower()].add(name)
    return [names for names in clashes.values() if len(names) > 1]


def test_no_two_files_differ_only_in_case() -> None:
    """The test reads all files that git knows."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"],  # noqa: S607 (our own git)
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("not a git checkout")
    assert same_but_for_case(listed.stdout.split("\0")) == []


@pytest.mark.parametrize(
    ("paths", "clashes"),
    [
        (("a/Desk.svelte", "a/desk.svelte.ts"), 1),
        (("a/Clock.svelte", "a/clock.ts"), 1),
        (("README.md", "readme.md"), 1),
        (("a/Desk.svelte", "b/desk.svelte.ts"), 0),
        (("a/Desk.svelte", "a/deskState.svelte.ts"), 0),
        (("a/Button.svelte", "a/Button.test.ts"), 0),
    ],
)
def test_pairs_that_differ_only_in_case_are_found(paths: tuple[str, ...], clashes: int) -> None:
    """`same_but_for_case` finds the pairs that it should."""
    assert len(same_but_for_case(paths)) == clashes
