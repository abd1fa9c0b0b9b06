"""The server's log, and what never gets into it.

An entry is the name of an event and a few fields from the list below. All other fields are dropped,
and so is text that does not look as expected. Of an entry of another library only the constant part
of the message is written, and of an exception its type and place: their values may contain a
player's cards. The number of lines per minute is bounded (see `Bounds`).
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


class _Kind(Generic[Line]):
    def __init__(self, since: float) -> None:
        self.since = since
        self.told = 0
        self.left_out: list[Line] = []
        """The last suppressed line."""
        self.count = 0


class Bounds(Generic[Line]):
    """Counts the lines of each kind in a minute, so that no client can make the server write on.

    Suppressed lines are counted, and reported in one line when the minute is over.
    """

    def __init__(self) -> None:
        self._kinds: dict[Hashable, _Kind[Line]] = {}

    def admit(self, key: Hashable, most: int, line: Line) -> bool:
        """Whether a line may be written; if not, it is counted."""
        moment = monotonic()
        kind = self._kinds.get(key)
        if kind is None:
            if len(self._kinds) >= MAX_KINDS:
                key, most = None, 1
            kind = self._kinds.setdefault(key, _Kind(moment))
        if kind.told < most:
            kind.told += 1
            return True
        kind.left_out = [line]
        kind.count += 1
        return False

    def over(self) -> list[tuple[Line, int]]:
        """The lines suppressed in past minutes: the last of each kind, and their number."""
        moment = monotonic()
        over = {key: kind for key, kind in self._kinds.items() if moment - kind.since >= MINUTE}
        for key in over:
            del self._kinds[key]
        return [(line, kind.count) for kind in over.values() for line in kind.left_out]


A_MINUTE: Final = 60
"""Lines of one event per minute."""
OTHERS_A_MINUTE: Final = 1
"""Lines of one kind from another library, which any client can cause by connecting."""
LONGEST: Final = 64
WITHHELD: Final = "[withheld]"

_FRAMES: Final = 8
_SECRET: Final = re.compile(r"(?=[a-z-]*[A-Z0-9_+/=])[A-Za-z0-9_+/=-]{32,}")
"""Tokens, seeds and hashes are long and mixed; an error code has only lower-case letters."""

_logger: Final = logging.getLogger("dacabo.server")


class Fields(TypedDict, total=False):
    """All fields of an entry; a text is written only if it looks as expected (see `_LOOKS`)."""

    table: str
    """A table's code."""
    number: int
    """Of a fact."""
    code: str
    """Of an error."""
    status: int
    """Of an answer."""
    ms: float
    count: int
    """A number; for suppressed lines, how often the event happened."""
    limit: int
    """The maximum number."""
    url: str
    """The address of this server."""
    version: str


_LOOKS: Final = {
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
    logging.raiseExceptions = False  # a failing entry would be printed with all its values
    handler = Handler(stream or sys.stderr)
    handler.setFormatter(Formatter(form))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # By name, so that loggers of libraries imported later are covered, too.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi", "uvicorn.access", "websockets"):
        other = logging.getLogger(name)
        other.handlers.clear()
        other.propagate = True
        other.setLevel(logging.NOTSET)
    logging.getLogger("uvicorn.access").disabled = True  # it would log addresses and queries
    _logger.setLevel(str(level).upper())
    root.setLevel(max(_logger.level, logging.WARNING))  # libraries log only warnings


def tell_left_out() -> None:
    """Report suppressed lines once their minute is over; called periodically."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, Handler):
            handler.tell_left_out()


class Handler(logging.StreamHandler[TextIO]):
    """Writes entries within bounds."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._bounds: Bounds[logging.LogRecord] = Bounds()

    def emit(self, record: logging.LogRecord) -> None:
        """Write an entry, or count it."""
        self._tell_left_out()
        told = _told(record)
        line = logging.makeLogRecord(
            {"levelno": record.levelno, "levelname": record.levelname, "told": told}
        )
        if record.name == _logger.name:
            admitted = self._bounds.admit(told["event"], A_MINUTE, line)
        else:
            admitted = self._bounds.admit(tuple(told.values()), OTHERS_A_MINUTE, line)
        if admitted:
            super().emit(line)

    def tell_left_out(self) -> None:
        """Report suppressed lines once their minute is over."""
        self.acquire()
        try:
            self._tell_left_out()
        finally:
            self.release()

    def _tell_left_out(self) -> None:
        for line, count in self._bounds.over():
            line.__dict__["told"]["count"] = count
            super().emit(line)


class Formatter(logging.Formatter):
    """Formats an entry as a line for people, or as a JSON object."""

    def __init__(self, form: LogFormat) -> None:
        super().__init__()
        self._form = form

    def format(self, record: logging.LogRecord) -> str:
        """Format an entry from its safe parts."""
        told = {**record.__dict__["told"]}
        seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        at, level = f"{seconds}.{int(record.msecs):03d}Z", record.levelname.lower()
        event = told.pop("event")
        if self._form is LogFormat.JSON:
            line = {"time": at, "level": level, "event": event, **told}
            return json.dumps(line, ensure_ascii=False)
        return " ".join((at, f"{level:7}", str(event), *(f"{k}={v}" for k, v in told.items())))


def _told(record: logging.LogRecord) -> dict[str, str | int | float]:
    ours = record.name == _logger.name
    told: dict[str, str | int | float] = {}
    if ours:
        told["event"] = _field("event", record.msg)
        fields = getattr(record, "fields", {})
        told |= {
            name: _field(name, fields[name]) for name in Fields.__annotations__ if name in fields
        }
    else:
        # Only the first line, without its arguments: they contain values.
        text = record.msg if isinstance(record.msg, str) else WITHHELD
        told["event"] = clean(text.partition("\n")[0])
        told["logger"] = clean(record.name)
    if record.exc_info and record.exc_info[1] is not None:
        error = record.exc_info[1]
        told["error"] = error.kind if isinstance(error, WorkError) else type(error).__name__
        if isinstance(error, DacaboError):
            told.setdefault("code", _field("code", error.code))
        where = _where(error.__traceback__)
        inside = error.place if isinstance(error, WorkError) else ""
        told["where"] = " < ".join(filter(None, (inside, where)))
    return told


def _field(name: str, value: object) -> str | int | float:
    looks = _LOOKS.get(name)
    if isinstance(value, str) and not (looks and looks.fullmatch(value)):
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
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _where(trace: TracebackType | None) -> str:
    """The places in the code that an error passed through, innermost first; no values."""
    places: list[str] = []
    while trace is not None:
        module = trace.tb_frame.f_globals.get("__name__", "?")
        places.append(f"{module}:{trace.tb_lineno}")
        trace = trace.tb_next
    return " < ".join(islice(reversed(places), _FRAMES))
