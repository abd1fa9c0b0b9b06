"""Libraries that few people need are extras: nothing else loads them, and errors name the extra."""

import subprocess
import sys

import pytest

from dacabo.cli import EXIT_USAGE
from dacabo.core.errors import MissingExtra, extra
from dacabo.i18n import LANGUAGES, Words

HEAVY = {"gymnasium", "pettingzoo", "pyspiel", "open_spiel", "numba", "shtab", "xlsxwriter"}
HEAVY |= {"dacabo.research.adapters"}

MISSING = """
import sys
sys.modules["{library}"] = None
from dacabo.core.errors import DacaboError
try:
    {use}
except DacaboError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("use", "library", "named"),
    [
        ("import dacabo.research.adapters.aec", "pettingzoo", "zoo"),
        ("import dacabo.research.adapters.aec", "gymnasium", "zoo"),
        ("import dacabo.research.adapters.gym", "gymnasium", "zoo"),
        ("import dacabo.research.adapters.spiel", "pyspiel", "spiel"),
        ("from dacabo.spreadsheet import workbook; workbook([])", "xlsxwriter", "xlsx"),
    ],
)
def test_a_missing_library_is_reported_with_its_extra(use: str, library: str, named: str) -> None:
    """The error is one of Dacabo's, raised when the library is needed."""
    output = run(MISSING.format(library=library, use=use))
    assert output == f"missing-extra (extra={named})"


def test_completion_names_the_missing_extra() -> None:
    """It prints one sentence and no traceback."""
    code = "import sys; sys.modules['shtab'] = None; from dacabo.cli.main import run; "
    code += "sys.exit(run(['completion', 'bash']))"
    process = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert process.returncode == EXIT_USAGE
    assert process.stdout == ""
    assert process.stderr.count("\n") == 1
    assert "pip install dacabo[completion]" in process.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_error_names_the_missing_extra(language: str) -> None:
    """It does so in every language."""
    error = MissingExtra("missing-extra", extra="zoo")
    assert "pip install dacabo[zoo]" in Words(language).say(error.phrase)


def test_another_import_error_is_not_a_missing_library() -> None:
    """It is raised unchanged."""
    with pytest.raises(ModuleNotFoundError, match="nowhere"), extra("zoo"):
        import dacabo.nowhere  # type: ignore[import-not-found]  # noqa: F401, PLC0415


@pytest.mark.parametrize("module", ["dacabo", "dacabo.cli.main", "dacabo.server.app"])
def test_other_modules_do_not_load_the_extras(module: str) -> None:
    """Not even the whole server loads them."""
    output = run(f"import sys, {module}; print(*sys.modules)")
    assert module in output.split()
    assert HEAVY.isdisjoint(output.split())


def run(code: str) -> str:
    process = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    return process.stdout.strip()
