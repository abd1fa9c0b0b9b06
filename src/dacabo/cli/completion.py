"""`dacabo completion`."""

from argparse import Namespace

import shtab

from dacabo.cli.codes import FINE
from dacabo.cli.commands import build_parser
from dacabo.cli.terminal import say
from dacabo.words import Words


def run(options: Namespace, words: Words) -> int:
    """Print the completion script for a shell."""
    parser = build_parser(words, complete_file=shtab.FILE)
    say(shtab.complete(parser, options.shell))
    return FINE
