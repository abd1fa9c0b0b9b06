"""What the commands that let bots play share: numbers, progress, and interruption."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from dacabo.arena import Progress, Where, cores
from dacabo.cli.terminal import FINE, INTERRUPTED, CommandError
from dacabo.core.errors import DacaboError
from dacabo.words import Words


def check_numbers(options: Namespace, counted: str) -> None:
    """Refuse numbers below 1."""
    for option in (counted, "processes"):
        number = getattr(options, option)
        if number is not None and number < 1:
            raise CommandError("number-too-low", option=f"--{option}", lowest=1)


def where(options: Namespace) -> Where:
    """Where bots play: on a cluster, or here, by default with one process for each core."""
    cluster: str | None = options.on
    processes: int | None = options.processes
    return cluster or processes or cores()


@contextmanager
def progress(total: int, words: Words, key: str, *, quiet: bool) -> Iterator[Callable[[int], None]]:
    """Show the progress on the error stream, unless `quiet`.

    Yields:
        A callback for the number of finished items.
    """
    if quiet:
        yield _ignore
        return
    shown = Progress(total, words, sys.stderr, key)
    try:
        yield shown.show
    finally:
        shown.close()


def _ignore(_done: int) -> None:
    pass


def exit_code(stopped: KeyboardInterrupt | DacaboError | None) -> int:
    """The exit code after an interruption; an error of a bot is raised."""
    if isinstance(stopped, DacaboError):
        raise stopped
    return FINE if stopped is None else INTERRUPTED
