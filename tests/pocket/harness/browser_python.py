"""Run a function in the Python of browsers, which is Pyodide, outside a browser."""

import subprocess
import zipfile
from pathlib import Path
from shutil import copyfile

import pytest

from build import WEB, node_command

PYODIDE = WEB / "node_modules" / "pyodide"
FILES = WEB / "pocket-files"
TESTS = Path(__file__).parents[2]
PROGRAM = Path(__file__).with_name("pyodide.mjs")

needs_browser_python = pytest.mark.skipif(
    not (PYODIDE.exists() and FILES.exists()), reason="the app is not built"
)


def call_main(module: str, text: str, folder: Path) -> str:
    """Call `main` of a module of the tests with a text, and return its answer.

    The folder receives the libraries, of which one is compiled.
    """
    with zipfile.ZipFile(FILES / "dacabo.zip") as archive:
        archive.extractall(folder)
    copyfile(FILES / "msgspec.so", folder / "msgspec" / "_core.cpython-314-wasm32-emscripten.so")
    file = folder / "text"
    file.write_text(text)
    folders = [TESTS.parent / "src", TESTS, folder]
    process = subprocess.run(
        [node_command("")[0], *map(str, [PROGRAM, PYODIDE, module, file, *folders])],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert process.returncode == 0, process.stderr[-2000:]
    return process.stdout
