"""A whole pad as a file: its log, one fact per line."""

import re
from typing import Final, Literal

import msgspec

from dacabo.core.errors import DacaboError
from dacabo.core.values import Value
from dacabo.scorepad.errors import PadFileError
from dacabo.scorepad.facts import Logged
from dacabo.scorepad.lots import without_secrets
from dacabo.scorepad.pad import Pad, fold

VERSION: Final = 4
READ: Final = (1, 2, 3, VERSION)
"""Older files know fewer facts: in 3 nothing is prolonged, in 2 no lot drawn, in 1 nobody left."""
MOST_BYTES: Final = 4_000_000

_MARK: Final = b"\xef\xbb\xbf"
_BYTE: Final = re.compile(r"\(byte (\d+)\)")
_KIND: Final = "score-pad"


class _Head(msgspec.Struct):
    """The fields common to all versions of the file."""

    dacabo: Literal["score-pad"]
    version: int


class _File(Value):
    dacabo: Literal["score-pad"]
    version: int
    log: list[msgspec.Raw]


def write_pad(pad: Pad) -> bytes:
    """A pad as JSON, without what is still sealed."""
    head = f'{{"dacabo": "{_KIND}", "version": {VERSION}, "log": [\n'
    lines = b",\n".join(msgspec.json.encode(line) for line in without_secrets(pad.log))
    return head.encode() + lines + b"\n]}\n"


def read_pad(data: bytes) -> Pad:
    """Read a pad from a file.

    Raises:
        PadFileError: it is not a pad file, or a fact in it is impossible; with the line.
    """
    if len(data) > MOST_BYTES:
        raise PadFileError("pad-file-too-large", line=1, bytes=MOST_BYTES)
    data = data.removeprefix(_MARK)
    pad: Pad | None = None
    number, end = 1, 0
    for raw in _log(data):
        text = bytes(raw)
        start = data.index(text, end)
        number += data.count(b"\n", end, start)
        pad = _then(pad, text, number)
        number += text.count(b"\n")
        end = start + len(text)
    if pad is None:
        raise PadFileError("pad-file-foreign", line=1)
    return pad


def _log(data: bytes) -> list[msgspec.Raw]:
    try:
        head = msgspec.json.decode(data, type=_Head)
        if head.version not in READ:
            raise PadFileError("pad-file-version", line=1, found=head.version, known=VERSION)
        return msgspec.json.decode(data, type=_File).log
    except msgspec.ValidationError:
        raise PadFileError("pad-file-foreign", line=1) from None
    except msgspec.DecodeError as error:
        found = _BYTE.search(str(error))
        line = data.count(b"\n", 0, int(found[1]) if found else len(data)) + 1
        raise PadFileError("pad-file-not-json", line=line) from None
    except (UnicodeDecodeError, RecursionError):
        raise PadFileError("pad-file-foreign", line=1) from None


def _then(pad: Pad | None, text: bytes, number: int) -> Pad:
    try:
        line = msgspec.json.decode(text, type=Logged)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise PadFileError("pad-file-unreadable", line=number) from None
    try:
        return fold(pad, line)
    except DacaboError as error:
        raise PadFileError("pad-file-refused", line=number) from error
