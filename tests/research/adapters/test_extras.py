"""The libraries of the adapters are extras: nothing else needs them, and a missing one is told."""

import subprocess
import sys

import pytest

from dacabo.research.adapters.errors import DoorError, extra
from dacabo.words import LANGUAGES, Words

HEAVY = {"gymnasium", "pettingzoo", "pyspiel", "open_spiel", "numba", "dacabo.research.adapters"}

MISSING = """
import sys
sys.modules["{library}"] = None
from dacabo.core.errors import DacaboError
try:
    import dacabo.research.adapters.{door}
except DacaboError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("door", "library", "named"),
    [
        ("aec", "pettingzoo", "zoo"),
        ("aec", "gymnasium", "zoo"),
        ("gym", "gymnasium", "zoo"),
        ("spiel", "pyspiel", "spiel"),
    ],
)
def test_a_missing_library_is_told_with_the_extra_that_has_it(
    door: str, library: str, named: str
) -> None:
    """As an error of ours, when the door is opened."""
    told = run(MISSING.format(library=library, door=door))
    assert told == f"missing-extra (extra={named})"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_says_what_to_install(language: str) -> None:
    """In every language."""
    error = DoorError("missing-extra", extra="zoo")
    assert "pip install dacabo[zoo]" in Words(language).say(error.phrase)


def test_a_mistake_of_ours_is_not_a_missing_library() -> None:
    """It stays what it is."""
    with pytest.raises(ModuleNotFoundError, match="nowhere"), extra("zoo"):
        import dacabo.nowhere  # type: ignore[import-not-found]  # noqa: F401, PLC0415


@pytest.mark.parametrize("module", ["dacabo", "dacabo.cli.main", "dacabo.server.app"])
def test_nobody_else_loads_them(module: str) -> None:
    """Not even all of the server."""
    told = run(f"import sys, {module}; print(*sys.modules)")
    assert module in told.split()
    assert HEAVY.isdisjoint(told.split())


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()
