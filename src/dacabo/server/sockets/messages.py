"""What comes in by uvicorn's WebSocket: messages that wait to be read, a few at a time."""

from asyncio import AbstractEventLoop, Future, sleep
from collections import deque
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where it can be
from websockets.protocol import State

MOST_PARTS: Final = 64
"""Frames per message."""
MOST_AHEAD: Final = 8
"""Messages that may wait while more is received: to stop reading and go on costs system calls."""

_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""
_MASKED: Final = 0x80
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
"""Lengths that say where the length is."""


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


class Messages(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which would stop reading at every message."""

    _between = True
    """Whether the library waits for the beginning of a frame: then whole ones can be read here."""

    def __init__(self, **given: Any) -> None:  # noqa: ANN401 (the library's)
        super().__init__(**given)
        self.inbox = Inbox(self.loop)
        self.queue = self.inbox  # type: ignore[assignment]  # what uvicorn has to say comes in there

    def data_received(self, data: bytes) -> None:
        """Read whole messages here, in a fifth of the time; all else is left to the library."""
        at = 0
        if self.handshake_complete:
            while self._between and (end := self._read_message(data, at)):
                at = end
        if at < len(data):
            if self.handshake_initiated:
                self._between = (
                    self._between and self.handshake_complete and _ends_with_a_frame(data, at)
                )
            super().data_received(data[at:])

    def _read_message(self, data: bytes, at: int) -> int:
        """Read a message that is one whole frame; where it ends, or 0 if it is something else."""
        start, end = _text_of_frame(data, at)
        if (
            end > len(data)
            or data[at] != _TEXT
            or not data[at + 1] & _MASKED
            or self.conn.current_size is not None  # among the parts of another message
            or self.conn.state is not State.OPEN
        ):
            return 0
        self._let_wait(apply_mask(data[start:end], data[start - 4 : start]))
        return end

    def handle_text(self, event: Any) -> None:  # noqa: ANN401 (the library's)
        """Pass on text undecoded: the JSON decoder validates UTF-8."""
        self.handle_bytes(event)

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


def _text_of_frame(data: bytes, at: int) -> tuple[int, int]:
    """Where the text of a frame begins and ends, maybe beyond the data: then not all is here.

    A frame of 64 KiB or more is never all here.
    """
    size = len(data)
    if size < at + 2:
        return size, size + 1
    start, length = at + 2, data[at + 1] & ~_MASKED
    if length == _TWO_BYTES:
        start, length = at + 4, int.from_bytes(data[at + 2 : at + 4])
    elif length == _EIGHT_BYTES:
        return size, size + 1
    if data[at + 1] & _MASKED:
        start += 4
    return start, start + length


def _ends_with_a_frame(data: bytes, at: int) -> bool:
    """Whether the last frame is all here."""
    while at < len(data):
        _, at = _text_of_frame(data, at)
    return at == len(data)
