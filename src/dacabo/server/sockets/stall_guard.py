"""Close connections whose clients do not read what was sent to them."""

import socket
import struct
import sys
from asyncio import AbstractEventLoop, Protocol, TimerHandle, Transport
from contextlib import suppress
from typing import Final

if sys.platform == "linux":
    from fcntl import ioctl
    from termios import TIOCOUTQ

SEND_BUFFER_BYTES: Final = 256 * 1024
"""The system's send buffer of each connection."""
RESET: Final = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)
"""The value of SO_LINGER by which closing discards all output and resets the connection."""


def prepare(listening: socket.socket, stalled_seconds: int) -> None:
    """Set the socket options that accepted connections inherit."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
    if sys.platform == "linux":
        # The system also times output in its own buffer, even after we have closed the connection.
        timeout = stalled_seconds * 1000
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, timeout)


class StallGuard(Protocol):
    """Closes a connection whose client does not read."""

    loop: AbstractEventLoop
    transport: Transport
    _stalled_seconds: int
    """Seconds that a client may read nothing although output waits for it."""
    _check_timer: TimerHandle | None = None
    _unread = 0
    """Bytes that waited at the last check."""
    _since = 0.0
    """The time at which the number last became smaller."""

    def cut(self) -> None:
        """Close the connection now and discard all output, including the system's buffer."""
        connection: socket.socket | None = self.transport.get_extra_info("socket")
        if connection is not None:
            with suppress(OSError, ValueError):  # closed already
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        self.transport.abort()

    def _watch(self) -> None:
        """Check periodically whether the client reads what waits for it."""
        unread = 0 if self._has_read() else self._unread_bytes()
        now = self.loop.time()
        if not unread or unread < self._unread:
            self._since = now
        elif now - self._since >= self._stalled_seconds:
            self.cut()
            return
        self._unread = unread
        self._check_timer = self.loop.call_later(self._stalled_seconds / 3, self._watch)

    def _unread_bytes(self) -> int:
        """Bytes not yet read by the client, including the system's buffer where known."""
        waiting = self.transport.get_write_buffer_size()
        if sys.platform == "linux":
            with suppress(OSError, ValueError):  # closed already
                connection = self.transport.get_extra_info("socket").fileno()
                waiting += int.from_bytes(ioctl(connection, TIOCOUTQ, bytes(4)), sys.byteorder)
        return waiting

    def _has_read(self) -> bool:
        """Whether the client has read something since the last check, even if more waits now."""
        raise NotImplementedError

    def _stop_watching(self) -> None:
        if self._check_timer is not None:
            self._check_timer.cancel()
            self._check_timer = None
