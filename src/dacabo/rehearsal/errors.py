"""What a rehearsal refuses."""

from dacabo.core.errors import DacaboError


class RehearsalError(DacaboError):
    """An event that cannot be rehearsed as it was asked for."""
