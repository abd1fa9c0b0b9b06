"""Read the messages of one connection, within the limits of its client."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from time import monotonic
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from dacabo.server.limits.buckets import Rate, TokenBucket
from dacabo.server.limits.cpu_budget import TooFast, is_over_budget, throttle
from dacabo.server.sockets.connection import Connection, frame
from dacabo.server.wire.table import MAX_MESSAGE_BYTES, Bye

Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
"""The next ASGI message of a WebSocket."""
Message = TypeVar("Message")

PAUSE_SECONDS: Final = 0.25
"""Seconds for which a client that is over budget is ignored: a refusal costs time, too."""
EXTRA_COST: Final = 4
"""Tokens for an expensive answer, in addition to one for the message itself."""


class MessageLoop(Generic[Message]):
    """One connection, from the first message to the last."""

    def __init__(
        self, connection: Connection, read: Callable[[str | bytes], Message], rate: Rate
    ) -> None:
        self._connection = connection
        self._read = read
        self._bucket = TokenBucket(rate, monotonic())

    async def run(self, receive: Receive) -> None:
        """Read messages until either side closes the connection. Each costs a token."""
        try:
            while (asgi_message := await receive())["type"] != "websocket.disconnect":
                if not self._bucket.take(monotonic()):
                    self._close_too_fast()
                if self._connection.closing:
                    continue  # until the answer of the client to the closing
                try:
                    await throttle()
                except TooFast:
                    self._close_too_fast()
                if not self._connection.closing:
                    text = asgi_message.get("text")
                    await self._read_message(
                        asgi_message.get("bytes") or b"" if text is None else text
                    )
                if is_over_budget():
                    await asyncio.sleep(PAUSE_SECONDS)
        finally:
            self._on_close()

    async def _read_message(self, text: str | bytes) -> None:
        try:
            if len(text) > MAX_MESSAGE_BYTES:
                raise msgspec.ValidationError
            message = self._read(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._on_unreadable()
        else:
            await self._handle(message)

    async def _handle(self, message: Message) -> None:
        """Handle a message."""
        raise NotImplementedError

    def _on_unreadable(self) -> None:
        """Handle a message that cannot be decoded."""
        raise NotImplementedError

    def _on_close(self) -> None:
        """Clean up after the connection has ended."""
        raise NotImplementedError

    def _charge_extra_or_close(self) -> bool:
        """Charge an expensive answer; return False and close if the client cannot pay."""
        if self._bucket.take(monotonic(), EXTRA_COST) and not is_over_budget():
            return True
        self._close_too_fast()
        return False

    def _close_too_fast(self) -> None:
        self.close(4429, "too-fast")

    def close(self, code: int, reason: str) -> None:
        """Tell the client the reason, then close the connection."""
        self._connection.send(frame(Bye(reason)))
        self._connection.close(code, reason)
