"""Errors of the adapters."""

from dacabo.core.errors import DacaboError


class DoorError(DacaboError):
    """A setting that no adapter has."""
