"""What comes in by uvicorn's WebSocket: messages that wait to be read, a few at a time."""

from asyncio import sleep
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_PARTS: Final = 64
"""Frames per message."""
MOST_AHEAD: Final = 8
"""Messages that may wait while more is received: to stop reading and go on costs system calls."""


class Messages(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which would stop reading at every message."""

    def handle_text(self, event: Any) -> None:  # noqa: ANN401 (the library's)
        """Pass on text undecoded: the JSON decoder validates UTF-8."""
        self.handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        """Let a message wait to be read; receive no more for now if many do."""
        parts, self.frames = self.frames, []
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": b"".join(parts)})
        if self.queue.qsize() >= MOST_AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:  # noqa: ANN401 (ASGI)
        """The next message; other clients have their turns between two of this one."""
        if not self.queue.empty():
            await sleep(0)
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def handle_cont(self, event: Any) -> None:  # noqa: ANN401 (the library's)
        """Collect the fragments of a message, which may be empty and endless."""
        if len(self.frames) >= MOST_PARTS:
            self.transport.abort()
        else:
            super().handle_cont(event)
