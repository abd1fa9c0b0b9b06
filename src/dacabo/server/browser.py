"""Opens the browser of the person who starts the server."""

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from threading import Thread


def open_browser(link: str) -> None:
    """Open a page in the preferred browser, if there is a screen."""
    if has_screen(sys.platform, os.environ):
        Thread(target=_open, args=(link,), daemon=True).start()


def has_screen(platform: str, environ: Mapping[str, str]) -> bool:
    """Whether a window could be seen; a browser without one would take over the terminal."""
    if platform in ("darwin", "win32"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def _open(link: str) -> None:
    import webbrowser  # noqa: PLC0415 (slow to read, and often not needed)

    with suppress(Exception):  # a broken browser must not stop the server
        webbrowser.open(link)
