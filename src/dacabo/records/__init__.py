"""Records: a complete match as a text that people can read and programs can verify.

    record = read(text)
    write(record) == text  # exactly
    verify(text).chance  # how much of the chance the record proves

A `RecordError` reports what is wrong with a text, with line and column. docs/notation.md specifies
the notation.
"""

from dacabo.records.frames import Frame, first_rounds, frames
from dacabo.records.parser import Chance, Verified, read, verify
from dacabo.records.record import Record, RecordError, changes_between, played_by
from dacabo.records.texts import MAX_BYTES, decode
from dacabo.records.transcript import Step, Summary, replay, summary, write

__all__ = [
    "MAX_BYTES",
    "Chance",
    "Frame",
    "Record",
    "RecordError",
    "Step",
    "Summary",
    "Verified",
    "changes_between",
    "decode",
    "first_rounds",
    "frames",
    "played_by",
    "read",
    "replay",
    "summary",
    "verify",
    "write",
]
