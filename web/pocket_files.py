"""Builds what a browser needs to run the card room by itself: Python, its library and Dacabo.

Python for browsers is Pyodide, which npm installs. It also compiles the library and our code here:
a phone would take long to do so.
"""

import io
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

from build import WEB, install, run_node

ROOT = WEB.parent
FILES = WEB / "pocket-files"
PYODIDE = WEB / "node_modules" / "pyodide"
LOCK = ROOT / "requirements" / "dev.lock"
COMPILED = ["msgspec"]
"""The only library with a compiled module."""
LIBRARIES = ["anyio", "attr", "babel", "fluent", "idna", "prometheus_client", "pytz", "segno"]
LIBRARIES += ["starlette", "typing_extensions"]
"""The other libraries that the server's application imports, all in Python."""
UNUSED = re.compile(
    # Nobody who plays on one device researches, types commands or asks the judge. The weights of
    # learned players are fetched when somebody chooses one.
    r"dacabo/(__main__|arena|cli|doors|judge|research|server/pages|testing|training|twin)\b"
    r"|dacabo/analysis/(?!(__init__|results)\.py)|dacabo/server/(processes|serving)\b"
    r"|dacabo/server/(store/(postgres|sqlite)|sockets/(http_protocol|websocket))\b"
    r"|dacabo/i18n/\w+/(browser/|(arena|rehearsal|serving)\.ftl)|.*\.(npz|pyi|typed)$"
    r"|anyio/(_backends/_trio|pytest_plugin)|babel/(messages/|(lists|support|units)\.py)"
    r"|babel/locale-data/(?!(root|en|de|nl|fr)\.dat)|idna/(uts46data|cli|codec)|pytz/zoneinfo/"
    r"|prometheus_client/(bridge|openmetrics/parser|multiprocess|twisted)|segno/cli|.*/(test|tests)/"
    r"|starlette/(schemas|staticfiles|templating|testclient|middleware/(?!__init__|body_limit|errors|exceptions))"
)
"""Files that are left out."""
UNUSED_STANDARD = re.compile(
    r"encodings/(?!(__init__|aliases|ascii|cp437|idna|latin_1|punycode|utf_8)\.py)"
    r"|(_pyrepl|ctypes|curses|dbm|ensurepip|idlelib|lib2to3|multiprocessing|pydoc_data|tkinter"
    r"|tomllib|turtledemo|unittest|venv|xml|xmlrpc)/"
    r"|asyncio/(__main__|proactor|tools|windows)|concurrent/futures/(interpreter|process)"
    r"|html/parser|http/cookiejar|logging/(config|handlers)|pyodide/console|wsgiref/v"
    r"|(_pydatetime|_pyio|bdb|cProfile|cmd|compileall|configparser|difflib|doctest"
    r"|filecmp|ftplib|getopt|imaplib|mailbox|modulefinder|netrc|optparse|pdb|pickletools|plistlib"
    r"|poplib|profile|pstats|pty|pyclbr|pydoc|rlcompleter|sched|shelve|smtplib|symtable|tabnanny"
    r"|tarfile|this|trace|turtle|wave|webbrowser|zipapp)\.py"
)
"""Parts of the standard library that are left out."""


def build() -> None:
    """Write all files."""
    install()
    FILES.mkdir(exist_ok=True)
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        wheel = _fetch_wheel(folder)
        with zipfile.ZipFile(wheel) as archive:
            native = next(name for name in archive.namelist() if name.endswith(".so"))
            (FILES / "msgspec.so").write_bytes(archive.read(native))
            python = {name: archive.read(name) for name in archive.namelist() if _is_code(name)}
        _write(folder / "dacabo.zip", python | dict(_sources()))
        with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
            names = [name for name in archive.namelist() if not UNUSED_STANDARD.match(name)]
            _write(folder / "library.zip", {name: archive.read(name) for name in names})
        for name in ("library", "dacabo"):
            run_node("../pocket_files.js", str(folder / f"{name}.zip"), str(FILES / f"{name}.zip"))
    copyfile(PYODIDE / "pyodide.asm.wasm", FILES / "python.wasm")


def _fetch_wheel(folder: Path) -> Path:
    """Download the library with a compiled module for browsers, in the version that is locked."""
    entry = re.compile(rf"^{COMPILED[0]}==(?:.*\\\n)*.*\n", re.MULTILINE).search(LOCK.read_text())
    assert entry is not None
    wanted = folder / "wanted.txt"
    wanted.write_text(entry[0])
    platform = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14"]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--only-binary=:all:", "--implementation", "cp", "--abi", "cp314"]
    command += [*platform, "--require-hashes", "-r", str(wanted), "-d", str(folder)]
    subprocess.run(command, check=True)  # noqa: S603 (ours)
    return next(folder.glob("*.whl"))


def _sources() -> Iterator[tuple[str, bytes]]:
    """Our code and the libraries in Python, by their names in the archive."""
    for library in ["dacabo", *LIBRARIES]:
        found = find_spec(library)
        assert found is not None
        places = found.submodule_search_locations
        place = Path(next(iter(places))) if places else Path(found.origin or "")
        for path in sorted(place.rglob("*")) if places else [place]:
            name = path.relative_to(place.parent).as_posix()
            if path.is_file() and path.suffix != ".pyc" and not UNUSED.match(name):
                yield name, path.read_bytes()


def _is_code(name: str) -> bool:
    return name.endswith(".py") and not UNUSED.match(name)


def _write(archive: Path, files: dict[str, bytes]) -> None:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as opened:
        for name, data in sorted(files.items()):
            opened.writestr(zipfile.ZipInfo(name), data)
    archive.write_bytes(content.getvalue())


if __name__ == "__main__":
    build()
