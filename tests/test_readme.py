"""The README tells the truth."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_runs_and_prints_what_the_page_says(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A newcomer who copies the example sees what the README shows."""
    code = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert code is not None
    exec(compile(code[1], "README.md", "exec"), {})  # noqa: S102 (it is our own page)
    printed = capsys.readouterr().out
    shown = README.split("the reason for them:")[1].split("## Commands")[0]
    for line in shown.splitlines():
        if line.strip() and line.strip() != "…":
            assert line.strip() in printed


PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    """No page points at a file that is not there."""
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_every_command_of_the_readme_exists() -> None:
    """The table of commands and the Makefile agree."""
    named = set(re.findall(r"^\| `make ([a-z-]+)`", README, re.MULTILINE))
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    assert named
    assert named <= targets
