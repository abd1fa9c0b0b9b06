"""What the commands that let bots play have in common: numbers, progress, and being stopped."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from dacabo.arena import Progress, cores
from dacabo.cli.codes import FINE, INTERRUPTED
from dacabo.cli.errors import CommandError
from dacabo.core.errors import DacaboError
from dacabo.words import Words


def check_numbers(options: Namespace, counted: str) -> None:
    """Refuse to play less than one of what is counted; a process for each core by default."""
    if options.processes is None:
        options.processes = cores()
    for option in (counted, "processes"):
        number = getattr(options, option)
        if number is not None and number < 1:
            raise CommandError("number-too-low", option=f"--{option}", lowest=1)


@contextmanager
def progress(total: int, words: Words, key: str, *, quiet: bool) -> Iterator[Callable[[int], None]]:
    """Show how far it is on the error stream, unless nobody wants to know.

    Yields:
        What is to be told how many of the total are done.
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
    """How a command ends whose playing was stopped by this: by a person, or by a bot's error."""
    if isinstance(stopped, DacaboError):
        raise stopped
    return FINE if stopped is None else INTERRUPTED
