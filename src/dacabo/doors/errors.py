"""Errors of the doors."""

from dacabo.core.errors import DacaboError


class DoorError(DacaboError):
    """A setting that no door has."""
