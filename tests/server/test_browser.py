"""`dacabo serve --open`: opens the card room in a browser."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dacabo.cli.server import has_screen


@pytest.mark.parametrize(
    ("platform", "environ", "seen"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_a_browser_is_opened_only_where_there_is_a_screen(
    platform: str, environ: dict[str, str], *, seen: bool
) -> None:
    """On a server without a screen no browser takes over the terminal."""
    assert has_screen(platform, environ) is seen


@pytest.mark.parametrize(
    ("given", "screen", "opened"),
    [
        (["--open"], ":99", True),
        pytest.param(["--open"], "", False, marks=pytest.mark.long),
        pytest.param([], ":99", False, marks=pytest.mark.long),
    ],
)
def test_the_page_is_opened_on_request_only(
    tmp_path: Path, given: list[str], screen: str, *, opened: bool
) -> None:
    """The server first answers, then opens the link that it prints."""
    output = tmp_path / "said"
    browser = tmp_path / "browser"
    browser.write_text(
        f'#!/bin/sh\necho "$1" > "{output}.new" && mv "{output}.new" "{output}"\nexit 1\n'
    )
    browser.chmod(0o755)
    environ = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environ |= {"BROWSER": f"{browser} %s", "DISPLAY": screen, "LC_ALL": "C"}
    command = [sys.executable, "-m", "dacabo", "serve", "--port", "0", *given]
    with subprocess.Popen(
        [*command, "--database", str(tmp_path / "dacabo.db")],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environ,
        text=True,
    ) as process:
        assert process.stdout is not None
        link = process.stdout.readline().split()[-1]
        assert link.startswith("http://127.0.0.1:")
        deadline = time.monotonic() + (10 if opened else 1)
        while not output.exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        process.terminate()
        process.wait(20)
    assert output.exists() is opened
    if opened:
        assert output.read_text().strip() == link
