"""Notify the supervisor of a server, so that it can restart a server that hangs."""

import os
import socket
from contextlib import suppress
from typing import Final

HEARTBEAT_SECONDS: Final = 1.0
"""The longest time between two heartbeats."""
TIMEOUT_SECONDS: Final = 1.0
"""The longest time to wait until systemd takes a message that must not be lost."""


class Supervisor:
    """The program that started a server. This base class ignores all notifications."""

    heartbeat_seconds = HEARTBEAT_SECONDS

    def notify_ready(self) -> None:
        """Report that the server answers."""

    def notify_alive(self) -> None:
        """Report that the server's event loop runs."""

    def notify_stopping(self) -> None:
        """Report that the server was asked to stop."""


class Systemd(Supervisor):
    """systemd, by the protocol of sd_notify(3).

    Without the environment variables of that protocol, it sends nothing.
    """

    def __init__(self) -> None:
        self._address = os.environ.get("NOTIFY_SOCKET", "")
        if self._address.startswith("@"):  # a socket in Linux's abstract namespace
            self._address = f"\0{self._address[1:]}"
        microseconds = os.environ.get("WATCHDOG_USEC", "")
        is_for_us = os.environ.get("WATCHDOG_PID") in (None, str(os.getpid()))
        self._has_watchdog = microseconds.isdecimal() and int(microseconds) > 0 and is_for_us
        if self._has_watchdog:
            # Three heartbeats within the time limit, so that one may be late.
            self.heartbeat_seconds = min(HEARTBEAT_SECONDS, int(microseconds) / 3e6)

    def notify_ready(self) -> None:
        """Report that the server answers."""
        self._send("READY=1", TIMEOUT_SECONDS)

    def notify_alive(self) -> None:
        """Report that the server's event loop runs."""
        if self._has_watchdog:
            self._send("WATCHDOG=1")

    def notify_stopping(self) -> None:
        """Report that the server was asked to stop."""
        self._send("STOPPING=1", TIMEOUT_SECONDS)

    def _send(self, message: str, timeout: float = 0) -> None:
        if self._address:
            with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as connection:
                connection.settimeout(timeout)
                connection.sendto(message.encode(), self._address)
