"""The server's log, which never contains a secret.

A line has the name of an event and some of the fields in `Fields`. All other fields are dropped,
and so is text that does not look as expected. Of a line of another library only the constant part
of the message is written, and of an exception its type and place, because their values may contain
a player's cards. The number of lines per minute is bounded (see `LineLimiter`).
"""

import json
import logging
import re
import sys
import time
from collections.abc import Hashable
from itertools import islice
from time import monotonic
from types import TracebackType
from typing import Final, Generic, TextIO, TypedDict, TypeVar, Unpack

from dacabo.core.errors import DacaboError
from dacabo.server.limits.background_process import WorkError
from dacabo.server.settings import LogFormat, LogLevel
from dacabo.server.tokens import CODE_LENGTH, CODE_LETTERS

MINUTE: Final = 60.0
MAX_KINDS: Final = 200
"""Kinds of lines that are counted separately in one minute; all others share one count."""


Line = TypeVar("Line")


class _LineCount(Generic[Line]):
    """The lines of one kind within a minute."""

    def __init__(self, since: float) -> None:
        self.since = since
        self.written = 0
        self.suppressed = 0
        self.last_suppressed: list[Line] = []
        """The last suppressed line, if any."""


class LineLimiter(Generic[Line]):
    """Limits the lines of each kind per minute, so that no client can make the server fill a disk.

    Suppressed lines are counted, and reported in one line when the minute is over.
    """

    def __init__(self) -> None:
        self._counts: dict[Hashable, _LineCount[Line]] = {}

    def admit(self, key: Hashable, most: int, line: Line) -> bool:
        """Whether a line may be written; if not, it is counted as suppressed."""
        now = monotonic()
        count = self._counts.get(key)
        if count is None:
            if len(self._counts) >= MAX_KINDS:
                key, most = None, 1
            count = self._counts.setdefault(key, _LineCount(now))
        if count.written < most:
            count.written += 1
            return True
        count.last_suppressed = [line]
        count.suppressed += 1
        return False

    def pop_suppressed(self) -> list[tuple[Line, int]]:
        """The lines suppressed in past minutes: the last of each kind, and their number."""
        now = monotonic()
        ended = {key: count for key, count in self._counts.items() if now - count.since >= MINUTE}
        for key in ended:
            del self._counts[key]
        return [
            (line, count.suppressed) for count in ended.values() for line in count.last_suppressed
        ]


MAX_LINES_A_MINUTE: Final = 60
"""The most lines of one event per minute."""
MAX_FOREIGN_LINES_A_MINUTE: Final = 1
"""The most lines of one kind from another library, which any client can cause by connecting."""
MAX_TEXT: Final = 64
WITHHELD: Final = "[withheld]"

_MAX_FRAMES: Final = 8
"""The most frames of a traceback in one line."""
_SECRET: Final = re.compile(r"(?=[a-z-]*[A-Z0-9_+/=])[A-Za-z0-9_+/=-]{32,}")
"""Tokens, seeds and hashes are long and mixed; an error code has only lower-case letters."""

_logger: Final = logging.getLogger("dacabo.server")


class Fields(TypedDict, total=False):
    """All fields of a line; a text is written only if it matches its pattern in `_PATTERNS`."""

    table: str
    """A table's code."""
    number: int
    """The number of a fact."""
    code: str
    """The code of an error."""
    status: int
    """The HTTP status of an answer."""
    ms: float
    count: int
    """A number; for suppressed lines, how often the event happened."""
    limit: int
    """The maximum number."""
    url: str
    """The address of this server."""
    version: str


_PATTERNS: Final = {
    "event": re.compile("[a-z][a-z-]*"),
    "table": re.compile(f"[{CODE_LETTERS}]{{{CODE_LENGTH}}}"),
    "code": re.compile("[a-z][a-z-]*"),
    "url": re.compile(r"https?://[a-z0-9.:\[\]-]+/?"),
    "version": re.compile("[0-9][0-9a-z.+]*"),
}


def note(event: str, level: int = logging.INFO, **fields: Unpack[Fields]) -> None:
    """Log an event."""
    _logger.log(level, event, extra={"fields": fields})


def note_failure(event: str, error: BaseException, **fields: Unpack[Fields]) -> None:
    """Log an unexpected failure."""
    _logger.error(event, exc_info=error, extra={"fields": fields})


def set_up_logs(form: LogFormat, level: LogLevel, stream: TextIO | None = None) -> None:
    """Route all logging of this process through `Handler`.

    uvicorn needs `log_config=None` and `access_log=False`.
    """
    logging.raiseExceptions = False  # the library would print a failing line with all its values
    handler = Handler(stream or sys.stderr)
    handler.setFormatter(Formatter(form))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # These loggers may not exist yet: their libraries are imported later.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi", "uvicorn.access", "websockets"):
        other = logging.getLogger(name)
        other.handlers.clear()
        other.propagate = True
        other.setLevel(logging.NOTSET)
    logging.getLogger("uvicorn.access").disabled = True  # it would log addresses and queries
    _logger.setLevel(str(level).upper())
    root.setLevel(max(_logger.level, logging.WARNING))  # libraries log only warnings


def report_suppressed() -> None:
    """Report suppressed lines once their minute is over; called periodically."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, Handler):
            handler.report_suppressed()


class Handler(logging.StreamHandler[TextIO]):
    """Writes lines within the limits of `LineLimiter`."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._limiter: LineLimiter[logging.LogRecord] = LineLimiter()

    def emit(self, record: logging.LogRecord) -> None:
        """Write an entry, or count it."""
        self._report_suppressed()
        safe_fields = _safe_fields(record)
        line = logging.makeLogRecord(
            {"levelno": record.levelno, "levelname": record.levelname, "safe_fields": safe_fields}
        )
        if record.name == _logger.name:
            admitted = self._limiter.admit(safe_fields["event"], MAX_LINES_A_MINUTE, line)
        else:
            key = tuple(safe_fields.values())
            admitted = self._limiter.admit(key, MAX_FOREIGN_LINES_A_MINUTE, line)
        if admitted:
            super().emit(line)

    def report_suppressed(self) -> None:
        """Report suppressed lines once their minute is over."""
        self.acquire()
        try:
            self._report_suppressed()
        finally:
            self.release()

    def _report_suppressed(self) -> None:
        for line, count in self._limiter.pop_suppressed():
            line.__dict__["safe_fields"]["count"] = count
            super().emit(line)


class Formatter(logging.Formatter):
    """Formats an entry as a line for people, or as a JSON object."""

    def __init__(self, form: LogFormat) -> None:
        super().__init__()
        self._form = form

    def format(self, record: logging.LogRecord) -> str:
        """Format an entry from its safe parts."""
        safe_fields = {**record.__dict__["safe_fields"]}
        seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        at, level = f"{seconds}.{int(record.msecs):03d}Z", record.levelname.lower()
        event = safe_fields.pop("event")
        if self._form is LogFormat.JSON:
            line = {"time": at, "level": level, "event": event, **safe_fields}
            return json.dumps(line, ensure_ascii=False)
        pairs = [f"{name}={value}" for name, value in safe_fields.items()]
        return " ".join((at, f"{level:7}", str(event), *pairs))


def _safe_fields(record: logging.LogRecord) -> dict[str, str | int | float]:
    is_ours = record.name == _logger.name
    safe_fields: dict[str, str | int | float] = {}
    if is_ours:
        safe_fields["event"] = _field("event", record.msg)
        fields = getattr(record, "fields", {})
        safe_fields |= {
            name: _field(name, fields[name]) for name in Fields.__annotations__ if name in fields
        }
    else:
        # The first line of the message without its arguments, which are values.
        text = record.msg if isinstance(record.msg, str) else WITHHELD
        safe_fields["event"] = clean(text.partition("\n")[0])
        safe_fields["logger"] = clean(record.name)
    if record.exc_info and record.exc_info[1] is not None:
        error = record.exc_info[1]
        safe_fields["error"] = error.kind if isinstance(error, WorkError) else type(error).__name__
        if isinstance(error, DacaboError):
            safe_fields.setdefault("code", _field("code", error.code))
        place_in_worker = error.place if isinstance(error, WorkError) else ""
        trace = _trace(error.__traceback__)
        safe_fields["where"] = " < ".join(filter(None, (place_in_worker, trace)))
    return safe_fields


def _field(name: str, value: object) -> str | int | float:
    pattern = _PATTERNS.get(name)
    if isinstance(value, str) and not (pattern and pattern.fullmatch(value)):
        return WITHHELD
    return clean(value)


def clean(value: object) -> str | int | float:
    """A value that is safe to log; a placeholder if it is not plain text or a number."""
    if isinstance(value, float):
        return round(value, 3)
    if isinstance(value, int):
        return int(value)
    if not isinstance(value, str):
        return WITHHELD
    text = _SECRET.sub(WITHHELD, value)
    text = "".join(letter if letter.isprintable() else "?" for letter in text)
    return text if len(text) <= MAX_TEXT else text[: MAX_TEXT - 1] + "…"


def _trace(trace: TracebackType | None) -> str:
    """The places in the code that an error passed through, innermost first; no values."""
    places: list[str] = []
    while trace is not None:
        module = trace.tb_frame.f_globals.get("__name__", "?")
        places.append(f"{module}:{trace.tb_lineno}")
        trace = trace.tb_next
    return " < ".join(islice(reversed(places), _MAX_FRAMES))
