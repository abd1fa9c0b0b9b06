"""Tells the supervisor of a server how it is, so that it can restart a server that hangs."""

import os
import socket
from contextlib import suppress
from typing import Final

BEAT_SECONDS: Final = 1.0
"""Seconds between two signs of life, at most."""
TIMEOUT_SECONDS: Final = 1.0
"""Seconds within which systemd takes a message that matters."""


class Supervisor:
    """The program that started a server; this one wants to know nothing."""

    seconds = BEAT_SECONDS
    """Seconds between two signs of life."""

    def ready(self) -> None:
        """The server answers."""

    def alive(self) -> None:
        """Its event loop turns."""

    def stopping(self) -> None:
        """It was asked to stop."""


class Systemd(Supervisor):
    """systemd, by the protocol of sd_notify(3); nothing happens if it has not asked for it."""

    def __init__(self) -> None:
        self._address = os.environ.get("NOTIFY_SOCKET", "")
        if self._address.startswith("@"):  # a name that is no file
            self._address = f"\0{self._address[1:]}"
        microseconds = os.environ.get("WATCHDOG_USEC", "")
        meant = os.environ.get("WATCHDOG_PID") in (None, str(os.getpid()))
        self._watches = microseconds.isdecimal() and int(microseconds) > 0 and meant
        if self._watches:
            self.seconds = min(BEAT_SECONDS, int(microseconds) / 3e6)

    def ready(self) -> None:
        """The server answers."""
        self._tell("READY=1", TIMEOUT_SECONDS)

    def alive(self) -> None:
        """Its event loop turns."""
        if self._watches:
            self._tell("WATCHDOG=1")

    def stopping(self) -> None:
        """It was asked to stop."""
        self._tell("STOPPING=1", TIMEOUT_SECONDS)

    def _tell(self, message: str, timeout: float = 0) -> None:
        if self._address:
            with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as connection:
                connection.settimeout(timeout)
                connection.sendto(message.encode(), self._address)
