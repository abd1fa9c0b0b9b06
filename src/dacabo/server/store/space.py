"""The free space on the disc: the last of it is reserved for what is already open."""

import asyncio
import shutil
from logging import WARNING
from pathlib import Path
from time import monotonic
from typing import Final

from dacabo.server.logs import note
from dacabo.server.store.store import StoreError

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
