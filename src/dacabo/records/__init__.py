"""Records: a complete match as a text that people can read and programs can verify.

    record = read(text)
    write(record) == text  # exactly
    verify(text).chance  # how far chance is proven

A `RecordError` reports what is wrong with a text, with line and column. docs/notation.md specifies
the notation.
"""

from dacabo.records.errors import RecordError
from dacabo.records.limits import MOST_BYTES
from dacabo.records.reading import read
from dacabo.records.record import Record, changes_between, played_by
from dacabo.records.replaying import Step, replay
from dacabo.records.summary import Summary, summary
from dacabo.records.texts import decode
from dacabo.records.verifying import Chance, Verified, verify
from dacabo.records.writing import write

__all__ = [
    "MOST_BYTES",
    "Chance",
    "Record",
    "RecordError",
    "Step",
    "Summary",
    "Verified",
    "changes_between",
    "decode",
    "played_by",
    "read",
    "replay",
    "summary",
    "verify",
    "write",
]
