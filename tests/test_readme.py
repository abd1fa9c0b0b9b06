"""The README, the pages and their links are correct."""

import re
import subprocess
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
    shown = README.split("the reason for them:")[1].split("\n\n")[1]
    for line in shown.splitlines():
        if line.strip() and line.strip() != "…":
            assert line.strip() in printed


TESTS_PAGE = ROOT / "tests" / "README.md"
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    TESTS_PAGE,
    *sorted((ROOT / "docs").glob("*.md")),
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_between_pages_lead_to_existing_files(page: Path) -> None:
    """No page points at a file that is not there."""
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_files_and_modules_that_a_page_names_exist(page: Path) -> None:
    """A path may be a part of a path of the project; a module can be imported."""
    text = page.read_text(encoding="utf-8")
    for path in re.findall(r"`([\w./-]+/[\w.-]+\.(?:py|ts|js|svelte|toml|md|ftl))(?=[`:])", text):
        assert any(
            f"/{path}".endswith(f"/{file}") or file.endswith(f"/{path}") for file in FILES
        ), path
    for module in re.findall(r"\b(dacabo\.(?!db|env|service)[a-z_.]+[a-z_])\b", text):
        file = ROOT.joinpath("src", *module.split("."))
        assert file.with_suffix(".py").exists() or file.exists() or defined(module), module


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_methods_that_a_page_names_exist(page: Path) -> None:
    """A class of ours has a member of that name, in Python or TypeScript."""
    named = re.findall(r"`([A-Z][a-z]\w*)\.(?!svelte)(\w+)`", page.read_text(encoding="utf-8"))
    for owner, method in named:
        defining = rf"^(?:export )?class {owner}\b"
        texts = [text for text in CODE if re.search(defining, text, re.MULTILINE)]
        member = rf"^ +(?:(?:async|def|get|private) )*{method}\b *[(:=]"
        if not texts:  # another library's
            continue
        assert any(re.search(member, text, re.MULTILINE) for text in texts), f"{owner}.{method}"


FILES = subprocess.run(
    ["git", "ls-files", "--cached", "--others", "--exclude-standard"],  # noqa: S607 (our own git)
    cwd=ROOT,
    capture_output=True,
    text=True,
    check=True,
).stdout.splitlines()

CODE = [
    (ROOT / file).read_text(encoding="utf-8")
    for file in FILES
    if file.startswith(("src/", "web/src/"))
    and file.endswith((".py", ".ts"))
    and (ROOT / file).exists()
]


def defined(name: str) -> bool:
    """Whether the last part is a name in the module before."""
    file = ROOT.joinpath("src", *name.split(".")[:-1])
    file = file / "__init__.py" if file.is_dir() else file.with_suffix(".py")
    return (
        file.exists()
        and re.search(rf"\b{name.rpartition('.')[2]}\b", file.read_text("utf-8")) is not None
    )


def test_every_helper_on_the_page_of_the_tests_exists() -> None:
    """The page names its module, and sometimes its class."""
    named = re.findall(r"`([a-z_.]*harness\.[a-z_]+)(?:\.(\w+))?", TESTS_PAGE.read_text("utf-8"))
    assert len(named) > 20
    for module, name in named:
        file = TESTS_PAGE.parent / f"{module.replace('.', '/')}.py"
        text = file.read_text(encoding="utf-8")
        assert not name or re.search(rf"^(?:class|def) {name}\b", text, re.MULTILINE), name


def test_every_command_of_the_contributing_page_exists() -> None:
    """The table of commands and the Makefile agree."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^\| `make ([a-z-]+)`", page, re.MULTILINE))
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    assert named
    assert named <= targets
