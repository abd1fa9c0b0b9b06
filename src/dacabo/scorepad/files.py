"""A whole pad as a file, and its rounds for a spreadsheet."""

from typing import Final

from dacabo.log import LogFile
from dacabo.scorepad.errors import PadFileError
from dacabo.scorepad.facts import PadEntry
from dacabo.scorepad.lots import without_secrets
from dacabo.scorepad.pad import Pad, apply

VERSION: Final = 4
MOST_BYTES: Final = 4_000_000

_FILE: Final = LogFile(
    "score-pad",
    VERSION,
    PadEntry,
    # Older files know fewer facts: in 3 nothing is prolonged, in 2 no lot drawn, in 1 nobody left.
    older=(1, 2, 3),
    most_bytes=MOST_BYTES,
    error=PadFileError,
    codes="pad-file",
)


def write_pad(pad: Pad) -> bytes:
    """A pad as JSON, without what is still sealed."""
    return _FILE.write(without_secrets(pad.log))


def read_pad(data: bytes) -> Pad:
    """Read a pad from a file.

    Raises:
        PadFileError: it is not a pad file, or a fact in it is impossible; with the line.
    """
    return _FILE.read(data, apply)
