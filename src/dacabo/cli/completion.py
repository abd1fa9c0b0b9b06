"""`dacabo completion`."""

from argparse import Namespace

from dacabo.cli.codes import FINE
from dacabo.cli.commands import build_parser
from dacabo.cli.terminal import say
from dacabo.core.errors import extra
from dacabo.words import Words


def run(options: Namespace, words: Words) -> int:
    """Print the completion script for a shell.

    Raises:
        MissingExtra: the library that writes it is not installed.
    """
    with extra("completion"):
        import shtab  # noqa: PLC0415 (an extra)
    parser = build_parser(words, complete_file=shtab.FILE)
    say(shtab.complete(parser, options.shell))
    return FINE
