"""Runs a command: parses the arguments, calls the function, and reports errors in words."""

import os
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from pkgutil import resolve_name

from dacabo.cli import EXIT_OK, EXIT_PIPE_CLOSED, EXIT_USAGE
from dacabo.cli.commands import build_parser
from dacabo.cli.terminal import CommandError, complain, drop_output, prepare_streams, say
from dacabo.core.errors import DacaboError, extra
from dacabo.core.system import reason_of
from dacabo.i18n import LANGUAGES, Words, tell_error


def run(arguments: Sequence[str]) -> int:
    """Run a command and return its exit code."""
    prepare_streams()
    words = Words(choose_language(arguments, os.environ))
    try:
        code = execute(arguments, words)
        sys.stdout.flush()
    except DacaboError as error:
        complain(tell_error(error, words))
        return EXIT_USAGE
    except BrokenPipeError:
        drop_output()
        return EXIT_PIPE_CLOSED
    except OSError as error:
        drop_output()
        write_error = CommandError("cannot-write", reason=reason_of(error))
        complain(tell_error(write_error, words))
        return EXIT_USAGE
    return code


def execute(arguments: Sequence[str], words: Words) -> int:
    """Parse the arguments and call the function they name; without arguments, show the help."""
    try:
        options = build_parser(words).parse_args(list(arguments) or ["--help"])
    except SystemExit:  # argparse has shown the help or the version
        return EXIT_OK
    # The function is imported only now, so that no command has to import the modules of another.
    code: int = resolve_name(options.run)(options, words)
    return code


def choose_language(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """Return the requested language, else that of the system, else English."""
    candidates = []
    for argument, next_argument in zip_longest(arguments, arguments[1:], fillvalue=""):
        if argument == "--language":
            candidates.append(next_argument)
        elif argument.startswith("--language"):
            candidates.append(argument.removeprefix("--language="))
    locales = [environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    system_locale = next(filter(None, locales), "")
    candidates.append(system_locale[:2])
    return next((code for code in candidates if code in LANGUAGES), LANGUAGES[0])


def complete(options: Namespace, words: Words) -> int:
    """Print the completion script for a shell.

    Raises:
        MissingExtra: the library that writes it is not installed.
    """
    with extra("completion"):
        import shtab  # noqa: PLC0415 (an extra)
    parser = build_parser(words, complete_file=shtab.FILE)
    say(shtab.complete(parser, options.shell))
    return EXIT_OK
