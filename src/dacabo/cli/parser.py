"""A parser with help in the reader's language that raises Dacabo's own errors."""

import re
from argparse import Action, ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Iterable
from functools import cached_property, partial
from typing import Any, Final, NoReturn

from dacabo.cli import EXIT_DAMAGED, EXIT_INTERRUPTED, EXIT_OK, EXIT_PIPE_CLOSED, EXIT_USAGE
from dacabo.cli.terminal import CommandError
from dacabo.i18n import LANGUAGES, Words
from dacabo.i18n.sentences import tidy

_COMMAND: Final = "COMMAND"
_ARGPARSE_MESSAGES: Final = {
    "usage-unknown": r"unrecognized arguments: (?P<given>.*)",
    "usage-missing": r"the following arguments are required: (?P<given>.*)",
    "usage-no-such-command": rf"argument {_COMMAND}: invalid choice: '?(?P<given>.*?)'? "
    r"\(choose from (?P<choices>.*)\)",
    "usage-choice": r"argument (?P<option>.*?): invalid choice: '?(?P<given>.*?)'? "
    r"\(choose from (?P<choices>.*)\)",
    "usage-not-a-number": r"argument (?P<option>.*?): invalid int value: '?(?P<given>.*?)'?",
    "usage-value-missing": r"argument (?P<option>.*?): expected .* arguments?",
    "usage-no-value": r"argument (?P<option>.*?): ignored explicit argument '?(?P<given>.*?)'?",
    "usage-together": r"argument (?P<option>.*?): not allowed with argument (?P<other>.*)",
}
"""The messages of argparse in English, by the key of the same message in all languages."""


class HelpFormatter(RawDescriptionHelpFormatter):
    """The standard help format with a translated "usage"."""

    def __init__(self, words: Words, prog: str) -> None:
        super().__init__(prog)
        self._words = words

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """Begin the help with the usage line."""
        default_prefix = self._words.text("cli-usage") + " "
        super().add_usage(usage, actions, groups, default_prefix if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        """Begin a section; argparse adds a colon, before which some languages leave a space."""
        if heading is not None:
            heading = self._words.text("cli-heading", title=heading).removesuffix(":")
        super().start_section(heading)


class Parser(ArgumentParser):
    """The arguments and options of a command; each has `--help` and `--language`.

    Args:
        prog: the command as typed, such as `dacabo arena`.
        about: a sentence about what the command does.
        examples: the examples of all commands; the help shows those of this one.
        words: the reader's language.
        complete_file: marks an argument as a file name for shtab.
    """

    def __init__(
        self,
        prog: str,
        about: str,
        examples: Iterable[str],
        words: Words,
        complete_file: object = None,
    ) -> None:
        own_examples = [example for example in examples if f"{prog} " in example]
        super().__init__(
            prog,
            description=about,
            epilog=_epilog(own_examples, words),
            formatter_class=partial(HelpFormatter, words),
            add_help=False,
            allow_abbrev=False,
        )
        self.examples = own_examples
        self.words = words
        self.complete_file = complete_file
        self.arguments = self.add_argument_group(words.text("cli-arguments"))
        self.options = self.add_argument_group(words.text("cli-options"))
        self.options.add_argument("-h", "--help", action="help", help=words.text("cli-help"))
        self.options.add_argument("--language", choices=LANGUAGES, help=words.text("cli-language"))

    def command(self, name: str, about: str, run: str | None = None) -> "Parser":
        """Add a sub-command.

        Args:
            name: the name of the command.
            about: a sentence about what the command does.
            run: the function that implements it, as `module:function`; None for a command that
                only has sub-commands.
        """
        parser: Parser = self._commands.add_parser(
            name,
            help=about,
            about=about,
            examples=self.examples,
            words=self.words,
            complete_file=self.complete_file,
        )
        parser.set_defaults(run=run)
        return parser

    @cached_property
    def _commands(self) -> Any:  # noqa: ANN401 (argparse keeps the type private)
        title = self.words.text("cli-commands")
        return self.add_subparsers(title=title, metavar=_COMMAND, required=True)

    def add_input(self, about: str) -> None:
        """Add the argument `file`."""
        self._complete_with_files(self.arguments.add_argument("file", metavar="FILE", help=about))

    def add_output(self, option: str, about: str) -> None:
        """Add an option whose value is a file name."""
        self._complete_with_files(self.options.add_argument(option, metavar="FILE", help=about))

    def add_number(self, option: str, default: int | None, about: str) -> None:
        """Add an integer option; the help shows its default."""
        text = about if default is None else f"{about} [{default}]"
        self.options.add_argument(option, type=int, default=default, metavar="N", help=text)

    def _complete_with_files(self, argument: Action) -> None:
        argument.complete = self.complete_file  # type: ignore[attr-defined]  # shtab reads it

    def error(self, message: str) -> NoReturn:
        """Raise an error that names the mistake and the command for help."""
        detail = _translated_message(message, self.words)
        raise CommandError("wrong-usage", detail=detail, command=self.prog)


def _translated_message(message: str, words: Words) -> str:
    """Return a message of argparse in the reader's language; an unknown one stays in English."""
    for key, pattern in _ARGPARSE_MESSAGES.items():
        if match := re.fullmatch(pattern, message, re.DOTALL):
            arguments = match.groupdict()
            if "choices" in arguments:
                arguments["choices"] = arguments["choices"].replace("'", "")
            return words.text(key, **arguments)
    return tidy(message)


def _epilog(examples: Iterable[str], words: Words) -> str:
    """Return the examples of a command and its exit codes."""
    return "\n".join(
        (
            words.text("cli-examples"),
            *(f"  {example}" for example in examples),
            "",
            words.text("cli-exit"),
            f"  {EXIT_OK:<4} {words.text('cli-exit-fine')}",
            f"  {EXIT_DAMAGED:<4} {words.text('cli-exit-damaged')}",
            f"  {EXIT_USAGE:<4} {words.text('cli-exit-wrong')}",
            f"  {EXIT_INTERRUPTED:<4} {words.text('cli-exit-interrupted')}",
            f"  {EXIT_PIPE_CLOSED:<4} {words.text('cli-exit-pipe')}",
        )
    )
