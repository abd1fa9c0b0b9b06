"""Whether writing works at present; the log gets one line whenever that changes."""

from logging import WARNING
from time import monotonic
from typing import Final

from dacabo.server.logs import note
from dacabo.server.store.store import StoreError

CALM_SECONDS: Final = 2
"""Seconds since the last failure after which a success counts as recovery: a disc that is nearly
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
