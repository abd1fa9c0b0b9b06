"""A whole document as a file: a versioned heading, then its log, one entry a line."""

import re
from collections.abc import Callable, Iterable
from typing import Final, Generic, TypeVar

import msgspec

from dacabo.core.errors import DacaboError
from dacabo.core.values import Value

State = TypeVar("State")
AnEntry = TypeVar("AnEntry")

REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "too-large": ("line", "bytes"),
    "foreign": ("line",),
    "version": ("line", "found", "known"),
    "not-json": ("line",),
    "unreadable": ("line",),
    "refused": ("line",),
}
"""By the end of an error's code: the arguments of the error."""

_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
_ERROR_POSITION: Final = re.compile(r"\(byte (\d+)\)")
"""The position that msgspec names at the end of an error's text."""


class _Heading(msgspec.Struct):
    """The fields common to all versions."""

    dacabo: str
    version: int


class _Content(Value):
    dacabo: str
    version: int
    log: list[msgspec.Raw]
    reckoned: msgspec.Raw = msgspec.Raw(b"null")
    """Results computed from the log, for other programs; we never read them."""


class LogFile(Generic[AnEntry]):
    """The format of one kind of document."""

    def __init__(
        self,
        kind: str,
        version: int,
        entry: type[AnEntry],
        *,
        older: tuple[int, ...] = (),
        most_bytes: int,
        error: Callable[..., DacaboError],
        codes: str,
    ) -> None:
        """Describe the format.

        Args:
            kind: the word in the heading.
            version: the version that `write` writes.
            entry: the type of an entry.
            older: earlier versions that `read` accepts, too.
            most_bytes: the maximum size of a file.
            error: the type of error for a file that cannot be read.
            codes: the beginning of the codes of these errors.
        """
        self._kind = kind
        self._version = version
        self._readable_versions = (*older, version)
        self._decode = msgspec.json.Decoder(entry).decode
        self._most_bytes = most_bytes
        self._error = error
        self._codes = codes

    def write(self, entries: Iterable[AnEntry], reckoned: bytes | None = None) -> bytes:
        """Write the entries and, for other programs, the results computed from them."""
        heading = f'{{"dacabo": "{self._kind}", "version": {self._version}, "log": [\n'
        lines = b",\n".join(map(msgspec.json.encode, entries))
        results = b"" if reckoned is None else b', "reckoned":\n' + reckoned + b"\n"
        return heading.encode() + lines + b"\n]" + results + b"}\n"

    def read(self, data: bytes, apply: Callable[[State | None, AnEntry], State | None]) -> State:
        """Read a file; `apply` returns the state after each entry.

        Raises:
            DacaboError: the file has another format, or an entry is impossible. The error has the
                number of the line, from 1. If a rule of the document refused the entry, `__cause__`
                is that refusal.
        """
        if len(data) > self._most_bytes:
            raise self._refusal("too-large", 1, bytes=self._most_bytes)
        data = data.removeprefix(_BYTE_ORDER_MARK)
        state: State | None = None
        line, end = 1, 0
        for raw in self._read_log(data):
            text = bytes(raw)
            start = data.index(text, end)
            line += data.count(b"\n", end, start)
            try:
                state = apply(state, self._decode(text))
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
                raise self._refusal("unreadable", line) from None
            except DacaboError as error:
                raise self._refusal("refused", line) from error
            line += text.count(b"\n")
            end = start + len(text)
        if state is None:
            raise self._refusal("foreign", 1)
        return state

    def _read_log(self, data: bytes) -> list[msgspec.Raw]:
        try:
            heading = msgspec.json.decode(data, type=_Heading)
            if heading.dacabo != self._kind:
                raise self._refusal("foreign", 1)
            if heading.version not in self._readable_versions:
                raise self._refusal("version", 1, found=heading.version, known=self._version)
            return msgspec.json.decode(data, type=_Content).log
        except msgspec.ValidationError:
            raise self._refusal("foreign", 1) from None
        except msgspec.DecodeError as error:
            position = _ERROR_POSITION.search(str(error))
            end = int(position[1]) if position else len(data)
            raise self._refusal("not-json", data.count(b"\n", 0, end) + 1) from None
        except (UnicodeDecodeError, RecursionError):
            raise self._refusal("foreign", 1) from None

    def _refusal(self, reason: str, line: int, **about: int) -> DacaboError:
        return self._error(f"{self._codes}-{reason}", line=line, **about)
