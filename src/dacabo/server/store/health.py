"""Whether writing works at present, and whether there is space for more.

The log gets one line whenever that changes. The last of the space is reserved for what is open.
"""

import asyncio
import shutil
from logging import WARNING
from pathlib import Path
from time import monotonic
from typing import Final

from dacabo.server.logs import note
from dacabo.server.store.store import StoreError

CALM_SECONDS: Final = 2
"""Seconds since the last failure after which a success counts as recovery: a disk that is nearly
full may accept one write and refuse another."""


class Health:
    """The health of a store, as its last writes have shown it."""

    def __init__(self) -> None:
        self.failing: StoreError | None = None
        """Why writing does not work at present."""
        self._failed_at = 0.0

    def failed(self, failure: StoreError) -> None:
        """Something could not be written."""
        if self.failing is None:
            note("store-fails", WARNING, code=failure.code)
        self.failing = failure
        self._failed_at = monotonic()

    def worked(self) -> None:
        """Something was written."""
        if self.failing is not None and monotonic() - self._failed_at >= CALM_SECONDS:
            self.failing = None
            note("store-works", WARNING)


LOOK_SECONDS: Final = 5
"""Seconds between two checks."""


class Space:
    """The free space in the folder of a file; None for a database that looks after its own."""

    def __init__(self, folder: Path | None, floor: int) -> None:
        self.floor = floor
        self._folder = folder
        self._low = False
        self._looked = -float(LOOK_SECONDS)

    async def check(self) -> None:
        """Refuse to open something new while there is too little space."""
        moment = monotonic()
        if self._folder is not None and moment - self._looked >= LOOK_SECONDS:
            self._looked = moment
            self._know(await asyncio.to_thread(self._is_low, self._folder))
        if self._low:
            raise StoreError("store-nearly-full")

    def _is_low(self, folder: Path) -> bool:
        try:
            return shutil.disk_usage(folder).free < self.floor
        except OSError:
            return False  # unknown; writing will tell

    def _know(self, low: bool) -> None:  # noqa: FBT001 (what was found)
        if low is not self._low:
            self._low = low
            note("space-low" if low else "space-enough", WARNING)
