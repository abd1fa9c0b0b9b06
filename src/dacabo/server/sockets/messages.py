"""What comes in by uvicorn's WebSocket: messages that wait to be read, a few at a time."""

from asyncio import AbstractEventLoop, Future, sleep
from collections import deque
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import (  # type: ignore[attr-defined]  # in C where it can be
    CloseCode,
    apply_mask,
)
from websockets.protocol import State

MOST_PARTS: Final = 64
"""Frames per message."""
MOST_AHEAD: Final = 8
"""Messages that may wait while more is received: to stop reading and go on costs system calls."""

_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""
_MASKED: Final = 0x80
_TWO_BYTES: Final = 126
"""A length that says that the true one follows in two bytes; 127 says in eight."""


class Inbox:
    """Messages that wait for one reader; `asyncio.Queue`, for any number of them, takes longer."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[Any] = deque()
        self._reader: Future[None] | None = None

    def put_nowait(self, message: Any) -> None:  # noqa: ANN401 (ASGI)
        """Add a message."""
        self._waiting.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def qsize(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def filled(self) -> "Future[None]":
        """Wait for a message while there is none."""
        self._reader = self._loop.create_future()
        return self._reader

    def take(self) -> Any:  # noqa: ANN401 (ASGI)
        """The first one."""
        return self._waiting.popleft()


class NotShortestError(Exception):
    """A frame whose length has more bytes than it needs."""


class Messages(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, for text only; it would stop reading at every message."""

    _head = b""
    """The beginning of a frame, up to its length, as far as the library has been given it."""
    _missing = 0
    """Bytes of a frame that the library still waits for. If there are none, and no beginning
    either, whole frames can be read here."""

    def __init__(self, **given: Any) -> None:  # noqa: ANN401 (the library's)
        super().__init__(**given)
        self.inbox = Inbox(self.loop)
        self.queue = self.inbox  # type: ignore[assignment]  # what uvicorn has to say comes in there

    def data_received(self, data: bytes) -> None:
        """Read whole messages here, in a fifth of the time; all else is left to the library."""
        if not self.handshake_initiated:  # this is the handshake
            super().data_received(data)
            return
        if not self.handshake_complete:  # a client has to wait for the answer
            self.transport.abort()
            return
        at = 0
        try:
            while not (self._missing or self._head) and (end := self._read_message(data, at)):
                at = end
            if at < len(data):
                self._follow(data[at:])
                super().data_received(data[at:])
        except NotShortestError:
            self._fail(CloseCode.PROTOCOL_ERROR, "length not in its shortest form")

    def _read_message(self, data: bytes, at: int) -> int:
        """Read a message that is one whole frame; where it ends, or 0 if it is something else."""
        frame = _frame_at(data, at)
        if (
            frame is None
            or frame[1] > len(data)
            or data[at] != _TEXT
            or not data[at + 1] & _MASKED
            or self.conn.current_size is not None  # among the parts of another message
            or self.conn.state is not State.OPEN
        ):
            return 0
        start, end = frame
        self._let_wait(apply_mask(data[start:end], data[start - 4 : start]))
        return end

    def _follow(self, data: bytes) -> None:
        """Follow the frames that the library reads."""
        if self._missing >= len(data):
            self._missing -= len(data)
            return
        data = self._head + data[self._missing :]
        self._head, self._missing, at = b"", 0, 0
        while at < len(data):
            frame = _frame_at(data, at)
            if frame is None:
                self._head = data[at:]
                return
            _, at = frame
        self._missing = at - len(data)

    def _fail(self, code: CloseCode, reason: str) -> None:
        """Hang up on a client that does not keep to the protocol."""
        if self.conn.state is State.OPEN:
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    def handle_bytes(self, _event: Any) -> None:  # noqa: ANN401 (the library's)
        """Refuse a message that is not text."""
        self._fail(CloseCode.UNSUPPORTED_DATA, "text only")

    def handle_text(self, event: Any) -> None:  # noqa: ANN401 (the library's)
        """Pass on text undecoded: the JSON decoder validates UTF-8."""
        super().handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        """A message in several parts, or otherwise unusual, is complete."""
        parts, self.frames = self.frames, []
        self._let_wait(b"".join(parts))

    def _let_wait(self, message: bytes) -> None:
        """Let a message wait to be read; receive no more for now if many do."""
        if self.close_sent:
            return
        self.inbox.put_nowait({"type": "websocket.receive", "bytes": message})
        if self.inbox.qsize() >= MOST_AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:  # noqa: ANN401 (ASGI)
        """The next message; other clients have their turns between two of this one."""
        inbox = self.inbox
        if inbox.qsize():
            await sleep(0)
        else:
            await inbox.filled()
        message = inbox.take()
        if self.read_paused and not inbox.qsize():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def handle_cont(self, event: Any) -> None:  # noqa: ANN401 (the library's)
        """Collect the fragments of a message, which may be empty and endless."""
        if len(self.frames) >= MOST_PARTS:
            self.transport.abort()
        else:
            super().handle_cont(event)


def _frame_at(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the content of a frame begins and ends, maybe beyond the data.

    None if not even its length is all here.

    Raises:
        NotShortestError: its length has more bytes than it needs.
    """
    if len(data) < at + 2:
        return None
    start, length = at + 2, data[at + 1] & ~_MASKED
    if length >= _TWO_BYTES:
        start, least = (at + 4, _TWO_BYTES) if length == _TWO_BYTES else (at + 10, 1 << 16)
        if len(data) < start:
            return None
        length = int.from_bytes(data[at + 2 : start])
        if length < least:
            raise NotShortestError
    if data[at + 1] & _MASKED:
        start += 4
    return start, start + length
