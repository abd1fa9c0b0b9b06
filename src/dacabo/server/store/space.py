"""The space that is left on the disc: the last of it belongs to what has begun."""

import asyncio
import shutil
from logging import WARNING
from pathlib import Path
from time import monotonic
from typing import Final

from dacabo.server.logs import note
from dacabo.server.store.store import StoreError

FLOOR: Final = 256 * 1024 * 1024
"""With fewer bytes than these nothing new is opened."""
LOOK_SECONDS: Final = 5
"""How often somebody looks."""


class Space:
    """How much there is where a file lies."""

    def __init__(self, folder: Path, floor: int = FLOOR) -> None:
        self.floor = floor
        self._folder = folder
        self._low = False
        self._looked = -float(LOOK_SECONDS)

    async def check(self) -> None:
        """Refuse whatever is to be opened while there is too little."""
        moment = monotonic()
        if moment - self._looked >= LOOK_SECONDS:
            self._looked = moment
            self._know(await asyncio.to_thread(self._is_low))
        if self._low:
            raise StoreError("store-nearly-full")

    def _is_low(self) -> bool:
        try:
            return shutil.disk_usage(self._folder).free < self.floor
        except OSError:
            return False  # nobody knows; whoever writes will see

    def _know(self, low: bool) -> None:  # noqa: FBT001 (what was found)
        if low is not self._low:
            self._low = low
            note("space-low" if low else "space-enough", WARNING)
