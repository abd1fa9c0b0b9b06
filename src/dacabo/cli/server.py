"""`dacabo serve` and `dacabo backup`."""

import os
import sys
from argparse import Namespace
from functools import partial
from pathlib import Path

from dacabo.cli.codes import FINE
from dacabo.cli.terminal import say, tell_aside
from dacabo.server import serving
from dacabo.server.browser import open_browser
from dacabo.server.lan import terminal_code
from dacabo.server.settings import Settings, read_settings
from dacabo.server.store.backup import backup as copy
from dacabo.words import Words


def serve(options: Namespace, words: Words) -> int:
    """Start the server and print its address."""
    settings = read_settings(vars(options), os.environ)
    serving.serve(settings, partial(_opened, settings, words))
    return FINE


def _opened(settings: Settings, words: Words, link: str) -> None:
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
    copy(settings.database, Path(options.file), partial(_copied, words))
    say(words.text("copy-done", file=options.file))
    return FINE


def _copied(words: Words, done: int, pages: int) -> None:
    if sys.stderr.isatty():
        tell_aside(words.text("copy-progress", percent=100 * done // max(pages, 1)))
