"""`dacabo serve`, `dacabo backup` and `dacabo move`."""

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
from dacabo.server.settings import PostgresLink, Settings, read_database, read_settings
from dacabo.server.store import moving
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
    moving.back_up(settings.database, Path(options.file), partial(_copied, words))
    say(words.text("copy-done", file=options.file))
    return FINE


def move(options: Namespace, words: Words) -> int:
    """Copy a database into another kind while no server runs."""
    source, target = read_database(options.source), read_database(options.target)
    moving.move(source, target, partial(_copied, words))
    shown = target.shown if isinstance(target, PostgresLink) else str(target)
    say(words.text("copy-done", file=shown))
    return FINE


def _copied(words: Words, done: int, total: int) -> None:
    if sys.stderr.isatty():
        tell_aside(words.text("copy-progress", percent=100 * done // max(total, 1)))
