"""The input and output of commands: files, standard streams, colours."""

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import BinaryIO, Final, Protocol, TextIO

from dacabo.core.errors import DacaboError
from dacabo.core.system import reason_of


class CommandError(DacaboError):
    """A command that cannot be executed as given."""


STYLES: Final = {"heading": "1", "points": "36", "intervals": "2"}
"""The escape sequence number for each kind of line."""


class OutputLine(Protocol):
    """A line of output and its kind."""

    @property
    def kind(self) -> str:
        """The kind, which determines the colour."""

    @property
    def text(self) -> str:
        """The text of the line."""


def say(text: str) -> None:
    """Print a line."""
    sys.stdout.write(f"{text}\n")


def say_line(line: OutputLine) -> None:
    """Print a line in the colour of its kind."""
    say(_paint(line.text, STYLES.get(line.kind), sys.stdout))


def tell_aside(text: str, style: str | None = None) -> None:
    """Print a message that is not part of the result on stderr, after all earlier output."""
    sys.stdout.flush()
    sys.stderr.write(_paint(text, style, sys.stderr) + "\n")


def complain(text: str) -> None:
    """Print an error."""
    sys.stderr.write(_paint(text, "31", sys.stderr) + "\n")


def _paint(text: str, style: str | None, stream: TextIO) -> str:
    """Use colours only on terminals, and respect NO_COLOR (https://no-color.org)."""
    is_dumb = os.environ.get("TERM") == "dumb"
    has_colours = stream.isatty() and not os.environ.get("NO_COLOR") and not is_dumb
    return f"\x1b[{style}m{text}\x1b[0m" if has_colours and style and text else text


def read_file(name: str, most: int) -> bytes:
    """Read at most `most` bytes of a file; `-` is standard input."""
    try:
        with _open(name) as file:
            return file.read(most)
    except OSError as error:
        raise CommandError("cannot-read", file=name, reason=reason_of(error)) from None


def write_file(name: str, text: str) -> None:
    """Write a text to a file; `-` is standard output."""
    if name == "-":
        say(text)
    else:
        Path(name).write_text(f"{text}\n", encoding="utf-8")


def _open(name: str) -> BinaryIO:
    return open(0, "rb", closefd=False) if name == "-" else Path(name).open("rb")


def prepare_streams() -> None:
    """Make output robust against characters the terminal lacks, and against closed streams."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            null_stream = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 (open to the end)
            setattr(sys, name, null_stream)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def drop_output() -> None:
    """Discard pending output; otherwise Python complains when it closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
