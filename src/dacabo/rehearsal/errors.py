"""Errors of a rehearsal."""

from dacabo.core.errors import DacaboError


class RehearsalError(DacaboError):
    """An event that cannot be rehearsed as requested."""
