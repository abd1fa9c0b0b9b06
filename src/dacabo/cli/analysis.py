"""`dacabo analyse`."""

import os
from argparse import Namespace

import msgspec

from dacabo import records
from dacabo.analysis.page import page
from dacabo.analysis.report import Report
from dacabo.cli import EXIT_OK
from dacabo.cli.terminal import CommandError, read_file, say, say_line, write_file
from dacabo.core.system import reason_of
from dacabo.i18n import Words
from dacabo.records import MAX_BYTES, decode


def analyse(options: Namespace, words: Words) -> int:
    """Say what each decision of a match was worth, and how much was luck."""
    # Read one byte more than the limit, so that a file that is too large is detected.
    record = records.verify(decode(read_file(options.file, MAX_BYTES + 1))).record
    # The matrices are small: threads would wait for each other longer than they compute.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from dacabo.analysis.analyse import analyse as analysis_of  # noqa: PLC0415 (NumPy reads this)

    analysis = analysis_of(record)
    if options.json:
        say(msgspec.json.format(msgspec.json.encode(analysis), indent=2).decode())
    told = Report(record, analysis, words)
    if options.html:
        _write(options.html, page(told))
    if not options.json and options.html is None:
        for line in told.lines():
            say_line(line)
    return EXIT_OK


def _write(file: str, text: str) -> None:
    try:
        write_file(file, text)
    except OSError as error:
        raise CommandError("cannot-save", file=file, reason=reason_of(error)) from None
