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
"""How the codes of errors end, and what each error tells."""

_MARK: Final = b"\xef\xbb\xbf"
_BYTE: Final = re.compile(r"\(byte (\d+)\)")


class _Heading(msgspec.Struct):
    """The fields common to all versions."""

    dacabo: str
    version: int


class _Content(Value):
    dacabo: str
    version: int
    log: list[msgspec.Raw]
    reckoned: msgspec.Raw = msgspec.Raw(b"null")
    """What follows from the log, for other programs; it is not read again."""


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
            version: that is written.
            entry: the type of an entry.
            older: versions that are still read.
            most_bytes: the maximum size.
            error: the type of error for a file that cannot be read.
            codes: how the codes of these errors begin.
        """
        self._kind = kind
        self._version = version
        self._read = (*older, version)
        self._decode = msgspec.json.Decoder(entry).decode
        self._most_bytes = most_bytes
        self._error = error
        self._codes = codes

    def write(self, entries: Iterable[AnEntry], reckoned: bytes | None = None) -> bytes:
        """Write the entries, and what follows from them for other programs."""
        head = f'{{"dacabo": "{self._kind}", "version": {self._version}, "log": [\n'
        lines = b",\n".join(map(msgspec.json.encode, entries))
        more = b"" if reckoned is None else b', "reckoned":\n' + reckoned + b"\n"
        return head.encode() + lines + b"\n]" + more + b"}\n"

    def read(self, data: bytes, apply: Callable[[State | None, AnEntry], State | None]) -> State:
        """Read a file; `apply` gives the state after each entry.

        Raises:
            DacaboError: it is no such file, or an entry is impossible; with the line from 1. If a
                rule of the document is the reason, `__cause__` is that error.
        """
        if len(data) > self._most_bytes:
            raise self._refusal("too-large", 1, bytes=self._most_bytes)
        data = data.removeprefix(_MARK)
        state: State | None = None
        number, end = 1, 0
        for raw in self._log(data):
            text = bytes(raw)
            start = data.index(text, end)
            number += data.count(b"\n", end, start)
            try:
                state = apply(state, self._decode(text))
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
                raise self._refusal("unreadable", number) from None
            except DacaboError as error:
                raise self._refusal("refused", number) from error
            number += text.count(b"\n")
            end = start + len(text)
        if state is None:
            raise self._refusal("foreign", 1)
        return state

    def _log(self, data: bytes) -> list[msgspec.Raw]:
        try:
            heading = msgspec.json.decode(data, type=_Heading)
            if heading.dacabo != self._kind:
                raise self._refusal("foreign", 1)
            if heading.version not in self._read:
                found = {"found": heading.version, "known": self._version}
                raise self._refusal("version", 1, **found)
            return msgspec.json.decode(data, type=_Content).log
        except msgspec.ValidationError:
            raise self._refusal("foreign", 1) from None
        except msgspec.DecodeError as error:
            found_at = _BYTE.search(str(error))
            line = data.count(b"\n", 0, int(found_at[1]) if found_at else len(data)) + 1
            raise self._refusal("not-json", line) from None
        except (UnicodeDecodeError, RecursionError):
            raise self._refusal("foreign", 1) from None

    def _refusal(self, reason: str, line: int, **about: int) -> DacaboError:
        return self._error(f"{self._codes}-{reason}", line=line, **about)
