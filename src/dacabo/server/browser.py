"""The way to this server for whoever has started it: their own browser."""

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from threading import Thread


def open_browser(link: str) -> None:
    """Open a page in the browser that this person prefers, if there is any to be seen."""
    if has_screen(sys.platform, os.environ):
        Thread(target=_open, args=(link,), daemon=True).start()


def has_screen(platform: str, environ: Mapping[str, str]) -> bool:
    """Whether somebody could see a window; a browser without one would take the terminal."""
    if platform in ("darwin", "win32"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def _open(link: str) -> None:
    import webbrowser  # noqa: PLC0415 (slow to read, and often not needed)

    with suppress(Exception):  # whatever is wrong with the browser, the card room is open
        webbrowser.open(link)
