"""Track whether the store can be written, and whether the disk has space for new documents.

The log gets one line whenever that changes. The last free space is reserved for open documents.
"""

import asyncio
import shutil
from logging import WARNING
from pathlib import Path
from time import monotonic
from typing import Final

from dacabo.server.logs import note
from dacabo.server.store.store import StoreError

RECOVERY_SECONDS: Final = 2
"""Seconds since the last failure after which a success counts as recovery: a disk that is nearly
full may accept one write and refuse another."""


class Health:
    """The health of a store, as its last writes have shown it."""

    def __init__(self) -> None:
        self.failing: StoreError | None = None
        """The last error, while writing fails; otherwise None."""
        self._failed_at = 0.0

    def failed(self, failure: StoreError) -> None:
        """Record that a write has failed."""
        if self.failing is None:
            note("store-fails", WARNING, code=failure.code)
        self.failing = failure
        self._failed_at = monotonic()

    def worked(self) -> None:
        """Record that a write has succeeded."""
        if self.failing is not None and monotonic() - self._failed_at >= RECOVERY_SECONDS:
            self.failing = None
            note("store-works", WARNING)


LOOK_SECONDS: Final = 5
"""Seconds between two checks."""


class Space:
    """Checks the free space in the folder of a database file; without a folder, nothing."""

    def __init__(self, folder: Path | None, floor: int) -> None:
        self.floor = floor
        self._folder = folder
        self._is_low = False
        self._checked_at = -float(LOOK_SECONDS)

    async def check(self) -> None:
        """Refuse to open something new while there is too little space."""
        now = monotonic()
        if self._folder is not None and now - self._checked_at >= LOOK_SECONDS:
            self._checked_at = now
            self._set_low(await asyncio.to_thread(self._measure, self._folder))
        if self._is_low:
            raise StoreError("store-nearly-full")

    def _measure(self, folder: Path) -> bool:
        """Whether the space in a folder is low."""
        try:
            return shutil.disk_usage(folder).free < self.floor
        except OSError:
            return False  # unknown: then writes themselves will fail

    def _set_low(self, low: bool) -> None:  # noqa: FBT001 (the measured value)
        if low is not self._is_low:
            self._is_low = low
            note("space-low" if low else "space-enough", WARNING)
