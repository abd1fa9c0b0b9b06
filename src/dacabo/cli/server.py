"""`dacabo serve`, `dacabo backup`, `dacabo check` and `dacabo move`."""

import os
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Final

from dacabo.cli import EXIT_DAMAGED, EXIT_OK
from dacabo.cli.terminal import say, tell_aside
from dacabo.i18n import Words
from dacabo.server import integrity, serving
from dacabo.server.lan import terminal_code
from dacabo.server.settings import PostgresLink, Settings, read_database, read_settings
from dacabo.server.store import factory
from dacabo.server.store.checksums import CHANGED, MISSING, UNEXPECTED, Damage


def serve(options: Namespace, words: Words) -> int:
    """Start the server and print its address."""
    settings = read_settings(vars(options), os.environ)
    serving.serve(settings, partial(_tell_opened, settings, words))
    return EXIT_OK


def _tell_opened(settings: Settings, words: Words, link: str) -> None:
    say(words.text("serve-opened", link=link))
    if settings.lan:
        say(terminal_code(link))
    say(words.text("serve-stop"))
    sys.stdout.flush()
    if settings.open:
        open_browser(link)


def backup(options: Namespace, words: Words) -> int:
    """Copy the database while the server runs."""
    settings = read_settings(vars(options), os.environ)
    progress = _Progress(words, "copy-progress")
    damaged = factory.back_up(settings.database, Path(options.file), progress)
    return _tell_copied(words, options.file, damaged)


def move(options: Namespace, words: Words) -> int:
    """Copy a database into another kind while no server runs."""
    source, target = read_database(options.source), read_database(options.target)
    damaged = factory.move(source, target, _Progress(words, "copy-progress"))
    target_name = target.shown if isinstance(target, PostgresLink) else str(target)
    return _tell_copied(words, target_name, damaged)


def _tell_copied(words: Words, file: str, damaged: Sequence[Damage]) -> int:
    """Say whether a copy is complete, and return the exit code."""
    if not damaged:
        say(words.text("copy-done", file=file))
        return EXIT_OK
    say(words.text("copy-damaged", file=file))
    _tell_damage(words, damaged)
    return EXIT_DAMAGED


def check(options: Namespace, words: Words) -> int:
    """Check that everything in the database can be read, while the server runs."""
    settings = read_settings(vars(options), os.environ)
    report = integrity.check(settings.database, _Progress(words, "database-progress"))
    counts = {
        "tables": report.counts[integrity.TABLE],
        "pads": report.counts[integrity.PAD],
        "events": report.counts[integrity.EVENT],
        "clubs": report.counts[integrity.CLUB],
    }
    say(words.text("database-counts", **counts, entries=report.facts))
    if report.unchecked:
        say(words.text("database-unchecked", count=report.unchecked))
    for stream in report.outdated:
        say(words.text("database-outdated", stream=stream))
    if not report.is_file_sound:
        say(words.text("database-file"))
    if report.is_fine:
        say(words.text("database-fine"))
        return EXIT_OK
    _tell_damage(words, report.damaged)
    return EXIT_DAMAGED


_DAMAGE: Final = {
    MISSING: "database-missing",
    CHANGED: "database-changed",
    UNEXPECTED: "database-unexpected",
    "fact-undecodable": "database-undecodable",
}


def _tell_damage(words: Words, damaged: Sequence[Damage]) -> None:
    """Say what is damaged, and what to do."""
    for stream in damaged:
        key = _DAMAGE.get(stream.why, "database-impossible")
        say(words.text(key, stream=stream.stream, number=stream.number))
    say(words.text("database-advice"))


class _Progress:
    """Shows the progress at the terminal."""

    def __init__(self, words: Words, key: str) -> None:
        self._words = words
        self._key = key
        self._last_percent = -1

    def __call__(self, done: int, total: int) -> None:
        """Print the percentage if it has changed."""
        percent = 100 * done // max(total, 1)
        if percent != self._last_percent and sys.stderr.isatty():
            self._last_percent = percent
            tell_aside(self._words.text(self._key, percent=percent))


def open_browser(link: str) -> None:
    """Open a page in the preferred browser, if there is a screen."""
    if has_screen(sys.platform, os.environ):
        Thread(target=_open, args=(link,), daemon=True).start()


def has_screen(platform: str, environ: Mapping[str, str]) -> bool:
    """Return whether a window could be seen; a browser without one would take over the terminal."""
    if platform in ("darwin", "win32"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def _open(link: str) -> None:
    import webbrowser  # noqa: PLC0415 (slow to read, and often not needed)

    with suppress(Exception):  # a broken browser must not stop the server
        webbrowser.open(link)
